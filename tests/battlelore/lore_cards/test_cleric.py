"""The lore cards of the Cleric, one by one."""

import pytest

from tests.battlelore.builder import battle, clash

BLUE = "human_sword_blue"
GREEN = "human_sword_green"


def cleric(level: int) -> tuple[dict[str, int], dict[str, int]]:
    """Councils of which the first has a Lore Master of this level, and the other one of another."""
    return {"cleric": level}, {"cleric": level % 3 + 1}


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
@pytest.mark.parametrize(("level", "figures"), [(1, 2), (2, 2), (3, 3)])
def test_lesser_healing_brings_a_figure_back_and_two_at_level_3(level: int, figures: int) -> None:
    army = f"{BLUE}@5.6*1 {BLUE}@6.6*2 {BLUE}@7.6"
    game = battle(army, f"{BLUE}@0.0", lore=(["lesser_healing"], []), councils=cleric(level))
    game.play("lore:lesser_healing")
    assert game.offers() == ["target:5.6", "target:6.6"], "one unit with losses"
    game.play("target:5.6")
    assert game.unit_at("5.6")["figures"] == figures


@pytest.mark.rule("BL-LRE-19", "BL-LRE-29")
def test_sanctuary_lets_a_unit_stay_without_battling_back() -> None:
    game = clash(lore=([], ["sanctuary"]), dice=["flag", "flag", "blue"])
    game.attack("5.6", "4.6")
    assert game.offers() == ["lore:sanctuary", "pass"]
    game.play("lore:sanctuary")
    assert game.unit_at("4.6")["figures"] == 3
    assert not game.events_named("retreat")
    assert not game.events_named("back"), "it is not Bold"


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_bless_rolls_a_die_a_level_of_each_roll_again() -> None:
    game = clash(lore=(["bless"], []), councils=cleric(2), dice=["flag", "green", "lore", "blue", "blue"])
    game.play("lore:bless")
    game.attack("5.6", "4.6")
    assert game.offers() == ["reroll:green", "reroll:lore", "reroll:flag", "done"]
    game.play("reroll:flag", "reroll:green")
    assert game.unit_at("4.6")["figures"] == 2, "both were rolled again, and came up blue"


@pytest.mark.rule("BL-LRE-19")
def test_bless_may_leave_the_dice() -> None:
    game = clash(lore=(["bless"], []), dice=["blue", "green", "lore"])
    game.play("lore:bless")
    game.attack("5.6", "4.6")
    game.play("done")
    assert game.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BL-LRE-19")
def test_move_as_the_wind_adds_a_hex_and_ignores_terrain() -> None:
    army = "human_sword_red@7.6 human_sword_red@7.5"
    land = "forest@6.6 forest@6.7"
    game = battle(army, f"{BLUE}@0.0", land=land, lore=(["move_as_the_wind"], []))
    game.lead("7.6", "7.5")
    game.play("lore:move_as_the_wind", "target:7.6", "unit:7.6")
    assert "move:5.6" in game.offers(), "through the forest"
    game.play("move:5.6")
    assert not game.unit_at("5.6")["weary"]
    game.play("unit:7.5")
    assert "move:5.5" not in game.offers(), "one unit at level 1"


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_greater_healing_brings_a_figure_back_to_a_unit_a_level() -> None:
    army = f"{BLUE}@5.6*1 {BLUE}@6.6*2 {BLUE}@7.6*3 {BLUE}@8.6"
    game = battle(army, f"{BLUE}@0.0", lore=(["greater_healing"], []), councils=cleric(2))
    game.play("lore:greater_healing", "target:5.6", "target:7.6")
    assert [game.unit_at(hex)["figures"] for hex in ("5.6", "6.6", "7.6")] == [2, 2, 4]


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
@pytest.mark.parametrize(
    ("card", "land"),
    [("forest_frenzy", "forest"), ("hills_rumble", "hill"), ("river_rage", "river"), ("river_rage", "bridge"),
     ("river_rage", "ford")],
)  # fmt: skip
def test_the_land_strikes_enemies_in_or_next_to_it(card: str, land: str) -> None:
    foes = f"{BLUE}@3.6 {BLUE}@2.6 {BLUE}@0.0"
    game = battle(
        f"{BLUE}@4.7", foes, land=f"{land}@3.7", lore=([card], []), dice=["blue", "sword"],
    )  # fmt: skip
    game.play(f"lore:{card}")
    figures = {hex: game.unit_at(hex)["figures"] for hex in ("3.6", "2.6", "0.0", "4.7")}
    assert figures == {"3.6": 2, "2.6": 4, "0.0": 4, "4.7": 4}, "two dice at level 1, and only against enemies"


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_holy_light_shines_on_goblinoids_in_melee() -> None:
    game = clash(pennant="goblin_sword_green@4.6", lore=(["holy_light"], []), councils=cleric(2), dice=["lore"] * 5)
    game.attack("5.6", "4.6")
    game.play("lore:holy_light")
    assert game.events_named("attack")[0]["n"] == 5
    game = clash(lore=(["holy_light"], []), dice=["lore"] * 3)
    game.attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 3, "nobody is asked against who is neither"


@pytest.mark.rule("BL-LRE-19")
def test_inspired_ranks_make_the_units_of_a_section_bold() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6 {BLUE}@3.1", lore=([], ["inspired_ranks"]),
        dice=["flag"] + ["lore"] * 5,
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:inspired_ranks")
    assert game.offers() == ["section:centre", "section:right"], "as the pennant side sees them"
    game.play("section:centre")
    assert game.unit_at("3.1")["bold"] == 0
    game.play("ignore:1", "yes")
    assert game.events_named("back")


