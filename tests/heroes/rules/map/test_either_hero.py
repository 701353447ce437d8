"""What cards and Astrologers do for either hero of a player, and what a defending Secondary Hero is worth."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.calendar import astrologers
from tests.heroes.support.campaign import until
from tests.heroes.support.journey import (
    ask_again,
    asked,
    give,
    happened,
    journey,
    keys,
    lay,
    level,
    luck,
    morale,
    own,
    play,
    player,
    stand,
    state_of,
)
from tests.heroes.support.pockets import GUARDED, away, beside_guards, pocketed
from tests.heroes.support.tours import one_guard, wait_for_the_guard
from tests.heroes.support.war import OPEN, arm, close_window, face, fight, hero_at, meadow, mp_of, to_turn


@pytest.mark.rule("H3-HER-03", "H3-HER-02")
@pytest.mark.parametrize("alone", ["off", "on"])
def test_speculum_looks_from_where_either_hero_stands(alone: str) -> None:
    game = pocketed("speculum", options={"map_cards_main_hero_only": alone})
    stand(game, 0, "3,0.c", secondary=True, mp=0)
    ask_again(game)
    play(game, "play:speculum")
    if alone == "on":
        assert {"discover:0,1", "discover:1,0"} <= keys(game)
        return
    assert keys(game) == {"hero_of:main", "hero_of:secondary"}
    play(game, "hero_of:secondary")
    assert {"discover:2,0", "discover:3,-1"} <= keys(game)
    assert "discover:0,1" not in keys(game)


def test_speculum_is_of_no_use_with_nothing_to_discover() -> None:
    game = pocketed("speculum")
    for n, spot in enumerate(((0, 1), (1, 0), (2, 0), (3, -1))):
        lay(game, spot, f"F{n + 1}")
    state_of(game).pool = (0, 0)
    assert "play:speculum" not in keys(ask_again(game))
    assert "second:speculum" in keys(game)


@pytest.mark.rule("H3-HER-03")
@pytest.mark.parametrize("alone", ["off", "on"])
def test_diplomacy_speaks_for_the_secondary_hero_unless_the_option_says_no(alone: str) -> None:
    game = beside_guards("diplomacy", options={"map_cards_main_hero_only": alone})
    stand(game, 0, "0,0.c")
    stand(game, 0, "1,0.c", secondary=True, mp=2)
    ask_again(game)
    play(game, f"go2:{GUARDED}")
    assert ("expert:diplomacy" in keys(game)) == (alone == "off")


@pytest.mark.rule("H3-MOV-22", "H3-END-11")
def test_a_hero_that_came_by_town_portal_retreats_to_where_it_came() -> None:
    game = away("town_portal", "power")
    stand(game, 0, "0,0.c", secondary=True, mp=0)
    stand(game, 0, "0,0.ne", mp=1)
    one_guard(game)
    level(game, 0, 0)
    ask_again(game)
    play(game, "cast:town_portal", "done", "hero_of:main")
    assert hero_at(game, 0) == "0,0.c"
    play(game, "go:0,0.w")
    wait_for_the_guard(game)
    assert hero_at(game, 0) == "0,0.c"


@pytest.mark.rule("H3-MOR-06", "H3-MOR-07")
@pytest.mark.parametrize("how", ["morale_reroll:1", "luck_reroll:1", "keep"])
def test_the_die_of_the_hourglass_may_be_rolled_again(how: str) -> None:
    game = pocketed("hourglass_of_the_evil_hour", "luck")
    morale(game, 0, 1 if how == "morale_reroll:1" else 0)
    ask_again(game)
    luck(game, dice=[1, 0])
    if how != "morale_reroll:1":
        play(game, "expert:luck")
    play(game, "second:hourglass_of_the_evil_hour")
    assert asked(game) == (0, "reroll")
    play(game, how)
    assert player(game, 0)["morale"] == (None if how == "keep" else "positive")


@pytest.mark.rule("H3-SEC-07", "H3-RND-10")
@pytest.mark.parametrize(("card", "points"), [("battalions_stallion", 3), ("magic_tortoise", 1), ("dead_silence", 2)])
def test_a_hero_hired_under_the_astrologers_moves_like_all_others(card: str, points: int) -> None:
    game = journey(difficulty="impossible")
    astrologers(game, [card])
    until(game, 2)
    to_turn(game, 0)
    give(game, 0, gold=10)
    ask_again(game)
    play(game, "hire")
    assert mp_of(game, 0, secondary=True) == points


def second_defends(counts: str) -> Game:
    """Player 0 attacks the Secondary Hero of player 1, who is bound to win."""
    game = meadow(journey(experience_from_secondary_wins=counts))
    level(game, 0, 4)
    level(game, 1, 2)
    face(game, *OPEN, wins=1)
    stand(game, 1, "3,0.c")
    stand(game, 1, OPEN[1], secondary=True)
    own(game, 0, "0,0.c")
    arm(game, wins=1)
    return ask_again(game)


@pytest.mark.rule("H3-EXP-09", "H3-EXP-10")
@pytest.mark.parametrize(("counts", "gained"), [("off", 0), ("on", 2)])
def test_by_option_a_defending_secondary_hero_wins_experience_too(counts: str, gained: int) -> None:
    game = second_defends(counts)
    play(game, f"go:{OPEN[1]}")
    close_window(game)
    play(game, "no")
    fight(game, wins=1)
    assert happened(game, "win")
    for _ in range(6):
        if asked(game)[0] == 1 and "look" in keys(game):
            play(game, "take_top")
    assert player(game, 1)["experience"] == 2 + gained
