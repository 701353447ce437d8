"""The encoder of adventures."""

from __future__ import annotations

from array import array
from typing import Final, cast

from banneret.battlelore.box.heroes import ARTIFACT_IDS
from banneret.battlelore.box.tables import LORE_IDS
from banneret.battlelore.encoding import battle
from banneret.battlelore.encoding.columns import CARDS, MANY, TABLES
from banneret.battlelore.geometry.grid import DISTANCE, HEX_NAMES, HEXES
from banneret.battlelore.state import battleground as ground
from banneret.battlelore.state.battleground import FATES, Battleground, side_of
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.encoding.layout import Layout, fill
from banneret.encoding.option_words import OPTION_COLUMNS, words_of
from banneret.encoding.vocabulary import Vocabulary
from banneret.kernel.keys import AnswerKeys
from banneret.kernel.rules import View

MOST_OPTIONS: Final = 128
"""Every hex of the battleground, and something to say instead."""
PLACES: Final = {name: n for n, name in enumerate(HEX_NAMES)}
COMMAND: Final = (1, 0, 0)
LORE: Final = (0, 1, 0)
ARTIFACT: Final = (0, 0, 1)
IN_HAND: Final = (1, 0, 0, 0)
IN_DISCARDS: Final = (0, 1, 0, 0)
LOOKED_AT: Final = (0, 0, 1, 0)
EQUIPPED: Final = (0, 0, 0, 1)
CARD_WIDTH: Final = len(CARDS.columns)
MOST_COPIES: Final = 15


class BattleloreEncoder:
    """Encodes adventures."""

    def __init__(self, keys: AnswerKeys, vocabulary: Vocabulary) -> None:
        self._keys = keys
        self.vocabulary = vocabulary
        self.layout = Layout("battlelore/adventure", 1, TABLES, OPTION_COLUMNS, MOST_OPTIONS, len(vocabulary))
        self._rows = battle.BattleRows(vocabulary)
        self._lore = vocabulary.numbers(LORE_IDS)
        self._artifacts = vocabulary.numbers(ARTIFACT_IDS)
        self._options: dict[int, tuple[int, int, int, int]] = {}
        """By option: verb, noun, number, hex."""

    def encode(self, view: View) -> array[int]:
        """A position: `layout.size` numbers. A spectator has the standard side's view."""
        s = cast(Battleground, view.state)
        own = max(0, side_of(s, view.seat))
        out = array("h")
        self._rows.add_battle(out, s, own)
        self._rows.add_units(out, s, own)
        self._rows.add_hexes(out, s, own)
        battle.add_marks(out, s, own)
        self._add_cards(out, s, own)
        add_heroes(out, s, own)
        return out

    def _add_cards(self, table: array[int], s: Battleground, own: int) -> None:
        """Add the table `cards`."""
        out: list[int] = []
        piles = s.piles
        room = CARDS.rows
        looking = 1 if s.turn == own else -1
        commands, lore = self._rows.commands, self._lore
        for pile, names, sign, sort, place in (
            (ground.HAND + own, commands, 1, COMMAND, IN_HAND),
            (ground.LORE_HAND + own, lore, 1, LORE, IN_HAND),
            (ground.LOOKED, commands, looking, COMMAND, LOOKED_AT),
            (ground.LORE_LOOKED + own, lore, 1, LORE, LOOKED_AT),
            (ground.HAND + 1 - own, commands, -1, COMMAND, IN_HAND),
            *[
                (ground.EQUIPPED + h, self._artifacts, 1 if n < 2 else -1, ARTIFACT, EQUIPPED)
                for n, h in enumerate(battle.hero_order(own))
            ],
            (ground.DISCARDS, commands, 0, COMMAND, IN_DISCARDS),
            (ground.LORE_DISCARDS, lore, 0, LORE, IN_DISCARDS),
        ):
            cards = piles[pile]
            for card in sorted(set(cards)) if cards else ():
                if room and card >= 0:
                    room -= 1
                    out += [1, sign, names[card], *sort, *place, min(cards.count(card), MOST_COPIES)]
        table.fromlist(out)
        fill(table, room * CARD_WIDTH)

    def encode_options(self, view: View) -> array[int]:
        """The options: `layout.option_width` numbers each."""
        s = cast(Battleground, view.state)
        own = max(0, side_of(s, view.seat))
        rows: list[int] = []
        hand = battle.unit_in_hand(s)
        at = s.pos[hand] if hand >= 0 else -1
        for option in s.options:
            known = self._options.get(option) or self._looked_up(s.kind, option)
            verb, noun, number, hex = known
            if hex < 0:
                rows += [verb, noun, number, 0, 0, 0, 0, 0, 0]
                continue
            u = s.at[hex]
            rows += [
                verb, noun, number, 1, battle.place_x(hex, own), battle.place_y(hex, own), battle.row_number(u, own),
                0 if u < 0 else 1 if SIDE_OF[u] == own else -1,
                DISTANCE[at * HEXES + hex] if at >= 0 else 0,
            ]  # fmt: skip
        return array("h", rows)

    def _looked_up(self, kind: int, option: int) -> tuple[int, int, int, int]:
        word, noun, number = words_of(self._keys.key(kind, option))
        hex = PLACES.get(noun, -1)
        found = (self.vocabulary.number(word), 0 if hex >= 0 else self.vocabulary.number(noun), number, hex)
        self._options[option] = found
        return found


def add_heroes(table: array[int], s: Battleground, own: int) -> None:
    """Add the table `heroes`."""
    out: list[int] = []
    for n, h in enumerate(battle.hero_order(own)):
        fate = s.fate[h]
        out += [
            1 if fate else 0, (1 if n < 2 else -1) if fate else 0, *[1 if fate == k else 0 for k in range(len(FATES))],
            min(s.experience[h], MANY), min(s.treasure[h], MANY), min(s.wounds[h], MANY),
            min(len(s.piles[ground.EQUIPPED + h]) + len(s.piles[ground.UNDER + h]), MANY),
            battle.row_number(battle.hero_unit(s, h), own) if fate else 0,
        ]  # fmt: skip
    table.fromlist(out)
