"""The *Battlefield* expansion in a terminal: Duels on hexes, and Adventure mode with cards in place of a map."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.terminal.adventure_mode import AdventureModeFace
from banneret.heroes.terminal.face import HeroesTerminal
from banneret.heroes.terminal.map_face import MapFace
from banneret.heroes.terminal.session import HeroesSession


class BattlefieldTerminal(HeroesTerminal):
    """The expansion in a terminal."""

    def between(self, session: HeroesSession) -> MapFace:
        """What Adventure mode looks like between its Combats."""
        return AdventureModeFace(session)


TERMINAL: Final = BattlefieldTerminal()
