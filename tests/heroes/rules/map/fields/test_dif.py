"""Difficulty: which guards a field has."""

from collections import Counter

import pytest

import banneret
from banneret.heroes.box.cards_and_units import load
from banneret.kernel.errors import SetupError
from tests.heroes.builder import TIERS, HeroesGame

TIER_OF = {unit.id: unit.tier for unit in load().neutral_units}
DIFFICULTIES = ("easy", "normal", "hard", "impossible")


def guards(field: str, difficulty: str, **options: str) -> list[int]:
    """How many guards of each tier, from Bronze to Azure, are drawn."""
    game: HeroesGame = HeroesGame.of(
        banneret.new(
            "heroes",
            scenario="skirmish",
            seats=["castle_archangels+@a1", f"guards={field}"],
            seed=5,
            options={"difficulty": difficulty, **options},
        )
    )
    drawn = Counter(TIER_OF[str(event["kind"])] for event in game.events_named("guard"))
    return [drawn[tier] for tier in TIERS]  # type: ignore[index]


def rows(field: str) -> list[list[int]]:
    """The guards of a field for each difficulty."""
    return [guards(field, difficulty) for difficulty in DIFFICULTIES]


@pytest.mark.rule("H3-DIF-01")
def test_there_are_four_difficulties_and_normal_is_the_usual_one() -> None:
    for difficulty in DIFFICULTIES:
        assert sum(guards("i", difficulty)) > 0
    with pytest.raises(SetupError, match="easy, normal, hard, impossible"):
        guards("i", "expert")
    game = HeroesGame.of(
        banneret.new("heroes", scenario="skirmish", seats=["castle_griffins@a1", "guards=iii"], seed=5)
    )
    assert len(game.events_named("guard")) == sum(guards("iii", "normal"))


@pytest.mark.rule("H3-DIF-02")
def test_difficulty_sets_number_and_tier_of_the_guards() -> None:
    assert [sum(row) for row in rows("i")] == [1, 1, 2, 3], "the number"
    hard, impossible = guards("ii", "hard"), guards("ii", "impossible")
    assert sum(hard) == sum(impossible)
    assert hard != impossible, "the tier"


@pytest.mark.rule("H3-DIF-11")
def test_guards_of_difficulty_one() -> None:
    assert rows("i") == [[1, 0, 0, 0], [1, 0, 0, 0], [2, 0, 0, 0], [3, 0, 0, 0]]


@pytest.mark.rule("H3-DIF-12")
def test_guards_of_difficulty_two() -> None:
    assert rows("ii") == [[2, 0, 0, 0], [2, 0, 0, 0], [3, 0, 0, 0], [2, 1, 0, 0]]


@pytest.mark.rule("H3-DIF-13")
def test_guards_of_difficulty_three() -> None:
    assert rows("iii") == [[1, 1, 0, 0], [2, 1, 0, 0], [1, 2, 0, 0], [0, 3, 0, 0]]


@pytest.mark.rule("H3-DIF-14")
def test_guards_of_difficulty_four() -> None:
    assert rows("iv") == [[2, 1, 0, 0], [1, 2, 0, 0], [0, 3, 0, 0], [0, 2, 1, 0]]


@pytest.mark.rule("H3-DIF-15")
def test_guards_of_difficulty_five() -> None:
    assert rows("v") == [[2, 1, 1, 0], [1, 2, 1, 0], [0, 2, 2, 0], [0, 1, 3, 0]]


@pytest.mark.rule("H3-DIF-16")
def test_guards_of_difficulty_six() -> None:
    assert rows("vi") == [[2, 2, 1, 0], [1, 2, 2, 0], [0, 2, 3, 0], [0, 1, 4, 0]]


@pytest.mark.rule("H3-DIF-17")
def test_guards_of_difficulty_seven() -> None:
    assert rows("vii") == [[0, 0, 0, 1], [0, 0, 0, 2], [0, 0, 1, 2], [0, 0, 2, 2]]


@pytest.mark.rule("H3-DIF-17")
def test_an_option_reads_the_hard_row_the_other_way() -> None:
    assert guards("vii", "hard", vii_hard_two_gold_one_azure="on") == [0, 0, 2, 1]
    assert guards("vii", "impossible", vii_hard_two_gold_one_azure="on") == [0, 0, 2, 2]
    assert guards("vi", "hard", vii_hard_two_gold_one_azure="on") == [0, 2, 3, 0]
