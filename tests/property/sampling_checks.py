"""What must hold of a position sampled from a view, and of two positions that a seat cannot tell apart."""

from collections import Counter
from random import Random

import msgspec

from banneret.kernel.event import RawEvent
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.rules import GameRules
from banneret.kernel.sequence import step_name
from banneret.kernel.state import CHANCE, OVER, State, asks_alike
from tests.support.slots import slots

FAR = 4000
"""Decisions within which a game that is played on has come to its end."""
OF_THE_MOMENT = {"answer", "log", "outcomes", "terms", "game_terms"}
"""What is not part of a position, or may be another object that says the same."""


def seen(rules: GameRules, s: State, seat: int) -> tuple[bytes, str, bool, int]:
    """All that a seat is shown of a position: what it is told, everything its view is made of, and what is asked."""
    view = rules.view(s, seat)
    return msgspec.json.encode(rules.describe(view)), view.state.digest(), view.state.private, view.state.step


def shown_to_differ(rules: GameRules, one: State, other: State, seat: int) -> str:
    """The fields in which what a seat is shown of two positions differs, or nothing."""
    if seen(rules, one, seat) == seen(rules, other, seat):
        return ""
    views = [rules.view(s, seat).state for s in (one, other)]
    names = [name for name in slots(type(views[0])) if name not in OF_THE_MOMENT]
    return " ".join(name for name in names if getattr(views[0], name) != getattr(views[1], name)) or "described"


def check_sample(rules: GameRules, s: State, seat: int, rng: Random) -> State:
    """A sampled position looks to the seat as the real one does, and asks it the same."""
    sampled = rules.determinize(rules.view(s, seat), rng)
    where = f"seat {seat} at {step_name(s.step)}"
    differs = shown_to_differ(rules, s, sampled, seat)
    assert not differs, f"{where}: {differs}"
    assert (sampled.seat, sampled.kind, sampled.step, sampled.private) == (s.seat, s.kind, s.step, s.private), where
    if s.seat == seat:
        assert sampled.options == s.options, where
    if s.seat == seat and s.private:
        again = sampled.copy()
        blind = rules.view(s, seat).state
        blind.options = []
        assert asks_alike(again, blind), f"{where}: the question is another one"
        assert again.options == s.options, f"{where}: the options hang on what the seat cannot know"
    assert s.seat == OVER or sampled.options or sampled.outcomes, f"{where}: nothing can be answered"
    return sampled


def play_on(s: State, rng: Random, most: int) -> bool:
    """Play a position on at random for so many answers; whether it has come to an end."""
    for _ in range(most):
        if s.seat == OVER:
            return True
        s.apply(rng.choice(s.outcomes if s.seat == CHANCE else s.options))
    return s.seat == OVER


class Twins:
    """Two positions that differ only in what a seat cannot know, played on alike as far as that goes."""

    def __init__(self, rules: GameRules, one: State, other: State, seat: int, rng: Random) -> None:
        self.rules = rules
        self.states = (one.copy(), other.copy())
        self.logs: tuple[list[RawEvent], list[RawEvent]] = ([], [])
        self.states[0].log, self.states[1].log = self.logs
        self.seat = seat
        self.rng = rng

    def told(self, n: int) -> bytes:
        """All that the seat is told of what happened."""
        return msgspec.json.encode([e for e in map(self.rules.event, self.logs[n]) if e.seen_by(self.seat)])

    def play(self, most: int, parted: Counter[str]) -> None:
        """Answer what both are asked with the same answers; note the step at which the seat can tell them apart."""
        one, other = self.states
        for _ in range(most):
            mine, theirs = ((s.outcomes if s.seat == CHANCE else s.options) for s in self.states)
            both = sorted(set(mine) & set(theirs))
            if one.seat == OVER or not both:
                return
            if one.seat == self.seat or (one.seat == CHANCE and one.kind == K_ROLL):
                assert list(mine) == list(theirs), step_name(one.step)
            asked = step_name(one.step)
            answer = self.rng.choice(both)
            one.apply(answer)
            other.apply(answer)
            now = [(s.seat, s.kind, s.step, s.private) for s in self.states]
            if now[0] != now[1]:
                parted[f"{asked}: {' or '.join(sorted({step_name(s.step) for s in self.states}))}"] += 1
                return
            differs = shown_to_differ(self.rules, one, other, self.seat)
            if differs or self.told(0) != self.told(1):
                parted[f"{asked}: {step_name(one.step)} {differs or 'told'}"] += 1
                return
