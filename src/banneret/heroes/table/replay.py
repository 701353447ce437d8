"""Records of *Heroes*: rounds, turns and marks of a replay, how strong the players were, and what nobody hides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.battle import DEFENDER, SIDE_OF, UNDECIDED, Battle
from banneret.heroes.state.events_combat import E_ROUND
from banneret.heroes.state.events_map import E_MAP_ROUND
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.told import actor
from banneret.heroes.tables.units_and_cards import TOWER_KIND, kind_of
from banneret.heroes.text.combat_events import side_of, unit_of
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.heroes.view.game import units_pile
from banneret.kernel.event import Event
from banneret.table.replay.types import Mark, ReplaySeat, RoundAt, TurnAt

if TYPE_CHECKING:
    from banneret.kernel.event import RawEvent
    from banneret.kernel.game import Game
    from banneret.kernel.state import State
    from banneret.table.replay.past_game import PastGame

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


def begins_round(state: State, raw: RawEvent) -> bool:
    """Whether an event begins a round of the map, or of a single Combat."""
    return raw[0] == (E_MAP_ROUND if isinstance(state, WholeGame) else E_ROUND)


def round_of(state: State) -> int:
    """The round a position is in."""
    return state.game_round if isinstance(state, WholeGame) else int(getattr(state, "round", 0))


def opened(view: dict[str, Any], own: list[dict[str, Any]]) -> dict[str, Any]:
    """A spectator's view, with what each player sees of their own cards and units laid into it."""
    for seat, seen in enumerate(own):
        if view["world"] is not None:
            view["world"]["players"][str(seat)] = seen["world"]["players"][str(seat)]
            if seen["world"]["looked"]:
                view["world"]["looked"] = seen["world"]["looked"]
        if view["combat"] is not None:
            for side, player in enumerate(_steering(seen["combat"], view["world"] is not None)):
                if player == seat:
                    view["combat"]["sides"][side] = seen["combat"]["sides"][side]
    return view


def _steering(combat: dict[str, Any], whole: bool) -> tuple[int, int]:
    """The seats whose cards lie at the two sides of a Combat; in a skirmish the seats are the sides."""
    return tuple(combat["players"]) if whole else (0, 1)


def strength(state: State) -> tuple[int, ...]:
    """What the army of each player is worth: the gold it would cost, damage on the board taken off.

    Once a Combat has ended its survivors are in their unit decks again, though they still stand on the board; guards
    have none and are counted where they stand.
    """
    assert isinstance(state, Battle)
    worth = worths()
    if isinstance(state, WholeGame):
        totals = [sum(worth.left(row, 0) for row in _owned(state, n)) for n in range(state.game_terms.players)]
        seats = [-1 if side and state.terms.neutral else state.who[side] for side in (0, 1)] if state.base else [-1, -1]
    else:
        totals = [sum(worth.left(row, 0) for row in state.piles[RESERVE + side]) for side in (0, 1)]
        seats = [0, 1]
    for u in units_in(state.alive):
        seat = seats[SIDE_OF[u]]
        if state.outcome != UNDECIDED and not (state.terms.neutral and SIDE_OF[u] == DEFENDER):
            continue
        if seat >= 0 and kind_of(state.row[u]) != TOWER_KIND[0]:
            totals[seat] += worth.left(state.row[u], state.damage[u])
    return tuple(round(total) for total in totals)


def _owned(s: WholeGame, player: int) -> tuple[int, ...]:
    """The unit deck of a player, without what is on the board."""
    return tuple(s.piles[units_pile(s, player)])


def seats(game: Game, view: dict[str, Any], lang: str) -> tuple[ReplaySeat, ...]:
    """Who played; `view` is what a spectator sees."""
    names = Names.of(game.view())
    found = []
    for seat, side in enumerate(game.setup.seats):
        faction = names.players[seat][1] if names.whole else view["combat"]["factions"][seat]
        found.append(ReplaySeat(seat, names.player(seat, lang), side, faction))
    return tuple(found)


def rounds(past: PastGame) -> tuple[RoundAt, ...]:
    """Every round with the step that began it."""
    begins = "map_round" if isinstance(past.game.state, WholeGame) else "round"
    return tuple(
        RoundAt(int(event.args["n"]), past.step_of(n)) for n, event in enumerate(past.events) if event.name == begins
    )


def turns(past: PastGame) -> tuple[TurnAt, ...]:
    """Every turn from the step that began it to the one before the next; what comes before the first is not a turn."""
    begun = [
        (int(event.args["player"]), past.step_of(n)) for n, event in enumerate(past.events) if event.name == "turn"
    ]
    nexts = [*begun[1:], (-1, past.steps + 1)]
    return tuple(
        TurnAt(player, step, max(step, after - 1)) for (player, step), (_, after) in zip(begun, nexts, strict=False)
    )


def marks(past: PastGame, lang: str) -> tuple[Mark, ...]:
    """What is marked on the way, in words. The names are those of the end, when most tiles lie open."""
    names = Names.of(past.game.view())
    whole = isinstance(past.game.state, WholeGame)
    found: list[Mark] = []
    meeting: Event | None = None
    for n, event in enumerate(past.events):
        if event.name in MEETINGS:
            meeting = event
        kind = MARKS.get(event.name, "") if whole else "end" if event.name in ENDINGS else ""
        shown = event
        if event.name == "combat":
            kind, shown = "combat", meeting or event
        elif event.name == "defeat" and not whole:
            kind = "defeat"
        if kind:
            found.append(Mark(past.step_of(n), kind, _whose(shown), log_line(shown, names, lang)))
    return tuple(found)


def _whose(event: Event) -> int:
    """Whom an event is about: a player, or in a single Combat the side of a unit."""
    named = actor(event)
    if named is None:
        unit = str(event.args.get("unit", ""))
        return side_of(unit_of(unit)[1]) if unit else -1
    return named
