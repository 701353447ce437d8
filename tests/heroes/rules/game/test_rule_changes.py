"""Small changes of the rules that a scenario may make, each against the rules of the box."""

from pathlib import Path

import pytest
import yaml

from banneret.heroes.adventure.special_rules.measures import measure
from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.chance_outcomes import proclamation_on
from banneret.heroes.state.pile_numbers import ASTROLOGERS_DISCARDS
from banneret.heroes.tables.compile.measures import measure_of
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS, UNIT_PRICE
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from banneret.kernel.errors import ContentError
from banneret.table.asked import asked as asked_of
from tests.heroes.builder import (
    ARCHERS,
    STRONG,
    HeroesGame,
    coop_game,
    game_next_to,
    quiet_game,
    skirmish,
    whole_game,
)

BOTH = [False, True]


def changed(game: HeroesGame, folder: Path, on: bool, **change: object) -> HeroesGame:
    """Play on by the same scenario, with a rule of its own that changes something."""
    if not on:
        return game
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    document["rules"] = [{"id": "other_rule", "text": "Something is otherwise here.", "change": change}]
    file = folder / "changed.yaml"
    file.write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    state = game.position
    state.game_terms = game_terms_of(load_scenario(file), game.setup.seats, game.setup.options)
    return game


@pytest.mark.rule("H3-TRN-08", "H3-CHANGE-hand_limit")
@pytest.mark.parametrize(("by", "cards"), [(-1, 3), (0, 4), (1, 5)])
def test_the_hand_limit_is_higher_or_lower(by: int, cards: int, tmp_path: Path) -> None:
    game = changed(quiet_game(), tmp_path, True, hand_limit=by)
    game.play("end_turn")
    while game.asked()[1] != "amount":
        game.play("pass")
    assert game.choice.keys[0] == f"draw_cards:{cards}"


@pytest.mark.rule("H3-CRD-03", "H3-CHANGE-search_cards")
@pytest.mark.parametrize("wide", BOTH)
def test_every_search_sees_one_card_more(wide: bool, tmp_path: Path) -> None:
    game, symbol = game_next_to("F1", "e")
    assert game.field(symbol)["location"] == "artifact_symbol"
    changed(game, tmp_path, wide, search_cards=1)
    game.stack_deck("artifact", ["speculum", "rib_cage", "angel_wings", "centaurs_axe"], ["charm_of_mana"])
    game.ask_again().play(f"go:{symbol}", "look")
    assert len([key for key in game.keys if key.startswith("take:")]) == (3 if wide else 2)


@pytest.mark.rule("H3-CRD-03", "H3-TWN-07", "H3-CHANGE-search_cards")
@pytest.mark.parametrize("wide", BOTH)
def test_the_mana_vortex_sees_one_card_more_as_well(wide: bool, tmp_path: Path) -> None:
    game = changed(quiet_game("dungeon/mutare", "castle/catherine"), tmp_path, wide, search_cards=1)
    game.build(0, "mage_guild", "special_gears")
    game.deal(0, hand=["attack"], deck=["power", "haste", "curse", "slow", "bless"], discards=[])
    game.luck(draws=["proclaim:dead_silence", "power", "haste", "curse", *(["slow"] if wide else [])])
    game.start_of_turn(0).play("done", "draw_cards:0", "yes", "discard:attack")
    assert len([key for key in game.keys if key.startswith("keep:")]) == (4 if wide else 3)


@pytest.mark.rule("H3-SEC-01", "H3-CHANGE-no_secondary_heroes")
@pytest.mark.parametrize("none", BOTH)
def test_nobody_gets_a_secondary_hero(none: bool, tmp_path: Path) -> None:
    game = changed(quiet_game(), tmp_path, none, no_secondary_heroes=True)
    game.give(0, gold=30)
    game.ask_again()
    assert ("hire" in game.keys) == (not none)


@pytest.mark.rule("H3-UNI-24", "H3-CHANGE-guard_initiative")
@pytest.mark.parametrize("swift", BOTH)
def test_bronze_guards_act_earlier(swift: bool, tmp_path: Path) -> None:
    game, place = game_next_to("F1", "e", guarded=True)
    changed(game, tmp_path, swift, guard_initiative={"bronze": 2})
    game.army(0, "castle_halberdiers")
    game.give(0)
    game.give(1)
    game.luck(lands=["unit:neutral_troglodytes", "unit:neutral_skeletons", "unit:neutral_peasants"])
    game.ask_again().play(f"go:{place}")
    game.close_window()
    while game.asked()[1] in ("space", "unit") and not game.position.round:
        game.play(game.choice.keys[0])
    raised = [event for event in game.events_named("stat") if event["n2"] == 2]
    assert len(raised) == (2 if swift else 0), "both guards have 2 more"


