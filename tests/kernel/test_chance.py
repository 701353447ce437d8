"""Chance as a seat: probabilities for those who look, separate streams for those who play."""

from math import isclose

import pytest

import banneret
from banneret.games import rules_of
from banneret.kernel.chance import Streams
from banneret.kernel.choice import Choice
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_DRAW, K_LAND, K_ROLL
from banneret.kernel.state import CHANCE, State
from tests.heroes.builder import skirmish

RULES = rules_of("heroes")
CARDS = ("attack", "defense", "offense", "armorer")
PILE = tuple(range(50))


def chance(kind: int, outcomes: tuple[int, ...]) -> Choice:
    state = State()
    state.clear()
    state.chance(kind, outcomes)
    return Choice(RULES, state)


def test_repeats_are_weights() -> None:
    choice = chance(K_ROLL, (1, -1, 0, 0, 1, 1))
    assert choice.seat == CHANCE
    assert choice.options == (-1, 0, 1)
    assert choice.keys == ("die:-1", "die:0", "die:+1")
    assert choice.probabilities == (1 / 6, 2 / 6, 3 / 6)
    assert not choice.private


def test_probabilities_come_in_the_order_of_the_options_and_sum_to_one() -> None:
    choice = chance(K_DRAW, (0, 1, 1, 2, 2, 2, 3))
    assert choice.options == (0, 1, 2, 3)
    assert isclose(sum(choice.probabilities), 1)
    assert choice.probabilities[2] == max(choice.probabilities)
    assert len(choice) == 4


def test_a_player_is_asked_without_probabilities() -> None:
    assert skirmish("castle_griffins@b3", "necropolis_zombies@b4").choice.probabilities == ()


def test_the_game_shows_chance_where_it_is_asked() -> None:
    """A branch stops before the die instead of rolling it."""
    game = banneret.new(
        "heroes", scenario="skirmish", seats=["castle_griffins@b3", "necropolis_zombies@b4"], seed=3
    )  # fmt: skip
    game.apply("attack:b4")
    branch = game.branch(1)
    assert branch.choice.seat == CHANCE
    assert branch.choice.kind_name == "roll"
    assert branch.choice.keys == ("die:-1", "die:0", "die:+1")
    assert branch.choice.probabilities == (1 / 3, 1 / 3, 1 / 3)
    with pytest.raises(banneret.Refused, match="chance is asked"):
        branch.apply("die:+1")
    branch.settle()
    assert branch.record() == game.record()


@pytest.mark.parametrize("others", [(K_ROLL, K_LAND), (K_DRAW,), (K_ROLL, K_DRAW, K_LAND)])
def test_one_stream_does_not_hear_the_others(others: tuple[int, ...]) -> None:
    for kind in (K_ROLL, K_DRAW, K_LAND):
        if kind in others:
            continue
        quiet, busy = Streams(7), Streams(7)
        first, second = [], []
        for n in range(200):
            first.append(quiet.pick(kind, PILE))
            for other in others[: n % 3]:
                busy.pick(other, PILE)
            second.append(busy.pick(kind, PILE))
        assert first == second
        assert len(set(first)) > 40


def test_the_streams_of_a_seed_differ_and_so_do_seeds() -> None:
    streams = Streams(7)
    rows = [[streams.pick(kind, PILE) for _ in range(50)] for kind in (K_ROLL, K_DRAW, K_LAND)]
    other = Streams(8)
    rows += [[other.pick(kind, PILE) for _ in range(50)] for kind in (K_ROLL, K_DRAW, K_LAND)]
    assert len({tuple(row) for row in rows}) == 6


def test_skipping_uses_up_exactly_what_picking_does() -> None:
    for kind in (K_ROLL, K_DRAW, K_LAND):
        picked, skipped = Streams(11), Streams(11)
        for _ in range(5):
            picked.pick(kind, PILE)
            skipped.skip(kind)
        assert [picked.pick(k, PILE) for k in (0, 1, 2)] == [skipped.pick(k, PILE) for k in (0, 1, 2)]


def test_every_face_comes_up_about_equally_often() -> None:
    streams = Streams(1)
    rolls = [streams.pick(K_ROLL, (-1, 0, 1)) for _ in range(3000)]
    assert all(900 < rolls.count(face) < 1100 for face in (-1, 0, 1))


def drawn(game: Game) -> list[str]:
    return [line for line in game.record().splitlines() if line.startswith("* draw:")]


@pytest.mark.parametrize("seed", range(8))
def test_more_dice_do_not_change_what_is_drawn(seed: int) -> None:
    seats = [f"castle_griffins@b3 cards={','.join(CARDS)} morale", "necropolis_zombies+@b4"]
    early = banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed)
    early.apply("attack:b4")
    early.apply("morale_draw")
    late = banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed)
    late.apply("attack:b4")
    late.apply("pass")
    while not drawn(late):
        late.apply("morale_draw" if "morale_draw" in late.choice else "keep" if "keep" in late.choice else "defend")
    assert drawn(late)[0] == drawn(early)[0]


def dice(game: Game) -> list[str]:
    while not game.over:
        game.apply(game.choice.options[0])
    return [line for line in game.record().splitlines() if line.startswith("* die:")]


def test_other_armies_roll_the_same_dice() -> None:
    """Units drawn for a random army come from the map's stream and leave the dice alone."""
    rolls = [
        dice(banneret.new("heroes", scenario="skirmish", seats=seats, seed=5))
        for seats in (["random", "random"], ["castle_host", "dungeon_host"], ["random=castle", "guards=VI"])
    ]
    shortest = min(len(each) for each in rolls)
    assert shortest > 5
    assert rolls[0][:shortest] == rolls[1][:shortest] == rolls[2][:shortest]
