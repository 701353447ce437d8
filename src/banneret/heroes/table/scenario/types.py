"""What a scenario has of its own: in numbers, as a view has it, and in words."""

from __future__ import annotations

import msgspec

from banneret.table.scenario_info import ScenarioNotes


class GoalView(msgspec.Struct, frozen=True):
    """How far a player is with a goal of the scenario."""

    goal: str
    """Which, as the scenario names it."""
    done: tuple[int, ...]
    """For each player."""
    of: int
    at_most: bool
    """Whether it is brought down to that number instead of reaching it."""
    from_round: int
    """The first round in which it counts."""


class HordeView(msgspec.Struct, frozen=True):
    """A face-down deck of Neutral Units."""

    units: tuple[str, ...]
    """Those that were seen."""
    unknown: tuple[str, ...]
    """The tiers of the others."""


class ScenarioStateView(msgspec.Struct, frozen=True):
    """What the scenario keeps track of."""

    points: tuple[int, ...]
    """For each player, what it would be if the game ended now; empty where points do not count."""
    tokens: dict[str, tuple[int, ...]]
    """By token: how many each player has."""
    shared: dict[str, int]
    """By token: how many all have together."""
    waiting: tuple[str, ...]
    """The rules that are not in force now."""
    barred: tuple[int, ...]
    """The players who can no longer win."""
    gone: tuple[str, ...]
    """Fields that are lost for the rest of the game."""
    bearer: int
    """The hero who carries the Grail, -1 for nobody."""
    grail_at: str | None
    """The field where the dug-up Grail lies."""
    wounds: int
    """The damage on the beast of the scenario."""
    hordes: dict[str, HordeView]
    """By id."""
    braced: tuple[str, ...]
    """The spots where the next AI hero comes a round later."""
    beast: tuple[str, ...]
    """What the beast is, or may be as far as the seat knows; empty where there is none."""
    vigour: int
    """The health it has beyond what its card shows."""
    slayer: int
    """The player who has beaten it, -1 for nobody."""
    lairs: dict[str, str]
    """By field whose guards are not those of its difficulty: the id of a horde, `beast`, or `army` for named units."""


class AiHeroView(msgspec.Struct, frozen=True):
    """An AI hero of the scenario, with what lies open of it."""

    id: str
    name: str
    faction: str
    field: str | None
    """Nothing while it is not on the map."""
    beaten: bool
    """Whether it is beaten for good."""
    times_beaten: int
    enters: int
    """The round in which it comes; 0 from the start, -1 when a rule calls it."""
    behaviour: str
    movement: int
    units: tuple[str, ...]
    unknown: tuple[str, ...]
    """The tiers of units that are drawn when it first fights."""
    cards: dict[str, int]
    """By type: how many cards its AI deck has."""
    spells: tuple[str, ...]
    skill: str | None


class RoundView(msgspec.Struct, frozen=True):
    """A space of the round track."""

    kind: str
    """`start`, `astrologers` or `resource`."""
    timed: bool
    """Whether the scenario has something happen then."""


class RivalInfo(msgspec.Struct, frozen=True):
    """A hero of the scenario that nobody plays."""

    id: str
    name: str
    enters: int
    """The round in which it appears; 0 from the start, -1 when a rule calls it."""
    behaviour: str


class HeroesNotes(ScenarioNotes, frozen=True, kw_only=True):
    """What is special about a scenario of Heroes."""

    rivals: tuple[RivalInfo, ...]
    hordes: dict[str, str]
    """By id: the name of a deck of Neutral Units."""
    labels: dict[str, str]
    """By spot: the name of the tile there."""
    places: dict[str, str]
    """By location: its name in this scenario, if it is a different one."""
