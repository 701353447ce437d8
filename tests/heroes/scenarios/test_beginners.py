"""Where it is a burden to be the first of three, whoever begins has some gold more."""

from pathlib import Path

import pytest

from banneret.heroes.scenario.load import SCENARIOS
from tests.heroes.builder import THREE, TWO, new_scenario_game

GOLD = {
    "brave_new_world": 6, "crossroads": 4, "dwarven_gold": 4, "manifest_destiny": 4, "search_for_the_grail": 3,
    "toll_road": 4,
}  # fmt: skip


def gold_at_the_start(scenario: str, seats: tuple[str, ...], first: int) -> list[int]:
    """What each player has at the first question of round 1."""
    game = new_scenario_game(scenario, seats, first=first)
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    return [game.resources(seat)[0] for seat in range(len(seats))]


def more_gold(scenario: str, folder: Path, seats: tuple[str, ...], first: int) -> list[int]:
    """How much more gold each player has than with the same luck in the same scenario without such a gift."""
    text = (SCENARIOS / f"{scenario}.yaml").read_text(encoding="utf-8")
    plain = folder / "plain.yaml"
    plain.write_text(text[: text.index("seat_bonus:")].replace(f"id: {scenario}", "id: plain"), encoding="utf-8")
    given, usual = (gold_at_the_start(name, seats, first) for name in (scenario, str(plain)))
    return [one - other for one, other in zip(given, usual, strict=True)]


@pytest.mark.rule("H3-GEN-02")
@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("scenario", GOLD)
def test_the_first_of_three_has_more_gold(scenario: str, first: int, tmp_path: Path) -> None:
    assert more_gold(scenario, tmp_path, THREE, first) == [GOLD[scenario] * (seat == first) for seat in range(3)]


@pytest.mark.rule("H3-GEN-02")
@pytest.mark.parametrize("scenario", [scenario for scenario in GOLD if scenario != "manifest_destiny"])
def test_and_nobody_of_two(scenario: str, tmp_path: Path) -> None:
    assert more_gold(scenario, tmp_path, TWO, 0) == [0, 0]
