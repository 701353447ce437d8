"""The landmarks of the Lore Masters."""

import pytest

from tests.battlelore.builder import battle, councils

BLUE = "human_sword_blue"
GREEN = "human_sword_green"


@pytest.mark.rule("BL-TER-28")
def test_a_stronghold_makes_friends_next_to_it_bold() -> None:
    army = f"{BLUE}@7.6 {BLUE}@7.1"
    game = battle(army, f"{BLUE}@6.5", land="stronghold@6.6")
    assert game.unit_at("7.6")["bold"] == 1
    assert game.unit_at("7.1")["bold"] == 0, "not next to it"
    assert game.unit_at("6.5")["bold"] == 0, "it is the standard side's, lying in its half"
    game = battle(f"{BLUE}@6.6", f"{BLUE}@0.0", land="stronghold@6.6")
    assert game.unit_at("6.6")["bold"] == 1, "and so it is for whoever is in it"


@pytest.mark.rule("BL-TER-29")
def test_a_pentacle_gives_its_occupier_a_token_at_the_end_of_his_turns() -> None:
    game = battle(f"{BLUE}@6.6", f"{BLUE}@0.0", land="magic_pentacle@6.6")
    game.lead()
    assert game.offers()[0] == "supply:tokens"
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [16, 15]
    game.play("supply:tokens")
    game.lead()
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [18, 15], "not at the end of the other's turn"
    game = battle(f"{BLUE}@5.6", f"{BLUE}@6.6", land="magic_pentacle@6.6")
    game.lead()
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [15, 15], "the occupier is not at turn"


@pytest.mark.rule("BL-TER-30")
def test_a_unit_that_rests_in_a_training_camp_rises_in_colour() -> None:
    game = battle(f"{GREEN}@6.6*3", f"{BLUE}@0.0", land="training_camp@6.6")
    game.lead()
    trained = game.unit_at("6.6")
    assert (trained["unit"], trained["banner"], trained["figures"]) == (BLUE, "blue", 3)
    assert "6.6" not in game.seen()["land"], "the camp is gone"


@pytest.mark.rule("BL-TER-30")
@pytest.mark.parametrize(
    ("unit", "becomes"),
    [
        ("human_sword_blue", "human_sword_red"),
        ("human_bow_green", "human_bow_blue"),
        ("goblin_sword_green", "hobgoblin_sword_blue"),
        ("goblin_rider_green", "goblin_rider_blue"),
        ("dwarf_crossbow_green", "dwarf_crossbow_blue"),
        ("human_cav_blue", "human_cav_red"),
    ],
)
def test_every_troop_has_a_next_colour(unit: str, becomes: str) -> None:
    game = battle(f"{unit}@6.6", f"{BLUE}@0.0", land="training_camp@6.6")
    before = game.unit_at("6.6")
    game.lead()
    after = game.unit_at("6.6")
    assert after["unit"] == becomes
    assert (after["mode"], after["range"], after["of"]) == (before["mode"], before["range"], before["of"])
    assert (before["banner"], after["banner"]) in (("green", "blue"), ("blue", "red"))


@pytest.mark.rule("BL-TER-30")
@pytest.mark.parametrize("unit", ["human_sword_red", "hill_giant"])
def test_red_units_and_creatures_learn_nothing(unit: str) -> None:
    game = battle(f"{unit}@6.6", f"{BLUE}@0.0", land="training_camp@6.6")
    game.lead()
    assert game.unit_at("6.6")["unit"] == unit
    assert game.seen()["land"]["6.6"] == "training_camp"


@pytest.mark.rule("BL-TER-30")
def test_who_moves_or_battles_does_not_train() -> None:
    game = battle(f"{GREEN}@6.7", f"{BLUE}@0.0", land="training_camp@6.6")
    game.lead("6.7")
    game.play("unit:6.7", "move:6.6")
    assert game.unit_at("6.6")["unit"] == GREEN, "it has just come"
    game = battle(f"{GREEN}@6.6", f"{BLUE}@5.6", land="training_camp@6.6", dice=["lore", "lore"])
    game.lead("6.6")
    game.play("done")
    game.attack("6.6", "5.6")
    assert game.unit_at("6.6")["unit"] == GREEN, "it has battled"


@pytest.mark.rule("BL-TER-30", "BL-TER-31")
def test_shooting_once_of_two_times_is_a_battle() -> None:
    game = battle(
        "human_bow_green@6.6*2", f"{BLUE}@3.6", land="healing_pool@6.6", hands=(["darken_the_sky"], []),
        dice=["lore", "lore"],
    )  # fmt: skip
    game.play("play:darken_the_sky", "unit:6.6", "done")
    assert game.offers()[0] == "supply:tokens"
    assert game.unit_at("6.6")["figures"] == 2


@pytest.mark.rule("BL-TER-31")
def test_an_ordered_unit_that_rests_in_a_healing_pool_recovers_a_figure() -> None:
    game = battle(f"{BLUE}@6.6*2", f"{BLUE}@0.0", land="healing_pool@6.6")
    game.lead("6.6")
    game.play("done")
    assert game.unit_at("6.6")["figures"] == 3
    game = battle(f"{BLUE}@6.6*2", f"{BLUE}@0.0", land="healing_pool@6.6")
    game.lead()
    assert game.unit_at("6.6")["figures"] == 2, "it was not ordered"
    game = battle(f"{BLUE}@6.6", f"{BLUE}@0.0", land="healing_pool@6.6")
    game.lead("6.6")
    game.play("done")
    assert game.unit_at("6.6")["figures"] == 4, "it had lost nobody"


@pytest.mark.rule("BL-TER-32")
def test_a_rogues_den_takes_a_token_from_the_opponent() -> None:
    game = battle(f"{BLUE}@6.6", f"{BLUE}@0.0", land="rogues_den@6.6")
    game.lead()
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [16, 14]
    game = battle(f"{BLUE}@6.6", f"{BLUE}@0.0", land="rogues_den@6.6", goblets=(3, 0))
    game.lead()
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [3, 0], "there is none to take"


@pytest.mark.rule("BL-TER-33")
def test_a_landmark_is_laid_on_countryside_of_the_own_half() -> None:
    game = councils("the_goblin_toll", {"commander": 1, "wizard": 3}, {"commander": 1, "rogue": 3})
    assert game.state.seat == 0, "the standard side starts, and lays first"
    sites = {key.removeprefix("site:") for key in game.offers()}
    assert {site.split(".")[0] for site in sites} == {"5", "6", "7", "8"}
    assert "5.9" not in sites, "a forest lies there"
    assert "7.4" not in sites, "a unit stands there"
    game.play("site:6.0")
    assert game.seen()["land"]["6.0"] == "magic_pentacle"
    assert game.state.seat == 1
    assert {key.removeprefix("site:").split(".")[0] for key in game.offers()} == {"0", "1", "2", "3"}
    game.play(game.offers()[0])
    assert [told["land"] for told in game.events_named("landmark")] == ["magic_pentacle", "rogues_den"]
