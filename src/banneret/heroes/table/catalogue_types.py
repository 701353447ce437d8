"""What is printed in the boxes, as a page needs it to draw cards, counters, tiles and the lobby, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from banneret.table.lobby_types import Catalogue, GameInfo, ScenarioInfo, SideChoice, TableInfo


class Rung(msgspec.Struct, frozen=True):
    """One step of a spell: the power it needs, and what it does with it."""

    power: int
    text: str
    short: str
    """A number or two for the ladder on the face of the card."""


class Face(msgspec.Struct, frozen=True):
    """One way to play a card."""

    timing: str
    """`instant`, `activation`, `map`, `ongoing`, `passive` ...: the icon at the start of the line."""
    timing_text: str
    mode: str
    """`basic`, `expert`, `second`, `power` or nothing."""
    mode_text: str
    text: str
    rungs: tuple[Rung, ...] = ()


class CardInfo(msgspec.Struct, frozen=True):
    """A card of any kind but units."""

    id: str
    kind: str
    """`spell`, `artifact`, `ability`, `statistic`, `specialty`, `astrologers`, `ai`."""
    name: str
    kind_text: str
    level: str
    """`basic`, `expert`, `minor`, `major`, `relic`, a specialty's roman number, or nothing."""
    level_text: str
    schools: tuple[str, ...]
    schools_text: str
    faction: str
    hero: str
    faces: tuple[Face, ...]
    clauses: tuple[str, ...]
    copies: int
    text: str
    """The whole card in one paragraph, for tooltips and screen readers."""
    moments: tuple[str, ...] = ()
    """When it may be played for any effect: `attack`, `defense`, `activation`, `map` ...; none for mere power."""


class SideInfo(msgspec.Struct, frozen=True):
    """One side of a unit card."""

    attack: int
    defense: int
    hp: int
    initiative: int
    abilities: tuple[Face, ...]
    """One for each ability, without a mode."""
    text: str
    """Its abilities in words; empty where it has none."""
    cost: dict[str, int]
    """What it takes to recruit the Few side, or to reinforce to the Pack."""


class UnitInfo(msgspec.Struct, frozen=True):
    """A kind of unit."""

    id: str
    name: str
    faction: str
    """`neutral` for the Neutral Units, `siege` for the Arrow Tower."""
    tier: str
    tier_text: str
    """Both are empty for the Arrow Tower, which has no tier."""
    type: str
    type_text: str
    few: SideInfo
    pack: SideInfo | None
    clauses: tuple[str, ...]
    copies: int
    """Cards of it in its neutral deck; 1 for units of a faction."""


class BuildingInfo(msgspec.Struct, frozen=True):
    """A building of one faction."""

    id: str
    """Its own name, such as `glory_of_erathia`."""
    kind: str
    """What it is for the rules, such as `dwelling_gold`; answers name this: `build:dwelling_gold`."""
    faction: str
    name: str
    role: str
    """What it is, in a word or two: "bronze dwelling"."""
    text: str
    cost: dict[str, int]
    needs: tuple[str, ...]
    """Kinds of buildings that must stand before."""
    units: tuple[str, ...]
    clauses: tuple[str, ...]


class LocationInfo(msgspec.Struct, frozen=True):
    """A kind of location on the map."""

    id: str
    name: str
    text: str
    clauses: tuple[str, ...]


class MoraleInfo(msgspec.Struct, frozen=True):
    """A Morale card."""

    id: str
    name: str
    text: str
    positive: bool
    copies: int


class ObstacleInfo(msgspec.Struct, frozen=True):
    """An Obstacle token of the hex battlefield."""

    id: str
    name: str
    turns: tuple[tuple[tuple[int, int], ...], ...]
    """For each way to turn it the hexes it covers, in axial steps from its first one."""


class FieldInfo(msgspec.Struct, frozen=True):
    """A field as printed on a tile that is not turned."""

    location: str
    name: str
    """What lies there: the location, a mine with its resource, a town with its faction."""
    guard: int
    resource: str
    """Of a mine: `gold`, `building_materials`, `valuables`; else nothing."""
    amount: int
    """What the mine yields."""
    dice: int
    """How many dice a symbol rolls, of which one is kept; 0 for everything else."""
    walls: tuple[int, ...]
    """The closed edges, 0 north-east and on clockwise, before the tile is turned; all six of a blocked field."""


class TileInfo(msgspec.Struct, frozen=True):
    """A tile as printed: the middle field, then north-east and on clockwise."""

    id: str
    kind: str
    """`start`, `far`, `near` or `center`."""
    terrain: str
    """`grass`, `dirt`, `subterranean` ..."""
    faction: str
    fields: tuple[FieldInfo, ...]


