"""Missed cards: after a Combat that was not won, a player is told which cards could have been played in it.

These are cards that the player was offered there, never used and still holds. Nobody can know which of them would have
turned the fight. Nothing in the game depends on it, and nobody else is told: hands are secret. Scenario files switch it
on as `lessons`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.heroes.state.events_map import E_LESSON
from banneret.heroes.state.offered_cards import offer_seat, pack_offer
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.scenario_state import ScenarioState, edit

if TYPE_CHECKING:
    from banneret.heroes.state.whole_game import WholeGame


def tell_missed_cards(s: WholeGame) -> None:
    """After a Combat, while its players are still seated: each who did not win hears of their own cards.

    Rules: H3-CHANGE-lessons, H3-GEN-08.
    """
    if not s.scenario_state.offered:
        return
    for side in (0, 1):
        if s.who[side] >= 0 and side != s.winner:
            for card in sorted(set(s.piles[HAND + side])):
                if pack_offer(s.who[side], card) in s.scenario_state.offered:
                    s.emit(E_LESSON, s.who[side], card)
    edit(s).offered = ()


def own_offers(scenario_state: ScenarioState, seat: int) -> ScenarioState:
    """The scenario state as a seat may know it. Rules: H3-CHANGE-lessons, H3-GEN-08."""
    if not scenario_state.offered:
        return scenario_state
    shown = scenario_state.copy()
    shown.offered = tuple([entry for entry in scenario_state.offered if offer_seat(entry) == seat])
    return shown
