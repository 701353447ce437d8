"""Characters: five ranks a game, each somebody with a name and a manner of playing."""

from random import Random

import pytest

from banneret.bots import make
from banneret.bots.characters import RANKS, Character, OverlookingBot, character, characters
from banneret.bots.registry import names, offered, playable, thinks
from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import GameRules, View
from banneret.plugins import plugin_of
from banneret.table.names import bot_name, bots_of
from banneret.text import LANGUAGES
from tests.bots.search.fair_play import same_answer_whatever_is_hidden

GAMES = ("heroes", "battlefield", "battlelore")
ARMY = "castle_vanguard cards=attack,defense,haste,slow,bless hand=3"


def begun(game: str, seed: int = 3) -> Game:
    """A table as a server lays it."""
    scenario, seats = plugin_of(game).tables[0]
    return new(game, scenario=scenario, seats=list(seats), seed=seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_one_of_each_rank(game: str) -> None:
    assert tuple(one.rank for one in characters(game)) == RANKS
    assert offered(game) == [one.id for one in characters(game)]
    assert playable(game) == [*names(game), *offered(game)]
    for one in characters(game):
        assert character(one.id, game) == character(one.rank, game) == one
        assert thinks(one.id, game) == thinks(one.rank, game) == one.thinks


def test_nobody_sits_in_two_games() -> None:
    everybody = [one.id for game in GAMES for one in characters(game)]
    assert len(set(everybody)) == len(everybody)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rank", RANKS)
def test_each_of_them_answers(game: str, rank: str) -> None:
    table = begun(game)
    view = table.view(table.state.seat)
    assert make(rank, game, 4).choose(view, table.rules) in table.state.options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_is_introduced_in_every_language(lang: str) -> None:
    for game in GAMES:
        told = bots_of(game, lang)
        assert [one.id for one in told] == offered(game)
        assert len({one.rank for one in told}) == len(RANKS)
        assert all(one.name and one.text.endswith(".") for one in told)
        assert bot_name(game, "knight", lang) == told[2].name


def test_a_name_that_nobody_has_is_told_with_the_nearest() -> None:
    with pytest.raises(SetupError, match=r"hane.*hanne"):
        make("hane", "heroes", 1)


class Last:
    """Answers with the last thing it is offered, and remembers how many there were."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def choose(self, view: View, rules: GameRules) -> int:
        """The last."""
        self.seen.append(len(view.state.options))
        return view.state.options[-1]


def test_what_is_overlooked_is_never_answered_and_the_question_stays_as_it_is() -> None:
    game = begun("heroes", 5)
    while len(game.state.options) < 4:
        game.apply(game.state.options[0])
    view = game.view(game.state.seat)
    before = list(view.state.options)
    bot = Last()
    player = OverlookingBot(bot, 0.5, 1)
    answers = {player.choose(view, game.rules) for _ in range(60)}
    assert answers <= set(before)
    assert len(answers) > 1
    assert min(bot.seen) < len(before)
    assert view.state.options == before


def test_who_overlooks_nothing_is_the_bot_itself() -> None:
    assert isinstance(Character("a", "page", lambda seed: Last()).bot(1), Last)


@pytest.mark.parametrize("rank", ["page", "squire", "knight"])
def test_characters_know_nothing_that_is_hidden(rank: str) -> None:
    game = new("heroes", scenario="skirmish", seats=[ARMY, ARMY], seed=4)
    rng = Random(2)
    redealt = 0
    for _ in range(25):
        if game.over:
            break
        redealt += same_answer_whatever_is_hidden(game, rng, rank)
        game.apply(rng.choice(game.state.options))
    assert redealt
