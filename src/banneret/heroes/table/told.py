"""What happened, as one pair of eyes may know it: sentences for the log, and events for the pieces that move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from banneret.heroes.state.battle import Battle
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.text.combat_events import side_of, unit_of
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.event import Event
from banneret.table.presenter import NOBODY
from banneret.table.protocol import Told
from banneret.table.told import Telling

if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.kernel.state import State

GUARDS: Final = -1
Sides = tuple[int, int]
"""The seats on the two sides of a Combat, GUARDS for guards, whoever controls them, and for AI heroes."""

SILENT: Final = frozenset({"activate", "end_turn"})
"""Events that the next line of the log says again."""
_TONES: Final = {
    "round": ("map_round", "round", "turn", "final_battle"),
    "fight": (
        "combat", "encounter", "fight", "attack", "retaliate", "damage", "burn", "break", "tower_gone", "siege",
        "town_taken", "win",
    ),
    "gain": (
        "income", "gained", "taken", "taken_top", "specialty", "experience", "level", "built", "recruited",
        "reinforced", "reinforce", "hired", "bought_spell", "flag", "grail", "regained", "goal", "won", "rule",
        "cube", "army_again", "heal", "morale_gained", "luck", "recover_card", "take_back", "recover",
        "unsilence",
    ),
    "loss": (
        "defeat", "flip", "hero_beaten", "hero_gone", "sacrificed", "unflag", "weakened", "removed", "remove",
        "doomed", "doom", "gloom", "hand_lost", "morale_lost", "homeless", "eliminated", "retreat", "surrender",
        "paralyse", "shackle",
    ),
}  # fmt: skip
_TONE: Final = {name: tone for tone, names in _TONES.items() for name in names}
_SIGNED: Final = {"resource": "n", "income_change": "n", "morale": "n", "movement": "n", "gain": "n2", "stat": "n2"}
"""Events that are a gain or a loss by the sign of a number."""


def told(telling: Telling) -> list[Told]:
    """Events a seat may know, in words; the context tells who was fighting before them."""
    game, seat, events, first, lang, sides, view, people = telling
    if not events:
        return []
    names = Names.of(view or game.view(seat), people)
    if sides is None:
        sides = _sides_before(game, seat, events)
    found: list[Told] = []
    for n, (event, line) in enumerate(zip(events, folded(events), strict=True)):
        sides = sides_after(event, sides)
        found.append(
            Told(
                n=first + n,
                name=event.name,
                args=event.args,
                text="" if line is None or event.name in SILENT else log_line(line, names, lang),
                who=_who(event, sides, len(game.setup.seats)),
                tone=tone(event),
                clauses=game.rules.clauses(event.step),
            )
        )
    return found


def folded(events: Sequence[Event]) -> list[Event | None]:
    """For each event a reader may know, what to put into words, or None if another line covers it.

    Consecutive draws make one sentence, that of the last; the drawn card itself announces a player's own draw. Income
    is reported as income, all resources of a player in one sentence, and not also as a gain before it. Who goes
    somewhere visits it, and who takes a result gains what it shows: neither is said twice.
    """
    lines: list[Event | None] = []
    drawn = 0
    income: list[str] = []
    for n, event in enumerate(events):
        line: Event | None = event
        if event.name == "draw":
            following = events[n + 1] if n + 1 < len(events) else None
            again = following.name if following is not None and actor(following) == actor(event) else ""
            if again in ("draw", "drawn"):
                line = None
                drawn += again == "draw"
            else:
                line = Event("draw", {**event.args, "n": drawn + 1}, event.step)
                drawn = 0
        elif event.name == "income":
            income.append(f"{event.args['n']}_{event.args['resource']}")
            if _more_income(events, n):
                line = None
            else:
                line = Event("income", {**event.args, "gifts": " ".join(income)}, event.step)
                income = []
        elif _said_beside(events, n):
            line = None
        lines.append(line)
    return lines


def _more_income(events: Sequence[Event], n: int) -> bool:
    """Whether the same player has income of another resource right after this."""
    following = [event for event in events[n + 1 : n + 3] if event.name != "gain"][:1]
    return any(event.name == "income" and actor(event) == actor(events[n]) for event in following)


_SAID_NEXT: Final = frozenset({("gain", "income"), ("result", "gain")})
"""Events whose news the one directly after them tells better."""


def _said_beside(events: Sequence[Event], n: int) -> bool:
    """Whether the event after this one tells it better, or a step before it has told already who comes to the place."""
    event = events[n]
    if n + 1 < len(events) and (event.name, events[n + 1].name) in _SAID_NEXT:
        return True
    if event.name != "visit" or n == 0 or events[n - 1].name != "walk":
        return False
    walk = events[n - 1].args
    return (walk["hero"], walk["field2"]) == (event.args["hero"], event.args["field"])


def tone(event: Event) -> str:
    """How an event reads."""
    if event.name in _SIGNED:
        return "gain" if int(event.args[_SIGNED[event.name]]) >= 0 else "loss"
    return _TONE.get(event.name, "")


# -- who did it --------------------------------------------------------------------------------------------------------


def actor(event: Event) -> int | None:
    """The seat an event names as the one it is about, -1 for guards."""
    for argument in ("player", "seat", "side"):
        if argument in event.args:
            return int(event.args[argument])
    return owner_of(int(event.args["hero"])) if "hero" in event.args else None


def _who(event: Event, sides: Sides, seats: int) -> int:
    """The seat that did it, or had it done; nobody where it is about all together, who count as one more seat."""
    named = actor(event)
    if named is not None:
        return named if GUARDS <= named < seats else NOBODY
    unit = str(event.args.get("unit", ""))
    return sides[side_of(unit_of(unit)[1])] if "@" in unit else NOBODY


def first_sides(state: State) -> Sides:
    """Who fights before anything has happened: in a skirmish its two sides, in a whole game nobody."""
    if isinstance(state, WholeGame):
        return NOBODY, NOBODY
    return 0, GUARDS if isinstance(state, Battle) and state.terms.neutral else 1


def _sides_before(game: Game, seat: int, events: Sequence[Event]) -> Sides:
    """Who was fighting before these events: in a whole game those who met last."""
    state = game.state
    if not isinstance(state, WholeGame):
        return first_sides(state)
    if not any("@" in str(event.args.get("unit", "")) for event in events):
        return NOBODY, NOBODY
    if state.base and not any(event.name == "combat" for event in events):
        return state.who[0], GUARDS if state.terms.neutral else state.who[1]
    seen = (event for event in game.events_back() if event.seen_by(seat))
    before: list[Event] = []
    for event in islice(seen, len(events), None):
        before.append(event)
        if event.name in ("walk", "turn", "ai_turn", "ai_fight", "final_battle"):
            break
    sides = (NOBODY, NOBODY)
    for event in reversed(before):
        sides = sides_after(event, sides)
    return sides


def sides_after(event: Event, sides: Sides) -> Sides:
    """Who is fighting after an event."""
    match event.name:
        case "turn":
            return int(event.args["player"]), NOBODY
        case "walk" | "encounter":
            return owner_of(int(event.args["hero"])), GUARDS if event.name == "encounter" else NOBODY
        case "ai_turn":
            return GUARDS, NOBODY
        case "ai_met":
            return owner_of(int(event.args["hero"])), GUARDS
        case "ai_fight":
            return GUARDS, owner_of(int(event.args["hero"]))
        case "fight":
            return owner_of(int(event.args["hero"])), owner_of(int(event.args["hero2"]))
        case "siege_pay":
            return sides[0], int(event.args["player"])
        case "final_battle":
            return int(event.args["player"]), int(event.args["player2"])
    return sides
