"""The fixtures of the page are messages as the server sends them today."""

from pathlib import Path

import msgspec
import pytest

from banneret.table.presenter import presenter_of
from banneret.table.protocol import Step, Welcome
from tests.battlelore.page_fixtures import WANTED as LORE_WANTED
from tests.battlelore.page_fixtures import WATCHED
from tests.support.page_fixtures import FOLDER, MOST_BYTES, WANTED


def check_welcome(welcome: Welcome) -> None:
    """The view within has the shape that the page knows, with nothing missing."""
    assert welcome.table is not None
    view = welcome.table.view
    shape = presenter_of(view["game"]).view_type
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(view, shape))) == view


@pytest.mark.parametrize("name", [*WANTED, "spectator", *LORE_WANTED, *WATCHED.values()])
def test_a_moment_is_a_welcome(name: str) -> None:
    path = FOLDER / f"{name}.json"
    assert path.stat().st_size < MOST_BYTES
    check_welcome(msgspec.json.decode(path.read_bytes(), type=Welcome))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("steps-*.json")), ids=lambda path: path.stem)
def test_steps_follow_a_welcome(path: Path) -> None:
    assert path.stat().st_size < MOST_BYTES
    first, *steps = msgspec.json.decode(path.read_bytes(), type=list[Welcome | Step])
    assert isinstance(first, Welcome)
    check_welcome(first)
    known = first.log[-1].n + 1
    for step in steps:
        assert isinstance(step, Step)
        assert [event.n for event in step.events] == [*range(known, known + len(step.events))]
        known = step.upto
