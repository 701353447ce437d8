"""Keys and anchors of every game and mode, put to every game and mode: what does not belong there has no reason."""

from __future__ import annotations

from random import Random

import pytest

from banneret.games import new, rules_of
from banneret.heroes.table.anchors import NAMED
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from banneret.kernel.keys import AnswerKeys
from banneret.plugins import plugins
from banneret.table.presenter import presenting
from banneret.table.why_not import reasons

TABLES = {
    "skirmish": ("heroes", "skirmish", ("castle_host", "necropolis_host"), {}),
    "hexes": ("heroes", "skirmish", ("castle_host", "necropolis_host"), {"hex_board": "always"}),
    "clash": ("heroes", "brave_new_world", ("castle/catherine", "necropolis/sandro"), {}),
    "duel": ("battlefield", "duel_long", ("castle", "necropolis"), {}),
    "adventure_mode": ("battlefield", "adventure_small", ("castle", "necropolis"), {}),
    "lore": ("battlelore", "first_laurels", ("standard", "pennant"), {}),
}
THINGS = sorted({*NAMED, "space", "hex", "unit", "field", "spot", "piece", "player", "turn", "token", "building"})
ODD = ("6.4", "-1,-1.w", "-1", "99999999999999999999", "x", "0", "²")


def keys_by_word() -> list[list[str]]:
    """Every key of every game, by game and word."""
    found: dict[tuple[str, str], list[str]] = {}
    for game in plugins():
        keys: AnswerKeys = getattr(rules_of(game), "keys")  # noqa: B009
        for key in keys.of_option.values():
            found.setdefault((game, key.partition(":")[0]), []).append(key)
    return list(found.values())


def positions(mode: str, rng: Random) -> list[Game]:
    """A few positions of a game that is played anyhow; the first one is its beginning."""
    game_id, scenario, seats, options = TABLES[mode]
    game = new(game_id, scenario=scenario, seats=seats, seed=rng.randrange(1000), options=options)
    found = [game.branch(len(game.played))]
    for n in range(90):
        if game.over:
            break
        game.apply(rng.choice(game.state.options))
        if n % 18 == 17 and not game.over:
            found.append(game.branch(len(game.played)))
    return found


@pytest.mark.parametrize("mode", TABLES)
def test_a_key_of_another_mode_is_no_fault_of_ours(mode: str) -> None:
    rng = Random(mode)
    words = keys_by_word()
    named = sorted({key.partition(":")[2] for keys in words for key in keys})
    for game in positions(mode, rng):
        seat = game.state.seat
        for key in [rng.choice(keys) for keys in words]:
            reasons(game, seat, "", key, "en")
            presenting(game).foreseen(game, seat, key, 1, (key,))
            try:
                game.check(key, seat)
            except Refused as refused:
                assert str(refused)
        for at in [f"{thing}:{word}" for thing in THINGS for word in (*ODD, rng.choice(named))]:
            reasons(game, seat, at, "", "en")


def test_a_duel_knows_nothing_of_the_map() -> None:
    game = new("battlefield", scenario="duel_long", seats=("castle", "necropolis"), seed=1)
    assert reasons(game, game.state.seat, "", "go2:-1,-1.w", "en") == ()


def test_a_board_of_squares_has_no_hexes() -> None:
    game = new("heroes", scenario="skirmish", seats=("castle_host", "necropolis_host"), seed=2)
    for _ in range(200):
        assert reasons(game, game.state.seat, "space:6.4", "", "en") == ()
        if game.over:
            break
        game.apply(game.state.options[0])
