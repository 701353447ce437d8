"""Somebody who watches: sees the whole game and nothing hidden, and can do nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext

from banneret.kernel.rules import SPECTATOR
from tests.browser.driver import Sitter
from tests.browser.play import HEROES, SKIRMISH, Curious, Lively, Policy, game_of, room
from tests.browser.secrets import merged, unseen
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
NOTHING_TO_CHOOSE = ", ".join(
    (
        "[data-key]",
        '[data-at^="card:"]',
        '[data-at^="offer:"]',
        ".btn.legal",
        ".btn.primary",
        '.layer.legal [fill="var(--legal)"]',
    )
)
"""Gold, and whatever gives an answer."""


class Watched:
    """A spectator's page, held against the game at every answer."""

    def __init__(self, live: Live, made: dict[str, Any], sitter: Sitter) -> None:
        self.sitter = sitter
        self.view: Any = None
        self.read = 0
        self.log: list[str] = []
        sitter.sit(made)
        self.names: dict[str, str] = {}
        _, catalogue = live.ask("GET", "/api/catalogue/heroes?lang=en")
        for card in catalogue["cards"].values():
            self.names[card["id"]] = card["name"]

    def catch_up(self) -> list[dict[str, Any]]:
        """What came since the last time; the view is brought up to date."""
        fresh = self.sitter.heard[self.read :]
        self.read = len(self.sitter.heard)
        for message in fresh:
            if message["is"] == "welcome":
                self.view = message["table"]["view"]
                self.log += [told["text"] for told in message["log"]]
            elif message["is"] == "step":
                self.view = merged(self.view, message["patch"])
                self.log += [told["text"] for told in message["events"]]
        return fresh

    def check(self, hidden: set[str]) -> None:
        """No message and no view tells what is hidden."""
        fresh = self.catch_up()
        for message in fresh:
            table = message.get("table") or message
            assert table.get("asked") is None
            assert table.get("seat", -1) == -1
        world, combat = self.view.get("world"), self.view.get("combat")
        players = list(world["players"].values()) if world else []
        sides = combat["sides"] if combat else []
        assert all(not holder.get("hand") for holder in [*players, *sides])
        assert not (world or {}).get("looked")
        told = " ".join(event["text"] for message in fresh for event in message.get("events", []))
        assert {name for name in self.distinct(hidden) if name in told} == set()
        assert self.named(hidden, json.dumps(fresh)) == []

    def named(self, cards: set[str], text: str) -> list[str]:
        """Those of the cards that are named as a card, an anchor or part of an answer."""
        return re.findall(rf'["/:]({"|".join(map(re.escape, cards))})["\\]', text) if cards else []

    def shown(self, hidden: set[str]) -> None:
        """Nothing on the page can be chosen, and no hidden card is on it or named."""
        page = self.sitter.page
        assert self.named(hidden, page.content()) == []
        assert page.locator(NOTHING_TO_CHOOSE).count() == 0
        labels = page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
        text = " ".join([page.inner_text("body"), *labels])
        log = " ".join(self.log)  # what once lay open stays told
        assert {name for name in self.distinct(hidden) if name in text and name not in log} == set()

    def distinct(self, cards: set[str]) -> set[str]:
        """Names that are not everyday words."""
        return {self.names[card] for card in cards if " " in self.names[card]}


def known(sitter: Sitter) -> int:
    """How many events the page has been told of."""
    last = next(message for message in reversed(sitter.heard) if message["is"] in ("step", "welcome"))
    return int(last["upto"] if last["is"] == "step" else len(last["log"]))


def watch(live: Live, context: New, made: dict[str, Any], policy: Policy, secret: bool, most: int) -> Sitter:
    """Play by plain sockets, and look over the shoulder of a spectator all the time."""
    watched = Watched(live, made, Sitter(context(), live.url))
    sitter = watched.sitter
    players = {int(seat): live.player(made["room"], key) for seat, key in made["keys"].items()}
    for count in range(most):
        game = game_of(live, made)
        if game.over:
            break
        before = unseen(game) if secret else set()
        player = players[game.state.seat]
        while player.asked is None:
            player.next()
        player.answer(policy(player.asked["options"])["key"])
        # An answer that changes nothing for a spectator is not told at all.
        sitter.until(lambda: known(sitter) == len(game.events_for(SPECTATOR)), "the news")  # noqa: B023
        hidden = before & unseen(game) if secret else set()
        watched.check(hidden)
        if count % 6 == 0 and not game.over:
            sitter.page.get_by_role("banner").get_by_text("watching").wait_for()
            watched.shown(hidden)
    for player in players.values():
        player.close()
    return sitter


def test_a_spectator_of_a_whole_game_learns_nothing_hidden(live: Live, context: New) -> None:
    made = room(live, "brave-new-world", HEROES, seed=8)
    sitter = watch(live, context, made, Curious(8), True, 400)
    assert game_of(live, made).over
    sitter.page.wait_for_selector("#end-title")
    assert sitter.problems == []


def test_a_spectator_of_a_battle_can_do_nothing(live: Live, context: New) -> None:
    made = room(live, "skirmish", SKIRMISH, seed=11)
    sitter = watch(live, context, made, Lively(7), False, 25)
    page = sitter.page
    for key in ("e", "Enter", "Space", "a", "d", "t", "1", "u", "Tab", "Enter"):
        page.keyboard.press(key)
    for space in page.locator('[data-at^="space:"]').all()[:12]:
        space.click(force=True)
    page.wait_for_timeout(100)
    said = [json.loads(text)["do"] for text in sitter.said]
    assert not set(said) & {"answer", "undo", "redo", "foresee", "reach", "sit"}
    assert page.get_by_text("You are watching").count()
    assert sitter.problems == []
