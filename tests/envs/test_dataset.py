"""Datasets hold what was seen, offered and answered, and are the same for the same seed."""

from pathlib import Path

import numpy as np
import pytest

from banneret.arena.bot_game import play_one
from banneret.arena.sim import pairings
from banneret.encoding import encoder_of
from banneret.envs.dataset import Collector, collected, read_dataset, write_dataset
from banneret.games import new, resume
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.record import Record, parse_record
from tests.cli.running import good, run

ARMIES = ("castle_vanguard", "necropolis_vanguard")


def records(games: int, seed: int) -> list[tuple[Record, tuple[str, ...]]]:
    found = pairings("heroes", "skirmish", ARMIES, ("greedy", "random"), games, seed, {})
    return [(parse_record(play_one(pairing).record), pairing.bots) for pairing in found]


def test_a_dataset_is_read_back_and_tells_the_games_again(tmp_path: Path) -> None:
    played = records(4, 3)
    (written,) = collected(iter(played), 10)
    write_dataset(tmp_path / "games.npz", written)
    found = read_dataset(tmp_path / "games.npz")
    assert found.about == written.about
    encoder = encoder_of("heroes", "skirmish")
    assert found.about.fingerprint == encoder.layout.fingerprint
    assert [told.bots for told in found.about.games] == [bots for _, bots in played]
    decision = 0
    for n, (record, _) in enumerate(played):
        over = resume(record)
        game = new("heroes", scenario="skirmish", seats=ARMIES, seed=over.seed)
        assert tuple(found.results[n]) == over.result
        while not game.over:
            view = game.view(game.state.seat)
            assert found.games[decision] == n
            assert found.seats[decision] == view.seat
            assert over.result is not None
            assert found.outcomes[decision] == over.result[view.seat]
            assert found.positions[decision].tolist() == list(encoder.encode(view))
            assert found.options_of(decision).ravel().tolist() == list(encoder.encode_options(view))
            game.apply(game.state.options[found.answers[decision]])
            decision += 1
        assert game.digest == over.digest
    assert decision == len(found.answers) == len(found.first_option) - 1


def test_the_command_writes_the_same_file_for_the_same_seed(tmp_path: Path) -> None:
    words = ("dataset", "battlelore", "--games", "2", "--seed", "7", "--seats", "greedy,greedy")
    good(*words, "--out", str(tmp_path / "a.npz"))
    said = good(*words, "--out", str(tmp_path / "b.npz"))
    assert "2 games" in said
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


def test_records_of_any_games_make_a_dataset_in_several_files(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    good("sim", "heroes", "--seats", "random,random", "--games", "3", "--records", str(folder))
    good("dataset", "heroes", "--records", str(folder), "--out", str(tmp_path / "d.npz"), "--games-a-file", "2")
    first, second = (read_dataset(tmp_path / f"d-00{n}.npz") for n in (0, 1))
    assert (len(first.results), len(second.results)) == (2, 1)
    assert np.isin(first.outcomes, (-1, 0, 1)).all()


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.npz").write_bytes(b"PK not an archive")
    with pytest.raises(RecordError, match="is not a dataset"):
        read_dataset(tmp_path / "other.npz")
    done = run("dataset", "heroes", "--records", str(tmp_path), "--out", str(tmp_path / "d.npz"))
    assert done.returncode == 2
    assert "no records" in done.stderr


def test_a_dataset_is_of_finished_games_of_one_layout() -> None:
    collector = Collector()
    with pytest.raises(SetupError, match="no game"):
        collector.dataset()
    begun = new("heroes", scenario="skirmish", seats=ARMIES, seed=1)
    with pytest.raises(RecordError, match="not over"):
        collector.add(parse_record(begun.record()))
    collector.add(records(1, 1)[0][0])
    (lore,) = pairings("battlelore", "first_laurels", ("standard", "pennant"), ("greedy", "greedy"), 1, 1, {})
    with pytest.raises(SetupError, match="one layout"):
        collector.add(parse_record(play_one(lore).record))


def test_games_are_measured_as_benchmarks() -> None:
    said = good("measure", "battlelore", "--games", "1", "--seats", "greedy,greedy")
    lines = dict(line.strip().split("   ", 1) for line in said.splitlines()[1:])
    assert float(lines["decisions a game"].split()[0]) > 50
    assert float(lines["something is hidden"].split("%")[0]) > 90
    skirmish = good("measure", "heroes", "--games", "2", "--json")
    assert '"hidden":0.0' in skirmish
