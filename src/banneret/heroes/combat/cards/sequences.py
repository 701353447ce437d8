"""What cards let a side do with its cards and units: one sequence each, the same in Combat and on the map."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import DRAW, discard, hand_options, refresh, reveal, spend_morale
from banneret.heroes.combat.cards.known_places import forget_place, shuffled, uppermost
from banneret.heroes.combat.cards.usable import healable, recoverable
from banneret.heroes.combat.damage import boost, bury_damage, heal, recover
from banneret.heroes.combat.morale.decks import resolve
from banneret.heroes.combat.morale.held import holds
from banneret.heroes.combat.placement import put, units_in
from banneret.heroes.state.answers_combat import CURE, HEAL, KEEP_CARD, MORALE_USE, TARGET, options_of
from banneret.heroes.state.answers_map import MORALE_SEARCH, PUT
from banneret.heroes.state.battle import SIDE_MASK, SIDE_OF, Battle, with_side
from banneret.heroes.state.events_combat import (
    E_COVER,
    E_DISCARD,
    E_DRAW,
    E_DRAWN,
    E_RECOVER_CARD,
    E_RESHUFFLE,
    E_SWAP,
)
from banneret.heroes.state.events_map import E_SEARCH_AGAIN
from banneret.heroes.state.pile_numbers import ASIDE, DECK, DISCARDS, HAND, RESERVE
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.unit_names import IN_DECK, name_as, unit_name
from banneret.heroes.tables.morale import REPEAT_SEARCH
from banneret.heroes.tables.units_and_cards import (
    CARD_KIND,
    OVERLAYS,
    SPELL_CARD,
    overlay_card,
    printed_row,
)
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD, K_DRAW, K_MAY, K_TARGET
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B, ARG_C

# -- cards -------------------------------------------------------------------------------------------------------------


def ask_dropped(s: Battle, side: int, count: int, _spell_draws: int) -> None:
    """Which card is discarded next, as long as there is one. Rules: H3-CRD-12."""
    if count == 0 or not s.piles[HAND + side]:
        s.leave()
    else:
        s.ask_private(s.terms.control[side], K_CARD, hand_options(s, side))


def dropped(s: Battle, side: int, count: int, spell_draws: int) -> None:
    """Discard it; for some effects a spell among them draws a card. Rules: H3-CRD-16, H3-CRD-12."""
    card = argument(s.answer)
    discard(s, side, card)
    s.stack[DISCARDS_LEFT] = count - 1
    s.goto(DISCARD_SOME)
    if spell_draws and CARD_KIND[card] == SPELL_CARD:
        s.call(DRAW, side, 1, 0)


DISCARD_SOME: Final = sequence(asks(ask_dropped), dropped)
"""Arguments: side, how many, 1 if each spell among them draws a card."""
DISCARDS_LEFT: Final = ARG_B


def draw_aside(s: Battle, side: int, count: int, _c: int) -> None:
    """Draw the next card to choose from; an empty deck is rebuilt. Rules: H3-CRD-18, H3-CRD-19."""
    if count and not s.piles[DECK + side] and s.piles[DISCARDS + side]:
        s.piles[DECK + side] = tuple(sorted(s.piles[DISCARDS + side]))
        s.piles[DISCARDS + side] = ()
        s.emit(E_RESHUFFLE, side)
    if not count or not s.piles[DECK + side]:
        s.goto(ASK_KEPT)
    else:
        s.chance(K_DRAW, uppermost(s, DECK + side))


def drawn_aside(s: Battle, side: int, count: int, _c: int) -> None:
    """The card lies aside, seen by its owner alone. Rules: H3-GEN-08."""
    card = s.answer
    s.piles[DECK + side] = without(s.piles[DECK + side], card)
    forget_place(s, DECK + side)
    s.piles[ASIDE + side] = added(s.piles[ASIDE + side], card)
    s.emit(E_DRAW, side)
    s.emit(E_DRAWN, s.terms.control[side], card)
    s.stack[DRAWS_LEFT] = count - 1
    s.goto(KEEP_ONE)


def ask_kept(s: Battle, side: int, _count: int, search: int) -> None:
    """Which of the cards drawn goes to the hand; a Search may be made once more for a Morale card or token.

    Rules: H3-CRD-12, H3-TOU-11, BF-MRL-07, H3-CRD-19.
    """
    options = [option(KEEP_CARD, card) for card in sorted(set(s.piles[ASIDE + side]))]
    if not options:
        s.leave()
        return
    if search and s.morale >> side & 1:
        if not s.terms.rules & R_MORALE_DECKS:
            options.append(MORALE_SEARCH)
        elif holds(s, side, REPEAT_SEARCH):
            options.append(option(MORALE_USE, REPEAT_SEARCH))
    s.ask_private(s.terms.control[side], K_CARD, options)


def got_kept(s: Battle, side: int, _count: int, search: int) -> None:
    """It goes to the hand and the rest is discarded, or all of it before the next Search.

    Rules: H3-CRD-16, H3-TOU-11, BF-MRL-08.
    """
    if s.answer == MORALE_SEARCH or verb(s.answer) == MORALE_USE:
        if s.answer == MORALE_SEARCH:
            spend_morale(s, side)
        else:
            resolve(s, side, REPEAT_SEARCH)
        s.emit(E_SEARCH_AGAIN, s.terms.control[side])
        s.stack[SEARCHED] = -search
        return
    card = argument(s.answer)
    s.piles[ASIDE + side] = without(s.piles[ASIDE + side], card)
    s.piles[HAND + side] = added(s.piles[HAND + side], card)
    refresh(s, side)


def ask_rest(s: Battle, side: int, _count: int, search: int) -> None:
    """Which of the others goes on the discard pile next, if their order is still undecided.

    Rules: H3-CRD-07, H3-CRD-12, H3-CRD-19, BF-MRL-07.
    """
    rest = sorted(set(s.piles[ASIDE + side]))
    if not rest and search < 0:
        s.stack[DRAWS_LEFT] = s.stack[SEARCHED] = -search
        s.goto(KEEP_ONE)
    elif not rest:
        s.leave()
    elif len(rest) == 1:
        s.answer = option(PUT, rest[0])
    else:
        s.ask_private(s.terms.control[side], K_CARD, [option(PUT, card) for card in rest])


def laid_rest(s: Battle, side: int, _count: int, _c: int) -> None:
    """It lies there for all to see. Rules: H3-CRD-07, H3-CRD-16, H3-CRD-12."""
    card = argument(s.answer)
    s.piles[ASIDE + side] = without(s.piles[ASIDE + side], card)
    s.piles[DISCARDS + side] += (card,)
    reveal(s, side, card)
    s.emit(E_DISCARD, side, card)
    s.goto(ASK_REST)


KEEP_ONE: Final = sequence(draw_aside, drawn_aside, asks(ask_kept), got_kept, asks(ask_rest), laid_rest)
"""Arguments: side, how many cards are drawn of which one is kept; once more the same number if that is a Search which a
Morale card or token may repeat, under 0 while its cards are put away before that."""
DRAWS_LEFT: Final = ARG_B
SEARCHED: Final = ARG_C
ASK_KEPT: Final = at(KEEP_ONE, ask_kept)
ASK_REST: Final = at(KEEP_ONE, ask_rest)


def ask_found(s: Battle, side: int, kind: int, _reshuffle: int) -> None:
    """Which card of the player's own discard pile, which lies open, goes back to the hand.

    Rules: H3-CRD-12, H3-GEN-03.
    """
    cards = recoverable(s, side, kind)
    if cards:
        s.ask(s.terms.control[side], K_CARD, [option(KEEP_CARD, card) for card in cards])
    else:
        s.answer = -1


def found_card(s: Battle, side: int, _kind: int, reshuffle: int) -> None:
    """Take the newest such card; some effects then shuffle the rest into the deck. Rules: H3-CRD-12."""
    if s.answer >= 0:
        card = argument(s.answer)
        pile = s.piles[DISCARDS + side]
        n = len(pile) - 1
        while pile[n] != card:
            n -= 1
        s.piles[DISCARDS + side] = pile[:n] + pile[n + 1 :]
        s.piles[HAND + side] = added(s.piles[HAND + side], card)
        refresh(s, side)
        s.emit(E_RECOVER_CARD, side, card)
    if reshuffle and s.piles[DISCARDS + side]:
        s.piles[DECK + side] = tuple(sorted(s.piles[DECK + side] + s.piles[DISCARDS + side]))
        s.piles[DISCARDS + side] = ()
        shuffled(s, DECK + side)
        s.emit(E_RESHUFFLE, side)


RECOVER_CARD: Final = sequence(asks(ask_found), found_card)
"""Arguments: side, kind of card, 1 if the rest of the discard pile is then shuffled into the deck."""


# -- units -------------------------------------------------------------------------------------------------------------


def own_spaces(s: Battle, side: int) -> int:
    """The spaces of a side's units on the board, without the Arrow Tower."""
    return s.occupied[side]


