"""Battles and their dice (section BL-BAT, first part: rolling, hits, sight and weapons)."""

from collections.abc import Iterator
from typing import Any

import pytest

from banneret.battlelore.box.tables import REROLLS_SWORDS, UNIT_IDS
from tests.battlelore.builder import BattleLoreGame, clash, medieval, melee

BLUE = "human_sword_blue"
GREEN = "human_sword_green"
BOW = "human_bow_green"
XBOW = "dwarf_crossbow_green"
CAV = "human_cav_blue"
FAR = f"{BLUE}@0.0"


def ready(standard: str, pennant: str, *hexes: str, **how: Any) -> BattleLoreGame:
    """A medieval battle in the Combat phase of the standard side, whose units on some hexes are ordered."""
    return medieval(standard, pennant, hands=(("forward_all",), ("patrol_left",)), **how).lead(*hexes).halt_if_asked()


def shot(archer: str, target: str, dice: list[str], **how: Any) -> BattleLoreGame:
    """The archer on 6.6 shoots at the target on 3.6, three hexes away."""
    return ready(f"{archer}@6.6", f"{target}@3.6", "6.6", dice=dice, **how).attack("6.6", "3.6")


def dice(game: BattleLoreGame) -> int:
    """The dice of the last attack."""
    return int(game.events_named("attack")[-1]["n"])


# -- the die and its faces ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-BAT-01")
def test_the_die_has_six_faces() -> None:
    game = ready(f"{GREEN}@5.6", f"{BLUE}@4.6", "5.6", dice=["green", "lore"])
    s: Any = game.state
    copy = s.copy()
    copy.apply(next(option for option in copy.options if game.rules.key(copy.kind, option) == "unit:5.6"))
    while copy.seat >= 0:
        copy.apply(copy.options[0])
    faces = [game.rules.key(copy.kind, outcome) for outcome in copy.outcomes]
    assert sorted(faces) == ["die:blue", "die:flag", "die:green", "die:lore", "die:red", "die:sword"]


@pytest.mark.rule("BL-BAT-02", "BL-BAT-03")
def test_only_a_ranged_weapon_reaches_beyond_the_next_hex() -> None:
    game = ready(f"{BLUE}@5.6 {BLUE}@6.2 {BOW}@6.3", f"{BLUE}@4.6 {BLUE}@4.2", "5.6", "6.2", "6.3")
    assert game.reached("unit") == {"5.6", "6.3"}


@pytest.mark.rule("BL-BAT-02", "BL-BAT-43")
def test_a_fight_with_an_adjacent_enemy_is_a_melee_and_answered() -> None:
    near = melee(f"{BOW}@5.6", "dwarf_sword_blue@4.6", dice=["lore", "lore"])
    assert set(near.offers()) == {"yes", "no"}
    far = shot(BOW, "dwarf_sword_blue", ["lore", "lore"])
    assert far.seen()["turn"] == "pennant"
    assert not far.events_named("back")


@pytest.mark.rule("BL-BAT-04")
def test_a_unit_beside_an_enemy_attacks_only_enemies_beside_it() -> None:
    game = ready(f"{BOW}@5.6", f"{BLUE}@4.6 {BLUE}@5.5 {BLUE}@3.7", "5.6", dice=["lore"] * 2).play("unit:5.6")
    assert game.reached("attack") == {"4.6", "5.5"}


@pytest.mark.rule("BL-BAT-05")
def test_a_unit_battles_once() -> None:
    game = melee(f"{BLUE}@5.6 {BLUE}@5.5", dice=["lore"] * 3)
    assert "unit:5.6" not in game.offers()


@pytest.mark.rule("BL-BAT-06")
def test_the_attacker_names_a_target_in_range_and_sight() -> None:
    game = ready(f"{BOW}@6.6", f"{BLUE}@4.6 {BLUE}@2.6 {BLUE}@2.8 {BLUE}@1.6", "6.6")
    game.play("unit:6.6")
    assert game.reached("attack") == {"4.6", "2.8"}, "2.6 is hidden by a unit, 1.6 is too far"


