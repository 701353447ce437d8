"""Networks that come with the program: each has its recipe, seed, ladder and hash, and all together are small."""

from pathlib import Path

import msgspec
import pytest

from banneret.arena.courses import courses_of
from banneret.bots import make
from banneret.bots.learned.network import network_bytes, read_network
from banneret.bots.learned.shape import shape_of
from banneret.bots.learned.shipped import FOLDER, MANIFEST, Shipped, Verdict, fingerprint_of_file, manifest_of
from banneret.encoding import encoder_of
from banneret.kernel.errors import SetupError
from banneret.plugins import Plugin, plugin_of, plugins
from banneret.training.arrays import NumpyArrays
from banneret.training.learning import Measured
from banneret.training.model import first_weights
from banneret.training.pipeline import Result, Training
from banneret.training.recipe import Recipe

MOST_BYTES = 3_000_000
RECIPE = Recipe(
    game="heroes", course="skirmish", seed=7, players=("greedy",), generations=1, games=(10,), noise=0.1, noisy=10,
    width=4, hidden=(4, 4), trace=1.0, epochs=1, batch=8, rate=0.001, decay=0.0, horizon=1, budget="8sims",
    gate_games=4,
)  # fmt: skip


def faults(game: str) -> list[str]:
    """What is wrong with the networks of a game."""
    folder = plugin_of(game).folder / FOLDER
    listed = manifest_of(game)
    there = {path.name for path in folder.glob("*")} - {MANIFEST}
    found = [f"{name} is in no manifest" for name in sorted(there - {one.file for one in listed.values()})]
    for one in listed.values():
        data = (folder / one.file).read_bytes() if one.file in there else b""
        layout = encoder_of(game, courses_of(game)[one.course].tables[0].scenario).layout
        recipe = msgspec.convert(one.recipe, Recipe)
        wrong = {
            "hash": fingerprint_of_file(data) != one.sha256,
            "layout": layout.fingerprint != one.fingerprint,
            "seed": recipe.seed != one.seed,
            "recipe": (recipe.game, recipe.course) != (game, one.course),
            "positions": one.positions < 1,
            "ladder": not any(verdict.against.startswith("search:") for verdict in one.ladder),
            "gate": not all(verdict.passed for verdict in one.ladder),
        }
        found += [f"{one.file}: {what}" for what, bad in wrong.items() if bad]
        if not wrong["hash"]:
            read_network(folder / one.file, layout)
    return found


@pytest.mark.parametrize("game", list(plugins()))
def test_every_network_that_is_shipped_has_its_papers(game: str) -> None:
    assert faults(game) == []


def test_all_networks_together_are_small() -> None:
    sizes = [path.stat().st_size for game in plugins() for path in (plugin_of(game).folder / FOLDER).glob("*")]
    assert sum(sizes) < MOST_BYTES


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of the game that is somewhere else, and holds no network."""
    monkeypatch.setattr(Plugin, "folder", property(lambda plugin: tmp_path / plugin.id))
    return tmp_path / "heroes"


def promoted(folder: Path, low: float) -> tuple[Training, Result]:
    """A training whose network has fared so at the gate."""
    layout = encoder_of("heroes", "skirmish").layout
    shape = shape_of(layout, ("combat", "units"), 4, (4, 4))
    data = network_bytes(shape, first_weights(shape, layout, 1))
    folder.mkdir()
    (folder / "network.npz").write_bytes(data)
    verdict = Verdict(against="search:8sims", budget="8sims", games=100, won=70.0, low=low, high=0.8)
    shipped = Shipped(
        course="skirmish", file="skirmish.npz", sha256=fingerprint_of_file(data), fingerprint=layout.fingerprint,
        version="heroes", recipe=RECIPE.told(), seed=7, positions=500, trained_with="NumPy",
        ladder=(verdict,),
    )  # fmt: skip
    training = Training(RECIPE, folder, NumpyArrays(), jobs=1, ray=False, say=lambda text: None)
    measured = Measured(0.6, 0.7)
    return training, Result(generation=1, player="greedy", network="network.npz", shipped=shipped, measured=measured)


def test_a_network_that_passed_is_shipped_with_its_papers_and_played(package: Path, tmp_path: Path) -> None:
    training, result = promoted(tmp_path / "training", 0.6)
    assert result.promoted
    with pytest.raises(SetupError, match="banneret train"):
        make("learned:8sims", "heroes", 1)
    assert training.ship(result) == package / FOLDER / "skirmish.npz"
    assert manifest_of("heroes") == {"skirmish": result.shipped}
    assert faults("heroes") == []
    make("learned:8sims", "heroes", 1)
    (package / FOLDER / "skirmish.npz").write_bytes(b"something else")
    (package / FOLDER / "stray.npz").write_bytes(b"")
    assert faults("heroes") == ["stray.npz is in no manifest", "skirmish.npz: hash"]


def test_a_network_that_did_not_pass_is_not_promoted(tmp_path: Path) -> None:
    _, result = promoted(tmp_path / "training", 0.5)
    assert not result.promoted
