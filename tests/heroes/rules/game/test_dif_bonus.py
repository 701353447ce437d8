"""The starting bonus of each difficulty."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    asked,
    happened,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    set_out,
    stack_deck,
)

START = (15, 3, 1)


def at_bonus(difficulty: str) -> Game:
    """A game for two in which seat 0 is about to take the starting bonus."""
    game = luck(set_out(difficulty=difficulty), dice=[1, -1])
    game.settle()
    return play(game, game.choice.keys[0], game.choice.keys[0])


@pytest.mark.rule("H3-DIF-03")
def test_easy_gives_the_results_of_two_resource_dice() -> None:
    game = luck(at_bonus("easy"), rolls=["resource:6_gold", "resource:2_valuables"])
    play(game, "choose:1")
    assert resources(game, 0) == (21, 3, 3)
    assert asked(game)[0] == 1


@pytest.mark.rule("H3-DIF-03", "H3-DIF-08")
def test_easy_or_searches_the_artifacts_twice() -> None:
    game = at_bonus("easy")
    stack_deck(game, "artifact", ["speculum", "rib_cage", "angel_wings", "centaurs_axe"], ["charm_of_mana"])
    luck(game, draws=["speculum", "rib_cage", "angel_wings", "centaurs_axe"])
    play(game, "choose:2", "look")
    assert keys(game) == {"take:speculum", "take:rib_cage"}
    play(game, "take:rib_cage", "look")
    assert keys(game) == {"take:angel_wings", "take:centaurs_axe"}
    play(game, "take:angel_wings")
    assert (sorted(player(game, 0)["hand"]), len(player(game, 0)["deck"])) == (["angel_wings", "rib_cage"], 9)
    assert resources(game, 0) == START


@pytest.mark.rule("H3-DIF-04", "H3-RES-14")
def test_normal_gives_one_of_two_results() -> None:
    game = luck(at_bonus("normal"), rolls=["resource:6_gold", "resource:4_building_materials"])
    play(game, "choose:1")
    assert keys(game) == {"result:1", "result:2"}
    play(game, "result:2")
    assert resources(game, 0) == (15, 7, 1)


@pytest.mark.rule("H3-DIF-04", "H3-DIF-08")
def test_normal_or_searches_the_artifacts_once() -> None:
    game = at_bonus("normal")
    luck(game, draws=["speculum", "angel_wings"])
    play(game, "choose:2", "look", "take:speculum")
    assert player(game, 0)["hand"] == ["speculum"]
    assert len(player(game, 0)["deck"]) == 9
    assert asked(game) == (1, "amount")


@pytest.mark.rule("H3-DIF-05")
def test_hard_gives_the_result_of_one_resource_die() -> None:
    game = luck(at_bonus("hard"), rolls=["resource:1_valuables"])
    play(game, "choose:1")
    assert resources(game, 0) == (15, 3, 2)
    assert len(happened(game, "map_die")) == 1


@pytest.mark.rule("H3-DIF-05", "H3-DIF-08", "H3-DIF-09", "H3-EXD-121")
def test_hard_or_reveals_artifacts_until_a_minor_one_comes() -> None:
    game = at_bonus("hard")
    stack_deck(game, "artifact", ["titans_gladius", "vial_of_lifeblood", "rib_cage", "speculum"], ["charm_of_mana"])
    luck(game, draws=["titans_gladius", "vial_of_lifeblood", "rib_cage"])
    play(game, "choose:2")
    assert player(game, 0)["hand"] == ["rib_cage"]
    assert len(player(game, 0)["deck"]) == 9
    assert seen(game)["decks"]["artifact"] == {
        "cards": 1, "discards": ["charm_of_mana", "titans_gladius", "vial_of_lifeblood"],
    }  # fmt: skip
    luck(game, rolls=["resource:3_gold"], draws=["titans_gladius"])
    play(game, "choose:1")
    assert seen(game)["decks"]["artifact"] == {"cards": 3, "discards": ["titans_gladius"]}, "shuffled once, at the end"
    assert len(happened(game, "shared_reshuffle")) == 1


@pytest.mark.rule("H3-DIF-06")
def test_impossible_gives_nothing() -> None:
    game = at_bonus("impossible")
    assert seen(game)["round"] == 1, "the first turn begins without a question about a bonus"
    assert [resources(game, n) for n in (0, 1)] == [START, START]
    assert [player(game, n)["hand_size"] for n in (0, 1)] == [0, 0]
    assert happened(game, "map_die") == []


@pytest.mark.rule("H3-DIF-07")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_dice_or_artifacts_is_said_before_anything_is_seen(difficulty: str) -> None:
    game = at_bonus(difficulty)
    assert (asked(game), keys(game)) == ((0, "amount"), {"choose:1", "choose:2"})
    assert happened(game, "map_die") == happened(game, "looked") == []
    luck(game, rolls=["resource:3_gold"] * 2)
    play(game, "choose:1")
    rolled = len(happened(game, "map_die"))
    assert (asked(game), keys(game)) == ((1, "amount"), {"choose:1", "choose:2"}), "the other chooses separately"
    assert len(happened(game, "map_die")) == rolled
    play(game, "choose:2")
    assert len(happened(game, "map_die")) == rolled
    assert resources(game, 1) == START


@pytest.mark.rule("H3-DIF-09")
def test_after_the_bonuses_the_artifacts_are_shuffled_with_their_discards() -> None:
    game = at_bonus("normal")
    before = seen(game)["decks"]["artifact"]
    luck(game, draws=["speculum", "angel_wings"], rolls=["resource:3_gold"] * 2)
    play(game, "choose:2", "look", "take:speculum")
    assert len(seen(game)["decks"]["artifact"]["discards"]) == 2, "not between two players"
    luck(game, draws=["angel_wings"])
    play(game, "choose:1")
    after = seen(game)["decks"]["artifact"]
    assert after == {"cards": before["cards"] - 1, "discards": ["angel_wings"]}
