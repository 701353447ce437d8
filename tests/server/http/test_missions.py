"""Scenarios on paper over REST: every scenario of every game, in every language, and files of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from banneret.plugins import plugins
from banneret.server.jobs.tasks import mission_of
from banneret.table.lobby import games
from banneret.table.presenter import presenter_of
from banneret.table.workshop.mission_types import Mission
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


def lines_of(mission: Mission, section: str) -> list[str]:
    (lines,) = [one.lines for one in mission.tables[0].sections if one.id == section]
    return list(lines)


def test_paper_has_the_armies_and_cards_of_ai_heroes_at_every_difficulty() -> None:
    lines = lines_of(presenter_of("heroes").mission("geleas_champions", "", "en"), "ai")
    # Those that are alike but for their armies share a line.
    all_three = lines[0]
    for said in (
        "First warlord, Second warlord, Third warlord (the rift)", "AI cards: 4 might, 2 magic",
        "Spells: Magic Arrow, Slow, Bloodlust", "the nearest Town", "2 movement points", "Whoever beats it: ",
    ):  # fmt: skip
        assert said in all_three
    armies = "Easy: 2 Bronze; Normal: 3 Bronze; Hard: 2 Bronze, 1 Silver; Impossible: 1 Bronze, 2 Silver"
    assert lines[1] == f"First warlord: Drawn: {armies}"
    assert [line.partition(":")[0] for line in lines[1:4]] == ["First warlord", "Second warlord", "Third warlord"]
    last = next(line for line in lines if line.startswith("Lord of the Rift"))
    assert "For each player beyond the second also: 1 Silver" in last
    assert "Ability: Offense" in last
    lines = lines_of(presenter_of("heroes").mission("border_fires", "", "en"), "ai")
    assert lines[-1] == "AI heroes without cards of their own. AI cards: 2 might, 1 magic. Spells: Magic Arrow"
    assert any("Hard: 2 Bronze, then 2 Bronze, 1 Silver, then 1 Bronze, 2 Silver" in line for line in lines)


def test_paper_says_which_tiles_lie_face_up() -> None:
    def words(text: str) -> list[str]:
        picture = presenter_of("heroes").mission("", text, "en").tables[0].picture
        return ["".join(text.itertext()) for text in ElementTree.fromstring(picture).findall(".//{*}text")]

    assert "face up" not in words(OWN)
    assert words(OWN.replace("kind: near,", "kind: near, face: up,")).count("face up") == words(OWN).count("IV–V") > 0


def test_paper_says_what_a_rule_with_words_of_its_own_does() -> None:
    rule = "rules:\n- {id: cheap, text: Merchants are kind., change: {surrender_price: 2}}\n"
    line, _ = lines_of(presenter_of("heroes").mission("", OWN.replace("rules:\n", rule), "en"), "rules")
    assert line.startswith("Merchants are kind. ")
    assert "urrendering costs 2 gold" in line
    rule = "rules:\n- {id: gift, text: A gift., when: round_start, rounds: [2], do: [{gain: gold, amount: 7}]}\n"
    line, _ = lines_of(presenter_of("heroes").mission("", OWN.replace("rules:\n", rule), "en"), "events")
    assert line.startswith("Round 2: A gift. ")
    assert "gain 7 gold" in line
