"""All steps of a training: self-play, learning, gate, promotion, generation after generation.

Every step writes its result atomically and is not repeated, so a training that was stopped anywhere continues when the
same command is given again:

    recipe.json                  what is trained
    generation-1/shard-0000.npz  games of self-play
    generation-1/learning.npz    where learning stands
    generation-1/network.npz     what was learned
    generation-1/gate.jsonl      games of the gate
    generation-1/result.json     what came of it
    best.json                    the network that was promoted last
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from banneret.arena.ladder import version_of
from banneret.bots.learned.shipped import (
    FOLDER,
    MANIFEST,
    Shipped,
    Verdict,
    fingerprint_of_file,
    manifest_of,
)
from banneret.kernel.errors import SetupError
from banneret.kernel.files import held
from banneret.plugins import plugin_of
from banneret.training.arrays import Arrays
from banneret.training.gate import HAND_MADE, hold, learned_bot
from banneret.training.learning import Learned, Measured, learn
from banneret.training.recipe import Recipe, keep_recipe, write_whole
from banneret.training.self_play import setting_of, shard_tasks
from banneret.training.workers import played_shards

BEST = "best:"
"""A player that stands for the best network so far."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a generation."""

    generation: int
    player: str
    network: str
    """Its file, in the folder of the training."""
    shipped: Shipped
    """What a manifest would say of it."""
    measured: Measured

    @property
    def promoted(self) -> bool:
        """Whether it has beaten everybody at the gate."""
        return all(verdict.passed for verdict in self.shipped.ladder)


class Training:
    """A training in a folder."""

    def __init__(
        self, recipe: Recipe, folder: Path, arrays: Arrays, *, jobs: int, ray: bool, say: Callable[[str], None]
    ) -> None:
        if any(len(table.setup.seats) != 2 for table in (setting_of(recipe, n) for n in range(8))):
            raise SetupError("what is trained is for two seats, one against the other")
        self._recipe = recipe
        self._folder = folder
        self._arrays = arrays
        self._jobs = jobs
        self._ray = ray
        self._say = say

    def run(self) -> Result | None:
        """Do what has not been done yet; returns the best network, if one was promoted."""
        keep_recipe(self._folder, self._recipe)
        with held(self._folder / "recipe.json"):
            for generation in range(self._recipe.generations):
                result = self._generation(generation)
                if result.promoted:
                    self._promote(result)
        return self.best()

    def best(self) -> Result | None:
        """The network that was promoted last."""
        path = self._folder / "best.json"
        return msgspec.json.decode(path.read_bytes(), type=Result) if path.exists() else None

    def _generation(self, generation: int) -> Result:
        folder = self._folder / f"generation-{generation + 1}"
        path = folder / "result.json"
        if path.exists():
            return msgspec.json.decode(path.read_bytes(), type=Result)
        best = self.best()
        player = self._player(generation, best)
        self._say(f"generation {generation + 1}: {self._recipe.games_in(generation)} games of {player}")
        self._play(generation, player, folder)
        network = folder / "network.npz"
        learned = self._learn(folder, network)
        verdicts = self._gate(network, best, folder)
        result = self._result(generation, player, network, learned, verdicts)
        write_whole(path, _pretty(result))
        return result

    def _player(self, generation: int, best: Result | None) -> str:
        """Who plays itself. Before any network was promoted the best is the hand-made judge."""
        named = self._recipe.player(generation)
        if not named.startswith(BEST):
            return named
        budget = named.removeprefix(BEST)
        return learned_bot(budget, self._folder / best.network) if best else f"{HAND_MADE}:{budget}"

    def _play(self, generation: int, player: str, folder: Path) -> None:
        tasks = shard_tasks(self._recipe, generation, player)
        missing = [task for task in tasks if not (folder / f"shard-{task.number:04}.npz").exists()]
        for n, (task, shard) in enumerate(played_shards(missing, self._jobs, self._ray), 1):
            write_whole(folder / f"shard-{task.number:04}.npz", shard)
            if n % max(1, len(missing) // 8) == 0:
                self._say(f"  {n} of {len(missing)} shards")

    def _learn(self, folder: Path, network: Path) -> Learned:
        """Learn from the games of all generations so far."""
        kept = folder / "learned.json"
        if kept.exists():
            positions, measured = msgspec.json.decode(kept.read_bytes(), type=tuple[int, Measured])
            return Learned(network.read_bytes(), positions, measured)
        shards = [
            path
            for before in sorted(self._folder.glob("generation-*"), key=lambda found: int(found.name.split("-")[1]))
            for path in sorted(before.glob("shard-*.npz"))
        ]
        layout = setting_of(self._recipe, 0).encoder.layout
        self._say(f"  learning with {self._arrays.name}")
        learned = learn(self._recipe, layout, shards, folder / "learning.npz", self._arrays, self._say)
        write_whole(network, learned.network)
        write_whole(kept, msgspec.json.encode((learned.positions, learned.measured)))
        return learned

    def _gate(self, network: Path, best: Result | None, folder: Path) -> list[Verdict]:
        verdicts = hold(
            self._recipe, network, self._folder / best.network if best else None, folder / "gate.jsonl", self._jobs
        )
        for verdict in verdicts:
            share = verdict.won / max(1, verdict.games)
            self._say(
                f"  {share:.1%} of {verdict.games} games against {verdict.against}"
                f" ({verdict.low:.1%} to {verdict.high:.1%}): {'passed' if verdict.passed else 'not passed'}"
            )
        return verdicts

    def _result(self, generation: int, player: str, network: Path, learned: Learned, verdicts: list[Verdict]) -> Result:
        recipe = self._recipe
        return Result(
            generation=generation + 1,
            player=player,
            network=network.relative_to(self._folder).as_posix(),
            measured=learned.measured,
            shipped=Shipped(
                course=recipe.course,
                file=f"{recipe.course}.npz",
                sha256=fingerprint_of_file(learned.network),
                fingerprint=setting_of(recipe, 0).encoder.layout.fingerprint,
                version=version_of(recipe.game),
                recipe=recipe.told(),
                seed=recipe.seed,
                positions=learned.positions,
                trained_with=self._arrays.name,
                ladder=tuple(verdicts),
            ),
        )

    def _promote(self, result: Result) -> None:
        best = self.best()
        if best is None or best.generation < result.generation:
            write_whole(self._folder / "best.json", _pretty(result))
            self._say(f"  generation {result.generation} is the best so far")

    def ship(self, result: Result) -> Path:
        """Put a promoted network into the package of its game, with its entry in the manifest."""
        game = self._recipe.game
        folder = plugin_of(game).folder / FOLDER
        write_whole(folder / result.shipped.file, (self._folder / result.network).read_bytes())
        listed = manifest_of(game) | {result.shipped.course: result.shipped}
        write_whole(folder / MANIFEST, _pretty([listed[course] for course in sorted(listed)]))
        return folder / result.shipped.file


def _pretty(data: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data)) + b"\n"
