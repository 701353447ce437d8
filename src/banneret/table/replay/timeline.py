"""Replays of records: what happened when, and every step as one viewer would have seen it."""

from __future__ import annotations

from typing import Any

from banneret.kernel.answers import answer_of, seat_of
from banneret.kernel.errors import RecordError
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.record import Record
from banneret.kernel.rules import SPECTATOR
from banneret.table.patch import patch
from banneret.table.replay.past_game import PastGame, past_game_of
from banneret.table.replay.types import EYES_OPEN, Mark, ReplayInfo, ReplayStep
from banneret.table.told import Telling
from banneret.text import message


def info(id: str, text: str, lang: str = "en") -> ReplayInfo:
    """What a replay needs to begin. An invalid record raises RecordError."""
    past = past_game_of(text)
    game = past.game
    presenter = past.presenter
    return ReplayInfo(
        id=id,
        game=game.setup.game,
        scenario=game.setup.scenario,
        title=presenter.scenario_words(game.setup.scenario, lang, game.setup.definition)[0],
        seats=presenter.replay_seats(game, lang),
        steps=past.steps,
        returns=game.result or (),
        rounds=presenter.rounds(past),
        turns=presenter.turns(past),
        marks=_with_handovers(past, presenter.marks(past, lang), lang),
        strength=tuple(past.strength),
        seed=game.seed,
        notes=presenter.notes(game, lang),
    )


def answers_at(record: Record, step: int) -> int:
    """How many answers of a record lead to a step of its replay."""
    answers = decisions = 0
    for entry in record.entries:
        if entry.seat is None:
            continue
        if entry.decides:
            if decisions == step:
                return answers
            decisions += 1
        answers += 1
    if decisions != step:
        raise RecordError(f"the record has {decisions} steps: there is no step {step}")
    return answers


def steps(text: str, first: int, last: int, eyes: int = SPECTATOR, lang: str = "en") -> list[ReplayStep]:
    """The steps in a range, both ends included, seen by a seat, by a spectator (-1), or with every hand open (-2)."""
    past = past_game_of(text)
    presenter = past.presenter
    seats = len(past.game.setup.seats)
    if not EYES_OPEN <= eyes < seats:
        raise RecordError(f"the record has {seats} seats: there is no seat {eyes}")
    last = min(last, past.steps)
    if not 0 <= first <= last:
        return []
    game = past.game_at(max(0, first - 1))
    known = _known(past, past.seen[first - 1] if first else 0, eyes)
    found: list[ReplayStep] = []
    view: dict[str, Any] = {}
    for n in range(first, last + 1):
        asked = _answered(past, game, n, eyes, lang) if n else (-1, "", "")
        if n:
            past.go_on(game, n - 1, n)
        events = _events(past, n, eyes)
        telling = Telling(game, max(eyes, SPECTATOR), events, known, lang, past.contexts[n])
        before = view
        view = presenter.open_view(game) if eyes == EYES_OPEN else presenter.view(game, eyes)
        found.append(
            ReplayStep(
                n=n,
                who=asked[0],
                prompt=asked[1],
                label=asked[2],
                events=tuple(presenter.told(telling)),
                hidden=tuple(known + n for n, event in enumerate(events) if not event.seen_by(SPECTATOR)),
                round=presenter.round_of(game.state),
                waiting=() if game.over else (game.state.seat,),
                view=view if n == first else None,
                patch=None if n == first else patch(before, view),
            )
        )
        known += len(events)
    return found


# -- one step ----------------------------------------------------------------------------------------------------------


def _answered(past: PastGame, game: Game, step: int, eyes: int, lang: str) -> tuple[int, str, str]:
    """Who decided, the question and the answer; in words only for viewers who saw the question, which may be secret."""
    packed = past.decision(step)
    seat = seat_of(packed)
    if eyes not in (seat, EYES_OPEN):
        return seat, "", ""
    asking = past.presenter.asking(game, lang)
    return seat, asking.prompt(), asking.label(answer_of(packed))


def _known(past: PastGame, upto: int, eyes: int) -> int:
    """How many of the first events this viewer knows."""
    return upto if eyes == EYES_OPEN else sum(event.seen_by(eyes) for event in past.events[:upto])


def _events(past: PastGame, step: int, eyes: int) -> list[Event]:
    """What this viewer sees happen in a step."""
    events = past.events[past.seen[step - 1] if step else 0 : past.seen[step]]
    return [event for event in events if eyes == EYES_OPEN or event.seen_by(eyes)]


# -- the whole record --------------------------------------------------------------------------------------------------


def _with_handovers(past: PastGame, marks: tuple[Mark, ...], lang: str) -> tuple[Mark, ...]:
    """The marks, with every change of player inserted in order."""
    handed = [
        Mark(past.step_after(after), "hands", seat, message(f"replay-hands-{who}", lang, seat=seat + 1))
        for after, seat, who in past.game.handovers
    ]
    return tuple(sorted((*marks, *handed), key=lambda mark: mark.step))
