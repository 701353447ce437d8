"""The lore cards of the Warrior, one by one; Agility and Fearless are tested with the Rogue's."""

import pytest

from tests.battlelore.builder import battle, clash

BLUE = "human_sword_blue"
GREEN = "human_sword_green"


def warrior(level: int) -> tuple[dict[str, int], dict[str, int]]:
    """Councils of which the first has a Lore Master of this level, and the other one of another."""
    return {"warrior": level}, {"warrior": level % 3 + 1}


@pytest.mark.rule("BL-LRE-19")
def test_strength_gives_a_die() -> None:
    game = clash(lore=(["strength"], []), dice=["lore"] * 4)
    game.play("lore:strength")
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-LRE-19")
def test_take_aim_gives_three_dice_to_a_shot() -> None:
    game = clash("human_bow_green@5.6", f"{BLUE}@2.6", lore=(["take_aim"], []), dice=["lore"] * 5)
    game.play("lore:take_aim")
    game.attack("5.6", "2.6")
    assert game.events_named("attack")[0]["n"] == 5


@pytest.mark.rule("BL-LRE-19")
def test_take_aim_gives_nothing_in_melee() -> None:
    game = clash("human_bow_green@5.6", lore=(["take_aim"], []), dice=["lore"] * 2)
    game.play("lore:take_aim")
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 2


@pytest.mark.rule("BL-LRE-19")
def test_run_gives_a_unit_a_hex_more() -> None:
    game = battle("human_sword_red@7.6", f"{BLUE}@0.0", lore=(["run"], []))
    game.lead("7.6")
    game.play("lore:run", "unit:7.6")
    assert "move:5.6" in game.offers()
    assert "move:4.6" not in game.offers()


@pytest.mark.rule("BL-LRE-15", "BL-LRE-19")
def test_parry_leaves_exactly_two_dice_whatever_is_added() -> None:
    game = clash("human_sword_red@5.6", lore=(["strength"], ["parry"]), dice=["lore"] * 2)
    game.play("lore:strength")
    game.attack("5.6", "4.6")
    assert (game.choice.seat, game.offers()) == (1, ["lore:parry", "pass"])
    game.play("lore:parry")
    assert game.events_named("attack")[0]["n"] == 2


