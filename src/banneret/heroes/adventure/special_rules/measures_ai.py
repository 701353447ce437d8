"""Counting what scenarios with AI heroes measure; its words are in `banneret.heroes.tables.compile.measures_ai`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.heroes.geometry.map_grid import fields_in, spot_of
from banneret.heroes.state.ai_heroes import has_fallen
from banneret.heroes.tables.compile.measures_ai import (
    AI_BEATEN,
    AI_HELD,
    AI_TOWN,
    AI_TROD,
    FALLEN,
    FALLEN_TO_AI,
    HERO_IS,
    RAZED,
    SECOND_LOST,
    TOWN_LOST,
    unpack_kind_on,
)

if TYPE_CHECKING:
    from banneret.heroes.state.whole_game import WholeGame


def ai_measure(s: WholeGame, player: int, kind: int, arg: int, held: int, kinds: list[int]) -> int:
    """How much a player has of it. `held` are the fields of the whole team, `kinds` what lies on the player's own.

    Rules: H3-COUNT-ai_beaten, H3-COUNT-ai_town, H3-COUNT-ai_trod, H3-COUNT-razed, H3-COUNT-ai_held,
    H3-COUNT-secondary_lost, H3-COUNT-hero, H3-COUNT-town_lost, H3-COUNT-fallen, H3-COUNT-fallen_to_ai, H3-COUNT-on.
    """
    if kind == AI_BEATEN:
        return sum([1 for ai in range(len(s.game_terms.ai)) if arg >> ai & 1 and has_fallen(s, ai)])
    if kind == AI_TOWN:
        return int(arg < len(s.game_terms.ai_towns) and s.owned[player] >> s.game_terms.ai_towns[arg] & 1 == 1)
    if kind == AI_TROD:
        return on_label(s, s.scenario_state.host.trod, arg)
    if kind == RAZED:
        return on_label(s, s.scenario_state.dead, arg)
    if kind == AI_HELD:
        return on_label(s, s.scenario_state.host.flags, arg)
    if kind == SECOND_LOST:
        return s.scenario_state.host.losses[player]
    if kind == HERO_IS:
        return int(s.hero[player] == arg)
    if kind == TOWN_LOST:
        return int(s.town_at[player] >= 0 and not held >> s.town_at[player] & 1)
    if kind == FALLEN:
        return s.scenario_state.host.falls[player]
    if kind == FALLEN_TO_AI:
        return s.scenario_state.host.falls_to_ai[player]
    own = fields_in(s.owned[player])
    label, wanted = unpack_kind_on(arg)
    spots = s.game_terms.labels[label]
    return sum([1 for field, what in zip(own, kinds, strict=True) if what == wanted and spot_of(field) in spots])


def on_label(s: WholeGame, fields: int, label: int) -> int:
    """How many of these fields lie on tiles with a label. Rules: H3-COUNT-ai_trod, H3-COUNT-razed, H3-COUNT-ai_held."""
    return sum([1 for field in fields_in(fields) if spot_of(field) in s.game_terms.labels[label]])
