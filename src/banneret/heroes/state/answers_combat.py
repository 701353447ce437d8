"""What a player may answer in `heroes`: packed ints `verb << 12 | argument` and their readable keys."""

from typing import Final

from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.hex_board import FIRST_HEX, HEXES
from banneret.heroes.tables.morale import MORALE_IDS, morale_card
from banneret.kernel.keys import SHIFT, AnswerKeys, argument, option, verb
from banneret.kernel.kinds import K_DRAW, K_LAND, K_ROLL

DEPLOY: Final = 1
"""Argument: a kind of unit."""
PLACE: Final = 2
"""Argument: a space."""
ACTIVATE: Final = 3
MOVE: Final = 4
ATTACK: Final = 5
BREAK: Final = 6
"""Destroy the Wall or Gate on a space."""
TARGET: Final = 7
"""Pick the unit on a space."""
GATE: Final = 8
"""Put the Gate on a space, and Walls on the rest."""
PLAY: Final = 9
"""Argument: a card, for its basic effect."""
EXPERT: Final = 10
"""Argument: a card, for its expert effect."""
DISCARD: Final = 11
"""Argument: a card."""
REROLL: Final = 12
"""Argument: which of the dice."""
MORALE_REROLL: Final = 13
"""Argument: which of the dice, paid with a morale token."""
REINFORCE: Final = 14
"""Argument: a kind of unit."""

CAST: Final = 15
"""Argument: a spell."""
POWER: Final = 16
"""Argument: a card, used for power."""
POWER_EXPERT: Final = 17
"""Argument: a card, used for the power of its expert effect."""
STEP: Final = 18
"""Argument: which step of the spell being cast, from 0."""

STATISTIC: Final = 19
"""Argument: a statistic."""

SECOND: Final = 32
"""Argument: an artifact or specialty, for its second effect."""
POWER_SECOND: Final = 33
"""Argument: an artifact, used for the power of its second effect."""
LUCK_REROLL: Final = 37
"""Argument: which of the dice, by the grace of Luck."""
KEEP_CARD: Final = 34
"""Argument: a card to keep or to take."""

UNROLL: Final = 45
"""Argument: a spell under a Spell Scroll."""
REDRAW: Final = 38
"""Argument: a kind of unit, to be replaced among the guards."""

OBSTACLE: Final = 48
"""Argument: an Obstacle token to lay next."""
TURN: Final = 49
"""Argument: by how many steps of 60 degrees it is turned."""
MORALE_USE: Final = 50
"""Argument: a kind of Morale card that is resolved."""
MORALE_DROP: Final = 51
"""Argument: a kind of Morale card that is discarded."""
MORALE_KEEP: Final = 52
"""Argument: a kind of Morale card that is kept of those looked at."""
MORALE_PLUS: Final = 53
"""Argument: which of the dice is turned to +1 by a Morale card."""
MORALE_MINUS: Final = 54
"""Argument: which of the dice is turned to -1 by a Morale card."""

DONE: Final = 20 << SHIFT
DEFEND: Final = 21 << SHIFT
PASS: Final = 22 << SHIFT
SURRENDER: Final = 23 << SHIFT
YES: Final = 24 << SHIFT
NO: Final = 25 << SHIFT
KEEP: Final = 26 << SHIFT
EXTEND: Final = 27 << SHIFT
RETREAT: Final = 28 << SHIFT
MORALE_DRAW: Final = 29 << SHIFT
MORALE_SWAP: Final = 30 << SHIFT
USE: Final = 31 << SHIFT
"""The active unit's Other action."""
CURE: Final = 35 << SHIFT
"""Take a Paralysis token off instead of damage."""
HEAL: Final = 36 << SHIFT

SPACE_VERBS: Final = {
    PLACE: "place",
    ACTIVATE: "activate",
    MOVE: "move",
    ATTACK: "attack",
    BREAK: "break",
    TARGET: "target",
    GATE: "gate",
}
UNIT_VERBS: Final = {DEPLOY: "deploy", REINFORCE: "reinforce", REDRAW: "redraw"}
CARD_VERBS: Final = {
    PLAY: "play",
    EXPERT: "expert",
    DISCARD: "discard",
    CAST: "cast",
    UNROLL: "unroll",
    POWER: "power",
    POWER_EXPERT: "power_expert",
    SECOND: "second",
    POWER_SECOND: "power_second",
    KEEP_CARD: "keep",
}
STEP_VERBS: Final = {STEP: "step"}
STATISTIC_VERBS: Final = {STATISTIC: "stat"}
DIE_VERBS: Final = {
    REROLL: "reroll",
    MORALE_REROLL: "morale_reroll",
    LUCK_REROLL: "luck_reroll",
    MORALE_PLUS: "morale_plus",
    MORALE_MINUS: "morale_minus",
}
MORALE_VERBS: Final = {MORALE_USE: "morale", MORALE_DROP: "morale_drop", MORALE_KEEP: "morale_keep"}
PLAIN: Final = {
    DONE: "done",
    DEFEND: "defend",
    PASS: "pass",
    SURRENDER: "surrender",
    YES: "yes",
    NO: "no",
    KEEP: "keep",
    EXTEND: "extend",
    RETREAT: "retreat",
    MORALE_DRAW: "morale_draw",
    MORALE_SWAP: "morale_swap",
    USE: "use",
    CURE: "cure",
    HEAL: "heal",
}
OBSTACLE_VERBS: Final = {OBSTACLE: "obstacle"}
TURN_VERBS: Final = {TURN: "turn"}
FACES: Final = ("-1", "0", "+1")


