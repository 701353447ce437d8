"""Files with random changes: a few with fixed numbers, and that the tool notices what is wrong."""

from pathlib import Path

import pytest

from banneret.arena.trial import Tried
from tests.fuzz import mutate_files, mutated
from tests.fuzz.mutate_files import run


def test_mutated_files_are_refused_or_played_to_the_end(tmp_path: Path) -> None:
    said: list[str] = []
    tally = run(range(9000, 9024), 1, tmp_path, 3600, said.append, every=12)
    assert tally.faults == []
    assert tally.counts["made"] == 24
    assert tally.counts["refused"] > 2
    assert tally.counts["played"] > 5
    assert len(said) == 2
    assert not list(tmp_path.iterdir())


def test_the_same_number_gives_the_same_file_and_another_a_different_one() -> None:
    corpus = mutated.Corpus("heroes")
    texts = [mutated.written(corpus.mutated(number)[1]) for number in (7, 7, 8)]
    assert texts[0] == texts[1] != texts[2]


def test_a_game_that_breaks_is_kept_with_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Tried(number=3, players=2, fault="dead_end", detail="nothing left", record="the game")
    monkeypatch.setattr(mutate_files, "tried", lambda game, text, numbers: broken)
    monkeypatch.setattr(mutate_files, "judged", lambda game, text: (True, ""))
    monkeypatch.setattr(mutate_files, "beyond_the_box", lambda game, text: False)
    tally = run(range(2, 4), 1, tmp_path, 3600, lambda line: None)
    assert len(tally.faults) == 2
    kept = sorted(path.suffix for path in tmp_path.iterdir())
    assert kept == [".banneret", ".banneret", ".txt", ".txt", ".yaml", ".yaml"]
    assert "dead_end, 2 players, game 3: nothing left" in next(tmp_path.glob("*.txt")).read_text()


def test_a_check_that_fails_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(game: str) -> object:
        raise RuntimeError("oh")

    monkeypatch.setattr(mutated, "files_of", failing)
    accepted, failure = mutated.judged("heroes", "id: x")
    assert not accepted
    assert "the check fails: RuntimeError" in failure
