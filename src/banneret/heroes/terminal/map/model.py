"""World: the description of a whole game, typed, with what is printed on its tiles. The map is drawn from it."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

import msgspec

from banneret.heroes.box import map_and_towns
from banneret.heroes.box.map_and_towns import DIRECTIONS, PLACES, load_realm
from banneret.heroes.geometry.map_grid import (
    FIELDS,
    NEXT,
    SPOTS,
    direction_of,
    field_name,
    field_on,
    fields_on,
    spot_name,
    spot_of,
)
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.table.scenario.types import AiHeroView, GoalView, ScenarioStateView
from banneret.heroes.table.view import DeckView, FieldView, HeroFacts, PlayerFacts, TurningView
from banneret.heroes.terminal.combat.model import Scene, fight_of
from banneret.kernel.game import Game

FIELD: Final = {field_name(field): field for field in range(FIELDS)}
SPOT: Final = {spot_name(spot): spot for spot in range(SPOTS)}
BACKS: Final = {"start": "I", "far": "II–III", "near": "IV–V", "center": "VI–VII"}
"""What the back of a tile says."""
TOKENS: Final = ("build", "population", "spell_book")


class Player(PlayerFacts, frozen=True, kw_only=True):
    """What may be known of a player."""

    heroes: tuple[HeroFacts | None, HeroFacts | None]

    @property
    def secrets(self) -> int:
        """How many cards the others may not see."""
        return self.hand_size + self.secret


class Tile(msgspec.Struct, frozen=True):
    """A tile: face down it shows its kind only."""

    at: str
    tile: str | None
    kind: str = ""
    rotation: int = 0
    fields: tuple[FieldView, ...] = ()


class World(msgspec.Struct, frozen=True, dict=True):
    """What one seat sees of a whole game."""

    seat: int
    scenario: str
    round: int
    rounds: int
    first: int
    turn: int
    proclaimed: str | None
    astrologers: int
    players: tuple[Player, ...]
    tiles: tuple[Tile, ...]
    decks: dict[str, DeckView]
    looked: tuple[str, ...]
    looking: int
    spread: tuple[str, ...]
    offered: tuple[str, ...]
    dice: tuple[str, ...]
    grail: int
    scenario_state: ScenarioStateView
    goals: tuple[GoalView, ...] = ()
    defeats: tuple[GoalView, ...] = ()
    ai: tuple[AiHeroView, ...] = ()
    ai_flags: tuple[str, ...] = ()
    turning: TurningView | None = None
    combat: dict[str, object] | None = None

    @property
    def scene(self) -> Scene | None:
        """The Combat that is fought, if there is one."""
        return None if self.combat is None else fight_of(self.combat, tuple(p.faction or "" for p in self.players))

    @cached_property
    def fields(self) -> dict[int, FieldView]:
        """All face-up fields by number."""
        return {FIELD[field.field]: field for tile in self.tiles for field in tile.fields}

    @cached_property
    def lying(self) -> dict[int, Tile]:
        """The tiles by the number of their spot."""
        return {SPOT[tile.at]: tile for tile in self.tiles}

    def foes(self, field: int) -> list[AiHeroView]:
        """The heroes nobody plays who stand on a field."""
        return [hero for hero in self.ai if hero.field and not hero.beaten and FIELD[hero.field] == field]

    @property
    def watched(self) -> Player | None:
        """The player whose eyes these are."""
        return self.players[self.seat] if self.seat >= 0 else None

    def rivals(self, player: int, other: int) -> bool:
        """Whether two players are against each other."""
        team = self.players[player].team if player >= 0 else -1
        return player != other and (team < 0 or team != self.players[other].team)

    def hides(self) -> bool:
        """Whether any player holds something that the others may not see."""
        return self.looking > 0 or any(player.secrets for player in self.players)

    def turned(self, rotation: int) -> World:
        """The world with the tile in hand laid down so turned, for a look ahead."""
        if self.turning is None:
            return self
        spot = SPOT[self.turning.at]
        fields = []
        for d in range(7):
            printed = printed_field(self.turning.tile, rotation, d)
            name = field_name(field_on(spot, d))
            fields.append(FieldView(name, printed.kind, printed.guard, None, (), False, None, ()))
        tile = Tile(self.turning.at, self.turning.tile, rotation=rotation, fields=tuple(fields))
        others = tuple(other for other in self.tiles if other.at != tile.at)
        return msgspec.structs.replace(self, tiles=(*others, tile), turning=None)


def world_of(game: Game, seat: int, kind: type[World] = World) -> World:
    """What a seat sees now; -1 sees what everybody may see. An expansion has a kind of its own."""
    return msgspec.convert(game.rules.describe(game.view(seat)), kind)


# -- printed on the tiles ----------------------------------------------------------------------------------------------


@cache
def tile_named(id: str) -> map_and_towns.Tile:
    """A tile as printed."""
    return next(tile for tile in load_realm().tiles if tile.id == id)


def printed_field(tile: str, rotation: int, direction: int) -> map_and_towns.Field:
    """What is printed where, on a tile so turned."""
    place = (direction - 1 - rotation) % 6 + 1 if direction else 0
    return tile_named(tile).fields[PLACES[place]]


def printed(world: World, field: int) -> map_and_towns.Field | None:
    """What is printed on a field, or None where nothing is face up."""
    tile = world.lying.get(spot_of(field))
    return None if tile is None or tile.tile is None else printed_field(tile.tile, tile.rotation, direction_of(field))


def terrain(world: World, field: int) -> str:
    """The ground of a field that is face up."""
    tile = world.lying[spot_of(field)].tile
    assert tile is not None
    return tile_named(tile).terrain


def walled(world: World, field: int, edge: int) -> bool:
    """Whether a border line closes an edge of a field from its own side."""
    tile = world.lying.get(spot_of(field))
    if tile is None or tile.tile is None:
        return False
    d = direction_of(field)
    place = PLACES[(d - 1 - tile.rotation) % 6 + 1 if d else 0]
    return DIRECTIONS[(edge - tile.rotation) % 6] in tile_named(tile.tile).borders.get(place, ())


def closed(world: World, field: int, edge: int) -> bool:
    """Whether an edge is closed from either side."""
    other = NEXT[6 * field + edge]
    return walled(world, field, edge) or (other >= 0 and walled(world, other, (edge + 3) % 6))


def open_ways(world: World, field: int) -> list[int]:
    """The fields one can walk to from a field."""
    found = []
    for edge in range(6):
        other = NEXT[6 * field + edge]
        there = world.fields.get(other)
        if there is not None and there.location != "blocked" and not closed(world, field, edge):
            found.append(other)
    return found


def crossings(world: World, spot: int) -> int:
    """How many walkable edges join a face-up tile to other face-up tiles."""
    return sum(
        spot_of(other) != spot
        for field in fields_on(spot)
        if field in world.fields and world.fields[field].location != "blocked"
        for other in open_ways(world, field)
    )


def stops(world: World, field: int, player: int) -> bool:
    """Whether somebody on a field has to be beaten before one can go on."""
    there = world.fields[field]
    if there.guard > 0 or world.foes(field):
        return True
    return any(world.rivals(player, owner_of(hero)) for hero in there.heroes)
