"""What chance may bring on the map, as ints: each kind of outcome is numbered from a number of its own on.

The numbers are in records and on the stack of positions, so they cannot change.
"""

from typing import Final

from banneret.heroes.tables.towns_and_heroes import RESOURCE_FACES

_FIRST_RESOURCE_FACE: Final = 16
_FIRST_TREASURE_FACE: Final = 32
_FIRST_TILE: Final = 4096
_FIRST_TIER: Final = 8192
_FIRST_PROCLAMATION: Final = 4096

# -- dice --------------------------------------------------------------------------------------------------------------


def resource_face(result: int) -> int:
    """A face of the Resource die, as an outcome of a roll."""
    return _FIRST_RESOURCE_FACE + result


RESOURCE_OUTCOMES: Final[tuple[int, ...]] = tuple(resource_face(n) for n in range(len(RESOURCE_FACES)))


def resource_result(face: int) -> int:
    """What a face of the Resource die shows, as a place in RESOURCE_FACES."""
    return face - _FIRST_RESOURCE_FACE


def treasure_face(result: int) -> int:
    """A face of the Treasure die, as an outcome of a roll."""
    return _FIRST_TREASURE_FACE + result


def is_treasure_face(face: int) -> bool:
    """Whether a face of one of these two dice is the Treasure die's."""
    return face >= _FIRST_TREASURE_FACE


def treasure_result(face: int) -> int:
    """What a face of the Treasure die shows, as a place in TREASURE_DOES."""
    return face - _FIRST_TREASURE_FACE


# -- tiles and face-down cards -----------------------------------------------------------------------------------------


def tile_outcome(tile: int) -> int:
    """A tile that is turned up."""
    return _FIRST_TILE + tile


def tile_outcomes(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """All tiles that may be turned up."""
    return tuple([_FIRST_TILE + tile for tile in tiles])


def outcome_tile(outcome: int) -> int:
    """The tile that chance has turned up."""
    return outcome - _FIRST_TILE


def tier_outcome(tier: int) -> int:
    """A face-down card of a horde, of which only the tier is known; its other cards are rows."""
    return _FIRST_TIER + tier


def is_tier_outcome(outcome: int) -> bool:
    """Whether a card of a horde is a face-down one."""
    return outcome >= _FIRST_TIER


def outcome_tier(outcome: int) -> int:
    """The tier of a face-down card."""
    return outcome - _FIRST_TIER


# -- Astrologers cards -------------------------------------------------------------------------------------------------


def proclamation_card(proclamation: int) -> int:
    """An Astrologers card as piles, draws and events know it: above all other cards."""
    return _FIRST_PROCLAMATION + proclamation


def is_proclamation(card: int) -> bool:
    """Whether a card is one of the Astrologers'."""
    return card >= _FIRST_PROCLAMATION


def proclamation_on(card: int) -> int:
    """What an Astrologers card proclaims, as a place in PROCLAMATION_IDS."""
    return card - _FIRST_PROCLAMATION
