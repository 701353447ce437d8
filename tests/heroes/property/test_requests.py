"""Games in which seats ask to be asked at any time, and answers are taken back: nothing breaks, leaks or gets lost."""

from random import Random

import pytest

import banneret
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import replay

DUEL = ("castle/catherine", "dungeon/alamar")
THREE = ("castle/catherine", "dungeon/mutare", "necropolis/sandro")
GAMES: dict[str, tuple[str, str, tuple[str, ...], dict[str, str]]] = {
    "two": ("heroes", "brave_new_world", THREE[:2], {}),
    "three": ("heroes", "brave_new_world", THREE, {}),
    "hexes": ("heroes", "brave_new_world", THREE[:2], {"morale_decks": "on", "hex_board": "always"}),
    "skirmish": ("heroes", "skirmish", ("castle_host", "dungeon_host"), {}),
    "duel": ("battlefield", "duel_short", DUEL, {}),
    "adventure": ("battlefield", "adventure_small", DUEL, {}),
}


def wish(game: Game, rng: Random) -> None:
    """A seat asks for something; unless something else is asked now, nobody else can see a difference."""
    seats = len(game.setup.seats)
    seat = rng.randrange(seats)
    others = [other for other in range(-1, seats) if other != seat]
    before = [game.rules.describe(game.view(other)) for other in others]
    asked, happened = (game.state.seat, game.choice.question), game.happened
    game.request(rng.choice(("never", "once", "always", "always")), seat)
    if (game.state.seat, game.choice.question) == asked:
        assert [game.rules.describe(game.view(other)) for other in others] == before
        assert game.happened == happened


@pytest.mark.rule("H3-TWA-02", "H3-MOR-08", "H3-CBC-04", "H3-GEN-08")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_game_with_requests_and_answers_taken_back_is_what_its_record_tells(name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    id, scenario, seats, options = GAMES[name]
    game = banneret.new(id, scenario=scenario, seats=list(seats), seed=seed, options=options)
    asked = set()
    while not game.over and len(game.played) < 600:
        if rng.random() < 0.25:
            wish(game, rng)
        asked.add(game.choice.question)
        if rng.random() < 0.1 and game.can_undo:
            game.undo()
            if rng.random() < 0.5 and game.can_redo:
                game.redo()
        else:
            game.apply(rng.choice(game.choice.options))
    again = replay(game.rules, parse_record(game.record()))
    assert again.digest == game.digest
    assert again.record() == game.record()
    # An adventure is long, and has a battle only at its end.
    assert name == "adventure" or asked & {"ask_requested", "ask_between"}
