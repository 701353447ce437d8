"""Where compiled programs of the map lie: one run of operations after the other, and what these point at.

Every game has programs of its own: those of the box, which come first and lie at the same places in all games, then
those of its scenario or expansion. A place in them lies on the stack of a position, so it must not depend on which
other scenarios were read before: nothing is ever added to a collection that several games share, once it is filled.
"""

from __future__ import annotations

from bisect import bisect_right

from banneret.heroes.box.verbs.combat import Verb

Op = tuple[int, int, int, int]


class Boon:
    """How an AI hero gets stronger."""

    __slots__ = ("add", "card", "flips", "mp", "remove", "restore")

    add: tuple[int, ...]
    remove: tuple[int, ...]
    flips: tuple[int, ...]
    """Kinds of units that turn to their Pack side."""
    card: int
    """A type of AI card, or -1."""
    mp: int
    restore: int


class MapPrograms:
    """Programs of the map, compiled; `banneret.heroes.tables.compile.map` adds them."""

    __slots__ = (
        "armies",
        "boons",
        "counts",
        "hires",
        "known",
        "levies",
        "lists",
        "ops",
        "places",
        "starts",
        "unit_words",
        "verbs",
    )

    ops: list[Op]
    """All programs one after the other, each ended by DONE_OP; place 0 is the empty program."""
    starts: list[int]
    """Where each program starts, in order."""
    verbs: list[tuple[Verb, ...]]
    """The verbs each was made from: what is asked in its middle is told from them."""
    known: dict[tuple[Verb, ...], int]
    """Where programs of the scenario start, by their verbs: the same verbs are compiled once."""
    levies: list[tuple[int, int, int, int, int, int, int]]
    """The sum, what building materials and valuables count, for how much more something extra is done; and the
    programs of who has paid, who has not, and of that extra."""
    counts: list[tuple[tuple[int, int], int, int]]
    """What is measured, times how much, and 0, or 1 for half of it rounded down, 2 rounded up."""
    unit_words: list[str]
    hires: list[tuple[tuple[int, int], ...]]
    """Tiers, and the round from which each is drawn."""
    places: list[tuple[int, int]]
    """Where AI heroes come to."""
    armies: list[tuple[int, ...]]
    """What they come with."""
    boons: list[Boon]
    lists: list[tuple[int, ...]]
    """Numbers that operations of other packages point at."""

    def copy(self) -> MapPrograms:
        """The same programs, to which those of a game are added."""
        new = MapPrograms()
        new.ops = self.ops[:]
        new.starts = self.starts[:]
        new.verbs = self.verbs[:]
        new.known = self.known.copy()
        new.levies = self.levies[:]
        new.counts = self.counts[:]
        new.unit_words = self.unit_words[:]
        new.hires = self.hires[:]
        new.places = self.places[:]
        new.armies = self.armies[:]
        new.boons = self.boons[:]
        new.lists = self.lists[:]
        return new

    def program_at(self, place: int) -> int:
        """Which program a place belongs to, as a place in `starts`."""
        return bisect_right(self.starts, place) - 1


def no_programs() -> MapPrograms:
    """Nothing but the empty program."""
    new = MapPrograms()
    new.ops = [(0, 0, 0, 0)]
    new.starts = []
    new.verbs = []
    new.known = {}
    new.levies = []
    new.counts = []
    new.unit_words = []
    new.hires = []
    new.places = []
    new.armies = []
    new.boons = []
    new.lists = []
    return new
