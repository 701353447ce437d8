"""The changes that `make mutants` makes: each kind, and nothing that only words things."""

import ast
from pathlib import Path

import pytest

from tests.mutants.changes import changes
from tests.mutants.equivalent import Mark, marks, problems
from tests.mutants.project import Project, banneret
from tests.mutants.targets import compiled, drawn, functions, mutants, targets


def told(body: str, head: str = "s, a: int, b: int, side: int", names: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """The kinds of change of a function, and what comes in place of what."""
    tree = ast.parse(f"def f({head}):\n    " + body.replace("\n", "\n    "))
    (function,) = (found for _, found in functions(tree))
    return [(change.kind, f"{change.before} => {change.after}") for change in changes(function, names)]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a < b", [("bound", "a < b => a <= b")]),
        ("return a >= b", [("bound", "a >= b => a > b")]),
        ("return a == b", [("comparison", "a == b => a != b")]),
        ("return a in b", [("comparison", "a in b => a not in b")]),
        ("return a in (b, 's')", [
            ("comparison", "a in (b, 's') => a not in (b, 's')"), ("condition", "a in (b, 's') => a in ('s',)"),
            ("condition", "a in (b, 's') => a in (b,)"),
        ]),
        ("return not a", [("condition", "not a => a")]),
        ("return a and b", [
            ("condition", "a and b => b"), ("condition", "a and b => a"), ("and, or", "a and b => a or b"),
        ]),
        ("return [n for n in a if n]", [("condition", "if n => no condition")]),
        ("return a if s else b", [("condition", "a if s else b => a"), ("condition", "a if s else b => b")]),
        ("return a & b", [("condition", "a & b => a")]),
        ("if a:\n    return b\nreturn s", [("condition", "if a => always"), ("condition", "if a => never")]),
        ("if a:\n    s.pay()", [("condition", "if a => always"), ("effect", "s.pay() => nothing")]),
        ("s.gold -= a", [("effect", "s.gold -= a => nothing"), ("amount", "s.gold -= a => s.gold += a")]),
        ("s.hurt[a] = b", [("effect", "s.hurt[a] = b => nothing")]),
        ("return a | b", [("effect", "a | b => a"), ("effect", "a | b => b")]),
        ("return a + 2", [("amount", "a + 2 => a - 2"), ("amount", "2 in a + 2 => 3")]),
        ("return a[0]", [("side", "a[0] => [1]")]),
        ("return 1 - a", [("side", "1 - a => a")]),
        ("return a[side]", [("side", "side => 1 - side")]),
        ("return s.piles[HAND + 1 - b]", [("side", "HAND + 1 - b => HAND + b")]),
        ("return g(s, a, b)", [("arguments", "g(s, a, b) => g(s, b, a)")]),
        ("return True", [("truth", "return True: True => False")]),
        ("return a[:b]", [("limit", "a[:b] => a")]),
        ("for n in a:\n    s.hit(n)", [
            ("loop", "for n in a => for n in a, the first only"), ("effect", "s.hit(n) => nothing"),
        ]),
        ("for n in a:\n    if n:\n        continue\n    return n", [
            ("condition", "if n => always"), ("loop", "continue => nothing"),
        ]),
        ("return min(a, b)", [
            ("min and max", "min(a, b) => max(a, b)"), ("min and max", "min(a, b) => a"),
            ("min and max", "min(a, b) => b"),
        ]),
        ("return any(a)", [("and, or", "any(a) => all(a)")]),
    ],
)  # fmt: skip
def test_every_kind_of_change_is_made(body: str, expected: list[tuple[str, str]]) -> None:
    assert told(body) == expected


def test_what_only_fills_a_frame_is_left_alone() -> None:
    assert told("s.call(DRAW, 0, a, 0)") == [
        ("effect", "s.call(DRAW, 0, a, 0) => nothing"), ("amount", "0 in s.call(DRAW, 0, a, 0) => 1"),
    ]  # fmt: skip


