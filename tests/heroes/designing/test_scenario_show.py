"""`banneret scenario show` and `list`: the map in the terminal, and as a picture."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from banneret.battlefield.rules import scenario_ids as battlefield_ids
from banneret.battlelore.box.adventures import adventure_ids
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.table.scenario.picture import picture
from banneret.heroes.table.scenario.plan import plan_tiles
from banneret.heroes.terminal.scenario_sheet import chart, sections, words_of
from banneret.text.catalogue import LANGUAGES
from tests.cli.running import good, run
from tests.heroes.designing.maps import OWN, changed, written

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text")]


def test_a_file_in_the_terminal(tmp_path: Path) -> None:
    shown = good("scenario", "show", str(written(tmp_path)))
    for words in (
        "Two Hills", "Nobody remembers who built the towers.", "2 players", "6 rounds", "west hill", "P1", "P2", "IV–V",
        "II–III", "2 × Starting tile", "Whoever flags a field on a hill finds a clue.", "Round 3",
    ):  # fmt: skip
        assert words in shown
    assert shown.index("P1") > shown.index("Two Hills")


def test_no_two_tiles_that_touch_have_the_same_grain() -> None:
    tiles = plan_tiles(load_scenario("brave_new_world"), 3, "en")
    lines = [line.plain for line in chart(tiles, 120)]
    for wide in lines:
        assert len(wide) <= 120
    assert {letter for line in lines for letter in line} >= set("░▒▓")


@pytest.mark.parametrize("id", scenario_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_can_be_shown_in_every_language(id: str, lang: str) -> None:
    scenario = load_scenario(id)
    told = {count: sections(scenario, count, lang) for count in scenario.players}
    words = texts(picture(scenario, words_of(scenario, False, lang), told, lang))
    for count in scenario.players:
        lines = " ".join(line.plain for line in chart(plan_tiles(scenario, count, lang), 100))
        seats = [f"P{n}" for n in range(1, count + 1)] if scenario.layouts[count].to_place is None else []
        assert all(seat in lines and any(seat in word for word in words) for seat in seats)
    assert words[0] == words_of(scenario, False, lang)[0]


def test_a_picture_is_a_file_of_its_own(tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    assert good("scenario", "show", str(written(tmp_path)), "--svg", str(out)) == f"{out}: drawn\n"
    text = out.read_text(encoding="utf-8")
    assert {"Two Hills", "P1", "west hill", "2 players · 6 rounds, then a draw"} <= {*texts(text)}
    assert "<script" not in text
    assert "href" not in text
    assert " style=" not in text


def test_nothing_of_a_file_is_taken_for_markup(tmp_path: Path) -> None:
    text = changed("name: Two Hills", "name: <b>[red]Two</b> & co[/red]")
    out = tmp_path / "map.svg"
    path = written(tmp_path, text)
    good("scenario", "show", str(path), "--svg", str(out))
    assert texts(out.read_text(encoding="utf-8"))[0] == "<b>[red]Two</b> & co[/red]"
    assert "<b>[red]Two</b> & co[/red]" in good("scenario", "show", str(path))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("brave-new-world", "--players", "4"), "error: Brave New World is for 2 or 3 players, not 4"),
        (("brave-old-world",), 'error: unknown scenario "brave-old-world"'),
        (("none.yaml",), "error: none.yaml: there is no such file"),
        (("brave-new-world", "--svg", "nowhere/map.svg"), "error: nowhere/map.svg: No such file or directory"),
    ],
)
def test_what_cannot_be_shown(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    done = run("scenario", "show", *words, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(reason)


def test_the_list_names_every_scenario() -> None:
    shown = good("scenario", "list")
    # A long name goes on in a second line, which is indented.
    named = [line.split()[0] for line in shown.splitlines() if line.strip() and not line.startswith(" ")]
    assert named == [*scenario_ids(), *battlefield_ids(), *adventure_ids()]
    assert "Clash, 2–3 players, 10–12 rounds" in shown


def test_a_file_is_played_by_name(tmp_path: Path) -> None:
    written(tmp_path, OWN)
    shown = good("sim", "heroes", "--scenario", "two_hills.yaml", "--seats", "random,random", "--games", "2",
                 "--records", "out", folder=tmp_path)  # fmt: skip
    assert shown.startswith("2 of 2 games finished")
    (tmp_path / "two_hills.yaml").unlink()
    assert good("replay", "--verify", "out/1.banneret", folder=tmp_path).startswith("verified: ")
    assert "result:" in good("replay", "out/2.banneret", folder=tmp_path)


def test_a_file_is_played_in_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read by the command; the server is sent what they say."""
    from banneret.home import play
    from banneret.server.requests import NewRoom

    asked: list[NewRoom] = []

    def created(url: str, room: NewRoom) -> object:
        asked.append(room)
        return type("Made", (), {"room": "oak", "host": "h", "keys": {"0": "k"}})()

    monkeypatch.setattr("banneret.server.client.rest.create_room", created)
    monkeypatch.setattr("banneret.server.http.pages.PAGE", tmp_path)
    monkeypatch.setattr("banneret.server.http.serve.serve", lambda port, opened: opened("http://here"))
    play.in_browser("heroes", str(written(tmp_path)), ("castle", "choose"), [], {}, 3, 0)
    [room] = asked
    assert (room.scenario, room.definition[:20]) == ("two_hills", '{"id": "two_hills", ')
