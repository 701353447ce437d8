"""Where pages made from the program stand in the list beside a page: with their kind, below the page that lists it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

INDEX: Final = "/index.md"


def with_siblings(nav: Any, addresses: Iterable[str]) -> Any:
    """The navigation, where a page that lists a folder has become a section of all pages in it, in their order."""
    made = list(addresses)
    if isinstance(nav, list):
        return [with_siblings(one, made) for one in nav]
    if isinstance(nav, dict):
        return {title: with_siblings(one, made) for title, one in nav.items()}
    if not nav.endswith(INDEX):
        return nav
    folder = nav.removesuffix(INDEX)
    return [nav, *(one for one in made if one.rpartition("/")[0] == folder and one.endswith(".md") and one != nav)]
