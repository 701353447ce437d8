"""The columns of the encodings: what is told of a Combat, of its units and cards, and of the map around it."""

from __future__ import annotations

from typing import Final

from banneret.encoding.layout import Column, Table, flags, names, numbers, signs
from banneret.kernel.kinds import KIND_NAMES

KINDS_ASKED: Final = tuple(range(3, len(KIND_NAMES)))
"""The kinds of Choice that players are asked."""
MANY: Final = 99
"""Counts of cards, and of means, go no higher."""
ABILITIES: Final = (
    "moves_unlimited no_retaliation no_adjacent_penalty no_penalty_attacking no_paralysis guards_neighbours "
    "ignores_defense saves_ally back_after_attack back_after_retaliation ignores_own_die discards_to_ignore_die "
    "higher_die higher_die_attacking sum_of_dice_attacking hampers_retaliation again_same again_neighbour again_behind "
    "sets_die no_spells no_specialty_damage reroll_only_moved reroll_repeats must_reroll_repeats must_reroll_attacking"
)
"""The bits of `units_and_cards.FLAGS`, from the lowest on."""
UNIT_CARD: Final = (
    *names("unit"),
    *flags("pack silenced ground flying ranged"),
    Column("tier", 0, 3),
    *numbers("attack defense health initiative", -31, 63),
)
"""What stands on a side of a unit card."""
OF_SIDE: Final = (
    *names("{}faction"),
    *numbers("{}expert {}spells {}luck", 0, 15),
    *flags("{}morale {}negative_morale {}shackled {}hand_lost"),
    *numbers("{}gold {}materials {}valuables {}hand {}deck {}discards {}reserve {}lasting {}morale_cards", 0, MANY),
    *numbers("{}units", 0, 8),
)
"""What a side of a Combat has, the name of the side before it."""


def of_side(side: str) -> tuple[Column, ...]:
    """The columns of a side."""
    return tuple(Column(column.name.format(side), *column[1:]) for column in OF_SIDE)


COMBAT: Final = Table(
    "combat",
    1,
    (
        *names("question placing"),
        *flags(" ".join(f"asks_{KIND_NAMES[kind]}" for kind in KINDS_ASKED)),
        *signs("asked won token last_active"),
        *flags("fighting attacker hexes siege guards"),
        *numbers("field round rounds_left movement power harm", 0, MANY),
        *numbers("active attacking attacked second_attacked", 0, 15),
        *numbers("dice", 0, 9),
        *numbers("first_die second_die defense_die", -1, 2),
        *of_side("own_"),
        *of_side("enemy_"),
    ),
)
"""A Combat: own before enemy. Units are named by their row in `units`, counted from 1. The column `attacker` is the one
thing that tells seats apart, because the rules do: on equal initiative the attacker begins."""
UNITS: Final = Table(
    "units",
    15,
    (
        *flags("present"),
        *signs("side"),
        *UNIT_CARD,
        *flags(ABILITIES),
        *numbers("damage", 0, 63),
        *flags("acted retaliated guarded paralysed warded rescued active"),
        *numbers("x y", 0, 25),
    ),
)
"""The units on the board, the viewer's first, then the enemy's, then the Arrow Tower. Statistics count with all
effects. Places are seen from the viewer's side: y from the viewer's backline on the board of spaces, x in half hexes
from the viewer's edge on hexes."""
RESERVE: Final = Table("reserve", 24, (*flags("present"), *signs("side"), *UNIT_CARD, *flags("lost")))
"""Unit cards that are not on the board: those in reserve or in the unit decks, and those lost in this Combat."""
CARDS: Final = Table(
    "cards",
    64,
    (
        *flags("present"),
        *signs("side"),
        *names("card"),
        *flags("statistic ability artifact specialty spell in_hand in_deck in_discards in_play"),
        *numbers("count level", 0, 9),
    ),
)
"""Cards by name and place, the viewer's own first. Of somebody else `in_deck` says that the card is in deck or hand."""
OBSTACLES: Final = Table(
    "obstacles",
    32,
    (*flags("present wall gate obstacle"), *numbers("x y", 0, 25)),
)
"""What stands in the way on the board."""
COMBAT_TABLES: Final = (COMBAT, UNITS, RESERVE, CARDS, OBSTACLES)

BUILDINGS: Final = "city_hall citadel mage_guild dwelling_1 dwelling_2 dwelling_3 faction_1 faction_2"
FAR: Final = 63
"""Coordinates on the map go no farther from the viewer's Town."""
WORLD: Final = Table(
    "world",
    1,
    (
        *names("scenario proclaimed"),
        *signs("turn first grail"),
        *flags("on_map"),
        *numbers("game_round rounds_left difficulty looking offered dice", 0, MANY),
        *numbers("ability_deck artifact_deck spell_deck", 0, MANY),
    ),
)
"""A whole game."""
PLAYERS: Final = Table(
    "players",
    3,
    (
        *flags("present"),
        *signs("side"),
        *names("faction hero"),
        *numbers("level experience gold materials valuables gold_income materials_income valuables_income", 0, MANY),
        *numbers("hand deck secret units fields cubes homeless", 0, MANY),
        *flags(BUILDINGS),
        *flags("built recruited bought_spell morale negative_morale out"),
    ),
)
"""The players, the viewer first, then the others in the order of their turns; `side` is 1 for an ally, -1 for an
enemy."""
HEROES: Final = Table(
    "heroes",
    14,
    (
        *flags("present"),
        *signs("side"),
        *flags("secondary ai flying"),
        *numbers("movement", 0, 31),
        *numbers("x y", -FAR, FAR),
    ),
)
"""Heroes on the map, those of the players in the order of `players`, then AI heroes."""
FIELDS: Final = Table(
    "fields",
    196,
    (
        *flags("present face_down"),
        *names("location"),
        *numbers("category group", 0, 7),
        *numbers("guard", 0, 9),
        *numbers("resource income", 0, 31),
        *signs("owner hero"),
        *flags("cube beaten"),
        *numbers("x y", -FAR, FAR),
    ),
)
"""The fields of the map, tile by tile, from the viewer's Town; of a face-down tile the middle alone."""
WHOLE_GAME_TABLES: Final = (*COMBAT_TABLES, WORLD, PLAYERS, HEROES, FIELDS)
