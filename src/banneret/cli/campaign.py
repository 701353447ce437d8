"""`banneret campaign`: its commands. Each imports what it needs only when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from banneret.cli.arguments import options_of

app = typer.Typer(
    help="Play campaigns: scenarios that follow one another.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Name = Annotated[str, typer.Argument(help="The name of a campaign; not needed if there is only one.")]
NewName = Annotated[str, typer.Option("--name", help="What to call it.")]


def _say(lines: list[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


@app.command("list")
def list_campaigns() -> None:
    """List all campaigns, and those under way."""
    from banneret.home.campaigns import there_are

    _say(there_are())


@app.command()
def new(
    what: Annotated[list[str], typer.Argument(metavar="CAMPAIGN", help="A campaign, or the files of all its parts.")],
    name: NewName = "",
    hero: Annotated[str, typer.Option("--hero", help="Who leads; asked in the game if nobody is named.")] = "",
    option: Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="An option of its games.")] = [],  # noqa: B006
) -> None:
    """Begin a campaign."""
    from banneret.home.campaigns import begin, told

    _say(told(*begin(what, name, hero, options_of(option))))


@app.command()
def play(
    name: Name = "",
    seat: Annotated[list[str], typer.Option("--seat", help="human, or a bot.")] = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option("--seed", help="The seed of all luck, for a game that begins.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="en, fr, de or pl.")] = "en",
    speed: Annotated[
        str, typer.Option("--speed", help="How fast bots answer: slow, normal, fast, instant.")
    ] = "normal",
) -> None:
    """Play or continue the next part in the terminal; a lost part is played again."""
    from banneret.home.campaigns import play as play_next

    _say(play_next(name, seat, lang, speed, seed))


@app.command()
def status(name: Name = "") -> None:
    """Show the progress of a campaign."""
    from banneret.home.campaigns import load, told

    _say(told(*load(name)))


@app.command("export")
def hand_out(
    name: Annotated[str, typer.Argument(help="The name of a campaign.")],
    file: Annotated[Path, typer.Argument(help="The file to write.")],
) -> None:
    """Write a campaign to a file, to continue it elsewhere."""
    from banneret.home.campaigns import hand_out as write

    write(name, file)


@app.command("import")
def bring_in(file: Annotated[Path, typer.Argument(help="A file that `export` wrote.")], name: NewName = "") -> None:
    """Read a campaign from a file."""
    from banneret.home.campaigns import brought_in, told

    _say(told(*brought_in(file, name)))
