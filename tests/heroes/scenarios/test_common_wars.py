"""What scenarios of common wars are made of, in scenarios of no name: any designer may use it."""

from collections.abc import Sequence

import pytest

from banneret.games import rules_of
from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.scenario_state import edit, held
from banneret.heroes.tables.ai_cards import to_draw
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from banneret.kernel.piles import changed
from banneret.kernel.rules import Setup
from tests.heroes.builder import FIELD, SOLO, STRONG, TWO, HeroesGame, Luck, solo_game, solo_scenario
from tests.heroes.property.drawn_games import neutrals

STAYS = "{id: warlord, name: Warlord, at: A1, army: [few:troglodytes], move: garrison}"
CALLED = "{id: band, name: Band, at: second, army: [neutral:peasants], move: hunter, enters: called}"
COOP = """
id: test_valley
name: Test Valley
mode: coop
players: [2]
length: {rounds: 8}
layout:
  2:
    tiles:
    - {kind: start, at: {P1: [-1, 0], P2: [1, 0]}}
    - {kind: far, at: [[0, 0], [0, 1], [0, -1]], label: [middle, "", ""]}
setup: {resources: {gold: 20}, units: [pack:T1]}
rules: [{id: lending, text: Allies lend units., change: {lend_units: true}}]
ai: [{id: hunter, name: Hunter, at: middle, army: [few:troglodytes], move: hunter}]
victory: [{defeat_ai: [hunter], when: now}]
limit: defeat
"""


def rule(id: str, words: str) -> str:
    return f"rules:\n- {{id: {id}, text: A rule., {words}}}\n"


# -- lending -----------------------------------------------------------------------------------------------------------


def defined(text: str, seats: Sequence[str] = SOLO) -> HeroesGame:
    """A game by the text of a scenario, in its first turn."""
    rules = rules_of("heroes")
    setup = Setup(game="heroes", scenario=text.split()[1], seats=tuple(seats), definition=text)
    game = HeroesGame(rules, rules.normalise(setup), 0, Luck())
    if len(seats) > 1:
        game.luck(dice=[1, -1])
    game.settle()
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    return game.to_any_turn()


def allied_camp() -> HeroesGame:
    game = defined(COOP, TWO)
    game.lay((0, 0), "F4")
    return game


@pytest.mark.rule("H3-CHANGE-lend_units")
def test_an_ally_lends_to_whom_an_ai_hero_attacks_and_gets_back_what_stands() -> None:
    game = allied_camp()
    open_to = {name: neighbours(game, name) for name in near_all(game) if name.startswith("0,0.")}
    hunter, victim, helper = next(
        (one, two, three)
        for two in open_to
        for one in open_to[two]
        for three in open_to[two]
        if one in open_to and three in open_to and three not in (one, *open_to[one])
    )
    game.stand(0, victim)
    game.stand(1, helper)
    game.place_ai("hunter", hunter)
    game.army(0, "castle_halberdiers")
    game.army(1, "necropolis_ghost_dragons+", "necropolis_skeletons")
    while game.asked() != (1, "unit"):
        game.do_nothing()
    assert game.events_named("ai_fight")[-1]["hero"] == 0
    game.play("lend:necropolis_ghost_dragons")
    assert game.choice.seat == 0, "the last unit stays at home"
    game.play("deploy:necropolis_ghost_dragons")
    while game.position.base:
        game.idle()
    assert game.events_named("lent_back") == [{"player": 1, "kind": "necropolis_ghost_dragons"}]
    assert game.position.scenario_state.lent == ()


def near_all(game: HeroesGame) -> list[str]:
    return [
        one["field"] for tile in game.seen()["tiles"] for one in tile.get("fields", ()) if one["location"] != "blocked"
    ]


def neighbours(game: HeroesGame, name: str) -> list[str]:
    return [field_name(f) for f in open_around(game.position, FIELD[name])]


