"""What is wrong with beasts, levies, closed halves and goals of single seats in a scenario file."""

from collections.abc import Iterator

from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.box.verbs.scenario import Levy
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.rules import Beast
from banneret.heroes.tables.unit_names import unit_word
from banneret.kernel.errors import ContentError
from banneret.kernel.yamltree import Where, show


def contest_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Every mistake of that sort, with the way to it."""
    beasts = 0
    for i, rule in enumerate(file.rules):
        yield from _levy_problems(rule.do, ("rules", i, "do"))
        if rule.change is None:
            continue
        where = ("rules", i, "change")
        if rule.change.beast is not None:
            beasts += 1
            yield from _beast_problems(file, rule.change.beast, beasts, (*where, "beast"))
        if rule.change.own_half_until is not None:
            yield from _half_problems(file, (*where, "own_half_until"))
    for i, event in enumerate(file.events):
        yield from _levy_problems(event.do, ("events", i, "do"))
    for i, goal in enumerate(file.victory):
        counts = goal.only_players or file.players
        for seat in goal.seats:
            if all(int(seat[1:]) > count for count in counts):
                yield ("victory", i, "seats"), f"there is no {seat} with {' or '.join(map(str, counts))} players"


def _beast_problems(file: ScenarioFile, beast: Beast, number: int, where: Where) -> Iterator[tuple[Where, str]]:
    """A beast that nobody steers, more than one, or one that is not a Neutral Unit."""
    if number > 1:
        yield where, "there can be one beast only"
    if file.mode in ("coop", "campaign"):
        yield where, "a rival steers the beast, and nobody is a rival here"
    for i, word in enumerate(beast.units):
        try:
            unit = unit_word(word)
        except ContentError:
            continue  # told where all names of units are looked at
        if unit.kind != "unit" or unit.side != "neutral":
            yield (*where, "units", i), f"a beast is a Neutral Unit, such as neutral:azure_dragons, not {show(word)}"


def _half_problems(file: ScenarioFile, where: Where) -> Iterator[tuple[Where, str]]:
    """Starting tiles in the middle column, which belongs to no half."""
    for count, entry in file.layout.items():
        for group in entry.tiles:
            for seat, (u, _) in group.at.items() if isinstance(group.at, dict) else ():
                if u == 0:
                    yield where, f"with {count} players {seat} begins in the middle column, which is in neither half"


def _levy_problems(program: tuple[Verb, ...], where: Where) -> Iterator[tuple[Where, str]]:
    """Something for what is paid on top of a levy, without saying for how much of it."""
    for i, verb in enumerate(program):
        if isinstance(verb, Levy) and bool(verb.extra) != (verb.extra_for > 0):
            yield (*where, i), "extra is what is done for every extra_for of gold on top: give both or none"
