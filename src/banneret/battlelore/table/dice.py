"""The dice that lie on the table: those rolled last in this turn, and what each of them did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from banneret.battlelore.box.tables import BANNER, FACE_NAMES, FLAG, LORE, RANGE, SWORD
from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.play.combat.strength import collects, is_melee, lore_hits, sword_hits
from banneret.battlelore.state.battleground import Battleground

if TYPE_CHECKING:
    from banneret.kernel.event import Event
    from banneret.kernel.game import Game

ROLLS: Final = frozenset({"attack", "back", "bonus"})


def last_roll(game: Game, v: Battleground, battle: dict[str, Any] | None) -> dict[str, Any] | None:
    """The dice of this turn as plain data of the shape of BattleloreRoll; `battle` is the one under way."""
    rolled, left = _rolled(game)
    if not v.dice or rolled is None:
        return None
    if rolled.name not in ROLLS:
        return {"kind": "", "attacker": "", "target": "", "dice": [_die(face, "") for face in v.dice]}
    attacker, target = str(rolled.args["unit"]), str(rolled.args["unit2"])
    a, t = (int(unit.partition("@")[2]) for unit in (attacker, target))
    if battle is not None and {battle["attacker"], battle["target"]} == {a, t}:
        melee = bool(battle["melee"])
    else:
        v = _at_the_roll(v, left)
        melee = is_melee(v, a, t) or RANGE[v.troop[a]] == 1
    return {"kind": rolled.name, "attacker": attacker, "target": target, "dice": _dice(v, a, t, melee)}


def _rolled(game: Game) -> tuple[Event | None, dict[int, str]]:
    """What the dice on the table were rolled for, and from where units have gone since.

    That is a battle of this turn, else the first die itself.
    """
    die = None
    left: dict[int, str] = {}
    for event in game.events_back():
        if event.name in ROLLS:
            return event, left
        if event.name == "die":
            die = event
        elif event.name == "turn":
            break
        elif "unit" in event.args and "hex2" in event.args:
            left[int(str(event.args["unit"]).partition("@")[2])] = str(event.args["hex"])
    return die, left


def _at_the_roll(v: Battleground, left: dict[int, str]) -> Battleground:
    """The Battleground with every unit where it stood when the dice were rolled: a target may have retreated since."""
    if not left:
        return v
    then = v.copy()
    for unit, hex in left.items():
        then.pos[unit] = HEX_NAMES.index(hex)
    return then


def _dice(v: Battleground, a: int, t: int, melee: bool) -> list[dict[str, str]]:
    """What each die did. Rules: BL-BAT-10 to BL-BAT-17."""
    swords = sword_hits(v, a, t, melee)
    symbols = lore_hits(v, a, t) if melee and v.effects else 0
    told = []
    for face in v.dice:
        does = "miss"
        if face == SWORD and swords:
            swords -= 1
            does = "hit"
        elif face == LORE and symbols:
            symbols -= 1
            does = "hit"
        elif face == BANNER[v.troop[t]]:
            does = "hit"
        elif face == FLAG:
            does = "flag"
        elif face == LORE and v.game_terms.lore and collects(v, a, melee):
            does = "lore"
        told.append(_die(face, does))
    return told


def _die(face: int, does: str) -> dict[str, str]:
    return {"face": FACE_NAMES[face], "does": does}
