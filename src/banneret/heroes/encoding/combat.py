"""A Combat as numbers: the tables `combat`, `units` and `obstacles` of `columns`."""

from __future__ import annotations

from array import array
from typing import Final

from banneret.encoding.layout import fill
from banneret.heroes.combat.attack import ATTACKING_UNIT, ENGAGE, SECOND_VICTIM, TARGET_UNIT
from banneret.heroes.combat.attack_roll import ATTACK
from banneret.heroes.combat.deployment import DEPLOYMENT, ROW_TAKEN
from banneret.heroes.combat.hex.deployment import PLACING
from banneret.heroes.combat.morale.held import MORALE_HELD
from banneret.heroes.encoding.columns import ABILITIES, KINDS_ASKED, MANY, OBSTACLES, UNITS
from banneret.heroes.encoding.words import Words
from banneret.heroes.geometry.combat_board import TOWER_SPACE, column_of, spaces_in
from banneret.heroes.geometry.hex_board import COLUMNS, FIRST_HEX, column_of_hex, row_of_hex
from banneret.heroes.state import battle, pile_numbers
from banneret.heroes.state.battle import NO_DIE, PER_SIDE, SIDE_MASK, SIDE_OF, TOWER, Battle
from banneret.heroes.tables import units_and_cards as cards
from banneret.heroes.tables.luck import luck_of_one
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.sequence import in_sequence
from banneret.kernel.state import FRAME_LENGTH, NEXT_STEP

ABILITY_COUNT: Final = len(ABILITIES.split())
UNIT_WIDTH: Final = len(UNITS.columns)
OBSTACLE_WIDTH: Final = len(OBSTACLES.columns)
HALF_HEXES: Final = 2 * COLUMNS - 1
"""The highest x on hexes."""
IN_A_ROW: Final = 4
"""Spaces in a row of the board."""
LAST_ROW: Final = 4
LASTING: Final = (
    pile_numbers.LASTING, pile_numbers.RETURNING, pile_numbers.LASTING_ROUND, pile_numbers.LASTING_NEXT,
)  # fmt: skip


def own_side(s: Battle, seat: int) -> int:
    """The side of a Combat that a seat plays; a spectator has the attacker's view."""
    control = s.terms.control
    return 1 if control[1] == seat and control[0] != seat else 0


def is_turned(s: Battle, own: int) -> bool:
    """Whether the board is seen from its other end: by the defender, on hexes by the side with the right zone."""
    return (s.zone >= 0 and s.zone != own) if s.terms.hexes else own == 1


def place_x(space: int, turned: bool) -> int:
    """How far to the side a space is, on hexes how far from the viewer's edge in half hexes."""
    if space >= FIRST_HEX:
        x = 2 * column_of_hex(space) + (1 if row_of_hex(space) % 2 == 0 else 0)
        return HALF_HEXES - x if turned else x
    if space < 0 or space == TOWER_SPACE:
        return 0
    return IN_A_ROW - 1 - column_of(space) if turned else column_of(space)


def place_y(space: int, turned: bool) -> int:
    """How far from the viewer's backline a space is, on hexes how far from the top."""
    if space >= FIRST_HEX:
        return row_of_hex(space)
    if space < 0 or space == TOWER_SPACE:
        return 0
    return LAST_ROW - space // IN_A_ROW if turned else space // IN_A_ROW


def row_number(u: int, own: int) -> int:
    """The row of a unit in the table, counted from 1; 0 for none."""
    if u < 0:
        return 0
    if u == TOWER or own == 0:
        return u + 1
    return u + 1 + PER_SIDE if u < PER_SIDE else u + 1 - PER_SIDE


def unit_card(words: Words, row: int) -> list[int]:
    """What stands on a side of a unit card, as the columns of UNIT_CARD have it."""
    kind = cards.kind_of(row)
    type_ = cards.TYPE[row]
    return [
        words.units[kind],
        int(cards.is_pack(row)),
        int(row >= cards.PLAIN[0]),
        int(type_ == cards.GROUND),
        int(type_ == cards.FLYING),
        int(type_ == cards.RANGED),
        cards.TIER[kind],
        cards.ATTACK_VALUE[row],
        cards.DEFENSE_VALUE[row],
        cards.HP[row],
        cards.INITIATIVE[row],
    ]


