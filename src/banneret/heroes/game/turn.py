"""A player's turn: cards at its start, actions in any order, its end."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.allies import ally_options, take_ally_action
from banneret.heroes.adventure.map.land import counts_as_empty, hero_on, step_open
from banneret.heroes.adventure.map.movement import movement_options, take_movement
from banneret.heroes.adventure.playing_cards import map_plays, play_or_cast
from banneret.heroes.adventure.seating import act_as, clockwise, give_gifts, hand_limit, lay_down
from banneret.heroes.adventure.special_rules.closed_fields import shut
from banneret.heroes.adventure.special_rules.locked_tiles import locked
from banneret.heroes.adventure.special_rules.triggers import HERO_TURN_END, TURN_END, TURN_START, fire
from banneret.heroes.adventure.special_rules.turn_actions import take_turn_action, turn_action_options
from banneret.heroes.adventure.town.actions import take_town_action, town_options
from banneret.heroes.adventure.town.captured import next_program
from banneret.heroes.adventure.town.others_turns import (
    EVERYBODY,
    TOWN_WINDOW,
    asked_anyway,
    comes_first,
    heeded,
    morale_options,
    take_morale_use,
)
from banneret.heroes.adventure.trading_post import exchanges, take_exchange
from banneret.heroes.adventure.victory import (
    ELIMINATION,
    first_by_turn,
    in_contest,
    lose_together,
    losers_of_all,
    lost,
    win,
    winners,
)
from banneret.heroes.combat.cards.hands import DRAW, discard, hand_options, map_casts, refresh
from banneret.heroes.game.new_hand import NEW_HAND
from banneret.heroes.game.once_a_turn import count_of, take_use, uses
from banneret.heroes.game.scoring import count_up
from banneret.heroes.geometry.map_grid import NO_FIELD, spot_of
from banneret.heroes.state.ai_heroes import ai_on
from banneret.heroes.state.answers_combat import CAST, DONE
from banneret.heroes.state.answers_map import DRAW_CARDS, END_TURN, GO, GO_SECOND, STAY
from banneret.heroes.state.battle import DOOMED
from banneret.heroes.state.events_map import E_END_TURN, E_HAND_LOST, E_TURN, E_WALK
from banneret.heroes.state.game_terms import C_FIRST_REDRAW, C_POINTS_DECIDE, H_CARDS_MAIN_HERO_ONLY, H_TRADE_ANYTIME
from banneret.heroes.state.hero_numbers import NO_HERO, hero_of, heroes_of, is_secondary, main_hero, secondary_hero
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, P_ONGOING, PILES_A_PLAYER
from banneret.heroes.state.requests import something_happens
from banneret.heroes.state.whole_game import POWER_USED, WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.towns_and_heroes import AT_TURN_START, LASTING, LASTING_SPELL_POWER, UNIT_STEPS
from banneret.heroes.tables.units_and_cards import OP_ON_MAP, W_MAP
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_ACTION, K_AMOUNT, K_CARD, K_SPACE
from banneret.kernel.sequence import asks, at, heeds, sequence
from banneret.kernel.state import ARG_B, ARG_C

# -- the start of the turn ---------------------------------------------------------------------------------------------


def begin_turn(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """The player becomes the active one; what was played on the map last turn ends before anything else.

    Rules: H3-TRN-01, H3-TRN-11, H3-CRD-15, H3-SEC-15, H3-TWN-26, H3-RND-10.
    """
    if s.out >> player & 1:
        s.leave()
        return
    s.turn = player
    act_as(s, player)
    s.used[player] = 0
    s.mourning &= ~(1 << player)
    s.weasel &= ~(1 << player)
    s.spell_bits &= ~POWER_USED
    give_gifts(s, 0)
    s.end_steps = 0
    s.wings = 0
    s.emit(E_TURN, player)
    pile = P_ONGOING + PILES_A_PLAYER * player
    s.piles[DISCARDS] = s.piles[DISCARDS] + s.piles[pile]
    s.piles[pile] = ()
    refresh(s, 0)


def ask_turn_discard(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Any number of cards may be discarded, and must be above the hand limit.

    Rules: H3-TRN-02, H3-TRN-05 to H3-TRN-07, H3-TWA-02, H3-MOR-08.
    """
    if s.requests and heeded(s, EVERYBODY):
        return
    if not s.piles[HAND]:
        s.goto(ASK_DRAW)
        return
    options = hand_options(s, 0)
    if len(s.piles[HAND]) <= hand_limit(s, player):
        options.append(DONE)
    s.ask_private(player, K_CARD, options)


def turn_discard(s: WholeGame, _player: int, _b: int, _c: int) -> None:
    """Discard the card named, and perhaps more. Rules: H3-TRN-02, H3-CRD-16."""
    s.requests = something_happens(s.requests)
    if s.answer != DONE:
        card = argument(s.answer)
        discard(s, 0, card)
        s.goto(ASK_TURN_DISCARD)


