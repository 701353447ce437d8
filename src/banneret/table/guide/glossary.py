"""The terms of a game, from `guide/glossary.yaml` in its package; an expansion adds to those of its game."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Final

import msgspec

from banneret.kernel.errors import ContentError
from banneret.plugins import plugin_of
from banneret.table.guide.pages import FOLDER
from banneret.table.guide.types import TermInfo

FILE: Final = "glossary.yaml"
Short = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Meaning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term in one language."""

    name: Short
    text: Annotated[str, msgspec.Meta(min_length=10, max_length=240)]
    forms: tuple[Short, ...] = ()
    """Its name if none is given."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term as the file has it."""

    clauses: tuple[str, ...]
    en: Meaning
    fr: Meaning
    de: Meaning
    pl: Meaning


@cache
def own_terms(game: str) -> dict[str, Term]:
    """The terms in the file of a game, in its order. Raises ContentError if the file is invalid."""
    path = plugin_of(game).folder / FOLDER / FILE
    if not path.is_file():
        return {}
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=dict[str, Term])
    except msgspec.MsgspecError as error:
        raise ContentError(f"{FILE} of {game}: {error}") from None


@cache
def glossary(game: str, lang: str) -> tuple[TermInfo, ...]:
    """The terms of a game in alphabetical order, including those of the game it extends."""
    extended = plugin_of(game).extends
    terms = (own_terms(extended) if extended else {}) | own_terms(game)
    infos = [_info(id, term, lang) for id, term in terms.items()]
    return tuple(sorted(infos, key=lambda term: term.name.casefold()))


def _info(id: str, term: Term, lang: str) -> TermInfo:
    said: Meaning = getattr(term, lang)
    return TermInfo(id, said.name, said.forms or (said.name,), said.text, term.clauses)


def pattern(term: TermInfo) -> re.Pattern[str]:
    """What finds a term in a text."""
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(map(_form, term.forms))})(?![^\W_])")


def _form(form: str) -> str:
    first, rest = form[0], form[1:]
    start = first if first.isupper() else f"[{first}{first.upper()}]"
    return start + r"[^\W\d_]*".join(map(re.escape, rest.split("*")))
