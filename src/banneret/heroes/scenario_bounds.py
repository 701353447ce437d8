"""How much of a measure anybody can ever have in a scenario, as far as that can be said before it is played."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from banneret.heroes import measure_words as words
from banneret.heroes.atlas import LOCATION_IDS, RESOURCE_IDS
from banneret.heroes.layouts import Layout, resolve
from banneret.heroes.measure_words import measure_of
from banneret.heroes.program_scenario import DeliverGrail, Score, Token
from banneret.heroes.realm import Field, load_realm
from banneret.heroes.scenario_check import TOGETHER
from banneret.heroes.scenario_file import ScenarioFile
from banneret.heroes.scenario_parts import NAMED, called, labels_of, verbs_of
from banneret.heroes.scenario_rules import LAST_ROUND
from banneret.heroes.scenario_shape import has_beast
from banneret.heroes.scenario_supply import most_fields, most_on_label
from banneret.kernel.yamltree import Where

POINTS: Final = "points"

_OF_RIVALS: Final = frozenset(
    {words.CUBES, words.RIVAL_TOWNS, words.HEROES_BEATEN, words.RIVALS_BEATEN, words.SECONDS_BEATEN, words.RIVALS_LEFT}
)
"""What can only be counted where there are rivals."""
_OF_PROGRAMS: Final = frozenset({words.TOKENS, words.SHARED, words.SLAIN, words.DELIVERED})
"""What is there only if some program brings it."""


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
        """The last round with so many players."""
        rounds = self.file.length.rounds
        return rounds if isinstance(rounds, int) else rounds.get(str(players), LAST_ROUND)

    def last_of_all(self, players: tuple[int, ...]) -> int:
        """The last round with any of these numbers of players."""
        return max(map(self.last_round, players))

    def has_location(self, location: str, players: int) -> bool:
        """Whether any tile that may be dealt shows a location."""
        layout = self.layouts.get(players)
        return layout is None or most_fields(layout, players, lambda field: field.kind == location) > 0

    def has_label(self, label: str, players: int) -> bool:
        """Whether a tile of the layout has a label."""
        layout = self.layouts.get(players)
        return layout is None or any(label in group.labels for group in layout.tiles)

    def has_pools(self, players: int) -> bool:
        """Whether players keep tiles to lay them later."""
        layout = self.layouts.get(players)
        return layout is None or layout.pool.far > 0

    def has_rivals(self, players: int) -> bool:
        """Whether players are against each other."""
        return players > 1 and self.file.mode not in TOGETHER

    def of(self, word: str, players: int) -> Bound | None:
        """The bound of a measure with so many players, or None where nothing can be said."""
        tokens = (POINTS, *self.file.tokens)
        kind, arg = measure_of(word, tokens, self.file.shared_tokens, self.labels, self.ai) or (-1, 0)
        if kind in (words.LOCATIONS, words.MINES, words.ON_TILE):
            layout = self.layouts.get(players)
            return None if layout is None else self._of_map(kind, arg, layout, players)
        if kind == words.STANDING and not self.has_label(self.labels[arg], players):
            return Bound(0, f"no tile is called {self.labels[arg]} with {players} players")
        if kind == words.GRAIL and not self.has_location("grail", players):
            return Bound(0, "no tile of this layout can have the Grail")
        if not self.whole and kind in _OF_PROGRAMS:
            return None
        if kind == words.TOKENS and tokens[arg] not in self._given:
            return Bound(0, "nothing gives points" if arg == 0 else f"nothing gives the token {tokens[arg]}")
        if kind == words.SHARED and self.file.shared_tokens[arg] not in self._given:
            return Bound(0, f"nothing gives the token {self.file.shared_tokens[arg]}")
        if kind in _OF_RIVALS and not self.has_rivals(players):
            return Bound(0, "nobody is a rival")
        if kind == words.SLAIN and not has_beast(self.file):
            return Bound(0, "there is no beast")
        if kind == words.DELIVERED and not any(isinstance(verb, DeliverGrail) for _, verb in verbs_of(self.file)):
            return Bound(0, "nothing delivers the Grail")
        if kind == words.LEVEL:
            return Bound(self.file.setup.level_cap, f"nobody gets beyond level {self.file.setup.level_cap}")
        if kind == words.ROUND:
            return Bound(self.last_round(players), f"the last round is {self.last_round(players)}")
        return None

    def _of_map(self, kind: int, arg: int, layout: Layout, players: int) -> Bound:
        if kind == words.LOCATIONS:
            names = [name for n, name in enumerate(LOCATION_IDS) if arg >> n & 1]
            return _shown(most_fields(layout, players, lambda field: field.kind in names), " or ".join(names))
        if kind == words.MINES:
            mine = f"{RESOURCE_IDS[arg]} mine"
            return _shown(most_fields(layout, players, lambda field: field.resource == RESOURCE_IDS[arg]), mine)
        most = most_on_label(layout, self.labels[arg], _may_be_flagged)
        return Bound(most, f"the tiles called {self.labels[arg]} have at most {most} fields to flag")


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


def _may_be_flagged(field: Field) -> bool:
    return any(location.id == field.kind and location.category == "flaggable" for location in load_realm().locations)


def _shown(most: int, what: str) -> Bound:
    if most:
        return Bound(most, f"the map has at most {most} of {what}")
    return Bound(0, f"no tile of this layout can have {what}")
