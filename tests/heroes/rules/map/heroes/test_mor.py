"""Morale in a whole game: gaining it, the second Negative token, and the moments in which it is spent."""

import pytest

from tests.heroes.builder import OPEN, HeroesGame, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
UNDEAD = ("necropolis/sandro", "castle/catherine")
TEMPLE = "1,0.sw"
"""On tile F4, next to the empty field 1,0.se."""
TOMB = "1,0.sw"
"""On tile N4, next to its middle."""


def at_temple(game: HeroesGame, token: int = 0, *, doomed: bool = False) -> HeroesGame:
    """Seat 0 next to a Temple, which gives Positive Morale."""
    game.meadow("F4")
    game.stand(0, "1,0.se", mp=3)
    game.morale(0, token, doomed=doomed)
    return game.ask_again()


def at_tomb(game: HeroesGame, token: int = 0, hand: tuple[str, ...] = ()) -> HeroesGame:
    """Seat 0 next to a Warrior's Tomb, which gives Negative Morale twice."""
    game.meadow("N4")
    game.stand(0, "1,0.c", mp=3)
    game.morale(0, token)
    game.deal(0, hand=hand)
    return game.ask_again()


def rob_tomb(game: HeroesGame) -> HeroesGame:
    """Take both Artifacts."""
    game.play(f"go:{TOMB}", "yes")
    while game.asked()[1] != "action":
        game.play("look" if "look" in game.choice else game.choice.keys[0])
    return game


def beaten(token: int, *, clears: str = "off") -> HeroesGame:
    """Seat 1, with a token, is defeated by seat 0, which gives it Negative Morale once."""
    game = whole_game(LIVING, second_negative_clears_token=clears).meadow()
    game.morale(1, token)
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    while game.events_named("win") == []:
        game.play("pass")
    return game


def token_of(game: HeroesGame, number: int = 0) -> object:
    """What a player holds."""
    return game.player(number)["morale"]


# -- gaining -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-01")
def test_positive_morale_gives_a_token_to_who_has_none() -> None:
    game = at_temple(whole_game(LIVING))
    game.play(f"go:{TEMPLE}")
    assert token_of(game) == "positive"
    assert token_of(game, 1) is None


@pytest.mark.rule("H3-MOR-02", "H3-MOR-03")
def test_a_second_positive_token_is_lost_where_the_first_is_kept() -> None:
    game = at_temple(whole_game(LIVING), 1)
    game.deal(0, hand=["attack"], deck=["defense", "power"])
    game.ask_again().play(f"go:{TEMPLE}")
    assert (game.asked(), game.keys) == ((0, "may"), {"morale_draw", "morale_swap", "pass"})
    game.play("pass")
    assert token_of(game) == "positive"
    game.play("morale_draw")
    assert token_of(game) is None, "there was only one"
    assert not game.keys & {"morale_draw", "morale_swap"}


@pytest.mark.rule("H3-MOR-03")
@pytest.mark.parametrize("use", ["morale_draw", "morale_swap"])
def test_the_held_token_may_be_spent_before_the_next_is_gained(use: str) -> None:
    game = at_temple(whole_game(LIVING), 1)
    game.deal(0, hand=["attack"], deck=["defense"])
    game.ask_again().play(f"go:{TEMPLE}", use)
    if use == "morale_swap":
        game.play("discard:attack")
        if game.asked()[1] != "action":
            game.play("done")
    assert game.player(0)["hand"] == (["attack", "defense"] if use == "morale_draw" else ["defense"])
    assert token_of(game) == "positive"


@pytest.mark.rule("H3-MOR-10", "H3-MOR-11", "H3-EXD-014")
def test_negative_morale_takes_the_positive_token_first() -> None:
    game = rob_tomb(at_tomb(whole_game(LIVING), 1))
    changes = [event.name for event in game.events if event.name in ("morale_lost", "gloom", "doom", "gloom_gone")]
    assert changes == ["morale_lost", "gloom"]
    assert token_of(game) == "negative"
    assert game.player(0)["doomed"] is False


@pytest.mark.rule("H3-MOR-10")
def test_one_negative_gain_leaves_a_cheerful_player_without_token() -> None:
    game = beaten(1)
    assert token_of(game, 1) is None
    assert game.player(1)["doomed"] is False


