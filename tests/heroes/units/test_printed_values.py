"""Every statistic of the content is what the engine plays with; units without an ability do plain arithmetic."""

from typing import NamedTuple

import pytest

from banneret.heroes.box.cards_and_units import Side, load
from tests.heroes.builder import HeroesGame, skirmish


class Printed(NamedTuple):
    """One side of a unit card as the content prints it."""

    word: str
    """As in an army: `castle_griffins+`."""
    side: Side


SIDES = [
    *(Printed(unit.id, unit.few) for unit in load().units),
    *(Printed(f"{unit.id}+", unit.pack) for unit in load().units),
    *(Printed(unit.id, unit.card) for unit in load().neutral_units),
]
every_side = pytest.mark.parametrize("printed", SIDES, ids=[printed.word for printed in SIDES])

ROOM_FOR_TWO = {unit.id for unit in load().neutral_units if unit.copies > 1}
STRIKERS = {0: "neutral_boars", 1: "neutral_nomads", 2: "neutral_diamond_golems", 3: "dungeon_manticores"}
"""By defense: a unit whose attack of -1 deals 1 damage, so 2 more attack than that defense."""
STRIKERS_DEFENSE = {
    "neutral_boars": 0,
    "neutral_nomads": 1,
    "neutral_diamond_golems": 2,
    "dungeon_manticores": 1,
    "castle_crusaders+": 2,
}


def struck(printed: Printed, damage: int) -> tuple[HeroesGame, str]:
    """The unit, with this much damage, hit for exactly 1 if its defense is the printed one; every other die shows 0."""
    striker = STRIKERS[printed.side.defense]
    if striker == printed.word and striker not in ROOM_FOR_TWO:
        striker = "castle_crusaders+"
    worn = f"*{damage}" if damage else ""
    # Paralysed, so that it neither acts nor heals before it is attacked.
    game = skirmish(f"{striker}@b2", f"{printed.word}@b3{worn}!", dice=[-1, 0, 0, 0])
    return game.play("attack:b3"), striker


@pytest.mark.rule("H3-UNI-14")
@every_side
def test_defense_and_attack_are_the_printed_ones(printed: Printed) -> None:
    game, striker = struck(printed, printed.side.hp - 2)
    # It has survived with 1 HP left, so it strikes back with its printed attack and a die of 0.
    assert game.hits() == [(printed.word, 1), (striker, printed.side.attack - STRIKERS_DEFENSE[striker])]
    assert game.blows()[1:] == [("retaliate", printed.word, striker)]


@pytest.mark.rule("H3-UNI-15", "H3-UNI-16", "H3-UNI-19")
@every_side
def test_hit_points_are_the_printed_ones(printed: Printed) -> None:
    game, _ = struck(printed, printed.side.hp - 1)
    assert game.hits()[0] == (printed.word, 1)
    if printed.word.endswith("+"):
        assert (game.unit_at("b3")["pack"], game.unit_at("b3")["damage"]) == (False, 0)
    else:
        assert game.unit_at("b3") == {}
        assert game.over


LADDER = {
    "necropolis_zombies": 3, "castle_halberdiers": 4, "castle_crusaders": 5, "neutral_boars": 6, "neutral_nomads": 7,
    "neutral_griffins": 8, "neutral_sharpshooters": 9, "neutral_archangels": 10, "dungeon_manticores+": 11,
    "castle_archangels": 12, "necropolis_ghost_dragons+": 14, "dungeon_black_dragons+": 15,
    "neutral_crystal_dragons": 16, "castle_archangels+": 18, "neutral_azure_dragons": 19,
}  # fmt: skip
"""Units with every initiative there is."""


@pytest.mark.rule("H3-UNI-24", "H3-CBR-01", "H3-CBR-02")
@every_side
def test_initiative_is_the_printed_one(printed: Printed) -> None:
    initiative = printed.side.initiative
    assert initiative in LADDER.values()
    for rung, other in LADDER.items():
        if rung.startswith("neutral") and rung == printed.word and rung not in ROOM_FOR_TWO:
            continue
        # Of equals the attacker comes first, so both ways together tell less, equal and more apart.
        attacking = skirmish(f"{printed.word}@a1", f"{rung}@d5")
        assert attacking.asked()[0] == (0 if initiative >= other else 1), rung
        defending = skirmish(f"{rung}@a1", f"{printed.word}@d5")
        assert defending.asked()[0] == (1 if initiative > other else 0), rung


def reached(game: HeroesGame) -> set[str]:
    """The spaces the active unit may move to."""
    return {key.removeprefix("move:") for key in game.keys if key.startswith("move:")}


