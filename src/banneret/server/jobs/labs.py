"""Runs of the balance lab: games between bots in processes of low priority, as long as somebody is watching.

A run stops when nobody has asked for it for a while, or when it is told to, and goes on from there. Its games are in
the database as they end, so a run outlives the node that plays it: the next that is asked for it goes on. Tables are
never slowed down by it: its workers are its own, and other processes have priority over them.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from banneret.arena.lab import LabGame, LabRun, LabTally, lab_game
from banneret.arena.ray_cluster import RayCluster
from banneret.kernel.errors import StorageError, Unavailable
from banneret.server.access import new_secret
from banneret.server.jobs.far_tasks import Urgency, far
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem, not_found, too_many
from banneret.server.store import labs as rows
from banneret.server.store.holding import Fenced
from banneret.server.store.labs import Held, RunState, StoredLab, StoredLabGame
from banneret.server.store.store import Store
from banneret.table.workshop.lab_types import LabReplay, LabState

KEPT: Final = 100
"""Runs that are remembered; the others are read again."""
RUNNING_FOR_ONE: Final = 1
"""For one address."""
MOST_RUNNING: Final = 20
PATIENCE: Final = 120.0
"""Seconds after which nobody looks in any more who has not asked again."""
HOLD: Final = 30.0
"""Seconds for which a run is taken: then another node may go on with it. It is extended in time."""
NOTED: Final = 10.0
"""Seconds after which it is noted again that somebody looks in."""
LOG: Final = logging.getLogger("banneret.server")

T = TypeVar("T")


class LabWishes(msgspec.Struct, frozen=True):
    """What a run plays, as it is stored."""

    runs: tuple[LabRun, ...]
    names: tuple[str, ...]
    games: int


_WISHES: Final = msgspec.json.Decoder(LabWishes)
_GAME: Final = msgspec.json.Decoder(LabGame)


@far(Urgency.LAB)
def played(about: str, run: LabRun, number: int) -> LabGame:
    """One game, in a worker."""
    return lab_game(run, number)


class Lab:
    """One run: the versions side by side, game by game."""

    def __init__(self, id: str, wishes: LabWishes, by: str = "") -> None:
        self.id = id
        self.wishes = wishes
        self.runs = wishes.runs
        self.tallies = [LabTally(name, run) for name, run in zip(wishes.names, wishes.runs, strict=True)]
        self.total = wishes.games * len(wishes.runs)
        self.by = by
        self.stored: RunState = "running"
        """As the database has it."""
        self.elsewhere = False
        """Another node plays it."""
        self.epoch = 0
        """Under which it was taken here."""
        self.rows = 0
        """How many of its games are stored and counted."""
        self.asked = time.monotonic()
        self.noted = self.asked
        """When the database was told last that somebody looks in."""
        self.kept: dict[str, str] = {}
        """By version and reason: the name of the record in the store."""
        self.writing = asyncio.Lock()
        """Games are stored one after the other."""
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether games are being played here."""
        return self.task is not None and not self.task.done()

    @property
    def done(self) -> int:
        """How many games of all versions are over."""
        return sum(len(tally.games) for tally in self.tallies)

    @property
    def left(self) -> list[tuple[int, LabRun, int]]:
        """What is still to be played: the versions take turns."""
        return [
            (version, run, number)
            for number in range(self.wishes.games)
            for version, run in enumerate(self.runs)
            if number not in self.tallies[version].games
        ]

    def count(self, version: int, game: LabGame, record: str) -> None:
        """Count a game that is stored; `record` is the name of its record, if that was kept."""
        tally = self.tallies[version]
        for why in tally.add(game):
            self.kept[f"{version} {why}"] = record
        self.rows += 1

    def read(self, games: list[StoredLabGame]) -> None:
        """Count games that were stored by whoever plays the run."""
        for row in games:
            if row.n == self.rows:
                self.count(row.version, _GAME.decode(row.game), row.record)

    def state(self) -> LabState:
        """What it has shown so far."""
        versions = []
        for n, tally in enumerate(self.tallies):
            replays = tuple(
                LabReplay(why=why, number=game.number + 1, rounds=game.rounds, record=self.kept[f"{n} {why}"])  # type: ignore[arg-type]
                for why, game in tally.notable.items()
                if self.kept.get(f"{n} {why}")
            )
            versions.append(replace(tally.version(), replays=replays))
        running = self.running or self.elsewhere
        state = "done" if self.done >= self.total else "running" if running else "stopped"
        return LabState(
            id=self.id, state=state, game=self.runs[0].game, players=self.runs[0].players, bots=self.runs[0].bots,  # type: ignore[arg-type]
            done=self.done, total=self.total, versions=tuple(versions),
        )  # fmt: skip


