"""Small changes of the rules that a scenario may make, each against the rules of the box."""

from pathlib import Path

import pytest
import yaml

from banneret.heroes.adventure.special_rules.measures import measure
from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.heroes.state.answers_map import PROCLAIM
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.whole_game import ASTROLOGERS_DISCARDS
from banneret.heroes.tables.compile.measures import measure_of
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS, UNIT_PRICE
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from banneret.kernel.errors import ContentError
from banneret.kernel.game import Game
from banneret.table.asked import asked as asked_of
from tests.heroes.support.calendar import astrologers
from tests.heroes.support.campaign import ARCHERS, fight_out, quiet
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    field,
    fields_of,
    give,
    happened,
    journey,
    keys,
    lay,
    level,
    luck,
    own,
    play,
    player,
    resources,
    stack_deck,
    state_of,
)
from tests.heroes.support.stage import stage
from tests.heroes.support.tours import at_the_door
from tests.heroes.support.war import STRONG, close_window, face, line_up, meadow

BOTH = [False, True]


def changed(game: Game, folder: Path, on: bool, **change: object) -> Game:
    """Play on by the same scenario, with a rule of its own that changes something."""
    if not on:
        return game
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    document["rules"] = [{"id": "habit", "text": "Something is otherwise here.", "change": change}]
    file = folder / "changed.yaml"
    file.write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    state = state_of(game)
    state.game_terms = game_terms_of(load_scenario(file), game.setup.seats, game.setup.options)
    return game


@pytest.mark.rule("H3-TRN-08")
@pytest.mark.parametrize(("by", "cards"), [(-1, 3), (0, 4), (1, 5)])
def test_the_hand_limit_is_higher_or_lower(by: int, cards: int, tmp_path: Path) -> None:
    game = changed(quiet(), tmp_path, True, hand_limit=by)
    play(game, "end_turn")
    while asked(game)[1] != "amount":
        play(game, "pass")
    assert game.choice.keys[0] == f"draw_cards:{cards}"


@pytest.mark.rule("H3-CRD-03")
@pytest.mark.parametrize("wide", BOTH)
def test_every_search_sees_one_card_more(wide: bool, tmp_path: Path) -> None:
    game, symbol = at_the_door("F1", "e")
    assert field(game, symbol)["location"] == "artifact_symbol"
    changed(game, tmp_path, wide, search_cards=1)
    stack_deck(game, "artifact", ["speculum", "rib_cage", "angel_wings", "centaurs_axe"], ["charm_of_mana"])
    play(ask_again(game), f"go:{symbol}", "look")
    assert len([key for key in keys(game) if key.startswith("take:")]) == (3 if wide else 2)


@pytest.mark.rule("H3-SEC-01")
@pytest.mark.parametrize("none", BOTH)
def test_nobody_gets_a_secondary_hero(none: bool, tmp_path: Path) -> None:
    game = changed(quiet(), tmp_path, none, no_secondary_heroes=True)
    give(game, 0, gold=30)
    ask_again(game)
    assert ("hire" in keys(game)) == (not none)


@pytest.mark.rule("H3-UNI-24")
@pytest.mark.parametrize("swift", BOTH)
def test_bronze_guards_act_earlier(swift: bool, tmp_path: Path) -> None:
    game, place = at_the_door("F1", "e", guarded=True)
    changed(game, tmp_path, swift, guard_initiative={"bronze": 2})
    army(game, 0, "castle_halberdiers")
    give(game, 0)
    give(game, 1)
    luck(game, lands=["unit:neutral_troglodytes", "unit:neutral_skeletons", "unit:neutral_peasants"])
    play(ask_again(game), f"go:{place}")
    close_window(game)
    while asked(game)[1] in ("space", "unit") and not state_of(game).round:
        play(game, game.choice.keys[0])
    raised = [event for event in happened(game, "stat") if event["n2"] == 2]
    assert len(raised) == (2 if swift else 0), "both guards have 2 more"


@pytest.mark.rule("H3-END-10", "H3-GEN-04")
@pytest.mark.parametrize(("price", "gold", "left"), [(0, 5, 5), (3, 5, 2), (3, 1, 0)])
def test_a_retreat_costs_gold(price: int, gold: int, left: int, tmp_path: Path) -> None:
    game, place = at_the_door("F1", "e", guarded=True)
    changed(game, tmp_path, True, retreat_price=price)
    army(game, 0, "castle_halberdiers+")
    build(game, 0)
    give(game, 0, gold=gold)
    give(game, 1)
    luck(game, lands=["unit:neutral_troglodytes", "unit:neutral_skeletons"])
    play(ask_again(game), f"go:{place}")
    for _ in range(60):
        if "retreat" in keys(game):
            break
        idle = ("pass", "done", "keep", "no", "defend")
        play(game, next((key for key in idle if key in keys(game)), game.choice.keys[0]))
    told = next(option.cost for option in asked_of(game, "en", 0).options if option.key == "retreat")
    assert told == (f"gold {price}" if price else "")
    play(game, "retreat")
    assert resources(game, 0)[0] == left


@pytest.mark.rule("H3-MIN-03")
@pytest.mark.parametrize("twice", BOTH)
def test_the_first_flag_of_a_mine_pays_twice(twice: bool, tmp_path: Path) -> None:
    game, mine = at_the_door("F4", "nw", near="ne")
    changed(game, tmp_path, twice, first_flag_pays=2)
    give(game, 0)
    play(ask_again(game), f"go:{mine}")
    assert resources(game, 0)[0] == (10 if twice else 5)
    assert state_of(game).income[0] == 15, "the income is as printed"


