"""A review in words and numbers, made from what was found about a game."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, sqrt
from typing import Final, Literal, cast

from banneret.bots.advice import Reasons
from banneret.bots.weighed import Weighed
from banneret.kernel.game import Game
from banneret.plugins import part, plugin_of
from banneret.table.replay.past_game import PastGame
from banneret.table.review.judging import Found, Judged
from banneret.table.review.types import Review, ReviewCurve, SeatLuck, Slip, TurningPoint

MOST_SLIPS: Final = 3
"""Of each seat."""
MOST_TURNING: Final = 5
LEAST_TURN: Final = 0.1
"""Smaller changes of what is expected are not turning points."""
CLEARLY: Final = 2.5
"""Nor are those of fewer standard errors than this."""
MOST_DOUBT: Final = 0.2
"""If the sum of all costs is known less exactly than this, only the clear ones are added up: otherwise luck could be
anything."""


def review(past: PastGame, found: Found, lang: str) -> Review:
    """What a review tells, in a language."""
    fights = sum(one.fight for one in found.judged)
    return Review(
        steps=past.steps,
        asked=found.asked,
        judged=len(found.judged),
        fights=fights,
        curves=_curves(past, found),
        turning=_turning(past, found, lang),
        slips=_slips(past, found, lang),
        luck=_luck(past, found) if not fights and found.asked == past.steps else (),
    )


def sides_of(game: Game) -> list[tuple[int, ...]]:
    """Who won and lost together, as the end shows; nothing if it does not show that."""
    seats = range(len(game.setup.seats))
    result = game.result
    if result is None:
        return []
    by_result = {points: tuple(seat for seat in seats if result[seat] == points) for points in sorted(set(result))}
    if len(by_result) == 1 and len(seats) == 2:
        return [(seat,) for seat in seats]
    return list(by_result.values()) if len(by_result) == 2 else []


def _of_game(found: Found, seat: int) -> list[Judged]:
    """The answers of a seat that were judged by who wins the game."""
    return [one for one in found.judged if one.seat == seat and not one.fight]


def _won(game: Game, seat: int) -> float | None:
    return None if game.result is None else (1 + game.result[seat]) / 2


def _curves(past: PastGame, found: Found) -> tuple[ReviewCurve, ...]:
    curves = []
    for seat in range(len(past.game.setup.seats)):
        points = [(one.step - 1, one.worth) for one in _of_game(found, seat)]
        won = _won(past.game, seat)
        if points and won is not None:
            points.append((past.steps, won))
        if points:
            curves.append(ReviewCurve(seat, tuple(step for step, _ in points), tuple(worth for _, worth in points)))
    return tuple(curves)


# -- turning points ----------------------------------------------------------------------------------------------------


def _turning(past: PastGame, found: Found, lang: str) -> tuple[TurningPoint, ...]:
    """The largest changes between two questions of a seat. What two seats saw from both sides is listed once."""
    turns: list[tuple[float, int, int, Judged, float]] = []
    for seat in range(len(past.game.setup.seats)):
        points = _of_game(found, seat)
        turns += [
            (-abs(b.worth - a.worth), a.step, b.step - 1, a, b.worth)
            for a, b in pairwise(points)
            if abs(b.worth - a.worth) > CLEARLY * hypot(a.error, b.error)
        ]
        won = _won(past.game, seat)
        if points and won is not None and abs(won - points[-1].worth) > CLEARLY * points[-1].error:
            final = points[-1]
            turns.append((-abs(won - final.worth), final.step, past.steps, final, won))
    kept: list[TurningPoint] = []
    taken: list[tuple[int, int]] = []
    for size, first, last, one, after in sorted(turns, key=lambda turn: turn[:3]):
        if len(kept) == MOST_TURNING or -size < LEAST_TURN:
            break
        if any(first <= upto and last >= since for since, upto in taken):
            continue
        taken.append((first, last))
        game = past.game_at(one.step - 1)
        label = past.presenter.asking(game, lang).label(one.given)
        round = past.presenter.round_of(game.state)
        cause = _cause(found, one, last, after)
        kept.append(TurningPoint(one.step, one.seat, one.worth, after, cause, label, round))
    return tuple(kept)


def _cause(found: Found, one: Judged, last: int, after: float) -> Literal["own", "theirs", "luck"]:
    """What accounts for at least half of a change."""
    change = after - one.worth
    if change < 0:
        return "own" if one.cost >= -change / 2 else "luck"
    theirs = sum(o.cost for o in found.judged if one.step < o.step <= last and o.seat != one.seat and not o.fight)
    return "theirs" if theirs >= change / 2 else "luck"


# -- slips -------------------------------------------------------------------------------------------------------------


def _slips(past: PastGame, found: Found, lang: str) -> tuple[Slip, ...]:
    slips: list[Slip] = []
    for seat in range(len(past.game.setup.seats)):
        costly = [one for one in found.judged if one.seat == seat and one.cost]
        costly.sort(key=lambda one: (-one.cost, one.step))
        slips += [_slip(past, one, lang) for one in costly[:MOST_SLIPS]]
    return tuple(slips)


def _slip(past: PastGame, one: Judged, lang: str) -> Slip:
    game = past.game_at(one.step - 1)
    asking = past.presenter.asking(game, lang)
    return Slip(
        step=one.step,
        seat=one.seat,
        round=past.presenter.round_of(game.state),
        prompt=asking.prompt(),
        given=asking.label(one.given),
        better=asking.label(one.best),
        why=_why(game, one, lang),
        worth=one.worth,
        cost=one.cost,
        fight=one.fight,
    )


def _why(game: Game, one: Judged, lang: str) -> str:
    where = plugin_of(game.rules.id).reasons
    if not where:
        return ""
    reasons, view = cast(Reasons, part(where)), game.view(one.seat)
    key = game.rules.key(game.state.kind, one.best)
    return reasons.said(reasons.why(view, key, Weighed(one.best), ()), view, lang)


# -- luck --------------------------------------------------------------------------------------------------------------


def _costs(found: Found, sides: list[tuple[int, ...]]) -> tuple[list[float], float]:
    """What the answers of each side have cost it, and the standard error of that.

    Most slips are too small to be told from luck one by one; added up they are not, if the search was long enough.
    After a short one only those count that stand out, and the small ones of both sides are left to luck.
    """
    everything = [[one for seat in side for one in _of_game(found, seat)] for side in sides]
    doubt = sqrt(sum(one.doubt**2 for side in everything for one in side))
    if doubt <= MOST_DOUBT:
        return [max(0.0, sum(one.estimate for one in side)) for side in everything], doubt
    clear = [[one for one in side if one.cost] for side in everything]
    doubt = sqrt(sum(one.doubt**2 for side in clear for one in side))
    return [sum(one.cost for one in side) for side in clear], doubt


def _luck(past: PastGame, found: Found) -> tuple[SeatLuck, ...]:
    """What became of what was expected, where two sides played and all that was judged was judged by who wins.

    What is expected of both sides at their first questions adds up to 1 only nearly, so the mean counts. What answers
    have cost is known, and whatever else has changed was luck: for one side as much as it was against the other.
    """
    sides = sides_of(past.game)
    if len(sides) != 2:
        return ()
    first = [[points[0].worth for seat in side if (points := _of_game(found, seat))] for side in sides]
    if not first[0] or not first[1]:
        return ()
    ahead = (first[0][0] + 1 - first[1][0]) / 2
    costs, doubt = _costs(found, sides)
    told: list[SeatLuck] = []
    for n, side in enumerate(sides):
        expected = ahead if n == 0 else 1 - ahead
        own, theirs = costs[n], costs[1 - n]
        adjusted = expected + theirs - own
        for seat in side:
            result = _won(past.game, seat)
            assert result is not None
            luck = result - adjusted
            told.append(SeatLuck(seat, expected, own, theirs, luck, result, min(1.0, max(0.0, adjusted)), doubt))
    return tuple(sorted(told, key=lambda one: one.seat))
