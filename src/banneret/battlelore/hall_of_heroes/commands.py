"""`banneret hero`: its commands. Each imports what it needs only when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="hero",
    help="Heroes of BattleLore and their careers.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Name = Annotated[str, typer.Argument(help="The name of a hero.")]
Language = Annotated[str, typer.Option("--lang", help="en, fr, de or pl.")]


def _say(lines: list[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


@app.command("list")
def list_heroes(lang: Language = "en") -> None:
    """List all heroes, those of former days among them."""
    from banneret.battlelore.hall_of_heroes.files import kept, settle
    from banneret.battlelore.text.careers import hall_line
    from banneret.battlelore.text.names_and_events import word

    settle()
    _say([hall_line(career, lang) for career in kept().values()] or [word("career-none", lang)])


@app.command()
def show(name: Name, lang: Language = "en") -> None:
    """Show the character sheet of a hero, and every adventure."""
    from banneret.battlelore.hall_of_heroes.files import load, settle
    from banneret.battlelore.text.careers import hero_lines
    from banneret.battlelore.text.names_and_events import word

    settle()
    career = load(name)
    _say(hero_lines(career, lang))
    if career.playing is not None:
        _say([word("career-goes-on", lang, {"command": f"banneret play --resume {career.playing.place}"})])


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="What to call the hero: up to 24 letters.")],
    seat: Annotated[list[str], typer.Option("--seat", help="human, or a bot who chooses.")] = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option("--seed", help="The seed of all luck.")] = None,
    lang: Language = "en",
    speed: Annotated[
        str, typer.Option("--speed", help="How fast bots answer: slow, normal, fast, instant.")
    ] = "normal",
) -> None:
    """Create a hero at the academy, in the terminal: class, skill, artifact, and an instructor's gift."""
    from banneret.battlelore.hall_of_heroes.files import kept
    from banneret.home.play import begin
    from banneret.kernel.errors import SetupError

    if any(other.casefold() == name.casefold() for other in kept()):
        raise SetupError(f"there is a hero {name} in the hall already")
    begin("battlelore", "academy", (f"hero={name}",), seat, {}, seed, None, lang, speed)


@app.command()
def equip(
    name: Name,
    artifact: Annotated[list[str], typer.Argument(help="The artifacts to take along.")] = [],  # noqa: B006
    lang: Language = "en",
) -> None:
    """Choose the artifacts a hero takes along to the next adventure; the others stay at home."""
    from banneret.battlelore.career.progress import equipped
    from banneret.battlelore.hall_of_heroes.files import changed, settle
    from banneret.battlelore.text.careers import hero_lines

    settle()
    cards = [card.replace("-", "_") for card in artifact]
    _say(hero_lines(changed(name, lambda career: equipped(career, cards)), lang))


@app.command()
def retire(name: Name, lang: Language = "en") -> None:
    """End the career of a hero, who stays in the hall."""
    from banneret.battlelore.career.progress import retired
    from banneret.battlelore.hall_of_heroes.files import changed, settle
    from banneret.battlelore.text.careers import hall_line

    settle()
    _say([hall_line(changed(name, retired), lang)])


@app.command()
def free(name: Name, lang: Language = "en") -> None:
    """Take a hero out of a game that is given up: nothing of it counts."""
    from banneret.battlelore.hall_of_heroes.files import free as let_go
    from banneret.battlelore.text.careers import hall_line

    _say([hall_line(let_go(name), lang)])


@app.command("export")
def hand_out(name: Name, file: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Write a hero to a file, to take him elsewhere."""
    from banneret.battlelore.hall_of_heroes.files import hand_out as write
    from banneret.battlelore.hall_of_heroes.files import settle

    settle()
    write(name, file)


@app.command("import")
def bring_in(
    file: Annotated[Path, typer.Argument(help="A file that `export` wrote.")],
    name: Annotated[str, typer.Option("--name", help="What to call the hero here.")] = "",
    lang: Language = "en",
) -> None:
    """Take a hero from a file."""
    from banneret.battlelore.hall_of_heroes.files import brought_in
    from banneret.battlelore.text.careers import hero_lines

    _say(hero_lines(brought_in(file, name), lang))
