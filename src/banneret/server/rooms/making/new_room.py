"""A new room: what was asked for is checked, its game is made, and it is stored before anybody is told."""

from __future__ import annotations

from typing import Final

from banneret import __version__
from banneret.bots.registry import thinks, usual
from banneret.kernel.chance import Key
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.server.access import hashed, new_secret
from banneret.server.problems import bad, career_moved, hall_full, too_many
from banneret.server.requests import Created, NewRoom, NewSeat
from banneret.server.rooms.asked import first_asked
from banneret.server.rooms.campaigns import campaign_of
from banneret.server.rooms.careers import with_careers
from banneret.server.rooms.company import Company, check_counting, written_with
from banneret.server.rooms.hints import has_hints
from banneret.server.rooms.making.lessons import as_taught, begin_lesson
from banneret.server.rooms.making.new_game import branched_game, new_game
from banneret.server.rooms.pace.clocks import LONG
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.careers import CareerMoved, HallFull
from banneret.server.store.types import NOBODY, StoredRoom, StoredSeat
from banneret.table.presenter import presenter_of
from banneret.table.room_types import DAY, ChatLine, Pace

ALONE: Final = Company()
WEEKEND: Final = 2
"""Days on which a clock may stand still."""


async def make_room(
    rooms: Rooms, wanted: NewRoom, address: str, campaign: str = "", company: Company = ALONE, person: str = ""
) -> Created:
    """Make a room, which remembers its campaign's progress. Raises Problem for an impossible one."""
    check_counting(wanted, company)
    check_clock(wanted.seconds, wanted.pace)
    if address and not rooms.addresses.may_create(address, person):
        raise too_many("too many rooms from here: try again in a while")
    if wanted.lesson:
        wanted = await rooms.time_slices.aside(as_taught, wanted, by=address)
    alone = all(seat.kind != "open" for seat in wanted.seats)
    begins = alone and not wanted.wait
    if wanted.wait and (wanted.seed is not None or wanted.branch is not None or wanted.lesson):
        raise bad("only a game with dice of its own waits for its players")
    if wanted.seed is not None and not alone:
        raise bad("a seed may be given only if nobody but you and bots are playing")
    rooms.make_space()
    id = new_secret()
    wanted, careers = await with_careers(rooms.store, wanted, id)
    dice = Key.new()
    made = branched_game if wanted.branch else new_game
    game = await made(rooms, wanted, dice, address)
    if wanted.lesson:
        await rooms.time_slices.aside(begin_lesson, game, wanted.lesson, by=address)
    lines = await rooms.time_slices.aside(game.body, by=address) if begins else []
    persons = [n for n, seat in enumerate(wanted.seats) if seat.kind == "person"]
    keys = {n: company.keys.get(n) or new_secret() for n in persons}
    host = new_secret()
    who = company.persons if wanted.rated else {}
    seats = tuple(
        _seat(rooms, game, seat, keys.get(n, ""), n in careers, who.get(n, "")) for n, seat in enumerate(wanted.seats)
    )
    # A game that continues from a record may have a history that takes long to count and to write down.
    showing = await rooms.shown(game, address, wanted.lesson) if begins else None
    now = rooms.now()
    stored = StoredRoom(
        id=id, created=now, touched=now, game=wanted.game, scenario=game.setup.scenario,
        definition=game.setup.definition, sides=game.setup.seats, options=game.setup.options, seed=game.seed,
        luck=Key.new(), dice=dice if game.seed is None else None, ruleset=game.ruleset,
        content=game.rules.content_hash(), status="running" if begins else "waiting", seats=seats,
        host_hash=hashed(host), seconds=wanted.seconds, absence=absence_of(wanted), watching=wanted.watching,
        lines=lines, chat=warning(wanted, now), epoch=1,
        revealed=wanted.seed is not None or wanted.branch is not None,
        digest=game.digest if begins else "", program=__version__,
        campaign=campaign or campaign_of(game.setup), lesson=wanted.lesson, hints=has_hints(wanted),
        began=now if begins else None, asked=NOBODY, pace=wanted.pace, talk=wanted.talk,
        listed=wanted.listed, rated=wanted.rated, wish=wanted.wish, appointed=company.appointed,
    )  # fmt: skip
    if begins:
        stored.asked = first_asked(stored, game, now)
    try:
        changes = [change for each in careers.values() for change in each]
        await rooms.store.create(stored, changes, rooms.name, written_with(game.setup, wanted, company))
    except HallFull:
        raise hall_full() from None
    except CareerMoved:
        raise career_moved() from None
    # The creator, who gets the keys, has not had time to enter yet.
    rooms.absences.put(stored.id, dict.fromkeys(range(len(seats)), rooms.absences.clock()))
    room = rooms.awake[stored.id] = Room(rooms, stored, showing)
    named = {str(n): key for n, key in keys.items()}
    return Created(room=stored.id, host=host, keys=named, info=room.info("en"))


def _seat(rooms: Rooms, game: Game, seat: NewSeat, key: str, career: bool, person: str) -> StoredSeat:
    bot = (seat.bot or usual(game.setup.game)) if seat.kind == "bot" else ""
    if bot:
        check_bot(bot, game.setup)
    if thinks(bot, game.setup.game):
        rooms.thinkers.warm()
    kept = hashed(key) if key else ""
    return StoredSeat(kind=seat.kind, name=seat.name, bot=bot, key_hash=kept, career=career, person=person)


def check_clock(seconds: int, pace: Pace) -> None:
    """Raise Problem for a clock that makes no sense."""
    if not seconds and pace != Pace():
        raise bad("a clock needs seconds")
    if pace.by == "answer" and seconds > DAY:
        raise bad("nobody has more than a day for an answer: give days for a turn")
    if pace.increment and pace.by != "total":
        raise bad("only a clock for a whole game has an increment")
    if (pace.weekends or pace.days_off) and seconds < DAY:
        raise bad("weekends and days off are for clocks of a day or more")


def absence_of(wanted: NewRoom) -> int:
    """For how many seconds a player has to be away before the host may free the seat. Where a game is played by the day
    nobody has to be there sooner than the clock asks for."""
    if wanted.seconds < LONG:
        return wanted.absence
    off = wanted.pace.days_off + (WEEKEND if wanted.pace.weekends else 0)
    return max(wanted.absence, wanted.seconds + off * DAY)


def warning(wanted: NewRoom, now: float) -> list[ChatLine]:
    """What people at a table are told before they play if somebody may know more than they do."""
    persons = [n for n, seat in enumerate(wanted.seats) if seat.kind == "person"]
    if len(persons) < 2 or (wanted.seed is None and wanted.branch is None):
        return []
    text = "whoever made this room may know what will be drawn, or every hand"
    return [ChatLine(n=0, at=now, who=persons[0], name=wanted.seats[persons[0]].name, text=text, kind="known")]


def check_bot(bot: str, setup: Setup) -> None:
    """Raise Problem for a bot that cannot play this game."""
    able = presenter_of(setup.game).bots(setup.scenario)
    if bot not in able:
        raise bad(f"there is no bot {bot!r} for this; there are {', '.join(able)}")
