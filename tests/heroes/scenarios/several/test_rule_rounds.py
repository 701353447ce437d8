"""For whom and when a rule of a scenario is carried out, at the edges of both."""

from pathlib import Path

import pytest

from banneret.heroes.scenario.load import SCENARIOS
from tests.heroes.builder import THREE, TWO, scenario_game
from tests.heroes.designing.maps import OWN

GIFT = "- {id: gift, text: Gold., when: round_start, MORE, do: [{gain: gold, amount: 1}]}\n"


def given(file: Path, text: str, seats: tuple[str, ...], rounds: int) -> list[int]:
    """How often a rule has been carried out for somebody, in each of the first rounds."""
    file.write_text(text, encoding="utf-8")
    game = scenario_game(str(file), seats)
    counts = []
    for _ in range(rounds):
        counts.append(len(game.events_named("rule")))
        game.next_round()
    return counts


@pytest.mark.rule("H3-RULE-rounds", "H3-RULE-from_round", "H3-RULE-to_round")
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("rounds: [2, 3]", [0, 2, 4]),
        ("rounds: [1, 2, 3], from_round: 2, to_round: 2", [0, 2, 2]),
        ("from_round: 2, to_round: 2", [0, 2, 2]),
    ],
)  # fmt: skip
def test_rounds_count_only_within_from_and_to(more: str, expected: list[int], tmp_path: Path) -> None:
    text = OWN.replace("events:\n- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}\n", "")
    text = text.replace("victory:", GIFT.replace("MORE", f"who: each, {more}") + "victory:")
    assert given(tmp_path / "gifts.yaml", text, TWO, 3) == expected


@pytest.mark.rule("H3-RULE-who")
@pytest.mark.parametrize(("seats", "expected"), [(TWO, [0, 0]), (THREE, [1, 2])])
def test_a_place_in_the_turn_order_that_nobody_has_gets_nothing(
    seats: tuple[str, ...], expected: list[int], tmp_path: Path
) -> None:
    text = (SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8").replace("id: brave_new_world", "id: gifts")
    text = text[: text.index("seat_bonus:")].replace("rules:\n", "rules:\n" + GIFT.replace("MORE", "who: {seat: P3}"))
    assert given(tmp_path / "gifts.yaml", text, seats, 2) == expected
