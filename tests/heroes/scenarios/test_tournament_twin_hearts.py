"""Twin Hearts: two centers, a Grail that is carried and set down, and whole games of it."""

import pytest

from tests.heroes.builder import (
    ARCHERS,
    CHOOSING,
    FIELD,
    TWINS,
    WEAK,
    HeroesGame,
    apart,
    new_tournament,
    played_out,
    tournament,
)

EVERY_FIELD = (1 << 7 * 256) - 1


def grail_taken() -> tuple[HeroesGame, int]:
    """The Main Hero of the starting player has just taken the Grail, whose guards are gone."""
    game = tournament(scenario=TWINS)
    me = game.position.turn
    place = game.fields_of("grail")[0]
    game.position.beaten |= EVERY_FIELD
    game.stand(me, game.beside(place), mp=3)
    game.ask_again()
    game.play(f"go:{place}")
    while game.choice.kind_name != "action":
        game.do_nothing()
    return game, me


def points(game: HeroesGame, me: int) -> int:
    return int(game.seen()["scenario_state"]["points"][me])


def test_the_map_has_two_centers_side_by_side_six_near_and_four_far_tiles() -> None:
    game = new_tournament(scenario=TWINS).set_up()
    assert apart(*game.tile_places("C").values()) == 1
    assert [len(game.tile_places(kind)) for kind in "NSF"] == [6, 2, 4]
    assert len(game.fields_of("settlement")) >= 2
    assert game.seen()["rounds"] == 10
    assert [len(game.player(n)["buildings"]) for n in (0, 1)] == [2, 2]
    assert all("citadel" in game.player(n)["buildings"] for n in (0, 1))


@pytest.mark.rule("H3-FIELD-guard")
def test_the_grail_is_guarded_at_level_six() -> None:
    game = tournament(scenario=TWINS)
    assert game.field(game.fields_of("grail")[0])["guard"] == 6


@pytest.mark.rule("H3-SCORING-points")
def test_the_grail_is_worth_three_points_in_hand() -> None:
    game = tournament(scenario=TWINS)
    before = points(game, game.position.turn)
    game, me = grail_taken()
    assert game.seen()["scenario_state"]["bearer"] == 2 * me
    assert points(game, me) == before + 3


@pytest.mark.rule("H3-DO-deliver_grail", "H3-WHERE-home", "H3-RULE-action", "H3-SCORING-points")
def test_set_down_in_the_own_town_it_is_worth_five_points_and_ends_the_game() -> None:
    game, me = grail_taken()
    before = points(game, me)
    assert not any(key.startswith("rule") for key in game.keys)
    game.stand(me, game.town_of(me))
    game.ask_again()
    action = next(key for key in game.keys if key.startswith("rule"))
    game.play(action)
    assert points(game, me) == before + 2
    game.next_round()
    assert game.over
    assert game.scores().keys() == {0, 1}
    assert game.position.returns[me] == (1 if game.scores()[me] > game.scores()[1 - me] else -1)


@pytest.mark.rule("H3-WHERE-home")
def test_the_grail_cannot_be_set_down_in_a_rivals_town() -> None:
    game, me = grail_taken()
    game.stand(me, game.town_of(1 - me))
    game.ask_again()
    assert not any(key.startswith("rule") for key in game.keys)


@pytest.mark.rule("H3-CHANGE-grail")
def test_who_beats_the_bearer_has_the_grail() -> None:
    game, me = grail_taken()
    game.lay((6, -2), "F1")
    game.army(me, WEAK)
    game.army(1 - me, ARCHERS)
    game.stand(me, "6,-2.c", mp=3)
    game.stand(1 - me, "6,-2.ne")
    game.ask_again()
    game.play("go:6,-2.ne")
    while not game.fighting():
        game.do_nothing()
    game.fight_out(winner=1 - me)
    assert game.seen()["scenario_state"]["bearer"] == 2 * (1 - me)
    assert game.events_named("grail")[-1] == {"player": 1 - me}


@pytest.mark.rule("H3-CHANGE-grail", "H3-WHERE-grail", "H3-RULE-action")
def test_a_grail_left_on_a_field_is_taken_up_for_a_movement_point() -> None:
    game, me = grail_taken()
    state = game.position
    state.scenario_state = state.scenario_state.copy()
    state.scenario_state.bearer, state.scenario_state.grail_at, state.grail = -1, state.hero_at[2 * me], -1
    state.mp[2 * me] = 2
    game.ask_again()
    action = next(key for key in game.keys if key.startswith("rule"))
    game.play(action)
    assert game.seen()["scenario_state"]["bearer"] == 2 * me
    assert game.position.mp[2 * me] == 1


@pytest.mark.parametrize("number", [4, 8])
def test_wheels_and_windmills_are_fresh_again(number: int) -> None:
    game = tournament(scenario=TWINS)
    mills = [*game.fields_of("windmill"), *game.fields_of("water_wheel")]
    assert mills
    game.astrologers(["dead_silence"])
    while game.seen()["round"] < number - 1:
        game.do_nothing()
    game.position.black |= sum(1 << FIELD[mill] for mill in mills)
    assert all(game.field(mill)["black_cube"] for mill in mills)
    while game.seen()["round"] < number:
        game.do_nothing()
    assert not any(game.field(mill)["black_cube"] for mill in mills)


@pytest.mark.rule("H3-GOAL-capture_town")
def test_a_captured_town_ends_the_game() -> None:
    game = tournament(scenario=TWINS)
    me = game.position.turn
    game.position.clashes = 1 << (2 * me + 1 - me)
    game.next_round()
    assert game.over


@pytest.mark.parametrize(("seed", "bot"), [(0, "greedy"), (1, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played = played_out(TWINS, 2, bot, seed, CHOOSING)
    assert played.returns is not None
    assert sum(played.returns) == 0
