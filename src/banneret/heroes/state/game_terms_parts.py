"""Parts of GameTerms: rules, guards, means and the like, made ready for the game."""

from __future__ import annotations

from typing import Final

# A kind of place of a scenario is a location or -1, the resource of a Mine or -1, the label of a tile or -1, and these
# bits, with from bit _TILE on one more than the tile it must be, 0 for any.
AT_OWN: Final = 1
"""A field of the player."""
AT_HOME: Final = 2
"""The player's Starting Town."""
AT_GRAIL: Final = 4
"""Where the Grail lies."""
AT_UNWATCHED: Final = 8
"""On whose tile no rival hero stands."""
_TILE: Final = 8


def on_tile(tile: int) -> int:
    """A tile among those bits."""
    return tile + 1 << _TILE


def wanted_tile(special: int) -> int:
    """The tile that they name, or -1."""
    return (special >> _TILE) - 1


class SpecialRule:
    """A rule of the scenario that does something: when, for whom, under which conditions, and the program."""

    __slots__ = ("at", "backwards", "entry", "id", "once", "program", "rounds", "tests", "who")

    id: str
    entry: int
    """Its place among the rules of the scenario, or -1 for a timed event."""
    program: int
    who: tuple[int, int, int]
    """Whom it is for (see `banneret.heroes.adventure.special_rules.triggers`), and the measure or seat that says so."""
    at: tuple[tuple[int, int, int, int], ...]
    """The kinds of place where it works; none for anywhere."""
    rounds: int
    """The rounds in which it works, as bits."""
    once: int
    """0 for always, 1 for once in the game, 2 for once for each player."""
    tests: tuple[tuple[int, int, int, int, int], ...]
    """Measure (two ints), the least and the most it may be, and whose it is: 0 own, 1 the team's, 2 anybody's."""
    backwards: bool


class TurnAction:
    """A rule of the scenario that a player may use in their own turn."""

    __slots__ = ("bearer", "label", "movement", "place", "token")

    place: int
    """Its place in `GameTerms.rulebook`, which says where, when, on which conditions and what is done."""
    label: str
    movement: int
    """Movement points that the hero pays."""
    token: int
    """The bit of the town token that is used, or 0."""
    bearer: bool
    """Whether only the hero with the Grail may do it."""


class GuardRule:
    """What a scenario changes about the guards of certain fields."""

    __slots__ = ("add", "among", "army", "cannot_avoid", "cards", "horde", "last", "level", "to_the_end", "where")

    where: tuple[tuple[int, int, int, int], ...]
    """As `SpecialRule.at`."""
    level: int
    """Their difficulty, -1 for the printed one."""
    army: tuple[str, ...]
    """Unit words in place of what the difficulty gives, or nothing."""
    add: tuple[str, ...]
    among: tuple[str, ...]
    """Unit words of guards that take the place of others of their tier."""
    cannot_avoid: bool
    to_the_end: bool
    horde: int
    """The horde whose top cards they are, or -1."""
    cards: int
    last: tuple[int, int]
    """A measure of fields still to be flagged, or (-1, 0)."""


class Beast:
    """A guard that keeps its wounds: see `banneret.heroes.scenario.rules.Beast`."""

    __slots__ = ("heals", "health", "major", "minor", "relic", "rows", "where")

    where: tuple[tuple[int, int, int, int], ...]
    """As `SpecialRule.at`."""
    rows: tuple[int, ...]
    """What it is drawn from."""
    health: int
    """What it has beyond what its card shows."""
    heals: int
    minor: int
    major: bool
    relic: int
    """What Artifacts do for it, by their level."""


class Means:
    """What a player begins with."""

    __slots__ = ("buildings", "income", "resources", "units")

    resources: tuple[int, ...]
    income: tuple[int, ...]
    buildings: int
    """The kinds of building that stand from the start, as bits."""
    units: tuple[tuple[int, ...], ...]
    """By faction: the rows of the units. Rules: H3-SET-25."""


class FightRules:
    """What a scenario changes about the Combats of players' heroes."""

    __slots__ = ("any", "dull", "dull_label", "kinship", "lone")

    any: bool
    kinship: int
    """A group of `banneret.heroes.tables.units_and_cards.GROUPS`, or 0."""
    dull: int
    dull_label: int
    lone: bool
    """Whether a hero is attacked by one AI hero in a round at most."""


class TileGroup:
    """Tiles that were shuffled together face down: their kind and what the scenario asks of each of them."""

    __slots__ = ("filters", "kind")

    def __init__(self, kind: int, filters: tuple[str, ...]) -> None:
        self.kind = kind
        self.filters = filters


class Lock:
    """A tile that players' heroes may enter, or turn up, under conditions only."""

    __slots__ = ("kind", "label", "terrain", "tests")

    label: int
    kind: int
    """The kind of location that alone is shut there, or -1 for the whole tile."""
    terrain: int
    """The faction at home on the tiles from which it can be entered, or -1 for any."""
    tests: tuple[tuple[int, int, int, int, int], ...]
    """What has to hold for the player, as in `SpecialRule`."""


class Outset:
    """What lies on the map before the first round. A place is a spot and a kind of location, -1 for the middle."""

    __slots__ = ("at", "flags", "open_spots", "town")

    open_spots: tuple[int, ...]
    """Tiles that lie face up from the start, besides those of the players."""
    flags: tuple[tuple[int, int], ...]
    """Fields that the first player holds."""
    town: tuple[int, int]
    """The Town of a player who has no tile to begin on, or (-1, -1)."""
    at: tuple[int, int]
    """Where the Main Hero begins then."""