@pytest.mark.rule("BL-BAT-07", "BL-BAT-09")
def test_terrain_limits_the_basic_dice_and_bonuses_come_on_top() -> None:
    game = medieval(
        "human_sword_red@5.6", f"{BLUE}@4.6", land="forest@4.6", hands=(("leadership",), ()), dice=["lore"] * 3
    )
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert dice(game) == 3


@pytest.mark.rule("BL-BAT-08")
def test_the_lowest_limit_counts() -> None:
    game = melee("human_sword_red@5.6", land="hill@5.6 forest@4.6", dice=["lore"] * 3)
    assert dice(game) == 2
    game = melee("human_sword_red@5.6", land="hill@5.6", dice=["lore"] * 3)
    assert dice(game) == 3


@pytest.mark.rule("BL-BAT-10", "BL-BAT-11", "BL-EXA-01")
def test_helmets_hit_their_own_colour() -> None:
    for colour, unit in (("green", GREEN), ("blue", BLUE), ("red", "human_sword_red")):
        game = melee(pennant=f"{unit}@4.6", dice=["green", "blue", "red"])
        assert game.unit_at("4.6")["figures"] == 3, colour
        others = [face for face in ("green", "blue", "red") if face != colour]
        missed = melee(pennant=f"{unit}@4.6", dice=[*others, "lore"])
        assert missed.unit_at("4.6")["figures"] == 4


@pytest.mark.rule("BL-BAT-12", "BL-BAT-13")
def test_a_sword_on_shield_hits_any_colour_and_each_hit_takes_a_figure() -> None:
    for unit in (GREEN, BLUE, "human_sword_red"):
        game = melee(pennant=f"{unit}@4.6", dice=["sword", "sword", "lore"])
        assert game.unit_at("4.6")["figures"] == 2


@pytest.mark.rule("BL-BAT-14", "BL-BAT-18")
def test_a_unit_without_figures_is_gone_and_more_hits_are_lost() -> None:
    game = melee(pennant=f"{BLUE}@4.6*1 {BLUE}@3.6", dice=["blue", "blue", "blue"])
    assert game.events_named("hit") == [{"unit": f"{BLUE}@16", "n": 1}]
    assert game.events_named("gone") == [{"unit": f"{BLUE}@16"}]
    assert game.unit_at("3.6")["figures"] == 4


@pytest.mark.rule("BL-BAT-15", "BL-BAT-19")
def test_flags_come_after_the_hits() -> None:
    game = melee(dice=["flag", "blue", "lore"])
    assert game.unit_at("4.6")["figures"] == 3, "it has lost a figure before it retreats"
    game.play("retreat:3.5")
    assert game.unit_at("3.5")["figures"] == 3
    names = [event.name for event in game.events if event.name in ("hit", "flags", "retreat")]
    assert names == ["hit", "flags", "retreat"]


@pytest.mark.rule("BL-BAT-16")
def test_a_lore_symbol_is_a_miss_in_a_medieval_adventure() -> None:
    game = melee(dice=["lore"] * 3)
    assert game.unit_at("4.6")["figures"] == 4
    assert game.side_of(0)["goblet"] == 0


@pytest.mark.rule("BL-BAT-17")
def test_a_lore_symbol_gives_a_token_in_a_lore_adventure() -> None:
    game = clash(goblets=(0, 0), dice=["lore", "lore", "red"]).attack("5.6", "4.6")
    assert game.side_of(0)["goblet"] == 2


# -- line of sight -----------------------------------------------------------------------------------------------------


def sees(land: str = "", friends: str = "", foes: str = "", origin: str = "6.6", target: str = "3.6") -> bool:
    """Whether bowmen see a target."""
    game = ready(f"{BOW}@{origin} {friends}", f"{BLUE}@{target} {foes}", origin, land=land, dice=["lore"] * 2)
    if f"unit:{origin}" not in game.offers():
        return False
    game.play(f"unit:{origin}")
    return target in game.reached("attack") or any(
        told["unit2"] == f"{BLUE}@16" for told in game.events_named("attack")
    )


