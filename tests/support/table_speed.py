"""How long it takes to tell a table what has changed: `python -m tests.support.table_speed`.

Greedy bots play; after every answer the view of a seat, the patch, the question and the log are made and timed, as a
server would make them for one pair of eyes. Times are microseconds of this process, the first game of all left out.
"""

from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Any, Final

from banneret.bots import make
from banneret.games import new
from banneret.heroes.state.whole_game import WholeGame
from banneret.table.asked import asked
from banneret.table.patch import patch
from tests.support.shown import told, wire_view

GAMES: Final = 4
PARTS: Final = ("view", "patch", "asked", "told")


def timed(do: Callable[..., Any], *args: Any) -> tuple[Any, float]:
    """What something gives, and how long it took."""
    start = thread_time()
    found = do(*args)
    return found, (thread_time() - start) * 1e6


def play(seed: int) -> list[tuple[bool, list[float]]]:
    """For every answer of a game whether it led into a Combat, and how long each part took."""
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=seed)
    bots = [make("greedy", "heroes", seat) for seat in range(2)]
    before, since = wire_view(game, 0), game.happened
    rows: list[tuple[bool, list[float]]] = []
    while True:
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules))
        if game.over:
            return rows
        view, viewing = timed(wire_view, game, 0)
        _, patching = timed(patch, before, view)
        _, asking = timed(asked, game, "en", 0)
        _, telling = timed(told, game, 0, game.events_for(0, since), 0, "en")
        before, since = view, game.happened
        fighting = isinstance(game.state, WholeGame) and game.state.base > 0
        rows.append((fighting, [viewing, patching, asking, telling]))


def main() -> None:
    """Print the medians, on the map and in Combats."""
    games = [play(seed) for seed in range(GAMES)]
    for name, fighting in (("map", False), ("combat", True)):
        times = [parts for game in games[1:] for fought, parts in game if fought == fighting]
        each = ", ".join(f"{part} {median(row[n] for row in times):.0f}" for n, part in enumerate(PARTS))
        print(f"{name}: {each}, together {median(sum(row) for row in times):.0f} µs")


if __name__ == "__main__":
    main()
