"""Whoever tries what is not allowed in a battle is told the clause that forbids it."""

import pytest

from tests.battlelore.builder import BLUE, FAR, HOME, BattleLoreGame, battle, clash, medieval, melee

ARMY = f"{BLUE}@7.4 {BLUE}@7.5 {BLUE}@7.6 {BLUE}@7.0 human_cav_red@8.6"


def told(game: BattleLoreGame, *keys: str) -> list[str]:
    """The clauses named for answers, in order; an empty one for what is offered."""
    return [game.why_not(key) for key in keys]


@pytest.mark.rule("BL-CMD-03")
def test_a_card_that_is_not_in_the_own_hand_is_not_played() -> None:
    game = medieval(ARMY, FAR, hands=(["patrol_centre"], ["scout_left"]))
    assert told(game, "play:patrol_centre", "play:scout_left", "play:darken_the_sky") == ["", "BL-CMD-03", "BL-CMD-03"]
    later = medieval(HOME, FAR, hands=(["patrol_centre"], ["scout_left"]), turn=1)
    assert told(later, "play:patrol_centre", "play:scout_left") == ["BL-CMD-03", ""]


@pytest.mark.rule("BL-CMD-04", "BL-CMD-06", "BL-MOV-03")
def test_only_an_ordered_unit_moves_and_only_once() -> None:
    game = medieval(ARMY, f"{BLUE}@2.6", hands=(["attack_centre"], ["scout_left"]))
    game.lead("7.4", "7.6")
    keys = ("unit:7.4", "unit:7.6", "unit:7.5", "unit:2.6", "unit:4.4")
    assert told(game, *keys) == ["", "", "BL-CMD-04", "BL-CMD-06", "BL-CMD-06"]
    game.play("unit:7.4", "move:6.3")
    assert told(game, "unit:6.3", "unit:7.4", "unit:7.6") == ["BL-MOV-03", "BL-CMD-06", ""]


@pytest.mark.rule("BL-CMD-06", "BL-MOV-01")
def test_who_cannot_take_a_step_does_not_move_and_nobody_stands_on_an_empty_hex() -> None:
    walled = f"{BLUE}@8.0 {BLUE}@8.1 {BLUE}@7.0 {BLUE}@7.1 {BLUE}@7.4"
    game = medieval(walled, FAR, hands=(["attack_left"], ["scout_left"])).lead("8.0", "7.1")
    assert told(game, "unit:7.1", "unit:8.0") == ["", "BL-MOV-01"]
    other = medieval(
        HOME, ARMY.replace("7.", "2.").replace("8.6", "1.6"), turn=1, hands=(["scout_left"], ["attack_centre"])
    )
    other.lead("2.4", "2.6")
    assert told(other, "unit:2.4", "unit:4.4", "unit:8.0") == ["", "BL-CMD-06", "BL-CMD-06"]


@pytest.mark.rule("BL-BAT-05", "BL-BAT-06", "BL-CMD-06")
def test_in_the_combat_phase_a_unit_battles_once_and_only_with_an_enemy_in_reach() -> None:
    army, foes = f"{BLUE}@5.6 {BLUE}@5.2 {BLUE}@7.10", f"{BLUE}@4.6 {BLUE}@4.2"
    game = medieval(army, foes, hands=(["forward_all"], ["scout_left"]), dice=["lore"] * 9)
    game.lead("5.6", "5.2", "7.10").halt_if_asked()
    assert told(game, "unit:5.6", "unit:7.10") == ["", "BL-BAT-06"]
    game.attack("5.6", "4.6")
    assert told(game, "unit:5.2", "unit:5.6", "unit:4.6") == ["", "BL-BAT-05", "BL-CMD-06"]
    moved = medieval(f"{BLUE}@5.6 {BLUE}@7.4", f"{BLUE}@4.6", hands=(["attack_centre"], ["scout_left"]))
    moved.lead("5.6", "7.4").play("unit:7.4", "move:6.3").halt_if_asked()
    assert told(moved, "unit:5.6", "unit:6.3") == ["", "BL-BAT-06"]


@pytest.mark.rule("BL-MOV-01", "BL-MOV-02", "BL-MOV-06")
def test_a_move_onto_a_unit_into_a_river_or_too_far() -> None:
    game = medieval(ARMY, f"{BLUE}@5.4", land="river@6.4", hands=(["attack_centre"], ["scout_left"]))
    game.lead("7.4", "7.6").play("unit:7.4")
    assert told(game, "move:6.3", "move:7.5", "move:5.4") == ["", "BL-MOV-02", "BL-MOV-02"]
    assert told(game, "move:6.4", "move:1.1") == ["BL-MOV-06", "BL-MOV-01"]
    other = medieval(ARMY, FAR, hands=(["attack_centre"], ["scout_left"])).lead("7.5", "7.6").play("unit:7.5")
    assert told(other, "move:7.4") == ["BL-MOV-02"], "whichever unit stands there"


