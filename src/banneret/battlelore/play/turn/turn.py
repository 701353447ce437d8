"""A turn: a Command card, orders, movement, combat, a new card."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FIRST_TACTIC, IS_CREATURE, MIRROR, TACTIC
from banneret.battlelore.play.combat.battle import COMBAT
from banneret.battlelore.play.combat.creatures import SICKNESS
from banneret.battlelore.play.combat.packed_rolls import FIRST
from banneret.battlelore.play.combat.strength import targets
from banneret.battlelore.play.heroes.movement import hero_goes, hero_reach
from banneret.battlelore.play.heroes.roles import troop_of, withdraw
from banneret.battlelore.play.heroes.use.framework import (
    M_COMBAT,
    M_COMMAND,
    M_END,
    M_HALT,
    M_MOVE,
    M_ORDER,
    ask_heroes,
    forget_turn,
    is_use,
    offered,
    use_it,
)
from banneret.battlelore.play.heroes.wounds import spend_deed
from banneret.battlelore.play.lore.lore import W_COMBAT, W_COMMAND, W_END, W_MOVE, W_MOVED, W_ORDERS, pay_lore
from banneret.battlelore.play.lore.playing import WINDOW, open_window
from banneret.battlelore.play.lore.supply import SUPPLY_LORE
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.play.turn.command_cards import (
    OUT_OF_SECTION,
    at_call,
    bought_orders,
    budget_of,
    cards_to_draw,
    orderable,
    separable,
    suits,
)
from banneret.battlelore.play.turn.command_tents import CAPTURING, enemy_tent
from banneret.battlelore.play.turn.drawing_cards import DRAW_COMMAND
from banneret.battlelore.play.turn.instead_of_battle import do_instead, instead_of_battle
from banneret.battlelore.play.turn.landmarks import use_landmarks
from banneret.battlelore.play.turn.mist_and_caltrops import clear_laid, tread
from banneret.battlelore.play.turn.movement import march_to
from banneret.battlelore.play.turn.ordering import BATTLE_LORE, order_leaders, order_unit, separate
from banneret.battlelore.play.turn.unit_questions import ask_way, ask_with_lore, comes_between, may_move
from banneret.battlelore.state.answers import (
    ATTACK,
    DEED,
    DONE,
    HERO,
    MOVE,
    ORDER,
    PICK,
    PLAY,
    SEPARATE,
    WITHDRAW,
    options_of,
)
from banneret.battlelore.state.battleground import (
    DECK,
    DISCARDS,
    HAND,
    INSTEAD,
    NO_CARD,
    NO_HEROES,
    SPIED,
    Battleground,
)
from banneret.battlelore.state.events import E_COMMAND, E_ECHO, E_RESHUFFLE, E_TURN
from banneret.battlelore.state.lasting_effects import (
    U_AFTER,
    U_BATTLE,
    U_NEXT,
    U_TURN,
    X_IDLE,
    X_STEPS,
    affect,
    amount,
    expire,
)
from banneret.battlelore.state.unit_numbers import SIDE_MASK, is_hero, units_in
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_PLAY, K_SPACE, K_TARGET, K_UNIT
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C, FRAME_LENGTH, NEXT_STEP

# -- command -----------------------------------------------------------------------------------------------------------


def begin_turn(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """A new turn; cards of the Command phase may be played besides the Command card.

    Rules: BL-CMD-01, BL-CMD-02, BL-LRE-14, BL-LRE-15, BLH-LMK-09, BL-CRE-25, BLH-ARF-32, BL-LRE-19.
    """
    s.turns += 1
    s.card = NO_CARD
    s.budget = (0, 0, 0, 0)
    s.steward = s.turn
    s.ordered = s.moved = s.weary = s.battled = s.fought = s.bonus = s.spent = s.roaming = s.parting = s.gratis = 0
    forget_turn(s)
    if s.effects:
        expire(s, U_NEXT + s.turn)
    clear_laid(s)
    s.emit(E_TURN, s.turn, s.turns)
    if s.poisoned & SIDE_MASK[s.turn]:
        # The effect of poison may allow a card to be played: that is checked afterwards.
        s.call(WINDOW, W_COMMAND, -1, -1)
        s.call(SICKNESS, -1, 0, 0)
    else:
        open_window(s, W_COMMAND, -1, -1)
    if enemy_tent(s) >= 0:
        s.call(CAPTURING, enemy_tent(s), 0, 0)


def ask_command(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """One card of the hand is played; nobody else sees the others.

    Rules: BL-CMD-03, BL-CMD-36, BL-SET-04, BL-LRE-28, BLH-ARF-30.
    """
    if s.card == INSTEAD:
        s.goto(ASK_ORDER)
    else:
        cards = [option(PLAY, card) for card in sorted(set(s.piles[HAND + s.turn]))]
        s.ask_private(s.turn, K_PLAY, cards + offered(s, s.turn, M_COMMAND, -1, -1))


def command(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """Determine what the card lets the player do.

    Rules: BL-CMD-03, BL-CMD-13, BL-CMD-15, BL-CMD-33 to BL-CMD-35, BL-LRE-19, BLH-ARF-30, BL-CMD-28, BL-CMD-31,
    BLH-TAC-05.
    """
    if is_use(s.answer):
        s.goto(ASK_COMMAND)
        use_it(s, s.turn, s.answer, M_COMMAND, -1, -1)
        return
    card = argument(s.answer)
    hand = s.piles[HAND + s.turn]
    s.held = len(hand)
    s.piles[HAND + s.turn] = without(hand, card)
    if card in s.piles[SPIED + 1 - s.turn]:
        s.piles[SPIED + 1 - s.turn] = without(s.piles[SPIED + 1 - s.turn], card)
    s.stack[CARD_PLAYED] = card
    s.emit(E_COMMAND, s.turn, card)
    if TACTIC[card] == "echo":
        card = s.last[1 - s.turn]
        if 0 <= card < FIRST_TACTIC:
            card = MIRROR[card]
        s.emit(E_ECHO, s.turn, card)
    s.card = card
    s.last = (card, s.last[1]) if s.turn == 0 else (s.last[0], card)
    if card < 0:
        # There is nothing to repeat, so nobody is ordered.
        return
    s.budget = budget_of(s, card)
    if card < FIRST_TACTIC:
        open_window(s, W_ORDERS, -1, -1)
    elif TACTIC[card] == "leadership":
        order_leaders(s)
    elif TACTIC[card] == "volley":
        for u in units_in(at_call(s)):
            if suits(s, u) and not amount(s, X_IDLE, u):
                order_unit(s, u)
    elif TACTIC[card] == "lore":
        s.dice = ()
        s.call(BATTLE_LORE, s.held, 0, 0)


def ask_order(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """The units are named one by one; heroes may use what they have for this phase, which may give up an objective.

    Rules: BL-CMD-04, BL-CMD-05, BL-CMD-14, BL-CRE-07, BLH-ARF-30, BL-VIC-06, BLH-ACT-05, BL-LRE-29.
    """
    if s.fate != NO_HEROES and decided(s):
        return
    hexes = orderable(s)
    if s.steward != s.turn and hexes:
        # A player who names another side's units has to use all its orders.
        s.ask(s.steward, K_UNIT, options_of(ORDER, hexes))
        return
    options = offered(s, s.turn, M_ORDER, -1, -1)
    if s.steward == s.turn:
        options = options_of(ORDER, hexes | bought_orders(s)) + options_of(SEPARATE, separable(s)) + options
    if options:
        s.ask(s.turn, K_UNIT, [*options, DONE])
    else:
        s.answer = DONE


def got_order(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """The unit is ordered, and perhaps another.

    Rules: BL-CMD-04, BL-CMD-05, BL-CRE-07, BL-CRE-08, BLH-ACT-05, BLH-ARF-30.
    """
    if s.answer == DONE:
        return
    s.goto(ASK_ORDER)
    if is_use(s.answer):
        use_it(s, s.turn, s.answer, M_ORDER, -1, -1)
        return
    hex = argument(s.answer)
    if verb(s.answer) == SEPARATE:
        separate(s, s.leader[s.at[hex]])
        return
    if IS_CREATURE[s.troop[s.at[hex]]] and not orderable(s) >> hex & 1:
        pay_lore(s, s.turn, OUT_OF_SECTION)
        s.roaming |= 1 << s.at[hex]
    order_unit(s, s.at[hex])


# -- movement ----------------------------------------------------------------------------------------------------------


def ask_mover(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """Ordered units move one at a time, or not at all; lore of this phase may be played in between.

    A Leader who separates has to leave his troop where he can.
    Rules: BL-CMD-06, BL-CMD-07, BL-CMD-09, BL-MOV-04, BL-LRE-15, BLH-ACT-11, BLH-ARF-30.
    """
    hexes = 0
    for u in units_in(s.ordered & ~s.moved & s.alive):
        if may_move(s, u):
            hexes |= 1 << s.pos[u]
    partings = 0
    for h in units_in(s.parting & ~s.moved):
        if may_move(s, h):
            partings |= 1 << s.pos[h]
    options = options_of(PICK, hexes) + options_of(HERO, partings) + offered(s, s.turn, M_MOVE, -1, -1)
    ask_with_lore(s, W_MOVE, options, partings != 0)


def got_mover(s: Battleground, _a: int, _u: int, _c: int) -> None:
    """Where it moves to. Rules: BL-MOV-01, BL-MOV-03, BLH-MOV-01, BLH-MOV-16, BLH-ACT-05, BL-LRE-15, BLH-ARF-30."""
    if s.answer == DONE:
        s.goto(HALT)
    elif not comes_between(s, ASK_MOVER, M_MOVE):
        u = s.at[argument(s.answer)]
        if verb(s.answer) == HERO:
            u = s.leader[u]
        s.stack[UNIT_IN_HAND] = u
        if is_hero(u):
            hexes, leaves = hero_reach(s, u)
            s.ask_for(u, K_SPACE, options_of(MOVE, hexes) + ([WITHDRAW] if leaves else []))
        else:
            ask_way(s, u)


def got_move(s: Battleground, _a: int, u: int, _c: int) -> None:
    """It moves, and the other side may answer that.

    Rules: BL-MOV-01, BL-MOV-04, BL-LRE-29, BLH-MOV-16, BLH-WND-26, BL-MOV-03, BLH-ACT-05.
    """
    if s.answer == DEED:
        spend_deed(s, u)
        affect(s, X_STEPS, u, 1, U_TURN)
        s.goto(GOT_MOVE)
        ask_way(s, u)
        return
    s.goto(ASK_MOVER)
    if s.answer == WITHDRAW:
        if troop_of(s, u) >= 0:
            s.leader[troop_of(s, u)] = -1
        s.parting &= ~(1 << u)
        withdraw(s, u)
        decided(s)
        return
    if is_hero(u):
        hero_goes(s, u, argument(s.answer))
    else:
        march_to(s, u, argument(s.answer))
    if decided(s):
        return
    open_window(s, W_MOVED, u, -1)
    tread(s, u)


def halt(s: Battleground, _a: int, _u: int, _c: int) -> None:
    """All have moved: heroes may use what they have for that. Rules: BLH-ARF-30."""
    ask_heroes(s, M_HALT, s.turn, -1, -1)


# -- combat ------------------------------------------------------------------------------------------------------------


def ask_battler(s: Battleground, _a: int, _b: int, _shots: int) -> None:
    """Ordered units battle one at a time, or not at all; lore of this phase may be played in between.

    Rules: BL-CMD-08, BL-CMD-10, BL-BAT-05, BL-LRE-15, BL-CRE-21, BLH-QST-08, BLH-ARF-30.
    """
    hexes = 0
    for u in units_in(s.ordered & ~s.battled & ~s.weary & s.alive):
        if targets(s, u) or instead_of_battle(s, u):
            hexes |= 1 << s.pos[u]
    ask_with_lore(s, W_COMBAT, options_of(PICK, hexes) + offered(s, s.turn, M_COMBAT, -1, -1), False)


def got_battler(s: Battleground, _a: int, _b: int, shots: int) -> None:
    """Whom it attacks; after everybody has shot, Darken the Sky lets those it ordered do so again.

    Rules: BL-BAT-06, BL-CMD-32, BL-CRE-21, BLH-QST-08, BLH-ARF-30, BL-BAT-05, BL-LRE-15.
    """
    if s.answer == DONE:
        if TACTIC[s.card] == "volley" and not shots:
            s.stack[VOLLEYS_SHOT] = 1
            s.battled &= s.gratis
            s.goto(ASK_BATTLER)
        else:
            s.goto(END_TURN)
    elif not comes_between(s, ASK_BATTLER, M_COMBAT):
        u = s.at[argument(s.answer)]
        s.stack[UNIT_IN_HAND] = u
        s.ask_for(u, K_TARGET, options_of(ATTACK, targets(s, u)) + instead_of_battle(s, u))


def got_target(s: Battleground, _a: int, u: int, _shots: int) -> None:
    """They battle, a Creature uses its power, or a hero searches.

    Rules: BL-CMD-08, BL-CRE-21, BLH-QST-08, BL-BAT-05.
    """
    s.goto(ASK_BATTLER)
    if verb(s.answer) == ATTACK:
        s.call(COMBAT, u, s.at[argument(s.answer)], FIRST)
    else:
        do_instead(s, u, s.answer)


# -- the end of a turn -------------------------------------------------------------------------------------------------


def end_turn(s: Battleground, _card: int, _b: int, _c: int) -> None:
    """Cards of the end of a turn may be played. Rules: BL-LRE-15, BL-CMD-17, BLH-ARF-30."""
    s.stack[CARDS_TO_DRAW] = cards_to_draw(s)
    open_window(s, W_END, -1, -1)
    ask_heroes(s, M_END, s.turn, -1, -1)


def put_card_down(s: Battleground, card: int, _count: int, _c: int) -> None:
    """The card is discarded; Battle Lore shuffles everything. Rules: BL-CMD-11, BL-CMD-17, BL-CMD-30, BL-LRE-28."""
    if s.card == INSTEAD:
        s.goto(SUPPLY_SIDE)
        return
    s.piles[DISCARDS] = added(s.piles[DISCARDS], card)
    if TACTIC[s.card] == "lore":
        s.piles[DECK] = tuple(sorted(s.piles[DECK] + s.piles[DISCARDS]))
        s.piles[DISCARDS] = ()
        s.emit(E_RESHUFFLE)


def draw_anew(s: Battleground, _card: int, count: int, _c: int) -> None:
    """A new Command card, or several to choose from. Rules: BL-CMD-11, BL-CMD-17."""
    s.call(DRAW_COMMAND, count, 0, 0)


def supply_side(s: Battleground, _card: int, _count: int, _c: int) -> None:
    """Landmarks give what they have; in a Lore adventure the side is supplied with lore.

    Rules: BL-LRE-21, BL-TER-29, BL-TER-31.
    """
    use_landmarks(s)
    if s.game_terms.lore:
        s.call(SUPPLY_LORE, s.turn, 0, 0)


def pass_turn(s: Battleground, _card: int, _count: int, _c: int) -> None:
    """Then it is the other side's turn. Rules: BL-CMD-01."""
    if s.effects:
        expire(s, U_BATTLE)
        expire(s, U_TURN)
        expire(s, U_AFTER + 1 - s.turn)
    s.turn = 1 - s.turn
    s.stack[CARD_PLAYED] = s.stack[UNIT_IN_HAND] = s.stack[VOLLEYS_SHOT] = 0
    s.goto(TURN)


