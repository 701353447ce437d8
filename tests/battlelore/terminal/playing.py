"""Adventures of BattleLore at the terminal's table, for tests."""

import random

import banneret
from banneret.battlelore.terminal.pointer import BattlelorePointer
from banneret.battlelore.terminal.session import BattleloreSession as Session
from banneret.kernel.rules import GameRules, View
from banneret.terminal.session import PERSON
from tests.battlelore.builder import BattleLoreGame
from tests.terminal.table import Seat

HEROES = (
    "standard hero=Maud:warrior:warrior_cleave:sword_of_dawn:rabbits_foot:3:5",
    "pennant hero=Odo:rogue:rogue_larceny",
)


class Chance:
    """A bot that answers at random."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: View, rules: GameRules) -> int:
        return self.rng.choice(view.state.options)


def adventure(scenario: str = "first_laurels", seats: tuple[str, ...] = HEROES, seed: int = 3) -> BattleLoreGame:
    return BattleLoreGame.of(banneret.new("battlelore", scenario=scenario, seats=seats, seed=seed))


def seated(game: BattleLoreGame, lang: str = "en") -> Session:
    session = Session(game, path=None, seats=[PERSON] * len(game.setup.seats), bots={}, lang=lang)
    session.sit_down()
    return session


def field(seat: Seat) -> BattlelorePointer:
    pointer = seat.table.pointer
    assert isinstance(pointer, BattlelorePointer)
    return pointer
