"""Lore cards where they meet what else happens: the start of a turn, Leaders left alone, and portals."""

import pytest

from tests.battlelore.builder import battle, fixed_councils

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"


@pytest.mark.rule("BL-LRE-15", "BL-CRE-25")
def test_a_requiem_may_be_sung_for_a_troop_that_poison_has_just_ended() -> None:
    game = battle(
        "giant_spider@5.6", f"{BLUE}@4.6*2 {FAR}", lore=([], ["requiem"]), goblets=(1, 15),
        dice=["red", "red", "blue", "blue", "red"],
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play("yes", "supply:tokens")
    assert game.seen()["turn"] == "pennant"
    assert not game.unit_at("4.6")
    assert game.offers() == ["lore:requiem", "pass"]


@pytest.mark.rule("BL-LRE-20", "BLH-WND-35")
def test_the_wrath_of_the_land_does_not_strike_a_leader_it_has_left_alone() -> None:
    game = battle(
        f"{BLUE}@8.6", f"{BLUE}@4.6*1 {FAR}", land="forest@3.6", lore=(["forest_frenzy"], []),
        heroes=([], ["Maud:warrior@4.6"]), dice=["blue", "lore", "lore"],
    )  # fmt: skip
    game.play("lore:forest_frenzy")
    assert game.wound_tests() == [1]
    assert len(game.events_named("bolt")) == 1
    assert game.hero_of(1)["role"] == "champion"


@pytest.mark.rule("BL-LRE-20", "BLH-WND-35")
def test_a_leader_left_alone_is_no_second_target() -> None:
    game = battle(
        f"{BLUE}@8.6", f"{BLUE}@4.6*1 {FAR}", lore=(["creeping_doom"], []), councils=({"wizard": 2}, {}),
        heroes=([], ["Maud:warrior@4.6"]), dice=["blue", "lore", "lore"],
    )  # fmt: skip
    game.play("lore:creeping_doom", "target:4.6")
    assert (game.hero_of(1)["role"], game.hero_of(1)["hex"]) == ("champion", "4.6")
    assert game.offers() == ["target:0.0", "done"]


@pytest.mark.rule("BL-LRE-29", "BL-LRE-19")
def test_who_comes_out_of_a_portal_may_be_ambushed() -> None:
    game = battle(
        f"{BLUE}@8.6", f"{BLUE}@4.6 {FAR}", land="forest@4.6", lore=(["portal"], ["ambush"]),
        dice=["lore", "lore"],
    )  # fmt: skip
    game.lead("8.6")
    game.play("lore:portal")
    game.play("aim:5.6")
    assert game.offers() == ["lore:ambush", "pass"]
    game.play("lore:ambush")
    assert game.events_named("attack")


@pytest.mark.rule("BL-LRE-20", "BLH-WND-35")
def test_lightning_does_not_leap_back_to_a_leader_it_has_left_alone() -> None:
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6 {FAR}", lore=(["chain_lightning"], []), councils=({"wizard": 3}, {}),
        heroes=([], ["Maud:warrior@4.6"]), dice=["blue", "lore", "lore", "lore", "lore", "lore"],
    )  # fmt: skip
    game.lead("5.6").halt_if_asked()
    game.play("lore:chain_lightning", "target:4.6")
    assert game.hero_of(1)["role"] == "champion"
    assert game.offers() == ["target:3.6", "done"]
    game.play("target:3.6")
    assert "target:4.6" not in game.offers()


@pytest.mark.rule("BL-LRE-26")
@pytest.mark.parametrize(
    ("master", "landmark"),
    [
        ("commander", "stronghold"), ("wizard", "magic_pentacle"), ("cleric", "healing_pool"),
        ("rogue", "rogues_den"), ("warrior", "training_camp"),
    ],
)  # fmt: skip
def test_each_lore_master_has_a_landmark_of_his_own(master: str, landmark: str) -> None:
    council = {"commander": 1, master: 3}
    other = "rogue" if master != "rogue" else "cleric"
    game = fixed_councils(council, {"commander": 1, other: 2, master: 2 if master != "commander" else 1})
    game.play(next(key for key in game.offers() if key.startswith("site:")))
    assert [told["land"] for told in game.events_named("landmark")] == [landmark]
    assert not game.reached("site"), "level 2 of the other side earns none"
