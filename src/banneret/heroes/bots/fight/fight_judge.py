"""The judge of Combats: skirmishes, Duels, and the Combats inside whole games."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from banneret.bots.greedy_search import GreedyBot
from banneret.bots.search.judge import Candidate, SearchJudge, likeliest_first
from banneret.bots.search.luck import Luck
from banneret.heroes.bots.combat_greedy import HeroesJudge
from banneret.heroes.bots.combat_only import drags_on, lone_battle, pressed, seat_by_side
from banneret.heroes.bots.fight.fight_value import fight_parts, fight_values
from banneret.heroes.bots.fight.quick_answers import Fighting, reroll_of, usual_card, usual_instant
from banneret.heroes.state.answers_combat import DEFEND, DONE, NO, PASS
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.kinds import K_ACTION, K_CARD, K_ORDER, K_PLAY, K_REROLL, K_ROLL, K_SPACE, K_TARGET, K_UNIT
from banneret.kernel.state import State

MOST: Final = 8
"""Answers that are compared."""
GREEDY_WARMTH: Final = 1.5
"""By how much gold less an answer has to promise for its prior to be e times smaller."""
QUICK_WARMTH: Final = 1.0
"""The same for the scores of quick players."""
FAVOURED: Final = 4.0
"""How much likelier the favourite of the greedy bot is than its promise alone says."""
PRIOR_WEIGHT: Final = 2.0
EARNEST: Final = 6
"""After a deployment this many questions of a rollout are answered as the greedy bot would."""
AT_A_GLANCE: Final = 5
"""How many answers the greedy bot looks at in a rollout."""
ROUNDS_AHEAD: Final = 99
"""How many rounds after the current one a rollout ends."""
WHIMSY: Final = 0.15
"""How often a quick player does not do what looks best."""
PLAYING: Final = 0.65
"""How often a quick player plays a card in a window."""


class FightJudge(SearchJudge):
    """Names answers as the greedy bot values them; quick players play on; strength decides what is won."""

    def __init__(self, aggression: float = 1.0, cards: float = 1.0) -> None:
        self._greedy = GreedyBot(0, HeroesJudge(aggression, cards))
        self._quick = Fighting()
        self.whimsy = WHIMSY
        self.playing = PLAYING
        self._earnest_left = 0
        self._seat = 0
        self._unit = -1
        self._round = 0
        self.prior_weight = PRIOR_WEIGHT
        self.part_names = ("own", "foes")

    def obvious(self, state: State, seat: int) -> int:
        """A unit that can only defend or do nothing defends."""
        options = state.options
        return DEFEND if state.kind == K_ACTION and len(options) == 2 and DEFEND in options and DONE in options else -1

    def isolate(self, world: State) -> State:
        """The Combat of a whole game by itself."""
        return lone_battle(world) if isinstance(world, WholeGame) else world

    def seat_in(self, state: State, seat: int) -> int:
        """In the Combat of a whole game sides are seats."""
        return seat_by_side(state, seat) if isinstance(state, WholeGame) else seat

    def fight_alone(self, state: State) -> bool:
        """In a whole game a Combat is one of many."""
        return isinstance(state, WholeGame)

    def begin(self, world: State, seat: int) -> None:
        """Remember whose activation it is: the rest of that activation belongs to the decision."""
        s = cast(Battle, world)
        self._seat = seat
        self._unit = s.active
        self._round = s.round

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        """The answers that the greedy bot values most."""
        s = cast(Battle, world)
        valued = self._greedy.valued(s, seat, self._ranked(s, seat), until)
        valued.sort(key=_value, reverse=True)
        best = valued[0][1]
        named = [Candidate(option, exp((value - best) / GREEDY_WARMTH)) for option, value in valued[:MOST]]
        named[0].prior *= FAVOURED
        return likeliest_first(named)

    def _ranked(self, s: Battle, seat: int) -> list[int]:
        """The answers the greedy bot looks at, those first that look best at a glance: time may run out."""
        tried = list(self._greedy.worth_trying(s, seat))
        if s.kind != K_ACTION or len(tried) <= MOST:
            return tried
        scores = dict(zip(s.options, self._quick.action_scores(s), strict=True))
        tried.sort(key=lambda option: -scores[option])
        return tried

    def carry_out(self, candidate: Candidate, state: State, luck: Luck) -> None:
        """Answer."""
        # On hexes the greedy bot takes too long.
        deploying = self._round == 0 and not cast(Battle, state).terms.hexes
        self._earnest_left = EARNEST if deploying else 0
        state.apply(candidate.option)

    def branches(self, state: State) -> bool:
        """What the active unit goes on to do, and whom effects hit; quick players play the rest."""
        kind = state.kind
        if kind not in (K_ACTION, K_TARGET, K_ORDER):
            return False
        s = cast(Battle, state)
        return s.seat == self._seat and s.active == self._unit and s.round == self._round

    def options(self, state: State) -> list[Candidate]:
        """The answers by their quick scores."""
        s = cast(Battle, state)
        scores = self._scores(s)
        best = max(scores)
        named: list[Candidate] = []
        for n in range(len(scores)):
            gap = (scores[n] - best) / QUICK_WARMTH
            if gap > -6.0:
                named.append(Candidate(s.options[n], exp(gap)))
        return likeliest_first(named)

    def spreads(self, state: State) -> bool:
        """Each die result has its own branch; draws are averaged."""
        return state.kind == K_ROLL

    def answer(self, state: State, luck: Luck) -> int:
        """What looks best at a glance, most of the time."""
        s = cast(Battle, state)
        kind = s.kind
        options = s.options
        if self._earnest_left and kind in (K_ACTION, K_PLAY, K_TARGET):
            self._earnest_left -= 1
            return self._earnest(s)
        if kind == K_PLAY:
            return usual_instant(options, luck.whim(), self.playing)
        if kind == K_REROLL:
            return reroll_of(s)
        if kind == K_CARD:
            return usual_card(options)
        whim = luck.whim()
        if whim < self.whimsy and kind == K_ACTION and NO not in options and PASS not in options:
            return options[int(whim / self.whimsy * len(options))]
        if drags_on(s):
            return pressed(s)[0]
        scores = self._scores(s)
        best = 0
        for n in range(1, len(scores)):
            if scores[n] > scores[best]:
                best = n
        return options[best]

    def _earnest(self, s: Battle) -> int:
        """What the greedy bot would answer, of the few answers that look best at a glance."""
        options = s.options
        if len(options) > AT_A_GLANCE:
            scores = self._scores(s)
            ranked = sorted(range(len(options)), key=scores.__getitem__, reverse=True)
            options = [options[n] for n in ranked[:AT_A_GLANCE]]
        best = options[0]
        highest = -1e9
        for option, value in self._greedy.valued(s, s.seat, options, self.until):
            if value > highest:
                highest = value
                best = option
        return best

    def _scores(self, s: Battle) -> list[float]:
        kind = s.kind
        if kind == K_ACTION and s.active >= 0:
            return self._quick.action_scores(s)
        if kind == K_TARGET:
            return self._quick.target_scores(s)
        if kind == K_SPACE:
            return self._quick.place_scores(s)
        if kind == K_UNIT:
            return self._quick.unit_scores(s)
        return [0.0] * len(s.options)

    def horizon(self, state: State) -> int:
        """The round in which a rollout ends."""
        return cast(Battle, state).round + ROUNDS_AHEAD

    def fingerprint(self, state: State, seat: int) -> int:
        """The board, the order of units and its own cards, and who may do what."""
        s = cast(Battle, state)
        seen = (
            s.step, s.round, s.active, s.alive, s.acted, s.retaliated, s.guarded, s.frozen, s.morale, s.passes, s.harm,
            tuple(s.row), tuple(s.pos), tuple(s.damage), s.mod, s.piles[HAND + seat], s.spells, s.expert, s.dice,
            len(s.piles[HAND + 1 - seat]), tuple(s.options),
        )  # fmt: skip
        return hash(seen) or 1

    def stops(self, state: State, horizon: int) -> bool:
        """At the first action of that round."""
        return state.kind == K_ACTION and cast(Battle, state).round >= horizon

    def values(self, state: State) -> list[float]:
        """Who is likely to win."""
        return fight_values(cast(Battle, state))

    def parts(self, state: State, seat: int) -> list[float]:
        """What is left of both armies."""
        return fight_parts(cast(Battle, state), seat)


def _value(valued: tuple[int, float]) -> float:
    return valued[1]
