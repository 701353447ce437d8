"""The lore cards of the Wizard, one by one."""

import pytest

from tests.battlelore.builder import battle, clash

BLUE = "human_sword_blue"


def wizard(level: int) -> tuple[dict[str, int], dict[str, int]]:
    """Councils of which the first has a Lore Master of this level, and the other one of another."""
    return {"wizard": level}, {"wizard": level % 3 + 1}


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_arcane_spark_reaches_two_hexes_a_level_and_rolls_a_die_a_level() -> None:
    far = f"{BLUE}@1.6 {BLUE}@4.6"
    game = clash(pennant=far, lore=(["arcane_spark"], []), dice=["blue"])
    game.play("lore:arcane_spark")
    assert game.unit_at("4.6")["figures"] == 3, "the only enemy within two hexes"
    game = clash(pennant=far, lore=(["arcane_spark"], []), councils=wizard(2), dice=["sword", "blue"])
    game.play("lore:arcane_spark")
    assert "target:1.6" in game.offers(), "four hexes at level 2"
    game.play("target:1.6")
    assert game.unit_at("1.6")["figures"] == 3, "swords-on-shields do not hit"


@pytest.mark.rule("BL-LRE-19")
def test_blurred_shapes_takes_a_die_from_the_attacker() -> None:
    game = clash(lore=([], ["blurred_shapes"]), dice=["lore", "lore"])
    game.attack("5.6", "4.6")
    game.play("lore:blurred_shapes")
    assert game.events_named("attack")[0]["n"] == 2


@pytest.mark.rule("BL-LRE-19")
def test_blurred_shapes_leaves_at_least_one_die() -> None:
    game = clash("human_bow_green@5.6 human_bow_green@6.5", lore=([], ["blurred_shapes"]), dice=["lore", "lore"])
    game.attack("5.6", "4.6")
    game.play("lore:blurred_shapes")
    assert game.events_named("attack")[0]["n"] == 1


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_dispel_magic_cancels_a_card_whose_cost_stays_paid() -> None:
    game = clash(lore=(["strength"], ["dispel_magic"]), dice=["lore"] * 3)
    game.play("lore:strength")
    assert game.state.seat == 1
    assert game.offers() == ["lore:dispel_magic", "pass"]
    game.play("lore:dispel_magic")
    assert game.events_named("lore_cancelled") == [{"side": 0, "lore": "strength"}]
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 3, "no extra die"
    assert game.side_of(0)["goblet"] == 15 - 1 + 3, "the cost stays paid; the lore symbols gave three tokens"


@pytest.mark.rule("BL-LRE-19")
def test_eagle_eye_lengthens_the_range_and_lets_swords_hit() -> None:
    archers = "human_bow_green@5.6 human_bow_green@5.7"
    game = battle(archers, f"{BLUE}@1.5 {BLUE}@0.0", lore=([], []))
    game.lead("5.6", "5.7")
    game.play("done")
    assert set(game.unit_at("5.6")["targets"]) == {"1.5"}
    game = battle(archers, f"{BLUE}@0.5 {BLUE}@0.12", lore=(["eagle_eye"], []), dice=["sword", "sword"])
    game.lead("5.6", "5.7")
    game.play("done", "lore:eagle_eye", "target:5.6")
    assert set(game.unit_at("5.6")["targets"]) == {"0.5"}, "five hexes away"
    assert not game.unit_at("5.7")["targets"], "one unit at level 1"
    game.play("unit:5.6")
    assert game.unit_at("0.5")["figures"] == 2


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_stone_skin_ignores_a_helmet_hit_a_level() -> None:
    game = clash(lore=([], ["stone_skin"]), councils=wizard(2)[::-1], dice=["blue", "blue", "blue"])
    game.attack("5.6", "4.6")
    game.play("lore:stone_skin")
    assert game.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_creeping_doom_rolls_two_dice_against_a_unit_a_level() -> None:
    game = battle(
        f"{BLUE}@7.6", f"{BLUE}@4.6 {BLUE}@2.2", lore=(["creeping_doom"], []), councils=wizard(2),
        dice=["blue", "flag", "sword", "lore"],
    )  # fmt: skip
    game.play("lore:creeping_doom", "target:4.6")
    game.play("retreat:3.5")
    assert game.unit_at("3.5")["figures"] == 3, "a helmet hit it and a flag drove it off"
    assert game.offers() == ["target:2.2", "done"], "nobody twice"
    game.play("target:2.2")
    assert game.unit_at("2.2")["figures"] == 4, "neither sword nor lore symbol hits"
    assert game.side_of(0)["goblet"] == 10, "nor gives tokens"


