"""Cards whose range, place or movement changes on hexes."""

import pytest

from banneret.games import resume
from banneret.kernel.record import parse_record
from tests.battlefield.builder import columns, hex_skirmish, hexes_around
from tests.heroes.builder import against_ai
from tests.heroes.property.skirmish_checks import check_why_not


@pytest.mark.rule("BF-BTL-59", "BF-BTL-30")
def test_a_fireball_hits_a_hex_next_to_its_target() -> None:
    game = hex_skirmish(
        "castle_griffins+@0.0 castle_halberdiers@7.3 cards=fireball hand=1",
        "necropolis_zombies@6.4 necropolis_skeletons@6.3",
        draws=["fireball"],
    )
    game.play("cast:fireball", "target:6.4")
    assert game.hexes_offered() == hexes_around("6.4")
    game.play("place:6.3")
    assert [event["unit"] for event in game.events_named("damage")] == [
        "necropolis_skeletons@8",
        "necropolis_zombies@7",
    ]


@pytest.mark.rule("BF-BTL-59", "BF-BTL-31")
def test_chain_lightning_goes_to_the_unit_fewest_hexes_away() -> None:
    # From (6,4): (8,5) is 2 hexes away, (6,2) is 2, (6,7) is 3. On a plain grid (6,2) alone would be nearest.
    game = hex_skirmish(
        "castle_griffins+@0.0 cards=chain_lightning hand=1",
        "necropolis_zombies@6.4 necropolis_skeletons@8.5 necropolis_wraiths@6.2 necropolis_vampires@6.7",
        draws=["chain_lightning"],
    )
    game.play("cast:chain_lightning", "target:6.4")
    assert {key.removeprefix("target:") for key in game.choice.keys} == {"8.5", "6.2"}
    game.play("target:8.5")
    assert [str(event["unit"]).partition("@")[0] for event in game.events_named("damage")] == [
        "necropolis_zombies", "necropolis_skeletons", "necropolis_wraiths",
    ]  # fmt: skip


@pytest.mark.rule("BF-BTL-59")
def test_teleport_takes_a_unit_to_any_empty_hex() -> None:
    game = hex_skirmish(
        "castle_griffins+@0.0 obstacles=skull/0/6.4 cards=teleport hand=1",
        "necropolis_zombies@12.8",
        draws=["teleport"],
    )
    game.play("cast:teleport")
    assert game.hexes_offered() == columns(0, 12) - {"0.0", "12.8", "6.4"}
    game.play("place:11.8")
    assert game.unit_at("11.8")["unit"] == "castle_griffins"


@pytest.mark.rule("BF-BTL-59", "BF-SGE-12")
def test_teleport_crosses_walls_but_lands_on_none() -> None:
    attacker = hex_skirmish(
        "castle_griffins+@0.0 cards=teleport hand=1", "necropolis_zombies@12.8 town citadel walls=10.0,10.2 gate=10.4",
        draws=["teleport"],
    )  # fmt: skip
    attacker.play("cast:teleport")
    works = {"10.0", "10.1", "10.2", "10.3", "9.4", "10.4", "10.5"}
    assert attacker.hexes_offered() == columns(0, 12) - {"0.0", "12.8"} - works


@pytest.mark.rule("BF-BTL-59")
@pytest.mark.parametrize(("hex", "burnt"), [("7.3", True), ("8.4", False)])
def test_a_fire_shield_burns_only_attackers_next_to_it(hex: str, burnt: bool) -> None:
    cards = "cards=fire_shield hand=1"
    game = hex_skirmish(
        f"castle_archangels+@0.0 castle_crusaders@6.4 {cards}", f"necropolis_liches@{hex}",
        draws=["fire_shield"], dice=[0, 0, 0, 0],
    )  # fmt: skip
    game.play("cast:fire_shield", "target:6.4", "done", "attack:6.4")
    assert (len(game.events_named("burn")) == 1) == burnt


@pytest.mark.rule("BF-BTL-59")
@pytest.mark.parametrize(("hex", "damage"), [("8.4", 3), ("3.4", 2)])
def test_archery_adds_to_shots_that_are_not_adjacent(hex: str, damage: int) -> None:
    game = hex_skirmish(
        "castle_zealots@2.4 cards=archery hand=1", f"necropolis_skeletons+@{hex}", draws=["archery"], dice=[0, 0, 0]
    )
    game.play("play:archery", f"attack:{hex}")
    assert game.damage_dealt()[0] == damage


@pytest.mark.rule("BF-BTL-59")
def test_tactics_swaps_two_units_wherever_they_stand() -> None:
    game = hex_skirmish(
        "castle_griffins@0.0 castle_halberdiers@9.7 castle_zealots@3.3 cards=tactics hand=1",
        "necropolis_zombies@12.8",
        draws=["tactics"],
    )
    game.play("play:tactics", "target:0.0", "target:9.7")
    assert game.unit_at("9.7")["unit"] == "castle_griffins"
    assert game.unit_at("0.0")["unit"] == "castle_halberdiers"


@pytest.mark.rule("BF-BTL-26")
def test_specialties_for_initiative_are_specialties_for_movement() -> None:
    game = hex_skirmish(
        "castle_crusaders@0.0 cards=catherine_specialty_vi hand=1", "necropolis_zombies@12.8",
        draws=["catherine_specialty_vi"],
    )  # fmt: skip
    before = game.moves()
    game.play("play:catherine_specialty_vi")
    assert game.unit_at("0.0")["initiative"] == 7
    assert game.moves() > before
    assert "7.0" in game.moves()


@pytest.mark.rule("BF-BTL-56")
def test_a_defense_token_works_as_on_the_core_board() -> None:
    game = hex_skirmish("castle_zealots@2.4", "necropolis_zombies@8.4#", dice=[0, 1])
    game.play("attack:8.4")
    assert game.damage_dealt() == [1]
    assert [blow[0] for blow in game.blows()] == ["attack"]


@pytest.mark.rule("H3-CBC-10", "BF-BTL-59")
@pytest.mark.parametrize("board", ["always", "off"])
def test_a_fireball_before_the_first_activation_is_no_deployment(board: str) -> None:
    """What is not offered for its second space is refused as a space of the spell, not as one to deploy on."""
    own, other = ("6.3", "6.4") if board == "always" else ("b2", "b4")
    game = against_ai(
        "attack_a",
        "intelligence fireball",
        player=f"castle_griffins@{own} cards=intelligence,fireball hand=2",
        ai=f"necropolis_zombies@{other}",
        hex_board=board,
    )
    game.play("play:intelligence", "cast:fireball", f"target:{other}")
    assert game.choice.keys[0].startswith("place:")
    check_why_not(game)
    assert game.why_not("place:0.0" if board == "always" else "place:a1") not in ("BF-BTL-19", "BF-BTL-18", "H3-CBS-22")


@pytest.mark.rule("H3-AIC-40", "H3-AIC-14")
def test_a_defense_card_asks_on_hexes_which_of_equal_units_it_lies_on() -> None:
    game = against_ai(
        "defense_a",
        player="castle_crusaders@0.0",
        ai="necropolis_zombies@12.8 necropolis_wraiths@12.7 necropolis_skeletons@12.6",
        hex_board="always",
    )
    game.play("defend")
    assert game.keys == {"target:12.8", "target:12.7"}
    assert resume(parse_record(game.record())).digest == game.digest
    game.play("target:12.7")
    assert game.events_named("ai_laid")[0]["unit"] == "necropolis_wraiths@8"