@pytest.mark.rule("H3-CBS-16", "H3-UNI-24", "H3-CHANGE-guard_initiative")
@pytest.mark.parametrize(("bronze", "silver"), [(0, 0), (3, 0), (0, -5), (-5, -5)])
def test_guards_made_quicker_are_placed_by_what_they_have_then(bronze: int, silver: int, tmp_path: Path) -> None:
    change = {"guard_initiative": {"bronze": bronze, "silver": silver}}
    game = coop_game(tmp_path, rules=[{"id": "other_rule", "text": "Something is otherwise here.", "change": change}])
    place = game.approach("F1", "nw", guarded=True)
    game.army(0, "castle_halberdiers")
    game.give(0)
    game.give(1)
    # Peasants have 3, and Mummies, which are Silver, 5; on an impossible field of difficulty III all are Silver.
    game.stack_neutrals("silver", ["neutral_mummies"])
    game.stack_neutrals("bronze", ["neutral_peasants", "neutral_peasants"])
    game.ask_again().play(f"go:{place}")
    game.close_window()
    game.play("place:d1")
    placed = {str(event["space"]): str(event["unit"]).split("@")[0] for event in game.events_named("deploy")}
    del placed["d1"]
    few, many = ["neutral_mummies"], ["neutral_peasants"] * 2
    order = many + few if 3 + bronze > 5 + silver else few + many
    assert placed == dict(zip(("a4", "b4", "c4"), order, strict=True))


@pytest.mark.rule("H3-END-10", "H3-GEN-04", "H3-CHANGE-retreat_price")
@pytest.mark.parametrize(("price", "gold", "left"), [(0, 5, 5), (3, 5, 2), (3, 1, 0)])
def test_a_retreat_costs_gold(price: int, gold: int, left: int, tmp_path: Path) -> None:
    game, place = game_next_to("F1", "e", guarded=True)
    changed(game, tmp_path, True, retreat_price=price)
    game.army(0, "castle_halberdiers+")
    game.build(0)
    game.give(0, gold=gold)
    game.give(1)
    game.luck(lands=["unit:neutral_troglodytes", "unit:neutral_skeletons"])
    game.ask_again().play(f"go:{place}")
    for _ in range(60):
        if "retreat" in game.keys:
            break
        idle = ("pass", "done", "keep", "no", "defend")
        game.play(next((key for key in idle if key in game.keys), game.choice.keys[0]))
    told = next(option.cost for option in asked_of(game, "en", 0).options if option.key == "retreat")
    assert told == (f"gold {price}" if price else "")
    game.play("retreat")
    assert game.resources(0)[0] == left


@pytest.mark.rule("H3-MIN-03", "H3-CHANGE-first_flag_pays")
@pytest.mark.parametrize("twice", BOTH)
def test_the_first_flag_of_a_mine_pays_twice(twice: bool, tmp_path: Path) -> None:
    game, mine = game_next_to("F4", "nw", near="ne")
    changed(game, tmp_path, twice, first_flag_pays=2)
    game.give(0)
    game.ask_again().play(f"go:{mine}")
    assert game.resources(0)[0] == (10 if twice else 5)
    assert game.position.income[0] == 15, "the income is as printed"


@pytest.mark.rule("H3-CBT-06", "H3-CHANGE-lower_attack_die")
@pytest.mark.parametrize("lower", BOTH)
def test_attackers_roll_two_dice_and_retaliations_one(lower: bool, tmp_path: Path) -> None:
    game = quiet_game()
    game.meadow()
    changed(game, tmp_path, lower, lower_attack_die=True)
    game.face("1,0.c", "1,0.ne")
    game.army(0, "castle_crusaders")
    game.army(1, "necropolis_zombies+")
    game.ask_again().play("go:1,0.ne")
    game.line_up()
    game.luck(dice=[1, -1, 0] if lower else [1, 0])
    while "attack:b4" not in game.keys:
        game.play("move:b3" if "move:b3" in game.keys else game.choice.keys[-1])
    mark = len(game.events_named("die"))
    game.play("attack:b4")
    dice = game.events_named("die")[mark:]
    assert [die["n"] for die in dice][: 2 if lower else 1] == ([1, -1] if lower else [1])
    assert len(dice) == (3 if lower else 2), "one more for the retaliation"


@pytest.mark.rule("H3-CBT-08", "H3-CHANGE-second_retaliation")
@pytest.mark.parametrize("again", BOTH)
def test_units_retaliate_twice_in_a_round(again: bool, tmp_path: Path) -> None:
    rules = changed(quiet_game(), tmp_path, again, second_retaliation=True).position.game_terms.rules
    attackers = "castle_griffins@b3 castle_crusaders@a4 castle_halberdiers@c4"
    game = skirmish(attackers, "necropolis_ghost_dragons+@b4#", dice=[-1] * 20)
    assert isinstance(game.state, Battle)
    game.state.terms.rules |= rules
    for _ in range(20):
        if game.over or len(game.events_named("round")) > 1:
            break
        game.play("attack:b4" if "attack:b4" in game.keys else game.choice.keys[-1])
    assert len(game.events_named("attack")) >= 3
    assert len(game.events_named("retaliate")) == (2 if again else 1)


