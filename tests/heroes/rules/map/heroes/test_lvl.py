"""Levels of the Main Hero (LVL): what each brings, when, and what counts."""

import pytest

from banneret import Refused
from tests.heroes.builder import ARCHERS, HeroesGame, quiet_game

STONE = "1,0.ne"
"""The Learning Stone of tile F3: one Experience."""


def scholar(experience: int, *, hand: tuple[str, ...] = (), **options: str) -> HeroesGame:
    """A Main Hero with so much experience next to a Learning Stone."""
    game = quiet_game(**options)
    game.lay((1, 0), "F3")
    game.stand(0, "1,0.e", mp=3)
    game.deal(0, hand=hand)
    game.level(0, experience)
    game.stack_deck("ability", ["luck", "logistics", "offense"], ["estates"])
    return game.ask_again()


@pytest.mark.rule("H3-LVL-01", "H3-HER-05")
def test_two_experience_make_a_level() -> None:
    game = scholar(0)
    assert game.player(0)["level"] == 1
    game.play(f"go:{STONE}")
    assert (game.player(0)["experience"], game.player(0)["level"]) == (1, 1)
    assert game.events_named("level") == []
    game = scholar(1)
    game.play(f"go:{STONE}")
    assert (game.player(0)["experience"], game.player(0)["level"]) == (2, 2)
    assert game.events_named("level") == [{"player": 0, "n": 2}]


@pytest.mark.rule("H3-LVL-03", "H3-ABL-04")
def test_level_one() -> None:
    game = scholar(0, hand=("estates",))
    assert game.player(0)["hand_limit"] == 4
    assert "play:estates" in game.keys
    with pytest.raises(Refused):
        game.apply("expert:estates")
    assert "catherine_specialty_i" in quiet_game().player(0)["deck"]


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
    game.luck(draws=["luck", "offense"])
    game.play(f"go:{STONE}")
    assert game.player(0)["level"] == reached
    assert game.asked() == (0, "may")
    game.play("look")
    assert game.keys == {"take:luck", "take:offense"}
    game.play("take:offense")
    assert game.player(0)["hand"] == ["offense"]
    assert game.player(0)["hand_limit"] == limit
    assert game.player(0)["expert_left"] == expert


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
    game.play(f"go:{STONE}")
    assert game.player(0)["level"] == reached
    assert game.player(0)["hand"] == [card]
    assert game.asked() == (0, "action")
    assert game.player(0)["hand_limit"] == limit
    assert game.player(0)["expert_left"] == expert


@pytest.mark.rule("H3-LVL-10")
def test_by_option_a_specialty_is_shuffled_into_the_deck() -> None:
    game = scholar(5, specialty_gain_zone="deck_shuffled")
    game.play(f"go:{STONE}")
    assert game.player(0)["hand"] == []
    assert "catherine_specialty_iv" in game.player(0)["deck"]


@pytest.mark.rule("H3-LVL-02", "H3-LVL-04", "H3-EXD-108")
def test_a_level_comes_before_what_the_field_gives() -> None:
    game = quiet_game()
    game.army(0, ARCHERS)
    game.level(0, 1)
    game.give(0)
    game.luck(lands=["unit:neutral_peasants"], dice=[0], rolls=["treasure:resource", "resource:6_gold"])
    game.ask_again()
    game.play("go:0,0.w")
    game.close_window()
    game.fight_out(winner=0)
    assert game.events_named("level") == [{"player": 0, "n": 2}]
    assert game.keys == {"look", "take_top"}
    rolled = len(game.events_named("map_die"))
    game.play("take_top")
    assert len(game.events_named("map_die")) == rolled + 2
    assert game.resources(0)[0] == 6


@pytest.mark.rule("H3-LVL-12", "H3-LVL-01", "H3-LVL-04", "H3-EXD-033")
def test_the_new_allowance_holds_at_once() -> None:
    game = scholar(1, hand=("estates",))
    game.give(0)
    assert "expert:estates" not in game.keys
    game.play(f"go:{STONE}", "take_top")
    assert "expert:estates" in game.keys
    game.play("expert:estates")
    assert game.resources(0)[0] == 6
    # The card found was Estates too, but the one use is gone.
    assert "play:estates" in game.keys
    assert "expert:estates" not in game.keys


@pytest.mark.rule("H3-LVL-12")
def test_uses_made_before_still_count() -> None:
    game = scholar(5, hand=("estates", "estates", "estates"))
    game.play("expert:estates")
    assert "expert:estates" not in game.keys
    game.play(f"go:{STONE}")
    assert game.player(0)["expert_left"] == 1
    game.play("expert:estates")
    assert "expert:estates" not in game.keys


@pytest.mark.rule("H3-LVL-11", "H3-EXD-034")
def test_the_allowance_is_for_the_round_over_all_combats() -> None:
    game = quiet_game()
    game.level(0, 6)
    game.deal(0, hand=["estates", "defense", "defense", "defense"])
    game.army(0, "castle_zealots")
    game.army(1, "necropolis_liches")
    game.stand(0, "0,0.ne")
    game.ask_again()
    game.play("expert:estates")
    game.next_turn_of(1)
    game.stand(1, "0,0.c", mp=2)
    game.ask_again()
    game.play("go:0,0.ne")
    game.close_window()
    used = 0
    while game.fighting() and used < 2:
        if game.choice.seat == 0 and "play:defense" in game.keys:
            used += 1
            assert ("expert:defense" in game.keys) == (used == 1)
            game.play("expert:defense" if used == 1 else "play:defense")
        else:
            wanted = [key for key in game.choice.keys if key.startswith(("place:", "attack:", "pass", "done"))]
            game.play(wanted[0])
    assert used == 2
    game.fight_out(winner=1)
    game.to_turn(1)
    game.next_turn_of(0)
    assert game.player(0)["expert_left"] == 2


