"""Wound tests, wounds and heroic deeds (section BLH-WND)."""

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.battlelore.support.lore import (
    attack,
    battle,
    halt_if_asked,
    happened,
    hero_of,
    lead,
    medieval,
    melee,
    offers,
    play,
    reached,
    seen,
    side_of,
    unit_at,
    wound_tests,
)

BLUE = "human_sword_blue"
RED = "human_sword_red"
CAVALRY = "human_cav_blue"
BOWS = "human_bow_green"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@4.6"
RIDER = "Rolf:commander:commander_riding@4.6"
NOTHING = ["lore", "lore", "lore"]


def struck(
    dice: list[str], attacker: str = BLUE, hero: str = MAUD, troop: str = FAR, heroes: tuple[str, ...] = ()
) -> Game:
    """The unit on 5.6 attacks the hero on 4.6; the dice of the test come after those of the attack."""
    army = f"{attacker}@5.6" if attacker else f"{BLUE}@8.0"
    return melee(army, troop, heroes=(list(heroes), [hero]), dice=dice)


@pytest.mark.rule("BLH-WND-01", "BLH-WND-09", "BLH-WND-10", "BLH-EXA-02")
def test_a_champion_is_tested_for_each_sword_on_shield_and_the_opponent_rolls() -> None:
    game = struck(["sword", "lore", "blue", "lore", "flag"], RED)
    assert wound_tests(game) == [1]
    assert happened(game, "die")[-1]["side"] == 0, "the dice are the attacker's"
    assert wound_tests(struck(["sword", "sword", "lore", "lore", "lore"])) == [2]
    assert wound_tests(struck(["lore", "blue", "red"])) == []


@pytest.mark.rule("BLH-WND-02")
def test_a_mounted_champion_ignores_no_sword_of_infantry() -> None:
    assert wound_tests(struck(["sword", "lore", "lore", "lore"], hero=RIDER)) == [1]


@pytest.mark.rule("BLH-WND-03", "BLH-WND-04", "BLH-EXA-24")
def test_a_mounted_champion_ignores_one_sword_of_a_champion_on_foot() -> None:
    assert wound_tests(struck(["sword", "lore"], "", RIDER, heroes=("Mo:warrior@5.6",))) == []
    assert wound_tests(struck(["sword", "sword", "lore"], "", RIDER, heroes=("Mo:warrior@5.6",))) == [1]
    assert wound_tests(struck(["sword", "lore", "lore"], "", MAUD, heroes=("Mo:warrior@5.6",))) == [1]


@pytest.mark.rule("BLH-WND-05", "BLH-EXA-04")
def test_a_leader_is_tested_for_swords_that_hit_his_troop_and_not_for_helmets() -> None:
    helmets = struck(["blue", "blue", "lore"], troop=f"{BLUE}@4.6")
    assert wound_tests(helmets) == []
    assert unit_at(helmets, "4.6")["figures"] == 2
    swords = struck(["blue", "sword", "lore", "lore"], troop=f"{BLUE}@4.6")
    assert wound_tests(swords) == [1]
    assert unit_at(swords, "4.6")["figures"] == 2


@pytest.mark.rule("BLH-WND-06", "BLH-WND-12", "BLH-WND-10", "BLH-EXA-05")
def test_the_end_of_his_troop_is_one_die_more() -> None:
    assert wound_tests(struck(["blue", "lore", "lore", "lore"], troop=f"{BLUE}@4.6*1")) == [1]
    assert wound_tests(struck(["blue", "sword", "lore", "lore", "lore"], troop=f"{BLUE}@4.6*2")) == [2]


@pytest.mark.rule("BLH-WND-08", "BLH-WND-11", "BLH-EXA-03")
def test_lore_symbols_that_hit_are_dice_of_the_test() -> None:
    dice = ["sword", "lore", "red", "lore", "lore"]
    game = battle(f"{BLUE}@5.6", FAR, heroes=([], [MAUD]), lore=(["poisoned_blades"], []), dice=dice)
    halt_if_asked(lead(game, "5.6"))
    play(game, "lore:poisoned_blades")
    if "target:5.6" in offers(game):
        play(game, "target:5.6")
    attack(game, "5.6", "4.6")
    assert wound_tests(game) == [2]


