"""The luck of games on one's own machine: that of a seed where one is asked for, else the operating system's."""

from pathlib import Path

import pytest

from banneret.battlelore.hall_of_heroes import files as careers
from banneret.heroes.campaigns import begin_campaign
from banneret.heroes.rules import RULES
from banneret.home import campaigns
from banneret.home.play import begin
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover
from banneret.terminal.app import bots_for

ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")


@pytest.fixture(autouse=True)
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """The games that were begun in the terminal, which is not there."""
    games: list[Game] = []

    def run(game: Game, path: Path, *_: object) -> None:
        Journal(path, game)
        games.append(game)

    monkeypatch.setattr("banneret.home.play.run_terminal", run)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(careers, "folder", lambda: tmp_path / "heroes")
    monkeypatch.setattr(campaigns, "folder", lambda: tmp_path / "campaigns")
    return games


@pytest.mark.parametrize(("seed", "written"), [(None, "-"), (7, "7"), (0, "0")])
def test_a_game_has_the_seed_that_was_asked_for_or_none(
    seed: int | None, written: str, tmp_path: Path, played: list[Game]
) -> None:
    path = tmp_path / "game.banneret"
    begin("heroes", "skirmish", ARMIES, [], {}, seed, path, "en", "normal")
    assert played[0].seed == seed
    assert f"\nseed {written}\n" in path.read_text()
    assert recover(path).record.seed == seed


def test_a_part_of_a_campaign_too() -> None:
    progress = begin_campaign("long_live_the_queen")
    games = [campaigns.next_game("queen", progress, RULES, seed)[0] for seed in (None, 7)]
    assert [game.seed for game in games] == [None, 7]


def test_games_of_heroes_are_told_apart(tmp_path: Path, played: list[Game]) -> None:
    """By the seed: with none, the next game of a hero would be taken for the last one."""
    for n in range(3):
        begin(
            "battlelore", "academy", (f"hero=Maud{'xyz'[n]}",), [], {}, None, tmp_path / f"{n}.banneret", "en", "normal"
        )
    seeds = [game.seed for game in played]
    assert len(set(seeds)) == 3
    assert all(isinstance(seed, int) for seed in seeds)
    begin("battlelore", "first_laurels", ("standard", "pennant"), [], {}, None, tmp_path / "n.banneret", "en", "normal")
    assert played[-1].seed is None


def test_bots_do_the_same_again_only_with_a_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[Game]
) -> None:
    seeds: list[int] = []
    monkeypatch.setattr("banneret.terminal.app.seated", lambda _name, _setup, seed: seeds.append(seed))
    for seed in (7, 7, None, None):
        begin("heroes", "skirmish", ARMIES, [], {}, seed, tmp_path / f"{len(played)}.banneret", "en", "normal")
        bots_for(played[-1], ["greedy", "greedy"])
    assert seeds[:4] == [7, 8, 7, 8]
    assert seeds[4:6] != seeds[6:]
