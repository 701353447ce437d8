"""The rules ledger: every clause of a game under a stable id, and the code and tests behind it.

This package knows no game. A ledger is read only on request: nothing that plays a game loads it. The command behind
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
