"""Optional rules that meet each other, rules of a scenario, AI heroes or an empty purse."""

from pathlib import Path

import pytest

import banneret
from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.scenario.load import load_scenario
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS
from tests.heroes.builder import (
    FIELD,
    TWO,
    HeroesGame,
    changed_file,
    game_next_to,
    new_game,
    new_game_of_file,
    quiet_game,
    skirmish,
    whole_game,
)

SWITCHES = ["off", "on"]


def with_change(game: HeroesGame, folder: Path, **change: object) -> HeroesGame:
    """Play on by the same scenario, with a rule of its own that changes something."""
    rules = [{"id": "other_rule", "text": "Something is otherwise here.", "change": change}]
    file = changed_file(folder, rules=rules)
    game.position.game_terms = game_terms_of(load_scenario(file), game.setup.seats, game.setup.options)
    return game


def exile(**options: str) -> HeroesGame:
    """A campaign in which the player's own Town is in the hands of an AI hero, in the first round."""
    seats = ["castle/catherine"]
    game = HeroesGame.of(banneret.new("heroes", scenario="long_live_the_queen_3", seats=seats, seed=3, options=options))
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    return game


# -- the Astrologers in every round ------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-12", "H3-OPT-13", "H3-GEN-02")
def test_a_scenario_without_astrologers_has_none_in_resource_rounds_either(tmp_path: Path) -> None:
    game = whole_game(astrologers_every_round="on")
    with_change(game, tmp_path, astrologers=False)
    game.to_round(3)
    assert len(game.events_named("proclaim")) == 1, "only the one of round 1, before the rule was there"


@pytest.mark.rule("H3-OPT-12")
@pytest.mark.parametrize(("card", "resource"), [("wild_debauchery", 0), ("greedy_dragon", 2), ("gold_dragon", 0)])
def test_a_card_about_income_changes_nothing_in_a_first_round_without_income(card: str, resource: int) -> None:
    game = new_game(astrologers_every_round="on", difficulty="impossible").luck(dice=[1, -1])
    game.settle()
    game.astrologers([card])
    game.play(game.choice.keys[0], game.choice.keys[0])
    assert game.events_named("proclaim")
    assert game.resources(0)[resource] == (15, 3, 1)[resource]


@pytest.mark.rule("H3-OPT-12")
@pytest.mark.parametrize(("income", "left"), [(0, 4), (1, 3), (2, 3)])
def test_income_just_given_is_lowered_by_no_more_than_it_was(income: int, left: int) -> None:
    game = whole_game(astrologers_every_round="on", difficulty="impossible")
    game.astrologers(["dead_silence"])
    game.to_round(2)
    game.give(0, valuables=4 - income)
    game.position.income[2] = income
    game.astrologers(["greedy_dragon"])
    game.end_round().to_action()
    assert game.resources(0)[2] == left, "nothing is taken out of the pool"


@pytest.mark.rule("H3-OPT-12")
def test_where_every_round_pays_every_card_about_income_changes_what_was_given(tmp_path: Path) -> None:
    game = whole_game(astrologers_every_round="on", difficulty="impossible")
    with_change(game, tmp_path, every_round_pays=True)
    game.astrologers(["dead_silence"])
    game.to_round(2)
    assert game.position.proclaimed == -1
    game.astrologers(["gold_dragon"])
    for _ in range(2):
        game.give(0)
        game.position.income[0] = 10
        game.end_round().to_action()
        game.astrologers(["dead_silence"])
        assert game.resources(0)[0] == (15 if game.position.game_round == 3 else 10)
    game.astrologers(["gold_dragon"])
    game.to_round(5)
    game.give(0)
    game.astrologers(["wild_debauchery"])
    game.end_round().to_action()
    assert (game.position.game_round, game.resources(0)[0]) == (6, 5)


