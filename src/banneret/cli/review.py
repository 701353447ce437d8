"""Records as `banneret review` looks back on them."""

from __future__ import annotations

import time
from collections.abc import Callable

from banneret.games import resume
from banneret.kernel.record import Record
from banneret.table.replay.past_game import PastGame
from banneret.table.review.judging import Effort, Judging, judge_piece
from banneret.table.review.telling import review
from banneret.table.review.types import Review
from banneret.text import message

Progress = Callable[[int, int], None]
"""Is told how many pieces are done, of how many."""


def reviewed(record: Record, effort: Effort, lang: str, progress: Progress) -> tuple[PastGame, Review]:
    """The game of a record and its review. A record that does not hold raises RecordError."""
    past = PastGame(resume(record))
    judging = Judging(past.steps, effort.seconds)
    while (piece := judging.next()) is not None:
        begun = time.monotonic()
        judging.take(piece, judge_piece(past, piece, effort), time.monotonic() - begun)
        progress(judging.done, judging.total)
    return past, review(past, judging.found(), lang)


def in_words(past: PastGame, told: Review, lang: str) -> list[str]:
    """A review, line by line."""
    names = [seat.name for seat in past.presenter.replay_seats(past.game, lang)]

    def share(worth: float) -> int:
        return round(100 * worth)

    def say(id: str, **args: str | int) -> str:
        return message(f"review-{id}", lang, **args)

    if not told.judged:
        return [say("no-judge")]
    lines = [say("judged", judged=told.judged, asked=told.asked)]
    if told.fights:
        lines.append(say("fights", fights=told.fights))
    for one in told.luck:
        lines.append(
            say(
                "luck", name=names[one.seat], expected=share(one.expected), own=share(one.own),
                theirs=share(one.theirs), luck=f"{share(one.luck):+d}", result=share(one.result),
                adjusted=share(one.adjusted), doubt=share(one.doubt),
            )
        )  # fmt: skip
    lines += ["", say("turning")]
    for turn in told.turning:
        lines.append(
            say(
                "turn", step=turn.step, name=names[turn.seat], answer=turn.label, before=share(turn.before),
                after=share(turn.after), cause=turn.cause,
            )
        )  # fmt: skip
    if not told.turning:
        lines.append(say("no-turning"))
    lines += ["", say("slips")]
    for slip in told.slips:
        lines.append(
            say(
                "slip", step=slip.step, name=names[slip.seat], given=slip.given, better=slip.better,
                cost=share(slip.cost), why=slip.why, fight="yes" if slip.fight else "no",
            )
        )  # fmt: skip
    if not told.slips:
        lines.append(say("no-slips"))
    return lines
