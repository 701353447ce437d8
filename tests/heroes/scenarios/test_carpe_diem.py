"""Carpe Diem: silent gods, gifts in place of the Astrologers, cheap extensions, and a quick end."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.calendar import to_action
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    asked,
    give,
    happened,
    keys,
    lay,
    luck,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import at_the_gates, played_out, saga, town_of
from tests.heroes.support.war import OPEN, close_window, do_nothing, face, fight, meadow, mp_of, next_round

pytestmark = pytest.mark.rule("H3-MOD-01")


def duel(round_number: int = 1) -> Game:
    """The turn of seat 0 on an open field."""
    game = meadow(saga("carpe_diem"))
    state_of(game).game_round = round_number
    for one in range(2):
        give(game, one)
    return game


def beat_the_rival(game: Game) -> Game:
    face(game, *OPEN, wins=0)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    while not game.over and asked(game)[1] != "action":
        do_nothing(game)
    return game


def test_a_temple_gives_nothing_and_gets_no_cube() -> None:
    game = duel()
    lay(game, (1, 0), "F4")
    stand(game, 0, "1,0.se", mp=3)
    ask_again(game)
    play(game, "go:1,0.sw")
    assert player(game, 0)["morale"] != "positive"
    assert happened(game, "black_cube") == []
    assert happened(game, "visit")[-1]["field"] == "1,0.sw"


def test_a_sanctuary_protects_nobody_and_is_not_visited_again() -> None:
    game = duel()
    lay(game, (1, 0), "N1")
    stand(game, 1, "1,0.e")
    stand(game, 0, "1,0.ne", mp=1)
    ask_again(game)
    assert "go:1,0.e" in keys(game)
    play(game, "go:1,0.e")
    assert len(happened(game, "fight")) == 1


def test_in_even_rounds_each_takes_something_else_than_before_and_no_card_is_drawn() -> None:
    game = duel()
    next_round(game)
    assert seen(game)["round"] == 2
    assert asked(game) == (0, "amount")
    assert keys(game) == {"choose:1", "choose:2", "choose:3"}
    play(game, "choose:1")
    assert resources(game, 0)[0] == 4
    assert asked(game) == (1, "amount")
    play(game, "choose:2")
    assert [mp_of(game, 0), mp_of(game, 1)] == [3, 4]
    next_round(to_action(game))
    next_round(game)
    assert seen(game)["round"] == 4
    assert asked(game) == (0, "amount")
    assert keys(game) == {"choose:2", "choose:3"}
    hand = player(game, 0)["hand_size"]
    play(game, "choose:3")
    assert player(game, 0)["hand_size"] == hand + 1
    assert keys(game) == {"choose:1", "choose:3"}
    assert happened(game, "proclaim") == []


def test_the_first_extra_round_against_guards_is_free_and_the_second_is_not() -> None:
    game = duel()
    lay(game, (1, 0), "F4")
    stand(game, 0, "1,0.ne", mp=3)
    state_of(game).beaten |= 1 << FIELD["1,0.ne"]
    army(game, 0, "castle_archangels+", "castle_champions+")
    ask_again(game)
    luck(game, lands=["unit:neutral_peasants", "unit:neutral_halflings", "unit:neutral_mummies"])
    play(game, "go:1,0.nw")
    left: list[int] = []
    for _ in range(200):
        if "extend" in keys(game):
            play(game, "extend")
            left.append(int(seen(game)["combat"]["movement"]))
            if len(left) == 2:
                break
        else:
            do_nothing(game)
    assert left == [2, 1]


def test_the_start_tiles_are_fresh_again_in_round_five() -> None:
    game = duel(4)
    start = state_of(game).town_at[0] // 7
    field = 7 * start + 3
    state_of(game).black |= 1 << field
    state_of(game).black |= 1 << FIELD["1,0.ne"]
    next_round(game)
    assert state_of(game).game_round == 5
    assert not state_of(game).black >> field & 1
    assert state_of(game).black >> FIELD["1,0.ne"] & 1


@pytest.mark.parametrize(("number", "over"), [(3, False), (4, True)])
def test_a_main_hero_beaten_from_round_four_on_ends_the_game_at_once(number: int, over: bool) -> None:
    game = beat_the_rival(duel(number))
    assert game.over == over
    assert happened(game, "hero_beaten") != []


def test_a_main_hero_beaten_in_round_three_does_not_count_in_round_four() -> None:
    game = next_round(beat_the_rival(duel(3)))
    to_action(play(game, "choose:1", "choose:1"))
    assert seen(game)["round"] == 4
    assert not game.over


def test_a_captured_town_ends_the_game_at_once() -> None:
    game = duel()
    at_the_gates(game, 0, 1)
    play(game, f"go:{town_of(game, 1)}")
    close_window(game)
    assert game.over
    assert tuple(state_of(game).returns) == (1, -1)


def test_the_final_battle_decides_after_round_eight() -> None:
    game = duel(8)
    while not game.over and not happened(game, "final_battle"):
        do_nothing(game)
    assert len(happened(game, "final_battle")) == 1


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seed", [1, 2])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("carpe_diem", 2, bot, seed).returns or ()) == [-1, 1]
