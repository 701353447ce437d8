"""Damaged records by the kind of damage, records read up to a point, and files that are not records."""

import os
import re
from pathlib import Path

import pytest

import banneret
from banneret.games import resume, rules_of
from banneret.kernel.errors import RecordError, VersionMismatch
from banneret.kernel.journal import recover
from banneret.kernel.record import MOST_BYTES, parse_record
from tests.record.damage import (
    complaint,
    lines,
    loaded,
    number,
    resealed,
    sealed,
    small,
    with_line,
    with_new_line,
    without_line,
)
from tests.support.counted_work import at_most

# -- damage by its kind ------------------------------------------------------------------------------------------------


CONTENT = rules_of("heroes").content_hash()
IN_THE_TEXT = {
    "empty": ("", "line 1: the record is empty"),
    "one line end": ("\n", "line 1: expected"),
    "another format": (with_line(1, "banneret record 4"), "line 1: .*only the formats 1, 2 and 3"),
    "endless format": (with_line(1, "banneret record " + "9" * 5000), "line 1: .*only the formats 1, 2 and 3"),
    "no format": (with_line(1, "banneret record"), "line 1: expected"),
    "byte order mark": ("\ufeff" + small(), "line 1: expected"),
    "windows line ends": (small().replace("\n", "\r\n"), "line 1: expected"),
    "one windows line end": (with_line(number("0 place"), "0 place:b2\r"), r"line 13: '0 place:b2\\r' is neither"),
    "old line ends": (small().replace("\n", "\r"), "line 1: the record breaks off"),
    "no last line end": (small()[:-1], f"line {len(lines()) + 1}: the record breaks off"),
    "blank line": (with_new_line(14, ""), "line 14: nothing is neither"),
    "header out of order": (with_line(2, "scenario skirmish"), 'line 2: expected "game ..."'),
    "no seed": (without_line(6), 'line 6: expected "seed ..."'),
    "odd seed": (with_line(6, "seed 07"), 'line 6: expected "seed ..."'),
    "seed of a fraction": (with_line(6, "seed 7.5"), 'line 6: expected "seed ..."'),
    "endless seed": (with_line(6, "seed " + "7" * 5000), 'line 6: expected "seed ..."'),
    "odd ruleset": (with_line(4, "ruleset one"), 'line 4: expected "ruleset ..."'),
    "odd content": (with_line(5, "content 123"), 'line 5: expected "content ..."'),
    "seat with a path": (with_line(7, "seat ../../secret.yaml"), 'line 7: expected "seat ..."'),
    "seat with blanks": (with_line(7, "seat castle_griffins  random=any"), 'line 7: expected "seat ..."'),
    "seat after the options": (with_new_line(11, "seat random=any"), 'line 11: expected "begin"'),
    "option twice": (with_new_line(10, "option minimum_damage=on"), "line 10: options come once each"),
    "options out of order": (with_new_line(11, "option ask_anyway=on"), "line 11: options come once each"),
    "odd option": (with_line(9, "option minimum_damage"), 'line 9: expected "option ..."'),
    "no begin": (without_line(11), 'line 11: expected "begin"'),
    "another word": (with_line(13, "0 place b2"), "line 13: '0 place b2' is neither"),
    "long line": (with_line(13, "0 " + "x" * 10_000 + "!"), r"line 13: '0 x+\.\.\.' is neither"),
    "control characters": (with_line(13, "0 place:\x1b[31m"), r"line 13: '0 place:\\x1b\[31m' is neither"),
    "seat written oddly": (with_line(13, "00 place:b2"), "line 13: .* is neither"),
    "forced chance": (with_line(16, "*! die:+1"), "line 16: chance is never forced"),
    "odd digest": (with_line(20, "= B1C4"), "line 20: .* is neither"),
    "odd end": (with_line(21, "end 2 0"), "line 21: .* is neither"),
    "text after the end": (sealed([*lines(), "0 done"]), "line 22: nothing may follow the end"),
    "two ends": (sealed([*lines(), "end 0 0"]), "line 22: nothing may follow the end"),
    "text after the checksum": (small() + "0 done\n", "line 22: nothing may follow the end"),
    "no checksum": ("\n".join(lines()) + "\n", "line 22: the record breaks off before its checksum"),
    "another checksum": ("\n".join(lines()) + "\n# 0123456789abcdef\n", "line 22: something between line 1 and here"),
    "odd checksum": ("\n".join(lines()) + "\n# 0123\n", "line 22: "),
}


@pytest.mark.parametrize("kind", IN_THE_TEXT)
def test_damage_to_the_text(kind: str) -> None:
    text, message = IN_THE_TEXT[kind]
    with pytest.raises(RecordError, match=f"^{message}"):
        parse_record(text)


