"""Lessons after a Combat, where a scenario has them: which cards are told of, when, and to whom."""

import pytest

from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.text import LANGUAGES
from tests.heroes.builder import FIELD, STRONG, WEAK, HeroesGame, scenario_game, solo_game

RULE = "rules: [{id: teaching, text: You are told what you could have played., change: {lessons: true}}]"
LORD = "{id: lord, name: Lord, at: A1, army: [pack:dread_knights, pack:vampires, pack:zombies], move: garrison}"
GOALS = "victory: [{defeat_ai: all}]\nlimit: defeat"


def beside(game: HeroesGame, name: str) -> list[str]:
    return [field_name(field) for field in open_around(game.position, FIELD[name])]


def against_guards(*hand: str, units: tuple[str, ...] = (STRONG,)) -> HeroesGame:
    """The first of two allies in First Steps attacks guards with these cards in hand."""
    game = scenario_game("first_steps")
    game.lay((0, 1), "F4")
    mine = next(
        str(one["field"])
        for tile in game.seen()["tiles"]
        if tile["at"] == "0,1"
        for one in tile["fields"]
        if one["location"] == "mine"
    )
    game.stand(0, next(name for name in beside(game, mine) if name.startswith("0,1.")), mp=3)
    game.stand(1, "1,0.c")
    game.army(0, *units)
    game.deal(0, hand=hand, deck=["knowledge"] * 3)
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again().play(f"go:{mine}")
    return game


def fought_out(game: HeroesGame, *wanted: str) -> HeroesGame:
    """Go on until the Combat is over: what is wanted whenever it is possible, else idly; no second round."""
    while game.seen()["combat"] is None:
        game.do_nothing()
    while game.seen()["combat"] is not None:
        found = [key for want in (*wanted, "retreat") for key in sorted(game.keys) if key.startswith(want)]
        if found:
            game.play(found[0])
        else:
            game.do_nothing()
    return game


def told(game: HeroesGame) -> set[object]:
    return {event["card"] for event in game.events_named("lesson")}


@pytest.mark.rule("H3-CHANGE-lessons")
def test_whoever_did_not_win_hears_which_cards_could_have_been_played() -> None:
    game = fought_out(against_guards("attack", "defense", "haste", "logistics"))
    assert game.events_named("retreat")
    assert told(game) == {"attack", "defense", "haste"}, "logistics has no place in a Combat"
    assert [event["player"] for event in game.events_named("lesson")] == [0, 0, 0]


@pytest.mark.rule("H3-CHANGE-lessons")
def test_a_card_that_was_played_is_not_told_of() -> None:
    game = fought_out(against_guards("attack", "defense", "haste"), "play:defense")
    assert game.events_named("retreat")
    assert told(game) == {"attack", "haste"}


@pytest.mark.rule("H3-CHANGE-lessons")
def test_a_second_copy_of_a_card_that_was_played_is_not_told_of_either() -> None:
    game = against_guards("attack", "defense", "defense")
    while "play:defense" not in game.keys:
        game.do_nothing()
    fought_out(game.play("play:defense"))
    assert game.cards_in("play").count("defense") == 1
    assert "defense" in game.seen(0)["players"][0]["hand"]
    assert told(game) == {"attack"}


@pytest.mark.rule("H3-CHANGE-lessons")
def test_a_card_that_only_brings_resources_is_not_told_of() -> None:
    game = fought_out(against_guards("estates", "haste"))
    assert "estates" in game.seen(0)["players"][0]["hand"]
    assert told(game) == {"haste"}


@pytest.mark.rule("H3-CHANGE-lessons")
def test_only_what_was_possible_in_that_very_combat_is_told_of() -> None:
    game = fought_out(against_guards("attack", "haste", units=(WEAK,)))
    assert game.events_named("hero_beaten"), "the only unit fell before it could do anything"
    assert told(game) == set()


@pytest.mark.rule("H3-CHANGE-lessons")
def test_whoever_wins_is_told_nothing() -> None:
    archers = ("castle_marksmen+", "castle_zealots+")
    game = fought_out(against_guards("attack", "defense", "haste", units=archers), "deploy:", "attack:", "extend")
    assert game.events_named("win")
    assert game.events_named("attack"), "the attack could have been made stronger"
    assert not game.events_named("hero_beaten")
    assert told(game) == set()


@pytest.mark.rule("H3-GEN-08", "H3-CHANGE-lessons")
def test_nobody_else_hears_of_it_nor_sees_what_was_offered() -> None:
    game = against_guards("attack", "defense", "haste")
    while "retreat" not in game.keys:
        game.do_nothing()
    views = {seat: game.view(seat).state for seat in (-1, 0, 1)}
    noted = {seat: len(view.scenario_state.offered) for seat, view in views.items() if isinstance(view, WholeGame)}
    assert noted == {-1: 0, 0: 3, 1: 0}
    game.play("retreat")
    assert sum(event.name == "lesson" for event in game.events_for(0)) == 3
    assert not any(event.name == "lesson" for seat in (-1, 1) for event in game.events_for(seat))
    assert game.position.scenario_state.offered == ()


def test_it_is_told_in_every_language() -> None:
    game = fought_out(against_guards("haste"))
    event = next(event for event in game.events if event.name == "lesson")
    lines = {log_line(event, Names.of(game.view(0)), lang) for lang in LANGUAGES}
    assert len(lines) == len(LANGUAGES)
    assert "For next time, you could have played this in that Combat: Haste." in lines


@pytest.mark.rule("H3-CHANGE-lessons")
@pytest.mark.parametrize(("rule", "cards"), [(RULE, {"haste"}), ("", set())])
def test_fights_with_ai_heroes_teach_as_well_but_only_where_the_scenario_says_so(rule: str, cards: set[str]) -> None:
    game = solo_game(LORD, more=rule, goals=GOALS).open_land()
    game.post_ai(0, "3,0.e")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, STRONG)
    game.deal(0, hand=["haste"])
    game.into_battle("go:3,0.e").fight_on(attack=False)
    assert game.events_named("hero_beaten")
    assert told(game) == cards
