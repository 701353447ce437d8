"""The pages of the site that are made from the program leave nothing out; its build checks links and pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from mkdocs.config import load_config

from banneret.heroes.box.map_and_towns import load_realm
from banneret.plugins import plugins
from banneret.table.presenter import presenter_of
from tests.docs.site.component_pages import ROOT, kinds_of, picture, sheet
from tests.docs.site.doctests import fenced
from tests.docs.site.markdown import as_lines, tabs
from tests.docs.site.navigation import with_siblings
from tests.docs.site.scenario_pages import UNMEASURED, balance

FOURTH_FACTION = {"Tale Of Two Lands", "The Challenge"}
"""What nobody can play with the factions there are."""
FREE_ARMIES = {"Skirmish"}


@pytest.mark.parametrize("game", plugins())
def test_every_component_has_a_picture_and_a_sheet(game: str) -> None:
    for kind, names in kinds_of(game).items():
        for name in names:
            assert picture(game, kind, name.rpartition(".")[2]), f"{kind}/{name}"
            assert len(sheet(game, name, "pl").splitlines()) > 1, f"{kind}/{name}"


def test_lines_of_a_sheet_stay_lines() -> None:
    page = tabs(lambda lang: as_lines(sheet("heroes", "castle.city_hall", lang)))
    # In Markdown a line goes on in the next one unless it ends with two spaces.
    assert "    **City Hall (building, Castle)**  \n    Cost: 10 gold, 4 building materials  \n    At " in page
    assert page.count("**  \n") == 4


def test_what_is_set_in_on_a_sheet_stays_set_in_when_its_line_is_full() -> None:
    name, first, *_ = as_lines(sheet("heroes", "F1", "en")).splitlines()
    assert name == "**F1 (Far tile, dirt)**  "
    # It is a block: two spaces would add an empty line.
    assert first == '<span class="set-in" style="--depth: 1">middle: Empty Field</span>'


def test_pages_of_a_folder_stand_beside_the_one_that_lists_them() -> None:
    nav = [{"Rules": ["a.md", {"Clauses": [{"One": "clauses/one/index.md"}, {"Two": "clauses/two/index.md"}]}]}]
    made = ["clauses/one/index.md", "clauses/one/b.md", "clauses/one/a.md", "clauses/one/a.svg", "clauses/two/c.md"]
    found = [{"One": ["clauses/one/index.md", "clauses/one/b.md", "clauses/one/a.md"]}]
    two = [{"Two": ["clauses/two/index.md", "clauses/two/c.md"]}]
    assert with_siblings(nav, made) == [{"Rules": ["a.md", {"Clauses": found + two}]}]


def test_examples_of_docstrings_are_code() -> None:
    assert fenced("Begin.\n\n>>> one()\n1\n>>> two()\n\nEnd.") == (
        "Begin.\n\n```pycon\n>>> one()\n1\n>>> two()\n```\n\nEnd."
    )
    assert fenced("No example: a > b.") == "No example: a > b."


def test_tiles_are_drawn_and_not_only_named() -> None:
    for tile in load_realm().tiles:
        assert picture("heroes", "tiles", tile.id).startswith("![")


def test_every_scenario_that_has_been_measured_says_how_even_it_is() -> None:
    def unmeasured(game: str) -> set[str]:
        return {one.name for one in presenter_of(game).lobby("en").scenarios if balance(one.name) == UNMEASURED}

    assert unmeasured("heroes") == FOURTH_FACTION | FREE_ARMIES
    assert unmeasured("battlefield") == unmeasured("battlelore") == set()
    assert "Gelea's Champions" in balance("Gelea’s Champions")
    assert balance("First Steps").count("| First Steps |") == 3
    assert "#medium-duels" in balance("Medium Duel")


def test_searching_offline_takes_nothing_from_the_internet() -> None:
    config = load_config(str(ROOT / "mkdocs.yml"))
    config = config.plugins.on_config(config)
    scripts = [str(script) for script in (*config.extra["polyfills"], *config.extra_javascript)]
    assert "iframe-worker.js" in scripts
    assert [script for script in scripts if not (Path(config.docs_dir) / script).is_file()] == []