TURN: Final = sequence(  # Rules: BL-CMD-02
    begin_turn, asks(ask_command), command, asks(ask_order), got_order, asks(ask_mover), asks(got_mover),
    asks(got_move), halt,
    asks(ask_battler), asks(got_battler), got_target, end_turn, put_card_down, draw_anew, supply_side, pass_turn,
)  # fmt: skip
"""Arguments: the card played, the unit in hand or the cards to draw, how often everybody has shot."""
CARD_PLAYED: Final = ARG_A
UNIT_IN_HAND: Final = ARG_B
CARDS_TO_DRAW: Final = ARG_B
VOLLEYS_SHOT: Final = ARG_C
ASK_COMMAND: Final = at(TURN, ask_command)
ASK_ORDER: Final = at(TURN, ask_order)
ASK_MOVER: Final = at(TURN, ask_mover)
GOT_MOVE: Final = at(TURN, got_move)
HALT: Final = at(TURN, halt)
ASK_BATTLER: Final = at(TURN, ask_battler)
END_TURN: Final = at(TURN, end_turn)
PUT_CARD_DOWN: Final = at(TURN, put_card_down)
SUPPLY_SIDE: Final = at(TURN, supply_side)


def draw_more(s: Battleground, cards: int) -> None:
    """At the end of the turn this many more Command cards are drawn, of which one is kept.

    Rules: BL-CMD-11, BL-LRE-19.
    """
    end = len(s.stack)
    while s.stack[end + NEXT_STEP] != PUT_CARD_DOWN:
        end -= FRAME_LENGTH
    s.stack[end + CARDS_TO_DRAW] += cards
