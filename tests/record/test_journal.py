"""A game kept in a file: what is on the disk after every answer, after an undo and after a crash."""

import errno
import os
import stat
from pathlib import Path

import pytest

import banneret
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover


def begun(seed: int = 7) -> Game:
    seats = ["castle_vanguard", "necropolis_vanguard"]
    return banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed, options={"round_limit": "2"})


def play_on(game: Game, answers: int) -> None:
    for _ in range(answers):
        if not game.over:
            game.apply(game.choice.options[-1])


def without_sums(text: str) -> list[str]:
    """The lines of a file that grew, without the checksums in it: those of the record."""
    return [line for line in text.splitlines() if not line.startswith("#")]


def test_the_file_is_the_record_after_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "games" / "one.banneret"
    game = begun()
    journal = Journal(path, game)
    while not game.over:
        assert without_sums(path.read_text()) == without_sums(game.record())
        assert banneret.load(path).record() == game.record()
        game.apply(game.choice.options[-1])
        journal.sync(game)
    assert path.read_text() == game.record()
    assert path.read_text().splitlines()[-2] == "end 0 0"
    assert [entry.name for entry in path.parent.iterdir()] == ["one.banneret"]


def test_answers_are_appended_and_an_undo_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    journal = Journal(path, game)
    first = path.stat().st_ino
    play_on(game, 2)
    journal.sync(game)
    assert path.stat().st_ino == first
    game.undo()
    journal.sync(game)
    assert path.stat().st_ino != first
    assert path.read_text() == game.record()


def test_an_answer_reaches_the_disk_before_sync_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    journal = Journal(path, game)
    pushed: list[bytes] = []
    monkeypatch.setattr(os, "fsync", lambda number: pushed.append(path.read_bytes()))
    play_on(game, 1)
    journal.sync(game)
    assert [without_sums(text.decode()) for text in pushed] == [without_sums(game.record())]
    journal.sync(game)
    assert len(pushed) == 1


def test_a_file_cut_anywhere_in_its_last_line_is_resumed_without_that_line(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    play_on(game, 9)
    Journal(path, game)
    text = path.read_text()
    last = text[:-1].rindex("\n") + 1
    for cut in range(last, len(text)):
        path.write_text(text[:cut])
        record, dropped = recover(path)
        assert dropped == text[last:cut]
        assert text.startswith(banneret.resume(record).record()[:last])


def test_what_a_crash_left_is_resumed_and_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    play_on(game, 12)
    Journal(path, game)
    with path.open("a") as file:
        file.write("0 defe")
    with pytest.raises(RecordError, match="breaks off in the middle of a line"):
        banneret.load(path)
    record, dropped = recover(path)
    assert dropped == "0 defe"
    resumed = banneret.resume(record)
    assert resumed.digest == game.digest
    journal = Journal(path, resumed)
    play_on(resumed, 3)
    journal.sync(resumed)
    assert without_sums(path.read_text()) == without_sums(resumed.record())
    assert banneret.load(path).digest == resumed.digest


def test_a_file_cut_after_any_answer_is_resumed_to_the_same_game(tmp_path: Path) -> None:
    game = begun()
    play_on(game, 1000)
    whole = game.record().splitlines(keepends=True)[:-1]
    start = whole.index("begin\n") + 1
    path = tmp_path / "one.banneret"
    # The last answer, its digest and the end are written in one step, so no crash can part them.
    for count in range(start, len(whole) - 2, 5):
        path.write_text("".join(whole[:count]))
        record, dropped = recover(path)
        resumed = banneret.resume(record)
        assert dropped == ""
        assert without_sums(game.record())[:count] == without_sums(resumed.record())[:count]


def test_another_line_that_is_wrong_is_not_recovered(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    play_on(game, 3)
    path.write_text(game.record() + "nonsense\n0 de")
    with pytest.raises(RecordError, match="'nonsense' is neither"):
        recover(path)
    path.write_text("banneret rec")
    with pytest.raises(RecordError, match="empty"):
        recover(path)
    with pytest.raises(RecordError, match="No such file"):
        recover(tmp_path / "nowhere")
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(RecordError, match="not a text file"):
        recover(path)


def test_a_file_that_holds_another_game_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    other = begun(seed=8)
    Journal(path, other)
    with pytest.raises(RecordError, match="holds another game"):
        Journal(path, begun())
    assert path.read_text() == other.record()


def test_a_full_disk_is_reported_and_the_next_answer_mends_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    journal = Journal(path, game)
    kept = path.read_text()

    def full(number: int) -> None:
        with path.open("r+") as file:
            file.truncate(len(kept) + 3)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    play_on(game, 1)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            journal.sync(game)
    assert recover(path).record.text() == kept
    play_on(game, 1)
    journal.sync(game)
    assert path.read_text() == game.record()


def test_a_failed_replacement_leaves_the_old_file_and_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    play_on(game, 1)
    journal = Journal(path, game)
    kept = path.read_text()
    game.undo()

    def refused(draft: Path, target: Path) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refused)
        with pytest.raises(OSError, match="Permission denied"):
            journal.sync(game)
    assert path.read_text() == kept
    assert list(tmp_path.iterdir()) == [path]
    assert stat.S_ISREG(path.stat().st_mode)
    journal.sync(game)
    assert path.read_text() == game.record()


def test_an_answer_changed_in_a_file_that_grew_is_found(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    journal = Journal(path, game)
    for _ in range(5):
        play_on(game, 1)
        journal.sync(game)
    lines = path.read_text().splitlines()
    answers = [n for n, line in enumerate(lines) if n > lines.index("begin") and line[0] in "01"]
    for n in answers:
        changed = [*lines[:n], lines[n] + "x", *lines[n + 1 :]]
        path.write_text("\n".join(changed) + "\n")
        with pytest.raises(RecordError, match=r"was changed or damaged|is neither"):
            recover(path)


def test_a_file_of_the_first_format_is_written_anew_when_it_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = begun()
    play_on(game, 3)
    path.write_text("\n".join(["banneret record 1", *without_sums(game.record())[1:]]) + "\n")
    resumed = banneret.resume(recover(path).record)
    journal = Journal(path, resumed)
    assert path.read_text() == game.record()
    play_on(resumed, 1)
    journal.sync(resumed)
    assert banneret.load(path).record() == resumed.record()
