"""Commands that look something up: rules, components, options."""

from __future__ import annotations

from typing import Annotated, Protocol, cast

import typer

from banneret.cli.arguments import GAME, Json, Language, say, say_json
from banneret.plugins import part, plugin_of, plugins


class Contents(Protocol):
    """The components of a game, counted and checked."""

    def problems(self, *, thorough: bool) -> list[str]:
        """What is wrong with them; a thorough check also finds those that never come into play."""

    def counts(self) -> dict[str, int]:
        """How many there are, by kind."""


def rules(
    clause: Annotated[str | None, typer.Argument(help="A clause or worked example by id, such as H3-CBR-04.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="One game only.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="List the clauses without code or tests.")] = False,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Count the clauses of the rulebooks that have code and tests, or show where one is carried out and tested."""
    from banneret.ledger.report import clause_report, report

    say(clause_report(clause, as_json, lang) if clause else report(game, missing, as_json))


def content(
    counts: Annotated[bool, typer.Option("--counts", help="Count the components.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Look for mistakes.")] = False,
    as_json: Json = False,
) -> None:
    """Show what is in the box."""
    from banneret.games import rules_of
    from banneret.kernel.errors import ContentError

    boxes = {id: cast(Contents, part(plugin.contents)) for id, plugin in plugins().items() if plugin.contents}
    problems = [problem for box in boxes.values() for problem in box.problems(thorough=check)]
    if problems:
        raise ContentError("\n".join(problems))
    if as_json:
        say_json({game: {**box.counts(), "content": rules_of(game).content_hash()} for game, box in boxes.items()})
        return
    for game, box in boxes.items():
        if counts or not check:
            say("\n".join(f"{name:26}{number:>5}" for name, number in box.counts().items()))
        if check:
            told = "every component can come into play and no mistakes were found"
            say(f"{game}: {told}, content {rules_of(game).content_hash()}")


def card(
    name: Annotated[str, typer.Argument(metavar="ID", help="A unit, card, location, building or hero.")],
    game: Annotated[str, typer.Option("--game", help="Which game.")] = GAME,
    lang: Language = "en",
) -> None:
    """Show a card, a location, a building or a hero, its text made from what it does."""
    from banneret.kernel.errors import SetupError

    sheet_text = plugin_of(game).sheet
    if not sheet_text:
        raise SetupError(f"{game} has no cards to show")
    say(part(sheet_text)(name, lang))


def options(
    game: Annotated[str, typer.Option("--game", help="Which game.")] = GAME,
    combat: Annotated[bool, typer.Option("--combat", help="Those of a single Combat.")] = False,
    lang: Language = "en",
) -> None:
    """List the optional rules for `play --option NAME=VALUE`, and what each of them means."""
    from rich.console import Console

    from banneret.terminal.face import terminal_of
    from banneret.terminal.option_sheet import option_sheet

    Console(highlight=False).print(option_sheet(terminal_of(game).options(game, combat, lang)))
