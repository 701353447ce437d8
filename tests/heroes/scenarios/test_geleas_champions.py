"""Gelea's Champions: the war chest, the rift, the warlords, units for hire, and how it is won and lost."""

import pytest

from banneret.heroes.state.battle import NEUTRAL_DISCARDS
from banneret.heroes.state.scenario_state import add_token
from banneret.heroes.tables.towns_and_heroes import UNIT_PRICE
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from banneret.kernel.game import Game
from tests.heroes.support.coop import begin_round, into_round, middle, next_turn, on_map, to_turn
from tests.heroes.support.journey import (
    FIELD,
    ask_again,
    asked,
    fields_of,
    give,
    happened,
    keys,
    lay,
    luck,
    own,
    play,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.losses import SOME, wound
from tests.heroes.support.quest import place_ai, rout, troops, where
from tests.heroes.support.saga import SEATS, beside, played_out, saga, town_of
from tests.heroes.support.war import do_nothing

CHEST = ("chest_gold", "chest_materials", "chest_valuables")
FULL = (15, 6, 2)
"""For each player."""
WARLORDS = {4: "first_warlord", 7: "second_warlord", 10: "third_warlord"}


def land(players: int = 2, difficulty: str = "normal") -> Game:
    return saga("geleas_champions", SEATS[players], difficulty=difficulty)


def fill(game: Game, missing: int = -1) -> Game:
    """Fill the war chest, but for one of a resource."""
    players = len(game.setup.seats)
    for n, each in enumerate(FULL):
        add_token(state_of(game), players, n, each * players - (n == missing))
    return ask_again(game)


def chest(game: Game) -> tuple[int, ...]:
    shared = seen(game)["saga"]["shared"]
    return tuple(shared[name] for name in CHEST)


# -- the war chest -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-01")
def test_the_build_token_puts_resources_into_the_common_chest() -> None:
    game = land()
    give(game, 0, gold=9, materials=3, valuables=1)
    play(ask_again(game), "rule:1", "amount:7", "amount:0", "amount:1")
    assert chest(game) == (7, 0, 1)
    assert resources(game, 0) == (2, 3, 0)
    assert "rule:1" not in keys(game)
    assert game.why_not("rule:1") == "H3-TWN-08"
    next_turn(game)
    give(game, 1, gold=5)
    play(ask_again(game), "rule:1", "amount:5")
    assert chest(game) == (12, 0, 1), "it is one chest for all"


def test_the_chest_holds_no_more_than_fills_it() -> None:
    game = fill(land())
    add_token(state_of(game), 2, 0, -3)
    give(game, 0, gold=9, materials=3, valuables=1)
    play(ask_again(game), "rule:1")
    assert keys(game) == {f"amount:{n}" for n in range(4)}
    play(game, "amount:3")
    assert chest(game) == (30, 12, 4)
    assert asked(game) == (0, "action"), "nothing else can be put in"


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("missing", [-1, 0, 1, 2])
def test_the_rift_is_shut_until_the_chest_is_full(players: int, missing: int) -> None:
    game = land(players)
    rift = middle(game, "rift")
    stand(game, 0, beside(game, rift), mp=3)
    fill(game, missing)
    assert (f"go:{rift}" in keys(game)) == (missing < 0)
    if missing >= 0:
        assert game.why_not(f"go:{rift}") == "H3-MOD-01"
        assert any(key.startswith("go:0,0.") for key in keys(game)), "the rest of its tile is open"


# -- the warlords ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(2, 14))
def test_warlords_come_in_rounds_4_7_and_10(number: int) -> None:
    game = land()
    begin_round(game, number)
    to_turn(game)
    assert on_map(game) == [*([WARLORDS[number]] if number in WARLORDS else []), "rift_lord"]
    if number in WARLORDS:
        assert where(game, WARLORDS[number]) == middle(game, "rift")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("missing", [-1, 0])
def test_a_full_chest_keeps_warlords_away(players: int, missing: int) -> None:
    game = fill(land(players), missing)
    into_round(game, 4)
    assert ("first_warlord" in on_map(game)) == (missing == 0)


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
    begin_round(game, next(number for number, one in WARLORDS.items() if one == name))
    assert troops(game, name) == [f"draw:{tier}" for tier in tiers]


def test_a_warlord_marches_on_the_nearest_town_at_the_end_of_the_round() -> None:
    game = land()
    into_round(game, 4)
    assert [step["ai"] for step in happened(game, "ai_walk")] == []
    next_turn(game)
    next_turn(game)
    assert {step["ai"] for step in happened(game, "ai_walk")} <= {0}
    assert happened(game, "ai_turn") == [{"ai": 0}]
    assert where(game, "first_warlord") != middle(game, "rift")


@pytest.mark.parametrize("number", [4, 7, 10])
def test_a_warlord_beaten_gives_treasure_and_two_experience(number: int) -> None:
    game = land()
    into_round(game, number)
    place_ai(game, WARLORDS[number], fields_of(game, "mine")[0])
    rolled, kept = len(happened(game, "map_die")), len(happened(game, "result"))
    rout(game, WARLORDS[number])
    to_turn(game)
    assert {"player": 0, "n": 2} in happened(game, "experience")
    assert len(happened(game, "map_die")) == rolled + 2
    assert len(happened(game, "result")) == kept + 1, "one of the two dice is kept"


@pytest.mark.parametrize("number", [4, 7, 10])
def test_a_warlord_keeps_its_losses(number: int) -> None:
    game = land()
    into_round(game, number)
    place_ai(game, WARLORDS[number], fields_of(game, "mine")[0])
    fallen = wound(game, WARLORDS[number], fields_of(game, "mine")[0])
    assert fallen
    assert troops(game, WARLORDS[number]) == sorted(f"neutral_{unit}" for unit in set(SOME) - fallen)


# -- mercenaries -------------------------------------------------------------------------------------------------------


def post(number: int, *drawn: str, gold: int = 30) -> Game:
    """A hero visits a mercenary post and wants to hire."""
    game = land()
    state_of(game).game_round = number
    lay(game, (1, 0), "N3")
    stand(game, 0, beside(game, "1,0.c"), mp=3)
    give(game, 0, gold=gold, materials=9, valuables=9)
    luck(game, lands=[f"unit:neutral_{name}" for name in drawn])
    play(ask_again(game), "go:1,0.c")
    assert keys(game) == {"choose:1", "choose:2"}
    return game


@pytest.mark.parametrize("number", [6, 7])
def test_a_post_offers_units_of_each_tier_for_half_their_gold(number: int) -> None:
    drawn = ("boars", "nomads", "trolls")[: 2 + (number >= 7)]
    game = post(number, *drawn)
    play(game, "choose:2")
    assert keys(game) == {*(f"recruit:neutral_{name}" for name in drawn), "no"}
    play(game, "recruit:neutral_nomads")
    assert "neutral_nomads" in seen(game)["players"][0]["units"]
    full = UNIT_PRICE[2 * UNIT_NUMBER["neutral_nomads"]]
    assert resources(game, 0) == (30 - (full[0] + 1) // 2, 9 - full[1], 9 - full[2])
    assert 2 * UNIT_NUMBER["neutral_boars"] in state_of(game).piles[NEUTRAL_DISCARDS], "the others are discarded"


def test_nobody_hires_without_gold() -> None:
    game = post(3, "boars", "nomads", gold=0)
    play(game, "choose:2")
    assert asked(game) == (0, "action")
    assert not happened(game, "recruited")


def test_a_post_may_give_an_artifact_instead_and_works_once_for_each() -> None:
    game = post(3)
    play(game, "choose:1")
    to_turn(game)
    assert happened(game, "taken_top") or happened(game, "look")
    assert not happened(game, "offered")
    stand(game, 0, beside(game, "1,0.c"), mp=3)
    ask_again(game)
    if "go:1,0.c" in keys(game):
        play(game, "go:1,0.c")
        assert asked(game) == (0, "action"), "nothing more for this player"
    next_turn(game)
    stand(game, 1, beside(game, "1,0.c"), mp=3)
    stand(game, 0, town_of(game, 0))
    play(ask_again(game), "go:1,0.c")
    assert keys(game) == {"choose:1", "choose:2"}, "but for the other one"


# -- events and the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [4, 5, 9])
def test_wheels_and_mills_turn_again_in_rounds_5_and_9(number: int) -> None:
    game = land()
    lay(game, (0, 1), "F1")
    mills = fields_of(game, "windmill")
    state_of(game).black |= 1 << FIELD[mills[0]]
    begin_round(game, number)
    assert (state_of(game).black >> FIELD[mills[0]] & 1 == 0) == (number in (5, 9))


@pytest.mark.parametrize("number", [6, 8])
def test_everybody_rolls_for_resources_in_round_8(number: int) -> None:
    game = land()
    # The Astrologers of an even round have nothing to roll for.
    luck(game, draws=["proclaim:dead_silence"])
    rolled, kept = len(happened(game, "map_die")), len(happened(game, "result"))
    begin_round(game, number)
    to_turn(game)
    dice = [event["player"] for event in happened(game, "map_die")[rolled:]]
    assert dice == ([0, 0, 1, 1] if number == 8 else [])
    results = [event["player"] for event in happened(game, "result")[kept:]]
    assert results == ([0, 1] if number == 8 else [])


@pytest.mark.parametrize(
    ("players", "difficulty", "tiers"),
    [(2, "easy", "122"), (2, "normal", "222"), (2, "impossible", "223"), (3, "easy", "1122"), (3, "hard", "11222")],
)
def test_the_lord_of_the_rift_has_a_silver_unit_more_against_three(players: int, difficulty: str, tiers: str) -> None:
    assert troops(land(players, difficulty=difficulty), "rift_lord") == [f"draw:{tier}" for tier in tiers]


@pytest.mark.parametrize("players", [2, 3])
def test_it_is_won_at_once_with_the_lord_of_the_rift_beaten(players: int) -> None:
    game = fill(land(players))
    rout(game, "rift_lord")
    assert game.result == (1,) * players


def test_the_lord_of_the_rift_keeps_its_losses() -> None:
    game = fill(land())
    fallen = wound(game, "rift_lord", middle(game, "rift"))
    assert fallen
    assert troops(game, "rift_lord") == sorted(f"neutral_{unit}" for unit in set(SOME) - fallen)


def test_it_is_lost_at_once_with_any_town() -> None:
    game = land()
    state = state_of(game)
    state.owned = (state.owned[0], 0)
    ask_again(game)
    assert game.result == (-1, -1)


def test_it_is_lost_after_thirteen_rounds() -> None:
    game = begin_round(land(), 13)
    own(game, 0)
    to_turn(game)
    assert not game.over
    while not game.over:
        do_nothing(game)
    assert game.result == (-1, -1)
    assert state_of(game).game_round == 13


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("geleas_champions", players, bot)
    assert len(set(played.returns or ())) == 1
