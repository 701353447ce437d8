"""What may be answered automatically for a seat of *Heroes*. Each function looks at the question and at what the seat
knows.

What they answer is among the options, or nothing: then the player is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.adventure.map.after_combat import AFTERMATH
from banneret.heroes.adventure.map.combat_terms import GUARDS
from banneret.heroes.adventure.map.entering import FIGHT
from banneret.heroes.adventure.town.others_turns import TOWN_WINDOW
from banneret.heroes.bots.automa import HeroesAutoma
from banneret.heroes.combat.deployment import DEPLOYING_SIDE, ROW_TAKEN
from banneret.heroes.game.final_battle import FINAL_BATTLE
from banneret.heroes.state.answers_combat import DEPLOY, DONE, PASS, PLACE
from banneret.heroes.state.battle import ATTACKER, DEFENDER, Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import kind_of
from banneret.kernel.answers import answer_of, seat_of
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.sequence import in_sequence, question_of
from banneret.kernel.state import frames
from banneret.table.habits import HabitAnswer
from banneret.table.idle_plays import only_passing_matters

if TYPE_CHECKING:
    from banneret.kernel.game import Game

HABITS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("ask", "draw", "keep"),
    "town": ("ask", "pay", "turn"),
    "cards": ("ask", "useful"),
    "guards": ("ask", "rules"),
    "deploy": ("ask", "again", "rules"),
    "fights": ("ask", "bot"),
}
DELEGATING: Final = frozenset({"fights"})
"""Habits that let a bot answer."""
STANDING_ORDERS: Final = {"town": "turn", "cards": "useful", "guards": "rules", "deploy": "again", "fights": "bot"}
"""With these a turn is played to its end without the others."""
COMBAT_HABITS: Final = {id: HABITS[id] for id in ("cards", "deploy")}
"""Those that mean something without a map."""
PASSING_ASIDE: Final = frozenset({"asked", "passes", "playable", "known"})
"""What a Combat notes of who has passed and who could play what."""
FREE_IN_TOWN: Final = frozenset({"pass", "morale_draw", "morale_swap", "morale_use"})
"""What is offered in a town window and costs nothing."""


def _start(game: Game, _seat: int, way: str) -> int | None:
    """The start of a turn: cards are drawn up to the limit; a player who keeps all cards is not asked for discards
    either.

    Rules: H3-TRN-02, H3-TRN-03.
    """
    question = question_of(game.state.step)
    if question == "ask_draw":
        return max(game.state.options, key=argument)
    return DONE if question == "ask_turn_discard" and way == "keep" else None


def _town(game: Game, _seat: int, way: str) -> int | None:
    """Windows for town actions: passed until the player's own turn, or where there is nothing to pay for."""
    state = game.state
    if question_of(state.step) != "ask_town":
        return None
    keys = [game.rules.key(state.kind, one).partition(":")[0] for one in state.options]
    return PASS if way == "turn" or FREE_IN_TOWN.issuperset(keys) else None


def _cards(game: Game, seat: int, _way: str) -> int | None:
    """Windows for cards: passed where nothing that could be played does anything. Rules: H3-CBC-04, H3-CRD-16."""
    return PASS if only_passing_matters(game, seat, PASS, PASSING_ASIDE) else None


def steers_guards(s: Battle, seat: int) -> bool:
    """Whether a seat commands the guards against somebody else, and is asked for them. Rules: H3-CBS-21."""
    fights = not isinstance(s, WholeGame) or s.base > 0
    control = s.terms.control
    return fights and s.terms.neutral and control[DEFENDER] == seat != control[ATTACKER]


def _guards(game: Game, seat: int, _way: str) -> int | None:
    """Guards against somebody else act as those that nobody commands. Rules: H3-AIC-03."""
    state = game.state
    if not isinstance(state, Battle) or not steers_guards(state, seat) or question_of(state.step) == "ask_town":
        return None
    return HeroesAutoma(0).choose(game.view(seat), game.rules)


def _deploy(game: Game, seat: int, way: str) -> int | None:
    """The player's own army stands where each unit stood last, or as the rules place an army without a player.

    Rules: H3-CBS-13, H3-CBS-15.
    """
    state = game.state
    what = verb(state.options[0]) if isinstance(state, Battle) else -1
    if not isinstance(state, Battle) or what not in (DEPLOY, PLACE) or state.active >= 0:
        return None
    if state.terms.neutral and state.stack[DEPLOYING_SIDE] == DEFENDER:
        return None
    if way == "rules":
        return HeroesAutoma(0).choose(game.view(seat), game.rules)
    places = last_places(game, seat)
    if what == DEPLOY:
        return next((one for one in state.options if verb(one) == DEPLOY and argument(one) in places), None)
    stood = places.get(kind_of(state.stack[ROW_TAKEN]), [])
    return next((one for space in stood if (one := option(PLACE, space)) in state.options), None)


def fought_for(game: Game, seat: int) -> bool:
    """Whether a seat is asked in somebody else's turn because it was attacked there: in the Combat, or before or after
    it. The final battle is nobody's turn, and decides the game: both fight it themselves.

    Rules: H3-CBS-03, H3-END-18, H3-VIC-01.
    """
    s = game.state
    if not isinstance(s, WholeGame) or s.turn in (seat, -1):
        return False
    under_way = frames(s)
    if any(in_sequence(step, FINAL_BATTLE) for step, *_ in under_way):
        return False
    if s.base:
        return not s.terms.neutral
    if any(in_sequence(step, TOWN_WINDOW) for step, *_ in under_way):
        return False
    fights = (
        in_sequence(step, FIGHT) or in_sequence(step, AFTERMATH) for step, _, _, army in under_way if army != GUARDS
    )
    return any(fights)


def last_places(game: Game, seat: int) -> dict[int, list[int]]:
    """By kind of unit, the spaces on which a seat has placed one, the latest first."""
    found: dict[int, list[int]] = {}
    space = -1
    for packed in reversed(game.played):
        if seat_of(packed) != seat:
            continue
        answer = answer_of(packed)
        if verb(answer) == PLACE:
            space = argument(answer)
        elif verb(answer) == DEPLOY and space >= 0:
            found.setdefault(argument(answer), []).append(space)
            space = -1
        else:
            space = -1
    return found


HABIT_ANSWERS: Final[dict[str, HabitAnswer]] = {
    "start": _start,
    "town": _town,
    "cards": _cards,
    "guards": _guards,
    "deploy": _deploy,
}
