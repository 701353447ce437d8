"""Positions that bots have played a scenario to, over the REST interface: where somebody wants to go on from."""

from __future__ import annotations

import hashlib
import time
from typing import Annotated, Final

import msgspec

from banneret.bots.registry import thinks, usual
from banneret.kernel.errors import ContentError
from banneret.plugins import plugins
from banneret.server.http.endpoints import Call, Endpoint
from banneret.server.jobs.tasks import played_ahead
from banneret.server.problems import Problem, bad, conflict, too_many
from banneret.server.requests import BotName, Definition, Word
from banneret.table.workshop.sharing_types import AheadPosition


class AheadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far a scenario file is to be played by bots. The same wish always leads to the same position."""

    game: Word
    text: Definition
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    round: Annotated[int, msgspec.Meta(ge=1, le=99)]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0
    bot: BotName = ""
    """Which bot plays all seats; by default the game's own."""


async def play_ahead(call: Call) -> AheadPosition:
    """Let bots play a scenario up to a round, and keep the game as a record."""
    wish: AheadWish = call.body
    if wish.game not in plugins():
        raise bad(f"there is no game {wish.game!r}; there are {', '.join(plugins())}")
    bot = wish.bot or usual(wish.game)
    if thinks(bot, wish.game):
        raise bad(f"{bot} thinks for too long for that: choose a bot that answers at once")
    if not call.hall.addresses.may_try(call.address):
        raise too_many("too many scenarios from here: try again in a while")
    played = call.hall.readers.do(
        played_ahead, wish.text, wish.game, wish.players, wish.round, wish.seed, bot, by=call.address
    )
    try:
        reached, title = await call.unless_gone(played)
    except ContentError as error:
        raise Problem(400, "bad_scenario", str(error)) from None
    if reached.over:
        raise conflict("over", f"the game was over in round {reached.round}: choose an earlier round, or another seed")
    id = hashlib.sha256(reached.record.encode()).hexdigest()[:32]
    await call.hall.store.save_record(id, reached.record, title, time.time())
    return AheadPosition(record=id, step=reached.step, round=reached.round)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/ahead", play_ahead, "Let bots play a scenario up to a round", AheadPosition, AheadWish, 201,
             errors=(400, 409), makes=("record", "record")),
)  # fmt: skip
"""What a client may ask for to go on from a later round."""