IN_THE_SETUP = {
    "unknown game": (
        with_line(2, "game chess"),
        "the record is of the game chess; there are heroes, battlefield, battlelore",
    ),
    "unknown scenario": (with_line(3, "scenario siege"), "set-up in the header is wrong: there is no scenario"),
    "unknown option": (with_line(9, "option maximum_damage=on"), "header is wrong: there is no option"),
    "unknown value": (with_line(9, "option minimum_damage=yes"), "header is wrong: .* one of off, on"),
    "option at its default": (with_line(9, "option minimum_damage=off"), "not written out in full"),
    "unknown unit": (with_line(7, "seat castle_gryphons"), "header is wrong: .*did you mean"),
    "army by name": (with_line(7, "seat castle_vanguard"), "not written out in full"),
    "one seat": (without_line(8), "header is wrong: .*two seats"),
    "three seats": (with_new_line(9, "seat random=any"), "header is wrong: .*two seats"),
    "two units on a space": (with_line(7, "seat castle_griffins@b4"), "header is wrong: both armies"),
    "too many cards": (with_line(7, "seat castle_griffins hand=9"), "header is wrong: .*hand of 9"),
    "endless number": (with_line(7, "seat castle_griffins gold=" + "9" * 5000), "header is wrong: gold is a number"),
    "endless option": (with_line(10, "option round_limit=" + "9" * 5000), "header is wrong: .*number from 0 to 99"),
}


@pytest.mark.parametrize("kind", IN_THE_SETUP)
def test_damage_to_the_setup(kind: str) -> None:
    text, message = IN_THE_SETUP[kind]
    with pytest.raises(RecordError, match=message):
        loaded(text)


IN_THE_ANSWERS = {
    "forged digest": (with_line(20, "= 0123456789abcdef"), "line 20: the position has the digest [0-9a-f]{16}, not 01"),
    "early digest": (with_new_line(14, "= 0123456789abcdef"), "line 14: the position has the digest"),
    "digest before the first answer": (with_new_line(12, "= 0123456789abcdef"), "line 12: the position has the digest"),
    "two digests of a position": (with_new_line(21, lines()[19]), "line 21: there is a digest of this position"),
    "illegal move": (with_line(14, "0 move:d5"), r"line 14: move:d5 is not allowed here \(H3-TYP-02\)"),
    "illegal placement": (with_line(13, "0 place:b5"), r"line 13: place:b5 is not allowed here \(H3-CBS-30\)"),
    "illegal attack": (with_line(15, "0 attack:a5"), r"line 15: attack:a5 is not allowed here \(H3-CBT-03\)"),
    "unknown answer": (with_line(14, "0 jump:b3"), "line 14: jump:b3 is not an answer of this game"),
    "unknown space": (with_line(14, "0 move:e9"), "line 14: move:e9 is not an answer of this game"),
    "a player's die": (with_line(14, "0 die:+1"), "line 14: die:.1 is not an answer of this game"),
    "chance moves": (with_line(16, "* move:b3"), "line 16: move:b3 is not an answer of this game"),
    "chance draws": (with_line(16, "* draw:attack"), "line 16: draw:attack cannot come by chance here"),
    "forced mark missing": (with_line(12, "0 deploy:castle_griffins"), "line 12: the answer is forced here"),
    "forced mark too much": (with_line(13, "0! place:b2"), "line 13: the answer is not forced here"),
    "wrong seat": (with_line(14, "1 move:b3"), "line 14: seat 0 is asked here"),
    "no such seat": (with_line(14, "42 move:b3"), "line 14: seat 0 is asked here"),
    "chance for a player": (with_line(14, "* die:+1"), "line 14: seat 0 is asked here"),
    "a player for chance": (with_line(16, "0 done"), "line 16: chance is asked here"),
    "answer after the end": (with_new_line(20, "1 done"), "line 20: the game is over before this answer"),
    "another result": (with_line(21, "end 1 -1"), r"ends with \(1, -1\), the game with \(0, 0\)"),
    "result of three": (with_line(21, "end 0 0 0"), r"ends with \(0, 0, 0\)"),
    "no result": (without_line(21), r"ends with None, the game with \(0, 0\)"),
    "result too early": (sealed([*lines()[:14], "end 0 0"]), r"ends with \(0, 0\), the game with None"),
}


@pytest.mark.parametrize("kind", IN_THE_ANSWERS)
def test_damage_to_the_answers(kind: str) -> None:
    text, message = IN_THE_ANSWERS[kind]
    parse_record(text)
    with pytest.raises(RecordError, match=message):
        loaded(text)


