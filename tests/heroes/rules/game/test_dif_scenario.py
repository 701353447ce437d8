"""The starting bonus that a scenario gives in place of the one of the difficulty."""

from pathlib import Path

import pytest

from banneret.heroes.text.map_answers import option_label
from banneret.kernel.game import Game
from tests.heroes.support.calendar import scenario_like, set_out_in
from tests.heroes.support.journey import asked, keys, luck, play, player, resources, seen, stack_deck

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


def at_bonus(folder: Path, difficulty: str, bonus: list[dict[str, object]]) -> Game:
    """A game for two in which the Starting tiles lie."""
    path = scenario_like(folder, setup=SETUP | {"bonus": bonus})
    game = luck(set_out_in(path, difficulty=difficulty), dice=[1, -1])
    game.settle()
    return play(game, game.choice.keys[0], game.choice.keys[0])


@pytest.mark.rule("H3-DIF-10")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "impossible"])
def test_the_scenarios_own_bonus_replaces_that_of_the_difficulty(tmp_path: Path, difficulty: str) -> None:
    game = at_bonus(tmp_path, difficulty, BONUS)
    assert (asked(game), keys(game)) == ((0, "amount"), {"choose:1", "choose:2", "choose:3"})
    play(game, "choose:1")
    assert resources(game, 0) == (19, 3, 1)
    assert (asked(game), keys(game)) == ((1, "amount"), {"choose:1", "choose:2", "choose:3"}), "each takes one"
    play(game, "choose:3")
    assert resources(game, 1) == (15, 3, 3)
    assert seen(game)["round"] == 1, "and no other"


@pytest.mark.rule("H3-DIF-10", "H3-DIF-08", "H3-DIF-09")
def test_an_artifact_of_the_scenarios_bonus_goes_to_hand_before_the_deck_is_shuffled(tmp_path: Path) -> None:
    game = at_bonus(tmp_path, "hard", BONUS)
    stack_deck(game, "artifact", ["speculum", "rib_cage", "angel_wings"], ["charm_of_mana"])
    luck(game, draws=["speculum", "rib_cage", "angel_wings"])
    play(game, "choose:2", "look", "take:rib_cage")
    assert player(game, 0)["hand"] == ["rib_cage"]
    play(game, "choose:1")
    assert seen(game)["decks"]["artifact"] == {"cards": 2, "discards": ["angel_wings"]}


@pytest.mark.rule("H3-DIF-10")
def test_a_single_bonus_needs_no_choice(tmp_path: Path) -> None:
    game = at_bonus(tmp_path, "easy", BONUS[:1])
    assert (seen(game)["round"], resources(game, 0), resources(game, 1)) == (1, (19, 3, 1), (19, 3, 1))


def test_the_bonus_is_told_by_what_it_does(tmp_path: Path) -> None:
    game = at_bonus(tmp_path, "normal", BONUS)
    assert [option_label(game, option) for option in game.choice.options] == [
        "Gain 4 gold.",
        "Search the Artifact deck (2 cards).",
        "Gain 2 valuables.",
    ]
