"""A server with the built page, and Debian's Chromium."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from banneret.server.access import Limits
from banneret.server.http.pages import PAGE
from tests.browser.driver import PATIENCE, PICTURES, keep_picture
from tests.browser.tour import HOST_KEY, Tour
from tests.support.chromium import chromium_path, chromium_running
from tests.support.live_server import Live, serving

LIMITS = Limits(rooms_per_hour=10_000, messages_per_second=500, burst=2000, request_burst=5000)
DESK = {"width": 1440, "height": 900}
# What is expected may take its time on a busy machine, like everything else a sitter waits for.
expect.set_options(timeout=PATIENCE * 1000)


def _missing(what: str) -> None:
    """In CI nothing may be left out."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    if not (PAGE / "index.html").exists():
        _missing("the page is not built: make page")
    folder: Path = tmp_path_factory.mktemp("browser")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", LIMITS, host_key=HOST_KEY) as found:
        yield found


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser. It goes with its tests: while it is there an event loop runs, and others want one of their own.

    Pages are painted only where pictures are kept, and in a module that says `PAINTED`, as it looks at them. One that
    says `WHOLE` needs more than what shows pages.
    """
    whole = getattr(request.module, "WHOLE", False)
    if chromium_path(whole) is None:
        _missing(f"there is no Chromium: apt install {'chromium' if whole else 'chromium-headless-shell'}")
    with chromium_running(bool(PICTURES) or getattr(request.module, "PAINTED", False), whole) as browser:
        yield browser


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed until its pages have been kept."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def context(chromium: Browser, shots: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., BrowserContext]]:
    """Makes contexts, each like a browser of its own, and closes them afterwards; of a failed test its pages stay."""
    made: list[BrowserContext] = []

    def new(**how: object) -> BrowserContext:
        made.append(chromium.new_context(**{"viewport": DESK, "locale": "en-GB", **how}))  # type: ignore[arg-type]
        return made[-1]

    yield new
    if request.node.stash.get(FAILED, False):
        for n, page in enumerate(page for each in made for page in each.pages):
            (shots / f"failed-{request.node.name}-{n}.html").write_text(page.content(), encoding="utf-8")
            keep_picture(page, shots / f"failed-{request.node.name}-{n}.png")
    for each in made:
        each.close()


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where pictures are kept, to be looked at, and pages of tests that failed."""
    folder = Path(PICTURES or "build/shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def tour(live: Live) -> Tour:
    """The pages of the server, each at a moment at which there is something to see."""
    return Tour(live)
