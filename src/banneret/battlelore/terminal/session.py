"""An adventure of BattleLore at one screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

import msgspec

from banneret.battlelore.box.adventures import defined_adventure
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.table.told import battlelore_lines, side_in
from banneret.battlelore.table.types import BattleloreView
from banneret.battlelore.table.view import battlelore_view
from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.model import BattleloreScene
from banneret.battlelore.text.names_and_events import about, hero_names, name, player_name, side_name
from banneret.bots import Bot
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.table.names import bot_name
from banneret.terminal.session import Session


class BattleloreSession(Session):
    """One adventure at one screen."""

    def __init__(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> None:
        self._scene: BattleloreScene | None = None
        super().__init__(game, path=path, seats=seats, bots=bots, lang=lang)

    @property
    def openly_asked(self) -> bool:
        """Whether what is asked hides nothing, so that one screen serves all who play at it without a curtain."""
        return self.waits_for_person and not self.game.state.private

    def hides(self) -> bool:
        """Whether the answers that are asked for would show what is in a hand."""
        return not self.openly_asked

    def forget(self) -> None:
        """Drop what was read from the position before."""
        super().forget()
        self._scene = None

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> BattleloreScene:
        """What the screen may show of the adventure."""
        if self._scene is None or self._scene.seat != self.viewer:
            told = battlelore_view(self.game, self.game.view(self.viewer))
            self._scene = BattleloreScene(msgspec.convert(told, BattleloreView), self.viewer)
        return self._scene

    @property
    def adventure(self) -> tuple[str, str]:
        """The name of the adventure and what it is about, in the words of its file where it has one of its own."""
        setup = self.game.setup
        if setup.definition:
            told = defined_adventure(setup.definition)
            return told.name, told.summary
        return name("adventure", setup.scenario, self.lang), about("adventure", setup.scenario, self.lang)

    def sign(self, seat: int) -> str:
        """The sign of a seat: that of its side."""
        return battlelore_signs.SIDES[self.scene.view.players[seat].side]

    def player_name(self, seat: int) -> str:
        """What the player of a seat is called."""
        players = self.scene.view.players
        side = players[seat].side
        return player_name(side, seat, self.lang) if len(players) > 2 else side_name(side, self.lang)

    def side_called(self, side: int) -> str:
        """A side, with the bots that play for it."""
        game, seats = self.game.setup.game, self.scene.view.sides[side].seats
        bots = [bot_name(game, self.seats[seat], self.lang) for seat in seats if seat in self.bots]
        return side_name(side, self.lang) + (f" ({', '.join(bots)})" if bots else "")

    def turned(self) -> bool:
        """Whether the battleground is turned, so that the pennant side is at the bottom."""
        return self.scene.side == 1

    # -- the log -------------------------------------------------------------------------------------------------------

    def told(self, events: Sequence[Event]) -> list[str]:
        """The sentence of each event that the viewer may know; empty where another one tells it."""
        return battlelore_lines(events, self.lang, hero_names(cast(Battleground, self.game.state)))

    def sign_of(self, event: Event) -> str:
        """The sign of the side that did it or had it done."""
        side = side_in(event)
        return battlelore_signs.SIDES[side] if side is not None else " "
