"""Records of BattleLore: rounds, turns and marks of a replay, how strong the sides were, and a game in numbers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

from banneret.battlelore.box.tables import FACE_NAMES, FIRST_CREATURE, MELEE_DICE
from banneret.battlelore.geometry.grid import SIDE_NAMES
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.events import E_TURN
from banneret.battlelore.state.unit_numbers import SIDE_OF, units_in
from banneret.battlelore.table.told import side_in
from banneret.battlelore.text.names_and_events import hero_names, name, seat_name, sentence, word
from banneret.table.replay.types import (
    DiceInfo,
    FaceCount,
    Mark,
    NumberLine,
    PlayerDice,
    ReplaySeat,
    RoundAt,
    Statistics,
    TurnAt,
)

if TYPE_CHECKING:
    from banneret.kernel.event import RawEvent
    from banneret.kernel.game import Game
    from banneret.table.replay.past_game import PastGame

MARKS: Final = {
    "gone": "defeat",
    "wounded": "defeat",
    "tent": "flag",
    "quest": "flag",
    "learned": "level",
    "councillor": "level",
    "win": "end",
}
"""Events that are marked."""
ALONE: Final = 4
"""A Creature or a Champion counts for this many figures."""
DIE: Final = "battle"


def begins_round(raw: RawEvent) -> bool:
    """Whether an event begins a round: a turn of each side, the starting side's first."""
    return raw[0] == E_TURN and raw[3] % 2 == 1


def round_of(s: Battleground) -> int:
    """The round a position is in, 0 before the first."""
    return (s.turns + 1) // 2


def strength_of(s: Battleground) -> tuple[int, ...]:
    """What the army of each side is worth: for every figure its battle dice."""
    totals = [0, 0]
    for u in units_in(s.alive):
        figures = ALONE if s.troop[u] >= FIRST_CREATURE else s.figures[u]
        totals[SIDE_OF[u]] += figures * MELEE_DICE[s.troop[u]]
    return tuple(totals[side] for side in s.game_terms.sides)


def seats_of(game: Game, lang: str) -> tuple[ReplaySeat, ...]:
    """Who played."""
    sides = cast(Battleground, game.state).game_terms.sides
    return tuple(
        ReplaySeat(seat, seat_name(sides, seat, lang), line, SIDE_NAMES[sides[seat]])
        for seat, line in enumerate(game.setup.seats)
    )


def rounds_of(past: PastGame) -> tuple[RoundAt, ...]:
    """Every round with the step that began it."""
    return tuple(
        RoundAt((int(event.args["n"]) + 1) // 2, past.step_of(n))
        for n, event in enumerate(past.events)
        if event.name == "turn" and int(event.args["n"]) % 2
    )


def turns_of(past: PastGame) -> tuple[TurnAt, ...]:
    """Every turn from the step that began it to the one before the next."""
    sides = cast(Battleground, past.game.state).game_terms.sides
    begun = [
        (sides.index(int(event.args["side"])), past.step_of(n))
        for n, event in enumerate(past.events)
        if event.name == "turn"
    ]
    nexts = [*begun[1:], (-1, past.steps + 1)]
    return tuple(TurnAt(seat, step, max(step, end - 1)) for (seat, step), (_, end) in zip(begun, nexts, strict=False))


def marks_of(past: PastGame, lang: str) -> tuple[Mark, ...]:
    """What is marked on the way, in words."""
    state = cast(Battleground, past.game.state)
    sides = state.game_terms.sides
    marks = []
    for n, event in enumerate(past.events):
        if event.name in MARKS:
            side = side_in(event)
            seat = -1 if side is None else sides.index(side)
            marks.append(Mark(past.step_of(n), MARKS[event.name], seat, sentence(event, lang, hero_names(state))))
    return tuple(marks)


def open_sides(view: dict[str, Any], own: dict[str, Any], seat: int) -> None:
    """Lay into a spectator's view what a player sees of their own side."""
    side = own["players"][seat]["side"]
    view["sides"][side] = own["sides"][side]


# -- numbers -----------------------------------------------------------------------------------------------------------


class _Tally:
    """What is counted for one side."""

    def __init__(self) -> None:
        self.battles = 0
        self.felled = 0
        self.units_lost = 0
        self.figures = 0
        self.lore = 0
        self.thrown: Counter[str] = Counter()


def statistics_of(past: PastGame, lang: str) -> Statistics:
    """Everything countable about an adventure, finished or not; allies share what is counted."""
    tallies = (_Tally(), _Tally())
    for event in past.events:
        side = side_in(event)
        if side is None:
            continue
        match event.name:
            case "attack" | "back" | "bonus":
                tallies[side].battles += 1
            case "gone":
                tallies[side].units_lost += 1
                tallies[1 - side].felled += 1
            case "hit":
                tallies[1 - side].figures += int(event.args["n"])
            case "lore_played":
                tallies[side].lore += 1
            case "die":
                tallies[side].thrown[str(event.args["face"])] += 1
    over = [event for event in past.events if event.name == "win"]
    sides = cast(Battleground, past.game.state).game_terms.sides
    return Statistics(
        rounds=max(len(past.strength) - 1, 0),
        steps=past.steps,
        ended=" ".join(sentence(event, lang) for event in over),
        clauses=tuple(clause for event in over for clause in past.game.rules.clauses(event.step))[:4],
        lines=_lines([tallies[side] for side in sides], lang),
        dice=tuple(_throws(seat, tallies[side], lang) for seat, side in enumerate(sides)),
        strength=tuple(past.strength),
        strength_name=word("number-strength", lang),
        strength_unit=word("number-strength-unit", lang),
    )


def _lines(tallies: list[_Tally], lang: str) -> tuple[NumberLine, ...]:
    counted = {
        "battles": [tally.battles for tally in tallies],
        "felled": [tally.felled for tally in tallies],
        "units_lost": [tally.units_lost for tally in tallies],
        "figures": [tally.figures for tally in tallies],
        "lore_cards": [tally.lore for tally in tallies],
    }
    return tuple(
        NumberLine(id, word(f"number-{id}", lang), tuple(values), fewer=id == "units_lost")
        for id, values in counted.items()
    )


def _throws(seat: int, tally: _Tally, lang: str) -> PlayerDice:
    thrown = sum(tally.thrown.values())
    faces = tuple(
        FaceCount(face, name("face", face, lang), tally.thrown[face], round(thrown / len(FACE_NAMES), 2))
        for face in FACE_NAMES
    )
    return PlayerDice(seat, (DiceInfo(DIE, thrown, faces),))
