"""Which answer is expected and becomes the golden button: the one that continues without giving anything up.

If there is a real choice between fields, targets, cards or buildings, none is expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.kernel.kinds import (
    K_ACTION,
    K_AMOUNT,
    K_CARD,
    K_CONTINUE,
    K_MAY,
    K_PLAY,
    K_REROLL,
    K_SPACE,
    K_UNIT,
)

IN_TURN: Final = frozenset(
    {"go", "go2", "discover", "discover2", "lay", "lay2", "revisit", "build", "recruit", "reinforce", "hire"}
)
"""What is worth doing before a turn ends; cards and morale may wait."""
IN_ACTIVATION: Final = frozenset({"move", "attack", "break", "use"})
REFUSED: Final = frozenset({"ask_sacrifice", "got_sacrifice", "ai_or_give_up"})
"""Steps at which players usually say no."""
UNSURE: Final = frozenset({"ask_transport", "ai_siege", "eliminate", "ask_spend"})
"""Steps at which both answers are equally good."""
STRONGEST_FIRST: Final = frozenset({"ask_draw", "ask_step"})
"""Steps whose first answer is the most one may have: as many cards, or as strong an effect of a spell."""
_USUAL: Final = {
    K_PLAY: ("pass",),
    K_CARD: ("done", "keep"),
    K_UNIT: ("done",),
    K_REROLL: ("keep",),
    K_CONTINUE: ("extend",),
    K_MAY: ("yes", "look"),
    K_SPACE: ("stay",),
}


def expected(keys: Sequence[str], kind: int, question: str) -> str:
    """The key of the expected answer, or nothing."""
    if kind == K_ACTION:
        return _action(keys)
    if kind == K_AMOUNT:
        return keys[0] if question in STRONGEST_FIRST else ""
    if question == "ask_unit" or question in UNSURE:
        return ""
    usual = ("no",) if question in REFUSED else _USUAL.get(kind, ())
    return next((key for key in usual if key in keys), "")


def _action(keys: Sequence[str]) -> str:
    """To end the turn or the activation, once nothing else is worth it."""
    words = {key.partition(":")[0] for key in keys}
    if "end_turn" in words:
        return "" if words & IN_TURN else "end_turn"
    if words & IN_ACTIVATION:
        return ""
    return next((key for key in ("defend", "done") if key in words), "")
