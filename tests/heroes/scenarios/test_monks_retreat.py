"""Monk's Retreat: abbeys with one lord, brothers and tithes, peace for heroes in them, and how they are won."""

import pytest

from banneret.heroes.adventure.seating import act_as
from banneret.heroes.state.battle import NEUTRAL_DECK
from banneret.heroes.tables.units_and_cards import TIER, UNIT_NUMBER
from banneret.heroes.text.names import Names
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    asked,
    field,
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
from tests.heroes.support.saga import at_the_gates, played_out, saga, town_of
from tests.heroes.support.war import beat_guards, close_window, do_nothing, next_round

pytestmark = pytest.mark.rule("H3-MOD-01")
SILVER = 1
ABBEYS = ("-1,0.c", "0,0.c", "1,0.c")
NEAR = ("-1,0.nw", "0,0.nw", "1,0.nw")
"""A field next to each."""


def coast(round_number: int = 1) -> Game:
    """The turn of seat 0, with the three abbeys face up."""
    game = saga("monks_retreat")
    for u, tile in enumerate(("N3", "N4", "N5"), -1):
        lay(game, (u, 0), tile)
    state_of(game).game_round = round_number
    for one in range(2):
        give(game, one)
    return ask_again(game)


def before(game: Game, n: int, player: int = 0, *, beaten: bool = True, mp: int = 3) -> Game:
    """A Main Hero next to an abbey, whose brothers have been beaten or not."""
    if beaten:
        state_of(game).beaten |= 1 << FIELD[ABBEYS[n]]
    stand(game, player, NEAR[n], mp=mp)
    return ask_again(game)


def guards_met(game: Game) -> list[str]:
    """Attack the abbey in the middle: the guards that come."""
    play(game, f"go:{ABBEYS[1]}")
    close_window(game)
    while not happened(game, "guard"):
        play(game, game.choice.keys[0])
    return [str(e["kind"]) for e in happened(game, "guard")]


@pytest.mark.parametrize(("difficulty", "bronze", "silver"), [("easy", 2, 1), ("normal", 1, 2), ("hard", 0, 3)])
def test_brothers_of_level_four_guard_an_abbey_with_zealots_among_them(
    difficulty: str, bronze: int, silver: int
) -> None:
    game = saga("monks_retreat", difficulty=difficulty)
    lay(game, (0, 0), "N4")
    assert field(game, ABBEYS[1])["guard"] == 4
    before(game, 1, beaten=False)
    give(game, 0)
    give(game, 1)
    guards = guards_met(ask_again(game))
    tiers = [TIER[UNIT_NUMBER[unit]] for unit in guards]
    assert guards[0] == "neutral_zealots"
    assert tiers.count(SILVER - 1) == bronze
    assert tiers.count(SILVER) == silver


def test_zealots_that_are_not_to_be_had_are_replaced_by_another_silver_unit() -> None:
    game = before(coast(), 1, beaten=False)
    state, zealots = state_of(game), UNIT_NUMBER["neutral_zealots"]
    deck = NEUTRAL_DECK + SILVER
    state.piles[deck] = tuple(row for row in state.piles[deck] if row >> 1 != zealots)
    guards = guards_met(game)
    assert len(guards) == 3
    assert "neutral_zealots" not in guards


def test_beaten_brothers_do_not_come_back_for_the_next_visitor() -> None:
    game = before(coast(), 1, beaten=False)
    army(game, 0, "castle_archangels+", "castle_champions+", "castle_zealots+", "castle_crusaders+")
    luck(game, lands=["unit:neutral_peasants", "unit:neutral_mummies"])
    play(game, f"go:{ABBEYS[1]}")
    close_window(game)
    beat_guards(game)
    while asked(game)[1] != "action":
        do_nothing(game)
    assert field(game, ABBEYS[1])["guard"] == 0
    assert state_of(game).beaten >> FIELD[ABBEYS[1]] & 1


def test_only_the_first_flag_of_all_searches_for_a_spell() -> None:
    game = before(coast(), 1)
    play(game, f"go:{ABBEYS[1]}")
    assert asked(game)[0] == 0
    assert {"look", "take_top"} & keys(game)
    while asked(game)[1] != "action":
        play(game, game.choice.keys[0])
    searches = len(happened(game, "look")) + len(happened(game, "taken_top"))
    state = state_of(game)
    stand(game, 0, town_of(game, 0))
    state.turn = 1
    act_as(state, 1)
    before(game, 1, 1)
    state.stack[5] = 1
    play(ask_again(game), f"go:{ABBEYS[1]}")
    assert asked(game) == (1, "action")
    assert len(happened(game, "look")) + len(happened(game, "taken_top")) == searches


