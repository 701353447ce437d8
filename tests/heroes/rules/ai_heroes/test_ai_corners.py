"""AI heroes: what they do once only, and whom their cards find protected."""

from typing import cast

import pytest

from banneret.heroes.combat.ai.piles import protected
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.battle import Battle
from tests.heroes.builder import FIELD, WEAK, HeroesGame, skirmish
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


SETTLED = "1,0.nw"


def marched(*holdings: str, defended: bool) -> tuple[HeroesGame, list[str], list[str]]:
    """An AI hero has gone to a Settlement of the player; all that was asked, and all that happened meanwhile."""
    game = at("1,0.c", ", move: marcher, mp: 1, goal: nearest_home")
    game.position.owned = (sum(1 << FIELD[field] for field in (SETTLED, *holdings)),)
    game.cleared(SETTLED)
    game.give(0, gold=20 if defended else 0)
    if defended:
        game.stand(0, SETTLED)
        game.army(0, WEAK)
        game.give_troops("warlord", "pack:archangels")
    before = len(game.events)
    game.ask_again().play("end_turn")
    asked = []
    while not game.events_named("ai_flag"):
        asked.append(game.choice.kind_name)
        game.do_nothing()
    return game, asked, [event.name for event in game.events][before:]


@pytest.mark.rule("H3-AIM-07", "H3-AI-move", "H3-STL-10")
def test_whose_last_home_an_ai_hero_takes_has_none_at_once() -> None:
    game, _, happened = marched(defended=False)
    assert happened[-2:] == ["ai_flag", "homeless"] or happened.index("homeless") == happened.index("ai_flag") + 1
    assert game.position.homeless != (0,)
    game, _, happened = marched("0,0.c", defended=False)
    assert "homeless" not in happened


@pytest.mark.rule("H3-AIM-07", "H3-END-22", "H3-END-23")
def test_who_falls_in_the_own_settlement_is_not_besieged_there_once_more() -> None:
    game, asked, happened = marched("0,0.c", defended=True)
    assert "hero_beaten" in happened
    assert "may" not in asked, "nobody is left to be brought there for gold"
    assert game.ai()["field"] == SETTLED
    assert SETTLED in game.seen()["ai_flags"]


@pytest.mark.rule("H3-AIC-24")
def test_without_a_card_on_it_no_unit_is_protected() -> None:
    game = skirmish("castle_halberdiers@b2", "necropolis_skeletons@b4 necropolis_zombies@c4")
    assert protected(cast(Battle, game.state)) == 0
