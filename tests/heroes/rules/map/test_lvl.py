"""Levels of the Main Hero (LVL): what each brings, when, and what counts."""

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, fighting, next_turn_of, quiet, start_of_turn
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    deal,
    field,
    give,
    happened,
    keys,
    lay,
    level,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.war import close_window, to_turn

STONE = "1,0.ne"
"""The Learning Stone of tile F3: one Experience."""


def scholar(experience: int, *, hand: tuple[str, ...] = (), **options: str) -> Game:
    """A Main Hero with so much experience next to a Learning Stone."""
    game = quiet(**options)
    lay(game, (1, 0), "F3")
    stand(game, 0, "1,0.e", mp=3)
    deal(game, 0, hand=hand)
    level(game, 0, experience)
    stack_deck(game, "ability", ["luck", "logistics", "offense"], ["estates"])
    return ask_again(game)


@pytest.mark.rule("H3-LVL-01", "H3-HER-05")
def test_two_experience_make_a_level() -> None:
    game = scholar(0)
    assert player(game, 0)["level"] == 1
    play(game, f"go:{STONE}")
    assert (player(game, 0)["experience"], player(game, 0)["level"]) == (1, 1)
    assert happened(game, "level") == []
    game = scholar(1)
    play(game, f"go:{STONE}")
    assert (player(game, 0)["experience"], player(game, 0)["level"]) == (2, 2)
    assert happened(game, "level") == [{"player": 0, "n": 2}]


@pytest.mark.rule("H3-LVL-03", "H3-ABL-04")
def test_level_one() -> None:
    game = scholar(0, hand=("estates",))
    assert player(game, 0)["hand_limit"] == 4
    assert "play:estates" in keys(game)
    with pytest.raises(Refused):
        game.apply("expert:estates")
    assert "catherine_specialty_i" in player(quiet(), 0)["deck"]


@pytest.mark.parametrize(
    ("reached", "limit", "expert"),
    [
        pytest.param(2, 4, 1, marks=pytest.mark.rule("H3-LVL-04")),
        pytest.param(3, 5, 1, marks=pytest.mark.rule("H3-LVL-05")),
        pytest.param(5, 6, 2, marks=pytest.mark.rule("H3-LVL-07")),
        pytest.param(7, 7, 3, marks=pytest.mark.rule("H3-LVL-09")),
    ],
)
def test_levels_with_a_search(reached: int, limit: int, expert: int) -> None:
    game = scholar(2 * reached - 3)
    luck(game, draws=["luck", "offense"])
    play(game, f"go:{STONE}")
    assert player(game, 0)["level"] == reached
    assert asked(game) == (0, "may")
    play(game, "look")
    assert keys(game) == {"take:luck", "take:offense"}
    play(game, "take:offense")
    assert player(game, 0)["hand"] == ["offense"]
    assert player(game, 0)["hand_limit"] == limit
    assert player(game, 0)["expert_left"] == expert


@pytest.mark.parametrize(
    ("reached", "limit", "expert", "card"),
    [
        pytest.param(4, 5, 2, "catherine_specialty_iv", marks=pytest.mark.rule("H3-LVL-06")),
        pytest.param(6, 6, 3, "catherine_specialty_vi", marks=pytest.mark.rule("H3-LVL-08")),
    ],
)
@pytest.mark.rule("H3-LVL-10")
def test_levels_with_a_specialty(reached: int, limit: int, expert: int, card: str) -> None:
    game = scholar(2 * reached - 3)
    play(game, f"go:{STONE}")
    assert player(game, 0)["level"] == reached
    assert player(game, 0)["hand"] == [card]
    assert asked(game) == (0, "action")
    assert player(game, 0)["hand_limit"] == limit
    assert player(game, 0)["expert_left"] == expert


@pytest.mark.rule("H3-LVL-10")
def test_by_option_a_specialty_is_shuffled_into_the_deck() -> None:
    game = scholar(5, specialty_gain_zone="deck_shuffled")
    play(game, f"go:{STONE}")
    assert player(game, 0)["hand"] == []
    assert "catherine_specialty_iv" in player(game, 0)["deck"]


@pytest.mark.rule("H3-LVL-02", "H3-LVL-04", "H3-EXD-108")
def test_a_level_comes_before_what_the_field_gives() -> None:
    game = quiet()
    army(game, 0, ARCHERS)
    level(game, 0, 1)
    give(game, 0)
    luck(game, lands=["unit:neutral_peasants"], dice=[0], rolls=["treasure:resource", "resource:6_gold"])
    ask_again(game)
    play(game, "go:0,0.w")
    close_window(game)
    fight_out(game, winner=0)
    assert happened(game, "level") == [{"player": 0, "n": 2}]
    assert keys(game) == {"look", "take_top"}
    rolled = len(happened(game, "map_die"))
    play(game, "take_top")
    assert len(happened(game, "map_die")) == rolled + 2
    assert resources(game, 0)[0] == 6


@pytest.mark.rule("H3-LVL-12", "H3-LVL-01", "H3-LVL-04", "H3-EXD-033")
def test_the_new_allowance_holds_at_once() -> None:
    game = scholar(1, hand=("estates",))
    give(game, 0)
    assert "expert:estates" not in keys(game)
    play(game, f"go:{STONE}", "take_top")
    assert "expert:estates" in keys(game)
    play(game, "expert:estates")
    assert resources(game, 0)[0] == 6
    # The card found was Estates too, but the one use is gone.
    assert "play:estates" in keys(game)
    assert "expert:estates" not in keys(game)


@pytest.mark.rule("H3-LVL-12")
def test_uses_made_before_still_count() -> None:
    game = scholar(5, hand=("estates", "estates", "estates"))
    play(game, "expert:estates")
    assert "expert:estates" not in keys(game)
    play(game, f"go:{STONE}")
    assert player(game, 0)["expert_left"] == 1
    play(game, "expert:estates")
    assert "expert:estates" not in keys(game)


