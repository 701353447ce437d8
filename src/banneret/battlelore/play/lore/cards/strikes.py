"""Lore cards that strike at enemies from afar: of the Wizard, and the Cleric's wrath of the land."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import LAND_IDS, LORE_IDS
from banneret.battlelore.geometry.grid import NEAR, spread
from banneret.battlelore.play.combat.dice_without_battle import BOLT, FLAGS_DRIVE, LORE_KILLS, SWORDS_HIT
from banneret.battlelore.play.lore.lore import W_COMBAT, W_COMMAND, spell
from banneret.battlelore.play.lore.packed_cards import aimed_at, how_many_aimed, not_again
from banneret.battlelore.play.lore.picking import aim, on_everybody, on_units, one, per_level
from banneret.battlelore.play.lore.targets import enemies, of, on_hexes, within
from banneret.battlelore.state.answers import DONE, TARGET, options_of
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import units_in
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_TARGET
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B, ARG_C


def spark_targets(s: Battleground, side: int, _a: int, _t: int) -> int:
    """Arcane Spark: enemies within two hexes per level of one of the player's units. Rules: BL-LRE-17, BL-LRE-15."""
    return within(s, side, 2 * of(s, side, "arcane_spark"))


def spark(s: Battleground, _side: int, u: int, level: int) -> None:
    """A die for each level; helmets of its colour hit. Rules: BL-LRE-17, BL-LRE-19."""
    s.call(BOLT, u, level, 0)


def doom(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Creeping Doom: two dice; helmets of its colour hit, flags drive it off. Rules: BL-LRE-19."""
    s.call(BOLT, u, 2, FLAGS_DRIVE)


def burn(s: Battleground, _side: int, u: int, level: int) -> None:
    """Fireball: two dice and one more per level: any lore symbol destroys it, otherwise helmets of its colour hit.

    Rules: BL-LRE-17, BL-LRE-19.
    """
    s.call(BOLT, u, level + 2, LORE_KILLS)


def smite(s: Battleground, _side: int, u: int, level: int) -> None:
    """Wrath from Above: two dice per level; helmets of its colour hit, flags drive it off.

    Rules: BL-LRE-17, BL-LRE-19.
    """
    s.call(BOLT, u, 2 * level, FLAGS_DRIVE)


on_units("arcane_spark", W_COMBAT, spark_targets, one, spark)
on_units("creeping_doom", W_COMMAND, enemies, per_level, doom)
on_units("fireball", W_COMMAND, enemies, one, burn)
on_units("wrath_from_above", W_COMBAT, enemies, one, smite)


# -- Chain Lightning ---------------------------------------------------------------------------------------------------

CHAIN_DICE: Final = 3


def can_chain(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Combat phase."""
    return s.turn == side and s.occupied[1 - side] != 0


def ask_chained(s: Battleground, side: int, chosen: int, last: int) -> None:
    """One enemy, then one next to it, up to one for each level. Rules: BL-LRE-17, BL-LRE-20, BL-LRE-19."""
    if last < 0:
        chosen = 0
        s.stack[UNITS_STRUCK] = 0
        hexes = s.occupied[1 - side]
    elif how_many_aimed(chosen) < of(s, side, "chain_lightning"):
        hexes = NEAR[last] & s.occupied[1 - side]
        for u in units_in(not_again(chosen) & s.alive):
            hexes &= ~(1 << s.pos[u])
    else:
        hexes = 0
    if hexes:
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), *([DONE] if chosen else [])])
    else:
        s.leave()


def got_chained(s: Battleground, side: int, chosen: int, _last: int) -> None:
    """It leaps to that one. Rules: BL-LRE-20, BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    hex = argument(s.answer)
    u = s.at[hex]
    s.stack[UNITS_STRUCK] = aimed_at(chosen, u, s.leader[u])
    s.stack[LAST_HEX_STRUCK] = hex
    aim(s, side, LORE_IDS.index("chain_lightning"), u)


def strike_chained(s: Battleground, _side: int, chosen: int, last: int) -> None:
    """Three dice, then one fewer each time; helmets of its colour and swords-on-shields hit. Rules: BL-LRE-19."""
    s.goto(CHAIN_LIGHTNING)
    s.call(BOLT, s.at[last], CHAIN_DICE + 1 - how_many_aimed(chosen), SWORDS_HIT)


CHAIN_LIGHTNING: Final = sequence(asks(ask_chained), got_chained, strike_chained)
"""Arguments: the side, the units struck (see `aimed_at`), the hex of the last."""
UNITS_STRUCK: Final = ARG_B
LAST_HEX_STRUCK: Final = ARG_C
spell("chain_lightning", W_COMBAT, can_chain, CHAIN_LIGHTNING)


# -- the land itself ---------------------------------------------------------------------------------------------------


def near_land(s: Battleground, side: int, lands: tuple[str, ...]) -> int:
    """The enemies on or next to such terrain."""
    hexes = 0
    for hex, land in enumerate(s.ground.land):
        if LAND_IDS[land] in lands:
            hexes |= 1 << hex
    return on_hexes(s, enemies(s, side, -1, -1), hexes | spread(hexes))


def near_forest(s: Battleground, side: int, _a: int, _t: int) -> int:
    """Enemies in or next to a forest."""
    return near_land(s, side, ("forest",))


def near_hills(s: Battleground, side: int, _a: int, _t: int) -> int:
    """Enemies on or next to a hill."""
    return near_land(s, side, ("hill",))


def near_river(s: Battleground, side: int, _a: int, _t: int) -> int:
    """Enemies on or next to a river, a bridge or a ford."""
    return near_land(s, side, ("river", "bridge", "ford"))


def rage_of_land(s: Battleground, _side: int, u: int, level: int) -> None:
    """A die for each level and one more; helmets of its colour and swords-on-shields hit.

    Rules: BL-LRE-17, BL-LRE-19.
    """
    s.call(BOLT, u, level + 1, SWORDS_HIT)


on_everybody("forest_frenzy", W_COMMAND, near_forest, rage_of_land)
on_everybody("hills_rumble", W_COMMAND, near_hills, rage_of_land)
on_everybody("river_rage", W_COMMAND, near_river, rage_of_land)
