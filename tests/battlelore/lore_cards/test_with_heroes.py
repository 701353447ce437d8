"""Lore cards where they meet heroes: Champions who shoot or flee, Leaders left alone, artifacts against lore."""

import pytest

from tests.battlelore.builder import BLUE, FAR, HOME, BattleLoreGame, battle, clash

GREEN = "human_sword_green"
OTTO = "Otto:warrior@4.6"


# -- Cleaving Blow -----------------------------------------------------------------------------------------------------


def strike_at_champion(dice: list[str]) -> BattleLoreGame:
    """Swordsmen with a Cleaving Blow attack a Champion, with another enemy next to them."""
    foes = f"{BLUE}@3.6 {BLUE}@4.7 {FAR}"
    return clash(pennant=foes, heroes=([], [OTTO]), lore=(["cleaving_blow"], []), dice=dice).attack("5.6", "4.6")


@pytest.mark.rule("BL-LRE-15")
def test_a_champion_who_has_fled_to_a_troop_is_not_cloven() -> None:
    game = strike_at_champion(["flag", "flag", "lore"]).play("ignore:0", "retreat:3.6").decide("done")
    assert game.hero_of(1)["role"] == "leader"
    assert "lore:cleaving_blow" not in game.offers()
    assert game.offers() == ["yes", "no"], "ground may be gained"


@pytest.mark.rule("BL-LRE-15")
def test_who_has_wounded_a_champion_may_cleave() -> None:
    game = strike_at_champion(["sword", "lore", "lore", "sword"])
    assert game.hero_of(1)["fate"] == "wounded"
    assert "lore:cleaving_blow" in game.offers()


# -- Champions who shoot -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-LRE-19")
@pytest.mark.parametrize(
    ("sheet", "shot", "dice"),
    [
        ("Maud:warrior::bow_of_the_yew_queen@5.6", "bow:2.6", 5),
        ("Maud:warrior::throwing_hatchets@5.6", "hatchets:3.6", 4),
        ("Maud:wizard:wizard_lightning_ball:@5.6", "lightning:2.6", 5),
    ],
)
def test_take_aim_is_for_whatever_a_hero_shoots_with(sheet: str, shot: str, dice: int) -> None:
    foe = shot.partition(":")[2]
    game = clash(HOME, f"{BLUE}@{foe} {FAR}", heroes=([sheet], []), lore=(["take_aim"], []), dice=["lore"] * dice)
    game.play("lore:take_aim").decide("unit:5.6", shot)
    assert game.events_named("attack")[-1]["n"] == dice


@pytest.mark.rule("BL-LRE-19")
def test_eagle_eye_is_for_the_bow_of_a_champion_too() -> None:
    bow = "Maud:warrior::bow_of_the_yew_queen@5.6"
    foes = f"{BLUE}@0.5 {BLUE}@3.7 {FAR}"
    game = clash(HOME, foes, heroes=([bow], []), lore=(["eagle_eye"], []), dice=["sword", "sword"])
    game.play("lore:eagle_eye").decide("unit:5.6")
    assert not game.reached("attack"), "his sword reaches no farther"
    game.decide("bow:0.5")
    assert game.unit_at("0.5")["figures"] == 2, "five hexes away, and swords-on-shields hit"


@pytest.mark.rule("BL-LRE-15")
def test_a_champion_without_such_a_weapon_takes_no_aim() -> None:
    game = clash(HOME, f"{BLUE}@4.6 {FAR}", heroes=(["Maud:warrior@5.6"], []), lore=(["take_aim", "eagle_eye"], []))
    assert not [key for key in game.offers() if key.startswith("lore:")]


# -- flags -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-WND-37", "BL-LRE-19")
def test_a_champion_who_holds_the_line_is_tested_for_a_second_flag() -> None:
    for flags, tests in ((2, []), (3, [1])):
        dice = ["flag"] * flags + ["lore"] * 9
        game = clash(pennant=FAR, heroes=([], [OTTO]), lore=([], ["hold_the_line"]), dice=dice).attack("5.6", "4.6")
        game.play("ignore:1", "lore:hold_the_line")
        assert game.wound_tests() == tests
        assert game.hero_of(1)["hex"] == "4.6"
        assert "yes" in game.offers(), "he may battle back"


@pytest.mark.rule("BL-CRE-09", "BL-LRE-19")
def test_a_creature_that_holds_the_line_is_not_hurt() -> None:
    game = clash(pennant=f"giant_spider@4.6 {FAR}", lore=([], ["hold_the_line"]), dice=["flag"] * 3)
    game.attack("5.6", "4.6").play("lore:hold_the_line")
    assert game.unit_at("4.6")["unit"] == "giant_spider"


