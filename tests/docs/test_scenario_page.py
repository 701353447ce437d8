"""docs/scenarios.md: its tables say what the program reads, and its example is clean and can be played."""

import re

import pytest

import banneret
from banneret.bots import make
from banneret.heroes.designing.report import check_text
from banneret.heroes.scenario.load import load_scenario
from banneret.heroes.tables.compile.measures import measure_of
from tests.cli.running import good
from tests.docs.scenario_manual import PAGE, filled

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLE, DUEL = re.findall(r"^```yaml\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def test_the_tables_are_up_to_date() -> None:
    """`python -m tests.docs.scenario_manual` rewrites them."""
    assert filled(TEXT) == TEXT


@pytest.mark.parametrize(("text", "name"), [(EXAMPLE, "beacon_hill.yaml"), (DUEL, "duel_at_the_ford.yaml")])
def test_the_examples_are_clean(text: str, name: str) -> None:
    report = check_text(text, name)
    assert (report.errors, report.warnings) == ((), ())


def test_every_line_of_the_example_that_is_new_is_explained() -> None:
    assert EXAMPLE.count("#") >= 20


@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("random", "greedy")])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_example_is_played_to_its_end(bots: tuple[str, str], seed: int) -> None:
    game = banneret.new("heroes", scenario="", definition=EXAMPLE, seats=["castle", "dungeon"], seed=seed)
    players = [make(bot, "heroes", seed + n) for n, bot in enumerate(bots)]
    while not game.over:
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    assert game.result is not None
    happened = {event.name for event in game.events}
    assert {"rule", "story"} <= happened


def test_measures_named_on_the_page_can_be_counted() -> None:
    start, end = TEXT.index("<!-- measures -->"), TEXT.index("<!-- /measures -->")
    words = re.findall(r"`([a-z_]+(?::[A-Za-z0-9_+]+)?)`", TEXT[start:end])
    tokens, labels = ("points", "clue"), ("hill", "gate")
    unknown = [word for word in words if measure_of(word, tokens, ("chest",), labels, ("duke", "melodia")) is None]
    assert unknown == ["measure"] or unknown == []


def test_commands_on_the_page_are_there() -> None:
    shown = good("scenario", "--help")
    for command in re.findall(r"banneret scenario ([a-z]+)", TEXT):
        assert f"  {command} " in shown


def test_numbers_on_the_page_are_those_of_the_program() -> None:
    from banneret.heroes.scenario.check.traversal import LARGEST
    from banneret.heroes.scenario.load import MOST_BYTES

    assert f"at most {MOST_BYTES // 1000} kB" in TEXT
    assert f"Numbers are at most {LARGEST}" in TEXT
    assert load_scenario("", EXAMPLE).name == "Beacon Hill"