def ask_patient(s: Battle, side: int, _amount: int, paralysis: int) -> None:
    """Which own unit is healed. Rules: H3-CRD-12."""
    spaces = healable(s, side, paralysis)
    if spaces:
        s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))
    else:
        s.leave()


def got_patient(s: Battle, side: int, _amount: int, paralysis: int) -> None:
    """A unit with damage and a Paralysis token is rid of one of them, as the player chooses. Rules: H3-CRD-12."""
    u = s.at[argument(s.answer)]
    s.stack[PATIENT] = u
    frozen = paralysis and s.frozen >> u & 1
    if frozen and s.damage[u]:
        s.ask(s.terms.control[side], K_MAY, [HEAL, CURE])
    else:
        s.answer = CURE if frozen else HEAL


def treated(s: Battle, _side: int, amount: int, u: int) -> None:
    """Take the damage or the token off. Rules: H3-CRD-12."""
    if s.answer == CURE:
        recover(s, u)
    else:
        heal(s, u, amount)


HEAL_ONE: Final = sequence(asks(ask_patient), asks(got_patient), treated)
"""Arguments: side, amount, 1 if a Paralysis token may be taken off instead; once chosen, the unit."""
PATIENT: Final = ARG_C


def raising(statistic: int, amount: int) -> int:
    """A statistic and by how much it is raised, as one number."""
    return statistic << 8 | amount


