"""Wound tests, wounds and heroic deeds (section BLH-WND)."""

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from tests.battlelore.builder import BattleLoreGame, battle, medieval, melee

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
) -> BattleLoreGame:
    """The unit on 5.6 attacks the hero on 4.6; the dice of the test come after those of the attack."""
    army = f"{attacker}@5.6" if attacker else f"{BLUE}@8.0"
    return melee(army, troop, heroes=(list(heroes), [hero]), dice=dice)


@pytest.mark.rule("BLH-WND-01", "BLH-WND-09", "BLH-WND-10", "BLH-EXA-02")
def test_a_champion_is_tested_for_each_sword_on_shield_and_the_opponent_rolls() -> None:
    game = struck(["sword", "lore", "blue", "lore", "flag"], RED)
    assert game.wound_tests() == [1]
    assert game.events_named("die")[-1]["side"] == 0, "the dice are the attacker's"
    assert struck(["sword", "sword", "lore", "lore", "lore"]).wound_tests() == [2]
    assert struck(["lore", "blue", "red"]).wound_tests() == []


@pytest.mark.rule("BLH-WND-02")
def test_a_mounted_champion_ignores_no_sword_of_infantry() -> None:
    assert struck(["sword", "lore", "lore", "lore"], hero=RIDER).wound_tests() == [1]


@pytest.mark.rule("BLH-WND-03", "BLH-WND-04", "BLH-EXA-24")
def test_a_mounted_champion_ignores_one_sword_of_a_champion_on_foot() -> None:
    assert struck(["sword", "lore"], "", RIDER, heroes=("Mo:warrior@5.6",)).wound_tests() == []
    assert struck(["sword", "sword", "lore"], "", RIDER, heroes=("Mo:warrior@5.6",)).wound_tests() == [1]
    assert struck(["sword", "lore", "lore"], "", MAUD, heroes=("Mo:warrior@5.6",)).wound_tests() == [1]


@pytest.mark.rule("BLH-WND-05", "BLH-EXA-04")
def test_a_leader_is_tested_for_swords_that_hit_his_troop_and_not_for_helmets() -> None:
    helmets = struck(["blue", "blue", "lore"], troop=f"{BLUE}@4.6")
    assert helmets.wound_tests() == []
    assert helmets.unit_at("4.6")["figures"] == 2
    swords = struck(["blue", "sword", "lore", "lore"], troop=f"{BLUE}@4.6")
    assert swords.wound_tests() == [1]
    assert swords.unit_at("4.6")["figures"] == 2


@pytest.mark.rule("BLH-WND-10")
@pytest.mark.parametrize("swords", [1, 2, 3])
def test_a_leader_is_tested_with_a_die_for_each_sword_that_hits_his_troop(swords: int) -> None:
    dice = ["sword"] * swords + ["green"] * (4 - swords) + ["lore"] * swords
    game = struck(dice, RED, troop=f"{BLUE}@4.6")
    assert game.wound_tests() == [swords]
    assert game.unit_at("4.6")["figures"] == 4 - swords


@pytest.mark.rule("BLH-WND-04")
@pytest.mark.parametrize(
    ("attacker", "hero", "troop", "swords", "tested"),
    [
        # Armour turns one sword for a Champion, barding one of cavalry for his troop as well.
        (RED, "Maud:warrior::sapphire_armor@4.6", FAR, 1, []),
        (RED, "Maud:warrior::sapphire_armor@4.6", FAR, 3, [2]),
        (CAVALRY, "Maud:warrior:warrior_riding:dragonscale_barding@4.6", f"{CAVALRY}@4.6", 1, []),
        (CAVALRY, "Maud:warrior:warrior_riding:dragonscale_barding@4.6", f"{CAVALRY}@4.6", 2, [1]),
        # Cavalry ignores a sword of infantry, and so does the one who leads it.
        (BLUE, RIDER, f"{CAVALRY}@4.6", 1, []),
        (BLUE, RIDER, f"{CAVALRY}@4.6", 2, [1]),
        # Bows beside him hit with no sword at all.
        (BOWS, MAUD, FAR, 1, []),
    ],
)
def test_swords_that_are_ignored_are_no_dice_of_the_test(
    attacker: str, hero: str, troop: str, swords: int, tested: list[int]
) -> None:
    game = struck(["sword"] * swords + ["lore"] * 4, attacker, hero, troop)
    assert game.wound_tests() == tested
    if troop != FAR:
        assert game.unit_at("4.6")["figures"] == 3 - sum(tested)


