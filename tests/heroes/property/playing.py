"""Playing drawn skirmishes to their end, with the record in hand when something goes wrong.

The runs are repeatable: Hypothesis picks the same skirmishes every time, unless one looks further (`repeatable`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hypothesis import HealthCheck, note, reject, settings

from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.heroes.property.drawn_skirmishes import Skirmish
from tests.support.hypothesis_profile import repeatable

MOST_CHOICES = 3000
"""A game in which the players decide more often than this does not end."""


def budget(examples: int) -> settings:
    """Settings for a test that plays this many skirmishes."""
    return repeatable(examples, HealthCheck.data_too_large, HealthCheck.filter_too_much)


@contextmanager
def shown(game: Game) -> Iterator[None]:
    """Add the record of a game to the report if what is done with it fails."""
    try:
        yield
    except Exception:
        note(game.record())
        raise


def begin(skirmish: Skirmish) -> Game:
    """A new game; armies that together want more of a Neutral Unit than the box has are drawn again."""
    try:
        return skirmish.start()
    except SetupError as error:
        if "too few cards" in str(error):
            reject()
        raise


def play(skirmish: Skirmish, *checks: Callable[[Game], object]) -> Game:
    """Play a skirmish to its end, with checks before every decision and once more at the end."""
    answers = skirmish.answers()
    game = begin(skirmish)
    with shown(game):
        for _ in range(MOST_CHOICES):
            for check in checks:
                check(game)
            if game.over:
                return game
            assert game.state.options, "a player is asked and has no option"
            game.apply(answers.pick(game.state.options))
        raise AssertionError(f"no end after {MOST_CHOICES} decisions")


def decisions(game: Game) -> list[int]:
    """The answers that players gave and that were not forced."""
    return [answer for seat, _, answer, forced in game.answers if seat >= 0 and not forced]
