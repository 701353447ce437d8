"""Bots: they see views only, repeat themselves, and play as they say."""

from typing import cast

import pytest

import banneret
from banneret.arena import run, wilson
from banneret.bots import Bot, make, names
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.view.combat import BLANK
from banneret.kernel.errors import SetupError
from banneret.kernel.rules import GameRules, View
from tests.heroes.builder import HeroesGame, skirmish

CARDS = "cards=attack,defense,power,magic_arrow,fireball,cure,resistance hand=4 expert=2"


class Watched:
    """Looks at every view another bot is given."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.hidden = 0

    def choose(self, view: View, rules: GameRules) -> int:
        """Answer as the other bot does, after a look at the view."""
        state = cast(Battle, view.state)
        other = state.piles[HAND + 1 - view.seat]
        assert set(other) <= {BLANK}
        assert state.seat == view.seat
        self.hidden += len(other)
        answer = self.bot.choose(view, rules)
        assert answer in state.options
        return answer


def new_game(seed: int) -> HeroesGame:
    """A skirmish of random armies with hands of cards."""
    seats = [f"random {CARDS}", f"random {CARDS}"]
    return HeroesGame.of(banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed))


def finish(game: HeroesGame, *players: Bot) -> HeroesGame:
    """Let bots play a game to its end."""
    while not game.over:
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    return game


def answer(game: HeroesGame, bot: str) -> str:
    """What a bot answers now, as a key."""
    seat = game.choice.seat
    return game.choice.key(make(bot, "heroes", 1).choose(game.view(seat), game.rules))


@pytest.mark.parametrize("bot", names("heroes"))
def test_a_bot_gets_views_without_other_hands(bot: str) -> None:
    players = [Watched(make(bot, "heroes", seed)) for seed in (1, 2)]
    finish(new_game(3), *players)
    assert players[0].hidden > 0
    assert players[1].hidden > 0


@pytest.mark.parametrize("bot", names("heroes"))
def test_the_same_seeds_give_the_same_game(bot: str) -> None:
    games = [finish(new_game(4), make(bot, "heroes", 7), make(bot, "heroes", 8)).record() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("bot", names("heroes"))
@pytest.mark.parametrize("defender", ["guards=V", "random ai", "castle_host town citadel"])
def test_a_bot_plays_every_kind_of_skirmish_to_its_end(bot: str, defender: str) -> None:
    for mode in ("clash", "campaign"):
        game = HeroesGame.of(
            banneret.new(
                "heroes", scenario="skirmish", seats=["dungeon_host", defender], seed=6, options={"mode": mode}
            )
        )
        assert finish(game, make(bot, "heroes", 1), make(bot, "heroes", 2)).result is not None


def test_greedy_takes_the_attack_that_wins() -> None:
    game = skirmish("castle_champions@b3", "neutral_peasants@b4 castle_griffins@c3*3")
    assert answer(game, "greedy") in {"attack:b4", "attack:c3"}


def test_greedy_kills_with_a_spell_rather_than_wait() -> None:
    army = "castle_halberdiers@a1 cards=magic_arrow hand=1"
    game = skirmish(army, "neutral_peasants@d5*1", draws=["magic_arrow"])
    assert answer(game, "greedy") == "cast:magic_arrow"


def test_automa_prefers_its_own_tier() -> None:
    game = skirmish("castle_crusaders@b3", "castle_griffins@a3 necropolis_liches@c3")
    game.play("activate:a3", "done", "done")
    assert answer(game, "automa") == "attack:c3"


def test_greedy_beats_random() -> None:
    summary = run(
        game="heroes", scenario="skirmish", sides=("random", "random"), bots=("greedy", "random"), games=30, seed=11
    )
    assert summary.errors == 0
    assert summary.wins["greedy"] >= 22


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(SetupError, match="greedi"):
        make("greedi", "heroes", 1)
    with pytest.raises(SetupError, match="nowhere"):
        make("nowhere:Bot", "heroes", 1)


def test_the_interval_of_a_share() -> None:
    assert wilson(0, 0) == [0.0, 1.0]
    assert wilson(10, 10) == [0.7225, 1.0]
    low, high = wilson(50, 100)
    assert low < 0.5 < high


@pytest.mark.parametrize("defender", ["dungeon_host", "dungeon_host town citadel"])
def test_greedy_deploys_as_many_units_as_it_may(defender: str) -> None:
    game = HeroesGame.of(banneret.new("heroes", scenario="skirmish", seats=["castle_vanguard", defender], seed=2))
    players = [make("greedy", "heroes", seed) for seed in (1, 2)]
    while game.choice.kind_name in {"unit", "space"}:
        seat = game.choice.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    assert [spaces.bit_count() for spaces in cast(Battle, game.state).occupied] == [4, 5]
