"""Heroes who retreat, flee and leave the battleground (section BLH-RTR)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, medieval, melee

BLUE = "human_sword_blue"
RED = "human_sword_red"
GREEN = "human_sword_green"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@4.6"
Others = tuple[str, ...]
FLAG = ["flag", "lore", "lore"]


def driven(
    foes: str = f"{BLUE}@5.6", friends: str = FAR, *, dice: list[str] = FLAG, land: str = "", others: Others = ()
) -> BattleLoreGame:
    """The unit on 5.6 attacks the Champion on 4.6, who does not ignore the flag and has to retreat."""
    game = melee(foes, friends, heroes=([], [MAUD, *others]), dice=dice, land=land)
    return game.play("ignore:0")


def fled(foe: str, hero: str) -> BattleLoreGame:
    """The unit on one hex drives off the Champion on the next."""
    game = medieval(f"{BLUE}@{foe}", FAR, heroes=([], [f"Maud:warrior@{hero}"]), dice=FLAG)
    game.lead(foe).halt_if_asked().attack(foe, hero)
    return game.play("ignore:0")


@pytest.mark.rule("BLH-RTR-01")
def test_a_champion_retreats_one_to_three_hexes_as_he_likes() -> None:
    game = driven()
    assert set(game.offers()) == {"retreat:3.5", "retreat:3.6"}, "one at least"
    game.play("retreat:3.6")
    assert "done" in game.offers()
    game.play("retreat:2.6", "retreat:1.6")
    assert game.hero_of(1)["hex"] == "1.6"
    assert not game.reached("retreat"), "three at most"
    short = driven().play("retreat:3.6", "done")
    assert short.hero_of(1)["hex"] == "3.6"


@pytest.mark.rule("BLH-RTR-02")
def test_a_champion_keeps_to_the_ways_and_the_terrain_of_any_retreat() -> None:
    game = driven(land="river@3.5")
    assert game.hero_of(1)["hex"] == "3.6", "the only way"
    stopped = driven(land="forest@3.5 forest@3.6")
    stopped.play("retreat:3.6")
    assert stopped.reached("retreat") == {"2.6", "2.7"}, "terrain does not stop him, and he never goes sideways"


@pytest.mark.rule("BLH-RTR-03", "BLH-RTR-05")
@pytest.mark.parametrize(
    ("foes", "friends", "others"),
    [
        ("", f"{CAVALRY}@3.6", ()),
        (f" {BLUE}@3.6", FAR, ()),
        ("", "giant_spider@3.6", ()),
        ("", FAR, ("Mo:warrior@3.6",)),
    ],
)
def test_a_champion_retreats_through_whoever_is_in_his_way_and_does_not_stop_there(
    foes: str, friends: str, others: tuple[str, ...]
) -> None:
    game = driven(f"{BLUE}@5.6{foes}", friends, land="river@3.5", others=others)
    if "no" in game.offers():
        game.play("no")
    assert game.hero_of(1)["hex"] == "3.6"
    assert set(game.offers()) == {"retreat:2.6", "retreat:2.7"}, "he goes on"


@pytest.mark.rule("BLH-RTR-04", "BLH-RTR-08", "BLH-EXA-06")
def test_a_champion_may_choose_an_enemys_hex_though_another_is_free() -> None:
    game = driven(f"{BLUE}@5.6 {RED}@3.6", dice=[*FLAG, "lore", "lore", "lore", "lore"])
    assert game.reached("retreat") == {"3.5", "3.6"}
    game.play("retreat:3.6")
    assert game.choice.seat == 0
    assert set(game.offers()) == {"yes", "no"}, "the unit there may strike"
    game.play("yes")
    assert [event["unit"] for event in game.events_named("attack")][-1] == f"{RED}@1"


@pytest.mark.rule("BLH-RTR-05")
def test_a_retreat_ends_in_an_empty_hex_or_with_a_troop_that_suits_the_hero() -> None:
    game = driven(friends=f"{BLUE}@3.6 {CAVALRY}@3.5")
    game.play("retreat:3.6", "done")
    assert game.unit_at("3.6")["leader"] == "Maud"
    other = driven(friends=f"{BLUE}@3.6 {CAVALRY}@3.5")
    other.play("retreat:3.5")
    assert "done" not in other.offers()


@pytest.mark.rule("BLH-RTR-06", "BLH-RTR-07", "BLH-EXA-09")
def test_a_champion_may_retreat_instead_of_battling_back() -> None:
    game = melee(f"{BLUE}@5.6 {BLUE}@5.5 {BLUE}@4.5", FAR, heroes=([], [MAUD]), dice=["lore"] * 3)
    assert set(game.offers()) == {"yes", "flee", "no"}
    game.play("flee")
    assert set(game.offers()) == {"retreat:3.5", "retreat:3.6"}
    game.play("retreat:3.6", "retreat:2.6", "retreat:1.6")
    assert game.hero_of(1)["hex"] == "1.6"
    assert not game.events_named("back")


@pytest.mark.rule("BLH-EXA-09")
def test_a_champion_escapes_a_third_combat_after_the_second() -> None:
    dice = ["sword", "flag", *["lore"] * 7]
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.5 {BLUE}@4.5", FAR, heroes=([], [MAUD]), dice=dice)
    game.play("play:attack_centre", "order:5.6", "order:5.5", "order:4.5", "done")
    game.attack("5.6", "4.6")
    game.play("ignore:1", "yes")
    game.attack("5.5", "4.6")
    game.play("flee", "retreat:3.6", "retreat:2.6", "done")
    while game.choice.seat == 0 and "no" in game.offers():
        game.play("no")
    assert not game.reached("unit"), "nobody reaches him"


@pytest.mark.rule("BLH-RTR-06")
def test_a_champion_who_was_shot_at_does_not_choose_to_retreat() -> None:
    game = medieval("human_bow_green@6.6", FAR, heroes=([], [MAUD]), dice=["lore"] * 2)
    game.play("play:attack_centre", "order:6.6", "done")
    game.attack("6.6", "4.6")
    assert "flee" not in game.offers()
    assert game.hero_of(1)["hex"] == "4.6"


@pytest.mark.rule("BLH-RTR-09", "BLH-RTR-10")
@pytest.mark.parametrize(("land", "dice"), [("", 4), ("forest@3.6", 2)])
def test_the_strike_is_a_melee_with_its_weapons_and_terrain(land: str, dice: int) -> None:
    game = driven(f"{BLUE}@5.6 {RED}@3.6", dice=[*FLAG, *["lore"] * dice], land=land)
    game.play("retreat:3.6", "yes")
    assert [event["n"] for event in game.events_named("attack")][-1] == dice


@pytest.mark.rule("BLH-RTR-11")
@pytest.mark.parametrize("wounds", [True, False])
def test_a_hit_of_the_strike_is_a_wound_test(wounds: bool) -> None:
    test = ["sword"] if wounds else ["lore", "lore"]
    game = driven(f"{BLUE}@5.6 {RED}@3.6", dice=[*FLAG, "sword", "sword", "lore", "lore", *test])
    game.play("retreat:3.6", "yes")
    assert game.wound_tests() == [2]
    assert game.hero_of(1)["fate"] == ("wounded" if wounds else "fighting")
    if wounds:
        assert game.unit_at("3.6")["deed"]
        assert not game.reached("retreat")


@pytest.mark.rule("BLH-RTR-12", "BLH-RTR-13", "BLH-RTR-14", "BLH-RTR-15")
def test_a_fleeing_champion_runs_on_through_the_next_enemy_and_neither_stops_nor_strikes_back() -> None:
    dice = [*FLAG, "flag", "flag", "lore", "lore", "lore", "lore", "flag"]
    game = driven(f"{BLUE}@5.6 {RED}@3.6 {BLUE}@2.6", dice=dice)
    game.play("retreat:3.6", "yes")
    assert set(game.offers()) == {"retreat:2.6", "retreat:2.7"}, "flags mean nothing, and he has to go on"
    game.play("retreat:2.6")
    assert game.choice.seat == 0, "another strike"
    game.play("yes")
    assert not game.events_named("back")
    assert len(game.events_named("flags")) == 1, "those of the attack that drove him off"
    assert set(game.offers()) == {"retreat:1.5", "retreat:1.6"}


@pytest.mark.rule("BLH-RTR-16", "BLH-RTR-17", "BLH-RTR-18", "BLH-RTR-19")
def test_a_retreating_champion_may_leave_the_field_if_he_has_the_steps() -> None:
    game = fled("3.6", "2.6")
    game.play("retreat:1.6", "retreat:0.6")
    assert set(game.offers()) == {"withdraw", "done"}, "the third step"
    game.play("withdraw")
    assert game.hero_of(1)["fate"] == "withdrawn"
    assert game.side_of(0)["banners"] == 0
    assert "warrior" not in [unit["unit"] for unit in game.seen()["units"]]
    far = fled("4.6", "3.6").play("retreat:2.6", "retreat:1.6", "retreat:0.6")
    assert far.hero_of(1)["hex"] == "0.6", "a fourth step is too many"


@pytest.mark.rule("BLH-RTR-17", "BLH-RTR-18", "BLH-EXA-30")
def test_leaving_from_the_baseline_is_one_hex() -> None:
    game = fled("1.6", "0.6")
    assert set(game.offers()) == {"withdraw", "done"}
    game.play("withdraw")
    assert game.hero_of(1)["fate"] == "withdrawn"
    assert game.side_of(0)["banners"] == 0


@pytest.mark.rule("BLH-RTR-20", "BLH-RTR-21")
def test_a_blocked_retreat_costs_the_troop_and_not_its_leader() -> None:
    land = "river@3.5 river@3.6"
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], [MAUD]), dice=["flag", "flag", "lore"], land=land)
    game.play("ignore:0")
    assert game.unit_at("4.6")["figures"] == 2
    assert game.wound_tests() == []
    assert game.hero_of(1)["role"] == "leader"


@pytest.mark.rule("BLH-RTR-21", "BLH-RTR-22", "BLH-RTR-23", "BLH-EXA-10", "BLH-EXA-11")
def test_a_hero_whose_troop_is_lost_in_retreat_is_tested_and_flees_through_the_enemy() -> None:
    dice = ["flag", "flag", "green", "green", "lore", "lore", "lore", "lore"]
    game = melee(f"{RED}@5.6 {BLUE}@3.5 {BLUE}@3.6", f"{GREEN}@4.6*3", heroes=([], [MAUD]), dice=dice)
    assert set(game.offers()) == {"ignore:1", "ignore:0"}
    game.play("ignore:1")
    assert game.side_of(0)["track"] == [GREEN]
    assert game.wound_tests() == [1]
    assert game.hero_of(1)["role"] == "champion"
    assert game.reached("retreat") == {"3.5", "3.6"}
    game.play("retreat:3.6")
    assert game.choice.seat == 0
    game.play("yes")
    assert game.reached("retreat") == {"2.6", "2.7"}, "and on"


@pytest.mark.rule("BLH-RTR-22")
def test_a_panic_that_ends_the_troop_tests_its_leader() -> None:
    dice = ["flag", "lore", "lore", "green", "lore"]
    game = melee(f"{BLUE}@5.6", "goblin_sword_green@4.6*1", heroes=([], [MAUD]), dice=dice)
    game.play("ignore:0", "retreat:3.6")
    assert game.wound_tests() == [1]
    assert game.hero_of(1)["hex"] == "3.6"
    assert game.reached("retreat") == {"2.6", "2.7"}, "he has to run himself"


@pytest.mark.rule("BLH-RTR-24")
def test_a_champion_without_any_way_stays() -> None:
    game = driven(land="river@3.5 river@3.6")
    assert game.hero_of(1)["hex"] == "4.6"
    assert game.wound_tests() == []
    assert game.hero_of(1)["fate"] == "fighting"
