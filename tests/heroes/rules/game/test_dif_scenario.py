"""The starting bonus that a scenario gives in place of the one of the difficulty."""

from pathlib import Path

import pytest

from banneret.heroes.text.map_answers import option_label
from tests.heroes.builder import HeroesGame, changed_file, new_game_of_file

SETUP = {
    "resources": {"gold": 15, "building_materials": 3, "valuables": 1},
    "income": {"gold": 10},
    "buildings": ["dwelling_bronze"],
    "units": ["pack:T1", "few:T2"],
}
BONUS: list[dict[str, object]] = [
    {"do": [{"gain": "gold", "amount": 4}]},
    {"do": [{"search": "artifact"}]},
    {"do": [{"gain": "valuables", "amount": 2}]},
]


def at_bonus(folder: Path, difficulty: str, bonus: list[dict[str, object]]) -> HeroesGame:
    """A game for two in which the Starting tiles lie."""
    path = changed_file(folder, setup=SETUP | {"bonus": bonus})
    game = new_game_of_file(path, difficulty=difficulty).luck(dice=[1, -1])
    game.settle()
    return game.play(game.choice.keys[0], game.choice.keys[0])


@pytest.mark.rule("H3-DIF-10")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "impossible"])
def test_the_scenarios_own_bonus_replaces_that_of_the_difficulty(tmp_path: Path, difficulty: str) -> None:
    game = at_bonus(tmp_path, difficulty, BONUS)
    assert (game.asked(), game.keys) == ((0, "amount"), {"choose:1", "choose:2", "choose:3"})
    game.play("choose:1")
    assert game.resources(0) == (19, 3, 1)
    assert (game.asked(), game.keys) == ((1, "amount"), {"choose:1", "choose:2", "choose:3"}), "each takes one"
    game.play("choose:3")
    assert game.resources(1) == (15, 3, 3)
    assert game.seen()["round"] == 1, "and no other"


@pytest.mark.rule("H3-DIF-10", "H3-DIF-08", "H3-DIF-09")
def test_an_artifact_of_the_scenarios_bonus_goes_to_hand_before_the_deck_is_shuffled(tmp_path: Path) -> None:
    game = at_bonus(tmp_path, "hard", BONUS)
    game.stack_deck("artifact", ["speculum", "rib_cage", "angel_wings"], ["charm_of_mana"])
    game.luck(draws=["speculum", "rib_cage", "angel_wings"])
    game.play("choose:2", "look", "take:rib_cage")
    assert game.player(0)["hand"] == ["rib_cage"]
    game.play("choose:1")
    assert game.seen()["decks"]["artifact"] == {"cards": 2, "discards": ["angel_wings"]}


@pytest.mark.rule("H3-DIF-10")
def test_a_single_bonus_needs_no_choice(tmp_path: Path) -> None:
    game = at_bonus(tmp_path, "easy", BONUS[:1])
    assert (game.seen()["round"], game.resources(0), game.resources(1)) == (1, (19, 3, 1), (19, 3, 1))


def test_the_bonus_is_told_by_what_it_does(tmp_path: Path) -> None:
    game = at_bonus(tmp_path, "normal", BONUS)
    assert [option_label(game, option) for option in game.choice.options] == [
        "Gain 4 gold.",
        "Search the Artifact deck (2 cards).",
        "Gain 2 valuables.",
    ]
