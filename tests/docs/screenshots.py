"""The pictures of README.md and of the pages in docs/: the whole table in a browser, and the terminal.

`make pictures` takes them beside those of how to play; moments and rooms are found the same way.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from banneret.kernel.game import Game
from banneret.terminal.app import BanneretApp
from banneret.terminal.face import terminal_of
from banneret.terminal.session import PERSON
from tests.browser.driver import PATIENCE, QUICK
from tests.docs.pictures import DUEL, HEROES, HOSTS, LAURELS, Asked, Shot, at, fold, offers, reached, room, shrunk
from tests.support.live_server import Live

IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}


class Screenshot(NamedTuple):
    """A picture of the whole page: at which moment, and on what screen."""

    file: str
    shot: Shot | None = None
    """None for the lobby."""
    theme: str = "light"
    phone: bool = False


class Terminal(NamedTuple):
    """A picture of the terminal, so many columns and rows large."""

    file: str
    shot: Shot
    size: tuple[int, int]


def _moment(game: str, scenario: str, sides: tuple[str, str], seed: int, holds: Callable[[Asked, Game], bool]) -> Shot:
    return Shot("", game, scenario, sides, seed, holds, "body")


MAP: Final = _moment("heroes", "brave_new_world", HEROES, 5, offers("go", "end_turn", after=120))
FIGHT: Final = _moment("heroes", "skirmish", HOSTS, 3, offers("attack", "move", after=24))
TOWN: Final = _moment("heroes", "brave_new_world", HEROES, 5, at("ask_town", 20))
BATTLE: Final = _moment("battlelore", "first_laurels", LAURELS, 1, at("ask_order", 30))
HEXES: Final = _moment("battlefield", "duel_short", DUEL, 2, offers("attack", "move", after=40))
MARKET: Final = _moment("battlefield", "adventure_small", HEROES, 2, at("ask_expedition_turn", 20))

SCREENSHOTS: Final = (
    Screenshot("table-lobby"),
    Screenshot("table-map", MAP),
    Screenshot("table-map-dark", MAP, theme="dark"),
    Screenshot("table-combat", FIGHT),
    Screenshot("table-town", TOWN, theme="dark"),
    Screenshot("table-battlelore", BATTLE),
    Screenshot("table-phone", MAP, phone=True),
)
TERMINALS: Final = (
    Terminal("terminal-map", MAP, (112, 36)),
    Terminal("terminal", FIGHT, (100, 32)),
    Terminal("terminal-hexes", HEXES, (100, 32)),
    Terminal("terminal-adventure", MARKET, (100, 32)),
    Terminal("terminal-battlelore", BATTLE, (120, 38)),
)


def on_page(browser: Browser, live: Live, screenshot: Screenshot) -> bytes:
    """A picture of the page, as a file."""
    link, waits = "#/", "text=Begin the game"
    if screenshot.shot is not None:
        game, step = reached(screenshot.shot)
        link, waits = room(live, screenshot.shot, game, step), "[data-choice]"
    context = browser.new_context(
        viewport=PHONE if screenshot.phone else DESK,  # type: ignore[arg-type]
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=screenshot.phone,
        device_scale_factor=2 if screenshot.phone else 1,
    )
    page = context.new_page()
    stored = json.dumps(json.dumps({**QUICK, "theme": screenshot.theme, "language": "en"}))
    page.add_init_script(f"localStorage.setItem('banneret.settings', {stored})")
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(f"{live.url}/{link}")
    page.wait_for_selector(waits)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    fold(page)
    page.wait_for_timeout(700)  # cards and counters come in; nothing tells when they have come
    picture = shrunk(page, page.screenshot(animations="disabled"), DESK["width"], 0.8)
    context.close()
    return picture


def in_terminal(terminal: Terminal) -> str:
    """A picture of the terminal as an SVG."""
    game, _ = reached(terminal.shot)

    async def taken() -> str:
        session = terminal_of(game.setup.game).session(game, path=None, seats=[PERSON, PERSON], bots={}, lang="en")
        app = BanneretApp(session, "instant")
        async with app.run_test(size=terminal.size) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause(0.3)
            # Without what it would load from elsewhere: the fonts a machine has are fine.
            drawn = app.export_screenshot(title="Banneret")
            return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)

    return asyncio.run(taken())