# -- hiring ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-hire")
def test_units_for_hire_come_by_tier_and_round_and_cost_half_the_gold() -> None:
    game = solo_game(
        STAYS, more=rule("inn", "action: {label: Inn}, do: [{hire: [bronze], later: [silver], from_round: 3}]")
    )
    game.give(0, gold=20, materials=9, valuables=9)
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again().play("rule:1")
    assert game.keys == {"recruit:neutral_boars", "no"}
    game.play("no")
    assert not game.events_named("recruited")
    game.position.game_round = 3
    game.luck(lands=["unit:neutral_peasants", "unit:neutral_nomads"])
    game.ask_again().play("rule:1")
    assert game.keys == {"recruit:neutral_peasants", "recruit:neutral_nomads", "no"}


@pytest.mark.rule("H3-DO-hire")
def test_who_has_no_room_or_no_gold_hires_nobody() -> None:
    game = solo_game(STAYS, more=rule("inn", "action: {label: Inn}, do: [{hire: [gold]}]"))
    everything = neutrals(game.position)
    game.give(0)
    game.ask_again().play("rule:1")
    assert game.asked() == (0, "action")
    assert neutrals(game.position) == everything


@pytest.mark.rule("H3-DO-hire", "H3-NEU-07")
def test_where_a_tier_is_all_gone_nobody_is_for_hire_and_lower_decks_stay_as_they_are() -> None:
    game = solo_game(STAYS, more=rule("inn", "action: {label: Inn}, do: [{hire: [silver]}]"))
    game.give(0, gold=20)
    game.stack_neutrals("silver", [])
    game.stack_neutrals("bronze", [], ["neutral_boars"])
    game.ask_again().play("rule:1")
    assert game.asked() == (0, "action")
    assert (game.neutral_deck("bronze"), game.neutral_discards("bronze")) == ([], ["neutral_boars"])


# -- raids -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-raid")
def test_a_raid_without_a_condition_comes_every_time() -> None:
    raider = "{id: raider, name: Raider, at: second, army: [neutral:peasants], raids: true, enters: called}"
    game = solo_game(STAYS, raider, more=rule("raids", "when: turn_start, rounds: [2, 3], do: [{raid: raider}]"))
    game.army(0, STRONG)
    for number in (2, 3, 4):
        game.skip_to_start_of_round(number)
        game.army(0, STRONG)
        game.to_any_turn()
        assert len(game.events_named("ai_fight")) == min(number - 1, 2)
        assert game.asked() == (0, "action")


# -- banking -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-bank")
@pytest.mark.parametrize(("shared", "most"), [(False, 5), (True, 5), (False, 0)])
def test_a_token_of_one_or_of_all_may_be_full(shared: bool, most: int) -> None:
    where_to = "shared_tokens: [chest]\n" if shared else "tokens: [chest]\n"
    cap = f", most: {most}" if most else ""
    game = solo_game(
        STAYS, more=where_to + rule("chest", f"action: {{label: Save}}, do: [{{bank: gold, token: chest{cap}}}]")
    )
    game.give(0, gold=9)
    game.ask_again().play("rule:1")
    amounts = {int(key.removeprefix("amount:")) for key in game.keys}
    assert amounts == set(range(0 if shared else 1, (most or 9) + 1))
    game.play(f"amount:{max(amounts)}")
    assert game.resources(0)[0] == 9 - (most or 9)
    holder = 1 if shared else 0
    token = 0 if shared else 1
    assert held(game.position, holder, token) == (most or 9)
    game.give(0, gold=9)
    game.ask_again().play("rule:1")
    assert (game.choice.kind_name == "action") == bool(most), "what is full takes nothing more"


# -- locks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CHANGE-lock")
@pytest.mark.parametrize("gold", [9, 10])
def test_a_tile_may_be_shut_until_a_condition_holds(gold: int) -> None:
    lock = "change: {lock: {tile: first, if: [{measure: gold, at_least: 10}]}}"
    game = solo_game(STAYS, more=rule("gate", lock)).open_land()
    step = next(n for n in neighbours(game, beside_tile(game, "1,0.")) if n.startswith("1,0."))
    game.stand(0, beside_tile(game, "1,0."), mp=3)
    game.give(0, gold=gold)
    game.ask_again()
    assert (f"go:{step}" in game.keys) == (gold == 10)
    if gold == 9:
        assert game.why_not(f"go:{step}") == "H3-CHANGE-lock"


