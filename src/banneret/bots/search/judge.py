"""What the searcher has to know of a game: the `SearchJudge` that each game brings, and how one is written.

The searcher calls it many thousand times a second, so it is a class and no protocol: compiled judges are called
directly. It holds no position. What it remembers of a decision it sets in `begin`.
"""

from __future__ import annotations

from typing import Final

from banneret.bots.search.luck import Luck
from banneret.kernel.state import State, mypyc_attr

EVEN: Final = [0.0] * 16
"""A position that favours none of the sides, however many there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidate:
    """An answer worth a thought. A game that plans whole turns derives from it, and keeps the rest of the plan here."""

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior
        """How likely it is the best, before any search; those of one question add up to about 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchJudge:
    """One game as the searcher sees it.

    Sides are those who win and lose together: a seat, a team, or all players of a co-operative game. A value is a
    number from -1 (lost) to 1 (won), and there is one for each side.
    """

    prior_weight: float = 1.5
    """How much priors count among the answers that are compared: a hundredth of it, as a value, for each time that a
    prior is e times smaller; more before the first sixty rounds."""
    exploration: float = 0.6
    """How much they count in the tree."""

    part_names: tuple[str, ...] = ()
    """What `parts` are called, where a judge tells them."""

    # -- the question that is decided ----------------------------------------------------------------------------------

    def obvious(self, state: State, seat: int) -> int:
        """The answer that needs no search, or -1. The position is the seat's view: blank where it cannot see."""
        return -1

    def isolate(self, world: State) -> State:
        """The position that is searched, made from one that agrees with the view; it may leave out what is far away.

        Whoever is asked there is asked the same question, with the same answers or some of them.
        """
        return world

    def seat_in(self, state: State, seat: int) -> int:
        """The number that a seat of the game has in positions made by `isolate`, told from its view."""
        return seat

    def begin(self, world: State, seat: int) -> None:
        """A decision of a seat is about to be searched; this is one of the positions it may be in."""

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        """The few answers of the seat that are compared, the likeliest first.

        Never empty. It may take its time, but past `until` (see `time.perf_counter`) it has to come to an end.
        """
        return self.options(world)

    def carry_out(self, candidate: Candidate, state: State, luck: Luck) -> None:
        """Answer the question that is decided. A plan goes on with the answers that follow, chance from `luck`."""
        state.apply(candidate.option)

    def fingerprint(self, state: State, seat: int) -> int:
        """A number for all that a seat sees of a position, for its own view and for positions that agree with it.

        Where two are equal the tree below one is taken over for the other; 0 where trees are not kept.
        """
        return 0

    # -- the tree below it ---------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """The side a seat belongs to."""
        return seat

    def branches(self, state: State) -> bool:
        """Whether the question is worth branches of the tree; otherwise `answer` answers it."""
        return True

    def options(self, state: State) -> list[Candidate]:
        """The answers worth a branch, the likeliest first, with what whoever is asked would think of them."""
        share = 1.0 / len(state.options)
        return [Candidate(option, share) for option in state.options]

    def spreads(self, state: State) -> bool:
        """Whether what chance brings here leads to branches of their own; otherwise the tree averages over it."""
        return False

    # -- playing on from a leaf ----------------------------------------------------------------------------------------

    def answer(self, state: State, luck: Luck) -> int:
        """What a quick player would answer: the policy of rollouts, and of questions without branches."""
        options = state.options
        return options[int(luck.whim() * len(options))]

    def horizon(self, state: State) -> int:
        """Where a rollout that begins here ends, in a number that `stops` understands."""
        return 0

    def stops(self, state: State, horizon: int) -> bool:
        """Whether a rollout has come far enough; asked at every question with several answers."""
        return False

    def values_of(self, states: list[State]) -> list[list[float]]:
        """The values of all positions that a round ended in; a judge that reads many at once reads them here."""
        return [self.values(state) for state in states]

    def values(self, state: State) -> list[float]:
        """What a position is worth, by side, from -1 to 1. Here only the end of a game is worth anything to a seat."""
        returns = state.returns
        return [float(result) for result in returns] if returns else EVEN

    def parts(self, state: State, seat: int) -> list[float]:
        """What a position's worth to a seat is made of, in one unit, by `part_names`: for explanations alone."""
        return []
