"""What is learned: gradients are those of the error, targets are those of TD(lambda), files are read as trained."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from banneret.bots.learned.network import Network, network_bytes, read_network
from banneret.bots.learned.shape import Shape, shape_of
from banneret.encoding.layout import Layout, Table, flags, names, numbers, signs
from banneret.kernel.errors import SetupError
from banneret.training.arrays import NumpyArrays
from banneret.training.learning import measure, td_targets
from banneret.training.model import Model, first_weights
from banneret.training.self_play import Shard

HEAD = Table("head", 1, (*names("question"), *numbers("round", 0, 9)))
THINGS = Table("things", 4, (*flags("present"), *signs("side"), *names("thing"), *numbers("size", 0, 9)))
MARKS = Table("marks", 2, (*flags("present"), *numbers("place", 0, 9)))
NAMES = 70


def layout(vocabulary: int = NAMES, version: int = 1) -> Layout:
    return Layout("toy", version, [HEAD, THINGS, MARKS], numbers("verb", 0, 9), 4, vocabulary)


def positions(count: int, seed: int) -> NDArray[np.int16]:
    """Positions with things of both sides; rows that are not used hold zeros."""
    rng = np.random.default_rng(seed)
    found = np.zeros((count, layout().size), np.int16)
    found[:, 0] = rng.integers(0, NAMES, count)
    found[:, 1] = rng.integers(0, 10, count)
    for row in range(4):
        used = rng.random(count) < 0.7
        at = 2 + 4 * row
        found[:, at] = used
        found[:, at + 1] = used * rng.choice([-1, 1], count)
        found[:, at + 2] = used * rng.integers(0, NAMES, count)
        found[:, at + 3] = used * rng.integers(0, 10, count)
    found[:, 18] = rng.random(count) < 0.5
    found[:, 19] = found[:, 18] * rng.integers(0, 10, count)
    return found


def shape() -> Shape:
    return shape_of(layout(), ("head", "things", "marks"), 5, (4, 3))


def model(seed: int = 1) -> Model:
    tables = {"head": HEAD, "things": THINGS, "marks": MARKS}
    scales = {
        name: np.array([0.0 if column.kind == "name" else 0.3 for column in table.columns], np.float32)
        for name, table in tables.items()
    }
    found = Model(shape(), layout(), scales, first_weights(shape(), layout(), seed), NumpyArrays())
    rng = np.random.default_rng(seed)
    for name, weight in found.weights.items():
        # A layer that is given nothing stays off the corner of its function only if it has a bias.
        found.weights[name] = weight.astype(np.float64) + (
            rng.uniform(0.05, 0.3, weight.shape) if "bias" in name else 0
        )
    return found


def entropy(one: Model, seen: NDArray[np.int16], targets: NDArray[np.float64]) -> float:
    values = one.values(seen)
    return float(-(((1 + targets) * np.log1p(values) + (1 - targets) * np.log1p(-values)) / 2).mean())


def test_gradients_say_how_the_error_grows() -> None:
    one, seen = model(), positions(30, 2)
    targets = np.random.default_rng(3).uniform(-1, 1, 30)
    found = one.gradients(seen, targets)
    assert set(found) == set(one.weights)
    rng = np.random.default_rng(4)
    told = 0
    for name, weight in one.weights.items():
        for _ in range(12 if weight.size else 0):
            place = tuple(int(rng.integers(0, size)) for size in weight.shape)
            before = weight[place]
            weight[place] = before + 1e-5
            above = entropy(one, seen, targets)
            weight[place] = before - 1e-5
            below = entropy(one, seen, targets)
            weight[place] = before
            assert found[name][place] == pytest.approx((above - below) / 2e-5, abs=2e-5), name
            told += abs(found[name][place]) > 1e-4
    assert told > 30


def test_steps_lessen_the_error() -> None:
    """It learns whose things are larger, which is told by name and by size."""
    one, seen = model(), positions(2000, 5)
    things = seen[:, 2:18].reshape(-1, 4, 4).astype(int)
    outcomes = np.sign((things[..., 1] * (things[..., 3] + 5 * (things[..., 2] > 40))).sum(axis=1))
    for n in range(300):
        at = slice(100 * (n % 15), 100 * (n % 15) + 100)
        one.learn(seen[at], outcomes[at].astype(np.float64), 0.01, 0.0)
    unknown = measure(one.values(seen[1500:]), outcomes[1500:].astype(np.int8))
    assert unknown.right > 0.9
    assert unknown.entropy < 0.3


def test_a_file_is_read_as_it_was_trained(tmp_path: Path) -> None:
    one, seen = model(), positions(50, 6)
    data = network_bytes(shape(), one.trained())
    assert data == network_bytes(shape(), one.trained())
    (tmp_path / "one.npz").write_bytes(data)
    read = read_network(tmp_path / "one.npz", layout())
    assert np.allclose(read.values(seen), one.values(seen), atol=0.01)
    assert np.ptp(one.values(seen)) > 0.1
    alone = np.concatenate([read.values(seen[n : n + 1]) for n in range(50)])
    assert np.allclose(alone, read.values(seen), atol=1e-6)


def test_names_that_were_added_later_say_nothing_to_a_network() -> None:
    one = Network(shape(), model().trained(), layout(NAMES + 5))
    known, added = positions(1, 7), positions(1, 7)
    known[0, 0], added[0, 0] = 0, NAMES + 4
    assert -1 <= one.values(added)[0] <= 1


def test_a_network_is_refused_for_another_layout_and_a_file_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "one.npz"
    path.write_bytes(network_bytes(shape(), model().trained()))
    with pytest.raises(SetupError, match="another layout"):
        read_network(path, layout(version=2))
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(SetupError, match="is not a network"):
        read_network(path, layout())


def test_targets_follow_what_comes_later_from_the_eyes_of_whoever_was_asked() -> None:
    shard = Shard(
        positions=np.zeros((5, 1), np.int16),
        seats=np.array([0, 1, 1, 0, 1], np.int8),
        games=np.array([0, 0, 0, 1, 1], np.int32),
        outcomes=np.array([-1, 1, 1, 1, -1], np.int8),
    )
    values = np.array([0.1, 0.2, 0.4, 0.3, -0.8], np.float32)
    last, middle = 1.0, 0.5 * 0.4 + 0.5 * 1.0
    first = -(0.5 * 0.2 + 0.5 * middle)
    other = -(0.5 * -0.8 + 0.5 * -1.0)
    assert td_targets(values, shard, 0.5).tolist() == pytest.approx([first, middle, last, other, -1.0])
    assert td_targets(values, shard, 1.0).tolist() == shard.outcomes.tolist()


def test_what_is_measured() -> None:
    outcomes = np.array([1, -1, 1, 0], np.int8)
    found = measure(np.array([0.5, 0.5, 0.0, 0.9], np.float32), outcomes)
    assert found.right == pytest.approx(1 / 3)
    assert found.entropy == pytest.approx(-(np.log(0.75) + np.log(0.25) + np.log(0.5)) / 3)
