"""Who of several players of a side is asked, and what they see (see "sides of several players" in errata.md)."""

from typing import cast

import pytest

from banneret.battlelore.state.battleground import Battleground, player_of, side_of
from banneret.battlelore.text.names_and_events import sentence
from banneret.games import new
from banneret.kernel.rules import SPECTATOR
from banneret.table.presenter import presenting
from tests.battlelore.builder import FOUR, allied, battle, before_deployment

BLUE = "human_sword_blue"


def test_the_side_of_a_seat() -> None:
    four = cast(Battleground, allied(f"{BLUE}@6.6", f"{BLUE}@2.6").state)
    assert [side_of(four, seat) for seat in range(4)] == [0, 0, 1, 1]
    assert side_of(four, SPECTATOR) == SPECTATOR
    two = cast(Battleground, battle(f"{BLUE}@6.6", f"{BLUE}@2.6").state)
    assert [side_of(two, seat) for seat in range(2)] == [0, 1]
    three = cast(Battleground, before_deployment(["standard", "pennant", "pennant"]).state)
    assert [side_of(three, seat) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("BLH-CFG-03")
def test_units_are_answered_for_by_whoever_commands_their_section() -> None:
    game = allied(f"{BLUE}@6.1 {BLUE}@6.6 {BLUE}@6.11 {BLUE}@7.3 {BLUE}@7.8", f"{BLUE}@2.1 {BLUE}@2.6 {BLUE}@2.11")
    players = {unit["hex"]: unit["player"] for unit in game.seen()["units"]}
    # A hex cut by a section line belongs to the wing; the centre of the pennant side is its first player's as well.
    assert players == {"6.1": 0, "6.6": 0, "6.11": 1, "7.3": 0, "7.8": 1, "2.1": 3, "2.6": 2, "2.11": 2}
    # While the second player leads, the centre is his, and the left wing still the first player's.
    cast(Battleground, game.state).turns = 3
    players = {unit["hex"]: unit["player"] for unit in game.seen()["units"]}
    assert (players["6.1"], players["6.6"], players["6.11"]) == (0, 1, 1)


@pytest.mark.rule("BLH-CFG-03")
def test_a_hero_is_his_own_players_wherever_he_is() -> None:
    heroes = (("Maud:warrior@6.11", "Rolf:warrior@6.1"), ())
    game = allied(f"{BLUE}@6.11 {BLUE}@6.10", f"{BLUE}@2.1", heroes=heroes)
    players = {unit["hex"]: unit["player"] for unit in game.seen()["units"]}
    assert players == {"6.11": 0, "6.10": 1, "6.1": 1, "2.1": 3}
    assert [hero["player"] for hero in game.side_of(0)["heroes"]] == [0, 1]


def test_allies_lead_their_side_by_turns() -> None:
    hands = (["attack_centre", "attack_left"], ["attack_centre", "attack_right"])
    game = allied(f"{BLUE}@6.6", f"{BLUE}@2.6", hands=hands)
    asked = []
    for _ in range(5):
        asked.append(game.choice.seat)
        assert [player["leads"] for player in game.seen()["players"]].count(True) == 2
        assert game.seen()["players"][game.choice.seat]["leads"]
        game.play(next(key for key in game.offers() if key.startswith("play:")))
        while not any(key.startswith("play:") for key in game.offers()):
            game.play("done" if "done" in game.offers() else game.offers()[0])
    assert asked == [0, 2, 1, 3, 0]


@pytest.mark.rule("BLH-CFG-03")
def test_the_leader_orders_and_each_player_moves_and_battles_with_his_own() -> None:
    game = allied(f"{BLUE}@5.10", f"{BLUE}@4.10 {BLUE}@4.9", hands=(["attack_right"], ["attack_centre"]))
    game.lead("5.10")
    # The first player leads; the unit in the right wing is the second player's.
    assert game.choice.seat == 0
    game.play("unit:5.10")
    assert game.choice.seat == 1
    game.play("move:5.9")
    assert game.choice.seat == 0
    game.play("unit:5.9")
    assert game.choice.seat == 1
    assert game.offers() == ["attack:4.9", "attack:4.10"]


@pytest.mark.rule("BLH-CFG-03")
def test_the_attacked_side_answers_by_whoever_commands_the_unit() -> None:
    # The pennant side's left wing is where the columns are high: its first player's, seat 2.
    for column, seat in ((10, 2), (1, 3)):
        game = allied(
            f"{BLUE}@5.{column}", f"{BLUE}@4.{column}",
            hands=(["attack_right" if column == 10 else "attack_left"], ["attack_centre"]),
            dice=["flag", "lore", "lore"],
        )  # fmt: skip
        game.lead(f"5.{column}")
        game.play("done", f"unit:5.{column}")
        if f"attack:4.{column}" in game.offers():
            game.play(f"attack:4.{column}")
        assert game.choice.seat == seat
        assert any(key.startswith("retreat:") for key in game.offers())


def test_allies_see_the_same_and_enemies_do_not() -> None:
    game = before_deployment(FOUR)
    while not any(key.startswith("play:") for key in game.offers()):
        game.play(game.offers()[0])
    hands = [[game.side_of(side, seat)["hand"] for side in (0, 1)] for seat in range(4)]
    assert hands[0] == hands[1]
    assert hands[2] == hands[3]
    assert hands[0][0]
    assert hands[0][1] == hands[2][0] == []
    assert game.side_of(0, 0)["lore_hand"] == game.side_of(0, 1)["lore_hand"]
    # The Command cards one of them is asked about are in the hand of both.
    assert game.seen(1)["options"] == game.seen(0)["options"] == game.offers()
    assert game.seen(2)["options"] == game.seen(SPECTATOR)["options"] == []


@pytest.mark.rule("BL-SET-04")
def test_cards_drawn_are_told_to_all_players_of_a_side_and_to_nobody_else() -> None:
    game = before_deployment(FOUR)
    for name in ("drawn", "lore_drawn"):
        for seat in range(4):
            told = [event for event in game.events_for(seat) if event.name == name]
            assert told
            assert {event.args["side"] for event in told} == {seat // 2}
        assert not [event for event in game.events_for(SPECTATOR) if event.name == name]
    first, second = ([event.args for event in game.events_for(seat) if event.name == "drawn"] for seat in (0, 1))
    assert first == second


def test_allies_win_and_lose_together() -> None:
    game = allied(
        f"{BLUE}@5.6", f"{BLUE}@4.6*1", needed=1, dice=["blue", "lore", "lore"],
        hands=(["attack_centre"], ["attack_centre"]),
    )  # fmt: skip
    game.lead("5.6")
    game.play("done", "unit:5.6")
    if not game.over:
        game.play("attack:4.6")
    assert game.result == (1, 1, -1, -1)


def test_an_answer_of_an_ally_cannot_be_taken_back() -> None:
    game = allied(f"{BLUE}@6.11 {BLUE}@6.6", f"{BLUE}@2.6", hands=(["forward_all"], ["attack_centre"]))
    game.play("play:forward_all", "order:6.11", "order:6.6")
    assert game.undo_seat == 0
    game.play("unit:6.11")
    game.play(next(key for key in game.offers() if key.startswith("move:")))
    assert game.undo_seat == 1
    game.undo()
    assert game.choice.seat == 1
    assert not game.can_undo


def test_two_seats_are_asked_as_ever() -> None:
    s = cast(Battleground, battle(f"{BLUE}@6.1 {BLUE}@6.11", f"{BLUE}@2.1 {BLUE}@2.11").state)
    assert [player_of(s, u) for u in (0, 1, 16, 17)] == [0, 0, 1, 1]


def test_players_of_one_side_are_told_apart_in_words() -> None:
    game = before_deployment(FOUR)
    shown = presenting(game)
    called = [shown.player_name(game.view(0), seat, "en") for seat in (0, 3)]
    assert called == ["Standard, player 1", "Pennant, player 4"]
    two = new("battlelore", scenario="first_laurels", seats=["", ""], seed=1).view(0)
    assert [shown.player_name(two, seat, "en") for seat in (0, 1)] == ["Standard", "Pennant"]
    assert all(sentence(event) for event in game.events_for(0))
    assert not game.events_named("turn")


@pytest.mark.rule("BLH-CFG-03", "BLH-SKL-06")
def test_what_a_hero_has_is_used_by_his_own_player_only() -> None:
    heroes = (("Maud:warrior@6.5", "Rolf:warrior::war_horn,draught_of_might@5.6"), ())
    hands = (["attack_centre", "attack_left"], ["attack_centre", "attack_right"])
    game = allied(f"{BLUE}@6.6 {BLUE}@6.8", f"{BLUE}@4.6", heroes=heroes, hands=hands, dice=["lore"] * 9)
    game.play("play:attack_centre")
    # The first player leads, and his ally's horn is not his to blow.
    assert game.choice.seat == 0
    assert "use:war_horn" not in game.offers()
    game.play("order:5.6", "done", "done", "unit:5.6")
    if "attack:4.6" in game.offers():
        game.play("attack:4.6")
    # The ally's Champion battles: his player is asked whether he drinks.
    assert game.choice.seat == 1
    assert "use:draught_of_might" in game.offers()


@pytest.mark.rule("BLH-CFG-07")
def test_a_horn_does_not_call_the_champion_of_a_fragile_ally() -> None:
    heroes = (("Maud:warrior::war_horn@6.5", "Rolf:warrior@6.7"), ())
    for fragile in (False, True):
        game = allied(
            f"{BLUE}@6.5 {BLUE}@6.6 {BLUE}@5.4", f"{BLUE}@1.6", heroes=heroes, fragile=fragile,
            hands=(["attack_centre"], ["attack_left"]),
        )  # fmt: skip
        game.play("play:attack_centre", "use:war_horn")
        assert game.choice.seat == 0
        assert ("target:6.7" in game.offers()) is not fragile
        assert {"target:6.6", "target:5.4"} <= set(game.offers())
