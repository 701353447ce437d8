"""Counting what a scenario measures: see `banneret.heroes.tables.compile.measures` for the words."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import cell, location
from banneret.heroes.adventure.seating import level_of, pile_of
from banneret.heroes.adventure.special_rules.closed_fields import half_of, side_of_middle
from banneret.heroes.adventure.special_rules.measures_ai import (
    ai_measure,
)
from banneret.heroes.geometry.map_grid import SPOTS, edge_between, fields_in, fields_on, spot_of
from banneret.heroes.state.hero_numbers import heroes_of, owner_of
from banneret.heroes.state.pile_numbers import (
    ASIDE,
    DECK,
    DISCARDS,
    HAND,
    IN_USE,
    ON_UNITS,
    P_DECK,
    P_DISCARDS,
    P_HAND,
    P_ON_UNITS,
    P_ONGOING,
    P_REMOVED,
    P_SECRET,
    REMOVED,
    SECRET,
)
from banneret.heroes.state.scenario_state import held
from banneret.heroes.state.teams import rivals, team_of
from banneret.heroes.state.whole_game import ARTIFACT, FACE_DOWN, FROM_DECK, WholeGame
from banneret.heroes.tables.compile import measures as m
from banneret.heroes.tables.compile.measures import Measure
from banneret.heroes.tables.compile.measures_ai import FIRST_AI_MEASURE, OF_NOBODY
from banneret.heroes.tables.tiles import MINE, RESOURCE
from banneret.heroes.tables.units_and_cards import ARTIFACT_CARD, CARD_KIND

STEP_WORTH: Final[list[int]] = [5, 2, 1]
"""What one step of an income track is."""
_ONCE: Final = (m.SHARED, m.ROUND, m.EVER, m.IN_HORDES, m.UNFLAGGED, m.RIVALS_LEFT)
"""What is the same for all of a team."""


def measure(s: WholeGame, player: int, what: Measure) -> int:
    """How much a player has of it.

    Rules: H3-COUNT-mine, H3-COUNT-settlement, H3-COUNT-town, H3-COUNT-mine_or_settlement, H3-COUNT-gold_mine,
    H3-COUNT-materials_mine, H3-COUNT-valuables_mine, H3-COUNT-points, H3-COUNT-gold, H3-COUNT-building_materials,
    H3-COUNT-valuables, H3-COUNT-income, H3-COUNT-level, H3-COUNT-cube, H3-COUNT-rival_town, H3-COUNT-main_hero_beaten,
    H3-COUNT-rival_beaten, H3-COUNT-building, H3-COUNT-artifact, H3-COUNT-round, H3-COUNT-grail,
    H3-COUNT-grail_delivered, H3-COUNT-eliminated, H3-COUNT-gold_income, H3-COUNT-materials_income,
    H3-COUNT-valuables_income, H3-COUNT-rival_in_contest, H3-COUNT-beast_slain, H3-COUNT-ally_beside_grail,
    H3-COUNT-flagged, H3-COUNT-in_hordes, H3-COUNT-secondary_hero_beaten, H3-COUNT-home, H3-COUNT-location,
    H3-COUNT-tile, H3-COUNT-unflagged, H3-COUNT-token, H3-COUNT-shared, H3-COUNT-standing, H3-COUNT-standing_on,
    H3-COUNT-team, H3-COUNT-ever, H3-COUNT-own_half, H3-COUNT-other_half.
    """
    kind, arg = what
    n = s.game_terms.players
    if kind == m.LOCATIONS:
        return sum([1 for field in fields_in(s.owned[player]) if arg >> location(s, field) & 1])
    if kind == m.MINES:
        return sum([1 for field in fields_in(s.owned[player]) if mine_of(s, field) == arg])
    if kind == m.ON_TILE:
        return sum([1 for field in fields_in(s.owned[player]) if spot_of(field) in s.game_terms.labels[arg]])
    if kind == m.UNFLAGGED:
        return unflagged(s, player, arg)
    if kind == m.TOKENS:
        return held(s, player, arg)
    if kind == m.SHARED:
        return held(s, n, arg)
    if kind == m.STORES:
        return s.stores[arg] if s.who[0] == player else s.purse[3 * player + arg]
    if kind == m.INCOME:
        return sum([s.income[3 * player + resource] // STEP_WORTH[resource] for resource in range(3)])
    if kind == m.LEVEL:
        return level_of(s, player)
    if kind == m.CUBES:
        return sum([s.cubes[n * player + q] for q in rivals(s, player)])
    if kind == m.RIVAL_TOWNS:
        return sum([1 for q in rivals(s, player) if s.town_at[q] >= 0 and s.owned[player] >> s.town_at[q] & 1])
    if kind == m.HEROES_BEATEN:
        return sum([s.falls[n * player + q] for q in rivals(s, player)])
    if kind == m.RIVALS_BEATEN:
        return sum([1 for q in rivals(s, player) if s.falls[n * player + q]])
    if kind == m.BUILDINGS:
        return s.buildings[player].bit_count()
    if kind == m.ARTIFACTS:
        return artifacts(s, player)
    if kind == m.ROUND:
        return s.game_round
    if kind == m.GRAIL:
        return int(s.grail == player)
    if kind == m.DELIVERED:
        return int(s.scenario_state.delivered == player)
    if kind == m.FLAGGED:
        return (s.owned[player] & ~(1 << s.town_at[player])).bit_count() if s.town_at[player] >= 0 else 0
    if kind == m.SECONDS_BEATEN:
        return sum([s.scenario_state.seconds[n * player + q] for q in rivals(s, player)])
    if kind == m.INCOME_OF:
        return s.income[3 * player + arg]
    if kind == m.STANDING_ON:
        heroes = [h for h in heroes_of(player) if s.hero_at[h] >= 0]
        return int(any(location(s, s.hero_at[h]) == arg for h in heroes))
    if kind in (m.OWN_HALF, m.OTHER_HALF):
        side = half_of(s, player) if kind == m.OWN_HALF else -half_of(s, player)
        fields = [field for field in fields_in(s.owned[player]) if arg >> location(s, field) & 1]
        return sum([1 for field in fields if side_of_middle(spot_of(field)) == side])
    if kind == m.RIVALS_LEFT:
        return sum([1 for q in rivals(s, player) if not (s.out | s.scenario_state.barred) >> q & 1])
    if kind == m.OF_TEAM:
        allies = 0
        for q in team_of(s, player):
            allies |= s.owned[q] if q < player else 0
        return sum([1 for field in fields_in(s.owned[player] & ~allies) if arg >> location(s, field) & 1])
    if kind == m.BESIDE_GRAIL:
        return int(s.grail == player and len(beside_bearer(s)) > 0)
    if kind == m.IN_HORDES:
        return sum([len(cards) for cards in s.scenario_state.hordes])
    if kind == m.EVER:
        return sum([1 for field in fields_in(s.ever | s.scenario_state.host.flags) if arg >> location(s, field) & 1])
    if kind == m.SLAIN:
        return int(s.scenario_state.slayer == player)
    if kind == m.STANDING:
        spots = s.game_terms.labels[arg]
        return int(any(s.hero_at[h] >= 0 and spot_of(s.hero_at[h]) in spots for h in heroes_of(player)))
    if kind >= FIRST_AI_MEASURE:
        held_by_team = 0
        for p in team_of(s, player):
            held_by_team |= s.owned[p]
        kinds = [location(s, field) for field in fields_in(s.owned[player])]
        return ai_measure(s, player, kind, arg, held_by_team, kinds)
    return s.out >> player & 1


def beside_bearer(s: WholeGame) -> list[int]:
    """The heroes of the team next to the one who carries the Grail. Rules: H3-MOD-09, H3-COUNT-ally_beside_grail."""
    h = s.scenario_state.bearer
    if h < 0:
        return []
    heroes = [g for p in team_of(s, owner_of(h)) for g in heroes_of(p) if g != h and s.hero_at[g] >= 0]
    return [g for g in heroes if edge_between(s.hero_at[h], s.hero_at[g]) >= 0]


def of_team(s: WholeGame, player: int, what: Measure) -> int:
    """How much a team has of it together; what all share, or nobody in particular has, is counted once.

    Rules: H3-RULE-if.
    """
    if what[0] in _ONCE or what[0] in OF_NOBODY:
        return measure(s, player, what)
    return sum([measure(s, p, what) for p in team_of(s, player)])


def mine_of(s: WholeGame, field: int) -> int:
    """The resource of a Mine, or -1. Rules: H3-COUNT-gold_mine, H3-COUNT-materials_mine, H3-COUNT-valuables_mine."""
    return RESOURCE[cell(s, field)] if location(s, field) == MINE else -1


def unflagged(s: WholeGame, player: int, kinds: int) -> int:
    """Fields of these kinds without a cube of the team; a face-down tile counts as one, what is gone as none.

    Rules: H3-COUNT-unflagged.
    """
    held_by_team = s.scenario_state.dead
    for p in team_of(s, player):
        held_by_team |= s.owned[p]
    count = 0
    for spot in range(SPOTS):
        if s.land[spot] <= FACE_DOWN:
            count += 1
        elif s.land[spot] >= 0:
            for field in fields_on(spot):
                if kinds >> location(s, field) & 1 and not held_by_team >> field & 1:
                    count += 1
    return count


def artifacts(s: WholeGame, player: int) -> int:
    """Artifacts in hand, deck, discard pile and play, and those removed from the game.

    Rules: H3-TOU-12, H3-TOU-14, H3-COUNT-artifact.
    """
    piles = [pile_of(pile, player) for pile in (P_HAND, P_DECK, P_DISCARDS, P_REMOVED, P_ON_UNITS, P_ONGOING)]
    secret = [pile_of(P_SECRET, player)]
    for side in (0, 1):
        if s.who[side] == player:
            piles += [pile + side for pile in (HAND, DECK, DISCARDS, REMOVED, ON_UNITS, ASIDE, IN_USE)]
            secret.append(SECRET + side)
    # In a view some are only known to be Artifacts.
    hidden = sum([s.piles[pile].count(FROM_DECK - ARTIFACT) for pile in secret])
    cards = [card for pile in piles for card in s.piles[pile] if card >= 0]
    return hidden + sum([1 for card in cards if CARD_KIND[card] == ARTIFACT_CARD])