@pytest.mark.rule("BLH-WND-14", "BLH-WND-17", "BLH-WND-30")
def test_a_sword_in_the_test_wounds_him_and_his_banner_is_the_enemys() -> None:
    game = struck(["sword", "sword", "lore", "lore", "sword"])
    assert hero_of(game, 1)["fate"] == "wounded"
    assert hero_of(game, 1)["hex"] == ""
    assert hero_of(game, 1)["wounds"] == 1
    assert side_of(game, 0)["track"] == ["warrior"]
    assert side_of(game, 0)["banners"] == 1
    assert unit_at(game, "4.6") == {}


@pytest.mark.rule("BLH-WND-15", "BLH-WND-16")
@pytest.mark.parametrize("face", ["green", "blue", "red", "lore", "flag"])
def test_nothing_else_in_the_test_does_anything(face: str) -> None:
    game = struck(["sword", "lore", "lore", face])
    assert happened(game, "resists")
    assert hero_of(game, 1) | {"hex": "4.6", "fate": "fighting", "wounds": 0} == hero_of(game, 1)
    assert not happened(game, "flags")
    assert side_of(game, 0)["goblet"] == 0


@pytest.mark.rule("BLH-WND-18", "BLH-WND-19", "BLH-WND-20", "BLH-WND-21", "BLH-WND-30", "BLH-EXA-26")
def test_a_wounded_hero_loses_what_he_was_equipped_with_and_nothing_else() -> None:
    hero = "Maud:warrior:warrior_cleave,warrior_blademaster:sword_of_dawn,rabbits_foot:backpack@4.6"
    game = struck(["sword", "lore", "lore", "sword"], hero=hero)
    assert hero_of(game, 1)["equipped"] == []
    assert hero_of(game, 1)["under"] == ["backpack"]
    assert hero_of(game, 1)["skills"] == ["warrior_cleave", "warrior_blademaster"]
    assert hero_of(game, 1)["wounds"] == 1
    deck = seen(game)["artifacts"]
    assert {"sword_of_dawn", "rabbits_foot"} <= set(deck)
    assert "backpack" not in deck


@pytest.mark.rule("BLH-WND-22")
def test_an_attacking_heros_cards_add_dice_to_the_test() -> None:
    assassin = "Mo:warrior:warrior_assassin@5.6"
    assert wound_tests(struck(["sword", "lore", "lore", "lore", "lore"], "", MAUD, heroes=(assassin,))) == [2]


@pytest.mark.rule("BLH-WND-23")
def test_a_heros_own_cards_change_the_dice_of_his_test() -> None:
    assert wound_tests(struck(["sword", "sword", "lore", "lore"], hero="Maud:warrior:common_iron_will@4.6")) == [1]


# -- heroic deeds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-WND-24", "BLH-WND-25", "BLH-WND-29", "BLH-EXA-28")
def test_a_troop_that_wounds_a_hero_in_melee_has_a_token_of_the_pool() -> None:
    game = struck(["sword", "lore", "lore", "sword"])
    assert unit_at(game, "5.6")["deed"]
    assert seen(game)["pool"] == 35
    assert side_of(game, 0)["goblet"] == 0, "it is not the player's"


@pytest.mark.rule("BLH-WND-24")
def test_neither_a_led_troop_nor_one_that_shoots_has_a_token_for_it() -> None:
    led = struck(["sword", "lore", "lore", "sword"], heroes=("Mo:warrior@5.6",))
    assert hero_of(led, 1)["fate"] == "wounded"
    assert not unit_at(led, "5.6")["deed"]
    game = medieval("dwarf_crossbow_green@6.6", FAR, heroes=([], [MAUD]), dice=["sword", "lore", "sword"])
    attack(halt_if_asked(lead(game, "6.6")), "6.6", "4.6")
    assert hero_of(game, 1)["fate"] == "wounded"
    assert not unit_at(game, "6.6")["deed"]


