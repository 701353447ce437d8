"""The Secondary Hero (SEC): how it comes, what it does on the map, and what it brings the Main Hero."""

import pytest

from banneret import Refused
from tests.heroes.builder import HeroesGame, quiet_game, solo_game

SETTLEMENT = "1,0.nw"


def lord(gold: int = 25, **options: str) -> HeroesGame:
    """A game whose first player has so much gold, on a map with a tile F1 beside their own."""
    game = quiet_game(**options)
    game.lay((1, 0), "F1")
    game.cleared(SETTLEMENT)
    game.give(0, gold=gold)
    return game.ask_again()


def second(game: HeroesGame, at: str, *, seat: int = 0, mp: int = 2) -> HeroesGame:
    """A Secondary Hero of the active player stands on a field."""
    game.stand(seat, at, secondary=True, mp=mp)
    return game.ask_again()


@pytest.mark.rule("H3-SEC-01", "H3-TWN-23")
def test_without_a_town_or_settlement_nobody_is_recruited() -> None:
    game = lord()
    assert "hire" in game.keys
    game.own(1, "0,0.c")
    game.ask_again()
    assert "hire" not in game.keys
    game.own(0, SETTLEMENT)
    game.ask_again()
    game.play("hire")
    # The only field left for it is the Settlement: not their own Town, which another player holds.
    assert game.hero_at(0, secondary=True) == SETTLEMENT


@pytest.mark.rule("H3-SEC-02", "H3-SEC-03", "H3-SEC-01", "H3-EXD-027")
def test_it_costs_ten_gold_and_the_population_token() -> None:
    game = lord(gold=9)
    assert "hire" not in game.keys
    game.give(0, gold=25)
    game.ask_again()
    game.play("hire")
    assert game.resources(0)[0] == 15
    assert game.hero_at(0, secondary=True) == "0,0.c"
    assert game.player(0)["used_tokens"] == ["population"]
    assert game.asked() == (0, "action")
    with pytest.raises(Refused):
        game.apply("recruit:castle_griffins")
    game.next_turn_of(0)
    assert "recruit:castle_griffins" in game.keys


@pytest.mark.rule("H3-SEC-03")
@pytest.mark.parametrize("together", ["off", "on"])
def test_units_in_the_same_use_are_an_option(together: str) -> None:
    game = lord(secondary_with_units=together)
    game.play("hire")
    assert ("recruit:castle_griffins" in game.keys) == (together == "on")
    if together == "on":
        game.play("recruit:castle_griffins")
        assert "castle_griffins" in game.player(0)["units"]
    other = lord(secondary_with_units=together)
    other.play("recruit:castle_griffins")
    assert ("hire" in other.keys) == (together == "on")


@pytest.mark.rule("H3-SEC-04", "H3-SEC-05")
def test_there_is_one_at_a_time_without_a_hero_card() -> None:
    game = lord(gold=60)
    game.play("hire")
    assert len(game.player(0)["heroes"]) == 2
    assert game.player(0)["hero"] == "catherine"
    game.next_turn_of(0)
    assert "hire" not in game.keys


@pytest.mark.rule("H3-SEC-06")
def test_its_player_chooses_the_field() -> None:
    game = lord()
    game.own(0, SETTLEMENT)
    game.ask_again()
    game.play("hire")
    assert game.keys == {"settle:0,0.c", f"settle:{SETTLEMENT}"}
    game.play(f"settle:{SETTLEMENT}")
    assert game.hero_at(0, secondary=True) == SETTLEMENT
    assert game.events_named("visit") == []


@pytest.mark.rule("H3-SEC-06")
def test_a_field_with_an_enemy_hero_cannot_be_chosen() -> None:
    game = lord()
    game.own(0, SETTLEMENT)
    game.stand(1, SETTLEMENT)
    game.ask_again()
    game.play("hire")
    assert game.hero_at(0, secondary=True) == "0,0.c"


@pytest.mark.rule("H3-SEC-07")
def test_it_moves_two_fields_in_the_turn_it_comes() -> None:
    game = lord()
    game.stand(0, "0,0.se")
    game.ask_again()
    game.play("hire")
    assert game.mp_of(0, secondary=True) == 2
    game.play("go2:0,0.ne", "go2:0,0.c")
    assert game.hero_at(0, secondary=True) == "0,0.c"
    assert not any(key.startswith("go2:") for key in game.keys)


@pytest.mark.rule("H3-SEC-07")
def test_one_that_came_in_another_players_turn_moves_in_ones_own() -> None:
    game = quiet_game()
    game.give(1, gold=30)
    game.play("end_turn", "hire")
    assert not any(key.startswith("go2:") for key in game.keys)
    game.to_turn(1)
    assert game.mp_of(1, secondary=True) == 2
    assert any(key.startswith("go2:") for key in game.keys)


