"""Ints that hold several numbers: nobody takes them apart by hand but their own functions and the hottest loops."""

import ast
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "banneret"
GLOSSARY = (
    (ROOT / "docs" / "dev" / "architecture.md")
    .read_text(encoding="utf-8")
    .partition("\n## Packed ints\n")[2]
    .partition("\n## ")[0]
)
HOMES = frozenset(re.findall(r" in `([a-z_/]+\.py)` \|", GLOSSARY))
"""Modules whose functions pack an int and read it."""
HOT = frozenset(
    {
        "heroes/adventure/map/land.py",
        "heroes/adventure/town/recruiting.py",
        "heroes/combat/activation.py",
        "heroes/combat/attack_roll.py",
        "heroes/combat/cards/castable.py",
        "heroes/combat/movement.py",
        "heroes/game/once_a_turn.py",
    }
)
"""Modules with loops that the benchmark measures. They spell numbers out and say so."""
SAYS_SO = re.compile(r"spells? out|written out|without a call")
OTHERWISE = frozenset(
    {
        "battlelore/geometry/grid.py",  # sets of hexes that move over the board
        "heroes/combat/ai/spell_targets.py",  # ranks that are compared and forgotten
        "heroes/combat/ai/targeting.py",
        "heroes/geometry/combat_board.py",  # sets of spaces that move over the board
        "heroes/geometry/hex_board.py",
        "heroes/state/answers_combat.py",  # sets of spaces, eight at a time
    }
)
"""Modules in which the same arithmetic is about something else."""
NO_ROWS = frozenset({"experience", "marks", "mode", "morale", "works"})
"""What is halved or asked for its lowest bit without being a hero or a row: levels, sets, places in tables."""
SHIFTS = frozenset({8, 12, 16, 20, 24})
LEAST_OFFSET = 256
"""Cards, tiles and places are numbered from such numbers on, so that one int tells what it is. Lower constants are
piles and verbs, to which a side or a player is added."""
NO_OFFSETS = frozenset(
    {"FIELDS", "SPOTS", "MOST_JSON", "MOST_STEPS", "MOST_GROUNDS", "WIDTH", "MARGIN", "MAP", "PICKING"}
)
"""Constants of that size that are counts, bounds, points of a picture and ranks."""
MASKS = frozenset({255, 4095})


def number(node: ast.expr) -> int | None:
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def called(node: ast.expr) -> str:
    """The variable or list an operand comes from."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def takes_apart(node: ast.BinOp) -> bool:
    """Whether an operation packs a field, hero, row or option, or one of the ints with numbers of eight bits."""
    left, right = number(node.left), number(node.right)
    match node.op:
        case ast.Mult():
            return 7 in (left, right)
        case ast.FloorDiv() | ast.Mod():
            return right == 7
        case ast.LShift():
            return right in SHIFTS and left is None
        case ast.RShift():
            return right in SHIFTS or (right == 1 and called(node.left) not in NO_ROWS)
        case ast.BitAnd():
            in_set = isinstance(node.left, ast.BinOp)
            return right in MASKS or (right == 1 and not in_set and called(node.left) not in NO_ROWS)
    return False


def by_hand(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.BinOp) and takes_apart(node):
            yield ast.unparse(node)


def offsets(code: str, constants: Mapping[str, object]) -> Iterator[str]:
    """What is added to, subtracted from or compared with a constant from which something is numbered."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.BinOp(left, ast.Add() | ast.Sub(), right):
                found = [left, right]
            case ast.Compare(left, [ast.Lt() | ast.GtE(), *_], [right, *_]):
                found = [left, right]
            case _:
                continue
        names = [
            one.id if isinstance(one, ast.Name) else one.attr if isinstance(one, ast.Attribute) else "" for one in found
        ]
        for name in names:
            value = constants.get(name)
            if name.isupper() and name not in NO_OFFSETS and type(value) is int and value >= LEAST_OFFSET:
                yield ast.unparse(node)


def modules() -> dict[str, str]:
    """The code of the games, by path."""
    paths = [path for game in ("heroes", "battlefield", "battlelore") for path in (SOURCE / game).rglob("*.py")]
    return {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def test_packed_ints_are_read_by_their_functions() -> None:
    rest = {path: code for path, code in modules().items() if path not in HOMES | HOT | OTHERWISE}
    assert len(rest) > 300
    assert {path: found for path, code in rest.items() if (found := [*by_hand(code)])} == {}


def test_what_is_numbered_from_a_number_on_is_read_by_its_functions() -> None:
    rest = {path: code for path, code in modules().items() if path not in HOMES}
    assert len(rest) > 300
    found = {path: [*offsets(code, vars(import_module(_dotted(path))))] for path, code in rest.items()}
    assert {path: lines for path, lines in found.items() if lines} == {}


def _dotted(path: str) -> str:
    return "banneret." + path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize("code", ["card - CARD", "CARD + kind", "card >= CARD", "kind if card < module.CARD else 0"])
def test_arithmetic_on_offsets_is_found(code: str) -> None:
    assert [*offsets(code, {"CARD": 2048})]


@pytest.mark.parametrize("code", ["PILE + side", "card == CARD", "FIELDS - 1", "other(card) - 1"])
def test_arithmetic_on_piles_and_counts_is_not(code: str) -> None:
    assert not [*offsets(code, {"CARD": 2048, "PILE": 64, "FIELDS": 1792})]


@pytest.mark.parametrize("path", sorted(HOT))
def test_loops_that_spell_numbers_out_say_so(path: str) -> None:
    code = modules()[path]
    assert [*by_hand(code)]
    assert SAYS_SO.search(code)


@pytest.mark.parametrize("path", sorted(OTHERWISE))
def test_no_module_is_excused_without_need(path: str) -> None:
    assert [*by_hand(modules()[path])]


@pytest.mark.parametrize(
    "code",
    ["field // 7", "field % 7", "7 * spot + d", "h >> 1", "s.row[u] & 1", "GO << 12 | step", "arg >> 8", "arg & 255"],
)
def test_arithmetic_on_packed_ints_is_found(code: str) -> None:
    assert [*by_hand(code)]


@pytest.mark.parametrize(
    "code",
    [
        "s.alive >> u & 1",
        "(s.moved >> u | s.moved >> h) & 1",
        "s.morale & 1",
        "1 << 12",
        "6 * field + edge",
        "week % 4",
    ],
)
def test_other_arithmetic_is_not(code: str) -> None:
    assert not [*by_hand(code)]
