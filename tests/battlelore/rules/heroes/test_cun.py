"""Cunning troops (section BLH-CUN)."""

from pathlib import Path
from typing import cast

import pytest

from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR
from banneret.battlelore.state.battleground import Battleground
from tests.battlelore.builder import CALL, BattleLoreGame, adventure, battle, medieval, melee

BLUE = "human_sword_blue"
BOWS = "human_bow_green"
FAR = f"{BLUE}@0.0"
CUNNING = {"cunning": True}
MAUD = "Maud:warrior@4.6"


def cunning(standard: str, pennant: str, dice: list[str], **how: object) -> BattleLoreGame:
    """The unit on 5.6 attacks the one on 4.6 among cunning troops."""
    return melee(standard, pennant, dice=dice, notes=CUNNING, **how)


@pytest.mark.rule("BLH-CUN-01", "BLH-CUN-02", "BLH-EXA-45")
def test_a_cunning_unit_battles_back_though_it_is_not_bold() -> None:
    assert "yes" in cunning(f"{BLUE}@5.6", f"{BLUE}@4.6", ["lore"] * 6).offers()
    simple = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", dice=["lore"] * 3)
    assert not simple.events_named("back")
    assert "yes" not in simple.offers()


@pytest.mark.rule("BLH-CUN-03")
def test_a_cunning_unit_that_has_retreated_does_not_battle_back() -> None:
    game = cunning(f"{BLUE}@5.6", f"{BLUE}@4.6", ["flag", "lore", "lore"])
    game.play("retreat:3.6")
    assert game.choice.seat == 0
    assert not game.events_named("back")


@pytest.mark.rule("BLH-CUN-04")
def test_a_cunning_unit_that_could_not_retreat_battles_back_after_its_losses() -> None:
    game = cunning(f"{BLUE}@5.6", f"{BLUE}@4.6", ["flag", "lore", "lore", *["lore"] * 3], land="river@3.5 river@3.6")
    assert game.unit_at("4.6")["figures"] == 3
    assert "yes" in game.offers()


@pytest.mark.rule("BLH-CUN-05", "BLH-CUN-06", "BLH-EXA-46")
@pytest.mark.parametrize(("foe", "tokens"), [("2.6", 0), ("4.6", 1)])
def test_cunning_archers_collect_lore_in_melee_only(foe: str, tokens: int) -> None:
    game = battle(f"{BOWS}@5.6", f"{BLUE}@{foe}", dice=["lore", "red", *["red"] * 3], goblets=(0, 0), notes=CUNNING)
    game.lead("5.6").halt_if_asked().attack("5.6", foe)
    assert [event["n"] for event in game.events_named("lore_gained") if event["side"] == 0][:1] == [1][:tokens]


@pytest.mark.rule("BLH-CUN-05", "BLH-CBT-14")
@pytest.mark.parametrize(
    ("skills", "army"),
    [("wizard_lightning_ball", f"{BLUE}@8.0"), ("wizard_lightning_ball,wizard_storm_caller", f"{BLUE}@5.6")],
)
def test_what_a_hero_throws_among_cunning_troops_still_brings_lore(skills: str, army: str) -> None:
    wizard = f"Wendel:wizard:{skills}@5.6"
    game = battle(
        army, f"{BLUE}@2.6", heroes=([wizard], []), goblets=(0, 0), dice=["lore", *["red"] * 5], notes=CUNNING
    )
    game.lead("5.6").halt_if_asked().decide("unit:5.6", "lightning:2.6")
    assert [event["n"] for event in game.events_named("lore_gained")][:1] == [1]


@pytest.mark.rule("BLH-CUN-07", "BLH-CUN-06", "BLH-EXA-50")
def test_cunning_archers_beside_a_champion_endanger_him() -> None:
    dice = ["sword", "lore", "lore"]
    game = battle(f"{BOWS}@5.6", FAR, heroes=([], [MAUD]), dice=dice, goblets=(0, 0), notes=CUNNING)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert game.wound_tests() == [1]
    assert game.side_of(0)["goblet"] == 1
    assert game.hero_of(1)["fate"] == "fighting"


@pytest.mark.rule("BLH-CUN-07")
def test_other_archers_beside_a_champion_do_not() -> None:
    game = melee(f"{BOWS}@5.6", FAR, heroes=([], [MAUD]), dice=["sword", "sword"])
    assert game.wound_tests() == []


