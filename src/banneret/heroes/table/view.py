"""What `describe` says of a position of `heroes`, typed: the page draws the table from nothing else.

The types are where those of the page come from. `wire_view` makes the plain data to send, and a test holds it against
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import msgspec

from banneret.heroes.adventure.seating import allowance
from banneret.heroes.box.map_and_towns import GROUPS
from banneret.heroes.game.scenario.rules import timed_rounds
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.game_terms import H_INCOME_IN_ROUND_1
from banneret.heroes.state.terms import AUTOMATIC
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.field_guards import guards, prizes
from banneret.heroes.table.hexes.types import EffectView, LayingView, MoraleDecksView, ObstacleView
from banneret.heroes.table.hexes.view import fill_board
from banneret.heroes.table.scenario.types import AiHeroView, GoalView, RoundView, ScenarioStateView
from banneret.heroes.tables.tiles import TILE_GROUP, TILE_IDS
from banneret.heroes.tables.units_and_cards import FACTION_IDS

if TYPE_CHECKING:
    from banneret.kernel.rules import View


class UnitView(msgspec.Struct, frozen=True):
    """A unit on the board, or the Arrow Tower beside it, with what it has now."""

    number: int
    side: int
    unit: str
    pack: bool
    space: str
    """`a1` to `d5`, or `tower`; row 1 is the attacker's backline. On hexes column and row from 0, such as `6.4`."""
    type: str
    attack: int
    defense: int
    initiative: int
    hp: int
    damage: int
    acted: bool
    retaliated: bool
    defense_token: bool
    paralysed: bool
    silenced: bool
    warded: bool
    long_shot: int = 0
    """On hexes: from which distance on its shots have the Combat penalty, 0 for never."""


class SideView(msgspec.Struct, frozen=True):
    """What a side of a Combat has besides its units on the board."""

    side: str
    hand: tuple[str, ...]
    hand_size: int
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    reserve: tuple[str, ...]
    lost: tuple[str, ...]
    gold: int
    building_materials: int
    valuables: int
    expert: int
    spells: int
    lasting: tuple[str, ...]
    in_play: tuple[str, ...]
    on_units: tuple[str, ...]
    aside: tuple[str, ...]
    removed: tuple[str, ...]
    morale: bool
    negative_morale: bool
    morale_cards: tuple[str, ...]
    """Morale cards held, which lie open."""
    morale_seen: tuple[str, ...]
    """Morale cards laid out to choose from, for the player who chooses."""
    luck: int
    """How many Lucks still let dice be rolled again."""
    shackled: bool


class WaitingCard(msgspec.Struct, frozen=True):
    """A card of an AI Hero that waits."""

    card: str
    spell: str
    put_off_in: int


class LaidCard(msgspec.Struct, frozen=True):
    """A card of an AI Hero that lies by a unit."""

    number: int
    card: str


class AiView(msgspec.Struct, frozen=True):
    """What lies open of an AI Hero's cards."""

    side: int
    deck: dict[str, int]
    seen_in_deck: tuple[str, ...]
    discard: tuple[str, ...]
    waiting: tuple[WaitingCard, ...]
    laid: tuple[LaidCard, ...]
    skill: tuple[str, ...]


class CombatView(msgspec.Struct, frozen=True, kw_only=True):
    """A Combat. A skirmish is one; a whole game has one under `combat` while it is fought."""

    round: int
    active: int
    units: dict[str, UnitView]
    """By number."""
    walls: tuple[str, ...]
    gate: tuple[str, ...]
    sides: tuple[SideView, SideView]
    movement: int
    dice: tuple[int, ...]
    outcome: str
    winner: int
    order: tuple[int, ...] = ()
    """The units in the order of this round, those that have acted first."""
    ai: AiView | None = None
    players: tuple[int, int] = (0, 1)
    """The seats on the two sides; -1 for guards nobody steers."""
    guards: int = 0
    """The difficulty of the guards that fight on the second side, 0 for none."""
    factions: tuple[str, str] = ("", "")
    """Whose colours the two sides wear."""
    place: str = ""
    """The field of the map where it is fought."""
    ai_hero: str | None = None
    """The AI hero who fights in it, by id."""
    board: str = ""
    """`hex` for the hex battlefield, nothing for the core board."""
    obstacles: tuple[ObstacleView, ...] = ()
    effects: tuple[EffectView, ...] = ()
    laying: LayingView | None = None
    initiative_token: int = -1
    """The side that has the Initiative token."""
    zones: tuple[str | None, str | None] = (None, None)
    """By side: `left` or `right`, nothing while that is open."""
    sheltered: tuple[str, ...] = ()
    """The hexes that Walls and Gate protect from shots."""
    morale_decks: MoraleDecksView | None = None