@pytest.mark.rule("BLH-WND-35", "BL-LRE-19")
@pytest.mark.parametrize(
    ("card", "most"), [("fearless_rogue", 2), ("fearless_warrior", 2), ("inspired_ranks", 2), ("", 1)]
)
def test_what_makes_a_unit_stay_is_left_to_its_leader(card: str, most: int) -> None:
    game = clash(
        pennant=f"{BLUE}@4.6*1", heroes=([], [OTTO]), lore=([], [card] if card else []),
        dice=["blue", "flag", "flag", "lore"],
    ).attack("5.6", "4.6")  # fmt: skip
    if card:
        game.play(f"lore:{card}")
    assert game.hero_of(1)["role"] == "champion"
    assert game.offers()[0] == f"ignore:{most}"


@pytest.mark.rule("BL-LRE-19", "BLH-WND-35")
@pytest.mark.parametrize(("target", "most"), [("4.6", 2), ("4.8", 1)])
def test_what_makes_another_unit_stay_is_not_left_to_a_leader(target: str, most: int) -> None:
    game = battle(
        f"{BLUE}@5.6 {BLUE}@5.8", f"{BLUE}@4.6*1 {BLUE}@4.8", heroes=([], [OTTO]), lore=([], ["fearless_warrior"]),
        dice=["lore"] * 3 + ["blue", "flag", "flag", "lore"],
    )  # fmt: skip
    game.lead("5.6", "5.8").halt_if_asked().attack("5.8", "4.8")
    if target == "4.8":
        game.decide("lore:fearless_warrior")
    game.decide("pass", "no").attack("5.6", "4.6").decide("lore:fearless_warrior", "pass")
    assert game.hero_of(1)["role"] == "champion"
    assert game.offers()[0] == f"ignore:{most}"


@pytest.mark.rule("BLH-WND-35", "BL-LRE-19")
def test_mists_of_terror_hold_for_a_leader_left_alone() -> None:
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@4.6*1 {FAR}", heroes=([], [OTTO]), lore=(["mists_of_terror"], []),
        dice=["blue", "flag", "lore", "lore"],
    )  # fmt: skip
    game.play("lore:mists_of_terror").lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert game.hero_of(1)["role"] == "champion"
    assert "ignore:1" not in game.offers()
    assert game.reached("retreat")


@pytest.mark.rule("BLH-ACT-11", "BL-LRE-19")
def test_mists_of_terror_hold_for_a_leader_who_leaves_his_troop() -> None:
    game = battle(f"{BLUE}@8.6", f"{BLUE}@4.6 {FAR}", heroes=([], [OTTO]), lore=(["mists_of_terror"], []))
    game.play("lore:mists_of_terror").lead().play("supply:tokens")
    game.play("play:attack_centre", "separate:4.6", "done").decide("hero:4.6").play("move:3.6")
    assert game.hero_of(1)["role"] == "champion"
    assert game.unit_at("3.6")["bold"] == 0


@pytest.mark.rule("BLH-WND-28", "BL-LRE-19")
def test_a_heroic_deed_ignores_no_flag_in_mists_of_terror() -> None:
    for cards, ignores in ((["mists_of_terror"], False), ([], True)):
        game = battle(
            f"{BLUE}@5.6", f"{BLUE}@4.6 {FAR}", deeds=["4.6"], lore=(cards, []), dice=["flag", "lore", "lore"],
        )  # fmt: skip
        game.decide("lore:mists_of_terror").lead("5.6").halt_if_asked().attack("5.6", "4.6")
        assert ("ignore:1" in game.offers()) is ignores


# -- artifacts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-30", "BL-LRE-19")
@pytest.mark.parametrize(("answer", "taken"), [("use:ring_of_echoes", 0), ("pass", 1)])
def test_foiled_takes_no_more_than_was_paid(answer: str, taken: int) -> None:
    wizard = "Maud:wizard::ring_of_echoes@5.7"
    game = clash(heroes=([wizard], []), lore=(["arcane_spark"], ["foiled"]))
    game.play("lore:arcane_spark", answer, "lore:foiled")
    assert game.side_of(1)["goblet"] == 15 - 5 + taken


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-30")
def test_the_mirror_amulet_dims_a_holy_light() -> None:
    game = clash(
        pennant="goblin_sword_green@4.6", heroes=([], ["Otto:warrior::mirror_amulet@4.6"]), lore=(["holy_light"], []),
        goblets=(2, 0), dice=["red"] * 3,
    ).attack("5.6", "4.6")  # fmt: skip
    game.play("lore:holy_light", "use:mirror_amulet")
    assert game.events_named("lore_cancelled") == [{"side": 0, "lore": "holy_light"}]
    assert game.events_named("attack")[-1]["n"] == 3


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-30", "BL-LRE-19")
@pytest.mark.parametrize(("goblet", "answers", "attacks"), [(5, [], 0), (8, ["no"], 0), (8, ["yes"], 1)])
def test_the_mirror_amulet_betrays_an_ambush(goblet: int, answers: list[str], attacks: int) -> None:
    game = battle(
        f"{GREEN}@6.6", f"{BLUE}@4.6 {FAR}", land="forest@4.6", heroes=(["Maud:warrior::mirror_amulet@6.6"], []),
        lore=([], ["ambush"]), goblets=(0, goblet), dice=["red"] * 2,
    )  # fmt: skip
    game.lead("6.6").play("unit:6.6", "move:5.6", "lore:ambush", "use:mirror_amulet", *answers)
    assert len(game.events_named("attack")) == attacks


