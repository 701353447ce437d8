"""Scenarios on paper over REST: every scenario of every game, in every language, and files of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from banneret.plugins import plugins
from banneret.server.jobs.tasks import mission_of
from banneret.table.lobby import games
from banneret.table.presenter import presenter_of
from banneret.text import LANGUAGES
from tests.battlelore.short_adventure import SHORT_DAY
from tests.heroes.designing.maps import OWN, changed
from tests.support.live_server import Live, serving


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('missions') / 'table.sqlite3'}") as found:
        yield found


@pytest.mark.parametrize("game", plugins())
def test_every_scenario_has_a_page_that_says_how_it_is_won(game: str) -> None:
    (info,) = [info for info in games("en") if info.id == game]
    for n, scenario in enumerate(info.scenarios):
        lang = LANGUAGES[n % len(LANGUAGES)]
        mission = presenter_of(game).mission(scenario.id, "", lang)
        assert mission.name
        assert mission.tables
        for table in mission.tables:
            assert table.sections
            assert all(section.head and section.lines for section in table.sections)
            if table.picture:
                ElementTree.fromstring(table.picture)


def test_the_map_shows_every_tile_with_its_seat_its_name_and_what_is_asked_of_it() -> None:
    mission = presenter_of("heroes").mission("crown_hill", "", "de")
    two = next(table for table in mission.tables if table.players == 2)
    words = ["".join(text.itertext()) for text in ElementTree.fromstring(two.picture).findall(".//{*}text")]
    assert {"P1", "P2", "VI–VII"} <= set(words)
    assert words.count("II–III") == 4
    assert [key.sign for key in two.keys] == ["I", "II–III", "IV–V", "VI–VII"]


def test_words_of_a_file_are_text_in_its_picture() -> None:
    evil = OWN.replace("west_hill", "a_b").replace("name: Two Hills", "name: '<script>alert(1)</script>'")
    picture = presenter_of("heroes").mission("", evil, "en").tables[0].picture
    assert "<script" not in picture


def test_pages_over_rest(live: Live) -> None:
    status, found = live.ask("GET", "/api/missions/battlelore/first_laurels?lang=pl")
    assert (status, found["name"], len(found["tables"]), found["tables"][0]["wide"]) == (200, "Pierwsze laury", 1, True)
    status, found = live.ask("POST", "/api/missions?lang=fr", raw=OWN.encode())
    assert (status, found["game"], found["name"]) == (200, "heroes", "Two Hills")
    status, found = live.ask("POST", "/api/missions", raw=SHORT_DAY.encode())
    assert (status, found["game"], found["name"]) == (200, "battlelore", "A Short Day")
    assert live.ask("GET", "/api/missions/heroes/nowhere")[0] == 400
    assert live.ask("POST", "/api/missions", raw=b"")[0] == 400
    assert live.ask("POST", "/api/missions", raw=changed("few:T1", "few:T9").encode())[0] == 400


def test_a_page_is_made_in_a_worker_as_it_is_sent() -> None:
    assert b'"name":"Skirmish"' in mission_of("", "heroes", "skirmish", "en")