def within(steps: int, start: str = "a1") -> set[str]:
    """The spaces of an empty board up to this many steps away."""
    columns, rows = "abcd", "12345"
    return {
        column + row
        for column in columns
        for row in rows
        if 0 < abs(columns.index(column) - columns.index(start[0])) + abs(int(row) - int(start[1])) <= steps
    }


@pytest.mark.rule("H3-TYP-01", "H3-TYP-02", "H3-TYP-06", "H3-TYP-08")
@every_side
def test_type_is_the_printed_one(printed: Printed) -> None:
    kind = printed.side.type
    game = skirmish(f"{printed.word}@a1", "necropolis_zombies+@d4!")
    assert reached(game) == within(1 if kind == "ranged" else 3)
    assert ("attack:d4" in game.keys) is (kind == "ranged")

    # Shut in by friends, only a Flying unit gets out.
    friends = ("neutral_peasants", "neutral_trolls")
    if printed.word in friends:
        friends = ("neutral_boars", "neutral_nomads")
    game = skirmish(f"{printed.word}@a1 {friends[0]}@a2! {friends[1]}@b1!", "necropolis_zombies+@d4!")
    if game.asked()[1] == "order":
        game.play("activate:a1")
    assert reached(game) == (within(3) - {"a2", "b1"} if kind == "flying" else set())


PLAIN = [
    printed
    for printed in SIDES
    if not printed.side.abilities
    or all(ability.timing == "map" for ability in printed.side.abilities)
    or printed.word in ("dungeon_black_dragons", "dungeon_black_dragons+")
    or printed.word in ("neutral_diamond_golems", "neutral_gold_golems")
]
"""Units that have no ability in a Combat without spells."""


def test_the_units_without_an_ability_in_combat() -> None:
    assert [printed.word for printed in PLAIN] == [
        "castle_halberdiers", "castle_marksmen", "castle_crusaders", "castle_zealots", "castle_champions",
        "dungeon_troglodytes", "dungeon_evil_eyes", "dungeon_manticores", "dungeon_black_dragons",
        "necropolis_skeletons", "necropolis_liches",
        "dungeon_black_dragons+", "necropolis_skeletons+",
        "neutral_boars", "neutral_peasants", "neutral_rogues", "neutral_nomads",
        "neutral_diamond_golems", "neutral_gold_golems", "neutral_crystal_dragons",
    ]  # fmt: skip


NOTHING_ELSE = (
    "reroll", "defense_die", "ability_die", "paralyse", "heal", "draw", "discard", "morale_lost", "reinforce", "save",
    "back", "push", "stat", "ignore_die",
)  # fmt: skip


@pytest.mark.rule("H3-CBT-06", "H3-CBR-14", "H3-CBR-15", "H3-CBT-07", "H3-CBT-08")
@pytest.mark.parametrize("die", [-1, 0, 1])
@pytest.mark.parametrize("printed", PLAIN, ids=[printed.word for printed in PLAIN])
def test_units_without_an_ability_do_plain_arithmetic(printed: Printed, die: int) -> None:
    unit, side = printed
    ranged = side.type == "ranged"
    # Its own attack, after a step where it may take one: against defense 3, one blow and one in return.
    angels = "castle_archangels"
    dice = [die, die] if ranged else [die]
    game = skirmish(f"{unit}@{'b2' if ranged else 'b1'} neutral_enchanters@d1!", f"{angels}@b3!", dice=[*dice, -1])
    if game.asked()[1] == "order":
        game.play(f"activate:{'b2' if ranged else 'b1'}")
    game.play(*([] if ranged else ["move:b2"]), "attack:b3")
    damage = max(0, side.attack + die - 3)
    assert game.hits() == [(angels, damage), (unit, 5 - side.defense)]
    assert game.asked()[1] == "action"
    assert game.spent()
    assert not game.order(*NOTHING_ELSE)

    # Attacked twice from both sides: it strikes back once, and at the first attacker.
    game = skirmish("neutral_peasants@b2 neutral_skeletons@a3", f"{unit}@b3!", dice=[-1, *dice, -1])
    for _ in range(2):
        if game.asked()[0] == 1:
            game.play("done")
        game.play("attack:b3")
    assert game.hits()[1] == ("neutral_skeletons", side.attack + die)
    assert [who for kind, who, _ in game.blows() if kind == "retaliate"] == [unit]
    assert not game.order(*NOTHING_ELSE)

    if ranged:
        game = skirmish(f"{unit}@b2", f"{angels}@b4!", dice=[die])
        game.play("attack:b4")
        assert game.hits() == [(angels, damage)]
