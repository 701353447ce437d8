"""Whole games under drawn combinations of options, played to their end by bots.

`BANNERET_GAMES=2000 pytest tests/heroes/property/test_options.py -n 2` is the nightly run.
"""

from random import Random

import pytest

from banneret.games import new, resume
from banneret.heroes.state.options import EXCLUDING, MAP_OPTIONS, OPTIONS
from banneret.kernel.record import parse_record
from tests.heroes.property.checked_play import play
from tests.heroes.property.drawn_games import GAMES, drawn_options

SWITCHES = sorted(name for name in MAP_OPTIONS if OPTIONS[name].values == ("off", "on"))


@pytest.mark.rule("H3-OPT-17")
@pytest.mark.parametrize("seed", range(max(6, GAMES // 3)))
def test_options_work_in_any_combination(seed: int) -> None:
    rng = Random(seed)
    # Half of all rules switched at once is more than any table would try.
    options = drawn_options(rng, 0.6)
    players = rng.choice([2, 3])
    game = new("heroes", scenario="brave_new_world", seats=["choose"] * players, seed=seed, options=options)
    play(game, "random", seed)
    record = parse_record(game.record())
    assert record.setup.options == {name: value for name, value in options.items() if value != OPTIONS[name].default}
    assert resume(record).digest == game.digest


@pytest.mark.rule("H3-OPT-17")
@pytest.mark.parametrize("left_out", [pair[n] for pair in EXCLUDING for n in (0, 1)])
def test_all_switches_at_once(left_out: str) -> None:
    options = {name: "off" if OPTIONS[name].default == "on" else "on" for name in SWITCHES if name != left_out}
    game = new("heroes", scenario="brave_new_world", seats=["choose"] * 3, seed=7, options=options)
    play(game, "random", 7)
    assert game.result is not None
