"""Elimination, goals and the end of a game."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.after_victory import AFTER_VICTORY
from banneret.heroes.adventure.map.flagging import note_homes, take_cube_off
from banneret.heroes.adventure.map.land import location
from banneret.heroes.adventure.seating import act_as, clockwise, in_order, level_of, seat_out
from banneret.heroes.adventure.special_rules.grail import leave_grail
from banneret.heroes.adventure.special_rules.measures import of_team
from banneret.heroes.combat.morale.decks import deck_of
from banneret.heroes.combat.morale.held import MORALE_DISCARDS
from banneret.heroes.geometry.map_grid import fields_in
from banneret.heroes.scenario.goals import Goal
from banneret.heroes.state.ai_heroes import is_done_for
from banneret.heroes.state.answers_combat import NO, YES
from banneret.heroes.state.events_map import E_DRAWN_GAME, E_ELIMINATED, E_GOAL, E_HERO_GONE, E_WON
from banneret.heroes.state.game_terms import H_CAPTURE_ALL_DEFEATS
from banneret.heroes.state.hero_numbers import heroes_of
from banneret.heroes.state.packed_ints import defeat_place, defeat_round
from banneret.heroes.state.pile_numbers import (
    NEUTRAL_DISCARDS,
    P_DECK,
    P_DISCARDS,
    P_HAND,
    P_MORALE,
    P_ON_UNITS,
    P_ONGOING,
    P_REMOVED,
    P_SECRET,
    P_UNITS,
    PILES_A_PLAYER,
)
from banneret.heroes.state.teams import allied, rivals, team_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import MINE, SETTLEMENT
from banneret.heroes.tables.units_and_cards import NEUTRAL, TIER, kind_of
from banneret.kernel.kinds import K_MAY
from banneret.kernel.piles import added
from banneret.kernel.sequence import asks, reserve, sequence

TURN_DEPTH: Final = 8
"""How deep the stack is when only the game and the turn are on it."""
COUNTING: Final = reserve(1)
"""The points decide the game now. No arguments. Filled by `game.scoring`. Rules: H3-SCORING-always."""


def players_left(s: WholeGame) -> list[int]:
    """The players still in the game, in seating order."""
    return [p for p in range(s.game_terms.players) if not s.out >> p & 1]


def in_contest(s: WholeGame) -> list[int]:
    """Those of them who may still win. Rules: H3-DO-forfeit."""
    return [p for p in players_left(s) if not s.scenario_state.barred >> p & 1]


# -- elimination -------------------------------------------------------------------------------------------------------


def eliminate(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """A player is out: cubes and heroes leave the map, the cards leave the game. Rules: H3-VIC-05 to H3-VIC-09.

    Morale cards belong to decks that all share, and go to their discard piles. Rules: BF-MRL-15.
    """
    acting = s.who[0]
    seat_out(s, 0)
    s.out |= 1 << player
    s.emit(E_ELIMINATED, player)
    for h in heroes_of(player):
        if s.hero_at[h] >= 0:
            leave_grail(s, h, s.hero_at[h])
            s.emit(E_HERO_GONE, h)
        s.hero_at[h] = s.last[h] = -1
        s.mp[h] = 0
    for field in fields_in(s.owned[player]):
        take_cube_off(s, player, field)
    s.owned = s.owned[:player] + (0,) + s.owned[player + 1 :]
    base = PILES_A_PLAYER * player
    for row in s.piles[P_UNITS + base]:
        if NEUTRAL[kind_of(row)]:
            pile = NEUTRAL_DISCARDS + TIER[kind_of(row)]
            s.piles[pile] = added(s.piles[pile], row)
    cards = s.piles[P_REMOVED + base]
    for pile in (P_HAND, P_DECK, P_DISCARDS, P_ON_UNITS, P_ONGOING):
        cards += s.piles[pile + base]
        s.piles[pile + base] = ()
    s.piles[P_REMOVED + base] = tuple(sorted(cards))
    s.piles[P_UNITS + base] = s.piles[P_SECRET + base] = ()
    for card in s.piles[P_MORALE + base]:
        pile = MORALE_DISCARDS + deck_of(card)
        s.piles[pile] = added(s.piles[pile], card)
    if s.piles[P_MORALE + base]:
        s.piles[P_MORALE + base] = ()
        s.spirit[player] = 0
    note_homes(s)
    if over_by_elimination(s):
        return
    act_as(s, acting if acting != player else clockwise(s, player))
    if s.game_terms.coop:
        s.answer = NO
    else:
        s.ask(player, K_MAY, [YES, NO])


def over_by_elimination(s: WholeGame) -> bool:
    """The team left alone wins at once; a game in which nobody is left is lost by all.

    Rules: H3-MOD-06, H3-VIC-04.
    """
    left = players_left(s)
    if not left:
        lose_together(s)
    elif not s.game_terms.coop and all(allied(s, left[0], p) for p in left):
        win(s, left[0])
    else:
        return False
    return True


def note_willing(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """An eliminated player may continue to control guards. Rules: H3-VIC-08, H3-CBS-21."""
    if s.answer == YES:
        s.willing |= 1 << player
    s.leave()


def cut_short(s: WholeGame) -> None:
    """Nothing more happens in the turn of a player who was eliminated in it. Rules: H3-VIC-09.

    To be called when everything has happened that concerns the others as well: what the fight does to the other side.
    """
    s.unwind(TURN_DEPTH)


ELIMINATION: Final = sequence(asks(eliminate), note_willing)
"""Arguments: the player."""


def due_for_elimination(s: WholeGame) -> int:
    """A player without Town and Settlement for three full rounds, at the end of a round; -1 for nobody.

    Of several the first in turn order. Rules: H3-VIC-05, H3-VIC-12, H3-GEN-07.
    """
    n = s.game_terms.players
    for player in sorted(players_left(s), key=lambda p: (p - s.first) % n):
        lost = s.homeless[player]
        if lost and s.game_terms.homeless_rounds and s.game_round - lost >= s.game_terms.homeless_rounds:
            return player
    return -1


# -- goals -------------------------------------------------------------------------------------------------------------


def progress(s: WholeGame, player: int, goal: Goal) -> tuple[int, int]:
    """How far a player is with a condition, together with the rest of the team, and how far is enough.

    An AI hero that has not come yet is not beaten, though a game may be won without it: see `meets`.

    Rules: H3-MOD-06, H3-MOD-09, H3-VIC-01, H3-VIC-10, H3-VIC-11, H3-TWN-22, H3-GOAL-eliminate_all,
    H3-GOAL-cubes_from_all_rivals, H3-GOAL-capture_town, H3-GOAL-defeat_main_hero, H3-GOAL-flag, H3-GOAL-points,
    H3-GOAL-bank, H3-GOAL-measure, H3-GOAL-defeat_ai, H3-GOAL-town_lost, H3-GOAL-main_hero_defeated, H3-GOAL-survive,
    H3-GOAL-all, H3-GOAL-joker.
    """
    n = s.game_terms.players
    team = team_of(s, player)
    enemies = rivals(s, player)
    kind = goal.kind
    if kind == "all":
        met = [inner for inner in goal.all if meets(s, player, inner)]
        parts = len(goal.all)
        return (parts if len(met) == parts else sum([1 for inner in met if is_far(s, player, inner)])), parts
    if kind == "eliminate_all":
        return sum([1 for q in enemies if s.out >> q & 1]), max(1, len(enemies))
    if kind == "cubes_from_all_rivals":
        done = sum([1 for q in enemies if any(s.cubes[n * p + q] > 0 for p in team)])
        if goal.joker and of_team(s, player, s.game_terms.measures[goal.joker]):
            done = min(len(enemies), done + 1)
        return done, len(enemies)
    if kind == "defeat_ai":
        which = s.game_terms.measures[goal.what]
        return of_team(s, player, which), which[1].bit_count()
    if kind == "capture_town" and not goal.what:
        times = 1
        each = [1 if any(s.clashes >> (n * p + q) & 1 == 1 for p in team) else 0 for q in enemies]
    elif kind == "defeat_main_hero":
        times = goal.times
        each = [min(times, sum([falls_since(s, n * p + q, goal.from_round) for p in team])) for q in enemies]
    else:
        return of_team(s, player, s.game_terms.measures[goal.what]), goal.times
    return (max([0, *each]), times) if goal.of == "any_rival" else (sum(each), times * len(enemies))


def falls_since(s: WholeGame, place: int, from_round: int) -> int:
    """How often a Main Hero was beaten by a player, from a round on. Rules: H3-VIC-11, H3-GOAL-from_round."""
    if from_round <= 1:
        return s.falls[place]
    return sum(
        [1 for fall in s.scenario_state.defeats if defeat_place(fall) == place and defeat_round(fall) >= from_round]
    )


def meets(s: WholeGame, player: int, goal: Goal) -> bool:
    """Whether a condition holds for a player now.

    Rules: H3-GOAL-only_players, H3-GOAL-seats, H3-GOAL-from_round, H3-GOAL-defeat_ai.
    """
    if (goal.only_players and s.game_terms.players not in goal.only_players) or s.game_round < goal.from_round:
        return False
    if goal.seats and player not in goal.seats:
        return False
    if goal.kind == "defeat_ai":
        heroes = s.game_terms.measures[goal.what][1]
        return all(is_done_for(s, ai) for ai in range(len(s.game_terms.ai)) if heroes >> ai & 1)
    return is_far(s, player, goal)


def is_far(s: WholeGame, player: int, goal: Goal) -> bool:
    """Whether a player is as far with a condition as is enough. Rules: H3-GOAL-measure."""
    done, of = progress(s, player, goal)
    return done <= of if goal.at_most else done >= of


def fulfils(s: WholeGame, player: int, n: int) -> bool:
    """Whether a player has met a victory condition of the scenario, long enough.

    Rules: H3-VIC-01, H3-VIC-03, H3-GOAL-flag.
    """
    goals = s.game_terms.scenario.victory
    if not meets(s, player, goals[n]):
        return False
    return goals[n].held <= max(1, s.scenario_state.streaks[len(goals) * player + n])


def lost(s: WholeGame, now: bool) -> bool:
    """Whether a condition has come about by which all lose. Rules: H3-GOAL-when, H3-MOD-06."""
    for goal in s.game_terms.scenario.defeat:
        if (not now or goal.when == "now") and any(meets(s, player, goal) for player in players_left(s)):
            return True
    return False


def winners(s: WholeGame, now: bool) -> list[int]:
    """The players who have fulfilled a condition that is looked at now, or at the end of a round.

    Rules: H3-VIC-03, H3-GOAL-when.
    """
    found: list[int] = []
    goals = s.game_terms.scenario.victory
    for player in in_contest(s):
        for n in range(len(goals)):
            if (not now or goals[n].when == "now") and fulfils(s, player, n):
                found.append(player)
                break
    return found


def first_by_turn(s: WholeGame, found: list[int]) -> int:
    """Of enemies who have met a condition at the same instant the active player comes first, then the others clockwise.

    In nobody's turn they come in turn order. Rules: H3-GEN-07, H3-VIC-03.
    """
    n = s.game_terms.players
    order = [(s.turn + k) % n for k in range(n)] if s.turn >= 0 else in_order(s)
    return min(found, key=order.index)


def note_goals(s: WholeGame) -> None:
    """Tell who has met a condition, once, and one of a team for all of it. Rules: H3-VIC-03."""
    for player in players_left(s):
        for n in range(len(s.game_terms.scenario.victory)):
            if not s.goals_met >> player & 1 and fulfils(s, player, n):
                for p in team_of(s, player):
                    s.goals_met |= 1 << p
                s.emit(E_GOAL, player, n)


def losers_of_all(s: WholeGame) -> int:
    """By option or scenario, a player who controls neither Town nor Settlement is defeated at once; -1 for nobody.

    Rules: H3-VIC-02, H3-VIC-12.
    """
    if s.game_terms.house & H_CAPTURE_ALL_DEFEATS:
        for player in players_left(s):
            if s.homeless[player]:
                return player
    return -1


def standing(s: WholeGame, player: int) -> tuple[int, int, int]:
    """How well a player stands when the rounds are over: cubes taken, Mines and Settlements, level."""
    n = s.game_terms.players
    cubes = sum([s.cubes[n * player + q] for q in rivals(s, player)])
    places = sum([1 for field in fields_in(s.owned[player]) if location(s, field) in (MINE, SETTLEMENT)])
    return cubes, places, level_of(s, player)


def leaders(s: WholeGame, among: list[int]) -> list[int]:
    """The best player and the best one of another team, the better first; equals in turn order. Rules: H3-MOD-09."""
    order = sorted(among, key=lambda p: ([-x for x in standing(s, p)], (p - s.first) % s.game_terms.players))
    return [order[0], *[p for p in order if not allied(s, p, order[0])][:1]]


def win(s: WholeGame, player: int) -> None:
    """The game ends with a winner, who wins with all the team. Rules: H3-MOD-06, H3-VIC-04."""
    for p in team_of(s, player):
        s.emit(E_WON, p)
    # Nothing under way continues; the set-up of the next part may still have to be decided.
    s.unwind(0)
    s.call(AFTER_VICTORY, player, 0, 0)


def lose_together(s: WholeGame) -> None:
    """The game ends and nobody has won. Rules: H3-MOD-06."""
    s.finish((-1,) * s.game_terms.players)


def end_undecided(s: WholeGame) -> None:
    """The rounds are over and nobody has won; players who could no longer win have lost."""
    s.emit(E_DRAWN_GAME)
    s.finish(tuple([-(s.scenario_state.barred >> p & 1) for p in range(s.game_terms.players)]))
