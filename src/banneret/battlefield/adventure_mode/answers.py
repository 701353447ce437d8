"""What a player may answer in Adventure mode beside what the map knows: verbs, and keys for them."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.deck import adventure_deck_file
from banneret.heroes.state.answers_map import MapKeys
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, PLAIN, UNIT_IDS
from banneret.kernel.keys import SHIFT
from banneret.kernel.kinds import K_DRAW

KEEP_ADVENTURE: Final = 200
"""Argument: the Adventure card a player keeps or takes."""
SWAP: Final = 201
"""Argument: a drawn Adventure card that goes back into the deck."""
USE_MOVEMENT: Final = 202
"""Argument: a card beside the Hero board, used up for its Movement."""
RESOLVE: Final = 203
"""Argument: an Adventure card."""
DROP: Final = 204
"""Argument: the saved Adventure card, which is discarded."""
SAVE: Final = 205
"""Argument: the Adventure card that stays saved."""
DECLARE: Final = 206
"""Argument: a Combat Power."""
SEND: Final = 207
"""Argument: a kind of unit for an adventure Combat."""
STUN: Final = 208
"""Argument: a kind of unit that gets a Paralysis token."""
RAISE: Final = 209
"""Argument: the resource whose income is raised."""
BESIDE: Final = 210
"""Argument: a card to be laid beside the Hero board."""
INTO_DECK: Final = 211
"""Argument: a card for the deck."""
ROUSE: Final = 213
"""Argument: a kind of unit that loses its Paralysis token."""
ROLL_INCOME: Final = 212 << SHIFT
"""Roll for the resource whose income is raised."""

_FIRST_ADVENTURE: Final = 6144
ADVENTURE_IDS: Final[list[str]] = [card.id for card in adventure_deck_file().cards]
HIGHEST_POWER: Final = 20
_ADVENTURE_VERBS: Final = {
    KEEP_ADVENTURE: "keep_adventure", SWAP: "swap_adventure", RESOLVE: "resolve", DROP: "drop_adventure",
    SAVE: "save_adventure",
}  # fmt: skip
_CARD_VERBS: Final = {USE_MOVEMENT: "use_movement", BESIDE: "beside", INTO_DECK: "into_deck"}
_UNIT_VERBS: Final = {SEND: "send", STUN: "stun", ROUSE: "rouse"}


def add_adventure_mode_keys(keys: MapKeys) -> None:
    """Give the options of Adventure mode their keys."""
    units = UNIT_IDS[: PLAIN[0] // 2]
    keys.add(_ADVENTURE_VERBS, ADVENTURE_IDS)
    keys.add(_CARD_VERBS, CARD_IDS)
    keys.add(_UNIT_VERBS, units)
    keys.add({DECLARE: "declare"}, [str(n) for n in range(HIGHEST_POWER + 1)])
    keys.add({RAISE: "raise"}, RESOURCE_IDS)
    keys.add_plain({ROLL_INCOME: "roll_income"})
    keys.add_chance(K_DRAW, "adventure", ADVENTURE_IDS, adventure_card(0))


def adventure_card(kind: int) -> int:
    """An Adventure card as draws and piles know it."""
    return _FIRST_ADVENTURE + kind


def is_adventure_card(card: int) -> bool:
    """Whether a card is an Adventure card; all others have lower numbers."""
    return card >= _FIRST_ADVENTURE


def adventure_kind(card: int) -> int:
    """The kind of an Adventure card, as a place in ADVENTURE_IDS."""
    return card - _FIRST_ADVENTURE
