"""What can be answered, and what can happen."""

from __future__ import annotations

from typing import Final

from banneret.kernel.event import Events
from banneret.kernel.keys import SHIFT, AnswerKeys
from banneret.kernel.kinds import K_DRAW, K_ROLL
from couriers.box import CARDS, FACES

PLAY: Final = 1
DROP: Final = 2
SWAP: Final = 3
WAYLAY: Final = 4
ROLL: Final = 5 << SHIFT
STOP: Final = 6 << SHIFT
KEEP: Final = 7 << SHIFT
SEATS: Final = ("1", "2", "3")


def make_keys() -> AnswerKeys:
    """Every answer with its key: `play:trot`, `waylay:2`, `roll`."""
    found = AnswerKeys()
    found.add({PLAY: "play", DROP: "drop", SWAP: "swap"}, CARDS)
    found.add({WAYLAY: "waylay"}, SEATS)
    found.add_plain({ROLL: "roll", STOP: "stop", KEEP: "keep"})
    found.add_chance(K_DRAW, "card", CARDS)
    found.add_chance(K_ROLL, "die", [str(face) for face in FACES], first=FACES[0])
    return found


EVENTS: Final = Events(
    "turn s",
    "played s c",
    "dropped s c",
    "rolled s n",
    "stumbled s n",
    "arrived s n",
    "waylaid s s n",
    "swapped s c",
    "drawn s c!",
    "won s",
    "late s",
)
E_TURN: Final = EVENTS.number("turn")
E_PLAYED: Final = EVENTS.number("played")
E_DROPPED: Final = EVENTS.number("dropped")
E_ROLLED: Final = EVENTS.number("rolled")
E_STUMBLED: Final = EVENTS.number("stumbled")
E_ARRIVED: Final = EVENTS.number("arrived")
E_WAYLAID: Final = EVENTS.number("waylaid")
E_SWAPPED: Final = EVENTS.number("swapped")
E_DRAWN: Final = EVENTS.number("drawn")
E_WON: Final = EVENTS.number("won")
E_LATE: Final = EVENTS.number("late")