def test_a_pile_is_taken_for_another_that_the_module_knows() -> None:
    assert told("return s.piles[HAND]", names=("DISCARDS", "HAND")) == [("pile", "HAND => DISCARDS")]
    assert told("return s.piles[HAND]", names=("P_DECK", "HAND")) == [], "a player's own piles are others"
    assert told("return s.piles[numbers.HAND + b]") == [("pile", "numbers.HAND => numbers.DECK")]


@pytest.mark.parametrize(
    "body",
    [
        '"""Words: a < b."""',
        "s.emit(HURT, a + 1)",
        "if a > b:\n    s.emit(HURT, a)",
        'raise ValueError(f"{a + 1}")',
        "n: list[int] = a",
        "return a >> 3 & 1",
        "return s.piles[pile + b]",
        "return zip(s, strict=True)",
    ],
)
def test_what_only_words_things_or_packs_them_is_left_alone(body: str) -> None:
    assert told(body) == []


def project(folder: Path, source: str) -> Project:
    (folder / "rules.py").write_text(source)
    return Project(folder, {("rules.py", "f"): ("H3-CBR-04",), ("rules.py", "C.g"): ("H3-CBR-05",)}, {}, {}, ())


TWO = "def f(a):\n    return a < 1\n\nclass C:\n    def g(self, a):\n        return a == a\n"


def test_the_mutants_of_a_project_are_those_of_its_citing_functions(tmp_path: Path) -> None:
    one = project(tmp_path, TWO + "\ndef cites_nothing(a):\n    return a < 1\n")
    found = list(mutants(one, targets(one)))
    assert [mutant.id for mutant in found] == [
        "rules.py:f: a < 1 => a <= 1", "rules.py:f: 1 in a < 1 => 2", "rules.py:C.g: a == a => a != a",
    ]  # fmt: skip
    names: dict[str, object] = {}
    exec(compiled(one, found[0]), names)
    assert names["f"](1) is True  # type: ignore[operator]


def test_a_function_is_looked_at_by_the_tests_of_the_game_it_belongs_to(tmp_path: Path) -> None:
    (tmp_path / "battlefield").mkdir()
    (tmp_path / "battlefield" / "rules.py").write_text(TWO)
    (tmp_path / "rules.py").write_text(TWO)
    clauses = {("battlefield/rules.py", "f"): ("H3-GEN-08",), ("rules.py", "f"): ("H3-GEN-08",)}
    one = Project(tmp_path, clauses, {}, {"battlefield": [], "heroes": []}, ())
    assert [target.game for target in targets(one)] == ["battlefield", "heroes"]


def test_changes_alike_in_one_function_have_names_of_their_own(tmp_path: Path) -> None:
    one = project(tmp_path, "def f(a):\n    return (a == 'x', a == 'x')\n")
    told = [mutant.change for mutant in mutants(one, targets(one))]
    assert told == ["a == 'x' => a != 'x'", "a == 'x' => a != 'x' (no. 2)"]


def test_a_lot_is_the_same_for_a_seed_and_grows_without_changing(tmp_path: Path) -> None:
    one = project(tmp_path, "def f(a):\n    return [a < 1, a < 2, a < 3, a < 4, a < 5]\n")
    all_of_them = list(mutants(one, targets(one)))
    few, more = drawn(all_of_them, 1, 3), drawn(reversed(all_of_them), 1, 6)
    assert more[:3] == few
    assert drawn(all_of_them, 2, 6) != more
    assert sorted(drawn(all_of_them, 1, None)) == sorted(all_of_them)


def test_a_mark_needs_a_mutant_that_exists_and_a_reason() -> None:
    good = Mark("a: b", "nothing is ever less than none")
    assert problems([good], {"a: b"}) == []
    assert problems([good, good, Mark("gone", "x"), Mark("a: c", " ")], {"a: b", "a: c"}) == [
        "marked twice: 'a: b'", "there is no mutant 'gone'", "no reason is given for 'a: c'",
    ]  # fmt: skip


def test_every_mutant_that_is_marked_as_equivalent_exists() -> None:
    marked = marks()
    functions_named = {mark.mutant.partition(": ")[0] for mark in marked}
    here = banneret()
    existing = {mutant.id for mutant in mutants(here, [one for one in targets(here) if one.id in functions_named])}
    assert problems(marked, existing) == []
