"""Scenarios: the map, the means at the start, timed events and goals, read from YAML files.

The scenarios that come with the program are named; any other is a file. What a file leaves out is filled in here,
so a `Scenario` says everything a game needs. Scenarios of Clash, Co-op and Alliance are read so far.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec

from banneret.heroes.content import FOLDER, Cost, Id, Name
from banneret.heroes.layouts import Group, Layout, LayoutEntry, Pool, layout_problems, matches, resolve
from banneret.heroes.program import Gain, Verb
from banneret.heroes.program_map import Branch, ClearCubes, May, Movement, RollDice, Search
from banneret.heroes.realm import MAP_PROGRAM_VERBS, BuildingKind, load_realm
from banneret.heroes.unit_words import UnitWord, unit_of_rank, unit_word
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import MAX_PROBLEMS, nearest, read_document
from banneret.kernel.yamltree import Where, show

__all__ = [
    "Goal", "Group", "Layout", "Pool", "Scenario", "ScenarioFields", "ScenarioSetup", "SeatBonus", "TimedEvent",
    "UnitWord", "load_scenario", "matches", "scenario_ids", "unit_of_rank", "unit_word",
]  # fmt: skip

SCENARIOS: Final = FOLDER / "scenarios"
LAST_ROUND: Final = 16
"""Spaces of the round track."""
INCOME_TRACKS: Final = {"gold": range(10, 46, 5), "building_materials": range(0, 15, 2), "valuables": range(8)}

_Three = msgspec.Meta(max_length=3)
Round = Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)]
PlayerCount = Annotated[int, msgspec.Meta(ge=2, le=3)]
Seat = Literal["P1", "P2", "P3"]
Mode = Literal["clash", "coop", "alliance"]
"""Rules: H3-MOD-02."""
Limit = Literal["final_battle", "draw", "all_lose"]
When = Literal["round_end", "now"]
GoalKind = Literal["eliminate_all", "cubes_from_all_rivals", "capture_town", "defeat_main_hero", "flag"]
GOAL_KINDS: Final[tuple[GoalKind, ...]] = get_args(GoalKind)
Teams = Annotated[tuple[Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=3)], ...], _Three]
MOST_BONUSES: Final = 9
"""As many as an answer can name."""


class _Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all structures here share."""


class ScenarioSetup(_Base, frozen=True, kw_only=True):
    """What every player begins with; units are written as `banneret.heroes.unit_words` reads them.

    Each player takes one of the bonuses in place of the one that the difficulty gives. Rules: H3-DIF-10.
    """

    resources: Cost
    income: Cost
    buildings: Annotated[tuple[BuildingKind, ...], msgspec.Meta(max_length=8)] = ()
    units: tuple[str, ...]
    bonus: Annotated[tuple[Branch, ...], msgspec.Meta(max_length=MOST_BONUSES)] = ()


class ScenarioFields(_Base, frozen=True, kw_only=True):
    """What the places do that leave it to the scenario: for each player's first cube on an Obelisk, and so on."""

    obelisk_do: tuple[Verb, ...]
    utopia_do: tuple[Verb, ...]
    grail_do: tuple[Verb, ...]


class TimedEvent(_Base, frozen=True, kw_only=True):
    """Something that happens at the start of certain rounds."""

    rounds: tuple[Round, ...]
    do: tuple[Verb, ...]


class SeatBonus(_Base, frozen=True, kw_only=True):
    """What one seat gets in the first round because it moves later, with so many players."""

    players: PlayerCount
    seat: Seat
    do: tuple[Verb, ...]


class Goal(_Base, frozen=True, kw_only=True):
    """A way to win. `of` and `times` are for Towns and Main Heroes, `what` and `times` for fields to be flagged; no
    `only_players` means any number of them."""

    kind: GoalKind
    of: Literal["any_rival", "all_rivals"] = "any_rival"
    what: str = ""
    times: int = 1
    only_players: tuple[int, ...] = ()
    from_round: int = 1
    when: When = "round_end"


