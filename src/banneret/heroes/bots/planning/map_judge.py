"""The judge of turns on the map: plans are compared, each played on for a few rounds of everybody.

A plan is a goal with the way there, a town action or a tile to discover. What it leaves open is answered as the greedy
bot does, and Combats on the way are fought by quick players.
"""

from __future__ import annotations

from math import tanh
from random import Random
from typing import Final, cast

from banneret.bots.search.judge import LEAST_PRIOR, Candidate, SearchJudge, likeliest_first
from banneret.bots.search.luck import Luck
from banneret.heroes.bots.combat_only import seat_by_side
from banneret.heroes.bots.coop import homewards, threat
from banneret.heroes.bots.fight.fight_judge import FightJudge
from banneret.heroes.bots.greedy import map_answer, pays, town_worth
from banneret.heroes.bots.planning.realm_value import MOST, prospect_parts, realm_parts, realm_values
from banneret.heroes.bots.style import PLAIN, TUNED, Style
from banneret.heroes.bots.targets import has_rivals, ways_of
from banneret.heroes.state import answers_map
from banneret.heroes.state.answers_combat import PLAY, TARGET
from banneret.heroes.state.battle import SIDE_OF
from banneret.heroes.state.hero_numbers import heroes_of, is_secondary, main_hero
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_ACTION, K_TARGET
from banneret.kernel.state import CHANCE, OVER, State

MOST_GOALS: Final = 4
"""Goals of one hero that are compared."""
MOST_IN_TOWN: Final = 3
ROUNDS_AHEAD: Final = 3
"""How many rounds later a plan is judged: building and fighting pay off only then."""
USUAL: Final = 0.5
"""How likely the greedy bot's own choice is the best, before any search."""
CARDS_PLAYED: Final = 0.9
"""How often cards are played in the Combats of a rollout; no whims there: a plan is judged by fights fought well."""
LIKED: Final = 0.08
"""The most that the preferences of a player may count, as a value."""
PARTS: Final = ("army", "income", "store", "buildings")
SPECIAL: Final = frozenset(
    (answers_map.DISCOVER, answers_map.DISCOVER_SECOND, answers_map.RULE, answers_map.RULE_SECOND, answers_map.REVISIT)
)
"""Answers of a turn that need no way: tiles to discover, actions of the scenario, and visits that take time."""
SPECIAL_PRIOR: Final = 5.0
"""How much such an answer promises, as the worth of a goal."""
LONGEST_WAY: Final = 40
"""Answers after which a plan is left to the quick player, whatever has become of it."""


class MapPlan(Candidate):
    """An answer, and the way that it begins."""

    def __init__(self, answer: int, prior: float, hero: int, path: list[int]) -> None:
        super().__init__(answer, prior)
        self.hero = hero
        self.path = path


