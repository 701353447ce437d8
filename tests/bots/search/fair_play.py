"""What every bot that searches has to keep: it knows nothing that its seat cannot see."""

from random import Random

from banneret.bots import make
from banneret.kernel.game import Game


def same_answer_whatever_is_hidden(game: Game, rng: Random, bot: str) -> bool:
    """A bot of the same seed answers alike in the position and in another that its seat cannot tell from it.

    Tells whether the other position is really another one.
    """
    seat = game.state.seat
    view = game.view(seat)
    dealt = game.rules.determinize(view, rng)
    other = game.rules.view(dealt, seat)
    assert other.state.digest() == view.state.digest()
    answers = [make(bot, game.setup.game, 5).choose(seen, game.rules) for seen in (view, other)]
    assert answers[0] == answers[1]
    return dealt.digest() != game.state.digest()
