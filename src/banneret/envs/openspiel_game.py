"""The games for OpenSpiel, with explicit chance: importing this registers `python_banneret`.

    game = pyspiel.load_game("python_banneret", {"game": "heroes", "scenario": "skirmish", "seats": "random;random"})

Forced answers are given automatically. Actions of players are places of options, and those of chance places among the
distinct outcomes, in order.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from banneret.encoding.batches import scales
from banneret.encoding.extras import missing
from banneret.envs.match import MOST_DECISIONS, Setting
from banneret.kernel.event import RawEvent
from banneret.kernel.kinds import KIND_NAMES
from banneret.kernel.rules import Setup
from banneret.kernel.state import CHANCE, OVER, State

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

SHORT_NAME = "python_banneret"
SEPARATOR = ";"
MOST_OUTCOMES = 4096
MOST_PLAYERS = 6
DIGEST_BITS = 128
DEFAULTS: dict[str, Any] = {
    "game": "heroes",
    "scenario": "skirmish",
    "seats": "castle_vanguard;necropolis_vanguard",
    "most_decisions": MOST_DECISIONS,
    "zero_sum": True,
}
"""The parameters of a game: what each seat brings, with semicolons between; whether what one wins another loses."""


def _game_type(zero_sum: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="Banneret: tabletop strategy games by their rulebooks",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class BanneretGame(pyspiel.Game):
    """A setting as a game of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        seats = str(given["seats"]).split(SEPARATOR)
        self.setting = Setting(
            str(given["game"]), str(given["scenario"]), seats, most_decisions=int(given["most_decisions"])
        )
        zero_sum = bool(given["zero_sum"]) and len(seats) == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoder.layout.most_options,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.setting.most_decisions,
        )
        super().__init__(_game_type(zero_sum), info, params or {})

    def new_initial_state(self) -> BanneretState:
        """The first position."""
        return BanneretState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BanneretObserver:
        """What makes tensors of positions."""
        return BanneretObserver(self.setting, bool(iig_obs_type is not None and iig_obs_type.perfect_recall), params)


