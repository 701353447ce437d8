"""The battle as numbers: the tables `battle`, `units`, `hexes` and `marks` of `columns`."""

from __future__ import annotations

from array import array
from typing import Final

from banneret.battlelore.box import tables
from banneret.battlelore.encoding.columns import KINDS_ASKED, MANY, MARKS, UNITS
from banneret.battlelore.geometry.grid import COLUMN_OF, ROW_OF, ROWS, hexes_in
from banneret.battlelore.geometry.grid import HEXES as HEX_COUNT
from banneret.battlelore.play.combat.battle import COMBAT, COMBAT_ATTACKER, COMBAT_TARGET
from banneret.battlelore.play.combat.retreat import FLEEING, FLEEING_UNIT, RETREATING, RETREATING_UNIT
from banneret.battlelore.play.turn.turn import TURN, UNIT_IN_HAND
from banneret.battlelore.state import battleground as ground
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import HEROES, PER_SIDE, first_unit
from banneret.battlelore.state.unit_numbers import UNITS as UNIT_COUNT
from banneret.encoding.layout import fill
from banneret.encoding.vocabulary import Vocabulary
from banneret.kernel.sequence import in_sequence, question_of
from banneret.kernel.state import FRAME_LENGTH, NEXT_STEP

LAST_HEX: Final = HEX_COUNT - 1
WIDEST: Final = 24
"""The highest x, in half hexes."""
MOST_TURNS: Final = 999
WITH_UNIT: Final = frozenset({"got_mover", "got_move", "got_battler"})
"""The questions of a turn that are about the unit in hand."""
X_OF: Final[list[int]] = [2 * COLUMN_OF[n] + ROW_OF[n] % 2 for n in range(HEX_COUNT)]


def seen(hex: int, own: int) -> int:
    """A hex as a side sees it: the pennant side sees the battleground turned round."""
    return LAST_HEX - hex if own else hex


def place_x(hex: int, own: int) -> int:
    """How far to the right a hex is, in half hexes; 0 for none."""
    return 0 if hex < 0 else WIDEST - X_OF[hex] if own else X_OF[hex]


def place_y(hex: int, own: int) -> int:
    """How far from the viewer's baseline a hex is; the standard side has the last row. 0 for none."""
    return 0 if hex < 0 else ROW_OF[hex] if own else ROWS - 1 - ROW_OF[hex]


def row_number(u: int, own: int) -> int:
    """The row of a unit in the table, counted from 1; 0 for none."""
    return 0 if u < 0 else (u - first_unit(own)) % UNIT_COUNT + 1


def end_of(sequence: int) -> int:
    """The step after the last one of a sequence."""
    step = sequence
    while in_sequence(step + 1, sequence):
        step += 1
    return step


TURN_END: Final = end_of(TURN)
COMBAT_END: Final = end_of(COMBAT)
FLEEING_END: Final = end_of(FLEEING)
RETREATING_END: Final = end_of(RETREATING)


def fighting(s: Battleground) -> tuple[int, int]:
    """Who attacks whom in the innermost battle that is under way; -1 for nobody."""
    stack = s.stack
    end = len(stack)
    while end >= FRAME_LENGTH:
        if COMBAT <= stack[end + NEXT_STEP] <= COMBAT_END:
            return stack[end + COMBAT_ATTACKER], stack[end + COMBAT_TARGET]
        end -= FRAME_LENGTH
    return -1, -1


def unit_in_hand(s: Battleground) -> int:
    """The unit that is to move, battle or retreat; -1 where the question is about none."""
    stack = s.stack
    if s.seat < 0 or len(stack) < FRAME_LENGTH:
        return -1
    step = stack[NEXT_STEP]
    if TURN <= step <= TURN_END:
        return stack[UNIT_IN_HAND] if question_of(s.step) in WITH_UNIT else -1
    if FLEEING <= step <= FLEEING_END:
        return stack[FLEEING_UNIT]
    if RETREATING <= step <= RETREATING_END:
        return stack[RETREATING_UNIT]
    return stack[COMBAT_ATTACKER] if COMBAT <= step <= COMBAT_END else -1


