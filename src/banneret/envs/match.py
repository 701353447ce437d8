"""The adapter under all environments: what is played, and one game of it that is answered by the places of options.

An action is the place of an answer among the options of the question, 0 for the first. There are as many actions as a
question may have options (`Layout.most_options`), and a mask says which of them are there. The row of its option in the
observation says what an action means. A space with an action for every answer by name would have 2,600 (BattleLore) to
12,400 (Battlefield) actions, would change with every card added, and would still not cover custom scenarios.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from banneret.bots import Bot, make
from banneret.encoding import Encoder, encoder_of
from banneret.games import rules_of
from banneret.kernel.chance import Streams
from banneret.kernel.errors import Refused, SetupError
from banneret.kernel.rules import GameRules, Setup, View
from banneret.kernel.state import OVER, State

MOST_DECISIONS = 2_000
"""A game with more decisions is cut off as a draw; random play of BattleLore would take 2,700."""
SEEDS = 1 << 31


class Setting:
    """What is played in an environment: a game, a scenario, what the seats bring."""

    def __init__(
        self,
        game: str,
        scenario: str,
        seats: Sequence[str],
        *,
        options: dict[str, str] | None = None,
        definition: str = "",
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        if most_decisions < 1:
            raise SetupError("a game has at least one decision")
        self.rules: GameRules = rules_of(game)
        given = Setup(
            game=game, scenario=scenario, seats=tuple(seats), options=dict(options or {}), definition=definition
        )
        self.setup = self.rules.normalise(given)
        self.most_decisions = most_decisions
        self.players = len(self.setup.seats)

    @cached_property
    def encoder(self) -> Encoder:
        """The encoder of its views."""
        return encoder_of(self.setup.game, self.setup.scenario)

    @cached_property
    def first(self) -> State:
        """The first position, which must only be copied."""
        return self.rules.start(self.setup)

    def bot(self, name: str, seed: int) -> Bot:
        """A bot of the game by name."""
        return make(name, self.setup.game, seed)


class Match:
    """One game of a setting. Chance and forced answers are settled, so a seat that is asked always has a decision to
    make."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.state: State = setting.first.copy()
        self.decisions = 0
        streams = Streams(seed)
        self._luck: tuple[Callable[[], float], ...] = (streams.dice, streams.decks, streams.lands)
        self._settle()

    def _settle(self) -> None:
        dice, decks, lands = self._luck
        self.state.settle(dice, decks, lands)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.seat == OVER

    @property
    def broken_off(self) -> bool:
        """Whether it has taken too long."""
        return not self.over and self.decisions >= self.setting.most_decisions

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.seat

    @property
    def legal(self) -> int:
        """How many of the actions can be taken: those below this number."""
        return min(len(self.state.options), self.setting.encoder.layout.most_options)

    @property
    def returns(self) -> tuple[int, ...]:
        """1, 0 or -1 for each seat once the game is over; zeros before."""
        return self.state.returns if self.over else (0,) * self.setting.players

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.setting.rules.view(self.state, seat)

    def key(self, action: int) -> str:
        """The readable key of an action."""
        return self.setting.rules.key(self.state.kind, self.state.options[action])

    def take(self, action: int) -> None:
        """Answer with the option at this place. Raises Refused if there is none."""
        if self.over or self.broken_off:
            raise Refused("the game is over: it takes no more answers")
        if not 0 <= action < self.legal:
            raise Refused(f"there are {self.legal} options, and none at place {action}")
        self.answer(self.state.options[action])

    def answer(self, option: int) -> None:
        """Answer with an option that is known to be offered, as a bot does."""
        self.decisions += 1
        self.state.apply(option)
        self._settle()

    def ask(self, bots: dict[int, Bot]) -> None:
        """Let bots answer until somebody else is asked or the game ends."""
        while not self.over and not self.broken_off and self.seat in bots:
            seat = self.seat
            self.answer(bots[seat].choose(self.view(seat), self.setting.rules))

    def text(self, seat: int) -> str:
        """What a seat knows, in words and numbers, and what can be answered."""
        import msgspec

        told = self.setting.rules.describe(self.view(seat))
        lines = [f"{self.setting.setup.game} {self.setting.setup.scenario}, after {self.decisions} decisions"]
        lines += [f"  {key}: {msgspec.json.encode(value).decode()}" for key, value in told.items()]
        return "\n".join(lines)


def seat_seed(seed: int, seat: int) -> int:
    """A seed for the bot at a seat of a game."""
    return seed * 31 + seat + 1
