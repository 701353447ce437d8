"""Terrain and landmarks where they meet lore cards, heroes and Creatures (section BL-TER)."""

from pathlib import Path

import pytest

from banneret.games import new
from tests.battlelore.builder import BattleLoreGame, battle, clash, medieval, melee

BLUE = "human_sword_blue"
GREEN = "human_sword_green"
RED = "human_sword_red"
BOW = "human_bow_green"
RIDERS = "human_cav_blue"
FAR = f"{BLUE}@0.0"


def ambushed(*, slips: str = "", heroes: tuple[list[str], list[str]] = ([], []), dice: list[str]) -> BattleLoreGame:
    """The unit on 6.6 has moved to 5.6 beside a forest, and is attacked from there; a town lies on 6.7."""
    game = battle(
        f"{BLUE}@8.0" if heroes[0] else f"{BLUE}@6.6 {BLUE}@8.0", f"{BLUE}@4.6 {BLUE}@6.8 {FAR}",
        land="forest@4.6 town@6.7", heroes=heroes, dice=dice,
        lore=([slips] if slips else [], ["ambush"]), councils=({}, {"rogue": 1}),
    )  # fmt: skip
    return game.lead("6.6").play("unit:6.6", "move:5.6", "lore:ambush").decide("target:4.6")


@pytest.mark.rule("BL-TER-20", "BL-LRE-19")
def test_who_slips_into_a_town_does_not_battle_from_it_in_that_turn() -> None:
    game = ambushed(slips="smoke_and_shadows", dice=["lore", "lore"]).play("lore:smoke_and_shadows", "aim:6.7")
    assert game.unit_at("6.7")["side"] == "standard"
    assert "unit:6.7" not in game.halt_if_asked().offers(), "there is an enemy on 6.8, but it has just come"


@pytest.mark.rule("BL-TER-20", "BLH-ARF-30")
def test_a_champion_who_slips_into_a_town_does_not_battle_from_it_either() -> None:
    hero = "Maud:warrior::vial_of_quicksilver@6.6"
    game = ambushed(heroes=([hero], []), dice=["lore", "lore"]).play("use:vial_of_quicksilver", "aim:6.7")
    assert game.hero_of()["hex"] == "6.7"
    assert "unit:6.7" not in game.halt_if_asked().offers()


@pytest.mark.rule("BL-TER-20", "BL-RET-05")
def test_a_unit_driven_into_a_town_may_battle_from_it() -> None:
    game = ambushed(dice=["flag", "lore"])
    game.play("retreat:6.7", "no")
    assert "unit:6.7" in game.halt_if_asked().offers(), "a retreat is no movement"


@pytest.mark.rule("BL-TER-19", "BL-TER-20", "BL-TER-21", "BL-TER-22", "BL-TER-23", "BL-TER-24")
def test_boulders_hinder_battle_and_not_movement() -> None:
    rocks = "boulders@5.6"
    game = medieval(f"{GREEN}@6.6", f"{BLUE}@4.6", land=f"{rocks} boulders@5.5").lead("6.6").play("unit:6.6")
    assert "4.5" in game.reached(), "nobody stops"
    game.play("move:5.6")
    assert not game.reached("unit"), "nor battles there in that turn"
    for land in ("boulders@5.6", "boulders@4.6"):
        assert medieval(f"{RED}@5.6", f"{BLUE}@4.6", land=land).unit_at("5.6")["targets"] == {"4.6": 2}
    assert medieval(f"{BOW}@6.6", f"{BLUE}@6.9", land="boulders@6.7").unit_at("6.6")["targets"] == {}
    assert medieval(f"{BLUE}@5.6", FAR, land=rocks).unit_at("5.6")["bold"] == 0


@pytest.mark.rule("BL-TER-21", "BL-TER-13", "BL-TER-17", "BL-BACK-03")
@pytest.mark.parametrize("land", ["town", "bridge", "ford", "forest"])
def test_the_limit_of_a_hex_holds_in_a_battle_back(land: str) -> None:
    game = melee(
        f"{BLUE}@5.6", "dwarf_sword_red@4.6", land=f"{land}@4.6", dice=["lore"] * 5 if land == "ford" else ["lore"] * 4
    )
    game.play("yes")
    assert game.events_named("back")[0]["n"] == 2


@pytest.mark.rule("BL-TER-24")
def test_a_champion_in_a_landmark_is_bolder() -> None:
    champion = ["Maud:warrior@5.6"]
    bold = [
        medieval(f"{BLUE}@8.0", FAR, land=land, heroes=(champion, [])).unit_at("5.6")["bold"]
        for land in ("", "town@5.6")
    ]
    assert bold == [1, 2]


