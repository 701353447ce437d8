"""`banneret scenario random`: a scenario generated at random. What it needs is imported only when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()


@app.command("random")
def random_file(
    players: Annotated[int, typer.Option("--players", help="How many players; 1 for solo.")] = 2,
    seed: Annotated[str | None, typer.Option("--seed", help="Any number or text; drawn if not given.")] = None,
    mode: Annotated[str, typer.Option("--mode", help="clash, coop or solo.")] = "clash",
    size: Annotated[str, typer.Option("--size", help="small, medium, large or random.")] = "random",
    goal: Annotated[str, typer.Option("--goal", help="How it is won, by name, or random.")] = "random",
    wealth: Annotated[str, typer.Option("--wealth", help="lean, fair, rich or random.")] = "random",
    town: Annotated[str, typer.Option("--town", help="hamlet, city, fortress or random.")] = "random",
    difficulty: Annotated[str, typer.Option("--difficulty", help="easy, normal, hard or impossible.")] = "normal",
    spice: Annotated[int, typer.Option("--spice", help="How many special rules, 0 to 3.")] = 1,
    layout: Annotated[str, typer.Option("--layout", help="symmetric or drafted.")] = "symmetric",
    keep: Annotated[
        list[str] | None,
        typer.Option(
            "--keep",
            metavar="PART=SEED",
            help="Keep a part of what another seed gave: map, goal, means,"
            " events, rules or name. May be given several times.",
        ),
    ] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write it into this file.")] = None,
) -> None:
    """Write a random scenario. The same seed and wishes give the same one; its comments say what was drawn."""
    from secrets import token_hex

    from banneret.heroes.designing.random.scenario import Wish, random_scenario
    from banneret.kernel.errors import SetupError

    wish = Wish(players, seed or token_hex(4), mode, size, goal, wealth, town, difficulty, spice, layout)
    kept = {part: of for part, _, of in (word.partition("=") for word in keep or [])}
    if any(not of for of in kept.values()):
        raise SetupError("--keep names a part and a seed: --keep map=5")
    text = random_scenario(wish, kept).text()
    if output is None:
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{output}: {error.strerror or error}") from None
