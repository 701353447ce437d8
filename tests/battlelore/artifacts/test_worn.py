"""Artifacts that help without being asked for: armour, weapons, boots and banners."""

import pytest

from banneret.kernel.errors import SetupError
from tests.battlelore.builder import BattleLoreGame, battle, medieval, melee

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
BOWS = "human_bow_green"
CROSSBOWS = "dwarf_crossbow_green"
FAR = f"{BLUE}@0.0"
HOME = f"{BLUE}@8.0"
ONE = (["scout_centre"], ["scout_centre"])


def hero(artifact: str, hex: str, *, of: str = "warrior", skills: str = "") -> str:
    """A hero with one artifact on a hex."""
    return f"Maud:{of}:{skills}:{artifact}@{hex}"


def struck(champion: str, dice: list[str], *, attacker: str = BLUE, troop: str = FAR) -> BattleLoreGame:
    """The unit on 5.6 attacks the hero on 4.6."""
    return melee(f"{attacker}@5.6", troop, heroes=([], [champion]), dice=dice)


def strikes(
    champion: str, dice: list[str], *, foe: str = f"{BLUE}@4.6", army: str = HOME, land: str = ""
) -> BattleLoreGame:
    """The hero on 5.6 attacks 4.6."""
    return melee(army, foe, heroes=([champion], []), dice=dice, land=land)


def dice_of(game: BattleLoreGame) -> int | str:
    """How many dice the last attack had."""
    return game.events_named("attack")[-1]["n"]


def ways(champion: str, *, land: str = "", army: str = HOME) -> set[str]:
    """Where the hero on 5.6 may move to."""
    game = medieval(army, FAR, heroes=([champion], []), land=land, hands=ONE)
    return game.play("play:scout_centre", "order:5.6", "unit:5.6").reached()


@pytest.mark.rule("BLH-ARF-30")
def test_sapphire_armor_turns_a_sword_of_each_melee_from_a_champion() -> None:
    armoured = hero("sapphire_armor", "4.6")
    assert struck(armoured, ["sword", "lore", "lore"]).wound_tests() == []
    assert struck(armoured, ["sword", "sword", "lore", "lore"]).wound_tests() == [1]
    assert struck(armoured, ["sword", "lore", "lore", "lore"], troop=f"{BLUE}@4.6").wound_tests() == [1], "as Leader"


@pytest.mark.rule("BLH-ARF-30")
def test_warding_bracers_take_a_die_from_wound_tests_but_never_the_last() -> None:
    warded = hero("warding_bracers", "4.6")
    assert struck(warded, ["sword", "sword", "lore", "lore"]).wound_tests() == [1]
    assert struck(warded, ["sword", "lore", "lore", "lore"]).wound_tests() == [1]


def shot_at(leader: str, dice: list[str], archers: str = BOWS) -> BattleLoreGame:
    """Archers on 5.6 shoot at the troop on 3.6."""
    game = medieval(f"{archers}@5.6", f"{BLUE}@3.6", heroes=([], [leader]), dice=dice)
    return game.lead("5.6").halt_if_asked().attack("5.6", "3.6")


@pytest.mark.rule("BLH-ARF-30")
def test_the_orb_of_deflection_turns_a_helmet_of_a_shot_from_his_troop() -> None:
    orb = hero("orb_of_deflection", "3.6")
    assert shot_at(orb, ["blue", "blue"]).unit_at("3.6")["figures"] == 3
    assert shot_at(hero("rabbits_foot", "3.6"), ["blue", "blue"]).unit_at("3.6")["figures"] == 2
    close = struck(hero("orb_of_deflection", "4.6"), ["blue", "blue", "lore"], troop=f"{BLUE}@4.6")
    assert close.unit_at("4.6")["figures"] == 2, "not in melee"


@pytest.mark.rule("BLH-ARF-30")
def test_the_helm_of_steadfastness_lets_one_more_flag_be_ignored() -> None:
    for troop, bold in ((FAR, 2), (f"{BLUE}@4.6", 2)):
        plain = medieval(HOME, troop, heroes=([], ["Maud:warrior@4.6"]))
        helmed = medieval(HOME, troop, heroes=([], [hero("helm_of_steadfastness", "4.6")]))
        assert plain.unit_at("4.6")["bold"] == bold - 1
        assert helmed.unit_at("4.6")["bold"] == bold


