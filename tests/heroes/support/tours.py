"""Going sightseeing: a tile laid down beside the first player's own, and a hero next to the field to be visited."""

from banneret.heroes.geometry.map_grid import NEXT, field_name
from banneret.kernel.game import Game
from tests.heroes.support.journey import FIELD, TWO, army, ask_again, give, journey, lay, luck, play, stand, state_of

HERE = (1, 0)
"""Where `door` lays its tile."""


def on(place: str, spot: tuple[int, int] = HERE) -> str:
    """The name of a field on a spot."""
    return f"{spot[0]},{spot[1]}.{place}"


def cleared(game: Game, *fields: str) -> None:
    """Let the guards of these fields be beaten already."""
    state = state_of(game)
    for name in fields:
        state.beaten |= 1 << FIELD[name]


def door(
    game: Game, tile: str, place: str, *, player: int = 0, near: str = "", guarded: bool = False, mp: int = 6
) -> str:
    """Lay a tile and put a player's Main Hero next to a place of it; the name of the field to be visited.

    The hero stands in the middle of the tile, or east of the middle where that is the place; `near` is another place.
    """
    lay(game, HERE, tile)
    target = on(place)
    stand(game, player, on(near or ("e" if place == "c" else "c")), mp=mp)
    if not guarded:
        cleared(game, target)
    if state_of(game).turn == player:
        ask_again(game)
    return target


def at_the_door(
    tile: str, place: str, *, near: str = "", guarded: bool = False, mp: int = 6, **options: str
) -> tuple[Game, str]:
    """A game whose first player stands next to a place of a tile, and the name of that field."""
    game = journey(TWO, first=0, **options)
    return game, door(game, tile, place, near=near, guarded=guarded, mp=mp)


def touching(name: str) -> list[str]:
    """The names of all fields that share an edge with a field."""
    field = FIELD[name]
    return [field_name(other) for other in NEXT[6 * field : 6 * field + 6] if other >= 0]


def since(game: Game, mark: int) -> list[str]:
    """The names of the events after the first `mark` of them."""
    return [event.name for event in game.events[mark:]]


def one_guard(game: Game, player: int = 0) -> None:
    """Let a player's army be Archangels, the next guard be Halflings, and nobody able to use the town."""
    army(game, player, "castle_archangels+")
    for number in range(state_of(game).game_terms.players):
        give(game, number)
    luck(game, lands=["unit:neutral_halflings"])


def beat_the_guard(game: Game) -> Game:
    """Fight the Halflings of `one_guard` and win in the first round."""
    return play(game, "place:a2", "place:a5", "move:a4", "attack:a5")


def wait_for_the_guard(game: Game) -> Game:
    """Keep apart from the Halflings of `one_guard` for the first round."""
    return play(game, "place:d1", "place:a5", "done", "done")