@pytest.mark.rule("BL-LRE-19")
def test_portal_takes_a_unit_over_everything_and_it_may_still_battle() -> None:
    wall = " ".join(f"river@4.{n}" for n in range(13))
    game = battle(f"{BLUE}@5.6", f"{BLUE}@2.6 {BLUE}@3.3", land=wall, lore=(["portal"], []), dice=["lore"] * 3)
    game.lead("5.6")
    game.play("lore:portal", "aim:3.6")
    assert game.unit_at("3.6")
    assert not game.unit_at("5.6")
    assert "unit:3.6" in game.offers(), "it may still battle"
    assert not any(key.startswith("move:") for key in game.offers())
    assert game.unit_at("3.6")["moved"]


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_portal_reaches_three_hexes_and_one_a_level() -> None:
    game = battle(f"{BLUE}@8.6", f"{BLUE}@0.0", lore=(["portal"], []), land="river@5.6")
    game.lead("8.6")
    game.play("lore:portal")
    assert "aim:4.6" in game.offers()
    assert "aim:3.6" not in game.offers()
    assert "aim:5.6" not in game.offers(), "nobody stands in a river"


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_chain_lightning_leaps_with_a_die_fewer_each_time() -> None:
    game = clash(
        pennant=f"{BLUE}@3.6 {BLUE}@2.6 {BLUE}@1.0", lore=(["chain_lightning"], []), councils=wizard(2),
        dice=["blue", "sword", "lore", "sword", "flag"],
    )  # fmt: skip
    game.play("lore:chain_lightning")
    assert "done" not in game.offers(), "it strikes somebody"
    game.play("target:3.6")
    assert game.unit_at("3.6")["figures"] == 2, "a helmet of its colour and a sword-on-shield hit"
    assert game.offers() == ["target:2.6", "done"], "only a unit next to it"
    game.play("target:2.6")
    assert game.unit_at("2.6")["figures"] == 3, "two dice, and flags do nothing"


@pytest.mark.rule("BL-LRE-19")
def test_mass_speed_gives_foot_units_a_hex_more() -> None:
    army = "human_sword_red@7.6 human_cav_red@8.6"
    game = battle(army, f"{BLUE}@0.0", lore=(["mass_speed"], []))
    game.lead("7.6", "8.6")
    game.play("unit:7.6")
    assert "move:5.6" not in game.offers()
    game = battle(army, f"{BLUE}@0.0", lore=(["mass_speed"], []))
    game.lead("7.6", "8.6")
    game.play("lore:mass_speed", "unit:7.6")
    assert "move:5.6" in game.offers()
    assert "move:4.6" not in game.offers()
    game.play("move:5.6")
    assert not game.unit_at("5.6")["weary"], "it may still battle"
    game.play("unit:8.6")
    assert "move:5.7" not in game.offers(), "cavalry gets nothing"


@pytest.mark.rule("BL-LRE-19")
def test_mass_might_gives_a_die_in_melee() -> None:
    game = clash(lore=(["mass_might"], []), dice=["lore"] * 4)
    game.play("lore:mass_might")
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_mass_might_touches_a_unit_a_level_and_one_more() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.5 {BLUE}@5.7"
    game = battle(army, f"{BLUE}@4.6", lore=(["mass_might"], []))
    game.lead("5.6", "5.5", "5.7")
    game.play("done", "lore:mass_might", "target:5.6")
    assert "target:5.6" not in game.offers()
    game.play("target:5.5")
    assert [game.unit_at(hex)["effects"] for hex in ("5.5", "5.6", "5.7")] == [["melee"], ["melee"], []]


@pytest.mark.rule("BL-LRE-19")
def test_greater_portal_takes_two_units_that_end_next_to_each_other() -> None:
    game = battle(f"{BLUE}@7.5 {BLUE}@7.6 {BLUE}@7.1", f"{BLUE}@0.0", lore=(["greater_portal"], []))
    game.lead("7.5")
    game.play("lore:greater_portal", "target:7.5", "aim:3.5")
    assert game.offers() == ["target:7.6", "done"], "only who stood next to it"
    game.play("target:7.6")
    assert set(game.offers()) <= {"aim:3.4", "aim:3.6", "aim:4.5", "aim:4.6", "aim:2.5", "aim:2.6"}
    game.play("aim:3.6")
    assert game.unit_at("3.5")
    assert game.unit_at("3.6")
    assert game.unit_at("7.1")


