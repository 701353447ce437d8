"""A player's turn in Adventure mode: an Adventure card, cards beside the Hero board and Town actions, in any order."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.answers import DROP, RESOLVE, SAVE, adventure_card, adventure_kind
from banneret.battlefield.adventure_mode.card_destinations import EARNING, does
from banneret.battlefield.adventure_mode.draft import put_away
from banneret.battlefield.adventure_mode.effects import RESOLVING
from banneret.battlefield.adventure_mode.state import KEPT, SAVED, AdventureModeGame
from banneret.battlefield.adventure_mode.tables import SAVABLE
from banneret.battlefield.events import E_ADVENTURE_SAVED
from banneret.heroes.adventure.playing_cards import PLAY_ON_MAP
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.adventure.town.actions import take_town_action, town_options
from banneret.heroes.adventure.town.captured import next_program
from banneret.heroes.adventure.town.others_turns import morale_options, take_morale_use
from banneret.heroes.combat.cards.hands import (
    mode_plays,
)
from banneret.heroes.state.answers_combat import mode_of
from banneret.heroes.state.answers_map import END_TURN, USE_BUILDING
from banneret.heroes.state.events_map import E_END_TURN, E_TURN
from banneret.heroes.state.packed_ints import building_use
from banneret.heroes.tables.compile.map import BRANCH_TO, CHOOSE, DONE_OP, FIND, JUMP, MAP_EFFECT, MAY, OF_HAND
from banneret.heroes.tables.towns_and_heroes import AT_TURN_START, IN_TURN, KINDS_OF_BUILDING
from banneret.heroes.tables.units_and_cards import COST_ANY, COST_CARDS, MODE_COST, W_MAP
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_ACTION, K_CARD
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B

FRAME: Final = (MAY, CHOOSE, BRANCH_TO, JUMP)
"""Operations that do nothing by themselves."""


def begin_expedition_turn(s: AdventureModeGame, player: int, _kind: int, _c: int) -> None:
    """The player's one turn of the round. Rules: BF-ADV-42, BF-ADV-70."""
    s.turn = player
    act_as(s, player)
    s.used[player] = 0
    s.emit(E_TURN, player)


def town_at_start(s: AdventureModeGame, player: int, kind: int, _c: int) -> None:
    """Buildings that work at the beginning of a turn; those about a hand do nothing. Rules: BF-ADV-44, H3-TWN-07."""
    program, kind = next_program(s, player, kind, AT_TURN_START)
    s.stack[NEXT_BUILDING] = kind
    if program:
        s.goto(TOWN_AT_START)
        if of_use_here(s, program):
            s.call(MAP_EFFECT, program, -1, -1)


def of_use_here(s: AdventureModeGame, program: int) -> bool:
    """Whether a program does anything without a hand and without cards that are not in the game.

    Rules: BF-ADV-11, BF-ADV-44.
    """
    place = program
    ops = s.game_terms.programs.ops
    while ops[place][0] != DONE_OP:
        op, card, _, _ = ops[place]
        if op == FIND:
            if card not in s.game_terms.removed_cards:
                return True
        elif op not in OF_HAND and op not in FRAME:
            return True
        place += 1
    return False


def beside_plays(s: AdventureModeGame) -> list[int]:
    """What may be done with the cards beside the Hero board: gain what they yield, also with the Expert effect.

    An effect that costs cards of the hand cannot be paid. Those that lower a cost are used when it is paid.
    Rules: BF-ADV-16, BF-ADV-22, BF-ADV-23, BF-ADV-38, BF-ADV-71.
    """
    plays: list[int] = []
    for answer in mode_plays(s, 0, W_MAP):
        mode = mode_of(answer)
        if does(mode, EARNING) and not MODE_COST[mode] & (COST_CARDS | COST_ANY):
            plays.append(answer)
    return plays


def building_uses(s: AdventureModeGame, player: int) -> list[int]:
    """Buildings that are used in the player's own turn, once each. Rules: BF-ADV-44, H3-TWN-26."""
    options: list[int] = []
    ready = s.buildings[player] & ~s.used[player]
    for kind in range(KINDS_OF_BUILDING):
        program = IN_TURN[KINDS_OF_BUILDING * s.faction[player] + kind]
        if ready >> kind & 1 and program and of_use_here(s, program):
            options.append(option(USE_BUILDING, kind))
    return options


