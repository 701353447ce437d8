"""The turns of AI heroes: how they spend their movement points, and what happens to the fields they enter."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes import after_combat as _ai_aftermath  # noqa: F401  (what follows a fight makes itself known)
from banneret.heroes.adventure.ai_heroes.combat import AI_ENTER
from banneret.heroes.adventure.ai_heroes.entering import AI_TAKES
from banneret.heroes.adventure.ai_heroes.paths import R_RAZE, R_REST, concerned, field_at, next_steps
from banneret.heroes.adventure.map.discovering import DISCOVER_TILE
from banneret.heroes.adventure.map.flagging import note_homes, take_off
from banneret.heroes.adventure.seating import act_as, in_order
from banneret.heroes.adventure.town.others_turns import comes_between
from banneret.heroes.adventure.victory import COUNTING, first_by_turn, lose_together, lost, win, winners
from banneret.heroes.geometry.map_grid import NO_FIELD, spot_of
from banneret.heroes.state.ai_heroes import ARRIVAL, GARRISON, edit_host, hero_in_reach
from banneret.heroes.state.answers_map import LEAD
from banneret.heroes.state.events_map import E_AI_DISCOVERS, E_AI_ENTERS, E_AI_RAZED, E_AI_RULE, E_AI_TURN, E_AI_WALK
from banneret.heroes.state.game_terms import C_POINTS_DECIDE
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.tiles import TILE_GROUP, tile_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, fill, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

# -- the turns ---------------------------------------------------------------------------------------------------------


def next_ai(s: WholeGame, when: int, n: int, _c: int) -> None:
    """After the players every AI hero on the map has a turn, in the order of the scenario.

    What does not wait for the end of a round ends the game between two of them.

    Rules: H3-AIM-10, H3-AI-turn, H3-AI-mp, H3-AI-move, H3-MOR-08.
    """
    s.turn = -1
    if over_now(s):
        return
    heroes = s.game_terms.ai
    while n < len(heroes):
        ai = n
        n += 1
        if heroes[ai].turn == when and heroes[ai].move != GARRISON and s.scenario_state.host.at[ai] >= 0:
            if s.requests and comes_between(s):
                return
            s.stack[AI_HEROES_DONE] = n
            s.goto(AI_TURNS)
            s.emit(E_AI_TURN, ai)
            s.call(AI_MARCH, ai, heroes[ai].mp + s.scenario_state.host.pace[ai], -1)
            return


def over_now(s: WholeGame) -> bool:
    """Whether a condition that does not wait for the end of a round has ended the game.

    Rules: H3-VIC-03, H3-GEN-07, H3-SCORING-always.
    """
    if not s.game_terms.hasty:
        return False
    found = winners(s, True)
    if found and s.game_terms.switches & C_POINTS_DECIDE:
        s.call(COUNTING, 0, 0, 0)
    elif found:
        win(s, first_by_turn(s, found))
    elif lost(s, True):
        lose_together(s)
    else:
        return False
    return True


AI_TURNS: Final = sequence(next_ai)
"""Arguments: when they have it, how many AI heroes have been looked at."""
AI_HEROES_DONE: Final = ARG_B


# -- the march ---------------------------------------------------------------------------------------------------------


def follow_rule(s: WholeGame, ai: int, points: int, rule: int) -> None:
    """Spend the next movement point by the first rule that applies; among equal paths a player chooses.

    Rules: H3-AIM-01 to H3-AIM-05, H3-AIM-13, H3-AI-razes, H3-AI-stops, H3-AI-labours.
    """
    s.turn = -1
    where = s.scenario_state.host.at[ai]
    if where < 0:
        s.leave()
        return
    if s.scenario_state.host.pause[ai]:
        s.leave()
        # Only a turn that begins here is spent here; one that has just ended here does not count.
        if rule < 0:
            s.emit(E_AI_RULE, ai, R_REST)
            rest(s, ai, where)
        return
    if s.scenario_state.host.reached[ai] == s.game_round:
        # It stays on the field that it will destroy.
        s.leave()
        return
    if razing(s, ai):
        s.emit(E_AI_RULE, ai, R_RAZE)
        s.leave()
        raze(s, ai, where)
        return
    if points > 0 and meets_here(s, ai, where):
        s.goto(AI_MARCH)
        s.call(AI_ENTER, ai, where, 0)
        return
    now, steps = next_steps(s, ai) if points > 0 else (rule, [])
    if now != rule:
        s.stack[RULE_FOLLOWED] = now
        s.emit(E_AI_RULE, ai, now)
    if not steps:
        s.leave()
    elif len(steps) == 1:
        s.answer = option(LEAD, steps[0])
    else:
        s.ask(concerned(s, ai), K_SPACE, [option(LEAD, field) for field in steps])


def meets_here(s: WholeGame, ai: int, field: int) -> bool:
    """Whether a player's hero has come to an AI hero's own field: it is attacked there.

    Rules: H3-AIM-02, H3-END-18, H3-AI-raids.
    """
    return hero_in_reach(s, field) >= 0 and not s.game_terms.ai[ai].raids and not spared(s, field)


def march(s: WholeGame, ai: int, points: int, _rule: int) -> None:
    """The hero takes the step, or turns up the tile it leads to first.

    Rules: H3-AIM-05, H3-AIM-11, H3-AI-stops, H3-CHANGE-lone_attackers.
    """
    field = argument(s.answer)
    s.stack[POINTS_LEFT] = points - 1
    s.goto(AI_MARCH)
    if s.land[spot_of(field)] < 0:
        s.emit(E_AI_DISCOVERS, ai, spot_of(field))
        act_as(s, concerned(s, ai))
        s.call(DISCOVER_TILE, spot_of(field), NO_HERO, 0)
        return
    if spared(s, field):
        s.leave()
        return
    s.emit(E_AI_WALK, ai, s.scenario_state.host.at[ai], field)
    move_to(s, ai, field)
    if stop_at(s, ai, spot_of(field)):
        s.stack[POINTS_LEFT] = 0
    s.call(AI_ENTER, ai, field, 0)


AI_MARCH: Final = sequence(asks(follow_rule), march)
"""Arguments: the AI hero, its movement points left, the rule it followed last or -1."""
MARCHING_AI: Final = ARG_A
POINTS_LEFT: Final = ARG_B
RULE_FOLLOWED: Final = ARG_C


def move_to(s: WholeGame, ai: int, field: int) -> None:
    """The hero stands on another field; it notes when that is the one it destroys. Rules: H3-AI-razes."""
    h = edit_host(s)
    h.at = changed(h.at, ai, field)
    h.trod |= 1 << field
    h.toil = changed(h.toil, ai, 0)
    razed = s.game_terms.ai[ai].razes
    doomed = razed[0] >= 0 and field == field_at(s, razed)
    h.reached = changed(h.reached, ai, s.game_round if doomed else 0)


def stop_at(s: WholeGame, ai: int, spot: int) -> bool:
    """Whether an AI hero stops on a tile it has not stopped at before; then it stays for a turn.

    Rules: H3-AIM-08, H3-AI-stops.
    """
    h = s.scenario_state.host
    kind = s.game_terms.ai[ai].stops
    if kind < 0 or TILE_GROUP[tile_of(s.land[spot])] != kind or h.toured[ai] >> spot & 1:
        return False
    h = edit_host(s)
    h.toured = changed(h.toured, ai, h.toured[ai] | 1 << spot)
    h.pause = changed(h.pause, ai, 1)
    return True


def spared(s: WholeGame, field: int) -> bool:
    """Whether AI heroes that do not help each other leave the hero on a field alone in this round.

    Rules: H3-AIM-08, H3-CHANGE-lone_attackers.
    """
    if not s.game_terms.fights.lone:
        return False
    h = hero_in_reach(s, field)
    return h >= 0 and s.scenario_state.host.met[h] == s.game_round


def rest(s: WholeGame, ai: int, field: int) -> None:
    """A turn in which an AI hero stays where it is; one that fights guards may have beaten them.

    Rules: H3-AIM-08, H3-AI-stops, H3-AI-labours.
    """
    h = edit_host(s)
    h.pause = changed(h.pause, ai, h.pause[ai] - 1)
    if h.toil[ai] and not h.pause[ai]:
        h.toil = changed(h.toil, ai, 2)
        s.call(AI_TAKES, ai, field, 0)


def razing(s: WholeGame, ai: int) -> bool:
    """Whether an AI hero came to what it destroys in an earlier turn, and does so now.

    Rules: H3-AIM-08, H3-AI-razes.
    """
    return 0 < s.scenario_state.host.reached[ai] < s.game_round


def raze(s: WholeGame, ai: int, field: int) -> None:
    """A field is gone for the rest of the game, and nobody holds it any more.

    Rules: H3-AIM-08, H3-GEN-02, H3-AI-razes.
    """
    take_off(s, field)
    s.scenario_state = s.scenario_state.copy()
    s.scenario_state.dead |= 1 << field
    h = edit_host(s)
    h.flags &= ~(1 << field)
    h.reached = changed(h.reached, ai, 0)
    s.emit(E_AI_RAZED, ai, field)
    note_homes(s)


# -- coming onto the map -----------------------------------------------------------------------------------------------


def arrivals(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """At the start of a round, and before the first, those AI heroes come whose time it is, and changes take place.

    Rules: H3-AIM-08, H3-AIM-09, H3-RND-18, H3-AI-enters, H3-AI-changes.
    """
    heroes = s.game_terms.ai
    while n < len(heroes):
        ai = n
        n += 1
        s.stack[AI_HEROES_LOOKED_AT] = n
        due = s.game_round > 0 and heroes[ai].enters == s.game_round
        due = due or (s.game_round == 0 and heroes[ai].enters == 0)
        changes = [program for when, program in heroes[ai].rounds if when == s.game_round and program]
        if due or changes:
            s.goto(ARRIVALS)
            for program in changes:
                s.call(MAP_EFFECT, program, NO_HERO, NO_FIELD)
            if due:
                s.call(ARRIVAL, ai, heroes[ai].place[0], heroes[ai].place[1])
            return


ARRIVALS: Final = sequence(arrivals)
"""Arguments: how many AI heroes have been looked at."""
AI_HEROES_LOOKED_AT: Final = ARG_A


def clear_ground(s: WholeGame, ai: int, spot: int, kind: int) -> None:
    """A hero that will move, or stands on a field that must be known, has its tile turned up by a player.

    Rules: H3-AIM-11, H3-AI-at.
    """
    if s.scenario_state.host.at[ai] >= 0:
        s.leave()
        return
    if s.land[spot] < 0 and (kind >= 0 or s.game_terms.ai[ai].move != GARRISON):
        order = in_order(s)
        act_as(s, order[0] if s.who[0] < 0 else s.who[0])
        s.call(DISCOVER_TILE, spot, NO_HERO, 0)


def arrive(s: WholeGame, ai: int, spot: int, kind: int) -> None:
    """The hero stands on the map with its army, and attacks whoever is on its field.

    Rules: H3-AIM-09, H3-AIM-12, H3-AI-army, H3-AI-army_by_difficulty, H3-AI-army_by_wave, H3-AI-waves,
    H3-AI-extra_per_player_above_two, H3-AI-changes.
    """
    field = field_at(s, (spot, kind))
    hero = s.game_terms.ai[ai]
    h = edit_host(s)
    wave = h.entered[ai]
    if hero.waves:
        wave = max(0, sum([1 for start in hero.waves if start <= s.game_round]) - 1)
    more = hero.by_wave[min(wave, len(hero.by_wave) - 1)] if hero.by_wave else ()
    h.at = changed(h.at, ai, field)
    h.entered = changed(h.entered, ai, h.entered[ai] + 1)
    if not h.troops[ai]:
        # A call may have given it another army.
        h.troops = h.troops[:ai] + (hero.army + more + hero.extra,) + h.troops[ai + 1 :]
    h.reached = changed(h.reached, ai, 0)
    h.trod |= 1 << field
    s.emit(E_AI_ENTERS, ai, field)
    s.leave()
    if hero.on_enter:
        s.call(MAP_EFFECT, hero.on_enter, NO_HERO, NO_FIELD)
    s.call(AI_ENTER, ai, field, 1)


fill(ARRIVAL, clear_ground, arrive)
