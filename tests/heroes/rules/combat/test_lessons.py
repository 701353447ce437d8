"""Lessons after a Combat, where a scenario has them: which cards are told of, when, and to whom."""

import pytest

from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.game import Game
from banneret.text import LANGUAGES
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    deal,
    happened,
    keys,
    lay,
    luck,
    play,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import saga
from tests.heroes.support.solo import fight_on, into_battle, open_land, post, solo
from tests.heroes.support.war import STRONG, WEAK, do_nothing

RULE = "rules: [{id: teaching, text: You are told what you could have played., change: {lessons: true}}]"
LORD = "{id: lord, name: Lord, at: A1, army: [pack:dread_knights, pack:vampires, pack:zombies], move: garrison}"
GOALS = "victory: [{defeat_ai: all}]\nlimit: defeat"


def beside(game: Game, name: str) -> list[str]:
    return [field_name(field) for field in open_around(state_of(game), FIELD[name])]


def against_guards(*hand: str, units: tuple[str, ...] = (STRONG,)) -> Game:
    """The first of two allies in First Steps attacks guards with these cards in hand."""
    game = saga("first_steps")
    lay(game, (0, 1), "F4")
    mine = next(
        str(one["field"])
        for tile in seen(game)["tiles"]
        if tile["at"] == "0,1"
        for one in tile["fields"]
        if one["location"] == "mine"
    )
    stand(game, 0, next(name for name in beside(game, mine) if name.startswith("0,1.")), mp=3)
    stand(game, 1, "1,0.c")
    army(game, 0, *units)
    deal(game, 0, hand=hand, deck=["knowledge"] * 3)
    luck(game, lands=["unit:neutral_boars"])
    play(ask_again(game), f"go:{mine}")
    return game


def fought_out(game: Game, *wanted: str) -> Game:
    """Go on until the Combat is over: what is wanted whenever it is possible, else idly; no second round."""
    while seen(game)["combat"] is None:
        do_nothing(game)
    while seen(game)["combat"] is not None:
        found = [key for want in (*wanted, "retreat") for key in sorted(keys(game)) if key.startswith(want)]
        if found:
            play(game, found[0])
        else:
            do_nothing(game)
    return game


def told(game: Game) -> set[object]:
    return {event["card"] for event in happened(game, "lesson")}


def test_whoever_did_not_win_hears_which_cards_could_have_been_played() -> None:
    game = fought_out(against_guards("attack", "defense", "haste", "logistics"))
    assert happened(game, "retreat")
    assert told(game) == {"attack", "defense", "haste"}, "logistics has no place in a Combat"
    assert [event["player"] for event in happened(game, "lesson")] == [0, 0, 0]


def test_a_card_that_was_played_is_not_told_of() -> None:
    game = fought_out(against_guards("attack", "defense", "haste"), "play:defense")
    assert happened(game, "retreat")
    assert told(game) == {"attack", "haste"}


def test_a_card_that_only_brings_resources_is_not_told_of() -> None:
    game = fought_out(against_guards("estates", "haste"))
    assert "estates" in seen(game, 0)["players"][0]["hand"]
    assert told(game) == {"haste"}


def test_only_what_was_possible_in_that_very_combat_is_told_of() -> None:
    game = fought_out(against_guards("attack", "haste", units=(WEAK,)))
    assert happened(game, "hero_beaten"), "the only unit fell before it could do anything"
    assert told(game) == set()


def test_whoever_wins_is_told_nothing() -> None:
    archers = ("castle_marksmen+", "castle_zealots+")
    game = fought_out(against_guards("attack", "defense", "haste", units=archers), "deploy:", "attack:", "extend")
    assert happened(game, "win")
    assert happened(game, "attack"), "the attack could have been made stronger"
    assert not happened(game, "hero_beaten")
    assert told(game) == set()


@pytest.mark.rule("H3-GEN-08")
def test_nobody_else_hears_of_it_nor_sees_what_was_offered() -> None:
    game = against_guards("attack", "defense", "haste")
    while "retreat" not in keys(game):
        do_nothing(game)
    views = {seat: game.view(seat).state for seat in (-1, 0, 1)}
    noted = {seat: len(view.scenario_state.offered) for seat, view in views.items() if isinstance(view, WholeGame)}
    assert noted == {-1: 0, 0: 3, 1: 0}
    play(game, "retreat")
    assert sum(event.name == "lesson" for event in game.events_for(0)) == 3
    assert not any(event.name == "lesson" for seat in (-1, 1) for event in game.events_for(seat))
    assert state_of(game).scenario_state.offered == ()


def test_it_is_told_in_every_language() -> None:
    game = fought_out(against_guards("haste"))
    event = next(event for event in game.events if event.name == "lesson")
    lines = {log_line(event, Names.of(game.view(0)), lang) for lang in LANGUAGES}
    assert len(lines) == len(LANGUAGES)
    assert "For next time, you could have played this in that Combat: Haste." in lines


@pytest.mark.parametrize(("rule", "cards"), [(RULE, {"haste"}), ("", set())])
def test_fights_with_ai_heroes_teach_as_well_but_only_where_the_scenario_says_so(rule: str, cards: set[str]) -> None:
    game = open_land(solo(LORD, more=rule, goals=GOALS))
    post(game, 0, "3,0.e")
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, STRONG)
    deal(game, 0, hand=["haste"])
    fight_on(into_battle(game, "go:3,0.e"), attack=False)
    assert happened(game, "hero_beaten")
    assert told(game) == cards