def adventure_options(s: AdventureModeGame, player: int) -> list[int]:
    """One Adventure card a round may be resolved; the saved one may be discarded.

    Rules: BF-ADV-39 to BF-ADV-41, BF-ADV-47.
    """
    options: list[int] = []
    if not s.resolved >> player & 1:
        for card in sorted({*s.piles[KEPT + player], *s.piles[SAVED + player]}):
            options.append(option(RESOLVE, adventure_kind(card)))
    for card in s.piles[SAVED + player]:
        options.append(option(DROP, adventure_kind(card)))
    return options


def ask_expedition_turn(s: AdventureModeGame, player: int, _kind: int, _c: int) -> None:
    """The player does what the round allows, in any order. Rules: BF-ADV-44, BF-ADV-70, BF-ADV-72, BF-MRL-07."""
    options = adventure_options(s, player)
    options += town_options(s)
    options += building_uses(s, player)
    options += beside_plays(s)
    options += morale_options(s)
    options.append(END_TURN)
    s.ask_private(player, K_ACTION, options)


def take_expedition_turn(s: AdventureModeGame, player: int, _kind: int, _c: int) -> None:
    """Do what was chosen, and ask again. Rules: BF-ADV-40, BF-ADV-41, BF-ADV-70, BF-ADV-71, BF-ADV-44, BF-MRL-07."""
    answer = s.answer
    if answer == END_TURN:
        return
    s.goto(ASK_ADVENTURE_MODE_TURN)
    if take_town_action(s, answer) or take_morale_use(s, answer):
        return
    if verb(answer) == RESOLVE:
        s.resolved |= 1 << player
        pile = KEPT if adventure_card(argument(answer)) in s.piles[KEPT + player] else SAVED
        s.piles[pile + player] = ()
        s.call(RESOLVING, argument(answer), 0, 0)
    elif verb(answer) == DROP:
        s.piles[SAVED + player] = ()
        put_away(s, player, argument(answer))
    elif verb(answer) == USE_BUILDING:
        building = argument(answer)
        s.used[player] |= building_use(building)
        s.call(MAP_EFFECT, IN_TURN[KINDS_OF_BUILDING * s.faction[player] + building], -1, -1)
    else:
        s.call(PLAY_ON_MAP, answer, 0, 0)


def ask_saved(s: AdventureModeGame, player: int, _kind: int, _c: int) -> None:
    """Of the card kept and the card saved only one may stay. Rules: BF-ADV-39, BF-ADV-40, BF-ADV-63."""
    for pile in (KEPT + player, SAVED + player):
        for card in s.piles[pile]:
            if not SAVABLE[adventure_kind(card)]:
                s.piles[pile] = ()
                put_away(s, player, adventure_kind(card))
    kept = s.piles[KEPT + player]
    if not kept:
        s.goto(END_ADVENTURE_MODE_TURN)
    elif not s.piles[SAVED + player]:
        s.answer = option(SAVE, adventure_kind(kept[0]))
    else:
        both = sorted({*kept, *s.piles[SAVED + player]})
        s.ask_private(player, K_CARD, [option(SAVE, adventure_kind(card)) for card in both])


def got_saved(s: AdventureModeGame, player: int, _kind: int, _c: int) -> None:
    """The card named is saved face down, the other goes on the common discard pile. Rules: BF-ADV-39, BF-ADV-40."""
    card = argument(s.answer)
    others = list(s.piles[KEPT + player] + s.piles[SAVED + player])
    others.remove(adventure_card(card))
    s.piles[KEPT + player] = ()
    s.piles[SAVED + player] = (adventure_card(card),)
    s.emit(E_ADVENTURE_SAVED, player)
    for other in others:
        put_away(s, player, adventure_kind(other))


def end_expedition_turn(s: AdventureModeGame, player: int, _kind: int, _c: int) -> None:
    """The turn is over, and with it any unused discount. Rules: BF-ADV-70."""
    s.discount = 0
    s.power = 0
    s.turn = -1
    s.emit(E_END_TURN, player)


ADVENTURE_MODE_TURN: Final = sequence(
    begin_expedition_turn, town_at_start, asks(ask_expedition_turn), take_expedition_turn, asks(ask_saved), got_saved,
    end_expedition_turn,
)  # fmt: skip
"""Arguments: the player, the kind of building whose effect at the start of the turn comes next."""
NEXT_BUILDING: Final = ARG_B
TOWN_AT_START: Final = at(ADVENTURE_MODE_TURN, town_at_start)
ASK_ADVENTURE_MODE_TURN: Final = at(ADVENTURE_MODE_TURN, ask_expedition_turn)
END_ADVENTURE_MODE_TURN: Final = at(ADVENTURE_MODE_TURN, end_expedition_turn)