@pytest.mark.rule("BLH-WND-06", "BLH-WND-12", "BLH-WND-10", "BLH-EXA-05")
def test_the_end_of_his_troop_is_one_die_more() -> None:
    assert struck(["blue", "lore", "lore", "lore"], troop=f"{BLUE}@4.6*1").wound_tests() == [1]
    assert struck(["blue", "sword", "lore", "lore", "lore"], troop=f"{BLUE}@4.6*2").wound_tests() == [2]


@pytest.mark.rule("BLH-WND-08", "BLH-WND-11", "BLH-EXA-03")
def test_lore_symbols_that_hit_are_dice_of_the_test() -> None:
    dice = ["sword", "lore", "red", "lore", "lore"]
    game = battle(f"{BLUE}@5.6", FAR, heroes=([], [MAUD]), lore=(["poisoned_blades"], []), dice=dice)
    game.lead("5.6").halt_if_asked()
    game.play("lore:poisoned_blades")
    if "target:5.6" in game.offers():
        game.play("target:5.6")
    game.attack("5.6", "4.6")
    assert game.wound_tests() == [2]


@pytest.mark.rule("BLH-WND-14", "BLH-WND-17", "BLH-WND-30")
def test_a_sword_in_the_test_wounds_him_and_his_banner_is_the_enemys() -> None:
    game = struck(["sword", "sword", "lore", "lore", "sword"])
    assert game.hero_of(1)["fate"] == "wounded"
    assert game.hero_of(1)["hex"] == ""
    assert game.hero_of(1)["wounds"] == 1
    assert game.side_of(0)["track"] == ["warrior"]
    assert game.side_of(0)["banners"] == 1
    assert game.unit_at("4.6") == {}


@pytest.mark.rule("BLH-WND-15", "BLH-WND-16")
@pytest.mark.parametrize("face", ["green", "blue", "red", "lore", "flag"])
def test_nothing_else_in_the_test_does_anything(face: str) -> None:
    game = struck(["sword", "lore", "lore", face])
    assert game.events_named("resists")
    assert game.hero_of(1) | {"hex": "4.6", "fate": "fighting", "wounds": 0} == game.hero_of(1)
    assert not game.events_named("flags")
    assert game.side_of(0)["goblet"] == 0


@pytest.mark.rule("BLH-WND-18", "BLH-WND-19", "BLH-WND-20", "BLH-WND-21", "BLH-WND-30", "BLH-EXA-26")
def test_a_wounded_hero_loses_what_he_was_equipped_with_and_nothing_else() -> None:
    hero = "Maud:warrior:warrior_cleave,warrior_blademaster:sword_of_dawn,rabbits_foot:backpack@4.6"
    game = struck(["sword", "lore", "lore", "sword"], hero=hero)
    assert game.hero_of(1)["equipped"] == []
    assert game.hero_of(1)["under"] == ["backpack"]
    assert game.hero_of(1)["skills"] == ["warrior_cleave", "warrior_blademaster"]
    assert game.hero_of(1)["wounds"] == 1
    deck = game.seen()["artifacts"]
    assert {"sword_of_dawn", "rabbits_foot"} <= set(deck)
    assert "backpack" not in deck


