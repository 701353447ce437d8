"""Runs of the balance lab: games between bots in processes of low priority, as long as somebody looks in.

A run stops when nobody has asked for it for a while, or when it is told to, and goes on from there. Tables are never
slowed down by it: its workers are its own, and other processes have priority over them.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from typing import Final

from msgspec.structs import replace

from banneret.arena.lab import LabGame, LabRun, LabTally, lab_game
from banneret.arena.ray_cluster import RayCluster
from banneret.server.access import new_secret
from banneret.server.jobs.far_tasks import Urgency, far
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem, not_found, too_many
from banneret.server.store.store import Store
from banneret.table.workshop.lab_types import LabReplay, LabState

KEPT: Final = 100
"""Runs that are remembered."""
RUNNING_FOR_ONE: Final = 1
"""For one address."""
MOST_RUNNING: Final = 20
PATIENCE: Final = 120.0
"""Seconds after which nobody looks in any more who has not asked again."""
LOG: Final = logging.getLogger("banneret.server")


@far(Urgency.LAB)
def played(about: str, run: LabRun, number: int) -> LabGame:
    """One game, in a worker."""
    return lab_game(run, number)


class Lab:
    """One run: the versions side by side, game by game."""

    def __init__(self, runs: tuple[LabRun, ...], names: tuple[str, ...], games: int, by: str) -> None:
        self.id = new_secret()
        self.runs = runs
        self.tallies = [LabTally(name, run) for name, run in zip(names, runs, strict=True)]
        self.total = games
        self.by = by
        self.asked = time.monotonic()
        self.kept: dict[str, str] = {}
        """By version and reason: the name of the record in the store."""
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.task is not None and not self.task.done()

    @property
    def done(self) -> int:
        """How many games of all versions are over."""
        return sum(len(tally.games) for tally in self.tallies)

    def state(self) -> LabState:
        """What it has shown so far."""
        versions = []
        for n, tally in enumerate(self.tallies):
            replays = tuple(
                LabReplay(why=why, number=game.number + 1, rounds=game.rounds, record=self.kept[f"{n} {why}"])  # type: ignore[arg-type]
                for why, game in tally.notable.items()
                if f"{n} {why}" in self.kept
            )
            versions.append(replace(tally.version(), replays=replays))
        total = self.total * len(self.runs)
        state = "running" if self.running else "done" if self.done >= total else "stopped"
        return LabState(
            id=self.id, state=state, game=self.runs[0].game, players=self.runs[0].players, bots=self.runs[0].bots,  # type: ignore[arg-type]
            done=self.done, total=total, versions=tuple(versions),
        )  # fmt: skip


class Labs:
    """All runs of a server."""

    def __init__(self, workers: Workers, store: Store, cluster: RayCluster | None = None) -> None:
        self.workers = workers
        self.cluster = cluster
        """Where games are played if there is one: many at once, and none on this machine."""
        self._store = store
        self._known: OrderedDict[str, Lab] = OrderedDict()

    def begin(self, runs: tuple[LabRun, ...], names: tuple[str, ...], games: int, by: str) -> Lab:
        """Begin a run for an address. Raises Problem where too much is under way."""
        self._check(by)
        lab = Lab(runs, names, games, by)
        self._known[lab.id] = lab
        self._start(lab)
        for id in [id for id, one in self._known.items() if not one.running][: max(0, len(self._known) - KEPT)]:
            del self._known[id]
        return lab

    def look(self, id: str) -> Lab:
        """A run by its id; looking in keeps it going. Raises Problem if there is none."""
        lab = self._known.get(id)
        if lab is None:
            raise not_found("run")
        lab.asked = time.monotonic()
        return lab

    def go_on(self, id: str, by: str) -> Lab:
        """Go on with a run that was stopped."""
        lab = self.look(id)
        if not lab.running and lab.done < lab.total * len(lab.runs):
            self._check(by)
            lab.by = by
            self._start(lab)
        return lab

    def stop(self, id: str) -> Lab:
        """Stop a run after the games that are being played."""
        lab = self.look(id)
        if lab.task is not None:
            lab.task.cancel()
        return lab

    def close(self) -> None:
        """Stop all."""
        for lab in self._known.values():
            if lab.task is not None:
                lab.task.cancel()

    def _check(self, by: str) -> None:
        running = [lab for lab in self._known.values() if lab.running]
        if sum(lab.by == by for lab in running) >= RUNNING_FOR_ONE:
            raise too_many("a run of yours is under way: stop it, or wait for it")
        if len(running) >= MOST_RUNNING:
            raise too_many("the lab is busy: try again in a while")

    def _start(self, lab: Lab) -> None:
        lab.asked = time.monotonic()
        lab.task = asyncio.create_task(self._play(lab))

    async def _play(self, lab: Lab) -> None:
        try:
            left = [
                (version, run, number)
                for number in range(lab.total)
                for version, run in enumerate(lab.runs)
                if number not in lab.tallies[version].games
            ]
            at_once = self.cluster.slots if self.cluster is not None else 1
            for first in range(0, len(left), at_once):
                if time.monotonic() - lab.asked > PATIENCE:
                    return
                await asyncio.gather(*(self._one(lab, *each) for each in left[first : first + at_once]))
        except Exception:
            LOG.exception("a run of the lab failed")

    async def _game(self, lab: Lab, version: int, run: LabRun, number: int) -> LabGame:
        if self.cluster is None:
            return await self.workers.do(played, f"{lab.id}/{version}", run, number, by=lab.by)
        try:
            return await asyncio.wrap_future(self.cluster.submit(lab_game, run, number))
        except Exception as error:  # a machine that is gone, or anything that a task raises there
            return LabGame(number=number, error=f"{type(error).__name__}: {error}"[:300])

    async def _one(self, lab: Lab, version: int, run: LabRun, number: int) -> None:
        while True:
            try:
                game = await self._game(lab, version, run, number)
                break
            except Problem as problem:
                if problem.again is None:
                    game = LabGame(number=number, error=problem.text)
                    break
                await asyncio.sleep(problem.again)
        tally = lab.tallies[version]
        tally.add(game)
        for why, one in tally.notable.items():
            if one is game and game.record:
                id = hashlib.sha256(game.record.encode()).hexdigest()[:32]
                await self._store.save_record(id, game.record, tally.name, time.time())
                lab.kept[f"{version} {why}"] = id
