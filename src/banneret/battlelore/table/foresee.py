"""What an attack would do after a move: the move is made on a copy, by the rules themselves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.play.turn.turn import UNIT_IN_HAND
from banneret.battlelore.state.answers import MOVE
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.table.reach import in_reach, moved_to
from banneret.battlelore.table.types import BattleloreAim, BattleloreForeseen
from banneret.battlelore.table.view import aim
from banneret.kernel.keys import argument, verb
from banneret.kernel.sequence import question_of

if TYPE_CHECKING:
    from banneret.kernel.game import Game

ATTACK: Final = "attack:"


def foreseen(game: Game, seat: int, answer: str, re: int, first: tuple[str, ...]) -> BattleloreForeseen:
    """The blow that a unit would strike once it has been named and has moved; nothing where it could not."""
    found = _aim(game, seat, answer.removeprefix(ATTACK), first) if answer.startswith(ATTACK) and first else None
    return BattleloreForeseen(re, answer, aim=None if found is None else msgspec.convert(found, BattleloreAim))


def _aim(game: Game, seat: int, whom: str, first: tuple[str, ...]) -> dict[str, Any] | None:
    if game.over or game.state.seat != seat or whom not in HEX_NAMES:
        return None
    s = cast(Battleground, game.determinize(seat, Random(0)))
    *named, move = first
    for key in named[:1]:
        option = game.rules.parse(s.kind, key)
        if option is None or option not in s.options or question_of(s.step) != "ask_mover":
            return None
        s.apply(option)
    option = game.rules.parse(s.kind, move)
    if option is None or option not in s.options or verb(option) != MOVE:
        return None
    if question_of(s.step) not in ("got_mover", "got_move"):
        return None
    u = s.stack[UNIT_IN_HAND]
    after = moved_to(s, u, argument(option))
    goal = HEX_NAMES.index(whom)
    return aim(after, u, after.at[goal]) if in_reach(after, u) >> goal & 1 else None
