"""Gelea's Champions: the war chest, the rift, the warlords, units for hire, and how it is won and lost."""

import pytest

from banneret.heroes.state.pile_numbers import NEUTRAL_DISCARDS
from banneret.heroes.state.scenario_state import add_token
from banneret.heroes.tables.towns_and_heroes import UNIT_PRICE
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from tests.heroes.builder import FIELD, SEATS, SOME, HeroesGame, played_out, scenario_game

CHEST = ("chest_gold", "chest_materials", "chest_valuables")
FULL = (15, 6, 2)
"""For each player."""
WARLORDS = {4: "first_warlord", 7: "second_warlord", 10: "third_warlord"}


def land(players: int = 2, difficulty: str = "normal") -> HeroesGame:
    return scenario_game("geleas_champions", SEATS[players], difficulty=difficulty)


def fill(game: HeroesGame, missing: int = -1) -> HeroesGame:
    """Fill the war chest, but for one of a resource."""
    players = len(game.setup.seats)
    for n, each in enumerate(FULL):
        add_token(game.position, players, n, each * players - (n == missing))
    return game.ask_again()


def chest(game: HeroesGame) -> tuple[int, ...]:
    shared = game.seen()["scenario_state"]["shared"]
    return tuple(shared[name] for name in CHEST)


# -- the war chest -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-bank", "H3-RULE-action")
def test_the_build_token_puts_resources_into_the_common_chest() -> None:
    game = land()
    game.give(0, gold=9, materials=3, valuables=1)
    game.ask_again().play("rule:1", "amount:7", "amount:0", "amount:1")
    assert chest(game) == (7, 0, 1)
    assert game.resources(0) == (2, 3, 0)
    assert "rule:1" not in game.keys
    assert game.why_not("rule:1") == "H3-TWN-08"
    game.next_turn_of_anybody()
    game.give(1, gold=5)
    game.ask_again().play("rule:1", "amount:5")
    assert chest(game) == (12, 0, 1), "it is one chest for all"


@pytest.mark.rule("H3-DO-bank")
def test_the_chest_holds_no_more_than_fills_it() -> None:
    game = fill(land())
    add_token(game.position, 2, 0, -3)
    game.give(0, gold=9, materials=3, valuables=1)
    game.ask_again().play("rule:1")
    assert game.keys == {f"amount:{n}" for n in range(4)}
    game.play("amount:3")
    assert chest(game) == (30, 12, 4)
    assert game.asked() == (0, "action"), "nothing else can be put in"


@pytest.mark.rule("H3-CHANGE-lock", "H3-RULE-only_players")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("missing", [-1, 0, 1, 2])
def test_the_rift_is_shut_until_the_chest_is_full(players: int, missing: int) -> None:
    game = land(players)
    rift = game.middle("rift")
    game.stand(0, game.beside(rift), mp=3)
    fill(game, missing)
    assert (f"go:{rift}" in game.keys) == (missing < 0)
    if missing >= 0:
        assert game.why_not(f"go:{rift}") == "H3-CHANGE-lock"
        assert any(key.startswith("go:0,0.") for key in game.keys), "the rest of its tile is open"


# -- the warlords ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-spawn", "H3-WHEN-round_start", "H3-RULE-rounds")
@pytest.mark.parametrize("number", range(2, 14))
def test_warlords_come_in_rounds_4_7_and_10(number: int) -> None:
    game = land()
    game.skip_to_start_of_round(number)
    game.to_any_turn()
    assert game.ai_on_map() == [*([WARLORDS[number]] if number in WARLORDS else []), "rift_lord"]
    if number in WARLORDS:
        assert game.ai_at(WARLORDS[number]) == game.middle("rift")


@pytest.mark.rule("H3-DO-set_rule", "H3-RULE-active", "H3-WHEN-turn_end", "H3-RULE-only_players")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("missing", [-1, 0])
def test_a_full_chest_keeps_warlords_away(players: int, missing: int) -> None:
    game = fill(land(players), missing)
    game.into_round(4)
    assert ("first_warlord" in game.ai_on_map()) == (missing == 0)