@pytest.mark.rule("H3-RND-09", "H3-CHANGE-choose_astrologers")
@pytest.mark.parametrize("other", [1, 2])
def test_the_starting_player_keeps_one_of_two_astrologers_cards(other: int, tmp_path: Path) -> None:
    game = changed(whole_game(), tmp_path, True, choose_astrologers=True)
    game.astrologers(["dead_silence", "profuse_growth", "grim_warlock"])
    game.luck(draws=["proclaim:profuse_growth", "proclaim:grim_warlock"])
    while "choose:1" not in game.keys:
        game.play(next(key for key in ("end_turn", "pass", "draw_cards:0", "done") if key in game.keys))
    assert game.asked()[0] == 0
    game.play(f"choose:{other}")
    kept = ["profuse_growth", "grim_warlock"]
    assert game.events_named("proclaim")[-1]["proclamation"] == kept[other - 1]
    assert set(kept) - {kept[other - 1]} == {
        PROCLAMATION_IDS[proclamation_on(card)] for card in game.position.piles[ASTROLOGERS_DISCARDS]
    }, "the other one is put away"


@pytest.mark.rule("H3-RND-11", "H3-CHANGE-choose_astrologers")
def test_the_second_of_two_astrologers_cards_may_come_from_the_discards(tmp_path: Path) -> None:
    game = changed(whole_game(), tmp_path, True, choose_astrologers=True)
    game.astrologers(["dead_silence"], ["profuse_growth", "grim_warlock"])
    game.luck(draws=["proclaim:dead_silence", "proclaim:grim_warlock"])
    game.end_round()
    assert game.keys == {"choose:1", "choose:2"}
    game.play("choose:2")
    assert game.seen()["proclaimed"] == "grim_warlock"
    assert game.seen()["astrologers"] == 1, "what is left of the pile is the new deck"


@pytest.mark.rule("H3-CST-02", "H3-CHANGE-half_price_again")
@pytest.mark.parametrize("half", BOTH)
def test_lost_bronze_units_come_back_at_half_price(half: bool, tmp_path: Path) -> None:
    game = quiet_game()
    game.meadow()
    changed(game, tmp_path, half, half_price_again=["bronze"])
    game.face("1,0.c", "1,0.ne", wins=1)
    game.army(0, "castle_griffins", "castle_crusaders")
    game.army(1, ARCHERS)
    game.build(0, "dwelling_bronze")
    game.give(0, gold=30)
    game.give(1)
    price_new = price("castle_griffins")
    game.ask_again().play("go:1,0.ne")
    game.close_window()
    game.fight_out(winner=1)
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[0] if "pass" not in game.keys else "pass")
    assert "castle_griffins" not in [str(unit) for unit in game.player(0)["units"]]
    game.give(0, gold=30, materials=9, valuables=9)
    game.own(0)
    before = game.ask_again().resources(0)
    game.play("recruit:castle_griffins")
    paid = before[0] - game.resources(0)[0]
    assert paid == ((price_new + 1) // 2 if half else price_new)


def price(unit: str) -> int:
    """What a unit costs in gold."""
    return UNIT_PRICE[2 * UNIT_NUMBER[unit]][0]


@pytest.mark.rule("H3-QCK-01", "H3-CHANGE-no_flight_from")
@pytest.mark.parametrize(("from_level", "flee"), [(1, False), (3, True)])
def test_strong_guards_never_flee(from_level: int, flee: bool, tmp_path: Path) -> None:
    game, place = game_next_to("F1", "e", guarded=True)
    changed(game, tmp_path, True, no_flight_from=from_level)
    game.level(0, 6)
    game.army(0, STRONG)
    game.give(0)
    game.give(1)
    game.luck(lands=["unit:neutral_halflings"])
    game.ask_again().play(f"go:{place}")
    assert (len(game.events_named("avoided")) == 1) == flee


@pytest.mark.rule("H3-CHANGE-hand_limit")
def test_a_number_that_is_no_number_of_the_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        changed(whole_game(), tmp_path, True, hand_limit=40)


@pytest.mark.rule("H3-MOD-01")
def test_a_place_anybody_has_flagged_counts() -> None:
    game = quiet_game()
    game.lay((1, 0), "N3")
    what = measure_of("ever:obelisk", (), (), ())
    assert what is not None
    assert measure(game.position, 0, what) == 0
    game.own(1, game.fields_of("obelisk")[0])
    assert [measure(game.position, seat, what) for seat in (0, 1)] == [1, 1]
