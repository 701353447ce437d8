"""How the cards of an AI Hero change their places.

A card that is drawn lies on its discard pile at once, a spell that is drawn in play; what waits, lies on a unit or goes
back is taken from there. So no card is ever out of all piles, whatever is asked in between.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.known_places import EVERYBODY, know_place, shuffled
from banneret.heroes.combat.damage import add_effect, lift_cards
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.events_combat import E_AI_LAID, E_AI_POSTPONED, E_AI_SHUFFLED, E_AI_UNDER, E_AI_WAITS
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, IN_PLAY
from banneret.heroes.state.terms import AUTOMATIC
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.ai_cards import (
    AI_DECK,
    AI_DISCARDS,
    AI_LAID,
    AI_SEEN,
    AI_VALUE,
    AI_WAITING,
    ai_kind,
    is_ai_card,
    laid_card,
    laid_on,
    laid_unit,
)
from banneret.heroes.tables.units_and_cards import CARD_KIND, S_DEFENSE, SPELL_CARD, UNTIL_DEFENSE
from banneret.kernel.piles import added, without

NO_SPELL: Final = -1


def value_of(s: Battle, card: int) -> int:
    """The value of an AI card at the difficulty of the game. Rules: H3-AIC-02."""
    return AI_VALUE[4 * ai_kind(card) + s.terms.difficulty]


def waiting(card: int, spell: int, round: int) -> int:
    """A card that waits, with the spell it drew, as an entry of AI_WAITING; the round is 0 unless it was put off."""
    return round << 24 | (spell + 1) << 12 | card


def card_in(entry: int) -> int:
    """The AI card of a waiting entry."""
    return entry & 4095


def spell_in(entry: int) -> int:
    """The spell drawn by it, or NO_SPELL."""
    return (entry >> 12 & 4095) - 1


def round_in(entry: int) -> int:
    """The round in which it was put off, or 0."""
    return entry >> 24


def keep_waiting(s: Battle, side: int, card: int, spell: int, round: int) -> None:
    """A card and the spell it drew wait until they can be used, or for the next round. Rules: H3-AIC-26, H3-AIC-31."""
    s.piles[AI_DISCARDS] = without(s.piles[AI_DISCARDS], card)
    if spell != NO_SPELL:
        s.piles[IN_PLAY + side] = without(s.piles[IN_PLAY + side], spell)
    s.piles[AI_WAITING] = added(s.piles[AI_WAITING], waiting(card, spell, round))
    s.emit(E_AI_POSTPONED if round else E_AI_WAITS, side, card if spell == NO_SPELL else spell)


def take_waiting(s: Battle, side: int, entry: int) -> None:
    """A waiting card is used after all. Rules: H3-AIC-31, H3-AIC-39."""
    s.piles[AI_WAITING] = without(s.piles[AI_WAITING], entry)
    s.piles[AI_DISCARDS] += (card_in(entry),)
    if spell_in(entry) != NO_SPELL:
        s.piles[IN_PLAY + side] += (spell_in(entry),)


def give_back(s: Battle, side: int, card: int, spell: int) -> None:
    """What cannot be cast goes back: the AI card under its deck, the spell is shuffled into its own.

    Rules: H3-AIC-23, H3-AIC-25, H3-AIC-27.
    """
    s.piles[AI_DISCARDS] = without(s.piles[AI_DISCARDS], card)
    s.piles[AI_DECK] = added(s.piles[AI_DECK], card)
    s.piles[AI_SEEN] = added(s.piles[AI_SEEN], card)
    know_place(s, AI_DECK, card, EVERYBODY, True)
    s.emit(E_AI_UNDER, side, card)
    s.piles[IN_PLAY + side] = without(s.piles[IN_PLAY + side], spell)
    s.piles[DECK + side] = added(s.piles[DECK + side], spell)
    s.emit(E_AI_SHUFFLED, side, spell)


def shuffle_back(s: Battle, side: int, card: int) -> None:
    """A used AI card is shuffled into the AI deck again. Rules: H3-AIC-02."""
    s.piles[AI_DISCARDS] = without(s.piles[AI_DISCARDS], card)
    s.piles[AI_DECK] = added(s.piles[AI_DECK], card)
    s.piles[AI_SEEN] = added(s.piles[AI_SEEN], card)
    shuffled(s, AI_DECK)
    s.emit(E_AI_SHUFFLED, side, card)


def lay_on(s: Battle, u: int, card: int, amount: int) -> None:
    """A card lies on a unit and raises its defense until it has been attacked once. Rules: H3-AIC-24, H3-AIC-40."""
    s.piles[AI_LAID] = added(s.piles[AI_LAID], laid_on(u, card))
    s.emit(E_AI_LAID, unit_name(s, u), card)
    if amount:
        add_effect(s, S_DEFENSE, u, amount, UNTIL_DEFENSE)


def ai_side(s: Battle) -> int:
    """The side of the AI Hero, if there is one at all. Rules: H3-AIC-06, H3-AIC-18."""
    return 0 if s.terms.manner[0] == AUTOMATIC else 1


def gather_decks(s: Battle) -> None:
    """Before a Combat both AI decks are shuffled together with their discard piles. Rules: H3-AIC-18."""
    piles = s.piles
    if not piles[AI_DECK] and not piles[AI_DISCARDS]:
        return
    side = ai_side(s)
    piles[AI_SEEN] = tuple(sorted(piles[AI_SEEN] + piles[AI_DISCARDS]))
    piles[AI_DECK] = tuple(sorted(piles[AI_DECK] + piles[AI_DISCARDS]))
    piles[AI_DISCARDS] = ()
    piles[DECK + side] = tuple(sorted(piles[DECK + side] + piles[DISCARDS + side]))
    piles[DISCARDS + side] = ()
    shuffled(s, AI_DECK)


def clear_cards(s: Battle) -> None:
    """After a Combat no card of an AI Hero waits any longer or lies on a unit. Rules: H3-AIC-18, H3-AIC-39."""
    for entry in s.piles[AI_WAITING]:
        s.piles[AI_DISCARDS] += (card_in(entry),)
        if spell_in(entry) != NO_SPELL:
            s.piles[DISCARDS + ai_side(s)] += (spell_in(entry),)
    s.piles[AI_WAITING] = ()
    for entry in s.piles[AI_LAID]:
        lift_cards(s, laid_unit(entry))


def protected(s: Battle) -> int:
    """The units that an AI spell already protects, as bits. Rules: H3-AIC-24."""
    units = 0
    for entry in s.piles[AI_LAID]:
        card = laid_card(entry)
        if not is_ai_card(card) and CARD_KIND[card] == SPELL_CARD:
            units |= 1 << laid_unit(entry)
    return units