@pytest.mark.rule("H3-AI-army_by_difficulty")
@pytest.mark.parametrize(
    ("difficulty", "name", "tiers"),
    [
        ("easy", "first_warlord", "00"),
        ("normal", "second_warlord", "001"),
        ("hard", "third_warlord", "111"),
        ("impossible", "third_warlord", "112"),
        ("impossible", "first_warlord", "011"),
    ],
)
def test_warlords_are_as_strong_as_difficulty_and_wave_say(difficulty: str, name: str, tiers: str) -> None:
    game = land(difficulty=difficulty)
    game.skip_to_start_of_round(next(number for number, one in WARLORDS.items() if one == name))
    assert game.ai_troops(name) == [f"draw:{tier}" for tier in tiers]


@pytest.mark.rule("H3-AI-goal", "H3-AI-turn", "H3-AI-move", "H3-AI-mp")
def test_a_warlord_marches_on_the_nearest_town_at_the_end_of_the_round() -> None:
    game = land()
    game.into_round(4)
    assert [step["ai"] for step in game.events_named("ai_walk")] == []
    game.next_turn_of_anybody()
    game.next_turn_of_anybody()
    assert {step["ai"] for step in game.events_named("ai_walk")} <= {0}
    assert game.events_named("ai_turn") == [{"ai": 0}]
    assert game.ai_at("first_warlord") != game.middle("rift")


@pytest.mark.rule("H3-AI-reward")
@pytest.mark.parametrize("number", [4, 7, 10])
def test_a_warlord_beaten_gives_treasure_and_two_experience(number: int) -> None:
    game = land()
    game.into_round(number)
    game.place_ai(WARLORDS[number], game.fields_of("mine")[0])
    rolled, kept = len(game.events_named("map_die")), len(game.events_named("result"))
    game.rout(WARLORDS[number])
    game.to_any_turn()
    assert {"player": 0, "n": 2} in game.events_named("experience")
    assert len(game.events_named("map_die")) == rolled + 2
    assert len(game.events_named("result")) == kept + 1, "one of the two dice is kept"


@pytest.mark.rule("H3-AI-lasting_losses")
@pytest.mark.parametrize("number", [4, 7, 10])
def test_a_warlord_keeps_its_losses(number: int) -> None:
    game = land()
    game.into_round(number)
    game.place_ai(WARLORDS[number], game.fields_of("mine")[0])
    fallen = game.wound(WARLORDS[number], game.fields_of("mine")[0])
    assert fallen
    assert game.ai_troops(WARLORDS[number]) == sorted(f"neutral_{unit}" for unit in set(SOME) - fallen)


# -- mercenaries -------------------------------------------------------------------------------------------------------


def post(number: int, *drawn: str, gold: int = 30) -> HeroesGame:
    """A hero visits a mercenary post and wants to hire."""
    game = land()
    game.position.game_round = number
    game.lay((1, 0), "N3")
    game.stand(0, game.beside("1,0.c"), mp=3)
    game.give(0, gold=gold, materials=9, valuables=9)
    game.luck(lands=[f"unit:neutral_{name}" for name in drawn])
    game.ask_again().play("go:1,0.c")
    assert game.keys == {"choose:1", "choose:2"}
    return game


