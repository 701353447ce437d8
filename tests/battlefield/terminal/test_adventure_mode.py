"""Adventure mode at the terminal: the draft, the cards that are kept and saved, the Town, and the battle at the end."""

import random

import pytest

import banneret
from banneret.battlefield.terminal.adventure_mode import AdventureModeFace
from banneret.battlefield.terminal.model import BattlefieldSession as Session
from banneret.battlefield.terminal.model import adventure_world
from banneret.battlefield.text.adventure_mode import adventure_name
from banneret.bots.registry import make
from banneret.heroes.terminal.combat.face import CombatFace
from banneret.heroes.text.combat_events import card_name
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.terminal.choice_box import draw_choice
from banneret.terminal.dialogs import Ask, Curtain
from banneret.terminal.face import terminal_of
from banneret.terminal.listing import Listing
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES
from tests.battlefield.terminal.test_hexes import SIZES, Adviser
from tests.terminal.table import Seat, at_table, whole

SEATS = ("castle/catherine", "dungeon/mutare")


def adventure(seed: int = 4, scenario: str = "adventure-small") -> Game:
    return banneret.new("battlefield", scenario=scenario, seats=SEATS, seed=seed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_at_every_moment(lang: str) -> None:
    game = adventure()
    rng = random.Random(lang)
    for n in range(120):
        if game.over:
            break
        session = Session(game, path=None, seats=[PERSON, PERSON], bots={}, lang=lang)
        session.sit_down()
        if session.on_map:
            face = terminal_of("battlefield").face(session)
            assert isinstance(face, AdventureModeFace)
            pointer = face.pointer
            pointer.refresh()
            layout = face.plan(*SIZES[n % len(SIZES)])
            board = face.board(layout).plain.split("\n")
            assert len(board) == layout.board_height
            assert max(map(len, board)) <= layout.board_width
            players, details = face.side(layout)
            tall = len(players.plain.split("\n")) + len(details.plain.split("\n"))
            assert tall <= layout.board_height
            if layout.framed:
                assert {len(line) for line in details.plain.split("\n")} == {layout.side_width}
            box, _ = draw_choice(pointer.question(), layout)
            assert len(box.plain.split("\n")) <= layout.choice_height
            assert all(len(line) <= layout.width for line in face.hand(layout).plain.split("\n"))
            for place in range(len(pointer.answers)):
                pointer.mark(place)
                pointer.details(30)
        game.apply(rng.choice(game.choice.options))


def test_a_draft_shows_its_cards_to_the_one_who_chooses() -> None:
    game = adventure()
    first = game.choice.seat

    async def play(seat: Seat) -> None:
        assert isinstance(seat.app.screen, Curtain)
        assert not any(name in seat.shown("board") for name in drawn(game, first))
        await seat.press("enter")
        assert seat.session.viewer == first
        assert seat.shown("board").count("Drawn") == 3
        assert all(name in seat.shown("board") for name in drawn(game, first))
        await seat.press("2")
        assert isinstance(seat.app.screen, Curtain)
        await seat.press("enter")
        assert seat.session.viewer == 1 - first
        assert seat.shown("board").count("Drawn") == 2
        assert "Kept: 1 face down" in seat.shown("board")

    at_table(play, game, size=(120, 36))


def drawn(game: Game, seat: int) -> list[str]:
    adventure_mode = adventure_world(game, seat).adventure_mode
    return [adventure_name(card)[:12] for card in adventure_mode.offered]


def test_the_town_and_both_players_are_seen() -> None:
    game = adventure()
    rng = random.Random(1)
    while not any(player.building_kinds for player in adventure_world(game, SPECTATOR).players):
        game.apply(rng.choice(game.choice.options))
    while game.choice.seat != 0 or not any(key.startswith("end_turn") for key in game.choice.keys):
        game.apply(rng.choice(game.choice.options))

    async def play(seat: Seat) -> None:
        board = seat.shown("board")
        assert "Catherine" in board
        assert "Mutare" in board
        assert "Buildings: " in board
        assert "Adventure deck" in board
        await seat.press("t")
        assert isinstance(seat.app.screen, Listing)
        await seat.press("escape", "p")
        assert "Mutare" in seat.on_top()
        await seat.press("escape", "question_mark")
        assert len(seat.on_top()) > 300

    at_table(play, game, size=(120, 36), bots={1: make("random", "battlefield", 1)})


@pytest.mark.parametrize("size", [(80, 24)])
def test_an_adventure_is_played_to_its_end_by_keys(size: tuple[int, int]) -> None:
    game = adventure()
    faces: set[type] = set()

    async def play(seat: Seat) -> None:
        adviser = Adviser(seat, make("greedy", "battlefield", 1))
        for _ in range(2500):
            if isinstance(seat.app.screen, Ask):
                break
            faces.add(type(seat.table.face))
            if seat.session.asked == 0:
                await adviser.answer()
            else:
                await seat.pilot.pause(0.002)
        assert game.over
        assert "Catherine" in seat.on_top()

    at_table(play, game, size=size, bots={1: make("greedy", "battlefield", 2)})
    assert AdventureModeFace in faces
    assert CombatFace in faces


def test_a_map_is_still_a_map() -> None:
    session = terminal_of("heroes").session(whole(), path=None, seats=[PERSON, PERSON], bots={}, lang="en")
    assert not isinstance(terminal_of("heroes").face(session), AdventureModeFace)


def test_morale_cards_lie_open() -> None:
    """Any player's cards of the Morale decks are named, on the table and on the page about all players."""
    game = next(game for game in map(at_morale, range(30)) if game is not None)
    holder = next(player for player in adventure_world(game, SPECTATOR).players if player.morale_cards)

    async def play(seat: Seat) -> None:
        name = card_name(holder.morale_cards[0])
        assert f"Morale cards: {name}" in " ".join(seat.shown("board").split())
        await seat.press("p")
        assert f"Morale cards: {name}" in seat.on_top()

    at_table(play, game, size=(140, 45), bots={1: make("random", "battlefield", 1)})


def at_morale(seed: int) -> Game | None:
    """A game in which the first seat is asked while somebody has a Morale card."""
    game = adventure(seed)
    rng = random.Random(seed)
    while not game.over and adventure_world(game, SPECTATOR).combat is None:
        if game.choice.seat == 0 and any(player.morale_cards for player in adventure_world(game, SPECTATOR).players):
            return game
        game.apply(rng.choice(game.choice.options))
    return None
