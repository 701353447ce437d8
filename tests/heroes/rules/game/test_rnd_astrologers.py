"""The Astrologers: when they proclaim, how long it lasts, and when their deck is empty."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.calendar import astrologers, end_round, next_turn, to_action, to_round
from tests.heroes.support.journey import (
    ask_again,
    deal,
    give,
    happened,
    journey,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    state_of,
)


def proclaimed(game: Game) -> list[str]:
    """What the Astrologers have proclaimed so far."""
    return [str(event["proclamation"]) for event in happened(game, "proclaim")]


def movement(game: Game) -> list[int]:
    """The movement points of both Main Heroes."""
    return [player(game, n)["heroes"][0]["movement"] for n in (0, 1)]


@pytest.mark.rule("H3-RND-09")
def test_a_card_is_drawn_for_all_to_see_and_resolved_for_everybody() -> None:
    game = journey(difficulty="impossible")
    astrologers(game, ["white_raven", "dead_silence"])
    luck(game, draws=["proclaim:white_raven"], rolls=["resource:6_gold", "resource:2_valuables"])
    end_round(game)
    assert proclaimed(game) == ["white_raven"]
    assert seen(game)["astrologers"] == 1
    assert [resources(game, n) for n in (0, 1)] == [(21, 3, 1), (15, 3, 3)]
    assert seen(game)["turn"] == 0, "before the first turn of the round"


@pytest.mark.rule("H3-RND-09", "H3-GEN-07")
def test_the_starting_player_resolves_it_first() -> None:
    game = journey(("castle/catherine", "dungeon/mutare"), first=1)
    astrologers(game, ["white_raven"])
    end_round(game)
    rolls = [event["player"] for event in happened(game, "map_die")]
    assert rolls[-2:] == [1, 0]


@pytest.mark.rule("H3-RND-10")
@pytest.mark.parametrize(("card", "points"), [("battalions_stallion", 4), ("magic_tortoise", 2)])
def test_what_lasts_until_the_next_astrologers_round_covers_two_rounds(card: str, points: int) -> None:
    game = journey()
    astrologers(game, [card])
    luck(game, draws=[f"proclaim:{card}"])
    to_round(game, 2)
    assert seen(game)["proclaimed"] == card
    assert movement(game) == [points, points]
    to_round(game, 3)
    assert seen(game)["proclaimed"] == card
    assert movement(game) == [points, points]
    astrologers(game, ["dead_silence"])
    to_round(game, 4)
    assert happened(game, "proclaim_ends")[0] == {"proclamation": card}
    assert movement(game) == [3, 3], "the old card does not count for the movement points of the new round"


@pytest.mark.rule("H3-RND-10")
def test_a_card_about_the_next_income_is_over_with_it() -> None:
    game = journey(difficulty="impossible")
    astrologers(game, ["gold_dragon"])
    to_round(game, 2)
    assert resources(game, 0)[0] == 15
    to_round(game, 3)
    assert resources(game, 0)[0] == 30
    assert seen(game)["proclaimed"] is None
    astrologers(game, ["dead_silence"])
    to_round(game, 5)
    assert resources(game, 0)[0] == 40


@pytest.mark.rule("H3-RND-10")
def test_nobody_receives_less_than_nothing() -> None:
    game = journey()
    astrologers(game, ["greedy_dragon"])
    to_round(game, 2)
    give(game, 0, valuables=2)
    state_of(game).income[3 + 2] = 3
    give(game, 1, valuables=2)
    to_round(game, 3)
    assert [resources(game, n)[2] for n in (0, 1)] == [2, 4]


@pytest.mark.rule("H3-RND-10")
def test_a_card_that_works_at_once_is_discarded_at_once() -> None:
    game = journey(("castle/catherine", "dungeon/mutare"))
    astrologers(game, ["fancy_pixie"])
    to_round(game, 2)
    assert [player(game, n)["morale"] for n in (0, 1)] == ["positive", "positive"]
    assert seen(game)["proclaimed"] is None
    assert happened(game, "proclaim_ends") == [{"proclamation": "fancy_pixie"}]


@pytest.mark.rule("H3-RND-11")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    game = journey()
    astrologers(game, ["dead_silence"], ["profuse_growth", "swift_weasel"])
    to_round(game, 2)
    assert seen(game)["astrologers"] == 0
    luck(game, draws=["proclaim:swift_weasel"])
    to_round(game, 4)
    assert proclaimed(game) == ["dead_silence", "swift_weasel"]
    assert seen(game)["astrologers"] == 2, "what was proclaimed before is among the new cards"


@pytest.mark.rule("H3-RND-10")
def test_the_hand_limit_is_higher_while_the_card_lies_open() -> None:
    game = journey()
    astrologers(game, ["profuse_growth"])
    end_round(game)
    assert "draw_cards:5" in keys(game)
    to_action(game)
    astrologers(game, ["dead_silence"])
    to_round(game, 3)
    end_round(game)
    assert "draw_cards:4" in keys(game)
    assert "draw_cards:5" not in keys(game)


@pytest.mark.rule("H3-TRN-11", "H3-GEN-01")
def test_luck_is_over_with_the_turn_though_the_card_lies_there_until_the_next() -> None:
    game = journey(difficulty="impossible")
    deal(game, 0, hand=["luck"])
    play(ask_again(game), "play:luck")
    assert player(game, 0)["ongoing"] == ["luck"]
    astrologers(game, ["white_raven"])
    next_turn(game)
    luck(game, rolls=["resource:3_gold", "resource:3_gold"])
    end_round(game)
    assert not happened(game, "map_reroll")
    assert [resources(game, n)[0] for n in (0, 1)] == [18, 18]
    assert player(game, 0)["ongoing"] == [], "then the turn begins and the card is discarded"
    assert player(game, 0)["discard"] == ["luck"]
