"""Scenario files that are to be shared: each is played to the end a few times before anybody else gets it.

The games are played in processes of low priority, one after the other, each within a deadline. How far a file has come
is in the database, so any node can tell; one that held is kept in the store for good. A trial whose node is gone is
forgotten after a while, and the next request for it begins a new one.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from banneret.arena.trial import GAMES, Tried, try_out
from banneret.kernel.findings import Finding
from banneret.kernel.record import parse_record
from banneret.scenario_files import files_of, game_of
from banneret.server.jobs.far_tasks import Urgency, far
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import SOON, Problem, too_many
from banneret.server.store.scenarios import StoredScenario
from banneret.server.store.store import Store
from banneret.server.store.trials import load_trial, note_trial
from banneret.table.lobby import scenario_name
from banneret.table.workshop.sharing_types import TrialState
from banneret.text.findings import findings_told

KEPT: Final = 500
"""Files whose trial is remembered, over or not."""
MOST_RUNNING: Final = 40
RUNNING_FOR_ONE: Final = 2
"""For one address."""
STALE: Final = 90.0
"""Seconds without another game, which has a shorter deadline, after which nobody plays a trial any more."""
LOG: Final = logging.getLogger("banneret.server")
_STATE: Final = msgspec.json.Decoder(TrialState)


# -- in a worker -------------------------------------------------------------------------------------------------------


def checked(text: str) -> tuple[str, tuple[Finding, ...]]:
    """The game that a file is for, and the mistakes in it."""
    game = game_of(text.encode())
    return game, files_of(game).check(text).errors


def told_trial(stored: str, lang: str) -> bytes:
    """How far a trial has come, as it is stored, with what the check found in a language."""
    state = _STATE.decode(stored)
    return msgspec.json.encode(replace(state, errors=findings_told(state.errors, lang, state.game)))


@far(Urgency.LAB)
def tried(text: str, game: str, number: int) -> Tried:
    """One game of a file."""
    return try_out(game, text, number)


# -- in the server -----------------------------------------------------------------------------------------------------


def id_of(text: str) -> str:
    """The name of a shared file: the same for the same text."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


class Trial:
    """The trial of one file."""

    def __init__(self, id: str, by: str) -> None:
        self.by = by
        """The address it is made for."""
        self.state = TrialState(id=id, state="trying", total=GAMES)
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self.task is not None and not self.task.done()


class Trials:
    """All trials of a server."""

    def __init__(self, workers: Workers, store: Store) -> None:
        self.workers = workers
        self._store = store
        self._known: OrderedDict[str, Trial] = OrderedDict()

    async def begin(self, text: str, by: str) -> TrialState:
        """Try a file out for an address, unless that has been done or another node does it. Raises Problem where too
        much is under way."""
        id = id_of(text)
        found = await self.look(id)
        if found is not None and found.state != "failed":
            return found
        one = self._known.get(id)
        if one is None or not one.running:
            self._check(by)
            one = self._known[id] = Trial(id, by)
            one.task = asyncio.create_task(self._make(one, text))
            self._forget()
        self._known.move_to_end(id)
        return one.state

    async def look(self, id: str) -> TrialState | None:
        """The trial of a file, if one is known."""
        one = self._known.get(id)
        if one is not None:
            return one.state
        stored = await self._store.read(partial(load_trial, trial=id))
        if stored is None:
            return None
        state = _STATE.decode(stored.state)
        return None if state.state == "trying" and stored.age > STALE else state

    def close(self) -> None:
        """Stop all."""
        for one in self._known.values():
            if one.task is not None:
                one.task.cancel()

    def _check(self, by: str) -> None:
        running = [one for one in self._known.values() if one.running]
        if sum(one.by == by for one in running) >= RUNNING_FOR_ONE:
            raise too_many("several of your scenarios are being tried out: wait for them")
        if len(running) >= MOST_RUNNING:
            raise Problem(503, "busy", "the server is too busy just now: try again in a moment", again=SOON)

    def _forget(self) -> None:
        for id in [id for id, one in self._known.items() if not one.running][: max(0, len(self._known) - KEPT)]:
            del self._known[id]

    async def _make(self, one: Trial, text: str) -> None:
        try:
            await self._note(one, one.state)
            await self._note(one, await self._outcome(one, text))
        except Exception:
            LOG.exception("a trial failed")
            one.state = replace(one.state, state="failed")

    async def _note(self, one: Trial, state: TrialState) -> None:
        """Tell how far a trial has come, here and to other nodes."""
        stored = msgspec.json.encode(state).decode()
        await self._store.write(partial(note_trial, trial=state.id, state=stored))
        one.state = state

    async def _outcome(self, one: Trial, text: str) -> TrialState:
        game, errors = await self.workers.do(checked, text, by=one.by)
        if errors:
            return replace(one.state, state="refused", game=game, errors=errors)
        while one.state.done < one.state.total:
            found = await self._game(one, text, game)
            if found is None:
                continue
            if found.fault:
                record = await self._kept(found)
                return replace(one.state, state="refused", fault=found.fault, detail=found.detail, record=record)
            await self._note(one, replace(one.state, done=one.state.done + 1))
        await self._store.share(StoredScenario(id=one.state.id, game=game, at=time.time(), text=text))
        return replace(one.state, state="shared")

    async def _game(self, one: Trial, text: str, game: str) -> Tried | None:
        """One game; nothing if the server is too busy for it just now."""
        number = one.state.done
        try:
            return await self.workers.do(tried, text, game, number, by=one.by)
        except Problem as problem:
            if problem.again is not None:
                await asyncio.sleep(problem.again)
                return None
            # Too much time or memory: nothing is left of the game that a record could be made of.
            return Tried(number=number, players=0, fault="too_slow", detail=problem.text)

    async def _kept(self, found: Tried) -> str:
        """Keep the game up to the fault as a record, and return its name."""
        if not found.record:
            return ""
        id = hashlib.sha256(found.record.encode()).hexdigest()[:32]
        await self._store.save_record(id, found.record, title_of(found.record), time.time())
        return id


def title_of(record: str) -> str:
    """What the scenario of a record is called."""
    setup = parse_record(record).setup
    return scenario_name(setup.game, setup.scenario, "en", setup.definition)
