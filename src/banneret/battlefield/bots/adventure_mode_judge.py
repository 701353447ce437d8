"""The judge of Adventure mode before its battle: what is kept, resolved, built and dared, judged as the battle begins.

Until then both players go on as the greedy bot does. What counts are both armies: in 265 games of that bot with some
answers at random neither the cards of a deck nor what was left in store told anything more about who won.
"""

from __future__ import annotations

from math import log, tanh
from random import Random
from typing import Final, cast

from banneret.battlefield.adventure_mode.answers import KEEP_ADVENTURE, RESOLVE, SAVE
from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.battlefield.bots.adventure_mode import card_worth
from banneret.battlefield.bots.greedy import before_the_battle
from banneret.bots.search.judge import Candidate, SearchJudge
from banneret.bots.search.luck import Luck
from banneret.heroes.bots.greedy import pays, town_worth
from banneret.heroes.bots.planning.map_judge import with_usual
from banneret.heroes.bots.planning.realm_value import MOST
from banneret.heroes.bots.style import PLAIN, Style
from banneret.heroes.bots.targets import army_worth
from banneret.heroes.state.answers_combat import PLAY
from banneret.heroes.state.answers_map import END_TURN, USE_BUILDING
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.state import OVER, State

MOST_ANSWERS: Final = 6
SOME: Final = 1.0
"""What an answer promises of which nothing is known."""
ARMY: Final = 2.8
"""Times the logarithm of an army's worth, in logits: twice the army wins seven battles of eight."""


class AdventureModeJudge(SearchJudge):
    """Compares the greedy bot's answer with the most promising others."""

    def __init__(self, seed: int, style: Style = PLAIN) -> None:
        self._rng = Random(seed)
        self._style = style
        self._seat = 0
        self.part_names = ("army", "rivals")

    def begin(self, world: State, seat: int) -> None:
        """Whose style it is."""
        self._seat = seat

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        """The greedy bot's answer, and others by what they promise. A turn ends where that bot would end it."""
        s = cast(AdventureModeGame, world)
        usual = self._usual(s)
        others = [Candidate(answer, self._promise(s, answer)) for answer in s.options if answer != usual]
        promising = [candidate for candidate in others if candidate.prior > 0]
        promising.sort(key=_prior, reverse=True)
        return with_usual(promising[: MOST_ANSWERS - 1], Candidate(usual, 0.0))

    def _promise(self, s: AdventureModeGame, answer: int) -> float:
        what = verb(answer)
        if what in (KEEP_ADVENTURE, RESOLVE, SAVE):
            return max(0.0, card_worth(s, argument(answer)))
        if s.kind != K_ACTION or what == USE_BUILDING:
            return SOME
        if answer == END_TURN or (what == PLAY and not pays(answer)):
            return 0.0
        return town_worth(s, answer, self._style)

    def _usual(self, s: AdventureModeGame) -> int:
        return before_the_battle(s, self._rng, self._style if s.seat == self._seat else PLAIN)

    def branches(self, state: State) -> bool:
        """Answers are compared at the root alone."""
        return False

    def answer(self, state: State, luck: Luck) -> int:
        """What the greedy bot does."""
        return self._usual(cast(AdventureModeGame, state))

    def stops(self, state: State, horizon: int) -> bool:
        """When the battle begins."""
        return cast(AdventureModeGame, state).battle

    def values(self, state: State) -> list[float]:
        """Who is likely to win the battle."""
        s = cast(AdventureModeGame, state)
        if s.seat == OVER:
            return [float(result) for result in s.returns]
        value = MOST * tanh((strength(s, 0) - strength(s, 1)) / 2)
        return [value, -value]

    def parts(self, state: State, seat: int) -> list[float]:
        """Both armies."""
        s = cast(AdventureModeGame, state)
        return [strength(s, seat), -strength(s, 1 - seat)]


def strength(s: AdventureModeGame, player: int) -> float:
    """What a player would bring to the battle, in logits."""
    return ARMY * log(army_worth(s, player))


def _prior(candidate: Candidate) -> float:
    return candidate.prior