@pytest.mark.parametrize(
    ("seat", "drawn", "forged"),
    [
        ("castle_griffins cards=attack hand=1", "draw:attack", "draw:defense"),
        ("random=castle", "unit:castle_", "unit:dungeon_harpies"),
        ("random=castle", "unit:castle_", "unit:arrow_tower"),
        ("random=castle", "unit:castle_", "unit:neutral_boars+"),
    ],
)
def test_chance_gives_only_what_is_there(seat: str, drawn: str, forged: str) -> None:
    seats = [seat, "necropolis_zombies"]
    text = banneret.new("heroes", scenario="skirmish", seats=seats, seed=1).record()
    line = next(line for line in text.splitlines() if line.startswith(f"* {drawn}"))
    at = text.splitlines().index(line) + 1
    with pytest.raises(RecordError, match=f"^line {at}: {re.escape(forged)} cannot come by chance here"):
        loaded(resealed(text.replace(line, f"* {forged}", 1)))


def test_chance_gives_nothing_twice() -> None:
    """A unit drawn for an army is no longer there to be drawn."""
    text = banneret.new("heroes", scenario="skirmish", seats=["random=castle", "castle_griffins"], seed=1).record()
    first, second = [line for line in text.splitlines() if line.startswith("* unit:")][:2]
    with pytest.raises(RecordError, match="cannot come by chance here"):
        loaded(resealed(text.replace(second, first)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (with_line(4, "ruleset 0"), "made by version 0 of the ruleset of heroes; this is [0-9]+"),
        (with_line(4, "ruleset 999"), "made by version 999 of the ruleset of heroes; this is [0-9]+"),
        (with_line(5, "content 0123456789abcdef"), f"other content of heroes .0123456789abcdef; this is {CONTENT}"),
    ],
)
def test_a_record_of_another_version_is_not_even_tried(text: str, message: str) -> None:
    with pytest.raises(VersionMismatch, match=message):
        loaded(text)


def test_the_first_mistake_is_the_one_told() -> None:
    text = resealed(with_line(13, "0 place:c5").replace("0 move:b3", "0 move:d5"))
    assert complaint(text).startswith("line 13:")


def test_digests_may_stand_anywhere_and_are_kept() -> None:
    game = loaded(small())
    digest = game.branch(2).digest
    assert f"0 place:b2\n= {digest}\n" in loaded(with_new_line(14, f"= {digest}")).record()


# -- stopping on the way -----------------------------------------------------------------------------------------------


def test_a_record_can_be_read_up_to_any_answer() -> None:
    record = parse_record(small())
    whole = resume(record)
    for to in range(len(whole.answers) + 1):
        game = resume(record, to)
        assert game.answers == whole.answers[:to]
        assert game.digest == whole.branch(to).digest


@pytest.mark.parametrize("to", [-1, 9, 10**9])
def test_a_record_cannot_be_read_beyond_its_answers(to: int) -> None:
    with pytest.raises(RecordError, match="the record has 8 answers"):
        resume(parse_record(small()), to)


def test_what_comes_after_the_stop_is_not_looked_at() -> None:
    assert len(resume(parse_record(with_line(15, "0 attack:a5")), 3).answers) == 3


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_file_is_read_and_so_is_its_name(tmp_path: Path) -> None:
    path = tmp_path / "game.banneret"
    path.write_text(small())
    assert banneret.load(path).record() == small()
    assert banneret.load(str(path)).record() == small()


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\x00", b"\x00" * 1000, b"\x89PNG\r\n\x1a\n", bytes(range(256)), small().encode("utf-16")]
)
def test_a_file_that_is_no_text(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.banneret"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        banneret.load(path)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "game.banneret"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES * 1000)
    with pytest.raises(RecordError, match="larger than the 20 MB"):
        banneret.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        banneret.load(tmp_path / "none.banneret")
    with pytest.raises(RecordError, match="not a file"):
        banneret.load(tmp_path)
    with pytest.raises(RecordError):
        banneret.load("bad\0name")
    with pytest.raises(RecordError):
        banneret.load("x" * 5000)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for read in (banneret.load, recover):
        with pytest.raises(RecordError, match="not a file"):
            read(tmp_path / "pipe")


BODY_AND_HEAD = small().partition("begin\n")


@pytest.mark.parametrize(
    "text",
    [
        BODY_AND_HEAD[0] + "begin\n" + "0 done\n" * 200_000,
        BODY_AND_HEAD[0] + "begin\n" + "0 done\n= 0123456789abcdef\n" * 100_000,
        BODY_AND_HEAD[0] + "begin\n" + "= 0123456789abcdef\n" * 100_000,
        BODY_AND_HEAD[0] + "begin\n" + "".join(f"0 move:x{n}\n" for n in range(100_000)),
        with_line(7, "seat " + "castle_griffins " * 100_000 + "random=any"),
        with_line(7, "seat castle_griffins cards=" + "attack," * 200_000 + "attack"),
        with_line(13, "0 " + "a" * 2_000_000),
        "\n" * 2_000_000,
    ],
    ids=["answers", "answers and digests", "digests", "unknown answers", "units", "cards", "one line", "line ends"],
)
def test_a_large_hostile_record_is_refused_with_little_work(text: str) -> None:
    with at_most(4_000_000):
        message = complaint(text)
    assert len(message) < 400