class HeroFacts(msgspec.Struct, frozen=True):
    """A hero on the map."""

    field: str
    movement: int
    last: str


class HeroView(HeroFacts, frozen=True):
    """A hero on the map, and how far heroes go."""

    full: int
    """The movement points of a new round, as things are now."""


class PlayerFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What may be known of a player, except for the heroes on the map."""

    player: int
    team: int
    faction: str | None
    hero: str | None
    out: bool
    level: int
    experience: int
    hand_limit: int
    hand: tuple[str, ...]
    hand_size: int
    deck: tuple[str, ...]
    """One's own deck, sorted; of others, the cards in hand and deck together that are known."""
    secret: int
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    on_units: tuple[str, ...]
    aside: tuple[str, ...]
    """The viewer's own cards that were drawn and are laid out to choose from."""
    ongoing: tuple[str, ...]
    units: tuple[str, ...]
    unit_cards: int
    resources: dict[str, int]
    income: dict[str, int]
    morale: str | None
    doomed: bool
    morale_cards: tuple[str, ...]
    buildings: tuple[str, ...]
    building_kinds: tuple[str, ...]
    used_tokens: tuple[str, ...]
    town: str | None
    flags: tuple[str, ...]
    cubes: tuple[int, ...]
    pool: int
    homeless_since: int
    expert_left: int | None


class PlayerView(PlayerFacts, frozen=True, kw_only=True):
    """What may be known of a player."""

    heroes: tuple[HeroView | None, HeroView | None]
    prizes: tuple[int, ...]
    """For guards of each difficulty, I first: the experience the Main Hero gains for beating them."""


class FieldView(msgspec.Struct, frozen=True):
    """What is on a face-up field."""

    field: str
    location: str
    guard: int
    owner: int | None
    flags: tuple[int, ...]
    black_cube: bool
    token: str | None
    heroes: tuple[int, ...]
    """Hero numbers: 2 * player, plus 1 for a Secondary Hero."""


class TileView(msgspec.Struct, frozen=True):
    """A tile: face down it shows its kind only."""

    at: str
    tile: str | None
    kind: str = ""
    rotation: int = 0
    fields: dict[str, FieldView] = {}
    """`0` the middle, `1` north-east and on clockwise, as they lie now."""


class TurningView(msgspec.Struct, frozen=True):
    """A tile in somebody's hands, over its spot."""

    at: str
    tile: str


class DeckView(msgspec.Struct, frozen=True):
    """A shared deck and its discard pile, the top card last."""

    cards: int
    discards: tuple[str, ...]


class WorldView(msgspec.Struct, frozen=True, kw_only=True):
    """The map and the players of a whole game.

    Players, tiles and fields are listed by number or place and not as a sequence, so that a merge patch names only what
    has changed.
    """

    scenario: str
    mode: str
    round: int
    rounds: int
    first: int
    turn: int
    proclaimed: str | None
    astrologers: int
    astrologers_discards: tuple[str, ...]
    players: Mapping[str, PlayerView]
    tiles: dict[str, TileView]
    decks: dict[str, DeckView]
    neutral_decks: dict[str, DeckView]
    """The Neutral Units by tier; their discard piles have no order."""
    looked: tuple[str, ...]
    looking: int
    spread: tuple[str, ...]
    offered: tuple[str, ...]
    dice: tuple[str, ...]
    grail: int
    turning: TurningView | None
    guards: tuple[tuple[int, ...], ...]
    """For each difficulty of a field, I first: how many bronze, silver, golden and azure guards stand there."""
    goals: tuple[GoalView, ...] = ()
    defeats: tuple[GoalView, ...] = ()
    """Conditions by which all lose."""
    scenario_state: ScenarioStateView
    ai: dict[str, AiHeroView]
    """The AI heroes by id."""
    ai_flags: tuple[str, ...]
    """The fields that the AI side holds."""
    track: tuple[RoundView, ...] = ()
    """The rounds, from the first."""
    morale_decks: MoraleDecksView | None = None


