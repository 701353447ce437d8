"""A tour through all pages: every page and window at a moment at which there is something to see.

Nothing here goes by words, so that the tour can be made in any language.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import Any

from playwright.sync_api import Page

from banneret.table.room_types import RulesChange
from tests.browser.driver import Sitter
from tests.browser.meeting import scenes
from tests.browser.play import BRAVE, HEROES, SKIRMISH, Lively, about, at_step, brave, moment, offers, room
from tests.support.live_server import Live

CHANGED = (("castle_vanguard", "Maud"), ("necropolis_vanguard", "Ola"))
"""Who plays where the rules have changed."""
ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
WORDS = frozenset({"sword-on-shield"})
"""Plain words that look like the name of a message."""
READ = """() => {
  const shown = document.body.cloneNode(true);
  shown.querySelectorAll('[lang]:not(html), script, style').forEach((one) => one.remove());
  shown.querySelectorAll('.term').forEach((one) => one.replaceWith(one.textContent));
  shown.normalize();
  const said = [...shown.querySelectorAll('*')].flatMap((one) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''));
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) said.push(walker.currentNode.data);
  return said.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
"""All texts of the page, spoken ones too, but for what says itself that it is in another language."""


HOST_KEY = "the-key-of-the-host"


def texts(page: Page) -> set[str]:
    """Everything the page says."""
    return set(page.evaluate(READ))


def unnamed(said: set[str]) -> set[str]:
    """Names of messages that stand where their words should be."""
    return {text for text in said if ID.fullmatch(text) and text not in WORDS}