class HeroInfo(msgspec.Struct, frozen=True):
    """A hero."""

    id: str
    name: str
    faction: str
    title: str
    """Knight, Death Knight ... with might or magic."""
    might: bool
    stats: dict[str, int]
    """attack, defense, power, knowledge: how many of each statistic card start in the deck."""
    specialty: str
    """The card of the first level."""
    ability: str
    """The very card the deck begins with, such as `starting_leadership`."""
    levels: tuple[tuple[str, str], ...]
    """For each level what it brings: (`specialty` | `ability` | ..., in words)."""


class FactionInfo(msgspec.Struct, frozen=True):
    """A faction."""

    id: str
    name: str
    heroes: tuple[str, ...]
    units: tuple[str, ...]
    buildings: tuple[str, ...]
    """In the order of the town board, as the catalogue has them: `castle/citadel`."""
    spell_price: dict[str, int]
    """What a spell costs at its Mage Guild."""


class HeroesCatalogue(Catalogue, frozen=True, kw_only=True):
    """Everything printed in the box, or in both boxes."""

    game: Literal["heroes", "battlefield"]
    cards: dict[str, CardInfo]
    units: dict[str, UnitInfo]
    buildings: dict[str, BuildingInfo]
    """By faction and id, such as `castle/citadel`."""
    locations: dict[str, LocationInfo]
    tiles: dict[str, TileInfo]
    heroes: dict[str, HeroInfo]
    factions: dict[str, FactionInfo]
    levels: tuple[tuple[int, int, int], ...]
    """For each hero level: experience needed, hand limit, expert uses."""
    trades: tuple[tuple[str, int, str, int], ...]
    """The table of a Trading Post: what is given, how much, what comes back, how much. `trade:1` is the first row."""
    tracks: dict[str, tuple[int, ...]]
    """The printed income track of each resource."""
    hero_price: dict[str, int]
    """What a Secondary Hero costs."""
    obstacles: dict[str, ObstacleInfo] = msgspec.field(default_factory=dict)
    """The Obstacle tokens of the hex battlefield."""
    morale: dict[str, MoraleInfo] = msgspec.field(default_factory=dict)
    """The cards of the two Morale decks."""


# -- the lobby --------------------------------------------------------------------------------------------------------


class SpotInfo(msgspec.Struct, frozen=True):
    """Where a scenario lays a tile: axial coordinates on the grid of tiles, as in `at` of a view."""

    at: str
    kind: str
    seat: int
    """Whose starting tile, -1 for none."""
    tile: str = ""
    """Which tile, where the scenario says."""
    label: str = ""
    """What the tile is called, where the scenario names it."""


class HeroesTable(TableInfo, frozen=True, kw_only=True):
    """A scenario on the map with a certain number of players."""

    spots: tuple[SpotInfo, ...]
    """The map at the start; empty for a single Combat."""
    pool: int
    """Far tiles everybody has to lay."""


class HeroesSide(SideChoice, frozen=True):
    """A faction, one of its heroes, or an army: `castle`, `castle/catherine`, `castle_host`, and `choose` or `random`.

    Its colours are the faction. Every faction sits at a table at most once; armies may be the same.
    """

    hero: str = ""
    """Empty unless a hero is named."""


class HeroesScenario(ScenarioInfo, frozen=True, kw_only=True):
    """A scenario, or the single Combat."""

    tables: Mapping[str, HeroesTable]
    """By number of players."""
    sides: tuple[HeroesSide, ...]
    """What a seat may bring; guards of a field never attack."""
    resources: dict[str, int]
    income: dict[str, int]
    units: dict[str, tuple[str, ...]]
    """By faction: the army at the start, a plus for the Pack side."""
    buildings: tuple[str, ...] = ()
    """What stands in every town at the start, in words."""


class ArmyInfo(msgspec.Struct, frozen=True):
    """An army that is ready for a single Combat."""

    id: str
    name: str
    faction: str
    """`neutral` for guards; empty for an army drawn from everything."""
    units: tuple[str, ...]
    """Empty where they are drawn when the Combat begins."""
    cards: tuple[str, ...]


class HeroesGame(GameInfo, frozen=True, kw_only=True):
    """The game, or its expansion."""

    id: Literal["heroes", "battlefield"]
    scenarios: tuple[HeroesScenario, ...]
    factions: tuple[FactionInfo, ...]
    heroes: tuple[HeroInfo, ...]
    armies: tuple[ArmyInfo, ...]