def test_an_abbey_has_one_lord() -> None:
    game = coast()
    own(game, 1, ABBEYS[1])
    before(game, 1)
    play(game, f"go:{ABBEYS[1]}")
    assert state_of(game).owned[0] >> FIELD[ABBEYS[1]] & 1
    assert not state_of(game).owned[1] >> FIELD[ABBEYS[1]] & 1
    assert happened(game, "unflag")[-1] == {"player": 1, "field": ABBEYS[1]}


def test_every_abbey_pays_two_gold_in_a_resource_round() -> None:
    game = coast(2)
    own(game, 0, ABBEYS[0], ABBEYS[1])
    own(game, 1, ABBEYS[2])
    state_of(game).income = [0] * 6
    next_round(game)
    assert seen(game)["round"] == 3
    assert resources(game, 0)[0] == 4
    assert resources(game, 1)[0] == 2
    next_round(game)
    assert resources(game, 0)[0] == 4


@pytest.mark.parametrize(("secondary", "held", "may"), [(True, True, False), (True, False, True), (False, True, True)])
def test_a_hero_in_an_own_abbey_is_attacked_by_main_heroes_only(secondary: bool, held: bool, may: bool) -> None:
    game = coast()
    if held:
        own(game, 1, ABBEYS[1])
    else:
        state_of(game).beaten |= 1 << FIELD[ABBEYS[1]]
    stand(game, 1, ABBEYS[1])
    stand(game, 0, town_of(game, 0), mp=0)
    stand(game, 0, NEAR[1], secondary=secondary, mp=1)
    ask_again(game)
    step = f"{'go2' if secondary else 'go'}:{ABBEYS[1]}"
    assert (step in keys(game)) == may
    assert game.why_not(step) == ("" if may else "H3-MOD-01")


def test_a_secondary_hero_may_pass_through_such_an_abbey() -> None:
    game = coast()
    own(game, 1, ABBEYS[1])
    stand(game, 1, ABBEYS[1])
    stand(game, 0, NEAR[1], secondary=True, mp=2)
    play(ask_again(game), f"go2:{ABBEYS[1]}")
    assert asked(game) == (0, "space")
    assert "stop" not in keys(game)
    assert happened(game, "fight") == []


@pytest.mark.parametrize(("abbeys", "searching"), [((1, 0), [1]), ((0, 0), [0, 1]), ((1, 1), [0, 1])])
def test_in_round_six_whoever_has_fewest_abbeys_searches_for_a_spell(
    abbeys: tuple[int, int], searching: list[int]
) -> None:
    game = coast(5)
    for one in range(2):
        if abbeys[one]:
            own(game, one, ABBEYS[2 * one])
    next_round(game)
    found: list[int] = []
    while "look" in keys(game):
        found.append(asked(game)[0])
        play(game, "look")
        while state_of(game).turn < 0 and "look" not in keys(game):
            play(game, game.choice.keys[0])
    assert found == searching


@pytest.mark.parametrize(("count", "over"), [(3, True), (2, False)])
def test_all_three_abbeys_win_at_the_end_of_the_round(count: int, over: bool) -> None:
    game = coast(2)
    own(game, 0, *ABBEYS[:count])
    next_round(game)
    assert game.over == over


def test_two_abbeys_held_for_three_rounds_from_the_sixth_on_win() -> None:
    game = coast(4)
    own(game, 0, *ABBEYS[:2])
    ends: list[int] = []
    while not game.over:
        ends.append(state_of(game).game_round)
        next_round(game)
    assert ends == [4, 5, 6, 7, 8]
    assert tuple(state_of(game).returns) == (1, -1)


def test_two_abbeys_that_were_lost_for_a_round_are_counted_anew() -> None:
    game = coast(6)
    own(game, 0, *ABBEYS[:2])
    next_round(game)
    own(game, 1, ABBEYS[0])
    next_round(game)
    own(game, 0, ABBEYS[0])
    next_round(game)
    next_round(game)
    assert not game.over
    next_round(game)
    assert game.over


def test_a_captured_town_wins_at_the_end_of_the_round() -> None:
    game = coast(2)
    at_the_gates(game, 0, 1)
    play(game, f"go:{town_of(game, 1)}")
    close_window(game)
    assert not game.over
    next_round(game)
    assert tuple(state_of(game).returns) == (1, -1)


def test_an_obelisk_is_called_an_abbey() -> None:
    game = coast()
    names = Names.of(game.view(0))
    assert [names.place(ABBEYS[0], lang) for lang in ("en", "de", "fr", "pl")] == [
        "Abbey", "Abtei", "Abbaye", "Opactwo",
    ]  # fmt: skip


@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("greedy", 2), ("random", 1)])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("monks_retreat", 2, bot, seed).returns or ()) == [-1, 1]
