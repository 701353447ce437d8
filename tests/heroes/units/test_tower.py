"""The Arrow Tower, played."""

import pytest

from tests.heroes.builder import skirmish

TOWN = "town citadel walls=a3,b3,c3 gate=d3"


@pytest.mark.rule("H3-SGE-16", "H3-SGE-17")
def test_the_tower_stands_beside_the_board_and_has_its_printed_values() -> None:
    game = skirmish("castle_halberdiers@a1!", f"castle_griffins@d5! {TOWN}")
    tower = game.unit_at("tower")
    assert (tower["type"], tower["attack"], tower["defense"]) == ("ranged", 4, 2)
    assert (tower["hp"], tower["initiative"]) == (3, 9)
    assert tower["side"] == 1


@pytest.mark.rule("H3-SGE-17", "H3-SGE-18")
def test_the_tower_shoots_anybody_with_one_die_and_nothing_in_return() -> None:
    for space in ("a1", "a2", "d4"):
        game = skirmish(f"neutral_boars@{space}! neutral_trolls@b2!", f"castle_griffins@d5! {TOWN}", dice=[1])
        assert game.asked() == (1, "action")
        assert {f"attack:{space}", "attack:b2"} <= game.keys
        assert not any(key.startswith("move") for key in game.keys)
        game.play("attack:b2")
        assert game.hits() == [("neutral_trolls", 5)]
        assert game.blows() == [("attack", "arrow_tower", "neutral_trolls")]
        assert game.spent()


@pytest.mark.rule("H3-SGE-17", "H3-CBR-01", "H3-CBR-02")
@pytest.mark.parametrize(
    ("rival", "first"), [("neutral_griffins", 1), ("neutral_sharpshooters", 0), ("neutral_archangels", 0)]
)
def test_the_tower_has_initiative_nine(rival: str, first: int) -> None:
    # 8 comes after it; 9 comes before it because the attacker has precedence; 10 comes before it.
    game = skirmish(f"{rival}@a1", f"castle_halberdiers@d5 {TOWN}")
    assert game.asked() == (first, "action")


@pytest.mark.rule("H3-SGE-18", "H3-SGE-19")
def test_the_tower_is_hit_by_shots_only_without_penalty_and_does_not_strike_back() -> None:
    game = skirmish("neutral_sharpshooters@a1", f"castle_griffins@d5! {TOWN}", dice=[0])
    game.play("attack:tower")
    assert game.hits() == [("arrow_tower", 1)]
    assert game.blows() == [("attack", "neutral_sharpshooters", "arrow_tower")]

    # A shooter in its backline, without any ability of its own: still one die.
    game = skirmish("castle_marksmen@a1", f"castle_griffins@d5! {TOWN}", dice=[1])
    game.play("done", "attack:tower")
    assert game.hits() == [("arrow_tower", 1)]
    assert game.spent()

    for unit in ("neutral_azure_dragons", "neutral_crystal_dragons"):
        game = skirmish(f"{unit}@a1", f"castle_griffins@d5! {TOWN}")
        assert "attack:tower" not in game.keys
        assert game.why_not("attack:tower") == "H3-SGE-19"


@pytest.mark.rule("H3-SGE-17")
def test_the_tower_falls_at_three_damage() -> None:
    game = skirmish("castle_marksmen+@a1 castle_zealots@b1", f"castle_griffins@d5! {TOWN}", dice=[1, 1, 0])
    game.play("done", "attack:tower")
    assert game.hits() == [("arrow_tower", 1), ("arrow_tower", 1)]
    assert game.unit_at("tower")["damage"] == 2
    game.play("done", "attack:tower")
    assert game.unit_at("tower") == {}
    assert game.events_named("tower_gone") == [{}]
    assert not game.over


@pytest.mark.rule("H3-SGE-20")
def test_the_tower_goes_with_the_last_wall() -> None:
    game = skirmish("neutral_crystal_dragons@c2", "castle_griffins@d5! town citadel walls=b3 gate=c3", dice=[])
    game.play("break:c3")
    assert game.unit_at("tower")["unit"] == "arrow_tower"

    game = skirmish("neutral_crystal_dragons@c2", "castle_griffins@d5! town citadel gate=c3")
    game.play("break:c3")
    assert game.unit_at("tower") == {}
    assert game.events_named("tower_gone") == [{}]


@pytest.mark.rule("H3-SGE-21")
def test_the_tower_need_not_fall_for_the_besieger_to_win() -> None:
    game = skirmish("neutral_crystal_dragons@d4", f"castle_griffins@d5! {TOWN}", dice=[0])
    game.play("attack:d5")
    assert game.over
    assert game.result == (1, -1)
    assert not game.events_named("tower_gone")


@pytest.mark.rule("H3-SGE-13")
def test_the_tower_is_not_behind_a_wall() -> None:
    game = skirmish("neutral_sharpshooters@b1", f"castle_griffins@b5! {TOWN}", dice=[1])
    game.play("attack:tower")
    assert game.hits() == [("arrow_tower", 2)]
