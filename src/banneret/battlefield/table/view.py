"""What is sent of Duels and of Adventure mode besides what a game of *Heroes* has."""

from __future__ import annotations

from typing import Any, Final

_TRAVELLER: Final = (
    "beside", "kept", "kept_cards", "saved", "saved_cards", "resolved", "resolved_this_round", "stunned", "scrolls",
    "scroll_cards",
)  # fmt: skip
_DUEL: Final = ("template", "level", "first", "fighting", "players", "shared", "replaced")


def take_duel(told: dict[str, Any]) -> dict[str, Any] | None:
    """What a description of a Duel says around the battle, taken out of it; nothing for another Combat."""
    return {name: told.pop(name) for name in _DUEL} if "template" in told else None


def fill_adventure_mode(told: dict[str, Any]) -> None:
    """Put what only travellers have into a place of its own; in a Duel there is none."""
    told.setdefault("adventure_mode", None)
    for player in told["players"]:
        own = {name: player.pop(name) for name in _TRAVELLER if name in player}
        player["traveller"] = own or None
