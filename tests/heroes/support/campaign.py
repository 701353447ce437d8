"""Going on with a journey: quiet rounds, the next turns, and Combats whose course does not matter."""

from banneret.kernel.game import Game
from tests.heroes.support.calendar import astrologers
from tests.heroes.support.journey import TWO, happened, journey, state_of
from tests.heroes.support.war import do_nothing, to_turn

ARCHERS = "castle_zealots+"
"""A unit that can attack from wherever it stands, and hard enough to win `fight_out` against any weak one."""


def quiet(*seats: str, **options: str) -> Game:
    """A journey on which the Astrologers have nothing to say."""
    game = journey(seats or TWO, first=0, **options)
    astrologers(game, ["dead_silence"])
    return game


def next_turn_of(game: Game, seat: int) -> Game:
    """From one turn to the next turn of a seat, everybody doing nothing."""
    game.apply("end_turn")
    return to_turn(game, seat)


def until(game: Game, round_number: int) -> Game:
    """Everybody does nothing until the first question of a round."""
    while state_of(game).game_round < round_number:
        do_nothing(game)
    return game


def fighting(game: Game) -> bool:
    """Whether a Combat is going on, from deployment on."""
    return not game.over and state_of(game).who[1] >= 0


def fight_out(game: Game, *, winner: int) -> dict[int, set[str]]:
    """Fight a Combat out: both deploy all they can, one seat attacks whenever it can, the other does nothing.

    By seat: all that was offered to it meanwhile.
    """
    offered: dict[int, set[str]] = {}
    for _ in range(400):
        if not fighting(game):
            return offered
        keys = game.choice.keys
        offered.setdefault(game.choice.seat, set()).update(keys)
        wanted = [key for key in keys if key.startswith(("deploy:", "place:"))]
        if game.choice.seat == winner:
            wanted += [key for key in keys if key.startswith(("attack:", "extend"))]
        if wanted:
            game.apply(wanted[0])
        else:
            do_nothing(game)
    raise AssertionError("the Combat does not end")


def start_of_turn(game: Game, seat: int) -> Game:
    """From one turn to the first question of the next turn of a seat, everybody doing nothing before."""
    begun = happened(game, "turn").count({"player": seat})
    while happened(game, "turn").count({"player": seat}) == begun:
        do_nothing(game)
    return game