@pytest.mark.rule("BLH-ARF-30")
def test_dragonscale_barding_turns_a_sword_of_mounted_enemies() -> None:
    rider = hero("dragonscale_barding", "4.6", skills="warrior_riding")
    assert struck(rider, ["sword", "lore", "lore", "lore"], attacker=CAVALRY).wound_tests() == []
    assert struck(rider, ["sword", "lore", "lore", "lore"]).wound_tests() == [1], "not of infantry"
    with pytest.raises(SetupError, match="BLH-ARF-02"):
        struck(hero("dragonscale_barding", "4.6"), [])


@pytest.mark.rule("BLH-ARF-30", "BLH-ARF-29")
def test_mount_war_carries_a_rider_farther_and_strikes_in_the_bonus_attack() -> None:
    rider = hero("mount_war", "5.6", skills="warrior_riding")
    plain = hero("rabbits_foot", "5.6", skills="warrior_riding")
    assert any(hex.startswith("0.") for hex in ways(rider))
    assert not any(hex.startswith("0.") for hex in ways(plain))
    foes = f"{BLUE}@4.6*1 {BLUE}@3.6"
    game = strikes(rider, ["blue", "lore", "lore", "lore", "lore"], foe=foes)
    game.play("yes", "done", "attack:3.6")
    assert game.events_named("bonus")[-1]["n"] == 3


@pytest.mark.rule("BLH-ARF-30")
def test_rope_and_grapnel_lead_over_rivers_and_ramparts() -> None:
    banks = "river@4.6 river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
    climber = hero("rope_and_grapnel", "5.6")
    assert "3.6" not in ways(hero("boots_of_the_hare", "5.6"), land=banks.replace("6.7", "6.5"))
    found = ways(climber, land=banks)
    assert "3.6" in found
    assert "4.6" not in found, "he does not stop in the river"
    rider = medieval(
        HOME, FAR, hands=ONE, ramparts={"4.6": "5.6"},
        heroes=([hero("rope_and_grapnel", "5.6", skills="warrior_riding")], []),
    )  # fmt: skip
    assert "4.6" in rider.play("play:scout_centre", "order:5.6", "unit:5.6").reached()


@pytest.mark.rule("BLH-ARF-30", "BL-TER-27")
@pytest.mark.parametrize(("artifact", "crosses"), [("rope_and_grapnel", True), ("rabbits_foot", False)])
def test_rope_and_grapnel_lead_a_rider_over_ramparts(artifact: str, crosses: bool) -> None:
    rider = hero(artifact, "5.6", skills="warrior_riding")
    walls = {"4.6": "3.5 3.6 4.5 4.7 5.5 5.6"}
    game = medieval(HOME, FAR, heroes=([rider], []), ramparts=walls, hands=ONE)
    game.play("play:scout_centre", "order:5.6", "unit:5.6")
    assert ("4.6" in game.reached()) is crosses


@pytest.mark.rule("BLH-ARF-30", "BLH-MOV-25")
@pytest.mark.parametrize(("land", "leads"), [("river", True), ("witch_hut", False)])
def test_rope_and_grapnel_lead_a_rider_over_rivers_and_not_through_huts(land: str, leads: bool) -> None:
    ring = " ".join(f"{land}@{hex}" for hex in ("4.6", "4.7", "5.5", "5.7", "6.6", "6.7"))
    rider = hero("rope_and_grapnel", "5.6", skills="warrior_riding")
    game = medieval(HOME, FAR, heroes=([rider], []), land=ring, hands=ONE)
    game.play("play:scout_centre", "order:5.6").decide("unit:5.6")
    assert bool(game.reached()) is leads