def _ready(verb: int, low: int, bits: int) -> list[list[int]]:
    each = [option(verb, low + n) for n in range(bits)]
    return [[each[n] for n in range(bits) if mask >> n & 1] for mask in range(1 << bits)]


_LOW: Final[dict[int, list[list[int]]]] = {v: _ready(v, 0, 10) for v in SPACE_VERBS}
_HIGH: Final[dict[int, list[list[int]]]] = {v: _ready(v, 10, 11) for v in SPACE_VERBS}
_HALF: Final = 56
"""Sets of hexes are taken in two halves: a number of this many bits is still quick to compute with."""
_FIRST_HALF: Final = (1 << _HALF) - 1
_MOVE_EIGHTS: Final[list[list[tuple[int, ...]]]] = [
    [tuple(some) for some in _ready(MOVE, FIRST_HEX + 8 * n, 8)] for n in range((HEXES + 7) // 8)
]
"""By each eight of a set of hexes: the MOVE options for each value of those bits. Larger tables would not stay near."""


def _add_hex_moves(options: list[int], spaces: int) -> None:
    """Add MOVE options for a set of hexes, which are many: eight hexes at a time."""
    t = _MOVE_EIGHTS
    half = spaces >> FIRST_HEX & _FIRST_HALF
    options += t[0][half & 255]
    options += t[1][half >> 8 & 255]
    options += t[2][half >> 16 & 255]
    options += t[3][half >> 24 & 255]
    options += t[4][half >> 32 & 255]
    options += t[5][half >> 40 & 255]
    options += t[6][half >> 48]
    half = spaces >> FIRST_HEX + _HALF
    options += t[7][half & 255]
    options += t[8][half >> 8 & 255]
    options += t[9][half >> 16 & 255]
    options += t[10][half >> 24 & 255]
    options += t[11][half >> 32 & 255]
    options += t[12][half >> 40 & 255]
    options += t[13][half >> 48 & 255]
    options += t[14][half >> 56]


def _hex_options(verb: int, spaces: int) -> list[int]:
    """A new list of options for a set that holds few hexes and perhaps the tower."""
    beside = spaces & (1 << FIRST_HEX) - 1
    options = _HIGH[verb][beside >> 10][:] if beside else []
    before = option(verb, FIRST_HEX) - 1
    m = spaces >> FIRST_HEX & _FIRST_HALF
    while m:
        lowest = m & -m
        options.append(before + lowest.bit_length())
        m ^= lowest
    before += _HALF
    m = spaces >> FIRST_HEX + _HALF
    while m:
        lowest = m & -m
        options.append(before + lowest.bit_length())
        m ^= lowest
    return options


_MOVE_LOW: Final[list[list[int]]] = _LOW[MOVE]
_MOVE_HIGH: Final[list[list[int]]] = _HIGH[MOVE]
_ATTACK_LOW: Final[list[list[int]]] = _LOW[ATTACK]
_ATTACK_HIGH: Final[list[list[int]]] = _HIGH[ATTACK]


def moves(spaces: int) -> list[int]:
    """A new list of MOVE options for a set of spaces."""
    options: list[int] = []
    add_moves(options, spaces)
    return options


def add_moves(options: list[int], spaces: int) -> None:
    """Add a MOVE option for every one of a set of spaces."""
    if spaces >> FIRST_HEX:
        _add_hex_moves(options, spaces)
    else:
        options += _MOVE_LOW[spaces & 1023]
        options += _MOVE_HIGH[spaces >> 10]


def attacks(spaces: int) -> list[int]:
    """A new list of ATTACK options for a set of spaces, the tower's included."""
    if spaces >> FIRST_HEX:
        return _hex_options(ATTACK, spaces)
    return _ATTACK_LOW[spaces & 1023] + _ATTACK_HIGH[spaces >> 10]


def options_of(verb: int, spaces: int) -> list[int]:
    """A new list of options of any verb that takes a space."""
    if spaces >> FIRST_HEX:
        return _hex_options(verb, spaces)
    return _LOW[verb][spaces & 1023] + _HIGH[verb][spaces >> 10]


class Keys(AnswerKeys):
    """Options to keys and back. Unit and card names come from the content, so the table is made when it is loaded."""

    def __init__(self, units: list[str], cards: list[str], obstacles: list[str]) -> None:
        super().__init__()
        for table, names in (
            (SPACE_VERBS, list(SPACE_NAMES)),
            (UNIT_VERBS, units),
            (CARD_VERBS, cards),
            (DIE_VERBS, ["1", "2", "3", "4"]),
            (MORALE_VERBS, list(MORALE_IDS)),
            (STEP_VERBS, ["1", "2", "3"]),
            (OBSTACLE_VERBS, obstacles),
            (TURN_VERBS, ["0", "1", "2", "3", "4", "5"]),
            (STATISTIC_VERBS, ["attack", "defense", "initiative"]),
        ):
            self.add(table, names)
        self.add_plain(PLAIN)
        self.of_combat = list(self.of_option)
        """What can be answered in a Combat."""
        self.add_chance(K_ROLL, "die", FACES, first=-1)
        self.add_chance(K_DRAW, "draw", cards)
        self.add_chance(K_DRAW, "draw", MORALE_IDS, morale_card(0))
        self.add_chance(K_LAND, "unit", [name + pack for name in units for pack in ("", "+")])


def mode_of(answer: int) -> int:
    """The place in the tables of modes of the effect that an option plays a card for. Rules: H3-ABL-02, H3-CRD-20."""
    what = verb(answer)
    second = what in (EXPERT, SECOND, POWER_EXPERT, POWER_SECOND)
    return 2 * argument(answer) + int(second)
