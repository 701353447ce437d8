"""The Secondary Hero (SEC): how it comes, what it does on the map, and what it brings the Main Hero."""

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.campaign import next_turn_of, quiet
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    field,
    give,
    happened,
    keys,
    lay,
    level,
    luck,
    own,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.tours import cleared
from tests.heroes.support.war import close_window, hero_at, mp_of, to_turn

SETTLEMENT = "1,0.nw"


def lord(gold: int = 25, **options: str) -> Game:
    """A game whose first player has so much gold, on a map with a tile F1 beside the own one."""
    game = quiet(**options)
    lay(game, (1, 0), "F1")
    cleared(game, SETTLEMENT)
    give(game, 0, gold=gold)
    return ask_again(game)


def second(game: Game, at: str, *, seat: int = 0, mp: int = 2) -> Game:
    """A Secondary Hero of the active player stands on a field."""
    stand(game, seat, at, secondary=True, mp=mp)
    return ask_again(game)


@pytest.mark.rule("H3-SEC-01", "H3-TWN-23")
def test_without_a_town_or_settlement_nobody_is_recruited() -> None:
    game = lord()
    assert "hire" in keys(game)
    own(game, 1, "0,0.c")
    ask_again(game)
    assert "hire" not in keys(game)
    own(game, 0, SETTLEMENT)
    ask_again(game)
    play(game, "hire")
    # The only field left for it is the Settlement: not the own Town, which another player holds.
    assert hero_at(game, 0, secondary=True) == SETTLEMENT


@pytest.mark.rule("H3-SEC-02", "H3-SEC-03", "H3-SEC-01", "H3-EXD-027")
def test_it_costs_ten_gold_and_the_population_token() -> None:
    game = lord(gold=9)
    assert "hire" not in keys(game)
    give(game, 0, gold=25)
    ask_again(game)
    play(game, "hire")
    assert resources(game, 0)[0] == 15
    assert hero_at(game, 0, secondary=True) == "0,0.c"
    assert player(game, 0)["used_tokens"] == ["population"]
    assert asked(game) == (0, "action")
    with pytest.raises(Refused):
        game.apply("recruit:castle_griffins")
    next_turn_of(game, 0)
    assert "recruit:castle_griffins" in keys(game)


@pytest.mark.rule("H3-SEC-03")
@pytest.mark.parametrize("together", ["off", "on"])
def test_units_in_the_same_use_are_an_option(together: str) -> None:
    game = lord(secondary_with_units=together)
    play(game, "hire")
    assert ("recruit:castle_griffins" in keys(game)) == (together == "on")
    if together == "on":
        play(game, "recruit:castle_griffins")
        assert "castle_griffins" in player(game, 0)["units"]
    other = lord(secondary_with_units=together)
    play(other, "recruit:castle_griffins")
    assert ("hire" in keys(other)) == (together == "on")


@pytest.mark.rule("H3-SEC-04", "H3-SEC-05")
def test_there_is_one_at_a_time_without_a_hero_card() -> None:
    game = lord(gold=60)
    play(game, "hire")
    assert len(player(game, 0)["heroes"]) == 2
    assert player(game, 0)["hero"] == "catherine"
    next_turn_of(game, 0)
    assert "hire" not in keys(game)


@pytest.mark.rule("H3-SEC-06")
def test_its_player_chooses_the_field() -> None:
    game = lord()
    own(game, 0, SETTLEMENT)
    ask_again(game)
    play(game, "hire")
    assert keys(game) == {"settle:0,0.c", f"settle:{SETTLEMENT}"}
    play(game, f"settle:{SETTLEMENT}")
    assert hero_at(game, 0, secondary=True) == SETTLEMENT
    assert happened(game, "visit") == []


@pytest.mark.rule("H3-SEC-06")
def test_a_field_with_an_enemy_hero_cannot_be_chosen() -> None:
    game = lord()
    own(game, 0, SETTLEMENT)
    stand(game, 1, SETTLEMENT)
    ask_again(game)
    play(game, "hire")
    assert hero_at(game, 0, secondary=True) == "0,0.c"


@pytest.mark.rule("H3-SEC-07")
def test_it_moves_two_fields_in_the_turn_it_comes() -> None:
    game = lord()
    stand(game, 0, "0,0.se")
    ask_again(game)
    play(game, "hire")
    assert mp_of(game, 0, secondary=True) == 2
    play(game, "go2:0,0.ne", "go2:0,0.c")
    assert hero_at(game, 0, secondary=True) == "0,0.c"
    assert not any(key.startswith("go2:") for key in keys(game))