class Scenario(_Base, frozen=True, kw_only=True):
    """A scenario with nothing left open. `teams`, `rounds` and `layouts` go by the number of players."""

    id: str
    name: str
    mode: Mode
    players: tuple[int, ...]
    teams: dict[int, tuple[int, ...]]
    """The team of each player. Rules: H3-MOD-09."""
    rounds: dict[int, int]
    story: str
    layouts: dict[int, Layout]
    setup: ScenarioSetup
    fields: ScenarioFields
    first_pool_tile: tuple[Verb, ...]
    """Done for each player the first time they lay a tile of their pool."""
    events: tuple[TimedEvent, ...]
    victory: tuple[Goal, ...]
    limit: Limit
    seat_bonus: tuple[SeatBonus, ...]
    guards: dict[str, int]
    """The difficulty of all fields of a location, where it is not the printed one. Rules: H3-EXP-13."""
    elimination: int
    """After how many full rounds without Town and Settlement a player is out; 0 for never. Rules: H3-VIC-12."""


SEAT_BONUS: Final = (SeatBonus(players=2, seat="P2", do=(Movement(1),)),)


class _Rivals(_Base, frozen=True, kw_only=True):
    of: Literal["any_rival", "all_rivals"] = "any_rival"


class _Defeats(_Base, frozen=True, kw_only=True):
    of: Literal["any_rival", "all_rivals"] = "any_rival"
    times: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class _Flags(_Base, frozen=True, kw_only=True):
    what: str
    count: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


class _GoalEntry(_Base, frozen=True, kw_only=True):
    """A goal as a file gives it: exactly one of its kinds, and what limits it."""

    eliminate_all: Literal[True] | None = None
    cubes_from_all_rivals: Literal[True] | None = None
    capture_town: _Rivals | None = None
    defeat_main_hero: _Defeats | None = None
    flag: _Flags | None = None
    only_players: tuple[PlayerCount, ...] = ()
    from_round: Round = 1
    when: When = "round_end"

    def kinds(self) -> list[GoalKind]:
        """The kinds it names."""
        return [kind for kind in GOAL_KINDS if getattr(self, kind) is not None]

    def goal(self) -> Goal:
        rivals = self.capture_town or self.defeat_main_hero or _Rivals()
        times = rivals.times if isinstance(rivals, _Defeats) else 1
        return Goal(
            kind=self.kinds()[0],
            of=rivals.of,
            what=self.flag.what if self.flag else "",
            times=self.flag.count if self.flag else times,
            only_players=self.only_players,
            from_round=self.from_round,
            when=self.when,
        )


class _ObeliskEntry(_Base, frozen=True, kw_only=True):
    on_first_visit_by_each_player: tuple[Verb, ...]


class _UtopiaEntry(_Base, frozen=True, kw_only=True):
    on_flag: tuple[Verb, ...]


class _GrailEntry(_Base, frozen=True, kw_only=True):
    on_visit: tuple[Verb, ...]


class _FieldsEntry(_Base, frozen=True, kw_only=True):
    obelisk: _ObeliskEntry = _ObeliskEntry(on_first_visit_by_each_player=(RollDice("treasure", dice=2),))
    dragon_utopia: _UtopiaEntry = _UtopiaEntry(on_flag=(Gain("gold", 10), May((Search("artifact", cards=4),))))
    grail_field: _GrailEntry = _GrailEntry(on_visit=(May((Search("artifact", cards=4),)),))


class _RuleEntry(_Base, frozen=True, kw_only=True):
    """A special rule by its name, with what it does."""

    id: Literal["new_land"]
    do: tuple[Verb, ...]


class _Length(_Base, frozen=True, kw_only=True):
    rounds: Round | dict[str, Round]


class _ScenarioFile(_Base, frozen=True, kw_only=True):
    id: Id
    name: Name
    mode: Mode
    players: Annotated[tuple[PlayerCount, ...], msgspec.Meta(min_length=1)]
    teams: dict[str, Teams] = {}
    length: _Length
    story: Annotated[str, msgspec.Meta(max_length=400)] = ""
    layout: dict[str, LayoutEntry]
    setup: ScenarioSetup
    fields: _FieldsEntry = _FieldsEntry()
    rules: tuple[_RuleEntry, ...] = ()
    events: tuple[TimedEvent, ...] = ()
    victory: Annotated[tuple[_GoalEntry, ...], msgspec.Meta(min_length=1)]
    limit: Limit
    seat_bonus: tuple[SeatBonus, ...] = SEAT_BONUS
    guards: dict[str, Annotated[int, msgspec.Meta(ge=0, le=7)]] = {}
    elimination: Annotated[int, msgspec.Meta(ge=0, le=LAST_ROUND)] = 3


