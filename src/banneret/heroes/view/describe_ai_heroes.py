"""The AI heroes of a view as plain data: where they stand, and of their armies what lies open."""

from __future__ import annotations

from banneret.heroes.geometry.map_grid import field_name, fields_in
from banneret.heroes.scenario.ai_heroes import BEHAVIOURS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import AI_TYPES, is_to_draw, tier_to_draw
from banneret.heroes.tables.units_and_cards import CARD_IDS, FACTION_IDS
from banneret.heroes.view.describe_combat import named

TIERS = ("bronze", "silver", "gold", "azure")


def describe_ai(v: WholeGame) -> list[dict[str, object]]:
    """Every AI hero of the scenario; `unknown` are the tiers of units still to be drawn for its army."""
    host = v.scenario_state.host
    return [
        {
            "id": hero.id,
            "name": hero.name,
            "faction": FACTION_IDS[hero.faction] if hero.faction >= 0 else "neutral",
            "field": field_name(host.at[n]) if host.at[n] >= 0 else None,
            "beaten": is_beaten(v, n),
            "times_beaten": host.beaten[n],
            "enters": hero.enters,
            "behaviour": BEHAVIOURS[hero.move],
            "movement": hero.mp + host.pace[n],
            "units": [named(row) for row in troops(v, n) if not is_to_draw(row)],
            "unknown": [TIERS[tier_to_draw(row)] for row in troops(v, n) if is_to_draw(row)],
            "cards": {name: hero.deck[k] + host.cards[3 * n + k] for k, name in enumerate(AI_TYPES)},
            "spells": [CARD_IDS[card] for card in host.spells[n]],
            "skill": CARD_IDS[hero.skill] if hero.skill >= 0 else None,
        }
        for n, hero in enumerate(v.game_terms.ai)
    ]


def troops(v: WholeGame, n: int) -> tuple[int, ...]:
    """The army of an AI hero, or the one it will come with; who is beaten has none."""
    hero = v.game_terms.ai[n]
    waiting = v.scenario_state.host.at[n] < 0 and not is_beaten(v, n)
    return hero.army if waiting else v.scenario_state.host.troops[n]


def is_beaten(v: WholeGame, n: int) -> bool:
    """Whether an AI hero has fallen and is not there again."""
    return v.scenario_state.host.at[n] < 0 and v.scenario_state.host.beaten[n] > 0


def describe_ai_flags(v: WholeGame) -> list[str]:
    """The fields that the AI side holds."""
    return [field_name(field) for field in fields_in(v.scenario_state.host.flags)]
