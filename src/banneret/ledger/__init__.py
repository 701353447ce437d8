"""The rules ledger: every clause of the three games under a stable id, and what carries it out and tests it.

The ledger knows no game. It is read on request only: nothing that plays a game loads it. The command behind
`banneret rules` is `banneret.ledger.report.report`.
"""

from banneret.ledger.matrix import Coverage, coverage
from banneret.ledger.model import (
    Clause,
    Example,
    Ledger,
    Option,
    Section,
    clause,
    explain,
    known,
    load_ledger,
)

__all__ = [
    "Clause",
    "Coverage",
    "Example",
    "Ledger",
    "Option",
    "Section",
    "clause",
    "coverage",
    "explain",
    "known",
    "load_ledger",
]
