"""Styles are weights: who likes building builds where who likes fights recruits."""

from typing import cast

import pytest

from banneret.games import new
from banneret.heroes.adventure.seating import level_of
from banneret.heroes.bots.characters import BUILDER, RAIDER
from banneret.heroes.bots.greedy import SECONDARY_FROM, HeroesGreedy, building_worth, in_town, town_worth
from banneret.heroes.bots.style import PLAIN, Style
from banneret.heroes.bots.targets import (
    NEEDED,
    army_worth,
    beats_guards,
    field_worth,
    guards_worth,
    hero_worth,
    liking,
    ways_of,
)
from banneret.heroes.state import answers_map
from banneret.heroes.state.answers_combat import REINFORCE
from banneret.heroes.state.hero_numbers import main_hero
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import CITADEL, CITY_HALL, DWELLING, MAGE_GUILD
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


def test_what_is_built_and_recruited_counts_by_kind() -> None:
    _, state = in_turn(8)
    state.stores = (200, 50, 50, *state.stores[3:])
    late = building_worth(state, MAGE_GUILD)
    kinds = {CITY_HALL: "halls", CITADEL: "citadels", DWELLING: "bronze", DWELLING + 1: "silver", DWELLING + 2: "gold"}
    for kind, name in kinds.items():
        plain = building_worth(state, kind)
        assert plain > 0
        assert building_worth(state, kind, Style(**{name: 3.0})) == pytest.approx(3.0 * plain)
        others = {other: 3.0 for other in kinds.values() if other != name}
        assert building_worth(state, kind, Style(**others)) == plain
    assert building_worth(state, MAGE_GUILD, Style(citadels=3.0, halls=3.0)) == late
    for option in state.options:
        doubled = verb(option) == REINFORCE
        assert town_worth(state, option, Style(reinforcing=2.0)) == pytest.approx(
            town_worth(state, option) * (1 + doubled)
        )


def test_a_secondary_hero_is_hired_from_the_gold_that_the_style_names() -> None:
    _, state = in_turn(8)
    state.stores = (SECONDARY_FROM, *state.stores[1:])
    assert town_worth(state, answers_map.HIRE) > 0
    assert town_worth(state, answers_map.HIRE, Style(hiring=1.1)) == 0


def test_how_strong_guards_and_rivals_may_be() -> None:
    _, state = in_turn(8)
    player = state.seat
    odds = [army_worth(state, player) / guards_worth(state, level) for level in range(1, 8)]
    level = next(n + 1 for n in range(7) if NEEDED <= odds[n] < NEEDED + 0.6 and level_of(state, player) <= n + 1)
    assert beats_guards(state, player, level, 3)
    assert not beats_guards(state, player, level, 0, -1, Style(reserve=100.0))
    assert beats_guards(state, player, level, 0, -1, Style(reserve=0.0))
    own, other = main_hero(player), main_hero(1 - player)
    field = state.hero_at[other]
    assert hero_worth(state, own, other, field, Style(respect=0.01)) > 0
    assert hero_worth(state, own, other, field, Style(respect=100.0)) < 0


def test_visits_and_experience_are_worth_what_the_style_makes_of_them() -> None:
    _, state = in_turn(8)
    hero = main_hero(state.seat)
    changed = {"visits": 0, "experience": 0}
    for field in ways_of(state, hero).before:
        plain = field_worth(state, hero, field, 3)
        for name in changed:
            more = field_worth(state, hero, field, 3, Style(**{name: 2.0}))
            assert more >= plain
            changed[name] += more > plain
    assert all(changed.values()), changed


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
