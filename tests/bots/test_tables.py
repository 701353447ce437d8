"""Every bot at every kind of table, and bots of one's own."""

from pathlib import Path

import pytest

import banneret
from banneret.bots import make, names
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game

HAND_OF = "cards=attack,defense,offense,armorer,power,knowledge,magic_arrow hand=4 expert=1"
BATTLES = {
    "vanguards": (("castle_vanguard", "necropolis_vanguard"), {}),
    "hosts": (("dungeon_host", "castle_host"), {}),
    "morale": ((f"random {HAND_OF} morale", f"random {HAND_OF} morale"), {"retaliation_optional": "on"}),
    "secret hands": ((f"random {HAND_OF}", f"random {HAND_OF}"), {"ask_anyway": "on"}),
    "siege": (("random=castle", "random=necropolis town citadel"), {"round_limit": "40"}),
    "steered guards": (("random movement=9", "guards=V"), {"difficulty": "hard"}),
    "guards by the rules": (("random movement=9", "guards=III"), {"mode": "campaign"}),
    "against the rules": (("random ai", "random"), {}),
    "means to surrender": (("random gold=10", "random gold=10"), {"retreat_anytime": "on"}),
}


def fight(bots: tuple[str, str], battle: str, seed: int) -> Game:
    """A whole game; an answer that is not offered, or to a question put to the other seat, raises."""
    armies, options = BATTLES[battle]
    game = banneret.new("heroes", scenario="skirmish", seats=armies, seed=seed, options=options)
    seated = [make(bot, "heroes", seed + seat) for seat, bot in enumerate(bots)]
    for _ in range(3000):
        if game.over:
            return game
        seat = game.state.seat
        game.apply(seated[seat].choose(game.view(seat), game.rules), seat)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("bot", names("heroes"))
def test_a_bot_answers_what_is_offered(bot: str, battle: str) -> None:
    other = "automa" if bot == "greedy" else "greedy"
    for seed in (1, 2):
        fight((bot, other), battle, seed)
        fight((other, bot), battle, seed)


def test_another_seed_is_another_player() -> None:
    game = banneret.new("heroes", scenario="skirmish", seats=["castle_host", "dungeon_host"], seed=1)
    answers = {make("random", "heroes", seed).choose(game.view(0), game.rules) for seed in range(40)}
    assert answers == set(game.choice.options)


@pytest.mark.parametrize("bot", names("heroes"))
def test_a_bot_leaves_the_view_as_it_is(bot: str) -> None:
    game = banneret.new("heroes", scenario="skirmish", seats=["castle_host", "dungeon_host"], seed=3)
    players = [make(bot, "heroes", seat) for seat in (0, 1)]
    while not game.over:
        seat = game.state.seat
        view = game.view(seat)
        before = view.state.digest()
        game.apply(players[seat].choose(view, game.rules), seat)
        assert view.state.digest() == before


# -- by name -----------------------------------------------------------------------------------------------------------


def test_a_bot_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_first_bot.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed):\n"
        "        self.seed = seed\n"
        "    def choose(self, view, rules):\n"
        "        return view.state.options[-1]\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    game = banneret.new("heroes", scenario="skirmish", seats=["castle_host", "dungeon_host"], seed=1)
    assert make("my_first_bot:Last", "heroes", 9).choose(game.view(0), game.rules) == game.choice.options[-1]


@pytest.mark.parametrize("name", ["no_such_module:Bot", "math:no_such_thing", "math:pi", ":", "x:"])
def test_a_bot_that_cannot_be_loaded_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match="cannot be"):
        make(name, "heroes", 1)