# -- a Secondary Hero from the start -----------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-05", "H3-GEN-02")
@pytest.mark.parametrize("none", [False, True])
def test_nobody_starts_with_a_secondary_hero_where_the_scenario_has_none(none: bool, tmp_path: Path) -> None:
    change = {"id": "lonely", "text": "There are no Secondary Heroes.", "change": {"no_secondary_heroes": none}}
    game = new_game_of_file(changed_file(tmp_path, rules=[change]), TWO, secondary_at_start="on")
    game.luck(dice=[1, -1])
    game.settle()
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    assert (game.hero_at(0, secondary=True) is None) == none


@pytest.mark.rule("H3-OPT-05")
def test_who_begins_away_from_the_town_has_the_secondary_hero_there() -> None:
    game = exile(secondary_at_start="on")
    assert game.hero_at(0, secondary=True) == game.hero_at(0) is not None


# -- fields that fill up again -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-14", "H3-OPT-15")
@pytest.mark.parametrize(("number", "cleared"), [(4, True), (5, False), (8, True), (12, True), (16, False)])
def test_black_cubes_go_in_three_rounds_only(number: int, cleared: bool) -> None:
    game = quiet_game(fields_refresh="on")
    game.lay((1, 0), "F1")
    state = game.position
    for name in ("1,0.e", "1,0.ne"):
        state.black |= 1 << FIELD[name]
        state.beaten |= 1 << FIELD[name]
    game.own_match().round_limit = 99
    state.game_round = number - 1
    game.end_round()
    assert game.position.game_round == number
    for name, guard in (("1,0.e", 2), ("1,0.ne", 0)):
        assert game.field(name)["black_cube"] == (not cleared)
        assert game.field(name)["guard"] == (guard if cleared else 0)


@pytest.mark.rule("H3-OPT-14", "H3-OPT-15")
def test_a_field_that_is_gone_does_not_come_back() -> None:
    game = quiet_game(fields_refresh="on")
    game.lay((1, 0), "F1")
    state = game.position
    state.black |= 1 << FIELD["1,0.e"]
    state.beaten |= 1 << FIELD["1,0.e"]
    edit(state).dead |= 1 << FIELD["1,0.e"]
    state.game_round = 3
    game.end_round()
    assert game.field("1,0.e")["guard"] == 0


@pytest.mark.rule("H3-OPT-14", "H3-OPT-09")
def test_a_trading_post_that_is_visited_fills_up_again_too() -> None:
    game, post = game_next_to("F1", "sw", mp=3, trade_anytime="on", fields_refresh="on")
    game.astrologers(["dead_silence"])
    game.play(f"go:{post}")
    assert game.field(post)["black_cube"]
    game.position.game_round = 3
    game.end_round()
    assert not game.field(post)["black_cube"]


# -- cards and dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-16", "H3-OPT-09")
def test_the_artifact_of_a_trading_post_goes_to_the_discard_pile_by_option() -> None:
    game, post = game_next_to("F1", "sw", mp=3, trade_anytime="on", gained_cards_to_discard="on")
    game.stack_deck("artifact", ["speculum"], ["rib_cage"])
    game.deal(0, hand=[], discards=["attack"])
    game.play(f"go:{post}")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == ([], ["attack", "speculum"])


@pytest.mark.rule("H3-OPT-16", "H3-DIF-08")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_the_artifact_of_the_starting_bonus_goes_to_the_discard_pile_by_option(difficulty: str) -> None:
    game = new_game(difficulty=difficulty, gained_cards_to_discard="on").luck(dice=[1, -1])
    game.settle()
    game.play(game.choice.keys[0], game.choice.keys[0])
    game.stack_deck("artifact", ["rib_cage", "speculum"], ["charm_of_mana"])
    game.luck(draws=["rib_cage", "speculum"] if difficulty == "normal" else ["rib_cage"])
    game.play("choose:2")
    if difficulty == "normal":
        game.play("look", "take:rib_cage")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == ([], ["rib_cage"])


@pytest.mark.rule("H3-OPT-03", "H3-DIF-03")
def test_the_dice_of_the_starting_bonus_give_one_each() -> None:
    game = new_game(difficulty="easy", single_resource="on").luck(dice=[1, -1])
    game.settle()
    game.play(game.choice.keys[0], game.choice.keys[0])
    game.luck(rolls=["resource:6_gold", "resource:2_valuables"])
    game.play("choose:1")
    assert game.resources(0) == (16, 3, 2)


