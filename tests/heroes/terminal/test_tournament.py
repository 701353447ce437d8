"""A tournament at the terminal: the choice in secret, and a map that is built by keys."""

import banneret
from tests.heroes.builder import HeroesGame
from tests.terminal.table import Last, Seat, at_table


def test_a_tournament_is_opened_by_keys() -> None:
    game = HeroesGame.of(banneret.new("heroes", scenario="tournament-crossroads", seats=["choose", "choose"], seed=11))

    async def play(seat: Seat) -> None:
        assert "choose faction and hero" in seat.shown("choice")
        assert "Catherine" in seat.shown("choice")
        await seat.press("enter")
        spots = ways = 0
        for _ in range(80):
            if game.position.game_round:
                break
            if game.choice.seat == 0 and game.choice.keys[0].startswith("lay:"):
                spots += 1
                assert "next to" in seat.shown("choice")
            if game.choice.seat == 0 and game.choice.keys[0].startswith("rotate:"):
                ways += 1
                assert seat.session.world.turning is not None
            await seat.press("enter")
        assert game.position.game_round == 1
        assert spots >= 4
        assert ways >= 4
        assert len(game.seen()["tiles"]) == 13

    at_table(play, game, bots={1: Last()}, size=(110, 45))
