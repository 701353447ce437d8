"""What is told of a game that has less than others, and what a player may pick and have."""

import pytest

from banneret.heroes.game.secret_choice import picks
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION
from tests.heroes.builder import quiet_game, whole_game


@pytest.mark.rule("H3-GEN-09", "BF-REG-12")
@pytest.mark.parametrize("ask_anyway", ["off", "on"])
@pytest.mark.parametrize("hex_board", ["off", "always"])
def test_without_morale_decks_nothing_is_told_of_them(hex_board: str, ask_anyway: str) -> None:
    plain = whole_game(hex_board=hex_board, ask_anyway=ask_anyway)
    assert plain.seen()["morale_decks"] is None
    decks = whole_game(hex_board=hex_board, ask_anyway=ask_anyway, morale_decks="on")
    assert decks.seen()["morale_decks"] is not None


@pytest.mark.rule("H3-SET-02", "H3-CMP-02")
def test_whoever_has_a_faction_picks_among_its_heroes() -> None:
    game = quiet_game()
    for player in (0, 1):
        faction = game.position.faction[player]
        assert picks(game.position, player) == [h for h, own in enumerate(HERO_FACTION) if own == faction]