def raised_statistic(change: int) -> int:
    """Which statistic is raised."""
    return change >> 8


def raised_by(change: int) -> int:
    """By how much."""
    return change & 255


def ask_boosted(s: Battle, side: int, _change: int, _until: int) -> None:
    """Which own unit a card raises. Rules: H3-CRD-17, H3-CBC-08."""
    s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, own_spaces(s, side)))


def boosted(s: Battle, _side: int, change: int, until: int) -> None:
    """Raise it, twice as much for some units. Rules: H3-CBC-08, H3-UNI-14."""
    boost(s, raised_statistic(change), s.at[argument(s.answer)], raised_by(change), until)


BOOST_ONE: Final = sequence(asks(ask_boosted), boosted)
"""Arguments: side, which statistic is raised by how much (`raising`), until (and for whom it counts double)."""


def ask_first_place(s: Battle, side: int, _first: int, _c: int) -> None:
    """Which unit changes places. Rules: H3-CRD-12."""
    s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, own_spaces(s, side)))


def ask_second_place(s: Battle, side: int, _first: int, _c: int) -> None:
    """With which other. Rules: H3-CRD-12."""
    space = argument(s.answer)
    s.stack[FIRST_UNIT] = s.at[space]
    s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, own_spaces(s, side) & ~(1 << space)))


def swapped_places(s: Battle, _side: int, first: int, _c: int) -> None:
    """Exchange them. Rules: H3-CRD-12."""
    exchange(s, first, s.at[argument(s.answer)])


def exchange(s: Battle, first: int, second: int) -> None:
    """Let two units of a side change places. It is not movement: a unit not yet moved begins where it now stands."""
    here = s.pos[first]
    there = s.pos[second]
    for u, old, new in ((first, here, there), (second, there, here)):
        if s.active == u and s.start == old:
            s.start = new
    put(s, first, there)
    s.pos[second] = here
    s.at[here] = second
    side = SIDE_OF[first]
    s.occupied = with_side(s.occupied, side, s.occupied[side] | 1 << here)
    s.emit(E_SWAP, unit_name(s, first), unit_name(s, second))


SWAP_UNITS: Final = sequence(asks(ask_first_place), asks(ask_second_place), swapped_places)
"""Arguments: side, the first unit."""
FIRST_UNIT: Final = ARG_B


def cover(s: Battle, side: int, which: int) -> None:
    """Lay an overlay on a unit card, first on the board; damage on what is covered stays under it."""
    for below, above in OVERLAYS[which]:
        for u in units_in(s.alive & SIDE_MASK[side]):
            if printed_row(s.row[u]) == below:
                bury_damage(s, u)
                s.row = changed(s.row, u, s.row[u] + above - below)
                s.emit(E_COVER, unit_name(s, u), overlay_card(above))
                return
    for below, above in OVERLAYS[which]:
        if below in s.piles[RESERVE + side]:
            s.piles[RESERVE + side] = added(without(s.piles[RESERVE + side], below), above)
            s.emit(E_COVER, name_as(above, IN_DECK), overlay_card(above))
            return
