"""The Arrow Tower, played."""

import pytest

from tests.heroes.support.fight import asked, blows, hits, keys, spent
from tests.heroes.support.stage import happened, play, stage, unit_at

TOWN = "town citadel walls=a3,b3,c3 gate=d3"


@pytest.mark.rule("H3-SGE-16", "H3-SGE-17")
def test_the_tower_stands_beside_the_board_and_has_its_printed_values() -> None:
    game = stage("castle_halberdiers@a1!", f"castle_griffins@d5! {TOWN}")
    tower = unit_at(game, "tower")
    assert (tower["type"], tower["attack"], tower["defense"]) == ("ranged", 4, 2)
    assert (tower["hp"], tower["initiative"]) == (3, 9)
    assert tower["side"] == 1


@pytest.mark.rule("H3-SGE-17", "H3-SGE-18")
def test_the_tower_shoots_anybody_with_one_die_and_nothing_in_return() -> None:
    for space in ("a1", "a2", "d4"):
        game = stage(f"neutral_boars@{space}! neutral_trolls@b2!", f"castle_griffins@d5! {TOWN}", dice=[1])
        assert asked(game) == (1, "action")
        assert {f"attack:{space}", "attack:b2"} <= keys(game)
        assert not any(key.startswith("move") for key in keys(game))
        play(game, "attack:b2")
        assert hits(game) == [("neutral_trolls", 5)]
        assert blows(game) == [("attack", "arrow_tower", "neutral_trolls")]
        assert spent(game)


@pytest.mark.rule("H3-SGE-17", "H3-CBR-01", "H3-CBR-02")
@pytest.mark.parametrize(
    ("rival", "first"), [("neutral_griffins", 1), ("neutral_sharpshooters", 0), ("neutral_archangels", 0)]
)
def test_the_tower_has_initiative_nine(rival: str, first: int) -> None:
    # 8 comes after it; 9 comes before it because the attacker has precedence; 10 comes before it.
    game = stage(f"{rival}@a1", f"castle_halberdiers@d5 {TOWN}")
    assert asked(game) == (first, "action")


@pytest.mark.rule("H3-SGE-18", "H3-SGE-19")
def test_the_tower_is_hit_by_shots_only_without_penalty_and_does_not_strike_back() -> None:
    game = stage("neutral_sharpshooters@a1", f"castle_griffins@d5! {TOWN}", dice=[0])
    play(game, "attack:tower")
    assert hits(game) == [("arrow_tower", 1)]
    assert blows(game) == [("attack", "neutral_sharpshooters", "arrow_tower")]

    # A shooter in its backline, without any ability of its own: still one die.
    game = stage("castle_marksmen@a1", f"castle_griffins@d5! {TOWN}", dice=[1])
    play(game, "done", "attack:tower")
    assert hits(game) == [("arrow_tower", 1)]
    assert spent(game)

    for unit in ("neutral_azure_dragons", "neutral_crystal_dragons"):
        game = stage(f"{unit}@a1", f"castle_griffins@d5! {TOWN}")
        assert "attack:tower" not in keys(game)
        assert game.why_not("attack:tower") == "H3-SGE-19"


@pytest.mark.rule("H3-SGE-17")
def test_the_tower_falls_at_three_damage() -> None:
    game = stage("castle_marksmen+@a1 castle_zealots@b1", f"castle_griffins@d5! {TOWN}", dice=[1, 1, 0])
    play(game, "done", "attack:tower")
    assert hits(game) == [("arrow_tower", 1), ("arrow_tower", 1)]
    assert unit_at(game, "tower")["damage"] == 2
    play(game, "done", "attack:tower")
    assert unit_at(game, "tower") == {}
    assert happened(game, "tower_gone") == [{}]
    assert not game.over


@pytest.mark.rule("H3-SGE-20")
def test_the_tower_goes_with_the_last_wall() -> None:
    game = stage("neutral_crystal_dragons@c2", "castle_griffins@d5! town citadel walls=b3 gate=c3", dice=[])
    play(game, "break:c3")
    assert unit_at(game, "tower")["unit"] == "arrow_tower"

    game = stage("neutral_crystal_dragons@c2", "castle_griffins@d5! town citadel gate=c3")
    play(game, "break:c3")
    assert unit_at(game, "tower") == {}
    assert happened(game, "tower_gone") == [{}]


@pytest.mark.rule("H3-SGE-21")
def test_the_tower_need_not_fall_for_the_besieger_to_win() -> None:
    game = stage("neutral_crystal_dragons@d4", f"castle_griffins@d5! {TOWN}", dice=[0])
    play(game, "attack:d5")
    assert game.over
    assert game.result == (1, -1)
    assert not happened(game, "tower_gone")


@pytest.mark.rule("H3-SGE-13")
def test_the_tower_is_not_behind_a_wall() -> None:
    game = stage("neutral_sharpshooters@b1", f"castle_griffins@b5! {TOWN}", dice=[1])
    play(game, "attack:tower")
    assert hits(game) == [("arrow_tower", 2)]
