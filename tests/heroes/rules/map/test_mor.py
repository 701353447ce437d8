"""Morale in a whole game: gaining it, the second Negative token, and the moments in which it is spent."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    ask_again,
    asked,
    deal,
    end_turn,
    give,
    happened,
    journey,
    keys,
    luck,
    morale,
    play,
    player,
    resources,
    stand,
)
from tests.heroes.support.war import OPEN, close_window, face, fight, meadow, to_turn

LIVING = ("castle/catherine", "dungeon/mutare")
UNDEAD = ("necropolis/sandro", "castle/catherine")
TEMPLE = "1,0.sw"
"""On tile F4, next to the empty field 1,0.se."""
TOMB = "1,0.sw"
"""On tile N4, next to its middle."""


def at_temple(game: Game, token: int = 0, *, doomed: bool = False) -> Game:
    """Seat 0 next to a Temple, which gives Positive Morale."""
    meadow(game, "F4")
    stand(game, 0, "1,0.se", mp=3)
    morale(game, 0, token, doomed=doomed)
    return ask_again(game)


def at_tomb(game: Game, token: int = 0, hand: tuple[str, ...] = ()) -> Game:
    """Seat 0 next to a Warrior's Tomb, which gives Negative Morale twice."""
    meadow(game, "N4")
    stand(game, 0, "1,0.c", mp=3)
    morale(game, 0, token)
    deal(game, 0, hand=hand)
    return ask_again(game)


def rob_tomb(game: Game) -> Game:
    """Take both Artifacts."""
    play(game, f"go:{TOMB}", "yes")
    while asked(game)[1] != "action":
        play(game, "look" if "look" in game.choice else game.choice.keys[0])
    return game


def beaten(token: int, *, clears: str = "off") -> Game:
    """Seat 1, with a token, is defeated by seat 0, which gives it Negative Morale once."""
    game = meadow(journey(LIVING, second_negative_clears_token=clears))
    morale(game, 1, token)
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    while happened(game, "win") == []:
        play(game, "pass")
    return game


def token_of(game: Game, number: int = 0) -> object:
    """What a player holds."""
    return player(game, number)["morale"]


# -- gaining -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-01")
def test_positive_morale_gives_a_token_to_who_has_none() -> None:
    game = at_temple(journey(LIVING))
    play(game, f"go:{TEMPLE}")
    assert token_of(game) == "positive"
    assert token_of(game, 1) is None


@pytest.mark.rule("H3-MOR-02", "H3-MOR-03")
def test_a_second_positive_token_is_lost_where_the_first_is_kept() -> None:
    game = at_temple(journey(LIVING), 1)
    deal(game, 0, hand=["attack"], deck=["defense", "power"])
    play(ask_again(game), f"go:{TEMPLE}")
    assert (asked(game), keys(game)) == ((0, "may"), {"morale_draw", "morale_swap", "pass"})
    play(game, "pass")
    assert token_of(game) == "positive"
    play(game, "morale_draw")
    assert token_of(game) is None, "there was only one"
    assert not keys(game) & {"morale_draw", "morale_swap"}


@pytest.mark.rule("H3-MOR-03")
@pytest.mark.parametrize("use", ["morale_draw", "morale_swap"])
def test_the_held_token_may_be_spent_before_the_next_is_gained(use: str) -> None:
    game = at_temple(journey(LIVING), 1)
    deal(game, 0, hand=["attack"], deck=["defense"])
    play(ask_again(game), f"go:{TEMPLE}", use)
    if use == "morale_swap":
        play(game, "discard:attack")
        if asked(game)[1] != "action":
            play(game, "done")
    assert player(game, 0)["hand"] == (["attack", "defense"] if use == "morale_draw" else ["defense"])
    assert token_of(game) == "positive"


@pytest.mark.rule("H3-MOR-10", "H3-MOR-11", "H3-EXD-014")
def test_negative_morale_takes_the_positive_token_first() -> None:
    game = rob_tomb(at_tomb(journey(LIVING), 1))
    changes = [event.name for event in game.events if event.name in ("morale_lost", "gloom", "doom", "gloom_gone")]
    assert changes == ["morale_lost", "gloom"]
    assert token_of(game) == "negative"
    assert player(game, 0)["doomed"] is False


