"""Skills in combination: with artifacts, lore cards, other skills and the other role."""

import pytest

from tests.battlelore.builder import BLUE, FAR, HOME, ONE, battle, clash, medieval, melee, skilled, strikes, struck


@pytest.mark.rule("BL-LRE-25", "BLH-ARF-30")
@pytest.mark.parametrize("stone", [True, False])
def test_lore_symbols_that_a_lore_stone_stops_give_their_tokens(stone: bool) -> None:
    """Poisoned Blades: what does not hit was not used (BL-LRE-25)."""
    foe = f"Mo:warrior::{'lore_stone' if stone else 'war_horn'}@4.6"
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@4.6 {FAR}", heroes=([], [foe]), lore=(["poisoned_blades"], []),
        dice=["lore", "lore", "red", "red", "red"],
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().play("lore:poisoned_blades").decide("target:5.6")
    held = game.side_of(0)["goblet"]
    game.attack("5.6", "4.6")
    assert game.unit_at("4.6")["figures"] == (4 if stone else 2)
    assert game.side_of(0)["goblet"] == held + (2 if stone else 0)


@pytest.mark.rule("BL-LRE-25", "BLH-SKL-06", "BLH-ARF-30")
def test_flame_burst_against_a_lore_stone_still_collects() -> None:
    heroes = ([skilled("wizard_flame_burst", "5.6")], ["Mo:warrior::lore_stone@4.6"])
    game = clash(HOME, FAR, heroes=heroes, dice=["lore"], goblets=(1, 0)).attack("5.6", "4.6")
    game.play("skill:wizard_flame_burst")
    assert game.wound_tests() == []
    assert game.side_of(0)["goblet"] == 1, "one paid, one rolled"


@pytest.mark.rule("BLH-SKL-06", "BLH-ARF-23")
@pytest.mark.parametrize(("slips", "dice"), [(True, 2), (False, 4)])
def test_hack_and_slash_is_over_once_he_has_slipped_away(slips: bool, dice: int) -> None:
    slasher = skilled("warrior_hack_and_slash", "4.6", cards="vial_of_quicksilver")
    army = f"{BLUE}@5.5 {BLUE}@5.6 {BLUE}@5.7"
    game = medieval(army, FAR, heroes=([], [slasher]), dice=["lore"] * 12)
    game.lead("5.5", "5.6", "5.7").halt_if_asked().attack("5.6", "4.6")
    game.play(*(["use:vial_of_quicksilver", "aim:4.7"] if slips else ["no"]))
    game.attack(*(("5.7", "4.7") if slips else ("5.5", "4.6"))).play("yes")
    assert game.events_named("back")[-1]["n"] == dice


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-09", "BLH-WND-22")
def test_an_assassin_makes_his_troop_deadlier_to_a_leader() -> None:
    heroes = ([skilled("rogue_assassin", "5.6")], ["Mo:warrior@4.6"])
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=heroes, dice=["sword", "lore", "lore", "lore", "lore", "lore"])
    assert game.dice_of() == 4
    assert game.wound_tests() == [2]


