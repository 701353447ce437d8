"""Chance as a test scripts it: dice, cards, units and tiles, by their keys."""

from __future__ import annotations

from collections.abc import Iterable

from banneret.games import rules_of
from banneret.kernel.chance import Streams
from banneret.kernel.kinds import K_DRAW, K_LAND, K_ROLL


class Luck(Streams):
    """Chance as a test scripts it, by keys; what was not scripted is drawn from a seed."""

    def __init__(self, seed: int = 0, game: str = "heroes") -> None:
        super().__init__(seed)
        self.game = game
        self.keys: dict[int, list[str]] = {K_ROLL: [], K_DRAW: [], K_LAND: []}
        self.strict = False
        """Fail the test when chance is asked for more than was scripted."""

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next scripted outcome of this kind."""
        rules = rules_of(self.game)
        if not self.keys[kind]:
            assert not self.strict, f"chance is asked once more than scripted: {[rules.key(kind, o) for o in outcomes]}"
            return super().pick(kind, outcomes)
        key = self.keys[kind].pop(0)
        answer = rules.parse(kind, key)
        assert answer in outcomes, f"{key} cannot come up; possible: {[rules.key(kind, o) for o in outcomes]}"
        return outcomes[outcomes.index(answer)]


class Scripted(Streams):
    """Chance as a test scripts it. Asking for more dice, cards or units than were given fails the test."""

    def __init__(self, dice: Iterable[int] = (), draws: Iterable[str] = (), units: Iterable[str] = ()) -> None:
        super().__init__(0)
        self._keys = {
            K_ROLL: [f"die:{n:+d}" if n else "die:0" for n in dice],
            K_DRAW: [f"draw:{card}" for card in draws],
            K_LAND: [unit if ":" in unit else f"unit:{unit}" for unit in units],
        }

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next scripted outcome of this kind."""
        assert self._keys[kind], f"chance was asked for kind {kind} once more than scripted; possible: {outcomes}"
        key = self._keys[kind].pop(0)
        answer = rules_of("heroes").parse(kind, key)
        assert answer in outcomes, f"{key} cannot come up; possible: {outcomes}"
        return outcomes[outcomes.index(answer)]

    @property
    def left(self) -> int:
        """How many scripted outcomes were not used."""
        return sum(len(keys) for keys in self._keys.values())