@pytest.mark.rule("BL-BAT-20", "BL-BAT-21")
def test_what_stands_on_the_straight_line_blocks() -> None:
    """Along a row the line from 6.6 to 6.9 crosses 6.7 and 6.8 only."""
    assert sees(target="6.9")
    for hex in ("6.7", "6.8"):
        assert not sees(target="6.9", land=f"forest@{hex}")
    for hex in ("5.6", "5.7", "7.7", "5.8"):
        assert sees(target="6.9", land=f"forest@{hex}")


@pytest.mark.rule("BL-BAT-20", "BL-BAT-21")
@pytest.mark.parametrize(("target", "crossed"), [("3.7", ("5.6", "4.7")), ("3.4", ("5.5", "4.5"))])
def test_what_stands_on_a_slanting_line_blocks(target: str, crossed: tuple[str, str]) -> None:
    assert sees(target=target)
    for hex in crossed:
        assert not sees(target=target, land=f"forest@{hex}")


@pytest.mark.rule("BL-BAT-21")
def test_enemies_and_friends_block() -> None:
    assert not sees(target="6.9", foes=f"{BLUE}@6.8")
    assert not sees(target="6.9", friends=f"{GREEN}@6.8")


@pytest.mark.rule("BL-BAT-22")
def test_a_line_along_an_edge_is_blocked_only_from_both_sides() -> None:
    """From 6.6 straight up to 4.6 the line runs between 5.5 and 5.6."""
    assert sees(target="4.6")
    assert sees(target="4.6", land="forest@5.5")
    assert sees(target="4.6", land="forest@5.6")
    assert not sees(target="4.6", land="forest@5.5 forest@5.6")
    assert not sees(target="4.6", land="forest@5.5", friends=f"{GREEN}@5.6")


@pytest.mark.rule("BL-BAT-22")
def test_beyond_the_edge_of_the_board_nothing_blocks() -> None:
    """From 8.0 straight up to 6.0 the line runs between 7.0 and the edge."""
    assert sees(origin="8.0", target="6.0", land="forest@7.0")


@pytest.mark.rule("BL-BAT-23")
def test_the_two_hexes_themselves_do_not_block() -> None:
    assert sees(land="forest@6.6 forest@3.6")


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-BAT-24")
def test_cavalry_ignores_one_sword_on_shield_of_short_swords() -> None:
    game = melee(pennant=f"{CAV}@4.6", dice=["sword", "sword", "lore"])
    assert game.unit_at("4.6")["figures"] == 2
    game = melee(pennant=f"{CAV}@4.6", dice=["sword", "blue", "lore"])
    assert game.unit_at("4.6")["figures"] == 2
    game = melee(f"{CAV}@5.6", f"{CAV}@4.6", dice=["sword", "sword", "lore"])
    assert game.unit_at("4.6")["figures"] == 1, "riders have no short swords"


@pytest.mark.rule("BL-BAT-25")
def test_long_swords_hit_cavalry_with_every_sword_on_shield() -> None:
    game = melee("human_longsword_red@5.6", f"{CAV}@4.6", dice=["sword", "sword", "lore", "lore"])
    assert game.unit_at("4.6")["figures"] == 1


@pytest.mark.rule("BL-BAT-26")
def test_a_common_bow_has_two_dice_at_four_hexes() -> None:
    game = ready(f"{BOW}@6.6 {BOW}@6.7", f"{BLUE}@2.6 {BLUE}@1.9", "6.6", "6.7", dice=["lore", "lore"])
    game.attack("6.6", "2.6")
    assert dice(game) == 2
    assert not sees(target="1.6", origin="6.6")


@pytest.mark.rule("BL-BAT-27", "BL-BAT-28", "BL-EXA-09")
def test_bowmen_that_moved_shoot_with_one_die_and_swords_miss() -> None:
    game = medieval(f"{BOW}@7.6", f"{BLUE}@3.6", dice=["sword"]).lead("7.6")
    game.play("unit:7.6", "move:6.6", "unit:6.6")
    assert dice(game) == 1
    assert game.unit_at("3.6")["figures"] == 4
    assert shot(BOW, BLUE, ["sword", "blue"]).unit_at("3.6")["figures"] == 3


