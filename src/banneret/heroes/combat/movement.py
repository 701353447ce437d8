"""Moving and defending: the two actions of a unit other than attacking."""

from __future__ import annotations

from banneret.heroes.combat.damage import spell_proof
from banneret.heroes.combat.hex.effect_tokens import burnt_on_way
from banneret.heroes.combat.placement import put
from banneret.heroes.combat.run_program import strike_by_spell
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.events_combat import E_BURN, E_DEFEND, E_MOVE
from banneret.heroes.state.unit_names import unit_name


def move(s: Battle, u: int, space: int) -> None:
    """Move a unit to a space within its reach. Rules: H3-CBR-07, H3-TYP-01 to H3-TYP-03, H3-TYP-06, BF-BTL-16."""
    burnt = burnt_on_way(s, u, space) if s.conjured else 0
    s.emit(E_MOVE, s.row[u] << 8 | u, s.pos[u], space)  # `unit_name`, written out: nothing is done more often
    put(s, u, space)
    if burnt and not spell_proof(s, u):
        s.emit(E_BURN, unit_name(s, u), burnt)
        strike_by_spell(s, u, burnt)


def defend(s: Battle, u: int) -> None:
    """The unit's activation ends and it gets a Defense token, at most one. Rules: H3-CBR-09, H3-CBT-24."""
    s.guarded |= 1 << u
    s.emit(E_DEFEND, unit_name(s, u))
