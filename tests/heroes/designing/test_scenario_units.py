"""Units that a scenario file hands out: no more cards than the box has, and only Neutral Units as guards."""

import pytest

import banneret
from banneret.heroes.designing.report import check_text
from banneret.heroes.scenario.load import SCENARIOS
from tests.heroes.builder import HeroesGame
from tests.heroes.designing.maps import changed, found

SEATS = ["castle/catherine", "necropolis/sandro"]
UNITS = "units: [few:T1]"


def game_of(text: str) -> HeroesGame:
    """A game of two players at the first action."""
    game = HeroesGame.of(banneret.new("heroes", scenario="two_hills", definition=text, seats=SEATS, seed=3))
    while game.choice.kind_name != "action":
        game.apply(game.choice.keys[0])
    return game


def owned(game: HeroesGame) -> list[str]:
    """The units of all players together."""
    return sorted(unit for player in game.seen()["players"] for unit in player["units"])


def about(text: str, way: str) -> list[str]:
    """What is said of one part of a file."""
    return [line.split(": ", 3)[3] for line in found(text) if f": {way}: " in line]


@pytest.mark.rule("H3-UNI-01", "H3-UNI-05")
@pytest.mark.parametrize(
    ("units", "wrong", "why"),
    [
        ("few:T1, pack:T1", 1, "T1 stands here twice, and there is one card of it (H3-UNI-01)"),
        ("few:T1, few:T2, few:T1", 2, "T1 stands here twice, and there is one card of it (H3-UNI-01)"),
        ("few:griffins, pack:griffins", 1, "the box has too few cards of castle_griffins (H3-UNI-05)"),
        ("few:T2, few:griffins", 1, "the box has too few cards of castle_griffins for each of 2 players (H3-UNI-05)"),
        ("neutral:azure_dragons, neutral:azure_dragons, neutral:azure_dragons", 1,
         "the box has too few cards of neutral_azure_dragons (H3-UNI-05)"),
    ],
)  # fmt: skip
def test_nobody_begins_with_a_card_that_is_not_there(units: str, wrong: int, why: str) -> None:
    assert why in about(changed(UNITS, f"units: [{units}]"), f"setup.units[{wrong}]")


@pytest.mark.rule("H3-UNI-01")
def test_a_unit_by_name_may_be_the_rank_of_somebody_else() -> None:
    """In an alliance seats begin with units of their own; whoever plays Castle has the one card of the Griffins."""
    text = (
        (SCENARIOS / "arrogance.yaml")
        .read_text(encoding="utf-8")
        .replace("id: arrogance", "id: my_arrogance")
        .replace("    units: [pack:T1, few:T2]", "    units: [pack:marksmen, few:T3]", 1)
    )
    assert any(
        "setup.seats[0].units[0]: castle_marksmen may be the T2 given here too, and there is one card of it"
        in each.text
        for each in check_text(text, "mine.yaml").errors
    )


@pytest.mark.rule("H3-UNI-05", "H3-NEU-01")
def test_every_rank_once_and_as_many_neutral_units_as_there_are() -> None:
    ranks = ", ".join(f"few:T{n}" for n in range(1, 8))
    assert found(changed(UNITS, f"units: [{ranks}]")) == []
    assert found(changed(UNITS, "units: [few:T1, neutral:boars]")) == []


@pytest.mark.rule("H3-NEU-01")
def test_neutral_units_that_players_have_are_not_in_their_deck() -> None:
    game = game_of(changed(UNITS, "units: [few:T1, neutral:boars]"))
    assert owned(game).count("neutral_boars") == 2
    assert "neutral_boars" not in game.neutral_deck("bronze")


@pytest.mark.rule("H3-DO-add_unit")
def test_a_unit_joins_only_if_its_card_is_free() -> None:
    """Both players are to get the Griffins and the Zealots, of which there is one card each."""
    event = "- {rounds: [1], who: each, do: [{add_unit: few:griffins}, {add_unit: neutral:zealots}]}"
    game = game_of(changed("- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}", event))
    assert owned(game) == ["castle_griffins", "castle_halberdiers", "necropolis_skeletons", "neutral_zealots"]
    assert "neutral_zealots" not in game.neutral_deck("silver")


@pytest.mark.rule("H3-NEU-01", "H3-CHANGE-guards")
@pytest.mark.parametrize("key", ["army", "add", "among"])
@pytest.mark.parametrize("word", ["few:T1", "few:bronze_choice", "pack:griffins"])
def test_only_neutral_units_are_guards(key: str, word: str) -> None:
    text = guarded(f"{key}: ['neutral:boars', '{word}']")
    assert about(text, f"change.guards.{key}[1]") == [
        f'guards are Neutral Units, such as neutral:zealots, not "{word}"'
    ]


@pytest.mark.rule("H3-NEU-01")
def test_guards_by_difficulty_are_looked_at_too() -> None:
    [line] = about(guarded("army: {easy: ['draw:gold'], hard: ['few:T1']}"), "change.guards.army.hard[0]")
    assert "guards are Neutral Units" in line


@pytest.mark.rule("H3-NEU-01")
def test_what_takes_the_place_of_a_guard_is_a_certain_unit() -> None:
    [line] = about(guarded("among: ['draw:azure']"), "change.guards.among[0]")
    assert line == 'this is a certain Neutral Unit, such as neutral:zealots, not "draw:azure"'


@pytest.mark.rule("H3-NEU-01")
def test_there_are_five_guards_at_most() -> None:
    many = ", ".join(["'draw:bronze'"] * 4)
    assert about(guarded(f"army: [{many}], add: [{many}]"), "change.guards.army") == [
        "there are at most 5 guards, not 8 (H3-UNI-06)"
    ]
    assert found(guarded(f"army: [{many}], add: ['neutral:zealots']")) == []


@pytest.mark.rule("H3-EXP-13")
def test_the_difficulty_of_a_field_is_not_for_the_last_one_alone() -> None:
    last = "last: 'unflagged:mine'"
    assert about(guarded(f"level: 5, {last}"), "change.guards.level") == [
        "a level is for all these fields, so it does not go with last (H3-EXP-13)"
    ]
    assert found(guarded("level: 5")) == found(guarded(last)) == []


def guarded(words: str) -> str:
    """A file with a rule about the guards of Mines."""
    rule = f"- {{id: watch, text: Mines are watched., change: {{guards: {{where: [{{location: mine}}], {words}}}}}}}\n"
    return changed("events:\n", f"{rule}events:\n")
