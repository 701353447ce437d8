"""*Battlefield* at the table: what *Heroes* is there, with Duels and Adventure mode in its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import msgspec

from banneret.battlefield.table.asking import BattlefieldAsking
from banneret.battlefield.table.catalogue import adventure_cards
from banneret.battlefield.table.lobby import field_game
from banneret.battlefield.table.types import BattlefieldCatalogue, BattlefieldView
from banneret.bots.registry import playable
from banneret.heroes.table.habits import COMBAT_HABITS, STANDING_ORDERS
from banneret.heroes.table.presenter import HeroesPresenter
from banneret.heroes.table.view import wire_view
from banneret.heroes.text.sheets import sheet_text
from banneret.table.guide.types import ThingInfo

if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.kernel.rules import View
    from banneret.table.asking import Asking
    from banneret.table.lobby_types import GameInfo

_TRAVELLER: Final = (
    "beside", "kept", "kept_cards", "saved", "saved_cards", "resolved", "resolved_this_round", "stunned", "scrolls",
    "scroll_cards",
)  # fmt: skip
"""What only travellers have, which gets a place of its own in a view."""
_DUEL: Final = ("template", "level", "first", "fighting", "players", "shared", "replaced")
"""What a description of a Duel says around the battle."""
ADVENTURE_CARD: Final = ("BF-ADV-34", "BF-ADV-39")
"""What happens to an Adventure card, whatever it says."""


class BattlefieldPresenter(HeroesPresenter):
    """Duels and games in Adventure mode."""

    id: ClassVar[Literal["heroes", "battlefield"]] = "battlefield"
    types: ClassVar[tuple[str, ...]] = (*HeroesPresenter.types, "banneret.battlefield.table.types")
    view_type: ClassVar[type] = BattlefieldView
    habits: ClassVar[Mapping[str, tuple[str, ...]]] = COMBAT_HABITS
    standing_orders: ClassVar[Mapping[str, str]] = {id: STANDING_ORDERS[id] for id in COMBAT_HABITS}

    def asking(self, game: Game, lang: str, names: Sequence[str] = ()) -> Asking:
        """What is asked now, in words."""
        return BattlefieldAsking(game, lang, names)

    def view(self, game: Game, seat: int, view: View | None = None) -> dict[str, Any]:
        """What a seat sees now."""
        view = view or game.view(seat)
        told: dict[str, Any] = game.rules.describe(view)
        if "sides" not in told:
            for player in told["players"]:
                player["traveller"] = {name: player.pop(name) for name in _TRAVELLER}
            return {**wire_view(self.id, told, view), "duel": None}
        duel = {name: told.pop(name) for name in _DUEL}
        return {**wire_view(self.id, told, view), "duel": duel}

    def catalogue(self, lang: str) -> BattlefieldCatalogue:
        """Everything printed in both boxes."""
        return BattlefieldCatalogue(**msgspec.structs.asdict(super().catalogue(lang)), adventure=adventure_cards(lang))

    def things(self, lang: str) -> Iterable[ThingInfo]:
        """Everything printed in both boxes, by name."""
        cards = self.catalogue(lang).adventure.values()
        adventure = (
            ThingInfo(card.id, card.name, sheet_text(f"adventure/{card.id}", lang), ADVENTURE_CARD) for card in cards
        )
        return (*super().things(lang), *adventure)

    def bots(self, scenario: str) -> tuple[str, ...]:
        """All of its bots play both modes."""
        return tuple(playable(self.id))

    def lobby(self, lang: str) -> GameInfo:
        """The game with everything a lobby needs to begin one."""
        return field_game(lang)


PRESENTER: Final = BattlefieldPresenter()
