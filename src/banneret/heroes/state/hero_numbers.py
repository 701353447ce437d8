"""Heroes on the map as numbers: two a player, the Main Hero before the Secondary Hero.

`WholeGame` keeps what it knows of a hero in lists by this number. Where no hero is meant the number is NO_HERO.
"""

from typing import Final

MAIN: Final = 0
SECONDARY: Final = 1
NO_HERO: Final = -1


def main_hero(player: int) -> int:
    """The number of a player's Main Hero."""
    return 2 * player


def secondary_hero(player: int) -> int:
    """The number of a player's Secondary Hero."""
    return 2 * player + 1


def hero_of(player: int, which: int) -> int:
    """The number of a player's hero, MAIN or SECONDARY."""
    return 2 * player + which


def heroes_of(player: int) -> tuple[int, int]:
    """Both numbers of a player."""
    return 2 * player, 2 * player + 1


def owner_of(hero: int) -> int:
    """The player of a hero, -1 where there is none."""
    return hero >> 1


def which_hero(hero: int) -> int:
    """MAIN or SECONDARY."""
    return hero & 1


def is_secondary(hero: int) -> bool:
    """Whether a hero is the Secondary Hero of its player."""
    return hero & 1 == 1


def is_main(hero: int) -> bool:
    """Whether there is a hero, and it is the Main Hero of its player."""
    return hero >= 0 and hero & 1 == 0