@pytest.mark.rule("H3-LVL-13", "H3-LVL-10", "H3-LVL-06", "H3-EXD-036")
def test_a_new_level_neither_draws_nor_discards() -> None:
    game = scholar(5, hand=("attack", "attack", "defense", "defense", "power"))
    game.play(f"go:{STONE}")
    assert game.player(0)["hand_size"] == 6
    assert game.player(0)["hand_limit"] == 5
    assert game.asked() == (0, "action")
    game.start_of_turn(0)
    assert game.asked() == (0, "card")
    assert "done" not in game.keys
    game.play("discard:attack")
    assert "done" in game.keys


@pytest.mark.rule("H3-LVL-13")
def test_a_higher_limit_counts_from_the_next_turn_on() -> None:
    game = scholar(3)
    game.play(f"go:{STONE}", "take_top")
    assert game.player(0)["hand_size"] == 1
    assert game.player(0)["hand_limit"] == 5
    game.start_of_turn(0)
    game.play("done")
    assert "draw_cards:4" in game.keys
    assert "draw_cards:5" not in game.keys


@pytest.mark.rule("H3-LVL-14", "H3-LVL-08", "H3-LVL-09", "H3-HER-05", "H3-EXW-11")
def test_several_levels_come_one_after_the_other() -> None:
    game = quiet_game()
    game.lay((1, 0), "C1")
    game.level(0, 8)
    game.army(0, ARCHERS, "castle_archangels+", "castle_marksmen+")
    game.stand(0, "1,0.ne", mp=9)
    game.luck(lands=["unit:neutral_azure_dragons"])
    game.ask_again()
    game.play("go:1,0.c")
    game.close_window()
    while game.choice.kind_name in ("unit", "space"):
        game.play(game.choice.keys[0])
    state = game.position
    for unit in game.seen()["combat"]["units"]:
        if unit["side"] == 1:
            state.damage[unit["number"]] = unit["hp"] - 1
    assert game.player(0)["level"] == 5
    game.fight_out(winner=0)
    told = [event.name for event in game.events if event.name in ("level", "specialty", "look", "taken_top")]
    assert told == ["level", "specialty", "level"]
    assert game.events_named("level") == [{"player": 0, "n": 6}, {"player": 0, "n": 7}]
    assert game.player(0)["hand"] == ["catherine_specialty_vi"]
    assert game.player(0)["hand_limit"] == 7
    assert game.player(0)["expert_left"] == 3
    assert game.keys == {"look", "take_top"}


@pytest.mark.rule("H3-LVL-15", "H3-HER-05", "H3-EXD-035")
def test_level_seven_is_the_last() -> None:
    game = quiet_game()
    game.lay((1, 0), "N1")
    game.level(0, 12)
    game.give(0, gold=10)
    game.stand(0, "1,0.sw", mp=3)
    game.ask_again()
    game.play("go:1,0.w", "yes")
    assert game.resources(0)[0] == 0
    assert game.field("1,0.w")["black_cube"]
    assert (game.player(0)["level"], game.player(0)["experience"]) == (7, 12)
    assert game.events_named("level") == game.events_named("experience") == []
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-LVL-16")
@pytest.mark.parametrize(("experience", "avoided"), [(2, False), (3, False), (4, True)])
def test_a_half_level_does_not_count(experience: int, avoided: bool) -> None:
    game = quiet_game()
    game.lay((1, 0), "F3")
    game.level(0, experience)
    game.give(0)
    game.give(1)
    game.stand(0, "1,0.e", mp=3)
    game.ask_again()
    game.play("go:1,0.c")
    assert bool(game.events_named("avoided")) == avoided
    assert game.fighting() != avoided


@pytest.mark.rule("H3-LVL-16")
def test_a_half_level_does_not_count_between_heroes() -> None:
    gained = {}
    for experience in (2, 3):
        game = quiet_game()
        game.level(0, experience)
        game.level(1, 2)
        game.army(0, ARCHERS)
        game.army(1, "necropolis_skeletons")
        game.stand(1, "0,0.ne")
        game.ask_again()
        game.play("go:0,0.ne")
        game.close_window()
        game.fight_out(winner=0)
        gained[experience] = game.player(0)["experience"] - experience
    assert gained == {2: 1, 3: 1}


@pytest.mark.rule("H3-LVL-14", "H3-LVL-02", "H3-LVL-12")
def test_every_search_is_over_before_the_next_level_comes() -> None:
    game = quiet_game()
    game.lay((1, 0), "C1")
    game.army(0, ARCHERS, "castle_archangels+", "castle_marksmen+")
    game.stand(0, "1,0.ne", mp=9)
    game.stack_deck("ability", ["luck", "necromancy", "offense", "armorer", "logistics", "archery"], ["estates"])
    game.luck(lands=["unit:neutral_azure_dragons"])
    game.ask_again().play("go:1,0.c").close_window()
    while game.choice.kind_name in ("unit", "space"):
        game.play(game.choice.keys[0])
    for unit in game.seen()["combat"]["units"]:
        if unit["side"] == 1:
            game.position.damage[unit["number"]] = unit["hp"] - 1
    game.fight_out(winner=0)
    reached: list[tuple[int, int]] = []
    for _ in range(4):
        reached.append((game.player(0)["level"], game.player(0)["expert_left"]))
        game.play("take_top")
    assert reached == [(2, 1), (3, 1), (5, 2), (7, 3)]
    assert game.player(0)["experience"] == 12
    assert {"catherine_specialty_iv", "catherine_specialty_vi"} < set(game.player(0)["hand"])
    assert len(game.player(0)["hand"]) == 6
