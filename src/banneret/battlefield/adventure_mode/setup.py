"""Setting up a game in Adventure mode: the first player, factions and heroes, kits, decks."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.card_destinations import SORTING, place_of
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    AdventureModeGame,
)
from banneret.battlefield.adventure_mode.tables import WHOLE_DECK
from banneret.battlefield.first_player import FIRST_PLAYER
from banneret.battlefield.seats import PLAYERS
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.adventure.shared_decks import SHOW_TOP, draw_shared, gain_card
from banneret.heroes.combat.cards.known_places import uppermost
from banneret.heroes.combat.morale.decks import lay_morale_decks
from banneret.heroes.game.setup import ASK_FACTION
from banneret.heroes.game.starting_means import muster_player, shared_decks
from banneret.heroes.state.events_map import E_HERO, E_REPLACED, E_TAKEN
from banneret.heroes.state.pile_numbers import DECK, GAINED, REMOVED, SHARED_DECK
from banneret.heroes.state.whole_game import ABILITY
from banneret.heroes.tables.towns_and_heroes import STARTING_DECK, base_card
from banneret.kernel.kinds import K_DRAW
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import at, sequence
from banneret.kernel.state import ARG_A, ARG_B


def contest_expedition(s: AdventureModeGame, _n: int, _card: int, _c: int) -> None:
    """The dice say who is first. Rules: BF-ADV-01, BF-ADV-12, BF-ADV-02."""
    for player, (faction, hero) in enumerate(s.game_terms.seats):
        s.faction = changed(s.faction, player, faction)
        s.hero = changed(s.hero, player, hero)
    s.call(FIRST_PLAYER, 0, 0, 0)


def take_kits(s: AdventureModeGame, _n: int, _card: int, _c: int) -> None:
    """Each takes the kit of a faction, the first player first. Rules: BF-ADV-02."""
    s.first = s.answer
    s.call(ASK_FACTION, 0, 0, 0)


def lay_out_expedition(s: AdventureModeGame, _n: int, _card: int, _c: int) -> None:
    """Level I, starting Resources, income and deck; no buildings, no units; three decks and the Adventure deck.

    Rules: BF-ADV-02, BF-ADV-03, BF-ADV-06 to BF-ADV-11, BF-ADV-68, BF-MRL-01.
    """
    for player in range(PLAYERS):
        s.emit(E_HERO, player, s.hero[player])
        muster_player(s, player)
    shared_decks(s)
    lay_morale_decks(s)
    s.piles[ADVENTURE_DECK] = tuple(sorted(WHOLE_DECK))
    for deck in (2, 1, 0):
        s.call(SHOW_TOP, deck, 0, 0)


def replace_removed(s: AdventureModeGame, n: int, _card: int, _c: int) -> None:
    """A starting Ability that is not in the game is replaced by the top card of the Ability deck. Rules: BF-ADV-05."""
    if n == PLAYERS:
        s.stack[PLAYERS_SET_UP] = 0
        s.goto(SORT_START)
        return
    player = s.first ^ n
    act_as(s, player)
    s.stack[PLAYERS_SET_UP] = n + 1
    for own in s.piles[DECK]:
        if base_card(own) in s.game_terms.removed_cards:
            s.piles[DECK] = without(s.piles[DECK], own)
            s.piles[REMOVED] = added(s.piles[REMOVED], own)
            s.emit(E_REPLACED, player, own)
            s.chance(K_DRAW, uppermost(s, SHARED_DECK + ABILITY))
            return
    s.goto(REPLACE_REMOVED)


def replaced_removed(s: AdventureModeGame, _n: int, _card: int, _c: int) -> None:
    """The new card is sorted like any other and not replaced again. Rules: BF-ADV-05."""
    drawn = s.answer
    draw_shared(s, ABILITY, drawn)
    s.emit(E_TAKEN, s.who[0], drawn)
    s.goto(REPLACE_REMOVED)
    gain_card(s, drawn, True)


def sort_start(s: AdventureModeGame, n: int, card: int, _c: int) -> None:
    """The cards of the starting deck are sorted, too; Spells and cards of Combat stay.

    Rules: BF-ADV-15, BF-ADV-19, BF-ADV-20.
    """
    while n < PLAYERS:
        act_as(s, s.first ^ n)
        cards = STARTING_DECK[s.hero[s.who[0]]]
        while card < len(cards):
            own = cards[card]
            card += 1
            if place_of(own) and base_card(own) not in s.game_terms.removed_cards:
                s.stack[PLAYERS_SET_UP] = n
                s.stack[CARDS_SORTED] = card
                s.goto(SORT_START)
                s.piles[DECK] = without(s.piles[DECK], own)
                s.piles[GAINED] = (own,)
                s.call(SORTING, 0, 0, 0)
                return
        card = 0
        n += 1


OUTSET: Final = sequence(
    contest_expedition, take_kits, lay_out_expedition, replace_removed, replaced_removed, sort_start,
)  # fmt: skip
"""Arguments: how many players are done in a step that goes through both, and how many of their cards."""
PLAYERS_SET_UP: Final = ARG_A
CARDS_SORTED: Final = ARG_B
REPLACE_REMOVED: Final = at(OUTSET, replace_removed)
SORT_START: Final = at(OUTSET, sort_start)
