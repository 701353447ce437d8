"""The contents of a ledger file as typed structures, and look-ups by clause id."""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from banneret.kernel.errors import LedgerError
from banneret.ledger.languages import LedgerTranslation, fingerprint, load_translation, translation_file
from banneret.plugins import LEDGER, WORDS, plugin_of, plugins

Certainty = Literal["known", "inferred"]
ENGLISH: Final = "en"
"""The language in which clauses are written; all others are translated from it."""


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up option that changes how a clause is ruled. Without `values` it is on or off."""

    name: str
    default: str | None = None
    values: tuple[str, ...] = ()
    note: str = ""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement of a rulebook, or what one word of a game's files means."""

    id: str
    text: str
    source: str
    ruling: str = ""
    option: Option | None = None
    certainty: Certainty = "known"

    @property
    def fingerprint(self) -> str:
        """Shows whether a translation was made from this text."""
        return fingerprint(self.text, self.ruling, self.option.note if self.option else "")


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clauses under one heading. Clauses of a section out of scope say what is not played and are not counted."""

    key: str
    title: str
    clauses: tuple[Clause, ...]
    out_of_scope: bool = False


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example: a position, an action, the required result, and the clauses at work."""

    id: str
    rules: tuple[str, ...]
    given: str
    when: str
    then: str
    source: str
    title: str = ""
    ruling: str = ""
    certainty: Certainty = "known"

    @property
    def fingerprint(self) -> str:
        """Shows whether a translation was made from this text."""
        return fingerprint(self.title, self.given, self.when, self.then, self.ruling)


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All clauses and worked examples of one game, and the words of its files that are cited like clauses."""

    game: str
    title: str
    sections: tuple[Section, ...]
    examples: tuple[Example, ...]
    words: tuple[Section, ...] = ()

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by id, including those out of scope, in the order of the file."""
        return {clause.id: clause for section in self.sections for clause in section.clauses}

    @cached_property
    def citable(self) -> dict[str, Clause]:
        """Every clause and every word by id."""
        return self.clauses | {word.id: word for section in self.words for word in section.clauses}

    @cached_property
    def section_of(self) -> dict[str, Section]:
        """The section of each clause and each word."""
        return {clause.id: section for section in (*self.sections, *self.words) for clause in section.clauses}

    @cached_property
    def example_ids(self) -> frozenset[str]:
        """The ids of the worked examples."""
        return frozenset(example.id for example in self.examples)

    @property
    def in_scope(self) -> tuple[Section, ...]:
        """The sections that are played and therefore counted."""
        return tuple(section for section in self.sections if not section.out_of_scope)

    @cached_property
    def _by_capitals(self) -> dict[str, Clause]:
        return {id.upper(): found for id, found in self.citable.items()}

    def find(self, id: str) -> Clause | None:
        """The clause or word with an id, in upper or lower case."""
        return self._by_capitals.get(id.strip().upper())

    def find_example(self, id: str) -> Example | None:
        """The worked example with an id, in upper or lower case."""
        return next((example for example in self.examples if example.id == id.strip().upper()), None)

    def knows(self, id: str) -> bool:
        """Whether this is the id of a clause, a word or a worked example."""
        return id in self.citable or id in self.example_ids

    def between(self, first: str, last: str) -> tuple[str, ...]:
        """The ids of a range of clauses, both ends included. A range stays within one section."""
        for end in (first, last):
            if end not in self.clauses:
                raise LedgerError(f"unknown clause {end}")
        section = self.section_of[first]
        if section is not self.section_of[last]:
            raise LedgerError(f"{first} to {last} crosses from one section into another")
        ids = [clause.id for clause in section.clauses]
        found = tuple(ids[ids.index(first) : ids.index(last) + 1])
        if not found:
            raise LedgerError(f"{first} to {last} runs backwards")
        return found


def load_ledger(game: str, lang: str = ENGLISH) -> Ledger:
    """Read the ledger of a game and the words of its files; clauses in a language, if they are translated."""
    if game not in plugins():
        raise LedgerError(f'there is no ledger of "{game}"; there are {", ".join(plugins())}')
    return read(game, lang)


@cache
def read(game: str, lang: str) -> Ledger:
    """The ledger of an existing game, read once for each language."""
    folder = plugin_of(game).folder
    if lang != ENGLISH:
        english, path = read(game, ENGLISH), translation_file(folder, lang)
        return _in_words(english, load_translation(path)) if path.is_file() else english
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    path = folder / LEDGER
    try:
        with path.open(encoding="utf-8") as file:
            ledger = msgspec.convert(yaml.load(file, loader), Ledger)
        path = path.with_name(WORDS)
        if not path.exists():
            return ledger
        words = msgspec.json.decode(path.read_bytes(), type=tuple[Section, ...])
        return replace(ledger, words=words)
    except (yaml.YAMLError, msgspec.DecodeError) as error:
        raise LedgerError(f"{game}/{path.name}: {error}") from error


def _in_words(english: Ledger, words: LedgerTranslation) -> Ledger:
    """A ledger in another language."""

    def translated(one: Clause) -> Clause:
        if (found := words.clauses.get(one.id)) is None:
            return one
        option = one.option and replace(one.option, note=found.note or one.option.note)
        return replace(one, text=found.text, ruling=found.ruling or one.ruling, option=option)

    def example(one: Example) -> Example:
        if (found := words.examples.get(one.id)) is None:
            return one
        given, when, then = found.given, found.when, found.then
        title, ruling = found.title or one.title, found.ruling or one.ruling
        return replace(one, title=title, given=given, when=when, then=then, ruling=ruling)

    sections = tuple(
        replace(one, title=words.sections.get(one.key, one.title), clauses=tuple(map(translated, one.clauses)))
        for one in english.sections
    )
    return replace(english, title=words.title, sections=sections, examples=tuple(map(example, english.examples)))


@cache
def _prefixes() -> dict[str, str]:
    """The first part of an id says which game's ledger holds it, so one id never makes us read them all."""
    return {prefix: plugin.id for plugin in plugins().values() for prefix in plugin.prefixes}


def game_of(id: str) -> str | None:
    """The game whose ledger an id belongs to, by its first part."""
    return _prefixes().get(id.partition("-")[0])


def known(id: str) -> bool:
    """Whether any ledger holds this clause, word or worked example."""
    game = game_of(id)
    return game is not None and load_ledger(game).knows(id)


def clause(id: str, lang: str = ENGLISH) -> Clause:
    """The clause or word of this id."""
    game = game_of(id)
    found = load_ledger(game, lang).citable.get(id) if game else None
    if found is None:
        raise LedgerError(f"unknown clause {id}")
    return found


def explain(ids: Iterable[str]) -> str:
    """The clauses as lines to show a person: the statement, where it comes from, and how it is ruled."""
    lines: list[str] = []
    for id in ids:
        it = clause(id)
        lines.append(f"{it.id}: {it.text} [{it.source}]")
        if it.ruling:
            lines.append(f"  Ruling: {it.ruling}")
        if it.option:
            lines.append(f"  Option: {describe(it.option)}")
    return "\n".join(lines)


def describe(option: Option) -> str:
    """An option in one line: `name = a | b (default a; note)`."""
    values = f" = {' | '.join(option.values)}" if option.values else ""
    aside = "; ".join(part for part in (f"default {option.default}" if option.default else "", option.note) if part)
    return f"{option.name}{values} ({aside})" if aside else f"{option.name}{values}"
