"""Every kind of location that gets a black cube: what a visit does, and what a second one does."""

import pytest

from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    ask_again,
    asked,
    deal,
    end_turn,
    field,
    give,
    happened,
    journey,
    keys,
    level,
    luck,
    morale,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
)
from tests.heroes.support.tours import at_the_door, door, on, since

ARTIFACTS = ("armor_of_wonder", "breastplate_of_petrified_wood")


def go(game: Game, target: str) -> Game:
    """Let the Main Hero step onto a field."""
    return play(game, f"go:{target}")


def again(game: Game, target: str, via: str) -> None:
    """From next to a field, enter it again: it has its cube, nothing more is asked and nothing happens."""
    assert field(game, target)["black_cube"]
    stand(game, 0, via)
    ask_again(game)
    mark, purse, hand = len(game.events), resources(game, 0), player(game, 0)["hand"]
    go(game, target)
    assert since(game, mark) == ["walk", "visit"]
    assert asked(game) == (0, "action")
    assert (resources(game, 0), player(game, 0)["hand"]) == (purse, hand)


# -- resources ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-02", "H3-TIL-07", "H3-LOC-41")
def test_a_water_wheel_gives_three_gold_once() -> None:
    game, wheel = at_the_door("F3", "nw")
    give(game, 0)
    go(game, wheel)
    assert resources(game, 0) == (3, 0, 0)
    again(game, wheel, on("c"))


@pytest.mark.rule("H3-LOC-03")
def test_a_windmill_gives_valuables_once() -> None:
    game, mill = at_the_door("F1", "ne")
    give(game, 0)
    go(game, mill)
    assert resources(game, 0) == (0, 0, 1)
    again(game, mill, on("c"))


@pytest.mark.rule("H3-LOC-04")
@pytest.mark.parametrize(("answer", "gained"), [("choose:1", (2, 0, 0)), ("choose:2", (0, 0, 1))])
def test_a_mystical_garden_gives_gold_or_valuables(answer: str, gained: tuple[int, int, int]) -> None:
    game, garden = at_the_door("C1", "sw")
    give(game, 0)
    go(game, garden)
    assert keys(game) == {"choose:1", "choose:2"}
    play(game, answer)
    assert resources(game, 0) == gained
    again(game, garden, on("w"))


@pytest.mark.rule("H3-EXD-133")
def test_a_windmill_a_garden_and_a_wheel_one_after_the_other() -> None:
    game = journey()
    give(game, 0)
    for tile, place in (("F1", "ne"), ("C1", "sw"), ("F3", "nw")):
        target = door(game, tile, place)
        go(game, target)
        if place == "sw":
            play(game, "choose:1")
        assert field(game, target)["black_cube"]
    assert resources(game, 0) == (5, 0, 1)


@pytest.mark.rule("H3-LOC-26", "H3-LOC-34")
def test_a_resource_symbol_is_one_roll_of_the_die() -> None:
    game, symbol = at_the_door("S3", "e")
    give(game, 0)
    luck(game, rolls=["resource:4_building_materials"], strict=True)
    go(game, symbol)
    assert resources(game, 0) == (0, 4, 0)
    again(game, symbol, on("c"))


@pytest.mark.rule("H3-LOC-33")
def test_a_treasure_symbol_with_one_chest_is_one_roll() -> None:
    game, symbol = at_the_door("S3", "w")
    luck(game, rolls=["treasure:experience"], strict=True)
    go(game, symbol)
    assert player(game, 0)["experience"] == 1
    again(game, symbol, on("c"))


@pytest.mark.rule("H3-LOC-20", "H3-LOC-45")
def test_a_treasure_symbol_with_two_chests_is_two_rolls_of_which_one_counts() -> None:
    game, symbol = at_the_door("F7", "nw")
    give(game, 0)
    luck(game, rolls=["treasure:experience", "treasure:resource", "resource:6_gold"], strict=True)
    go(game, symbol)
    assert [die["face"] for die in happened(game, "map_die")][-2:] == ["treasure:experience", "treasure:resource"]
    assert keys(game) == {"result:1", "result:2"}
    play(game, "result:2")
    assert (resources(game, 0), player(game, 0)["experience"]) == ((6, 0, 0), 0)
    again(game, symbol, on("c"))


