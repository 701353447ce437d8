"""Scenarios: the map, the means at the start, timed events and goals, read from YAML files.

The scenarios that come with the program are named; any other is a file, or its whole text as a record holds it (see
`banneret.heroes.scenario.definition`). What a file leaves out is filled in here, so a `Scenario` says everything a game
needs.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from banneret.heroes.box.cards_and_units import FOLDER, Cost
from banneret.heroes.box.verbs.combat import VERBS, Verb
from banneret.heroes.box.verbs.map import MAP_VERBS
from banneret.heroes.box.verbs.scenario import SCENARIO_VERBS
from banneret.heroes.scenario.ai_heroes import AiEntry, Shared
from banneret.heroes.scenario.campaign import CampaignEntry, Carry, Gift
from banneret.heroes.scenario.check.check import TOGETHER, problems
from banneret.heroes.scenario.check.traversal import labels_of
from banneret.heroes.scenario.file import PLACES, FieldEntry, Length, Mode, ScenarioFile, ScenarioSetup, SeatBonus
from banneret.heroes.scenario.goals import Goal, Scoring
from banneret.heroes.scenario.layout import Group, Layout, Pool, matches, resolve
from banneret.heroes.scenario.rules import LAST_ROUND, Horde, Limit, Rule, TimedEvent
from banneret.heroes.scenario.tournament import TOURNAMENT, as_tournament
from banneret.heroes.tables.unit_names import UnitWord, unit_of_rank, unit_word
from banneret.kernel.errors import ContentError
from banneret.kernel.files import read_bytes
from banneret.kernel.yamlfile import (
    MAX_PROBLEMS,
    Document,
    Draft,
    Spares,
    draft_document,
    is_file_name,
    nearest,
    parse_document,
)
from banneret.kernel.yamltree import show

__all__ = [
    "FieldEntry", "Goal", "Group", "Layout", "Pool", "Rule", "Scenario", "ScenarioSetup", "SeatBonus", "TimedEvent",
    "UnitWord", "load_scenario", "matches", "scenario_ids", "unit_of_rank", "unit_word",
]  # fmt: skip

SCENARIOS: Final = FOLDER / "scenarios"
MOST_BYTES: Final = 40_000
"""The largest scenario file; every list in it is limited as well."""
_OF_CARDS: Final = ("draw", "drop_morale", "gain", "morale", "roll")
"""Of the verbs that units and cards have in Combat, those that do something outside it."""
_OF_OTHERS: Final = ("at_income", "avoid_guards", "flag", "lasting")
"""Verbs of the map that only Astrologers, cards in play and printed locations can have."""
SCENARIO_PROGRAM_VERBS: Final[Mapping[type, Mapping[str, type[Verb]]]] = {
    Verb: {
        **{name: VERBS[name] for name in _OF_CARDS},
        **{name: verb for name, verb in MAP_VERBS.items() if name not in _OF_OTHERS},
        **SCENARIO_VERBS,
    }
}
"""The verbs of a scenario's programs, as the file reader takes them."""
_SPARES: Final[Spares] = {
    ScenarioFile: {
        "id": "draft",
        "name": "Draft",
        "layout": {},
        "setup": ScenarioSetup(resources=Cost(), units=()),
        "victory": (),
        "limit": "draw",
        "length": Length(rounds=LAST_ROUND),
        "mode": "clash",
    },
    ScenarioSetup: {"resources": Cost(), "units": ()},
}
"""What stands for parts of a draft that are missing or wrong."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with nothing left open. `teams`, `rounds` and `layouts` go by the number of players."""

    id: str
    name: str
    mode: Mode
    players: tuple[int, ...]
    difficulty: str
    expansion: dict[int, str]
    """What is needed beyond the core box. Rules: H3-MOD-05."""
    teams: dict[int, tuple[int, ...]]
    """The team of each player. Rules: H3-MOD-09."""
    turn_order: dict[int, tuple[int, ...]]
    """The players in the order of their turns, where it is not rolled for."""
    rounds: dict[int, int]
    story: str
    tales: dict[str, str]
    layouts: dict[int, Layout]
    labels: tuple[str, ...]
    """The labels of tiles that rules speak of."""
    setup: ScenarioSetup
    tokens: tuple[str, ...]
    """The tokens a player may have; the first is always the victory points."""
    shared_tokens: tuple[str, ...]
    fields: dict[str, FieldEntry]
    """By location: what is special about it here; those that leave it to the scenario are all there."""
    rules: tuple[Rule, ...]
    events: tuple[TimedEvent, ...]
    victory: tuple[Goal, ...]
    defeat: tuple[Goal, ...]
    limit: Limit
    scoring: Scoring
    seat_bonus: tuple[SeatBonus, ...]
    campaign: CampaignEntry | None
    carry: tuple[Carry, ...]
    gifts: tuple[Gift, ...]
    ai: tuple[AiEntry, ...]
    hordes: tuple[Horde, ...]
    ai_shared: Shared
    """What AI heroes without cards of their own have. Rules: H3-AIC-30."""
    elimination: int
    """After how many full rounds without Town and Settlement a player is out; 0 for never. Rules: H3-VIC-12."""
    capture_all_defeats: bool
    """Whether whoever loses the last Town and Settlement is out at once. Rules: H3-VIC-02, H3-VIC-12."""


