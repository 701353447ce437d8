"""What readers look up by what they see: a term, a unit, a card, a place, or words of the rules."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias, TypeVar

from banneret.plugins import plugins
from banneret.table import clauses
from banneret.table.clause_types import ClauseInfo
from banneret.table.guide.glossary import glossary
from banneret.table.guide.types import Found, TermInfo, ThingInfo
from banneret.table.presenter import presenter_of

MOST: Final = 12
"""The maximum number of terms, and of things, in one answer."""
_BY_HAND: Final = str.maketrans({"ł": "l", "ß": "ss", "œ": "oe", "æ": "ae", "’": "'"})
T = TypeVar("T", TermInfo, ThingInfo)
Named: TypeAlias = tuple[tuple[T, tuple[str, ...]], ...]
"""Things, each with all its names in folded form."""


def lookup(game: str, text: str, limit: int, lang: str) -> Found:
    """What there is about some words: things with such a name come first, and the clauses behind them before all
    others."""
    if game not in plugins():
        return Found((), (), ())
    words = _fold(text[:100]).split()
    exact = clauses.clause(text, lang)
    if not words or exact:
        return Found((), (), clauses.search(game, text, limit, lang))
    terms = _called(_names_of_terms(game, lang), words)
    shown = _called(_names_of_things(game, lang), words)
    told = [one.clauses for one in terms[:3]] + [one.clauses for one in shown[:3]]
    behind = dict.fromkeys(id for ids in told for id in ids)
    named = (clauses.clause(id, lang) for id in behind)
    listed: Iterator[ClauseInfo] = (one for one in (*named, *clauses.search(game, text, limit, lang)) if one)
    return Found(terms, shown, tuple({one.id: one for one in listed}.values())[:limit])


@cache
def things(game: str, lang: str) -> tuple[ThingInfo, ...]:
    """Everything in the box of a game that has a name."""
    return tuple(presenter_of(game).things(lang))


@cache
def _names_of_terms(game: str, lang: str) -> Named[TermInfo]:
    terms = glossary(game, lang)
    return tuple((one, (_fold(one.name), *(_fold(form.rstrip("*")) for form in one.forms))) for one in terms)


@cache
def _names_of_things(game: str, lang: str) -> Named[ThingInfo]:
    return tuple((one, (_fold(one.name),)) for one in things(game, lang))


def _called(named: Named[T], words: list[str]) -> tuple[T, ...]:
    """The things with a name in which every one of these words begins a word, the shortest names first."""
    beginnings = [re.compile(rf"(?<![^\W_]){re.escape(word)}") for word in words]
    scored: list[tuple[int, T]] = []
    for one, names in named:
        fitting = [name for name in names if all(begins.search(name) for begins in beginnings)]
        if fitting:
            scored.append((min(map(len, fitting)), one))
    scored.sort(key=lambda entry: entry[0])
    return tuple(one for _, one in scored[:MOST])


def _fold(text: str) -> str:
    """Without capitals and accents, which nobody types in a hurry."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_BY_HAND))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
