"""Records for a replay: what happened when, and every step as one pair of eyes would have seen it."""

from __future__ import annotations

from typing import Any, Final

from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.table.replay import lore_marks, lore_rounds, lore_seats, lore_turns, open_lore, round_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.scenario_names import words_of
from banneret.heroes.table.scenario_text import saga_of
from banneret.heroes.table.view import wire_view
from banneret.heroes.text.combat_events import side_of, unit_of
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.answers import answer_of, seat_of
from banneret.kernel.errors import RecordError
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.record import Record
from banneret.kernel.rules import SPECTATOR
from banneret.table.asking import Asking
from banneret.table.patch import patch
from banneret.table.replay.course import Course, course_of
from banneret.table.replay.types import (
    EYES_OPEN,
    Mark,
    ReplayInfo,
    ReplaySeat,
    ReplayStep,
    RoundAt,
    TurnAt,
)
from banneret.table.told import actor, told
from banneret.text import message

MARKS: Final = {
    "level": "level",
    "flag": "flag",
    "town_taken": "town",
    "discovered": "tile",
    "laid": "tile",
    "hero_beaten": "defeat",
    "eliminated": "defeat",
    "won": "end",
    "drawn_game": "end",
}
"""Events of a whole game that are marked."""
MEETINGS: Final = frozenset({"encounter", "fight", "siege_pay", "final_battle"})
"""What says who meets whom before a Combat."""
ENDINGS: Final = frozenset({"win", "surrender", "retreat", "time_up", "drawn_battle", "flee"})
"""How a single Combat ends."""


def info(id: str, text: str, lang: str = "en") -> ReplayInfo:
    """What a replay needs to begin. A record that does not hold raises RecordError."""
    course = course_of(text)
    game = course.game
    lore = isinstance(game.state, Battleground)
    return ReplayInfo(
        id=id,
        game=game.setup.game,
        scenario=game.setup.scenario,
        title=words_of(game.setup.game, game.setup.scenario, lang, game.setup.definition)[0],
        seats=lore_seats(game, lang) if lore else _seats(game, lang),
        steps=course.steps,
        returns=game.result or (),
        rounds=lore_rounds(course) if lore else _rounds(course),
        turns=lore_turns(course) if lore else _turns(course),
        marks=_with_handovers(course, lore_marks(course, lang) if lore else _marks(course, lang), lang),
        strength=tuple(course.strength),
        seed=game.seed,
        saga=saga_of(game, lang),
    )


def answers_at(record: Record, step: int) -> int:
    """How many answers of a record lead to a step of its replay."""
    answers = decisions = 0
    for entry in record.entries:
        if entry.seat is None:
            continue
        if entry.seat >= 0 and not entry.forced:
            if decisions == step:
                return answers
            decisions += 1
        answers += 1
    if decisions != step:
        raise RecordError(f"the record has {decisions} steps: there is no step {step}")
    return answers


def steps(text: str, first: int, last: int, eyes: int = SPECTATOR, lang: str = "en") -> list[ReplayStep]:
    """The steps from one to another, both included, as far as there are any: a seat's eyes, a spectator's (-1), or
    open ones that see every hand (-2)."""
    course = course_of(text)
    seats = len(course.game.setup.seats)
    if not EYES_OPEN <= eyes < seats:
        raise RecordError(f"the record has {seats} seats: there is no seat {eyes}")
    last = min(last, course.steps)
    if not 0 <= first <= last:
        return []
    game = course.game_at(max(0, first - 1))
    known = _known(course, course.seen[first - 1] if first else 0, eyes)
    found: list[ReplayStep] = []
    view: dict[str, Any] = {}
    for n in range(first, last + 1):
        asked = _answered(course, game, n, eyes, lang) if n else (-1, "", "")
        if n:
            course.go_on(game, n - 1, n)
        events = _events(course, n, eyes)
        before, view = view, _look(game, eyes)
        found.append(
            ReplayStep(
                n=n,
                who=asked[0],
                prompt=asked[1],
                label=asked[2],
                events=tuple(told(game, max(eyes, SPECTATOR), events, known, lang, course.sides[n])),
                hidden=tuple(known + n for n, event in enumerate(events) if not event.seen_by(SPECTATOR)),
                round=_round(game),
                waiting=() if game.over else (game.state.seat,),
                view=view if n == first else None,
                patch=None if n == first else patch(before, view),
            )
        )
        known += len(events)
    return found


# -- one step ----------------------------------------------------------------------------------------------------------


def _answered(course: Course, game: Game, step: int, eyes: int, lang: str) -> tuple[int, str, str]:
    """Who decided, the question and the answer; words only for eyes that saw the question, which may be secret."""
    packed = course.decision(step)
    seat = seat_of(packed)
    if eyes not in (seat, EYES_OPEN):
        return seat, "", ""
    asking = Asking(game, lang)
    return seat, asking.prompt(), asking.label(answer_of(packed))


