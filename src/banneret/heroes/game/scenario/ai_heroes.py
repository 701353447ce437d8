"""AI heroes, locked tiles and what lies on the map before a game, compiled from a scenario into its GameTerms."""

from __future__ import annotations

from typing import Final

from banneret.heroes.box.map_and_towns import GROUPS, Difficulty
from banneret.heroes.box.verbs.places_and_amounts import Where
from banneret.heroes.game.scenario.words import program_of
from banneret.heroes.geometry.map_grid import middle_of, spot_at
from banneret.heroes.scenario.ai_heroes import AI_SEATS, BEHAVIOURS, GOALS, AiEntry, Shared
from banneret.heroes.scenario.load import Scenario
from banneret.heroes.state import ai_heroes as h
from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.game_terms_parts import Outset
from banneret.heroes.tables.compile.ai_words import army_rows, place_number, tier_rows, whole_spot
from banneret.heroes.tables.tiles import TILE_FACTION, TILE_IDS
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, FACTION_IDS

DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard", "impossible")


def plan_ai(m: GameTerms) -> None:
    """Fill in the AI heroes of a scenario and what is there before its first round. Rules: H3-AIM-08, H3-AIM-09."""
    scenario = m.scenario
    m.ai_towns = tuple(middle_of(seat_spot(scenario, m.players, seat)) for seat in seats_of(scenario, m.players))
    m.ai_factions = () if scenario.campaign is not None else tuple(sorted(factions_of_ai(scenario, m.players)))
    m.ai = tuple(ai_hero(m, entry, scenario.ai_shared) for entry in scenario.ai)
    o = Outset()
    o.open_spots = tuple(
        spot_at(u, v)
        for group in scenario.layouts[m.players].tiles
        if group.face == "up"
        for (u, v), seat in zip(group.at, group.seats or ("",) * len(group.at), strict=True)
        if not seat.startswith("P")
    )
    flags = [place_of(scenario, m.players, flag) for flag in scenario.setup.flags]
    o.flags = tuple(place for place in flags if place[0] >= 0)
    o.town = o.at = (-1, -1)
    if scenario.setup.home is not None:
        o.town = place_of(scenario, m.players, scenario.setup.home.town)
        o.at = place_of(scenario, m.players, scenario.setup.home.at)
    m.outset = o


def seats_of(scenario: Scenario, players: int) -> list[str]:
    """The seats of the AI side in a layout, in order."""
    named = {seat for group in scenario.layouts[players].tiles for seat in group.seats}
    return [seat for seat in AI_SEATS if seat in named]


def factions_of_ai(scenario: Scenario, players: int) -> set[int]:
    """The factions whose starting tiles lie there for the AI side. Rules: H3-CMP-02."""
    tiles = {
        tile
        for group in scenario.layouts[players].tiles
        if any(seat in AI_SEATS for seat in group.seats)
        for tile in group.set
    }
    return {TILE_FACTION[n] for n, tile in enumerate(TILE_IDS) if tile in tiles and TILE_FACTION[n] >= 0}


def seat_spot(scenario: Scenario, players: int, seat: str) -> int:
    """The spot of the tile of a seat, or -1."""
    for group in scenario.layouts[players].tiles:
        if seat in group.seats:
            return spot_at(*group.at[group.seats.index(seat)])
    return -1


def place_of(scenario: Scenario, players: int, where: Where) -> tuple[int, int]:
    """A place as a spot and a kind of location, -1 for the middle of the tile; of several tiles with a label the first.

    Rules: H3-AIM-09.
    """
    name = whole_spot(where).tile
    _, kind = place_number(where, scenario.labels)
    if name in AI_SEATS:
        return seat_spot(scenario, players, name), kind
    for group in scenario.layouts[players].tiles:
        for (u, v), label in zip(group.at, group.labels, strict=True):
            if label == name:
                return spot_at(u, v), kind
    return -1, kind


def ai_hero(m: GameTerms, entry: AiEntry, shared: Shared) -> h.AiHero:
    """An AI hero with nothing left open.

    Rules: H3-AIC-17, H3-AIC-21, H3-AIC-30, H3-AIM-01, H3-AIM-08, H3-AIM-12, H3-AI-at, H3-AI-army,
    H3-AI-army_by_difficulty, H3-AI-army_by_wave, H3-AI-waves, H3-AI-extra_per_player_above_two, H3-AI-deck,
    H3-AI-spells, H3-AI-skill, H3-AI-move, H3-AI-goal, H3-AI-mp, H3-AI-turn, H3-AI-siege, H3-AI-enters,
    H3-AI-lasting_losses, H3-AI-destroys, H3-AI-reserve, H3-AI-raids, H3-AI-razes, H3-AI-hunts, H3-AI-spares_homes,
    H3-AI-stops, H3-AI-labours, H3-AI-reward, H3-AI-changes.
    """
    own = entry.deck is not None
    a = h.AiHero()
    a.id = entry.id
    a.name = entry.name
    a.faction = FACTION_IDS.index(entry.faction) if entry.faction in FACTION_IDS else -1
    a.place = place_of(m.scenario, m.players, entry.at)
    level = DIFFICULTIES[m.difficulty]
    a.army = army_rows(entry.army, entry.faction) + tier_rows(entry.army_by_difficulty.get(level, ()))
    a.by_wave = tuple(tier_rows(tiers) for tiers in entry.army_by_wave.get(level, ()))
    a.waves = entry.waves
    a.extra = tier_rows(entry.extra_per_player_above_two) * max(0, m.players - 2)
    cards = entry.deck if entry.deck is not None else shared.deck
    a.deck = (cards.might, cards.magic, cards.skill)
    a.spells = tuple(sorted(CARD_NUMBER[name] for name in (entry.spells if own else shared.spells)))
    skill = entry.skill if own else shared.skill
    a.skill = CARD_NUMBER[skill] if skill else -1
    a.move = BEHAVIOURS.index(entry.move)
    a.goal_word = GOALS.index(entry.goal) if entry.goal in GOALS else h.NEAREST_TOWN
    no_place = entry.goal is None or entry.goal in GOALS
    a.goal = (-1, -1) if no_place or entry.goal is None else place_of(m.scenario, m.players, entry.goal)
    a.mp = entry.mp
    a.turn = h.AT_ROUND_END if entry.turn == "round_end" else h.AFTER_PLAYERS
    works = entry.siege
    a.works = 0 if works is None else h.WALLS * works.walls | h.GATE * works.gate | h.ARROW_TOWER * works.tower
    a.enters = h.FROM_START if entry.enters is None else h.CALLED if entry.enters == "called" else entry.enters.round
    if a.place[0] < 0:
        # Its place is not on the map of so few players, so it never comes.
        a.enters = h.CALLED
    a.lasting = entry.lasting_losses
    a.destroys = entry.destroys
    a.reserve = tier_rows(entry.reserve)
    a.raids = entry.raids
    a.razes = (-1, -1) if entry.razes is None else place_of(m.scenario, m.players, entry.razes)
    a.hunts_main = entry.hunts == "main"
    a.spares = entry.spares_homes
    a.stops = GROUPS.index(entry.stops) if entry.stops else -1
    a.labours = entry.labours
    a.reward = program_of(m, entry.reward)
    a.rounds = tuple((change.round, program_of(m, change.do)) for change in entry.changes if change.round)
    a.on_enter, a.on_mine, a.on_beaten = (
        program_of(m, tuple(verb for change in entry.changes if change.when == when for verb in change.do))
        for when in ("enters", "flags_mine", "beaten")
    )
    return a
