"""What an answer would lead to: every die is tried on a copy, so the numbers are exact and nothing is revealed.

The copy is a position that agrees with what the seat knows. Cards and rerolls are left out: windows are passed, dice
kept. It reports the damage up to the end of the activation.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Final, NamedTuple

from banneret.heroes.state.battle import Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table import forecast_types
from banneret.heroes.table.forecast_types import AttackForeseen
from banneret.heroes.text.combat_questions import unit_of
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_CARD, K_MAY, K_PLAY, K_REROLL, K_ROLL, K_SPACE, K_TARGET
from banneret.kernel.sequence import question_of
from banneret.kernel.state import CHANCE, State

MOST_POSITIONS: Final = 4000
"""A forecast that would need more is not made."""
MOST_BEFORE: Final = 4
"""Answers that are given at most before the one that is foretold."""
ENDS: Final = frozenset({"activate", "skip", "round", "win", "retreat", "surrender", "time_up", "drawn_battle"})
COUNTED: Final = frozenset({"damage", "flip", "defeat", "tower_gone", "retaliate"})
ROLLED: Final = frozenset({"die", "defense_die", "ability_die"})
PASSING: Final = {K_PLAY: ("pass",), K_REROLL: ("keep",), K_CARD: ("keep", "done")}
TOWER_NUMBER: Final = 14
FORESEEN: Final = frozenset({K_PLAY, K_CARD, K_REROLL, K_TARGET, K_MAY})
"""Kinds of Choice in which every answer may change what an attack does; among actions only attacks do."""

Hit = tuple[str, int, int]
"""Name of the event, unit, amount. A course in which dice fell before anybody is hurt begins with `die` and its face,
or with `dice` where more than one fell."""
NOBODY: Final = -1


class Fate(NamedTuple):
    """What becomes of one unit in one course of events."""

    damage: int
    flips: bool
    falls: bool


class Forecast(NamedTuple):
    """What may become of the units that are hurt."""

    target: int
    """The number of the unit that is hurt first."""
    fates: dict[int, dict[Fate, Fraction]]
    """For every unit hurt, in order, what may become of it and how likely that is."""
    retaliation: bool
    """Whether somebody may strike back."""
    faces: dict[Fate, tuple[int, ...]]
    """For each fate of the target the faces of the die that lead to it; empty where more than one die decides."""

    def span(self, number: int) -> tuple[int, int]:
        """The least and the most damage of a unit."""
        damage = [fate.damage for fate in self.fates[number]]
        return min(damage), max(damage)


def foretold(kind: int, key: str) -> bool:
    """Whether an answer to a Choice of this kind may change what an attack does."""
    return kind in FORESEEN or key.startswith("attack:")


def foreseen(game: Game, seat: int, answer: str, re: int, first: tuple[str, ...] = ()) -> AttackForeseen:
    """What an answer of the seat that is asked would lead to, after others; no units where nothing can be foretold."""
    fighting = isinstance(game.state, Battle) and (not isinstance(game.state, WholeGame) or game.state.base > 0)
    start = _after(game, seat, first) if game.state.seat == seat and fighting else None
    ahead = None
    if start is not None:
        option = game.rules.parse(start.kind, answer)
        if option is not None and option in start.options and foretold(start.kind, answer):
            ahead = forecast(game, seat, option, start)
    if ahead is None:
        return AttackForeseen(re, answer, units=(), retaliation=False)
    units = tuple(_told(ahead, number) for number in ahead.fates)
    return AttackForeseen(re, answer, units=units, retaliation=ahead.retaliation)


def _told(ahead: Forecast, number: int) -> forecast_types.Fates:
    fates = ahead.fates[number]
    faces = ahead.faces if number == ahead.target else {}
    low, high = ahead.span(number)
    return forecast_types.Fates(
        unit=number,
        low=low,
        high=high,
        flips=float(sum(chance for fate, chance in fates.items() if fate.flips)),
        falls=float(sum(chance for fate, chance in fates.items() if fate.falls)),
        fates=tuple(
            forecast_types.Fate(*fate, chance=float(chance), faces=faces.get(fate, ()))
            for fate, chance in fates.items()
        ),
    )


def _after(game: Game, seat: int, first: tuple[str, ...]) -> State | None:
    """A position that agrees with what the seat knows, after some of its answers; None if they may not be given."""
    state = game.determinize(seat, Random(0))
    for key in first[:MOST_BEFORE]:
        option = game.rules.parse(state.kind, key)
        if option is None or option not in state.options or state.seat != seat:
            return None
        state.apply(option)
    return state if state.seat == seat else None


def forecast(game: Game, seat: int, option: int, start: State | None = None) -> Forecast | None:
    """What an answer of this seat would lead to, or None where nobody is hurt; `start` where it is not asked yet."""
    courses = _courses(game, start or game.determinize(seat, Random(0)), option)
    hurt: list[int] = []
    for hits in courses:
        for name, number, _ in hits:
            if name == "damage" and number not in hurt:
                hurt.append(number)
    if not hurt:
        return None
    fates: dict[int, dict[Fate, Fraction]] = {}
    for number in hurt:
        found: dict[Fate, Fraction] = {}
        for hits, chance in courses.items():
            fate = _fate(hits, number)
            found[fate] = found.get(fate, Fraction(0)) + chance
        fates[number] = dict(sorted(found.items()))
    strikes_back = any(name == "retaliate" for hits in courses for name, _, _ in hits)
    return Forecast(hurt[0], fates, strikes_back, _faces(courses, hurt[0]))


def _faces(courses: Iterable[tuple[Hit, ...]], target: int) -> dict[Fate, tuple[int, ...]]:
    """Which faces lead to which fate of the target, where one die alone decides it."""
    found: dict[Fate, set[int]] = {}
    for hits in courses:
        rolled, _, face = hits[0] if hits else ("", NOBODY, 0)
        if rolled != "die" or [name for name, unit, _ in hits if unit == target].count("damage") != 1:
            return {}
        found.setdefault(_fate(hits, target), set()).add(face)
    return {fate: tuple(sorted(faces)) for fate, faces in found.items()}


def _fate(hits: tuple[Hit, ...], number: int) -> Fate:
    own = [(name, amount) for name, unit, amount in hits if unit == number]
    names = {name for name, _ in own}
    falls = "defeat" in names or "tower_gone" in names
    return Fate(sum(amount for name, amount in own if name == "damage"), "flip" in names, falls)


def _courses(game: Game, start: State, option: int) -> dict[tuple[Hit, ...], Fraction]:
    """Every course of events: who is hurt how, and how likely it is."""
    first = start.copy()
    first.log = []
    first.apply(option)
    waiting: dict[tuple[str, tuple[Hit, ...]], tuple[State, Fraction]] = {}
    courses: dict[tuple[Hit, ...], Fraction] = {}
    tried = 0

    def note(state: State, hits: tuple[Hit, ...], chance: Fraction) -> None:
        ended, hits = _read(game, state, hits)
        if ended or not _next(game, state):
            courses[hits] = courses.get(hits, Fraction(0)) + chance
            return
        key = (state.digest(), hits)
        known = waiting.get(key)
        waiting[key] = (state, chance + known[1]) if known else (state, chance)

    note(first, (), Fraction(1))
    while waiting:
        (_, hits), (state, chance) = waiting.popitem()
        answers = _next(game, state)
        for answer in answers:
            tried += 1
            if tried > MOST_POSITIONS:
                return {}
            child = state.copy()
            child.log = []
            child.apply(answer)
            note(child, hits, chance / len(answers))
    return courses


def _next(game: Game, state: State) -> tuple[int, ...]:
    """How a course continues: over all faces of a die, past windows; nothing at a real decision."""
    if state.seat == CHANCE:
        return state.outcomes if state.kind == K_ROLL else state.outcomes[:1]
    if state.seat < 0:
        return ()
    if state.forced() or state.kind in (K_TARGET, K_SPACE):
        return tuple(state.options[:1])
    wanted = PASSING.get(state.kind, ())
    if state.kind == K_MAY:
        wanted = ("yes",) if question_of(state.step) == "strike_back" else ("no",)
    found = [option for option in state.options if game.rules.key(state.kind, option) in wanted]
    return tuple(found[:1])


def _read(game: Game, state: State, hits: tuple[Hit, ...]) -> tuple[bool, tuple[Hit, ...]]:
    """Whether the activation has ended, and the hits with those of the last step."""
    for raw in state.log or ():
        event = game.rules.event(raw)
        if event.name in ENDS:
            return True, hits
        if event.name in COUNTED:
            hits = (*hits, _hit(event))
        elif event.name in ROLLED and (not hits or hits[-1][1] == NOBODY):
            hits = (("dice", NOBODY, 0),) if hits else (("die", NOBODY, int(event.args["n"])),)
    return False, hits


def _hit(event: Event) -> Hit:
    if event.name == "tower_gone":
        return event.name, TOWER_NUMBER, 0
    return event.name, unit_of(str(event.args["unit"]))[1], int(event.args.get("n", 0))
