"""A whole game from its set-up: seats, scenario and options made into GameTerms, and its first position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from banneret.heroes.adventure import playing_cards as _cards  # noqa: F401  (fills BOX)
from banneret.heroes.adventure.effects import run as _map_effects  # noqa: F401  (the interpreter of programs makes itself known)
from banneret.heroes.box.cards_and_units import FACTIONS
from banneret.heroes.box.map_and_towns import BUILDINGS, GROUPS
from banneret.heroes.game.rounds import GAME
from banneret.heroes.game.scenario.ai_heroes import factions_of_ai, plan_ai
from banneret.heroes.game.scenario.rules import write_rulebook
from banneret.heroes.game.scenario.words import program_of
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.scenario.carried_over import carried_over, check_carried_over
from banneret.heroes.scenario.check.check import TOGETHER
from banneret.heroes.scenario.load import Layout, Scenario, ScenarioSetup, load_scenario
from banneret.heroes.state.chance_outcomes import treasure_face
from banneret.heroes.state.game_terms import H_CAPTURE_ALL_DEFEATS, GameTerms
from banneret.heroes.state.game_terms_parts import Means, TileGroup
from banneret.heroes.state.options import DIFFICULTIES, board_options, house_bits, rule_bits, treasure_results, value_of
from banneret.heroes.state.whole_game import WholeGame, fresh_whole_game
from banneret.heroes.tables.compile.map import BOX
from banneret.heroes.tables.map_programs import MapPrograms
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, HERO_IDS, TREASURE_DIE
from banneret.heroes.tables.unit_names import unit_rows
from banneret.heroes.tables.units_and_cards import FACTION_IDS
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

CHOOSE: Final = "choose"
"""A seat whose player picks faction and hero in the game."""


def seat_word(word: str) -> str:
    """A seat written out: `castle/catherine`, `castle` where the hero is chosen in the game, or `choose`.

    What it brings from the part of a campaign before follows: see `banneret.heroes.scenario.carried_over`.
    """
    first, *rest = word.lower().replace("-", "_").split() or [""]
    return " ".join([place_word(first), *carried_over(rest).words()])


def place_word(word: str) -> str:
    """Faction and hero of a seat written out."""
    faction, slash, hero = word.partition("/")
    if not faction or faction == CHOOSE:
        if slash:
            raise SetupError(f"a hero belongs to a faction: write castle/catherine, not {show(word)}")
        return CHOOSE
    if faction not in FACTION_IDS:
        raise SetupError(f"there is no faction {show(faction)}{nearest(faction, FACTION_IDS)}")
    if not hero:
        return faction
    own = [name for name, of in zip(HERO_IDS, HERO_FACTION, strict=True) if FACTION_IDS[of] == faction]
    if hero not in own:
        raise SetupError(f"{faction} has no hero {show(hero)}: it has {' and '.join(own)}")
    return f"{faction}/{hero}"


def seat_words(scenario: Scenario, seats: tuple[str, ...]) -> tuple[str, ...]:
    """All seats written out; where a campaign leaves no choice of faction, it is filled in."""
    words = tuple(seat_word(seat) for seat in seats)
    if scenario.campaign is None:
        return words
    return tuple(scenario.campaign.faction if word == CHOOSE else word for word in words)


def check_seats(scenario: Scenario, seats: tuple[str, ...]) -> None:
    """Raise SetupError unless the scenario is for this many players, each with another faction.

    Rules: H3-CMP-01, H3-MOD-03, H3-MOD-05, H3-MOD-06, H3-SET-02.
    """
    if len(seats) not in scenario.players:
        allowed = " or ".join(map(str, scenario.players))
        many = "player" if scenario.players == (1,) else "players"
        raise SetupError(f"{scenario.name} is for {allowed} {many}, not {len(seats)}")
    if needed := scenario.expansion.get(len(seats)):
        raise SetupError(
            f"{scenario.name} with {len(seats)} players needs more than the core box: {needed} (H3-MOD-05)"
        )
    taken = [seat.partition(" ")[0].partition("/")[0] for seat in seats if seat != CHOOSE]
    if scenario.campaign is not None and taken != [scenario.campaign.faction]:
        raise SetupError(f"{scenario.campaign.name} is played with {scenario.campaign.faction} (H3-SOL-07)")
    if len(set(taken)) < len(taken):
        raise SetupError("every player needs a different faction (H3-SET-02)")
    enemies = [] if scenario.campaign is not None else [FACTION_IDS[f] for f in factions_of_ai(scenario, len(seats))]
    if enemy := next((faction for faction in taken if faction in enemies), None):
        raise SetupError(f"the AI side has the faction {enemy} here, so no player can take it (H3-CMP-02)")


@lru_cache(64)
def prepare(scenario: str, definition: str, seats: tuple[str, ...], chosen: tuple[tuple[str, str], ...]) -> WholeGame:
    """The position before anything has happened. Raises SetupError.

    Rules: H3-GEN-10. It is kept, so games must only copy it: none may leave a trace for the next.
    """
    s = fresh_whole_game(game_terms_of(load_scenario(scenario, definition), seats, dict(chosen)))
    s.call(GAME, 0, 0, 0)
    return s


def game_terms_of(
    scenario: Scenario, seats: tuple[str, ...], options: dict[str, str], programs: MapPrograms = BOX
) -> GameTerms:
    """What is settled before the game. `programs` are those to which the scenario's own are added.

    Rules: H3-DIF-10, H3-MOD-01, H3-MOD-02, H3-MOD-06, H3-MOD-09, H3-SET-09, H3-SET-10, H3-SET-12, H3-SET-14, H3-SET-25,
    H3-FIELD-on_first_visit_by_each_player, H3-FIELD-on_flag, H3-FIELD-on_visit, H3-FIELD-no_token.
    """
    check_seats(scenario, seats)
    players = len(seats)
    layout = scenario.layouts[players]
    m = GameTerms()
    m.scenario = scenario
    m.programs = programs.copy()
    m.players = players
    m.seats = tuple(seat_numbers(seat) for seat in seats)
    m.sorting = 0
    kept = [carried_over(seat.split()[1:]) for seat in seats]
    for (_, hero), brought in zip(m.seats, kept, strict=True):
        check_carried_over(scenario, hero, brought)
    m.decks = tuple(brought.deck for brought in kept)
    m.gifts = tuple(brought.gifts for brought in kept)
    m.team = scenario.teams[players]
    m.teamed = len(set(m.team)) < players
    m.coop = scenario.mode in TOGETHER
    m.alliance = scenario.mode == "alliance"
    m.rules = rule_bits(options)
    m.house = house_bits(options)
    m.board = board_options(options)
    m.difficulty = DIFFICULTIES.index(value_of(options, "difficulty"))
    m.unit_limit = int(value_of(options, "unit_deck_limit"))
    results = treasure_results(value_of(options, "treasure_die_faces")) or tuple(TREASURE_DIE)
    m.treasure_faces = tuple(treasure_face(result) for result in results)
    m.round_limit = scenario.rounds[players]
    lay_groups(m, layout, players)
    setup = scenario.setup
    m.turn_order = scenario.turn_order.get(players, ())
    m.means = tuple(means_of(setup.of_seat(players, f"P{n + 1}")) for n in range(players))
    m.bonus = tuple(program_of(m, branch.do) for branch in setup.bonus)
    m.level_cap = setup.level_cap
    m.obelisk = program_of(m, scenario.fields["obelisk"].on_first_visit_by_each_player or ())
    m.utopia = program_of(m, scenario.fields["dragon_utopia"].on_flag or ())
    m.no_grail = scenario.fields["grail"].no_token
    m.grail = program_of(m, scenario.fields["grail"].on_visit or ())
    m.guards = [entry_guard(scenario, name) for name in LOCATION_IDS]
    m.limit = scenario.limit
    m.hasty = any(goal.when == "now" for goal in scenario.victory + scenario.defeat)
    m.homeless_rounds = scenario.elimination
    if scenario.capture_all_defeats:
        m.house |= H_CAPTURE_ALL_DEFEATS
    plan_ai(m)
    write_rulebook(m)
    m._terms = {}
    return m


def means_of(setup: ScenarioSetup) -> Means:
    """What a player begins with. Rules: H3-SET-10, H3-SET-12, H3-SET-14, H3-SET-25."""
    means = Means()
    means.resources = (setup.resources.gold, setup.resources.building_materials, setup.resources.valuables)
    means.income = (setup.income.gold, setup.income.building_materials, setup.income.valuables)
    means.buildings = sum(1 << BUILDINGS.index(kind) for kind in setup.buildings)
    means.units = tuple(tuple(sorted(unit_rows(setup.units, faction))) for faction in FACTIONS)
    return means


def seat_numbers(seat: str) -> tuple[int, int]:
    """Faction and hero of a seat, -1 for what is still to be chosen."""
    place = seat.partition(" ")[0]
    if place == CHOOSE:
        return -1, -1
    faction, _, hero = place.partition("/")
    return FACTION_IDS.index(faction), HERO_IDS.index(hero) if hero else -1


def lay_groups(m: GameTerms, layout: Layout, players: int) -> None:
    """Which tiles lie face down together, where, and how they lie later. Rules: H3-TIL-16, H3-TIL-17, H3-TIL-24."""
    groups: list[TileGroup] = []
    face_down: list[tuple[int, int]] = []
    start_spots = [-1] * players
    m.turned = {}
    for group in layout.tiles:
        for (u, v), way in zip(group.at, group.ways, strict=True):
            if way >= 0:
                m.turned[spot_at(u, v)] = way
        kind = GROUPS.index(group.kind)
        if group.kind == "start":
            for seat, (u, v), tile in zip(group.seats, group.at, group.set, strict=True):
                if seat.startswith("P"):
                    start_spots[int(seat.removeprefix("P")) - 1] = spot_at(u, v)
                else:
                    face_down.append((spot_at(u, v), len(groups)))
                    groups.append(TileGroup(kind, (tile,)))
            continue
        parts = [((place,), (wanted,)) for place, wanted in zip(group.at, group.set, strict=True)]
        for places, wishes in parts if group.fixed else [(group.at, group.set)]:
            face_down += [(spot_at(u, v), len(groups)) for u, v in places]
            groups.append(TileGroup(kind, tuple(wishes)))
    pools: list[int] = []
    for _ in range(players):
        pools.append(len(groups) if layout.pool.far else -1)
        if layout.pool.far:
            groups.append(TileGroup(GROUPS.index("far"), tuple(layout.pool.set)))
    m.to_place = ()
    for name, wanted in zip(("near", "far"), layout.to_place or (), strict=False):
        m.to_place += (len(groups),)
        groups.append(TileGroup(GROUPS.index(name), wanted))
    m.groups = tuple(groups)
    m.face_down = tuple(face_down)
    m.start_spots = tuple(start_spots)
    m.pool_group = tuple(pools)


def entry_guard(scenario: Scenario, location: str) -> int:
    """The difficulty a scenario gives to the guards of a location, -1 for the printed one.

    Rules: H3-EXP-13, H3-FIELD-guard.
    """
    entry = scenario.fields.get(location)
    return -1 if entry is None or entry.guard is None else entry.guard
