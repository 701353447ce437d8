"""A Combat from its first step to its last: quick combat, deployment, rounds, end."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.activation import ACTIVATION
from banneret.heroes.combat.ai.piles import clear_cards, gather_decks
from banneret.heroes.combat.ai.reserve import CALL_SPARE
from banneret.heroes.combat.beast import BEAST_COMES, HOARD, rouse
from banneret.heroes.combat.cards.between import NO_SIDE, heeded
from banneret.heroes.combat.cards.casting import SPELLS_A_ROUND, put_away
from banneret.heroes.combat.cards.hands import may_be_asked, mode_plays, put_down
from banneret.heroes.combat.cards.playing import NO_UNIT, PLAY_CARD, end_round_cards
from banneret.heroes.combat.damage import add_effect, expire_round
from banneret.heroes.combat.deployment import DEPLOYMENT
from banneret.heroes.combat.ending import (
    end_if_decided,
    extend,
    extension_options,
    is_stalemate,
    may_extend,
    must_end,
    retreat,
    time_is_up,
)
from banneret.heroes.combat.first_window import OPENING
from banneret.heroes.combat.hex.deployment import TAKE_FIELD
from banneret.heroes.combat.hex.effect_tokens import fade
from banneret.heroes.combat.hex.order import REFRESH, pass_token
from banneret.heroes.combat.morale.playing import BEFORE_ACTIVATION, BEGIN_WITH_MORALE
from banneret.heroes.combat.neutral_units import DRAW_GUARDS, REDRAW_GUARD
from banneret.heroes.combat.order import forget_turns, next_units, note_turn
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.run_program import DO
from banneret.heroes.combat.siege import FORTIFY
from banneret.heroes.state.answers_combat import ACTIVATE, EXTEND, NO, RETREAT, YES, options_of
from banneret.heroes.state.battle import (
    ATTACKER,
    DEFENDER,
    FLED,
    FRENZY,
    PER_SIDE,
    SHACKLED,
    SIDE_MASK,
    SIDE_OF,
    TOWER,
    UNDECIDED,
    Battle,
)
from banneret.heroes.state.events_combat import E_COMBAT, E_FLEE, E_ROUND
from banneret.heroes.state.pile_numbers import NEUTRAL_DISCARDS, RESERVE
from banneret.heroes.state.requests import something_happens
from banneret.heroes.state.terms import R_MORALE_DECKS, R_QUICK_OPTIONAL, R_REVEAL_FIRST
from banneret.heroes.tables.ai_cards import AI_SPARE
from banneret.heroes.tables.units_and_cards import (
    AT_COMBAT_START,
    NEUTRAL,
    S_INITIATIVE,
    TIER,
    UNTIL_COMBAT,
    W_EXTEND,
    kind_of,
    printed_row,
)
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_CONTINUE, K_MAY, K_ORDER
from banneret.kernel.piles import added
from banneret.kernel.sequence import asks, at, heeds, sequence
from banneret.kernel.state import ARG_A

# -- before the first round --------------------------------------------------------------------------------------------


def meet_guards(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Guards flee from a hero whose level is higher than the field's difficulty.

    Rules: H3-QCK-01, H3-QCK-02, H3-QCK-06.
    """
    s.base = len(s.stack)
    if s.terms.field == 0 or s.terms.level <= s.terms.field:
        s.answer = NO
    elif s.terms.rules & R_QUICK_OPTIONAL:
        s.ask(s.terms.control[ATTACKER], K_MAY, [YES, NO])
    else:
        s.answer = YES


