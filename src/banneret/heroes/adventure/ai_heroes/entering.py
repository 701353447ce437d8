"""What becomes of a field that an AI hero has entered: guards give way, and it is flagged or visited for nothing."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.flagging import note_homes, take_off
from banneret.heroes.adventure.map.land import category, guard, location, owner, shared_flag
from banneret.heroes.adventure.special_rules.hordes import horde_at
from banneret.heroes.adventure.special_rules.triggers import AI_FLAG, fire
from banneret.heroes.geometry.map_grid import spot_of
from banneret.heroes.state.ai_heroes import RAIDER, edit_host, held_by_ai
from banneret.heroes.state.events_map import E_AI_FLAG, E_AI_RAZED, E_AI_SWEEPS, E_BLACK_CUBE
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.tiles import FLAGGABLE, MINE, SETTLEMENT, TOWN, VISITABLE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import sequence


def ai_takes(s: WholeGame, ai: int, field: int, arrives: int) -> None:
    """An AI hero beats the guards without a Combat, and flags or visits the field without any benefit.

    A raider only takes the cube of a player off, and one that destroys what it crosses spares the field where it comes
    onto the map.

    Rules: H3-AIM-06, H3-AIM-07, H3-AIM-08, H3-TIL-07, H3-TIL-11, H3-AI-destroys.
    """
    s.leave()
    if s.land[spot_of(field)] < 0 or horde_at(s, field) >= 0:
        # Nobody takes the place of a horde.
        return
    if guard(s, field) and labouring(s, ai):
        return
    if guard(s, field):
        s.beaten |= 1 << field
        s.emit(E_AI_SWEEPS, ai, field)
    kind = location(s, field)
    if s.scenario_state.dead >> field & 1:
        return
    if s.game_terms.ai[ai].destroys and not arrives and kind != TOWN and destroyed(s, ai, field, kind):
        return
    if category(s, kind) == VISITABLE and not s.black >> field & 1:
        s.black |= 1 << field
        s.emit(E_BLACK_CUBE, field)
    elif category(s, kind) == FLAGGABLE and not held_by_ai(s, field):
        take_flag(s, ai, field, kind)


def destroyed(s: WholeGame, ai: int, field: int, kind: int) -> bool:
    """Whether a field was destroyed: one that can be visited, or has a player's cube. Rules: H3-AIM-08, H3-GEN-02."""
    if category(s, kind) != VISITABLE and owner(s, field) < 0:
        return False
    take_off(s, field)
    s.scenario_state = s.scenario_state.copy()
    s.scenario_state.dead |= 1 << field
    s.emit(E_AI_RAZED, ai, field)
    note_homes(s)
    return True


def labouring(s: WholeGame, ai: int) -> bool:
    """Whether an AI hero still needs turns to beat the guards of its field; the first time it begins to.

    Rules: H3-AIM-06, H3-AIM-08, H3-AI-labours.
    """
    if not s.game_terms.ai[ai].labours or s.scenario_state.host.toil[ai] == 2:
        return False
    if not s.scenario_state.host.toil[ai]:
        h = edit_host(s)
        h.toil = changed(h.toil, ai, 1)
        h.pause = changed(h.pause, ai, s.game_terms.ai[ai].labours)
    return True


def take_flag(s: WholeGame, ai: int, field: int, kind: int) -> None:
    """The cube of a player leaves the field, and the AI side holds it.

    The bonus of a Settlement waits for the first player.

    Rules: H3-AIM-03, H3-AIM-07, H3-TIL-11, H3-STL-10, H3-WHEN-ai_flag, H3-AI-changes, H3-AI-move.
    """
    hero = s.game_terms.ai[ai]
    before = owner(s, field)
    if hero.move == RAIDER and (before < 0 or shared_flag(s, kind)):
        return
    if not shared_flag(s, kind):
        take_off(s, field)
    if hero.move != RAIDER:
        if kind != SETTLEMENT:
            s.ever |= 1 << field
        edit_host(s).flags |= 1 << field
    s.emit(E_AI_FLAG, ai, field)
    note_homes(s)
    fire(s, AI_FLAG, NO_HERO, field)
    if kind == MINE and hero.on_mine:
        s.call(MAP_EFFECT, hero.on_mine, -1, field)


AI_TAKES: Final = sequence(ai_takes)
"""Arguments: the AI hero, the field it stands on, 1 where it comes onto the map there."""