@pytest.mark.rule("H3-MOR-11", "H3-MOR-12")
@pytest.mark.parametrize(("token", "doomed"), [(0, False), (-1, True)])
def test_nobody_holds_two_negative_tokens(token: int, doomed: bool) -> None:
    game = beaten(token)
    assert token_of(game, 1) == "negative"
    assert game.player(1)["doomed"] is doomed
    # One Positive gain is enough to be rid of all Negative tokens.
    game.to_turn(1)
    game.meadow("F4")
    game.stand(1, "1,0.se", mp=3)
    game.ask_again().play(f"go:{TEMPLE}")
    assert token_of(game, 1) is None


@pytest.mark.rule("H3-MOR-13", "H3-EXD-015")
def test_a_second_negative_gain_costs_the_hand_at_the_end_of_the_turn() -> None:
    game = rob_tomb(at_tomb(whole_game(LIVING), -1, ("attack", "defense", "power")))
    hand = game.player(0)["hand"]
    assert len(hand) == 5, "two Artifacts came to it"
    assert game.player(0)["doomed"] is True
    game.end_turn()
    assert game.events_named("hand_lost") == [{"player": 0, "n": 5}], "once, although it was due twice"
    assert game.player(0)["hand"] == []
    assert sorted(game.player(0)["discard"]) == sorted(hand)
    assert token_of(game) == "negative"
    assert game.player(0)["doomed"] is False


@pytest.mark.rule("H3-MOR-13")
def test_the_hand_is_lost_at_the_end_of_the_next_own_turn() -> None:
    game = beaten(-1)
    game.deal(1, hand=["attack", "defense"])
    game.end_turn()
    assert game.events_named("hand_lost") == [], "not at the end of somebody else's turn"
    game.to_turn(1)
    assert game.player(1)["hand"] == ["attack", "defense"]
    game.play("end_turn")
    assert game.events_named("hand_lost") == [{"player": 1, "n": 2}]
    assert game.player(1)["hand"] == []
    game.deal(1, hand=["attack"])
    game.to_turn(0)
    game.end_turn().to_turn(1)
    game.play("end_turn")
    assert len(game.events_named("hand_lost")) == 1, "and not in the turns after that"


@pytest.mark.rule("H3-MOR-14")
@pytest.mark.parametrize("option", ["off", "on"])
def test_the_held_negative_token_stays_unless_the_option_clears_it(option: str) -> None:
    game = beaten(-1, clears=option)
    assert game.player(1)["doomed"] is True
    assert token_of(game, 1) == (None if option == "on" else "negative")


@pytest.mark.rule("H3-MOR-15")
def test_positive_morale_only_takes_the_negative_token_away() -> None:
    game = at_temple(whole_game(LIVING), -1)
    game.play(f"go:{TEMPLE}")
    assert token_of(game) is None


@pytest.mark.rule("H3-MOR-16")
def test_a_negative_token_alone_does_nothing() -> None:
    game = whole_game(LIVING)
    game.morale(0, -1)
    game.deal(0, hand=["attack", "defense"])
    game.ask_again()
    with_token = game.keys
    game.morale(0, 0)
    assert game.ask_again().keys == with_token, "nothing more and nothing less may be done"
    game.morale(0, -1)
    game.ask_again().end_turn()
    assert game.events_named("hand_lost") == []
    assert game.player(0)["hand"] == ["attack", "defense"]
    assert token_of(game) == "negative", "and it does not go away"


@pytest.mark.rule("H3-MOR-17")
@pytest.mark.parametrize("token", [0, 1])
def test_the_secondary_hero_shares_the_morale_of_the_player(token: int) -> None:
    game = whole_game(LIVING).meadow("F4")
    game.stand(0, "0,0.c", mp=3)
    game.stand(0, "1,0.se", secondary=True, mp=2)
    game.morale(0, token - 1)
    game.ask_again().play(f"go2:{TEMPLE}")
    assert token_of(game) == ("positive" if token else None)


@pytest.mark.rule("H3-MOR-18", "H3-EXD-017")
def test_the_necropolis_takes_both_artifacts_unmoved() -> None:
    game = rob_tomb(at_tomb(whole_game(UNDEAD), 0, ("attack",)))
    assert len(game.player(0)["hand"]) == 3
    assert (token_of(game), game.player(0)["doomed"]) == (None, False)
    game.end_turn()
    assert len(game.player(0)["hand"]) == 3
    assert game.events_named("hand_lost") == []


