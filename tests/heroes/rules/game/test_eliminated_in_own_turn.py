"""What others may still do in the turn in which its player is eliminated."""

import pytest

from tests.heroes.builder import OPEN, THREE, whole_game


@pytest.mark.rule("H3-TWA-02")
def test_town_actions_are_open_to_others_at_the_end_of_a_turn_that_elimination_cuts_short() -> None:
    game = whole_game(THREE).meadow().to_turn(1)
    game.own(0, game.player(1)["town"])
    game.stand(0, OPEN[1])
    game.face(*OPEN, me=1, foe=0, wins=1)
    game.give(2, gold=20)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins=1)
    assert game.events_named("eliminated") == [{"player": 1}]
    game.play("no")
    offered: dict[int, set[str]] = {}
    while game.choice.kind_name == "play":
        assert game.seen()["turn"] == 1
        offered[game.choice.seat] = game.keys
        game.play("pass")
    assert "hire" in offered[2]
    game.to_turn(2)
    assert game.seen()["round"] == 1