@pytest.mark.rule("BLH-WND-22")
def test_an_attacking_heros_cards_add_dice_to_the_test() -> None:
    assassin = "Mo:warrior:warrior_assassin@5.6"
    assert struck(["sword", "lore", "lore", "lore", "lore"], "", MAUD, heroes=(assassin,)).wound_tests() == [2]


@pytest.mark.rule("BLH-WND-23")
def test_a_heros_own_cards_change_the_dice_of_his_test() -> None:
    assert struck(["sword", "sword", "lore", "lore"], hero="Maud:warrior:common_iron_will@4.6").wound_tests() == [1]


# -- heroic deeds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-WND-24", "BLH-WND-25", "BLH-WND-29", "BLH-EXA-28")
def test_a_troop_that_wounds_a_hero_in_melee_has_a_token_of_the_pool() -> None:
    game = struck(["sword", "lore", "lore", "sword"])
    assert game.unit_at("5.6")["deed"]
    assert game.seen()["pool"] == 35
    assert game.side_of(0)["goblet"] == 0, "it is not the player's"


@pytest.mark.rule("BLH-WND-24", "BLH-WND-29")
def test_without_a_token_in_the_pool_there_is_no_mark_of_a_deed() -> None:
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], [MAUD]), dice=["sword", "green", "green", "sword"], pool=0)
    assert game.hero_of(1)["fate"] == "wounded"
    assert not game.events_named("deed")
    assert not game.unit_at("5.6")["deed"]
    assert game.seen()["pool"] == 0


@pytest.mark.rule("BLH-WND-24", "BLH-WND-25")
def test_a_troop_with_a_token_gains_no_second_one() -> None:
    game = medieval(
        f"{BLUE}@5.6", FAR, heroes=([], [MAUD]), dice=["sword", "green", "green", "sword"], pool=5, deeds=["5.6"]
    )
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play("no")
    assert game.hero_of(1)["fate"] == "wounded"
    assert not game.events_named("deed")
    assert game.unit_at("5.6")["deed"]
    assert game.seen()["pool"] == 5


@pytest.mark.rule("BLH-WND-24")
def test_neither_a_led_troop_nor_one_that_shoots_has_a_token_for_it() -> None:
    led = struck(["sword", "lore", "lore", "sword"], heroes=("Mo:warrior@5.6",))
    assert led.hero_of(1)["fate"] == "wounded"
    assert not led.unit_at("5.6")["deed"]
    game = medieval("dwarf_crossbow_green@6.6", FAR, heroes=([], [MAUD]), dice=["sword", "lore", "sword"])
    game.lead("6.6").halt_if_asked().attack("6.6", "4.6")
    assert game.hero_of(1)["fate"] == "wounded"
    assert not game.unit_at("6.6")["deed"]


@pytest.mark.rule("BLH-WND-26", "BLH-EXA-28")
def test_the_token_is_good_for_a_hex_more_in_a_move() -> None:
    game = medieval(f"{RED}@5.6", FAR, deeds=["5.6"], pool=3).lead("5.6")
    game.play("unit:5.6")
    assert "3.6" not in game.reached()
    game.play("deed")
    assert "3.6" in game.reached()
    assert "2.6" not in game.reached()
    game.play("move:3.6")
    assert not game.unit_at("3.6")["deed"]
    assert game.seen()["pool"] == 4


@pytest.mark.rule("BLH-WND-26")
@pytest.mark.parametrize("spends", [True, False])
def test_the_token_is_good_for_a_hex_more_in_a_retreat(spends: bool) -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", dice=["flag", "lore", "lore"], deeds=["4.6"])
    game.play("ignore:0", "retreat:3.6")
    assert set(game.offers()) == {"deed", "no"}
    assert game.choice.seat == 1
    if spends:
        game.play("deed", "retreat:2.6")
        assert not game.unit_at("2.6")["deed"]
    else:
        game.play("no")
        assert game.unit_at("3.6")["deed"]