class BattleRows:
    """The battle, with what never changes made once."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.commands = vocabulary.numbers(tables.CARD_IDS)
        self._land = vocabulary.numbers(tables.LAND_IDS)
        self._kinds: list[list[int]] = [
            [
                number, int(tables.IS_CREATURE[kind]), int(tables.FOOT[kind]), int(tables.MOUNTED[kind]),
                int(kind >= tables.FIRST_HERO), int(tables.FRIGHTENED[kind]),
                *[1 if tables.BANNER[kind] == n else 0 for n in range(len(tables.BANNERS))],
                tables.FIGURES[kind], tables.MARCH[kind], tables.MELEE_DICE[kind], tables.RANGE[kind],
                tables.BOLD[kind], tables.FLIGHT[kind],
            ]
            for kind, number in enumerate(vocabulary.numbers(tables.UNIT_IDS))
        ]  # fmt: skip
        self._grounds: dict[tuple[tuple[int, ...], int], array[int]] = {}

    def card(self, card: int) -> int:
        """The name of a Command card, 0 for none."""
        return self.commands[card] if card >= 0 else 0

    def add_battle(self, table: array[int], s: Battleground, own: int) -> None:
        """Add the table `battle`."""
        out: list[int] = []
        terms = s.game_terms
        asked = s.seat
        kind = s.kind if asked >= 0 else -1
        question = question_of(s.step) if asked >= 0 else ""
        out += [self.vocabulary.number(question), self.vocabulary.number(terms.adventure), self.card(s.card)]
        for each in KINDS_ASKED:
            out.append(1 if each == kind else 0)
        out.append(0 if asked < 0 else 1 if terms.sides[asked] == own else -1)
        out.append(1 if s.turn == own else -1)
        out.append(1 if terms.first == own else -1)
        out.append(0 if s.winner < 0 else 1 if s.winner == own else -1)
        piles = s.piles
        out += [
            min(s.turns, MOST_TURNS), terms.needed, max(0, s.held), s.pool,
            len(piles[ground.DECK]), len(piles[ground.LORE_DECK]),
        ]  # fmt: skip
        for orders in s.budget:
            out.append(max(0, min(orders, MANY)))
        out += [0] * (4 - len(s.budget))
        dice = s.dice
        for face in tables.BATTLE_DIE:
            out.append(min(dice.count(face), 15))
        attacker, target = fighting(s)
        out += [row_number(unit_in_hand(s), own), row_number(attacker, own), row_number(target, own)]
        out += [int(terms.cunning), int(terms.lore)]
        for side in (own, 1 - own):
            out += [
                self.card(s.last[side]), max(0, min(s.banners[side], MANY)), min(s.goblets[side], MANY),
                len(piles[ground.HAND + side]), len(piles[ground.LORE_HAND + side]), len(piles[ground.RESERVES + side]),
            ]  # fmt: skip
            for n in range(5):
                out.append(s.council[5 * side + n])
            out.append(s.spent >> side & 1)
        table.fromlist(out)

    def add_units(self, table: array[int], s: Battleground, own: int) -> None:
        """Add the table `units`."""
        out: list[int] = []
        first = first_unit(own)
        for n in range(UNIT_COUNT):
            u = (first + n) % UNIT_COUNT
            if not s.alive >> u & 1:
                out += NO_UNIT
                continue
            out.append(1)
            out.append(1 if n < PER_SIDE else -1)
            out += self._kinds[s.troop[u]]
            hex = s.pos[u]
            out += [
                max(0, s.figures[u]), int(s.leader[u] >= 0), s.ordered >> u & 1, s.moved >> u & 1, s.weary >> u & 1,
                s.battled >> u & 1, s.fought >> u & 1, s.bonus >> u & 1, s.poisoned >> u & 1, s.webbed >> u & 1,
                s.deeds >> u & 1, s.roaming >> u & 1, s.gratis >> u & 1, s.parting >> u & 1,
                place_x(hex, own), place_y(hex, own),
            ]  # fmt: skip
        table.fromlist(out)

    def add_hexes(self, out: array[int], s: Battleground, own: int) -> None:
        """Add the table `hexes`, which is the same until a tile is laid or removed."""
        land = s.ground.land
        kept = self._grounds.get((land, own))
        if kept is None:
            rows: list[int] = []
            for n in range(HEX_COUNT):
                here = land[seen(n, own)]
                rows += [
                    1, self._land[here], int(tables.NO_ENTRY[here]), int(tables.FOOT_ONLY[here]),
                    int(tables.STOPS[here]), int(not tables.MAY_BATTLE[here]), int(tables.BLOCKS[here]),
                    tables.DICE_OUT[here], tables.DICE_IN[here], tables.LAND_BOLD[here],
                ]  # fmt: skip
            if len(self._grounds) >= MOST_GROUNDS:
                self._grounds.clear()
            kept = array("h", rows)
            self._grounds[land, own] = kept
        out += kept


NO_UNIT: Final[list[int]] = [0] * len(UNITS.columns)
MOST_GROUNDS: Final = 256
"""Grounds that are kept at once."""
MARK_WIDTH: Final = len(MARKS.columns)


def add_marks(table: array[int], s: Battleground, own: int) -> None:
    """Add the table `marks`."""
    out: list[int] = []
    rows: list[list[int]] = []
    for side in (own, 1 - own):
        sign = 1 if side == own else -1
        rows += [[sign, 0, 0, 0, 0, 0, 0, hex] for hex in hexes_in(s.mist[side])] if s.mist[side] else []
        rows += [[0, sign, 0, 0, 0, 0, 0, hex] for hex in hexes_in(s.traps[side])] if s.traps[side] else []
    for side, hexes, banners in s.game_terms.objectives:
        sign = 1 if side == own else -1
        rows += [[0, 0, sign, 0, 0, 0, min(banners, 9), hex] for hex in hexes_in(hexes)]
    tents = s.piles[ground.TENTS]
    for side, hex in enumerate(tents):
        if hex >= 0:
            rows.append([0, 0, 0, 1 if side == own else -1, 0, 0, 0, hex])
    rows += [[0, 0, 0, 0, 1, 0, 0, hex] for hex in s.piles[ground.CHESTS]]
    rows += [[0, 0, 0, 0, 0, 1, 0, hex] for hex in s.piles[ground.QUESTS]]
    del rows[MARKS.rows :]
    for row in rows:
        hex = row.pop()
        out.append(1)
        out += row
        out += [place_x(hex, own), place_y(hex, own)]
    table.fromlist(out)
    fill(table, (MARKS.rows - len(rows)) * MARK_WIDTH)


def hero_order(own: int) -> tuple[int, ...]:
    """The numbers of heroes, the viewer's own first."""
    return (2, 3, 0, 1) if own else (0, 1, 2, 3)


def hero_unit(s: Battleground, h: int) -> int:
    """The unit of a hero on the battleground: himself, or the one he leads; -1 for none."""
    u = HEROES[h]
    return u if s.alive >> u & 1 else s.leader.index(u) if u in s.leader else -1
