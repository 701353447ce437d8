"""Records with any damage at all: each is told by its line, and none brings anything down."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import banneret
from banneret.games import resume
from banneret.kernel.errors import RecordError
from banneret.kernel.journal import recover
from banneret.kernel.record import parse_record, sum_line
from tests.record.damage import (
    complaint,
    lines,
    loaded,
    resealed,
    sealed,
    small,
    with_new_line,
    without_line,
)
from tests.support.hypothesis_profile import repeatable


def test_an_undamaged_record_is_read_to_the_letter() -> None:
    assert parse_record(small()).text() == small()
    assert loaded(small()).record() == small()
    assert loaded(small()).result == (0, 0)


def survives(text: str) -> bool:
    """Whether a text is taken. It then tells a game that begins with it, line by line; otherwise a RecordError."""
    try:
        record = parse_record(text)
        assert record.text() == text
        game = resume(record)
    except RecordError as error:
        assert str(error)
        assert len(str(error)) < 400
        assert str(error).isprintable()
        return False
    answers = [line for line in text.partition("\nbegin\n")[2].splitlines() if line[:1] not in "=e#"]
    played = [line for line in game.record().partition("\nbegin\n")[2].splitlines() if line[:1] not in "=e#"]
    assert played[: len(answers)] == answers
    return True


def test_cut_off_at_every_byte(tmp_path: Path) -> None:
    """A record that is cut off is refused; a game cut off at the end of a line may still be played on."""
    text = small()
    assert not any(survives(text[:cut]) for cut in range(len(text)))
    begins = text.index("begin\n") + len("begin\n")
    # The game is over with its last answer, so the end may not be missing once that answer is there.
    last_answer = text.rindex("\n", 0, text.rindex("= ") - 1) + 1
    path = tmp_path / "cut.banneret"
    for cut in range(begins, last_answer + 1):
        path.write_text(text[:cut])
        whole = text[:cut].rindex("\n") + 1
        found = recover(path)
        assert resume(found.record).record().startswith(text[:whole])
        assert found.dropped == text[whole:cut]


@pytest.mark.parametrize("bit", range(8))
def test_every_bit_flipped(bit: int) -> None:
    data = small().encode()
    for n in range(len(data)):
        damaged = data[:n] + bytes([data[n] ^ 1 << bit]) + data[n + 1 :]
        assert not survives(damaged.decode(errors="replace"))


def test_every_byte_missing_or_doubled() -> None:
    text = small()
    for n in range(len(text)):
        without, doubled = text[:n] + text[n + 1 :], text[: n + 1] + text[n:]
        assert not survives(without)
        assert not survives(doubled)


def test_two_bytes_exchanged_anywhere() -> None:
    text = small()
    for n in range(len(text) - 1):
        changed = text[:n] + text[n + 1] + text[n] + text[n + 2 :]
        assert changed == text or not survives(changed)


def test_an_answer_after_the_last_digest_that_was_changed_is_found() -> None:
    """Nothing but the checksum can tell: the other answer is legal, and no digest follows it."""
    game = banneret.new("heroes", scenario="skirmish", seats=["castle_griffins+", "necropolis_zombies"], seed=7)
    game.apply("place:b2")
    text = game.record()
    forged = text.replace("place:b2", "place:b1")
    assert loaded(resealed(forged)).record() == resealed(forged)
    with pytest.raises(RecordError, match=f"^line {len(text.splitlines())}: something between line 1 and here"):
        parse_record(forged)


def without_end(text: str) -> str:
    return text[: text.index("end ")]


def test_records_of_the_first_format_are_read_without_a_checksum() -> None:
    old = "\n".join(["banneret record 1", *lines()[1:]]) + "\n"
    assert parse_record(old).text() == old
    assert resume(parse_record(old)).record() == small()
    assert "nothing may follow the end" in complaint(old + "# 0123456789abcdef\n")
    assert "neither an answer" in complaint(without_end(old) + "# 0123456789abcdef\n")


def test_a_checksum_in_the_middle_is_one_of_what_is_above_it() -> None:
    top = "\n".join(lines()[:14]) + "\n"
    good = [*lines()[:14], sum_line(top), *lines()[14:]]
    assert survives(sealed(good))
    wrong = [*lines()[:14], sum_line(top + "x"), *lines()[14:]]
    assert complaint(sealed(wrong)).startswith("line 15: something between line 1 and here was changed")


def test_lines_missing_doubled_and_exchanged() -> None:
    for n in range(1, len(lines()) + 1):
        assert not survives(without_line(n)) or lines()[n - 1][0] in "so="
        assert not survives(with_new_line(n, lines()[n - 1]))
    for n in range(1, len(lines())):
        changed = lines()
        changed[n - 1], changed[n] = changed[n], changed[n - 1]
        assert not survives(sealed(changed)) or lines()[n - 1] == lines()[n]


@repeatable(300)
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    assert not survives(text)
    assert not text or not survives(small() + text)
    survives(sealed([*lines(), text]))
    survives(sealed([*lines()[:-1], text]))


words = st.sampled_from(
    [
        "0",
        "1",
        "*",
        "!",
        "=",
        " ",
        "end",
        "begin",
        "seat",
        "option",
        "die:+1",
        "done",
        "move:b3",
        "random=any",
        "-1",
        "\n",
    ]
)


@repeatable(300)
@given(cut=st.integers(0, len(small())), words=st.lists(words, max_size=12), keep=st.integers(0, 60))
def test_anything_in_its_own_words(cut: int, words: list[str], keep: int) -> None:
    text = "\n".join(lines())
    survives(sealed([text[:cut] + "".join(words) + text[max(0, len(text) - keep) :]]))
