"""Armies from files, lines and set-ups of anybody's making: a good error for each, and never another exception."""

import os
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import banneret
from banneret.games import resume
from banneret.heroes.combat.army_line import FLAGS, named_armies
from banneret.heroes.state.options import OPTIONS
from banneret.heroes.tables.units_and_cards import CARD_IDS, UNIT_IDS
from banneret.kernel.errors import BanneretError, ContentError, SetupError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from tests.support.counted_work import at_most
from tests.support.hypothesis_profile import repeatable


def begun(*seats: Any, seed: Any = 1, **options: Any) -> Game:
    return banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed, options=options)


def against(seat: Any) -> Game:
    """A game of an army against a plain one."""
    return begun(seat, "necropolis_zombies necropolis_skeletons")


def from_file(folder: Path, text: str | bytes) -> Game:
    path = folder / "army.yaml"
    path.write_bytes(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    return against(path)


GOOD = """\
units: [castle_griffins+, castle_marksmen, castle_crusaders]
cards: [attack, defense]
hand: 1
expert: 1
gold: 12
morale: true
"""


def test_a_good_file_is_written_out_in_the_record(tmp_path: Path) -> None:
    game = from_file(tmp_path, GOOD)
    line = "castle_griffins+ castle_marksmen castle_crusaders cards=attack,defense hand=1 expert=1 gold=12 morale"
    assert game.setup.seats[0] == line
    assert "army.yaml" not in game.record()
    assert resume(parse_record(game.record())).digest == game.digest


def test_paths_and_names_of_files_are_the_same(tmp_path: Path) -> None:
    first = from_file(tmp_path, GOOD)
    assert against(str(tmp_path / "army.yaml")).record() == first.record()


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    assert from_file(tmp_path, GOOD).setup != from_file(tmp_path, GOOD.replace("gold: 12", "gold: 13")).setup


WRONG_FILES = {
    "empty": ("", "army.yaml: the file is empty"),
    "only a comment": ("# nothing\n", "army.yaml: the file is empty"),
    "a word": ("griffins", "army.yaml:1: expected a mapping"),
    "a list": ("- castle_griffins\n", "army.yaml:1: expected a mapping"),
    "no army": ("gold: 3\n", "army.yaml: an army has either units, or random, or guards"),
    "two armies": ("units: [castle_griffins]\nrandom: castle\n", "either units, or random, or guards"),
    "unknown key": ("units: [castle_griffins]\ngolds: 3\n", 'army.yaml:2: unknown key "golds" .did you mean "gold"'),
    "key twice": ("units: [castle_griffins]\ngold: 3\ngold: 4\n", 'army.yaml:3: key "gold" is given twice'),
    "unknown unit": ("units: [castle_gryphons]\n", 'there is no unit "castle_gryphons" .did you mean'),
    "the tower": ("units: [arrow_tower]\n", "there is no unit"),
    "unit of another kind": ("units: [3]\n", r"army.yaml:1: units\[0\]: expected text, got 3"),
    "units in a word": ("units: castle_griffins\n", "army.yaml:1: units: expected a list"),
    "units in a mapping": ("units: {a: b}\n", "army.yaml:1: units: expected a list"),
    "unit with a line end": ('units: ["castle_griffins\\n"]\n', r"army.yaml:1: units\[0\]"),
    "unit off the board": ("units: [castle_griffins@e9]\n", r"army.yaml:1: units\[0\]"),
    "unit twice": ("units: [castle_griffins, castle_griffins+]\n", "more often than the box has cards"),
    "pack of a neutral": ("units: [neutral_boars+]\n", "has no Pack side"),
    "dead on arrival": ("units: [castle_griffins@b2*9]\n", "the unit is beaten"),
    "two on a space": ("units: [castle_griffins@b2, castle_marksmen@b2]\n", "a unit on that space already"),
    "unknown card": ("units: [castle_griffins]\ncards: [firebald]\n", 'there is no card "firebald"'),
    "too many cards": ("units: [castle_griffins]\ncards: [" + "attack, " * 100 + "]\n", "cards: expected at most 99"),
    "hand of nothing": ("units: [castle_griffins]\nhand: 2\n", "a hand of 2 cannot be drawn from 0 cards"),
    "negative gold": ("units: [castle_griffins]\ngold: -1\n", "army.yaml:2: gold: expected"),
    "endless gold": ("units: [castle_griffins]\ngold: " + "9" * 5000 + "\n", "army.yaml:2: gold: expected"),
    "gold in words": ("units: [castle_griffins]\ngold: much\n", 'army.yaml:2: gold: expected an integer, got "much"'),
    "gold by halves": ("units: [castle_griffins]\ngold: 1.5\n", "army.yaml:2: gold: expected an integer"),
    "morale in a number": ("units: [castle_griffins]\nmorale: 1\n", "army.yaml:2: morale: expected true or false"),
    "level 0": ("units: [castle_griffins]\nlevel: 0\n", "army.yaml:2: level: expected"),
    "level 8": ("units: [castle_griffins]\nlevel: 8\n", "army.yaml:2: level: expected"),
    "unknown hero": ("units: [castle_griffins]\nhero: rampart\n", "army.yaml:2: hero: expected one of"),
    "guards of eight": ("guards: 8\n", "a field's difficulty is one of I to VII"),
    "guards below zero": ("guards: -1\n", "a field's difficulty is one of I to VII"),
    "attacking guards": ("guards: 3\n", "guards defend their field"),
    "random of nothing": ("random: rampart\n", "random is a faction, neutral or any"),
    "wall with a line end": (
        'units: [castle_griffins]\ntown: true\ncitadel: true\nwalls: ["a3\\n"]\n', r"army.yaml:4: walls\[0\]",
    ),
    "gate with a line end": (
        'units: [castle_griffins]\ntown: true\ncitadel: true\ngate: "a3\\n"\n', "army.yaml:4: gate",
    ),
    "wall in a corner": (
        "units: [castle_griffins]\ntown: true\ncitadel: true\nwalls: [a1]\n", "different spaces of the middle row",
    ),
    "walls without a citadel": ("units: [castle_griffins]\nwalls: [a3]\n", "need a Citadel"),
    "cards for the rules": ("units: [castle_griffins]\nai: true\ncards: [attack]\n", "no cards and no morale"),
    "an attacker's town": ("units: [castle_griffins]\ntown: true\n", "a Town is defended by the second seat"),
    "anchor": ("units: &a [castle_griffins]\n", "army.yaml:1: anchors"),
    "alias": ("units: *a\n", "army.yaml:1: "),
    "tag": ("units: !!python/object/apply:os.system [ls]\n", "army.yaml:1: tags"),
    "many laughs": ("a: &a [x,x]\nb: &b [*a,*a]\nunits: [*b,*b]\n", "army.yaml:1: anchors"),
    "two documents": ("units: [castle_griffins]\n---\nunits: [castle_griffins]\n", "one document only"),
    "deep": ("[" * 5000, "army.yaml:1: nested more than"),
    "tab": ("units:\n\t- castle_griffins\n", "army.yaml:2: a tab indents"),
    "broken": ("units: [castle_griffins\n", "army.yaml:[12]: not valid YAML"),
    "key of a list": ("? [a]\n: 1\n", "army.yaml:1: a key has to be a single word"),
    "half a surrogate": ("units: [\ud800]\n", "army.yaml:1: not UTF-8"),
    "control character": ("units: [castle\x07]\n", "army.yaml:1: not text"),
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG_FILES)
def test_a_wrong_file_is_told_by_line(kind: str, tmp_path: Path) -> None:
    text, message = WRONG_FILES[kind]
    with pytest.raises((ContentError, SetupError), match=message) as caught:
        from_file(tmp_path, text)
    assert len(str(caught.value)) < 2000


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe\x00",
        b"\x00" * 100,
        bytes(range(256)),
        GOOD.encode("utf-16"),
        b"\x1f\x8b\x08\x00",
        b"units: [\xc3\x28]",
    ],
)
def test_a_binary_file_is_refused(data: bytes, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^army\.yaml"):
        from_file(tmp_path, data)


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path: Path) -> None:
    plain = from_file(tmp_path, GOOD)
    assert from_file(tmp_path, GOOD.replace("\n", "\r\n")).setup == plain.setup
    assert from_file(tmp_path, b"\xef\xbb\xbf" + GOOD.encode()).setup == plain.setup


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = dedent(
        """\
        units: [castle_griffins, 7]
        gold: -1
        hand: x
        colour: red
        """
    )
    with pytest.raises(ContentError) as caught:
        from_file(tmp_path, text)
    found = [line.split(":")[1] for line in str(caught.value).splitlines()]
    assert found == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    "text",
    ["a" * 999_000, "- " * 300_000, "units: [" + "castle_griffins, " * 40_000 + "]", "[" * 900_000, "x" * 3_000_000],
    ids=["one word", "dashes", "units", "brackets", "too large"],
)
def test_a_large_hostile_file_is_refused_with_little_work(text: str, tmp_path: Path) -> None:
    with at_most(6_000_000), pytest.raises(ContentError):
        from_file(tmp_path, text)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "folder.yaml"
    folder.mkdir()
    with pytest.raises(ContentError, match=r"folder\.yaml: not a file"):
        against(folder)
    with pytest.raises(ContentError, match=r"none\.yaml: there is no such file"):
        against(tmp_path / "none.yaml")
    with pytest.raises(BanneretError):
        against("bad\0name.yaml")
    with pytest.raises(BanneretError):
        against("x" * 5000 + ".yaml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    with pytest.raises(ContentError, match="not a file"):
        against(tmp_path / "pipe.yaml")


# -- armies in one line ------------------------------------------------------------------------------------------------

WRONG_LINES = {
    "nothing": ("", "at least one unit"),
    "blanks": (" \t\n", "at least one unit"),
    "a word": ("griffins", 'there is no unit "griffins"'),
    "twice": ("castle_griffins gold=1 gold=2", "gold is given twice"),
    "flag twice": ("castle_griffins morale morale", "morale is given twice"),
    "no value": ("castle_griffins gold=", "gold is a number"),
    "signed": ("castle_griffins gold=+1", "gold is a number"),
    "other digits": ("castle_griffins gold=٣", "gold is a number"),
    "endless": ("castle_griffins gold=" + "9" * 10_000, "gold is a number"),
    "much": ("castle_griffins gold=100", "<= 99"),
    "unknown word": ("castle_griffins silver=3", 'an army has no "silver"'),
    "units by name": ("units=castle_griffins", 'an army has no "units"'),
    "no cards": ("castle_griffins cards=", "cards"),
    "empty cards": ("castle_griffins cards=attack,,attack", "cards"),
    "no field": ("guards=", "I to VII"),
    "field of numbers": ("guards=3", "I to VII"),
    "field and units": ("guards=III castle_griffins", "either units, or random, or guards"),
    "half a place": ("castle_griffins@", "castle_griffins@"),
    "long": ("x" * 100_000, "length <= 60"),
    "control characters": ("castle\x1b[31m", "castle"),
}


@pytest.mark.parametrize("kind", WRONG_LINES)
def test_a_wrong_line_is_refused(kind: str) -> None:
    text, message = WRONG_LINES[kind]
    with pytest.raises(SetupError, match=message) as caught:
        against(text)
    assert len(str(caught.value)) < 500
    assert str(caught.value).isprintable()


words = st.sampled_from(
    [
        *UNIT_IDS[::6], *(f"{unit}+" for unit in UNIT_IDS[::9]), "@b2", "*1", "!", "#", "random", "random=castle",
        "guards=iv", *FLAGS, "cards=attack", "hand=1", "gold=9", "walls=a3,b3", "gate=c3", ",", "=", "+", *CARD_IDS,
        *list(named_armies())[:2], "hero=castle", "level=7", "@", "@tower", "*0",
    ]
)  # fmt: skip


@repeatable(300)
@given(
    first=st.lists(words, max_size=5), second=st.lists(words, max_size=5), glue=st.sampled_from([" ", " ", ""]),
    options=st.dictionaries(st.sampled_from(sorted(OPTIONS)), st.sampled_from(["on", "off", "3", "hard", "campaign"])),
)  # fmt: skip
def test_any_words_make_an_army_or_a_good_error(
    first: list[str], second: list[str], glue: str, options: dict[str, str]
) -> None:
    try:
        game = begun(glue.join(first), glue.join(second), **options)
    except BanneretError as error:
        assert str(error).isprintable()
        return
    text = game.record()
    assert resume(parse_record(text)).record() == text


@repeatable(300)
@given(st.text(max_size=80))
def test_any_text_makes_an_army_or_a_good_error(text: str) -> None:
    for seats in ((text, "random"), ("random", text)):
        try:
            begun(*seats)
        except BanneretError as error:
            assert str(error)


# -- set-ups -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1.0, "7", True, 10**19, -(10**19), b"7", [], float("nan")])
def test_a_seed_that_no_record_could_hold(seed: Any) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number"):
        begun("random", "random", seed=seed)


@pytest.mark.parametrize("seed", [0, -1, 10**19 - 1, -(10**19) + 1])
def test_every_seed_that_is_taken_can_be_read_back(seed: int) -> None:
    game = begun("random", "random", seed=seed)
    assert resume(parse_record(game.record())).record() == game.record()
    with pytest.raises(SetupError):
        game.branch(0, 10**19)


@pytest.mark.parametrize(
    "seats", [[], ["random"], ["random"] * 3, ["random", None], [1, 2], "random", [b"random", b"x"]]
)
def test_odd_seats(seats: Any) -> None:
    with pytest.raises(SetupError):
        banneret.new("heroes", scenario="skirmish", seats=seats, seed=1)


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "red"}, {"round_limit": 5}, {"round_limit": "05"}, {"round_limit": "100"}, {"round_limit": "-1"},
        {"round_limit": "9" * 5000}, {"round_limit": "٣"}, {"army_size": "0"}, {"army_size": "8"}, {"mode": None},
        {"mode": ""}, {"mode": "CLASH"}, {3: "on"}, {"ask_anyway": True}, {"x" * 10_000: "on"},
    ],
)  # fmt: skip
def test_odd_options(options: Any) -> None:
    with pytest.raises(SetupError) as caught:
        banneret.new("heroes", scenario="skirmish", seats=["random", "random"], seed=1, options=options)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(("game", "scenario"), [("chess", "skirmish"), ("heroes", "siege"), ("", ""), ("heroes", "")])
def test_odd_games(game: str, scenario: str) -> None:
    with pytest.raises(SetupError, match="there is no"):
        banneret.new(game, scenario=scenario, seats=["random", "random"], seed=1)


@pytest.mark.parametrize("game", [None, 3, ["heroes"]])
def test_games_that_are_no_words(game: Any) -> None:
    with pytest.raises(SetupError):
        banneret.new(game, scenario="skirmish", seats=["random", "random"], seed=1)
