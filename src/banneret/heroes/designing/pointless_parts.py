"""What can be played but makes no sense: goals out of reach, events that never come, rules that do nothing."""

from collections.abc import Callable, Collection, Iterator
from typing import Final

from banneret.heroes.box.verbs.combat import Roll, Verb
from banneret.heroes.box.verbs.scenario import SCENARIO_VERBS, SetRule
from banneret.heroes.designing.map_limits import cut_off, cut_off_text
from banneret.heroes.designing.measure_bounds import Bounds, flagged_kinds
from banneret.heroes.scenario.ai_heroes import AiEntry, Enters
from banneret.heroes.scenario.check.check import AGAINST_RIVALS
from banneret.heroes.scenario.check.traversal import names_in, structures, verbs_of
from banneret.heroes.scenario.file import SEAT_BONUS, FieldEntry, ScenarioFile
from banneret.heroes.scenario.goals import GoalEntry
from banneret.heroes.scenario.rules import At, Change, Moment, Rule, Test, TimedEvent, Who
from banneret.heroes.tables.compile.ai_words import whole_spot
from banneret.heroes.tables.compile.map import operations
from banneret.heroes.tables.map_programs import no_programs
from banneret.kernel.yamltree import Where

Found = Iterator[tuple[Where, str]]
NOWHERE: Final[frozenset[Moment]] = frozenset({"game_start", "round_start", "resource_round", "round_end", "victory"})
"""Moments that concern no field."""
FLAGGING: Final[frozenset[Moment]] = frozenset({"flag", "first_flag", "ai_flag"})
"""Moments that are about a field which is flagged."""


def senseless(file: ScenarioFile, wrong: Collection[Where] = ()) -> Found:
    """Every mistake that does not make the scenario unplayable, each with its path.

    Parts that are already `wrong` are not checked: nobody knows what was meant.
    """
    bounds = Bounds(file, wrong)

    def sound(*where: str | int) -> bool:
        return not any(other[: len(where)] == where[: len(other)] for other in wrong)

    for count, layout in bounds.layouts.items():
        for place in cut_off(layout):
            yield ("layout", str(count), "tiles"), cut_off_text(place)
    for part in ("victory", "defeat"):
        for i, goal in enumerate(getattr(file, part)):
            counts = _counts(file, goal.only_players)
            if counts and sound(part, i):
                yield from _goal(bounds, goal, counts, (part, i))
    if file.limit == "most_points" and bounds.of("points", file.players[0]) is not None:
        yield ("limit",), "nothing gives points, so nobody has most of them"
    awake = _in_force(file)
    for i, rule in enumerate(file.rules):
        if sound("rules", i):
            yield from _rule(bounds, rule, ("rules", i))
            if bounds.whole and rule.id not in awake:
                yield ("rules", i, "active"), "this rule is never switched on"
    for i, hero in enumerate(file.ai):
        if sound("ai", i):
            yield from _late(bounds, hero, ("ai", i))
    for i, event in enumerate(file.events):
        if sound("events", i):
            yield from _event(bounds, event, ("events", i))
    if file.seat_bonus is not SEAT_BONUS:
        for i, bonus in enumerate(file.seat_bonus):
            if bonus.players not in file.players:
                yield ("seat_bonus", i), f"the scenario is not for {bonus.players} players"
    for where, verb in verbs_of(file):
        if sound(*where) and _is_idle(verb):
            yield where, f"{verb.main} does nothing here"
    for name, entry in file.fields.items():
        if not sound("fields", name):
            continue
        if not any(bounds.has_location(name, count) for count in file.players):
            yield ("fields", name), "no tile of any layout can have this location"
        elif entry == FieldEntry():
            yield ("fields", name), "nothing is said of it"


def unused(file: ScenarioFile) -> Found:
    """Names that nothing uses: not an error, but probably not intended."""
    used: dict[str, set[str]] = {"token": set(), "label": set(), "tale": set()}
    for _, kind, word in names_in(file):
        if kind == "measure":
            name = word.partition(":")[2]
            used["label"].add(name)
            used["token"].add(name)
        elif kind in used:
            used[kind].add(word)
    home = file.setup.home
    places = [*file.setup.flags, None if home is None else home.at]
    for hero in file.ai:
        places += [hero.at, hero.goal, hero.razes]
    # A place is a seat, a word for where an AI hero goes, or a label.
    used["label"] |= {whole_spot(place).tile for place in places if place is not None}
    for part in ("tokens", "shared_tokens"):
        for n, name in enumerate(getattr(file, part)):
            if name not in used["token"]:
                yield (part, n), f"nothing uses the token {name}"
    for count, entry in file.layout.items():
        for n, group in enumerate(entry.tiles):
            for label in dict.fromkeys(group.labels()):
                if label and label not in used["label"]:
                    yield ("layout", count, "tiles", n, "label"), f"nothing speaks of the label {label}"
    for tale in file.tales:
        if tale not in used["tale"]:
            yield ("tales", tale), "nothing tells this tale"
    for i, rule in enumerate(file.rules):
        if rule.when is None and rule.change is None and rule.action is None and not rule.do:
            yield ("rules", i), "this rule is only told: nothing is done or changed by it"


