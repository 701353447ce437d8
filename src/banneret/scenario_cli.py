"""`banneret scenario`: what a designer of scenarios needs. Like the other commands, it imports what it needs late."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

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
) -> None:
    """Report every mistake of scenario files with its line. The exit status is 1 if there are any; warnings pass."""
    import msgspec

    from banneret.heroes.scenario_report import check_file

    reports = [check_file(path) for path in files]
    if as_json:
        sys.stdout.write(msgspec.json.encode(reports).decode() + "\n")
    else:
        for report in reports:
            for line in report.lines():
                sys.stdout.write(f"{line}\n")
            if not report.errors:
                sys.stdout.write(f"{report.name}: no mistakes\n")
    if any(report.errors for report in reports):
        sys.exit(1)


@app.command()
def schema() -> None:
    """Print the JSON schema of scenario files, for editors that complete and check while you write."""
    from banneret.heroes.scenario_schema import SHIPPED

    sys.stdout.write(SHIPPED.read_text(encoding="utf-8"))


@app.command("list")
def list_scenarios(lang: Language = "en") -> None:
    """List the scenarios that come with the program."""
    from rich.console import Console

    from banneret.terminal.scenario_sheet import listing

    Console(highlight=False).print(listing(lang))


@app.command()
def show(
    scenario: Annotated[str, typer.Argument(metavar="FILE", help="A scenario file, or a scenario by name.")],
    players: Annotated[int | None, typer.Option("--players", help="How many players; all layouts by default.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw it into this file instead.")] = None,
    lang: Language = "en",
) -> None:
    """Draw the map of a scenario in the terminal, and tell its goals, rules, events and rounds."""
    from banneret.kernel.errors import SetupError
    from banneret.terminal.scenario_sheet import counts_of, named_scenario, sections, sheet, words_of

    found, own = named_scenario(scenario)
    counts = counts_of(found, players)
    if svg is None:
        from rich.console import Console

        console = Console(highlight=False)
        for count in counts:
            console.print(sheet(found, own, count, console.width, lang))
        return
    from banneret.table.scenario_picture import picture

    told = {count: sections(found, count, lang) for count in counts}
    try:
        svg.write_text(picture(found, words_of(found, own, lang), told, lang), encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{svg}: {error.strerror or error}") from None