@cache
def scenario_ids() -> tuple[str, ...]:
    """The scenarios that come with the program."""
    return tuple(sorted(path.stem for path in SCENARIOS.glob("*.yaml")))


def load_scenario(name_or_path: str | Path) -> Scenario:
    """A scenario by its id, where - stands for _ too, or from a file. Whatever is wrong with it is a `ContentError`."""
    name = str(name_or_path)
    ident = name.replace("-", "_")
    if ident in scenario_ids():
        return _named(ident)
    if isinstance(name_or_path, Path) or name.endswith((".yaml", ".yml")):
        return _read(Path(name_or_path))
    raise ContentError(f"unknown scenario {show(name)}{nearest(ident, scenario_ids())}")


@cache
def _named(ident: str) -> Scenario:
    return _read(SCENARIOS / f"{ident}.yaml")


def _read(path: Path) -> Scenario:
    document = read_document(path, _ScenarioFile, verbs=MAP_PROGRAM_VERBS)
    file = document.value
    # The rest of a hostile file is not even looked at.
    if wrong := [document.report(*problem) for problem in islice(_problems(file), MAX_PROBLEMS)]:
        raise ContentError("\n".join(wrong))
    rounds = file.length.rounds
    return Scenario(
        id=file.id,
        name=file.name,
        mode=file.mode,
        players=file.players,
        teams={count: _team_numbers(file, count) for count in file.players},
        rounds={count: rounds if isinstance(rounds, int) else rounds[str(count)] for count in file.players},
        story=file.story,
        layouts={count: resolve(file.layout[str(count)]) for count in file.players},
        setup=file.setup,
        fields=ScenarioFields(
            obelisk_do=file.fields.obelisk.on_first_visit_by_each_player,
            utopia_do=file.fields.dragon_utopia.on_flag,
            grail_do=file.fields.grail_field.on_visit,
        ),
        first_pool_tile=tuple(verb for rule in file.rules for verb in rule.do),
        events=file.events,
        victory=tuple(entry.goal() for entry in file.victory),
        limit=file.limit,
        seat_bonus=file.seat_bonus,
        guards=dict(file.guards),
        elimination=file.elimination,
    )


def _team_numbers(file: _ScenarioFile, players: int) -> tuple[int, ...]:
    """The team of each player: as the file says, else all players one team in Co-op and everybody alone.

    Rules: H3-MOD-03, H3-MOD-06, H3-MOD-09.
    """
    if teams := file.teams.get(str(players)):
        return tuple(next(n for n, team in enumerate(teams) if f"P{p + 1}" in team) for p in range(players))
    return (0,) * players if file.mode == "coop" else tuple(range(players))