@pytest.mark.rule("H3-MOR-10")
def test_one_negative_gain_leaves_a_cheerful_player_without_token() -> None:
    game = beaten(1)
    assert token_of(game, 1) is None
    assert player(game, 1)["doomed"] is False


@pytest.mark.rule("H3-MOR-11", "H3-MOR-12")
@pytest.mark.parametrize(("token", "doomed"), [(0, False), (-1, True)])
def test_nobody_holds_two_negative_tokens(token: int, doomed: bool) -> None:
    game = beaten(token)
    assert token_of(game, 1) == "negative"
    assert player(game, 1)["doomed"] is doomed
    # One Positive gain is enough to be rid of all Negative tokens.
    to_turn(game, 1)
    meadow(game, "F4")
    stand(game, 1, "1,0.se", mp=3)
    play(ask_again(game), f"go:{TEMPLE}")
    assert token_of(game, 1) is None


@pytest.mark.rule("H3-MOR-13", "H3-EXD-015")
def test_a_second_negative_gain_costs_the_hand_at_the_end_of_the_turn() -> None:
    game = rob_tomb(at_tomb(journey(LIVING), -1, ("attack", "defense", "power")))
    hand = player(game, 0)["hand"]
    assert len(hand) == 5, "two Artifacts came to it"
    assert player(game, 0)["doomed"] is True
    end_turn(game)
    assert happened(game, "hand_lost") == [{"player": 0, "n": 5}], "once, although it was due twice"
    assert player(game, 0)["hand"] == []
    assert sorted(player(game, 0)["discard"]) == sorted(hand)
    assert token_of(game) == "negative"
    assert player(game, 0)["doomed"] is False


@pytest.mark.rule("H3-MOR-13")
def test_the_hand_is_lost_at_the_end_of_the_next_own_turn() -> None:
    game = beaten(-1)
    deal(game, 1, hand=["attack", "defense"])
    end_turn(game)
    assert happened(game, "hand_lost") == [], "not at the end of somebody else's turn"
    to_turn(game, 1)
    assert player(game, 1)["hand"] == ["attack", "defense"]
    play(game, "end_turn")
    assert happened(game, "hand_lost") == [{"player": 1, "n": 2}]
    assert player(game, 1)["hand"] == []
    deal(game, 1, hand=["attack"])
    to_turn(game, 0)
    to_turn(end_turn(game), 1)
    play(game, "end_turn")
    assert len(happened(game, "hand_lost")) == 1, "and not in the turns after that"


@pytest.mark.rule("H3-MOR-14")
@pytest.mark.parametrize("option", ["off", "on"])
def test_the_held_negative_token_stays_unless_the_option_clears_it(option: str) -> None:
    game = beaten(-1, clears=option)
    assert player(game, 1)["doomed"] is True
    assert token_of(game, 1) == (None if option == "on" else "negative")


@pytest.mark.rule("H3-MOR-15")
def test_positive_morale_only_takes_the_negative_token_away() -> None:
    game = at_temple(journey(LIVING), -1)
    play(game, f"go:{TEMPLE}")
    assert token_of(game) is None


@pytest.mark.rule("H3-MOR-16")
def test_a_negative_token_alone_does_nothing() -> None:
    game = journey(LIVING)
    morale(game, 0, -1)
    deal(game, 0, hand=["attack", "defense"])
    ask_again(game)
    with_token = keys(game)
    morale(game, 0, 0)
    assert keys(ask_again(game)) == with_token, "nothing more and nothing less may be done"
    morale(game, 0, -1)
    end_turn(ask_again(game))
    assert happened(game, "hand_lost") == []
    assert player(game, 0)["hand"] == ["attack", "defense"]
    assert token_of(game) == "negative", "and it does not go away"


