"""The windows of the map: the town, the hero, players, decks and the list of all answers."""

from banneret.terminal.dialogs import Reading
from banneret.terminal.listing import Listing
from tests.heroes.builder import whole_game
from tests.terminal.table import Last, Seat, at_table


def rows(seat: Seat) -> dict[str, str]:
    """The lines of the listing on top: by key, why it is refused."""
    screen = seat.app.screen
    assert isinstance(screen, Listing)
    return {row.key: row.refused for row in screen.rows if row.key}


def test_the_town_builds_and_recruits_and_says_what_is_missing() -> None:
    game = whole_game()
    game.give(0, gold=12, materials=3, valuables=1)
    game.ask_again()

    async def play(seat: Seat) -> None:
        await seat.press("t")
        refused = rows(seat)
        assert refused["build:mage_guild"] == ""
        assert refused["build:city_hall"].startswith("H3-")
        shown = "\n".join(row.label.plain for row in seat.app.screen.rows)  # type: ignore[attr-defined]
        assert "short of 1 Building Materials" in shown
        assert "first: Holy Grounds" in shown
        await seat.press("enter")
        assert game.events_named("built")[0]["building"] == "mage_guild"
        while game.choice.kind_name != "action":
            await seat.press("enter")
        await seat.press("t")
        assert "build:citadel" in rows(seat)
        assert "recruit:castle_griffins" in rows(seat)
        await seat.press("escape")
        assert seat.at_board

    at_table(play, game, bots={1: Last()})


def test_what_cannot_be_built_is_not_built() -> None:
    game = whole_game()
    game.give(0, gold=0, materials=0, valuables=0)
    game.ask_again()

    async def play(seat: Seat) -> None:
        before = game.digest
        await seat.press("enter")
        assert isinstance(seat.app.screen, Listing), "enter on one's own Town opens it"
        await seat.press("enter")
        assert isinstance(seat.app.screen, Listing)
        assert "✗ H3-" in seat.on_top()
        await seat.press("q")
        assert seat.at_board
        assert game.digest == before

    at_table(play, game, bots={1: Last()})


def test_a_card_is_played_from_the_hero_screen_and_by_pointing_at_it() -> None:
    game = whole_game()
    game.deal(0, hand=["town_portal", "attack"], deck=["defense"], discards=["power", "knowledge"])
    game.ask_again()

    async def play(seat: Seat) -> None:
        await seat.press("h")
        assert isinstance(seat.app.screen, Listing)
        shown = "\n".join(row.label.plain for row in seat.app.screen.rows)
        for words in ("In hand 2/4", "Attack", "Halberdiers", "Your deck, in no particular order: 1", "Discard pile"):
            assert words in shown
        assert shown.index("Knowledge") < shown.index("Power"), "the top of the discard pile comes first"
        await seat.press("escape")
        hand = seat.shown("hand")
        at = hand.index("Attack") + 1
        await seat.pilot.click("#hand", offset=(at, 0))
        assert seat.map.marked == -1, "it cannot be played on the map"
        if "cast:town_portal" in game.choice.keys:
            at = hand.index("Town Portal") + 1
            await seat.pilot.click("#hand", offset=(at, 0))
            answer = seat.map.answer
            assert answer is not None
            assert answer.key == "cast:town_portal"
            assert "Town Portal" in seat.shown("details")

    at_table(play, game, size=(100, 32), bots={1: Last()})


def test_players_decks_answers_help_and_inspection_open_and_close() -> None:
    game = whole_game()

    async def play(seat: Seat) -> None:
        for key, says in (
            ("p", "How to win"),
            ("d", "Artifact deck"),
            ("question_mark", "steps away"),
            ("l", "Catherine leads: Castle."),
            ("i", "Catherine"),
        ):
            await seat.press(key)
            assert isinstance(seat.app.screen, Reading)
            assert says in seat.on_top()
            await seat.press("escape")
            assert seat.at_board
        await seat.press("a")
        assert set(rows(seat)) == set(game.choice.keys)
        await seat.press("end", "enter")
        assert game.events_named("end_turn")

    at_table(play, game, size=(100, 40), bots={1: Last()})
