"""`banneret train`: networks learn to judge positions, and are kept if they beat the handmade judge."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from banneret.cli.arguments import say
from banneret.kernel.errors import SetupError

app = typer.Typer()


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="Which game.")],
    course: Annotated[str, typer.Option("--course", help="What is played and measured; see `banneret ladder`.")],
    into: Annotated[Path, typer.Option("--into", help="A folder; what was stopped goes on from there.")],
    players: Annotated[
        str,
        typer.Option("--players", help="Who plays itself, generation by generation; best:100sims is the best so far."),
    ] = "greedy,best:100sims",
    generations: Annotated[int, typer.Option("--generations", min=1, help="How many.")] = 1,
    games: Annotated[str, typer.Option("--games", help="Games of self-play, generation by generation.")] = "2000",
    noise: Annotated[
        float, typer.Option("--noise", min=0.0, max=1.0, help="Random answers at the beginning of a game.")
    ] = 0.15,
    noisy: Annotated[int, typer.Option("--noisy", min=0, help="The longest such beginning, in decisions.")] = 30,
    questions: Annotated[
        str, typer.Option("--questions", help="Ids of the questions whose positions are learned from; all if empty.")
    ] = "",
    every: Annotated[int, typer.Option("--every", min=1, help="Of those, one in this many is learned from.")] = 1,
    width: Annotated[int, typer.Option("--width", min=1, help="Of the layer that reads the rows of tables.")] = 32,
    hidden: Annotated[str, typer.Option("--hidden", help="Of the two layers after it.")] = "64,32",
    trace: Annotated[
        float, typer.Option("--trace", min=0.0, max=1.0, help="Lambda of TD(lambda); 1 learns from outcomes alone.")
    ] = 0.8,
    epochs: Annotated[int, typer.Option("--epochs", min=1, help="Times that all positions are learned from.")] = 8,
    batch: Annotated[int, typer.Option("--batch", min=1, help="Positions of a step.")] = 512,
    rate: Annotated[float, typer.Option("--rate", help="How long the first steps are.")] = 0.002,
    decay: Annotated[float, typer.Option("--decay", help="How fast weights fade by themselves.")] = 0.01,
    horizon: Annotated[
        int, typer.Option("--horizon", min=0, help="How far a search plays on before it reads the network.")
    ] = 1,
    budget: Annotated[str, typer.Option("--budget", help="For a decision in the gate.")] = "100ms",
    gate_games: Annotated[int, typer.Option("--gate-games", min=2, help="Against each opponent of the gate.")] = 400,
    seed: Annotated[int, typer.Option("--seed", help="The seed of all luck.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster: the same games.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Learn with NumPy even where PyTorch is installed.")] = False,
    ship: Annotated[
        bool, typer.Option("--ship", help="Put the best network into the package, with its entry in the manifest.")
    ] = False,
) -> None:
    """Train a network that judges positions: self-play, learning, a gate against the best so far, promotion."""
    try:
        from banneret.training.arrays import arrays_for
        from banneret.training.pipeline import Training
        from banneret.training.recipe import Recipe
    except ImportError as error:
        from banneret.encoding.extras import missing

        raise SetupError(str(missing(error, "train"))) from None
    recipe = Recipe(
        game=game, course=course, seed=seed, players=tuple(players.split(",")), generations=generations,
        games=_numbers("--games", games), noise=noise, noisy=noisy,
        questions=tuple(word for word in questions.split(",") if word), every=every, width=width,
        hidden=_two_numbers("--hidden", hidden), trace=trace, epochs=epochs, batch=batch,
        rate=rate, decay=decay, horizon=horizon, budget=budget, gate_games=gate_games,
    )  # fmt: skip
    training = Training(recipe, into, arrays_for(plain), jobs=jobs, ray=ray, say=say)
    best = training.run()
    if best is None:
        say("no network has passed the gate: none is promoted, and none would be shipped")
        return
    say(f"the best network is {into / best.network}")
    if ship:
        say(f"shipped as {training.ship(best)}")


def _numbers(name: str, text: str) -> tuple[int, ...]:
    try:
        found = tuple(int(word) for word in text.split(","))
    except ValueError:
        found = ()
    if not found or min(found) < 1:
        raise SetupError(f"{name} takes numbers from 1 on with commas between them, not {text!r}")
    return found


def _two_numbers(name: str, text: str) -> tuple[int, int]:
    found = _numbers(name, text)
    if len(found) != 2:
        raise SetupError(f"{name} takes two numbers such as 64,32, not {text!r}")
    return found[0], found[1]
