"""Cards and unit cards that are not on the board: the tables `cards` and `reserve` of `columns`."""

from __future__ import annotations

from array import array
from typing import Final

from banneret.encoding.layout import fill
from banneret.heroes.encoding.columns import CARDS, RESERVE
from banneret.heroes.encoding.words import Words
from banneret.heroes.state import pile_numbers
from banneret.heroes.state.battle import Battle
from banneret.heroes.tables.units_and_cards import CARD_KIND, CARD_LEVEL

CARD_WIDTH: Final = len(CARDS.columns)
RESERVE_WIDTH: Final = len(RESERVE.columns)
IN_HAND: Final = 0
IN_DECK: Final = 1
IN_DISCARDS: Final = 2
IN_PLAY: Final = 3
PLACES: Final = 4
IN_PLAY_PILES: Final = (
    pile_numbers.IN_PLAY, pile_numbers.IN_USE, pile_numbers.LASTING, pile_numbers.LASTING_ROUND,
    pile_numbers.LASTING_NEXT, pile_numbers.RETURNING, pile_numbers.ON_UNITS,
)  # fmt: skip
MOST_COPIES: Final = 9


class CardRows:
    """Rows of cards, made once except for whose they are and how many."""

    def __init__(self, words: Words) -> None:
        self._known = len(words.cards)
        self._rows: list[list[int]] = []
        """By `PLACES * card + place`: the columns from the name to the place."""
        for card in range(self._known):
            kind = [1 if CARD_KIND[card] == n else 0 for n in range(5)]
            for place in range(PLACES):
                self._rows.append([words.cards[card], *kind, *[1 if place == n else 0 for n in range(PLACES)]])

    def add(self, table: array[int], pile: tuple[int, ...], place: int, side: int, room: int) -> int:
        """Add the cards of a pile whose faces are known, equal ones in one row; how much room is left."""
        out: list[int] = []
        n = 0
        count = len(pile)
        seen: set[int] = set()
        while n < count:
            card = pile[n]
            n += 1
            if card < 0 or card >= self._known or card in seen:
                continue
            if room == 0:
                break
            seen.add(card)
            room -= 1
            out.append(1)
            out.append(side)
            out += self._rows[PLACES * card + place]
            out.append(min(pile.count(card), MOST_COPIES))
            out.append(CARD_LEVEL[card])
        table.fromlist(out)
        return room

    def add_side(self, out: array[int], s: Battle, side: int, sign: int, room: int) -> int:
        """Add the cards of a side of a Combat; how much room is left."""
        piles = s.piles
        room = self.add(out, piles[pile_numbers.HAND + side] + piles[pile_numbers.ASIDE + side], IN_HAND, sign, room)
        played: tuple[int, ...] = ()
        for pile in IN_PLAY_PILES:
            played += piles[pile + side]
        if played:
            room = self.add(out, played, IN_PLAY, sign, room)
        room = self.add(out, piles[pile_numbers.DECK + side], IN_DECK, sign, room)
        return self.add(out, piles[pile_numbers.DISCARDS + side], IN_DISCARDS, sign, room)


def add_unit_cards(
    table: array[int], cards: list[list[int]], pile: tuple[int, ...], sign: int, lost: int, room: int
) -> int:
    """Add unit cards, by their rows; how much room is left."""
    out: list[int] = []
    for row in pile:
        if room and 0 <= row < len(cards):
            room -= 1
            out.append(1)
            out.append(sign)
            out += cards[row]
            out.append(lost)
    table.fromlist(out)
    return room


def add_reserve(out: array[int], cards: list[list[int]], s: Battle, own: int) -> None:
    """Add the table `reserve` of a Combat by itself."""
    room = RESERVE.rows
    for side, sign in ((own, 1), (1 - own, -1)):
        room = add_unit_cards(out, cards, s.piles[pile_numbers.RESERVE + side], sign, 0, room)
    for side, sign in ((own, 1), (1 - own, -1)):
        room = add_unit_cards(out, cards, s.piles[pile_numbers.LOST + side], sign, 1, room)
    fill(out, room * RESERVE_WIDTH)
