"""Victory (section BL-VIC)."""

from typing import Any

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES, set_of
from banneret.battlelore.play.turn.banners import decided, lose
from banneret.battlelore.state.unit_numbers import PER_SIDE
from banneret.games import new
from tests.battlelore.builder import BattleLoreGame, battle, medieval, melee
from tests.battlelore.builder.heroes import skilled

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"
KILL = ["blue", "lore", "lore"]


def holding(hexes: str, side: int = 0, banners: int = 1) -> dict[str, Any]:
    """Notes that make hexes worth banners while a side holds them all."""
    return {"objectives": ((side, set_of([HEX_NAMES.index(hex) for hex in hexes.split()]), banners),)}


@pytest.mark.rule("BL-VIC-01", "BL-VIC-02")
def test_the_banner_of_an_eliminated_unit_goes_to_the_track() -> None:
    game = melee(pennant=f"human_bow_green@4.6*1 {FAR}", dice=["green", "lore", "lore"])
    assert game.side_of(0)["track"] == ["human_bow_green"]
    assert game.side_of(0)["banners"] == 1
    assert game.side_of(1)["banners"] == 0


@pytest.mark.rule("BL-VIC-03")
def test_the_last_banner_ends_the_game_at_once() -> None:
    game = melee(f"{BLUE}@5.6 {BLUE}@5.5", f"{BLUE}@4.6*1 {FAR}", needed=1, dice=KILL)
    assert game.over
    assert game.seen()["returns"] == [1, -1]
    assert not game.events_named("draw")


@pytest.mark.rule("BL-VIC-03")
def test_one_banner_less_does_not() -> None:
    assert not melee(pennant=f"{BLUE}@4.6*1 {FAR}", needed=2, dice=KILL).over


@pytest.mark.rule("BL-VIC-04")
def test_a_battle_back_can_win() -> None:
    game = melee(f"{BLUE}@5.6*1 {BLUE}@8.0", "dwarf_sword_blue@4.6", needed=1, dice=["lore"] * 3 + KILL)
    game.play("yes")
    assert game.over
    assert game.seen()["turn"] == "standard"
    assert game.events_named("win") == [{"side": 1}]


@pytest.mark.rule("BL-VIC-05", "BL-VIC-06")
def test_a_held_objective_gives_a_banner_until_it_is_lost() -> None:
    game = medieval(f"{BLUE}@6.6 {BLUE}@5.5", FAR, notes=holding("5.5 5.6")).lead("6.6", "5.5")
    assert game.side_of(0)["banners"] == 0
    game.play("unit:6.6", "move:5.6")
    assert game.side_of(0)["banners"] == 1
    assert game.events_named("banner") == [{"side": 0, "n": 1}]
    game.play("unit:5.5", "move:4.5")
    assert game.side_of(0)["banners"] == 0
    assert game.events_named("banner_lost") == [{"side": 0, "n": 0}]
    assert game.side_of(0)["track"] == []


@pytest.mark.rule("BL-VIC-06")
@pytest.mark.parametrize(("dice", "figures"), [(["flag", "lore", "lore"], 4), (KILL, 1)])
def test_a_retreat_or_a_loss_ends_the_hold(dice: list[str], figures: int) -> None:
    army = f"{BLUE}@5.6*{figures} {BLUE}@8.0"
    game = medieval(army, f"{BLUE}@4.6", turn=1, notes=holding("5.6"), dice=dice)
    s: Any = game.state
    s.holding, s.banners = 1, (1, 0)
    game.lead("4.6").halt_if_asked().attack("4.6", "5.6")
    if figures == 4:
        game.play("retreat:6.6")
    assert game.side_of(0)["banners"] == 0


@pytest.mark.rule("BL-VIC-03", "BL-VIC-05")
def test_a_held_objective_can_win_by_a_move_or_by_gained_ground() -> None:
    game = medieval(f"{BLUE}@6.6", FAR, needed=1, notes=holding("5.6")).lead("6.6")
    game.play("unit:6.6", "move:5.6")
    assert game.over
    ground = melee(pennant=f"{BLUE}@4.6*1 {FAR}", needed=2, notes=holding("4.6"), dice=KILL)
    ground.play("yes")
    assert ground.events_named("win") == [{"side": 0}]
    ride = melee("human_cav_blue@5.6", f"{BLUE}@4.6*1 {FAR}", needed=2, notes=holding("3.6"), dice=KILL)
    ride.play("yes", "move:3.6")
    assert ride.events_named("win") == [{"side": 0}]


@pytest.mark.rule("BL-VIC-05")
def test_the_other_side_does_not_profit_from_an_objective() -> None:
    game = medieval(f"{BLUE}@6.6", FAR, needed=1, notes=holding("5.6", side=1)).lead("6.6")
    game.play("unit:6.6", "move:5.6")
    assert not game.over
    assert [game.side_of(side)["banners"] for side in (0, 1)] == [0, 0]


@pytest.mark.rule("BL-VIC-05", "BL-SET-07")
def test_the_goblin_toll_has_such_an_objective() -> None:
    game = BattleLoreGame.of(new("battlelore", scenario="the_goblin_toll", seats=["standard", "pennant"], seed=1))
    assert game.seen()["hold"] == [{"side": "standard", "hexes": ["3.5", "3.6", "4.6"], "banners": 1}]
    mist = BattleLoreGame.of(new("battlelore", scenario="tents_in_the_mist", seats=["standard", "pennant"], seed=1))
    assert mist.seen()["sight"] == 3


