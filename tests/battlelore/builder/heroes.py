"""Heroes with skills and artifacts, and the situations in which tests put them."""

from __future__ import annotations

from tests.battlelore.builder.battles import medieval, melee
from tests.battlelore.builder.game import BattleLoreGame

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
CROSSBOWS = "dwarf_crossbow_green"
FAR = f"{BLUE}@0.0"
HOME = f"{BLUE}@8.0"
ONE = (["scout_centre"], ["scout_centre"])


def skilled(skills: str, hex: str, *, of: str = "", cards: str = "", name: str = "Maud") -> str:
    """A hero with skills on a hex, of the class of the first of them."""
    return f"{name}:{of or skills.partition('_')[0]}:{skills}:{cards}@{hex}"


def strikes(
    champion: str, dice: list[str], *, foe: str = f"{BLUE}@4.6", army: str = HOME, **how: str
) -> BattleLoreGame:
    """The hero on 5.6 attacks 4.6, without lore."""
    return melee(army, foe, heroes=([champion], []), dice=dice, **how)


def struck(champion: str, dice: list[str], *, attacker: str = BLUE, troop: str = FAR) -> BattleLoreGame:
    """The unit on 5.6 attacks the hero on 4.6."""
    return melee(f"{attacker}@5.6", troop, heroes=([], [champion]), dice=dice)


def moves_of(champion: str, *, land: str = "") -> set[str]:
    """Where the hero on 5.6 may move to."""
    game = medieval(HOME, FAR, heroes=([champion], []), land=land, hands=ONE)
    return game.play("play:scout_centre", "order:5.6", "unit:5.6").reached()


def any_in_row(hexes: set[str], row: int) -> bool:
    """Whether any of these hexes is in a row."""
    return any(hex.startswith(f"{row}.") for hex in hexes)