@cache
def scenario_ids() -> tuple[str, ...]:
    """The scenarios that come with the program."""
    return tuple(sorted(path.stem for path in SCENARIOS.glob("*.yaml")))


def load_scenario(name_or_path: str | Path, definition: str = "") -> Scenario:
    """A scenario by its id, where - stands for _ too, from a file, or by its definition if it has one.

    Whatever is wrong with it is a `ContentError`.
    """
    if definition:
        return _defined(definition)
    name = str(name_or_path)
    ident = name.replace("-", "_")
    if ident in scenario_ids():
        return _named(ident)
    if isinstance(name_or_path, Path) or is_file_name(name):
        return completed(read_scenario(Path(name_or_path)).value)
    raise ContentError(f"unknown scenario {show(name)}{nearest(ident, scenario_ids())}")


@cache
def _named(ident: str) -> Scenario:
    return completed(read_scenario(SCENARIOS / f"{ident}.yaml").value)


@lru_cache(64)
def _defined(definition: str) -> Scenario:
    return completed(parse_scenario(definition, "scenario").value)


def read_scenario(path: Path) -> Document[ScenarioFile]:
    """A scenario file with its lines. Whatever stands in the way of playing it is a `ContentError`."""
    return parse_scenario(read_bytes(path, MOST_BYTES), path.name)


def parse_scenario(text: str | bytes, name: str) -> Document[ScenarioFile]:
    """The text of a scenario file called `name`, like `read_scenario`."""
    _limit(text, name)
    document = parse_document(text, name, ScenarioFile, verbs=SCENARIO_PROGRAM_VERBS)
    # The rest of a hostile file is not even looked at.
    if wrong := [document.report(*problem) for problem in islice(problems(document.value), MAX_PROBLEMS)]:
        raise ContentError("\n".join(wrong))
    return document


def draft_scenario(text: str | bytes, name: str) -> Draft[ScenarioFile]:
    """As much of the text of a scenario file as can be read; for whoever looks for all of its mistakes."""
    _limit(text, name)
    return draft_document(text, name, ScenarioFile, verbs=SCENARIO_PROGRAM_VERBS, spares=_SPARES)


def _limit(text: str | bytes, name: str) -> None:
    if len(text) > MOST_BYTES:
        raise ContentError(f"{name}: larger than the {MOST_BYTES // 1000} kB a scenario may have")


def completed(file: ScenarioFile) -> Scenario:
    """The scenario of a file that was checked, with nothing left open. Rules: H3-MOD-08."""
    if file.mode == TOURNAMENT:
        file = as_tournament(file)
    rounds = file.length.rounds
    return Scenario(
        id=file.id,
        name=file.name,
        mode=file.mode,
        players=file.players,
        difficulty=file.difficulty,
        expansion={int(count): what for count, what in file.expansion.items()},
        teams={count: _team_numbers(file, count) for count in file.players},
        turn_order={
            int(count): tuple(int(seat.removeprefix("P")) - 1 for seat in seats)
            for count, seats in file.turn_order.items()
        },
        rounds={count: rounds if isinstance(rounds, int) else rounds[str(count)] for count in file.players},
        story=file.story,
        tales=dict(file.tales),
        layouts={count: resolve(file.layout[str(count)]) for count in file.players},
        labels=labels_of(file),
        setup=file.setup,
        tokens=("points", *file.tokens),
        shared_tokens=file.shared_tokens,
        fields={**PLACES, **{name: _completed(name, entry) for name, entry in file.fields.items()}},
        rules=file.rules,
        events=file.events,
        victory=tuple(entry.goal() for entry in file.victory),
        defeat=tuple(entry.goal() for entry in file.defeat),
        limit=file.limit,
        scoring=file.scoring,
        seat_bonus=file.seat_bonus,
        campaign=file.campaign,
        carry=file.carry,
        gifts=file.gifts,
        ai=file.ai,
        hordes=file.hordes,
        ai_shared=file.ai_shared,
        elimination=file.elimination,
        capture_all_defeats=file.capture_all_defeats,
    )


def _completed(name: str, entry: FieldEntry) -> FieldEntry:
    """What a scenario says of a location, with what such a place does by default where it says nothing of that."""
    default = PLACES.get(name, FieldEntry())
    given = {key: getattr(entry, key) for key in FieldEntry.__struct_fields__ if getattr(entry, key) not in (None, "")}
    return msgspec.structs.replace(default, **given)


def _team_numbers(file: ScenarioFile, players: int) -> tuple[int, ...]:
    """The team of each player: as the file says, else all players one team in Co-op and everybody alone.

    Rules: H3-MOD-03, H3-MOD-06, H3-MOD-09.
    """
    if teams := file.teams.get(str(players)):
        return tuple(next(n for n, team in enumerate(teams) if f"P{p + 1}" in team) for p in range(players))
    return (0,) * players if file.mode in TOGETHER else tuple(range(players))