@pytest.mark.rule("BLH-ARF-30")
def test_the_maelstrom_cloak_takes_a_die_from_who_strikes_at_its_fleeing_hero() -> None:
    for artifact, dice in (("maelstrom_cloak", 2), ("rabbits_foot", 3)):
        foes = f"{BLUE}@5.6 {BLUE}@3.5 {BLUE}@3.6"
        game = melee(foes, FAR, heroes=([], [hero(artifact, "4.6")]), dice=["lore"] * 9)
        game.play("flee", "retreat:3.6", "yes")
        assert dice_of(game) == dice


@pytest.mark.rule("BLH-ARF-30")
def test_the_snaring_rope_drives_enemies_a_hex_farther() -> None:
    game = strikes(hero("snaring_rope", "5.6"), ["flag", "lore"])
    game.play("retreat:3.6")
    assert game.reached("retreat"), "one hex farther"
    plain = strikes(hero("boots_of_the_hare", "5.6"), ["flag", "lore"])
    plain.play("retreat:3.6")
    assert not plain.reached("retreat")


@pytest.mark.rule("BLH-ARF-30")
def test_the_snaring_rope_drives_a_champion_two_hexes() -> None:
    for artifact, stays in (("snaring_rope", False), ("boots_of_the_hare", True)):
        champions = ([hero(artifact, "5.6")], ["Otto:warrior@4.6"])
        game = melee(HOME, FAR, heroes=champions, dice=["flag", "flag"])
        game.play("ignore:0", "retreat:3.6")
        assert ("done" in game.offers()) is stays


@pytest.mark.rule("BLH-ARF-30")
def test_the_lore_stone_keeps_lore_symbols_from_hitting() -> None:
    for artifact, tests in (("lore_stone", []), ("boots_of_the_hare", [1])):
        game = battle(
            f"{BLUE}@5.6", FAR, heroes=([], [hero(artifact, "4.6")]),
            lore=(["poisoned_blades"], []), dice=["lore", "red", "red", "flag"],
        )  # fmt: skip
        game.lead("5.6").halt_if_asked().decide("lore:poisoned_blades", "target:5.6")
        assert game.attack("5.6", "4.6").wound_tests() == tests


@pytest.mark.rule("BLH-ARF-30")
def test_the_lore_stone_is_proof_to_a_fireball() -> None:
    for artifact, figures in (("lore_stone", 4), ("rabbits_foot", None)):
        game = battle(
            f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], [hero(artifact, "4.6")]),
            lore=(["fireball"], []), dice=["lore", "red", "red", "red", "red"],
        )  # fmt: skip
        game.decide("lore:fireball", "target:4.6")
        assert game.unit_at("4.6").get("unit") == (BLUE if figures else "warrior")


@pytest.mark.rule("BLH-ARF-30")
def test_boots_of_the_hare_carry_a_champion_a_hex_farther() -> None:
    assert any(hex.startswith("2.") for hex in ways(hero("boots_of_the_hare", "5.6")))
    assert not any(hex.startswith("2.") for hex in ways(hero("rabbits_foot", "5.6")))


@pytest.mark.rule("BLH-ARF-30")
def test_the_cloak_of_dusk_hides_a_champion_from_afar() -> None:
    for artifact, seen in (("cloak_of_dusk", False), ("rabbits_foot", True)):
        game = medieval(f"{BOWS}@5.6", FAR, heroes=([], [hero(artifact, "2.6")]))
        assert ("2.6" in game.unit_at("5.6")["targets"]) is seen
    near = medieval(f"{BOWS}@5.6", FAR, heroes=([], [hero("cloak_of_dusk", "3.6")]))
    assert "3.6" in near.unit_at("5.6")["targets"], "within two hexes they may"


@pytest.mark.rule("BLH-ARF-30", "BLH-ARF-29")
def test_the_banner_of_the_fallen_strengthens_what_is_left_of_his_troop() -> None:
    for figures, dice in ((3, 3), (2, 4), (1, 4)):
        game = strikes(hero("banner_of_the_fallen", "5.6"), ["lore"] * 4, army=f"{BLUE}@5.6*{figures}")
        assert dice_of(game) == dice


