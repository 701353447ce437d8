"""The Morale cards by number. What each of them does is in the modules that name it."""

from typing import Final

MORALE_IDS: Final = (
    "repeat_search", "combat_draw", "combat_bonus", "reroll_die", "set_attack_die_plus", "remove_token",
    "replace_adventure_card", "redraw_hand",
    "search_one", "set_attack_die_minus", "next_roll_minus_one", "roll_one_less", "skip_activation",
    "random_combat_discard", "put_token", "reroll_plus_one",
)  # fmt: skip
"""By kind: the Positive Morale cards first, then the Negative ones."""

REPEAT_SEARCH: Final = 0
"""Give back what a Search has just brought and search once more."""
COMBAT_DRAW: Final = 1
"""Draw a card when a battle on a board begins."""
COMBAT_BONUS: Final = 2
"""One more attack, defense or Combat Power, once."""
REROLL_DIE: Final = 3
"""Throw one die again."""
SURE_HIT: Final = 4
"""Turn one of the Attack dice just thrown to +1."""
SHAKE_OFF: Final = 5
"""Take a Paralysis token off one of the player's units."""
NEW_PATH: Final = 6
"""Discard an Adventure card and draw another."""
FRESH_HAND: Final = 7
"""Discard any number of hand cards and draw as many."""
HASTY_SEARCH: Final = 8
"""The next Search (2) or more is a Search (1)."""
SURE_MISS: Final = 9
"""Turn one of the next Attack dice to -1."""
FALTERING: Final = 10
"""The next attack, defense or Combat Power roll suffers -1."""
FUMBLING: Final = 11
"""Throw one Treasure or Attack die less where there are two or more."""
FEAR: Final = 12
"""Before each activation a die: on -1 it is skipped, and the card leaves."""
CONFUSION: Final = 13
"""Discard a random card when a battle on a board begins."""
PANIC: Final = 14
"""Put a Paralysis token on one of the player's units at once."""
BAD_OMEN: Final = 15
"""Throw the next Attack die that shows +1 again."""
FIRST_NEGATIVE: Final = 8

_FIRST_MORALE_CARD: Final = 3072
"""Above all others but the Astrologers'."""
MOST_POSITIVE: Final = 2
"""How many Positive Morale cards a player may hold. Rules: BF-MRL-05, BF-REG-15."""
SEARCHED: Final = 2
"""How many Positive Morale cards a Search looks at. Rules: BF-MRL-03."""


def morale_card(kind: int) -> int:
    """A Morale card as piles and events know it."""
    return _FIRST_MORALE_CARD + kind


def is_morale_card(card: int) -> bool:
    """Whether a card of a pile or an event is a Morale card, unless it is one of the Astrologers'."""
    return card >= _FIRST_MORALE_CARD


def is_negative(card: int) -> bool:
    """Whether a Morale card is a Negative one."""
    return card >= _FIRST_MORALE_CARD + FIRST_NEGATIVE


def morale_kind(card: int) -> int:
    """The kind of a Morale card."""
    return card - _FIRST_MORALE_CARD