class UnitRows:
    """What the rows of units have by the sides of their cards, made once."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.card: list[list[int]] = [unit_card(words, row) for row in range(len(cards.TYPE))]
        self.whole: list[list[int]] = [
            card + [cards.FLAGS[row] >> n & 1 for n in range(ABILITY_COUNT)] for row, card in enumerate(self.card)
        ]

    def add_units(self, table: array[int], s: Battle, own: int) -> None:
        """Add the table `units`."""
        out: list[int] = []
        turned = is_turned(s, own)
        first = PER_SIDE * own
        for u in range(first, first + PER_SIDE):
            self._add_unit(out, s, u, own, turned)
        for u in range(PER_SIDE - first, PER_SIDE - first + PER_SIDE):
            self._add_unit(out, s, u, own, turned)
        self._add_unit(out, s, TOWER, own, turned)
        table.fromlist(out)

    def _add_unit(self, out: list[int], s: Battle, u: int, own: int, turned: bool) -> None:
        if not s.alive >> u & 1:
            out += NO_UNIT
            return
        out.append(1)
        out.append(1 if SIDE_OF[u] == own else -1)
        place = len(out)
        out += self.whole[s.row[u]]
        mod = s.mod
        # The four statistics are the last columns of a card: see UNIT_CARD.
        out[place + 7] += mod[cards.S_ATTACK * battle.UNITS + u]
        out[place + 8] += mod[cards.S_DEFENSE * battle.UNITS + u]
        out[place + 9] += mod[cards.S_HP * battle.UNITS + u]
        out[place + 10] += mod[cards.S_INITIATIVE * battle.UNITS + u]
        space = s.pos[u]
        out += [
            s.damage[u], s.acted >> u & 1, s.retaliated >> u & 1, s.guarded >> u & 1, s.frozen >> u & 1,
            s.warded >> u & 1, s.saviours >> u & 1, 1 if s.active == u else 0,
            place_x(space, turned), place_y(space, turned),
        ]  # fmt: skip


NO_UNIT: Final[list[int]] = [0] * UNIT_WIDTH


def add_combat(table: array[int], words: Words, s: Battle, seat: int, own: int) -> None:
    """Add the table `combat`."""
    out: list[int] = []
    asked = s.seat
    kind = s.kind if asked >= 0 else -1
    out.append(words.question(s.step) if asked >= 0 else 0)
    out.append(words.units[cards.kind_of(s.stack[ROW_TAKEN])] if kind == K_SPACE and is_placing(s) else 0)
    for each in KINDS_ASKED:
        out.append(1 if each == kind else 0)
    out.append(0 if asked < 0 else 1 if asked == seat else -1)
    out.append(0 if s.winner < 0 else 1 if s.winner == own else -1)
    # There is a token on hexes only.
    out.append(0 if not s.terms.hexes else 1 if s.token == own else -1)
    out.append(1 if s.turn_side == own else -1)
    t = s.terms
    out += [1 if s.base else 0, 1 - own, 1 if t.hexes else 0, 1 if t.siege else 0, 1 if t.neutral else 0]
    left = t.round_limit - s.round + 1 if t.round_limit else 0
    out += [
        t.field,
        min(s.round, MANY),
        max(0, left),
        min(s.movement, MANY),
        min(s.power, MANY),
        max(0, min(s.harm, MANY)),
    ]
    out.append(row_number(s.active, own))
    add_attack(out, s, own)
    dice = s.dice
    out.append(min(len(dice), 9))
    out.append(dice[0] if dice else 0)
    out.append(dice[1] if len(dice) > 1 else 0)
    out.append(2 if s.defense_die == NO_DIE else s.defense_die)
    add_side(out, words, s, own)
    add_side(out, words, s, 1 - own)
    table.fromlist(out)


def end_of(sequence: int) -> int:
    """The step after the last one of a sequence."""
    step = sequence
    while in_sequence(step + 1, sequence):
        step += 1
    return step


DEPLOYMENT_END: Final = end_of(DEPLOYMENT)
PLACING_END: Final = end_of(PLACING)
ATTACK_END: Final = end_of(ATTACK)
ENGAGE_END: Final = end_of(ENGAGE)


def is_placing(s: Battle) -> bool:
    """Whether the frame on top is one that places a unit, whose row it holds."""
    step = s.stack[NEXT_STEP]
    return DEPLOYMENT <= step <= DEPLOYMENT_END or PLACING <= step <= PLACING_END


def add_attack(out: list[int], s: Battle, own: int) -> None:
    """Add who attacks whom in the innermost attack that is under way."""
    stack = s.stack
    end = len(stack)
    while end >= FRAME_LENGTH:
        step = stack[end + NEXT_STEP]
        of_pair = ENGAGE <= step <= ENGAGE_END
        if of_pair or ATTACK <= step <= ATTACK_END:
            # Both begin with the attacking unit and its target; the third argument of an attack is how it is made.
            out.append(row_number(stack[end + ATTACKING_UNIT], own))
            out.append(row_number(stack[end + TARGET_UNIT], own))
            out.append(row_number(stack[end + SECOND_VICTIM], own) if of_pair else 0)
            return
        end -= FRAME_LENGTH
    out += NO_ATTACK


NO_ATTACK: Final = [0, 0, 0]


def add_side(out: list[int], words: Words, s: Battle, side: int) -> None:
    """Add what a side has: the columns OF_SIDE."""
    piles = s.piles
    faction = s.terms.faction[side]
    out.append(words.factions[faction] if faction >= 0 else 0)
    out += [
        min(s.expert[side], 15), min(s.spells[side], 15), min(luck_of_one(s.luck[side]), 15),
        s.morale >> side & 1, s.marks >> side & 1, s.marks >> battle.SHACKLED + side & 1,
        s.marks >> battle.DOOMED + side & 1,
    ]  # fmt: skip
    stores = s.stores
    for n in range(3):
        out.append(min(stores[3 * side + n], MANY))
    out.append(len(piles[pile_numbers.HAND + side]))
    out.append(min(len(piles[pile_numbers.DECK + side]), MANY))
    out.append(min(len(piles[pile_numbers.DISCARDS + side]), MANY))
    out.append(len(piles[pile_numbers.RESERVE + side]))
    lasting = 0
    for pile in LASTING:
        lasting += len(piles[pile + side])
    out.append(lasting)
    out.append(len(piles[MORALE_HELD + side]))
    out.append((s.alive & SIDE_MASK[side]).bit_count())


def add_obstacles(table: array[int], s: Battle, own: int) -> None:
    """Add the table `obstacles`."""
    out: list[int] = []
    room = OBSTACLES.rows
    turned = is_turned(s, own)
    if s.walls or s.gate or s.rubble:
        for spaces, wall, gate in ((s.walls, 1, 0), (s.gate, 0, 1), (s.rubble & ~s.walls & ~s.gate, 0, 0)):
            for space in spaces_in(spaces):
                if room:
                    room -= 1
                    out += [1, wall, gate, 1 - wall - gate, place_x(space, turned), place_y(space, turned)]
        table.fromlist(out)
    fill(table, room * OBSTACLE_WIDTH)