@pytest.mark.rule("BLH-CUN-03", "BLH-CUN-04")
@pytest.mark.parametrize(("flags", "figures"), [(1, 4), (2, 3)])
def test_a_cunning_unit_that_has_left_its_hex_does_not_battle_back_though_it_is_next_to_its_attacker(
    flags: int, figures: int
) -> None:
    dice = ["flag"] * flags + ["lore"] * (3 - flags)
    game = medieval(f"{BLUE}@1.5", f"{BLUE}@1.6", dice=dice, notes=CUNNING)
    game.lead("1.5").halt_if_asked().attack("1.5", "1.6")
    game.decide("retreat:0.6")
    assert game.unit_at("0.6")["figures"] == figures, "the second hex it could not go costs a figure"
    assert NEAR[HEX_NAMES.index("1.5")] >> HEX_NAMES.index("0.6") & 1
    assert (game.choice.seat, game.offers()) == (0, ["yes", "no"]), "the attacker may follow"
    assert not game.events_named("back")


@pytest.mark.rule("BLH-CUN-04")
def test_a_cunning_unit_that_is_lost_for_want_of_a_retreat_does_not_battle_back() -> None:
    game = cunning(f"{BLUE}@5.6", f"{BLUE}@4.6*1 {FAR}", ["flag", "lore", "lore"], land="river@3.5 river@3.6")
    assert game.unit_at("4.6") == {}
    assert (game.choice.seat, game.offers()) == (0, ["yes", "no"]), "the attacker may follow"


@pytest.mark.rule("BLH-CUN-02")
def test_nobody_battles_back_from_afar() -> None:
    game = medieval(f"{BOWS}@5.6", f"{BOWS}@3.6", dice=["red"] * 2, notes=CUNNING)
    game.lead("5.6").halt_if_asked().attack("5.6", "3.6")
    assert not game.events_named("back")
    assert not {"yes", "no"} & set(game.offers())


@pytest.mark.rule("BLH-CUN-07")
def test_cunning_archers_who_battle_back_endanger_a_champion_by_every_sword() -> None:
    dice = ["red", "red", "sword", "sword", "lore", "lore"]
    game = cunning(f"{BLUE}@8.0", f"{BOWS}@4.6", dice, heroes=(["Maud:warrior@5.6"], []))
    assert game.play("yes").wound_tests() == [2]


@pytest.mark.rule("BLH-CUN-07")
def test_cunning_archers_beside_a_leader_or_far_from_a_champion_endanger_nobody() -> None:
    led = cunning(f"{BOWS}@5.6", f"{BLUE}@4.6", ["sword", "sword"], heroes=([], [MAUD]))
    assert (led.wound_tests(), led.unit_at("4.6")["figures"]) == ([], 4)
    far = medieval(f"{BOWS}@5.6", FAR, heroes=([], ["Maud:warrior@3.6"]), dice=["sword"] * 2, notes=CUNNING)
    assert far.lead("5.6").halt_if_asked().attack("5.6", "3.6").wound_tests() == []


@pytest.mark.rule("BLH-CUN-01", "BLH-CUN-02")
@pytest.mark.parametrize("scenario", adventure_ids())
def test_troops_are_cunning_in_the_adventures_made_for_heroes(scenario: str) -> None:
    made_for_heroes = load_adventure(scenario).number.startswith("H")
    terms = cast(Battleground, adventure(scenario).state).game_terms
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", dice=["lore"] * 3, notes={"cunning": terms.cunning})
    assert ("yes" in game.offers()) is made_for_heroes


@pytest.mark.rule("BLH-CUN-01")
@pytest.mark.parametrize(
    ("note", "cunning_there"),
    [
        ("", False),
        ('chests: ["4.6"]', True),
        ('graves: ["4.6"]', True),
        ('quest: {hex: "4.6", chest: treasure_1}', True),
        ("slaying: 1", True),
        ("tents: {treasure: 1}", True),
        ("tents: {}", False),
        ("trophy: 1", True),
        ("trophy: 1\ncunning: false", False),
        ("cunning: true", True),
    ],
)
def test_an_adventure_that_uses_heroes_has_cunning_troops_unless_it_says_otherwise(
    tmp_path: Path, note: str, cunning_there: bool
) -> None:
    path = tmp_path / "the_levy.yaml"
    path.write_text(f"{CALL}{note}\n", encoding="utf-8")
    assert cast(Battleground, adventure(str(path)).state).game_terms.cunning is cunning_there
