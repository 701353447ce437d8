"""What the table foretells is what happens: every roll is played out and compared."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from banneret.terminal.forecast import Fate, Forecast, forecast
from tests.support.stage import happened, stage
from tests.terminal.table import skirmish


def foreseen(attacker: str, defender: str, key: str) -> Forecast:
    game = stage(attacker, defender)
    option = game.rules.parse(game.state.kind, key)
    assert option is not None
    assert option in game.choice
    found = forecast(game, game.state.seat, option)
    assert found is not None
    return found


def damage_by_dice(attacker: str, defender: str, key: str, dice: int) -> list[int]:
    """The damage of the first hit for every way the dice can fall."""
    found = []
    for faces in product((-1, 0, 1), repeat=dice):
        game = stage(attacker, defender, dice=(*faces, *([0] * 6)))
        game.apply(key)
        while not happened(game, "damage"):
            game.apply("keep")
        found.append(int(happened(game, "damage")[0]["n"]))
    return found


@pytest.mark.parametrize(
    ("attacker", "defender", "key", "dice"),
    [
        ("castle_griffins+@b3", "dungeon_minotaurs@b4", "attack:b4", 1),
        ("castle_griffins@b3", "necropolis_skeletons@b4#", "attack:b4", 2),
        ("castle_marksmen@b1", "necropolis_zombies@b5", "attack:b5", 2),
        ("castle_crusaders+@b3", "necropolis_zombies@b4", "attack:b4", 1),
    ],
)
def test_the_damage_foretold_is_the_damage_dealt(attacker: str, defender: str, key: str, dice: int) -> None:
    ahead = foreseen(attacker, defender, key)
    dealt = damage_by_dice(attacker, defender, key, dice)
    chances: dict[int, Fraction] = {}
    for fate, chance in ahead.fates[ahead.target].items():
        chances[fate.damage] = chances.get(fate.damage, Fraction(0)) + chance
    assert chances == {n: Fraction(dealt.count(n), len(dealt)) for n in sorted(set(dealt))}


def test_flips_and_defeats_are_foretold_with_their_doubt() -> None:
    ahead = foreseen("castle_champions@b3", "necropolis_skeletons+@b4", "attack:b4")
    fates = ahead.fates[ahead.target]
    assert sum(fates.values()) == 1
    assert all(fate.flips for fate in fates)
    assert ahead.short(ahead.target).startswith(ahead.span(ahead.target))
    sure = Forecast(3, {3: {Fate(2, True, False): Fraction(1)}}, False)
    assert sure.short(3) == "2 ▣→□"
    doubtful = Forecast(3, {3: {Fate(2, True, False): Fraction(1, 2), Fate(4, True, True): Fraction(1, 2)}}, False)
    assert doubtful.short(3) == "2–4 ✗? ▣→□?"


def test_the_strike_back_is_foretold() -> None:
    ahead = foreseen("castle_griffins+@b3", "dungeon_minotaurs@b4", "attack:b4")
    assert ahead.retaliation
    assert 0 in ahead.fates
    shot = foreseen("castle_marksmen@b1", "necropolis_zombies@b4", "attack:b4")
    assert not shot.retaliation
    assert list(shot.fates) == [shot.target]


def test_a_look_ahead_changes_nothing_and_gives_no_hand_away() -> None:
    cards = " cards=attack,attack,defense,armorer hand=2"
    game = skirmish(("castle_griffins+@b3" + cards, "dungeon_minotaurs@b4" + cards))
    seat = game.state.seat
    before = game.digest
    told = {option: forecast(game, seat, option) for option in game.choice.options}
    assert any(told.values())
    assert game.digest == before
    for seed in range(5):
        other = game.branch(len(game.answers))
        other.state = game.rules.determinize(game.view(seat), Random(seed))
        assert {option: forecast(other, seat, option) for option in game.choice.options} == told


def test_what_hurts_nobody_is_not_foretold() -> None:
    game = skirmish(("castle_griffins+@b3", "dungeon_minotaurs@b5"))
    for option in game.choice.options:
        assert forecast(game, game.state.seat, option) is None