@pytest.mark.rule("H3-DO-hire")
@pytest.mark.parametrize("number", [6, 7])
def test_a_post_offers_units_of_each_tier_for_half_their_gold(number: int) -> None:
    drawn = ("boars", "nomads", "trolls")[: 2 + (number >= 7)]
    game = post(number, *drawn)
    game.play("choose:2")
    assert game.keys == {*(f"recruit:neutral_{name}" for name in drawn), "no"}
    game.play("recruit:neutral_nomads")
    assert "neutral_nomads" in game.seen()["players"][0]["units"]
    full = UNIT_PRICE[2 * UNIT_NUMBER["neutral_nomads"]]
    assert game.resources(0) == (30 - (full[0] + 1) // 2, 9 - full[1], 9 - full[2])
    assert 2 * UNIT_NUMBER["neutral_boars"] in game.position.piles[NEUTRAL_DISCARDS], "the others are discarded"


@pytest.mark.rule("H3-DO-hire")
def test_nobody_hires_without_gold() -> None:
    game = post(3, "boars", "nomads", gold=0)
    game.play("choose:2")
    assert game.asked() == (0, "action")
    assert not game.events_named("recruited")


@pytest.mark.rule("H3-FIELD-on_first_visit_by_each_player")
def test_a_post_may_give_an_artifact_instead_and_works_once_for_each() -> None:
    game = post(3)
    game.play("choose:1")
    game.to_any_turn()
    assert game.events_named("taken_top") or game.events_named("look")
    assert not game.events_named("offered")
    game.stand(0, game.beside("1,0.c"), mp=3)
    game.ask_again()
    if "go:1,0.c" in game.keys:
        game.play("go:1,0.c")
        assert game.asked() == (0, "action"), "nothing more for this player"
    game.next_turn_of_anybody()
    game.stand(1, game.beside("1,0.c"), mp=3)
    game.stand(0, game.town_of(0))
    game.ask_again().play("go:1,0.c")
    assert game.keys == {"choose:1", "choose:2"}, "but for the other one"


# -- events and the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [4, 5, 9])
def test_wheels_and_mills_turn_again_in_rounds_5_and_9(number: int) -> None:
    game = land()
    game.lay((0, 1), "F1")
    mills = game.fields_of("windmill")
    game.position.black |= 1 << FIELD[mills[0]]
    game.skip_to_start_of_round(number)
    assert (game.position.black >> FIELD[mills[0]] & 1 == 0) == (number in (5, 9))


@pytest.mark.parametrize("number", [6, 8])
def test_everybody_rolls_for_resources_in_round_8(number: int) -> None:
    game = land()
    # The Astrologers of an even round have nothing to roll for.
    game.luck(draws=["proclaim:dead_silence"])
    rolled, kept = len(game.events_named("map_die")), len(game.events_named("result"))
    game.skip_to_start_of_round(number)
    game.to_any_turn()
    dice = [event["player"] for event in game.events_named("map_die")[rolled:]]
    assert dice == ([0, 0, 1, 1] if number == 8 else [])
    results = [event["player"] for event in game.events_named("result")[kept:]]
    assert results == ([0, 1] if number == 8 else [])


@pytest.mark.rule("H3-AI-extra_per_player_above_two")
@pytest.mark.parametrize(
    ("players", "difficulty", "tiers"),
    [(2, "easy", "122"), (2, "normal", "222"), (2, "impossible", "223"), (3, "easy", "1122"), (3, "hard", "11222")],
)
def test_the_lord_of_the_rift_has_a_silver_unit_more_against_three(players: int, difficulty: str, tiers: str) -> None:
    assert land(players, difficulty=difficulty).ai_troops("rift_lord") == [f"draw:{tier}" for tier in tiers]


@pytest.mark.rule("H3-GOAL-defeat_ai", "H3-GOAL-when")
@pytest.mark.parametrize("players", [2, 3])
def test_it_is_won_at_once_with_the_lord_of_the_rift_beaten(players: int) -> None:
    game = fill(land(players))
    game.rout("rift_lord")
    assert game.result == (1,) * players


@pytest.mark.rule("H3-AI-lasting_losses")
def test_the_lord_of_the_rift_keeps_its_losses() -> None:
    game = fill(land())
    fallen = game.wound("rift_lord", game.middle("rift"))
    assert fallen
    assert game.ai_troops("rift_lord") == sorted(f"neutral_{unit}" for unit in set(SOME) - fallen)


@pytest.mark.rule("H3-GOAL-town_lost", "H3-GOAL-when")
def test_it_is_lost_at_once_with_any_town() -> None:
    game = land()
    state = game.position
    state.owned = (state.owned[0], 0)
    game.ask_again()
    assert game.result == (-1, -1)


def test_it_is_lost_after_thirteen_rounds() -> None:
    game = land().skip_to_start_of_round(13)
    game.own(0)
    game.to_any_turn()
    assert not game.over
    while not game.over:
        game.do_nothing()
    assert game.result == (-1, -1)
    assert game.position.game_round == 13


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("geleas_champions", players, bot)
    assert len(set(played.returns or ())) == 1
