"""A player's turn: the cards at its start, what may be done in it, and its end."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.calendar import astrologers, next_turn, to_action, to_round
from tests.heroes.support.journey import (
    ask_again,
    asked,
    build,
    deal,
    end_turn,
    give,
    happened,
    journey,
    keys,
    level,
    luck,
    morale,
    own_piles,
    play,
    player,
    seen,
    stand,
)

SIX = ["attack", "attack", "defense", "defense", "power", "knowledge"]
NINE = [*SIX, "magic_arrow", "haste", "town_portal"]


def second_turn(hand: list[str], deck: list[str], discards: list[str] | None = None, experience: int = 0) -> Game:
    """Seat 1 begins its turn with these cards; seat 0 has just ended its own."""
    game = journey()
    deal(game, 1, hand=hand, deck=deck, discards=discards or [])
    level(game, 1, experience)
    return end_turn(game)


@pytest.mark.rule("H3-TRN-01")
def test_the_player_whose_turn_begins_is_the_active_one() -> None:
    game = journey()
    assert (seen(game)["turn"], asked(game)) == (0, (0, "action"))
    next_turn(game)
    assert (seen(game)["turn"], asked(game)) == (1, (1, "action"))


@pytest.mark.rule("H3-TRN-02")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_of_cards_may_be_discarded_first(count: int) -> None:
    game = second_turn(["attack", "defense", "power"], SIX)
    for card in ["attack", "defense", "power"][:count]:
        assert "done" in keys(game)
        play(game, f"discard:{card}")
    if count < 3:
        play(game, "done")
    assert asked(game) == (1, "amount")
    assert own_piles(game, 1) == (3 - count, 6, count)


@pytest.mark.rule("H3-TRN-03", "H3-TRN-04")
@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_then_any_number_is_drawn_up_to_the_limit(count: int) -> None:
    game = second_turn([], NINE)
    assert keys(game) == {f"draw_cards:{n}" for n in range(5)}
    play(game, f"draw_cards:{count}")
    assert own_piles(game, 1) == (count, 9 - count, 0)
    assert asked(game) == (1, "action")


@pytest.mark.rule("H3-EXW-01")
def test_a_full_draw_takes_the_top_four_cards() -> None:
    game = second_turn([], NINE)
    luck(game, draws=["power", "magic_arrow", "haste", "town_portal"])
    play(game, "draw_cards:4")
    assert sorted(player(game, 1)["hand"]) == ["haste", "magic_arrow", "power", "town_portal"]


@pytest.mark.rule("H3-EXC-02")
def test_at_level_three_two_are_discarded_and_four_drawn() -> None:
    game = second_turn(["attack", "defense", "power"], SIX, experience=4)
    play(game, "discard:attack", "discard:defense", "done")
    assert keys(game) == {f"draw_cards:{n}" for n in range(5)}
    play(game, "draw_cards:4")
    assert own_piles(game, 1) == (5, 2, 2)


@pytest.mark.rule("H3-TRN-05", "H3-TRN-09", "H3-EXD-006")
def test_seven_cards_are_kept_through_the_turn_and_discarded_down_at_the_next() -> None:
    game = journey()
    hand = [*SIX, "haste"]
    deal(game, 0, hand=hand, deck=["slow", "slow"], discards=[])
    next_turn(ask_again(game))
    assert own_piles(game, 0) == (7, 2, 0), "nothing is lost at the end of a turn"
    astrologers(game, ["dead_silence"])
    end_turn(game)
    for card in ("attack", "attack", "defense"):
        assert "done" not in keys(game)
        play(game, f"discard:{card}")
    assert "done" in keys(game)
    play(game, "discard:haste", "done")
    assert keys(game) == {"draw_cards:0", "draw_cards:1"}
    assert own_piles(game, 0) == (3, 2, 4)


@pytest.mark.rule("H3-TRN-06")
def test_a_hand_at_the_limit_forces_nothing() -> None:
    game = second_turn(["attack", "defense", "power", "haste"], SIX)
    play(game, "done")
    assert asked(game) == (1, "action"), "nothing to draw, nothing to discard"
    assert own_piles(game, 1) == (4, 6, 0)


@pytest.mark.rule("H3-TRN-07")
def test_cards_just_drawn_cannot_be_discarded_for_others() -> None:
    game = second_turn(["attack", "defense"], SIX)
    play(game, "discard:attack", "done", "draw_cards:2")
    assert asked(game) == (1, "action")
    assert not [key for key in keys(game) if key.startswith(("discard:", "draw_cards:"))]
    assert own_piles(game, 1) == (3, 4, 1)


@pytest.mark.rule("H3-TRN-08")
@pytest.mark.parametrize(("experience", "limit"), [(0, 4), (3, 4), (4, 5), (8, 6), (12, 7)])
def test_the_hand_limit_follows_the_level(experience: int, limit: int) -> None:
    game = second_turn([], NINE, experience=experience)
    assert keys(game) == {f"draw_cards:{n}" for n in range(limit + 1)}


@pytest.mark.rule("H3-TRN-09")
def test_during_the_turn_a_hand_may_exceed_the_limit() -> None:
    game = journey(("castle/catherine", "dungeon/mutare"))
    deal(game, 0, hand=["attack", "defense", "power", "haste"], deck=["slow"], discards=[])
    morale(game, 0, 1)
    play(ask_again(game), "morale_draw")
    assert own_piles(game, 0) == (5, 0, 0)
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-TRN-10")
def test_buildings_that_work_at_the_start_of_a_turn_follow_the_draw() -> None:
    game = journey(("castle/catherine", "dungeon/mutare"))
    build(game, 1, "dwelling_bronze", "mage_guild", "special_gears")
    deal(game, 1, hand=["attack"], deck=SIX, discards=[])
    end_turn(game)
    assert keys(game) == {"discard:attack", "done"}
    play(game, "done")
    assert "draw_cards:3" in keys(game)
    play(game, "draw_cards:3")
    assert (asked(game), keys(game)) == ((1, "may"), {"yes", "no"})
    assert own_piles(game, 1) == (4, 3, 0)


@pytest.mark.rule("H3-TRN-11", "H3-EXD-010")
def test_an_ongoing_card_is_discarded_before_the_draw() -> None:
    game = journey()
    deal(game, 0, hand=["luck"], deck=[], discards=["attack", "defense"])
    play(ask_again(game), "play:luck")
    astrologers(game, ["dead_silence"])
    next_turn(game)
    assert player(game, 0)["ongoing"] == ["luck"]
    assert player(game, 0)["discard"] == ["attack", "defense"]
    end_turn(game)
    assert player(game, 0)["ongoing"] == []
    assert keys(game) == {f"draw_cards:{n}" for n in range(4)}, "three cards to reshuffle"
    play(game, "draw_cards:3")
    assert sorted(player(game, 0)["hand"]) == ["attack", "defense", "luck"]


@pytest.mark.rule("H3-TRN-12")
def test_cards_are_played_in_the_own_turn_only() -> None:
    game = journey()
    deal(game, 0, hand=["estates"])
    deal(game, 1, hand=["estates"])
    give(game, 1, gold=50, materials=20, valuables=5)
    assert "play:estates" in keys(ask_again(game))
    play(game, "end_turn")
    assert asked(game) == (1, "play"), "town actions are open in another player's turn"
    assert not [key for key in keys(game) if "estates" in key]
    assert game.why_not("play:estates")
    to_action(game)
    assert asked(game) == (1, "action")
    assert "play:estates" in keys(game)


@pytest.mark.rule("H3-TRN-12")
def test_cards_that_make_a_purchase_cheaper_too() -> None:
    game = journey()
    for n in (0, 1):
        deal(game, n, hand=["starting_wisdom"])
        give(game, n, gold=50)
        build(game, n, "dwelling_bronze", "mage_guild")
    play(ask_again(game), "buy_spell")
    assert "play:starting_wisdom" in keys(game)
    play(game, "pass", "take_top", "end_turn", "buy_spell")
    assert keys(game) == {"look", "take_top"}, "nothing may be played in another player's turn"


@pytest.mark.rule("H3-TRN-13")
def test_movement_town_and_morale_go_in_any_order() -> None:
    game = journey(("castle/catherine", "dungeon/mutare"))
    give(game, 0, gold=60, materials=20, valuables=5)
    morale(game, 0, 1)
    deal(game, 0, hand=[], deck=["attack"], discards=[])
    ask_again(game)
    play(game, "go:0,0.ne", "build:city_hall", "morale_draw", "go:0,0.c", "recruit:castle_griffins", "go:0,0.ne")
    assert asked(game) == (0, "action")
    assert player(game, 0)["heroes"][0] == {"field": "0,0.ne", "movement": 0, "last": "0,0.ne"}
    assert not [key for key in keys(game) if key.startswith(("go:", "build:", "recruit:", "morale"))]


@pytest.mark.rule("H3-TRN-14")
def test_a_turn_ends_when_its_player_says_so_and_unspent_movement_is_lost() -> None:
    game = journey()
    give(game, 0, gold=10)
    stand(game, 0, "0,0.c", mp=0)
    deal(game, 0, hand=["attack", "defense"], deck=[], discards=[])
    ask_again(game)
    assert asked(game) == (0, "action"), "even with nothing left to do"
    stand(game, 0, "0,0.c", mp=3)
    play(ask_again(game), "hire", "end_turn")
    assert happened(game, "end_turn") == [{"player": 0}]
    assert [hero["movement"] for hero in player(game, 0)["heroes"]] == [0, 0]
    assert own_piles(game, 0) == (2, 0, 0)
    astrologers(to_action(game), ["dead_silence"])
    to_round(game, 2)
    assert [hero["movement"] for hero in player(game, 0)["heroes"]] == [3, 2], "and not saved up"
