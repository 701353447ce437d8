"""Styles are weights: who likes building builds where who likes fights recruits."""

from typing import cast

import pytest

from banneret.games import new
from banneret.heroes.bots.characters import BUILDER, RAIDER
from banneret.heroes.bots.greedy import HeroesGreedy, in_town, town_worth
from banneret.heroes.bots.style import PLAIN, Style
from banneret.heroes.bots.targets import liking, ways_of
from banneret.heroes.state import answers_map
from banneret.heroes.state.answers_combat import REINFORCE
from banneret.heroes.state.hero_numbers import main_hero
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.game import Game
from banneret.kernel.keys import verb
from tests.heroes.bots.planned_turns import at_turn


def in_turn(questions: int) -> tuple[Game, WholeGame]:
    game = at_turn(questions)
    return game, cast(WholeGame, game.state)


def test_a_town_action_is_worth_what_the_style_makes_of_it() -> None:
    _, state = in_turn(8)
    for option in state.options:
        plain = town_worth(state, option)
        weight = (
            BUILDER.buildings if verb(option) == answers_map.BUILD
            else BUILDER.troops if verb(option) in (answers_map.RECRUIT, REINFORCE)
            else 1.0
        )  # fmt: skip
        assert town_worth(state, option, BUILDER) == pytest.approx(plain * weight)


def test_who_only_builds_and_who_only_recruits_part_ways() -> None:
    for questions in range(0, 200, 8):
        _, state = in_turn(questions)
        kinds = {verb(option) for option in state.options if town_worth(state, option) > 0}
        if {answers_map.BUILD, answers_map.RECRUIT} <= kinds:
            assert verb(in_town(state, Style(troops=0.01))) == answers_map.BUILD
            assert verb(in_town(state, Style(buildings=0.01))) in (answers_map.RECRUIT, REINFORCE)
            return
    raise AssertionError("there was never a choice between the two")


def test_a_raider_likes_fights_more_than_mines() -> None:
    _, state = in_turn(8)
    hero = main_hero(state.seat)
    liked = {liking(state, hero, field, RAIDER) for _, field in ways_of(state, hero).goals}
    assert RAIDER.fights in liked
    assert {liking(state, hero, field, PLAIN) for _, field in ways_of(state, hero).goals} == {1.0}


def test_whoever_holds_on_to_cards_plays_fewer() -> None:
    army = "castle_vanguard cards=attack,defense,attack,defense,haste,bless hand=4"

    def played(cards: float) -> int:
        count = 0
        for seed in range(3):
            game = new("heroes", scenario="skirmish", seats=[army, army], seed=seed)
            player = HeroesGreedy(seed, Style(cards=cards))
            while not game.over:
                seat = game.state.seat
                answer = player.choose(game.view(seat), game.rules)
                count += game.rules.key(game.state.kind, answer).startswith(("play:", "cast:"))
                game.apply(answer, seat)
        return count

    assert played(0.1) > played(8.0)