@pytest.mark.rule("BL-TER-27", "BL-CRE-05")
def test_a_rider_by_himself_does_not_cross_ramparts_and_a_creature_does() -> None:
    walls, land = {"5.6": "6.6"}, "river@5.5 river@6.5 river@6.7 river@7.5"
    rider = "Rolf:warrior:warrior_riding@6.6"
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([rider], []), ramparts=walls, land=land)
    assert "5.6" not in game.lead("6.6").play("unit:6.6").reached()
    spider = medieval("giant_spider@6.6", FAR, ramparts=walls, land=land).lead("6.6").play("unit:6.6")
    assert "5.6" in spider.reached()


@pytest.mark.rule("BL-TER-28")
def test_a_stronghold_serves_champions_and_the_pennant_side_too() -> None:
    heroes: tuple[list[str], list[str]] = ([], ["Maud:warrior@2.5"])
    game = battle(f"{BLUE}@2.7", f"{BLUE}@1.6", land="stronghold@2.6", heroes=heroes)
    assert game.unit_at("1.6")["bold"] == 1
    assert game.unit_at("2.5")["bold"] == 2
    assert game.unit_at("2.7")["bold"] == 0


@pytest.mark.rule("BL-TER-29", "BL-TER-32")
@pytest.mark.parametrize(("land", "goblets"), [("magic_pentacle", [16, 15]), ("rogues_den", [16, 14])])
@pytest.mark.parametrize("holder", ["troop", "creature", "champion", "leader"])
def test_whoever_holds_a_landmark_has_its_token(land: str, goblets: list[int], holder: str) -> None:
    army = {"troop": f"{BLUE}@6.6", "creature": "hill_giant@6.6", "leader": f"{BLUE}@6.6"}.get(holder, f"{BLUE}@8.0")
    heroes: tuple[list[str], list[str]] = (["Maud:warrior@6.6"] if holder in ("champion", "leader") else [], [])
    game = battle(army, FAR, land=f"{land}@6.6", heroes=heroes).lead()
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == goblets


@pytest.mark.rule("BL-TER-30")
def test_a_led_troop_is_trained_with_its_leader_and_a_champion_is_not() -> None:
    heroes: tuple[list[str], list[str]] = (["Maud:warrior@6.6"], [])
    game = battle(f"{GREEN}@6.6", FAR, land="training_camp@6.6", heroes=heroes).lead()
    assert (game.unit_at("6.6")["unit"], game.unit_at("6.6")["leader"]) == (BLUE, "Maud")
    game = battle(f"{GREEN}@8.0", FAR, land="training_camp@6.6", heroes=heroes).lead()
    assert game.seen()["land"]["6.6"] == "training_camp"


@pytest.mark.rule("BL-TER-30")
def test_a_trained_unit_moves_and_battles_by_its_new_colour() -> None:
    game = battle(f"{BLUE}@6.6", f"{BLUE}@5.6", land="training_camp@6.6", draws=["draw:attack_centre"])
    game.lead().play("supply:tokens").lead().play("supply:tokens")
    assert game.unit_at("6.6")["targets"] == {"5.6": 4}
    assert {hex for hex in game.lead("6.6").play("unit:6.6").reached() if hex[0] in "48"} == set()


@pytest.mark.rule("BL-TER-31")
def test_who_comes_to_a_healing_pool_or_battles_in_it_recovers_nobody() -> None:
    game = battle(f"{BLUE}@6.7*2", FAR, land="healing_pool@6.6").lead("6.7").play("unit:6.7", "move:6.6")
    assert game.offers()[0] == "supply:tokens"
    assert game.unit_at("6.6")["figures"] == 2, "it has moved"
    game = clash(f"{BLUE}@5.6*2", f"{BLUE}@4.6", land="healing_pool@5.6", dice=["lore"] * 2).attack("5.6", "4.6")
    assert game.offers()[0] == "supply:tokens"
    assert game.unit_at("5.6")["figures"] == 2, "it has battled"


@pytest.mark.rule("BL-TER-33")
def test_no_landmark_is_laid_beside_an_enemy(tmp_path: Path) -> None:
    path = tmp_path / "close.yaml"
    path.write_text(
        """
id: at_close_quarters
name: At Close Quarters
first: standard
banners: 4
lore: true
council:
  standard: {fixed: {commander: 1, wizard: 3}}
  pennant: {fixed: {commander: 1, wizard: 1}}
units:
  standard: {human_sword_blue: ["8.6"]}
  pennant: {human_sword_blue: ["4.6"]}
""",
        encoding="utf-8",
    )
    game = BattleLoreGame.of(new("battlelore", scenario=str(path), seats=["standard", "pennant"], seed=1))
    assert not {"5.5", "5.6"} & game.reached("site")
    assert {"5.4", "5.7"} <= game.reached("site")


@pytest.mark.rule("BL-TER-20", "BL-CRE-01")
def test_a_giant_whom_a_portal_brings_home_may_battle() -> None:
    for land, battles in (("boulders@5.6", True), ("town@5.6", False)):
        game = battle("hill_giant@8.6", f"{BLUE}@4.6", land=land, lore=(["portal"], []))
        game.lead("8.6").play("lore:portal", "aim:5.6")
        assert ("unit:5.6" in game.halt_if_asked().offers()) is battles
