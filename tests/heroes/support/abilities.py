"""Abilities that several units share, each played once in full for the unit named."""

from collections.abc import Sequence

from tests.heroes.support.fight import asked, blows, hits, keys, spent
from tests.heroes.support.stage import happened, play, stage, unit_at


def no_penalty_next_to(unit: str, attack: int) -> None:
    """One die against an adjacent unit, attacking and retaliating; two from backline to backline."""
    game = stage(f"{unit}@b2", "neutral_trolls@b3!", dice=[1, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", attack + 1)
    assert spent(game)

    game = stage("neutral_peasants@b2", f"{unit}@b3!", dice=[-1, 1])
    play(game, "attack:b3")
    assert hits(game)[1:] == [("neutral_peasants", attack + 1)]
    assert spent(game)

    game = stage(f"{unit}@a1", "neutral_trolls@a5!", dice=[1, -1])
    play(game, "attack:a5")
    assert hits(game) == [("neutral_trolls", attack - 1)]
    assert spent(game)


def penalty_next_to(unit: str, attack: int) -> None:
    """Two dice and the lower one against an adjacent unit, attacking and retaliating; one die from afar."""
    game = stage(f"{unit}@b2", "neutral_trolls@b3!", dice=[1, 0, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", attack)

    game = stage("neutral_peasants@b2", f"{unit}@b3!", dice=[-1, 0, 1])
    play(game, "attack:b3")
    assert hits(game)[1:] == [("neutral_peasants", attack)]
    assert spent(game)

    game = stage(f"{unit}@b2", "neutral_trolls@b4!", dice=[1])
    play(game, "attack:b4")
    assert hits(game) == [("neutral_trolls", attack + 1)]


def shoots_twice(unit: str, attack: int) -> None:
    """Two full attacks on a target that is not adjacent, with a die each and nothing in return."""
    game = stage(f"{unit}@b2", "neutral_trolls@b4! neutral_boars@d4!", dice=[1, -1])
    play(game, "attack:b4")
    assert blows(game) == [("attack", unit, "neutral_trolls")] * 2
    assert hits(game) == [("neutral_trolls", attack + 1), ("neutral_trolls", attack - 1)]
    assert spent(game)
    assert unit_at(game, "d4")["damage"] == 0


def shoots_once(unit: str) -> None:
    """Where a second shot is not due: an adjacent target, a target already gone, a retaliation."""
    game = stage(f"{unit}@b2", "neutral_trolls@b3!", dice=[1, 0, -1])
    play(game, "attack:b3")
    assert blows(game) == [("attack", unit, "neutral_trolls"), ("retaliate", "neutral_trolls", unit)]
    assert spent(game)

    game = stage(f"{unit}@b2", "neutral_peasants@b4! neutral_boars@d4!", dice=[0])
    play(game, "attack:b4")
    assert blows(game) == [("attack", unit, "neutral_peasants")]

    game = stage("neutral_peasants@b2", f"{unit}@b3!", dice=[-1, -1, -1])
    play(game, "attack:b3")
    assert blows(game) == [("attack", "neutral_peasants", unit), ("retaliate", unit, "neutral_peasants")]
    assert spent(game)


def strikes_back_at_everybody(unit: str, attack: int) -> None:
    """A retaliation for each of three attacks in one round, and none that answers a retaliation."""
    attackers = "neutral_gold_golems@b2 neutral_skeletons@a3 neutral_peasants@c3"
    game = stage(attackers, f"{unit}@b3", dice=[-1, 0, -1, -1, -1, -1])
    play(game, "done", "attack:b3", "attack:b3", "attack:b3")
    assert [who for kind, who, _ in blows(game) if kind == "retaliate"] == [unit] * 3
    assert [hit for hit in hits(game) if hit[0] != unit] == [
        ("neutral_gold_golems", attack - 2),
        ("neutral_skeletons", attack - 1),
        ("neutral_peasants", attack - 1),
    ]
    assert spent(game)


def goes_back(unit: str, retaliated: bool) -> None:
    """Back to the space it came from if its owner likes, after a retaliation where there is one."""
    dice = [0, -1] if retaliated else [0]
    for answer, space in (("yes", "b1"), ("no", "b3")):
        game = stage(f"{unit}@b1", "neutral_boars@b4!", dice=dice)
        play(game, "move:b3", "attack:b4")
        assert asked(game) == (0, "may")
        assert unit_at(game, "b3")["unit"] == unit.rstrip("+")
        expected = [("attack", unit, "neutral_boars"), ("retaliate", "neutral_boars", unit)]
        assert blows(game) == expected[: 1 + retaliated]
        assert spent(game)
        play(game, answer)
        assert unit_at(game, space)["unit"] == unit.rstrip("+")
        assert blows(game) == expected[: 1 + retaliated]


def stays_where_it_did_not_move(unit: str, dice: Sequence[int]) -> None:
    """No way back for a unit that attacked from where it began, nor after its own retaliation."""
    game = stage(f"{unit}@b3", "neutral_boars@b4!", dice=dice)
    play(game, "attack:b4")
    assert not happened(game, "back")
    assert keys(game) != {"yes", "no"}

    game = stage("neutral_peasants@b1", f"{unit}@b3!", dice=[-1, -1])
    play(game, "move:b2", "attack:b3")
    assert blows(game)[1:] == [("retaliate", unit, "neutral_peasants")]
    assert not happened(game, "back")
    assert unit_at(game, "b3")["unit"] == unit.rstrip("+")
