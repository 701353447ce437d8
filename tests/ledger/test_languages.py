"""The ledger in other languages: complete, up to date, and shown wherever a clause is shown."""

from pathlib import Path

import pytest

from banneret.kernel.errors import LedgerError
from banneret.ledger import clause, load_ledger
from banneret.ledger.languages import load_translation, translation_file
from banneret.plugins import plugin_of, plugins
from banneret.table import clauses
from tests.docs.ledger_languages import OTHERS, findings, stamp

GAMES = [(game, lang) for game in plugins() for lang in OTHERS]


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_every_clause_ruling_and_example_is_there_and_up_to_date(game: str, lang: str) -> None:
    words = load_translation(translation_file(plugin_of(game).folder, lang))
    assert list(findings(load_ledger(game), words)) == []


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_no_text_is_still_in_english(game: str, lang: str) -> None:
    english, other = load_ledger(game), load_ledger(game, lang)
    same = [id for id, one in english.clauses.items() if other.clauses[id].text == one.text]
    assert same == []


def test_a_language_changes_words_and_nothing_else() -> None:
    for english, german in zip(
        load_ledger("heroes").clauses.values(), load_ledger("heroes", "de").clauses.values(), strict=True
    ):
        assert (english.id, english.source, english.certainty) == (german.id, german.source, german.certainty)
        assert (english.option and english.option.name) == (german.option and german.option.name)


def test_readers_find_clauses_by_words_of_their_language() -> None:
    text = clause("H3-CBR-04", "de").text
    assert text != clause("H3-CBR-04").text
    found = clauses.search("heroes", text, 5, "de")
    assert found[0].id == "H3-CBR-04"
    assert found[0].text == text
    assert clauses.clause("H3-CBR-04", "de") == found[0]
    assert clauses.sections("heroes", "de")[0].name != clauses.sections("heroes")[0].name


def test_what_is_outdated_incomplete_or_wrong_is_found(tmp_path: Path) -> None:
    ledger = load_ledger("battlefield")
    path = tmp_path / "ledger.de.yaml"
    first, second = list(ledger.clauses)[:2]
    path.write_text(
        f"# Kopf\ntitle: T\nsections: {{XXX: T}}\nclauses:\n  {first}: {{text: Ja, of: '00000000'}}\n"
        f"  {second}: {{text: Nein}}\n",
        encoding="utf-8",
    )
    told = list(findings(ledger, load_translation(path)))
    assert "section XXX is not in the ledger" in told
    assert f"clause {list(ledger.clauses)[2]} is missing" in told
    assert f"{first}: was made from English words that have changed since" in told
    assert f"{second}: does not say which English it was made from: --stamp" in told
    stamp(ledger, path)
    again = load_translation(path).clauses
    assert again[first].of == "00000000"
    assert again[second].of == ledger.clauses[second].fingerprint
    assert path.read_text(encoding="utf-8").startswith("# Kopf\n")


def test_numbers_ids_and_options_survive() -> None:
    ledger = load_ledger("heroes")
    words = load_translation(translation_file(plugin_of("heroes").folder, "de"))
    id = next(id for id, one in ledger.clauses.items() if " 3 " in one.text)
    damaged = words.clauses | {id: type(words.clauses[id])(text="Nichts.", of=words.clauses[id].of)}
    told = list(findings(ledger, type(words)(words.title, words.sections, damaged, words.examples)))
    assert any(one.startswith(f"{id}: text has lost") for one in told)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ledger.de.yaml"
    path.write_text("title: T\nsections: {}\nclauses: {X: {txt: Ja}}\n", encoding="utf-8")
    with pytest.raises(LedgerError, match=r"ledger\.de\.yaml.*txt"):
        load_translation(path)