@pytest.mark.rule("BL-LRE-19")
def test_parry_holds_for_the_bonus_attack_too() -> None:
    game = clash(
        "human_cav_blue@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", lore=(["trample_down"], ["parry"]),
        dice=["blue", "lore", "lore", "lore"],
    )  # fmt: skip
    game.play("lore:trample_down")
    game.attack("5.6", "4.6")
    game.play("lore:parry", "yes", "done", "attack:3.6")
    assert [told["n"] for name in ("attack", "bonus") for told in game.events_named(name)] == [2, 2]


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_berserk_gives_dice_in_melee_and_one_for_each_sword_once() -> None:
    game = clash(
        "human_sword_blue@5.6", lore=(["berserk"], []), councils=warrior(2),
        dice=["sword", "sword", "lore", "lore", "lore", "sword", "green"],
    )  # fmt: skip
    game.play("lore:berserk")
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 5
    assert len(game.events_named("die")) == 7, "two further dice, and none for the further sword"
    assert game.unit_at("4.6")["figures"] == 1


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_shield_wall_ignores_swords_a_level() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6 {GREEN}@4.7", lore=([], ["shield_wall"]), councils=warrior(2)[::-1],
        dice=["sword", "sword", "sword"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:shield_wall")
    assert game.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BL-LRE-15")
def test_shield_wall_needs_a_friend_at_the_side() -> None:
    game = clash(lore=([], ["shield_wall"]), dice=["sword"] * 3)
    game.attack("5.6", "4.6")
    assert game.unit_at("4.6")["figures"] == 1, "nobody was asked"


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_hold_the_line_stays_and_battles_back_at_the_price_of_a_figure() -> None:
    game = clash(lore=([], ["hold_the_line"]), dice=["flag", "flag", "lore", "lore", "lore", "lore"])
    game.attack("5.6", "4.6")
    game.play("lore:hold_the_line")
    assert game.unit_at("4.6")["figures"] == 3
    game.play("yes")
    assert game.events_named("back")


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_hold_the_line_is_free_for_a_single_flag() -> None:
    game = clash(lore=([], ["hold_the_line"]), dice=["flag", "lore", "lore", "lore", "lore", "lore"])
    game.attack("5.6", "4.6")
    game.play("lore:hold_the_line", "no")
    assert game.unit_at("4.6")["figures"] == 4


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_trample_down_strengthens_the_bonus_attack() -> None:
    game = clash(
        "human_cav_blue@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", lore=(["trample_down"], []), councils=warrior(2),
        dice=["blue", "lore", "lore"] + ["lore"] * 5,
    )  # fmt: skip
    game.play("lore:trample_down")
    game.attack("5.6", "4.6")
    game.play("yes", "done", "attack:3.6")
    assert game.events_named("attack")[0]["n"] == 3
    assert game.events_named("bonus")[0]["n"] == 5


@pytest.mark.rule("BL-LRE-19")
def test_stand_together_needs_only_one_friend_for_support() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6 {GREEN}@4.7", lore=([], ["stand_together"]),
        dice=["flag"] + ["lore"] * 5,
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:stand_together")
    assert game.offers() == ["ignore:1", "ignore:0"], "one friend at its side; there was only one section"
    game.play("ignore:1", "no")


@pytest.mark.rule("BL-LRE-19")
@pytest.mark.parametrize("place", [0, 1])
def test_stand_together_is_for_every_unit_of_the_section(place: int) -> None:
    army = [f"{BLUE}@4.6", f"{GREEN}@4.7"]
    game = clash(pennant=" ".join(army[::-1] if place else army), lore=([], ["stand_together"]),
                 dice=["flag"] + ["lore"] * 5)  # fmt: skip
    game.attack("5.6", "4.6").play("lore:stand_together")
    assert game.offers() == ["ignore:1", "ignore:0"], "whichever of them the card comes to first"


@pytest.mark.rule("BL-LRE-19", "BL-LRE-15")
def test_cleaving_blow_strikes_another_enemy_with_two_dice() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6*1 {BLUE}@4.7 {BLUE}@0.0", lore=(["cleaving_blow"], []),
        dice=["blue", "lore", "lore", "blue", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:cleaving_blow")
    assert [told["n"] for told in game.events_named("attack")] == [3, 2]
    assert game.unit_at("4.7")["figures"] == 3
    assert game.offers() == ["yes", "no"], "then it may still gain ground"


@pytest.mark.rule("BL-LRE-15")
def test_cleaving_blow_needs_an_elimination() -> None:
    game = clash(pennant=f"{BLUE}@4.6 {BLUE}@4.7", lore=(["cleaving_blow"], []), dice=["blue", "lore", "lore"])
    game.attack("5.6", "4.6")
    assert "lore:cleaving_blow" not in game.offers()


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_counter_charge_battles_back_first_and_only_then() -> None:
    game = clash(
        pennant="human_cav_blue@4.6", lore=([], ["counter_charge"]),
        dice=["blue", "blue", "lore", "blue", "lore", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:counter_charge")
    assert [event.name for event in game.events if event.name in ("attack", "back")] == ["back", "attack"]
    assert game.unit_at("5.6")["figures"] == 2
    assert game.unit_at("4.6")["figures"] == 2


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_counter_charge_that_drives_the_attacker_off_ends_the_attack() -> None:
    game = clash(pennant="human_cav_blue@4.6", lore=([], ["counter_charge"]), dice=["flag", "lore", "lore"])
    game.attack("5.6", "4.6")
    game.play("lore:counter_charge", "retreat:6.6")
    assert not game.events_named("attack")
    assert game.unit_at("6.6")["battled"]


@pytest.mark.rule("BL-LRE-15", "BL-LRE-19")
def test_rally_brings_figures_back_on_the_own_half() -> None:
    army = f"{BLUE}@7.6*1 {GREEN}@6.6*2 {BLUE}@4.6*1"
    game = battle(
        army, f"{BLUE}@0.0", lore=(["rally"], []), councils=warrior(3), dice=["blue", "blue", "red", "blue"],
    )  # fmt: skip
    game.play("lore:rally")
    assert game.offers() == ["target:6.6", "target:7.6"], "not the one in the middle row"
    game.play("target:7.6", "target:6.6")
    assert [game.unit_at(hex)["figures"] for hex in ("7.6", "6.6", "4.6")] == [2, 2, 1], "one figure at most"


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_assault_orders_whole_sections_in_place_of_the_command_card() -> None:
    army = f"{BLUE}@5.6 {BLUE}@7.5 {BLUE}@6.0 {BLUE}@6.12"
    game = battle(army, f"{BLUE}@4.6", lore=(["assault"], []), councils=warrior(2), dice=["lore"] * 4)
    game.play("lore:assault", "section:centre")
    assert game.offers() == ["section:left", "section:right"]
    game.play("section:left")
    assert [game.unit_at(hex)["ordered"] for hex in ("5.6", "7.5", "6.0", "6.12")] == [True, True, True, False]
    game.play("done")
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4
    assert not game.events_named("command")
    game.play("supply:tokens")
    assert game.side_of(0, 0)["hand"] == ["attack_centre"]
    assert not game.events_named("draw")
