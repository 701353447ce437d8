"""What a scenario does differently from the box: the changes that are plain yes or no, and cards left out."""

from __future__ import annotations

from typing import Final

from banneret.heroes.scenario.rules import Change
from banneret.heroes.state.game_terms import (
    C_BLIND_PICK,
    C_DICE_CHOOSE_START,
    C_FIRST_REDRAW,
    C_LESSONS,
    C_MORALE_SEARCHES,
    C_POINTS_DECIDE,
    C_TURN_TILES,
    GameTerms,
)
from banneret.heroes.tables.units_and_cards import CARD_NUMBER

SWITCHES: Final = {
    "blind_pick": C_BLIND_PICK,
    "dice_choose_start": C_DICE_CHOOSE_START,
    "first_redraw": C_FIRST_REDRAW,
    "morale_searches_again": C_MORALE_SEARCHES,
    "discovery_turns_tiles": C_TURN_TILES,
    "lessons": C_LESSONS,
}
"""By field of `Change`: its bit of `GameTerms.switches`."""


def no_switches(m: GameTerms) -> None:
    """All is as in the box, but for how the scenario counts points. Rules: H3-TOU-15, H3-SCORING-always."""
    m.removed_cards = ()
    m.switches = C_POINTS_DECIDE if m.scenario.scoring.always else 0


def adopt(m: GameTerms, change: Change) -> None:
    """Note what a rule of the scenario changes.

    Rules: H3-CHANGE-remove_cards, H3-CHANGE-blind_pick, H3-CHANGE-dice_choose_start, H3-CHANGE-first_redraw,
    H3-CHANGE-morale_searches_again, H3-CHANGE-discovery_turns_tiles, H3-CHANGE-lessons, H3-GEN-01, H3-TOU-01.
    """
    m.removed_cards += tuple(CARD_NUMBER[card] for card in change.remove_cards)
    for name, switch in SWITCHES.items():
        if getattr(change, name):
            m.switches |= switch
