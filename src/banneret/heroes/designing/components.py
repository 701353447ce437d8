"""The components of the box: how many there are, and that each of them can come into play.

`unreachable` follows every component back to where a game brings it in: the decks of a set-up, the tiles of some
scenario, the dwellings of a town. What it cannot find there would be inert.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from banneret.heroes.adventure.map.hidden_tiles import outcomes
from banneret.heroes.box import cards_and_units
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.combat.neutral_units import GUARDS
from banneret.heroes.combat.skirmish import neutral_decks
from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.game.starting_means import shared_decks
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.chance_outcomes import proclamation_card
from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.pile_numbers import ASTROLOGERS, SHARED_DECK
from banneret.heroes.state.whole_game import fresh_whole_game
from banneret.heroes.tables.tiles import GUARD, LOCATION, LOCATION_IDS, TILE_GROUP, TILE_IDS, printed_on
from banneret.heroes.tables.towns_and_heroes import (
    BUILDING_NAMES,
    BUILDING_NEEDS,
    BUILDING_SHARES,
    FACTION_UNITS,
    HERO_FACTION,
    HERO_IDS,
    KINDS_OF_BUILDING,
    PROCLAMATION_IDS,
    SPECIALTY,
    STARTING_DECK,
)
from banneret.heroes.tables.units_and_cards import (
    CARD_CASTS,
    CARD_IDS,
    EFFECT_SPELLS,
    MODE_POWER,
    MODE_WINDOWS,
    STARTER,
    TIER,
    TOWER_KIND,
    UNIT_IDS,
    kind_of,
)
from banneret.kernel.piles import changed

LOOSE_PARTS: Final = {
    "attack_dice": 2, "resource_dice": 3, "treasure_dice": 3,
    "gold_tokens": 33, "building_materials_tokens": 21, "valuables_tokens": 16, "build_tokens": 3,
    "population_tokens": 3, "spell_book_tokens": 3, "damage_tokens": 15, "paralysis_defense_tokens": 6,
    "movement_tokens": 17, "morale_tokens": 2, "grail_tokens": 1,
}  # fmt: skip
"""Dice and tokens of the box, which never limit play (H3-GEN-06, H3-RES-13), but for the one Grail token."""


def counts() -> dict[str, int]:
    """How many components of each sort there are, dice and tokens included. Rules: H3-CMP-04, H3-CMP-10."""
    realm = load_realm()
    return {
        **cards_and_units.counts(),
        "heroes": len(realm.heroes),
        "tiles": len(realm.tiles),
        "locations": len(realm.locations),
        "buildings": sum(len(town.buildings) for town in realm.towns),
        "astrologers": len(realm.astrologers),
        "ai_cards": sum(card.count for card in realm.ai_cards),
        "scenarios": len(scenario_ids()),
        **LOOSE_PARTS,
    }


def unreachable() -> list[str]:
    """What can never come into play, a line each."""
    all_terms = list(_all_terms())
    tiles = set().union(*(_tiles(game_terms) for game_terms in all_terms))
    return [
        *(f"tile {TILE_IDS[tile]}: no scenario lays it" for tile in range(len(TILE_IDS)) if tile not in tiles),
        *_locations(tiles),
        *_cards(),
        *_units(tiles),
        *_buildings(),
        *_proclamations(all_terms[0]),
    ]


def _all_terms() -> Iterator[GameTerms]:
    """A game of every scenario for every number of players that the core box is enough for."""
    for name in scenario_ids():
        scenario = load_scenario(name)
        for players in scenario.players:
            if players in scenario.expansion:
                continue
            seats = ("castle", "dungeon", "necropolis")[:players]
            yield game_terms_of(scenario, (scenario.campaign.faction,) if scenario.campaign else seats, {})


def _tiles(game_terms: GameTerms) -> set[int]:
    """The tiles that may turn up in a game: those of the factions, and what lies face down or in pools."""
    found = {tile for tile in range(len(TILE_IDS)) if TILE_GROUP[tile] == 0}
    nothing = ((),) * len(game_terms.groups)
    for group in range(len(game_terms.groups)):
        found |= set(outcomes(game_terms.groups, nothing, group))
    return found


def _locations(tiles: set[int]) -> Iterator[str]:
    there = {LOCATION[printed_on(tile, place)] for tile in tiles for place in range(7)}
    for kind, name in enumerate(LOCATION_IDS):
        if kind not in there:
            yield f"location {name}: on no tile that is laid"


def _cards() -> Iterator[str]:
    """Cards that no starting deck, no level and no shared deck brings, and effects without a moment."""
    brought = {card for deck in STARTING_DECK for card in deck} | {card for cards in SPECIALTY for card in cards}
    state = fresh_whole_game(next(_all_terms()))
    for seats in ((0, 2), (1, 3)):
        for player, hero in enumerate(seats):
            state.hero = changed(state.hero, player, hero)
            state.faction = changed(state.faction, player, HERO_FACTION[hero])
        shared_decks(state)
        for deck in range(3):
            brought |= set(state.piles[SHARED_DECK + deck])
    brought |= set(EFFECT_SPELLS)  # they come with an option
    for card, name in enumerate(CARD_IDS):
        plain = STARTER[card] if STARTER[card] >= 0 else card
        if card not in brought and plain not in brought:
            yield f"card {name}: in no deck"
        if not CARD_CASTS[card] and not MODE_WINDOWS[2 * card] and not MODE_POWER[2 * card]:
            yield f"card {name}: there is no moment to play it"


def _units(tiles: set[int]) -> Iterator[str]:
    levels = {GUARD[printed_on(tile, place)] for tile in tiles for place in range(7)} - {0}
    tiers = {tier for level in levels for row in GUARDS[level - 1] for tier in range(4) if row[tier]}
    drawn = {kind_of(row) for deck in neutral_decks() for row in deck if TIER[kind_of(row)] in tiers}
    recruited = {kind for kinds in FACTION_UNITS for kind in kinds}
    for kind in range(TOWER_KIND[0]):
        if kind not in drawn | recruited:
            yield f"unit {UNIT_IDS[kind]}: nobody recruits it and no field is guarded by it"


def _buildings() -> Iterator[str]:
    """Buildings that wait for each other forever."""
    for town in range(len(BUILDING_NAMES) // KINDS_OF_BUILDING):
        built = 0
        for _ in range(KINDS_OF_BUILDING):
            for kind in range(KINDS_OF_BUILDING):
                place = KINDS_OF_BUILDING * town + kind
                if not (BUILDING_NEEDS[place] | BUILDING_SHARES[place]) & ~built:
                    built |= 1 << kind
        for kind in range(KINDS_OF_BUILDING):
            if not built >> kind & 1:
                yield f"building {BUILDING_NAMES[KINDS_OF_BUILDING * town + kind]}: what it needs is never there"


def _proclamations(game_terms: GameTerms) -> Iterator[str]:
    state = fresh_whole_game(game_terms)
    for player in range(game_terms.players):
        state.hero = changed(state.hero, player, HERO_IDS.index(("catherine", "mutare", "tamika")[player]))
    shared_decks(state)
    for card, name in enumerate(PROCLAMATION_IDS):
        if proclamation_card(card) not in state.piles[ASTROLOGERS]:
            yield f"Astrologers card {name}: not in the deck"