class GameSoFar:
    """A position, and what every seat has been told on the way."""

    def __init__(
        self, setting: Setting, state: State, decisions: int, told: list[RawEvent], answers: list[int]
    ) -> None:
        self.setting = setting
        self.state = state
        self.decisions = decisions
        self.told = told
        """What happened, and the answers of the players as `(-1, seat, option, 0, 0)`."""
        self.answers = answers
        """Of players and of chance, without those that were forced: they lead to the position again."""
        state.log = told

    def __deepcopy__(self, memo: dict[int, Any]) -> GameSoFar:
        return GameSoFar(self.setting, self.state.copy(), self.decisions, self.told[:], self.answers[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """By what was played and answered: positions and rules of a compiled engine cannot be pickled themselves."""
        return _again, (msgspec.json.encode(self.setting.setup), self.setting.most_decisions, self.answers)

    def go_on(self, answer: int) -> None:
        """Give an answer, and those that are forced after it."""
        state = self.state
        self.answers.append(answer)
        if state.seat >= 0:
            self.decisions += 1
            self.told.append((-1, state.seat, answer, 0, 0))
        state.apply(answer)
        while state.forced():
            state.apply(state.options[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.state.seat == OVER or (self.state.seat >= 0 and self.decisions >= self.setting.most_decisions)

    def outcomes(self) -> list[tuple[int, float]]:
        """The distinct outcomes of chance, in order, each with how likely it is."""
        counts = Counter(self.state.outcomes)
        return [(outcome, counts[outcome] / len(self.state.outcomes)) for outcome in sorted(counts)]

    def heard(self, seat: int) -> str:
        """A short name for all that a seat has been told and has answered so far."""
        rules = self.setting.rules
        hasher = blake2b(digest_size=DIGEST_BITS // 8)
        for raw in self.told:
            if raw[0] < 0:
                if raw[1] == seat:
                    hasher.update(b"answer %d\n" % raw[2])
            elif rules.audience(raw) in (None, seat):
                hasher.update(msgspec.json.encode(rules.event(raw)))
        return hasher.hexdigest()


@lru_cache(maxsize=16)
def _setting(setup: bytes, most_decisions: int) -> Setting:
    played = msgspec.json.decode(setup, type=Setup)
    return Setting(
        played.game,
        played.scenario,
        played.seats,
        options=played.options,
        definition=played.definition,
        most_decisions=most_decisions,
    )


def _again(setup: bytes, most_decisions: int, answers: list[int]) -> GameSoFar:
    """A game that was kept, played again up to where it was."""
    so_far = first_of(_setting(setup, most_decisions))
    for answer in answers:
        so_far.go_on(answer)
    return so_far


def first_of(setting: Setting) -> GameSoFar:
    """A game that begins."""
    return GameSoFar(setting, setting.first.copy(), 0, [], [])


class BanneretState(pyspiel.State):
    """A position as OpenSpiel sees it."""

    def __init__(self, game: BanneretGame) -> None:
        super().__init__(game)
        # OpenSpiel clones a state by deep copies of its attributes.
        self.so_far = first_of(game.setting)

    def current_player(self) -> int:
        """Who is asked."""
        if self.so_far.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.so_far.state.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        most = self.so_far.setting.encoder.layout.most_options
        return list(range(min(len(self.so_far.state.options), most)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring."""
        return [(place, share) for place, (_, share) in enumerate(self.so_far.outcomes())]

    def _apply_action(self, action: int) -> None:
        state = self.so_far.state
        self.so_far.go_on(self.so_far.outcomes()[action][0] if state.seat == CHANCE else state.options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        state, rules = self.so_far.state, self.so_far.setting.rules
        if player == pyspiel.PlayerId.CHANCE:
            return rules.key(state.kind, self.so_far.outcomes()[action][0])
        return rules.key(state.kind, state.options[action]) if player == state.seat else f"option {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.so_far.over

    def returns(self) -> list[float]:
        """1, 0 or -1 for each player."""
        state = self.so_far.state
        return [float(n) for n in state.returns] if state.seat == OVER else [0.0] * self.so_far.setting.players

    def information_state_string(self, player: int | None = None) -> str:
        """What a player has been told and has answered, and what the player sees now."""
        seat = self.current_player() if player is None else player
        view = self.so_far.setting.rules.view(self.so_far.state, seat)
        return f"seat {seat} heard {self.so_far.heard(seat)} sees {view.state.digest()}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, as JSON."""
        seat = self.current_player() if player is None else player
        rules = self.so_far.setting.rules
        return msgspec.json.encode(rules.describe(rules.view(self.so_far.state, seat))).decode()

    def __str__(self) -> str:
        state = self.so_far.state
        asked = "nobody" if self.so_far.over else "chance" if state.seat == CHANCE else f"seat {state.seat}"
        kind = KIND_NAMES[state.kind]
        return f"{state.digest()} after {self.so_far.decisions} decisions: {kind} for {asked}"


class BanneretObserver:
    """Makes the tensor of an observation: the encoded position, scaled.

    That of an information state has the bits of a digest of all that the player has been told as well, so that no two
    information states have the same tensor.
    """

    def __init__(self, setting: Setting, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, so none of {params}")
        self._setting = setting
        self._recalls = recalls
        self._scales = scales(setting.encoder.layout)
        size = setting.encoder.layout.size
        self.tensor: NDArray[np.float32] = np.zeros(size + DIGEST_BITS * recalls, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"position": self.tensor[:size]}
        if recalls:
            self.dict["heard"] = self.tensor[size:]

    def set_from(self, state: BanneretState, player: int) -> None:
        """Fill the tensor with what a player sees of a state."""
        course = state.so_far
        view = self._setting.rules.view(course.state, player)
        numbers = np.frombuffer(self._setting.encoder.encode(view), np.int16)
        np.multiply(numbers, self._scales, out=self.dict["position"])
        if self._recalls:
            bits = np.frombuffer(bytes.fromhex(course.heard(player)), np.uint8)
            self.dict["heard"][:] = np.unpackbits(bits)

    def string_from(self, state: BanneretState, player: int) -> str:
        """The same in words."""
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


pyspiel.register_game(_game_type(zero_sum=True), BanneretGame)
