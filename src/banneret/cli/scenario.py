"""`banneret scenario`: what a designer of scenarios needs. Like the other commands, it imports what it needs late."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from banneret.battlelore.box.adventures import AdventureFile

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

    from banneret.battlelore.designing.report import check_adventure_file, is_adventure_file
    from banneret.heroes.designing.report import check_file

    reports = [check_adventure_file(path) if is_adventure_file(path) else check_file(path) for path in files]
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
    from banneret.heroes.designing.schema import SHIPPED

    sys.stdout.write(SHIPPED.read_text(encoding="utf-8"))


@app.command("list")
def list_scenarios(lang: Language = "en") -> None:
    """List the scenarios and adventures that come with the program."""
    from rich.console import Console
    from rich.table import Table

    from banneret.plugins import plugins
    from banneret.terminal.face import terminal_of

    rows = [row for game in plugins() for row in terminal_of(game).scenario_rows(game, lang)]
    table = Table(box=None, pad_edge=False, show_header=False)
    # The name is what one types, so it is never cut short.
    table.add_column(no_wrap=True, min_width=max(len(row[0]) for row in rows))
    for row in rows:
        table.add_row(*row)
    Console(highlight=False).print(table)


@app.command()
def show(
    scenario: Annotated[str, typer.Argument(metavar="FILE", help="A scenario file, or a scenario by name.")],
    players: Annotated[int | None, typer.Option("--players", help="How many players; all layouts by default.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw it into this file instead.")] = None,
    lang: Language = "en",
) -> None:
    """Draw the map of a scenario in the terminal, and tell its goals, rules, events and rounds."""
    from banneret.heroes.terminal.scenario_sheet import counts_of, named_scenario, sections, sheet, words_of

    adventure = _adventure(scenario)
    if adventure is not None:
        _show_adventure(*adventure, svg, lang)
        return
    found, own = named_scenario(scenario)
    counts = counts_of(found, players)
    if svg is None:
        from rich.console import Console

        console = Console(highlight=False)
        for count in counts:
            console.print(sheet(found, own, count, console.width, lang))
        return
    from banneret.heroes.table.scenario.picture import picture

    told = {count: sections(found, count, lang) for count in counts}
    _write(svg, picture(found, words_of(found, own, lang), told, lang))


def _adventure(scenario: str) -> tuple[AdventureFile, bool] | None:
    """An adventure of BattleLore by its name or from a file, and whether it is the players' own; None for others."""
    from banneret.battlelore.box.adventures import adventure_ids, load_adventure, own_adventure
    from banneret.battlelore.designing.report import is_adventure_file

    id = scenario.replace("-", "_")
    if id in adventure_ids():
        return load_adventure(id), False
    return (own_adventure(Path(scenario)), True) if is_adventure_file(Path(scenario)) else None


def _show_adventure(adventure: AdventureFile, own: bool, svg: Path | None, lang: str) -> None:
    """Draw an adventure of BattleLore, in the terminal or into a file."""
    if svg is None:
        from rich.console import Console

        from banneret.battlelore.terminal.adventure_sheet import adventure_sheet

        console = Console(highlight=False)
        console.print(adventure_sheet(adventure, own, console.width, lang))
        return
    from banneret.battlelore.table.adventure_picture import adventure_picture
    from banneret.battlelore.text.battle_notes import adventure_words

    _write(svg, adventure_picture(adventure, adventure_words(adventure, own, lang), lang))


def _write(svg: Path, picture: str) -> None:
    from banneret.kernel.errors import SetupError

    try:
        svg.write_text(picture, encoding="utf-8")
        typer.echo(f"{svg}: drawn")
    except OSError as error:
        raise SetupError(f"{svg}: {error.strerror or error}") from None


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
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write it into this file.")] = None,
) -> None:
    """Write a scenario made by chance. The same seed and wishes give the same one; its comments tell what was drawn."""
    from secrets import token_hex

    from banneret.heroes.designing.random.scenario import Wish, random_scenario
    from banneret.kernel.errors import SetupError

    wish = Wish(players, seed or token_hex(4), mode, size, goal, wealth, town, difficulty, spice, layout)
    text = random_scenario(wish).text()
    if output is None:
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{output}: {error.strerror or error}") from None
