"""The JSON schema of adventure files: up to date, true to every shipped adventure, and strict about the rest."""

import json
from typing import Any

import jsonschema_rs
import pytest

from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.designing.report import FILES
from banneret.battlelore.designing.schema import SHIPPED, schema, schema_text
from banneret.kernel.yamltree import build, in_words
from banneret.scenario_files import files_of
from banneret.table.presenter import presenter_of

VALIDATOR = jsonschema_rs.validator_for(schema())
LANGUAGES = ("en", "fr", "de", "pl")
TOLD = {
    "first", "banners", "cunning", "command_cards", "council", "lore_deck", "hold", "sight", "chests", "graves",
    "tents", "quest", "trophy", "slaying", "units", "call_to_arms",
}  # fmt: skip
"""Parts of a file that say something about the rules of a battle."""
EVERYTHING = """
id: everything
name: Everything
first: standard
banners: 3
lore: true
cunning: true
command_cards: {standard: 4}
council: {pennant: {levels: 4, creatures: [hill_giant]}, standard: {fixed: {commander: 2, wizard: 1}}}
lore_deck: [wizard, rogue]
hold: [{side: pennant, hexes: ["4.4", "4.5"], banners: 2}]
sight: {hexes: 3, turns: 2}
chests: ["4.6"]
graves: ["4.6"]
tents: {treasure: 2, places: {standard: "8.0"}}
quest: {hex: "4.7", chest: artifact_1, experience: 1, banners: 1}
trophy: 1
slaying: 2
units:
  standard: {human_sword_blue: ["8.6"]}
  pennant: {hill_giant: ["0.6"]}
call_to_arms: {standard: {human_bow_green: 2}}
"""


def plain(text: str) -> Any:
    """A file as the plain data an editor sees."""
    return json.loads(json.dumps(build(text)[0]))


def test_the_shipped_schema_is_up_to_date() -> None:
    """`python -m banneret.battlelore.designing.schema` rewrites it."""
    assert SHIPPED.read_text(encoding="utf-8") == schema_text()


@pytest.mark.parametrize("id", adventure_ids())
def test_shipped_adventures_fit_it(id: str) -> None:
    assert list(VALIDATOR.iter_errors(plain(FILES.shipped(id)))) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [("banners: 3", "banners: 13"), ("trophy", "trophies"), ("hill_giant:", "hill_gnome:"), ('"4.7"', '"9.7"')],
)
def test_it_is_strict(old: str, new: str) -> None:
    assert list(VALIDATOR.iter_errors(plain(EVERYTHING))) == []
    assert old in EVERYTHING
    assert list(VALIDATOR.iter_errors(plain(EVERYTHING.replace(old, new))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_is_put_into_words(lang: str) -> None:
    assert FILES.check(EVERYTHING).errors == ()
    told = presenter_of("battlelore").sentences(EVERYTHING, lang)
    assert {str(each.path[0]) for each in told} == TOLD
    assert {*AdventureFile.__struct_fields__} >= TOLD
    assert all(each.text for each in told)
    if lang != "en":
        english = {each.text for each in presenter_of("battlelore").sentences(EVERYTHING, "en")}
        assert not english & {each.text for each in told}


def test_sentences_outlive_mistakes() -> None:
    """What cannot be read or does not exist is left out; the way to an entry is that in the file."""
    text = EVERYTHING.replace("trophy: 1", "trophy: many").replace("human_bow_green: 2", "camels: 2")
    text = text.replace("hold: [", "hold: [{side: nobody, hexes: []}, ")
    told = {each.path: each.text for each in presenter_of("battlelore").sentences(text, "en")}
    assert told["hold", 1] == "Pennant has 2 banners for as long as its units stand on 4.4, 4.5."
    assert ("trophy",) not in told
    assert ("call_to_arms", "standard") not in told
    assert told["slaying",] == "Artifacts for a hero who defeats a Creature: 2."


def patterns(shape: object) -> list[str]:
    """Every pattern of a text in a schema."""
    if isinstance(shape, list):
        return [found for inner in shape for found in patterns(inner)]
    if not isinstance(shape, dict):
        return []
    mine = [shape["pattern"]] if isinstance(shape.get("pattern"), str) else []
    return mine + [found for inner in shape.values() for found in patterns(inner)]


@pytest.mark.parametrize("game", ["heroes", "battlelore"])
def test_no_mistake_is_told_as_a_regular_expression(game: str) -> None:
    found = set(patterns(json.loads(files_of(game).schema())))
    assert found
    for pattern in found:
        assert "regex" not in in_words(f"expected text matching regex {pattern!r}"), pattern


def test_what_is_no_hex_is_told_in_words() -> None:
    told = FILES.check(EVERYTHING.replace('"4.6"]', '"9.9"]', 1)).errors
    assert [(one.line, one.text.rpartition(": ")[2]) for one in told] == [
        (13, 'expected a number up to 8, a dot, and another number, in quotation marks, got "9.9"')
    ]
