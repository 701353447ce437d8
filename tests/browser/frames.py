"""How quick the page is: `python -m tests.browser.frames` prints JSON. No test: the numbers are the machine's.

Everything is measured in a headless Chromium that draws in software, against a server on the same machine.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.browser.conftest import DESK, LIMITS
from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Asked, Curious, Lively, about, moment, offers, ready, room
from tests.support.chromium import chromium_running
from tests.support.live_server import Live, serving

HEROES: Final = ("castle/catherine", "necropolis/sandro", "dungeon/mutare")
LATE: Final = 150
"""This many answers into a game most of its tiles lie face up."""
VISITS: Final = 5
ANSWERS: Final = 40
TRACED: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame")
USABLE: Final = """() => new Promise((done) => {
  const look = () => {
    if (!document.querySelector('.begin .btn')) return requestAnimationFrame(look);
    const [load] = performance.getEntriesByType('navigation');
    setTimeout(() => done(performance.now() - load.responseStart));
  };
  look();
})"""
"""From the first byte until the button that begins a game is drawn and the page is free to hear it pressed."""
PRESSED: Final = "addEventListener('click', () => (window.pressed = performance.timeOrigin + performance.now()), true)"
SHOWN: Final = """() => {
  window.shown = [];
  const seen = () => requestAnimationFrame(() => window.shown.push(performance.timeOrigin + performance.now()));
  new MutationObserver(seen).observe(document.querySelector('.log'), { childList: true, subtree: true });
}"""


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.sqlite3", LIMITS) as live,
        chromium_running() as browser,
    ):
        found = {
            "first_load": first_load(live, browser),
            "answer_to_display_ms": answers(live, browser),
            "frames": frames(live, browser, Path(folder)),
            "browser": f"Chromium {browser.version}, headless, drawn in software",
        }
    print(json.dumps(found, indent=2))


def _context(browser: Browser) -> BrowserContext:
    return browser.new_context(viewport=DESK, locale="en-GB")  # type: ignore[arg-type]


def _spread(values: list[float]) -> dict[str, float]:
    return {"median": round(median(values), 1), "p95": round(quantiles(values, n=20)[-1], 1)}


# -- the first visit ---------------------------------------------------------------------------------------------------


def first_load(live: Live, browser: Browser) -> dict[str, Any]:
    """What a first visit of the lobby loads, as it goes over the line, and how soon one can begin."""
    sizes, times = [], []
    for _ in range(VISITS):
        context = _context(browser)
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        loaded: list[float] = []
        line.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))  # noqa: B023
        page.goto(live.url)
        times.append(float(page.evaluate(USABLE)))
        page.wait_for_load_state("networkidle")
        sizes.append(sum(loaded))
        context.close()
    return {"bytes": round(max(sizes)), "interactive_ms": round(median(times), 1), "visits": VISITS}


# -- from one browser to the other -------------------------------------------------------------------------------------


def answers(live: Live, browser: Browser) -> dict[str, Any]:
    """From the press on an answer in one browser to the frame in which the other shows what came of it."""
    made = room(live, "skirmish", SKIRMISH, seed=11)
    sitters = Sitter(_context(browser), live.url), Sitter(_context(browser), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
        sitter.page.wait_for_selector(".log")
        sitter.page.evaluate(PRESSED)
        sitter.page.evaluate(SHOWN)
    policy = Lively(7)
    taken: list[float] = []
    for _ in range(ANSWERS):
        now = ready(*sitters)
        if now is None:
            break
        other = sitters[0] if now is sitters[1] else sitters[1]
        known = len(other.page.evaluate("window.shown"))
        events = sum(len(message.get("events", ())) for message in other.heard)
        now.answer(policy(now.options))
        now.page.wait_for_timeout(150)
        if sum(len(message.get("events", ())) for message in other.heard) == events:
            continue  # nothing of it is for the other to see
        shown = list(other.page.evaluate("window.shown"))[known:]
        pressed = float(now.page.evaluate("window.pressed"))
        taken += [at - pressed for at in shown[:1] if at >= pressed]
    return {**_spread(taken), "answers": len(taken)}


# -- frames ------------------------------------------------------------------------------------------------------------


def frames(live: Live, browser: Browser, folder: Path) -> dict[str, Any]:
    """How evenly the largest map is panned and zoomed, and a fight on it shown."""
    made, seat = _late(live, about("field"))
    moving = {"speed": "1", "animation": True}
    context = _context(browser)
    sitter = Sitter(context, live.url, moving)
    sitter.sit(made, seat)
    sitter.show()
    sitter.page.wait_for_timeout(1000)
    line = context.new_cdp_session(sitter.page)
    found: dict[str, Any] = {
        "tiles": len(sitter.heard[0]["table"]["view"]["world"]["tiles"]),
        "pan": _traced(browser, sitter.page, folder, lambda: _pan(line)),
        "zoom": _traced(browser, sitter.page, folder, lambda: _zoom(line)),
    }
    context.close()
    fight = offers("attack")
    made, seat = moment(
        live, "crossroads", HEROES, 5, Curious(5), lambda asked: asked["choice"] > LATE and fight(asked)
    )
    sitter = Sitter(_context(browser), live.url, moving)
    sitter.sit(made, seat)
    sitter.show()
    sitter.page.wait_for_timeout(1000)
    found["combat"] = _traced(browser, sitter.page, folder, lambda: _strike(sitter))
    return found


def _late(live: Live, holds: Callable[[Asked], bool]) -> tuple[dict[str, Any], int]:
    """A moment late in a game of three on the larger map."""
    return moment(live, "crossroads", HEROES, 5, Curious(5), lambda asked: asked["choice"] > LATE and holds(asked))


def _pan(line: CDPSession) -> None:
    for x, y in ((-320, -120), (320, 120), (-260, 160), (260, -160)):
        way = {"xDistance": x, "yDistance": y, "speed": 600, "preventFling": True}
        line.send("Input.synthesizeScrollGesture", {"x": 720, "y": 300, "gestureSourceType": "touch", **way})


def _zoom(line: CDPSession) -> None:
    for scale in (1.8, 0.55, 1.8, 0.55):
        line.send(
            "Input.synthesizePinchGesture",
            {"x": 720, "y": 320, "scaleFactor": scale, "relativeSpeed": 500, "gestureSourceType": "touch"},
        )


def _strike(sitter: Sitter) -> None:
    sitter.answer(next(option for option in sitter.options if option["key"].startswith("attack:")))
    sitter.page.wait_for_timeout(2500)


def _traced(browser: Browser, page: Page, folder: Path, act: Callable[[], None]) -> dict[str, Any]:
    """Do something, and read from the trace when frames were drawn and how many were dropped."""
    path = folder / "trace.json"
    browser.start_tracing(page=page, path=path, categories=list(TRACED))
    act()
    browser.stop_tracing()
    events = json.loads(path.read_text())["traceEvents"]
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    gaps = [after - before for before, after in pairwise(drawn)]
    moving = [gap for gap in gaps if gap < 250]  # longer ones are rests between two gestures
    dropped = sum(event["name"] == "DroppedFrame" for event in events)
    return {**_spread(moving), "drawn": len(drawn), "dropped": dropped}


if __name__ == "__main__":
    main()