class MapJudge(SearchJudge):
    """Names plans, and plays on like the greedy bot."""

    def __init__(self, seed: int, style: Style = PLAIN) -> None:
        self._rng = Random(seed)
        self._style = style
        """Its preferences."""
        self._playing = style
        """How it plays: without preferences, in the way that has proved best against rivals."""
        self._fights = FightJudge()
        self._fights.whimsy = 0.0
        self._fights.playing = CARDS_PLAYED
        self.part_names = (*PARTS, "rivals")
        self._teams: tuple[int, ...] = (0, 1)
        self._seat = 0
        self._end = 0

    def begin(self, world: State, seat: int) -> None:
        """Who plays together, and up to when plans are played."""
        s = cast(WholeGame, world)
        self._teams = s.game_terms.scenario.teams[len(s.town_at)]
        self.part_names = (*PARTS, "rivals" if max(self._teams) else "cause")
        self._playing = TUNED if self._style is PLAIN and has_rivals(s) else self._style
        self._seat = seat
        self._end = s.game_round + ROUNDS_AHEAD

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        """What the greedy bot would do, the best goals of each hero, town actions, what needs no way, and the way home
        from an AI hero.

        The turn ends where that bot would end it: the quick players of a rollout lose more in fights than they have
        to, so doing nothing looks better there than it is.
        """
        s = cast(WholeGame, world)
        usual = map_answer(s, self._rng, self._playing)
        named: list[Candidate] = []
        offered = set(s.options)
        for hero in heroes_of(seat):
            if s.hero_at[hero] >= 0 and s.mp[hero] > 0:
                self._name_goals(s, hero, offered, named)
        in_town = [(town_worth(s, answer, self._playing), answer) for answer in s.options]
        in_town.sort(reverse=True)
        for worth, answer in in_town[:MOST_IN_TOWN]:
            if worth > 0:
                named.append(MapPlan(answer, worth, -1, []))
        for answer in s.options:
            if verb(answer) in SPECIAL or (verb(answer) == PLAY and pays(answer)):
                named.append(MapPlan(answer, SPECIAL_PRIOR, -1, []))
        if s.game_terms.ai and threat(s, seat):
            home = homewards(s, main_hero(seat))
            if home >= 0:
                named.append(MapPlan(home, SPECIAL_PRIOR, -1, []))
        return with_usual(named, MapPlan(usual, 0.0, -1, []))

    def _name_goals(self, s: WholeGame, hero: int, offered: set[int], named: list[Candidate]) -> None:
        ways = ways_of(s, hero, self._playing)
        goals = sorted([goal for goal in ways.goals if goal[0] > 0], reverse=True)
        going = answers_map.GO_SECOND if is_secondary(hero) else answers_map.GO
        for rate, goal in goals[:MOST_GOALS]:
            path = ways.path(goal)
            answer = option(going, path[0])
            if answer in offered:
                named.append(MapPlan(answer, rate, hero, path))

    def candidate_of(self, option: int) -> Candidate:
        """An answer without a plan behind it."""
        return MapPlan(option, LEAST_PRIOR, -1, [])

    def carry_out(self, candidate: Candidate, state: State, luck: Luck) -> None:
        """Go the whole way, as far as the turn allows and nothing interferes."""
        s = cast(WholeGame, state)
        plan = cast(MapPlan, candidate)
        s.apply(plan.option)
        if plan.hero < 0:
            return
        going = answers_map.GO_SECOND if is_secondary(plan.hero) else answers_map.GO
        path = plan.path
        for _ in range(LONGEST_WAY):
            if s.seat == OVER:
                return
            if s.seat == CHANCE:
                s.apply(luck.outcome(s))
            elif s.kind == K_ACTION and not s.base and s.seat == self._seat:
                here = s.hero_at[plan.hero]
                if here not in path or here == path[-1]:
                    return
                answer = option(going, path[path.index(here) + 1])
                if answer not in s.options:
                    return
                s.apply(answer)
            elif s.seat == self._seat or s.base:
                s.apply(s.options[0] if len(s.options) == 1 else self.answer(s, luck))
            else:
                return

    def side(self, seat: int) -> int:
        """The team."""
        return self._teams[seat]

    def branches(self, state: State) -> bool:
        """The next decision of a turn: there the plan ends, and quick players play on."""
        return state.kind == K_ACTION and not cast(WholeGame, state).base

    def options(self, state: State) -> list[Candidate]:
        """One answer: plans are compared at the root alone."""
        s = cast(WholeGame, state)
        return [Candidate(map_answer(s, self._rng, self._playing if s.seat == self._seat else PLAIN), 1.0)]

    def answer(self, state: State, luck: Luck) -> int:
        """What the greedy bot does on the map, and quick players in a Combat."""
        s = cast(WholeGame, state)
        if not s.base:
            return map_answer(s, self._rng, self._playing if s.seat == self._seat else PLAIN)
        if s.kind == K_TARGET:
            return _target(s)
        return self._fights.answer(s, luck)

    def horizon(self, state: State) -> int:
        """The round in which a plan is judged."""
        return self._end

    def stops(self, state: State, horizon: int) -> bool:
        """When the planner is to act again."""
        s = cast(WholeGame, state)
        return s.game_round >= horizon and s.kind == K_ACTION and not s.base and (
            s.seat == self._seat or s.game_round > horizon
        )  # fmt: skip

    def values(self, state: State) -> list[float]:
        """Who is likely to win; for the planning seat, its preferences count a little more."""
        s = cast(WholeGame, state)
        values = realm_values(s, self._teams)
        if self._style is not PLAIN and s.seat != OVER:
            army, income, _, buildings = prospect_parts(s, self._seat)
            style = self._style
            liked = (style.troops - 1) * army + (style.income - 1) * income + (style.buildings - 1) * buildings
            side = self._teams[self._seat]
            values[side] = min(MOST, max(-MOST, values[side] + LIKED * tanh(liked)))
        return values

    def parts(self, state: State, seat: int) -> list[float]:
        """What the realm is made of, and the strongest rival."""
        return realm_parts(cast(WholeGame, state), self._teams, seat)


def with_usual(named: list[Candidate], usual: Candidate) -> list[Candidate]:
    """The plans with priors: what the greedy bot would do first, the others by what they promise."""
    likeliest_first(named, 1 - USUAL)
    for candidate in named:
        if candidate.option == usual.option:
            candidate.prior += USUAL
            break
    else:
        usual.prior = USUAL
        named.append(usual)
    return likeliest_first(named)


def _target(s: WholeGame) -> int:
    """An enemy where one can be aimed at."""
    side = seat_by_side(s, s.seat)
    for answer in s.options:
        if verb(answer) == TARGET:
            t = s.at[argument(answer)]
            if t >= 0 and SIDE_OF[t] != side:
                return answer
    return s.options[0]