@pytest.mark.rule("H3-CHANGE-lock")
@pytest.mark.parametrize("gold", [9, 10])
def test_a_tile_that_is_shut_is_not_turned_up_by_who_stands_before_it(gold: int) -> None:
    lock = "change: {lock: {tile: second, if: [{measure: gold, at_least: 10}]}}"
    game = solo_game(STAYS, more=rule("gate", lock))
    game.lay((1, 0), "F5")
    game.give(0, gold=gold)
    told = set()
    for field in [name for name in near_all(game) if name.startswith("1,0.")]:
        game.stand(0, field, mp=2)
        told.add(game.ask_again().why_not("discover:2,0"))
    assert told == ({"H3-CHANGE-lock"} if gold == 9 else {"", "H3-TIL-27"})


@pytest.mark.rule("H3-LOC-08", "H3-CHANGE-lock")
@pytest.mark.parametrize("gold", [9, 10])
def test_an_observatory_does_not_turn_up_a_tile_that_is_shut(gold: int) -> None:
    lock = "change: {lock: {tile: second, if: [{measure: gold, at_least: 10}]}}"
    game = solo_game(STAYS, more=rule("gate", lock))
    game.lay((1, 0), "F5")
    game.stand(0, "1,0.sw", mp=2)
    game.give(0, gold=gold)
    game.ask_again().play("go:1,0.c")
    assert ("discover:2,0" in game.keys) == (gold == 10)


def beside_tile(game: HeroesGame, spot: str) -> str:
    """A field of the home tile from which one can step onto another tile."""
    home = [name for name in near_all(game) if name.startswith("0,0.")]
    return next(name for name in home if any(other.startswith(spot) for other in neighbours(game, name)))


# -- hordes ------------------------------------------------------------------------------------------------------------

HORDE = """hordes: [{id: swarm, per_player: {normal: [bronze, bronze, silver]}, once: {normal: [gold]}}]
rules:
- {id: nest, text: A nest., change: {guards: {where: [{location: mine, tile: first}], horde: swarm, cards: 2}}}
- {id: food, text: It grows., when: round_end, do: [{grow_horde: swarm, tier: bronze, amount: 2}]}
- {id: out, text: It comes., when: round_start, rounds: [3], do: [{lead_out: swarm, ai: band, cards: 2}]}
"""


def nest() -> tuple[HeroesGame, str]:
    game = solo_game(STAYS, CALLED, more=HORDE, difficulty="normal").open_land()
    game.lay((1, 0), "F4")
    return game, next(name for name in game.fields_of("mine") if name.startswith("1,0."))


@pytest.mark.rule("H3-CHANGE-guards")
def test_a_horde_guards_a_field_with_some_of_its_cards_at_a_time() -> None:
    game, mine = nest()
    everything = neutrals(game.position)
    game.stand(0, game.beside(mine), mp=3)
    game.army(0, STRONG)
    game.ask_again().play(f"go:{mine}")
    while not game.position.base:
        game.do_nothing()
    assert len(game.events_named("horde_card")) == 2
    assert len(game.position.scenario_state.hordes[0]) == 2
    while game.position.base:
        game.idle()
    game.to_any_turn()
    assert neutrals(game.position) == everything
    assert (
        len(game.position.scenario_state.hordes[0])
        + len([event for event in game.events_named("defeat") if "neutral" in str(event["unit"])])
        == 4
    )


@pytest.mark.rule("H3-DO-grow_horde", "H3-DO-lead_out")
def test_a_horde_grows_and_comes_out_as_the_army_of_an_ai_hero() -> None:
    game, _ = nest()
    game.skip_to_start_of_round(2)
    assert game.position.scenario_state.hordes[0].count(to_draw(0)) == 4
    game.skip_to_start_of_round(3)
    while not game.ai_at("band"):
        game.do_nothing()
    assert len(game.ai_troops("band")) == 2
    assert len(game.position.scenario_state.hordes[0]) == 6


