"""Options of the Battlefield expansion: rulings of its own, and those of Combat that its modes share."""

from typing import Final

from banneret.heroes.state.options import OPTIONS
from banneret.kernel.options import SWITCH, Option

SHARED_OPTIONS: Final = (
    "ask_anyway", "attack_die_ignored", "hex_obstacles", "minimum_damage", "no_rerolls", "retaliation_optional",
)  # fmt: skip
"""Options of Combat in other games."""
BATTLEFIELD_OPTIONS: Final[dict[str, Option]] = {
    "keep_useless_abilities": Option(SWITCH, "off", "BF-ADV-04"),
    "keep_useless_draws": Option(SWITCH, "off", "BF-DUE-29"),
    **{name: OPTIONS[name] for name in SHARED_OPTIONS},
}
DUEL_OPTIONS: Final = frozenset(BATTLEFIELD_OPTIONS)
"""The options of a Duel."""
ADVENTURE_MODE_OPTIONS: Final = DUEL_OPTIONS - {"keep_useless_draws"}
"""The options of Adventure mode, in which nothing is drawn by a template."""
