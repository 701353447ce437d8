"""A game of heroes at one screen: a single Combat, or a whole game with a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from banneret.bots import Bot
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.told import actor, folded
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat.model import Scene, scene_of
from banneret.heroes.terminal.map.model import World, world_of
from banneret.heroes.text.combat_events import side_of, unit_of
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.terminal import signs
from banneret.terminal.session import Session


class HeroesSession(Session):
    """One game at one screen."""

    weights: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("round", "combat"), "head"),
        **dict.fromkeys(("win", "defeat", "flip", "damage"), "strong"),
    }
    passing: ClassVar[frozenset[str]] = frozenset({"activate", "round"})
    world_type: ClassVar[type[World]] = World

    def __init__(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> None:
        self.whole = isinstance(game.state, WholeGame)
        """Whether a whole game is played, and not a single Combat: a skirmish or a Duel."""
        self._world: World | None = None
        self._names: Names | None = None
        self._told: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}
        self._told_for: object = None
        super().__init__(game, path=path, seats=seats, bots=bots, lang=lang)

    @property
    def over(self) -> str:
        """The message that says that it is over."""
        return "table-over" if self.whole else "ui-over"

    def hides(self) -> bool:
        """Whether any player holds something that the others may not see."""
        if self.whole:
            return world_of(self.game, SPECTATOR, self.world_type).hides()
        return any(side.hand_size for side in scene_of(self.game, SPECTATOR).sides)

    def forget(self) -> None:
        """Drop what was read from the position before."""
        super().forget()
        self._world = None
        self._names = None

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def world(self) -> World:
        """What the screen may show of a whole game."""
        if self._world is None or self._world.seat != self.viewer:
            self._world = world_of(self.game, self.viewer, self.world_type)
        return self._world

    @property
    def on_map(self) -> bool:
        """Whether the map is what matters now, and not a Combat."""
        return self.whole and self.world.combat is None

    def look(self) -> Scene:
        """What the screen may show of a Combat."""
        scene = self.world.scene if self.whole else scene_of(self.game, self.viewer)
        assert scene is not None
        return msgspec.structs.replace(scene, active=-1) if self.game.over else scene

    @property
    def names(self) -> Names:
        """What players and fields are called."""
        if self._names is None:
            self._names = Names.of(self.game.view(self.viewer))
        return self._names

    def sign(self, seat: int) -> str:
        """The sign of a seat: of its side in a skirmish, of its faction in a whole game."""
        if not self.whole:
            return signs.SIDES[seat]
        if seat < 0:
            return signs.FIGHT
        faction = self.names.players[seat][1]
        return faction[0].upper() if faction else str(seat + 1)

    def player_name(self, seat: int) -> str:
        """What the player of a seat is called."""
        return self.names.player(seat, self.lang)

    def badge(self, seat: int, bot: bool = True) -> str:
        """The sign and the name of a seat."""
        return f"{signs.FLAG if self.whole else ''}{super().badge(seat, bot)}"

    def fighter(self, scene: Scene, side: int) -> str:
        """Who fights on a side of a Combat: a player, or guards and whoever steers them."""
        if side == 1 and scene.guards:
            level = piece_signs.ROMAN[scene.guards]
            if scene.players[1] < 0:
                return message("table-guards", self.lang, level=level)
            return message("table-guards-of", self.lang, level=level, player=self.called(scene.players[1]))
        return self.called(scene.players[side])

    def turned(self) -> bool:
        """Whether the board of a Combat is turned, so that the only person's side is at the bottom."""
        players = self.look().players
        return len(self.persons) == 1 and players[1] == self.persons[0] != players[0]

    # -- the log -------------------------------------------------------------------------------------------------------

    def told(self, events: Sequence[Event]) -> list[str]:
        """The sentence of each event that the viewer may know; empty where another one tells it."""
        names = self.names
        return ["" if line is None else self._words(line, names) for line in folded(events)]

    def _words(self, event: Event, names: Names) -> str:
        """The sentence of an event; those told before are kept as long as everything has the same name."""
        known = len(names.players), len(names.places), self.viewer
        if known != self._told_for:
            self._told_for = known
            self._told.clear()
        key = event.name, tuple(event.args.items())
        if key not in self._told:
            self._told[key] = log_line(event, names, self.lang)
        return self._told[key]

    def sign_of(self, event: Event) -> str:
        """The sign of whoever did it or had it done."""
        who = actor(event)
        if who is not None:
            return self.sign(who)
        if "unit" in event.args and "@" in str(event.args["unit"]):
            return signs.SIDES[side_of(unit_of(str(event.args["unit"]))[1])]
        return " "
