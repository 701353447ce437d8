"""What `scenario show` and the lobby tell of events and locations: for whom, on what condition, what is different."""

from pathlib import Path

import pytest

from banneret.heroes.scenario.load import Scenario, load_scenario
from banneret.heroes.table.scenario.text import scenario_notes
from banneret.text.catalogue import LANGUAGES
from tests.cli.running import good
from tests.heroes.designing.maps import changed, written

EVENT = "- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}"


def event(folder: Path, words: str) -> Scenario:
    """The scenario with one event of round 3."""
    return load_scenario(written(folder, changed(EVENT, f"- {{rounds: [3], {words}}}")))


def told(folder: Path, words: str, lang: str = "en") -> str:
    (happening,) = scenario_notes(event(folder, words), 2, lang).happenings
    return happening.text


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("who: each, do: [{gain: gold, amount: 2}]", "Each player: gain 2 gold."),
        ("do: [{gain: gold, amount: 2}]", "The starting player: gain 2 gold."),
        ("who: {highest: gold}, if: [{measure: settlement, at_least: 1}], do: [{gain: gold, amount: 2}]",
         "Whoever is highest in gold, with at least 1 × Settlements: gain 2 gold."),
        ("who: {lowest: level}, do: [{gain: gold, amount: 2}]", "Whoever is lowest in hero level: gain 2 gold."),
        ("who: {without: 'token:clue'}, do: [{token: clue}]", "Whoever has none (clues): “clues” +1."),
        ("who: {seat: P2}, do: [{gain: gold, amount: 2}]", "Player 2 in turn order: gain 2 gold."),
        ("who: each, if: [{measure: gold, at_most: 3}, {measure: level, at_least: 2, at_most: 4}], do: [{draw: 1}]",
         "Each player, with at most 3 gold and 2 to 4 × hero level: draw 1 card."),
        ("who: each, if: [{measure: 'standing:west_hill', at_least: 1}], do: [{draw: 1}]",
         "Each player, with a hero at: west hill: draw 1 card."),
        ("who: each, if: [{measure: settlement, at_least: 2, of: anybody}], do: [{draw: 1}]",
         "Each player, with at least 2 × Settlements (anybody): draw 1 card."),
        # Nobody in particular takes cubes off, so nobody is told of; a condition is.
        ("do: [{clear_cubes: [windmill]}]", "Take the black cubes off these locations: Windmill."),
        ("if: [{measure: level, at_least: 3, at_most: 3}], do: [{clear_cubes: [windmill]}]",
         "With exactly 3 × hero level: take the black cubes off these locations: Windmill."),
        ("who: each, text: 'A gift:', do: [{draw: 1}]", "A gift: Draw 1 card."),
        ("who: each, text: A gift., do: [{draw: 1}]", "A gift. Each player: draw 1 card."),
    ],
)  # fmt: skip
def test_for_whom_and_on_what_condition(tmp_path: Path, words: str, expected: str) -> None:
    assert told(tmp_path, words) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("who", ["each", "acting", "{lowest: gold}", "{highest: gold}", "{without: mine}"])
def test_every_language_says_for_whom(tmp_path: Path, lang: str, who: str) -> None:
    deed = "do: [{gain: gold, amount: 2}]"
    plain = told(tmp_path, f"text: 'All:', {deed}", lang).removeprefix("All: ")
    said = told(tmp_path, f"who: {who}, {deed}", lang)
    asked = told(tmp_path, f"who: {who}, if: [{{measure: valuables, at_least: 4}}], {deed}", lang)
    assert said.lower().endswith(plain.lower())
    assert len(said) > len(plain)
    assert "4" not in said
    assert "4" in asked


def test_what_is_different_about_a_location(tmp_path: Path) -> None:
    fields = (
        "tokens: [clue]\n"
        "fields:\n"
        "  obelisk: {called: Old Stone, guard: 4, movement: 2, needs: [{measure: gold, at_least: 7}]}\n"
        "  settlement: {guard: 0}\n"
        "  windmill: {called: Mill}\n"
    )
    path = written(tmp_path, changed("tokens: [clue]\n", fields))
    notes = scenario_notes(load_scenario(path), 2, "en").remarks
    assert (
        "Obelisk: called “Old Stone” here; guards of difficulty IV; entering does nothing, a visit costs 2 movement"
        " points; visits only with at least 7 gold."
    ) in notes
    assert "Settlement: no guards." in notes
    assert "Windmill: called “Mill” here." in notes
    shown = " ".join(good("scenario", "show", str(path)).split())
    assert "Old Stone" in shown
    assert "visits only with at least 7 gold" in shown
    assert "Each player: gain 2 gold." in shown


def test_only_what_lies_in_the_middle_is_told_of() -> None:
    with_utopia = scenario_notes(load_scenario("crown_hill"), 2, "en").remarks
    assert "Dragon Utopia: called “The Chair” here; no guards." in with_utopia
    assert not any(note.startswith("Grail: ") for note in with_utopia)