class HeroesView(msgspec.Struct, frozen=True, kw_only=True):
    """What the table is drawn from: a world, a Combat or both. The expansion adds to it."""

    game: Literal["heroes", "battlefield"]
    world: WorldView | None
    combat: CombatView | None


# -- as it is sent -----------------------------------------------------------------------------------------------------

_LEFT_OUT: Final = ("seat", "asked", "kind", "options", "returns")
"""Of a description: what the messages around a view say in another way."""


def wire_view(game: str, told: dict[str, Any], view: View) -> dict[str, Any]:
    """What a view shows, as plain data of the shape of HeroesView, from its description.

    What has not changed may be the very object that was given before: it must not be modified.
    """
    state = cast(Battle, view.state)
    if "sides" in told:
        return {"game": game, "world": None, "combat": _combat(told, state)}
    combat = told.pop("combat")
    for name in _LEFT_OUT:
        del told[name]
    told["players"] = {str(n): _player(cast(WholeGame, state), n, player) for n, player in enumerate(told["players"])}
    told["ai"] = {hero["id"]: hero for hero in told["ai"]}
    told["tiles"] = {tile["at"]: _tile(tile) for tile in told["tiles"]}
    game_terms = cast(WholeGame, state).game_terms
    told["track"] = _track(
        game_terms.round_limit, timed_rounds(game_terms), bool(game_terms.house & H_INCOME_IN_ROUND_1)
    )
    told["guards"] = guards(game_terms.difficulty, game_terms.rules)
    fought = None if combat is None else _combat(combat, state)
    return {"game": game, "world": told, "combat": fought}


def _player(s: WholeGame, n: int, player: dict[str, Any]) -> dict[str, Any]:
    player["prizes"] = prizes(player["level"], player["experience"], s.game_terms.difficulty, s.game_terms.rules)
    for place, hero in enumerate(player["heroes"]):
        if hero is not None:
            hero["full"] = allowance(s, 2 * n + place)
    return player


@lru_cache(64)
def _track(rounds: int, timed: int, at_once: bool) -> list[dict[str, Any]]:
    """What each round is: the second and every other one is the Astrologers', the rest bring income but the first."""
    first = "resource" if at_once else "start"
    kinds = [first if n == 1 else "resource" if n % 2 else "astrologers" for n in range(1, rounds + 1)]
    return [{"kind": kind, "timed": timed >> n & 1 == 1} for n, kind in enumerate(kinds, 1)]


def _tile(tile: dict[str, Any]) -> dict[str, Any]:
    if tile["tile"] is None:
        tile["rotation"] = 0
        tile["fields"] = {}
    else:
        tile["kind"] = _back(tile["tile"])
        tile["fields"] = {str(n): field for n, field in enumerate(tile["fields"])}
    return tile


@cache
def _back(tile: str) -> str:
    """What the back of a tile says."""
    return GROUPS[TILE_GROUP[TILE_IDS.index(tile)]]


def _combat(told: dict[str, Any], state: Battle) -> dict[str, Any]:
    """A Combat; what a whole game tells of it besides follows in a skirmish from the terms."""
    for name in _LEFT_OUT:
        del told[name]
    fill_board(told, state)
    told["units"] = {str(unit["number"]): unit for unit in told["units"]}
    terms = state.terms
    told["factions"] = [FACTION_IDS[faction] if faction >= 0 else "neutral" for faction in terms.faction]
    told.setdefault("ai", None)
    told.setdefault("players", [-1 if manner == AUTOMATIC else side for side, manner in enumerate(terms.manner)])
    told.setdefault("guards", terms.field if terms.neutral else 0)
    told.setdefault("place", "")
    told.setdefault("ai_hero", None)
    return told
