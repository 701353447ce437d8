"""What a reader looks up by what he sees: a term, a unit, a card, a place, or words of the rules."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final, TypeVar

from banneret.plugins import plugins
from banneret.table import clauses
from banneret.table.clause_types import ClauseInfo
from banneret.table.guide.glossary import glossary
from banneret.table.guide.types import Found, TermInfo, ThingInfo
from banneret.table.presenter import presenter_of

MOST: Final = 12
"""How many terms and how many things are told at once."""
_BY_HAND: Final = str.maketrans({"ł": "l", "ß": "ss", "œ": "oe", "æ": "ae", "’": "'"})
T = TypeVar("T", TermInfo, ThingInfo)


def lookup(game: str, text: str, limit: int, lang: str) -> Found:
    """What there is about some words: what is called so comes first, the clauses behind it before all others."""
    if game not in plugins():
        return Found((), (), ())
    words = _fold(text[:100]).split()
    exact = clauses.clause(text, lang)
    if not words or exact:
        return Found((), (), clauses.search(game, text, limit, lang))
    terms = _called(glossary(game, lang), words, lambda term: (term.name, *(form.rstrip("*") for form in term.forms)))
    shown = _called(things(game, lang), words, lambda thing: (thing.name,))
    told = [one.clauses for one in terms[:3]] + [one.clauses for one in shown[:3]]
    behind = dict.fromkeys(id for ids in told for id in ids)
    named = (clauses.clause(id, lang) for id in behind)
    listed: Iterator[ClauseInfo] = (one for one in (*named, *clauses.search(game, text, limit, lang)) if one)
    return Found(terms, shown, tuple({one.id: one for one in listed}.values())[:limit])


@cache
def things(game: str, lang: str) -> tuple[ThingInfo, ...]:
    """Everything in the box of a game that has a name."""
    return tuple(presenter_of(game).things(lang))


def _called(all: Iterable[T], words: list[str], names: Callable[[T], tuple[str, ...]]) -> tuple[T, ...]:
    """Those in one of whose names every word begins a word, the shortest names first."""
    scored: list[tuple[int, T]] = []
    for one in all:
        fitting = [name for name in map(_fold, names(one)) if all_begin(name, words)]
        if fitting:
            scored.append((min(map(len, fitting)), one))
    scored.sort(key=lambda entry: entry[0])
    return tuple(one for _, one in scored[:MOST])


def all_begin(name: str, words: list[str]) -> bool:
    """Whether every word is the beginning of a word of a name."""
    return all(re.search(rf"(?<![^\W_]){re.escape(word)}", name) for word in words)


def _fold(text: str) -> str:
    """Without capitals and accents, which nobody types in a hurry."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_BY_HAND))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