@pytest.mark.rule("BLH-ARF-30", "BLH-ARF-29")
def test_the_sword_of_dawn_is_a_die_more_in_either_role() -> None:
    assert dice_of(strikes(hero("sword_of_dawn", "5.6"), ["lore"] * 3)) == 3
    assert dice_of(strikes(hero("sword_of_dawn", "5.6"), ["lore"] * 4, army=f"{BLUE}@5.6")) == 4


@pytest.mark.rule("BLH-ARF-29")
def test_dice_of_artifacts_come_on_top_of_what_terrain_allows() -> None:
    woods = strikes(hero("sword_of_dawn", "5.6"), ["lore"] * 3, army="human_sword_red@5.6", land="forest@5.6")
    assert dice_of(woods) == 3


@pytest.mark.rule("BLH-ARF-30")
def test_the_heroslayer_axe_is_a_die_more_in_the_test() -> None:
    for artifact, dice in (("heroslayer_axe", 2), ("boots_of_the_hare", 1)):
        champions = ([hero(artifact, "5.6")], ["Otto:warrior@4.6"])
        game = melee(HOME, FAR, heroes=champions, dice=["sword", "lore", "lore", "lore"])
        assert game.wound_tests() == [dice]


@pytest.mark.rule("BLH-ARF-30")
def test_the_heroslayer_axe_does_nothing_from_afar() -> None:
    slayer = "Maud:warrior::heroslayer_axe,throwing_hatchets@5.6"
    game = medieval(HOME, FAR, heroes=([slayer], ["Otto:warrior@3.6"]), dice=["sword", "lore", "lore"])
    game.lead("5.6").halt_if_asked().decide("unit:5.6", "hatchets:3.6")
    assert game.wound_tests() == [1]


@pytest.mark.rule("BLH-ARF-30")
def test_the_long_blade_of_tarn_reaches_riders() -> None:
    for artifact, left in (("long_blade_of_tarn", 2), ("boots_of_the_hare", 3)):
        game = strikes(hero(artifact, "5.6"), ["sword", "lore"], foe=f"{CAVALRY}@4.6")
        assert game.unit_at("4.6")["figures"] == left


@pytest.mark.rule("BLH-ARF-30", "BLH-ARF-29")
def test_the_lance_of_oaths_counts_after_two_hexes() -> None:
    lancer = hero("lance_of_oaths", "6.6", skills="warrior_riding")
    for goal, dice in (("4.6", 3), ("5.6", 2)):
        foe = "3.6" if goal == "4.6" else "4.6"
        game = medieval(HOME, f"{BLUE}@{foe}", heroes=([lancer], []), dice=["lore"] * 3, hands=ONE)
        game.play("play:scout_centre", "order:6.6", "unit:6.6", f"move:{goal}")
        game.attack(goal, foe)
        assert dice_of(game) == dice


@pytest.mark.rule("BLH-ARF-29", "BLH-ARF-30")
@pytest.mark.parametrize(("goal", "dice"), [("4.6", 4), ("5.6", 3)])
def test_the_lance_of_oaths_counts_after_two_hexes_of_his_troop_too(goal: str, dice: int) -> None:
    lancer = hero("lance_of_oaths", "6.6", skills="warrior_riding")
    foe = "3.6" if goal == "4.6" else "4.6"
    game = medieval("human_cav_blue@6.6", f"{BLUE}@{foe}", heroes=([lancer], []), dice=["lore"] * dice, hands=ONE)
    game.play("play:scout_centre", "order:6.6", "unit:6.6", f"move:{goal}").attack(goal, foe)
    assert dice_of(game) == dice


@pytest.mark.rule("BLH-ARF-30")
def test_the_mace_of_the_penitent_crushes_creatures() -> None:
    for artifact, gone in (("mace_of_the_penitent", True), ("rabbits_foot", False)):
        cleric = hero(artifact, "5.6", of="cleric")
        game = strikes(cleric, ["green", "sword", "lore"], foe="giant_spider@4.6")
        if "pass" in game.offers():
            game.play("pass")
        assert (game.unit_at("4.6") == {}) is gone
    other = strikes(hero("mace_of_the_penitent", "5.6", of="cleric"), ["green", "red", "lore"], foe="giant_spider@4.6")
    assert other.unit_at("4.6")["unit"] == "giant_spider", "by a sword-on-shield and by nothing else"
    with pytest.raises(SetupError, match="BLH-ARF-02"):
        strikes(hero("mace_of_the_penitent", "5.6"), [])


