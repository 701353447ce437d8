"""The encoders of Combats and of whole games."""

from __future__ import annotations

from array import array
from typing import cast

from banneret.encoding.layout import Layout, fill
from banneret.heroes.encoding.cards import (
    CARD_WIDTH,
    IN_DECK,
    IN_HAND,
    RESERVE_WIDTH,
    CardRows,
    add_reserve,
    add_unit_cards,
)
from banneret.heroes.encoding.columns import CARDS, RESERVE
from banneret.heroes.encoding.combat import UnitRows, add_combat, add_obstacles, own_side
from banneret.heroes.encoding.options import OptionRows
from banneret.heroes.encoding.words import Words
from banneret.heroes.encoding.world import FieldRows, add_heroes, add_players, add_world, in_order, sign_of
from banneret.heroes.state import pile_numbers
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.view.game import places_of
from banneret.kernel.keys import AnswerKeys
from banneret.kernel.rules import View


class CombatEncoder:
    """Encodes a Combat by itself."""

    def __init__(self, keys: AnswerKeys, words: Words, layout: Layout) -> None:
        self.layout = layout
        self.words = words
        self.units = UnitRows(words)
        self.cards = CardRows(words)
        self.options = OptionRows(words, keys)

    def encode(self, view: View) -> array[int]:
        """A position: `layout.size` numbers."""
        out = array("h")
        self.add_all(out, cast(Battle, view.state), view.seat)
        return out

    def add_all(self, out: array[int], s: Battle, seat: int) -> None:
        """Add all tables of a position that is a view of the seat."""
        own = own_side(s, seat)
        self.add_board(out, s, seat, own)
        add_reserve(out, self.units.card, s, own)
        room = self.cards.add_side(out, s, own, 1, CARDS.rows)
        room = self.cards.add_side(out, s, 1 - own, -1, room)
        fill(out, room * CARD_WIDTH)
        add_obstacles(out, s, own)

    def add_board(self, out: array[int], s: Battle, seat: int, own: int) -> None:
        """Add what every Combat has: the tables `combat` and `units`."""
        add_combat(out, self.words, s, seat, own)
        self.units.add_units(out, s, own)

    def encode_options(self, view: View) -> array[int]:
        """The options: `layout.option_width` numbers each."""
        s = cast(Battle, view.state)
        return array("h", self.options.rows(s, view.seat, own_side(s, view.seat)))


class WholeGameEncoder(CombatEncoder):
    """Encodes a whole game, with the Combat that is under way if there is one."""

    def __init__(self, keys: AnswerKeys, words: Words, layout: Layout) -> None:
        super().__init__(keys, words, layout)
        self.fields = FieldRows(words)

    def add_all(self, out: array[int], s: Battle, seat: int) -> None:
        """Add all tables of a position that is a view of the seat."""
        game = cast(WholeGame, s)
        own = own_side(s, seat) if s.base else int(game.who[1] == seat)
        self.add_board(out, s, seat, own)
        self.add_players_cards(out, game, seat, own)
        add_obstacles(out, s, own)
        add_world(out, self.words, game, seat)
        add_players(out, self.words, game, seat)
        add_heroes(out, game, seat)
        self.fields.add(out, game, seat)

    def add_players_cards(self, out: array[int], s: WholeGame, seat: int, own: int) -> None:
        """Add the tables `reserve` and `cards` of all players."""
        piles = s.piles
        players = in_order(s, seat)
        room = RESERVE.rows
        for player in players:
            units = piles[places_of(s, player)[3]]
            room = add_unit_cards(out, self.units.card, units, sign_of(s, seat, player), 0, room)
        for side, sign in ((own, 1), (1 - own, -1)):
            room = add_unit_cards(out, self.units.card, piles[pile_numbers.LOST + side], sign, 1, room)
        fill(out, room * RESERVE_WIDTH)
        room = CARDS.rows
        for player in players:
            sign = sign_of(s, seat, player)
            if player in s.who:
                room = self.cards.add_side(out, s, s.who.index(player), sign, room)
            else:
                hand, deck, _, _ = places_of(s, player)
                room = self.cards.add(out, piles[hand], IN_HAND, sign, room)
                room = self.cards.add(out, piles[deck], IN_DECK, sign, room)
        fill(out, room * CARD_WIDTH)
