"""Where heroes can walk: the rules themselves walk every path on a copy, so no rule of movement is written twice.

The copy agrees with what the seat knows. A path continues as long as nothing else is asked and no chance decides: it
ends where a fight begins, something is found or another question comes.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.answers_map import GO, GO_SECOND, STOP
from banneret.heroes.state.hero_numbers import is_secondary, owner_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.field_guards import opposed
from banneret.heroes.table.hexes.obstacle_ways import obstacle_ways
from banneret.heroes.table.unit_ways import unit_ways
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.sequence import question_of
from banneret.table.protocol import Way

if TYPE_CHECKING:
    from banneret.kernel.game import Game

MOST_STEPS: Final = 2000
"""Steps that are tried at most for one hero."""


class _Place(NamedTuple):
    """A position on a way: the answers that led to it, what they cost, and whether a fight waits there."""

    state: WholeGame
    answers: tuple[int, ...]
    cost: int
    fight: bool


def ways(game: Game, seat: int) -> tuple[Way, ...]:
    """For every hero of the seat that is asked, the cheapest way to each field it can come to this turn.

    In a Combat the ways of the active unit, or those to lay an Obstacle.
    """
    state = game.state
    if not isinstance(state, WholeGame) or state.base:
        laying = state.seat >= 0 and question_of(state.step) == "ask_obstacle"
        return obstacle_ways(game, seat) if laying else unit_ways(game, seat)
    if state.seat != seat or question_of(state.step) != "ask_turn":
        return ()
    start = game.determinize(seat, Random(0))
    assert isinstance(start, WholeGame)
    found: list[Way] = []
    for h in (2 * seat, 2 * seat + 1):
        for field, place in _walked(start, h).items():
            keys = tuple(game.rules.key(K_ACTION, answer) for answer in place.answers)
            found.append(Way(h, field_name(field), place.cost, keys, place.fight))
    return tuple(found)


def _walked(start: WholeGame, h: int) -> dict[int, _Place]:
    """The fields a hero can come to, each with the cheapest way; of equal ways the one found first."""
    found: dict[int, _Place] = {}
    points = {start.hero_at[h]: start.mp[h]}
    """The most movement points with which a field was left so far: only a better way is continued."""
    front = [_Place(start, (), 0, False)]
    tried = 0
    while front and tried < MOST_STEPS:
        ahead: list[_Place] = []
        for place in front:
            for option in place.state.options:
                if verb(option) != (GO_SECOND if is_secondary(h) else GO):
                    continue
                tried += 1
                field = argument(option)
                step = _stepped(place, option, place.cost + 1, opposed(place.state, h, field))
                if _flying(step.state, h):
                    _go_on(step, h, field, points, ahead)
                    if STOP not in step.state.options:
                        continue
                    step = _stepped(step, STOP, step.cost, step.fight)
                if field != start.hero_at[h]:
                    found.setdefault(field, step)
                if question_of(step.state.step) == "ask_turn" and step.state.seat == owner_of(h):
                    _go_on(step, h, field, points, ahead)
        front = ahead
    return found


def _stepped(place: _Place, answer: int, cost: int, fight: bool) -> _Place:
    """The position after an answer, and after those that follow of themselves."""
    state = place.state.copy()
    state.apply(answer)
    while state.forced():
        state.apply(state.options[0])
    return _Place(state, (*place.answers, answer), cost, fight)


def _flying(state: WholeGame, h: int) -> bool:
    """Whether a hero is on its way and is asked where it goes on."""
    return question_of(state.step) == "take_step" and state.seat == owner_of(h)


def _go_on(step: _Place, h: int, field: int, points: dict[int, int], ahead: list[_Place]) -> None:
    if step.state.mp[h] > points.get(field, 0):
        points[field] = step.state.mp[h]
        ahead.append(step)
