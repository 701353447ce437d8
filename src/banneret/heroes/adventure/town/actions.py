"""Town actions of the acting player: building, recruiting and reinforcing, buying spells."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.playing_cards import CARD_MAP_EFFECT, PLAY_ON_MAP, makes_cheaper
from banneret.heroes.adventure.shared_decks import SEARCH_DECK
from banneret.heroes.adventure.town.captured import boards
from banneret.heroes.adventure.town.prices import can_pay, pay, spell_price, unpack_spell_discount
from banneret.heroes.adventure.town.recruiting import RECRUITING, legion_plays, may_hire, own_turn, recruits
from banneret.heroes.combat.cards.hands import mode_plays
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_combat import PASS, REINFORCE, mode_of
from banneret.heroes.state.answers_map import BUILD, BUY_SPELL, HIRE, RECRUIT
from banneret.heroes.state.events_map import E_BOUGHT_SPELL, E_BUILT
from banneret.heroes.state.game_terms import H_GUILD_OWN_TURN, H_NO_TILE_ORDER
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.terms import R_ASK_ANYWAY
from banneret.heroes.state.whole_game import BOOK_TOKEN, BUILD_TOKEN, POPULATION_TOKEN, SPELL, WholeGame
from banneret.heroes.tables.compile.map import BOX, MAP_EFFECT
from banneret.heroes.tables.towns_and_heroes import (
    BUILDING_NEEDS,
    BUILDING_PRICE,
    BUILDING_SHARES,
    KINDS_OF_BUILDING,
    MAGE_GUILD,
    WHEN_BUILT,
)
from banneret.heroes.tables.units_and_cards import W_GUILD
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.sequence import asks, sequence

GUILD_CARDS: Final = 2
"""Rules: H3-MGU-04."""


# -- what is offered ---------------------------------------------------------------------------------------------------


def buildable(s: WholeGame, kind: int) -> bool:
    """Whether the acting player may add a building that is not there. Rules: H3-TWN-06, H3-TWN-08, H3-TWN-25."""
    player = s.who[0]
    place = KINDS_OF_BUILDING * s.faction[player] + kind
    built = s.buildings[player]
    if BUILDING_NEEDS[place] & ~built:
        return False
    if BUILDING_SHARES[place] & ~built and not s.game_terms.house & H_NO_TILE_ORDER:
        return False
    return can_pay(s, BUILDING_PRICE[place])


def guild_open(s: WholeGame) -> bool:
    """Whether the acting player may use a Mage Guild that was not built in this round. Rules: H3-MGU-07, H3-OPT-01."""
    for player in boards(s, s.who[0]):
        if s.buildings[player] >> MAGE_GUILD & 1 and s.guild_round[player] != s.game_round:
            return True
    return False


def may_buy_spell(s: WholeGame) -> bool:
    """Whether the acting player may buy a spell.

    Rules: H3-MGU-04, H3-MGU-05, H3-MGU-07, H3-MGU-08, H3-MGU-10, H3-TWA-10.
    """
    if s.tokens[s.who[0]] & BOOK_TOKEN or not guild_open(s):
        return False
    if s.game_terms.house & H_GUILD_OWN_TURN and not own_turn(s):
        return False
    if can_pay(s, spell_price(s, 0)):
        return True
    return own_turn(s) and s.playable[0] & W_GUILD != 0 and can_pay(s, spell_price(s, guild_discount(s)))


def guild_discount(s: WholeGame) -> int:
    """The gold that all cards in hand about spells of the Mage Guild save together. Rules: H3-MGU-04."""
    plays = {argument(answer): answer for answer in mode_plays(s, 0, W_GUILD)}
    held = [card for card in s.piles[HAND] if card in plays]
    return sum([BOX.ops[CARD_MAP_EFFECT[mode_of(plays[card])]][1] for card in held])


def town_options(s: WholeGame) -> list[int]:
    """The town actions open to the acting player.

    Rules: H3-TWA-01, H3-TWA-02, H3-TWA-06 to H3-TWA-11, H3-TWN-10, H3-TWN-21, H3-CHANGE-no_buildings.
    """
    options: list[int] = []
    player = s.who[0]
    if not s.tokens[player] & BUILD_TOKEN:
        closed = s.buildings[player] | s.game_terms.no_buildings
        for kind in range(KINDS_OF_BUILDING):
            if not closed >> kind & 1 and buildable(s, kind):
                options.append(option(BUILD, kind))
    if not s.tokens[player] & POPULATION_TOKEN:
        options += recruits(s)
        options += legion_plays(s)
        if may_hire(s):
            options.append(HIRE)
    if may_buy_spell(s):
        options.append(BUY_SPELL)
    return options


def take_town_action(s: WholeGame, answer: int) -> bool:
    """Begin a town action; False where the answer is none. Rules: H3-TWA-06 to H3-TWA-09."""
    what = verb(answer)
    player = s.who[0]
    if what == BUILD:
        s.tokens[player] |= BUILD_TOKEN
        build(s, argument(answer))
    elif what in (RECRUIT, REINFORCE) or answer == HIRE or makes_cheaper(answer):
        s.tokens[player] |= POPULATION_TOKEN
        s.call(RECRUITING, answer, 0, 0)
    elif answer == BUY_SPELL:
        s.call(BUYING, 0, 0, 0)
    else:
        return False
    return True


def build(s: WholeGame, kind: int) -> None:
    """Pay for a building and add it. Rules: H3-TWN-08."""
    pay(s, BUILDING_PRICE[KINDS_OF_BUILDING * s.faction[s.who[0]] + kind])
    put_up(s, kind)


def put_up(s: WholeGame, kind: int) -> None:
    """A building is there, and what it does when it is built happens at once. Rules: H3-TWN-09, H3-MGU-01."""
    player = s.who[0]
    place = KINDS_OF_BUILDING * s.faction[player] + kind
    s.buildings[player] |= 1 << kind
    if kind == MAGE_GUILD:
        s.guild_round[player] = s.game_round
    s.emit(E_BUILT, player, place)
    if WHEN_BUILT[place]:
        s.call(MAP_EFFECT, WHEN_BUILT[place], NO_HERO, NO_FIELD)


# -- buying spells -----------------------------------------------------------------------------------------------------


def ask_wisdom(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Cards may make the purchase cheaper and wider, one after the other; only in the player's own turn.

    Rules: H3-TRN-12, H3-MGU-04, H3-GEN-08.
    """
    plays: list[int] = []
    secret = False
    price = spell_price(s, unpack_spell_discount(s.discount)[0])
    if own_turn(s) and price[0]:
        plays = mode_plays(s, 0, W_GUILD)
        secret = s.terms.rules & R_ASK_ANYWAY != 0 and len(s.piles[HAND]) > 0
    if not plays and not secret:
        s.answer = PASS
        return
    if can_pay(s, price):
        plays.append(PASS)
    s.ask_private(s.who[0], K_PLAY, plays)


def buy(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Pay, and look for one spell. Rules: H3-MGU-04, H3-MGU-05."""
    if s.answer != PASS:
        s.goto(BUYING)
        s.call(PLAY_ON_MAP, s.answer, 0, 0)
        return
    less, cards = unpack_spell_discount(s.discount)
    pay(s, spell_price(s, less))
    s.discount = 0
    s.emit(E_BOUGHT_SPELL, s.who[0])
    s.call(SEARCH_DECK, SPELL, cards if cards else GUILD_CARDS, 0)


def flip_book(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """The token is flipped when the Search is finished. Rules: H3-MGU-06, H3-TWA-09."""
    s.tokens[s.who[0]] |= BOOK_TOKEN


BUYING: Final = sequence(asks(ask_wisdom), buy, flip_book)
