"""How weights of styles and worths of cards are found: by what wins."""

from math import exp

import pytest

from banneret.heroes.commands.courses import COURSES
from tests.bench.duel_cards import Played, duel, worths_of
from tests.bench.evolve import STEP, WEIGHTS, meet, moved, style_of


def test_a_style_has_the_weights_it_was_made_of() -> None:
    style = style_of(tuple(0.1 * n for n in range(len(WEIGHTS))))
    assert [getattr(style, name) for name in WEIGHTS] == pytest.approx([exp(0.1 * n) for n in range(len(WEIGHTS))])


def test_equals_are_even_whoever_begins() -> None:
    course = next(one for one in COURSES if one.name == "clash")
    plain = (0.0,) * len(WEIGHTS)
    assert meet((course, 2, plain, plain)) == 0.0


def test_a_weight_moves_where_winners_had_it_and_others_hardly() -> None:
    signs = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] * 25
    logs, drift = moved((0.0, 0.0), (0.0, 0.0), signs, [sign[0] for sign in signs])
    assert 0.9 * STEP < logs[0] <= STEP
    assert logs[1] == pytest.approx(0.0)
    back, _ = moved(logs, drift, signs, [-0.01 * sign[0] + sign[1] for sign in signs])
    assert back[0] > logs[0], "a direction that was clear is kept for a while"


def test_cards_of_winners_are_worth_something() -> None:
    sides, decks, _ = duel("duel_short", 1)
    own, other = decks
    assert own
    assert other
    played: list[Played] = [(sides, [[0, 0, 1], [0, 0]], 1.0), (sides, [[0, 0], [0, 0, 1]], -1.0)] * 200
    found = worths_of(played)
    (best, (worth, error)) = max(found.items(), key=lambda pair: pair[1][0])
    assert worth > 10 * error
    assert sum(abs(worth) < error for worth, error in found.values()) == 1, f"only {best} made a difference"
