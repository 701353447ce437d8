"""The Morale of the armies of a skirmish before its Combat: a token, or cards where the Morale decks are used."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.army_line import Army
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.morale.decks import deck_of, hold, lay_morale_decks
from banneret.heroes.combat.morale.held import MORALE_DECK
from banneret.heroes.combat.morale.tokens import GAIN_MORALE
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.tables.morale import MORALE_IDS, MOST_POSITIVE, is_negative, morale_card
from banneret.heroes.tables.units_and_cards import NECROPOLIS
from banneret.kernel.errors import SetupError
from banneret.kernel.piles import without
from banneret.kernel.sequence import sequence
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show


def give_morale(s: Battle, armies: tuple[Army, Army]) -> None:
    """Lay the decks and what the armies hold of them, or give tokens.

    Rules: BF-MRL-01, BF-MRL-21, BF-REG-12, BF-MRL-05, BF-MRL-11.
    """
    decks = s.terms.rules & R_MORALE_DECKS != 0
    if decks:
        lay_morale_decks(s)
    for side, army in enumerate(armies):
        if army.morale_cards and not decks:
            raise SetupError("Morale cards need the option morale_decks (BF-REG-12)")
        if s.terms.faction[side] == NECROPOLIS:
            if army.morale_cards:
                raise SetupError("a Necropolis player never holds Morale cards (BF-MRL-21)")
        elif decks:
            deal_morale(s, side, army.morale_cards)
        else:
            s.morale |= army.morale << side
            refresh(s, side)


def deal_morale(s: Battle, side: int, ids: tuple[str, ...]) -> None:
    """Give a side Morale cards from the decks. Rules: BF-MRL-02, BF-MRL-05, BF-MRL-09."""
    cards: list[int] = []
    for id in ids:
        if id not in MORALE_IDS:
            raise SetupError(f"there is no Morale card {show(id)}{nearest(id, MORALE_IDS)}")
        card = morale_card(MORALE_IDS.index(id))
        deck = MORALE_DECK + deck_of(card)
        if card not in s.piles[deck]:
            raise SetupError(f"there are not that many Morale cards {show(id)} (BF-CMP-15, BF-REG-16)")
        s.piles[deck] = without(s.piles[deck], card)
        cards.append(card)
    good = sum(not is_negative(card) for card in cards)
    if good and good < len(cards):
        raise SetupError("nobody holds Positive and Negative Morale cards together (BF-MRL-02, BF-MRL-09)")
    if good > MOST_POSITIVE:
        raise SetupError(f"nobody holds more than {MOST_POSITIVE} Positive Morale cards (BF-MRL-05)")
    hold(s, side, tuple(sorted(cards)))


def first_morale(s: Battle, attacker: int, defender: int, _c: int) -> None:
    """An army with morale gains it once before the Combat. Rules: BF-MRL-20, BF-REG-13."""
    for side, has in ((1, defender), (0, attacker)):
        if has:
            s.call(GAIN_MORALE, side, 1, 0)


FIRST_MORALE: Final = sequence(first_morale)
"""Arguments: whether each side has morale."""
