"""Heroes come to the battleground (section BLH-DEP)."""

from pathlib import Path

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from tests.battlelore.builder import CALL, BattleLoreGame, battle, before_deployment

MAUD = "hero=Maud:warrior:warrior_cleave"
RIDER = "hero=Rolf:commander:commander_riding"
WIZARD = "hero=Wendel:wizard:wizard_lightning_ball"


def deploying(standard: str, pennant: str, levels: str = "commander warrior") -> BattleLoreGame:
    """An adventure whose councils have been given the same four levels, up to the deployment."""
    game = BattleLoreGame.of(
        new("battlelore", scenario="the_goblin_toll", seats=[f"standard {standard}", f"pennant {pennant}"], seed=1)
    )
    for _ in (0, 1):
        game.give_levels(*levels.split(), *["cleric"] * (4 - len(levels.split())))
    while any(key.startswith("take:") for key in game.offers()):
        game.play(game.offers()[0])
    return game


@pytest.mark.rule("BLH-DEP-02", "BLH-DEP-03")
def test_heroes_are_placed_before_the_first_turn_and_the_starting_side_first() -> None:
    game = deploying(MAUD, MAUD)
    assert game.choice.seat == 0
    assert not game.events_named("turn")
    game.play("deploy:7.4")
    assert game.choice.seat == 1
    assert not game.events_named("turn")
    game.play("deploy:2.3")
    assert game.events_named("turn")
    assert game.offers()[0].startswith("play:")


@pytest.mark.rule("BLH-DEP-03", "BLH-DEP-12")
def test_where_the_pennant_side_starts_its_hero_comes_first_and_not_to_a_creature(tmp_path: Path) -> None:
    path = tmp_path / "the_levy.yaml"
    army = CALL.partition("call_to_arms:")[0].replace("0.0", '1.0"]\n    giant_spider: ["0.0')
    path.write_text(army, encoding="utf-8")
    game = before_deployment([f"standard {MAUD}", f"pennant {MAUD}"], scenario=str(path))
    assert game.choice.seat == 1
    assert game.reached("deploy") == {"2.2", "2.6", "2.10", "1.0"}, "troops on foot, and not the Spider"
    game.play("deploy:2.6")
    assert game.choice.seat == 0


@pytest.mark.rule("BLH-DEP-05")
def test_a_commander_needs_no_other_seat_than_the_one_every_council_has() -> None:
    assert [event["hex"] for event in deploying(RIDER, "").events_named("hero")] == ["8.10"], "the only cavalry"


@pytest.mark.rule("BLH-DEP-05")
@pytest.mark.parametrize(("adviser", "comes"), [("", False), ("adviser=Isolde:wizard", True)])
def test_an_adviser_makes_a_class_present(adviser: str, comes: bool) -> None:
    game = deploying(f"{WIZARD} {adviser}", "")
    assert (game.reached("deploy") != set()) is comes


@pytest.mark.rule("BLH-DEP-01")
def test_a_player_deploys_one_hero() -> None:
    game = deploying(MAUD, "")
    game.play("deploy:7.4")
    assert len(game.events_named("hero")) == 1
    assert game.events_named("turn")
    for seat in (f"{MAUD} {WIZARD}", f"{MAUD} {MAUD} {MAUD}", f"{MAUD} hero=New"):
        with pytest.raises(SetupError, match="BLH-DEP-01"):
            deploying(seat, "")
        with pytest.raises(SetupError, match="BLH-DEP-01"):
            deploying("", seat)


@pytest.mark.rule("BLH-DEP-04", "BLH-DEP-05", "BLH-EXA-14")
def test_a_hero_needs_a_lore_master_of_his_class_in_the_council() -> None:
    assert deploying(WIZARD, "", "commander wizard").reached("deploy")
    absent = deploying(WIZARD, "", "commander warrior")
    assert absent.events_named("turn")
    assert not absent.events_named("hero")
    assert absent.hero_of()["fate"] == "absent"


