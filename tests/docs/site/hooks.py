"""What MkDocs calls while it builds the site: it adds pages made from the program, and mends links that leave docs/."""

from __future__ import annotations

import os.path
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[3]
# MkDocs loads this file by its path and knows nothing of the packages beside it.
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from mkdocs.config.defaults import MkDocsConfig  # noqa: E402
from mkdocs.structure.files import File, Files  # noqa: E402

from tests.docs.site.component_pages import component_pages  # noqa: E402
from tests.docs.site.guide_pages import guide_pages, guide_pictures  # noqa: E402
from tests.docs.site.navigation import with_siblings  # noqa: E402
from tests.docs.site.rule_pages import rule_pages  # noqa: E402
from tests.docs.site.scenario_pages import scenario_pages  # noqa: E402

_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
WRITTEN: Final = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changes.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
}
"""Pages that lie outside docs/ because people look for them there."""
NAMES: Final = {path: address for address, path in WRITTEN.items()}


NOT_SOUGHT: Final = "rules/second-reading/"
"""Lists of who has looked at which clause: they hold every word of the rules and answer no question about them."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Name what is made beside the pages."""
    config.nav = with_siblings(config.nav, made())
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made."""
    for address, content in made().items():
        files.append(File.generated(config, address, content=content))
    for address, picture in guide_pictures():
        files.append(File.generated(config, address, content=picture))
    return files


@cache
def made() -> dict[str, str]:
    """Every page that is not written in docs/, by its address."""
    return dict(pages())


def pages() -> Iterator[tuple[str, str]]:
    """Address and text of one after the other."""
    for address, path in WRITTEN.items():
        yield address, at_home((ROOT / path).read_text(encoding="utf-8"), Path(path), address)
    yield from guide_pages()
    yield from rule_pages()
    yield from component_pages()
    yield from scenario_pages()


def on_page_markdown(markdown: str, *, page: Any, **_: object) -> str:
    """Mend the links of a page that is written in docs/."""
    source = page.file.abs_src_path
    if page.file.src_uri.startswith(NOT_SOUGHT):
        page.meta["search"] = {"exclude": True}
    if source is None:
        return markdown
    path = Path(source).relative_to(ROOT)
    return at_home(markdown, path, path.relative_to("docs").as_posix())


def on_page_content(html: str, **_: object) -> str:
    """Names of languages over texts are no words that somebody looks for."""
    return html.replace('<div class="tabbed-labels">', '<div class="tabbed-labels" data-search-exclude>')


def at_home(markdown: str, path: Path, address: str) -> str:
    """Links as they are right on the site: to a page of it, or else no link but the path of a file."""
    fenced = False
    lines: list[str] = []
    for line in markdown.split("\n"):
        fenced ^= line.lstrip().startswith("```")
        lines.append(line if fenced else _LINK.sub(lambda found: _mended(found, path, address), line))
    return "\n".join(lines)


def _mended(found: re.Match[str], path: Path, address: str) -> str:
    picture, words, target = found.groups()
    if re.match(r"[a-z]+:|#", target):
        return found[0]
    file, sharp, anchor = target.partition("#")
    meant = os.path.normpath((path.parent / file).as_posix()).replace(os.sep, "/")
    if meant in NAMES:
        wanted = NAMES[meant]
    elif meant.startswith("docs/"):
        wanted = meant.removeprefix("docs/")
    else:
        return f"{words} (`{meant}`)" if words.strip("`") != meant else words
    relative = os.path.relpath(wanted, os.path.dirname(address) or ".").replace(os.sep, "/")
    return f"{picture}[{words}]({relative}{sharp}{anchor})"
