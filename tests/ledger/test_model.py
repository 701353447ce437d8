from itertools import chain

import pytest

from banneret.kernel.errors import LedgerError
from banneret.ledger import Ledger, Option, clause, explain, known, load_ledger
from banneret.ledger.model import game_of, read
from banneret.plugins import plugins
from tests.support.counted_work import at_most


@pytest.fixture(params=plugins())
def ledger(request: pytest.FixtureRequest) -> Ledger:
    return load_ledger(str(request.param))


@pytest.mark.parametrize(
    ("game", "in_scope", "out_of_scope", "examples"),
    [("heroes", 753, 6, 123), ("battlefield", 253, 0, 38), ("battlelore", 632, 0, 48)],
)
def test_counts(game: str, in_scope: int, out_of_scope: int, examples: int) -> None:
    ledger = load_ledger(game)
    assert sum(len(section.clauses) for section in ledger.in_scope) == in_scope
    assert len(ledger.clauses) == in_scope + out_of_scope
    assert len(ledger.examples) == examples


def test_only_the_section_of_what_is_not_played_is_out_of_scope() -> None:
    assert [section.key for section in load_ledger("heroes").sections if section.out_of_scope] == ["OOS"]


def test_ids_are_unique_and_belong_to_their_game(ledger: Ledger) -> None:
    ids = [it.id for section in ledger.sections for it in section.clauses]
    ids += [example.id for example in ledger.examples]
    assert len(ids) == len(set(ids))
    assert {game_of(id) for id in ids} == {ledger.game}


def test_a_clause_id_names_its_section(ledger: Ledger) -> None:
    keys = [section.key for section in ledger.sections]
    assert len(keys) == len(set(keys))
    for section in ledger.sections:
        assert all(it.id.rpartition("-")[0].endswith(section.key) for it in section.clauses)


def test_examples_cite_known_clauses(ledger: Ledger) -> None:
    cited = set(chain.from_iterable(example.rules for example in ledger.examples))
    assert {id for id in cited if not known(id)} == set()


def test_every_clause_says_something_and_where_it_comes_from(ledger: Ledger) -> None:
    for it in ledger.clauses.values():
        assert it.text.strip()
        assert it.source.strip()


@pytest.mark.parametrize(
    ("id", "option"),
    [
        ("H3-GEN-06", Option("enforce_cube_supply", "off")),
        ("H3-MOR-07", Option("morale_for_neutral_controller", "on")),
        ("H3-LVL-10", Option("specialty_gain_zone", "hand", ("hand", "deck_shuffled"))),
        ("H3-VIC-02", Option("capture_all_defeats", "off", (), "scenarios may switch it on")),
        ("H3-RES-11", Option("treasure_die_faces", None, (), "data table")),
        ("H3-GEN-05", None),
    ],
)
def test_options_are_fields_of_their_own(id: str, option: Option | None) -> None:
    assert clause(id).option == option
    assert "Option:" not in clause(id).ruling


def test_options_are_named_once_and_have_a_default_among_their_values() -> None:
    options = [it.option for it in load_ledger("heroes").clauses.values() if it.option]
    assert len(options) == 31
    assert len({option.name for option in options}) == len(options)
    for option in options:
        assert option.default in option.values or not option.values


def test_a_clause_is_found_by_its_id() -> None:
    assert clause("BLH-LMK-02").id == "BLH-LMK-02"
    assert known("H3-EXW-02")
    assert not known("H3-CBR-99")


def test_a_word_of_scenario_files_is_found_by_its_id_and_is_no_clause() -> None:
    ledger = load_ledger("heroes")
    assert clause("H3-CHANGE-ransom").text == "Gold that a beaten Main Hero pays."
    assert known("H3-DO-levy")
    assert not known("H3-DO-nothing")
    assert ledger.find(" h3-change-RANSOM ") == clause("H3-CHANGE-ransom")
    assert ledger.section_of["H3-CHANGE-ransom"].key == "CHANGE"
    assert not ledger.clauses.keys() & {word.id for section in ledger.words for word in section.clauses}


@pytest.mark.parametrize("id", ["H3-CBR-99", "XX-CBR-01", "H3-EXW-02", ""])
def test_an_unknown_clause_is_refused(id: str) -> None:
    with pytest.raises(LedgerError, match=f"unknown clause {id}"):
        clause(id)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(LedgerError, match='no ledger of "chess"; there are heroes, battlefield, battlelore'):
        load_ledger("chess")


def test_an_explanation_gives_text_source_ruling_and_option() -> None:
    it = clause("H3-LVL-10")
    lines = explain(["H3-CMP-01", it.id]).split("\n")
    assert lines[0].startswith("H3-CMP-01: ")
    assert lines[1] == f"{it.id}: {it.text} [{it.source}]"
    assert lines[2] == f"  Ruling: {it.ruling}"
    assert lines[3] == "  Option: specialty_gain_zone = hand | deck_shuffled (default hand)"


def test_a_range_holds_both_ends() -> None:
    ids = load_ledger("heroes").between("H3-CBR-09", "H3-CBR-12")
    assert ids == ("H3-CBR-09", "H3-CBR-10", "H3-CBR-11", "H3-CBR-12")


@pytest.mark.parametrize(
    ("first", "last", "complaint"),
    [
        ("H3-CBR-09", "H3-CBT-02", "crosses from one section into another"),
        ("H3-CBR-12", "H3-CBR-09", "runs backwards"),
        ("H3-CBR-12", "H3-CBR-99", "unknown clause H3-CBR-99"),
    ],
)
def test_a_range_that_is_none_is_refused(first: str, last: str, complaint: str) -> None:
    with pytest.raises(LedgerError, match=complaint):
        load_ledger("heroes").between(first, last)


def test_loading_is_little_work() -> None:
    """The slow parser of YAML would carry out 8,000,000 lines."""
    read.cache_clear()
    with at_most(1_000_000):
        read("heroes", "en")
