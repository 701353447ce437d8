"""Worked examples about cards in Combat."""

import pytest

from banneret import Refused
from tests.heroes.support.campaign import ARCHERS, quiet
from tests.heroes.support.fight import blows, side
from tests.heroes.support.journey import army, ask_again, deal, keys, luck
from tests.heroes.support.journey import play as answer
from tests.heroes.support.stage import play, stage, unit_at
from tests.heroes.support.war import close_window


@pytest.mark.rule("H3-EXW-10", "H3-CBT-09", "H3-CBT-12", "H3-UNI-16", "H3-UNI-17")
def test_dread_knights_retaliate_with_a_club() -> None:
    held = ["ogres_club_of_havoc", "defense", "fireball"]
    game = stage(
        "castle_griffins+@b2",
        f"necropolis_dread_knights@b3! cards={','.join(held)} hand=3",
        draws=held,
        dice=[-1, 0],
    )
    play(game, "attack:b3")
    while "play:ogres_club_of_havoc" not in game.choice.keys or len(blows(game)) < 2:
        play(game, "pass")
    play(game, "play:ogres_club_of_havoc", "discard:defense")
    while "pass" in game.choice.keys:
        play(game, "pass")
    griffins = unit_at(game, "b2")
    assert (griffins["pack"], griffins["damage"], griffins["hp"]) == (False, 3, 4)
    assert [blow[0] for blow in blows(game)] == ["attack", "retaliate"]
    assert side(game, 1)["hand"] == ["fireball"]
    assert sorted(side(game, 1)["discard"]) == ["defense", "ogres_club_of_havoc"]


@pytest.mark.rule("H3-EXD-041", "H3-ABL-04", "H3-ABL-02")
def test_a_hero_of_level_one_has_no_expert_attack() -> None:
    game = quiet()
    army(game, 0, ARCHERS)
    deal(game, 0, hand=["attack"])
    luck(game, lands=["unit:neutral_boars"])
    ask_again(game)
    answer(game, "go:0,0.w")
    close_window(game)
    answer(game, "place:b2", "place:b4", "attack:b4")
    assert keys(game) == {"play:attack", "pass"}
    with pytest.raises(Refused, match="H3-ABL-0"):
        game.apply("expert:attack")
