"""Cards whose range, place or movement changes on hexes."""

import pytest

from tests.battlefield.support.field import arena, around, block, places
from tests.heroes.support.fight import blows
from tests.heroes.support.stage import happened, play, unit_at
from tests.heroes.support.watch import hits, moves


@pytest.mark.rule("BF-BTL-59", "BF-BTL-30")
def test_a_fireball_hits_a_hex_next_to_its_target() -> None:
    game = arena(
        "castle_griffins+@0.0 castle_halberdiers@7.3 cards=fireball hand=1",
        "necropolis_zombies@6.4 necropolis_skeletons@6.3",
        draws=["fireball"],
    )
    play(game, "cast:fireball", "target:6.4")
    assert places(game) == around("6.4")
    play(game, "place:6.3")
    assert [event["unit"] for event in happened(game, "damage")] == ["necropolis_skeletons@8", "necropolis_zombies@7"]


@pytest.mark.rule("BF-BTL-59", "BF-BTL-31")
def test_chain_lightning_goes_to_the_unit_fewest_hexes_away() -> None:
    # From (6,4): (8,5) is 2 hexes away, (6,2) is 2, (6,7) is 3. On a plain grid (6,2) alone would be nearest.
    game = arena(
        "castle_griffins+@0.0 cards=chain_lightning hand=1",
        "necropolis_zombies@6.4 necropolis_skeletons@8.5 necropolis_wraiths@6.2 necropolis_vampires@6.7",
        draws=["chain_lightning"],
    )
    play(game, "cast:chain_lightning", "target:6.4")
    assert {key.removeprefix("target:") for key in game.choice.keys} == {"8.5", "6.2"}
    play(game, "target:8.5")
    assert [str(event["unit"]).partition("@")[0] for event in happened(game, "damage")] == [
        "necropolis_zombies", "necropolis_skeletons", "necropolis_wraiths",
    ]  # fmt: skip


@pytest.mark.rule("BF-BTL-59")
def test_teleport_takes_a_unit_to_any_empty_hex() -> None:
    game = arena(
        "castle_griffins+@0.0 obstacles=skull/0/6.4 cards=teleport hand=1",
        "necropolis_zombies@12.8",
        draws=["teleport"],
    )
    play(game, "cast:teleport")
    assert places(game) == block(0, 12) - {"0.0", "12.8", "6.4"}
    play(game, "place:11.8")
    assert unit_at(game, "11.8")["unit"] == "castle_griffins"


@pytest.mark.rule("BF-BTL-59", "BF-SGE-12")
def test_teleport_crosses_walls_but_lands_on_none() -> None:
    attacker = arena(
        "castle_griffins+@0.0 cards=teleport hand=1", "necropolis_zombies@12.8 town citadel walls=10.0,10.2 gate=10.4",
        draws=["teleport"],
    )  # fmt: skip
    play(attacker, "cast:teleport")
    works = {"10.0", "10.1", "10.2", "10.3", "9.4", "10.4", "10.5"}
    assert places(attacker) == block(0, 12) - {"0.0", "12.8"} - works


@pytest.mark.rule("BF-BTL-59")
@pytest.mark.parametrize(("hex", "burnt"), [("7.3", True), ("8.4", False)])
def test_a_fire_shield_burns_only_attackers_next_to_it(hex: str, burnt: bool) -> None:
    cards = "cards=fire_shield hand=1"
    game = arena(
        f"castle_archangels+@0.0 castle_crusaders@6.4 {cards}", f"necropolis_liches@{hex}",
        draws=["fire_shield"], dice=[0, 0, 0, 0],
    )  # fmt: skip
    play(game, "cast:fire_shield", "target:6.4", "done", "attack:6.4")
    assert (len(happened(game, "burn")) == 1) == burnt


@pytest.mark.rule("BF-BTL-59")
@pytest.mark.parametrize(("hex", "damage"), [("8.4", 3), ("3.4", 2)])
def test_archery_adds_to_shots_that_are_not_adjacent(hex: str, damage: int) -> None:
    game = arena(
        "castle_zealots@2.4 cards=archery hand=1", f"necropolis_skeletons+@{hex}", draws=["archery"], dice=[0, 0, 0]
    )
    play(game, "play:archery", f"attack:{hex}")
    assert hits(game)[0] == damage


@pytest.mark.rule("BF-BTL-59")
def test_tactics_swaps_two_units_wherever_they_stand() -> None:
    game = arena(
        "castle_griffins@0.0 castle_halberdiers@9.7 castle_zealots@3.3 cards=tactics hand=1",
        "necropolis_zombies@12.8",
        draws=["tactics"],
    )
    play(game, "play:tactics", "target:0.0", "target:9.7")
    assert unit_at(game, "9.7")["unit"] == "castle_griffins"
    assert unit_at(game, "0.0")["unit"] == "castle_halberdiers"


@pytest.mark.rule("BF-BTL-26")
def test_specialties_for_initiative_are_specialties_for_movement() -> None:
    game = arena(
        "castle_crusaders@0.0 cards=catherine_specialty_vi hand=1", "necropolis_zombies@12.8",
        draws=["catherine_specialty_vi"],
    )  # fmt: skip
    before = moves(game)
    play(game, "play:catherine_specialty_vi")
    assert unit_at(game, "0.0")["initiative"] == 7
    assert moves(game) > before
    assert "7.0" in moves(game)


@pytest.mark.rule("BF-BTL-56")
def test_a_defense_token_works_as_on_the_core_board() -> None:
    game = arena("castle_zealots@2.4", "necropolis_zombies@8.4#", dice=[0, 1])
    play(game, "attack:8.4")
    assert hits(game) == [1]
    assert [blow[0] for blow in blows(game)] == ["attack"]
