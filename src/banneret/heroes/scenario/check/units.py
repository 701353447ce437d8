"""What is wrong with units in a scenario file: cards that are not in the box, guards that are not Neutral Units."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from banneret.heroes.box.cards_and_units import FACTIONS
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.rules import GuardChange
from banneret.heroes.tables.unit_names import UnitWord, unit_of_rank, unit_word
from banneret.heroes.tables.units_and_cards import NEUTRAL, UNIT_NUMBER
from banneret.kernel.errors import ContentError
from banneret.kernel.yamltree import Where, show

Found = Iterator[tuple[Where, str]]
MOST_GUARDS = 5
"""Rules: H3-UNI-06."""


class Given(NamedTuple):
    """A unit that somebody begins with."""

    where: Where
    seat: int
    unit: UnitWord


def unit_problems(file: ScenarioFile) -> Found:
    """Every mistake of that sort, with the way to it. Words that stand for no unit are found elsewhere."""
    told: set[Where] = set()
    for count in file.players:
        for where, why in _beginning_problems(file, count):
            if where not in told:
                told.add(where)
                yield where, why
    for i, rule in enumerate(file.rules):
        if rule.change is not None and rule.change.guards is not None:
            yield from _guard_problems(rule.change.guards, ("rules", i, "change", "guards"))


def _beginning_problems(file: ScenarioFile, count: int) -> Found:
    """More cards of a unit than there are, in the hands of one player or of all together. Rules: H3-UNI-01, H3-UNI-05.

    A rank is the card of another unit for each faction, and nobody knows who plays which, but for a campaign.
    """
    given = [*_given(file, count)]
    named: Counter[str] = Counter()
    ranks: set[tuple[int, int]] = set()
    for where, seat, unit in given:
        if unit.kind == "rank":
            if (seat, unit.rank) in ranks:
                yield where, f"T{unit.rank} stands here twice, and there is one card of it (H3-UNI-01)"
            ranks.add((seat, unit.rank))
        elif unit.kind == "unit":
            named[unit.name] += 1
            if named[unit.name] > max(1, NEUTRAL[UNIT_NUMBER[unit.name]]):
                together = "" if seat == 1 or (where, 1, unit) not in given else f" for each of {count} players"
                yield where, f"the box has too few cards of {unit.name}{together} (H3-UNI-05)"
    factions = FACTIONS if file.campaign is None else (file.campaign.faction,)
    same = {unit_of_rank(faction, rank): rank for faction in factions for _, rank in ranks}
    for where, _, unit in given:
        if unit.name in same:
            yield (
                where,
                f"{unit.name} may be the T{same[unit.name]} given here too, and there is one card of it (H3-UNI-01)",
            )


def _given(file: ScenarioFile, count: int) -> Iterator[Given]:
    """What the players begin with, one after the other."""
    own: dict[str, int] = {
        each.seat: i for i, each in enumerate(file.setup.seats) if each.players == count and each.units is not None
    }
    for seat in range(1, count + 1):
        place = own.get(f"P{seat}")
        where: Where = ("setup", "units") if place is None else ("setup", "seats", place, "units")
        for n, word in enumerate(file.setup.of_seat(count, f"P{seat}").units):
            try:
                yield Given((*where, n), seat, unit_word(word))
            except ContentError:
                continue


def _guard_problems(guards: GuardChange, where: Where) -> Found:
    """Guards that are not Neutral Units, are not named where they have to be, or are too many. Rules: H3-NEU-01.

    The difficulty of a field is the same for all, whoever looks at it: it cannot depend on what a player has flagged.
    """
    if guards.last and guards.level is not None:
        yield (*where, "level"), "a level is for all these fields, so it does not go with last (H3-EXP-13)"
    armies: dict[Where, tuple[str, ...]] = {}
    if isinstance(guards.army, dict):
        armies.update({(*where, "army", level): army for level, army in guards.army.items()})
    else:
        armies[(*where, "army")] = guards.army
    for here, army in armies.items():
        yield from _neutral_problems(army, here)
        if len(army) + len(guards.add) > MOST_GUARDS:
            yield here, f"there are at most {MOST_GUARDS} guards, not {len(army) + len(guards.add)} (H3-UNI-06)"
    yield from _neutral_problems(guards.add, (*where, "add"))
    yield from _neutral_problems(guards.among, (*where, "among"), certain=True)


def _neutral_problems(words: tuple[str, ...], where: Where, certain: bool = False) -> Found:
    for n, word in enumerate(words):
        try:
            unit = unit_word(word)
        except ContentError:
            continue
        if unit.side != "neutral":
            yield (*where, n), f"guards are Neutral Units, such as neutral:zealots, not {show(word)}"
        elif certain and unit.kind == "draw":
            yield (*where, n), f"this is a certain Neutral Unit, such as neutral:zealots, not {show(word)}"