class Tour:
    """The pages of one server; rooms are made when they are first come to."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._rooms: dict[str, str] = {}
        self._record = ""
        self.made: dict[int, dict[str, Any]] = {}
        """By whoever looks: a room of theirs."""

    @cached_property
    def known(self) -> scenes.Known:
        """Somebody who has played, and a tournament."""
        return scenes.Known(self.live)

    def visit(self, sitter: Sitter, name: str) -> None:
        """Come to a scene and wait until it is all there."""
        SCENES[name](self, sitter)
        sitter.page.wait_for_load_state("networkidle")
        sitter.page.wait_for_timeout(60)

    # -- ways to get there ---------------------------------------------------------------------------------------------

    def leave(self, sitter: Sitter) -> None:
        """Go somewhere else first, so that the next page is a fresh one."""
        sitter.open("#/nowhere")
        sitter.page.wait_for_selector(".trouble")

    def page(self, sitter: Sitter, path: str, awaited: str) -> None:
        """A page that is not a table."""
        self.leave(sitter)
        sitter.open(path)
        sitter.page.wait_for_selector(awaited)

    def table(self, sitter: Sitter, key: str, make: Callable[[], str], awaited: str = "[data-choice]") -> None:
        """A table, by its link; each is made once."""
        if key not in self._rooms:
            self._rooms[key] = make()
        known = len(sitter.heard)
        self.leave(sitter)
        sitter.open(self._rooms[key])
        sitter.until(lambda: any(message["is"] == "welcome" for message in sitter.heard[known:]), "a welcome")
        sitter.page.wait_for_selector(awaited)

    def brave(self, seed: int, step: str) -> Callable[[], str]:
        """The first time something is asked in a whole game."""
        return lambda: link(*brave(self.live, seed, at_step(step)))

    def record(self) -> str:
        """A battle that was played to its end."""
        if not self._record:
            made, _ = moment(self.live, "skirmish", SKIRMISH, 11, Lively(7))
            self._record = str(made["record"])
        return self._record


def link(made: dict[str, Any], *seats: int) -> str:
    """The link into a room that brings the keys of seats along."""
    keys = "&".join(f"{seat}={made['keys'][str(seat)]}" for seat in seats)
    return f"#/t/{made['room']}" + (f"?{keys}" if keys else "")


# -- scenes ------------------------------------------------------------------------------------------------------------


def _lobby(tour: Tour, sitter: Sitter) -> None:
    tour.page(sitter, "#/", ".begin")


def _skirmish_lobby(tour: Tour, sitter: Sitter) -> None:
    _lobby(tour, sitter)
    sitter.page.locator("input[name=scenario]").last.locator("xpath=..").click()
    sitter.page.wait_for_selector(".begin")


def _more_rules(tour: Tour, sitter: Sitter) -> None:
    _lobby(tour, sitter)
    sitter.page.locator(".options .more").click()
    sitter.page.wait_for_selector("[role=dialog]")


def _settings(tour: Tour, sitter: Sitter) -> None:
    _lobby(tour, sitter)
    sitter.page.locator("header [aria-haspopup=dialog]").last.click()
    sitter.page.wait_for_selector("#settings-name")


def _waiting(tour: Tour, sitter: Sitter) -> None:
    def make() -> str:
        made = room(tour.live, BRAVE, HEROES, "person open")
        return f"#/t/{made['room']}?0={made['keys']['0']}&host={made['host']}"

    tour.table(sitter, "waiting", make, "#invitation")


def _rules_changed(state: str) -> Callable[[Tour, Sitter], None]:
    def scene(tour: Tour, sitter: Sitter) -> None:
        def make() -> str:
            seats = [{"kind": "person", "side": side, "name": name} for side, name in CHANGED]
            made = tour.live.room(*seats)
            room = tour.live.rooms.awake[made["room"]]
            mended = room.game.rules.mended_since(1)
            room.stored.rules_change = RulesChange(
                state=state, was=1, now=room.game.rules.version, content="", other_content=True, clauses=mended,
                clause="H3-CBR-11" if state == "closed" else "", answers=143, same=128, agreed=(1,),
            )  # fmt: skip
            room.lay(None)
            return link(made, 0)

        tour.table(sitter, f"rules-{state}", make, "#change-title")

    return scene


def _map(tour: Tour, sitter: Sitter) -> None:
    holds = about("field", "spot", "building", "kind", "card")
    tour.table(sitter, "map", lambda: link(*brave(tour.live, 18, holds)))


def _pressed(key: str, awaited: str) -> Callable[[Tour, Sitter], None]:
    def scene(tour: Tour, sitter: Sitter) -> None:
        _map(tour, sitter)
        sitter.page.keyboard.press(key)
        sitter.page.wait_for_selector(awaited)

    return scene


def _combat(tour: Tour, sitter: Sitter) -> None:
    holds = offers("attack", "move")
    tour.table(sitter, "combat", lambda: link(*moment(tour.live, "skirmish", SKIRMISH, 11, Lively(7), holds)))


def _seats(tour: Tour, sitter: Sitter) -> None:
    _combat(tour, sitter)
    sitter.page.locator(".where button").click()
    sitter.page.wait_for_selector("#invitation")


def _unit(tour: Tour, sitter: Sitter) -> None:
    _combat(tour, sitter)
    sitter.page.locator(".space.struck").first.focus()
    sitter.page.keyboard.press("v")
    sitter.page.wait_for_selector("[role=dialog]")


def _asked(seed: int, step: str, awaited: str = "[data-choice]") -> Callable[[Tour, Sitter], None]:
    return lambda tour, sitter: tour.table(sitter, f"{step} {seed}", tour.brave(seed, step), awaited)


def _town(tour: Tour, sitter: Sitter) -> None:
    tour.table(sitter, "town", tour.brave(2, "ask_town"), ".bgrid")


def _curtain(tour: Tour, sitter: Sitter) -> None:
    def make() -> str:
        made, _ = moment(tour.live, "skirmish", SKIRMISH, 11, Lively(7), offers("attack", "move"))
        return link(made, 0, 1)

    tour.table(sitter, "curtain", make, "#curtain-title")


def _lesson(tour: Tour, sitter: Sitter) -> None:
    def make() -> str:
        learner = {"kind": "person", "side": "any", "name": "Maud"}
        return link(tour.live.room(learner, scenario="any", lesson="move_and_visit"), 0)

    tour.table(sitter, "lesson", make, "[data-moment]")


def _watched(tour: Tour, sitter: Sitter) -> None:
    holds = about("field", "spot")
    tour.table(sitter, "watched", lambda: link(brave(tour.live, 18, holds)[0]), ".map")


def _over(tour: Tour, sitter: Sitter) -> None:
    def make() -> str:
        steps: list[int] = []
        moment(tour.live, "skirmish", SKIRMISH, 11, Lively(7), lambda asked: steps.append(asked["choice"]))
        policy = Lively(7)
        made, seat = moment(tour.live, "skirmish", SKIRMISH, 11, policy, lambda asked: asked["choice"] == steps[-1])
        player = tour.live.player(made["room"], made["keys"][str(seat)])
        player.answer(policy(player.table["asked"]["options"])["key"])
        player.close()
        return link(made, 0)

    tour.table(sitter, "over", make, "#end-title")


def _replay(tour: Tour, sitter: Sitter) -> None:
    tour.page(sitter, f"#/r/{tour.record()}?step=20", "[role=slider]")


def _host(tour: Tour, sitter: Sitter) -> None:
    tour.page(sitter, "#/host", "input[type=password], main table")
    if sitter.page.locator("input[type=password]").count():
        sitter.page.fill("input[type=password]", HOST_KEY)
        sitter.page.keyboard.press("Enter")
    sitter.page.wait_for_selector("main table")


def _draft(game: str) -> Callable[[Tour, Sitter], None]:
    def scene(tour: Tour, sitter: Sitter) -> None:
        tour.page(sitter, "#/workshop", f"[data-new={game}]")
        sitter.page.locator(f"[data-new={game}]").click()
        sitter.page.wait_for_selector(".found .good", state="attached")

    return scene


def _chain(tour: Tour, sitter: Sitter) -> None:
    tour.page(sitter, "#/workshop/campaign", "[data-new-chain]")
    page = sitter.page
    # One campaign is enough for all screens of a browser.
    if not page.locator("[data-between]").count():
        page.locator("[data-new-chain]").click()
        for _ in range(2):
            page.locator("[data-add-part]").click()
        page.locator("[data-add-gift='1']").click()
    page.wait_for_selector("[data-between='1']")


RECORDS_READ = "body:has(input[type=file]):not(:has(.text + .watch))"
"""The list of records once the server has told of each; until then a row has the title it was kept under."""
SCENES: dict[str, Callable[[Tour, Sitter], None]] = {
    "lobby": _lobby,
    "lobby-skirmish": _skirmish_lobby,
    "lobby-rules": _more_rules,
    "settings": _settings,
    "waiting": _waiting,
    "rules-asked": _rules_changed("asks"),
    "rules-closed": _rules_changed("closed"),
    "map": _map,
    "answers": _pressed("a", "[role=dialog]"),
    "keys": _pressed("h", "[role=dialog]"),
    "rules-window": _pressed("?", "[role=dialog]"),
    "turning": _asked(1, "ask_start_tile", "[role=radiogroup]"),
    "bonus": _asked(1, "ask_bonus"),
    "search": _asked(5, "ask_search"),
    "take": _asked(5, "ask_take"),
    "dice": _asked(1, "pick_result"),
    "trade": _asked(1, "ask_trade"),
    "unit-choice": _asked(33, "ask_reinforced"),
    "errand": _asked(12, "do_errand"),
    "end-of-round": _asked(14, "end_round"),
    "town": _town,
    "deploy": _asked(19, "ask_space"),
    "combat": _combat,
    "unit": _unit,
    "seats": _seats,
    "curtain": _curtain,
    "lesson": _lesson,
    "watched": _watched,
    "over": _over,
    "records": lambda tour, sitter: tour.page(sitter, "#/records", RECORDS_READ),
    "replay": _replay,
    "rules": lambda tour, sitter: tour.page(sitter, "#/rules/H3-CBR-04", "[data-clause]"),
    "guide": lambda tour, sitter: tour.page(sitter, "#/rules/battlelore", ".guide figure"),
    "workshop-map": _draft("heroes"),
    "workshop-field": _draft("battlelore"),
    "campaign": _chain,
    "lab": lambda tour, sitter: tour.page(sitter, "#/workshop/lab", ".lab .start"),
    "host": _host,
    "missing": lambda tour, sitter: tour.page(sitter, "#/nowhere", "main h1, main h2"),
    **scenes.SCENES,
}