# -- portals -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-LRE-19", "BLH-ARF-29")
def test_the_lance_of_oaths_counts_after_a_portal() -> None:
    lancer = "Maud:warrior:warrior_riding:lance_of_oaths@7.6"
    game = battle(HOME, f"{BLUE}@3.6 {FAR}", heroes=([lancer], []), lore=(["portal"], []), dice=["red"] * 3)
    game.lead("7.6").play("lore:portal", "target:7.6", "aim:4.6").halt_if_asked().attack("4.6", "3.6")
    assert game.events_named("attack")[-1]["n"] == 3


# -- what the cards do not reach ---------------------------------------------------------------------------------------


@pytest.mark.rule("BL-LRE-15")
def test_requiem_is_not_sung_for_cavalry() -> None:
    game = clash(
        pennant=f"human_cav_blue@4.6*1 {FAR}", lore=([], ["requiem"]), dice=["blue", "lore", "lore"],
    ).attack("5.6", "4.6")  # fmt: skip
    game.play("no", "supply:tokens")
    assert game.side_of(1)["fallen"] == ["human_cav_blue"]
    assert game.offers() == ["play:attack_centre"]


@pytest.mark.rule("BL-LRE-19")
@pytest.mark.parametrize(("card", "dice"), [("strength", 3), ("mass_might", 2)])
def test_strength_is_for_shots_as_well_and_mass_might_is_not(card: str, dice: int) -> None:
    game = clash("human_bow_green@5.6", f"{BLUE}@2.6", lore=([card], []), dice=["lore"] * dice)
    game.play(f"lore:{card}").attack("5.6", "2.6")
    assert game.events_named("attack")[-1]["n"] == dice


@pytest.mark.rule("BL-LRE-19")
@pytest.mark.parametrize("card", ["stone_skin", "agility_rogue", "agility_warrior"])
def test_swords_are_not_ignored_by_what_turns_helmets(card: str) -> None:
    game = clash(lore=([], [card]), dice=["sword", "sword", "lore"]).attack("5.6", "4.6").play(f"lore:{card}")
    assert game.unit_at("4.6")["figures"] == 2


@pytest.mark.rule("BL-LRE-15", "BL-LRE-19")
def test_shield_wall_lets_helmets_hit_and_is_not_for_cavalry() -> None:
    game = clash(pennant=f"{BLUE}@4.6 {GREEN}@4.7", lore=([], ["shield_wall"]), dice=["blue", "sword", "lore"])
    game.attack("5.6", "4.6").play("lore:shield_wall")
    assert game.unit_at("4.6")["figures"] == 3
    riders = clash(pennant=f"human_cav_red@4.6 {GREEN}@4.7", lore=([], ["shield_wall"]), dice=["lore"] * 3)
    riders.attack("5.6", "4.6")
    assert not riders.events_named("lore_played")


@pytest.mark.rule("BL-LRE-15", "BL-LRE-19")
def test_poisoned_blades_are_for_foot_units_and_for_melee() -> None:
    assert "lore:poisoned_blades" not in clash("human_cav_blue@5.6", lore=(["poisoned_blades"], [])).offers()
    game = clash("human_bow_green@5.6", f"{BLUE}@2.6", lore=(["poisoned_blades"], []), dice=["lore", "lore"])
    game.play("lore:poisoned_blades").attack("5.6", "2.6")
    assert game.unit_at("2.6")["figures"] == 4
    assert game.side_of(0)["goblet"] == 15 - 4 + 2


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_smoke_and_shadows_reach_a_hex_a_level() -> None:
    for level, far in ((1, False), (2, True)):
        game = clash(lore=([], ["smoke_and_shadows"]), councils=({}, {"rogue": level}), dice=["lore"] * 3)
        game.attack("5.6", "4.6").play("lore:smoke_and_shadows")
        assert ("2.6" in game.reached("aim")) is far
