"""What a scenario keeps track of, as plain data: goals and how far everybody is, points, tokens, rules in force."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import guard
from banneret.heroes.adventure.special_rules.beast import is_lair
from banneret.heroes.adventure.special_rules.guards import rule_for
from banneret.heroes.adventure.victory import progress
from banneret.heroes.combat.cards.known_places import uppermost
from banneret.heroes.game.scoring import points_of
from banneret.heroes.geometry.map_grid import field_name, fields_in, fields_on, spot_name
from banneret.heroes.scenario.goals import Goal
from banneret.heroes.state.pile_numbers import BEASTS
from banneret.heroes.state.scenario_state import held
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw, tier_to_draw
from banneret.heroes.view.describe_ai_heroes import TIERS
from banneret.heroes.view.describe_combat import named

POINTS_WORD: Final = "points"
"""The measure of a goal that asks for points."""


def describe_goals(v: WholeGame, goals: tuple[Goal, ...]) -> list[dict[str, object]]:
    """How far each player is with those of these conditions that count for this number of players."""
    told: list[dict[str, object]] = []
    for goal in goals:
        if not goal.only_players or v.game_terms.players in goal.only_players:
            far = [progress(v, player, goal) for player in range(v.game_terms.players)]
            told.append(
                {
                    "goal": f"{goal.kind}:{goal.what}" if goal.what else goal.kind,
                    "done": [done for done, _ in far],
                    "of": max(of for _, of in far),
                    "at_most": goal.at_most,
                    "from_round": goal.from_round,
                }
            )
    return told


def describe_scenario_state(v: WholeGame) -> dict[str, object]:
    """Points, tokens, rules that wait, and what the scenario has done to the map. All but the beast is public."""
    scenario, players = v.game_terms.scenario, range(v.game_terms.players)
    counted = v.game_terms.scoring or scenario.limit == "most_points" or POINTS_WORD in v.game_terms.measures
    waiting = [
        r.id for n, r in enumerate(v.game_terms.rulebook) if r.entry >= 0 and not v.scenario_state.active >> n & 1
    ]
    return {
        "points": [points_of(v, player) for player in players] if counted else [],
        "tokens": {token: [held(v, player, n) for player in players] for n, token in enumerate(scenario.tokens) if n},
        "shared": {token: held(v, v.game_terms.players, n) for n, token in enumerate(scenario.shared_tokens)},
        "waiting": waiting,
        "barred": [player for player in players if v.scenario_state.barred >> player & 1],
        "gone": [field_name(field) for field in fields_in(v.scenario_state.dead)],
        "bearer": v.scenario_state.bearer,
        "grail_at": field_name(v.scenario_state.grail_at) if v.scenario_state.grail_at >= 0 else None,
        "wounds": v.scenario_state.wounds,
        "hordes": {
            horde.id: describe_horde(cards)
            for horde, cards in zip(scenario.hordes, v.scenario_state.hordes, strict=True)
        },
        "braced": [spot_name(spot) for spot in v.scenario_state.braced],
        # What the beast may be, as far as the seat knows.
        "beast": [named(row) for row in uppermost(v, BEASTS)],
        "vigour": v.game_terms.beast.health,
        "slayer": v.scenario_state.slayer,
        "lairs": describe_lairs(v) if v.game_terms.guard_rules or v.game_terms.beast.rows else {},
    }


def describe_horde(cards: tuple[int, ...]) -> dict[str, object]:
    """A face-down deck: the units in it that were seen, and the tiers of the others."""
    return {
        "units": [named(row) for row in cards if not is_to_draw(row)],
        "unknown": [TIERS[tier_to_draw(row)] for row in cards if is_to_draw(row)],
    }


def describe_lairs(v: WholeGame) -> dict[str, str]:
    """By face-up field whose guards are not those of its difficulty: the horde, `beast`, or `army`."""
    lairs: dict[str, str] = {}
    for spot in [spot for spot, lies in enumerate(v.land) if lies >= 0]:
        for field in fields_on(spot):
            if is_lair(v, field):
                lairs[field_name(field)] = "beast"
            elif guard(v, field) and (rule := rule_for(v, field)) is not None:
                if rule.horde >= 0:
                    lairs[field_name(field)] = v.game_terms.scenario.hordes[rule.horde].id
                elif rule.army or rule.add or rule.among:
                    lairs[field_name(field)] = "army"
    return lairs
