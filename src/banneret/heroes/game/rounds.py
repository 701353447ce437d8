"""Rounds of the game: refreshing, income, the Astrologers, timed events, turns, and the end of a round."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes.invasions import come_delayed
from banneret.heroes.adventure.ai_heroes.turn import AI_TURNS, ARRIVALS
from banneret.heroes.adventure.map.visiting import clear_cubes
from banneret.heroes.adventure.seating import EXPERT_USES, act_as, allowance, give_gifts, in_order, in_turn, level_of
from banneret.heroes.adventure.special_rules.beast import heal_beast
from banneret.heroes.adventure.special_rules.triggers import GAME_START, RESOURCE_ROUND, ROUND_END, ROUND_START, fire
from banneret.heroes.adventure.town.captured import next_program
from banneret.heroes.adventure.town.others_turns import comes_between
from banneret.heroes.adventure.victory import (
    ELIMINATION,
    due_for_elimination,
    end_undecided,
    in_contest,
    leaders,
    lose_together,
    lost,
    note_goals,
    win,
    winners,
)
from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.game.astrologers import TWO_ASTROLOGERS, end_proclamation
from banneret.heroes.game.final_battle import FINAL_BATTLE
from banneret.heroes.game.income import change_given_income, give_income, pays
from banneret.heroes.game.scoring import count_up, note_streaks
from banneret.heroes.game.setup import OPENING
from banneret.heroes.game.turn import TURN
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.ai_heroes import AFTER_PLAYERS, AT_ROUND_END
from banneret.heroes.state.answers_map import CHOOSE_PLAYER
from banneret.heroes.state.chance_outcomes import proclamation_on
from banneret.heroes.state.events_map import E_MAP_ROUND, E_MOVEMENT, E_PROCLAIM
from banneret.heroes.state.game_terms import (
    C_POINTS_DECIDE,
    H_ASTROLOGERS_EVERY_ROUND,
    H_FIELDS_REFRESH,
    H_NO_ASTROLOGERS,
)
from banneret.heroes.state.hero_numbers import NO_HERO, heroes_of, is_secondary
from banneret.heroes.state.pile_numbers import ASTROLOGERS, ASTROLOGERS_DISCARDS
from banneret.heroes.state.teams import allied, team_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.towns_and_heroes import (
    AT_INCOME,
    AT_RESOURCE_ROUND,
    LASTING,
    LASTING_MOVEMENT,
    PROCLAMATION_DOES,
    PROCLAMATION_EACH,
    REDRAWN_AT_FIRST,
)
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_DRAW, K_TARGET
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

REFRESHING: Final = (4, 8, 12)
"""The rounds in which, by option, all black cubes go. Rules: H3-OPT-14."""


def open_game(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Set up the game first. Rules: H3-SET-01."""
    s.call(OPENING, 0, 0, 0)


