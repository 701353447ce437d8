"""Points: what is counted when the game ends, and who wins by it."""

from __future__ import annotations

from banneret.heroes.adventure.special_rules.measures import measure
from banneret.heroes.adventure.victory import (
    COUNTING,
    end_undecided,
    in_contest,
    leaders,
    meets,
    players_left,
    win,
)
from banneret.heroes.game.final_battle import FINAL_BATTLE
from banneret.heroes.state.events_map import E_SCORED
from banneret.heroes.state.scenario_state import (
    edit,
    held,
)
from banneret.heroes.state.teams import allied, team_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.measures import POINTS
from banneret.kernel.sequence import fill


def points_of(s: WholeGame, player: int) -> int:
    """The points of a player if the game ended now: those gained, and those for what the player has.

    Rules: H3-TOU-14, H3-SCORING-points.
    """
    return held(s, player, POINTS) + sum(
        [n * (measure(s, player, what) // per) for what, n, per in s.game_terms.scoring]
    )


def team_points(s: WholeGame, player: int) -> int:
    """The points of a team together."""
    return sum([points_of(s, p) for p in team_of(s, player)])


def count_up(s: WholeGame, among: list[int]) -> None:
    """The player with the most points wins, with the whole team; the scenario says how ties are broken.

    Rules: H3-SCORING-tie_break, H3-SCORING-still_equal, H3-TOU-14, H3-TOU-15, H3-MOD-09.
    """
    for player in players_left(s):
        s.emit(E_SCORED, player, points_of(s, player))
    best = max([team_points(s, p) for p in among])
    leading = [p for p in among if team_points(s, p) == best]
    for what in s.game_terms.tie_break:
        most = max([sum([measure(s, q, what) for q in team_of(s, p)]) for p in leading])
        leading = [p for p in leading if sum([measure(s, q, what) for q in team_of(s, p)]) == most]
    if all(allied(s, leading[0], p) for p in leading):
        win(s, leading[0])
    elif s.game_terms.scenario.scoring.still_equal == "final_battle":
        two = leaders(s, leading)
        s.call(FINAL_BATTLE, two[0], two[1], 0)
    else:
        end_undecided(s)


def points_decide(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """A condition is met that only ends the game. Rules: H3-SCORING-always."""
    s.leave()
    count_up(s, in_contest(s))


fill(COUNTING, points_decide)


def note_streaks(s: WholeGame) -> None:
    """At the end of a round, note how often in a row each goal that has to hold longer was met.

    Rules: H3-VIC-03, H3-GOAL-flag.
    """
    goals = len(s.game_terms.scenario.victory)
    streaks = [0] * len(s.scenario_state.streaks)
    for player in players_left(s):
        for n in range(goals):
            goal = s.game_terms.scenario.victory[n]
            if goal.held > 1 and meets(s, player, goal):
                streaks[goals * player + n] = s.scenario_state.streaks[goals * player + n] + 1
    if any(streaks) or any(s.scenario_state.streaks):
        edit(s).streaks = tuple(streaks)
