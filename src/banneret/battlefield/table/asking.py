"""What *Battlefield* asks now, in words: as *Heroes* does, with the questions of Duels and of Adventure mode."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from banneret.battlefield.adventure_mode.resolving import BAND
from banneret.battlefield.duel.decks import DECK_DRAWN, DRAWN_AND_KEPT, DROPPING_SIDE, to_keep
from banneret.battlefield.duel.state import Duel
from banneret.battlefield.text.adventure_mode import PROMPTS
from banneret.heroes.state.pile_numbers import ASIDE, RESERVE
from banneret.heroes.table.asking import HeroesAsking
from banneret.heroes.table.why_now.map_facts import question
from banneret.heroes.table.why_now.sentence import FACTS, sentence
from banneret.heroes.text.map_events import SHARED_DECKS
from banneret.heroes.text.messages import message

if TYPE_CHECKING:
    from banneret.battlefield.adventure_mode.state import AdventureModeGame
    from banneret.heroes.table.why_now.combat_facts import Facts, Tell


class BattlefieldAsking(HeroesAsking):
    """What a Duel or a game in Adventure mode asks, as the seat that is asked sees it."""

    def why_now(self) -> str:
        """What the question is about."""
        return sentence(self, ALL_FACTS.get(self.question))


def _dropped(asking: HeroesAsking) -> Facts:
    """How many of the cards drawn are kept, and how many still go."""
    state = cast(Duel, asking.in_combat.view.state)
    seen = len(state.piles[ASIDE + state.stack[DROPPING_SIDE]])
    kept = to_keep(state.stack[DRAWN_AND_KEPT])
    deck = message(f"deck-{SHARED_DECKS[state.stack[DECK_DRAWN]]}", asking.lang)
    return "", {"deck": deck, "n": seen - kept, "keep": kept}


def _of_prompt(asking: HeroesAsking) -> Facts:
    """A question whose prompt has the very words."""
    now = question(asking)
    return "", dict(PROMPTS[now.question](now)[1])


def _band(asking: HeroesAsking) -> Facts:
    """How many units have been sent, of how many."""
    now = cast("AdventureModeGame", question(asking).s)
    return "", {"power": now.declared, "n": len(now.band), "of": min(BAND, len(now.piles[RESERVE]))}


ALL_FACTS: Final[Mapping[str, Tell]] = {
    **FACTS,
    "ask_drop": _dropped,
    **dict.fromkeys(("ask_expedition_turn", "ask_power_declared", "sort_gained"), _of_prompt),
    "ask_band": _band,
}