@pytest.mark.rule("BL-CMD-32")
def test_under_darken_the_sky_nobody_moves() -> None:
    archers, foes = "human_bow_blue@7.4 human_bow_blue@7.6", f"{BLUE}@5.4 {BLUE}@5.5"
    game = medieval(archers, foes, hands=(["darken_the_sky"], ["scout_left"]))
    game.lead("7.4", "7.6").play("unit:7.4")
    assert told(game, "attack:5.4", "move:6.4") == ["", "BL-CMD-32"]


@pytest.mark.rule("BL-BAT-04", "BL-BAT-06")
def test_an_attack_on_nobody_on_a_friend_or_past_an_enemy_nearby() -> None:
    foes = f"{BLUE}@4.6 {BLUE}@4.7 {BLUE}@2.2"
    game = clash(f"{BLUE}@5.6 {BLUE}@5.5", foes, dice=["lore"] * 9).play("unit:5.6")
    assert told(game, "attack:4.6", "attack:4.7", "attack:2.2") == ["", "", "BL-BAT-04"]
    assert told(game, "attack:5.5", "attack:0.0") == ["BL-BAT-06", "BL-BAT-06"]


@pytest.mark.rule("BL-RET-04")
@pytest.mark.parametrize(
    ("turn", "here", "there", "ways", "others"),
    [
        (0, "5.6", "4.6", ("3.5", "3.6"), ("4.5", "4.7", "2.6", "6.6")),
        (1, "4.6", "5.6", ("6.6", "6.7"), ("5.5", "5.7", "7.6", "3.5")),
    ],
)
def test_a_retreat_leads_to_the_own_edge_only(
    turn: int, here: str, there: str, ways: tuple[str, str], others: tuple[str, ...]
) -> None:
    armies = [f"{BLUE}@{here}", f"{BLUE}@{there}"]
    game = medieval(*(armies if not turn else reversed(armies)), turn=turn, dice=["flag", "lore", "lore"])
    game.lead(here).halt_if_asked().attack(here, there)
    assert game.asked() == (1 - turn, "space")
    assert told(game, *(f"retreat:{hex}" for hex in ways)) == ["", ""]
    assert told(game, *(f"retreat:{hex}" for hex in others)) == ["BL-RET-04"] * 4


@pytest.mark.rule("BL-RET-04", "BL-RET-05", "BL-RET-06")
def test_nobody_retreats_into_a_river_or_onto_a_unit() -> None:
    foes = f"{BLUE}@4.6 {BLUE}@4.7 {BLUE}@4.5 {BLUE}@3.6"
    game = melee(f"{BLUE}@5.6", foes, dice=["flag", "lore", "lore"], land="river@3.5")
    assert game.asked() == (1, "amount"), "a Bold unit may ignore a flag"
    assert told(game, "retreat:3.5", "retreat:3.6", "retreat:4.5") == ["BL-RET-05", "BL-RET-06", "BL-RET-04"]


@pytest.mark.rule("BL-LRE-14", "BL-LRE-15", "BL-LRE-16")
def test_a_lore_card_of_somebody_else_of_another_moment_too_dear_or_a_second_one() -> None:
    hands = (["strength", "spyglass", "greater_portal"], ["fireball"])
    game = battle(f"{BLUE}@5.6", f"{BLUE}@4.6", lore=hands, goblets=(4, 15))
    assert told(game, "lore:spyglass", "lore:strength", "lore:fireball") == ["", "BL-LRE-15", "BL-LRE-15"]
    assert told(game, "lore:greater_portal") == ["BL-LRE-16"]
    game.play("lore:spyglass")
    assert told(game, "lore:strength", "lore:greater_portal", "lore:fireball") == [
        "BL-LRE-14", "BL-LRE-14", "BL-LRE-15",
    ]  # fmt: skip


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11", "BLH-ARF-20", "BL-BAT-06")
def test_lightning_needs_its_skill_its_moment_and_a_target_in_reach() -> None:
    def wizard(skill: str) -> BattleLoreGame:
        sheet = f"Wendel:wizard:{skill}@5.6"
        foes = f"{BLUE}@4.7 {BLUE}@5.7 {BLUE}@3.6 {BLUE}@0.0"
        return medieval(HOME, foes, heroes=([sheet], []), hands=(["scout_centre"], ["scout_left"]))

    keys = ("lightning:3.6", "lightning:0.0", "lightning:4.7")
    game = wizard("wizard_lightning_ball")
    assert told(game, *keys) == ["BLH-SKL-11"] * 3, "in the Command phase"
    game.lead("5.6").halt_if_asked().play("unit:5.6")
    assert told(game, *keys) == ["", "BL-BAT-06", "BL-BAT-06"]
    other = wizard("wizard_flame_burst").lead("5.6").halt_if_asked().play("unit:5.6")
    assert told(other, *keys) == ["BLH-SKL-06"] * 3
    assert told(other, "bow:3.6", "hatchets:3.6") == ["BLH-ARF-20"] * 2
