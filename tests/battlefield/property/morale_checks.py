"""What holds of Morale cards in every position of any game that has their decks."""

from collections import Counter
from typing import cast

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_DISCARDS, MORALE_HELD, MORALE_SEEN
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import P_MORALE
from banneret.heroes.state.terms import R_MORALE_SEARCH
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.morale import MOST_POSITIVE, is_negative, morale_card
from banneret.heroes.tables.morale_decks import morale_deck
from banneret.kernel.game import Game


def held_by(s: Battle) -> list[tuple[int, ...]]:
    """The Morale cards before everybody, seated or not."""
    held = [s.piles[MORALE_HELD], s.piles[MORALE_HELD + 1]]
    if isinstance(s, WholeGame):
        held += [s.piles[pile_of(P_MORALE, player)] for player in range(s.game_terms.players)]
    return held


def check_cards(s: Battle) -> None:
    """All cards are somewhere, once; nobody holds what cannot be held; tokens tell the truth about cards."""
    if not s.piles[MORALE_DECK] and not any(held_by(s)) and not s.piles[MORALE_DISCARDS]:
        return
    battlefield = s.terms.rules & R_MORALE_SEARCH != 0
    for negative in (0, 1):
        whole = Counter(morale_card(kind) for kind in morale_deck(negative == 1, battlefield))
        found = Counter(s.piles[MORALE_DECK + negative] + s.piles[MORALE_DISCARDS + negative])
        for pile in (*held_by(s), s.piles[MORALE_SEEN], s.piles[MORALE_SEEN + 1]):
            found += Counter(card for card in pile if is_negative(card) == (negative == 1))
        assert found == whole
    for cards in held_by(s):
        good = [card for card in cards if not is_negative(card)]
        assert len(good) <= MOST_POSITIVE
        assert not good or len(good) == len(cards)
    for side in (0, 1):
        cards = s.piles[MORALE_HELD + side]
        assert s.morale >> side & 1 == int(bool(cards) and not is_negative(cards[0]))
        assert s.marks >> side & 1 == int(bool(cards) and is_negative(cards[0]))


def check_morale_cards(game: Game) -> None:
    """The same for the position of a game."""
    check_cards(cast(Battle, game.state))
