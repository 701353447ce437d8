"""Bots never wait for each other without end: a Combat in which nothing happens is brought on."""

from collections.abc import Sequence
from random import Random
from typing import cast

import pytest

import banneret
from banneret.bots import make
from banneret.bots.greedy_search import GreedyBot
from banneret.bots.search.luck import Luck
from banneret.heroes.bots.combat_only import PATIENCE, drags_on, pressed
from banneret.heroes.bots.fight.fight_judge import FightJudge
from banneret.heroes.state.answers_combat import ATTACK, DEFEND, DONE
from banneret.heroes.state.battle import Battle
from banneret.kernel.game import Game
from banneret.kernel.keys import verb
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.rules import GameRules, View
from banneret.kernel.state import CHANCE, OVER, State, copy_state

APART = (
    ("castle_halberdiers@d5", "castle_crusaders@b2*2 castle_griffins@a5"),
    ("castle_halberdiers@a1", "necropolis_vampires@b5 necropolis_zombies@a5"),
)
"""Sides of which each gains by being attacked."""


class Waiting:
    """Strikes whoever stands at hand, and otherwise defends."""

    def choose(self, view: View, rules: GameRules) -> int:
        options = view.state.options
        blows = [o for o in options if verb(o) == ATTACK]
        if view.state.kind != K_ACTION or blows:
            return (blows or options)[0]
        return DEFEND if DEFEND in options else DONE


def fight(seats: tuple[str, ...]) -> Game:
    return banneret.new("heroes", scenario="skirmish", seats=list(seats), seed=1)


@pytest.mark.parametrize("bot", ["greedy", "search:4sims"])
@pytest.mark.parametrize("seats", APART, ids=["castle", "castle and necropolis"])
def test_a_bot_ends_a_fight_with_somebody_who_waits(bot: str, seats: tuple[str, ...]) -> None:
    game = fight(seats)
    players = [make(bot, "heroes", 1), Waiting()]
    for _ in range(150):
        if game.over:
            break
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    assert game.over


def test_quick_players_do_not_wait_for_each_other_either() -> None:
    judge = FightJudge()
    luck = Luck(Random(1))
    world = cast(Battle, fight(APART[1]).state.copy())
    judge.begin(world, world.seat)
    for _ in range(400):
        if world.seat == OVER:
            break
        world.apply(luck.outcome(world) if world.seat == CHANCE else judge.answer(world, luck))
    assert world.seat == OVER
    assert world.round < 2 * PATIENCE + 6


def kept(*seats: str) -> set[str]:
    """What the first unit may still do once the fight drags on."""
    game = fight(seats)
    return {game.choice.key(answer) for answer in pressed(cast(Battle, game.state))}


def test_who_is_far_away_comes_nearer_and_who_is_beside_an_enemy_strikes() -> None:
    assert kept("castle_halberdiers@b1", "necropolis_vampires@b2") == {"attack:b1"}
    assert kept("castle_halberdiers@b1", "necropolis_vampires@b5") == {"move:b2"}, "to its side at once"
    nearer = kept("castle_halberdiers@a1", "necropolis_zombies@d5")
    assert "move:b2" in nearer
    assert all(key.startswith("move:") for key in nearer), "nobody defends or does nothing"


def test_a_fight_drags_on_when_nobody_has_been_hurt_for_some_rounds() -> None:
    state = cast(Battle, fight(APART[1]).state.copy())
    state.round = PATIENCE + 1
    assert drags_on(state)
    state.stirred = 1
    assert not drags_on(state)


def test_an_answer_followed_by_forced_answers_without_end_is_valued_all_the_same() -> None:
    """A position that only goes on and on has no next decision to be valued at."""
    state = Treadmill()
    state.clear()
    state.ask(0, K_ACTION, [1, 2])
    assert GreedyBot(1, Any()).search(state, 0) == 2
    assert Treadmill.steps < 5000


class Treadmill(State):
    """After any answer there is only one, for ever."""

    __slots__ = ("given",)
    steps = 0

    def copy(self) -> State:
        new = Treadmill()
        copy_state(self, new)
        return new

    def apply(self, answer: int) -> None:
        Treadmill.steps += 1
        self.answer = max(self.answer, answer)
        self.ask(0, K_ACTION, [1])


class Any:
    """Likes the higher answer."""

    def begin(self, state: State, seat: int) -> None:
        pass

    def worth_trying(self, state: State) -> Sequence[int]:
        return state.options

    def value(self, state: State) -> float:
        return float(state.answer)

    def follow(self, state: State) -> Sequence[int]:
        return ()

    def spreads(self, state: State) -> bool:
        return False
