"""*Heroes of Might and Magic III: The Board Game* in a terminal: a single Combat, or a whole game with a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from banneret.bots import Bot
from banneret.heroes.state.options import COMBAT_OPTIONS, MAP_OPTIONS
from banneret.heroes.terminal.combat.face import CombatFace
from banneret.heroes.terminal.map.face import MapFace
from banneret.heroes.terminal.scenario_sheet import scenario_rows
from banneret.heroes.terminal.session import HeroesSession
from banneret.kernel.game import Game
from banneret.table.lobby_types import OptionInfo
from banneret.terminal.face import Face, Terminal
from banneret.terminal.scenarios import Row
from banneret.terminal.session import Session


class HeroesTerminal(Terminal):
    """The game in a terminal."""

    def session(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> Session:
        """A game at one screen."""
        return HeroesSession(game, path=path, seats=seats, bots=bots, lang=lang)

    def face(self, session: Session) -> Face:
        """What the table looks like at first: the map, or the board of a Combat."""
        session = cast(HeroesSession, session)
        return self.between(session).fitting() if session.whole else CombatFace(session)

    def between(self, session: HeroesSession) -> MapFace:
        """What a whole game looks like between its Combats."""
        return MapFace(session)

    def scenario_rows(self, game: str, lang: str) -> list[Row]:
        """The scenarios of the box, as they stand in the list of all."""
        return scenario_rows(lang)

    def options(self, game: str, combat: bool, lang: str) -> list[OptionInfo]:
        """The rules that can be switched in a whole game, or in a single Combat."""
        known = COMBAT_OPTIONS if combat else MAP_OPTIONS
        return [option for option in super().options(game, combat, lang) if option.id in known]


TERMINAL: Final = HeroesTerminal()
