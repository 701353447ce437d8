"""What docs/scenarios.md tells designers about tournaments is what its example does."""

import re

import pytest

import banneret
from banneret.bots import make
from banneret.heroes.designing.report import check_text
from banneret.heroes.scenario.load import load_scenario
from tests.docs.scenario_manual import PAGE

PART = PAGE.read_text(encoding="utf-8").partition("## Tournaments\n")[2].partition("\n## ")[0]
[DUEL] = re.findall(r"^```yaml\n(.*?)^```", PART, re.MULTILINE | re.DOTALL)


def errors(old: str, new: str) -> list[str]:
    assert DUEL.count(old) == 1
    return [error.text for error in check_text(DUEL.replace(old, new), "duel.yaml").errors]


@pytest.mark.parametrize("seed", range(4))
def test_the_map_of_the_example_is_built_in_the_order_told(seed: int) -> None:
    game = banneret.new("heroes", scenario="", definition=DUEL, seats=["castle", "dungeon"], seed=seed)
    bots = [make("random", "heroes", seed + n) for n in range(2)]
    while not any(event.name == "map_round" for event in game.events):
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)
    first = next(event.args["player"] for event in game.events if event.name == "first")
    laid = [
        (str(event.args["tile"])[0], event.args["player"] == first)
        for event in game.events
        if event.name == "tile_drawn"
    ]
    assert laid == [
        ("C", True),
        *[("N", False), ("N", True)] * 2,
        *[("S", True), ("S", False)],
        *[("F", True), ("F", False)] * 2,
    ]


def test_what_the_page_says_of_files() -> None:
    assert errors("set: [obelisk, obelisk, any, any]", "set: [obelisk, any, any, any]") != []
    assert errors("near: {n: 4, set: [obelisk, obelisk, any, any]}", "near: {n: 6}") == []
    assert errors("start: {n: 2}", "start: {n: 1}") != []
    assert errors("limit: most_points", "limit: draw") != []
    assert errors("players: [2]", "players: [3]") != []


def test_what_the_page_says_of_points_and_of_the_second_player() -> None:
    scenario = load_scenario("", DUEL)
    counted = {entry.what: (entry.points, entry.per) for entry in scenario.scoring.points}
    assert counted == {
        "mine_or_settlement": (1, 1), "building": (1, 1), "artifact": (1, 2), "level": (1, 1),
        "secondary_hero_beaten": (2, 1), "rival_beaten": (4, 1), "dragon_utopia": (3, 1),
    }  # fmt: skip
    assert scenario.scoring.always
    assert [bonus.seat for bonus in scenario.seat_bonus] == ["P2", "P2"]
    for words in ("second player begins with Positive Morale", "every two Artifacts 1", "Secondary Hero beaten 2"):
        assert words in " ".join(PART.split())