@pytest.mark.rule("BLH-WND-26", "BLH-EXA-28")
def test_the_token_is_good_for_a_hex_more_in_a_move() -> None:
    game = lead(medieval(f"{RED}@5.6", FAR, deeds=["5.6"], pool=3), "5.6")
    play(game, "unit:5.6")
    assert "3.6" not in reached(game)
    play(game, "deed")
    assert "3.6" in reached(game)
    assert "2.6" not in reached(game)
    play(game, "move:3.6")
    assert not unit_at(game, "3.6")["deed"]
    assert seen(game)["pool"] == 4


@pytest.mark.rule("BLH-WND-26")
@pytest.mark.parametrize("spends", [True, False])
def test_the_token_is_good_for_a_hex_more_in_a_retreat(spends: bool) -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", dice=["flag", "lore", "lore"], deeds=["4.6"])
    play(game, "ignore:0", "retreat:3.6")
    assert set(offers(game)) == {"deed", "no"}
    assert game.choice.seat == 1
    if spends:
        play(game, "deed", "retreat:2.6")
        assert not unit_at(game, "2.6")["deed"]
    else:
        play(game, "no")
        assert unit_at(game, "3.6")["deed"]


@pytest.mark.rule("BLH-WND-27", "BLH-EXA-28")
@pytest.mark.parametrize(("answer", "dice"), [("deed", 4), ("no", 3)])
def test_the_token_is_good_for_a_die(answer: str, dice: int) -> None:
    game = halt_if_asked(lead(medieval(f"{BLUE}@5.6", f"{BLUE}@4.6", deeds=["5.6"], dice=["lore"] * dice), "5.6"))
    attack(game, "5.6", "4.6")
    play(game, answer)
    assert [event["n"] for event in happened(game, "attack")] == [dice]
    assert unit_at(game, "5.6")["deed"] == (answer == "no")


@pytest.mark.rule("BLH-WND-28", "BLH-EXA-28")
def test_the_token_is_good_for_ignoring_a_flag() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", dice=["flag", "lore", "lore"], deeds=["4.6"], pool=3)
    assert set(offers(game)) == {"ignore:1", "ignore:0"}
    play(game, "ignore:1")
    assert unit_at(game, "4.6")["figures"] == 4
    assert not unit_at(game, "4.6")["deed"]
    assert seen(game)["pool"] == 4


@pytest.mark.rule("BLH-WND-28")
def test_a_bold_troop_ignores_a_flag_without_its_token() -> None:
    game = melee(f"{BLUE}@5.6", "dwarf_sword_blue@4.6", dice=["flag", "lore", "lore", *NOTHING, "lore"], deeds=["4.6"])
    play(game, "ignore:1")
    assert unit_at(game, "4.6")["deed"]


@pytest.mark.rule("BLH-WND-29")
def test_the_token_goes_back_to_the_pool_with_an_eliminated_troop() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6*1", dice=["blue", "lore", "lore"], deeds=["4.6"], pool=3)
    assert seen(game)["pool"] == 4
    assert side_of(game, 0)["goblet"] == 0


# -- a hero's life -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-WND-31", "BLH-WND-32")
def test_a_wounded_hero_comes_to_the_next_adventure_with_his_scars() -> None:
    seats = ["standard hero=Maud:warrior::::0:0:2", "pennant"]
    game = new("battlelore", scenario="the_goblin_toll", seats=seats, seed=1)
    assert hero_of(game)["wounds"] == 2
    again = struck(["sword", "lore", "lore", "sword"], hero="Maud:warrior::::0:0:2@4.6")
    assert hero_of(again, 1)["wounds"] == 3, "on top of the old ones"


@pytest.mark.rule("BLH-WND-33")
@pytest.mark.parametrize(
    ("of", "wounds"), [("warrior", 5), ("wizard", 3), ("cleric", 3), ("rogue", 4), ("commander", 4)]
)
def test_a_hero_without_skulls_has_ended_his_career(of: str, wounds: int) -> None:
    def bring(scars: int) -> Game:
        seats = [f"standard hero=Maud:{of}::::0:0:{scars}", "pennant"]
        return new("battlelore", scenario="the_goblin_toll", seats=seats, seed=1)

    assert hero_of(bring(wounds - 1))["wounds"] == wounds - 1
    with pytest.raises(SetupError, match="BLH-WND-33"):
        bring(wounds)