@pytest.mark.rule("BLH-WND-27", "BLH-EXA-28")
@pytest.mark.parametrize(("answer", "dice"), [("deed", 4), ("no", 3)])
def test_the_token_is_good_for_a_die(answer: str, dice: int) -> None:
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@4.6", deeds=["5.6"], dice=["lore"] * dice).lead("5.6").halt_if_asked()
    game.attack("5.6", "4.6")
    game.play(answer)
    assert [event["n"] for event in game.events_named("attack")] == [dice]
    assert game.unit_at("5.6")["deed"] == (answer == "no")


@pytest.mark.rule("BLH-WND-28", "BLH-EXA-28")
def test_the_token_is_good_for_ignoring_a_flag() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", dice=["flag", "lore", "lore"], deeds=["4.6"], pool=3)
    assert set(game.offers()) == {"ignore:1", "ignore:0"}
    game.play("ignore:1")
    assert game.unit_at("4.6")["figures"] == 4
    assert not game.unit_at("4.6")["deed"]
    assert game.seen()["pool"] == 4


@pytest.mark.rule("BLH-WND-28")
def test_a_bold_troop_ignores_a_flag_without_its_token() -> None:
    game = melee(f"{BLUE}@5.6", "dwarf_sword_blue@4.6", dice=["flag", "lore", "lore", *NOTHING, "lore"], deeds=["4.6"])
    game.play("ignore:1")
    assert game.unit_at("4.6")["deed"]


@pytest.mark.rule("BLH-WND-29")
def test_the_token_goes_back_to_the_pool_with_an_eliminated_troop() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6*1", dice=["blue", "lore", "lore"], deeds=["4.6"], pool=3)
    assert game.seen()["pool"] == 4
    assert game.side_of(0)["goblet"] == 0


# -- a hero's life -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-WND-31", "BLH-WND-32")
def test_a_wounded_hero_comes_to_the_next_adventure_with_his_scars() -> None:
    seats = ["standard hero=Maud:warrior:warrior_cleave:::0:0:2", "pennant"]
    game = BattleLoreGame.of(new("battlelore", scenario="the_goblin_toll", seats=seats, seed=1))
    assert game.hero_of()["wounds"] == 2
    again = struck(["sword", "lore", "lore", "sword"], hero="Maud:warrior::::0:0:2@4.6")
    assert again.hero_of(1)["wounds"] == 3, "on top of the old ones"


@pytest.mark.rule("BLH-WND-33")
@pytest.mark.parametrize(
    ("of", "wounds"), [("warrior", 5), ("wizard", 3), ("cleric", 3), ("rogue", 4), ("commander", 4)]
)
def test_a_hero_without_skulls_has_ended_his_career(of: str, wounds: int) -> None:
    def bring(scars: int) -> BattleLoreGame:
        seats = [f"standard hero=Maud:{of}:{of}_riding:::0:0:{scars}", "pennant"]
        return BattleLoreGame.of(new("battlelore", scenario="the_goblin_toll", seats=seats, seed=1))

    assert bring(wounds - 1).hero_of()["wounds"] == wounds - 1
    with pytest.raises(SetupError, match="BLH-WND-33"):
        bring(wounds)


@pytest.mark.rule("BLH-WND-34")
def test_hits_come_before_the_test_and_the_test_before_the_flags() -> None:
    game = struck(["sword", "blue", "flag", "sword"], troop=f"{BLUE}@4.6")
    names = [event.name for event in game.events if event.name in ("hit", "test", "wounded", "flags", "retreat")]
    assert names[:3] == ["hit", "test", "wounded"]
    game.play("retreat:3.6")
    assert [event.name for event in game.events if event.name == "retreat"]
    assert game.unit_at("3.6")["figures"] == 2, "the troop runs without the Leader it has lost"