def ask_draw(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Draw any number of cards up to the hand limit.

    Rules: H3-TRN-03, H3-TRN-04, H3-TRN-06, H3-TRN-07, H3-SET-32, H3-TWA-02, H3-MOR-08.
    """
    if s.requests and heeded(s, EVERYBODY):
        return
    short = min(hand_limit(s, player) - len(s.piles[HAND]), len(s.piles[DECK]) + len(s.piles[DISCARDS]))
    if short > 0:
        s.ask(player, K_AMOUNT, [option(DRAW_CARDS, n) for n in range(short, -1, -1)])
    else:
        s.answer = option(DRAW_CARDS, 0)


def draw_cards(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Draw them; the first hand may be exchanged where the scenario says so.

    Rules: H3-TRN-03, H3-CRD-18, H3-TOU-10, H3-CHANGE-first_redraw.
    """
    s.requests = something_happens(s.requests)
    if s.game_terms.switches & C_FIRST_REDRAW and s.game_round == 1:
        s.call(NEW_HAND, player, 0, 0)
    s.call(DRAW, 0, argument(s.answer), 0)


def start_effects(s: WholeGame, player: int, kind: int, _c: int) -> None:
    """Buildings that work at the beginning of a turn, after the draw.

    Rules: H3-TRN-10, H3-TWN-07, H3-TWN-26, H3-TWA-02, H3-MOR-08.
    """
    if s.requests and comes_first(s):
        return
    program, kind = next_program(s, player, kind, AT_TURN_START)
    s.stack[NEXT_BUILDING] = kind
    if program:
        s.goto(START_EFFECTS)
        s.call(MAP_EFFECT, program, NO_HERO, NO_FIELD)


def start_rules(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """What the scenario does at the start of a turn. Rules: H3-WHEN-turn_start, H3-TWA-02, H3-MOR-08."""
    if s.requests and comes_first(s):
        return
    fire(s, TURN_START, main_hero(player), s.hero_at[main_hero(player)])


# -- actions -----------------------------------------------------------------------------------------------------------


def ask_turn(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """The active player moves heroes, uses the town, plays cards and spends morale in any order.

    Before each action others may use their towns and spend morale who have asked for it.

    Rules: H3-TRN-12 to H3-TRN-14, H3-MOV-02, H3-MOV-03, H3-TWA-02, H3-MOR-08, H3-CRD-14, H3-OPT-08.
    """
    if s.out >> player & 1:
        s.goto(INTERLUDE)
        return
    if over_before_its_end(s) or (s.requests and heeded(s, asked_anyway(player))):
        return
    options = movement_options(s)
    options += town_options(s)
    options += uses(s, player)
    if s.playable[0] & W_MAP:
        options += map_plays(s)
        options += map_casts(s, 0)
    options += morale_options(s)
    if s.game_terms.turn_actions:
        options += turn_action_options(s)
    if s.game_terms.teamed:
        options += ally_options(s)
    if s.game_terms.house & H_TRADE_ANYTIME:
        options += exchanges(s)
    options.append(END_TURN)
    s.ask_private(player, K_ACTION, options)


def over_before_its_end(s: WholeGame) -> bool:
    """Whether something has happened that does not wait for the end of the round.

    Rules: H3-VIC-02 to H3-VIC-04, H3-SCORING-always, H3-GOAL-when.
    """
    loser = losers_of_all(s)
    if loser >= 0:
        s.goto(ASK_TURN)
        s.call(ELIMINATION, loser, 0, 0)
        return True
    if not s.game_terms.hasty:
        return False
    found = winners(s, True)
    if found and s.game_terms.switches & C_POINTS_DECIDE:
        count_up(s, in_contest(s))
    elif found:
        win(s, first_by_turn(s, found))
    elif lost(s, True):
        lose_together(s)
        return True
    return len(found) > 0


def take_turn(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Do what was chosen, and ask again; power that a card gave is lost on anything but a spell.

    Rules: H3-TRN-13, H3-TRN-14, H3-MOV-11, H3-SPL-04.
    """
    answer = s.answer
    s.requests = something_happens(s.requests)
    if verb(answer) != CAST:
        s.power = 0
    if answer == END_TURN:
        return
    s.goto(ASK_TURN)
    if take_movement(s, answer) or take_town_action(s, answer) or take_morale_use(s, answer):
        return
    if take_turn_action(s, answer) or take_ally_action(s, answer) or take_exchange(s, answer):
        return
    if not take_use(s, player, answer):
        play_or_cast(s, answer)


# -- the end of the turn -----------------------------------------------------------------------------------------------


def count_end_steps(s: WholeGame, _player: int, _b: int, _c: int) -> None:
    """Some units and cards let a hero step on at the end of the turn. Rules: H3-UNI-31."""
    steps = 0
    for kind in UNIT_STEPS:
        steps += count_of(s, kind)
    s.end_steps += steps
    s.stack[STEPS_BY_UNITS] = steps


def ask_end_step(s: WholeGame, player: int, _b: int, by_units: int) -> None:
    """Such a step goes to an adjacent field that counts as empty; by option a card moves the Main Hero alone.

    Rules: H3-UNI-31, H3-TIL-04, H3-GEN-03, H3-HER-02, H3-HER-03, H3-TWA-02, H3-MOR-08.
    """
    if s.requests and heeded(s, 1 << player):
        return
    if not s.end_steps:
        s.goto(LOSE_HAND)
        return
    options: list[int] = []
    for h in heroes_of(player):
        field = s.hero_at[h]
        if is_secondary(h) and not by_units and s.game_terms.house & H_CARDS_MAIN_HERO_ONLY:
            continue
        for edge in range(6):
            other = step_open(s, field, edge) if field >= 0 else -1
            if other < 0 or shut(s, player, other) or locked(s, player, spot_of(field), spot_of(other), other):
                continue
            if s.game_terms.ai and ai_on(s, other) >= 0:
                continue
            if counts_as_empty(s, player, other) and hero_on(s, other, h) < 0:
                options.append(option(GO_SECOND if is_secondary(h) else GO, other))
    if options:
        options.append(STAY)
        s.ask(player, K_SPACE, options)
    else:
        s.end_steps = 0
        s.goto(LOSE_HAND)


def end_step(s: WholeGame, player: int, _b: int, by_units: int) -> None:
    """The hero steps on for nothing; steps by cards are taken before those by units. Rules: H3-UNI-31, H3-MOV-22."""
    s.goto(ASK_END_STEP)
    s.requests = something_happens(s.requests)
    s.end_steps -= 1
    s.stack[STEPS_BY_UNITS] = min(by_units, s.end_steps)
    if s.answer != STAY:
        h = hero_of(player, verb(s.answer) - GO)
        if is_secondary(h) and s.game_terms.house & H_CARDS_MAIN_HERO_ONLY:
            s.stack[STEPS_BY_UNITS] = by_units - 1
        s.emit(E_WALK, h, s.hero_at[h], argument(s.answer))
        s.hero_at[h] = s.last[h] = argument(s.answer)


def lose_hand(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """A second Negative Morale costs the whole hand at the end of the turn; cards that gave a step are used up.

    Rules: H3-MOR-13, H3-TRN-14, H3-TWA-02, H3-MOR-08, H3-CRD-17.
    """
    if s.requests and comes_first(s):
        return
    lay_down(s, OP_ON_MAP)
    if s.marks >> DOOMED & 1:
        s.marks &= ~(1 << DOOMED)
        s.emit(E_HAND_LOST, player, len(s.piles[HAND]))
        for card in s.piles[HAND]:
            discard(s, 0, card)
    s.mp[main_hero(player)] = s.mp[secondary_hero(player)] = 0
    s.wings = 0
    s.discount = 0
    s.emit(E_END_TURN, player)


def end_rules(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """What the scenario does at the end of a turn.

    Rules: H3-WHEN-turn_end, H3-WHEN-hero_turn_end, H3-TWA-02, H3-MOR-08.
    """
    if s.requests and comes_first(s):
        return
    for h in (secondary_hero(player), main_hero(player)):
        if s.hero_at[h] >= 0:
            fire(s, HERO_TURN_END, h, s.hero_at[h])
    fire(s, TURN_END, main_hero(player), s.hero_at[main_hero(player)])


def interlude(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Before the turn passes on, the other players may use town actions in it. Rules: H3-TWA-02, H3-MOV-12."""
    s.call(TOWN_WINDOW, clockwise(s, player), 0, 1 - (s.out >> player & 1))


def turn_over(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """The turn has passed, and with it the luck that cards gave for it, and the power the Astrologers gave.

    Rules: H3-CRD-15, H3-RND-10.
    """
    if s.proclaimed >= 0 and LASTING[s.proclaimed][0] == LASTING_SPELL_POWER:
        s.spell_bits |= POWER_USED
        give_gifts(s, 0)
    s.luck = (0, 0)
    s.lucky = [0] * s.game_terms.players
    s.finished = player


TURN: Final = sequence(  # Rules: H3-TRN-01 to H3-TRN-14
    begin_turn, asks(heeds(ask_turn_discard)), turn_discard, asks(heeds(ask_draw)), draw_cards, start_effects,
    start_rules, asks(heeds(ask_turn)), take_turn, count_end_steps, asks(heeds(ask_end_step)), end_step, lose_hand,
    end_rules, interlude,
    turn_over,
)  # fmt: skip
"""Arguments: the player, the kind of building whose effect at the start of the turn comes next, and at its end how many
steps units give."""
NEXT_BUILDING: Final = ARG_B
STEPS_BY_UNITS: Final = ARG_C
ASK_TURN_DISCARD: Final = at(TURN, ask_turn_discard)
ASK_DRAW: Final = at(TURN, ask_draw)
START_EFFECTS: Final = at(TURN, start_effects)
ASK_TURN: Final = at(TURN, ask_turn)
ASK_END_STEP: Final = at(TURN, ask_end_step)
LOSE_HAND: Final = at(TURN, lose_hand)
INTERLUDE: Final = at(TURN, interlude)
