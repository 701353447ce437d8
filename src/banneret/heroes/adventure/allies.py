"""What allied players do for each other: exchanging cards where their heroes meet, and giving resources."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import act_as, pile_of
from banneret.heroes.combat.cards.hands import refresh, take_up
from banneret.heroes.geometry.map_grid import edge_between
from banneret.heroes.state.answers_combat import NO
from banneret.heroes.state.answers_map import AMOUNT, EXCHANGE, GIVE, MOST_GIVEN, OFFER
from banneret.heroes.state.events_map import E_GIVEN, E_HANDED, E_OFFER, E_REFUSED, E_SHOWN
from banneret.heroes.state.hero_numbers import heroes_of
from banneret.heroes.state.packed_ints import gift, gift_resource, gift_seat
from banneret.heroes.state.pile_numbers import HAND, P_HAND, SPIED
from banneret.heroes.state.teams import mates
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import ARTIFACT_CARD, CARD_KIND, SPELL_CARD
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_AMOUNT, K_CARD
from banneret.kernel.piles import added, changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B


def ally_options(s: WholeGame) -> list[int]:
    """What the active player may do with allies. Rules: H3-TRD-11, H3-TRD-15."""
    options = [option(EXCHANGE, p) for p in mates(s, s.who[0]) if may_exchange(s, p)]
    if s.game_terms.alliance:
        options += gift_options(s)
    return options


def take_ally_action(s: WholeGame, answer: int) -> bool:
    """Carry it out; False where the answer is something else. Rules: H3-TRD-11, H3-TRD-14, H3-TRD-15."""
    if verb(answer) == EXCHANGE:
        s.call(EXCHANGE_CARDS, argument(answer), 0, 0)
    elif verb(answer) == GIVE:
        s.call(GIVING, gift_seat(argument(answer)), gift_resource(argument(answer)), 0)
    else:
        return False
    return True


# -- cards -------------------------------------------------------------------------------------------------------------


def side_by_side(s: WholeGame, player: int, other: int) -> bool:
    """Whether heroes of two players stand on fields that touch, whichever heroes those are. Rules: H3-TRD-11."""
    for h in heroes_of(player):
        for g in heroes_of(other):
            if s.hero_at[h] >= 0 and s.hero_at[g] >= 0 and edge_between(s.hero_at[h], s.hero_at[g]) >= 0:
                return True
    return False


def exchangeable(card: int) -> bool:
    """Whether allies may exchange a card. Rules: H3-TRD-11, H3-TRD-12."""
    return CARD_KIND[card] == ARTIFACT_CARD or CARD_KIND[card] == SPELL_CARD


def may_exchange(s: WholeGame, other: int) -> bool:
    """Whether the acting player may propose an exchange; of the ally's hand only its size is known.

    Rules: H3-TRD-11, H3-TRD-13, H3-GEN-08.
    """
    if not s.piles[pile_of(P_HAND, other)] or not side_by_side(s, s.who[0], other):
        return False
    return any(exchangeable(card) for card in s.piles[HAND])


def offers(s: WholeGame) -> list[int]:
    """The cards in hand that the acting player may give. Rules: H3-TRD-11 to H3-TRD-13."""
    options = [option(OFFER, card) for card in sorted(set(s.piles[HAND])) if exchangeable(card)]
    options.append(NO)
    return options


def propose(s: WholeGame, _other: int, _b: int, _c: int) -> None:
    """Which card is offered to the ally. Rules: H3-TRD-11 to H3-TRD-13."""
    s.ask_private(s.who[0], K_CARD, offers(s))


def ask_in_return(s: WholeGame, other: int, _b: int, _c: int) -> None:
    """The ally, and nobody else, sees the card and gives one for it or refuses.

    The card stays in its owner's hand in the meantime, so that to the others nothing has changed.
    Rules: H3-TRD-11 to H3-TRD-13, H3-GEN-08.
    """
    if not s.piles[SPIED]:
        if s.answer == NO:
            s.leave()
            return
        card = argument(s.answer)
        s.emit(E_OFFER, s.who[0], other)
        s.emit(E_SHOWN, other, card)
        s.piles[SPIED] = (card,)
        act_as(s, other)
    s.ask_private(other, K_CARD, offers(s))


def got_in_return(s: WholeGame, other: int, _b: int, _c: int) -> None:
    """One card changes hands for another, in the sight of all; or none does. Rules: H3-TRD-11, H3-TRD-12."""
    card = s.piles[SPIED][0]
    s.piles[SPIED] = ()
    s.leave()
    if s.answer == NO:
        s.emit(E_REFUSED, other, s.turn)
        act_as(s, s.turn)
        return
    back = argument(s.answer)
    swap(s, back, card)
    s.emit(E_HANDED, other, s.turn, back)
    act_as(s, s.turn)
    swap(s, card, back)
    s.emit(E_HANDED, s.turn, other, card)


def swap(s: WholeGame, card: int, new: int) -> None:
    """The acting player holds another card in place of one. Rules: H3-TRD-11, H3-GEN-09."""
    take_up(s, 0, card)
    s.piles[HAND] = added(s.piles[HAND], new)
    refresh(s, 0)


EXCHANGE_CARDS: Final = sequence(asks(propose), asks(ask_in_return), got_in_return)
"""Arguments: the ally."""
EXCHANGED_WITH: Final = ARG_A
GOT_RETURN: Final = at(EXCHANGE_CARDS, got_in_return)


# -- resources ---------------------------------------------------------------------------------------------------------


def gift_options(s: WholeGame) -> list[int]:
    """To whom the acting player may give which resource. Rules: H3-TRD-14, H3-TRD-15."""
    options: list[int] = []
    for other in mates(s, s.who[0]):
        options += [option(GIVE, gift(other, resource)) for resource in range(3) if s.stores[resource]]
    return options


def ask_amount(s: WholeGame, _other: int, resource: int, _c: int) -> None:
    """How much is given. Rules: H3-TRD-14, H3-TRD-15, H3-GEN-04."""
    most = min(s.stores[resource], MOST_GIVEN)
    s.ask(s.who[0], K_AMOUNT, [option(AMOUNT, n) for n in range(1, most + 1)])


def got_amount(s: WholeGame, other: int, resource: int, _c: int) -> None:
    """It goes from one pool to the other. Rules: H3-TRD-14, H3-TRD-15."""
    amount = argument(s.answer)
    s.stores = changed(s.stores, resource, s.stores[resource] - amount)
    s.purse[3 * other + resource] += amount
    s.emit(E_GIVEN, s.who[0], other, 4 * amount + resource)


GIVING: Final = sequence(asks(ask_amount), got_amount)
"""Arguments: the ally, the resource."""
GIVEN_TO: Final = ARG_A
RESOURCE_GIVEN: Final = ARG_B
