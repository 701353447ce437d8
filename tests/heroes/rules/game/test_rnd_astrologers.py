"""The Astrologers: when they proclaim, how long it lasts, and when their deck is empty."""

import pytest

from tests.heroes.builder import HeroesGame, whole_game


def proclaimed(game: HeroesGame) -> list[str]:
    """What the Astrologers have proclaimed so far."""
    return [str(event["proclamation"]) for event in game.events_named("proclaim")]


def movement(game: HeroesGame) -> list[int]:
    """The movement points of both Main Heroes."""
    return [game.player(n)["heroes"][0]["movement"] for n in (0, 1)]


@pytest.mark.rule("H3-RND-09")
def test_a_card_is_drawn_for_all_to_see_and_resolved_for_everybody() -> None:
    game = whole_game(difficulty="impossible")
    game.astrologers(["white_raven", "dead_silence"])
    game.luck(draws=["proclaim:white_raven"], rolls=["resource:6_gold", "resource:2_valuables"])
    game.end_round()
    assert proclaimed(game) == ["white_raven"]
    assert game.seen()["astrologers"] == 1
    assert [game.resources(n) for n in (0, 1)] == [(21, 3, 1), (15, 3, 3)]
    assert game.seen()["turn"] == 0, "before the first turn of the round"


@pytest.mark.rule("H3-RND-09", "H3-GEN-07")
def test_the_starting_player_resolves_it_first() -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare"), first=1)
    game.astrologers(["white_raven"])
    game.end_round()
    rolls = [event["player"] for event in game.events_named("map_die")]
    assert rolls[-2:] == [1, 0]


@pytest.mark.rule("H3-RND-10")
@pytest.mark.parametrize(("card", "points"), [("battalions_stallion", 4), ("magic_tortoise", 2)])
def test_what_lasts_until_the_next_astrologers_round_covers_two_rounds(card: str, points: int) -> None:
    game = whole_game()
    game.astrologers([card])
    game.luck(draws=[f"proclaim:{card}"])
    game.to_round(2)
    assert game.seen()["proclaimed"] == card
    assert movement(game) == [points, points]
    game.to_round(3)
    assert game.seen()["proclaimed"] == card
    assert movement(game) == [points, points]
    game.astrologers(["dead_silence"])
    game.to_round(4)
    assert game.events_named("proclaim_ends")[0] == {"proclamation": card}
    assert movement(game) == [3, 3], "the old card does not count for the movement points of the new round"


@pytest.mark.rule("H3-RND-10")
def test_a_card_about_the_next_income_is_over_with_it() -> None:
    game = whole_game(difficulty="impossible")
    game.astrologers(["gold_dragon"])
    game.to_round(2)
    assert game.resources(0)[0] == 15
    game.to_round(3)
    assert game.resources(0)[0] == 30
    assert game.seen()["proclaimed"] is None
    game.astrologers(["dead_silence"])
    game.to_round(5)
    assert game.resources(0)[0] == 40


@pytest.mark.rule("H3-RND-10")
def test_nobody_receives_less_than_nothing() -> None:
    game = whole_game()
    game.astrologers(["greedy_dragon"])
    game.to_round(2)
    game.give(0, valuables=2)
    game.position.income[3 + 2] = 3
    game.give(1, valuables=2)
    game.to_round(3)
    assert [game.resources(n)[2] for n in (0, 1)] == [2, 4]


@pytest.mark.rule("H3-RND-10")
def test_a_card_that_works_at_once_is_discarded_at_once() -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare"))
    game.astrologers(["fancy_pixie"])
    game.to_round(2)
    assert [game.player(n)["morale"] for n in (0, 1)] == ["positive", "positive"]
    assert game.seen()["proclaimed"] is None
    assert game.events_named("proclaim_ends") == [{"proclamation": "fancy_pixie"}]


@pytest.mark.rule("H3-RND-11")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    game = whole_game()
    game.astrologers(["dead_silence"], ["profuse_growth", "swift_weasel"])
    game.to_round(2)
    assert game.seen()["astrologers"] == 0
    game.luck(draws=["proclaim:swift_weasel"])
    game.to_round(4)
    assert proclaimed(game) == ["dead_silence", "swift_weasel"]
    assert game.seen()["astrologers"] == 2, "what was proclaimed before is among the new cards"


@pytest.mark.rule("H3-RND-10")
def test_the_hand_limit_is_higher_while_the_card_lies_open() -> None:
    game = whole_game()
    game.astrologers(["profuse_growth"])
    game.end_round()
    assert "draw_cards:5" in game.keys
    game.to_action()
    game.astrologers(["dead_silence"])
    game.to_round(3)
    game.end_round()
    assert "draw_cards:4" in game.keys
    assert "draw_cards:5" not in game.keys


@pytest.mark.rule("H3-TRN-11", "H3-GEN-01")
def test_luck_is_over_with_the_turn_though_the_card_lies_there_until_the_next() -> None:
    game = whole_game(difficulty="impossible")
    game.deal(0, hand=["luck"])
    game.ask_again().play("play:luck")
    assert game.player(0)["ongoing"] == ["luck"]
    game.astrologers(["white_raven"])
    game.next_turn()
    game.luck(rolls=["resource:3_gold", "resource:3_gold"])
    game.end_round()
    assert not game.events_named("map_reroll")
    assert [game.resources(n)[0] for n in (0, 1)] == [18, 18]
    assert game.player(0)["ongoing"] == [], "then the turn begins and the card is discarded"
    assert game.player(0)["discard"] == ["luck"]