@pytest.mark.rule("BLH-SKL-06", "BLH-ARF-30", "BLH-WND-22", "BLH-WND-23")
def test_iron_will_and_warding_bracers_leave_one_die() -> None:
    hero = skilled("common_iron_will", "4.6", of="warrior", cards="warding_bracers")
    assert struck(hero, ["sword", "sword", "sword", "lore", "lore"]).wound_tests() == [1]


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_call_to_arms_is_not_asked_for_where_the_dice_are_fixed() -> None:
    game = battle(
        f"{BLUE}@5.6 {BLUE}@5.7", f"{BLUE}@4.6 {FAR}", heroes=([skilled("commander_call_to_arms", "5.6")], []),
        lore=([], ["parry"]), dice=["lore"] * 2,
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play("lore:parry")
    assert game.dice_of() == 2
    assert not game.events_named("skill")


@pytest.mark.rule("BLH-SKL-06")
def test_a_champion_leads_by_example_and_a_separating_leader_too() -> None:
    leader = skilled("commander_lead_by_example", "5.6")
    alone = medieval(f"{BLUE}@5.7 {BLUE}@5.4", FAR, heroes=([leader], []), hands=ONE)
    alone.play("play:scout_centre", "order:5.6", "skill:commander_lead_by_example").decide("target:5.7")
    assert [unit["hex"] for unit in alone.seen()["units"] if unit["ordered"]] == ["5.7", "5.6"]
    parting = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=([leader], []), hands=ONE)
    parting.play("play:scout_centre", "separate:5.6", "skill:commander_lead_by_example").decide("target:5.7")
    assert parting.unit_at("5.7")["ordered"]
    parting.decide("target:5.6")
    assert parting.unit_at("5.6")["ordered"], "his own troop, as the next of the chain"


@pytest.mark.rule("BLH-SKL-06")
@pytest.mark.parametrize("order", ["order", "separate"])
def test_a_scout_card_that_separates_him_lets_him_scout_as_well(order: str) -> None:
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@8.0", FAR, heroes=([skilled("commander_scouting", "5.6")], []), hands=ONE,
        draws=["draw:leadership", "draw:forward_all", "draw:surround"],
    )  # fmt: skip
    game.play("play:scout_centre", f"{order}:5.6").decide("move:5.7", "done", "done")
    assert game.reached("keep") == {"leadership", "forward_all", "surround"}


@pytest.mark.rule("BLH-SKL-06", "BLH-ACT-12")
def test_outflank_with_separation_uses_one_order_of_another_section() -> None:
    hero = skilled("commander_outflank", "5.0")
    game = medieval(f"{BLUE}@5.0 {BLUE}@5.6", FAR, heroes=([hero], []), hands=(["patrol_centre"], ["scout_left"]))
    game.play("play:patrol_centre", "separate:5.0")
    assert game.reached("order") == {"5.6"}, "his troop is not he, and stays in its section"
    game.play("order:5.6")
    assert game.choice.kind_name == "action"


@pytest.mark.rule("BLH-SKL-06", "BLH-ACT-11")
def test_path_finder_is_for_the_way_of_a_leader_who_separates_and_not_for_his_troop() -> None:
    finder = skilled("rogue_path_finder", "5.6")
    banks = "river@4.6 river@4.7 river@5.5 river@5.7"
    led = medieval(f"{BLUE}@5.6", FAR, heroes=([finder], []), hands=ONE, land=banks)
    led.play("play:scout_centre", "order:5.6", "unit:5.6")
    assert led.reached() <= {"6.6", "6.7", "7.5", "7.6", "7.7", "6.5", "6.8"}
    parted = medieval(f"{BLUE}@5.6", FAR, heroes=([finder], []), hands=ONE, land=banks)
    parted.play("play:scout_centre", "separate:5.6")
    assert "2.6" in parted.reached(), "three hexes, over the river"


@pytest.mark.rule("BLH-SKL-06")
def test_leech_has_nothing_of_symbols_that_hit() -> None:
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@4.6 {FAR}", heroes=([], [skilled("rogue_leech", "4.6")]),
        lore=(["poisoned_blades"], []), dice=["lore", "red", "red", "red"], goblets=(9, 0),
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().play("lore:poisoned_blades").decide("target:5.6")
    game.attack("5.6", "4.6")
    assert game.side_of(1)["goblet"] == 0
    assert game.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BLH-SKL-06")
def test_larceny_without_lore_takes_treasure_only() -> None:
    heroes = ([skilled("rogue_larceny", "5.6")], ["Otto:warrior::::0:1@4.6"])
    game = melee(f"{BLUE}@5.6", FAR, heroes=heroes, dice=["sword", "sword", "red", "flag", "flag", "lore", "lore"])
    assert (game.hero_of()["treasure"], game.hero_of(1)["treasure"]) == (1, 0)
    assert (game.side_of(0)["goblet"], game.side_of(1)["goblet"]) == (0, 0)


