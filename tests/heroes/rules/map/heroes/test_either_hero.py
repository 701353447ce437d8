"""What cards and Astrologers do for either hero of a player, and what a defending Secondary Hero is worth."""

import pytest

from tests.heroes.builder import (
    GUARDED,
    OPEN,
    HeroesGame,
    game_beside_guards,
    game_outside_town,
    game_with_cards,
    whole_game,
)


@pytest.mark.rule("H3-HER-03", "H3-HER-02")
@pytest.mark.parametrize("alone", ["off", "on"])
def test_speculum_looks_from_where_either_hero_stands(alone: str) -> None:
    game = game_with_cards("speculum", options={"map_cards_main_hero_only": alone})
    game.stand(0, "3,0.c", secondary=True, mp=0)
    game.ask_again()
    game.play("play:speculum")
    if alone == "on":
        assert {"discover:0,1", "discover:1,0"} <= game.keys
        return
    assert game.keys == {"hero_of:main", "hero_of:secondary"}
    game.play("hero_of:secondary")
    assert {"discover:2,0", "discover:3,-1"} <= game.keys
    assert "discover:0,1" not in game.keys


def test_speculum_is_of_no_use_with_nothing_to_discover() -> None:
    game = game_with_cards("speculum")
    for n, spot in enumerate(((0, 1), (1, 0), (2, 0), (3, -1))):
        game.lay(spot, f"F{n + 1}")
    game.position.pool = (0, 0)
    assert "play:speculum" not in game.ask_again().keys
    assert "second:speculum" in game.keys


@pytest.mark.rule("H3-HER-03")
@pytest.mark.parametrize("alone", ["off", "on"])
def test_diplomacy_speaks_for_the_secondary_hero_unless_the_option_says_no(alone: str) -> None:
    game = game_beside_guards("diplomacy", options={"map_cards_main_hero_only": alone})
    game.stand(0, "0,0.c")
    game.stand(0, "1,0.c", secondary=True, mp=2)
    game.ask_again()
    game.play(f"go2:{GUARDED}")
    assert ("expert:diplomacy" in game.keys) == (alone == "off")


@pytest.mark.rule("H3-MOV-22", "H3-END-11")
def test_a_hero_that_came_by_town_portal_retreats_to_where_it_came() -> None:
    game = game_outside_town("town_portal", "power")
    game.stand(0, "0,0.c", secondary=True, mp=0)
    game.stand(0, "0,0.ne", mp=1)
    game.one_guard()
    game.level(0, 0)
    game.ask_again()
    game.play("cast:town_portal", "done", "hero_of:main")
    assert game.hero_at(0) == "0,0.c"
    game.play("go:0,0.w")
    game.wait_for_the_guard()
    assert game.hero_at(0) == "0,0.c"


@pytest.mark.rule("H3-MOR-06", "H3-MOR-07")
@pytest.mark.parametrize("how", ["morale_reroll:1", "luck_reroll:1", "keep"])
def test_the_die_of_the_hourglass_may_be_rolled_again(how: str) -> None:
    game = game_with_cards("hourglass_of_the_evil_hour", "luck")
    game.morale(0, 1 if how == "morale_reroll:1" else 0)
    game.ask_again()
    game.luck(dice=[1, 0])
    if how != "morale_reroll:1":
        game.play("expert:luck")
    game.play("second:hourglass_of_the_evil_hour")
    assert game.asked() == (0, "reroll")
    game.play(how)
    assert game.player(0)["morale"] == (None if how == "keep" else "positive")


@pytest.mark.rule("H3-SEC-07", "H3-RND-10")
@pytest.mark.parametrize(("card", "points"), [("battalions_stallion", 3), ("magic_tortoise", 1), ("dead_silence", 2)])
def test_a_hero_hired_under_the_astrologers_moves_like_all_others(card: str, points: int) -> None:
    game = whole_game(difficulty="impossible")
    game.astrologers([card])
    game.until_round(2)
    game.to_turn(0)
    game.give(0, gold=10)
    game.ask_again()
    game.play("hire")
    assert game.mp_of(0, secondary=True) == points


def second_defends(counts: str) -> HeroesGame:
    """Player 0 attacks the Secondary Hero of player 1, who is bound to win."""
    game = whole_game(experience_from_secondary_wins=counts).meadow()
    game.level(0, 4)
    game.level(1, 2)
    game.face(*OPEN, wins=1)
    game.stand(1, "3,0.c")
    game.stand(1, OPEN[1], secondary=True)
    game.own(0, "0,0.c")
    game.arm(wins=1)
    return game.ask_again()


@pytest.mark.rule("H3-EXP-09", "H3-EXP-10")
@pytest.mark.parametrize(("counts", "gained"), [("off", 0), ("on", 2)])
def test_by_option_a_defending_secondary_hero_wins_experience_too(counts: str, gained: int) -> None:
    game = second_defends(counts)
    game.play(f"go:{OPEN[1]}")
    game.close_window()
    game.play("no")
    game.fight(wins=1)
    assert game.events_named("win")
    for _ in range(6):
        if game.asked()[0] == 1 and "look" in game.keys:
            game.play("take_top")
    assert game.player(1)["experience"] == 2 + gained
