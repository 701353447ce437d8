"""The order of activations in a combat round."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.hex.order import INTERRUPTED, LOWEST, last_in_tie, note_tie, side_in_tie
from banneret.heroes.combat.placement import UNITS_HIGH, UNITS_LOW, units_in
from banneret.heroes.state.battle import ATTACKER, DEFENDER, SIDE_MASK, SIDE_OF, UNITS, Battle
from banneret.heroes.tables.units_and_cards import INITIATIVE, S_INITIATIVE

_FIRST_MODIFIER: Final = S_INITIATIVE * UNITS
"""Where the modifiers of initiative begin in `Battle.mod`."""


def initiative(s: Battle, u: int) -> int:
    """A unit's initiative with every modifier. Rules: H3-UNI-24, H3-CBR-05."""
    return INITIATIVE[s.row[u]] + s.mod[_FIRST_MODIFIER + u]


def next_units(s: Battle) -> int:
    """The units of which one activates next, all of one side; none when the round is over.

    The highest initiative comes first; on equal initiative the sides alternate, the attacker beginning; a player
    picks among own units that are tied. Rules: H3-CBR-01 to H3-CBR-06, H3-CBR-18, H3-CBR-19, H3-AIC-04, BF-BTL-22 to
    BF-BTL-24.
    """
    # Asked before every activation, so `initiative` is written out.
    waiting = s.alive & ~s.acted
    best = -LOWEST
    row = s.row
    mod = s.mod
    attackers = 0
    defenders = 0
    for u in UNITS_LOW[waiting & 127]:
        i = INITIATIVE[row[u]] + mod[_FIRST_MODIFIER + u]
        if i > best:
            best = i
            attackers = 1 << u
        elif i == best:
            attackers |= 1 << u
    for u in UNITS_HIGH[waiting >> 7]:
        i = INITIATIVE[row[u]] + mod[_FIRST_MODIFIER + u]
        if i > best:
            best = i
            attackers = 0
            defenders = 1 << u
        elif i == best:
            defenders |= 1 << u
    if not attackers:
        return defenders
    if not defenders:
        return attackers
    if s.terms.hexes:
        return attackers if side_in_tie(s, best) == ATTACKER else defenders
    return defenders if defender_is_due(s, best) else attackers


def defender_is_due(s: Battle, value: int) -> bool:
    """Whether it is the defender's turn in a tie on the core board, even if faster units have come in between.

    Rules: H3-CBR-03.
    """
    if s.turn_initiative == value:
        return s.turn_side == ATTACKER
    return s.ties >> (value + LOWEST + INTERRUPTED) & 1 == 1


def order_of_round(s: Battle) -> list[int]:
    """The units in the order of this round as far as is known now: those that have activated, then the active one.

    Among own units that are tied the player will pick; here the lower number goes first.
    Rules: H3-CBR-01 to H3-CBR-03, BF-BTL-44, BF-BTL-45, BF-BTL-46.
    """
    alive = units_in(s.alive)
    speed = {u: initiative(s, u) for u in alive}
    order = sorted([u for u in alive if s.acted >> u & 1 and u != s.active], key=lambda u: -speed[u])
    if s.active >= 0 and s.alive >> s.active & 1:
        order.append(s.active)
    waiting = [u for u in alive if u not in order]
    last, side = s.turn_initiative, s.turn_side
    token, ties = s.token, s.ties
    last_of: dict[int, int] = {}
    while waiting:
        best = max([speed[u] for u in waiting])
        tied = [u for u in waiting if speed[u] == best]
        due = side == ATTACKER if last == best else defender_is_due(s, best)
        turn = DEFENDER if due else ATTACKER
        if s.terms.hexes and len({SIDE_OF[u] for u in tied}) == 2:
            tie = 1 << (best + LOWEST)
            turn = 1 - last_of.get(best, last_in_tie(s, best)) if ties & tie else token
            ties |= tie
        u = next((u for u in tied if SIDE_OF[u] == turn), tied[0])
        order.append(u)
        waiting.remove(u)
        last_of[best] = SIDE_OF[u]
        last, side = best, SIDE_OF[u]
        if len(tied) == 1 and ties >> (best + LOWEST) & 1:
            ties &= ~(1 << (best + LOWEST))
            token = 1 - token
    return order


def note_turn(s: Battle, u: int) -> None:
    """Remember who activated at which initiative, so that tied sides alternate. Rules: H3-CBR-03, BF-BTL-45."""
    value = INITIATIVE[s.row[u]] + s.mod[_FIRST_MODIFIER + u]  # `initiative`, written out: every activation begins here
    if s.terms.hexes:
        note_tie(s, u, value)
    elif s.ties or value > s.turn_initiative:
        note_interruption(s, value)
    s.turn_initiative = value
    s.turn_side = SIDE_OF[u]


def note_interruption(s: Battle, value: int) -> None:
    """On the core board: a tie into which a faster unit comes goes on with the defender whose turn it was.

    Only then is anything kept, so `ties` is 0 in nearly all positions. Rules: H3-CBR-03.
    """
    s.ties &= ~(1 << (value + LOWEST + INTERRUPTED))
    last = s.turn_initiative
    if value > last and s.turn_side == ATTACKER:
        for other in units_in(s.alive & ~s.acted & SIDE_MASK[DEFENDER]):
            if initiative(s, other) == last:
                s.ties |= 1 << (last + LOWEST + INTERRUPTED)


def forget_turns(s: Battle) -> None:
    """A new round begins with the attacker again. Rules: H3-CBR-02."""
    s.turn_initiative = -1
    s.turn_side = DEFENDER