@pytest.mark.rule("BL-LRE-19")
def test_curse_of_doubt_takes_the_boldness_of_race_and_support() -> None:
    foes = "dwarf_sword_blue@3.6 dwarf_sword_blue@3.5 dwarf_sword_blue@2.6"
    game = battle(f"{BLUE}@7.6", foes, lore=(["curse_of_doubt"], []))
    assert game.unit_at("3.6")["bold"] == 2
    game.play("lore:curse_of_doubt", "target:3.6")
    assert game.unit_at("3.6")["bold"] == 0
    assert game.unit_at("3.5")["bold"] == 2
    game.lead()
    game.play("supply:tokens")
    assert game.unit_at("3.6")["bold"] == 0, "in the opponent's turn as well"
    game.lead()
    game.play("supply:tokens")
    assert game.unit_at("3.6")["bold"] == 2, "but no longer"


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_shield_of_the_martyr_lets_friends_take_hits() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6 {GREEN}@4.7 {GREEN}@3.6 {GREEN}@0.0", lore=([], ["shield_of_the_martyr"]),
        councils=cleric(2), dice=["blue", "sword", "blue"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:shield_of_the_martyr", "target:4.7")
    assert game.offers() == ["target:3.6", "done"], "another unit for the second hit"
    game.play("target:3.6")
    figures = {hex: game.unit_at(hex)["figures"] for hex in ("4.6", "4.7", "3.6")}
    assert figures == {"4.6": 3, "4.7": 3, "3.6": 3}


@pytest.mark.rule("BL-LRE-17", "BL-LRE-19")
def test_guiding_voice_draws_more_command_cards_and_keeps_one() -> None:
    game = clash(
        lore=(["guiding_voice"], []), councils=cleric(2), draws=["draw:leadership", "draw:surround", "draw:scout_left"],
    )  # fmt: skip
    game.play("done", "lore:guiding_voice")
    assert game.offers() == ["keep:scout_left", "keep:surround", "keep:leadership"]
    game.play("keep:leadership")
    assert game.side_of(0, 0)["hand"] == ["leadership"]


@pytest.mark.rule("BL-LRE-19")
def test_wrath_from_above_hits_with_helmets_and_drives_off() -> None:
    game = clash(pennant=f"{BLUE}@4.6 {BLUE}@2.2", lore=(["wrath_from_above"], []), dice=["blue", "flag"])
    game.play("lore:wrath_from_above", "target:2.2", "retreat:1.1")
    assert game.unit_at("1.1")["figures"] == 3
    calm = clash(pennant=f"{BLUE}@4.6 {BLUE}@2.2", lore=(["wrath_from_above"], []), dice=["blue", "lore"])
    calm.play("lore:wrath_from_above", "target:2.2")
    assert not calm.events_named("flags"), "nothing drives it off"


@pytest.mark.rule("BL-LRE-19", "BL-TER-25")
def test_ramparts_are_no_help_against_wrath_from_above() -> None:
    game = clash(pennant=f"{BLUE}@4.6 {BLUE}@2.2", lore=(["wrath_from_above"], []), dice=["flag", "lore"],
                 ramparts={"2.2": "3.1 3.2"})  # fmt: skip
    game.play("lore:wrath_from_above", "target:2.2")
    assert game.reached("retreat"), "nobody attacks across them"


@pytest.mark.rule("BL-LRE-15", "BL-LRE-17", "BL-LRE-19")
def test_requiem_brings_fallen_infantry_back_and_the_banner_stays() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6*1 {BLUE}@0.0", lore=([], ["requiem"]), councils=cleric(2)[::-1],
        dice=["blue", "lore", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("no", "supply:tokens")
    assert game.side_of(1)["fallen"] == [BLUE]
    assert game.side_of(0)["banners"] == 1
    game.play("lore:requiem")
    assert "aim:0.6" in game.offers()
    assert "aim:0.0" not in game.offers()
    assert "aim:1.6" not in game.offers()
    game.play("aim:0.6")
    assert game.unit_at("0.6")["figures"] == 3, "one a level and one more"
    assert game.side_of(1)["fallen"] == []
    assert game.side_of(0)["banners"] == 1


@pytest.mark.rule("BL-LRE-19")
@pytest.mark.parametrize("kind", ["human_sword_green", "dwarf_sword_blue"])
def test_requiem_brings_the_kind_of_unit_back_that_was_named(kind: str) -> None:
    army = f"{BLUE}@0.0 human_sword_green@4.6*1 dwarf_sword_blue@4.8*1"
    game = battle(f"{BLUE}@5.6 {BLUE}@5.8", army, lore=([], ["requiem"]), councils=cleric(2)[::-1],
                  dice=["green", "lore", "lore", "blue", "lore", "lore"])  # fmt: skip
    game.lead("5.6", "5.8").halt_if_asked().attack("5.6", "4.6").decide("no").attack("5.8", "4.8").decide("no")
    game.decide("supply:tokens").play("lore:requiem")
    choice = next(key for key in game.offers() if kind in key)
    game.play(choice)
    game.play(game.offers()[0])
    back = [unit["unit"] for unit in game.seen()["units"] if unit["side"] == "pennant"]
    assert sorted(back) == sorted([BLUE, kind])
