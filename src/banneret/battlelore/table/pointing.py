"""What a player who points at something on the table of BattleLore may have meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import SIDE_OF, UNITS
from banneret.battlelore.table.anchors import NAMED
from banneret.kernel.sequence import question_of

if TYPE_CHECKING:
    from banneret.kernel.game import Game

USUAL: Final = {"command": ("play",), "lore": ("lore",), "artifact": ("take_artifact", "buy"), "skill": ("learn",)}
"""What a player would usually do with such a thing if the question is about something else."""


def meant_at(game: Game, at: str) -> list[str]:
    """The keys that somebody who points at an anchor may mean, the likeliest first, legal or not."""
    thing, _, named = at.partition(":")
    s = cast(Battleground, game.view(game.state.seat).state)
    asked = {game.rules.key(s.kind, option).partition(":")[0] for option in s.options}
    keys: list[str]
    match thing:
        case "unit" | "deed" if named.isdecimal() and int(named) < UNITS and s.pos[int(named)] >= 0:
            keys = _on_hex(s, s.pos[int(named)], asked)
        case "hex" | "chest" | "quest" if named in HEX_NAMES:
            keys = _on_hex(s, HEX_NAMES.index(named), asked)
        case _:
            words = [word for word in NAMED.get(thing, ()) if word in asked] or list(USUAL.get(thing, ()))
            keys = [f"{word}:{named}" for word in words]
    return [key for key in dict.fromkeys(keys) if game.rules.parse(s.kind, key) is not None]


def _on_hex(s: Battleground, hex: int, asked: set[str]) -> list[str]:
    """What is meant by a hex, or by the unit on it: the question decides, then whose unit it is."""
    words = [word for thing in ("unit", "hex", "hero") for word in NAMED[thing] if word in asked]
    if not words:
        words = list(_usual(s, s.at[hex]))
    return [f"{word}:{HEX_NAMES[hex]}" for word in words]


def _usual(s: Battleground, u: int) -> tuple[str, ...]:
    """What one would do with a unit or a hex at this point of a turn."""
    question = question_of(s.step)
    if u >= 0 and SIDE_OF[u] != s.turn:
        return ("attack",)
    if question in ("got_mover", "got_move"):
        return ("move",)
    if question in ("ask_mover", "ask_battler"):
        return ("unit",)
    return ("order",) if question in ("ask_order", "ask_command") else ()
