"""Command Tents, Cemeteries and Witch Huts (section BLH-LMK)."""

from pathlib import Path

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR, hexes_in
from banneret.kernel.errors import SetupError
from tests.battlelore.builder import CALL, adventure, battle, medieval, melee

BLUE = "human_sword_blue"
GREEN = "human_sword_green"
RED = "human_sword_red"
CAVALRY = "human_cav_blue"
BOWS = "human_bow_green"
FAR = f"{BLUE}@0.0"
ALONE = "river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
"""Only 4.6 is left to a unit on 5.6."""


@pytest.mark.rule("BLH-LMK-01", "BLH-LMK-12", "BLH-LMK-19")
@pytest.mark.parametrize("land", ["command_tent", "cemetery", "witch_hut"])
def test_a_unit_that_enters_stops(land: str) -> None:
    game = medieval(f"{GREEN}@5.6", FAR, land=f"{ALONE} {land}@4.6").lead("5.6")
    game.play("unit:5.6")
    assert game.unit_at("4.6")["unit"] == GREEN, "no hex but this one was left to it"
    free = medieval(f"{GREEN}@5.6", FAR, land=ALONE).lead("5.6")
    assert len(free.play("unit:5.6").reached()) > 1


@pytest.mark.rule("BLH-LMK-02", "BLH-LMK-13", "BLH-EXA-51")
@pytest.mark.parametrize("land", ["command_tent", "cemetery"])
def test_it_does_not_hinder_battle(land: str) -> None:
    game = medieval(f"{RED}@5.6", f"{BLUE}@3.6", land=f"{land}@4.6").lead("5.6")
    game.play("unit:5.6", "move:4.6")
    assert not game.unit_at("4.6")["weary"]
    assert game.unit_at("4.6")["targets"] == {"3.6": 4}
    other = medieval(f"{RED}@5.6", f"{BLUE}@4.6", land=f"{land}@4.6")
    assert other.unit_at("5.6")["targets"] == {"4.6": 4}, "nor an attack on it"


@pytest.mark.rule("BLH-LMK-03", "BLH-LMK-14", "BLH-LMK-25")
@pytest.mark.parametrize("land", ["command_tent", "cemetery", "witch_hut"])
def test_it_blocks_the_line_of_sight(land: str) -> None:
    assert medieval(f"{BOWS}@6.6", f"{BLUE}@2.6").unit_at("6.6")["targets"]
    assert medieval(f"{BOWS}@6.6", f"{BLUE}@2.6", land=f"{land}@4.6").unit_at("6.6")["targets"] == {}


@pytest.mark.rule("BLH-LMK-04", "BLH-LMK-26")
@pytest.mark.parametrize(("land", "bold"), [("command_tent", 1), ("witch_hut", 1), ("cemetery", 0)])
def test_a_unit_there_may_ignore_a_flag(land: str, bold: int) -> None:
    assert medieval(f"{BLUE}@5.6", FAR, land=f"{land}@5.6").unit_at("5.6")["bold"] == bold


@pytest.mark.rule("BLH-LMK-15", "BLH-LMK-16")
@pytest.mark.parametrize("grave", ["4.6", "4.5", "3.5"])
def test_units_by_a_cemetery_run_twice_as_far_and_panic(grave: str) -> None:
    dice = ["flag", "lore", "lore", "blue", "lore"]
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", land=f"cemetery@{grave}", dice=dice)
    game.play("retreat:3.6", "retreat:2.6")
    assert game.unit_at("2.6")["figures"] == 3, "one of two panic dice cost a figure"
    assert len(game.events_named("panic")) == 2


@pytest.mark.rule("BLH-LMK-15", "BLH-LMK-16")
def test_units_farther_from_a_cemetery_do_not() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", land="cemetery@4.4", dice=["flag", "lore", "lore"])
    game.play("retreat:3.6")
    assert game.unit_at("3.6")["figures"] == 4
    assert not game.events_named("panic")


@pytest.mark.rule("BLH-LMK-16", "BL-RET-15")
def test_the_fright_of_a_cemetery_ends_with_the_retreat() -> None:
    """Creeping Doom drives the unit away from the graves; attacked in the same turn it runs as it always does."""
    dice = ["flag", "lore", "lore", "lore", "flag", "lore", "lore"]
    game = battle(f"{BLUE}@3.7", f"{BLUE}@4.6 {FAR}", land="cemetery@4.5", lore=(["creeping_doom"], []), dice=dice)
    game.play("lore:creeping_doom", "target:4.6", "retreat:3.6", "retreat:2.7")
    assert len(game.events_named("panic")) == 2
    game.lead("3.7").halt_if_asked().attack("3.7", "2.7")
    game.play("retreat:1.6")
    assert len(game.events_named("panic")) == 2
    assert game.unit_at("1.6")


@pytest.mark.rule("BLH-LMK-20", "BLH-LMK-21")
@pytest.mark.parametrize("unit", [CAVALRY, "giant_spider", "hill_giant"])
def test_neither_cavalry_nor_creatures_enter_a_witch_hut(unit: str) -> None:
    game = medieval(f"{unit}@5.6", FAR, land="witch_hut@4.6").lead("5.6")
    found = game.play("unit:5.6").reached()
    assert "4.6" not in found
    assert "4.7" in found


