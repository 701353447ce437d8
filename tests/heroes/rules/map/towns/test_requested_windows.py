"""Town actions and morale at any instant of another player's turn, for whoever asks for it."""

from pathlib import Path

import pytest

from banneret import Refused
from tests.heroes.builder import ARCHERS, THREE, HeroesGame, changed_file, quiet_game, start_file, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")


def rich(*seats: str, **options: str) -> HeroesGame:
    """A game in the turn of seat 0, in which everybody can pay for everything and has a dwelling."""
    game = quiet_game(*seats, **options)
    for number in range(game.position.game_terms.players):
        game.give(number, gold=100, materials=50, valuables=30)
        game.build(number, "dwelling_bronze")
    return game.ask_again()


@pytest.mark.rule("H3-TWA-02")
def test_who_asks_for_it_acts_before_the_next_action_of_another() -> None:
    game = rich()
    game.play("build:citadel")
    assert game.asked() == (0, "action")
    game.request("once", 1)
    assert game.asked() == (1, "play")
    game.play("build:citadel", "pass")
    assert "citadel" in game.player(1)["buildings"]
    # The turn goes on where it was, and nobody is asked again.
    assert game.asked() == (0, "action")
    game.play("recruit:castle_griffins", "done")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TWA-02")
def test_without_a_request_nobody_is_asked_between_actions() -> None:
    game = rich()
    game.play("build:citadel")
    assert game.asked() == (0, "action")
    game.play("recruit:castle_griffins", "done")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TWA-02")
def test_a_standing_request_counts_before_every_action_until_it_is_withdrawn() -> None:
    game = rich()
    game.request("always", 1)
    for answer in ("build:citadel", "recruit:castle_griffins"):
        assert game.asked() == (1, "play")
        assert not game.position.private, "what a town offers lies open"
        game.play("pass")
        assert game.asked() == (0, "action")
        game.play(answer)
    # Recruiting is under way: nothing interrupts it.
    assert game.asked()[0] == 0
    game.play("done")
    assert game.asked() == (1, "play")
    game.request("never", 1)
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TWA-05")
def test_a_request_waits_until_the_action_under_way_is_over() -> None:
    game = rich()
    game.play("build:citadel", "recruit:castle_griffins")
    question = game.choice.question
    game.request("once", 1)
    assert (game.asked()[0], game.choice.question) == (0, question)
    game.play("done")
    assert game.asked() == (1, "play")


@pytest.mark.rule("H3-TWA-02", "H3-GEN-07")
def test_several_are_asked_clockwise_from_the_active_player_until_all_have_passed() -> None:
    game = rich(*THREE)
    game.play("build:citadel", "recruit:castle_griffins")
    game.request("always", 2)
    game.request("once", 1)
    game.play("done")
    asked = []
    for answer in ("pass", "build:citadel", "pass", "pass"):
        asked.append(game.asked()[0])
        game.play(answer)
    # Seat 2 has acted after seat 1 had passed, so both may act again.
    assert asked == [1, 2, 1, 2]
    assert game.asked() == (0, "action")
    assert (game.request_of(1), game.request_of(2)) == ("never", "always")


@pytest.mark.rule("H3-TWA-02")
def test_nobody_can_hold_up_a_game_by_asking_over_and_over() -> None:
    game = rich()
    game.request("once", 1)
    game.play("pass")
    game.request("once", 1)
    assert game.asked() == (0, "action"), "asked once at this instant, seat 1 waits for the next"
    game.play("build:citadel")
    assert game.asked() == (1, "play")


@pytest.mark.rule("H3-TWA-02", "H3-TWA-01")
def test_who_can_do_nothing_is_not_asked() -> None:
    game = rich()
    game.give(1)
    game.ask_again()
    game.request("always", 1)
    assert game.asked() == (0, "action")
    game.play("build:citadel")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TWA-03")
def test_no_request_opens_a_town_in_a_combat() -> None:
    game = rich()
    game.army(0, ARCHERS)
    game.ask_again()
    game.request("always", 1)
    game.play("pass", "go:0,0.w")
    game.close_window()
    assert game.fighting()
    offered = game.fight_out(winner=0)
    assert not any(key.startswith(("build:", "recruit:", "hire")) for seat in offered for key in offered[seat])


@pytest.mark.rule("H3-MOR-08", "H3-TWA-02")
def test_morale_and_towns_are_open_before_another_player_draws() -> None:
    game = whole_game(LIVING)
    game.morale(1, 1)
    game.give(1, gold=20)
    game.build(1, "dwelling_bronze")
    game.deal(1, hand=[], deck=["defense"])
    game.deal(0, hand=["attack"], deck=["power", "power"])
    game.ask_again()
    game.to_turn(1).start_of_turn(0)
    assert game.asked()[0] == 0
    assert game.choice.question == "ask_turn_discard"
    game.request("once", 1)
    assert game.asked() == (1, "play")
    assert "morale_draw" in game.keys
    game.play("morale_draw", "pass")
    assert game.choice.question == "ask_turn_discard"
    game.play("done")
    assert game.choice.question == "ask_draw"
    game.request("once", 1)
    assert game.asked() == (1, "play")


@pytest.mark.rule("H3-WHEN-turn_start", "H3-WHEN-turn_end", "H3-TWA-02", "H3-MOR-08")
@pytest.mark.parametrize("moment", ["turn_start", "turn_end"])
def test_rules_for_a_turn_work_once_though_somebody_is_asked_before(moment: str, tmp_path: Path) -> None:
    rule = {"id": "gift", "text": "A gift.", "when": moment, "do": [{"gain": "valuables", "amount": 1}]}
    game = start_file(changed_file(tmp_path, rules=[rule]), LIVING).into_turn()
    game.build(1, "dwelling_bronze")
    for seat in (0, 1):
        game.give(seat, gold=20)
    game.astrologers(["dead_silence"])
    game.to_turn(1).request("always", 1)
    game.to_turn(0)
    before = game.resources(0)[2]
    game.next_turn_of(0)
    assert game.resources(0)[2] == before + 1
    assert any(event == {"player": 1} for event in game.events_named("turn"))


