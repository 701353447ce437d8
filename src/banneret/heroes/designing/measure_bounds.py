"""The upper bound of each measure in a scenario, as far as it is known before the game."""

from collections.abc import Collection, Iterator
from functools import cache
from typing import Final, NamedTuple

from banneret.heroes.box.map_and_towns import BUILDINGS, Field, load_realm
from banneret.heroes.box.verbs.common_wars import CloseField
from banneret.heroes.box.verbs.scenario import DeliverGrail, Score, Token
from banneret.heroes.designing.map_limits import Wanted, most_fields, most_on_label
from banneret.heroes.scenario.check.check import TOGETHER
from banneret.heroes.scenario.check.structure import has_beast
from banneret.heroes.scenario.check.traversal import NAMED, called, labels_of, verbs_of
from banneret.heroes.scenario.file import FieldEntry, ScenarioFile
from banneret.heroes.scenario.layout import Layout, resolve
from banneret.heroes.scenario.rules import LAST_ROUND
from banneret.heroes.tables.compile import measures, measures_ai
from banneret.heroes.tables.compile.ai_words import whole_spot
from banneret.heroes.tables.compile.measures import measure_of
from banneret.heroes.tables.tiles import LOCATION_IDS, RESOURCE_IDS
from banneret.kernel.yamltree import Where

POINTS: Final = "points"
SHARED: Final = "obelisk"
"""Locations where every player puts a cube, unless the scenario says otherwise. Rules: H3-LOC-28."""

_OF_RIVALS: Final = frozenset(
    {
        measures.CUBES,
        measures.RIVAL_TOWNS,
        measures.HEROES_BEATEN,
        measures.RIVALS_BEATEN,
        measures.SECONDS_BEATEN,
        measures.RIVALS_LEFT,
    }
)
"""What can only be counted where there are rivals."""
_OF_PROGRAMS: Final = frozenset(
    {measures.TOKENS, measures.SHARED, measures.SLAIN, measures.DELIVERED, measures_ai.RAZED}
)
"""What is there only if some program brings it."""
_OF_AI: Final = frozenset({measures_ai.FALLEN_TO_AI, measures_ai.AI_HELD, measures_ai.AI_TROD})
"""What is there only if there are AI heroes."""
_FIELDS: Final = frozenset(
    {measures.LOCATIONS, measures.OF_TEAM, measures.EVER, measures.OWN_HALF, measures.OTHER_HALF}
)
"""Fields of kinds of location that players hold, or have held."""
_ON_LABEL: Final = frozenset(
    {
        measures.ON_TILE,
        measures.STANDING,
        measures_ai.AI_TROD,
        measures_ai.AI_HELD,
        measures_ai.RAZED,
        measures_ai.KIND_ON,
    }
)
"""What is about the tiles with a label."""
_COUNTED_ONCE: Final = frozenset({measures.OF_TEAM, measures.EVER, measures_ai.AI_HELD})
"""Fields that count once, whoever of a team has a cube there."""
_YES_OR_NO: Final = frozenset(
    {measures.STANDING, measures.STANDING_ON, measures.OUTSIDE, measures.GRAIL, measures.DELIVERED,
     measures.SLAIN, measures.BESIDE_GRAIL,     measures_ai.TOWN_LOST, measures_ai.AI_TOWN, measures_ai.HERO_IS}
)  # fmt: skip
"""What is 0 or 1 for each player."""
_OF_ONE: Final = frozenset(
    {measures.GRAIL, measures.DELIVERED, measures.SLAIN, measures.BESIDE_GRAIL, measures_ai.AI_TOWN}
)
"""What only one player can have."""
_AS_MANY_AS_RIVALS: Final = frozenset({measures.RIVAL_TOWNS, measures.RIVALS_BEATEN, measures.RIVALS_LEFT})


class Bound(NamedTuple):
    """The most there can be, and why it is no more."""

    most: int
    why: str