@pytest.mark.rule("BLH-WND-35")
def test_a_leader_who_outlives_his_troop_stays_as_a_champion() -> None:
    game = struck(["blue", "lore", "lore", "lore"], troop=f"{BLUE}@4.6*1")
    assert game.unit_at("4.6")["unit"] == "warrior"
    assert game.hero_of(1)["role"] == "champion"


@pytest.mark.rule("BLH-WND-35", "BLH-RTR-06")
@pytest.mark.parametrize("answer", ["yes", "flee", "no"])
def test_a_leader_left_alone_may_battle_back_or_retreat(answer: str) -> None:
    game = struck(["blue", "lore", "lore", *["lore"] * 9], troop=f"{BLUE}@4.6*1")
    assert game.choice.seat == 1
    assert game.offers() == ["yes", "flee", "no"]
    game.play(answer)
    assert bool(game.events_named("back")) is (answer == "yes")
    assert bool(game.reached("retreat")) is (answer == "flee")


@pytest.mark.rule("BLH-WND-35", "BLH-RTR-06")
def test_a_leader_left_alone_who_has_to_retreat_is_not_asked() -> None:
    game = struck(["blue", "flag", "flag", *["lore"] * 9], troop=f"{BLUE}@4.6*1")
    game.play("ignore:1", "retreat:3.6", "done")
    assert not game.events_named("back")
    assert game.offers() == ["yes", "no"], "the attacker may follow, and nobody battles back"


@pytest.mark.rule("BLH-WND-36")
def test_a_battle_back_and_a_bonus_attack_test_heroes_too() -> None:
    dice = ["lore", "lore", "sword", "lore", "lore", "sword"]
    back = melee(f"{BLUE}@8.0", "dwarf_sword_blue@4.6", heroes=(["Mo:warrior@5.6"], []), dice=dice)
    back.play("yes")
    assert back.hero_of()["fate"] == "wounded"
    assert back.unit_at("4.6")["deed"], "it has done it, too"
    dice = ["blue", "lore", "lore", "sword", "lore", "lore", "lore"]
    bonus = melee(f"{CAVALRY}@5.6", f"{BLUE}@4.6*1", heroes=([], ["Maud:warrior@3.6"]), dice=dice)
    bonus.play("yes", "done", "attack:3.6")
    assert bonus.wound_tests() == [1]


@pytest.mark.rule("BLH-WND-37")
def test_an_earthquake_tests_a_champion_for_the_figure_he_would_lose() -> None:
    game = battle("earth_elemental@5.6", FAR, heroes=([], [MAUD]), goblets=(15, 0), dice=["sword"])
    game.lead("5.6").halt_if_asked()
    game.play("unit:5.6", "earthquake")
    assert game.wound_tests() == [1]
    assert game.hero_of(1)["fate"] == "wounded"


@pytest.mark.rule("BLH-WND-37")
def test_a_trampling_creature_tests_the_champion_in_its_way() -> None:
    # The Spider cannot retreat: every hex costs it a die, and its neighbours behind it a figure.
    dice = ["flag", "flag", *["lore"] * 12]
    game = melee(f"{BLUE}@5.6", f"giant_spider@4.6 {BLUE}@3.5", heroes=([], ["Maud:warrior@3.6"]), dice=dice)
    lost = [event["n"] for event in game.events_named("hit")]
    assert len(lost) == 1
    assert game.wound_tests() == lost, "a die for every figure the troop beside him lost"


@pytest.mark.rule("BLH-WND-26", "BL-RET-01")
@pytest.mark.parametrize("deeds", [[], ["4.6"]])
def test_only_a_troop_with_a_heroic_deed_is_asked_to_retreat_farther(deeds: list[str]) -> None:
    game = melee("human_sword_blue@5.6", "human_sword_blue@4.6", dice=["flag", "lore", "lore"], deeds=deeds)
    game.decide("ignore:0").play("retreat:3.6")
    assert ("deed" in game.offers()) is bool(deeds)
