"""Carpe Diem: silent gods, gifts in place of the Astrologers, cheap extensions, and a quick end."""

import pytest

from tests.heroes.builder import FIELD, OPEN, HeroesGame, played_out, scenario_game


def duel(round_number: int = 1) -> HeroesGame:
    """The turn of seat 0 on an open field."""
    game = scenario_game("carpe_diem").meadow()
    game.position.game_round = round_number
    for one in range(2):
        game.give(one)
    return game


def beat_the_rival(game: HeroesGame) -> HeroesGame:
    game.face(*OPEN, wins=0)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    while not game.over and game.asked()[1] != "action":
        game.do_nothing()
    return game


@pytest.mark.rule("H3-CHANGE-empty")
def test_a_temple_gives_nothing_and_gets_no_cube() -> None:
    game = duel()
    game.lay((1, 0), "F4")
    game.stand(0, "1,0.se", mp=3)
    game.ask_again()
    game.play("go:1,0.sw")
    assert game.player(0)["morale"] != "positive"
    assert game.events_named("black_cube") == []
    assert game.events_named("visit")[-1]["field"] == "1,0.sw"


@pytest.mark.rule("H3-CHANGE-empty")
def test_a_sanctuary_protects_nobody_and_is_not_visited_again() -> None:
    game = duel()
    game.lay((1, 0), "N1")
    game.stand(1, "1,0.e")
    game.stand(0, "1,0.ne", mp=1)
    game.ask_again()
    assert "go:1,0.e" in game.keys
    game.play("go:1,0.e")
    assert len(game.events_named("fight")) == 1


@pytest.mark.rule("H3-DO-choose_other", "H3-CHANGE-astrologers", "H3-RULE-every", "H3-RULE-from_round")
def test_in_even_rounds_each_takes_something_else_than_before_and_no_card_is_drawn() -> None:
    game = duel()
    game.next_round()
    assert game.seen()["round"] == 2
    assert game.asked() == (0, "amount")
    assert game.keys == {"choose:1", "choose:2", "choose:3"}
    game.play("choose:1")
    assert game.resources(0)[0] == 4
    assert game.asked() == (1, "amount")
    game.play("choose:2")
    assert [game.mp_of(0), game.mp_of(1)] == [3, 4]
    game.to_action().next_round()
    game.next_round()
    assert game.seen()["round"] == 4
    assert game.asked() == (0, "amount")
    assert game.keys == {"choose:2", "choose:3"}
    hand = game.player(0)["hand_size"]
    game.play("choose:3")
    assert game.player(0)["hand_size"] == hand + 1
    assert game.keys == {"choose:1", "choose:3"}
    assert game.events_named("proclaim") == []


@pytest.mark.rule("H3-CHANGE-free_extensions")
def test_the_first_extra_round_against_guards_is_free_and_the_second_is_not() -> None:
    game = duel()
    game.lay((1, 0), "F4")
    game.stand(0, "1,0.ne", mp=3)
    game.position.beaten |= 1 << FIELD["1,0.ne"]
    game.army(0, "castle_archangels+", "castle_champions+")
    game.ask_again()
    game.luck(lands=["unit:neutral_peasants", "unit:neutral_halflings", "unit:neutral_mummies"])
    game.play("go:1,0.nw")
    left: list[int] = []
    for _ in range(200):
        if "extend" in game.keys:
            game.play("extend")
            left.append(int(game.seen()["combat"]["movement"]))
            if len(left) == 2:
                break
        else:
            game.do_nothing()
    assert left == [2, 1]


@pytest.mark.rule("H3-DO-clear_tiles")
def test_the_start_tiles_are_fresh_again_in_round_five() -> None:
    game = duel(4)
    start = game.position.town_at[0] // 7
    field = 7 * start + 3
    game.position.black |= 1 << field
    game.position.black |= 1 << FIELD["1,0.ne"]
    game.next_round()
    assert game.position.game_round == 5
    assert not game.position.black >> field & 1
    assert game.position.black >> FIELD["1,0.ne"] & 1


@pytest.mark.rule("H3-GOAL-defeat_main_hero", "H3-GOAL-from_round", "H3-GOAL-when")
@pytest.mark.parametrize(("number", "over"), [(3, False), (4, True)])
def test_a_main_hero_beaten_from_round_four_on_ends_the_game_at_once(number: int, over: bool) -> None:
    game = beat_the_rival(duel(number))
    assert game.over == over
    assert game.events_named("hero_beaten") != []


@pytest.mark.rule("H3-GOAL-from_round")
def test_a_main_hero_beaten_in_round_three_does_not_count_in_round_four() -> None:
    game = beat_the_rival(duel(3)).next_round()
    game.play("choose:1", "choose:1").to_action()
    assert game.seen()["round"] == 4
    assert not game.over


@pytest.mark.rule("H3-GOAL-capture_town", "H3-GOAL-when")
def test_a_captured_town_ends_the_game_at_once() -> None:
    game = duel()
    game.at_the_gates(0, 1)
    game.play(f"go:{game.town_of(1)}")
    game.close_window()
    assert game.over
    assert tuple(game.position.returns) == (1, -1)


def test_the_final_battle_decides_after_round_eight() -> None:
    game = duel(8)
    while not game.over and not game.events_named("final_battle"):
        game.do_nothing()
    assert len(game.events_named("final_battle")) == 1


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("carpe_diem", 2, bot, seed).returns or ()) == [-1, 1]
