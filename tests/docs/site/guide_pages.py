"""How to play each game: the pages that the table shows, with their pictures, and the terms of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from banneret.plugins import plugin_of, plugins
from banneret.table.clauses import clause
from banneret.table.guide.glossary import glossary
from banneret.table.guide.pages import CLAUSE, FOLDER, PICTURES
from banneret.text import LANGUAGES
from tests.docs.site.markdown import NAMES, plain, tabs

PLACE = "how-to-play"


def guide_pages() -> Iterator[tuple[str, str]]:
    """The addresses of the pages, and what is on them."""
    for game in plugins():
        folder = plugin_of(game).folder / FOLDER
        for lang in LANGUAGES:
            title, _, rest = (folder / f"{lang}.md").read_text(encoding="utf-8").partition("\n")
            others = " · ".join(f"[{NAMES[one]}]({one}.md)" for one in LANGUAGES if one != lang)
            ways = f"<small>{others} · [Glossary](glossary.md)</small>"
            yield f"{PLACE}/{game}/{lang}.md", f"{title}\n\n{ways}\n{_linked(rest)}"
        yield f"{PLACE}/{game}/glossary.md", f"# Terms of {_name(game)}\n\n{tabs(partial(_terms, game))}"


def guide_pictures() -> Iterator[tuple[str, bytes]]:
    """The addresses of the pictures, and what they are."""
    for game in plugins():
        folder = plugin_of(game).folder / FOLDER
        for file in sorted((folder / PICTURES).rglob("*.webp")):
            yield f"{PLACE}/{game}/{file.relative_to(folder).as_posix()}", file.read_bytes()


def _name(game: str) -> str:
    """What a game is called where its page on how to play begins."""
    title, _, _ = (plugin_of(game).folder / FOLDER / "en.md").read_text(encoding="utf-8").partition("\n")
    return title.removeprefix("# How to play ")


def _linked(text: str) -> str:
    """Clauses as links into the register."""
    return CLAUSE.sub(lambda found: _link(found[1]), text)


def _link(id: str) -> str:
    found = clause(id)
    assert found is not None, id
    return f"<small>[{id}](../../register/{found.game}/{found.section.lower()}.md#{id.lower()})</small>"


def _terms(game: str, lang: str) -> str:
    return "\n\n".join(
        f"**{plain(one.name)}**: {plain(one.text)} {' '.join(map(_link, one.clauses))}" for one in glossary(game, lang)
    )
