"""The rules for readers: a clause by its id, and a search for clauses."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from banneret.ledger import Clause, Ledger, Section, load_ledger
from banneret.ledger.model import ENGLISH, game_of
from banneret.plugins import plugins
from banneret.table.clause_types import ClauseInfo, ExampleInfo, SectionInfo

__all__ = ["ClauseInfo", "ExampleInfo", "SectionInfo", "clause", "search", "sections"]

_WORD: Final = re.compile(r"[^\W_]+")
_MOST: Final = 200
"""Nobody reads more clauses at once, or types a longer search."""
_MOST_WORDS: Final = 10


@lru_cache(16384)
def clause(id: str, lang: str = ENGLISH) -> ClauseInfo | None:
    """The clause or word with an id, in upper or lower case; None if there is none."""
    game = game_of(id.strip().upper())
    if game is None:
        return None
    ledger = load_ledger(game, lang)
    found = ledger.find(id)
    return _info(ledger, found) if found else None


def sections(game: str, lang: str = ENGLISH) -> tuple[SectionInfo, ...]:
    """The sections of a game's rules, in order."""
    if game not in plugins():
        return ()
    return tuple(SectionInfo(one.key, one.title, len(one.clauses)) for one in load_ledger(game, lang).sections)


def search(game: str, text: str, limit: int = 20, lang: str = ENGLISH) -> tuple[ClauseInfo, ...]:
    """The clauses of a game that contain every word, the best matches first; parts of words count, too.

    An id finds its clause, the key of a section all its clauses, and an empty search the first clauses of the game.
    """
    if game not in plugins():
        return ()
    limit = max(0, min(limit, _MOST))
    text = text.strip()[:_MOST]
    if exact := clause(text, lang):
        return (exact,)[:limit] if exact.game == game else ()
    if section := _sections(game).get(text.upper()):
        return tuple(_known(found.id, lang) for found in section.clauses[:limit])
    words = list(dict.fromkeys(_WORD.findall(text.lower())))[:_MOST_WORDS]
    if text and not words:
        return ()
    wanted = [(word, re.compile(rf"\b{re.escape(word)}\b")) for word in words]
    scored = [(_score(wanted, heading, body), found) for heading, body, found in _texts(game, lang)]
    best = sorted((entry for entry in scored if entry[0] is not None), key=lambda entry: -(entry[0] or 0))
    return tuple(_known(found.id, lang) for _, found in best[:limit])


def _known(id: str, lang: str) -> ClauseInfo:
    """An existing clause, prepared once."""
    found = clause(id, lang)
    assert found is not None
    return found


def _score(words: list[tuple[str, re.Pattern[str]]], heading: str, body: str) -> float | None:
    """How well words match a clause: whole words before parts, words of the clause before those around it."""
    score = 0.0
    for word, whole in words:
        if word in body:
            score += 3 if whole.search(body) else 2
        elif word in heading:
            score += 1
        else:
            return None
    return score - len(body) / 10_000  # of two equal matches, the shorter one


@cache
def _texts(game: str, lang: str) -> list[tuple[str, str, Clause]]:
    """For each clause its surroundings (id, section, ruling) and its text, ready to be searched."""
    return [
        (f"{found.id} {section.title} {found.ruling}".lower(), found.text.lower(), found)
        for section in load_ledger(game, lang).sections
        for found in section.clauses
    ]


@cache
def _sections(game: str) -> dict[str, Section]:
    """Sections by key, with and without the prefix that all their ids share."""
    found: dict[str, Section] = {}
    for section in load_ledger(game).sections:
        found[section.key] = section
        if section.clauses:
            found[section.clauses[0].id.rpartition("-")[0]] = section
    return found


def _info(ledger: Ledger, found: Clause) -> ClauseInfo:
    section = ledger.section_of[found.id]
    return ClauseInfo(
        id=found.id,
        game=ledger.game,
        section=section.key,
        section_name=section.title,
        text=found.text,
        source=found.source,
        ruling=found.ruling,
        option=found.option.name if found.option else "",
        inferred=found.certainty == "inferred",
        played=not section.out_of_scope,
        examples=tuple(
            ExampleInfo(one.id, one.title, one.given, one.when, one.then, one.ruling, one.rules)
            for one in ledger.examples
            if found.id in one.rules
        ),
    )