class Bounds:
    """The bounds of one scenario. Nothing is known of a layout or a program that is missing or `wrong`."""

    def __init__(self, file: ScenarioFile, wrong: Collection[Where] = ()) -> None:
        self.file = file
        self.whole = all(where[:1] in (("layout",), ("length",), ("id",), ("name",)) for where in wrong)
        """Whether all programs can be relied on: what none of them does is then done by nothing."""
        mistaken = {where[1] for where in wrong if where[:1] == ("layout",) and len(where) > 1}
        self.labels = labels_of(file)
        self.ai = tuple(hero.id for hero in file.ai)
        self.layouts: dict[int, Layout] = {
            count: resolve(file.layout[str(count)])
            for count in file.players
            if str(count) in file.layout and str(count) not in mistaken
        }
        self._given = set(_given(file))

    def last_round(self, players: int) -> int:
        """The last round with this many players."""
        rounds = self.file.length.rounds
        return rounds if isinstance(rounds, int) else rounds.get(str(players), LAST_ROUND)

    def last_of_all(self, players: tuple[int, ...]) -> int:
        """The last round with any of these numbers of players."""
        return max(map(self.last_round, players))

    def has_location(self, location: str, players: int, label: str = "") -> bool:
        """Whether any tile that may be dealt, or any with a label, shows a location."""
        return self._has(lambda field: field.kind == location, players, label)

    def has_mine(self, resource: str, players: int, label: str = "") -> bool:
        """Whether any such tile shows a Mine of a resource."""
        return self._has(lambda field: field.resource == resource, players, label)

    def _has(self, wanted: Wanted, players: int, label: str) -> bool:
        layout = self.layouts.get(players)
        if layout is None:
            return True
        return (most_on_label(layout, label, wanted) if label else most_fields(layout, players, wanted)) > 0

    def has_label(self, label: str, players: int) -> bool:
        """Whether a tile of the layout has a label."""
        layout = self.layouts.get(players)
        return layout is None or any(label in group.labels for group in layout.tiles)

    def has_seat(self, seat: str, players: int) -> bool:
        """Whether a seat of the AI side begins on some tile."""
        layout = self.layouts.get(players)
        return layout is None or any(seat in group.seats for group in layout.tiles)

    def has_pools(self, players: int) -> bool:
        """Whether players keep tiles to lay them later."""
        layout = self.layouts.get(players)
        return layout is None or layout.pool.far > 0

    def has_rivals(self, players: int) -> bool:
        """Whether players are against each other."""
        return players > 1 and self.file.mode not in TOGETHER

    def team(self, players: int) -> int:
        """How many players the largest team has."""
        if self.file.mode in TOGETHER:
            return players
        return max((len(team) for team in self.file.teams.get(str(players), ())), default=1)

    def rivals(self, players: int) -> int:
        """Against how many rivals a player can be."""
        if not self.has_rivals(players):
            return 0
        return players - min((len(team) for team in self.file.teams.get(str(players), ())), default=1)

    def of(self, word: str, players: int, heads: int = 1) -> Bound | None:
        """The bound of a measure with this many players, for this many of them together; None if unknown."""
        tokens = (POINTS, *self.file.tokens)
        kind, arg = measure_of(word, tokens, self.file.shared_tokens, self.labels, self.ai) or (-1, 0)
        if kind in _OF_AI and not self.ai:
            return Bound(0, "there are no AI heroes")
        if kind in _ON_LABEL:
            label = self.labels[measures_ai.unpack_kind_on(arg)[0] if kind == measures_ai.KIND_ON else arg]
            if not self.has_label(label, players):
                return Bound(0, f"no tile is called {label} with {players} players")
        if kind in _FIELDS or kind in (measures.MINES, measures.ON_TILE, measures_ai.KIND_ON, measures_ai.AI_HELD):
            layout = self.layouts.get(players)
            heads = 1 if kind in _COUNTED_ONCE else heads
            return None if layout is None else self._of_map(kind, arg, layout, players, heads)
        if not self.whole and kind in _OF_PROGRAMS:
            return None
        if kind in (measures.TOKENS, measures.SHARED):
            name = tokens[arg] if kind == measures.TOKENS else self.file.shared_tokens[arg]
            missing = "nothing gives points" if name == POINTS else f"nothing gives the token {name}"
            return None if name in self._given else Bound(0, missing)
        if why := self._missing(kind, arg, players):
            return Bound(0, why)
        if kind in _AS_MANY_AS_RIVALS:
            most = self.rivals(players) * (heads if kind == measures.RIVALS_BEATEN else 1)
            return Bound(most, f"there are no more than {most} of them")
        if kind in _YES_OR_NO:
            most = 1 if kind in _OF_ONE else heads
            return Bound(most, f"this is at most {most}")
        if kind == measures_ai.AI_BEATEN:
            return Bound(arg.bit_count(), f"these are no more than {arg.bit_count()} AI heroes")
        if kind == measures.BUILDINGS:
            return Bound(heads * len(BUILDINGS), f"a town board has {len(BUILDINGS)} buildings")
        if kind == measures.LEVEL:
            return Bound(heads * self.file.setup.level_cap, f"nobody gets beyond level {self.file.setup.level_cap}")
        if kind == measures.ROUND:
            return Bound(self.last_round(players), f"the last round is {self.last_round(players)}")
        return None

    def _missing(self, kind: int, arg: int, players: int) -> str:
        """Why there can be nothing of a measure at all, or nothing."""
        if kind in (measures.GRAIL, measures.BESIDE_GRAIL) and not self.has_location("grail", players):
            return "no tile of this layout can have the Grail"
        if kind == measures.STANDING_ON and not self.has_location(LOCATION_IDS[arg], players):
            return f"no tile of this layout can have {LOCATION_IDS[arg]}"
        if kind in _OF_RIVALS and not self.has_rivals(players):
            return "nobody is a rival"
        if kind == measures.SLAIN and not has_beast(self.file):
            return "there is no beast"
        if kind == measures.DELIVERED and not any(isinstance(verb, DeliverGrail) for _, verb in verbs_of(self.file)):
            return "nothing delivers the Grail"
        if kind == measures.IN_HORDES and not self.file.hordes:
            return "there are no hordes"
        if kind == measures_ai.RAZED and not self._razes():
            return "nothing closes a field, and no AI hero destroys any"
        if kind == measures_ai.AI_TOWN and not self.has_seat(measures_ai.SEATS[arg], players):
            return f"no tile of this layout is {measures_ai.SEATS[arg]}"
        return ""

    def _razes(self) -> bool:
        if any(hero.destroys or hero.razes is not None for hero in self.file.ai):
            return True
        return any(isinstance(verb, CloseField) for _, verb in verbs_of(self.file))

    def _of_map(self, kind: int, arg: int, layout: Layout, players: int, heads: int) -> Bound:
        """The bound of something that fields are counted for.

        Where every player puts a cube of their own, several players together may have more than there are fields.
        """
        shared = "" if self.file.fields.get(SHARED, FieldEntry()).exclusive_flag else SHARED

        def held(field: Field) -> int:
            return (heads if field.kind == shared else 1) if field.kind in flagged_kinds() else 0

        if kind in (measures.ON_TILE, measures_ai.AI_HELD):
            most = most_on_label(layout, self.labels[arg], held) + heads * self._flagged_besides(self.labels[arg])
            return Bound(most, f"the tiles called {self.labels[arg]} have at most {most} fields to flag")
        if kind == measures.MINES:
            mine = f"{RESOURCE_IDS[arg]} mine"
            return _shown(most_fields(layout, players, lambda field: field.resource == RESOURCE_IDS[arg]), mine)
        if kind == measures_ai.KIND_ON:
            on, location = measures_ai.unpack_kind_on(arg)
            label, names = self.labels[on], [LOCATION_IDS[location]]
        else:
            label, names = "", [name for n, name in enumerate(LOCATION_IDS) if arg >> n & 1]
        what = " or ".join(names)
        if not flagged_kinds().intersection(names) and not self._flagged_besides(label):
            return Bound(0, f"nobody ever has a cube on {what}: it cannot be flagged")

        def wanted(field: Field) -> int:
            return max(1, held(field)) if field.kind in names else 0

        if label:
            most = most_on_label(layout, label, wanted)
            if not most:
                return Bound(0, f"no tile called {label} can have {what}")
            return Bound(most, f"the tiles called {label} have at most {most} of {what}")
        several = f" for {heads} players together" if heads > 1 and shared in names else ""
        return _shown(most_fields(layout, players, wanted), what + several)

    def _flagged_besides(self, label: str) -> int:
        """How many fields with a cube from the start, on a tile or anywhere, are perhaps none that can be flagged."""
        spots = [whole_spot(flag) for flag in self.file.setup.flags]
        return sum(spot.field not in flagged_kinds() and label in ("", spot.tile) for spot in spots)


def _given(file: ScenarioFile) -> Iterator[str]:
    """The tokens that some program gives, points among them."""
    if file.scoring.points:
        yield POINTS
    for _, verb in verbs_of(file):
        if isinstance(verb, Score):
            yield POINTS
        elif not (isinstance(verb, Token) and isinstance(verb.amount, int) and verb.amount < 1):
            for name in verb.__struct_fields__:
                if NAMED.get(f"{called(type(verb))}.{name}") == "token":
                    yield getattr(verb, name)


@cache
def flagged_kinds() -> frozenset[str]:
    """The kinds of location that can be flagged."""
    return frozenset(location.id for location in load_realm().locations if location.category == "flaggable")


def _shown(most: int, what: str) -> Bound:
    if most:
        return Bound(most, f"the map has at most {most} of {what}")
    return Bound(0, f"no tile of this layout can have {what}")
