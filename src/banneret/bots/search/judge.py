"""What the searcher has to know about a game: the `SearchJudge` that each game supplies, and how to write one.

The searcher calls it many thousand times a second, so it is a class and not a protocol: compiled judges are called
directly. It holds no position. What it remembers about a decision it sets in `begin`.
"""

from __future__ import annotations

from typing import Final

from banneret.bots.greedy_search import FOREVER
from banneret.bots.search.luck import Fortune, Luck
from banneret.kernel.state import State, mypyc_attr

LEAST_PRIOR: Final = 0.01
"""How likely an answer is the best that nobody has named."""
EVEN: Final = [0.0] * 16
"""The value of a position that favours no side, however many there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidate:
    """An answer worth considering. A game that plans whole turns derives from this class and keeps the rest of the plan
    in it."""

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior
        """How likely it is to be the best, before any search; the priors of a question add up to about 1."""


def likeliest_first(named: list[Candidate], total: float = 1.0) -> list[Candidate]:
    """The same candidates in the order of their priors, which are scaled to add up to `total`."""
    given = 0.0
    for candidate in named:
        given += candidate.prior
    for candidate in named:
        candidate.prior *= total / given
    named.sort(key=_prior, reverse=True)
    return named


def _prior(candidate: Candidate) -> float:
    return candidate.prior


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchJudge:
    """One game as the searcher sees it.

    A side is those who win and lose together: a seat, a team, or all players of a co-operative game. A value is a
    number from -1 (lost) to 1 (won), and there is one for each side.
    """

    prior_weight: float = 1.5
    """How much priors count among the answers that are compared: a hundredth of it, as a value, for each time that a
    prior is e times smaller; more before the first sixty rounds."""
    exploration: float = 0.6
    """How much priors count in the tree."""

    fortune: Fortune | None = None
    """What is known of luck, where it is worth taking out; for games of two sides."""
    part_names: tuple[str, ...] = ()
    """The names of `parts`, if the judge has any."""
    until: float = FOREVER
    """When the search has to be over (see `time.perf_counter`); kept by the searcher. A judge whose answers take long
    heeds it."""

    # -- the question that is decided ----------------------------------------------------------------------------------

    def obvious(self, state: State, seat: int) -> int:
        """The answer that needs no search, or -1. The position is the seat's view: blank where it cannot see."""
        return -1

    def isolate(self, world: State) -> State:
        """The position that is searched, made from one that agrees with the view; it may leave out what is far away.

        The question there must be the same, with the same answers or some of them.
        """
        return world

    def seat_in(self, state: State, seat: int) -> int:
        """The number of a seat in positions made by `isolate`, derived from its view."""
        return seat

    def fight_alone(self, state: State) -> bool:
        """Whether a value says who wins the fight under way, and not who wins the game; told from a view."""
        return False

    def begin(self, world: State, seat: int) -> None:
        """Prepare for searching a decision of a seat; this is one of the positions it may be in."""

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        """The few answers of the seat that are compared, the likeliest first.

        Never empty. It may take time, but has to finish soon after `until` (see `time.perf_counter`).
        """
        return self.options(world)

    def candidate_of(self, option: int) -> Candidate:
        """Any other answer, to be compared with those."""
        return Candidate(option, LEAST_PRIOR)

    def carry_out(self, candidate: Candidate, state: State, luck: Luck) -> None:
        """Give the candidate's answer. A plan continues with the answers that follow, with chance from `luck`."""
        state.apply(candidate.option)

    def settled(self, candidate: Candidate, state: State) -> None:
        """This candidate's answer is given to the question of a view: a plan may be kept for what follows."""

    def fingerprint(self, state: State, seat: int) -> int:
        """A number for everything a seat sees, the same for its view and for positions that agree with it.

        If two are equal, the tree below one is reused for the other; 0 if trees are not kept.
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
        """The answers worth a branch, the likeliest first, with their priors from the asked seat's point of view."""
        share = 1.0 / len(state.options)
        return [Candidate(option, share) for option in state.options]

    def spreads(self, state: State) -> bool:
        """Whether each outcome of chance gets its own branch here; otherwise the tree averages over them."""
        return False

    # -- playing on from a leaf ----------------------------------------------------------------------------------------

    def answer(self, state: State, luck: Luck) -> int:
        """What a quick player would answer: the policy of rollouts, and of questions without branches."""
        options = state.options
        return options[int(luck.whim() * len(options))]

    def horizon(self, state: State) -> int:
        """Where a rollout that begins here ends, as a number that `stops` understands."""
        return 0

    def stops(self, state: State, horizon: int) -> bool:
        """Whether a rollout has gone far enough; called at every question with several answers."""
        return False

    def values_of(self, states: list[State]) -> list[list[float]]:
        """The values of all positions in which a round ended; a judge that evaluates many at once overrides this."""
        return [self.values(state) for state in states]

    def values(self, state: State) -> list[float]:
        """What a position is worth, by side, from -1 to 1. By default only the end of a game counts."""
        returns = state.returns
        return [float(result) for result in returns] if returns else EVEN

    def parts(self, state: State, seat: int) -> list[float]:
        """What a position's worth to a seat is made of, in one unit, as in `part_names`: only for explanations."""
        return []
