"""Obstacle tokens on the hex battlefield: where they may lie, and laying them in turn."""

from __future__ import annotations

from typing import Final

from banneret.heroes.box.obstacles import OBSTACLE_IDS, SHAPES, turns_of
from banneret.heroes.geometry.combat_board import SPACE_NAMES, spread
from banneret.heroes.geometry.hex_board import COLUMNS, FIRST_HEX, HEX_BOARD, PLACES, ROWS, columns, hex_at, shifted
from banneret.heroes.state.answers_combat import OBSTACLE, PLACE, TURN, options_of
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.events_combat import E_OBSTACLE
from banneret.heroes.state.terms import AUTOMATIC
from banneret.kernel.errors import SetupError
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_LAND, K_ORDER, K_SPACE
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

AREA: Final = columns(3, 9)
"""Where Obstacles may lie: neither in nor next to a deployment zone. Rules: BF-BTL-11, BF-BTL-12."""
_BY_CHANCE: Final = 1 << 20


def _cover(hexes: tuple[tuple[int, int], ...], space: int) -> int:
    spaces = [shifted(space, q, r) for q, r in hexes]
    covered = sum(1 << hex for hex in spaces if hex >= 0)
    return covered if all(hex >= 0 and AREA >> hex & 1 for hex in spaces) else 0


COVER: Final[list[list[list[int]]]] = [
    [[0] * FIRST_HEX + [_cover(turn, space) for space in range(FIRST_HEX, PLACES)] for turn in turns_of(shape)]
    for shape in SHAPES
]
"""By token, turn and the hex under its first hex: the hexes covered, or 0 where it does not fit."""
_WAYS: Final[list[list[list[int]]]] = [[[cover for cover in turn if cover] for turn in turns] for turns in COVER]
"""By token and turn: the hexes covered in each place where it fits."""
_SPOTS: Final[list[list[int]]] = [
    [sum(1 << space for space in range(FIRST_HEX, PLACES) if turn[space]) for turn in turns] for turns in COVER
]
_EVEN: Final = sum(1 << hex_at(column, row) for column in range(COLUMNS) for row in range(0, ROWS, 2))
_ODD: Final = HEX_BOARD & ~_EVEN


