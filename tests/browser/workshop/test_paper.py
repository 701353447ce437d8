"""Mission pages on paper: a sheet for each map, of the size that was chosen, in four languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
SHEET = re.compile(rb"/Type\s*/Page\b")
BOX = re.compile(rb"/MediaBox\s*\[([^\]]*)\]")
POINTS = {"a4": (595, 842), "letter": (612, 792)}
MISSIONS = (
    "heroes/crown_hill",
    "heroes/three_wards",
    "heroes/search_for_the_grail",
    "heroes/geleas_champions",
    "heroes/border_fires",
    "battlelore/tents_in_the_mist",
)
"""Among them those with the most words."""


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
def test_every_map_is_a_sheet_of_paper(live: Live, context: New, language: str) -> None:
    sitter = Sitter(context(), live.url, {"language": language})
    page = sitter.page
    for mission in MISSIONS:
        sitter.open(f"#/print/{mission}")
        page.reload()
        page.locator("article.sheet img").first.wait_for()
        page.wait_for_function("[...document.querySelectorAll('article.sheet img')].every(map => map.complete)")
        maps = page.locator("article.sheet").count()
        for n, paper in enumerate(("a4", "letter")):
            page.locator(".tools-row label").nth(n).click()
            page.locator(f"article.sheet.{paper}").first.wait_for()
            printed = page.pdf(prefer_css_page_size=True)
            assert len(SHEET.findall(printed)) == maps, (mission, paper)
            sizes = {tuple(round(float(side)) for side in box.split()[2:]) for box in BOX.findall(printed)}
            assert sizes == {POINTS[paper]}, (mission, paper)
    assert sitter.problems == []