def _known(course: Course, upto: int, eyes: int) -> int:
    """How many of the first events these eyes know."""
    return upto if eyes == EYES_OPEN else sum(event.seen_by(eyes) for event in course.events[:upto])


def _events(course: Course, step: int, eyes: int) -> list[Event]:
    """What these eyes see happen in a step."""
    events = course.events[course.seen[step - 1] if step else 0 : course.seen[step]]
    return [event for event in events if eyes == EYES_OPEN or event.seen_by(eyes)]


def _look(game: Game, eyes: int) -> dict[str, Any]:
    """The position as these eyes see it; open eyes see what each player sees of the own cards and units."""
    if eyes != EYES_OPEN:
        return wire_view(game, eyes)
    view = wire_view(game, SPECTATOR)
    for seat in range(len(game.setup.seats)):
        own = wire_view(game, seat)
        if view["lore"] is not None:
            open_lore(view["lore"], own["lore"], seat)
        if view["world"] is not None:
            view["world"]["players"][str(seat)] = own["world"]["players"][str(seat)]
            if own["world"]["looked"]:
                view["world"]["looked"] = own["world"]["looked"]
        if view["combat"] is not None:
            for side, player in enumerate(_steering(own["combat"], view["world"] is not None)):
                if player == seat:
                    view["combat"]["sides"][side] = own["combat"]["sides"][side]
    return view


def _steering(combat: dict[str, Any], whole: bool) -> tuple[int, int]:
    """The seats whose cards lie at the two sides of a Combat; in a skirmish the seats are the sides."""
    return tuple(combat["players"]) if whole else (0, 1)


def _round(game: Game) -> int:
    state = game.state
    if isinstance(state, Battleground):
        return round_of(state)
    return state.game_round if isinstance(state, WholeGame) else int(getattr(state, "round", 0))


# -- the whole record --------------------------------------------------------------------------------------------------


def _seats(game: Game, lang: str) -> tuple[ReplaySeat, ...]:
    names = Names.of(game.view())
    seats = []
    for seat, side in enumerate(game.setup.seats):
        if names.whole:
            hero, faction = names.players[seat]
        else:
            combat = wire_view(game, SPECTATOR)["combat"]
            hero, faction = "", combat["factions"][seat]
        seats.append(ReplaySeat(seat, names.player(seat, lang), hero, faction, side))
    return tuple(seats)


def _rounds(course: Course) -> tuple[RoundAt, ...]:
    begins = "map_round" if isinstance(course.game.state, WholeGame) else "round"
    return tuple(
        RoundAt(int(event.args["n"]), course.step_of(n))
        for n, event in enumerate(course.events)
        if event.name == begins
    )


def _turns(course: Course) -> tuple[TurnAt, ...]:
    """Every turn from the step that began it to the one before the next; what comes before the first is no turn."""
    begun = [
        (int(event.args["player"]), course.step_of(n)) for n, event in enumerate(course.events) if event.name == "turn"
    ]
    nexts = [*begun[1:], (-1, course.steps + 1)]
    return tuple(
        TurnAt(player, step, max(step, after - 1)) for (player, step), (_, after) in zip(begun, nexts, strict=False)
    )


def _marks(course: Course, lang: str) -> tuple[Mark, ...]:
    """What is marked on the way, in words. The names are those of the end, when most tiles lie open."""
    names = Names.of(course.game.view())
    whole = isinstance(course.game.state, WholeGame)
    marks: list[Mark] = []
    meeting: Event | None = None
    for n, event in enumerate(course.events):
        if event.name in MEETINGS:
            meeting = event
        kind = MARKS.get(event.name, "") if whole else "end" if event.name in ENDINGS else ""
        shown = event
        if event.name == "combat":
            kind, shown = "combat", meeting or event
        elif event.name == "defeat" and not whole:
            kind = "defeat"
        if kind:
            marks.append(Mark(course.step_of(n), kind, _whose(shown), log_line(shown, names, lang)))
    return tuple(marks)


def _with_handovers(course: Course, marks: tuple[Mark, ...], lang: str) -> tuple[Mark, ...]:
    """The marks, and among them, in order, where a seat went to somebody else."""
    handed = [
        Mark(course.step_after(after), "hands", seat, message(f"replay-hands-{who}", lang, seat=seat + 1))
        for after, seat, who in course.game.handovers
    ]
    return tuple(sorted((*marks, *handed), key=lambda mark: mark.step))


def _whose(event: Event) -> int:
    """Whom an event is about: a player, or in a single Combat the side of a unit."""
    named = actor(event)
    if named is None:
        unit = str(event.args.get("unit", ""))
        return side_of(unit_of(unit)[1]) if unit else -1
    return named
