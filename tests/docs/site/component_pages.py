"""Everything in the boxes, by kind: its picture, and its text in four languages as the program makes it."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from banneret.kernel.errors import BanneretError
from banneret.plugins import part, plugin_of, plugins
from tests.docs.second_reading import components
from tests.docs.site.markdown import as_lines, plain, table, tabs

ROOT: Final = Path(__file__).parents[3]
ELSEWHERE: Final = frozenset({"scenarios", "templates", "chests"})
"""What has pages of its own, or no text but its numbers."""
_SYMBOL: Final = re.compile(r'<symbol id="i-([a-z0-9-]+)"([^>]*)>(.*?)</symbol>', re.S)


def component_pages() -> Iterator[tuple[str, str]]:
    """The addresses of the pages, and what is on them."""
    for game in plugins():
        kinds: dict[str, list[str]] = defaultdict(list)
        for one in components():
            owner, kind, name = one.split("/", 2)
            if owner == game and kind not in ELSEWHERE:
                kinds[kind].append(name)
        rows = [(f"[{_title(kind)}]({kind}.md)", str(len(names))) for kind, names in kinds.items()]
        yield f"components/{game}/index.md", f"# In the box: {game}\n\n" + table(("kind", "how many"), rows)
        for kind, names in kinds.items():
            body = "\n".join(_component(game, kind, name) for name in names)
            yield f"components/{game}/{kind}.md", f"# {_title(kind)}\n\n{body}"


def _title(kind: str) -> str:
    return kind.replace("_", " ").capitalize()


def _component(game: str, kind: str, name: str) -> str:
    heading, *_ = sheet(game, name, "en").splitlines()
    picture = emblem(game, kind, name.rpartition(".")[2])
    return f"## {plain(heading)}\n\n{picture}\n\n{tabs(lambda lang: as_lines(sheet(game, name, lang)))}\n"


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
    """The picture of a component as an SVG in the page, or nothing where it has none."""
    emblems = _emblems(plugin_of(game).extends or game)
    icon = emblems.get(kind, {}).get(name) or next((known[name] for known in emblems.values() if name in known), "")
    return _icons().get(icon, "")


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
