"""Opening a room: its game up to the first question, and what people there are told before they play."""

from __future__ import annotations

from random import Random
from secrets import SystemRandom

from banneret.games import rules_of
from banneret.kernel.chance import Key
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.plugins import plugins
from banneret.server.problems import Problem, bad
from banneret.server.requests import NewRoom
from banneret.table.presenter import presenter_of
from banneret.table.room_types import ChatLine


def warning(wanted: NewRoom, now: float) -> list[ChatLine]:
    """What people at a table are told before they play if somebody may know more than they do."""
    persons = [n for n, seat in enumerate(wanted.seats) if seat.kind == "person"]
    if len(persons) < 2 or (wanted.seed is None and wanted.branch is None):
        return []
    text = "whoever made this room may know what will be drawn, or every hand"
    return [ChatLine(n=0, at=now, who=persons[0], name=wanted.seats[persons[0]].name, text=text, kind="known")]


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