@pytest.mark.rule("BLH-SKL-06")
def test_a_leader_cleaves_with_two_dice_of_his_troop() -> None:
    foes = f"{BLUE}@4.6*1 {BLUE}@4.7"
    game = strikes(
        skilled("warrior_cleave", "5.6"), ["blue", "red", "red", "blue", "red"], foe=foes, army=f"{BLUE}@5.6"
    )
    game.play("skill:warrior_cleave").decide("target:4.7")
    assert [told["n"] for told in game.events_named("attack")] == [3, 2]
    assert game.unit_at("4.7")["figures"] == 3


@pytest.mark.rule("BLH-SKL-06")
def test_smite_is_for_an_enemy_led_by_a_hero_too() -> None:
    heroes = ([skilled("cleric_smite", "5.6")], ["Mo:warrior@4.6"])
    assert melee(HOME, f"{BLUE}@4.6", heroes=heroes, dice=["lore"] * 2).dice_of() == 2


@pytest.mark.rule("BLH-SKL-06")
def test_sacred_ground_of_a_leader_serves_champions_and_not_his_own_troop() -> None:
    cleric = skilled("cleric_chant,cleric_sacred_ground", "4.7")
    game = medieval(HOME, f"{BLUE}@4.7 giant_spider@4.8", heroes=([], [cleric, "Mo:warrior@4.6"]))
    assert game.unit_at("4.6")["bold"] == 2
    assert game.unit_at("4.7")["bold"] == 2, "its Leader, and the support of two friends"
    assert game.unit_at("4.8")["bold"] == 1, "a Creature's is fixed"


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_a_miracle_saves_him_from_a_trap() -> None:
    cleric = skilled("cleric_herbal_remedy,cleric_miracle", "5.6")
    game = medieval(
        HOME, FAR, heroes=([cleric], []), chests=("5.6",), draws=["chest:trap_1"], dice=["sword"], hands=ONE
    )
    game.play("play:scout_centre", "order:5.6").halt_if_asked().decide("unit:5.6", "search")
    assert game.offers() == ["skill:cleric_miracle", "pass"]
    game.play("skill:cleric_miracle")
    assert game.hero_of()["fate"] == "fighting"


@pytest.mark.rule("BLH-SKL-06", "BLH-CBT-10")
def test_a_duelist_counts_when_he_charges_first() -> None:
    rider = skilled("warrior_riding,warrior_blademaster,common_duelist", "4.6")
    game = battle(
        f"{BLUE}@5.6", FAR, heroes=([], [rider]), lore=([], ["counter_charge"]), dice=["red"] * 7, goblets=(0, 9)
    )
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play("lore:counter_charge")
    assert game.events_named("back")[-1]["n"] == 4


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_who_ends_an_attacker_by_battling_back_does_not_cleave() -> None:
    game = medieval(
        f"{BLUE}@5.6*1 {BLUE}@5.5", FAR, heroes=([], [skilled("warrior_cleave", "4.6")]),
        dice=["lore", "lore", "lore", "blue", "red"],
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play("yes")
    assert not game.unit_at("5.6")
    assert "skill:warrior_cleave" not in game.offers()
    assert not game.events_named("skill")


@pytest.mark.rule("BLH-SKL-06")
def test_a_friend_who_has_battled_is_not_called_to_arms() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7"
    game = medieval(
        army, f"{BLUE}@4.6 {BLUE}@4.8", heroes=([skilled("commander_call_to_arms", "5.6")], []), dice=["lore"] * 6
    )
    game.lead("5.6", "5.7").halt_if_asked().attack("5.7", "4.8").attack("5.6", "4.6")
    assert game.dice_of() == 3
    assert not game.events_named("skill")
