"""The activation of one unit: what it may do, and doing it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ai.activation import AUTOMATIC_ACTION
from banneret.heroes.combat.ai.ai_cards import AI_TURN
from banneret.heroes.combat.ai.targeting import approaches, attackable, shot_targets
from banneret.heroes.combat.attack import ENGAGE
from banneret.heroes.combat.beast import BEAST, second_targets
from banneret.heroes.combat.cards.between import EITHER_SIDE, heeded
from banneret.heroes.combat.cards.castable import CHOOSE, casts, scroll_casts
from banneret.heroes.combat.cards.casting import cast
from banneret.heroes.combat.cards.hands import mode_plays, morale_uses, put_down, use_morale
from banneret.heroes.combat.cards.playing import PLAY_CARD
from banneret.heroes.combat.damage import expire
from banneret.heroes.combat.ending import end_if_decided, retreat, surrender, why_no_retreat, why_no_surrender
from banneret.heroes.combat.hex.walls import one_hex_each
from banneret.heroes.combat.morale.playing import use_card
from banneret.heroes.combat.movement import defend, move
from banneret.heroes.combat.placement import reach
from banneret.heroes.combat.run_program import DO
from banneret.heroes.combat.siege import demolish
from banneret.heroes.geometry.combat_board import NEAR, spread

# By name, because all actions of a unit are listed with these each time one is asked for.
from banneret.heroes.state.answers_combat import (
    ATTACK,
    BREAK,
    CAST,
    DEFEND,
    DONE,
    EXPERT,
    MORALE_DRAW,
    MORALE_SWAP,
    MORALE_USE,
    MOVE,
    PLAY,
    RETREAT,
    SECOND,
    SURRENDER,
    UNROLL,
    USE,
    add_moves,
    attacks,
    moves,
    options_of,
)
from banneret.heroes.state.battle import FRENZY, GOLD_R, SIDE_OF, TOWER, Battle
from banneret.heroes.state.events_combat import E_ACTIVATE, E_SKIP, E_TOKEN_GONE
from banneret.heroes.state.pile_numbers import HAND, SCROLLS
from banneret.heroes.state.requests import something_happens
from banneret.heroes.state.terms import OWN, R_RETREAT_ANYTIME, STEERED
from banneret.heroes.tables.ai_cards import AI_DECK, AI_WAITING
from banneret.heroes.tables.units_and_cards import (
    ON_ACTIVATION,
    OTHER_ACTION,
    RANGED,
    S_DEFENSE,
    TYPE,
    UNTIL_ACTIVATION,
    UNTIL_ATTACK,
    W_ACTIVATION,
)
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.sequence import asks, at, heeds, sequence
from banneret.kernel.state import ARG_B, ARG_C

# What has happened in this activation, the second argument.
MOVED: Final = 1
ATTACKED: Final = 2
UNGUARDED: Final = 4
"""A Defense token was discarded at its start. Rules: H3-CBT-22."""


def wake(s: Battle, u: int, _done: int, _c: int) -> None:
    """A unit's turn in the order has come: it is marked, loses a Defense token, or only its paralysis.

    Rules: H3-CBR-06, H3-CBT-01, H3-CBT-02, H3-CBT-15, H3-CBT-18, H3-CBT-21 to H3-CBT-23, BF-BTL-42.
    """
    bit = 1 << u
    s.acted |= bit
    name = s.row[u] << 8 | u  # `unit_name`, written out: every activation begins here
    if s.frozen & bit:
        s.frozen &= ~bit
        s.emit(E_SKIP, name)
        s.leave()
        return
    s.active = u
    s.start = s.pos[u]
    s.emit(E_ACTIVATE, name)
    if s.guarded & bit:
        s.guarded &= ~bit
        s.stack[DONE_SO_FAR] = UNGUARDED
        s.emit(E_TOKEN_GONE, name)
    if not ON_ACTIVATION[s.row[u]]:
        s.goto(ASK_ACTION)


def begin_activation(s: Battle, u: int, _done: int, _c: int) -> None:
    """Activation abilities resolve at once. Rules: H3-UNI-25."""
    s.call(DO, ON_ACTIVATION[s.row[u]], u, u)


def targets(s: Battle, u: int) -> int:
    """The spaces of the units that may be attacked from where the unit stands.

    Rules: H3-TYP-01, H3-TYP-02, H3-TYP-08, H3-TYP-09, H3-CBR-21, H3-SGE-19.
    """
    if TYPE[s.row[u]] == RANGED:
        return shot_targets(s, u)
    return NEAR[s.pos[u]] & s.occupied[1 - SIDE_OF[u]]


def breakable(s: Battle, u: int) -> int:
    """The spaces of the Walls and the Gate the unit may destroy.

    Rules: H3-SGE-07, H3-SGE-09, H3-SGE-11, H3-SGE-25, BF-SGE-14, BF-SGE-17.
    """
    if TYPE[s.row[u]] == RANGED:
        return 0
    works = NEAR[s.pos[u]] & (s.walls | s.gate)
    return one_hex_each(works) if s.terms.hexes else works


def may_attack(s: Battle, u: int, done: int) -> bool:
    """Whether the unit may still attack. Rules: H3-TYP-05, H3-TYP-07, H3-CBS-23, H3-CBS-24."""
    if done & ATTACKED:
        return False
    return not done & MOVED or TYPE[s.row[u]] != RANGED


def may_move(s: Battle, u: int, done: int) -> bool:
    """Whether the unit may still move. Rules: H3-CBR-07, H3-TYP-05, H3-TYP-07, H3-SGE-18, BF-BTL-29, BF-BTL-32."""
    if done & MOVED or u == TOWER:
        return False
    return not done & ATTACKED or (TYPE[s.row[u]] == RANGED and not s.terms.hexes)


def own_actions(s: Battle, u: int, done: int) -> list[int]:
    """What a player's own unit may do now.

    Rules: H3-CBR-07 to H3-CBR-09, H3-TYP-05, H3-TYP-07, H3-END-04, H3-UNI-28, H3-CBC-03, H3-MOR-08, H3-SGE-07,
    H3-END-10, BF-ADV-65.
    """
    options: list[int] = []
    side = SIDE_OF[u]
    if not done & ATTACKED:
        if not done & MOVED or TYPE[s.row[u]] != RANGED:
            options = attacks(targets(s, u))
            if s.walls or s.gate:
                options += options_of(BREAK, breakable(s, u))
        if not done & UNGUARDED:
            options.append(DEFEND)
        if s.playable[side] & W_ACTIVATION:
            options += casts(s, side)
            if s.piles[SCROLLS + side]:
                options += scroll_casts(s, side, W_ACTIVATION, CHOOSE, CHOOSE)
            options += mode_plays(s, side, W_ACTIVATION)
            if s.morale >> side & 1:
                options += morale_uses(s, side)
    if not done & MOVED and u != TOWER and (not done & ATTACKED or may_move(s, u, done)):
        add_moves(options, reach(s, u))
    options.append(DONE)
    if not done & (MOVED | ATTACKED):
        if OTHER_ACTION[s.row[u]]:
            options.append(USE)
        # `store`, written out: every question of a turn comes through here.
        if s.stores[side * 3 + GOLD_R] >= s.terms.surrender and not why_no_surrender(s, side):
            options.append(SURRENDER)
        if s.terms.rules & R_RETREAT_ANYTIME and not why_no_retreat(s, side):
            options.append(RETREAT)
    return options


def steered_actions(s: Battle, u: int, done: int) -> list[int]:
    """What a steered Neutral Unit must do: attack if it can, otherwise come as near as it can; never defend.

    Rules: H3-CBS-23 to H3-CBS-25.
    """
    if done & ATTACKED:
        return moves(reach(s, u)) + [DONE] if may_move(s, u, done) else [DONE]
    now = targets(s, u) if may_attack(s, u, done) else 0
    options = attacks(now)
    if not done & MOVED and TYPE[s.row[u]] != RANGED:
        if attackable(s, u):
            options += moves(reach(s, u) & spread(s.occupied[1 - SIDE_OF[u]]))
        else:
            near = approaches(s, u)
            options = moves(near & ~(1 << s.pos[u]))
            if near >> s.pos[u] & 1:
                options.append(DONE)
    return options if options else [DONE]


def ask_action(s: Battle, u: int, done: int, once_struck: int) -> None:
    """The unit may move, attack or defend as its type allows, and its owner cast a spell before it attacks.

    Spells in hand are secret, so a player with cards is asked in private. An AI Hero draws a card first. Players who
    requested it may play Instants first. Rules: H3-CBR-07 to H3-CBR-10, H3-CBT-01, H3-CBC-03, H3-CBC-04, H3-AIC-05,
    H3-CBR-20, H3-CBS-23, H3-CBS-24, H3-CHANGE-beast.
    """
    side = SIDE_OF[u]
    manner = s.terms.manner[side]
    if not s.alive >> u & 1:
        s.goto(END_ACTIVATION)
    elif s.requests and heeded(s, 1 << side if done or ON_ACTIVATION[s.row[u]] else EITHER_SIDE):
        pass
    elif manner == OWN:
        if s.piles[HAND + side] and not done & ATTACKED:
            s.ask_private(s.terms.control[side], K_ACTION, own_actions(s, u, done))
        else:
            s.ask(s.terms.control[side], K_ACTION, own_actions(s, u, done))
    elif manner == STEERED:
        twice = second_targets(s, u, once_struck - 1, targets(s, u)) if once_struck else 0
        s.ask(s.terms.control[side], K_ACTION, attacks(twice) if twice else steered_actions(s, u, done))
    else:
        s.goto(END_ACTIVATION)
        s.call(AUTOMATIC_ACTION, u, done & UNGUARDED, 0)
        if s.piles[AI_DECK] or s.piles[AI_WAITING]:
            s.call(AI_TURN, u, 0, 0)


def take_action(s: Battle, u: int, done: int, once_struck: int) -> None:
    """Do what was chosen.

    Rules: H3-CBR-07 to H3-CBR-09, H3-TYP-05, H3-TYP-07, H3-END-04, H3-SGE-10, H3-CBC-03, H3-CBC-04,
    H3-CHANGE-beast.
    """
    answer = s.answer
    what = verb(answer)
    if once_struck:
        s.stack[ONCE_STRUCK] = 0
    if s.requests:
        s.requests = something_happens(s.requests)
    if what in (CAST, UNROLL):
        s.goto(ASK_ACTION)
        cast(s, SIDE_OF[u], answer, CHOOSE)
        return
    s.power = 0
    if what == MOVE:
        s.stack[DONE_SO_FAR] = done | MOVED
        s.goto(ASK_ACTION)
        move(s, u, argument(answer))
    elif what == ATTACK:
        s.stack[DONE_SO_FAR] = done | ATTACKED
        if s.marks >> FRENZY & 1 and not done & ATTACKED and u == BEAST:
            s.stack[ONCE_STRUCK] = 1 + s.at[argument(answer)]
            s.goto(ASK_ACTION)
        elif may_move(s, u, done | ATTACKED):
            s.goto(ASK_ACTION)
        s.call(ENGAGE, u, s.at[argument(answer)], -1)
    elif answer == DEFEND:
        defend(s, u)
    elif answer != DONE:
        take_other_action(s, u, answer)


def take_other_action(s: Battle, u: int, answer: int) -> None:
    """Do what is chosen less often. Cards and morale do not end the activation.

    Rules: H3-CBC-04, H3-MOR-08, BF-MRL-07, H3-END-04, H3-SGE-10, H3-UNI-28, H3-END-10.
    """
    what = verb(answer)
    if what in (PLAY, EXPERT, SECOND):
        s.goto(ASK_ACTION)
        s.call(PLAY_CARD, SIDE_OF[u], answer, u)
    elif answer in (MORALE_DRAW, MORALE_SWAP):
        s.goto(ASK_ACTION)
        use_morale(s, SIDE_OF[u], answer)
    elif what == MORALE_USE:
        s.goto(ASK_ACTION)
        use_card(s, SIDE_OF[u], answer)
    elif what == BREAK:
        demolish(s, u, argument(answer))
    elif answer == USE:
        s.call(DO, OTHER_ACTION[s.row[u]], u, u)
    elif answer == SURRENDER:
        surrender(s, SIDE_OF[u])
    elif answer == RETREAT:
        retreat(s)


def end_activation(s: Battle, u: int, _done: int, _c: int) -> None:
    """Effects that last for the activation end, and so does a boost the unit did not use.

    A unit that was burnt on its way may have been the last of its side.
    Rules: H3-CBC-06, BF-BTL-16, BF-VIC-03, H3-AIC-27, H3-UNI-25.
    """
    s.active = -1
    put_down(s)
    if s.effects:
        expire(s, UNTIL_ACTIVATION)
        expire(s, UNTIL_ATTACK, 1 << u, S_DEFENSE)
    s.leave()
    if s.conjured:
        end_if_decided(s)


ACTIVATION: Final = sequence(  # Rules: H3-CBR-07 to H3-CBR-09
    wake, begin_activation, asks(heeds(ask_action)), take_action, end_activation,
)  # fmt: skip
"""Arguments: the unit, what it has done, one more than the unit a beast has attacked if it may attack another one."""
DONE_SO_FAR: Final = ARG_B
ONCE_STRUCK: Final = ARG_C
ASK_ACTION: Final = at(ACTIVATION, ask_action)
END_ACTIVATION: Final = at(ACTIVATION, end_activation)