@pytest.mark.rule("H3-OPT-03", "H3-RES-07", "H3-RES-08")
@pytest.mark.parametrize(("face", "dice"), [("resource", 1), ("2_resource", 2)])
def test_a_treasure_die_gives_one_resource(face: str, dice: int) -> None:
    game = whole_game(difficulty="impossible", single_resource="on")
    game.astrologers(["fluffy_rabbit"])
    game.give(0)
    game.luck(rolls=[f"treasure:{face}", *["resource:6_gold"] * dice, "treasure:experience"])
    game.end_round()
    assert game.resources(0) == (1, 0, 0)


@pytest.mark.rule("H3-OPT-02")
@pytest.mark.parametrize("source", ["luck", "morale", "astrologers"])
@pytest.mark.parametrize("none", SWITCHES)
def test_nothing_rerolls_dice_of_the_map(none: str, source: str) -> None:
    game, field = game_next_to("S1", "sw", no_rerolls=none)
    assert game.field(field)["location"] == "treasure_symbol"
    game.luck(rolls=["treasure:experience"])
    if source == "luck":
        game.position.luck = (3, *game.position.luck[1:])
    elif source == "morale":
        game.morale(0, 1)
    else:
        game.position.proclaimed = PROCLAMATION_IDS.index("swift_weasel")
    game.ask_again().play(f"go:{field}")
    assert (game.asked() == (0, "reroll")) == (none == "off")


@pytest.mark.rule("H3-OPT-06")
@pytest.mark.parametrize(("least", "damage"), [("off", 0), ("on", 1)])
def test_an_arrow_tower_deals_at_least_one(least: str, damage: int) -> None:
    city = "town citadel walls=a3,b3,d3 gate=c3"
    army = "dungeon_evil_eyes@a1 neutral_azure_dragons@d1"
    game = skirmish(army, f"necropolis_zombies@d5 {city}", dice=[-1] * 20, minimum_damage=least)
    while game.active() != "tower":
        game.play("done" if "done" in game.keys else game.choice.keys[0])
    game.play("attack:d1")
    assert game.damage_dealt()[-1] == damage


@pytest.mark.rule("H3-OPT-11")
def test_halberdiers_are_not_asked_about_a_die_that_adds_nothing() -> None:
    options = {"attack_die_ignored": "on"}
    army = "castle_halberdiers+@b4 cards=attack hand=1"
    for given, asked in (({}, True), (options, False)):
        game = skirmish("necropolis_vampires@b3", army, dice=[1, 0], draws=["attack"], **given)
        while game.choice.seat != 0:
            game.play("done")
        game.play("attack:b4")
        while game.choice.kind_name == "play":
            game.play("pass")
        assert (game.choice.kind_name == "card") == asked


@pytest.mark.rule("H3-OPT-07", "H3-MIN-07")
def test_a_mine_of_double_income_takes_both_away_when_it_is_lost() -> None:
    game, mine = game_next_to("F4", "nw", double_income="on")
    game.play(f"go:{mine}")
    assert game.position.income[0] == 20
    game.play("end_turn").to_turn(1)
    game.stand(0, "0,0.c")
    game.stand(1, game.beside(mine), mp=2)
    before = game.position.income[3]
    game.ask_again().play(f"go:{mine}")
    assert game.position.income[0] == 10
    assert game.position.income[3] == before + 10


@pytest.mark.rule("H3-OPT-08")
def test_resources_are_exchanged_before_a_combat_and_not_in_it() -> None:
    game = quiet_game(trade_anytime="on")
    game.meadow().face("1,0.c", "1,0.ne")
    for player in (0, 1):
        game.give(player, gold=6)
        game.build(player)
    game.ask_again().play("go:1,0.ne")
    assert game.asked()[1] == "play"
    assert "trade:1" in game.keys
    game.close_window().line_up()
    while game.position.base:
        assert not [key for key in game.keys if key.startswith("trade:")]
        game.strike() if "move:b3" in game.keys else game.play("done")


