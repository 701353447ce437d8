"""Why an answer is good in Heroes, told from what its seat sees."""

from typing import cast

import pytest

from banneret.bots.advice import Reason
from banneret.bots.weighed import Weighed
from banneret.heroes.adventure.map.land import guard, location, owner
from banneret.heroes.bots.planning.map_judge import MapPlan
from banneret.heroes.bots.reasons import REASONS
from banneret.heroes.bots.targets import ways_of
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.hero_numbers import main_hero
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import MINE
from banneret.kernel.game import Game
from tests.heroes.bots.planned_turns import at_turn
from tests.heroes.builder import skirmish


def reasons(game: Game, key: str, **found: object) -> tuple[Reason, ...]:
    """What is said of an answer, with nothing to compare it with."""
    option = game.rules.parse(game.state.kind, key)
    assert option in game.state.options, key
    assert option is not None
    return REASONS.why(game.view(game.state.seat), key, Weighed(option, **found), [])  # type: ignore[arg-type]


def words(game: Game, key: str) -> str:
    return REASONS.said(reasons(game, key), game.view(game.state.seat), "en")


@pytest.mark.parametrize(
    ("armies", "key", "line"),
    [
        (("castle_marksmen+@a1", "necropolis_zombies+@c5"), "attack:c5", "Strikes Zombies without being struck back"),
        (
            ("castle_griffins@b4", "necropolis_zombies+@b5"),
            "attack:b5",
            "Strikes Zombies before they act in this round",
        ),
        (
            ("castle_champions+@b4", "necropolis_skeletons@b5"),
            "attack:b5",
            "Brings down Skeletons with an ordinary roll",
        ),
        (("castle_griffins@b2", "necropolis_zombies+@b5"), "move:b4", "Goes to where Zombies can be struck"),
    ],
)
def test_a_blow_and_a_move_are_told_by_what_they_do(armies: tuple[str, str], key: str, line: str) -> None:
    game = skirmish(*armies)
    assert words(game, key) == line


def test_what_is_ahead_of_the_others_is_told_as_well() -> None:
    game = skirmish("castle_griffins@b4", "necropolis_zombies+@b5")
    view = game.view(game.state.seat)
    option = game.rules.parse(game.state.kind, "attack:b5")
    assert option is not None
    best = Weighed(option, parts={"own": 3.0, "foes": -2.0})
    other = Weighed(option, parts={"own": 3.0, "foes": -2.6})
    told = REASONS.why(view, "attack:b5", best, [other])
    assert told[-1] == Reason("advice-part-foes")
    assert REASONS.said(told, view, "en").endswith("; it costs the enemy more units")
    assert REASONS.why(view, "attack:b5", other, [best]) == told[:1]


def test_a_mine_is_told_with_the_rival_who_is_after_it() -> None:
    game = at_turn(40)
    state = cast(WholeGame, game.state)
    hero, rival = main_hero(state.seat), main_hero(1 - state.seat)
    ways = ways_of(state, hero)
    mine = next(field for _, field in ways.goals if location(state, field) == MINE)
    path = ways.path(mine)
    view = game.view(state.seat)
    seen = cast(WholeGame, view.state)
    far = Weighed(state.options[0], candidate=MapPlan(state.options[0], 1.0, hero, path))
    seen.beaten |= 1 << mine
    seen.owned = tuple(fields & ~(1 << mine) for fields in seen.owned)
    assert (guard(seen, mine), owner(seen, mine)) == (0, -1)
    key = f"go:{field_name(path[0])}"
    seen.hero_at[rival] = ways.before.get(path[0], seen.hero_at[hero])
    told = REASONS.why(view, key, far, [])
    assert told == (Reason("advice-go-first", {"place": field_name(mine), "hero": rival}),)
    seen.hero_at[rival] = -1
    assert REASONS.why(view, key, far, []) == (Reason("advice-go-income", {"place": field_name(mine)}),)