# -- what it does for the player ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SEC-08", "H3-SEC-19", "H3-HER-04", "H3-EXD-032")
def test_experience_from_a_field_is_the_main_heros() -> None:
    game = quiet_game()
    game.lay((1, 0), "F3")
    game.level(0, 3)
    game.stack_deck("ability", ["luck", "logistics"], ["estates"])
    second(game, "1,0.e")
    game.play("go2:1,0.ne")
    assert game.player(0)["level"] == 3
    assert game.keys == {"look", "take_top"}
    game.play("look", "take:luck")
    assert game.player(0)["hand"] == ["luck"]
    assert game.player(0)["experience"] == 4
    assert set(game.player(0)["heroes"][1]) == {"field", "movement", "last"}


@pytest.mark.rule("H3-SEC-19")
def test_experience_from_the_treasure_die_is_the_main_heros() -> None:
    game = quiet_game()
    game.cleared("0,0.w")
    game.stand(0, "0,0.se")
    game.luck(rolls=["treasure:experience"])
    second(game, "0,0.c")
    game.play("go2:0,0.w")
    assert game.player(0)["experience"] == 1


@pytest.mark.rule("H3-SEC-09")
def test_cards_it_finds_go_to_the_players_hand() -> None:
    game = quiet_game()
    game.lay((1, 0), "F3")
    game.cleared("1,0.c")
    game.stack_deck("artifact", ["rib_cage"], ["titans_gladius"])
    second(game, "1,0.e")
    game.play("go2:1,0.c", "take_top")
    assert game.player(0)["hand"] == ["titans_gladius"]


@pytest.mark.rule("H3-SEC-18", "H3-EXD-031")
def test_guards_flee_from_it_as_from_the_main_hero() -> None:
    game = quiet_game()
    game.lay((1, 0), "F3")
    game.level(0, 4)
    second(game, "1,0.e")
    game.play("go2:1,0.c")
    assert game.asked() == (0, "may")
    assert game.keys == {"look", "take_top", "no"}
    assert game.events_named("avoided") == [{"hero": 1, "field": "1,0.c"}]
    game.play("no")
    assert game.player(0)["experience"] == 4
    assert game.field("1,0.c")["black_cube"]


@pytest.mark.rule("H3-SEC-18")
def test_guards_of_the_main_heros_level_fight_it() -> None:
    game = quiet_game()
    game.lay((1, 0), "F3")
    game.level(0, 3)
    game.army(0, "castle_archangels+")
    game.give(0)
    game.give(1)
    second(game, "1,0.e")
    game.play("go2:1,0.c")
    assert game.events_named("avoided") == []
    assert game.asked() == (0, "space")


@pytest.mark.rule("H3-SEC-15", "H3-SEC-14", "H3-TWA-08", "H3-EXD-030")
def test_a_lost_one_is_recruited_again_from_the_next_own_turn_on() -> None:
    game = quiet_game()
    game.give(1, gold=50, materials=10, valuables=10)
    game.army(0, "castle_archangels+")
    game.stand(1, "0,0.ne", secondary=True)
    game.ask_again()
    game.play("go:0,0.ne")
    game.close_window()
    assert game.asked() == (1, "may")
    game.play("yes")
    assert game.hero_at(1, secondary=True) is None
    # Its owner may not have another one yet, though the token and the gold are there.
    game.play("end_turn")
    assert game.asked() == (1, "play")
    assert "recruit:necropolis_wraiths" in game.keys
    assert "hire" not in game.keys
    game.to_turn(1)
    assert game.seen()["round"] == 1
    game.play("hire")
    assert game.hero_at(1, secondary=True) == "3,0.c"
    assert game.resources(1)[0] == 40


@pytest.mark.rule("H3-SEC-15")
def test_a_new_one_takes_an_unused_population_token() -> None:
    game = quiet_game()
    game.give(0, gold=50)
    game.ask_again()
    game.play("hire")
    game.position.hero_at[1] = -1
    game.ask_again()
    assert "hire" not in game.keys
    game.next_turn_of(0)
    game.play("hire")
    assert game.hero_at(0, secondary=True) == "0,0.c"


@pytest.mark.rule("H3-SEC-06")
def test_none_is_placed_where_an_ai_hero_attacks() -> None:
    game = solo_game().open_land()
    game.stand(0, "2,0.c")
    game.own(0, SETTLEMENT)
    game.post_ai(0, "1,0.c")
    game.give(0, gold=20)
    game.ask_again().play("end_turn")
    assert game.ai()["field"] == SETTLEMENT
    game.play("hire")
    assert game.hero_at(0, secondary=True) == "0,0.c", "the Town is the only field left"