@pytest.mark.rule("H3-MOR-17")
@pytest.mark.parametrize("token", [0, 1])
def test_the_secondary_hero_shares_the_morale_of_the_player(token: int) -> None:
    game = meadow(journey(LIVING), "F4")
    stand(game, 0, "0,0.c", mp=3)
    stand(game, 0, "1,0.se", secondary=True, mp=2)
    morale(game, 0, token - 1)
    play(ask_again(game), f"go2:{TEMPLE}")
    assert token_of(game) == ("positive" if token else None)


@pytest.mark.rule("H3-MOR-18", "H3-EXD-017")
def test_the_necropolis_takes_both_artifacts_unmoved() -> None:
    game = rob_tomb(at_tomb(journey(UNDEAD), 0, ("attack",)))
    assert len(player(game, 0)["hand"]) == 3
    assert (token_of(game), player(game, 0)["doomed"]) == (None, False)
    end_turn(game)
    assert len(player(game, 0)["hand"]) == 3
    assert happened(game, "hand_lost") == []


# -- spending ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-05", "H3-EXD-019")
def test_cards_are_exchanged_for_the_token() -> None:
    game = journey(LIVING)
    morale(game, 0, 1)
    deal(game, 0, hand=["attack", "attack", "defense", "power"], deck=["knowledge", "magic_arrow", "power"])
    play(ask_again(game), "morale_swap", "discard:attack", "discard:defense", "discard:attack")
    assert happened(game, "draw") == [], "all of them are discarded first"
    play(game, "done")
    assert sorted(player(game, 0)["hand"]) == ["knowledge", "magic_arrow", "power", "power"]
    assert sorted(player(game, 0)["discard"]) == ["attack", "attack", "defense"]
    assert token_of(game) is None


@pytest.mark.rule("H3-MOR-08")
def test_the_token_may_be_spent_in_the_own_turn() -> None:
    game = journey(LIVING)
    morale(game, 0, 1)
    deal(game, 0, hand=["attack"], deck=["defense"])
    assert keys(ask_again(game)) >= {"morale_draw", "morale_swap"}


@pytest.mark.rule("H3-MOR-08")
def test_the_token_may_be_spent_in_the_turn_of_another_player() -> None:
    game = journey(LIVING)
    morale(game, 1, 1)
    give(game, 1)
    deal(game, 1, hand=[], deck=["defense"])
    play(ask_again(game), "end_turn")
    assert asked(game) == (1, "play")
    assert "morale_draw" in game.choice
    assert happened(game, "turn") == [{"player": 0}], "the own turn has not begun"
    play(game, "morale_draw")
    assert player(game, 1)["hand"] == ["defense"]
    assert token_of(game, 1) is None


@pytest.mark.rule("H3-MOR-08")
def test_the_token_may_be_spent_before_and_in_a_combat() -> None:
    game = meadow(journey(LIVING))
    give(game, 0)
    give(game, 1)
    morale(game, 1, 1)
    deal(game, 1, hand=[], deck=["defense", "defense"])
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    assert asked(game) == (1, "play")
    assert "morale_draw" in game.choice, "before the first step of the Combat"
    close_window(game)
    play(game, "place:b2", "place:b4", "move:b3", "attack:b4")
    assert asked(game) == (1, "play")
    assert "morale_draw" in game.choice, "in the activation of an enemy unit"
    play(game, "morale_draw")
    assert "play:defense" in game.choice


@pytest.mark.rule("H3-MOR-06", "H3-MOR-07", "H3-MOR-08")
def test_the_token_rolls_a_die_of_the_map_again() -> None:
    game = journey(LIVING)
    morale(game, 0, 1)
    morale(game, 1, 1)
    stand(game, 0, "0,0.c", mp=3)
    give(game, 0)
    deal(game, 1, hand=[], deck=[], discards=[])
    ask_again(game)
    luck(game, rolls=["resource:2_valuables", "resource:6_gold"])
    play(game, "go:0,0.e")
    assert asked(game) == (0, "reroll"), "whoever rolled it, and nobody else"
    play(game, next(key for key in keys(game) if key != "keep"))
    assert resources(game, 0) == (6, 0, 0), "the new result replaces the old one"
    assert (token_of(game), token_of(game, 1)) == (None, "positive")
    assert asked(game) == (0, "action")
