"""Arguments that several commands share, and how a command prints its results."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from banneret.plugins import plugin_of, plugins

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
GAME = next(iter(plugins()))
"""The default game: the first that is offered."""
EXAMPLE = next((sides[0] for _, sides in plugin_of(GAME).tables), "")

Armies = Annotated[list[str], typer.Option("--army", help="An army by name, in one line or as a .yaml file.")]
Sides = Annotated[list[str], typer.Option("--side", help=f"What a seat brings, such as {EXAMPLE}.")]
Scenario = Annotated[str, typer.Option("--scenario", help="What is played.")]
Language = Annotated[str, typer.Option("--lang", help="en, fr, de or pl.")]


def options_of(given: list[str]) -> dict[str, str]:
    """Options as they are given, by name."""
    from banneret.kernel.errors import SetupError

    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise SetupError(f"an option is written name=value, not {word!r}")
        if name in options:
            raise SetupError(f"the option {name} is given twice")
        options[name] = value
    return options


def say(text: str) -> None:
    """Write text on standard output."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def say_json(data: Any) -> None:
    """Write data as JSON on standard output."""
    import msgspec

    say(msgspec.json.encode(data).decode())
