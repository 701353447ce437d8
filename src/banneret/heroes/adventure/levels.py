"""Experience and levels of the acting player's Main Hero."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import EXPERT_USES, level_of
from banneret.heroes.adventure.shared_decks import SEARCH_DECK, gain_card
from banneret.heroes.combat.cards.known_places import shuffled
from banneret.heroes.state.events_map import E_EXPERIENCE, E_LEVEL, E_SPECIALTY
from banneret.heroes.state.game_terms import H_SPECIALTY_TO_DECK
from banneret.heroes.state.pile_numbers import DECK
from banneret.heroes.state.whole_game import ABILITY, WholeGame
from banneret.heroes.tables.towns_and_heroes import SPECIALTY
from banneret.kernel.piles import added, changed
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A

HIGHEST: Final = 12
"""The experience of level 7. Rules: H3-HER-05, H3-LVL-15."""


def gain_one(s: WholeGame, amount: int, _b: int, _c: int) -> None:
    """Experience is gained half a level at a time, and a new level's effects come at once.

    Rules: H3-LVL-01, H3-LVL-02, H3-LVL-14, H3-LVL-15, H3-HER-04, H3-SEC-08, H3-SEC-19, H3-EXP-05, BF-ADV-24.
    """
    player = s.who[0]
    if amount <= 0 or s.experience[player] >= min(HIGHEST, 2 * s.game_terms.level_cap - 1):
        s.leave()
        return
    before = level_of(s, player)
    s.experience[player] += 1
    s.emit(E_EXPERIENCE, player, s.experience[player])
    s.stack[STILL_TO_GAIN] = amount - 1
    s.goto(GAIN_EXPERIENCE)
    level = level_of(s, player)
    if level > before:
        s.emit(E_LEVEL, player, level)
        more = EXPERT_USES[level] - EXPERT_USES[before]
        s.expert = changed(s.expert, 0, s.expert[0] + more)
        level_up(s, player, level)


def level_up(s: WholeGame, player: int, level: int) -> None:
    """What a level brings besides hand limit and Expert effects: a Specialty, or a Search of the Ability deck.

    Rules: H3-LVL-04 to H3-LVL-10, H3-LVL-12, H3-HER-08.
    """
    if level in (4, 6):
        card = SPECIALTY[s.hero[player]][level // 2 - 1]
        s.emit(E_SPECIALTY, player, card)
        if s.game_terms.house & H_SPECIALTY_TO_DECK:
            s.piles[DECK] = added(s.piles[DECK], card)
            shuffled(s, DECK)
        else:
            gain_card(s, card, False)
    else:
        s.call(SEARCH_DECK, ABILITY, 2, 0)


GAIN_EXPERIENCE: Final = sequence(gain_one)
"""Arguments: how much."""
STILL_TO_GAIN: Final = ARG_A
