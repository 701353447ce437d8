"""Units that a War Horn orders besides those of a Tactic card (section BL-CMD): the card does nothing for them."""

import pytest

from tests.battlelore.builder import BattleLoreGame, medieval
from tests.battlelore.builder.heroes import BLUE, FAR, skilled

BOW = "human_bow_green"
HORN = skilled("warrior_cleave", "7.6", cards="war_horn")


def horn(card: str, army: str, hex: str, *, foes: str = FAR, dice: tuple[str, ...] = ()) -> BattleLoreGame:
    """The Leader of the troop on 7.6 lets the unit on a hex be ordered besides those of a card."""
    hands = ((card, "patrol_left", "patrol_right"), ("patrol_centre",))
    game = medieval(f"{BLUE}@7.6 {army}", foes, heroes=([HORN], []), hands=hands, dice=dice)
    return game.play(f"play:{card}", "use:war_horn").decide(f"target:{hex}")


def attacks(game: BattleLoreGame, hex: str) -> int | str:
    """The dice with which the unit on a hex attacks once nobody else is ordered and all have moved."""
    if game.choice.kind_name == "unit":
        game.play("done")
    game.halt_if_asked().play(f"unit:{hex}")
    return game.dice_of()


@pytest.mark.rule("BL-CMD-32", "BL-CMD-05")
def test_a_unit_ordered_besides_moves_under_darken_the_sky_and_battles_beside_an_enemy() -> None:
    game = horn("darken_the_sky", f"{BLUE}@6.5 {BOW}@8.0", "6.5", foes=f"{BLUE}@4.5 {FAR}", dice=("lore",) * 9)
    assert game.reached("unit") == {"6.5"}
    game.play("unit:6.5", "move:5.5")
    assert game.reached("unit") == {"5.5"}
    game.play("unit:5.5")
    assert game.dice_of() == 3
    assert not game.reached("unit"), "only those of the card battle twice"


@pytest.mark.rule("BL-CMD-24", "BL-CMD-26")
@pytest.mark.parametrize("card", ["mounted_charge", "foot_onslaught"])
def test_archers_ordered_besides_shoot_all_the_same(card: str) -> None:
    game = horn(card, f"{BOW}@6.5 human_cav_blue@8.0", "6.5", foes=f"{BLUE}@3.5 {FAR}", dice=("lore",) * 2)
    assert attacks(game, "6.5") == 2


@pytest.mark.rule("BL-CMD-24", "BL-CMD-27", "BL-CMD-29")
@pytest.mark.parametrize("card", ["leadership", "battle_lore", "mounted_charge"])
def test_the_extra_die_is_for_those_the_card_has_ordered(card: str) -> None:
    faces = ("flag",) * 3 if card == "battle_lore" else ()
    game = horn(card, "human_cav_blue@6.5", "6.5", foes=f"{BLUE}@5.5 {FAR}", dice=(*faces, *("lore",) * 4))
    assert attacks(game, "6.5") == 3


@pytest.mark.rule("BL-CMD-25")
def test_a_unit_ordered_besides_is_not_of_the_group_of_a_foot_onslaught() -> None:
    game = horn("foot_onslaught", f"{BLUE}@6.5 {BLUE}@7.0 {BLUE}@6.4", "6.5")
    assert game.reached("order") == {"7.6", "7.0", "6.4"}
    game.play("order:7.0")
    assert not game.reached("order")