@pytest.mark.rule("BL-BAT-29")
def test_a_bow_at_point_blank() -> None:
    game = melee(f"{BOW}@5.6", dice=["sword", "lore"])
    assert dice(game) == 2
    assert game.unit_at("4.6")["figures"] == 4
    moved = medieval(f"{BOW}@6.6", f"{BLUE}@4.6", dice=["sword"]).lead("6.6").play("unit:6.6", "move:5.6", "unit:5.6")
    assert dice(moved) == 1


@pytest.mark.rule("BL-BAT-30")
def test_a_crossbow_has_two_dice_at_three_hexes() -> None:
    assert dice(shot(XBOW, BLUE, ["lore", "lore"])) == 2
    assert "unit:6.6" not in ready(f"{XBOW}@6.6 {BLUE}@8.8", f"{BLUE}@2.6", "6.6").offers()


@pytest.mark.rule("BL-BAT-31")
def test_a_crossbow_hits_with_swords_at_range_but_not_at_point_blank() -> None:
    assert shot(XBOW, BLUE, ["sword", "lore"]).unit_at("3.6")["figures"] == 3
    assert melee(f"{XBOW}@5.6", dice=["sword", "lore"]).unit_at("4.6")["figures"] == 4


@pytest.mark.rule("BL-BAT-32")
def test_crossbowmen_that_moved_have_one_die() -> None:
    game = medieval(f"{XBOW}@7.6", f"{BLUE}@3.6", dice=["sword"]).lead("7.6")
    game.play("unit:7.6", "move:6.6", "unit:6.6")
    assert dice(game) == 1
    assert game.unit_at("3.6")["figures"] == 3


@pytest.fixture
def spears() -> Iterator[None]:
    """No troop of the box has spears, so the militia gets them for a while."""
    REROLLS_SWORDS[UNIT_IDS.index(GREEN)] = True
    yield
    REROLLS_SWORDS[UNIT_IDS.index(GREEN)] = False


@pytest.mark.rule("BL-BAT-33")
@pytest.mark.usefixtures("spears")
def test_spears_roll_a_sword_on_shield_again() -> None:
    game = melee(f"{GREEN}@5.6", dice=["sword", "blue", "lore"])
    assert game.unit_at("4.6")["figures"] == 2, "the sword and what it was rolled again to"
    game = melee(f"{GREEN}@5.6", dice=["sword", "flag", "lore"])
    assert game.unit_at("4.6")["figures"] == 3
    assert game.reached("retreat")


@pytest.mark.rule("BL-BAT-33")
@pytest.mark.usefixtures("spears")
def test_spears_roll_again_only_what_hits() -> None:
    """Riders ignore the first sword-on-shield of a militia with short swords."""
    game = melee(f"{GREEN}@5.6", f"{CAV}@4.6", dice=["sword", "sword", "blue"])
    assert len(game.events_named("die")) == 3
    assert game.unit_at("4.6")["figures"] == 1


# -- what follows ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-BAT-34")
@pytest.mark.parametrize("faces", [["blue", "lore", "lore"], ["flag", "lore", "lore"]])
def test_foot_units_may_gain_ground(faces: list[str]) -> None:
    game = melee(pennant=f"{BLUE}@4.6*1 {BLUE}@0.0", dice=faces)
    if "flag" in faces:
        game.play("retreat:3.6")
    assert set(game.offers()) == {"yes", "no"}
    game.play("yes")
    assert game.unit_at("4.6")["side"] == "standard"


@pytest.mark.rule("BL-BAT-34")
def test_nobody_gains_ground_that_was_held() -> None:
    game = melee(f"{BLUE}@5.6", dice=["blue", "lore", "lore"])
    assert game.seen()["turn"] == "pennant"
    assert game.unit_at("5.6")


@pytest.mark.rule("BL-BAT-35")
def test_who_has_gained_ground_does_not_battle_again() -> None:
    game = melee(pennant=f"{BLUE}@4.6*1 {BLUE}@3.6", dice=["blue", "lore", "lore"])
    game.play("yes")
    assert game.seen()["turn"] == "pennant"
    assert len(game.events_named("attack")) == 1