@pytest.mark.rule("BLH-ARF-30", "BL-CRE-10")
def test_the_mace_of_the_penitent_is_no_use_to_archers_from_afar() -> None:
    cleric = hero("mace_of_the_penitent", "5.6", of="cleric")
    game = medieval(
        "human_bow_green@5.6", f"giant_spider@3.6 {FAR}", heroes=([cleric], []), dice=["green", "lore", "sword"]
    )
    game.lead("5.6").halt_if_asked().attack("5.6", "3.6")
    assert game.unit_at("3.6")["unit"] == "giant_spider"


@pytest.mark.rule("BLH-ARF-19", "BLH-EXA-36")
def test_only_two_artifacts_are_equipped_and_the_others_lie_under_the_sheet() -> None:
    game = medieval(HOME, FAR, heroes=(["Maud:warrior::sword_of_dawn,war_horn:rabbits_foot,lore_stone@5.6"], []))
    assert game.hero_of()["equipped"] == ["war_horn", "sword_of_dawn"]
    assert game.hero_of()["under"] == ["rabbits_foot", "lore_stone"]
    with pytest.raises(SetupError, match="BLH-ARF-19"):
        medieval(HOME, FAR, heroes=(["Maud:warrior::sword_of_dawn,war_horn,lore_stone@5.6"], []))


@pytest.mark.rule("BLH-ARF-20", "BLH-ARF-21")
def test_what_lies_under_the_sheet_does_nothing() -> None:
    assert dice_of(strikes("Maud:warrior:::sword_of_dawn@5.6", ["lore"] * 2)) == 2


@pytest.mark.rule("BLH-ARF-19", "BLH-ARF-30")
def test_the_backpack_does_not_count_and_the_beaker_box_holds_a_potion() -> None:
    for cards in ("sword_of_dawn,war_horn,backpack", "sword_of_dawn,beaker_box,wine_of_warping"):
        game = medieval(HOME, FAR, heroes=([f"Maud:warrior::{cards}@5.6"], []))
        assert sorted(game.hero_of()["equipped"]) == sorted(cards.split(","))
    for cards in ("sword_of_dawn,beaker_box,war_horn", "beaker_box,wine_of_warping,ale_of_courage,war_horn"):
        with pytest.raises(SetupError, match="BLH-ARF-19"):
            medieval(HOME, FAR, heroes=([f"Maud:warrior::{cards}@5.6"], []))


@pytest.mark.rule("BLH-ARF-30", "BLH-CBT-09")
@pytest.mark.parametrize(("foe", "dice"), [("4.6", 3), ("2.6", 2)])
def test_the_sword_of_dawn_is_for_the_melee_of_archers_and_not_for_their_shots(foe: str, dice: int) -> None:
    heroes: tuple[list[str], list[str]] = ([hero("sword_of_dawn", "5.6")], [])
    game = medieval("human_bow_green@5.6", f"{BLUE}@{foe}", heroes=heroes, dice=["lore"] * 3)
    game.lead("5.6").halt_if_asked().attack("5.6", foe)
    assert dice_of(game) == dice


@pytest.mark.rule("BLH-ARF-19", "BLH-ARF-20", "BLH-AFT-39")
def test_heroes_who_have_never_met_may_bring_the_same_artifact() -> None:
    heroes = (["Maud:warrior::lore_stone:war_horn@5.6"], ["Otto:warrior::war_horn:lore_stone@3.6"])
    game = medieval(HOME, FAR, heroes=heroes)
    assert (game.hero_of()["equipped"], game.hero_of(1)["equipped"]) == (["lore_stone"], ["war_horn"])
    assert not {"lore_stone", "war_horn"} & set(game.seen()["artifacts"])
