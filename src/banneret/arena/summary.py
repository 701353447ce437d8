"""What many games showed: wins with their intervals, lengths, speed."""

from __future__ import annotations

from math import sqrt
from statistics import mean, median

import msgspec

from banneret.arena.bot_game import Played

Z95 = 1.959963984540054


class Summary(msgspec.Struct, kw_only=True):
    """The figures `banneret sim --json` prints."""

    game: str
    scenario: str
    games: int
    finished: int
    errors: int
    wins: dict[str, int]
    draws: int
    lost: int
    """Games that everybody has lost: against AI heroes, or against time."""
    interval95: dict[str, list[float]]
    seat_wins: list[int]
    """Wins by seat, whoever sat there."""
    choices: dict[str, float]
    choices_per_s: int
    seconds: float
    seed: int
    first_error: str = ""


def wilson(wins: int, games: int) -> list[float]:
    """The 95 % interval of a share, by Wilson's formula.

    >>> wilson(50, 100)
    [0.4038, 0.5962]
    """
    if games == 0:
        return [0.0, 1.0]
    share = wins / games
    spread = 1 + Z95**2 / games
    middle = share + Z95**2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    low, high = (middle - reach) / spread, (middle + reach) / spread
    return [round(max(0.0, low), 4), round(min(1.0, high), 4)]


def summarise(played: list[Played], names: tuple[str, ...], seed: int, seconds: float) -> Summary:
    """Put the figures of all games together."""
    finished = [one for one in played if one.returns is not None and not one.error]
    wins = dict.fromkeys(names, 0)
    seat_wins = [0] * len(names)
    draws = lost = 0
    for one in finished:
        assert one.returns is not None
        if 1 not in one.returns:
            draws += 0 in one.returns
            lost += 0 not in one.returns
            continue
        for seat, value in enumerate(one.returns):
            # Allies win together.
            wins[one.pairing.names[seat]] += value == 1
            seat_wins[seat] += value == 1
    lengths = [one.choices for one in finished] or [0]
    first = played[0].pairing
    return Summary(
        game=first.game,
        scenario=first.scenario,
        games=len(played),
        finished=len(finished),
        errors=len(played) - len(finished),
        wins=wins,
        draws=draws,
        lost=lost,
        interval95={name: wilson(count, len(finished)) for name, count in wins.items()},
        seat_wins=seat_wins,
        choices={"median": median(lengths), "mean": round(mean(lengths), 1), "max": max(lengths)},
        choices_per_s=round(sum(one.choices for one in played) / max(seconds, 1e-9)),
        seconds=round(seconds, 3),
        seed=seed,
        first_error=next((one.error for one in played if one.error), ""),
    )