class Labs:
    """The runs of a server, as far as it has to do with them."""

    def __init__(self, workers: Workers, store: Store, cluster: RayCluster | None = None) -> None:
        self.workers = workers
        self.cluster = cluster
        """Where games are played if there is one: many at once, and none on this machine."""
        self._store = store
        self._known: OrderedDict[str, Lab] = OrderedDict()
        self._beginning: list[str] = []
        """The addresses whose runs are being stored or taken."""

    async def begin(self, runs: tuple[LabRun, ...], names: tuple[str, ...], games: int, by: str) -> Lab:
        """Begin a run for an address. Raises Problem where too much is under way."""
        lab = Lab(new_secret(), LabWishes(runs, names, games), by)
        lab.epoch = 1
        stored = StoredLab(
            id=lab.id, wish=msgspec.json.encode(lab.wishes).decode(), touched=time.time(), state="running", epoch=1,
            until=0.0, asked=0.0,
        )  # fmt: skip
        with self._place(by):
            await self._store.write(partial(rows.add_run, run=stored, seconds=HOLD))
            self._start(lab)
        self._remember(lab)
        return lab

    async def look(self, id: str, by: str = "") -> Lab:
        """A run by its id; looking in keeps it going, here or wherever it is played. Raises Problem if there is none.

        One that was left in the middle, because its node is gone, is continued here.
        """
        lab = self._known.get(id)
        if lab is not None and lab.running:
            lab.asked = time.monotonic()
            return lab
        lab = await self._read(id, lab)
        if lab.stored == "running":
            if lab.elsewhere:
                await self._note(lab)
            else:
                with suppress(Problem):
                    await self._take(lab, by)
        return lab

    async def go_on(self, id: str, by: str) -> Lab:
        """Go on with a run that was stopped."""
        lab = await self.look(id, by)
        if not lab.running and not lab.elsewhere and lab.done < lab.total:
            await self._take(lab, by)
        return lab

    async def stop(self, id: str) -> Lab:
        """Stop a run after the games that are being played."""
        lab = self._known.get(id) or await self._read(id, None)
        if lab.task is not None:
            lab.task.cancel()
        await self._store.write(partial(rows.stop_run, run=id))
        lab.stored, lab.elsewhere = "stopped", False
        return lab

    async def close(self) -> None:
        """Stop all that are played here; whoever is asked for them next continues them."""
        mine = [lab for lab in self._known.values() if lab.running]
        for lab in mine:
            if lab.task is not None:
                lab.task.cancel()
        for lab in mine:
            with suppress(StorageError):
                await self._store.write(partial(rows.end_run, run=lab.id, epoch=lab.epoch, state="running"))

    @contextmanager
    def _place(self, by: str) -> Iterator[None]:
        """Keep a place for a run of an address until it has begun. Raises Problem where too much is under way."""
        running = [lab.by for lab in self._known.values() if lab.running] + self._beginning
        if running.count(by) >= RUNNING_FOR_ONE:
            raise too_many("a run of yours is under way: stop it, or wait for it")
        if len(running) >= MOST_RUNNING:
            raise too_many("the lab is busy: try again in a while")
        self._beginning.append(by)
        try:
            yield
        finally:
            self._beginning.remove(by)

    def _remember(self, lab: Lab) -> None:
        self._known[lab.id] = lab
        self._known.move_to_end(lab.id)
        for id in [id for id, one in self._known.items() if not one.running][: max(0, len(self._known) - KEPT)]:
            del self._known[id]

    async def _read(self, id: str, known: Lab | None) -> Lab:
        """A run as the database has it, with the games that are not counted here yet."""
        found = await self._store.read(partial(rows.load_run, run=id, since=known.rows if known else 0))
        if found is None:
            raise not_found("run")
        stored, held, games = found
        lab = self._known.get(id) or Lab(id, _WISHES.decode(stored.wish))
        self._remember(lab)
        async with lab.writing:
            # Hundreds of games take a while: others do not wait for them.
            await asyncio.to_thread(lab.read, games)
        if not lab.running:
            lab.stored, lab.elsewhere = stored.state, held
        return lab

    async def _take(self, lab: Lab, by: str) -> None:
        with self._place(by):
            epoch = await self._store.write(partial(rows.take_run, run=lab.id, seconds=HOLD))
            if not epoch:
                return
            # What was still being stored when the run was read is there now; nothing else can come.
            await self._read(lab.id, lab)
            lab.by, lab.epoch, lab.elsewhere = by, epoch, False
            self._start(lab)

    async def _note(self, lab: Lab) -> None:
        if time.monotonic() - lab.noted > NOTED:
            lab.noted = time.monotonic()
            await self._store.write(partial(rows.ask_run, run=lab.id))

    # -- playing -------------------------------------------------------------------------------------------------------

    def _start(self, lab: Lab) -> None:
        lab.asked = lab.noted = time.monotonic()
        lab.stored = "running"
        lab.task = asyncio.create_task(self._run(lab))

    async def _run(self, lab: Lab) -> None:
        """Play a run to its end, or until it is stopped, and say in the database which of the two it was."""
        beating = asyncio.create_task(self._beat(lab))
        state: RunState = "stopped"
        try:
            await self._play(lab)
            state = "done" if lab.done >= lab.total else "stopped"
        except Fenced:
            return
        except Exception:
            LOG.exception("a run of the lab failed")
        finally:
            beating.cancel()
        lab.stored = state
        with suppress(StorageError):
            await self._store.write(partial(rows.end_run, run=lab.id, epoch=lab.epoch, state=state))

    async def _beat(self, lab: Lab) -> None:
        """Hold the run while a long game is played."""
        while True:
            await asyncio.sleep(HOLD / 3)
            with suppress(StorageError):
                await self._store.write(
                    partial(rows.note_game, run=lab.id, epoch=lab.epoch, game=None, touched=time.time(), seconds=HOLD)
                )

    async def _play(self, lab: Lab) -> None:
        at_once = self.cluster.slots if self.cluster is not None else 1
        left, idle = lab.left, 0.0
        for first in range(0, len(left), at_once):
            if min(time.monotonic() - lab.asked, idle) > PATIENCE:
                return
            told = await asyncio.gather(*(self._one(lab, *each) for each in left[first : first + at_once]))
            idle = min(held.idle for held in told)
            if any(held.state == "stopped" for held in told):
                return

    async def _game(self, lab: Lab, version: int, run: LabRun, number: int) -> LabGame:
        if self.cluster is None:
            return await self.workers.do(played, f"{lab.id}/{version}", run, number, by=lab.by)
        try:
            return await asyncio.wrap_future(self.cluster.submit(lab_game, run, number))
        except Exception as error:  # a machine that is gone, or anything that a task raises there
            return LabGame(number=number, error=f"{type(error).__name__}: {error}"[:300])

    async def _one(self, lab: Lab, version: int, run: LabRun, number: int) -> Held:
        while True:
            try:
                game = await self._game(lab, version, run, number)
                break
            except Problem as problem:
                if problem.again is None:
                    game = LabGame(number=number, error=problem.text)
                    break
                await asyncio.sleep(problem.again)
        async with lab.writing:
            return await self._insist(partial(self._keep, lab, version, game))

    async def _keep(self, lab: Lab, version: int, game: LabGame) -> Held:
        """Store a game, and count it then. Its record is kept if it is worth a look."""
        tally, record = lab.tallies[version], ""
        if game.record and tally.stands_out(game):
            record = hashlib.sha256(game.record.encode()).hexdigest()[:32]
            await self._store.save_record(record, game.record, tally.name, time.time())
        bare = replace(game, record="")
        row = StoredLabGame(n=lab.rows, version=version, game=msgspec.json.encode(bare).decode(), record=record)
        held = await self._store.write(
            partial(rows.note_game, run=lab.id, epoch=lab.epoch, game=row, touched=time.time(), seconds=HOLD)
        )
        lab.count(version, bare, record)
        return held

    async def _insist(self, write: Callable[[], Awaitable[T]]) -> T:
        """Write something as soon as the database answers."""
        while True:
            try:
                return await write()
            except Unavailable:
                await asyncio.sleep(1)
