"""Events of BattleLore for the log and for the pieces: how they read, who did them, and which share a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice, takewhile
from typing import TYPE_CHECKING, Final, cast

from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.battlelore.text.names_and_events import hero_names, name, people_of, sentence, side_name, word
from banneret.kernel.event import Event
from banneret.table.presenter import NOBODY
from banneret.table.protocol import Told
from banneret.table.told import Telling

if TYPE_CHECKING:
    pass

TONES: Final = {
    "round": ("turn",),
    "fight": ("attack", "back", "bonus", "hit", "bolt", "critical", "win", "power"),
    "gain": (
        "banner", "lore_gained", "experience", "treasure", "artifact", "bought", "learned", "councillor", "regain",
        "deed", "healed", "raised", "trained", "chest", "quest", "summon",
    ),
    "loss": ("gone", "retreat", "run", "panic", "blocked", "wounded", "withdraw", "banner_lost", "scar", "ransom",
             "poison", "web"),
}  # fmt: skip
TONE: Final = {name: tone for tone, names in TONES.items() for name in names}
TOLD_BY_NEXT: Final = {"draw": "drawn", "lore_draw": "lore_drawn"}
"""The drawn card itself announces a player's own draw."""


def told(telling: Telling) -> list[Told]:
    """Events in words. Those of a side are attributed to its first player."""
    game, _, events, first, lang, _, _, names = telling
    state = cast(Battleground, game.state)
    seats = state.game_terms.sides
    found = []
    run = _orders_before(telling)
    lines = battlelore_lines(events, lang, hero_names(state), people_of(seats, names), run)
    for n, (event, line) in enumerate(zip(events, lines, strict=True)):
        side = side_in(event)
        run = after_orders(run, event)
        found.append(
            Told(
                n=first + n,
                name=event.name,
                args=event.args,
                text=line,
                who=NOBODY if side is None else seats.index(side),
                tone=TONE.get(event.name, ""),
                clauses=game.rules.clauses(event.step),
                covers=max(0, len(run) - 1) if line else 0,
            )
        )
    return found


Orders = tuple[str, ...]
"""The units ordered one directly after the other, as events name them: they share a line."""


def after_orders(run: Orders, event: Event) -> Orders:
    """The units ordered in a row, once this has happened too."""
    return (*run, str(event.args["unit"])) if event.name == "order" else ()


def _orders_before(telling: Telling) -> Orders:
    """The units ordered directly before what is told of: each may have been an answer, and a message, of its own."""
    if telling.context is not None:
        return cast(Orders, telling.context)
    seen = (event for event in telling.game.events_back() if event.seen_by(telling.seat))
    before = islice(seen, len(telling.events), None)
    run = [str(event.args["unit"]) for event in takewhile(lambda event: event.name == "order", before)]
    return tuple(reversed(run))


def battlelore_lines(
    events: Sequence[Event], lang: str, heroes: Mapping[int, str], people: Sequence[str] = (), run: Orders = ()
) -> list[str]:
    """The sentences of events, one for each: dice that follow each other make one, that of the last, and so do orders.

    `heroes` are the names of heroes by the units they are, `people` those of both sides' players, `run` the units
    ordered directly before.
    """
    lines = []
    faces: list[str] = []
    for n, event in enumerate(events):
        run = after_orders(run, event)
        following = events[n + 1].name if n + 1 < len(events) else ""
        if event.name == "die":
            faces.append(name("face", str(event.args["face"]), lang))
            if following == "die":
                lines.append("")
                continue
            who = side_name(int(event.args["side"]), lang, people)
            lines.append(word("event-die", lang, {"side": who, "face": ", ".join(faces)}))
            faces = []
        elif len(run) > 1 or (run and following == "order"):
            lines.append("" if following == "order" else _orders(run, lang, heroes, people))
        else:
            lines.append("" if TOLD_BY_NEXT.get(event.name) == following else sentence(event, lang, heroes, people))
    return lines


def _orders(run: Orders, lang: str, heroes: Mapping[int, str], people: Sequence[str]) -> str:
    """One sentence for several orders; units of one kind are counted."""
    ordered = [(kind, int(number)) for kind, _, number in (unit.partition("@") for unit in run)]
    counted = Counter(heroes.get(number) or name("unit", kind, lang) for kind, number in ordered)
    units = ", ".join(what if n == 1 else f"{n} × {what}" for what, n in counted.items())
    return word("event-orders", lang, {"side": side_name(SIDE_OF[ordered[0][1]], lang, people), "units": units})


def side_in(event: Event) -> int | None:
    """The side that did something, or had it done."""
    if "side" in event.args:
        return int(event.args["side"])
    unit = str(event.args.get("unit", ""))
    return SIDE_OF[int(unit.partition("@")[2])] if "@" in unit else None