@pytest.mark.rule("H3-LOC-32", "H3-LOC-45")
def test_pandoras_box_is_two_dice_of_one_kind_of_which_one_counts() -> None:
    game, box = at_the_door("N3", "sw")
    give(game, 0)
    luck(game, rolls=["resource:3_gold", "resource:2_valuables"], strict=True)
    go(game, box)
    assert keys(game) == {"choose:1", "choose:2"}
    play(game, "choose:2", "result:2")
    assert resources(game, 0) == (0, 0, 2)
    again(game, box, on("se"))


@pytest.mark.rule("H3-LOC-32")
def test_pandoras_box_may_hold_treasure_instead() -> None:
    game, box = at_the_door("N3", "sw")
    give(game, 0)
    luck(game, rolls=["treasure:artifact", "treasure:experience"], strict=True)
    go(game, box)
    play(game, "choose:1", "result:2")
    assert (player(game, 0)["experience"], resources(game, 0)) == (1, (0, 0, 0))


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-05", "H3-LOC-36")
def test_a_shrine_of_magic_gesture_lets_one_search_two_spells_for_nothing() -> None:
    game, shrine = at_the_door("F7", "c")
    give(game, 0)
    deal(game, 0, hand=[])
    stack_deck(game, "spell", ["haste", "slow", "bless"], ["curse"])
    luck(game, draws=["haste", "slow"])
    go(game, shrine)
    assert keys(game) == {"look", "take_top", "no"}
    play(game, "look")
    assert keys(game) == {"take:haste", "take:slow"}
    play(game, "take:slow")
    assert player(game, 0)["hand"] == ["slow"]
    assert seen(game)["decks"]["spell"]["discards"] == ["curse", "haste"]
    again(game, shrine, on("e"))


@pytest.mark.rule("H3-LOC-07", "H3-LOC-43")
def test_a_shrine_of_magic_incantation_asks_three_gold_for_the_search() -> None:
    game, shrine = at_the_door("F2", "w")
    give(game, 0, gold=4)
    deal(game, 0, hand=[])
    stack_deck(game, "spell", ["haste", "slow"], ["curse"])
    go(game, shrine)
    assert keys(game) == {"yes", "no"}
    play(game, "yes")
    assert resources(game, 0) == (1, 0, 0)
    play(game, "take_top")
    assert player(game, 0)["hand"] == ["curse"]
    again(game, shrine, on("c"))


@pytest.mark.rule("H3-LOC-07", "H3-LOC-43", "H3-TIL-09")
def test_who_cannot_pay_at_a_shrine_still_leaves_a_cube() -> None:
    game, shrine = at_the_door("F2", "w")
    give(game, 0, gold=2, materials=9, valuables=9)
    go(game, shrine)
    assert asked(game) == (0, "action")
    assert resources(game, 0) == (2, 9, 9)
    again(game, shrine, on("c"))


@pytest.mark.rule("H3-LOC-23", "H3-LOC-37")
def test_an_artifact_symbol_is_a_search_of_two_artifacts() -> None:
    game, symbol = at_the_door("F1", "e")
    deal(game, 0, hand=[])
    stack_deck(game, "artifact", [*ARTIFACTS, "rib_cage"], ["centaurs_axe"])
    luck(game, draws=ARTIFACTS)
    go(game, symbol)
    assert keys(game) == {"look", "take_top", "no"}
    play(game, "look")
    assert keys(game) == {f"take:{card}" for card in ARTIFACTS}
    play(game, f"take:{ARTIFACTS[0]}")
    assert player(game, 0)["hand"] == [ARTIFACTS[0]]
    again(game, symbol, on("c"))