def _steps(hexes: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """For each hex of a token how far it is from the first one in numbers of spaces: from an even, from an odd row."""
    return [(COLUMNS * r + q + (r + 1) // 2, COLUMNS * r + q + r // 2) for q, r in hexes]


_STEPS: Final[list[list[list[tuple[int, int]]]]] = [[_steps(turn) for turn in turns_of(shape)] for shape in SHAPES]


def packed(side: int, token: int, turn: int, space: int) -> int:
    """An Obstacle on the board as one number."""
    return side << 16 | token << 11 | turn << 8 | space


def laid_side(laid: int) -> int:
    """The side that laid an Obstacle."""
    return laid >> 16


def laid_token(laid: int) -> int:
    """Which token it is."""
    return laid >> 11 & 31


def laid_turn(laid: int) -> int:
    """How it is turned."""
    return laid >> 8 & 7


def laid_hex(laid: int) -> int:
    """The hex under its first hex."""
    return laid & 255


def by_chance(token: int, turn: int, space: int) -> int:
    """A way of laying a token, as an outcome of chance."""
    return _BY_CHANCE | packed(0, token, turn, space)


def way_of_chance(outcome: int) -> int:
    """The token as chance has laid it, packed, for no side."""
    return outcome - _BY_CHANCE


def covered(laid: int) -> int:
    """The hexes under an Obstacle on the board."""
    return COVER[laid_token(laid)][laid_turn(laid)][laid_hex(laid)]


def obstacle_word(laid: int) -> str:
    """An Obstacle on the board in words: the token, its turn and its first hex, such as `pond/2/6.4`."""
    return f"{OBSTACLE_IDS[laid_token(laid)]}/{laid_turn(laid)}/{SPACE_NAMES[laid_hex(laid)]}"


def obstacle_of(word: str, side: int) -> int:
    """The Obstacle that a word such as `pond/2/6.4` names, or SetupError."""
    token, _, rest = word.partition("/")
    turn, _, space = rest.partition("/")
    if token not in OBSTACLE_IDS:
        raise SetupError(f"there is no Obstacle {show(token)}{nearest(token, OBSTACLE_IDS)}")
    number = OBSTACLE_IDS.index(token)
    if turn not in [str(n) for n in range(len(COVER[number]))]:
        raise SetupError(f"{token} has the turns 0 to {len(COVER[number]) - 1}, not {show(turn)}")
    if space not in SPACE_NAMES[FIRST_HEX:]:
        raise SetupError(f"{show(space)} is not a hex: a hex is column and row such as 6.4")
    return packed(side, number, int(turn), SPACE_NAMES.index(space))


def closed_to_obstacles(s: Battle) -> int:
    """The hexes on which no further Obstacle may lie: those under others, and around them. Rules: BF-BTL-10."""
    return s.rubble | spread(s.rubble) if s.rubble else 0


def spots(s: Battle, token: int, turn: int) -> int:
    """Where a token turned so may lie: overlapping and touching no other. Rules: BF-BTL-10 to BF-BTL-12."""
    fitting = _SPOTS[token][turn]
    near = closed_to_obstacles(s)
    if near:
        for even, odd in _STEPS[token][turn]:
            fitting &= ~(moved_back(near, even) & _EVEN | moved_back(near, odd) & _ODD)
    return fitting


def moved_back(hexes: int, steps: int) -> int:
    """A set of hexes by this many numbers lower. What leaves a row on one side lands outside the area of Obstacles."""
    return hexes >> steps if steps >= 0 else hexes << -steps


def fitting_turns(token: int, closed: int, one: bool = False) -> list[int]:
    """The turns in which a token fits somewhere beside the closed hexes, or one of them. Rules: BF-BTL-09, BF-BTL-13.

    Whether there is any place is faster to find than all places.
    """
    turns: list[int] = []
    for turn, ways in enumerate(_WAYS[token]):
        for cover in ways:
            if not cover & closed:
                turns.append(turn)
                if one:
                    return turns
                break
    return turns


def tokens_left(s: Battle, side: int) -> list[int]:
    """The tokens a side may lay now: those that fit somewhere, up to its number. Rules: BF-BTL-07 to BF-BTL-09."""
    if sum([laid_side(laid) == side for laid in s.laid]) >= s.terms.obstacles:
        return []
    used = [laid_token(laid) for laid in s.laid]
    closed = closed_to_obstacles(s)
    return [token for token in range(len(SHAPES)) if token not in used and fitting_turns(token, closed, True)]


def lay(s: Battle, laid: int) -> None:
    """An Obstacle lies on the board from now on."""
    s.laid = (*s.laid, laid)
    s.rubble |= covered(laid)


def ask_obstacle(s: Battle, side: int, _token: int, _turn: int) -> None:
    """The sides lay one token each in turn, the first player first; a side with none that fits passes.

    What nobody commands is laid at random. Rules: BF-BTL-07 to BF-BTL-09, BF-BTL-13, BF-REG-04, BF-REG-11.
    """
    tokens = tokens_left(s, side)
    if not tokens:
        side = 1 - side
        s.stack[LAYING_SIDE] = side
        tokens = tokens_left(s, side)
    if not tokens:
        s.leave()
    elif s.terms.manner[side] == AUTOMATIC:
        s.goto(LAID_BY_CHANCE)
        s.chance(K_LAND, everywhere(s, tokens))
    else:
        s.ask(s.terms.control[side], K_ORDER, [option(OBSTACLE, token) for token in tokens])


def everywhere(s: Battle, tokens: list[int]) -> tuple[int, ...]:
    """Every way of laying one of these tokens."""
    ways: list[int] = []
    for token in tokens:
        for turn in range(len(COVER[token])):
            free = spots(s, token, turn)
            while free:
                lowest = free & -free
                ways.append(by_chance(token, turn, lowest.bit_length() - 1))
                free ^= lowest
    return tuple(ways)


def chose_obstacle(s: Battle, side: int, _token: int, _turn: int) -> None:
    """How the token is turned is the next question, where that makes a difference. Rules: BF-BTL-09."""
    token = argument(s.answer)
    s.stack[CHOSEN_TOKEN] = token
    turns = fitting_turns(token, closed_to_obstacles(s))
    if len(turns) == 1:
        s.answer = option(TURN, turns[0])
    else:
        s.ask(s.terms.control[side], K_AMOUNT, [option(TURN, turn) for turn in turns])


def turned_obstacle(s: Battle, side: int, token: int, _turn: int) -> None:
    """Where it lies is the last. Rules: BF-BTL-09 to BF-BTL-12."""
    turn = argument(s.answer)
    s.stack[CHOSEN_TURN] = turn
    s.ask(s.terms.control[side], K_SPACE, options_of(PLACE, spots(s, token, turn)))


def laid_obstacle(s: Battle, side: int, token: int, turn: int) -> None:
    """It lies there, and the other side is next. Rules: BF-BTL-07."""
    settle_obstacle(s, side, packed(side, token, turn, argument(s.answer)))


def laid_by_chance(s: Battle, side: int, _token: int, _turn: int) -> None:
    """Chance has laid a token for a side that nobody commands. Rules: BF-REG-11."""
    way = way_of_chance(s.answer)
    settle_obstacle(s, side, packed(side, laid_token(way), laid_turn(way), laid_hex(way)))


def settle_obstacle(s: Battle, side: int, laid: int) -> None:
    """Lay the token, announce it, and continue with the other side."""
    lay(s, laid)
    s.emit(E_OBSTACLE, laid_token(laid), laid_hex(laid), laid_turn(laid))
    s.stack[LAYING_SIDE] = 1 - side
    s.goto(OBSTACLES)


OBSTACLES: Final = sequence(
    asks(ask_obstacle), asks(chose_obstacle), asks(turned_obstacle), laid_obstacle, laid_by_chance,
)  # fmt: skip
"""Arguments: the side that lays next, the token, its turn."""
LAYING_SIDE: Final = ARG_A
CHOSEN_TOKEN: Final = ARG_B
CHOSEN_TURN: Final = ARG_C
LAID_BY_CHANCE: Final = at(OBSTACLES, laid_by_chance)


def obstacle_keys() -> dict[int, str]:
    """The keys of everything chance may lay."""
    return {
        by_chance(token, turn, space): f"obstacle:{obstacle_word(packed(0, token, turn, space))}"
        for token, turns in enumerate(COVER)
        for turn, cover in enumerate(turns)
        for space in range(FIRST_HEX, PLACES)
        if cover[space]
    }
