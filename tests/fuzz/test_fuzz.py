"""The fuzz with stacked hands, a little of it with a fixed seed; `make fuzz` runs it until all pairs have met."""

from pathlib import Path

import pytest

from tests.fuzz.coverage import Coverage
from tests.fuzz.families import FAMILIES
from tests.fuzz.playing import Stacked
from tests.fuzz.running import Run, faults, run, table

GAMES = {
    "heroes-board": 6,
    "heroes-hex": 4,
    "heroes-map": 2,
    "duel": 2,
    "adventure": 2,
    "scenarios": 1,
    "battlelore": 1,
}
THINGS = ("card:a", "card:b", "unit:c", "unit:d")


def two_units(one: str, other: str) -> str:
    return "both are units" if one.startswith("unit") and other.startswith("unit") else ""


@pytest.mark.parametrize("family", FAMILIES)
def test_stacked_games_come_to_an_end_and_keep_everything(family: str, tmp_path: Path) -> None:
    one = Run(FAMILIES[family](), tmp_path, 7)
    said: list[str] = []
    run([one], seconds=3600, games=GAMES.get(family, 1), say=said.append)
    assert faults([one]) == []
    assert one.played == GAMES.get(family, 1)
    pairs, met, never, still = one.family.coverage.counted()
    assert pairs == met + never + still
    assert met > 20


def test_what_was_live_together_has_met() -> None:
    coverage = Coverage(THINGS, two_units)
    assert coverage.counted() == (6, 0, 1, 5)
    assert coverage.meet(0b0111) == 3
    assert coverage.meet(0b0011) == 0
    assert coverage.counted() == (6, 3, 1, 2)
    assert coverage.open_pairs() == [("card:a", "unit:d"), ("card:b", "unit:d")]
    assert not faults([]), "nothing is wrong yet"


def test_a_pair_that_meets_though_it_cannot_is_a_fault(tmp_path: Path) -> None:
    one = Run(FAMILIES["heroes-hex"](), tmp_path, 1)
    coverage = one.family.coverage
    coverage.meet(1 << coverage.number["siege:gate"] | 1 << coverage.number["obstacle:pond"])
    [fault] = faults([one])
    assert fault == "heroes-hex: obstacle:pond has met siege:gate, though: no Obstacles are laid for a siege"
    one.keep()
    assert faults([Run(FAMILIES["heroes-hex"](), tmp_path, 1)]) == [fault], "a run that goes on knows it still"


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = Run(FAMILIES["heroes-board"](), tmp_path / "whole", 3)
    run([whole], seconds=3600, games=4, say=str)
    for games in (2, 4):
        part = Run(FAMILIES["heroes-board"](), tmp_path / "parts", 3)
        run([part], seconds=3600, games=games, say=str)
    assert part.played == whole.played == 4
    assert part.family.coverage.met == whole.family.coverage.met
    assert Run(FAMILIES["heroes-board"](), tmp_path / "parts", 4).played == 0, "another seed begins anew"
    assert table([part])[1].split()[:2] == ["heroes-board", "4"]


def test_several_processes_play_different_games_and_put_together_what_met(tmp_path: Path) -> None:
    one = Run(FAMILIES["heroes-board"](), tmp_path / "together", 3)
    run([one], seconds=3600, games=5, jobs=3, say=str)
    assert (one.played, one.next) == (5, 7)
    singly = [Run(FAMILIES["heroes-board"](), tmp_path / f"{number}", 3) for number in range(5)]
    for number, other in enumerate(singly):
        other.next = number
        run([other], seconds=3600, games=1, say=str)
    first = [other.family.coverage.met for other in singly[:3]]
    met = one.family.coverage.met
    assert all(mask & ~together == 0 for masks in first for mask, together in zip(masks, met, strict=True))
    assert one.family.coverage.counted()[1] > max(other.family.coverage.counted()[1] for other in singly)
    assert Run(FAMILIES["heroes-board"](), tmp_path / "together", 3).family.coverage.met == met


def test_a_broken_game_is_kept_and_can_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = FAMILIES["heroes-board"]().deal(1)

    def fail(game: object) -> None:
        assert len(dealt.game.played) < 20, "twenty answers are too many"

    monkeypatch.setattr(dealt, "checks", (fail,))
    one = Run(FAMILIES["heroes-board"](), tmp_path, 1)
    monkeypatch.setattr(one.family, "deal", lambda seed: dealt)
    said: list[str] = []
    one.step(said.append)
    [fault] = faults([one])
    assert "twenty answers are too many" in fault
    assert said[0].startswith("BROKEN")
    [record] = tmp_path.glob("*.record")
    assert record.read_text(encoding="utf-8") == dealt.game.record()
    assert isinstance(dealt, Stacked)


def test_a_deal_that_fails_does_not_end_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Run(FAMILIES["heroes-board"](), tmp_path, 1)

    def fail(seed: int) -> Stacked:
        raise IndexError("no place left")

    monkeypatch.setattr(one.family, "deal", fail)
    run([one], seconds=60, games=2, say=str)
    assert one.played == 2
    assert len(faults([one])) == 2
    assert "no place left" in sorted(tmp_path.glob("*.traceback"))[0].read_text(encoding="utf-8")
