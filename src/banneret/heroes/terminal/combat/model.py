"""Scene: the description of a Combat, typed. It is all the terminal knows of one."""

from __future__ import annotations

from typing import Final

import msgspec

from banneret.heroes.table.hexes.types import EffectView, ObstacleView
from banneret.heroes.table.view import SideView, UnitView
from banneret.kernel.game import Game

COLUMNS: Final = "abcd"
ROWS: Final = "12345"
TOWER: Final = "tower"


class Unit(UnitView, frozen=True):
    """A unit on the board, or the tower beside it."""

    @property
    def left(self) -> int:
        """HP left on the side that shows."""
        return self.hp - self.damage


class Duellist(msgspec.Struct, frozen=True):
    """A player of a Duel."""

    faction: str | None


class Scene(msgspec.Struct, frozen=True):
    """What one seat sees."""

    seat: int
    round: int
    active: int
    units: tuple[Unit, ...]
    order: tuple[int, ...]
    """The numbers of the units as they come in this round."""
    walls: tuple[str, ...]
    gate: tuple[str, ...]
    sides: tuple[SideView, SideView]
    movement: int
    players: tuple[int, int] = (0, 1)
    """The seats on the two sides."""
    guards: int = 0
    """The difficulty of the guards that fight on the second side, 0 for none."""

    factions: tuple[str, str] = ("castle", "necropolis")
    """Whose colours the two sides wear."""

    board: str = ""
    """`hex` on the hex battlefield."""
    obstacles: tuple[ObstacleView, ...] = ()
    effects: tuple[EffectView, ...] = ()
    initiative_token: int = -1
    """The side that has the Initiative token, -1 where there is none."""
    zones: tuple[str | None, str | None] = (None, None)
    """The deployment zones of the two sides, `left` or `right`, once that is settled."""

    @property
    def hexes(self) -> bool:
        """Whether it is fought on the hex battlefield."""
        return self.board == "hex"

    @property
    def side(self) -> int:
        """The side of the seat that sees this, -1 for none."""
        return self.players.index(self.seat) if self.seat in self.players else -1

    def on(self, space: str) -> Unit | None:
        """The unit on a space."""
        return next((unit for unit in self.units if unit.space == space), None)

    def obstacle_on(self, space: str) -> str:
        """The token of the Obstacle on a hex, or nothing."""
        return next((obstacle.token for obstacle in self.obstacles if space in obstacle.hexes), "")

    def effect_on(self, space: str) -> EffectView | None:
        """The Fire Wall or Force Field on a hex."""
        return next((effect for effect in self.effects if space in effect.hexes), None)

    def numbered(self, number: int) -> Unit | None:
        """The unit of a number, if it is still there."""
        return next((unit for unit in self.units if unit.number == number), None)

    @property
    def tower(self) -> Unit | None:
        """The Arrow Tower, while it stands."""
        return self.on(TOWER)


def scene_of(game: Game, seat: int) -> Scene:
    """What a seat sees now; -1 sees what everybody may see."""
    return single(game.rules.describe(game.view(seat)))


def single(told: dict[str, object]) -> Scene:
    """A game that is one Combat: a skirmish, or a Duel, whose players are its sides."""
    if "template" not in told:
        return msgspec.convert(told, Scene)
    players = msgspec.convert(told["players"], tuple[Duellist, Duellist])
    scene = msgspec.convert({**told, "players": (0, 1), "board": "hex"}, Scene)
    return msgspec.structs.replace(scene, factions=tuple(player.faction or "neutral" for player in players))


def fight_of(description: dict[str, object], factions: tuple[str, ...]) -> Scene:
    """The Combat of a whole game, from what is told of it, in the colours of its players' factions."""
    scene = msgspec.convert(description, Scene)
    attacker, defender = (factions[player] for player in scene.players)
    return msgspec.structs.replace(scene, factions=(attacker, "neutral" if scene.guards else defender))


def order(scene: Scene) -> list[Unit]:
    """The units in the order of the round."""
    units = {unit.number: unit for unit in scene.units}
    return [units[number] for number in scene.order]
