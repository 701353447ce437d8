"""What a hero takes along to the next part of a campaign, chosen at the terminal."""

from tests.heroes.support.journey import lay
from tests.heroes.support.quest import banish, end_round, place_ai, quest, rout
from tests.heroes.support.solo import to_own_turn
from tests.terminal.table import Seat, at_table


def test_hero_and_cards_of_the_next_part_are_chosen_by_keys() -> None:
    game = quest("dragons_blood_1", "dungeon/mutare", 2)
    banish(game)
    lay(game, (1, 0), "F5")
    for lord in ("caomham", "preuet"):
        place_ai(game, lord, "1,0.w")
        to_own_turn(rout(game, lord))
    end_round(game)

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
