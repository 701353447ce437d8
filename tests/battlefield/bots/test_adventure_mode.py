"""Bots in Adventure mode: what they keep, resolve and dare, and that they win against chance."""

import pytest

from banneret.arena.sim import run
from banneret.bots import make
from tests.battlefield.builder import BattlefieldGame, first_round


def answer(game: BattlefieldGame) -> str:
    bot = make("greedy", "battlefield", 1)
    return game.choice.key(bot.choose(game.view(game.choice.seat), game.rules))


def test_the_card_worth_most_is_kept() -> None:
    game = first_round()
    game.luck(draws=["adventure:water_wheel", "adventure:learning_stone", "adventure:trading_post"])
    game.begin_round(3)
    assert answer(game) == "keep_adventure:learning_stone"


@pytest.mark.parametrize(
    ("units", "declared"),
    [
        (("castle_griffins", "castle_marksmen"), "declare:6"),
        (("castle_crusaders+", "castle_zealots+"), "declare:8"),
        (("castle_archangels+", "castle_champions+"), "declare:10"),
    ],
)
def test_a_combat_power_within_reach_is_declared(units: tuple[str, ...], declared: str) -> None:
    game = first_round().turn_of()
    game.army(0, *units)
    game.hold_cards(0, kept="cyclops_stockpile")
    game.ask_again()
    assert answer(game) == "resolve:cyclops_stockpile"
    game.play("resolve:cyclops_stockpile")
    assert answer(game) == declared


def test_the_strongest_units_are_sent_and_the_weakest_is_stunned() -> None:
    game = first_round().turn_of()
    game.army(0, "castle_griffins", "castle_crusaders", "castle_champions", "castle_archangels")
    game.stunned(0, "castle_archangels")
    game.hold_cards(0, kept="cyclops_stockpile")
    game.ask_again()
    game.luck(dice=[-1, -1])
    game.play("resolve:cyclops_stockpile", "declare:10")
    assert answer(game) == "send:castle_champions"
    game.play("send:castle_champions", "send:castle_crusaders")
    assert answer(game) == "stun:castle_crusaders"


def test_a_card_that_pays_nothing_waits() -> None:
    game = first_round().turn_of()
    game.hold_cards(0, kept="trading_post")
    game.ask_again()
    assert not answer(game).startswith("resolve:")


def test_greedy_beats_chance() -> None:
    summary = run(
        game="battlefield",
        scenario="adventure_small",
        sides=("choose", "choose"),
        bots=("greedy", "random"),
        games=6,
        seed=2,
        options={"hex_obstacles": "1"},
    )
    assert summary.errors == 0
    assert summary.wins["greedy"] >= 5
