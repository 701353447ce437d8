"""AI heroes: what they do once only, and whom their cards find protected."""

from typing import cast

import pytest

from banneret.heroes.combat.ai.piles import protected
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.battle import Battle
from tests.heroes.builder import skirmish
from tests.heroes.rules.ai_heroes.test_aim_words import at, walked


@pytest.mark.rule("H3-AIM-08", "H3-AI-stops")
def test_who_rests_on_a_tile_does_not_take_the_field_once_more() -> None:
    game = at("3,0.c", ", stops: far")
    host = edit_host(game.position)
    host.pause, host.toured = (1,), ((1 << len(game.position.land)) - 1,)
    assert not game.field("3,0.c")["black_cube"]
    assert walked(game) == []
    assert not game.field("3,0.c")["black_cube"], "it visits a field when it comes there"
    game.to_own_turn()
    assert walked(game), "then it goes on"


@pytest.mark.rule("H3-AIC-24")
def test_without_a_card_on_it_no_unit_is_protected() -> None:
    game = skirmish("castle_halberdiers@b2", "necropolis_skeletons@b4 necropolis_zombies@c4")
    assert protected(cast(Battle, game.state)) == 0
