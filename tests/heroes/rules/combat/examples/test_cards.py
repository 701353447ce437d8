"""Worked examples about cards in Combat."""

import pytest

from banneret import Refused
from tests.heroes.builder import ARCHERS, quiet_game, skirmish


@pytest.mark.rule("H3-EXW-10", "H3-CBT-09", "H3-CBT-12", "H3-UNI-16", "H3-UNI-17")
def test_dread_knights_retaliate_with_a_club() -> None:
    held = ["ogres_club_of_havoc", "defense", "fireball"]
    game = skirmish(
        "castle_griffins+@b2",
        f"necropolis_dread_knights@b3! cards={','.join(held)} hand=3",
        draws=held,
        dice=[-1, 0],
    )
    game.play("attack:b3")
    while "play:ogres_club_of_havoc" not in game.choice.keys or len(game.blows()) < 2:
        game.play("pass")
    game.play("play:ogres_club_of_havoc", "discard:defense")
    while "pass" in game.choice.keys:
        game.play("pass")
    griffins = game.unit_at("b2")
    assert (griffins["pack"], griffins["damage"], griffins["hp"]) == (False, 3, 4)
    assert [blow[0] for blow in game.blows()] == ["attack", "retaliate"]
    assert game.side(1)["hand"] == ["fireball"]
    assert sorted(game.side(1)["discard"]) == ["defense", "ogres_club_of_havoc"]


@pytest.mark.rule("H3-EXD-041", "H3-ABL-04", "H3-ABL-02")
def test_a_hero_of_level_one_has_no_expert_attack() -> None:
    game = quiet_game()
    game.army(0, ARCHERS)
    game.deal(0, hand=["attack"])
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again()
    game.play("go:0,0.w")
    game.close_window()
    game.play("place:b2", "place:b4", "attack:b4")
    assert game.keys == {"play:attack", "pass"}
    with pytest.raises(Refused, match="H3-ABL-0"):
        game.apply("expert:attack")
