"""Bots in Duels: what they drop, and that they win against chance."""

from banneret.arena.sim import run
from banneret.bots import make
from banneret.kernel.game import Game
from tests.battlefield.builder import duel


def answer(game: Game) -> str:
    bot = make("greedy", "battlefield", 1)
    return game.choice.key(bot.choose(game.view(game.choice.seat), game.rules))


def test_the_card_worth_least_is_dropped() -> None:
    game = duel("duel_short", draws=["offense", "resistance", "armorer", "speculum", "titans_gladius"])
    assert answer(game) == "remove:resistance"
    game.apply("remove:resistance")
    assert answer(game) == "remove:speculum"


def test_of_cards_that_cost_others_the_cheaper_one_stays() -> None:
    game = duel("duel_short", draws=["offense", "archery", "armorer", "ogres_club_of_havoc", "dragon_scale_shield"])
    game.apply("remove:archery")
    assert answer(game) == "remove:ogres_club_of_havoc"


def test_greedy_beats_chance() -> None:
    summary = run(
        game="battlefield",
        scenario="duel_short",
        sides=("choose", "choose"),
        bots=("greedy", "random"),
        games=2,
        seed=1,
        options={"hex_obstacles": "1"},
    )
    assert summary.errors == 0
    assert summary.wins["greedy"] == 2
