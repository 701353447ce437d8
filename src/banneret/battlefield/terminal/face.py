"""The *Battlefield* expansion in a terminal: Duels on hexes, and Adventure mode with cards in place of a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from banneret.battlefield.rules import scenario_ids
from banneret.battlefield.terminal.adventure_mode import AdventureModeFace
from banneret.battlefield.terminal.model import BattlefieldSession
from banneret.bots import Bot
from banneret.heroes.table.scenario.names import scenario_words
from banneret.heroes.terminal.face import HeroesTerminal
from banneret.heroes.terminal.map.face import MapFace
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.messages import message
from banneret.kernel.game import Game
from banneret.table.lobby_types import OptionInfo
from banneret.table.presenter import presenter_of
from banneret.terminal import signs
from banneret.terminal.scenarios import Row
from banneret.terminal.session import Session


class BattlefieldTerminal(HeroesTerminal):
    """The expansion in a terminal."""

    def session(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> Session:
        """A game at one screen."""
        return BattlefieldSession(game, path=path, seats=seats, bots=bots, lang=lang)

    def between(self, session: HeroesSession) -> MapFace:
        """What Adventure mode looks like between its Combats."""
        return AdventureModeFace(session)

    def scenario_rows(self, game: str, lang: str) -> list[Row]:
        """Duels and adventures, as they stand in the list of all scenarios."""
        return [
            (
                Text(id, style=signs.GOLD),
                Text(scenario_words(id, lang)[0]),
                Text(message(f"gamemode-{id.partition('_')[0]}", lang), style=signs.DIM),
                Text(message("plan-players", lang, n=2)),
                Text(message("game-battlefield", lang)),
            )
            for id in scenario_ids()
        ]

    def options(self, game: str, combat: bool, lang: str) -> list[OptionInfo]:
        """The rules that can be switched, by name."""
        return sorted(presenter_of(game).lobby(lang).options, key=lambda option: option.id)


TERMINAL: Final = BattlefieldTerminal()
