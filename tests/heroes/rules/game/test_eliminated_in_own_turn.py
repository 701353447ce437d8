"""What others may still do in the turn in which its player is eliminated."""

import pytest

from tests.heroes.support.journey import THREE, give, happened, journey, keys, own, play, player, seen, stand
from tests.heroes.support.war import OPEN, face, fight, meadow, to_turn


@pytest.mark.rule("H3-TWA-02")
def test_town_actions_are_open_to_others_at_the_end_of_a_turn_that_elimination_cuts_short() -> None:
    game = to_turn(meadow(journey(THREE)), 1)
    own(game, 0, player(game, 1)["town"])
    stand(game, 0, OPEN[1])
    face(game, *OPEN, me=1, foe=0, wins=1)
    give(game, 2, gold=20)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins=1)
    assert happened(game, "eliminated") == [{"player": 1}]
    play(game, "no")
    offered: dict[int, set[str]] = {}
    while game.choice.kind_name == "play":
        assert seen(game)["turn"] == 1
        offered[game.choice.seat] = keys(game)
        play(game, "pass")
    assert "hire" in offered[2]
    to_turn(game, 2)
    assert seen(game)["round"] == 1
