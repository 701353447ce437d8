"""Setting up a game: factions, heroes, decks, the starting player, tiles and the starting bonus."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes.setup import SET_OUT, put_aside
from banneret.heroes.adventure.dice import ROLL_MAP
from banneret.heroes.adventure.map.hidden_tiles import hidden
from banneret.heroes.adventure.map.land import leads_out
from banneret.heroes.adventure.seating import HAND_LIMIT, act_as, in_turn
from banneret.heroes.adventure.shared_decks import INTO_DECK, SEARCH_DECK, SHOW_TOP, draw_shared, gain_card
from banneret.heroes.combat.cards.hands import DRAW
from banneret.heroes.combat.morale.decks import lay_morale_decks
from banneret.heroes.game.dice_contests import ATTACK_CONTEST, ROLL_OFF, START_CONTEST
from banneret.heroes.game.map_building import BUILD_MAP, settle_down
from banneret.heroes.game.secret_choice import BLIND_PICK
from banneret.heroes.game.starting_means import muster_player, shared_decks
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_map import BRANCH, FACTION, HERO, ROTATE
from banneret.heroes.state.events_map import (
    E_FACTION,
    E_FIRST,
    E_HERO,
    E_SHARED_DISCARD,
    E_SHARED_RESHUFFLE,
    E_TAKEN_TOP,
)
from banneret.heroes.state.game_terms import C_BLIND_PICK, C_DICE_CHOOSE_START, H_NO_STARTING_BONUS, H_OPENING_HAND
from banneret.heroes.state.hero_numbers import NO_HERO, main_hero
from banneret.heroes.state.pile_numbers import HAND, SHARED_DECK, SHARED_DISCARDS
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import ARTIFACT, WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT, RESOURCE_DIE
from banneret.heroes.tables.tiles import TILE_FACTION
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, KINDS_OF_BUILDING, MAGE_GUILD, WHEN_BUILT
from banneret.heroes.tables.units_and_cards import CARD_LEVEL, FACTION_IDS
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_DRAW, K_SPACE, K_UNIT
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B

EASY: Final = 0
HARD: Final = 2


# -- factions and heroes -----------------------------------------------------------------------------------------------


def contest_factions(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Players who still choose a faction roll for who picks first.

    Rules: H3-SET-01 to H3-SET-03, H3-MOD-03, H3-CHANGE-blind_pick.
    """
    choosing = 0
    for player, (faction, hero) in enumerate(s.game_terms.seats):
        s.faction = changed(s.faction, player, faction)
        s.hero = changed(s.hero, player, hero)
        if faction < 0:
            choosing |= 1 << player
    s.first = 0
    if s.game_terms.switches & C_BLIND_PICK:
        s.leave()
        s.call(BLIND_PICK, 0, 0, 0)
    elif choosing & choosing - 1:
        s.call(ROLL_OFF, RESOURCE_DIE, choosing, 0)
    elif choosing:
        s.first = choosing.bit_length() - 1


