"""Abilities that several units share, each played once in full for the unit named."""

from __future__ import annotations

from collections.abc import Sequence

from tests.heroes.builder.skirmishes import skirmish


def no_penalty_next_to(unit: str, attack: int) -> None:
    """One die against an adjacent unit, attacking and retaliating; two from backline to backline."""
    game = skirmish(f"{unit}@b2", "neutral_trolls@b3!", dice=[1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", attack + 1)
    assert game.spent()

    game = skirmish("neutral_peasants@b2", f"{unit}@b3!", dice=[-1, 1])
    game.play("attack:b3")
    assert game.hits()[1:] == [("neutral_peasants", attack + 1)]
    assert game.spent()

    game = skirmish(f"{unit}@a1", "neutral_trolls@a5!", dice=[1, -1])
    game.play("attack:a5")
    assert game.hits() == [("neutral_trolls", attack - 1)]
    assert game.spent()


def penalty_next_to(unit: str, attack: int) -> None:
    """Two dice and the lower one against an adjacent unit, attacking and retaliating; one die from afar."""
    game = skirmish(f"{unit}@b2", "neutral_trolls@b3!", dice=[1, 0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", attack)

    game = skirmish("neutral_peasants@b2", f"{unit}@b3!", dice=[-1, 0, 1])
    game.play("attack:b3")
    assert game.hits()[1:] == [("neutral_peasants", attack)]
    assert game.spent()

    game = skirmish(f"{unit}@b2", "neutral_trolls@b4!", dice=[1])
    game.play("attack:b4")
    assert game.hits() == [("neutral_trolls", attack + 1)]


def shoots_twice(unit: str, attack: int) -> None:
    """Two full attacks on a target that is not adjacent, with a die each and nothing in return."""
    game = skirmish(f"{unit}@b2", "neutral_trolls@b4! neutral_boars@d4!", dice=[1, -1])
    game.play("attack:b4")
    assert game.blows() == [("attack", unit, "neutral_trolls")] * 2
    assert game.hits() == [("neutral_trolls", attack + 1), ("neutral_trolls", attack - 1)]
    assert game.spent()
    assert game.unit_at("d4")["damage"] == 0


def shoots_once(unit: str) -> None:
    """Where a second shot is not due: an adjacent target, a target already gone, a retaliation."""
    game = skirmish(f"{unit}@b2", "neutral_trolls@b3!", dice=[1, 0, -1])
    game.play("attack:b3")
    assert game.blows() == [("attack", unit, "neutral_trolls"), ("retaliate", "neutral_trolls", unit)]
    assert game.spent()

    game = skirmish(f"{unit}@b2", "neutral_peasants@b4! neutral_boars@d4!", dice=[0])
    game.play("attack:b4")
    assert game.blows() == [("attack", unit, "neutral_peasants")]

    game = skirmish("neutral_peasants@b2", f"{unit}@b3!", dice=[-1, -1, -1])
    game.play("attack:b3")
    assert game.blows() == [("attack", "neutral_peasants", unit), ("retaliate", unit, "neutral_peasants")]
    assert game.spent()


def strikes_back_at_everybody(unit: str, attack: int) -> None:
    """A retaliation for each of three attacks in one round, and none that answers a retaliation."""
    attackers = "neutral_gold_golems@b2 neutral_skeletons@a3 neutral_peasants@c3"
    game = skirmish(attackers, f"{unit}@b3", dice=[-1, 0, -1, -1, -1, -1])
    game.play("done", "attack:b3", "attack:b3", "attack:b3")
    assert [who for kind, who, _ in game.blows() if kind == "retaliate"] == [unit] * 3
    assert [hit for hit in game.hits() if hit[0] != unit] == [
        ("neutral_gold_golems", attack - 2),
        ("neutral_skeletons", attack - 1),
        ("neutral_peasants", attack - 1),
    ]
    assert game.spent()


def goes_back(unit: str, retaliated: bool) -> None:
    """Back to the space it came from if its owner likes, after a retaliation where there is one."""
    dice = [0, -1] if retaliated else [0]
    for answer, space in (("yes", "b1"), ("no", "b3")):
        game = skirmish(f"{unit}@b1", "neutral_boars@b4!", dice=dice)
        game.play("move:b3", "attack:b4")
        assert game.asked() == (0, "may")
        assert game.unit_at("b3")["unit"] == unit.rstrip("+")
        expected = [("attack", unit, "neutral_boars"), ("retaliate", "neutral_boars", unit)]
        assert game.blows() == expected[: 1 + retaliated]
        assert game.spent()
        game.play(answer)
        assert game.unit_at(space)["unit"] == unit.rstrip("+")
        assert game.blows() == expected[: 1 + retaliated]


def stays_where_it_did_not_move(unit: str, dice: Sequence[int]) -> None:
    """No way back for a unit that attacked from where it began, nor after its own retaliation."""
    game = skirmish(f"{unit}@b3", "neutral_boars@b4!", dice=dice)
    game.play("attack:b4")
    assert not game.events_named("back")
    assert game.keys != {"yes", "no"}

    game = skirmish("neutral_peasants@b1", f"{unit}@b3!", dice=[-1, -1])
    game.play("move:b2", "attack:b3")
    assert game.blows()[1:] == [("retaliate", unit, "neutral_peasants")]
    assert not game.events_named("back")
    assert game.unit_at("b3")["unit"] == unit.rstrip("+")