# -- captured Towns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-01")
@pytest.mark.parametrize("serve", SWITCHES)
def test_who_begins_without_the_own_town_has_the_income_of_the_scenario(serve: str) -> None:
    game = exile(captured_towns_serve=serve).to_own_turn()
    game.give(0)
    game.banish()
    while game.position.game_round < 3:
        game.do_nothing()
    assert game.resources(0)[0] == 15


@pytest.mark.rule("H3-OPT-01")
def test_a_town_that_is_retaken_serves_its_owner_alone_again() -> None:
    game = quiet_game(captured_towns_serve="on")
    game.build(0)
    game.build(1, "dwelling_bronze")
    game.own(0, "3,0.c")
    game.give(0, gold=30)
    assert "recruit:necropolis_wraiths" in game.ask_again().keys
    game.own(1, "3,0.c")
    game.position.income[3:6] = [15, 0, 0]
    assert "recruit:necropolis_wraiths" not in game.ask_again().keys
    game.to_round(2)
    game.give(1)
    game.end_round()
    assert game.resources(1)[0] == 15


# -- bonus, gained cards and free rounds -------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-04", "H3-DIF-10")
def test_the_bonus_of_a_scenario_stays_without_a_starting_bonus(tmp_path: Path) -> None:
    setup = {"resources": {"gold": 15}, "units": ["pack:T1"], "bonus": [{"do": [{"gain": "gold", "amount": 4}]}]}
    game = new_game_of_file(changed_file(tmp_path, setup=setup), no_starting_bonus="on", difficulty="easy")
    game.luck(dice=[1, -1]).settle()
    game.play(game.choice.keys[0], game.choice.keys[0])
    assert game.position.game_round == 1
    assert (game.resources(0)[0], game.resources(1)[0]) == (19, 19)


@pytest.mark.rule("H3-OPT-16")
@pytest.mark.parametrize(("before", "card"), [(1, "armorer"), (5, "catherine_specialty_iv")])
def test_cards_of_a_level_go_to_the_discard_pile_by_option(before: int, card: str) -> None:
    game = whole_game(gained_cards_to_discard="on", difficulty="impossible")
    game.stack_deck("ability", ["offense"], ["armorer"])
    game.deal(0, hand=[], discards=[])
    game.level(0, before)
    game.astrologers(["fluffy_rabbit"])
    game.luck(rolls=["treasure:experience", "treasure:experience"])
    game.end_round()
    while "take_top" in game.keys:
        game.play("take_top")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == ([], [card])


@pytest.mark.rule("H3-OPT-16", "H3-MGU-09")
@pytest.mark.parametrize("to_discard", SWITCHES)
def test_a_spell_that_is_bought_goes_to_the_discard_pile_by_option(to_discard: str) -> None:
    game = quiet_game(gained_cards_to_discard=to_discard)
    game.build(0, "mage_guild")
    game.give(0, gold=30, valuables=9)
    game.deal(0, hand=[], discards=[])
    game.stack_deck("spell", ["haste", "slow"], ["fireball"])
    game.ask_again().play("buy_spell", "take_top")
    piles = (game.player(0)["hand"], game.player(0)["discard"])
    assert piles == (([], ["fireball"]) if to_discard == "on" else (["fireball"], []))


@pytest.mark.rule("H3-OPT-10", "H3-CBS-10")
def test_a_hero_without_movement_points_fights_on_for_nothing() -> None:
    game, place = game_next_to("F1", "e", guarded=True, mp=1, free_extension="on")
    game.army(0, "castle_archangels+")
    for player in (0, 1):
        game.give(player)
        game.build(player)
    game.luck(lands=["unit:neutral_halflings"] * 2, dice=[-1] * 40)
    game.ask_again().play(f"go:{place}")
    for _ in range(40):
        if "extend" in game.keys:
            break
        idle = ("place:a1", "done", "pass")
        game.play(next((key for key in idle if key in game.keys), game.choice.keys[0]))
    assert game.keys == {"extend", "retreat"}
    game.play("extend")
    assert game.position.round == 2
    assert game.position.movement == 0
