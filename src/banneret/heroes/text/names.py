"""What the players, heroes and fields of one game are called, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from banneret.heroes.state.hero_numbers import is_secondary, owner_of
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.heroes.text.scenario import called_text

if TYPE_CHECKING:
    from banneret.heroes.scenario.load import Scenario
    from banneret.heroes.state.battle import Battle
    from banneret.heroes.state.whole_game import WholeGame
    from banneret.kernel.rules import View

GUARDS: Final = -1
"""In place of a player: the guards of a field."""

Place = tuple[str, str]
"""The kind of a location, and the resource of a Mine or the faction of a Town."""


class Names:
    """Who the players are and what lies on the fields.

    Made from a view, so a name never reveals more than its reader may know. It goes stale when a tile is turned up: a
    reader makes a new one from the view after the events to be described.
    """

    def __init__(
        self,
        players: tuple[tuple[str, str], ...],
        places: dict[str, Place],
        whole: bool,
        scenario: Scenario | None = None,
        people: Sequence[str] = (),
    ) -> None:
        self.players = players
        """Hero and faction of each player, each empty until it is chosen; of a skirmish the two factions."""
        self.places = places
        """By the name of a field."""
        self.whole = whole
        """Whether it is a whole game or a Duel, whose Combats have players for sides."""
        self.scenario = scenario
        """What is played; nothing in a skirmish and a Duel."""
        self.people = people
        """The names of those at the table, where they are known."""

    @classmethod
    def of(cls, view: View, people: Sequence[str] = ()) -> Names:
        """The names a view can tell; `people` are those of whoever sits at the table."""
        from banneret.heroes.state.battle import Battle
        from banneret.heroes.state.whole_game import WholeGame
        from banneret.heroes.tables.towns_and_heroes import HERO_IDS
        from banneret.heroes.tables.units_and_cards import FACTION_IDS

        s = view.state
        leaders = s.leaders() if isinstance(s, Battle) else ()
        if not leaders:
            return cls(_armies(s) if isinstance(s, Battle) else (), {}, False, people=people)
        players = tuple(
            (HERO_IDS[hero] if hero >= 0 else "", FACTION_IDS[faction] if faction >= 0 else "")
            for hero, faction in leaders
        )
        if not isinstance(s, WholeGame):
            return cls(players, {}, True)
        return cls(players, _places(s), True, s.game_terms.scenario)

    def player(self, n: int, lang: str = "en") -> str:
        """A player by hero, by faction or, before either is chosen, by seat.

        Of two armies of one faction each is called by whoever leads it, or else by a number.
        """
        if n == GUARDS:
            enemies = self.scenario is not None and len(self.scenario.ai) > 0
            return message("ui-enemy" if enemies else "ui-guards", lang)
        hero, faction = self.players[n]
        if hero:
            return message(f"hero-{hero}", lang)
        alike = not self.whole and self.players.count((hero, faction)) > 1
        if n < len(self.people) and (alike or not faction):
            return self.people[n]
        if not faction:
            return message("ui-player", lang, n=n + 1)
        called = message(f"faction-{faction}", lang)
        return message("ui-army", lang, faction=called, n=n + 1) if alike else called

    def hero(self, h: int, lang: str = "en") -> str:
        """A hero: the Main Hero by name, the Secondary Hero by its player."""
        player = self.player(owner_of(h), lang)
        return message("ui-secondary-hero", lang, player=player) if is_secondary(h) else player

    def place(self, field: str, lang: str = "en") -> str:
        """What lies on a field; one that is not turned up has only its place on the map."""
        place = self.places.get(field)
        if not place:
            return message("place-field", lang, field=field)
        return (self.scenario and called_text(self.scenario, place[0], lang)) or _place_text(*place, lang)


def _armies(s: Battle) -> tuple[tuple[str, str], ...]:
    """The factions of the two armies of a skirmish, in place of heroes and factions."""
    from banneret.heroes.tables.units_and_cards import FACTION_IDS

    return tuple(("", FACTION_IDS[faction] if faction >= 0 else "") for faction in s.terms.faction)


def printed_text(c: int, lang: str = "en") -> str:
    """What is printed on a field of a tile, given as by `printed_on`, before the tile lies on the map."""
    return _place_text(*_printed(c), lang)


def _place_text(kind: str, detail: str, lang: str) -> str:
    if kind == "mine":
        return message(f"place-mine-{detail}", lang)
    if kind == "town":
        return message("place-town", lang, faction=name(f"faction-{detail}", lang))
    return message(f"location-{kind}", lang)


def _printed(c: int) -> Place:
    """The kind of a printed field, and what tells it apart."""
    from banneret.heroes.tables.tiles import LOCATION, LOCATION_IDS, RESOURCE, RESOURCE_IDS, TILE_FACTION, tile_with
    from banneret.heroes.tables.units_and_cards import FACTION_IDS

    kind = LOCATION_IDS[LOCATION[c]]
    if kind == "town":
        return kind, FACTION_IDS[TILE_FACTION[tile_with(c)]]
    return kind, RESOURCE_IDS[RESOURCE[c]] if RESOURCE[c] >= 0 else ""


def _places(s: WholeGame) -> dict[str, Place]:
    """Every field of the tiles that lie face up."""
    places: dict[str, Place] = {}
    for spot, lies in enumerate(s.land):
        if lies >= 0:
            places.update(_places_on(spot, lies))
    return places


@cache
def _places_on(spot: int, lies: int) -> dict[str, Place]:
    """The fields of a tile that lies on a spot, turned as it is."""
    from banneret.heroes.geometry.map_grid import field_name, field_on
    from banneret.heroes.tables.tiles import TURNED, turned_on

    return {field_name(field_on(spot, d)): _printed(TURNED[turned_on(lies, d)]) for d in range(7)}