@pytest.mark.rule("H3-LOC-11")
def test_a_witch_hut_takes_an_ability_out_of_the_game() -> None:
    game, hut = at_the_door("N2", "c")
    deal(game, 0, hand=["luck", "haste", "attack"])
    go(game, hut)
    assert keys(game) == {"yes", "no"}
    play(game, "yes")
    assert keys(game) == {"remove:luck", "look"}
    play(game, "remove:luck")
    assert (player(game, 0)["removed"], set(player(game, 0)["hand"])) == (["luck"], {"haste", "attack"})
    again(game, hut, on("e"))


@pytest.mark.rule("H3-EXD-059", "H3-LOC-11", "H3-LOC-40")
@pytest.mark.parametrize("answer", ["take:luck", "put:luck"])
def test_a_witch_hut_shows_the_top_ability_to_keep_or_to_put_away(answer: str) -> None:
    game, hut = at_the_door("N2", "c")
    deal(game, 0, hand=["sorcery"])
    stack_deck(game, "ability", ["luck", "offense"], ["archery"])
    luck(game, draws=["luck"])
    go(game, hut)
    play(game, "yes", "look")
    assert keys(game) == {"take:luck", "put:luck"}
    play(game, answer)
    kept = answer.startswith("take")
    assert player(game, 0)["hand"] == (["sorcery", "luck"] if kept else ["sorcery"])
    assert seen(game)["decks"]["ability"]["discards"] == (["archery"] if kept else ["archery", "luck"])
    assert asked(game) == (0, "action")
    again(game, hut, on("e"))


@pytest.mark.rule("H3-LOC-11", "H3-TIL-09")
def test_nobody_must_enter_a_witch_hut() -> None:
    game, hut = at_the_door("N2", "c")
    deal(game, 0, hand=["luck"])
    go(game, hut)
    play(game, "no")
    assert player(game, 0)["hand"] == ["luck"]
    again(game, hut, on("e"))


@pytest.mark.rule("H3-LOC-18", "H3-LOC-40")
def test_a_magic_spring_gives_one_of_the_three_uppermost_discards() -> None:
    game, spring = at_the_door("F2", "e")
    deal(game, 0, hand=[], discards=["magic_arrow", "power", "attack", "defense"])
    go(game, spring)
    assert keys(game) == {"yes", "no"}
    play(game, "yes")
    assert keys(game) == {"take:power", "take:attack", "take:defense"}
    play(game, "take:attack")
    assert keys(game) == {"put:power", "put:defense"}
    play(game, "put:defense")
    assert player(game, 0)["hand"] == ["attack"]
    assert player(game, 0)["discard"] == ["magic_arrow", "defense", "power"]
    again(game, spring, on("c"))


@pytest.mark.rule("H3-EXD-058", "H3-LOC-18")
def test_a_magic_spring_works_with_fewer_discards_too() -> None:
    game, spring = at_the_door("F2", "e")
    deal(game, 0, hand=[], discards=["power", "attack"])
    go(game, spring)
    play(game, "yes")
    assert keys(game) == {"take:power", "take:attack"}
    play(game, "take:power")
    assert (player(game, 0)["hand"], player(game, 0)["discard"]) == (["power"], ["attack"])


@pytest.mark.rule("H3-LOC-18", "H3-TIL-09")
def test_a_magic_spring_may_be_left_alone() -> None:
    game, spring = at_the_door("F2", "e")
    deal(game, 0, hand=[], discards=["power", "attack"])
    go(game, spring)
    play(game, "no")
    assert (player(game, 0)["hand"], player(game, 0)["discard"]) == ([], ["power", "attack"])
    again(game, spring, on("c"))


# -- the hero ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-06", "H3-LOC-43")
@pytest.mark.parametrize(("answer", "left"), [("choose:1", (10, 0, 0)), ("choose:2", (0, 0, 3))])
def test_a_tree_of_knowledge_sells_a_level_for_valuables_or_gold(answer: str, left: tuple[int, int, int]) -> None:
    game, tree = at_the_door("N1", "w")
    give(game, 0, gold=10, valuables=3)
    go(game, tree)
    assert keys(game) == {"yes", "no"}
    play(game, "yes")
    assert keys(game) == {"choose:1", "choose:2"}
    play(game, answer)
    assert (resources(game, 0), player(game, 0)["experience"]) == (left, 2)
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[0])
    again(game, tree, on("sw"))