def _problems(file: _ScenarioFile) -> Iterator[tuple[Where, str]]:
    """What is wrong beyond the types of the values, each with the way to it."""
    if len(set(file.players)) != len(file.players):
        yield ("players",), "a number of players stands here twice"
    yield from _count_problems(file.layout, file.players, "layout", ("layout",))
    if isinstance(file.length.rounds, dict):
        yield from _count_problems(file.length.rounds, file.players, "round limit", ("length", "rounds"))
    for count in file.players:
        if entry := file.layout.get(str(count)):
            yield from layout_problems(entry, count, ("layout", str(count)))
    yield from _team_problems(file)
    yield from _setup_problems(file.setup)
    places = {location.id for location in load_realm().locations}
    for i, event in enumerate(file.events):
        yield from _cube_problems(event.do, ("events", i, "do"))
    for i, goal in enumerate(file.victory):
        if len(goal.kinds()) != 1:
            yield ("victory", i), f"expected exactly one of {', '.join(GOAL_KINDS)}"
        if goal.only_players and not set(goal.only_players) & set(file.players):
            yield ("victory", i, "only_players"), "the scenario is not for any of these numbers of players"
        if file.mode == "coop" and goal.kinds() not in ([], ["flag"]):
            yield ("victory", i), "in Co-op nobody is a rival, so this can never come about"
        if goal.flag and goal.flag.what not in places:
            what = goal.flag.what
            yield ("victory", i, "flag", "what"), f"unknown location {show(what)}{nearest(what, places)}"
    for count in file.players:
        if not any(not goal.only_players or count in goal.only_players for goal in file.victory):
            yield ("victory",), f"no goal for {count} players"
    if file.mode == "coop" and file.limit == "final_battle":
        yield ("limit",), "in Co-op nobody is a rival, so there is no final battle"
    for name in file.guards:
        if name not in places:
            yield ("guards", name), f"unknown location {show(name)}{nearest(name, places)}"
    for i, bonus in enumerate(file.seat_bonus):
        if int(bonus.seat[1:]) > bonus.players:
            yield ("seat_bonus", i, "seat"), f"there is no {bonus.seat} with {bonus.players} players"


def _count_problems(
    entries: Mapping[str, object], players: tuple[int, ...], what: str, where: Where
) -> Iterator[tuple[Where, str]]:
    """Numbers of players that have no entry, and entries for no number of players."""
    for count in players:
        if str(count) not in entries:
            yield where, f"no {what} for {count} players"
    for key in entries:
        if key not in map(str, players):
            yield (*where, key), f"a {what} for {show(key)} players, but the scenario is for {_listed(players)}"


def _team_problems(file: _ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Teams that do not hold every seat once, or do not fit the mode. Rules: H3-MOD-03, H3-MOD-06."""
    if file.teams or file.mode == "alliance":
        yield from _count_problems(file.teams, file.players, "team list", ("teams",))
    for count in file.players:
        teams = file.teams.get(str(count))
        if teams is None:
            continue
        where = ("teams", str(count))
        wanted = [f"P{seat}" for seat in range(1, count + 1)]
        if sorted(seat for team in teams for seat in team) != wanted:
            yield where, f"{', '.join(wanted)} have to be in one team each"
        elif file.mode == "clash" and len(teams) < count:
            yield where, "in a Clash everybody is alone; teams make it an alliance"
        elif file.mode == "coop" and len(teams) > 1:
            yield where, "in Co-op all players are one team"
        elif file.mode == "alliance" and (len(teams) != 2 or count < 3):
            yield where, "an alliance is two teams, one of which has more than one player"


def _setup_problems(setup: ScenarioSetup) -> Iterator[tuple[Where, str]]:
    for resource, track in INCOME_TRACKS.items():
        if (income := getattr(setup.income, resource)) not in track:
            yield ("setup", "income"), f"{income} {resource} is no place of its income track"
    # Every town board has the same dwellings in the same order, so any one will do.
    needs = {building.kind: building.needs for building in load_realm().towns[0].buildings}
    for i, kind in enumerate(setup.buildings):
        if kind in setup.buildings[:i]:
            yield ("setup", "buildings", i), "this building stands here twice"
        for other in needs[kind]:
            if other not in setup.buildings:
                yield ("setup", "buildings", i), f"{kind} needs {other}"
    for i, bonus in enumerate(setup.bonus):
        yield from _cube_problems(bonus.do, ("setup", "bonus", i, "do"))
    for i, word in enumerate(setup.units):
        try:
            unit_word(word)
        except ContentError as error:
            yield ("setup", "units", i), str(error)


def _cube_problems(program: tuple[Verb, ...], where: Where) -> Iterator[tuple[Where, str]]:
    """Names of locations that stand for nothing."""
    known = {location.id for location in load_realm().locations}
    for i, verb in enumerate(program):
        if isinstance(verb, ClearCubes) and not isinstance(verb.clear_cubes, str):
            for j, name in enumerate(verb.clear_cubes):
                if name not in known:
                    yield (*where, i, "clear_cubes", j), f"unknown location {show(name)}{nearest(name, known)}"


def _listed(players: tuple[int, ...]) -> str:
    return " or ".join(map(str, players))
