"""How characters differ in what they do: `python -m tests.bench.characters GAME SCENARIO [GAMES] [RANKS]`.

Each plays against the greedy bot, seats in turn, and its answers are counted by their verbs, for a hundred answers.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

from banneret.bots import make
from banneret.bots.characters import RANKS
from banneret.cli.seats import seats_of
from banneret.games import new

COUNTED: Final = {
    "heroes": ("attack", "defend", "play", "cast", "build", "recruit", "discover"),
    "battlefield": ("attack", "defend", "move", "play", "cast"),
    "battlelore": ("attack", "move", "lore", "pass"),
}


def counted(game: str, scenario: str, rank: str, games: int) -> tuple[Counter[str], int, int]:
    """The verbs of a character's answers where there was a choice, how many there were, and games won."""
    verbs: Counter[str] = Counter()
    answers = won = 0
    for n in range(games):
        seats = seats_of(game, scenario, (), (), 2, bots=True)
        table = new(game, scenario=scenario, seats=list(seats), seed=100 + n // 2)
        own = n % 2
        players = [make(rank if seat == own else "greedy", game, n + seat) for seat in (0, 1)]
        while not table.over:
            seat = table.state.seat
            answer = players[seat].choose(table.view(seat), table.rules)
            if seat == own and len(table.state.options) > 1:
                answers += 1
                verbs[table.rules.key(table.state.kind, answer).partition(":")[0]] += 1
            table.apply(answer, seat)
        won += table.state.returns[own] > 0
    return verbs, answers, won


def main(game: str, scenario: str, games: str = "20", ranks: str = ",".join(RANKS)) -> None:
    """Print a table."""
    words = COUNTED[game]
    print(f"| {scenario} | won | answers a game | {' | '.join(words)} |")
    print(f"|---|---:|---:|{'---:|' * len(words)}")
    for rank in ranks.split(","):
        verbs, answers, won = counted(game, scenario, rank, int(games))
        shares = " | ".join(f"{100 * verbs[word] / answers:.1f}" for word in words)
        print(f"| {rank} | {won} of {games} | {answers / int(games):.0f} | {shares} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
