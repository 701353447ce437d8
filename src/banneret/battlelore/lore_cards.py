"""All lore cards: importing this makes them known."""

from banneret.battlelore import (  # noqa: F401
    lore_both,
    lore_cleric,
    lore_portals,
    lore_rogue,
    lore_strikes,
    lore_warrior,
    lore_wizard,
)
