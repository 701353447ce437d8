"""What a ledger file holds, as typed structures, and the look-ups by clause id."""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Literal

import msgspec

from banneret.kernel.errors import LedgerError
from banneret.plugins import LEDGER, plugin_of, plugins

Certainty = Literal["known", "inferred"]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up option that changes how a clause is ruled. Without `values` it is on or off."""

    name: str
    default: str | None = None
    values: tuple[str, ...] = ()
    note: str = ""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement of a rulebook."""

    id: str
    text: str
    source: str
    ruling: str = ""
    option: Option | None = None
    certainty: Certainty = "known"


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clauses under one heading. Those of a section out of scope say what is not played and are not counted."""

    key: str
    title: str
    clauses: tuple[Clause, ...]
    out_of_scope: bool = False


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example: a position, what is done, what must come of it, and the clauses at work."""

    id: str
    rules: tuple[str, ...]
    given: str
    when: str
    then: str
    source: str
    title: str = ""
    ruling: str = ""
    certainty: Certainty = "known"


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All clauses and worked examples of one game."""

    game: str
    title: str
    sections: tuple[Section, ...]
    examples: tuple[Example, ...]

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by id, those out of scope included, in the order of the file."""
        return {clause.id: clause for section in self.sections for clause in section.clauses}

    @cached_property
    def section_of(self) -> dict[str, Section]:
        """The section of each clause."""
        return {clause.id: section for section in self.sections for clause in section.clauses}

    @cached_property
    def example_ids(self) -> frozenset[str]:
        """The ids of the worked examples."""
        return frozenset(example.id for example in self.examples)

    @property
    def in_scope(self) -> tuple[Section, ...]:
        """The sections that are played and therefore counted."""
        return tuple(section for section in self.sections if not section.out_of_scope)

    def knows(self, id: str) -> bool:
        """Whether this is the id of a clause or a worked example."""
        return id in self.clauses or id in self.example_ids

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


@cache
def load_ledger(game: str) -> Ledger:
    """Read the ledger of a game."""
    if game not in plugins():
        raise LedgerError(f'there is no ledger of "{game}"; there are {", ".join(plugins())}')
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    path = plugin_of(game).folder / LEDGER
    try:
        with path.open(encoding="utf-8") as file:
            return msgspec.convert(yaml.load(file, loader), Ledger)
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise LedgerError(f"{game}/{path.name}: {error}") from error


@cache
def _prefixes() -> dict[str, str]:
    """The first part of an id says which game's ledger holds it, so one id never makes us read them all."""
    return {prefix: plugin.id for plugin in plugins().values() for prefix in plugin.prefixes}


def game_of(id: str) -> str | None:
    """The game whose ledger an id belongs to, by its first part."""
    return _prefixes().get(id.partition("-")[0])


def known(id: str) -> bool:
    """Whether any ledger holds this clause or worked example."""
    game = game_of(id)
    return game is not None and load_ledger(game).knows(id)


def clause(id: str) -> Clause:
    """The clause of this id."""
    game = game_of(id)
    found = load_ledger(game).clauses.get(id) if game else None
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
