"""Clauses for readers: found by id, by section and by words."""

import pytest

from banneret.ledger import load_ledger
from banneret.plugins import plugins
from banneret.table.clauses import clause, search, sections


@pytest.mark.parametrize("game", plugins())
def test_every_clause_is_found_by_its_id(game: str) -> None:
    ledger = load_ledger(game)
    for id, known in ledger.clauses.items():
        found = clause(id)
        assert found is not None
        assert (found.id, found.game, found.text, found.ruling) == (id, game, known.text, known.ruling)
        assert found.section == ledger.section_of[id].key
        assert all(id in example.clauses for example in found.examples)
    assert sum(len(found.examples) for found in map(clause, ledger.clauses) if found) >= len(ledger.examples)


def test_an_id_may_be_written_carelessly() -> None:
    assert clause(" h3-spl-02 ") == clause("H3-SPL-02")
    assert search("heroes", "h3-spl-02")[0].id == "H3-SPL-02"
    assert search("battlelore", "H3-SPL-02") == ()


def test_a_word_of_a_scenario_file_is_shown_like_a_clause() -> None:
    found = clause("h3-change-no_surrender")
    assert found is not None
    assert (found.id, found.section) == ("H3-CHANGE-no_surrender", "CHANGE")
    assert found.text == "Players for whom this holds may not surrender."


@pytest.mark.parametrize("id", ["", "H3", "H3-SPL", "H3-SPL-99", "XX-1", "H3-SPL-02; DROP", "é" * 500])
def test_what_is_no_clause_is_none(id: str) -> None:
    assert clause(id) is None


def test_a_section_gives_its_clauses() -> None:
    for text in ("SPL", "spl", "H3-SPL"):
        assert {found.section for found in search("heroes", text, 50)} == {"SPL"}
    assert len(search("heroes", "SPL", 50)) == len(_section("SPL"))


def _section(key: str) -> list[str]:
    return [c.id for section in load_ledger("heroes").sections if section.key == key for c in section.clauses]


def test_words_must_all_be_there() -> None:
    found = search("heroes", "defense reduces spells")
    assert found[0].id == "H3-UNI-22"
    for one in search("heroes", "retaliation paralyzed", 50):
        around = f"{one.id} {one.text} {one.section_name} {one.ruling}".lower()
        assert "retaliation" in around
        assert "paralyzed" in around
    assert search("heroes", "griffins teleport zebra") == ()


def test_limits_are_kept() -> None:
    assert len(search("heroes", "combat", 5)) == 5
    assert search("heroes", "combat", 0) == ()
    assert search("heroes", "combat", -3) == ()
    assert len(search("heroes", "", 7)) == 7
    assert search("heroes", "()[*\\", 5) == ()
    assert search("chess", "king") == ()


def test_sections_are_listed_with_the_number_of_their_clauses() -> None:
    found = sections("heroes")
    assert [section.key for section in found][:2] == ["GEN", "CMP"]
    for section in found:
        assert len(search("heroes", section.key, 200)) == section.clauses
    assert sections("chess") == ()