@pytest.mark.rule("H3-SEC-07")
def test_one_that_came_in_another_players_turn_moves_in_ones_own() -> None:
    game = quiet()
    give(game, 1, gold=30)
    play(game, "end_turn", "hire")
    assert not any(key.startswith("go2:") for key in keys(game))
    to_turn(game, 1)
    assert mp_of(game, 1, secondary=True) == 2
    assert any(key.startswith("go2:") for key in keys(game))


# -- what it does for the player ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SEC-08", "H3-SEC-19", "H3-HER-04", "H3-EXD-032")
def test_experience_from_a_field_is_the_main_heros() -> None:
    game = quiet()
    lay(game, (1, 0), "F3")
    level(game, 0, 3)
    stack_deck(game, "ability", ["luck", "logistics"], ["estates"])
    second(game, "1,0.e")
    play(game, "go2:1,0.ne")
    assert player(game, 0)["level"] == 3
    assert keys(game) == {"look", "take_top"}
    play(game, "look", "take:luck")
    assert player(game, 0)["hand"] == ["luck"]
    assert player(game, 0)["experience"] == 4
    assert set(player(game, 0)["heroes"][1]) == {"field", "movement", "last"}


@pytest.mark.rule("H3-SEC-19")
def test_experience_from_the_treasure_die_is_the_main_heros() -> None:
    game = quiet()
    cleared(game, "0,0.w")
    stand(game, 0, "0,0.se")
    luck(game, rolls=["treasure:experience"])
    second(game, "0,0.c")
    play(game, "go2:0,0.w")
    assert player(game, 0)["experience"] == 1


@pytest.mark.rule("H3-SEC-09")
def test_cards_it_finds_go_to_the_players_hand() -> None:
    game = quiet()
    lay(game, (1, 0), "F3")
    cleared(game, "1,0.c")
    stack_deck(game, "artifact", ["rib_cage"], ["titans_gladius"])
    second(game, "1,0.e")
    play(game, "go2:1,0.c", "take_top")
    assert player(game, 0)["hand"] == ["titans_gladius"]


@pytest.mark.rule("H3-SEC-18", "H3-EXD-031")
def test_guards_flee_from_it_as_from_the_main_hero() -> None:
    game = quiet()
    lay(game, (1, 0), "F3")
    level(game, 0, 4)
    second(game, "1,0.e")
    play(game, "go2:1,0.c")
    assert asked(game) == (0, "may")
    assert keys(game) == {"look", "take_top", "no"}
    assert happened(game, "avoided") == [{"hero": 1, "field": "1,0.c"}]
    play(game, "no")
    assert player(game, 0)["experience"] == 4
    assert field(game, "1,0.c")["black_cube"]


@pytest.mark.rule("H3-SEC-18")
def test_guards_of_the_main_heros_level_fight_it() -> None:
    game = quiet()
    lay(game, (1, 0), "F3")
    level(game, 0, 3)
    army(game, 0, "castle_archangels+")
    give(game, 0)
    give(game, 1)
    second(game, "1,0.e")
    play(game, "go2:1,0.c")
    assert happened(game, "avoided") == []
    assert asked(game) == (0, "space")


@pytest.mark.rule("H3-SEC-15", "H3-SEC-14", "H3-TWA-08", "H3-EXD-030")
def test_a_lost_one_is_recruited_again_from_the_next_own_turn_on() -> None:
    game = quiet()
    give(game, 1, gold=50, materials=10, valuables=10)
    army(game, 0, "castle_archangels+")
    stand(game, 1, "0,0.ne", secondary=True)
    ask_again(game)
    play(game, "go:0,0.ne")
    close_window(game)
    assert asked(game) == (1, "may")
    play(game, "yes")
    assert hero_at(game, 1, secondary=True) is None
    # Its owner may not have another one yet, though the token and the gold are there.
    play(game, "end_turn")
    assert asked(game) == (1, "play")
    assert "recruit:necropolis_wraiths" in keys(game)
    assert "hire" not in keys(game)
    to_turn(game, 1)
    assert seen(game)["round"] == 1
    play(game, "hire")
    assert hero_at(game, 1, secondary=True) == "3,0.c"
    assert resources(game, 1)[0] == 40


@pytest.mark.rule("H3-SEC-15")
def test_a_new_one_takes_an_unused_population_token() -> None:
    game = quiet()
    give(game, 0, gold=50)
    ask_again(game)
    play(game, "hire")
    state_of(game).hero_at[1] = -1
    ask_again(game)
    assert "hire" not in keys(game)
    next_turn_of(game, 0)
    play(game, "hire")
    assert hero_at(game, 0, secondary=True) == "0,0.c"
