"""Twin Hearts: two centers, a Grail that is carried and set down, and whole games of it."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.calendar import astrologers
from tests.heroes.support.campaign import ARCHERS, fight_out, fighting
from tests.heroes.support.duel import CHOOSING, TWINS, apart, built, duel, duelling, places, scores
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    field,
    fields_of,
    happened,
    keys,
    lay,
    play,
    player,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import beside, played_out, town_of
from tests.heroes.support.war import WEAK, do_nothing, next_round

EVERY_FIELD = (1 << 7 * 256) - 1


def grail_taken() -> tuple[Game, int]:
    """The Main Hero of the starting player has just taken the Grail, whose guards are gone."""
    game = duelling(scenario=TWINS)
    me = state_of(game).turn
    place = fields_of(game, "grail")[0]
    state_of(game).beaten |= EVERY_FIELD
    stand(game, me, beside(game, place), mp=3)
    ask_again(game)
    play(game, f"go:{place}")
    while game.choice.kind_name != "action":
        do_nothing(game)
    return game, me


def points(game: Game, me: int) -> int:
    return int(seen(game)["saga"]["points"][me])


def test_the_map_has_two_centers_side_by_side_six_near_and_four_far_tiles() -> None:
    game = built(duel(scenario=TWINS))
    assert apart(*places(game, "C").values()) == 1
    assert [len(places(game, kind)) for kind in "NSF"] == [6, 2, 4]
    assert len(fields_of(game, "settlement")) >= 2
    assert seen(game)["rounds"] == 10
    assert [len(player(game, n)["buildings"]) for n in (0, 1)] == [2, 2]
    assert all("citadel" in player(game, n)["buildings"] for n in (0, 1))


def test_the_grail_is_guarded_at_level_six() -> None:
    game = duelling(scenario=TWINS)
    assert field(game, fields_of(game, "grail")[0])["guard"] == 6


def test_the_grail_is_worth_three_points_in_hand() -> None:
    game = duelling(scenario=TWINS)
    before = points(game, state_of(game).turn)
    game, me = grail_taken()
    assert seen(game)["saga"]["bearer"] == 2 * me
    assert points(game, me) == before + 3


def test_set_down_in_the_own_town_it_is_worth_five_points_and_ends_the_game() -> None:
    game, me = grail_taken()
    before = points(game, me)
    assert not any(key.startswith("rule") for key in keys(game))
    stand(game, me, town_of(game, me))
    ask_again(game)
    action = next(key for key in keys(game) if key.startswith("rule"))
    play(game, action)
    assert points(game, me) == before + 2
    next_round(game)
    assert game.over
    assert scores(game).keys() == {0, 1}
    assert state_of(game).returns[me] == (1 if scores(game)[me] > scores(game)[1 - me] else -1)


def test_the_grail_cannot_be_set_down_in_a_rivals_town() -> None:
    game, me = grail_taken()
    stand(game, me, town_of(game, 1 - me))
    ask_again(game)
    assert not any(key.startswith("rule") for key in keys(game))


def test_who_beats_the_bearer_has_the_grail() -> None:
    game, me = grail_taken()
    lay(game, (6, -2), "F1")
    army(game, me, WEAK)
    army(game, 1 - me, ARCHERS)
    stand(game, me, "6,-2.c", mp=3)
    stand(game, 1 - me, "6,-2.ne")
    ask_again(game)
    play(game, "go:6,-2.ne")
    while not fighting(game):
        do_nothing(game)
    fight_out(game, winner=1 - me)
    assert seen(game)["saga"]["bearer"] == 2 * (1 - me)
    assert happened(game, "grail")[-1] == {"player": 1 - me}


def test_a_grail_left_on_a_field_is_taken_up_for_a_movement_point() -> None:
    game, me = grail_taken()
    state = state_of(game)
    state.scenario_state = state.scenario_state.copy()
    state.scenario_state.bearer, state.scenario_state.grail_at, state.grail = -1, state.hero_at[2 * me], -1
    state.mp[2 * me] = 2
    ask_again(game)
    action = next(key for key in keys(game) if key.startswith("rule"))
    play(game, action)
    assert seen(game)["saga"]["bearer"] == 2 * me
    assert state_of(game).mp[2 * me] == 1


@pytest.mark.parametrize("number", [4, 8])
def test_wheels_and_windmills_are_fresh_again(number: int) -> None:
    game = duelling(scenario=TWINS)
    mills = [*fields_of(game, "windmill"), *fields_of(game, "water_wheel")]
    assert mills
    astrologers(game, ["dead_silence"])
    while seen(game)["round"] < number - 1:
        do_nothing(game)
    state_of(game).black |= sum(1 << FIELD[mill] for mill in mills)
    assert all(field(game, mill)["black_cube"] for mill in mills)
    while seen(game)["round"] < number:
        do_nothing(game)
    assert not any(field(game, mill)["black_cube"] for mill in mills)


def test_a_captured_town_ends_the_game() -> None:
    game = duelling(scenario=TWINS)
    me = state_of(game).turn
    state_of(game).clashes = 1 << (2 * me + 1 - me)
    next_round(game)
    assert game.over


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played = played_out(TWINS, 2, bot, seed, CHOOSING)
    assert played.returns is not None
    assert sum(played.returns) == 0