@pytest.mark.rule("BL-BAT-36", "BL-BAT-38", "BL-EXA-11")
def test_cavalry_pursues_and_attacks_once_more() -> None:
    game = melee(f"{CAV}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", dice=["blue"] + ["lore"] * 5)
    game.play("yes")
    assert game.unit_at("4.6")["unit"] == CAV
    game.play("done")
    assert "attack:3.6" in game.offers()
    game.play("attack:3.6")
    assert game.events_named("bonus")[0]["n"] == 3


@pytest.mark.rule("BL-BAT-36")
def test_cavalry_may_pursue_who_retreats_or_stay() -> None:
    game = melee(f"{CAV}@5.6", dice=["flag", "lore", "lore"])
    game.play("retreat:3.6", "no")
    assert game.unit_at("5.6")["unit"] == CAV


@pytest.mark.rule("BL-BAT-37")
def test_a_pursuit_goes_one_hex_beyond_the_vacated_one() -> None:
    game = melee(f"{CAV}@5.6", f"{BLUE}@4.6*1 {BLUE}@2.6", dice=["blue"] + ["lore"] * 5)
    game.play("yes")
    assert game.reached() == {"4.5", "4.7", "3.5", "3.6", "5.5", "5.6"}
    game.play("move:3.6")
    assert "attack:2.6" in game.offers()


@pytest.mark.rule("BL-BAT-38")
def test_the_bonus_attack_may_be_left() -> None:
    game = melee(f"{CAV}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", dice=["blue"] + ["lore"] * 2)
    game.play("yes", "done", "done")
    assert not game.events_named("bonus")


@pytest.mark.rule("BL-BAT-38")
def test_the_bonus_attack_is_for_cavalry_that_has_pursued_and_for_melee() -> None:
    for rider, answers in ((CAV, ["no"]), (BLUE, ["yes"])):
        game = melee(f"{rider}@5.6", f"{BLUE}@4.6*1 {BLUE}@5.7 {BLUE}@3.6", dice=["blue"] + ["lore"] * 2)
        game.play(*answers)
        assert game.seen()["turn"] == "pennant", "neither who stays nor who is on foot"
    game = melee(f"{CAV}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6 {BLUE}@4.8", dice=["blue"] + ["lore"] * 5)
    game.play("yes", "done")
    assert game.offers() == ["attack:3.6", "done"], "nobody who is not beside it"


@pytest.mark.rule("BL-BAT-39", "BL-BAT-40")
def test_after_the_bonus_attack_cavalry_pursues_but_does_not_attack() -> None:
    game = melee(f"{CAV}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6*1 {BLUE}@2.6", dice=["blue", "lore", "lore"] * 2)
    game.play("yes", "done", "attack:3.6", "yes")
    assert game.unit_at("3.6")["unit"] == CAV
    assert not game.reached("attack")
    game.play("done")
    assert game.seen()["turn"] == "pennant"
    assert len(game.events_named("bonus")) == 1


@pytest.mark.rule("BL-BAT-41", "BL-TER-20")
def test_a_pursuit_stops_in_terrain_and_does_not_battle_from_a_landmark() -> None:
    woods = melee(f"{CAV}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", land="forest@4.6", dice=["blue"] + ["lore"] * 5)
    woods.play("yes")
    assert not woods.reached()
    assert "attack:3.6" in woods.offers()
    town = melee(f"{CAV}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", land="town@4.6", dice=["blue", "lore", "lore"])
    town.play("yes")
    assert town.seen()["turn"] == "pennant"


@pytest.mark.rule("BL-BAT-42")
def test_who_battles_back_does_not_follow() -> None:
    game = melee(f"{BLUE}@5.6*1 {BLUE}@8.0", "dwarf_sword_blue@4.6", dice=["lore"] * 3 + ["blue", "lore", "lore"])
    game.play("yes")
    assert not game.unit_at("5.6")
    assert game.unit_at("4.6")["side"] == "pennant"
    assert game.seen()["turn"] == "pennant"
    assert not game.events_named("ground")


@pytest.mark.rule("BL-BAT-43")
def test_shooting_has_no_follow_on() -> None:
    game = shot(BOW, BLUE, ["flag", "lore"])
    game.play("retreat:2.6")
    assert game.seen()["turn"] == "pennant"
    assert game.unit_at("6.6")