@pytest.mark.rule("BLH-DEP-06", "BLH-DEP-07", "BLH-DEP-09")
def test_a_hero_on_foot_is_deployed_with_own_infantry() -> None:
    infantry = {"7.4", "7.5", "7.6", "8.6", "7.3", "7.8", "8.3", "8.9"}
    assert deploying(MAUD, "").reached("deploy") == infantry


@pytest.mark.rule("BLH-DEP-08", "BLH-EXA-15")
def test_a_mounted_hero_is_deployed_with_own_cavalry() -> None:
    game = deploying("", RIDER)
    assert game.reached("deploy") == {"0.1", "0.2", "0.10", "0.11"}
    assert deploying(RIDER, "").unit_at("8.10")["leader"] == "Rolf", "the only hex"


@pytest.mark.rule("BLH-DEP-10")
def test_no_two_heroes_share_a_hex() -> None:
    game = before_deployment(
        [f"standard {MAUD}", "standard hero=Mo:warrior:warrior_cleave", "pennant"], scenario="the_goblin_toll"
    )
    game.play("deploy:7.4")
    assert game.choice.seat == 1
    assert "7.4" not in game.reached("deploy")
    assert "7.5" in game.reached("deploy")


@pytest.mark.rule("BLH-DEP-11")
def test_a_hero_starts_as_a_leader() -> None:
    game = deploying(MAUD, "").play("deploy:7.4")
    assert game.hero_of()["role"] == "leader"
    assert game.hero_of()["hex"] == "7.4"
    assert game.unit_at("7.4")["leader"] == "Maud"


@pytest.mark.rule("BLH-DEP-12")
def test_a_hero_does_not_lead_a_creature() -> None:
    game = battle("human_sword_blue@8.0 giant_spider@5.7", "human_sword_blue@0.0", heroes=(["Maud:warrior@5.6"], []))
    game.lead("5.6")
    game.play("unit:5.6")
    assert "5.7" not in game.reached()
    assert "5.5" in game.reached()


@pytest.mark.rule("BLH-DEP-13")
def test_a_hero_without_a_troop_of_his_kind_does_not_take_part(tmp_path: Path) -> None:
    path = tmp_path / "no_cavalry.yaml"
    path.write_text(CALL.partition("call_to_arms:")[0], encoding="utf-8")
    game = before_deployment([f"standard {RIDER}", f"pennant {MAUD}"], scenario=str(path))
    game.play("deploy:2.6")
    assert [event["hex"] for event in game.events_named("hero")] == ["2.6"], "infantry is there for the other"
    assert game.events_named("turn")
    assert (game.hero_of()["fate"], game.hero_of()["hex"]) == ("absent", "")


@pytest.mark.rule("BLH-DEP-13", "BLH-AFT-07", "BLH-AFT-09", "BLH-AFT-13")
@pytest.mark.parametrize(("winner", "hex"), [("standard", "6.6"), ("pennant", "2.6")])
def test_a_hero_who_was_not_deployed_has_nothing_of_the_adventure(winner: str, hex: str, tmp_path: Path) -> None:
    text = CALL.partition("call_to_arms:")[0].replace("banners: 4", "banners: 1")
    path = tmp_path / "no_cavalry.yaml"
    path.write_text(f"{text}hold: [{{side: {winner}, hexes: ['{hex}']}}]\n", encoding="utf-8")
    left_out = "hero=Rolf:commander:commander_riding:map_of_hidden_doors:treasure:7:7:1"
    game = before_deployment([f"standard {left_out}", f"pennant {MAUD}"], scenario=str(path))
    game.play("deploy:2.6")
    while not game.events_named("win"):
        game.play(game.offers()[0])
    assert game.events_named("win") == [{"side": ("standard", "pennant").index(winner)}]
    while not game.over:
        assert game.choice.seat == 1, "nobody asks him anything"
        game.play(game.offers()[-1])
    assert game.hero_of()["sheet"] == left_out
    assert [event["unit"] for event in game.events_named("experience")] == ["warrior@30"]
    assert [event["unit"] for event in game.events_named("treasure")] == ["warrior@30"]
