"""Hostile scenario files are refused with a clear message after little work.

The work is counted in lines of Python carried out, which says the same on every machine.
"""

import random
from pathlib import Path

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.designing.report import check_file, check_text
from banneret.heroes.scenario.load import MOST_BYTES
from tests.heroes.designing.maps import OWN, changed, found, written
from tests.support.counted_work import at_most

MOST_LINES = 3_000_000
"""Of Python carried out for one file: about half a second untraced."""
DEEP = "[" * 3000 + "]" * 3000
NESTED = "{may: [" * 14 + "{draw: 1}" + "]}" * 14


@pytest.fixture(autouse=True)
def box() -> None:
    """What is read once for all files is read before anything is counted."""
    load()
    load_realm()
    check_text(OWN, "two_hills.yaml")


def many(count: int, entry: str) -> str:
    return ", ".join(entry.replace("#", str(n)) for n in range(count))


HOSTILE = {
    "a cycle": ("id: &a two_hills\nname: *a\n", "1: anchors (&) are not allowed"),
    "laughing": ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "1: anchors (&) are not allowed"),
    "an alias": (changed("name: Two Hills", "name: *name"), "2: aliases (*) are not allowed"),
    "a tag": (changed("name: Two Hills", "name: !!python/object:os.system x"), "2: tags (!) are not allowed"),
    "a million tiles": (changed("[[0, 1], [3, -1]]", f"[{'[0, 1], ' * 1_000_000}]"), "0: larger than the 40 kB"),
    "thousands of tiles": (changed("[[0, 1], [3, -1]]", f"[{many(3000, '[#, 1]')}]"),
                           "12: two_hills: layout.2.tiles[2].at: expected at most 40 entries, got 3000"),
    "thousands of groups": (changed("    tiles:\n", "    tiles:\n" + "    - {kind: far, at: [[0, 1]]}\n" * 1000),
                            "9: two_hills: layout.2.tiles: expected at most 40 entries, got 1003"),
    "deep": (f"id: {DEEP}\n", "1: nested more than 32 levels deep"),
    "deep programs": (changed("{token: clue}", NESTED), ""),
    "deeper programs": (changed("{token: clue}", "{may: [" * 30 + "{draw: 1}" + "]}" * 30), "24: nested more than 32"),
    "wrong types": (changed("rounds: 6", "rounds: [six]").replace("[2]", "two").replace("gold: 5", "gold: true"),
                    "4: two_hills: players: expected a list"),
    "no mapping": ("- just\n- a list\n", "1: expected a mapping, got a list"),
    "a scalar": ("everything\n", "1: expected a mapping"),
    "nothing": ("", "0: the file is empty"),
    "only blanks": ("   \n\n# nothing\n", "0: the file is empty"),
    "a huge text": (changed("Nobody remembers who built the towers.", "x" * 30_000),
                    "6: two_hills: story: expected text of length <= 600"),
    "a huge word": (changed("few:T1", "few:" + "x" * 30_000), '17: two_hills: setup.units[0]: unknown unit "xxx'),
    "a huge number": (changed("gold: 5", f"gold: {'9' * 400}"), "14: two_hills: setup.resources.gold: expected"),
    "a large number": (changed("amount: 2", f"amount: {10**17}"), "expected a number from -99 to 99"),
    "nul": (changed("Two Hills", "Two\0Hills"), "2: not text: it holds binary data"),
    "escaped nul": (changed("name: Two Hills", 'name: "Two\\0Hills"'), "2: two_hills: name: this text holds control"),
    "an escape for terminals": (changed("name: Two Hills", 'name: "\\e[2J"'), "this text holds control characters"),
    "turned letters": (changed("name: Two Hills", 'name: "a\\u202eb"'), "this text holds control characters"),
    "thousands of names": (changed("[west_hill, east_hill]", f"[{many(3000, 'h#')}]"), "expected at most 40 entries"),
    "thousands of locations": (changed("{token: clue}", f"{{clear_cubes: [{many(3000, 'mill#')}]}}"),
                               '24: hills: do[0].clear_cubes[0]: unknown location "mill0"'),
    "thousands of branches": (changed("{token: clue}", f"{{choose: [{many(1500, '{do: [draw]}')}]}}"),
                              '24: hills: do[0].choose[0].do[0]: verb "draw" needs a value'),
    "thousands of verbs": (changed("{token: clue}", f"{{choose: [{many(1500, '{do: [{draw: 1}]}')}]}}"),
                           "1503 verbs in all programs together; 1000 are allowed"),
    "thousands of rules": (changed("rules:\n", "rules:\n" + "- {id: r, text: t}\n" * 1500),
                           "19: two_hills: rules: expected at most 40 entries"),
    "thousands of keys": (OWN + many(2000, "k#: 1").replace(", ", "\n"), "31: two_hills: unknown key"),
    "one key often": (OWN + "limit: draw\n" * 2000, "31: two_hills: key \"limit\" is given twice"),
    "thousands of fields": (changed("tokens: [clue]", f"fields: {{{many(1500, 'mine#: {guard: 1}')}}}\ntokens: [clue]"),
                            '18: two_hills: fields.mine0: unknown location "mine0"'),
    "thousands of players": (changed("players: [2]", f"players: [{many(3000, '2')}]"), "expected at most 4 entries"),
    "thousands of tests": (changed("who: each", f"if: [{many(1000, '{measure: x#, at_least: 1}')}]"),
                           "events[0].if[0].measure: nothing to count is called"),
    "goals in goals": (changed("- {bank: {amount: 3, where: clue}}",
                               "- " + "{all: [" * 12 + "{points: 1}" + "]}" * 12), ""),
    "measures in measures": (changed("- {bank: {amount: 3, where: clue}}",
                                     f"- {{flag: {{what: '{'unflagged:' * 3000}mine'}}}}"),
                             "29: two_hills: victory[1].flag.what: nothing to count is called"),
    "one long line": ("{" + "a: 1, " * 6000 + "}", 'key "a" is given twice'),
    "tabs": (changed("    tiles:", "\ttiles:"), "9: a tab indents this line; only spaces may"),
    "two documents": (OWN + "---\n" + OWN, "31: a file holds one document only"),
    "half a file": (OWN[:500] + "{", "not valid YAML"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_little_work(name: str) -> None:
    text, expected = HOSTILE[name]
    with at_most(MOST_LINES):
        lines = found(text)
    if expected:
        assert any(expected in line for line in lines), lines[:5]
    assert len(lines) <= 101
    assert all(len(line) <= 500 for line in lines)


def test_binary_files(tmp_path: Path) -> None:
    noise = random.Random(1).randbytes(20_000)
    for data in (noise, b"\xff\xfe" + OWN.encode("utf-16-le"), b"id: \xc3\x28", b"PK\x03\x04" * 100):
        path = tmp_path / "map.yaml"
        path.write_bytes(data)
        [error] = check_file(path).errors
        assert "not UTF-8 text" in error.text or "binary" in error.text


def test_a_large_file_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(2_000_000_000)
    [error] = check_file(path).errors
    assert error.text == f"larger than the {MOST_BYTES // 1000} kB a scenario may have"


def test_what_is_no_file(tmp_path: Path) -> None:
    assert [each.text for each in check_file(tmp_path).errors] == ["not a file"]
    assert [each.text for each in check_file(Path("/dev/zero")).errors] == ["not a file"]
    written(tmp_path).chmod(0o644)


def test_files_broken_at_random_are_refused_or_read() -> None:
    """Whatever is done to a file, the check ends with a report and nothing else."""
    luck = random.Random(7)
    rows = OWN.splitlines(keepends=True)
    for _ in range(60):
        mixed = [*rows]
        for _ in range(luck.randint(1, 4)):
            place = luck.randrange(len(mixed))
            mixed[place] = luck.choice(["", mixed[place] * 2, mixed[place][:-3] + "\n", luck.choice(rows)])
        with at_most(MOST_LINES):
            check_text("".join(mixed), "two_hills.yaml")