@pytest.mark.rule("BL-VIC-07")
def test_units_lost_by_lore_give_a_banner() -> None:
    game = battle(f"{BLUE}@5.6", f"{BLUE}@4.6*1 {FAR}", lore=(["fireball"], []), dice=["blue"] * 6)
    game.play("lore:fireball", "target:4.6")
    assert game.side_of(0)["banners"] == 1


@pytest.mark.rule("BL-VIC-07")
def test_units_lost_in_a_blocked_retreat_give_a_banner() -> None:
    game = melee(pennant=f"{BLUE}@4.6*1 {FAR}", land="river@3.5 river@3.6", dice=["flag", "lore", "lore"])
    assert not game.unit_at("4.6")
    assert game.side_of(0)["banners"] == 1


@pytest.mark.rule("BL-VIC-08")
def test_if_both_win_by_the_same_event_the_active_player_does() -> None:
    """An Earthquake takes the last figure of a friend and of an enemy."""
    for turn in (0, 1):
        armies = (f"earth_elemental@5.6 {BLUE}@6.6*1", f"{BLUE}@4.6*1 {BLUE}@0.12")
        if turn:
            armies = (f"{BLUE}@4.6*1 {BLUE}@8.12", f"earth_elemental@5.6 {BLUE}@6.6*1")
        game = quake(armies, turn)
        assert game.over
        assert game.events_named("win") == [{"side": turn}]


def quake(armies: tuple[str, str], turn: int) -> BattleLoreGame:
    """The Elemental on 5.6 makes an Earthquake."""
    game = battle(*armies, turn=turn, needed=1, goblets=(5, 5), dice=[])
    game.lead("5.6").halt_if_asked()
    game.play("unit:5.6", "earthquake")
    return game


@pytest.mark.rule("BL-VIC-03", "BL-VIC-05", "BL-RET-01")
def test_a_retreat_over_an_objective_wins_at_once() -> None:
    """Goblins run two hexes; with the first they hold the hex that is worth their last banner."""
    army = (f"{BLUE}@5.6", "goblin_sword_green@4.6*1 goblin_sword_green@0.0")
    game = melee(*army, needed=1, notes=holding("3.6", side=1), dice=["flag", "lore", "lore", "green"])
    game.play("retreat:3.6")
    assert game.over
    assert game.events_named("win") == [{"side": 1}]
    assert not game.events_named("panic")


@pytest.mark.rule("BL-VIC-03")
@pytest.mark.parametrize("side", [0, 1])
def test_a_side_without_units_has_lost(side: int) -> None:
    """Either the attacker ends the last unit, or the battle back does."""
    armies = (f"{BLUE}@5.6", f"{BLUE}@4.6*1") if side == 0 else (f"{BLUE}@5.6*1", "dwarf_sword_blue@4.6")
    game = melee(*armies, needed=9, dice=KILL if side == 0 else ["lore"] * 3 + KILL)
    if side:
        game.play("yes")
    assert game.over
    assert game.events_named("win") == [{"side": side}]


@pytest.mark.rule("BL-VIC-03", "BL-VIC-08")
@pytest.mark.parametrize("turn", [0, 1])
def test_if_nobody_is_left_the_active_player_wins(turn: int) -> None:
    """No single card does this to both sides, so that the figures are taken by hand."""
    game = medieval(f"{BLUE}@8.0*1", f"{BLUE}@0.0*1", turn=turn, needed=9)
    s: Any = game.state
    for u in (0, PER_SIDE):
        lose(s, u, 1)
    assert decided(s)
    assert s.winner == turn


@pytest.mark.rule("BL-VIC-03", "BLH-MOV-16")
def test_a_side_whose_last_champion_leaves_the_field_has_lost() -> None:
    """Nobody takes a banner for him, and nobody could take another."""
    rider = skilled("warrior_riding", "8.6")
    game = medieval("", FAR, heroes=([rider], []), hands=(("attack_centre",), ("attack_centre",)))
    game.play("play:attack_centre", "order:8.6", "unit:8.6", "withdraw")
    assert game.events_named("win") == [{"side": 1}]
    assert game.side_of(1)["banners"] == 0


@pytest.mark.rule("BL-VIC-03", "BLH-WND-35")
def test_a_leader_who_has_lost_the_last_troop_fights_on() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=([], [skilled("warrior_cleave", "4.6")]), dice=[*KILL, "lore"])
    assert not game.events_named("win")
    assert game.unit_at("4.6")["side"] == "pennant"


@pytest.mark.rule("BL-VIC-03", "BL-VIC-05")
def test_the_first_unit_through_a_portal_wins_at_once() -> None:
    """Nobody asks any more who comes along."""
    army = (f"{BLUE}@7.5 {BLUE}@7.6", FAR)
    game = battle(*army, needed=1, notes=holding("3.5"), lore=(["greater_portal"], [])).lead("7.5")
    game.play("lore:greater_portal", "target:7.5", "aim:3.5")
    assert game.over
    assert game.events_named("win") == [{"side": 0}]


@pytest.mark.rule("BL-VIC-03", "BL-VIC-06", "BLH-RTR-05")
def test_a_champion_who_runs_over_an_objective_wins_at_once() -> None:
    champion = skilled("warrior_cleave", "4.6")
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], [champion]), dice=["lore"] * 3, needed=1, notes=holding("3.6", side=1))
    game.play("flee", "retreat:3.6")
    assert game.events_named("win") == [{"side": 1}]
