"""Heroes in corners: orders, roles, movement and combat where several rules meet."""

import pytest

from tests.battlelore.builder import BLUE, CAVALRY, FAR, HOME, ONE, allied, battle, medieval, melee

MAUD = "Maud:warrior@5.6"
RIDER = "Rolf:commander:commander_riding@5.6"
NO_WAY = "river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
"""Only 4.6 is left to whoever stands on 5.6."""


@pytest.mark.rule("BLH-TAC-05", "BLH-TAC-06", "BLH-CBT-05")
def test_the_die_of_leadership_is_there_for_the_whole_turn() -> None:
    hands = (["leadership"], ["scout_left"])
    game = medieval(
        f"{CAVALRY}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", heroes=([RIDER], []), hands=hands, dice=["blue"] + ["lore"] * 7
    )
    game.play("play:leadership").halt_if_asked().attack("5.6", "4.6")
    assert game.dice_of() == 4
    game.decide("yes", "done", "attack:3.6")
    assert [told["n"] for told in game.events_named("bonus")] == [4]


@pytest.mark.rule("BLH-TAC-05")
def test_leadership_may_name_a_champion_besides_the_leaders() -> None:
    hands = (["leadership"], ["scout_left"])
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@4.8", heroes=([MAUD, "Mo:warrior@5.8"], []), hands=hands)
    game.play("play:leadership")
    assert game.reached("order") == {"5.8"}
    game.play("order:5.8")
    assert game.unit_at("5.8")["targets"] == {"4.8": 3}, "two of his own and one"
    assert not game.reached("separate")


@pytest.mark.rule("BLH-TAC-05")
def test_a_counter_attack_repeats_leadership_with_the_leaders_of_its_own_side() -> None:
    hands = (["leadership"], ["counter_attack"])
    heroes = ([MAUD], ["Mo:warrior@2.6"])
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@2.6 {FAR}", heroes=heroes, hands=hands)
    game.play("play:leadership").decide("done", "done")
    game.play("play:counter_attack")
    assert [unit["hex"] for unit in game.seen()["units"] if unit["ordered"]] == ["2.6"]
    assert game.reached("order") == {"0.0"}


@pytest.mark.rule("BLH-TAC-02", "BLH-TAC-09")
def test_a_helmet_of_battle_lore_orders_a_combined_unit_and_separates_nobody() -> None:
    hands = (["battle_lore"], ["scout_left"])
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD, "Mo:warrior@5.8"], []), hands=hands, dice=["blue"])
    game.play("play:battle_lore")
    assert set(game.offers()) == {"order:5.6", "done"}


@pytest.mark.rule("BLH-TAC-03", "BL-CMD-26")
def test_a_champion_of_a_foot_onslaught_shoots_no_bow_and_goes_as_far_as_he_can() -> None:
    hands = (["foot_onslaught"], ["scout_left"])
    champion = "Maud:warrior:common_quick_step:bow_of_the_yew_queen@5.6"
    game = medieval(HOME, f"{BLUE}@3.6", heroes=([champion], []), hands=hands)
    game.play("play:foot_onslaught", "order:5.6")
    assert "8.7" in game.play("unit:5.6").reached(), "three hexes"
    game.play("move:5.7")
    assert game.seen()["turn"] == "pennant", "nobody to shoot at"


@pytest.mark.rule("BLH-ACT-07", "BLH-ACT-12")
def test_a_leader_and_his_troop_need_two_orders_of_one_section() -> None:
    hands = (["on_the_march"], ["scout_left"])
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.0", FAR, heroes=([MAUD], []), hands=hands)
    game.play("play:on_the_march", "separate:5.6")
    assert game.reached("order") == {"5.0"}, "the centre has one order, and he has it"


@pytest.mark.rule("BLH-ACT-08", "BLH-ROL-06")
def test_whoever_was_ordered_with_his_troop_is_not_ordered_again_when_it_is_gone() -> None:
    """A War Horn finds nobody new in a unit that has its order."""
    hero = "Maud:warrior::war_horn@5.6"
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([hero], []), hands=(["patrol_centre"], ["scout_left"]))
    game.play("play:patrol_centre", "order:5.6")
    assert "use:war_horn" not in game.offers()
    assert game.reached("separate") == {"5.6"}, "but he may be ordered besides, to separate"


@pytest.mark.rule("BLH-MOV-04", "BLH-MOV-05", "BLH-MOV-13")
@pytest.mark.parametrize(("friend", "found"), [(CAVALRY, set()), (BLUE, {"4.6"})])
def test_where_terrain_stops_a_champion_he_passes_no_friend(friend: str, found: set[str]) -> None:
    game = medieval(f"{friend}@4.6", FAR, heroes=([MAUD], []), land=f"{NO_WAY} forest@4.6", hands=ONE)
    game.play("play:scout_centre", "order:5.6")
    if not found:
        assert "unit:5.6" not in game.offers()
        return
    game.play("unit:5.6")
    assert game.unit_at("4.6")["leader"] == "Maud", "he stops there by joining"


