"""AI heroes at the set-up of a game: the cards they need are put aside, and tiles are turned up.

Rules: H3-AIC-28, H3-AIC-29, H3-AIC-41, H3-AIM-09.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from banneret.heroes.adventure.ai_heroes.paths import field_at
from banneret.heroes.adventure.map.discovering import DISCOVER_TILE
from banneret.heroes.adventure.map.flagging import note_homes
from banneret.heroes.adventure.seating import act_as, in_order, pile_of
from banneret.heroes.adventure.shared_decks import SEARCH_DECK
from banneret.heroes.adventure.town.recruiting import begin_with_second
from banneret.heroes.geometry.map_grid import middle_of
from banneret.heroes.state.ai_heroes import (
    edit_host,
)
from banneret.heroes.state.events_map import E_FLAG, E_HERO_PLACED, E_REMOVED
from banneret.heroes.state.hero_numbers import NO_HERO, main_hero
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK, P_DECK, SHARED_DECK
from banneret.heroes.state.whole_game import ABILITY, SPELL, WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw
from banneret.heroes.tables.towns_and_heroes import base_card
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, NEUTRAL, TIER, kind_of
from banneret.kernel.piles import changed, without
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A

INSTEAD: Final = 3
"""Cards looked at for a skill that was given up. Rules: H3-AIC-29."""


def most_of(lists: list[tuple[int, ...]]) -> list[int]:
    """As many of each as the list that has most of it: AI heroes share spells and skills.

    Rules: H3-AIC-30, H3-AIC-28, H3-AIC-29.
    """
    needed: Counter[int] = Counter()
    for cards in lists:
        needed |= Counter(cards)
    return sorted(needed.elements())


def put_aside(s: WholeGame) -> None:
    """What AI heroes need is taken out of the decks before the game.

    Neutral Units that armies name, which share one where there are too few; spells, of which one without a copy left is
    a Magic Arrow instead; and skills, of which one without a copy left is taken from a player, who searches for another
    Ability.
    Rules: H3-AIC-28, H3-AIC-29, H3-AIC-41, H3-NEU-01.
    """
    heroes = s.game_terms.ai
    for hero in heroes:
        for row in hero.army:
            if not is_to_draw(row) and NEUTRAL[kind_of(row)]:
                take_out(s, NEUTRAL_DECK + TIER[kind_of(row)], row)
    aside: Counter[int] = Counter()
    for spell in most_of([hero.spells for hero in heroes]):
        aside[spell] += int(take_out(s, SHARED_DECK + SPELL, spell))
    edit_host(s).spells = tuple([tuple(sorted(usable(hero.spells, aside))) for hero in heroes])
    for skill in most_of([(hero.skill,) for hero in heroes if hero.skill >= 0]):
        if not take_out(s, SHARED_DECK + ABILITY, skill):
            give_up(s, skill)


def take_out(s: WholeGame, deck: int, card: int) -> bool:
    """Take a card out of a deck, if it is there."""
    if card not in s.piles[deck]:
        return False
    s.piles[deck] = without(s.piles[deck], card)
    return True


def usable(spells: tuple[int, ...], aside: Counter[int]) -> list[int]:
    """The spells of an AI hero of which copies are left. Rules: H3-AIC-28."""
    found: list[int] = []
    for spell in spells:
        found.append(spell if found.count(spell) < aside[spell] else CARD_NUMBER["magic_arrow"])
    return found


def give_up(s: WholeGame, skill: int) -> None:
    """A player with an Ability that an AI hero needs gives it up and searches for another one. Rules: H3-AIC-29."""
    for player in range(s.game_terms.players):
        pile = pile_of(P_DECK, player)
        for card in s.piles[pile]:
            if base_card(card) == skill:
                s.piles[pile] = without(s.piles[pile], card)
                s.emit(E_REMOVED, player, card)
                s.call(SEARCH_INSTEAD, player, 0, 0)
                return


def search_instead(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """The player searches the Ability deck. Rules: H3-AIC-29."""
    act_as(s, player)
    s.call(SEARCH_DECK, ABILITY, INSTEAD, 0)


SEARCH_INSTEAD: Final = sequence(search_instead)
"""Arguments: the player."""


# -- the map -----------------------------------------------------------------------------------------------------------


def turn_open(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """Tiles that lie face up from the start are turned by the last player in turn order. Rules: H3-TIL-22."""
    outset = s.game_terms.outset
    if outset.town[0] >= 0:
        s.town_at = changed(s.town_at, in_order(s)[0], middle_of(outset.town[0]))
    spots = outset.open_spots
    while n < len(spots):
        spot = spots[n]
        n += 1
        if s.land[spot] < 0:
            s.stack[TILES_LOOKED_AT] = n
            s.goto(SET_OUT)
            act_as(s, in_order(s)[-1])
            s.call(DISCOVER_TILE, spot, NO_HERO, 0)
            return


def set_out(s: WholeGame, _n: int, _b: int, _c: int) -> None:
    """The first player holds what the scenario says, and begins elsewhere if there is no tile to begin on.

    Rules: H3-SET-28, H3-SET-29, H3-TIL-10, H3-TWN-21, H3-OPT-05.
    """
    outset = s.game_terms.outset
    player = in_order(s)[0]
    if outset.town[0] >= 0:
        field = field_at(s, outset.at)
        s.hero_at[main_hero(player)] = s.last[main_hero(player)] = field
        s.emit(E_HERO_PLACED, main_hero(player), field)
        begin_with_second(s, player, field)
    for place in outset.flags:
        field = field_at(s, place)
        s.beaten |= 1 << field
        s.ever |= 1 << field
        s.owned = s.owned[:player] + (s.owned[player] | 1 << field,) + s.owned[player + 1 :]
        s.emit(E_FLAG, player, field)
    note_homes(s)


SET_OUT: Final = sequence(turn_open, set_out)
"""Arguments: how many tiles have been looked at."""
TILES_LOOKED_AT: Final = ARG_A
