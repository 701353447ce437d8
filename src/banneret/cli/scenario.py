"""`banneret scenario`: what a scenario designer needs. Like the other commands, it imports what it needs late."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from banneret.plugins import part, plugins

app = typer.Typer(
    name="scenario",
    help="Check, show and list scenarios; write your own as files.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str, typer.Option("--lang", help="en, fr, de or pl.")]


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")],
    as_json: Json = False,
    play: Annotated[
        bool, typer.Option("--play", help="Play ten random games of each file as well, and keep what goes wrong.")
    ] = False,
) -> None:
    """Report every mistake in scenario files with its line. The exit status is 1 if there are any; warnings pass."""
    import msgspec

    from banneret.cli.scenario_trials import trial_of, trial_text
    from banneret.scenario_files import files_at

    reports = [files_at(path).check_file(path) for path in files]
    trials = [
        trial_of(path) if play and not report.errors else None for path, report in zip(files, reports, strict=True)
    ]
    if as_json:
        found = (
            reports
            if not play
            else [
                {**msgspec.to_builtins(report), "trial": msgspec.to_builtins(trial)}
                for report, trial in zip(reports, trials, strict=True)
            ]
        )
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        for report, trial in zip(reports, trials, strict=True):
            for line in report.lines():
                sys.stdout.write(f"{line}\n")
            if not report.errors:
                sys.stdout.write(f"{report.name}: no mistakes\n")
            if trial is not None:
                sys.stdout.write(f"{report.name}: {trial_text(trial)}\n")
    if any(report.errors for report in reports) or any(trial is not None and trial.fault for trial in trials):
        sys.exit(1)


@app.command()
def schema(
    game: Annotated[str, typer.Option(help="The game whose files it is for; by default the first.")] = "",
) -> None:
    """Print the JSON schema of scenario files, for editors that complete and check while you write."""
    from banneret.kernel.errors import SetupError
    from banneret.scenario_files import designed_games, files_of

    games = designed_games()
    if game and game not in games:
        raise SetupError(f"no scenario files can be written for {game!r}: it is one of {', '.join(games)}")
    sys.stdout.write(files_of(game or games[0]).schema())


@app.command("list")
def list_scenarios(lang: Language = "en") -> None:
    """List the scenarios and adventures that come with the program."""
    from rich.console import Console, Group
    from rich.table import Table
    from rich.text import Text

    from banneret.table.lobby import games
    from banneret.terminal.face import terminal_of

    rows = [row for info in games(lang) for row in terminal_of(info.id).scenario_rows(info.id, lang)]
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False, show_header=False)
    # The name is what people type, so it is never cut short.
    table.add_column(no_wrap=True, min_width=max(len(row[0]) for row in rows))
    for row in rows:
        table.add_row(*row)
    if console.measure(table, options=console.options.update(width=1000)).maximum > console.width:
        narrow = Table(box=None, pad_edge=False, show_header=False)
        for name, title, *facts in rows:
            told = Text(", ").join(fact for fact in facts if fact)
            narrow.add_row(name, Group(title, told))
        table = narrow
    console.print(table)


@app.command()
def show(
    scenario: Annotated[str, typer.Argument(metavar="FILE", help="A scenario file, or a scenario by name.")],
    players: Annotated[int | None, typer.Option("--players", help="How many players; all layouts by default.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw it into this file instead.")] = None,
    lang: Language = "en",
) -> None:
    """Draw the map of a scenario in the terminal, with its goals, rules, events and rounds."""
    from banneret.cli.scenario_sheets import sheets_for

    sheets = sheets_for(scenario)
    if svg is None:
        from rich.console import Console

        console = Console(highlight=False)
        for sheet in sheets.shown(scenario, players, console.width, lang):
            console.print(sheet)
        return
    _write(svg, sheets.picture(scenario, players, lang))


def _write(svg: Path, picture: str) -> None:
    from banneret.kernel.errors import SetupError

    try:
        svg.write_text(picture, encoding="utf-8")
        typer.echo(f"{svg}: drawn")
    except OSError as error:
        raise SetupError(f"{svg}: {error.strerror or error}") from None


for plugin in plugins().values():
    if plugin.scenario_commands:
        app.registered_commands += part(plugin.scenario_commands).registered_commands