@pytest.mark.rule("BLH-MOV-16", "BLH-ACT-05")
def test_a_leader_who_separates_on_the_baseline_may_leave_the_field() -> None:
    game = medieval(f"{BLUE}@8.6 {BLUE}@5.6", FAR, heroes=(["Maud:warrior@8.6"], []), hands=ONE)
    game.play("play:scout_centre", "separate:8.6", "withdraw")
    assert game.hero_of()["fate"] == "withdrawn"
    assert game.unit_at("8.6")["leader"] == ""
    assert game.side_of(1)["banners"] == 0


@pytest.mark.rule("BLH-MOV-16")
def test_a_champion_leaves_through_a_friend_on_the_baseline() -> None:
    army = f"{CAVALRY}@8.6 {CAVALRY}@8.7"
    game = medieval(army, FAR, heroes=(["Maud:warrior@7.6"], []), hands=ONE)
    game.play("play:scout_centre", "order:7.6", "unit:7.6")
    assert "withdraw" in game.offers()
    assert not {"8.6", "8.7"} & game.reached()


@pytest.mark.rule("BLH-MOV-19")
@pytest.mark.parametrize(
    ("troop", "champion", "figures"),
    [(BLUE, "Maud:warrior@3.6", 4), (BLUE, "Rolf:commander:commander_riding@3.6", 3), (CAVALRY, "Maud:warrior@3.6", 2)],
)
def test_a_troop_retreats_only_to_a_champion_who_moves_as_it_does(troop: str, champion: str, figures: int) -> None:
    game = melee(
        f"{BLUE}@5.6", f"{troop}@4.6 {FAR}", heroes=([], [champion]), dice=["flag", "lore", "lore"], land="river@3.5"
    )
    game.decide("retreat:3.6")
    where = "3.6" if figures == 4 else "4.6"
    assert game.unit_at(where)["figures"] == figures
    assert (game.unit_at("3.6").get("leader") or "") == ("Maud" if figures == 4 else "")


@pytest.mark.rule("BLH-MOV-20", "BLH-MOV-21")
def test_goblins_panic_once_on_their_way_to_a_champion() -> None:
    goblins = f"goblin_sword_green@4.6 {FAR}"
    game = melee(f"{BLUE}@5.6", goblins, heroes=([], ["Mo:warrior@3.6"]), dice=["flag", "lore", "lore", "green"])
    game.play("retreat:3.6")
    assert len(game.events_named("panic")) == 1
    assert game.unit_at("3.6") | {"figures": 3, "leader": "Mo"} == game.unit_at("3.6")


@pytest.mark.rule("BLH-MOV-18", "BLH-MOV-20")
def test_a_champion_who_was_ordered_goes_with_the_troop_that_has_come_to_him() -> None:
    """He was not ordered to separate, so that his own order is lost with his role."""
    game = medieval(f"{BLUE}@5.7", FAR, heroes=([MAUD], []), hands=(["patrol_centre"], ["scout_left"]))
    game.play("play:patrol_centre", "order:5.6", "order:5.7", "unit:5.7", "move:5.6")
    assert game.hero_of()["role"] == "leader"
    assert game.seen()["turn"] == "pennant"


@pytest.mark.rule("BLH-MOV-08", "BLH-MOV-12")
def test_a_champion_passes_the_hero_of_an_ally_and_does_not_stop_with_him() -> None:
    heroes: tuple[list[str], list[str]] = (["Maud:warrior@5.6", "Wendel:wizard@4.6"], [])
    game = allied(HOME, FAR, heroes=heroes, land=NO_WAY, hands=ONE)
    game.play("play:scout_centre", "order:5.6", "unit:5.6")
    assert game.reached() == {"3.5", "3.6", "4.5"}


@pytest.mark.rule("BLH-CBT-02")
def test_a_champion_may_leave_the_ground_he_has_won() -> None:
    game = melee(HOME, f"{BLUE}@4.6 {FAR}", heroes=([MAUD], []), dice=["flag", "lore"])
    game.play("retreat:3.6", "no")
    assert game.unit_at("5.6")["unit"] == "warrior"


@pytest.mark.rule("BLH-CBT-06", "BLH-CBT-07")
def test_a_leader_on_foot_strikes_with_the_weapons_of_his_troop() -> None:
    """Heavy infantry with long swords loses no sword-on-shield to riders, whoever leads it."""
    dice = ["sword", "lore", "lore", "lore"]
    game = melee("human_longsword_red@5.6", f"{CAVALRY}@4.6", heroes=([MAUD], []), dice=dice)
    assert game.unit_at("4.6")["figures"] == 2
    short = melee("human_sword_red@5.6", f"{CAVALRY}@4.6", heroes=([MAUD], []), dice=dice)
    assert short.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BLH-CBT-14")
def test_a_champion_who_battles_back_collects_lore() -> None:
    game = battle(
        f"{BLUE}@5.6", FAR, heroes=([], ["Maud:warrior@4.6"]), dice=["red", "red", "red", "lore", "red"], goblets=(0, 0)
    )
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play("yes")
    assert game.side_of(1)["goblet"] == 1


@pytest.mark.rule("BLH-ROL-08", "BLH-ROL-12")
def test_a_leader_and_his_troop_support_as_one_unit() -> None:
    led = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=(["Maud:warrior@5.7"], []))
    assert led.unit_at("5.6")["bold"] == 0, "one friend is next to it"
    two = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=(["Maud:warrior@5.5"], []))
    assert two.unit_at("5.6")["bold"] == 1
