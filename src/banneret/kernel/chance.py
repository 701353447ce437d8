"""The driver's random numbers: a stream each for dice, decks and the map, all from one seed.

Separate streams keep games comparable: another roll of a die does not change which card is drawn later. The
generators belong to the driver; no State ever holds one.
"""

from random import Random

from banneret.kernel.kinds import K_DRAW, K_ROLL


class Streams:
    """Three generators made from one seed.

    >>> Streams(7).pick(0, (-1, 0, 1)) == Streams(7).pick(0, (-1, 0, 1))
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Random(f"{seed}/dice").random
        self.decks = Random(f"{seed}/decks").random
        self.lands = Random(f"{seed}/lands").random

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """One of the outcomes, all equally likely."""
        return outcomes[int(self._next(kind) * len(outcomes))]

    def skip(self, kind: int) -> None:
        """Pass over the number that a recorded outcome used, so that play goes on as it would have."""
        self._next(kind)

    def _next(self, kind: int) -> float:
        return self.dice() if kind == K_ROLL else self.decks() if kind == K_DRAW else self.lands()
