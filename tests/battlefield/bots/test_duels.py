"""Bots in Duels: what they drop, and that they win against chance."""

from banneret.arena.sim import run
from banneret.battlefield.bots.duel_decks import IDLE, WINS
from banneret.battlefield.card_usefulness import idle_for
from banneret.bots import make
from banneret.heroes.tables.units_and_cards import (
    ABILITY_CARD,
    ARTIFACT_CARD,
    CARD_IDS,
    CARD_KIND,
    FACTION_IDS,
    STARTER,
)
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


def test_a_searching_bot_drops_the_cards_with_which_duels_are_lost() -> None:
    game = duel("duel_short", draws=["offense", "resistance", "tactics", "hourglass_of_the_evil_hour", "speculum"])
    bot = make("search:1sims", "battlefield", 1)
    for lost in ("remove:tactics", "remove:hourglass_of_the_evil_hour"):
        assert game.choice.key(bot.choose(game.view(game.choice.seat), game.rules)) == lost
        game.apply(lost)


def test_every_card_that_may_be_dropped_in_a_duel_has_been_measured() -> None:
    castle = FACTION_IDS.index("castle")
    kept = [
        CARD_IDS[card]
        for card in range(len(CARD_IDS))
        if CARD_KIND[card] in (ABILITY_CARD, ARTIFACT_CARD) and STARTER[card] < 0 and not idle_for(card, castle)
    ]
    assert set(kept) == set(WINS)
    assert min(WINS.values()) > IDLE


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
