"""What a table foretells is what happens: every roll is played out and compared."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from banneret.heroes.table.foresee import Forecast, forecast, foreseen
from tests.heroes.builder import skirmish
from tests.terminal.table import seeded_skirmish


def foretold(attacker: str, defender: str, key: str) -> Forecast:
    game = skirmish(attacker, defender)
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
        game = skirmish(attacker, defender, dice=(*faces, *([0] * 6)))
        game.apply(key)
        while not game.events_named("damage"):
            game.apply("keep")
        found.append(int(game.events_named("damage")[0]["n"]))
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
    ahead = foretold(attacker, defender, key)
    dealt = damage_by_dice(attacker, defender, key, dice)
    chances: dict[int, Fraction] = {}
    for fate, chance in ahead.fates[ahead.target].items():
        chances[fate.damage] = chances.get(fate.damage, Fraction(0)) + chance
    assert chances == {n: Fraction(dealt.count(n), len(dealt)) for n in sorted(set(dealt))}


def test_flips_and_defeats_are_foretold_with_their_doubt() -> None:
    ahead = foretold("castle_champions@b3", "necropolis_skeletons+@b4", "attack:b4")
    fates = ahead.fates[ahead.target]
    assert sum(fates.values()) == 1
    assert all(fate.flips for fate in fates)
    low, high = ahead.span(ahead.target)
    assert {low, high} <= {fate.damage for fate in fates}


def test_the_strike_back_is_foretold() -> None:
    ahead = foretold("castle_griffins+@b3", "dungeon_minotaurs@b4", "attack:b4")
    assert ahead.retaliation
    assert 0 in ahead.fates
    shot = foretold("castle_marksmen@b1", "necropolis_zombies@b4", "attack:b4")
    assert not shot.retaliation
    assert list(shot.fates) == [shot.target]


def test_the_faces_behind_a_fate_are_told_where_one_die_decides() -> None:
    ahead = foretold("castle_griffins+@b3", "dungeon_minotaurs@b4", "attack:b4")
    dealt = damage_by_dice("castle_griffins+@b3", "dungeon_minotaurs@b4", "attack:b4", 1)
    by_damage = {fate.damage: faces for fate, faces in ahead.faces.items()}
    assert by_damage == {n: tuple(face for face in (-1, 0, 1) if dealt[face + 1] == n) for n in set(dealt)}
    guarded = foretold("castle_griffins@b3", "necropolis_skeletons@b4#", "attack:b4")
    assert not guarded.faces
    twice = foretold("castle_marksmen+@b1", "necropolis_zombies@b5", "attack:b5")
    assert not twice.faces


def test_a_look_ahead_changes_nothing_and_gives_no_hand_away() -> None:
    cards = " cards=attack,attack,defense,armorer hand=2"
    game = seeded_skirmish(("castle_griffins+@b3" + cards, "dungeon_minotaurs@b4" + cards))
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
    game = seeded_skirmish(("castle_griffins+@b3", "dungeon_minotaurs@b5"))
    for option in game.choice.options:
        assert forecast(game, game.state.seat, option) is None


def test_a_forecast_is_sent_with_its_chances() -> None:
    game = skirmish("castle_griffins+@b3", "dungeon_minotaurs@b4")
    ahead = forecast(game, 0, game.rules.parse(game.state.kind, "attack:b4") or 0)
    sent = foreseen(game, 0, "attack:b4", 7)
    assert ahead is not None
    assert (sent.re, sent.answer, sent.retaliation) == (7, "attack:b4", True)
    assert [unit.unit for unit in sent.units] == list(ahead.fates)
    for unit in sent.units:
        assert sum(fate.chance for fate in unit.fates) == pytest.approx(1)
        assert unit.flips == pytest.approx(sum(fate.chance for fate in unit.fates if fate.flips))
        assert (unit.low, unit.high) == ahead.span(unit.unit)


def test_nothing_is_foretold_to_others_or_of_what_may_not_be_done() -> None:
    game = skirmish("castle_griffins+@b3", "dungeon_minotaurs@b4")
    assert not foreseen(game, 1, "attack:b4", 1).units
    assert not foreseen(game, 0, "attack:a1", 1).units
    assert not foreseen(game, 0, "nonsense", 1).units
    assert not foreseen(game, 0, "defend", 1).units
