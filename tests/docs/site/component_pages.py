"""Everything in the boxes, by kind: its picture, and its text in four languages as the program makes it."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from banneret.kernel.errors import BanneretError
from banneret.ledger import load_ledger
from banneret.plugins import part, plugin_of, plugins
from tests.docs.second_reading import components
from tests.docs.site.markdown import as_lines, plain, table, tabs

ROOT: Final = Path(__file__).parents[3]
ELSEWHERE: Final = frozenset({"scenarios", "adventures", "templates", "chests"})
"""What has pages of its own, or no text but its numbers."""
PICTURES: Final = ROOT / "docs" / "images" / "components"
"""What the tests of the page write: tiles, portraits, units and lands as it draws them."""
DRAWN: Final = {"terrain": "lands", "landmarks": "lands", "creatures": "units"}
TITLES: Final = {"positive": "Positive Morale", "negative": "Negative Morale", "ai_cards": "AI cards"}
MORALE: Final = {"positive": "morale", "negative": "negative_morale"}
"""Cards that all bear the sign of what they are."""
SAME_SIGN: Final = {
    "skills": r"^(?:common|commander|warrior|rogue|wizard|cleric)_",
    "sections": r"_(?:left|centre|right)$",
}
"""What the ids of things with one emblem differ by."""
_SYMBOL: Final = re.compile(r'<symbol id="i-([a-z0-9-]+)"([^>]*)>(.*?)</symbol>', re.S)


def component_pages() -> Iterator[tuple[str, str]]:
    """The addresses of the pages, and what is on them."""
    for game in plugins():
        kinds = kinds_of(game)
        rows = [(f"[{_title(kind)}]({kind}.md)", str(len(names))) for kind, names in kinds.items()]
        title = plain(load_ledger(game).title)
        yield f"components/{game}/index.md", f"# In the box: {title}\n\n" + table(("kind", "how many"), rows)
        for kind, names in kinds.items():
            body = "\n".join(_component(game, kind, name) for name in names)
            yield (
                f"components/{game}/{kind}.md",
                f"# {_title(kind)}\n\n<small>[All that is in the box](index.md)</small>\n\n{body}",
            )


def kinds_of(game: str) -> dict[str, list[str]]:
    """The names of everything in the box of a game that has a sheet, by kind."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for one in components():
        owner, kind, name = one.split("/", 2)
        if owner == game and kind not in ELSEWHERE:
            kinds[kind].append(name)
    tiles = plugin_of(game).folder / "content" / "tiles.yaml"
    if tiles.is_file():
        kinds["tiles"] = [tile["id"] for tile in yaml.safe_load(tiles.read_text(encoding="utf-8"))["tiles"]]
    return dict(kinds)


def _title(kind: str) -> str:
    return TITLES.get(kind, kind.replace("_", " ").capitalize())


def _component(game: str, kind: str, name: str) -> str:
    heading, *_ = sheet(game, name, "en").splitlines()
    shown = picture(game, kind, name.rpartition(".")[2])
    return f"## {plain(heading)}\n\n{shown}\n\n{tabs(lambda lang: as_lines(sheet(game, name, lang)))}\n"


def picture(game: str, kind: str, name: str) -> str:
    """A component as the page of the table draws it, or else its emblem; nothing where it has neither."""
    file = PICTURES / game / DRAWN.get(kind, kind) / f"{name}.svg"
    if file.is_file():
        address = file.relative_to(ROOT / "docs").as_posix()
        return f"![{plain(name)}](../../{address}){{ .component }}"
    return emblem(game, kind, name)


def sheet(game: str, name: str, lang: str) -> str:
    """Everything about a component. Adventure cards bear the names of locations and are told apart by their place."""
    text = part(plugin_of(game).sheet)
    for id in (f"adventure/{name}", name.replace(".", "/")):
        try:
            return str(text(id, lang))
        except BanneretError:
            if id == name.replace(".", "/"):
                raise
    raise AssertionError(name)


def emblem(game: str, kind: str, name: str) -> str:
    """The emblem of a component as an SVG in the page, or nothing where it has none."""
    wanted = MORALE.get(kind) or re.sub(SAME_SIGN.get(kind, "$"), "", name)
    for owner in filter(None, (game, plugin_of(game).extends)):
        emblems = _emblems(owner)
        for named in (emblems.get(kind, {}), *emblems.values()):
            if wanted in named:
                return _icons()[named[wanted]]
    return ""


@cache
def _emblems(game: str) -> dict[str, dict[str, str]]:
    path = ROOT / "web" / "src" / "games" / game / "art" / "emblems.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {kind: named for kind, named in found.items() if isinstance(named, dict)}


@cache
def _icons() -> dict[str, str]:
    """The icons of the page's sprites by name."""
    icons: dict[str, str] = {}
    for sprite in sorted((ROOT / "web" / "src").rglob("sprite.svg")):
        for name, attributes, inner in _SYMBOL.findall(sprite.read_text(encoding="utf-8")):
            icons[name] = f'<svg class="emblem" aria-hidden="true"{attributes}>{inner.strip()}</svg>'.replace("\n", "")
    return icons
