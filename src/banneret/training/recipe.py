"""What is trained, and how: everything that determines the result, so that it can be reproduced."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from banneret.kernel.errors import SetupError


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """A training. The same recipe gives the same games, and with NumPy the same network."""

    game: str
    course: str
    """What is played, and what the gate is held on (see `banneret.arena.courses`)."""
    seed: int
    players: tuple[str, ...]
    """Who plays itself in each generation, the last in all further ones; `best:100sims` is the best network so far."""
    generations: int
    games: tuple[int, ...]
    """Of self-play in each generation, the last in all further ones."""
    noise: float
    """How often an answer is a random one at the beginning of a game."""
    noisy: int
    """The most decisions that such a beginning has."""
    questions: tuple[str, ...] = ()
    """The questions whose positions are kept, by their ids: those at which a judge reads the network. None for all."""
    every: int = 1
    """One position in this many is kept; neighbouring ones tell hardly more than one of them."""
    width: int
    hidden: tuple[int, int]
    trace: float
    """Lambda of TD(lambda): 1 learns from how games ended alone."""
    epochs: int
    batch: int
    rate: float
    decay: float
    horizon: int
    """How far a search plays on before it reads the network, as the judge of the game counts."""
    budget: str
    """Of a decision in the gate."""
    gate_games: int
    """Against each opponent."""

    def player(self, generation: int) -> str:
        """Who plays itself in a generation."""
        return self.players[min(generation, len(self.players) - 1)]

    def games_in(self, generation: int) -> int:
        """How many games it plays there."""
        return self.games[min(generation, len(self.games) - 1)]

    def told(self) -> dict[str, Any]:
        """As plain data, as it is read back from a file."""
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return found


def keep_recipe(folder: Path, recipe: Recipe) -> None:
    """Note what is trained in a folder. Raises SetupError if that is something else."""
    path = folder / "recipe.json"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        write_whole(path, msgspec.json.format(msgspec.json.encode(recipe)) + b"\n")
        return
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Recipe)
    except msgspec.DecodeError as error:
        raise SetupError(f"{path} is not a recipe: {error}") from None
    # More generations may follow; everything else would mix what does not belong together.
    if msgspec.structs.replace(found, generations=recipe.generations) != recipe:
        raise SetupError(f"another recipe is trained in {folder}: name another folder with --into")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that an interruption leaves the old one, or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
