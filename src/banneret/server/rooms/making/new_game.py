"""The game of a new room: from its set-up, from a scenario file, or from a step of a record."""

from __future__ import annotations

from random import Random
from secrets import SystemRandom

import msgspec

from banneret.games import rules_of
from banneret.kernel.chance import Key
from banneret.kernel.errors import ContentError, RecordError, SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.plugins import plugins
from banneret.server.jobs.tasks import Start, branched, defined
from banneret.server.problems import Problem, bad, not_found
from banneret.server.requests import NewRoom
from banneret.server.rooms.room import MOST_ANSWERS
from banneret.server.rooms.rooms import Rooms
from banneret.table.presenter import presenter_of


def prepared(wanted: NewRoom, dice: Key) -> Game:
    """The game of a new room, run up to its first question. Its luck is drawn with the key unless a seed was chosen."""
    if wanted.game not in plugins():
        raise bad(f"there is no game {wanted.game!r}; there are {', '.join(plugins())}")
    rules = rules_of(wanted.game)
    brought = [seat.side for seat in wanted.seats]
    by_lot = SystemRandom() if wanted.seed is None else Random(wanted.seed)
    sides = presenter_of(wanted.game).draw_sides(wanted.scenario, brought, by_lot, wanted.definition)
    asked = Setup(
        game=wanted.game,
        scenario=wanted.scenario,
        seats=sides,
        options=dict(wanted.options),
        definition=wanted.definition,
    )
    try:
        setup = rules.normalise(asked)
    except SetupError as error:
        raise Problem(400, "bad_setup", str(error)) from None
    game = Game(rules, setup, wanted.seed)
    if wanted.seed is None:
        game.commit_to(dice)
    game.settle()
    return game


async def new_game(rooms: Rooms, wanted: NewRoom, dice: Key, address: str) -> Game:
    """The game of a new room; a scenario that has to be read first is read by a reader."""
    if wanted.definition:
        try:
            id, definition = await rooms.readers.do(defined, wanted.definition, wanted.game, by=address)
        except ContentError as error:
            raise Problem(400, "bad_scenario", str(error)) from None
        wanted = msgspec.structs.replace(wanted, scenario=id, definition=definition)
    # What is read of a scenario when it is first played, and what is kept with it, may take long.
    return await rooms.time_slices.aside(prepared, wanted, dice, by=address)


async def branched_game(rooms: Rooms, wanted: NewRoom, dice: Key, address: str) -> Game:
    """A game that continues from a step of a record, with the dice of its seed or with new luck."""
    assert wanted.branch is not None
    if any(seat.kind == "open" for seat in wanted.seats):
        raise bad("a game from a record is played by you and bots")
    record = await rooms.store.load_record(wanted.branch.record)
    if record is None:
        raise not_found("record")
    try:
        start = await rooms.readers.do(branched, record.text, wanted.branch.step, MOST_ANSWERS, by=address)
    except RecordError as error:
        raise bad(str(error)) from None
    if len(start.setup.seats) != len(wanted.seats):
        raise bad(f"this game has {len(start.setup.seats)} seats, not {len(wanted.seats)}")
    if start.over:
        raise bad("the game is over at this step")
    game = await _replayed(rooms, start, address)
    if not wanted.branch.same_dice:
        game.commit_to(dice)
    elif game.seed is None:
        raise bad("this record has no seed: the same dice cannot be repeated")
    game.settle()
    return game


async def _replayed(rooms: Rooms, start: Start, by: str) -> Game:
    """A game that a reader has verified, played again here."""
    rules = rules_of(start.setup.game)
    await rooms.time_slices.aside(rules.normalise, start.setup, by=by)
    game = await rooms.time_slices.finish(
        Game.replaying(rules, start.setup, start.seed, start.answers, start.marks, True, start.ruleset), by
    )
    game.notes = start.notes
    return game
