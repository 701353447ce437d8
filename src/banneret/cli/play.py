"""`banneret play`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from banneret.cli.arguments import GAME, Armies, Language, Options, Sides, options_of
from banneret.plugins import plugin_of


def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = GAME,
    scenario: Annotated[
        str | None, typer.Option("--scenario", help=f"What to play, such as {plugin_of(GAME).first}.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Stay in the terminal.")] = False,
    army: Armies = [],  # noqa: B006  (typer copies it)
    side: Sides = [],  # noqa: B006
    seat: Annotated[list[str], typer.Option("--seat", help="human or a bot, once per seat.")] = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option("--seed", help="The seed of all luck.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Continue the game in a record file, in the terminal.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where to save a game played in the terminal.")] = None,
    lang: Language = "en",
    speed: Annotated[
        str, typer.Option("--speed", help="How fast bots answer in the terminal: slow, normal, fast or instant.")
    ] = "normal",
    port: Annotated[int, typer.Option("--port", help="The port of the table in the browser.")] = 8440,
) -> None:
    """Play: against a bot, against each other at one screen, or let bots play while you watch.

    Opens a browser on the table; with --terminal, or with a record to resume, it stays in the terminal.
    """
    from banneret.cli.seats import seats_of, usual_seats
    from banneret.home.play import begin, go_on, in_browser
    from banneret.kernel.errors import SetupError

    if resume is not None:
        if army or side or option or seed is not None or save is not None:
            raise SetupError("the record says how the game began: --resume goes only with --seat, --lang and --speed")
        go_on(resume, seat, lang, speed)
    else:
        if terminal and scenario is None and not (army or side) and sys.stdin.isatty():
            from banneret.terminal.face import terminal_of

            scenario = terminal_of(game).choose_scenario(game, lang)
        usual = usual_seats(game)
        what = scenario or (army and usual.with_armies) or plugin_of(game).first
        count = len(seat) or len(side) or usual.fewest(what)
        sides = seats_of(game, what, army, side, count, bots=False)
        if terminal or save is not None:
            begin(game, what, sides, seat, options_of(option), seed, save, lang, speed)
        else:
            asked = scenario or army or side or seat or option or seed is not None
            in_browser(game, what, sides if asked else (), seat, options_of(option), seed, port)
