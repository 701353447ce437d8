"""What happens when the time of somebody is up: all are told, and a bot answers, or the game is lost. And days off."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.server.problems import conflict
from banneret.server.rooms.chat import next_line, tell_all
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.pace.clocks import clocks_of, days_left, planned, take_days_off, written
from banneret.server.rooms.pace.endings import give_up, seat_of
from banneret.table.presenter import presenting
from banneret.table.room_types import DAY
from banneret.table.told import Telling
from banneret.text import LANGUAGES

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

MOST_MISSED: Final = 3
"""In a game that counts, a player whose time is up this often in a row has lost, so that the game comes to an end."""
AHEAD: Final = 366 * DAY
"""How far ahead days off may be planned."""
MOST_TOLD: Final = 30
"""How much of what a bot did is reported; all of it is in the log."""


async def time_is_up(room: Room) -> None:
    """The time of whoever is asked is up, if it is. Raises Problem if that cannot be stored."""
    if room.closed or room.showing is None or room.game.over or not room.turns.clock.is_up:
        return
    stored, now = room.stored, room.rooms.now()
    seat, clocks = stored.asked.seat, clocks_of(stored)
    mine = clocks.seats[seat]
    if stored.pace.by == "total" or (stored.rated and mine.missed + 1 >= MOST_MISSED):
        await give_up(room, seat, "time")
        return
    seats = tuple(
        replace(mine, left=0.0, missed=mine.missed + 1) if n == seat else c for n, c in enumerate(clocks.seats)
    )
    asked = replace(
        stored.asked, clocks=written(replace(clocks, seats=seats, late=seat, answered=0, since=room.game.happened))
    )
    name = stored.seats[seat].name
    line = next_line(room, seat, name, f"the time of {name or 'the player'} is up: a bot answers", "late")
    changed = replace(stored, asked=asked, touched=now)
    await room.saving.change(room.rooms.store.hand_over(changed, None, line))
    room.stored = changed
    tell_all(room, line)
    room.turns.go_on()


async def tell_answers(room: Room, late: int) -> None:
    """Somebody else is asked again: say how often a bot has answered for whom, and what it did."""
    clocks = clocks_of(room.stored)
    count = clocks.answered
    if count == 0 or room.turns.late == late:
        return
    name = room.stored.seats[late].name
    times = "once" if count == 1 else f"{count} times"
    text = f"a bot has answered {times} for {name or 'the player'}"
    line = next_line(room, late, name, text, "answered", count, _what_happened(room.game, clocks.since))
    await room.saving.say(line)
    tell_all(room, line)


def _what_happened(game: Game, since: int) -> dict[str, tuple[str, ...]]:
    """By language: what everybody may know of what happened after the first `since` events, without the names of
    players."""
    events = game.events_for(SPECTATOR, since)[-MOST_TOLD:]
    if not events:
        return {}
    presenter = presenting(game)
    found = {}
    for lang in LANGUAGES:
        told = presenter.told(Telling(game, SPECTATOR, events, 0, lang))
        found[lang] = tuple(line.text for line in told if line.text)
    return found if any(found.values()) else {}


async def take_days(room: Room, guest: Guest, days: int, seat: int, begins: float = 0.0) -> None:
    """A player takes days off, as many as the table allows everybody, now or for holidays to come. Raises Problem."""
    seat = seat_of(room, guest, seat)
    stored, now = room.stored, room.rooms.now()
    left = days_left(stored, seat)
    if days > left:
        raise conflict("no_days_off", f"you have {left} of your days off left")
    if begins > now and planned(stored, seat, now):
        raise conflict("no_days_off", "you have days off that are not over yet: others can only follow them at once")
    if begins > now + AHEAD:
        raise conflict("no_days_off", "days off are planned a year ahead at most")
    if room.turns.late == seat or room.turns.clock.is_up:
        raise conflict("late", "your time is up: a bot answers for you")
    name = stored.seats[seat].name
    many = "one day" if days == 1 else f"{days} days"
    wait = math.ceil((begins - now) / DAY)
    told = f"{name or 'a player'} takes {many} off"
    if wait > 0:
        line = next_line(room, seat, name, f"{told}, which begin within {wait} days", "planned", wait)
    else:
        line = next_line(room, seat, name, told, "off", days)
    changed = replace(stored, asked=take_days_off(stored, seat, days, now, begins), touched=now)
    await room.saving.change(room.rooms.store.hand_over(changed, None, line))
    room.stored = changed
    tell_all(room, line)
    room.tell_room()
    room.turns.go_on()
