"""The starting bonus of each difficulty."""

import pytest

from tests.heroes.builder import HeroesGame, new_game

START = (15, 3, 1)


def at_bonus(difficulty: str) -> HeroesGame:
    """A game for two in which seat 0 is about to take the starting bonus."""
    game = new_game(difficulty=difficulty).luck(dice=[1, -1])
    game.settle()
    return game.play(game.choice.keys[0], game.choice.keys[0])


@pytest.mark.rule("H3-DIF-03")
def test_easy_gives_the_results_of_two_resource_dice() -> None:
    game = at_bonus("easy").luck(rolls=["resource:6_gold", "resource:2_valuables"])
    game.play("choose:1")
    assert game.resources(0) == (21, 3, 3)
    assert game.asked()[0] == 1


@pytest.mark.rule("H3-DIF-03", "H3-DIF-08")
def test_easy_or_searches_the_artifacts_twice() -> None:
    game = at_bonus("easy")
    game.stack_deck("artifact", ["speculum", "rib_cage", "angel_wings", "centaurs_axe"], ["charm_of_mana"])
    game.luck(draws=["speculum", "rib_cage", "angel_wings", "centaurs_axe"])
    game.play("choose:2", "look")
    assert game.keys == {"take:speculum", "take:rib_cage"}
    game.play("take:rib_cage", "look")
    assert game.keys == {"take:angel_wings", "take:centaurs_axe"}
    game.play("take:angel_wings")
    assert (sorted(game.player(0)["hand"]), len(game.player(0)["deck"])) == (["angel_wings", "rib_cage"], 9)
    assert game.resources(0) == START


@pytest.mark.rule("H3-DIF-04", "H3-RES-14")
def test_normal_gives_one_of_two_results() -> None:
    game = at_bonus("normal").luck(rolls=["resource:6_gold", "resource:4_building_materials"])
    game.play("choose:1")
    assert game.keys == {"result:1", "result:2"}
    game.play("result:2")
    assert game.resources(0) == (15, 7, 1)


@pytest.mark.rule("H3-DIF-04", "H3-DIF-08")
def test_normal_or_searches_the_artifacts_once() -> None:
    game = at_bonus("normal")
    game.luck(draws=["speculum", "angel_wings"])
    game.play("choose:2", "look", "take:speculum")
    assert game.player(0)["hand"] == ["speculum"]
    assert len(game.player(0)["deck"]) == 9
    assert game.asked() == (1, "amount")


@pytest.mark.rule("H3-DIF-05")
def test_hard_gives_the_result_of_one_resource_die() -> None:
    game = at_bonus("hard").luck(rolls=["resource:1_valuables"])
    game.play("choose:1")
    assert game.resources(0) == (15, 3, 2)
    assert len(game.events_named("map_die")) == 1


@pytest.mark.rule("H3-DIF-05", "H3-DIF-08", "H3-DIF-09", "H3-EXD-121")
def test_hard_or_reveals_artifacts_until_a_minor_one_comes() -> None:
    game = at_bonus("hard")
    game.stack_deck("artifact", ["titans_gladius", "vial_of_lifeblood", "rib_cage", "speculum"], ["charm_of_mana"])
    game.luck(draws=["titans_gladius", "vial_of_lifeblood", "rib_cage"])
    game.play("choose:2")
    assert game.player(0)["hand"] == ["rib_cage"]
    assert len(game.player(0)["deck"]) == 9
    assert game.seen()["decks"]["artifact"] == {
        "cards": 1, "discards": ["charm_of_mana", "titans_gladius", "vial_of_lifeblood"],
    }  # fmt: skip
    game.luck(rolls=["resource:3_gold"], draws=["titans_gladius"])
    game.play("choose:1")
    assert game.seen()["decks"]["artifact"] == {"cards": 3, "discards": ["titans_gladius"]}, "shuffled once, at the end"
    assert len(game.events_named("shared_reshuffle")) == 1


@pytest.mark.rule("H3-DIF-06")
def test_impossible_gives_nothing() -> None:
    game = at_bonus("impossible")
    assert game.seen()["round"] == 1, "the first turn begins without a question about a bonus"
    assert [game.resources(n) for n in (0, 1)] == [START, START]
    assert [game.player(n)["hand_size"] for n in (0, 1)] == [0, 0]
    assert game.events_named("map_die") == []


@pytest.mark.rule("H3-DIF-07")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_dice_or_artifacts_is_said_before_anything_is_seen(difficulty: str) -> None:
    game = at_bonus(difficulty)
    assert (game.asked(), game.keys) == ((0, "amount"), {"choose:1", "choose:2"})
    assert game.events_named("map_die") == game.events_named("looked") == []
    game.luck(rolls=["resource:3_gold"] * 2)
    game.play("choose:1")
    rolled = len(game.events_named("map_die"))
    assert (game.asked(), game.keys) == ((1, "amount"), {"choose:1", "choose:2"}), "the other chooses separately"
    assert len(game.events_named("map_die")) == rolled
    game.play("choose:2")
    assert len(game.events_named("map_die")) == rolled
    assert game.resources(1) == START


@pytest.mark.rule("H3-DIF-09")
def test_after_the_bonuses_the_artifacts_are_shuffled_with_their_discards() -> None:
    game = at_bonus("normal")
    before = game.seen()["decks"]["artifact"]
    game.luck(draws=["speculum", "angel_wings"], rolls=["resource:3_gold"] * 2)
    game.play("choose:2", "look", "take:speculum")
    assert len(game.seen()["decks"]["artifact"]["discards"]) == 2, "not between two players"
    game.luck(draws=["angel_wings"])
    game.play("choose:1")
    after = game.seen()["decks"]["artifact"]
    assert after == {"cards": before["cards"] - 1, "discards": ["angel_wings"]}
