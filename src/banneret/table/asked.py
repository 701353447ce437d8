"""The present question, ready to be shown: in words, with every legal answer and the thing to click for it.

Everything is made from the view of the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from banneret.kernel.kinds import KIND_NAMES
from banneret.table.presenter import presenting
from banneret.table.protocol import Asked

if TYPE_CHECKING:
    from banneret.kernel.game import Game


def asked(game: Game, lang: str, choice: int, names: Sequence[str] = ()) -> Asked:
    """The pending question, as the seat that is asked sees it; `choice` is its number for that seat.

    Somebody has to be asked. `names` are those of whoever sits at the table, if known.
    """
    state = game.state
    asking = presenting(game).asking(game, lang, names)
    keys = [game.rules.key(state.kind, option) for option in state.options]
    main = asking.expected(keys)
    return Asked(
        choice=choice,
        seat=state.seat,
        kind=KIND_NAMES[state.kind],
        step=asking.question,
        prompt=asking.prompt(),
        options=tuple(asking.option(o, key, key == main) for o, key in zip(state.options, keys, strict=True)),
        hint=asking.hint(),
        why=asking.why_now(),
        clauses=game.rules.clauses(state.step),
        picks=asking.picks(),
    )


def labels(game: Game, options: Sequence[int], lang: str) -> list[str]:
    """The labels of options for the present question."""
    asking = presenting(game).asking(game, lang)
    return [asking.label(option) for option in options]


def label(game: Game, option: int, lang: str) -> str:
    """The label of one option."""
    return presenting(game).asking(game, lang).label(option)