def begin_saga(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """What the scenario does before the first round. Rules: H3-WHEN-game_start."""
    fire(s, GAME_START, NO_HERO, NO_FIELD)
    if s.game_terms.ai:
        s.call(ARRIVALS, 0, 0, 0)


def begin_game_round(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """A new round: tokens, movement points and Expert effects are fresh again.

    Rules: H3-RND-01, H3-RND-10, H3-RND-12 to H3-RND-16, H3-RND-19, H3-SET-26, H3-TWA-06, H3-LVL-11, H3-MOV-12,
    H3-OPT-12 to H3-OPT-15, H3-CHANGE-astrologers.
    """
    s.game_round += 1
    kept = [points_kept(s, h) for h in range(len(s.hero_at))]
    s.turn = -1
    s.emit(E_MAP_ROUND, s.game_round)
    every = s.game_terms.house & H_ASTROLOGERS_EVERY_ROUND != 0
    astrologers = s.game_round % 2 == 0 or every
    if s.proclaimed >= 0 and astrologers and not (every and pays(s) and AT_INCOME[s.proclaimed][0] >= 0):
        # A card that lasts until now must not count for the movement points that follow.
        end_proclamation(s)
    if s.game_terms.house & H_FIELDS_REFRESH and s.game_round in REFRESHING:
        clear_cubes(s, -1)
    for player in in_order(s):
        act_as(s, player)
        s.tokens[player] = 0
        s.expert = changed(s.expert, 0, EXPERT_USES[level_of(s, player)])
        for h in heroes_of(player):
            s.mp[h] = allowance(s, h) + kept[h] if s.hero_at[h] >= 0 else 0
    s.stack[PLAYERS_DONE] = 0
    if not pays(s):
        s.goto(ASTROLOGERS_ROUND if astrologers and not s.game_terms.house & H_NO_ASTROLOGERS else TIMED_EVENTS)


def points_kept(s: WholeGame, h: int) -> int:
    """The movement points a hero was given after its turn, which are for its next one. Rules: H3-MOV-12, H3-SEC-07.

    Its own were lost as the turn ended, so whatever it has was given; a Secondary Hero hired since then came with some.
    """
    came_with = allowance(s, h) if is_secondary(h) and s.mp[h] >= allowance(s, h) else 0
    return s.mp[h] - came_with


# -- buildings of a Resource round -------------------------------------------------------------------------------------


def income_effects(s: WholeGame, n: int, kind: int, _c: int) -> None:
    """Buildings that work at the beginning of a Resource round follow directly.

    Rules: H3-RND-08, H3-TWN-02, H3-GEN-07, H3-WHEN-resource_round, H3-MOR-08.
    """
    order = in_order(s)
    while n < len(order):
        player = order[n]
        program, kind = next_program(s, player, kind, AT_RESOURCE_ROUND)
        if program:
            if s.requests and comes_between(s):
                return
            s.stack[PLAYERS_DONE] = n
            s.stack[NEXT_BUILDING] = kind
            s.goto(INCOME_EFFECTS)
            act_as(s, player)
            s.call(MAP_EFFECT, program, NO_HERO, NO_FIELD)
            return
        kind = 0
        n += 1
    s.stack[PLAYERS_DONE] = s.stack[NEXT_BUILDING] = 0
    s.goto(ASTROLOGERS_ROUND if s.game_terms.house & H_ASTROLOGERS_EVERY_ROUND else TIMED_EVENTS)
    fire(s, RESOURCE_ROUND, NO_HERO, NO_FIELD)


# -- the Astrologers ---------------------------------------------------------------------------------------------------


def draw_proclamation(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """In an Astrologers' round, by option in every round, a card is drawn for all to see.

    Rules: H3-RND-03, H3-RND-04, H3-RND-09 to H3-RND-11, H3-OPT-12, H3-CHANGE-choose_astrologers.
    """
    if s.proclaimed >= 0:
        end_proclamation(s)
    if not s.piles[ASTROLOGERS]:
        s.piles[ASTROLOGERS] = tuple(sorted(s.piles[ASTROLOGERS_DISCARDS]))
        s.piles[ASTROLOGERS_DISCARDS] = ()
    if s.game_terms.numbers.choose_astrologers and len(s.piles[ASTROLOGERS]) + len(s.piles[ASTROLOGERS_DISCARDS]) > 1:
        s.call(TWO_ASTROLOGERS, 0, 0, 0)
    else:
        s.chance(K_DRAW, uppermost(s, ASTROLOGERS))


def read_proclamation(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """The card is in force at once; one of them is drawn again in the first such round.

    Rules: H3-RND-09, H3-RND-10, H3-OPT-12.
    """
    pile = s.piles[ASTROLOGERS]
    n = pile.index(s.answer)
    s.piles[ASTROLOGERS] = pile[:n] + pile[n + 1 :]
    forget_place(s, ASTROLOGERS)
    card = proclamation_on(s.answer)
    s.emit(E_PROCLAIM, card)
    s.proclaimed = card
    s.spell_bits = 0
    give_gifts(s, 0)
    if REDRAWN_AT_FIRST[card] and s.game_round == (1 if s.game_terms.house & H_ASTROLOGERS_EVERY_ROUND else 2):
        s.goto(ASTROLOGERS_ROUND)
        return
    if LASTING[card][0] == LASTING_MOVEMENT:
        for h in range(len(s.hero_at)):
            if s.hero_at[h] >= 0:
                s.mp[h] = max(0, s.mp[h] + LASTING[card][1])
                s.emit(E_MOVEMENT, h, LASTING[card][1])
    if AT_INCOME[card][0] >= 0 and pays(s):
        change_given_income(s, AT_INCOME[card][0], AT_INCOME[card][1])


def proclaim(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """What it does is done once for every player, or once in all. Rules: H3-RND-09, H3-GEN-07, H3-MOR-08."""
    order = in_order(s)
    card = s.proclaimed
    if PROCLAMATION_DOES[card] and n < (len(order) if PROCLAMATION_EACH[card] else 1):
        if s.requests and comes_between(s):
            return
        s.stack[PLAYERS_DONE] = n + 1
        s.goto(PROCLAIM_NEXT)
        act_as(s, order[n])
        s.call(MAP_EFFECT, PROCLAMATION_DOES[card], NO_HERO, NO_FIELD)
        return
    s.stack[PLAYERS_DONE] = 0
    if LASTING[card][0] < 0 and AT_INCOME[card][0] < 0:
        end_proclamation(s)


# -- events and turns --------------------------------------------------------------------------------------------------


def timed_events(s: WholeGame, _n: int, _b: int, _c: int) -> None:
    """Events of the scenario for this round, before the first turn.

    Rules: H3-RND-16, H3-RND-18, H3-WHEN-round_start.
    """
    fire(s, ROUND_START, NO_HERO, NO_FIELD)
    if s.scenario_state.delayed:
        come_delayed(s)
    if s.game_terms.ai:
        s.call(ARRIVALS, 0, 0, 0)


def next_turn(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """Every player still in the game has one turn. Rules: H3-RND-01, H3-RND-02, H3-SET-31."""
    players = s.game_terms.players
    if s.game_terms.alliance:
        s.goto(NEXT_OF_TEAM)
    elif n < players:
        s.stack[PLAYERS_DONE] = n + 1
        s.goto(NEXT_TURN)
        s.call(TURN, in_turn(s, n), 0, 0)
    else:
        s.goto(END_ROUND)


def next_of_team(s: WholeGame, turns: int, played: int, last: int) -> None:
    """The teams alternate while both have somebody left; at its first turn a team says which member begins.

    The nearest member in turn order speaks for a team. Rules: H3-RND-01, H3-RND-17, H3-SET-31.
    """
    waiting = [p for p in in_order(s) if not played >> p & 1]
    if not waiting:
        s.goto(END_ROUND)
        return
    before = s.first if turns == 0 else last
    turn = [p for p in waiting if allied(s, p, before) == (turns == 0)]
    turn = turn if turn else waiting
    if len(turn) > 1 and not any(played >> p & 1 for p in team_of(s, turn[0])):
        s.turn = -1
        s.ask(turn[0], K_TARGET, [option(CHOOSE_PLAYER, p) for p in turn])
    else:
        s.answer = option(CHOOSE_PLAYER, turn[0])


def turn_of_team(s: WholeGame, turns: int, played: int, _last: int) -> None:
    """The member chosen has a turn. Rules: H3-RND-17."""
    player = argument(s.answer)
    s.stack[PLAYERS_DONE] = turns + 1
    s.stack[HAVE_PLAYED] = played | 1 << player
    s.stack[LAST_TO_PLAY] = player
    s.goto(NEXT_OF_TEAM)
    s.call(TURN, player, 0, 0)


def ai_after_players(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """AI heroes have their turns once all players have had theirs. Rules: H3-AIM-10."""
    if s.game_terms.ai:
        s.call(AI_TURNS, AFTER_PLAYERS, 0, 0)


def close_round(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Rules of the scenario that wait for the end of a round come first. Rules: H3-VIC-03, H3-WHEN-round_end."""
    s.turn = -1
    heal_beast(s)
    fire(s, ROUND_END, NO_HERO, NO_FIELD)


def ai_at_round_end(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Some AI heroes have their turns last of all. Rules: H3-AIM-08, H3-AIM-10."""
    if s.game_terms.ai:
        s.call(AI_TURNS, AT_ROUND_END, 0, 0)


def end_game_round(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """At the end of a round come eliminations, then victory, then the end of the last round.

    Rules: H3-RND-12, H3-VIC-03 to H3-VIC-05, H3-GOAL-flag.
    """
    s.turn = -1
    loser = due_for_elimination(s)
    if loser >= 0:
        s.goto(ELIMINATE)
        s.call(ELIMINATION, loser, 0, 0)
        return
    note_streaks(s)
    note_goals(s)
    found = winners(s, False)
    if found and s.game_terms.switches & C_POINTS_DECIDE:
        count_up(s, in_contest(s))
    elif found and all(allied(s, found[0], p) for p in found):
        win(s, found[0])
    elif lost(s, False):
        lose_together(s)
    elif found or (s.game_terms.round_limit and s.game_round >= s.game_terms.round_limit):
        decide(s, found)
    else:
        s.stack[PLAYERS_DONE] = s.stack[HAVE_PLAYED] = s.stack[LAST_TO_PLAY] = 0
        s.goto(BEGIN_ROUND)


def decide(s: WholeGame, found: list[int]) -> None:
    """Several winners, or none when the rounds are over: the scenario says how that is decided.

    Rules: H3-DO-forfeit, H3-VIC-01.
    """
    among = found if found else in_contest(s)
    if not among:
        lose_together(s)
    elif s.scenario_state.barred and all(allied(s, among[0], p) for p in among):
        win(s, among[0])
    elif s.game_terms.limit == "most_points":
        count_up(s, among)
    elif s.game_terms.limit == "final_battle" or found:
        two = leaders(s, among)
        s.call(FINAL_BATTLE, two[0], two[1], 0)
    elif s.game_terms.limit in ("all_lose", "defeat"):
        lose_together(s)
    else:
        end_undecided(s)


GAME: Final = sequence(  # Rules: H3-RND-16
    open_game, begin_saga, begin_game_round, give_income, income_effects, draw_proclamation, read_proclamation,
    proclaim, timed_events, next_turn, asks(next_of_team), turn_of_team, ai_after_players,
    close_round, ai_at_round_end, end_game_round,
)  # fmt: skip
"""Arguments: where a step that goes through players or events is; who has had a turn and who had the last, of teams."""
PLAYERS_DONE: Final = ARG_A
NEXT_BUILDING: Final = ARG_B
HAVE_PLAYED: Final = ARG_B
LAST_TO_PLAY: Final = ARG_C
BEGIN_ROUND: Final = at(GAME, begin_game_round)
INCOME_EFFECTS: Final = at(GAME, income_effects)
ASTROLOGERS_ROUND: Final = at(GAME, draw_proclamation)
PROCLAIM_NEXT: Final = at(GAME, proclaim)
TIMED_EVENTS: Final = at(GAME, timed_events)
NEXT_TURN: Final = at(GAME, next_turn)
NEXT_OF_TEAM: Final = at(GAME, next_of_team)
END_ROUND: Final = at(GAME, ai_after_players)
ELIMINATE: Final = at(GAME, end_game_round)
