"""What must hold of every question of a skirmish, and how its positions are gone through."""

from collections.abc import Callable

from banneret.games import rules_of
from banneret.kernel.game import Game
from banneret.kernel.sequence import step_name
from banneret.ledger import known

RULES = rules_of("heroes")


WITHOUT_CLAUSE: frozenset[str] = frozenset()
"""Steps that ask or tell something no rule speaks of. There are none: even a random army keeps to H3-UNI-05."""


def every(n: int, check: Callable[[Game], object]) -> Callable[[Game], object]:
    """The same check at the first position, every n-th after it and the last."""
    seen = 0

    def sometimes(game: Game) -> None:
        nonlocal seen
        if seen % n == 0 or game.over:
            check(game)
        seen += 1

    return sometimes


def check_clauses(step: int) -> None:
    """A step that asks or tells something leads to clauses, and the ledger holds them."""
    name = step_name(step)
    clauses = RULES.clauses(step)
    assert clauses or name in WITHOUT_CLAUSE, f"{name} leads to no clause"
    assert all(known(clause) for clause in clauses), f"{name} leads to unknown clauses"


def check_why_not(game: Game) -> None:
    """Whatever could be tried is either offered or forbidden by a clause of the ledger."""
    if game.over:
        return
    assert game.choice.question, step_name(game.state.step)
    options = set(game.state.options)
    for candidate in RULES.candidates(game.state):
        reason = RULES.why_not(game.state, candidate)
        key = RULES.key(game.state.kind, candidate)
        assert (reason == "") == (candidate in options), f"{key}: {reason or 'no reason'}"
        assert not reason or known(reason), f"{key}: {reason} is not in the ledger"
