"""Skirmishes and games on the hex battlefield: none crashes or goes on forever, all is sound, nothing leaks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.games import new, resume
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from tests.heroes.property.checked_play import play as play_game
from tests.heroes.property.drawn_games import GAMES
from tests.heroes.property.drawn_skirmishes import ANY_ON_HEXES, HEX_FAMILIES, Skirmish
from tests.heroes.property.hidden_checks import check_hidden_hands, check_sampling, play_twins
from tests.heroes.property.playing import budget, play
from tests.heroes.property.skirmish_checks import every
from tests.heroes.property.sound_skirmish import check_skirmish


@pytest.mark.parametrize("family", HEX_FAMILIES)
@budget(8)
@given(data=st.data())
def test_every_position_on_hexes_is_sound(family: str, data: st.DataObject) -> None:
    check_skirmish(data.draw(HEX_FAMILIES[family]), why_not=9, options=15)


@budget(12)
@given(skirmish=ANY_ON_HEXES)
def test_hands_are_hidden_on_hexes(skirmish: Skirmish) -> None:
    play(skirmish, every(3, check_hidden_hands), every(5, check_sampling))


@budget(12)
@given(skirmish=HEX_FAMILIES["secret"], seat=st.sampled_from((0, 1, -1)), side=st.integers(0, 1), at=st.integers(0, 25))
def test_nothing_hidden_shows_on_hexes(skirmish: Skirmish, seat: int, side: int, at: int) -> None:
    play_twins(skirmish, seat, side, at)


HEX_GAMES = (
    ("brave_new_world", 2, "always"),
    ("crossroads", 3, "players"),
    ("border_fires", 1, "always"),
    ("dragons_blood_1", 1, "always"),
    ("barrow_beast", 2, "always"),
    ("arrogance", 3, "always"),
)


def hex_game(n: int) -> Game:
    """A whole game whose Combats are fought on hexes, with both spells that lay tokens there."""
    scenario, players, board = HEX_GAMES[n % len(HEX_GAMES)]
    options = {"hex_board": board, "hex_obstacles": str(n % 5), "hex_stalemate": "10", "effect_spells": "on"}
    return new("heroes", scenario=scenario, seats=["choose"] * players, seed=n, options=options)


@pytest.mark.rule("BF-REG-01", "BF-VIC-08")
@pytest.mark.parametrize("n", range(max(len(HEX_GAMES), GAMES // 3)))
def test_random_games_on_hexes_come_to_an_end_and_keep_everything(n: int) -> None:
    game = play_game(hex_game(n), "random", n)
    record = parse_record(game.record())
    assert resume(record).digest == game.digest


@pytest.mark.slow
@pytest.mark.parametrize("n", range(2))
def test_greedy_games_on_hexes_come_to_an_end_and_keep_everything(n: int) -> None:
    assert play_game(hex_game(n), "greedy", n).result is not None