@pytest.mark.rule("H3-MOR-18")
def test_the_necropolis_gains_nothing_in_a_temple() -> None:
    game = at_temple(whole_game(UNDEAD))
    game.play(f"go:{TEMPLE}")
    assert game.field(TEMPLE)["black_cube"], "it was visited"
    assert (token_of(game), game.asked()) == (None, (0, "action"))
    assert not game.keys & {"morale_draw", "morale_swap"}


@pytest.mark.rule("H3-MOR-18", "H3-END-17")
def test_a_beaten_necropolis_hero_does_not_lose_heart() -> None:
    game = whole_game(("castle/catherine", "necropolis/sandro")).meadow()
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}").fight()
    assert game.events_named("hero_beaten") == [{"hero": 2}]
    assert (token_of(game, 1), game.player(1)["doomed"]) == (None, False)


@pytest.mark.rule("H3-MOR-13", "H3-MOR-15")
def test_a_hand_that_is_due_is_lost_though_the_token_was_taken_away_since() -> None:
    game = at_temple(whole_game(LIVING), -1, doomed=True)
    game.deal(0, hand=["attack", "defense"])
    game.ask_again().play(f"go:{TEMPLE}")
    assert (token_of(game), game.player(0)["doomed"]) == (None, True)
    game.end_turn()
    assert game.events_named("hand_lost") == [{"player": 0, "n": 2}]


# -- spending ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-05", "H3-EXD-019")
def test_cards_are_exchanged_for_the_token() -> None:
    game = whole_game(LIVING)
    game.morale(0, 1)
    game.deal(0, hand=["attack", "attack", "defense", "power"], deck=["knowledge", "magic_arrow", "power"])
    game.ask_again().play("morale_swap", "discard:attack", "discard:defense", "discard:attack")
    assert game.events_named("draw") == [], "all of them are discarded first"
    game.play("done")
    assert sorted(game.player(0)["hand"]) == ["knowledge", "magic_arrow", "power", "power"]
    assert sorted(game.player(0)["discard"]) == ["attack", "attack", "defense"]
    assert token_of(game) is None


@pytest.mark.rule("H3-MOR-08")
def test_the_token_may_be_spent_in_the_own_turn() -> None:
    game = whole_game(LIVING)
    game.morale(0, 1)
    game.deal(0, hand=["attack"], deck=["defense"])
    assert game.ask_again().keys >= {"morale_draw", "morale_swap"}


@pytest.mark.rule("H3-MOR-08")
def test_the_token_may_be_spent_in_the_turn_of_another_player() -> None:
    game = whole_game(LIVING)
    game.morale(1, 1)
    game.give(1)
    game.deal(1, hand=[], deck=["defense"])
    game.ask_again().play("end_turn")
    assert game.asked() == (1, "play")
    assert "morale_draw" in game.choice
    assert game.events_named("turn") == [{"player": 0}], "the turn of seat 1 has not begun"
    game.play("morale_draw")
    assert game.player(1)["hand"] == ["defense"]
    assert token_of(game, 1) is None


@pytest.mark.rule("H3-MOR-08")
def test_the_token_may_be_spent_before_and_in_a_combat() -> None:
    game = whole_game(LIVING).meadow()
    game.give(0)
    game.give(1)
    game.morale(1, 1)
    game.deal(1, hand=[], deck=["defense", "defense"])
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    assert game.asked() == (1, "play")
    assert "morale_draw" in game.choice, "before the first step of the Combat"
    game.close_window()
    game.play("place:b2", "place:b4", "move:b3", "attack:b4")
    assert game.asked() == (1, "play")
    assert "morale_draw" in game.choice, "in the activation of an enemy unit"
    game.play("morale_draw")
    assert "play:defense" in game.choice


@pytest.mark.rule("H3-MOR-06", "H3-MOR-07", "H3-MOR-08")
def test_the_token_rolls_a_die_of_the_map_again() -> None:
    game = whole_game(LIVING)
    game.morale(0, 1)
    game.morale(1, 1)
    game.stand(0, "0,0.c", mp=3)
    game.give(0)
    game.deal(1, hand=[], deck=[], discards=[])
    game.ask_again()
    game.luck(rolls=["resource:2_valuables", "resource:6_gold"])
    game.play("go:0,0.e")
    assert game.asked() == (0, "reroll"), "whoever rolled it, and nobody else"
    game.play(next(key for key in game.keys if key != "keep"))
    assert game.resources(0) == (6, 0, 0), "the new result replaces the old one"
    assert (token_of(game), token_of(game, 1)) == (None, "positive")
    assert game.asked() == (0, "action")
