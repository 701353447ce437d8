"""Words for the questions of a Duel before its battle: faction, hero, and the cards that are dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from banneret.heroes.text.combat_events import Told, card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names

if TYPE_CHECKING:
    from banneret.battlefield.duel.state import Duel
    from banneret.heroes.text.combat_questions import Situation


def _to_player(id: str) -> Callable[[Situation], Told]:
    """A question that names whom it asks."""
    return lambda now: (id, {"player": _player(now)})


def _player(now: Situation) -> str:
    return Names.of(now.view).player(now.view.seat, now.lang)


def _drop(now: Situation) -> Told:
    """How many of the cards drawn are still to go."""
    from banneret.battlefield.duel.decks import DRAWN_AND_KEPT, DROPPING_SIDE, to_keep
    from banneret.heroes.state.pile_numbers import ASIDE

    state = cast("Duel", now.view.state)
    drawn = state.piles[ASIDE + state.stack[DROPPING_SIDE]]
    return "prompt-drop", {"player": _player(now), "n": len(drawn) - to_keep(state.stack[DRAWN_AND_KEPT])}


PROMPTS: Final[dict[tuple[str, int | None], Callable[[Situation], Told]]] = {
    ("ask_duel_faction", None): _to_player("prompt-faction"),
    ("ask_duel_hero", None): _to_player("prompt-hero"),
    ("ask_drop", None): _drop,
}


def _faction(now: Situation, _word: str, rest: str) -> Told:
    return "option-faction", {"faction": name(f"faction-{rest}", now.lang)}


def _hero(now: Situation, _word: str, rest: str) -> Told:
    from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, HERO_IDS
    from banneret.heroes.tables.units_and_cards import FACTION_IDS

    faction = FACTION_IDS[HERO_FACTION[HERO_IDS.index(rest)]]
    return "option-hero", {"hero": message(f"hero-{rest}", now.lang), "faction": name(f"faction-{faction}", now.lang)}


def _dropped(now: Situation, _word: str, rest: str) -> Told:
    return "option-drop", {"card": card_name(rest, now.lang)}


OPTIONS: Final[dict[str, Callable[[Situation, str, str], Told]]] = {
    "faction": _faction,
    "hero": _hero,
    "remove": _dropped,
}
