"""Heroes come to the field (section BLH-DEP)."""

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.battlelore.support.lore import battle, give_levels, happened, hero_of, lead, offers, play, reached, unit_at

MAUD = "hero=Maud:warrior"
RIDER = "hero=Rolf:commander:commander_riding"
WIZARD = "hero=Wendel:wizard"


def deploying(standard: str, pennant: str, levels: str = "commander warrior") -> Game:
    """An adventure whose councils have been given the same four levels, up to the deployment."""
    game = new("battlelore", scenario="the_goblin_toll", seats=[f"standard {standard}", f"pennant {pennant}"], seed=1)
    for _ in (0, 1):
        give_levels(game, *levels.split(), *["cleric"] * (4 - len(levels.split())))
    while any(key.startswith("take:") for key in offers(game)):
        play(game, offers(game)[0])
    return game


@pytest.mark.rule("BLH-DEP-02", "BLH-DEP-03")
def test_heroes_are_placed_before_the_first_turn_and_the_starting_side_first() -> None:
    game = deploying(MAUD, MAUD)
    assert game.choice.seat == 0
    assert not happened(game, "turn")
    play(game, "deploy:7.4")
    assert game.choice.seat == 1
    assert not happened(game, "turn")
    play(game, "deploy:2.3")
    assert happened(game, "turn")
    assert offers(game)[0].startswith("play:")


@pytest.mark.rule("BLH-DEP-01")
def test_a_player_deploys_one_hero() -> None:
    game = deploying(MAUD, "")
    play(game, "deploy:7.4")
    assert len(happened(game, "hero")) == 1
    assert happened(game, "turn")
    with pytest.raises(SetupError, match="at most 2"):
        deploying(f"{MAUD} {MAUD} {MAUD}", "")


@pytest.mark.rule("BLH-DEP-04", "BLH-DEP-05", "BLH-EXA-14")
def test_a_hero_needs_a_lore_master_of_his_class_in_the_council() -> None:
    assert reached(deploying(WIZARD, "", "commander wizard"), "deploy")
    absent = deploying(WIZARD, "", "commander warrior")
    assert happened(absent, "turn")
    assert not happened(absent, "hero")
    assert hero_of(absent)["fate"] == "absent"


@pytest.mark.rule("BLH-DEP-06", "BLH-DEP-07", "BLH-DEP-09")
def test_a_hero_on_foot_is_deployed_with_own_infantry() -> None:
    infantry = {"7.4", "7.5", "7.6", "8.6", "7.3", "7.8", "8.3", "8.9"}
    assert reached(deploying(MAUD, ""), "deploy") == infantry


@pytest.mark.rule("BLH-DEP-08", "BLH-EXA-15")
def test_a_mounted_hero_is_deployed_with_own_cavalry() -> None:
    game = deploying("", RIDER)
    assert reached(game, "deploy") == {"0.1", "0.2", "0.10", "0.11"}
    assert unit_at(deploying(RIDER, ""), "8.10")["leader"] == "Rolf", "the only hex"


@pytest.mark.rule("BLH-DEP-10")
def test_no_two_heroes_share_a_hex() -> None:
    game = deploying(f"{MAUD} hero=Mo:warrior", "")
    play(game, "deploy:7.4")
    assert "7.4" not in reached(game, "deploy")
    assert "7.5" in reached(game, "deploy")


@pytest.mark.rule("BLH-DEP-11")
def test_a_hero_starts_as_a_leader() -> None:
    game = play(deploying(MAUD, ""), "deploy:7.4")
    assert hero_of(game)["role"] == "leader"
    assert hero_of(game)["hex"] == "7.4"
    assert unit_at(game, "7.4")["leader"] == "Maud"


@pytest.mark.rule("BLH-DEP-12")
def test_a_hero_does_not_lead_a_creature() -> None:
    game = battle("human_sword_blue@8.0 giant_spider@5.7", "human_sword_blue@0.0", heroes=(["Maud:warrior@5.6"], []))
    lead(game, "5.6")
    play(game, "unit:5.6")
    assert "5.7" not in reached(game)
    assert "5.5" in reached(game)


@pytest.mark.rule("BLH-DEP-13")
def test_a_hero_without_a_troop_of_his_kind_does_not_take_part() -> None:
    game = deploying(f"{RIDER} hero=Rike:commander:commander_riding", "")
    assert [hero_of(game, 0, n)["fate"] for n in (0, 1)] == ["fighting", "absent"], "there is one cavalry unit"
    assert hero_of(game, 0, 1)["hex"] == ""
    assert len(happened(game, "hero")) == 1
