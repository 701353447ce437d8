"""Why something is not offered: the clause that is named."""

import pytest

from tests.battlelore.builder import BLUE, FAR, HOME, ONE, BattleLoreGame, clash, medieval, melee

FIRST_SKILL = "skill:warrior_cleave"
BESIDE = ("4.6", "4.7", "3.6")


def ordered(army: str, foe: str, hero: str, card: str = "scout_centre") -> BattleLoreGame:
    """The hero on 5.6 and his unit in the Combat phase."""
    game = medieval(army, foe, heroes=([hero], []), hands=([card], ["scout_centre"]))
    return game.lead("5.6").halt_if_asked()


@pytest.mark.rule("BLH-ARF-20", "BLH-SKL-06")
def test_what_only_an_enemy_has_is_not_his() -> None:
    heroes = (["Maud:warrior::rabbits_foot@5.6"], ["Otto:warrior:warrior_cleave:lore_stone@4.6"])
    game = melee(HOME, FAR, heroes=heroes, dice=["lore"] * 2)
    assert game.choice.seat == 0
    assert game.why_not("use:lore_stone") == "BLH-ARF-20"
    assert game.why_not(FIRST_SKILL) == "BLH-SKL-06"


@pytest.mark.rule("BLH-SKL-11", "BLH-SKL-12")
def test_a_skill_of_the_other_role_or_of_another_moment() -> None:
    game = ordered(f"{BLUE}@5.6", f"{BLUE}@4.6 {BLUE}@4.7", "Wendel:wizard:wizard_lightning_ball@5.6").play("unit:5.6")
    assert game.why_not("lightning:4.6") == "BLH-SKL-12", "he is a Leader"
    moving = medieval(HOME, FAR, heroes=(["Maud:warrior:warrior_cleave@5.6"], []), hands=ONE)
    assert moving.why_not(FIRST_SKILL) == "BLH-SKL-11"
    assert moving.why_not("lightning:4.6") == "BLH-SKL-11"
    assert moving.why_not("bow:4.6") == "BLH-ARF-30"


@pytest.mark.rule("BL-BAT-04", "BL-BAT-06", "BLH-ARF-20", "BLH-ARF-25")
@pytest.mark.parametrize(
    ("army", "cards", "foes", "answer", "clause"),
    [
        (HOME, "bow_of_the_yew_queen", ("3.5", "3.8", "0.6"), "bow:0.6", "BL-BAT-06"),
        (HOME, "bow_of_the_yew_queen", BESIDE, "bow:3.6", "BL-BAT-04"),
        (HOME, "throwing_hatchets", BESIDE, "bow:3.6", "BLH-ARF-20"),
        (HOME, "bow_of_the_yew_queen", BESIDE, "hatchets:3.6", "BLH-ARF-20"),
        (f"{BLUE}@5.6", "throwing_hatchets", BESIDE, "hatchets:3.6", "BLH-ARF-25"),
    ],
)
def test_a_shot_too_far_beside_an_enemy_without_a_weapon_or_as_leader(
    army: str, cards: str, foes: tuple[str, ...], answer: str, clause: str
) -> None:
    enemies = " ".join(f"{BLUE}@{hex}" for hex in foes)
    game = ordered(army, enemies, f"Maud:warrior::{cards}@5.6").play("unit:5.6")
    assert game.why_not(answer) == clause


@pytest.mark.rule("BL-CMD-04", "BL-CMD-05", "BL-CMD-13", "BL-CMD-14", "BL-CMD-15")
def test_why_a_unit_cannot_be_ordered() -> None:
    army = f"{BLUE}@7.4 {BLUE}@7.5 {BLUE}@7.6 {BLUE}@7.0 human_cav_red@8.6"
    game = medieval(army, f"{BLUE}@2.6", hands=(["patrol_centre"], []))
    game.play("play:patrol_centre")
    assert game.why_not("order:7.4") == ""
    assert game.why_not("order:2.6") == "BL-CMD-04", "an enemy"
    assert game.why_not("order:4.4") == "BL-CMD-04", "nobody is there"
    assert game.why_not("order:7.0") == "BL-CMD-13", "another section"
    game.play("order:7.4")
    assert game.why_not("order:7.4") == "BL-CMD-05", "it has its order"
    tactic = medieval(army, f"{BLUE}@2.6", hands=(["red_banners"], [])).play("play:red_banners")
    assert tactic.why_not("order:7.4") == "BL-CMD-15"


@pytest.mark.rule("BL-LRE-14", "BL-LRE-15", "BL-LRE-16")
def test_why_a_lore_card_cannot_be_played() -> None:
    game = clash(lore=(["strength", "greater_portal"], ["fireball"]), goblets=(2, 15), dice=["lore"] * 9)
    assert game.why_not("lore:strength") == ""
    assert game.why_not("lore:fireball") == "BL-LRE-15", "the other side has it"
    assert game.why_not("lore:greater_portal") in ("BL-LRE-15", "BL-LRE-16")
    dear = clash(lore=(["mass_might"], []), goblets=(1, 15), dice=["lore"] * 9)
    assert dear.why_not("lore:mass_might") == "BL-LRE-16"
    game.play("lore:strength")
    assert game.why_not("lore:greater_portal") == "BL-LRE-14"


@pytest.mark.rule("BLH-SKL-12", "BLH-ARF-25")
def test_a_skill_of_champions_is_not_for_a_leader_at_its_moment() -> None:
    wizard = "Wendel:wizard:wizard_flame_burst:draught_of_might@5.6"
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore"] * 6)
    assert "use:draught_of_might" in game.offers()
    assert game.why_not("skill:wizard_flame_burst") == "BLH-SKL-12"
