"""Wound tests and heroic deeds in less usual company: lore symbols, allies, Creatures, fixed dice (section BLH-WND)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, allied, battle, medieval, melee

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@4.6"
MIRACLE = "cleric_herbal_remedy,cleric_miracle"


# -- what the dice are for ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-WND-08", "BLH-WND-11")
@pytest.mark.parametrize(("figures", "tested"), [(4, 2), (2, 3)])
def test_lore_symbols_that_hit_his_troop_are_dice_of_the_test(figures: int, tested: int) -> None:
    dice = ["lore", "lore", "red", *["green"] * tested]
    army = f"{FAR} {BLUE}@4.6*{figures}"
    game = battle(f"{BLUE}@5.6", army, heroes=([], [MAUD]), lore=(["poisoned_blades"], []), dice=dice)
    game.lead("5.6").halt_if_asked()
    game.decide("lore:poisoned_blades", "target:5.6").attack("5.6", "4.6")
    assert game.wound_tests() == [tested], "one more die for the end of the troop"
    assert sum(int(event["n"]) for event in game.events_named("hit")) == 2


@pytest.mark.rule("BLH-WND-08", "BLH-WND-11", "BLH-WND-12")
@pytest.mark.parametrize(
    ("troop", "symbols", "tested"), [("", 1, [1]), ("", 2, [2]), (f"{BLUE}@4.6", 1, [2]), (f"{BLUE}@4.6", 2, [3])]
)
def test_what_would_be_the_end_of_a_unit_is_a_test_for_a_hero(troop: str, symbols: int, tested: list[int]) -> None:
    dice = ["lore"] * symbols + ["red"] * (3 - symbols) + ["green"] * 3
    game = battle(f"{BLUE}@5.6", f"{FAR} {troop}", heroes=([], [MAUD]), lore=(["fireball"], []), dice=dice)
    game.play("lore:fireball", "target:4.6")
    assert game.wound_tests() == tested
    assert game.hero_of(1)["role"] == "champion"
    assert game.side_of(0)["banners"] == int(bool(troop))


@pytest.mark.rule("BLH-WND-36", "BLH-WND-35")
def test_a_battle_back_may_leave_the_attacking_leader_alone() -> None:
    dice = ["lore", "lore", "lore", "blue", "sword", "lore", "green", "green"]
    game = melee(f"{BLUE}@5.6*1", f"dwarf_sword_blue@4.6 {FAR}", heroes=(["Mo:warrior@5.6"], []), dice=dice)
    game.play("yes")
    assert game.wound_tests() == [2]
    assert (game.hero_of()["role"], game.hero_of()["hex"]) == ("champion", "5.6")
    assert game.side_of(1)["banners"] == 1


@pytest.mark.rule("BLH-WND-35")
def test_a_troops_banner_that_wins_ends_the_adventure_before_the_test() -> None:
    army = f"{FAR} {BLUE}@4.6*1"
    game = melee(f"{BLUE}@5.6", army, heroes=([], [MAUD]), dice=["blue", "sword", "lore"], needed=1)
    assert game.events_named("win")
    assert game.wound_tests() == []
    assert game.hero_of(1)["fate"] == "fighting"


@pytest.mark.rule("BLH-WND-35")
@pytest.mark.parametrize("wounded", [False, True])
def test_a_leader_whom_a_card_leaves_alone_faces_the_flags_of_its_roll(wounded: bool) -> None:
    dice = ["blue", "flag", "sword" if wounded else "green"]
    game = battle(f"{BLUE}@5.6", f"{FAR} {BLUE}@4.6*1", heroes=([], [MAUD]), lore=(["creeping_doom"], []), dice=dice)
    game.play("lore:creeping_doom", "target:4.6")
    assert game.wound_tests() == [1]
    assert (set(game.offers()) == {"ignore:1", "ignore:0"}) is not wounded
    if not wounded:
        game.play("ignore:0", "retreat:3.6", "done")
        assert game.hero_of(1)["hex"] == "3.6"


@pytest.mark.rule("BLH-WND-35")
@pytest.mark.parametrize("wounded", [False, True])
def test_a_leader_whom_an_earthquake_leaves_alone_is_shaken_himself(wounded: bool) -> None:
    dice = ["sword" if wounded else "green"]
    game = battle("earth_elemental@5.6", f"{FAR} {BLUE}@4.6*1", heroes=([], [MAUD]), goblets=(15, 0), dice=dice)
    game.lead("5.6").halt_if_asked().play("unit:5.6", "earthquake")
    assert game.wound_tests() == [1]
    assert game.reached("retreat") == (set() if wounded else {"3.5", "3.6"})


# -- who helps ---------------------------------------------------------------------------------------------------------


def two_against_two(otto: str = "Otto:warrior", isolde: str = f"Isolde:cleric:{MIRACLE}") -> BattleLoreGame:
    """Otto, of the third seat, would be wounded; Isolde of the fourth stands next to him."""
    heroes = ((), (f"{otto}@4.6", f"{isolde}@3.6"))
    game = allied(f"{BLUE}@5.6", FAR, heroes=heroes, dice=["sword", "lore", "lore", "sword"])
    return game.lead("5.6").halt_if_asked().attack("5.6", "4.6")


@pytest.mark.rule("BLH-WND-23", "BLH-CFG-03")
@pytest.mark.parametrize("saved", [True, False])
def test_an_allys_miracle_is_the_allys_to_work(saved: bool) -> None:
    game = two_against_two()
    assert (game.choice.seat, game.offers()) == (3, ["skill:cleric_miracle", "pass"])
    game.play("skill:cleric_miracle" if saved else "pass")
    assert game.hero_of(1)["fate"] == ("fighting" if saved else "wounded")
    assert game.events_named("skill") == ([{"unit": "cleric@31", "skill": "cleric_miracle"}] if saved else [])


@pytest.mark.rule("BLH-WND-23", "BLH-CFG-03")
@pytest.mark.parametrize("own", [True, False])
def test_who_has_a_miracle_himself_is_asked_before_his_ally(own: bool) -> None:
    game = two_against_two(f"Otto:cleric:{MIRACLE}")
    assert (game.choice.seat, game.offers()) == (2, ["skill:cleric_miracle", "pass"])
    game.play("skill:cleric_miracle" if own else "pass")
    if not own:
        assert (game.choice.seat, game.offers()) == (3, ["skill:cleric_miracle", "pass"])
        assert game.why_not("skill:warrior_cleave")
        game.play("skill:cleric_miracle")
    assert [event["unit"] for event in game.events_named("skill")] == ["cleric@30" if own else "cleric@31"]
    assert game.hero_of(1)["fate"] == "fighting"


@pytest.mark.rule("BLH-WND-22")
def test_the_heroslayer_axe_of_a_champion_adds_a_die_and_that_of_a_leader_none() -> None:
    for army, tested in ((f"{BLUE}@8.0", 2), (f"{BLUE}@5.6", 1)):
        heroes = (["Mo:warrior::heroslayer_axe@5.6"], [MAUD])
        game = melee(army, FAR, heroes=heroes, dice=["sword", *["lore"] * 9])
        assert game.wound_tests() == [tested]


# -- heroic deeds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-WND-24")
def test_a_creature_has_no_token_for_a_wound() -> None:
    game = melee("giant_spider@5.6", FAR, heroes=([], [MAUD]), dice=["sword"] * 9)
    assert game.hero_of(1)["fate"] == "wounded"
    assert not game.events_named("deed")


@pytest.mark.rule("BLH-WND-27")
@pytest.mark.parametrize(("answer", "dice"), [("deed", 4), ("no", 3)])
def test_the_token_is_good_for_a_die_of_a_battle_back(answer: str, dice: int) -> None:
    game = melee(f"{BLUE}@5.6", "dwarf_sword_blue@4.6", deeds=["4.6"], dice=["lore"] * (3 + dice))
    game.play("yes")
    assert game.choice.seat == 1
    game.play(answer)
    assert [event["n"] for event in game.events_named("back")] == [dice]


@pytest.mark.rule("BLH-WND-27")
def test_the_token_is_not_asked_for_where_the_number_of_dice_is_fixed() -> None:
    game = battle(f"{BLUE}@5.6", f"{FAR} {BLUE}@4.6", lore=([], ["parry"]), deeds=["5.6"], dice=["green"] * 2)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    game.play("lore:parry")
    assert game.dice_of() == 2
    assert game.unit_at("5.6")["deed"]


@pytest.mark.rule("BLH-WND-27", "BLH-RTR-10")
def test_the_die_of_a_token_is_for_one_roll() -> None:
    # A tremor drives the Champion through a troop that spends its token on him, and battles later in the same turn.
    game = battle(
        f"earth_elemental@5.6 {BLUE}@3.6", f"{FAR} {BLUE}@2.6", heroes=([], [MAUD]), goblets=(15, 0), deeds=["3.6"],
        dice=["green"] * 7,
    )  # fmt: skip
    game.lead("5.6", "3.6").halt_if_asked().play("unit:5.6", "tremor", "retreat:3.6", "yes", "deed")
    assert game.dice_of() == 4
    while game.choice.seat == 1:
        game.play(game.offers()[-1])
    game.attack("3.6", "2.6")
    assert game.dice_of() == 3


@pytest.mark.rule("BLH-WND-26")
def test_the_token_is_good_for_a_hex_more_after_which_a_troop_may_battle() -> None:
    for deeds, battles in (([], False), (["6.6"], True)):
        game = medieval(f"{BLUE}@6.6", f"{BLUE}@3.6", deeds=deeds).lead("6.6").play("unit:6.6")
        game.decide("deed").play("move:4.6")
        assert ("unit:4.6" in game.offers() or bool(game.events_named("attack"))) is battles


@pytest.mark.rule("BLH-WND-05", "BLH-WND-06", "BL-LRE-19")
@pytest.mark.parametrize(("figures", "tested"), [(4, []), (1, [1])])
def test_the_leader_of_a_troop_that_takes_a_hit_for_another_is_tested_for_its_end_only(
    figures: int, tested: list[int]
) -> None:
    army = f"{FAR} {BLUE}@4.6 {BLUE}@4.7*{figures}"
    game = battle(
        f"{BLUE}@5.6", army, heroes=([], ["Maud:warrior@4.7"]), lore=([], ["shield_of_the_martyr"]),
        dice=["sword", "sword", "green", "green"],
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    game.decide("lore:shield_of_the_martyr", "target:4.7")
    assert game.unit_at("4.6")["figures"] == 3
    assert game.wound_tests() == tested
