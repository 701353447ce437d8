"""How to play: the same page in every language, terms that are used, and what a reader looks up by its name."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from banneret.kernel.errors import ContentError
from banneret.ledger import load_ledger
from banneret.plugins import plugin_of, plugins
from banneret.table import clauses
from banneret.table.guide import pages
from banneret.table.guide.glossary import glossary, own_terms, pattern
from banneret.table.guide.lookup import lookup, things
from banneret.table.guide.pages import FOLDER, PICTURES, guide, size_of
from banneret.table.guide.types import GuidePage, TermInfo
from banneret.text import LANGUAGES
from tests.docs.pictures import SHOTS

GAMES = tuple(game for game, plugin in plugins().items() if plugin.package.startswith("banneret."))
MOST_BYTES = 1_500_000
WORDS = range(1000, 1900)
"""About ten minutes."""
SEEN = {
    "heroes": {
        "en": ("Griffins", "Fireball", "Retaliation"),
        "fr": ("Griffons", "Boule de Feu", "Riposte"),
        "de": ("Greifen", "Feuerball", "Gegenangriff"),
        "pl": ("Gryfy", "Kula Ognia", "Kontratak"),
    },
    "battlefield": {
        "en": ("Minotaurs", "Obelisk", "Obstacle"),
        "fr": ("Minotaures", "Obélisque", "Obstacle"),
        "de": ("Minotauren", "Obelisk", "Hindernis"),
        "pl": ("Minotaury", "Obelisk", "Przeszkoda"),
    },
    "battlelore": {
        "en": ("Giant Spider", "Mass Speed", "Baseline"),
        "fr": ("Araignée géante", "Célérité de masse", "Ligne de base"),
        "de": ("Riesenspinne", "Massentempo", "Grundlinie"),
        "pl": ("Olbrzymi pająk", "Masowy pośpiech", "Linia podstawowa"),
    },
}
"""A unit, a card and a term of each game as a reader sees them."""


def shape(page: GuidePage) -> list[object]:
    """What has to be the same in all languages: the kinds of blocks, the clauses and the pictures."""
    return [
        (
            block.kind,
            [[run.text for run in line if run.clause] for line in block.lines],
            block.picture.rpartition("/")[2],
        )
        for block in page.blocks
    ]


def words(page: GuidePage) -> str:
    return " ".join(run.text for block in page.blocks for line in block.lines for run in line if not run.clause)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_the_same_in_every_language(game: str) -> None:
    english = guide(game, "en")
    assert sum(block.kind == "heading" for block in english.blocks) >= 6
    for lang in LANGUAGES:
        page = guide(game, lang)
        assert page.title
        assert shape(page) == shape(english)
        assert len(words(page).split()) in WORDS
        assert not re.search(r"[*\[\]`]|\]\(", words(page)), "no marks are left in the text"
        assert all(f"/{lang}/" in block.picture for block in page.blocks if block.picture)
        if lang != "en":
            assert not {
                run.text for block in page.blocks for line in block.lines for run in line if len(run.text) > 40
            } & {run.text for block in english.blocks for line in block.lines for run in line}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_named_is_there(game: str) -> None:
    named = {run.text for block in guide(game, "en").blocks for line in block.lines for run in line if run.clause}
    named |= {id for term in own_terms(game).values() for id in term.clauses}
    assert len(named) > 50
    assert [id for id in sorted(named) if clauses.clause(id) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_taken_by_the_script_and_shown(game: str) -> None:
    taken = {shot.name for shot in SHOTS if shot.game == game}
    for lang in LANGUAGES:
        shown = {Path(block.picture).stem for block in guide(game, lang).blocks if block.picture}
        kept = {file.stem for file in (plugin_of(game).folder / FOLDER / PICTURES / lang).iterdir()}
        assert shown == kept == taken
        assert all(block.width and block.height for block in guide(game, lang).blocks if block.picture)


def test_the_pictures_are_small() -> None:
    assert 0 < sum(file.stat().st_size for game in GAMES for file in pages.pictures(game).values()) < MOST_BYTES
    with pytest.raises(ContentError):
        size_of(b"\x89PNG")


@pytest.mark.parametrize(
    "text", ["# T\n\n> said", "# T\n\n### deep", "# T\n\n1. first", "# T\n\n*leaning*", "no title"]
)
def test_what_nobody_reads_is_refused(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "en.md").write_text(text)
    monkeypatch.setattr(pages, "plugin_of", lambda _: SimpleNamespace(folder=tmp_path))
    with pytest.raises(ContentError):
        guide.__wrapped__("any", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_used(game: str, lang: str) -> None:
    shown = [words(guide(game, lang)), *(thing.text for thing in things(game, lang))]
    shown += [clause.text for section in load_ledger(game, lang).sections for clause in section.clauses]
    text = "\n".join(shown)
    own = [term for term in glossary(game, lang) if term.id in own_terms(game)]
    assert [term.id for term in own if not pattern(term).search(text)] == []
    names = [term.name for term in glossary(game, lang)]
    assert len(set(names)) == len(names)
    assert all(term.text.endswith(".") for term in own)


def test_an_expansion_knows_the_terms_of_its_game() -> None:
    assert {term.id for term in glossary("battlefield", "en")} > {term.id for term in glossary("heroes", "en")}


def test_a_form_is_found_as_it_is_written() -> None:
    few = TermInfo("few", "Few", ("Few",), "", ())
    assert pattern(few).search("its Few side")
    assert not pattern(few).search("only a few units")
    back = TermInfo("back", "Retaliation", ("retaliat*",), "", ())
    assert pattern(back).search("Retaliates once")
    assert not pattern(back).search("unretaliated")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_unit_a_card_and_a_term_are_found_by_what_one_sees(game: str, lang: str) -> None:
    unit, card, term = SEEN[game][lang]
    for name in (unit, card):
        found = lookup(game, name.upper(), 50, lang)
        assert found.things[0].name == name
        assert found.things[0].text.startswith(name)
        assert {one.id for one in found.clauses} >= set(found.things[0].clauses) != set()
    found = lookup(game, term, 50, lang)
    assert found.terms[0].name == term
    assert found.clauses[0].id in found.terms[0].clauses
    behind = clauses.clause(found.terms[0].clauses[0], lang)
    assert behind == found.clauses[0]


def test_accents_and_beginnings_are_enough() -> None:
    assert lookup("battlelore", "araignee", 5, "fr").things[0].name == "Araignée géante"
    assert "Olbrzymi pająk" in {thing.name for thing in lookup("battlelore", "pajak", 5, "pl").things}
    assert lookup("heroes", "retal", 5, "en").terms[0].name == "Retaliation"


def test_ids_sections_and_nonsense() -> None:
    assert [one.id for one in lookup("heroes", "h3-spl-02", 5, "de").clauses] == ["H3-SPL-02"]
    assert {one.section for one in lookup("heroes", "SPL", 5, "en").clauses} == {"SPL"}
    nothing = lookup("heroes", "zzzz qqqq", 5, "en")
    assert (nothing.terms, nothing.things, nothing.clauses) == ((), (), ())
    assert lookup("nowhere", "hero", 5, "en").clauses == ()
    assert len(lookup("heroes", "unit", 3, "en").clauses) == 3
