"""The kinds of Choice. These few serve every game, so tables, bots and environments are written once."""

from typing import Final

K_ROLL: Final = 0
"""Chance: a die."""
K_DRAW: Final = 1
"""Chance: a card from an unordered pile."""
K_LAND: Final = 2
"""Chance: what the set-up or the map holds (an army, a face-down tile)."""
CHANCE_KINDS: Final[tuple[int, ...]] = (K_ROLL, K_DRAW, K_LAND)

K_ORDER: Final = 3
"""Which of the player's own items comes first."""
K_UNIT: Final = 4
"""Pick a unit."""
K_SPACE: Final = 5
"""Pick a place."""
K_ACTION: Final = 6
"""What the active piece does."""
K_TARGET: Final = 7
"""Pick what an attack or effect hits."""
K_PLAY: Final = 8
"""Play a card (or something similar) in an open window, or pass."""
K_CARD: Final = 9
"""Pick a card, to discard or keep."""
K_MAY: Final = 10
"""Use something optional, or not."""
K_REROLL: Final = 11
"""Roll a die again, or keep it."""
K_CONTINUE: Final = 12
"""Continue at a price, or stop."""
K_AMOUNT: Final = 13
"""How much or how strong."""

KIND_NAMES: Final = (
    "roll",
    "draw",
    "land",
    "order",
    "unit",
    "space",
    "action",
    "target",
    "play",
    "card",
    "may",
    "reroll",
    "continue",
    "amount",
)
