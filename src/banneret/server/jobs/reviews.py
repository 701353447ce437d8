"""Reviews of records: judged piece by piece in processes of their own, as long as somebody waits for them.

What was found is kept for a while. A review nobody asks for any more stops, and goes on from there when somebody does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

import msgspec

from banneret.server.jobs.far_tasks import Urgency, far
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import SOON, Problem, too_many
from banneret.table.replay.past_game import past_game_of
from banneret.table.review.judging import Effort, Found, Judged, Judging, Piece, judge_piece
from banneret.table.review.telling import review
from banneret.table.review.types import ReviewState

KEPT: Final = 200
"""Reviews that are remembered, done or not."""
MOST_RUNNING: Final = 40
RUNNING_FOR_ONE: Final = 2
"""For one address."""
PATIENCE: Final = 60.0
"""Seconds after which nobody waits any more who has not asked again."""
LOG: Final = logging.getLogger("banneret.server")


# -- in a worker -------------------------------------------------------------------------------------------------------


@far(Urgency.REVIEW)
def steps_of(text: str) -> int:
    """How many decisions a record has."""
    return past_game_of(text).steps


@far(Urgency.REVIEW)
def judged(text: str, piece: Piece, effort: Effort) -> list[Judged]:
    """What is found about some answers of a record."""
    return judge_piece(past_game_of(text), piece, effort)


def told(text: str, found: Found, total: int, lang: str) -> bytes:
    """A review that is done, in a language."""
    return msgspec.json.encode(ReviewState("done", total, total, review(past_game_of(text), found, lang)))


# -- in the server -----------------------------------------------------------------------------------------------------


class Reviewing:
    """A review of one record."""

    def __init__(self, by: str) -> None:
        self.by = by
        """The address it is made for."""
        self.asked = time.monotonic()
        """When somebody last wanted to know about it."""
        self.judging: Judging | None = None
        self.found: Found | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it is being made."""
        return self.task is not None and not self.task.done()

    @property
    def state(self) -> ReviewState:
        """How far it has come."""
        if self.failed:
            return ReviewState("failed")
        judging = self.judging
        return ReviewState("running", judging.done if judging else 0, judging.total if judging else 0)


class Reviews:
    """All reviews of a server."""

    def __init__(self, workers: Workers, effort: Effort | None = None) -> None:
        self.workers = workers
        self.effort = effort or Effort()
        self._known: OrderedDict[str, Reviewing] = OrderedDict()

    def begin(self, record: str, text: str, by: str) -> Reviewing:
        """Have a record reviewed, or go on with it, for an address. Raises Problem where too much is under way."""
        one = self._known.get(record)
        if one is None or one.failed:
            one = Reviewing(by)
        if one.found is None and not one.running:
            self._check(by)
            one.by = by
            one.task = asyncio.create_task(self._make(one, text))
        one.asked = time.monotonic()
        self._known[record] = one
        self._known.move_to_end(record)
        self._forget()
        return one

    def look(self, record: str) -> Reviewing | None:
        """A review that was begun; whoever looks waits for it."""
        one = self._known.get(record)
        if one is not None:
            one.asked = time.monotonic()
        return one

    def close(self) -> None:
        """Give up what is under way."""
        for one in self._known.values():
            if one.task is not None:
                one.task.cancel()

    def _check(self, by: str) -> None:
        running = [one.by for one in self._known.values() if one.running]
        if running.count(by) >= RUNNING_FOR_ONE:
            raise too_many("others of your reviews are being made: wait for them")
        if len(running) >= MOST_RUNNING:
            raise Problem(503, "busy", "the server is too busy just now: try again in a moment", again=SOON)

    def _forget(self) -> None:
        """Remember no more than may be; never one that is being made."""
        for record in [id for id, one in self._known.items() if not one.running][: max(0, len(self._known) - KEPT)]:
            del self._known[record]

    async def _make(self, one: Reviewing, text: str) -> None:
        try:
            if one.judging is None:
                one.judging = Judging(await self.workers.do(steps_of, text, by=one.by), self.effort.seconds)
            judging = one.judging
            while (piece := judging.next()) is not None:
                if time.monotonic() - one.asked > PATIENCE:
                    return
                begun = time.monotonic()
                try:
                    found = await self.workers.do(judged, text, piece, self.effort, by=one.by)
                except Problem as problem:
                    if problem.again is not None:
                        await asyncio.sleep(problem.again)
                        continue
                    found = []  # it took too long: these answers stay without a judgement
                judging.take(piece, found, time.monotonic() - begun)
            one.found = judging.found()
        except Exception:
            LOG.exception("a review failed")
            one.failed = True