def quick_combat(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Quick Combat is won at once; no guard is drawn. Rules: H3-QCK-01, H3-QCK-04."""
    if s.answer == YES:
        s.outcome = FLED
        s.winner = ATTACKER
        s.emit(E_FLEE)
        s.goto(END_COMBAT)
    else:
        s.emit(E_COMBAT)
        if s.terms.hexes:
            s.goto(START_COMBAT)
            s.call(TAKE_FIELD, 0, 0, 0)


def reveal_guards(s: Battle, _a: int, _b: int, _c: int) -> None:
    """With the option, the guards are drawn before the player deploys. Rules: H3-CBS-14."""
    if s.terms.field and s.terms.rules & R_REVEAL_FIRST:
        s.call(BEAST_COMES if s.terms.lair else DRAW_GUARDS, 0, 0, 0)


def deploy_attacker(s: Battle, _a: int, _b: int, _c: int) -> None:
    """The attacker deploys first. Rules: H3-CBS-13, H3-CBS-28, H3-CBS-29."""
    if not s.occupied[ATTACKER]:
        s.call(DEPLOYMENT, ATTACKER, -1, 0)


def draw_guards(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Guards are drawn after the player has placed. Rules: H3-CBS-14."""
    if s.terms.field and not s.terms.rules & R_REVEAL_FIRST:
        s.call(BEAST_COMES if s.terms.lair else DRAW_GUARDS, 0, 0, 0)


def offer_redraw(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Before the guards are placed, one of them may be replaced where the Astrologers say so. Rules: H3-RND-10."""
    if s.terms.redraw and not s.terms.lair:
        s.call(REDRAW_GUARD, 0, 0, 0)


def deploy_defender(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Then the other side deploys. Rules: H3-CBS-14, H3-CBS-28."""
    if not s.occupied[DEFENDER]:
        s.call(DEPLOYMENT, DEFENDER, -1, 0)


def fortify(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Walls, Gate and tower follow when a Citadel is defended by its own faction. Rules: H3-SGE-01, H3-SGE-23."""
    if s.terms.siege and not s.alive >> TOWER & 1:
        s.call(FORTIFY, 0, 0, 0)


def start_combat(s: Battle, n: int, _b: int, _c: int) -> None:
    """Abilities that work at the start of Combat, unit by unit, once an AI Hero's decks are shuffled.

    The first player's units come first, who has the Initiative token on hexes. Where no deck had a guard left
    (H3-NEU-10), or an army has no card left, the Combat is won before it begins.
    Rules: H3-UNI-29, H3-GEN-07, H3-AIC-18, H3-CBR-20, BF-BTL-21, H3-NEU-10, H3-CHANGE-beast,
    H3-CHANGE-guard_initiative.
    """
    if not s.occupied[ATTACKER] or not s.occupied[DEFENDER]:
        end_if_decided(s)
        s.goto(END_COMBAT)
        return
    if n == 0:
        gather_decks(s)
        if s.terms.lair:
            rouse(s)
        if s.terms.swift:
            spur(s)
    while n < TOWER:
        u = (n + PER_SIDE * s.token) % TOWER
        n += 1
        s.stack[UNITS_STARTED] = n
        if s.alive >> u & 1 and AT_COMBAT_START[s.row[u]]:
            s.goto(START_COMBAT)
            s.call(DO, AT_COMBAT_START[s.row[u]], u, u)
            return


def spur(s: Battle) -> None:
    """Guards of some tiers have more initiative, where the scenario says so.

    Rules: H3-CHANGE-guard_initiative, H3-UNI-24.
    """
    for u in units_in(s.alive & SIDE_MASK[DEFENDER]):
        faster = s.terms.swift[TIER[kind_of(s.row[u])]] if u != TOWER else 0
        if faster:
            add_effect(s, S_INITIATIVE, u, faster, UNTIL_COMBAT)


# -- rounds ------------------------------------------------------------------------------------------------------------


def opening(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Both sides may play cards before the first activation; Morale cards for the start come before.

    Rules: H3-CBC-04, BF-MRL-12, BF-BTL-21.
    """
    s.call(OPENING, 0, 0, 0)
    if s.terms.rules & R_MORALE_DECKS:
        s.call(BEGIN_WITH_MORALE, s.token, 0, 0)


def begin_round(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Marks and retaliations of the last round are cleared.

    What lasts for a round ends; a spell cast before the first round counts in that round, and lasts for it.
    Rules: H3-CBT-02, H3-CBT-04, H3-CBT-08, H3-CBC-08, H3-CBC-10, BF-BTL-43, BF-BTL-55, BF-BTL-57, H3-CHANGE-beast,
    H3-AI-reserve.
    """
    s.round += 1
    s.requests = something_happens(s.requests)
    s.acted = 0
    s.retaliated = 0
    if s.round > 1:
        s.spells = (SPELLS_A_ROUND, SPELLS_A_ROUND)
        end_round_cards(s)
        if s.effects:
            expire_round(s)
    if s.conjured:
        fade(s)
    forget_turns(s)
    s.emit(E_ROUND, s.round)
    if s.terms.hoard:
        s.call(HOARD, 0, 0, 0)
    if s.round > 1 and s.piles[AI_SPARE]:
        s.call(CALL_SPARE, 0, -1, 0)


def call_next(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Activate the next unit in the order, until none is left or the Combat is decided.

    Players who requested it may play Instants first. Rules: H3-CBR-01 to H3-CBR-04, H3-CBR-18 to H3-CBR-20,
    H3-CBC-04.
    """
    if s.outcome != UNDECIDED:
        s.goto(END_COMBAT)
        return
    if s.ties:
        pass_token(s)
    units = next_units(s)
    if not units:
        s.goto(END_ROUND)
        return
    if s.requests and heeded(s, 1 << SIDE_OF[units.bit_length() - 1]):
        return
    if units & units - 1 == 0:
        activate(s, units.bit_length() - 1)
        return
    spaces = 0
    for u in units_in(units):
        spaces |= 1 << s.pos[u]
    s.ask(s.terms.control[SIDE_OF[units.bit_length() - 1]], K_ORDER, options_of(ACTIVATE, spaces))


def chose_next(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Activate the unit its player picked. Rules: H3-CBR-04."""
    activate(s, s.at[argument(s.answer)])


def activate(s: Battle, u: int) -> None:
    """Begin a unit's activation. Rules: H3-CBR-01, H3-CBC-04, BF-MRL-12."""
    note_turn(s, u)
    if s.requests:
        s.requests = something_happens(s.requests)
    s.goto(CALL_NEXT)
    s.call(ACTIVATION, u, 0, 0)
    if s.terms.rules & R_MORALE_DECKS:
        s.call(BEFORE_ACTIVATION, u, 0, 0)


def end_round(s: Battle, _a: int, _b: int, _c: int) -> None:
    """A Combat with guards ends after one round unless it is extended; others continue.

    Players who requested it may play Instants first, and a player without movement points a card that gives one. Rules:
    H3-CBS-06 to H3-CBS-09, H3-CBS-11, H3-MOV-06, H3-END-10, H3-CBC-04, BF-BTL-58, BF-REG-02, BF-REG-03, BF-VIC-07.
    """
    if s.requests and heeded(s, NO_SIDE):
        return
    if time_is_up(s) or is_stalemate(s):
        s.goto(END_COMBAT)
    elif s.terms.pool:
        s.goto(BEGIN_ROUND)
        s.call(REFRESH, 0, 0, 0)
    elif must_end(s) and not may_extend(s) and may_be_asked(s, ATTACKER, W_EXTEND):
        plays = mode_plays(s, ATTACKER, W_EXTEND)
        s.ask_private(s.terms.control[ATTACKER], K_CONTINUE, extension_options(s) + plays)
    elif must_end(s):
        s.ask(s.terms.control[ATTACKER], K_CONTINUE, extension_options(s))
    else:
        s.goto(BEGIN_ROUND)


def extended(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Fight another round, or retreat, or play the card that makes the difference.

    Rules: H3-CBS-08, H3-CBS-09, H3-CBS-11, H3-MOV-06.
    """
    if s.answer == EXTEND:
        put_down(s)
        extend(s)
        s.goto(BEGIN_ROUND)
    elif s.answer == RETREAT:
        retreat(s)
    else:
        s.goto(END_ROUND)
        s.call(PLAY_CARD, ATTACKER, s.answer, NO_UNIT)


def end_combat(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Tokens and damage are cleared, survivors go back to their decks and guards to the discard piles.

    Rules: H3-END-25, H3-UNI-09, H3-UNI-20, H3-UNI-21, H3-NEU-06, H3-NEU-08.
    """
    s.requests = something_happens(s.requests)
    s.guarded = s.frozen = 0
    s.effects = ()
    s.mod = (0,) * len(s.mod)
    s.warded = 0
    s.marks &= ~(3 << SHACKLED | 1 << FRENZY)
    s.buried = (0,) * len(s.buried)
    put_away(s)
    clear_cards(s)
    for side in (ATTACKER, DEFENDER):
        for u in units_in(s.alive & SIDE_MASK[side]):
            if not s.terms.lair or side == ATTACKER:
                s.damage[u] = 0
            if u != TOWER:
                s.piles[RESERVE + side] = added(s.piles[RESERVE + side], printed_row(s.row[u]))
    if s.terms.neutral:
        for row in s.piles[RESERVE + DEFENDER]:
            kind = kind_of(row)
            pile = NEUTRAL_DISCARDS + TIER[kind]
            if NEUTRAL[kind] and not s.terms.lair:
                s.piles[pile] = added(s.piles[pile], row)
        s.piles[RESERVE + DEFENDER] = ()


COMBAT: Final = sequence(  # Rules: H3-CBS-13 to H3-CBS-31, H3-CBR-01 to H3-CBR-20
    asks(meet_guards), quick_combat,
    reveal_guards, deploy_attacker, draw_guards, offer_redraw, deploy_defender, fortify, start_combat, opening,
    begin_round, asks(heeds(call_next)), chose_next, asks(heeds(end_round)), extended,
    end_combat,
)  # fmt: skip
"""Arguments: how many units have had their abilities at the start of Combat."""
UNITS_STARTED: Final = ARG_A
START_COMBAT: Final = at(COMBAT, start_combat)
BEGIN_ROUND: Final = at(COMBAT, begin_round)
CALL_NEXT: Final = at(COMBAT, call_next)
END_ROUND: Final = at(COMBAT, end_round)
END_COMBAT: Final = at(COMBAT, end_combat)