def _counts(file: ScenarioFile, only: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count for count in file.players if not only or count in only)


def _each(counts: tuple[int, ...], reason: Callable[[int], str], where: Where) -> Found:
    """Why something is impossible: said once if it holds for any number of players, else for each of those."""
    reasons = {count: why for count in counts if (why := reason(count))}
    if len(reasons) == len(counts) and len(set(reasons.values())) == 1:
        yield where, f"this can never come about: {reasons[counts[0]]}"
    else:
        for count, why in reasons.items():
            yield where, f"this can never come about with {count} players: {why}"


def _goal(bounds: Bounds, goal: GoalEntry, counts: tuple[int, ...], where: Where) -> Found:
    def reason(count: int) -> str:
        wanted = goal.goal()
        last = bounds.last_round(count)
        if goal.from_round > last:
            return f"round {goal.from_round} is after the last one"
        if wanted.held > last:
            return f"it has to hold for {wanted.held} rounds, and there are {last}"
        if set(goal.kinds()) & AGAINST_RIVALS and not wanted.what and not bounds.has_rivals(count):
            return "nobody is a rival"
        if wanted.at_most and wanted.times < 0:
            return "nothing that is counted is below 0"
        bound = None if not wanted.what or wanted.at_most else bounds.of(wanted.what, count, bounds.team(count))
        return bound.why if bound is not None and bound.most < wanted.times else ""

    yield from _each(counts, reason, where)
    for n, inner in enumerate(goal.all or ()):
        yield from _goal(bounds, inner, counts, (*where, "all", n))


def _rule(bounds: Bounds, rule: Rule, where: Where) -> Found:
    file = bounds.file
    counts = _counts(file, rule.only_players)
    if not counts:
        yield (*where, "only_players"), "the scenario is not for any of these numbers of players"
        return
    if rule.do and rule.when is None and rule.action is None:
        yield (*where, "do"), "this is never done: a rule needs `when` or `action` for it"
    elif (rule.when is not None or rule.action is not None) and not rule.do:
        yield where, "this rule does nothing: `do` is missing"
    if rule.change is not None and rule.change == Change():
        yield (*where, "change"), "nothing is changed"
    if rule.when == "game_start" and (rule.rounds or rule.from_round > 1):
        key = "rounds" if rule.rounds else "from_round"
        yield (*where, key), "game_start comes before the first round, so this can never come about"
    else:
        yield from _rounds(rule.rounds, rule.from_round, bounds.last_of_all(counts), where)
    yield from _without_income(bounds, rule, counts, where)
    if isinstance(rule.who, Who) and rule.who.seat and int(rule.who.seat[1:]) > max(counts):
        yield (*where, "who", "seat"), f"there is no {rule.who.seat} with {max(counts)} players"
    if rule.to_round < rule.from_round:
        yield (*where, "to_round"), f"round {rule.to_round} comes before round {rule.from_round}"
    for n, number in enumerate(rule.rounds):
        if not rule.from_round <= number <= rule.to_round:
            yield (*where, "rounds", n), f"round {number} is not from {rule.from_round} to {rule.to_round}"
    yield from _tests(bounds, rule.test, counts, where)
    if rule.where and rule.when in NOWHERE:
        yield (*where, "where"), f"{rule.when} is about no place, so this can never come about"
    for here, part in structures(rule, where):
        if isinstance(part, At):
            yield from _place(bounds, part, counts, rule.when, here)
    if rule.when is not None and (why := _never_comes(bounds, rule.when, counts)):
        yield (*where, "when"), f"{why}, so this can never come about"


def _never_comes(bounds: Bounds, moment: Moment, counts: tuple[int, ...]) -> str:
    """Why a moment cannot come with any of these numbers of players."""
    rivals = any(map(bounds.has_rivals, counts))
    if moment == "lay_tile" and not any(map(bounds.has_pools, counts)):
        return "there are no pools"
    if moment in ("beat_hero", "beat_second", "beat_second_in_combat") and not rivals:
        return "nobody is a rival"
    if moment == "capture_town" and not rivals and not bounds.file.ai:
        return "there is no Town of anybody else"
    if moment in ("beat_ai", "ai_flag") and not bounds.file.ai:
        return "there are no AI heroes"
    return ""


