"""The bot `automa`: plays any seat as the rulebook steers units without a player.

It attacks, walks and places by the targeting rules, never defends unless they say so, plays no cards and decides what
they leave open by the lowest space.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from banneret.heroes.combat.ability_questions import HEALING, healed, most_damaged
from banneret.heroes.combat.activation import breakable
from banneret.heroes.combat.ai.targeting import (
    approach,
    approachable,
    attackable,
    preferred,
    second_victim,
    shot_targets,
    stand_for,
    wall_to_break,
)
from banneret.heroes.combat.attack import ATTACKING_UNIT, ENGAGE, chose_second
from banneret.heroes.combat.deployment import DEPLOYING_SIDE, ROW_TAKEN
from banneret.heroes.combat.neutral_units import from_left, placed_next, placement_row
from banneret.heroes.combat.siege import gate_in_front
from banneret.heroes.geometry.combat_board import spaces_in
from banneret.heroes.state import answers_combat as answers
from banneret.heroes.state.battle import Battle
from banneret.heroes.tables.units_and_cards import RANGED, TYPE
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import (
    K_ACTION,
    K_CARD,
    K_CONTINUE,
    K_MAY,
    K_PLAY,
    K_REROLL,
    K_SPACE,
    K_TARGET,
    K_UNIT,
)
from banneret.kernel.rules import GameRules, View
from banneret.kernel.sequence import at
from banneret.kernel.state import NEXT_STEP

NOTING_SECOND: Final = at(ENGAGE, chose_second)
HEALS: Final = at(HEALING, healed)


class HeroesAutoma:
    """Answers by the targeting rules; where they leave a choice, the first option is taken."""

    def __init__(self, seed: int) -> None:
        self._aim = (-1, -1, -1)
        """Round, unit and space of the enemy a unit has moved next to, so that it strikes whom it moved for."""

    def choose(self, view: View, rules: GameRules) -> int:
        """What the rules say, or the first option where they say nothing that is offered."""
        s = cast(Battle, view.state)
        if s.kind == K_ACTION:
            wanted = self._action(s)
        else:
            usual_answer = USUAL_ANSWERS.get(s.kind)
            wanted = usual_answer(s, view.seat) if usual_answer else s.options[0]
        return wanted if wanted in s.options else s.options[0]

    def _action(self, s: Battle) -> int:
        """Strike the preferred target, walking to it first; with nobody in reach break a wall or come nearer."""
        u = s.active
        if TYPE[s.row[u]] == RANGED:
            aims = preferred(s, u, shot_targets(s, u), True)
            attack = option(answers.ATTACK, spaces_in(aims)[0])
            return attack if attack in s.options else answers.DONE
        here = [argument(o) for o in s.options if verb(o) == answers.ATTACK]
        can_move = any(verb(o) == answers.MOVE for o in s.options)
        if self._aim[:2] == (s.round, u) and self._aim[2] in here:
            return option(answers.ATTACK, self._aim[2])
        reachable = attackable(s, u) if can_move else sum(1 << space for space in here)
        if not reachable:
            return self._advance(s, u)
        target = spaces_in(preferred(s, u, reachable, True))[0]
        stand = stand_for(s, u, target)
        if stand == s.pos[u]:
            return option(answers.ATTACK, target)
        self._aim = (s.round, u, target)
        return option(answers.MOVE, stand)

    def _advance(self, s: Battle, u: int) -> int:
        """With nobody in reach: break the nearest wall, stay behind one's own, or go towards the preferred target."""
        wall = wall_to_break(s, u)
        if wall >= 0:
            if breakable(s, u) >> wall & 1:
                return option(answers.BREAK, wall)
            stand = stand_for(s, u, wall)
            return self._go(s, u, stand if stand >= 0 else approach(s, u, wall))
        goals = approachable(s, u)
        if not goals:
            return answers.DEFEND if answers.DEFEND in s.options else answers.DONE
        return self._go(s, u, approach(s, u, spaces_in(preferred(s, u, goals, False))[0]))

    def _go(self, s: Battle, u: int, space: int) -> int:
        move = option(answers.MOVE, space)
        return move if space != s.pos[u] and move in s.options else answers.DONE


def next_unit(s: Battle, _seat: int) -> int:
    """The next unit to place, by initiative and tier; everything that may come comes.

    The side is that of the frame and not of the seat: ties among an automatic side's units are put to the other seat.
    """
    if verb(s.options[0]) != answers.DEPLOY:
        return s.options[0]
    return option(answers.DEPLOY, placed_next(s, s.stack[DEPLOYING_SIDE])[0])


def space(s: Battle, _seat: int) -> int:
    """Where the unit being placed goes, or where the Gate is put; a pushed unit gives way to the lowest space."""
    what = verb(s.options[0])
    if what == answers.GATE:
        return option(answers.GATE, gate_in_front(s))
    if what == answers.PLACE and s.active < 0:
        side, row = s.stack[DEPLOYING_SIDE], s.stack[ROW_TAKEN]
        return option(answers.PLACE, from_left(s, placement_row(s, row, side), side))
    return s.options[0]


def target(s: Battle, _seat: int) -> int:
    """A second victim, a unit to heal, or a target among those the rules hold equal."""
    step = s.stack[NEXT_STEP]
    spaces = sum(1 << argument(o) for o in s.options)
    if step == NOTING_SECOND:
        return option(answers.TARGET, s.pos[second_victim(s, s.stack[ATTACKING_UNIT], spaces)])
    if step == HEALS:
        return option(answers.TARGET, s.pos[most_damaged(s, sum(1 << s.at[argument(o)] for o in s.options))])
    return s.options[0]


def reroll(s: Battle, _seat: int) -> int:
    """A die that shows -1 is rolled again, since that can only help; any other is kept."""
    for o in s.options:
        if (
            verb(o) in (answers.REROLL, answers.MORALE_REROLL, answers.MORALE_PLUS)
            and argument(o) < len(s.dice)
            and s.dice[argument(o)] == -1
        ):
            return o
    return answers.KEEP


USUAL_ANSWERS: Final[dict[int, Callable[[Battle, int], int]]] = {
    K_UNIT: next_unit,
    K_SPACE: space,
    K_TARGET: target,
    K_REROLL: reroll,
    K_PLAY: lambda _s, _seat: answers.PASS,
    K_CARD: lambda s, _seat: answers.KEEP if answers.KEEP in s.options else answers.DONE,
    K_MAY: lambda _s, _seat: answers.YES,
    K_CONTINUE: lambda s, _seat: answers.EXTEND if answers.EXTEND in s.options else s.options[-1],
}
