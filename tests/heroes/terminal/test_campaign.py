"""What a hero takes along to the next part of a campaign, chosen at the terminal."""

from tests.heroes.builder import campaign_game
from tests.terminal.table import Seat, at_table


def test_hero_and_cards_of_the_next_part_are_chosen_by_keys() -> None:
    game = campaign_game("dragons_blood_1", "dungeon/mutare", 2)
    game.banish()
    game.lay((1, 0), "F5")
    for lord in ("caomham", "preuet"):
        game.place_ai(lord, "1,0.w")
        game.rout(lord).to_own_turn()
    game.end_own_round()

    async def play(seat: Seat) -> None:
        assert "who leads the next part" in seat.shown("choice")
        assert "Savaging The Scavengers" in seat.shown("title")
        await seat.press("enter")
        assert "Card 1 of 5" in seat.shown("choice")
        for _ in range(5):
            if not game.over:
                await seat.press("enter")
        assert game.result == (1,)

    at_table(play, game, size=(100, 40))