@pytest.mark.rule("BLH-LMK-22")
def test_a_unit_that_enters_a_witch_hut_does_not_battle_in_that_turn() -> None:
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", land="witch_hut@4.6").lead("5.6")
    game.play("unit:5.6", "move:4.6")
    assert game.unit_at("4.6")["unit"] == BLUE
    assert game.choice.seat == 1, "its turn is over"
    assert not game.events_named("attack")


@pytest.mark.rule("BLH-LMK-23", "BLH-LMK-24")
@pytest.mark.parametrize("hut", ["5.6", "4.6"])
def test_two_dice_at_most_go_into_and_out_of_a_witch_hut(hut: str) -> None:
    game = medieval(f"{RED}@5.6", f"{BLUE}@4.6", land=f"witch_hut@{hut}")
    assert game.unit_at("5.6")["targets"] == {"4.6": 2}


# -- pitching and taking tents -----------------------------------------------------------------------------------------

TENTS = {"tents": 2}


@pytest.mark.rule("BLH-LMK-05", "BLH-LMK-06", "BLH-LMK-07", "BLH-LMK-08")
def test_each_side_pitches_a_tent_beside_its_units_the_starting_side_first() -> None:
    game = adventure("tents_in_the_mist")
    while not game.reached("site"):
        game.play(game.offers()[0])
    assert game.choice.seat == 1, "the pennant side starts"
    units = {unit["hex"]: unit["side"] for unit in game.seen()["units"]}
    for hex in game.reached("site"):
        near = [HEX_NAMES[n] for n in hexes_in(NEAR[HEX_NAMES.index(hex)])]
        assert any(units.get(other) == "pennant" for other in near)
        assert hex not in game.seen()["land"]
        assert hex not in units
    first = min(game.reached("site"))
    game.play(f"site:{first}")
    assert game.seen()["land"][first] == "command_tent"
    assert game.choice.seat == 0
    assert not game.events_named("turn"), "before the adventure begins"
    second = min(game.reached("site"))
    game.play(f"site:{second}")
    assert [game.side_of(side)["tent"] for side in (0, 1)] == [second, first]


@pytest.mark.rule("BLH-LMK-06", "BLH-LMK-07")
def test_a_side_without_countryside_beside_it_pitches_no_tent(tmp_path: Path) -> None:
    woods = [HEX_NAMES[n] for n in hexes_in(NEAR[HEX_NAMES.index("0.6")])]
    path = tmp_path / "the_levy.yaml"
    path.write_text(
        f"{CALL.partition('units:')[0]}units:\n"
        "  standard: {human_sword_blue: ['8.6']}\n  pennant: {human_sword_blue: ['0.6']}\n"
        f"terrain: {{forest: {woods}}}\ntents: {{}}\n",
        encoding="utf-8",
    )
    game = adventure(str(path))
    while not game.reached("site"):
        game.play(game.offers()[0])
    assert game.choice.seat == 0, "the pennant side starts, but has no place for one"
    game.play("site:7.5")
    assert [game.side_of(side)["tent"] for side in (0, 1)] == ["7.5", ""]


@pytest.mark.rule("BLH-LMK-07")
@pytest.mark.parametrize("places", ["{pennant: '1.6'}", "{pennant: '1.6', standard: '4.6'}"])
def test_a_tent_stands_where_the_battle_map_has_it(tmp_path: Path, places: str) -> None:
    path = tmp_path / "the_levy.yaml"
    path.write_text(f"{CALL.partition('call_to_arms:')[0]}tents: {{places: {places}}}\n", encoding="utf-8")
    game = adventure(str(path))
    assert game.seen()["land"]["1.6"] == "command_tent"
    while not game.reached("site") and not game.events_named("turn"):
        game.play(game.offers()[0])
    if "standard" in places:
        assert game.events_named("turn"), "nobody has a tent to pitch"
        assert [game.side_of(side)["tent"] for side in (0, 1)] == ["4.6", "1.6"]
    else:
        assert game.choice.seat == 0, "only the standard side pitches one"
        game.play("site:5.6")
        assert [game.side_of(side)["tent"] for side in (0, 1)] == ["5.6", "1.6"]


@pytest.mark.rule("BLH-LMK-07")
def test_a_tent_of_the_battle_map_needs_a_hex_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "the_levy.yaml"
    tents = "tents: {places: {pennant: '9.9', standard: '4.6'}}\nterrain: {forest: ['4.6']}\n"
    path.write_text(CALL.partition("call_to_arms:")[0] + tents.replace("9.9", "1.12"), encoding="utf-8")
    with pytest.raises(SetupError) as error:
        adventure(str(path))
    assert "1.12 is not a hex of the board" in str(error.value)
    assert "4.6 holds forest already" in str(error.value)