@pytest.mark.rule("H3-LVL-11", "H3-EXD-034")
def test_the_allowance_is_for_the_round_over_all_combats() -> None:
    game = quiet()
    level(game, 0, 6)
    deal(game, 0, hand=["estates", "defense", "defense", "defense"])
    army(game, 0, "castle_zealots")
    army(game, 1, "necropolis_liches")
    stand(game, 0, "0,0.ne")
    ask_again(game)
    play(game, "expert:estates")
    next_turn_of(game, 1)
    stand(game, 1, "0,0.c", mp=2)
    ask_again(game)
    play(game, "go:0,0.ne")
    close_window(game)
    used = 0
    while fighting(game) and used < 2:
        if game.choice.seat == 0 and "play:defense" in keys(game):
            used += 1
            assert ("expert:defense" in keys(game)) == (used == 1)
            play(game, "expert:defense" if used == 1 else "play:defense")
        else:
            wanted = [key for key in game.choice.keys if key.startswith(("place:", "attack:", "pass", "done"))]
            play(game, wanted[0])
    assert used == 2
    fight_out(game, winner=1)
    to_turn(game, 1)
    next_turn_of(game, 0)
    assert player(game, 0)["expert_left"] == 2


@pytest.mark.rule("H3-LVL-13", "H3-LVL-10", "H3-LVL-06", "H3-EXD-036")
def test_a_new_level_neither_draws_nor_discards() -> None:
    game = scholar(5, hand=("attack", "attack", "defense", "defense", "power"))
    play(game, f"go:{STONE}")
    assert player(game, 0)["hand_size"] == 6
    assert player(game, 0)["hand_limit"] == 5
    assert asked(game) == (0, "action")
    start_of_turn(game, 0)
    assert asked(game) == (0, "card")
    assert "done" not in keys(game)
    play(game, "discard:attack")
    assert "done" in keys(game)


@pytest.mark.rule("H3-LVL-13")
def test_a_higher_limit_counts_from_the_next_turn_on() -> None:
    game = scholar(3)
    play(game, f"go:{STONE}", "take_top")
    assert player(game, 0)["hand_size"] == 1
    assert player(game, 0)["hand_limit"] == 5
    start_of_turn(game, 0)
    play(game, "done")
    assert "draw_cards:4" in keys(game)
    assert "draw_cards:5" not in keys(game)


@pytest.mark.rule("H3-LVL-14", "H3-LVL-08", "H3-LVL-09", "H3-HER-05", "H3-EXW-11")
def test_several_levels_come_one_after_the_other() -> None:
    game = quiet()
    lay(game, (1, 0), "C1")
    level(game, 0, 8)
    army(game, 0, ARCHERS, "castle_archangels+", "castle_marksmen+")
    stand(game, 0, "1,0.ne", mp=9)
    luck(game, lands=["unit:neutral_azure_dragons"])
    ask_again(game)
    play(game, "go:1,0.c")
    close_window(game)
    while game.choice.kind_name in ("unit", "space"):
        play(game, game.choice.keys[0])
    state = state_of(game)
    for unit in seen(game)["combat"]["units"]:
        if unit["side"] == 1:
            state.damage[unit["number"]] = unit["hp"] - 1
    assert player(game, 0)["level"] == 5
    fight_out(game, winner=0)
    told = [event.name for event in game.events if event.name in ("level", "specialty", "look", "taken_top")]
    assert told == ["level", "specialty", "level"]
    assert happened(game, "level") == [{"player": 0, "n": 6}, {"player": 0, "n": 7}]
    assert player(game, 0)["hand"] == ["catherine_specialty_vi"]
    assert player(game, 0)["hand_limit"] == 7
    assert player(game, 0)["expert_left"] == 3
    assert keys(game) == {"look", "take_top"}


@pytest.mark.rule("H3-LVL-15", "H3-HER-05", "H3-EXD-035")
def test_level_seven_is_the_last() -> None:
    game = quiet()
    lay(game, (1, 0), "N1")
    level(game, 0, 12)
    give(game, 0, gold=10)
    stand(game, 0, "1,0.sw", mp=3)
    ask_again(game)
    play(game, "go:1,0.w", "yes")
    assert resources(game, 0)[0] == 0
    assert field(game, "1,0.w")["black_cube"]
    assert (player(game, 0)["level"], player(game, 0)["experience"]) == (7, 12)
    assert happened(game, "level") == happened(game, "experience") == []
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-LVL-16")
@pytest.mark.parametrize(("experience", "avoided"), [(2, False), (3, False), (4, True)])
def test_a_half_level_does_not_count(experience: int, avoided: bool) -> None:
    game = quiet()
    lay(game, (1, 0), "F3")
    level(game, 0, experience)
    give(game, 0)
    give(game, 1)
    stand(game, 0, "1,0.e", mp=3)
    ask_again(game)
    play(game, "go:1,0.c")
    assert bool(happened(game, "avoided")) == avoided
    assert fighting(game) != avoided


@pytest.mark.rule("H3-LVL-16")
def test_a_half_level_does_not_count_between_heroes() -> None:
    gained = {}
    for experience in (2, 3):
        game = quiet()
        level(game, 0, experience)
        level(game, 1, 2)
        army(game, 0, ARCHERS)
        army(game, 1, "necropolis_skeletons")
        stand(game, 1, "0,0.ne")
        ask_again(game)
        play(game, "go:0,0.ne")
        close_window(game)
        fight_out(game, winner=0)
        gained[experience] = player(game, 0)["experience"] - experience
    assert gained == {2: 1, 3: 1}
