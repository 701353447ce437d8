"""Every kind of location that gets a black cube: what a visit does, and what a second one does."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import HeroesGame, field_on, game_next_to, whole_game

ARTIFACTS = ("armor_of_wonder", "breastplate_of_petrified_wood")


def go(game: HeroesGame, target: str) -> HeroesGame:
    """Let the Main Hero step onto a field."""
    return game.play(f"go:{target}")


def again(game: HeroesGame, target: str, via: str) -> None:
    """From next to a field, enter it again: it has its cube, nothing more is asked and nothing happens."""
    assert game.field(target)["black_cube"]
    game.stand(0, via)
    game.ask_again()
    mark, purse, hand = len(game.events), game.resources(0), game.player(0)["hand"]
    go(game, target)
    assert game.names_since(mark) == ["walk", "visit"]
    assert game.asked() == (0, "action")
    assert (game.resources(0), game.player(0)["hand"]) == (purse, hand)


# -- resources ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-02", "H3-TIL-07", "H3-LOC-41")
def test_a_water_wheel_gives_three_gold_once() -> None:
    game, wheel = game_next_to("F3", "nw")
    game.give(0)
    go(game, wheel)
    assert game.resources(0) == (3, 0, 0)
    again(game, wheel, field_on("c"))


@pytest.mark.rule("H3-LOC-03")
def test_a_windmill_gives_valuables_once() -> None:
    game, mill = game_next_to("F1", "ne")
    game.give(0)
    go(game, mill)
    assert game.resources(0) == (0, 0, 1)
    again(game, mill, field_on("c"))


@pytest.mark.rule("H3-LOC-04")
@pytest.mark.parametrize(("answer", "gained"), [("choose:1", (2, 0, 0)), ("choose:2", (0, 0, 1))])
def test_a_mystical_garden_gives_gold_or_valuables(answer: str, gained: tuple[int, int, int]) -> None:
    game, garden = game_next_to("C1", "sw")
    game.give(0)
    go(game, garden)
    assert game.keys == {"choose:1", "choose:2"}
    game.play(answer)
    assert game.resources(0) == gained
    again(game, garden, field_on("w"))


@pytest.mark.rule("H3-EXD-133")
def test_a_windmill_a_garden_and_a_wheel_one_after_the_other() -> None:
    game = whole_game()
    game.give(0)
    for tile, place in (("F1", "ne"), ("C1", "sw"), ("F3", "nw")):
        target = game.approach(tile, place)
        go(game, target)
        if place == "sw":
            game.play("choose:1")
        assert game.field(target)["black_cube"]
    assert game.resources(0) == (5, 0, 1)


@pytest.mark.rule("H3-LOC-26", "H3-LOC-34")
def test_a_resource_symbol_is_one_roll_of_the_die() -> None:
    game, symbol = game_next_to("S3", "e")
    game.give(0)
    game.luck(rolls=["resource:4_building_materials"], strict=True)
    go(game, symbol)
    assert game.resources(0) == (0, 4, 0)
    again(game, symbol, field_on("c"))


@pytest.mark.rule("H3-LOC-33")
def test_a_treasure_symbol_with_one_chest_is_one_roll() -> None:
    game, symbol = game_next_to("S3", "w")
    game.luck(rolls=["treasure:experience"], strict=True)
    go(game, symbol)
    assert game.player(0)["experience"] == 1
    again(game, symbol, field_on("c"))


@pytest.mark.rule("H3-LOC-20", "H3-LOC-45")
def test_a_treasure_symbol_with_two_chests_is_two_rolls_of_which_one_counts() -> None:
    game, symbol = game_next_to("F7", "nw")
    game.give(0)
    game.luck(rolls=["treasure:experience", "treasure:resource", "resource:6_gold"], strict=True)
    go(game, symbol)
    assert [die["face"] for die in game.events_named("map_die")][-2:] == ["treasure:experience", "treasure:resource"]
    assert game.keys == {"result:1", "result:2"}
    game.play("result:2")
    assert (game.resources(0), game.player(0)["experience"]) == ((6, 0, 0), 0)
    again(game, symbol, field_on("c"))


@pytest.mark.rule("H3-LOC-32", "H3-LOC-45")
def test_pandoras_box_is_two_dice_of_one_kind_of_which_one_counts() -> None:
    game, box = game_next_to("N3", "sw")
    game.give(0)
    game.luck(rolls=["resource:3_gold", "resource:2_valuables"], strict=True)
    go(game, box)
    assert game.keys == {"choose:1", "choose:2"}
    game.play("choose:2", "result:2")
    assert game.resources(0) == (0, 0, 2)
    again(game, box, field_on("se"))


@pytest.mark.rule("H3-LOC-32")
def test_pandoras_box_may_hold_treasure_instead() -> None:
    game, box = game_next_to("N3", "sw")
    game.give(0)
    game.luck(rolls=["treasure:artifact", "treasure:experience"], strict=True)
    go(game, box)
    game.play("choose:1", "result:2")
    assert (game.player(0)["experience"], game.resources(0)) == (1, (0, 0, 0))


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-05", "H3-LOC-36")
def test_a_shrine_of_magic_gesture_lets_one_search_two_spells_for_nothing() -> None:
    game, shrine = game_next_to("F7", "c")
    game.give(0)
    game.deal(0, hand=[])
    game.stack_deck("spell", ["haste", "slow", "bless"], ["curse"])
    game.luck(draws=["haste", "slow"])
    go(game, shrine)
    assert game.keys == {"look", "take_top", "no"}
    game.play("look")
    assert game.keys == {"take:haste", "take:slow"}
    game.play("take:slow")
    assert game.player(0)["hand"] == ["slow"]
    assert game.seen()["decks"]["spell"]["discards"] == ["curse", "haste"]
    again(game, shrine, field_on("e"))


@pytest.mark.rule("H3-LOC-07", "H3-LOC-43")
def test_a_shrine_of_magic_incantation_asks_three_gold_for_the_search() -> None:
    game, shrine = game_next_to("F2", "w")
    game.give(0, gold=4)
    game.deal(0, hand=[])
    game.stack_deck("spell", ["haste", "slow"], ["curse"])
    go(game, shrine)
    assert game.keys == {"yes", "no"}
    game.play("yes")
    assert game.resources(0) == (1, 0, 0)
    game.play("take_top")
    assert game.player(0)["hand"] == ["curse"]
    again(game, shrine, field_on("c"))


@pytest.mark.rule("H3-LOC-07", "H3-LOC-43", "H3-TIL-09")
def test_who_cannot_pay_at_a_shrine_still_leaves_a_cube() -> None:
    game, shrine = game_next_to("F2", "w")
    game.give(0, gold=2, materials=9, valuables=9)
    go(game, shrine)
    assert game.asked() == (0, "action")
    assert game.resources(0) == (2, 9, 9)
    again(game, shrine, field_on("c"))


@pytest.mark.rule("H3-LOC-23", "H3-LOC-37")
def test_an_artifact_symbol_is_a_search_of_two_artifacts() -> None:
    game, symbol = game_next_to("F1", "e")
    game.deal(0, hand=[])
    game.stack_deck("artifact", [*ARTIFACTS, "rib_cage"], ["centaurs_axe"])
    game.luck(draws=ARTIFACTS)
    go(game, symbol)
    assert game.keys == {"look", "take_top", "no"}
    game.play("look")
    assert game.keys == {f"take:{card}" for card in ARTIFACTS}
    game.play(f"take:{ARTIFACTS[0]}")
    assert game.player(0)["hand"] == [ARTIFACTS[0]]
    again(game, symbol, field_on("c"))


@pytest.mark.rule("H3-LOC-11")
def test_a_witch_hut_takes_an_ability_out_of_the_game() -> None:
    game, hut = game_next_to("N2", "c")
    game.deal(0, hand=["luck", "haste", "attack"])
    go(game, hut)
    assert game.keys == {"yes", "no"}
    game.play("yes")
    assert game.keys == {"remove:luck", "look"}
    game.play("remove:luck")
    assert (game.player(0)["removed"], set(game.player(0)["hand"])) == (["luck"], {"haste", "attack"})
    again(game, hut, field_on("e"))


@pytest.mark.rule("H3-EXD-059", "H3-LOC-11", "H3-LOC-40")
@pytest.mark.parametrize("answer", ["take:luck", "put:luck"])
def test_a_witch_hut_shows_the_top_ability_to_keep_or_to_put_away(answer: str) -> None:
    game, hut = game_next_to("N2", "c")
    game.deal(0, hand=["sorcery"])
    game.stack_deck("ability", ["luck", "offense"], ["archery"])
    game.luck(draws=["luck"])
    go(game, hut)
    game.play("yes", "look")
    assert game.keys == {"take:luck", "put:luck"}
    game.play(answer)
    kept = answer.startswith("take")
    assert game.player(0)["hand"] == (["sorcery", "luck"] if kept else ["sorcery"])
    assert game.seen()["decks"]["ability"]["discards"] == (["archery"] if kept else ["archery", "luck"])
    assert game.asked() == (0, "action")
    again(game, hut, field_on("e"))


@pytest.mark.rule("H3-LOC-11", "H3-TIL-09")
def test_nobody_must_enter_a_witch_hut() -> None:
    game, hut = game_next_to("N2", "c")
    game.deal(0, hand=["luck"])
    go(game, hut)
    game.play("no")
    assert game.player(0)["hand"] == ["luck"]
    again(game, hut, field_on("e"))


@pytest.mark.rule("H3-LOC-18", "H3-LOC-40")
def test_a_magic_spring_gives_one_of_the_three_uppermost_discards() -> None:
    game, spring = game_next_to("F2", "e")
    game.deal(0, hand=[], discards=["magic_arrow", "power", "attack", "defense"])
    go(game, spring)
    assert game.keys == {"yes", "no"}
    game.play("yes")
    assert game.keys == {"take:power", "take:attack", "take:defense"}
    game.play("take:attack")
    assert game.keys == {"put:power", "put:defense"}
    game.play("put:defense")
    assert game.player(0)["hand"] == ["attack"]
    assert game.player(0)["discard"] == ["magic_arrow", "defense", "power"]
    again(game, spring, field_on("c"))


@pytest.mark.rule("H3-EXD-058", "H3-LOC-18")
def test_a_magic_spring_works_with_fewer_discards_too() -> None:
    game, spring = game_next_to("F2", "e")
    game.deal(0, hand=[], discards=["power", "attack"])
    go(game, spring)
    game.play("yes")
    assert game.keys == {"take:power", "take:attack"}
    game.play("take:power")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == (["power"], ["attack"])


@pytest.mark.rule("H3-LOC-18", "H3-TIL-09")
def test_a_magic_spring_may_be_left_alone() -> None:
    game, spring = game_next_to("F2", "e")
    game.deal(0, hand=[], discards=["power", "attack"])
    go(game, spring)
    game.play("no")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == ([], ["power", "attack"])
    again(game, spring, field_on("c"))


# -- the hero ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-06", "H3-LOC-43")
@pytest.mark.parametrize(("answer", "left"), [("choose:1", (10, 0, 0)), ("choose:2", (0, 0, 3))])
def test_a_tree_of_knowledge_sells_a_level_for_valuables_or_gold(answer: str, left: tuple[int, int, int]) -> None:
    game, tree = game_next_to("N1", "w")
    game.give(0, gold=10, valuables=3)
    go(game, tree)
    assert game.keys == {"yes", "no"}
    game.play("yes")
    assert game.keys == {"choose:1", "choose:2"}
    game.play(answer)
    assert (game.resources(0), game.player(0)["experience"]) == (left, 2)
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[0])
    again(game, tree, field_on("sw"))


@pytest.mark.rule("H3-LOC-06", "H3-LOC-46", "H3-TIL-09")
def test_a_tree_of_knowledge_takes_no_for_an_answer() -> None:
    game, tree = game_next_to("N1", "w")
    game.give(0, gold=10, valuables=3)
    go(game, tree)
    game.play("no")
    assert (game.resources(0), game.player(0)["experience"]) == ((10, 0, 3), 0)
    again(game, tree, field_on("sw"))


@pytest.mark.rule("H3-LOC-06")
def test_a_tree_of_knowledge_asks_only_what_can_be_paid() -> None:
    game, tree = game_next_to("N1", "w")
    game.give(0, gold=10, valuables=2)
    go(game, tree)
    game.play("yes")
    assert game.resources(0) == (0, 0, 2)
    game, tree = game_next_to("N1", "w")
    game.give(0, gold=9, valuables=2)
    go(game, tree)
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-LOC-10", "H3-LOC-35")
def test_a_learning_stone_is_half_a_level() -> None:
    game, stone = game_next_to("F3", "ne")
    go(game, stone)
    assert (game.player(0)["experience"], game.player(0)["level"]) == (1, 1)
    again(game, stone, field_on("c"))
    assert game.player(0)["experience"] == 1


@pytest.mark.rule("H3-EXD-032", "H3-LOC-10")
def test_a_secondary_hero_teaches_the_main_hero_at_a_learning_stone() -> None:
    game, stone = game_next_to("F3", "ne")
    game.level(0, 3)
    game.stand(0, field_on("nw"), secondary=True, mp=2)
    game.stack_deck("ability", ["luck", "offense", "sorcery"], ["archery"])
    game.luck(draws=["luck", "offense"])
    game.approach("F3", "ne")
    game.play(f"go2:{stone}")
    assert game.player(0)["level"] == 3
    game.play("look")
    assert game.keys >= {"take:luck", "take:offense"}


@pytest.mark.rule("H3-LOC-12", "H3-LOC-38")
def test_a_temple_gives_positive_morale() -> None:
    game, temple = game_next_to("F4", "sw", near="se")
    go(game, temple)
    assert game.player(0)["morale"] == "positive"
    game.morale(0, 0)
    again(game, temple, field_on("w"))
    assert game.player(0)["morale"] is None


@pytest.mark.rule("H3-LOC-17", "H3-LOC-39", "H3-EXD-024", "H3-MOV-12")
def test_a_fountain_of_youth_gives_a_movement_point_for_this_turn_and_positive_morale() -> None:
    game, fountain = game_next_to("F9", "e", mp=1)
    go(game, fountain)
    assert game.player(0)["morale"] == "positive"
    assert game.player(0)["heroes"][0]["movement"] == 1
    game.end_turn()
    assert game.player(0)["heroes"][0]["movement"] == 0
    while game.seen()["turn"] == 1:
        game.play("end_turn" if "end_turn" in game.keys else "pass" if "pass" in game.keys else game.choice.keys[-1])
    assert (game.seen()["round"], game.player(0)["heroes"][0]["movement"]) == (2, 3)


@pytest.mark.rule("H3-TIL-08")
def test_a_fountain_of_youth_works_only_once() -> None:
    game, fountain = game_next_to("F9", "e")
    go(game, fountain)
    game.morale(0, 0)
    again(game, fountain, field_on("c"))
    assert game.player(0)["heroes"][0]["movement"] == 6 - 2 + 1


def test_what_is_not_offered_at_a_location_is_refused() -> None:
    game, garden = game_next_to("C1", "sw")
    go(game, garden)
    with pytest.raises(Refused):
        game.play("choose:3")