@pytest.mark.rule("BLH-LMK-22")
def test_a_champion_who_enters_a_witch_hut_does_not_battle_either() -> None:
    hands = (["scout_centre"], ["scout_centre"])
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@3.6", heroes=(["Maud:warrior@5.6"], []), land="witch_hut@4.6", hands=hands)
    game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert not game.reached("unit")
    assert game.unit_at("4.6")["weary"]


@pytest.mark.rule("BLH-LMK-05")
def test_other_adventures_have_no_tents() -> None:
    game = adventure("first_laurels")
    assert game.side_of(0)["tent"] == ""


@pytest.mark.rule("BLH-LMK-09", "BLH-LMK-10", "BLH-EXA-47")
def test_a_unit_in_the_enemys_tent_at_the_start_of_a_turn_may_take_it() -> None:
    land = "command_tent@7.6 command_tent@5.6"
    game = medieval(f"{BLUE}@5.6", FAR, land=land, tents=("7.6", "5.6"), notes=TENTS)
    assert set(game.offers()) == {"yes", "no"}
    game.play("yes")
    assert game.side_of(0)["track"] == ["command_tent"]
    assert game.side_of(0)["banners"] == 1
    assert "5.6" not in game.seen()["land"]
    assert game.side_of(1)["tent"] == ""
    kept = medieval(f"{BLUE}@5.6", FAR, land=land, tents=("7.6", "5.6"), notes=TENTS)
    kept.play("no")
    assert kept.side_of(0)["banners"] == 0
    own = medieval(f"{BLUE}@7.6", FAR, land=land, tents=("7.6", "5.6"), notes=TENTS)
    assert "yes" not in own.offers(), "its own"
    guarded = medieval(f"{BLUE}@8.0", f"{BLUE}@5.6", land=land, tents=("7.6", "5.6"), notes=TENTS)
    assert "yes" not in guarded.offers(), "only the enemy is in it"


@pytest.mark.rule("BLH-LMK-09", "BLH-LMK-10")
def test_a_tent_that_wins_is_the_last_thing_of_the_adventure() -> None:
    land = "command_tent@7.6 command_tent@5.6"
    game = medieval("giant_spider@5.6", FAR, land=land, tents=("7.6", "5.6"), notes=TENTS, needed=1)
    game.play("yes")
    assert game.over
    assert game.side_of(0)["track"] == ["command_tent"], "a Creature takes one, too"


@pytest.mark.rule("BLH-LMK-11")
def test_a_hero_elsewhere_has_nothing_of_a_tent() -> None:
    land = "command_tent@7.6 command_tent@5.6"
    heroes: tuple[list[str], list[str]] = (["Maud:warrior@5.7"], [])
    game = medieval(f"{BLUE}@5.6", FAR, land=land, tents=("7.6", "5.6"), notes=TENTS, heroes=heroes)
    game.play("yes")
    assert game.hero_of()["treasure"] == 0


@pytest.mark.rule("BLH-LMK-15", "BLH-LMK-16")
def test_neither_champions_nor_creatures_panic_by_a_cemetery() -> None:
    dice = ["flag", "flag", "lore"]
    hero = melee(f"{BLUE}@5.6", FAR, land="cemetery@4.5", heroes=([], ["Maud:warrior@4.6"]), dice=dice)
    hero.play("ignore:0", "retreat:3.6", "done")
    assert (hero.events_named("panic"), hero.hero_of(1)["hex"]) == ([], "3.6")
    assert "fright" not in [event.get("effect") for event in hero.events_named("affected")]
    spider = melee(f"{BLUE}@5.6", f"giant_spider@4.6 {FAR}", land="cemetery@4.5", dice=dice)
    spider.play("retreat:3.6", "retreat:2.6")
    assert spider.events_named("panic") == []
    assert spider.unit_at("2.6")["unit"] == "giant_spider"


@pytest.mark.rule("BLH-LMK-15")
def test_an_enemys_graves_frighten_goblins_no_further() -> None:
    """Two hexes for a flag, not four."""
    dice = ["flag", "lore", "lore", "lore", "lore"]
    game = melee(f"{BLUE}@5.6", f"goblin_sword_green@4.6 {FAR}", land="cemetery@4.5", dice=dice)
    game.play("retreat:3.6", "retreat:2.6")
    assert game.unit_at("2.6")["figures"] == 4
    assert not game.reached("retreat")


@pytest.mark.rule("BLH-LMK-11")
@pytest.mark.parametrize("army", [f"{BLUE}@8.0", f"{BLUE}@5.6"])
def test_a_hero_who_takes_a_tent_has_what_the_adventure_gives(army: str) -> None:
    heroes: tuple[list[str], list[str]] = (["Maud:warrior@5.6"], [])
    land = "command_tent@7.6 command_tent@5.6"
    game = medieval(army, FAR, land=land, tents=("7.6", "5.6"), notes=TENTS, heroes=heroes)
    game.play("yes")
    assert game.hero_of()["treasure"] == 2


@pytest.mark.rule("BLH-LMK-17")
def test_a_cemetery_lies_where_the_adventure_says() -> None:
    game = adventure("the_graveyard_of_the_white_company")
    assert game.seen()["land"]["4.6"] == "cemetery"
    assert "cemetery" not in adventure("first_laurels").seen()["land"].values()