@pytest.mark.rule("H3-DO-lead_out")
def test_nobody_leads_a_horde_out_who_is_on_the_map_already() -> None:
    game, mine = nest()
    game.place_ai("band", game.beside(mine))
    game.give_troops("band", "neutral:boars")
    game.until_round(3).to_any_turn()
    assert len(game.position.scenario_state.hordes[0]) == 8, "nobody has left it"
    assert game.ai_troops("band") == ["neutral_boars"]
    assert game.ai_number("band") not in [event["ai"] for event in game.events_named("ai_enters")]


@pytest.mark.rule("H3-DO-lead_out")
def test_a_horde_of_which_nothing_is_left_sends_nobody() -> None:
    still = "\n".join(line for line in HORDE.splitlines() if "grow_horde" not in line)
    game = solo_game(STAYS, CALLED, more=still, difficulty="normal")
    edit(game.position).hordes = ((),)
    game.until_round(3).to_any_turn()
    assert game.ai_number("band") not in [event["ai"] for event in game.events_named("ai_enters")]


# -- closing, destroying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-close_field", "H3-RULE-action")
def test_a_field_closed_is_nobodys_any_more() -> None:
    action = "action: {label: Close, where: [{location: mine}]}, do: [{close_field: here}]"
    game = solo_game(STAYS, more=rule("close", action)).open_land()
    game.lay((1, 0), "F4")
    mine = next(name for name in game.fields_of("mine") if name.startswith("1,0."))
    game.own(0, mine)
    game.stand(0, mine, mp=3)
    game.ask_again().play("rule:1")
    assert game.seen()["scenario_state"]["gone"] == [mine]
    assert not game.position.owned[0] >> FIELD[mine] & 1
    assert "rule:1" not in game.keys
    assert game.why_not("rule:1") == "H3-RULE-action"


@pytest.mark.rule("H3-AI-destroys")
@pytest.mark.parametrize("destroys", [True, False])
def test_what_an_ai_hero_crosses_is_gone_only_if_it_destroys(destroys: bool) -> None:
    word = ", destroys: true" if destroys else ""
    game = solo_game(f"{{id: raider, name: Raider, at: A1, army: [few:troglodytes], move: raider{word}}}").open_land()
    game.lay((1, 0), "F4")
    mine = next(name for name in game.fields_of("mine") if name.startswith("1,0."))
    game.own(0, mine)
    game.place_ai("raider", next(name for name in neighbours(game, mine) if name.startswith("1,0.")))
    game.ask_again().play("end_turn")
    game.to_any_turn()
    assert not game.position.owned[0] >> FIELD[mine] & 1
    assert (mine in game.seen()["scenario_state"]["gone"]) == destroys


@pytest.mark.rule("H3-AI-destroys", "H3-AIM-08", "H3-VIC-05")
def test_whose_last_home_is_destroyed_has_none_from_then_on() -> None:
    raider = "{id: raider, name: Raider, at: A1, army: [few:troglodytes], move: raider, destroys: true}"
    game = solo_game(raider).open_land()
    settlement = next(name for name in game.fields_of("settlement") if name.startswith("1,0."))
    game.position.owned = (1 << FIELD[settlement],)
    game.place_ai("raider", next(name for name in neighbours(game, settlement) if name.startswith("1,0.")))
    game.ask_again().play("end_turn")
    game.to_any_turn()
    assert settlement in game.seen()["scenario_state"]["gone"]
    assert game.events_named("homeless") == [{"player": 0}]


