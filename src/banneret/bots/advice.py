"""Advice: what a good bot would answer, the next-best answers, and why, in one line each.

`advise` asks the strongest bot of a game about a view. What it says about an answer is a `Reason`, which holds ids and
no words; `said` puts it into a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, cast, runtime_checkable

import msgspec

from banneret.bots.protocol import Bot
from banneret.bots.registry import Thinker, make, usual
from banneret.bots.search.budget import Budget
from banneret.bots.weighed import Weighed
from banneret.kernel.rules import GameRules, View
from banneret.plugins import part, plugin_of

MOST_OTHERS: Final = 2
USUAL: Final = Budget(seconds=1.0)


class Reason(msgspec.Struct, frozen=True):
    """Why something is a good answer: a message, and the ids it refers to."""

    id: str
    args: Mapping[str, str | int] = {}


class Advised(msgspec.Struct, frozen=True):
    """An answer that was considered."""

    option: int
    key: str
    worth: float | None
    """The share of games from here that it is expected to win, from 0 to 1; None if nothing was searched."""
    gain: float
    """How much higher that is in the luckiest fifth of cases."""
    risk: float
    """How much lower in the unluckiest fifth."""
    reasons: tuple[Reason, ...]
    """Why it is a good answer, the strongest reason first."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot would answer to a question."""

    game: str
    best: Advised
    others: tuple[Advised, ...]
    """The next-best answers, at most two."""
    fight: bool = False
    """Whether worths say how often the present fight is won, rather than the game."""


@runtime_checkable
class Explaining(Protocol):
    """A bot that can explain how it weighs answers."""

    def choose(self, view: View, rules: GameRules) -> int:
        """One of the options."""

    def explain(self, view: View, rules: GameRules) -> list[Weighed]:
        """The answers worth considering, the best first."""


class Reasons(Protocol):
    """What a game says about its answers."""

    def why(self, view: View, key: str, answer: Weighed, others: Sequence[Weighed]) -> tuple[Reason, ...]:
        """Why an answer is better than others, as its seat may know it: one or two reasons."""

    def said(self, reasons: Sequence[Reason], view: View, lang: str) -> str:
        """Reasons in words, in one line."""


def advise(view: View, rules: GameRules, budget: Budget = USUAL, seed: int = 0) -> Advice:
    """What the strongest bot of a game would answer, and why.

    It knows nothing but the view. With a budget in simulations the same view and seed get the same advice.
    """
    bot = strongest(rules.id, budget, seed)
    weighed = bot.explain(view, rules) if isinstance(bot, Explaining) else [Weighed(bot.choose(view, rules))]
    where = plugin_of(rules.id).reasons
    reasons = cast(Reasons, part(where)) if where else None
    kept = weighed[: 1 + MOST_OTHERS]
    told: list[Advised] = []
    for answer in kept:
        key = rules.key(view.state.kind, answer.option)
        others = [other for other in kept if other is not answer]
        why = reasons.why(view, key, answer, others) if reasons is not None else ()
        told.append(Advised(answer.option, key, answer.worth, answer.gain, answer.risk, why))
    return Advice(rules.id, told[0], tuple(told[1:]), kept[0].fight)


def strongest(game: str, budget: Budget, seed: int) -> Bot:
    """The strongest bot of a game: the first that searches, or the default bot."""
    for where in plugin_of(game).thinkers.values():
        return cast(Thinker, part(where))(seed, budget)
    return make(usual(game), game, seed)


def said(advised: Advised, view: View, game: str, lang: str) -> str:
    """Why an answer is good, in one line; empty if the game has nothing to say."""
    where = plugin_of(game).reasons
    return cast(Reasons, part(where)).said(advised.reasons, view, lang) if where else ""