def ask_faction(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """Each takes a faction that nobody has. Rules: H3-SET-02, H3-SET-04."""
    players = s.game_terms.players
    while n < players:
        player = (s.first + n) % players
        if s.faction[player] < 0:
            s.stack[PLAYERS_READY] = n
            taken = (*s.faction, *s.game_terms.ai_factions)
            s.ask(player, K_UNIT, [option(FACTION, f) for f in range(len(FACTION_IDS)) if f not in taken])
            return
        n += 1
    s.stack[PLAYERS_READY] = 0
    s.goto(ASK_HERO)


def got_faction(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """The faction is taken. Rules: H3-SET-02."""
    player = (s.first + n) % s.game_terms.players
    s.faction = changed(s.faction, player, argument(s.answer))
    s.emit(E_FACTION, player, s.faction[player])
    s.goto(ASK_FACTION)


def ask_hero(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """Each takes one of the heroes of the faction. Rules: H3-SET-05, H3-HER-01, H3-CMP-07."""
    players = s.game_terms.players
    while n < players:
        player = (s.first + n) % players
        if s.hero[player] < 0:
            s.stack[PLAYERS_READY] = n
            heroes = [h for h in range(len(HERO_FACTION)) if HERO_FACTION[h] == s.faction[player]]
            s.ask(player, K_UNIT, [option(HERO, h) for h in heroes])
            return
        n += 1
    s.leave()


def got_hero(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """The Main Hero is chosen. Rules: H3-SET-05."""
    player = (s.first + n) % s.game_terms.players
    s.hero = changed(s.hero, player, argument(s.answer))
    s.goto(ASK_HERO)


CHOOSING: Final = sequence(contest_factions, asks(ask_faction), got_faction, asks(ask_hero), got_hero)
"""Arguments: how many players are done."""
PLAYERS_READY: Final = ARG_A
ASK_FACTION: Final = at(CHOOSING, ask_faction)
ASK_HERO: Final = at(CHOOSING, ask_hero)


def choose_sides(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """First it is settled who plays what. Rules: H3-SET-01 to H3-SET-05."""
    s.call(CHOOSING, 0, 0, 0)


# -- decks and the map -------------------------------------------------------------------------------------------------


def lay_out(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Everybody gets what the scenario and the hero say; the rest goes into the shared decks, each with a card face up.

    Rules: H3-SET-06 to H3-SET-08, H3-SET-10, H3-SET-12 to H3-SET-21, H3-SET-24, H3-SET-25, H3-SET-27, BF-REG-12.
    """
    for player in range(s.game_terms.players):
        s.emit(E_HERO, player, s.hero[player])
        muster_player(s, player)
    shared_decks(s)
    if s.game_terms.rules & R_MORALE_DECKS:
        lay_morale_decks(s)
    if s.game_terms.ai:
        put_aside(s)
    for deck in (2, 1, 0):
        s.call(SHOW_TOP, deck, 0, 0)


def contest_first(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """The highest Attack die goes first, for the whole game, unless the scenario says who does.

    Rules: H3-CHANGE-dice_choose_start, H3-SET-30, H3-SET-31, H3-GEN-05.
    """
    everybody = (1 << s.game_terms.players) - 1
    if s.game_terms.turn_order:
        s.first = s.game_terms.turn_order[0]
    elif s.game_terms.switches & C_DICE_CHOOSE_START:
        s.call(START_CONTEST, everybody, 0, 0)
    else:
        s.call(ROLL_OFF, ATTACK_CONTEST, everybody, 0)


def lay_tiles(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """The map is laid out for this number of players, or built by them.

    Rules: H3-SET-09, H3-TIL-16, H3-TIL-17, H3-TOU-04.
    """
    s.emit(E_FIRST, s.first)
    s.pool = tuple(
        [
            len(s.game_terms.groups[s.game_terms.pool_group[p]].filters) if s.game_terms.pool_group[p] >= 0 else 0
            for p in range(s.game_terms.players)
        ]
    )
    s.stack[PLAYERS_DONE] = 0
    if s.game_terms.to_place:
        s.goto(ASK_BONUS)
        s.call(BUILD_MAP, 0, 0, 0)
        return
    for spot, group in s.game_terms.face_down:
        s.land[spot] = hidden(group)


def ask_start_tile(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """Each turns their own Starting tile, in turn order, unless the scenario says how it lies.

    Rules: H3-SET-28, H3-TIL-22.
    """
    players = s.game_terms.players
    if n >= players:
        s.stack[PLAYERS_DONE] = 0
        s.goto(ASK_BONUS)
        s.call(SET_OUT, 0, 0, 0)
        return
    player = in_turn(s, n)
    spot = start_spot(s, n)
    if spot < 0:
        s.stack[PLAYERS_DONE] = n + 1
        s.goto(ASK_START_TILE)
        return
    tile = TILE_FACTION.index(s.faction[player])
    ways = [way for way in range(6) if leads_out(s, spot, tile, way)]
    wanted = s.game_terms.turned.get(spot, -1)
    if wanted in ways:
        s.answer = option(ROTATE, wanted)
        return
    s.ask(player, K_SPACE, [option(ROTATE, way) for way in (ways if ways else range(6))])


def start_spot(s: WholeGame, n: int) -> int:
    """Where the Starting tile of the n-th in turn order lies; in an alliance every seat has its own place.

    Rules: H3-SET-28.
    """
    return s.game_terms.start_spots[in_turn(s, n) if s.game_terms.alliance else n]


def got_start_tile(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """The tile lies as it was turned. Rules: H3-SET-28, H3-SET-29."""
    settle_down(s, in_turn(s, n), start_spot(s, n), argument(s.answer))
    s.stack[PLAYERS_DONE] = n + 1
    s.goto(ASK_START_TILE)


# -- the starting bonus ------------------------------------------------------------------------------------------------


def ask_bonus(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """Each chooses dice or Artifacts before anything is rolled or shown, in turn order, or what the scenario offers.

    Rules: H3-SET-22, H3-SET-23, H3-DIF-02 to H3-DIF-07, H3-DIF-10, H3-OPT-04.
    """
    bonus = s.game_terms.bonus
    none = s.game_terms.difficulty > HARD or s.game_terms.house & H_NO_STARTING_BONUS != 0
    if n >= s.game_terms.players or (none and not bonus):
        s.stack[PLAYERS_DONE] = 0
        s.goto(SHUFFLE_ARTIFACTS)
        return
    player = in_turn(s, n)
    act_as(s, player)
    s.ask(player, K_AMOUNT, [option(BRANCH, x) for x in range(len(bonus) if bonus else 2)])


def got_bonus(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """The bonus of the scenario or else of the difficulty. Rules: H3-DIF-03 to H3-DIF-05, H3-DIF-08, H3-DIF-10."""
    s.stack[PLAYERS_DONE] = n + 1
    s.goto(ASK_BONUS)
    difficulty = s.game_terms.difficulty
    if s.game_terms.bonus:
        s.call(MAP_EFFECT, s.game_terms.bonus[argument(s.answer)], main_hero(s.who[0]), NO_FIELD)
    elif argument(s.answer) == 0:
        s.rolled = ()
        dice = 1 if difficulty == HARD else 2
        s.call(ROLL_MAP, RESOURCE_DIE, dice, 2 if difficulty == EASY else 1)
    elif difficulty == HARD:
        s.call(REVEALING, 0, 0, 0)
    else:
        for _ in range(2 if difficulty == EASY else 1):
            s.call(SEARCH_DECK, ARTIFACT, 2, 0)


def reveal_artifact(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Artifacts are turned up until a Minor one appears. Rules: H3-DIF-05."""
    if s.piles[SHARED_DECK + ARTIFACT]:
        s.chance(K_DRAW, s.piles[SHARED_DECK + ARTIFACT])
    else:
        s.leave()


def revealed_artifact(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """A Minor Artifact goes to hand, the others on the discard pile. Rules: H3-DIF-05, H3-DIF-08, H3-ART-04."""
    card = s.answer
    draw_shared(s, ARTIFACT, card)
    if CARD_LEVEL[card] == 0:
        s.emit(E_TAKEN_TOP, s.who[0], card)
        gain_card(s, card, False)
        return
    s.piles[SHARED_DISCARDS + ARTIFACT] = (*s.piles[SHARED_DISCARDS + ARTIFACT], card)
    s.emit(E_SHARED_DISCARD, ARTIFACT, card)
    s.goto(REVEALING)


REVEALING: Final = sequence(reveal_artifact, revealed_artifact)


def shuffle_artifacts(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """After the bonuses the Artifact deck is shuffled with its discard pile, and a card turned up. Rules: H3-DIF-09."""
    s.piles[SHARED_DECK + ARTIFACT] = tuple(
        sorted(s.piles[SHARED_DECK + ARTIFACT] + s.piles[SHARED_DISCARDS + ARTIFACT])
    )
    s.piles[SHARED_DISCARDS + ARTIFACT] = ()
    s.emit(E_SHARED_RESHUFFLE, ARTIFACT)
    s.call(SHOW_TOP, ARTIFACT, 0, 0)


def first_buildings(s: WholeGame, n: int, kind: int, _c: int) -> None:
    """Buildings that stand from the start do at last what they do when built.

    Rules: H3-SET-11, H3-MGU-02, H3-MGU-03.
    """
    players = s.game_terms.players
    while n < players:
        player = in_turn(s, n)
        while kind < KINDS_OF_BUILDING:
            place = KINDS_OF_BUILDING * s.faction[player] + kind
            kind += 1
            if s.buildings[player] >> (kind - 1) & 1 and WHEN_BUILT[place]:
                s.stack[PLAYERS_DONE] = n
                s.stack[NEXT_BUILDING] = kind
                s.goto(FIRST_BUILDINGS)
                act_as(s, player)
                if kind - 1 == MAGE_GUILD:
                    s.call(SEARCH_DECK, 2, 2, INTO_DECK)
                    s.call(SEARCH_DECK, 2, 2, INTO_DECK)
                else:
                    s.call(MAP_EFFECT, WHEN_BUILT[place], NO_HERO, NO_FIELD)
                return
        kind = 0
        n += 1
    s.stack[PLAYERS_DONE] = 0


def opening_hand(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """No hand is dealt before the first own turn, unless the option says so. Rules: H3-SET-32, H3-CHANGE-hand_limit."""
    if s.game_terms.house & H_OPENING_HAND and n < s.game_terms.players:
        player = in_turn(s, n)
        s.stack[PLAYERS_DONE] = n + 1
        s.goto(OPENING_HAND)
        act_as(s, player)
        s.call(DRAW, 0, max(0, HAND_LIMIT[1] + s.game_terms.numbers.hand_limit - len(s.piles[HAND])), 0)


OPENING: Final = sequence(  # Rules: H3-SET-01 to H3-SET-32
    choose_sides, lay_out, contest_first, lay_tiles,
    asks(ask_start_tile), got_start_tile, asks(ask_bonus), got_bonus, shuffle_artifacts, first_buildings, opening_hand,
)  # fmt: skip
"""Arguments: how many players are done in a step that goes through them."""
PLAYERS_DONE: Final = ARG_A
NEXT_BUILDING: Final = ARG_B
ASK_START_TILE: Final = at(OPENING, ask_start_tile)
ASK_BONUS: Final = at(OPENING, ask_bonus)
SHUFFLE_ARTIFACTS: Final = at(OPENING, shuffle_artifacts)
FIRST_BUILDINGS: Final = at(OPENING, first_buildings)
OPENING_HAND: Final = at(OPENING, opening_hand)
