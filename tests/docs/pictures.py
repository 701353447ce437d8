"""The pictures of the pages on how to play, taken from the real page.

Each is a moment of a game on a fixed seed, played up to there by bots, and shown by a real server in a real browser in
every language.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import to_builtins
from playwright.sync_api import Browser, Page

from banneret.bots import make
from banneret.games import new
from banneret.kernel.game import Game
from banneret.plugins import plugin_of
from banneret.table.asked import asked
from banneret.table.guide.pages import FOLDER, PICTURES
from banneret.text import LANGUAGES
from tests.browser.driver import PATIENCE, QUICK
from tests.support.live_server import Live

SCREEN: Final = {"width": 1240, "height": 800}
WIDE: Final = 640
"""How wide a picture is: what a line of text is on the page."""
QUALITY: Final = 0.62
MOST: Final = 1500
SHRINK: Final = """async ([data, wide, quality]) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + data;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, wide / picture.width);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
Asked = dict[str, Any]


class Shot(NamedTuple):
    """A picture: a game on a seed, the question at which it is taken, and the part of the page it shows."""

    name: str
    game: str
    scenario: str
    sides: tuple[str, str]
    seed: int
    holds: Callable[[Asked, Game], bool]
    part: str
    points: bool = False
    """Whether the pointer is on the first thing that could be chosen."""


def offers(*words: str, after: int = 0) -> Callable[[Asked, Game], bool]:
    """The first question with an answer of each of these kinds, after so many questions."""

    def holds(now: Asked, game: Game) -> bool:
        found = {str(option["key"]).partition(":")[0] for option in now["options"]}
        return now["choice"] >= after and found >= set(words)

    return holds


def at(step: str, after: int = 0) -> Callable[[Asked, Game], bool]:
    """The first question of a step, after so many questions."""
    return lambda now, game: now["step"] == step and now["choice"] >= after


HEROES: Final = ("castle/catherine", "necropolis/sandro")
HOSTS: Final = ("castle_host", "necropolis_host")
DUEL: Final = ("castle/catherine", "dungeon/mutare")
LAURELS: Final = ("standard hero=Maud:warrior:warrior_cleave:sword_of_dawn", "pennant hero=Ola:rogue:rogue_larceny")
SHOTS: Final = (
    Shot(
        "map", "heroes", "brave_new_world", HEROES, 5, offers("go", "discover", "end_turn", after=60), ".middle .stage"
    ),
    Shot("hand", "heroes", "brave_new_world", HEROES, 5, offers("go", "play", "end_turn", after=10), ".dock"),
    Shot("town", "heroes", "brave_new_world", HEROES, 5, at("ask_town", 20), ".middle .stage"),
    Shot("combat", "heroes", "skirmish", HOSTS, 3, offers("attack", "move", after=24), ".desk"),
    Shot("decks", "battlefield", "duel_short", DUEL, 2, at("ask_drop"), ".desk"),
    Shot("obstacles", "battlefield", "duel_short", DUEL, 2, at("ask_obstacle", 14), ".middle .stage"),
    Shot("battle", "battlefield", "duel_short", DUEL, 2, offers("attack", "move", after=40), ".desk"),
    Shot("council", "battlelore", "first_laurels", LAURELS, 1, at("ask_level", 3), ".desk"),
    Shot("field", "battlelore", "first_laurels", LAURELS, 1, at("ask_order", 30), ".desk"),
    Shot("attack", "battlelore", "first_laurels", LAURELS, 1, at("got_battler", 60), ".desk", True),
)


def reached(shot: Shot) -> tuple[Game, int]:
    """The game of a picture up to its moment, and the number of the question."""
    game = new(shot.game, scenario=shot.scenario, seats=list(shot.sides), seed=shot.seed)
    players = [make("greedy", shot.game, shot.seed + seat) for seat in range(len(shot.sides))]
    game.settle()
    for step in range(MOST):
        assert not game.over, f"{shot.name}: the moment did not come"
        if shot.holds(to_builtins(asked(game, "en", step)), game):
            return game, step
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
        game.settle()
    raise AssertionError(f"{shot.name}: the moment did not come")


def room(live: Live, shot: Shot, game: Game, step: int) -> str:
    """The link into a room in which the game goes on from there, for the seat that is asked."""
    status, kept = live.ask("POST", "/api/records", raw=game.record().encode(), headers={"content-type": "text/plain"})
    assert status == 201, kept
    seats = [
        {"kind": "person", "side": side, "name": name} for side, name in zip(shot.sides, ("Maud", "Ola"), strict=True)
    ]
    branch = {"record": kept["id"], "step": step, "same_dice": True}
    made = live.room(*seats, game=shot.game, scenario=shot.scenario, branch=branch)
    seat = game.state.seat
    return f"#/t/{made['room']}?{seat}={made['keys'][str(seat)]}"


def take(browser: Browser, live: Live, shot: Shot, link: str, thing: str, lang: str) -> bytes:
    """The picture in a language."""
    context = browser.new_context(viewport=SCREEN, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    page: Page = context.new_page()
    stored = json.dumps(json.dumps({**QUICK, "language": lang}))
    page.add_init_script(f"localStorage.setItem('banneret.settings', {stored})")
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(f"{live.url}/{link}")
    page.wait_for_selector("[data-choice]")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    fold(page)
    if shot.points:
        page.locator(f'[data-at="{thing}"]').first.hover()
    page.wait_for_timeout(700)  # cards and counters come in; nothing tells when they have come
    small = shrunk(page, page.locator(shot.part).first.screenshot(animations="disabled"), WIDE, QUALITY)
    context.close()
    return small


def fold(page: Page) -> None:
    """Fold why something is asked, as for somebody who has met the question before: it would lie over the board."""
    why = page.locator(".tool.reason[aria-expanded=true]")
    if why.count():
        why.first.click()
        page.mouse.move(0, 0)


def shrunk(page: Page, picture: bytes, wide: int, quality: float) -> bytes:
    """A picture as a small file of at most that width."""
    return base64.b64decode(page.evaluate(SHRINK, [base64.b64encode(picture).decode(), wide, quality]))


def guide_pictures(browser: Browser, live: Live, names: tuple[str, ...] = ()) -> Iterator[tuple[Path, bytes]]:
    """The pictures, all or those that are named, and the files they belong into."""
    for shot in SHOTS:
        if names and shot.name not in names:
            continue
        game, step = reached(shot)
        link = room(live, shot, game, step)
        thing = to_builtins(asked(game, "en", step))["options"][0].get("at", "")
        for lang in LANGUAGES:
            file = plugin_of(shot.game).folder / FOLDER / PICTURES / lang / f"{shot.name}.webp"
            yield file, take(browser, live, shot, link, thing, lang)
