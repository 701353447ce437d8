"""The games as benchmarks: how long they are, how much there is to choose, how much is chance, and what is hidden."""

from __future__ import annotations

from math import log10
from random import Random

import msgspec

from banneret.arena.bot_game import Pairing
from banneret.bots import make
from banneret.games import rules_of
from banneret.kernel.rules import Setup
from banneret.kernel.state import CHANCE, OVER

MOST_ANSWERS = 50_000
"""A game with more answers, including those of chance, is abandoned."""
HIDDEN_EVERY = 5
"""Whether something is hidden is checked at every n-th decision."""
KEPT_OPEN = 1
"""A question with this many options is not a decision."""


class Measured(msgspec.Struct, kw_only=True):
    """What was counted in some games, and the means of it."""

    games: int
    decisions: float
    """Per game: questions with more than one option."""
    longest: int
    """Decisions of the longest game."""
    options: float
    """A decision."""
    most_options: int
    chance: float
    """Chance nodes per game, without those with one outcome."""
    outcomes: float
    """Distinct outcomes per chance node."""
    tree: float
    """The decimal logarithm of the size of the tree below one line of play: the product of all options and outcomes."""
    private: float
    """The share of decisions that are asked in secret."""
    hidden: float
    """The share of decisions at which there is something the asked seat cannot know."""
    hidden_positions: float
    """Of those, how many of eight positions that agree with what the seat sees differ from each other."""


def measured(pairings: list[Pairing]) -> Measured:
    """Play the games of pairings and count."""
    lengths: list[int] = []
    options: list[int] = []
    outcomes: list[int] = []
    private = looked = hidden = differing = 0
    tree = 0.0
    for n, pairing in enumerate(pairings):
        rules = rules_of(pairing.game)
        setup = Setup(
            game=pairing.game, scenario=pairing.scenario, seats=pairing.sides, options=pairing.options,
            definition=pairing.definition,
        )  # fmt: skip
        state = rules.start(setup)
        # Pairs of games have one luck, which would be counted twice where a bot plays itself.
        rng = Random(f"{pairing.seed}/{n}")
        players = [make(bot, pairing.game, rng.randrange(1 << 31)) for bot in pairing.bots]
        decisions = answers = 0
        while state.seat != OVER and answers < MOST_ANSWERS:
            answers += 1
            if state.seat == CHANCE:
                distinct = len(set(state.outcomes))
                if distinct > 1:
                    outcomes.append(distinct)
                    tree += log10(distinct)
                state.apply(rng.choice(state.outcomes))
                continue
            seat = state.seat
            view = rules.view(state, seat)
            if len(state.options) > KEPT_OPEN:
                decisions += 1
                options.append(len(state.options))
                tree += log10(len(state.options))
                private += state.private
                if decisions % HIDDEN_EVERY == 0:
                    looked += 1
                    dealt = {rules.determinize(view, rng).digest() for _ in range(8)}
                    hidden += len(dealt) > 1
                    differing += len(dealt) if len(dealt) > 1 else 0
            state.apply(players[seat].choose(view, rules))
        lengths.append(decisions)
    count = len(pairings)
    return Measured(
        games=count,
        decisions=sum(lengths) / count,
        longest=max(lengths),
        options=sum(options) / max(1, len(options)),
        most_options=max(options, default=0),
        chance=len(outcomes) / count,
        outcomes=sum(outcomes) / max(1, len(outcomes)),
        tree=tree / count,
        private=private / max(1, len(options)),
        hidden=hidden / max(1, looked),
        hidden_positions=differing / max(1, hidden),
    )


def as_text(found: Measured) -> str:
    """The figures for a person to read."""
    return "\n".join(
        [
            f"{found.games} games",
            f"  decisions a game      {found.decisions:10.1f}   longest {found.longest}",
            f"  options a decision    {found.options:10.1f}   most {found.most_options}",
            f"  chance nodes a game   {found.chance:10.1f}   with {found.outcomes:.1f} outcomes each",
            f"  size of the tree      {f'10^{found.tree:.0f}':>10}",
            f"  asked in secret       {found.private:10.1%}",
            f"  something is hidden   {found.hidden:10.1%}   {found.hidden_positions:.1f} of 8 samples differ there",
        ]
    )
