"""Words for the Morale decks: what is asked about their cards, what is answered, and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from banneret.heroes.text.combat_events import Told, card_name
from banneret.heroes.text.component_names import name
from banneret.text.catalogue import signed

# A cycle of types alone: questions of Combat are worded with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.text.combat_questions import Situation


def _always(id: str) -> Callable[[Situation], Told]:
    return lambda _now: (id, {})


def _unit_in_frame(now: Situation) -> str:
    """The unit whose activation waits: the frame that asks holds its number."""
    from banneret.heroes.combat.morale.playing import WAITING_UNIT

    number = now.view.state.stack[WAITING_UNIT]
    return next(name(unit["unit"], now.lang) for unit in now.seen["units"] if unit["number"] == number)


def _before_gain(now: Situation) -> Told:
    """Who gains morale may spend what is held before: a token, or one of two cards."""
    return "prompt-morale-room" if "morale_decks" in now.seen else "prompt-spend-morale", {}


PROMPTS: Final[dict[tuple[str, int | None], Callable[[Situation], Told]]] = {
    ("cancel", None): _always("prompt-morale-drop"),
    ("ask_spend", None): _before_gain,
    ("ask_keep_morale", None): _always("prompt-morale-keep"),
    ("offer_repeat", None): _always("prompt-morale-repeat"),
    ("offer_draw", None): _always("prompt-morale-start"),
    ("ask_panicked", None): _always("prompt-panic"),
    ("ask_freed", None): _always("prompt-shake-off"),
    ("offer_shake", None): lambda now: ("prompt-shake-off-now", {"unit": _unit_in_frame(now)}),
    ("ask_omen", None): _always("prompt-omens"),
    ("got_omen", None): _always("prompt-morale-minus"),
    ("offer_single", None): lambda now: ("prompt-reroll", {"face": now.dice}),
    ("offer_power", None): lambda now: ("prompt-power-dice", {"face": ", ".join(map(signed, now.seen["dice"]))}),
}


def _of_card(now: Situation, word: str, rest: str) -> Told:
    return f"option-{word.replace('_', '-')}", {"card": card_name(rest, now.lang)}


OPTIONS: Final[dict[str, Callable[[Situation, str, str], Told]]] = dict.fromkeys(
    ("morale", "morale_drop", "morale_keep"), _of_card
)
