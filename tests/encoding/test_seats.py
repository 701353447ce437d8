"""An encoding does not tell at which seat one sits: with everything exchanged the other seat has the same numbers."""

from random import Random

from banneret.bots import make
from banneret.encoding import Encoder, encoder_of
from banneret.games import new
from banneret.kernel.game import Game
from banneret.kernel.rules import View
from tests.encoding.exchanged_seats import exchanged_battle, exchanged_combat, exchanged_game


def differing(encoder: Encoder, one: View, other: View) -> set[str]:
    """The columns in which two encodings differ."""
    pairs = zip(encoder.layout.columns, encoder.encode(one), encoder.encode(other), strict=True)
    return {column.name for column, a, b in pairs if a != b}


def positions(game: Game, seed: int, every: int) -> list[View]:
    """Views of both seats from a game between greedy bots."""
    players = [make("greedy", game.setup.game, seed), make("greedy", game.setup.game, seed + 1)]
    found = []
    n = 0
    while not game.over and n < 400:
        if n % every == 0:
            found += [game.view(0), game.view(1)]
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules))
        n += 1
    return found


def test_the_sides_of_a_combat_look_alike_to_whoever_fights_on_them() -> None:
    """All but the one column that says who attacks: the rules let the attacker begin."""
    rng = Random(2)
    hands = [" cards=" + ",".join(rng.sample(["haste", "slow", "armorer", "archery", "bless", "stone_skin"], 4))] * 2
    seats = ["castle_vanguard" + hands[0] + " hand=2", "necropolis_vanguard" + hands[1] + " hand=2 morale"]
    game = new("heroes", scenario="skirmish", seats=seats, seed=5)
    encoder = encoder_of("heroes", "skirmish")
    found = positions(game, 5, 1)
    assert len(found) > 30
    for view in found:
        other = exchanged_combat(view)
        assert differing(encoder, view, other) == {"attacker"}
        assert encoder.encode_options(view) == encoder.encode_options(other)


def test_players_of_a_whole_game_look_alike_whatever_their_numbers() -> None:
    seats = ["castle/catherine", "necropolis/sandro"]
    game = new("heroes", scenario="brave_new_world", seats=seats, seed=3)
    encoder = encoder_of("heroes", "brave_new_world")
    found = positions(game, 3, 6)
    assert len(found) > 60
    for view in found:
        other = exchanged_game(view)
        assert differing(encoder, view, other) == set()
        assert encoder.encode_options(view) == encoder.encode_options(other)


def test_the_sides_of_a_battle_look_alike_to_whoever_stands_behind_them() -> None:
    game = new("battlelore", scenario="first_laurels", seats=["standard", "pennant"], seed=4)
    encoder = encoder_of("battlelore", "first_laurels")
    found = positions(game, 4, 3)
    assert len(found) > 100
    for view in found:
        other = exchanged_battle(view)
        assert differing(encoder, view, other) == set()
        assert encoder.encode_options(view) == encoder.encode_options(other)
