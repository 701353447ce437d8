"""Playing at the terminal's table in tests: press keys, read what is shown."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

import banneret
from banneret.bots import Bot
from banneret.heroes.terminal.combat.pointer import Pointer
from banneret.heroes.terminal.map.camera import at
from banneret.heroes.terminal.map.model import FIELD
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.kernel.game import Game
from banneret.kernel.journal import recover
from banneret.kernel.rules import GameRules, View
from banneret.terminal.app import BanneretApp
from banneret.terminal.face import terminal_of
from banneret.terminal.session import PERSON
from banneret.terminal.table import Table
from tests.support.time_limits import HANG

T = TypeVar("T")
KEYS = {":": "colon", " ": "space", ",": "comma", ".": "full_stop", "-": "minus", "_": "underscore"}
SMALL = ("castle_crusaders+@b3 castle_griffins+@c2", "necropolis_zombies@b4 necropolis_skeletons@c4")
CARDS = (
    "castle_crusaders+@b3 castle_griffins+@c2 cards=attack,offense,defense hand=2 expert=1",
    "necropolis_zombies@b4 necropolis_skeletons@c4 cards=defense,armorer,attack hand=2",
)
SIEGE = (
    "castle_crusaders@b2 castle_marksmen+@b1",
    "necropolis_liches@a5 necropolis_vampires+@b4 town citadel walls=a3,c3,d3 gate=b3",
)


def seeded_skirmish(armies: tuple[str, str] = SMALL, seed: int = 3, **options: str) -> Game:
    return banneret.new("heroes", scenario="skirmish", seats=list(armies), seed=seed, options=options)


def whole(seats: tuple[str, ...] = ("castle/catherine", "necropolis/sandro"), seed: int = 7, **options: str) -> Game:
    return banneret.new("heroes", scenario="brave-new-world", seats=list(seats), seed=seed, options=options)


def kept(path: Path) -> str:
    """The record of the game in a file that grows, without the checksums it has grown by."""
    return banneret.resume(recover(path).record).record()


class Last:
    """A bot that gives the last of its options, or fails when told to."""

    def __init__(self, fails: str = "") -> None:
        self.fails = fails

    def choose(self, view: View, rules: GameRules) -> int:
        if self.fails:
            raise RuntimeError(self.fails)
        return view.state.options[-1]


class Seat:
    """A running table with its keys."""

    def __init__(self, app: BanneretApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.session: Any = app.session
        """Each game has a session of its own, and tests know which."""
        self.game = app.session.game

    @property
    def table(self) -> Table:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, Table))

    @property
    def at_board(self) -> bool:
        """Whether no window lies over the table."""
        return isinstance(self.app.screen, Table)

    def hand_of(self, side: int) -> int:
        """How many cards of a hand the screen could show."""
        if self.session.whole:
            return len(self.session.world.players[side].hand)
        return len(self.fight.scene.sides[side].hand)

    @property
    def fight(self) -> Pointer:
        """The player's side of a Combat."""
        pointer = self.table.pointer
        assert isinstance(pointer, Pointer)
        return pointer

    @property
    def map(self) -> MapPointer:
        """The player's side of the map."""
        pointer = self.table.pointer
        assert isinstance(pointer, MapPointer)
        return pointer

    async def give(self, key: str) -> None:
        """Type an answer by its key and give it."""
        await self.type(f":{key}")
        await self.press("enter")

    async def click_field(self, field: str) -> None:
        """Click in the middle of a field of the map."""
        frame = self.map.frame
        assert frame is not None
        x, y = at(FIELD[field], frame.zoom)
        edge = int(self.table.sizes.framed)
        await self.pilot.click("#board", offset=(x - frame.left + edge + 2, y - frame.top + edge))

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def type(self, text: str) -> None:
        await self.pilot.press(*(KEYS.get(character, character) for character in text))

    async def until(self, reached: Callable[[], bool], *keys: str) -> None:
        """Press keys, bots answering in between, until something is reached; never forever."""
        end = time.monotonic() + HANG
        presses = 0
        while not reached():
            assert time.monotonic() < end, "it was never reached"
            if keys and (self.session.waits_for_person or self.game.over):
                presses += 1
                assert presses <= 60, "these keys do not lead there"
                await self.press(*keys)
            else:
                await self.pilot.pause(0.01)

    def shown(self, id: str) -> str:
        """What one part of the table shows."""
        content = self.table.query_one(f"#{id}", Static).content
        assert isinstance(content, Text | str)
        return str(content)

    def on_top(self) -> str:
        """What the window on top shows."""
        return "\n".join(str(static.content) for static in self.app.screen.query(Static))


def at_table(
    play: Callable[[Seat], Awaitable[T]],
    game: Game,
    *,
    size: tuple[int, int] = (80, 24),
    bots: Mapping[int, Bot] | None = None,
    path: Path | None = None,
    lang: str = "en",
    notifications: bool = False,
) -> T:
    """Sit down, play, and stand up again."""
    bots = bots or {}
    seats = ["bot" if seat in bots else PERSON for seat in range(len(game.setup.seats))]

    async def sit() -> T:
        session = terminal_of(game.setup.game).session(game, path=path, seats=seats, bots=bots, lang=lang)
        app = BanneretApp(session, "instant")
        async with app.run_test(size=size, notifications=notifications) as pilot:
            await pilot.pause()
            return await play(Seat(app, pilot))

    return asyncio.run(sit())