@pytest.mark.rule("H3-AI-razes", "H3-VIC-05")
def test_whose_last_home_is_razed_has_none_from_then_on() -> None:
    raider = (
        "{id: raider, name: Raider, at: A1, army: [few:troglodytes], move: marcher,"
        " goal: {tile: first, field: settlement}, razes: {tile: first, field: settlement}}"
    )
    game = solo_game(raider).open_land()
    settlement = next(name for name in game.fields_of("settlement") if name.startswith("1,0."))
    game.position.owned = (1 << FIELD[settlement],)
    game.place_ai("raider", next(name for name in neighbours(game, settlement) if name.startswith("1,0.")))
    for gone in (False, True):
        game.ask_again().play("end_turn")
        game.to_any_turn()
        assert (settlement in game.seen()["scenario_state"]["gone"]) == gone
    assert game.events_named("homeless") == [{"player": 0}]
    assert settlement not in game.seen()["ai_flags"]


# -- breaking in -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-spawn_by_dice")
@pytest.mark.parametrize(("dice", "last", "spot"), [((-1, 0), -1, 0), ((0, 0), -1, 1), ((1, 1), -1, 1), ((1, 0), 1, 0)])
def test_of_two_tiles_the_dice_choose_one_and_never_twice_the_same(dice: tuple[int, int], last: int, spot: int) -> None:
    breach = rule("breach", "when: round_start, rounds: [2], do: [{spawn_by_dice: band, tiles: pair}]")
    text = solo_scenario(STAYS, CALLED.replace("second", "pair"), more=breach)
    game = defined(text.replace("[first, second, ", "[pair, pair, "))
    state = game.position
    spots = state.game_terms.labels[state.game_terms.scenario.labels.index("pair")]
    edit(state).breach = spots[last] if last >= 0 else -1
    game.luck(dice=dice)
    game.army(0, STRONG)
    while not game.ai_at("band"):
        game.do_nothing()
    assert FIELD[game.ai_at("band")] // 7 == spots[spot]


# -- reserves ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-reserve", "H3-AI-lasting_losses")
def test_a_reserve_of_an_army_at_full_strength_is_there_again_in_every_fight() -> None:
    game = solo_game(
        "{id: warlord, name: Warlord, at: A1, army: [neutral:peasants], move: garrison, reserve: [bronze, bronze]}"
    ).open_land()
    everything = neutrals(game.position)
    for _ in range(2):
        game.stand(0, game.beside("4,0.c"), mp=3)
        game.army(0, "castle_halberdiers")
        game.give_troops("warlord", "neutral:peasants")
        game.ask_again().play("go:4,0.c")
        while not game.position.base:
            game.do_nothing()
        assert len(game.position.scenario_state.host.spare[0]) == 2
        while game.position.base:
            game.do_nothing()
        game.to_any_turn()
        if game.over or not game.ai_on_map():
            break
        assert game.ai_troops("warlord") == ["neutral_peasants"]
        assert neutrals(game.position) == everything
        assert len(game.position.scenario_state.host.spare[0]) == 2


@pytest.mark.rule("H3-CBC-08", "H3-AI-reserve")
def test_a_unit_of_the_reserve_bears_nothing_that_was_cast_on_the_one_before_it() -> None:
    game = solo_game(
        "{id: warlord, name: Warlord, at: A1, army: [neutral:diamond_golems, neutral:boars], move: garrison,"
        " reserve: [bronze]}"
    ).open_land()
    game.stand(0, game.beside("4,0.c"), mp=3)
    game.army(0, STRONG)
    game.deal(0, hand=["slow"])
    game.into_battle("go:4,0.c").play("place:a2")
    state = game.position
    boars = state.row.index(2 * UNIT_NUMBER["neutral_boars"])
    for slot in range(9, 14):
        state.row = changed(state.row, slot, 2 * UNIT_NUMBER["neutral_rogues"])  # As if units there had fallen already.
    game.stack_neutrals("bronze", ["neutral_wraiths"])
    at = SPACE_NAMES[state.pos[boars]]
    game.luck(dice=[0] * 20)
    game.play("cast:slow", f"target:{at}")
    game.play(*([] if f"attack:{at}" in game.keys else [f"move:{at[0]}3"]), f"attack:{at}")
    while state.round == 1:
        game.do_nothing()
    units = game.seen()["combat"]["units"]
    assert [unit["initiative"] for unit in units if unit["unit"] == "neutral_wraiths"] == [7]