@pytest.mark.rule("H3-LOC-06", "H3-LOC-46", "H3-TIL-09")
def test_a_tree_of_knowledge_takes_no_for_an_answer() -> None:
    game, tree = at_the_door("N1", "w")
    give(game, 0, gold=10, valuables=3)
    go(game, tree)
    play(game, "no")
    assert (resources(game, 0), player(game, 0)["experience"]) == ((10, 0, 3), 0)
    again(game, tree, on("sw"))


@pytest.mark.rule("H3-LOC-06")
def test_a_tree_of_knowledge_asks_only_what_can_be_paid() -> None:
    game, tree = at_the_door("N1", "w")
    give(game, 0, gold=10, valuables=2)
    go(game, tree)
    play(game, "yes")
    assert resources(game, 0) == (0, 0, 2)
    game, tree = at_the_door("N1", "w")
    give(game, 0, gold=9, valuables=2)
    go(game, tree)
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-LOC-10", "H3-LOC-35")
def test_a_learning_stone_is_half_a_level() -> None:
    game, stone = at_the_door("F3", "ne")
    go(game, stone)
    assert (player(game, 0)["experience"], player(game, 0)["level"]) == (1, 1)
    again(game, stone, on("c"))
    assert player(game, 0)["experience"] == 1


@pytest.mark.rule("H3-EXD-032", "H3-LOC-10")
def test_a_secondary_hero_teaches_the_main_hero_at_a_learning_stone() -> None:
    game, stone = at_the_door("F3", "ne")
    level(game, 0, 3)
    stand(game, 0, on("nw"), secondary=True, mp=2)
    stack_deck(game, "ability", ["luck", "offense", "sorcery"], ["archery"])
    luck(game, draws=["luck", "offense"])
    door(game, "F3", "ne")
    play(game, f"go2:{stone}")
    assert player(game, 0)["level"] == 3
    play(game, "look")
    assert keys(game) >= {"take:luck", "take:offense"}


@pytest.mark.rule("H3-LOC-12", "H3-LOC-38")
def test_a_temple_gives_positive_morale() -> None:
    game, temple = at_the_door("F4", "sw", near="se")
    go(game, temple)
    assert player(game, 0)["morale"] == "positive"
    morale(game, 0, 0)
    again(game, temple, on("w"))
    assert player(game, 0)["morale"] is None


@pytest.mark.rule("H3-LOC-17", "H3-LOC-39", "H3-EXD-024", "H3-MOV-12")
def test_a_fountain_of_youth_gives_a_movement_point_for_this_turn_and_positive_morale() -> None:
    game, fountain = at_the_door("F9", "e", mp=1)
    go(game, fountain)
    assert player(game, 0)["morale"] == "positive"
    assert player(game, 0)["heroes"][0]["movement"] == 1
    end_turn(game)
    assert player(game, 0)["heroes"][0]["movement"] == 0
    while seen(game)["turn"] == 1:
        play(game, "end_turn" if "end_turn" in keys(game) else "pass" if "pass" in keys(game) else game.choice.keys[-1])
    assert (seen(game)["round"], player(game, 0)["heroes"][0]["movement"]) == (2, 3)


@pytest.mark.rule("H3-TIL-08")
def test_a_fountain_of_youth_works_only_once() -> None:
    game, fountain = at_the_door("F9", "e")
    go(game, fountain)
    morale(game, 0, 0)
    again(game, fountain, on("c"))
    assert player(game, 0)["heroes"][0]["movement"] == 6 - 2 + 1


def test_what_is_not_offered_at_a_location_is_refused() -> None:
    game, garden = at_the_door("C1", "sw")
    go(game, garden)
    with pytest.raises(Refused):
        play(game, "choose:3")
