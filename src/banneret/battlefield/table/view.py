"""What is sent of Duels and of Adventure mode besides what a game of *Heroes* has."""

from __future__ import annotations

from typing import Any, Final

_TRAVELLER: Final = (
    "beside", "kept", "kept_cards", "saved", "saved_cards", "resolved", "resolved_this_round", "stunned", "scrolls",
    "scroll_cards",
)  # fmt: skip
_DUEL: Final = ("template", "level", "first", "fighting", "players", "shared", "replaced")


def take_duel(told: dict[str, Any]) -> dict[str, Any]:
    """What a description of a Duel says around the battle, taken out of it."""
    return {name: told.pop(name) for name in _DUEL}


def fill_adventure_mode(told: dict[str, Any]) -> None:
    """Put what only travellers have into a place of its own."""
    for player in told["players"]:
        player["traveller"] = {name: player.pop(name) for name in _TRAVELLER}