@pytest.mark.rule("H3-CBT-06")
@pytest.mark.parametrize("lower", BOTH)
def test_attackers_roll_two_dice_and_retaliations_one(lower: bool, tmp_path: Path) -> None:
    game = quiet()
    meadow(game)
    changed(game, tmp_path, lower, lower_attack_die=True)
    face(game, "1,0.c", "1,0.ne")
    army(game, 0, "castle_crusaders")
    army(game, 1, "necropolis_zombies+")
    play(ask_again(game), "go:1,0.ne")
    line_up(game)
    luck(game, dice=[1, -1, 0] if lower else [1, 0])
    while "attack:b4" not in keys(game):
        play(game, "move:b3" if "move:b3" in keys(game) else game.choice.keys[-1])
    mark = len(happened(game, "die"))
    play(game, "attack:b4")
    dice = happened(game, "die")[mark:]
    assert [die["n"] for die in dice][: 2 if lower else 1] == ([1, -1] if lower else [1])
    assert len(dice) == (3 if lower else 2), "one more for the retaliation"


@pytest.mark.rule("H3-CBT-08")
@pytest.mark.parametrize("again", BOTH)
def test_units_retaliate_twice_in_a_round(again: bool, tmp_path: Path) -> None:
    rules = state_of(changed(quiet(), tmp_path, again, second_retaliation=True)).game_terms.rules
    attackers = "castle_griffins@b3 castle_crusaders@a4 castle_halberdiers@c4"
    game = stage(attackers, "necropolis_ghost_dragons+@b4#", dice=[-1] * 20)
    assert isinstance(game.state, Battle)
    game.state.terms.rules |= rules
    for _ in range(20):
        if game.over or len(happened(game, "round")) > 1:
            break
        play(game, "attack:b4" if "attack:b4" in keys(game) else game.choice.keys[-1])
    assert len(happened(game, "attack")) >= 3
    assert len(happened(game, "retaliate")) == (2 if again else 1)


@pytest.mark.rule("H3-RND-09")
@pytest.mark.parametrize("other", [1, 2])
def test_the_starting_player_keeps_one_of_two_astrologers_cards(other: int, tmp_path: Path) -> None:
    game = changed(journey(), tmp_path, True, choose_astrologers=True)
    astrologers(game, ["dead_silence", "profuse_growth", "grim_warlock"])
    luck(game, draws=["proclaim:profuse_growth", "proclaim:grim_warlock"])
    while "choose:1" not in keys(game):
        play(game, next(key for key in ("end_turn", "pass", "draw_cards:0", "done") if key in keys(game)))
    assert asked(game)[0] == 0
    play(game, f"choose:{other}")
    kept = ["profuse_growth", "grim_warlock"]
    assert happened(game, "proclaim")[-1]["proclamation"] == kept[other - 1]
    assert set(kept) - {kept[other - 1]} == {
        PROCLAMATION_IDS[card - PROCLAIM] for card in state_of(game).piles[ASTROLOGERS_DISCARDS]
    }, "the other one is put away"


@pytest.mark.rule("H3-CST-02")
@pytest.mark.parametrize("half", BOTH)
def test_lost_bronze_units_come_back_at_half_price(half: bool, tmp_path: Path) -> None:
    game = quiet()
    meadow(game)
    changed(game, tmp_path, half, half_price_again=["bronze"])
    face(game, "1,0.c", "1,0.ne", wins=1)
    army(game, 0, "castle_griffins", "castle_crusaders")
    army(game, 1, ARCHERS)
    build(game, 0, "dwelling_bronze")
    give(game, 0, gold=30)
    give(game, 1)
    price_new = price("castle_griffins")
    play(ask_again(game), "go:1,0.ne")
    close_window(game)
    fight_out(game, winner=1)
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[0] if "pass" not in keys(game) else "pass")
    assert "castle_griffins" not in [str(unit) for unit in player(game, 0)["units"]]
    give(game, 0, gold=30, materials=9, valuables=9)
    own(game, 0)
    before = resources(ask_again(game), 0)
    play(game, "recruit:castle_griffins")
    paid = before[0] - resources(game, 0)[0]
    assert paid == ((price_new + 1) // 2 if half else price_new)


def price(unit: str) -> int:
    """What a unit costs in gold."""
    return UNIT_PRICE[2 * UNIT_NUMBER[unit]][0]


@pytest.mark.rule("H3-QCK-01")
@pytest.mark.parametrize(("from_level", "flee"), [(1, False), (3, True)])
def test_strong_guards_never_flee(from_level: int, flee: bool, tmp_path: Path) -> None:
    game, place = at_the_door("F1", "e", guarded=True)
    changed(game, tmp_path, True, no_flight_from=from_level)
    level(game, 0, 6)
    army(game, 0, STRONG)
    give(game, 0)
    give(game, 1)
    luck(game, lands=["unit:neutral_halflings"])
    play(ask_again(game), f"go:{place}")
    assert (len(happened(game, "avoided")) == 1) == flee


@pytest.mark.rule("H3-MOD-01")
def test_a_number_that_is_no_number_of_the_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        changed(journey(), tmp_path, True, hand_limit=40)


@pytest.mark.rule("H3-MOD-01")
def test_a_place_anybody_has_flagged_counts() -> None:
    game = quiet()
    lay(game, (1, 0), "N3")
    what = measure_of("ever:obelisk", (), (), ())
    assert what is not None
    assert measure(state_of(game), 0, what) == 0
    own(game, 1, fields_of(game, "obelisk")[0])
    assert [measure(state_of(game), seat, what) for seat in (0, 1)] == [1, 1]