@pytest.mark.rule("BL-LRE-19")
def test_wall_of_mist_stops_whoever_enters() -> None:
    game = battle(
        "human_cav_green@7.0", "human_bow_green@2.6", land="river@6.0 river@7.1",
        lore=(["wall_of_mist"], []), hands=(["attack_left"], []),
    )  # fmt: skip
    game.play("lore:wall_of_mist", "aim:6.1")
    game.lead("7.0")
    game.play("unit:7.0")
    assert "move:6.1" in game.offers()
    assert "move:5.0" not in game.offers(), "the mist is the only way north"


@pytest.mark.rule("BL-LRE-19")
def test_wall_of_mist_blocks_the_line_of_sight() -> None:
    game = battle("human_bow_green@7.6", f"{BLUE}@4.5", lore=(["wall_of_mist"], []))
    assert list(game.unit_at("7.6")["targets"]) == ["4.5"]
    game.play("lore:wall_of_mist", "aim:5.5")
    assert not game.unit_at("7.6")["targets"]


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_mana_siphon_draws_from_the_pool_and_from_the_other_goblet() -> None:
    game = clash(lore=(["mana_siphon"], []), councils=wizard(2))
    game.play("done", "lore:mana_siphon")
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [15 - 1 + 2 + 1, 14]


@pytest.mark.rule("BL-LRE-19")
def test_fireball_ends_a_unit_with_a_lore_symbol() -> None:
    game = battle(f"{BLUE}@7.6", f"{BLUE}@1.6 {BLUE}@0.0", lore=(["fireball"], []), dice=["flag", "lore", "sword"])
    game.play("lore:fireball", "target:1.6")
    assert not game.unit_at("1.6")
    assert game.side_of(0)["banners"] == 1


@pytest.mark.rule("BL-LRE-19")
def test_fireball_otherwise_hits_with_helmets_only() -> None:
    game = battle(f"{BLUE}@7.6", f"{BLUE}@1.6 {BLUE}@0.0", lore=(["fireball"], []), dice=["blue", "flag", "sword"])
    game.play("lore:fireball", "target:1.6")
    assert game.unit_at("1.6")["figures"] == 3


@pytest.mark.rule("BL-LRE-19")
def test_fireball_ends_a_creature_without_a_critical_hit() -> None:
    game = battle(f"{BLUE}@7.6", "hill_giant@1.6", lore=(["fireball"], []), dice=["flag", "lore", "sword"])
    game.play("lore:fireball")
    assert not game.unit_at("1.6")


@pytest.mark.rule("BL-LRE-19")
def test_mists_of_terror_take_every_level_of_bold() -> None:
    dwarves = "dwarf_sword_blue@4.6 dwarf_sword_blue@4.7 dwarf_sword_blue@3.6"
    game = clash(f"{BLUE}@7.6", dwarves, lore=([], []))
    assert game.unit_at("4.6")["bold"] == 2
    game = battle(
        f"{BLUE}@5.6", dwarves, lore=(["mists_of_terror"], ["fearless_warrior"]), dice=["flag", "lore", "lore"]
    )
    game.play("lore:mists_of_terror")
    assert [game.unit_at(hex)["bold"] for hex in ("4.6", "4.7", "3.6")] == [0, 0, 0]
    game.lead("5.6")
    game.play("done")
    game.attack("5.6", "4.6")
    game.play("lore:fearless_warrior")
    assert game.offers()[0] == "ignore:1", "a later card makes it Bold"


@pytest.mark.rule("BL-TER-20", "BL-LRE-19")
def test_a_unit_that_a_portal_puts_into_a_landmark_does_not_battle() -> None:
    for land, battles in (("", True), ("town@3.5", False)):
        game = battle(
            f"{BLUE}@7.5 {BLUE}@8.0", f"{BLUE}@2.5 {BLUE}@0.0", lore=(["portal"], []), land=land, dice=["lore"] * 3
        )
        game.lead("7.5").play("lore:portal").decide("target:7.5").play("aim:3.5")
        assert ("unit:3.5" in game.offers()) is battles