@pytest.mark.rule("H3-MOR-08")
def test_the_active_player_may_spend_morale_before_drawing() -> None:
    game = whole_game(LIVING)
    game.morale(0, 1)
    game.deal(0, hand=["attack"], deck=["power", "knowledge"])
    game.ask_again()
    game.to_turn(1).start_of_turn(0)
    game.request("once", 0)
    assert game.asked() == (0, "play")
    assert {"morale_draw", "morale_swap"} <= game.keys
    assert game.seen(1)["options"] == []


def test_a_request_in_the_own_turn_asks_nothing_that_is_asked_anyway() -> None:
    game = rich()
    game.request("once", 0)
    assert game.asked() == (0, "action")
    game.play("build:citadel")
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-GEN-08")
def test_others_learn_of_a_request_only_when_its_player_is_asked() -> None:
    game = rich()
    game.play("build:citadel", "recruit:castle_griffins")
    before = [game.rules.describe(game.view(seat)) for seat in (-1, 0)]
    events = game.happened
    game.request("always", 1)
    assert [game.rules.describe(game.view(seat)) for seat in (-1, 0)] == before
    assert game.happened == events
    assert game.view(0).state.requested(1) == game.view().state.requested(1) == 0
    assert game.view(1).state.requested(1) == 2


def test_a_player_who_is_out_is_not_asked() -> None:
    game = rich(*THREE)
    game.position.out |= 1 << 1
    game.request("always", 1)
    assert game.asked() == (0, "action")


def test_what_is_no_request_is_refused() -> None:
    game = rich()
    with pytest.raises(Refused, match="never, once, always"):
        game.request("often", 1)
    with pytest.raises(Refused, match="seat 7"):
        game.request("once", 7)
    with pytest.raises(Refused, match="not an answer"):
        game.apply("ask_me:once")
    assert not game.request("never", 1)
    assert game.asked() == (0, "action")


# -- in nobody's turn --------------------------------------------------------------------------------------------------

LIZARD = "annoying_lizard"
"""The Astrologers' card that exchanges cards of hands."""


def at_round_end(*morale: int, first: int = 0) -> HeroesGame:
    """The last turn of round 1; all have means for their towns, these players morale, and an exchange is coming up."""
    game = whole_game(LIVING, first=first).to_turn(1 - first)
    for seat in (0, 1):
        game.deal(seat, hand=["haste"], deck=["attack", "defense", "power"], discards=[])
        game.give(seat, gold=100, materials=50, valuables=30)
        game.build(seat, "dwelling_bronze")
        game.morale(seat, int(seat in morale))
    game.astrologers([LIZARD])
    game.luck(draws=[f"proclaim:{LIZARD}"])
    return game.ask_again()


def next_round(game: HeroesGame) -> HeroesGame:
    """The turn is over, and what was asked in it and at its end has been passed."""
    while game.choice.question in ("ask_requested", "ask_turn", "ask_town") and not game.events_named("proclaim"):
        game.play("end_turn" if game.choice.question == "ask_turn" else "pass")
    return game


@pytest.mark.rule("H3-MOR-08", "H3-TWA-02")
def test_morale_may_be_spent_before_the_astrologers_card_does_something_and_towns_not_used() -> None:
    game = at_round_end(1)
    game.request("always", 1)
    next_round(game)
    assert (game.choice.question, game.asked()[0]) == ("ask_requested", 1)
    assert game.events_named("proclaim")[-1] == {"proclamation": LIZARD}
    assert game.keys == {"morale_draw", "morale_swap", "pass"}, "nobody's turn is under way"
    game.luck(draws=["attack"])
    game.play("morale_draw")
    assert "attack" in game.player(1)["hand"], "before hands are exchanged"


@pytest.mark.rule("H3-MOR-08", "H3-GEN-07")
@pytest.mark.parametrize("first", [0, 1])
def test_the_starting_player_is_asked_first_between_turns_and_nobody_twice(first: int) -> None:
    game = at_round_end(0, 1, first=first)
    game.request("always", 0)
    game.request("always", 1)
    next_round(game)
    asked = []
    while game.choice.question == "ask_requested":
        asked.append(game.asked()[0])
        game.play("pass")
    assert asked == [first, 1 - first] * 2, "before the exchange of each player"
    assert (game.request_of(0), game.request_of(1)) == ("always", "always")


@pytest.mark.rule("H3-MOR-08")
def test_nobody_is_asked_between_turns_without_morale_or_a_request() -> None:
    game = at_round_end(1)
    game.request("always", 0)
    next_round(game)
    assert game.choice.question != "ask_requested"


@pytest.mark.rule("H3-MOR-08", "H3-RND-08")
def test_morale_may_be_spent_before_a_building_works_in_a_resource_round() -> None:
    game = quiet_game(*LIVING)
    game.build(0, "city_hall")
    game.until_round(2)
    game.to_turn(1)
    game.morale(1, 1)
    game.ask_again()
    game.request("always", 1)
    while game.position.turn >= 0:
        game.play("end_turn" if game.choice.question == "ask_turn" else "pass")
    assert (game.choice.question, game.asked()[0]) == ("ask_requested", 1)
    assert all(key == "pass" or key.startswith("morale_") for key in game.keys)
    game.play("pass")
    assert game.asked() == (0, "amount"), "what the City Hall gives"