@pytest.mark.rule("BLH-WND-34")
def test_hits_come_before_the_test_and_the_test_before_the_flags() -> None:
    game = struck(["sword", "blue", "flag", "sword"], troop=f"{BLUE}@4.6")
    names = [event.name for event in game.events if event.name in ("hit", "test", "wounded", "flags", "retreat")]
    assert names[:3] == ["hit", "test", "wounded"]
    play(game, "retreat:3.6")
    assert [event.name for event in game.events if event.name == "retreat"]
    assert unit_at(game, "3.6")["figures"] == 2, "the troop runs without the Leader it has lost"


@pytest.mark.rule("BLH-WND-35")
def test_a_leader_who_outlives_his_troop_stays_as_a_champion() -> None:
    game = struck(["blue", "lore", "lore", "lore"], troop=f"{BLUE}@4.6*1")
    assert unit_at(game, "4.6")["unit"] == "warrior"
    assert hero_of(game, 1)["role"] == "champion"


@pytest.mark.rule("BLH-WND-35", "BLH-RTR-06")
@pytest.mark.parametrize("answer", ["yes", "flee", "no"])
def test_a_leader_left_alone_may_battle_back_or_retreat(answer: str) -> None:
    game = struck(["blue", "lore", "lore", *["lore"] * 9], troop=f"{BLUE}@4.6*1")
    assert game.choice.seat == 1
    assert offers(game) == ["yes", "flee", "no"]
    play(game, answer)
    assert bool(happened(game, "back")) is (answer == "yes")
    assert bool(reached(game, "retreat")) is (answer == "flee")


@pytest.mark.rule("BLH-WND-35", "BLH-RTR-06")
def test_a_leader_left_alone_who_has_to_retreat_is_not_asked() -> None:
    game = struck(["blue", "flag", "flag", *["lore"] * 9], troop=f"{BLUE}@4.6*1")
    play(game, "ignore:1", "retreat:3.6", "done")
    assert not happened(game, "back")
    assert offers(game) == ["yes", "no"], "the attacker may follow, and nobody battles back"


@pytest.mark.rule("BLH-WND-36")
def test_a_battle_back_and_a_bonus_attack_test_heroes_too() -> None:
    dice = ["lore", "lore", "sword", "lore", "lore", "sword"]
    back = melee(f"{BLUE}@8.0", "dwarf_sword_blue@4.6", heroes=(["Mo:warrior@5.6"], []), dice=dice)
    play(back, "yes")
    assert hero_of(back)["fate"] == "wounded"
    assert unit_at(back, "4.6")["deed"], "it has done it, too"
    dice = ["blue", "lore", "lore", "sword", "lore", "lore", "lore"]
    bonus = melee(f"{CAVALRY}@5.6", f"{BLUE}@4.6*1", heroes=([], ["Maud:warrior@3.6"]), dice=dice)
    play(bonus, "yes", "done", "attack:3.6")
    assert wound_tests(bonus) == [1]


@pytest.mark.rule("BLH-WND-37")
def test_an_earthquake_tests_a_champion_for_the_figure_he_would_lose() -> None:
    game = battle("earth_elemental@5.6", FAR, heroes=([], [MAUD]), goblets=(15, 0), dice=["sword"])
    halt_if_asked(lead(game, "5.6"))
    play(game, "unit:5.6", "earthquake")
    assert wound_tests(game) == [1]
    assert hero_of(game, 1)["fate"] == "wounded"


@pytest.mark.rule("BLH-WND-37")
def test_a_trampling_creature_tests_the_champion_in_its_way() -> None:
    # The Spider cannot retreat: every hex costs it a die, and its neighbours behind it a figure.
    dice = ["flag", "flag", *["lore"] * 12]
    game = melee(f"{BLUE}@5.6", f"giant_spider@4.6 {BLUE}@3.5", heroes=([], ["Maud:warrior@3.6"]), dice=dice)
    lost = [event["n"] for event in happened(game, "hit")]
    assert len(lost) == 1
    assert wound_tests(game) == lost, "a die for every figure the troop beside him lost"