def _without_income(bounds: Bounds, rule: Rule, counts: tuple[int, ...], where: Where) -> Found:
    """Rounds of a rule for Resource rounds that are none. By option round 1 may be one. Rules: H3-RND-03, H3-OPT-01."""
    changes = (each.change for each in bounds.file.rules)
    if rule.when != "resource_round" or any(change is not None and change.every_round_pays for change in changes):
        return
    last = bounds.last_of_all(counts)
    for n, number in enumerate(rule.rounds):
        if number % 2 == 0 and number <= last:
            yield (*where, "rounds", n), f"round {number} is not a Resource round, so this never happens"
    rounds = range(rule.from_round, min(rule.to_round, last) + 1, rule.every)
    if not rule.rounds and rounds and all(number % 2 == 0 for number in rounds):
        yield (*where, "from_round"), "none of these rounds is a Resource round, so this never happens"


def _late(bounds: Bounds, hero: AiEntry, where: Where) -> Found:
    """What an AI hero is to do after the last round."""
    last = bounds.last_of_all(bounds.file.players)
    rounds: list[tuple[Where, int]] = [
        (("changes", n, "round"), each.round or 0) for n, each in enumerate(hero.changes)
    ]
    rounds += [(("waves", n), number) for n, number in enumerate(hero.waves)]
    if isinstance(hero.enters, Enters):
        rounds.append((("enters", "round"), hero.enters.round))
    for way, number in rounds:
        if number > last:
            yield (*where, *way), f"round {number} is after the last one, {last}, so this never happens"


def _event(bounds: Bounds, event: TimedEvent, where: Where) -> Found:
    if not event.do:
        yield where, "nothing happens: `do` is empty"
    yield from _rounds(event.rounds, event.from_round, bounds.last_of_all(bounds.file.players), where)
    yield from _tests(bounds, event.test, bounds.file.players, where)


def _rounds(rounds: tuple[int, ...], first: int, last: int, where: Where) -> Found:
    for n, number in enumerate(rounds):
        if number > last:
            yield (*where, "rounds", n), f"round {number} is after the last one, {last}, so this never happens"
    if not rounds and first > last:
        yield (*where, "from_round"), f"round {first} is after the last one, {last}, so this never happens"


def _tests(bounds: Bounds, tests: tuple[Test, ...], counts: tuple[int, ...], where: Where) -> Found:
    for n, test in enumerate(tests):
        least, most = test.at_least, test.at_most
        here = (*where, "if", n)
        if least is not None and most is not None and least > most:
            yield here, f"nothing is at least {least} and at most {most}"
        elif most is not None and most < 0:
            yield here, "nothing that is counted is below 0"
        elif least is not None:

            def reason(count: int, test: Test = test, least: int = least) -> str:
                bound = bounds.of(test.measure, count, bounds.team(count) if test.of == "team" else 1)
                return bound.why if bound is not None and bound.most < least else ""

            # A rule that works with some numbers of players is fine.
            if all(reason(count) for count in counts):
                yield from _each(counts, reason, here)


def _place(bounds: Bounds, place: At, counts: tuple[int, ...], moment: Moment | None, where: Where) -> Found:
    location, label = place.location, place.tile
    never = "so this can never come about"
    if label and not any(bounds.has_label(label, count) for count in counts):
        yield (*where, "tile"), f"no tile is called {label} here, {never}"
    elif location and not any(bounds.has_location(location, count, label) for count in counts):
        yield (*where, "location"), f"no tile{label and ' called ' + label} can have {location}, {never}"
    elif location and moment in FLAGGING and location not in flagged_kinds():
        yield (*where, "location"), f"{location} cannot be flagged, {never}"
    elif location and moment == "capture_town" and location != "town":
        yield (*where, "location"), f"{location} is not a Town, {never}"
    if place.grail and not any(bounds.has_location("grail", count) for count in counts):
        yield (*where, "grail"), f"no tile can have the Grail, {never}"
    if place.resource and location not in ("", "mine"):
        yield (*where, "resource"), f"only a mine has a resource, not {location}, {never}"
    elif place.resource and not any(bounds.has_mine(place.resource, count, label) for count in counts):
        yield (*where, "resource"), f"no tile{label and ' called ' + label} can have such a mine, {never}"


def _is_idle(verb: Verb) -> bool:
    """Whether a verb that needs no names of the scenario has no effect on the map.

    What stands inside a `roll` says so itself.
    """
    if isinstance(verb, Roll) or any(
        isinstance(part, Verb) and part.main in SCENARIO_VERBS for _, part in structures(verb)
    ):
        return False
    return not operations(no_programs(), (verb,))


def _in_force(file: ScenarioFile) -> set[str]:
    """The rules that are in force at some time: from the start, or switched on by something that can be done."""
    switches = [(where, verb.set_rule) for where, verb in verbs_of(file) if isinstance(verb, SetRule) and verb.active]
    awake = {rule.id for rule in file.rules if rule.active}
    awake |= {id for where, id in switches if where[0] != "rules"}
    by_rules = [(file.rules[n].id, id) for (part, n, *_), id in switches if part == "rules" and isinstance(n, int)]
    while more := {id for source, id in by_rules if source in awake} - awake:
        awake |= more
    return awake
