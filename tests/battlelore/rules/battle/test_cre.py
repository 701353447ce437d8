"""Creatures (section BL-CRE)."""

from typing import Any

import pytest

from tests.battlelore.builder import BattleLoreGame, battle, clash, medieval, melee

BLUE = "human_sword_blue"
GREEN = "human_sword_green"
BOW = "human_bow_green"
SPIDER = "giant_spider"
GIANT = "hill_giant"
EARTH = "earth_elemental"
FAR = f"{BLUE}@0.0"


def strike(
    creature: str, dice: list[str], standard: str = f"{BLUE}@5.6", friends: str = "", **how: Any
) -> BattleLoreGame:
    """A Creature of the pennant side on 4.6 is attacked from 5.6, in a Lore adventure."""
    how.setdefault("goblets", (0, 0))
    return clash(standard, f"{creature}@4.6 {friends}", dice=dice, **how).attack("5.6", "4.6")


def fray(creature: str, pennant: str, dice: list[str], **how: Any) -> BattleLoreGame:
    """A Creature of the standard side on 5.6, in the Combat phase of a Lore adventure."""
    return clash(f"{creature}@5.6", pennant, dice=dice, **how)


@pytest.mark.rule("BL-CRE-01")
def test_creatures_move_and_battle_as_their_cards_say() -> None:
    for creature, steps in ((SPIDER, 3), (GIANT, 2)):
        game = medieval(f"{creature}@8.6", FAR).lead("8.6").play("unit:8.6")
        assert f"{8 - steps}.6" in game.reached()
        assert f"{7 - steps}.6" not in game.reached()
    for creature in (SPIDER, GIANT, EARTH):
        game = fray(creature, f"{BLUE}@4.6", ["red"] * 3, goblets=(0, 0)).attack("5.6", "4.6")
        assert game.events_named("attack")[0]["n"] == 3


@pytest.mark.rule("BL-CRE-01")
def test_a_spider_is_not_hindered_in_forests() -> None:
    woods = "forest@7.5 forest@7.6 forest@6.6 forest@6.5 forest@6.7"
    game = medieval(f"{SPIDER}@8.6", FAR, land=woods).lead("8.6").play("unit:8.6")
    assert "5.6" in game.reached()
    game = fray(SPIDER, f"{BLUE}@4.6", ["red"] * 3, land="forest@5.6", goblets=(0, 0)).attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 3


@pytest.mark.rule("BL-CRE-02")
def test_creatures_do_not_pass_through_units() -> None:
    ring = f"{BLUE}@7.5 {BLUE}@7.6"
    game = medieval(f"{SPIDER}@8.6 {ring}", FAR).lead("8.6").play("unit:8.6")
    assert not {"7.5", "7.6", "6.6"} & game.reached()


@pytest.mark.rule("BL-CRE-03")
def test_creatures_obey_terrain() -> None:
    game = medieval(f"{GIANT}@8.6", FAR, land="forest@7.5 river@7.6").lead("8.6").play("unit:8.6")
    assert "7.5" in game.reached()
    assert not {"7.6", "6.5", "6.6"} & game.reached()
    game = fray(GIANT, f"{BLUE}@4.6", ["red"] * 2, land="forest@4.6", goblets=(0, 0)).attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 2


@pytest.mark.rule("BL-CRE-04")
def test_a_creature_blocks_sight() -> None:
    game = medieval(f"{BOW}@6.6 {SPIDER}@6.7 {BLUE}@8.8", f"{BLUE}@6.9").lead("6.6").halt_if_asked()
    assert "unit:6.6" not in game.offers()


@pytest.mark.rule("BL-CRE-05", "BL-CRE-06")
@pytest.mark.parametrize("card", ["mounted_charge", "foot_onslaught"])
def test_a_creature_is_neither_on_foot_nor_mounted(card: str) -> None:
    hands = ((card, "patrol_left", "patrol_right"), ())
    game = medieval(f"{SPIDER}@7.5 human_cav_blue@7.6 {BLUE}@7.4", FAR, hands=hands)
    assert game.unit_at("7.5")["mode"] == "creature"
    game.play(f"play:{card}")
    assert "order:7.5" not in game.offers()
    assert game.reached("order")


@pytest.mark.rule("BL-CRE-06")
def test_a_creature_obeys_a_card_for_its_colour() -> None:
    game = medieval(f"{SPIDER}@7.5 {BLUE}@7.6", FAR, hands=(("green_banners",), ()))
    game.play("play:green_banners")
    assert game.reached("order") == {"7.5"}


@pytest.mark.rule("BL-CRE-07", "BL-CRE-08")
def test_a_creature_of_another_section_costs_three_tokens_and_an_order() -> None:
    army = f"{SPIDER}@7.11 {BLUE}@7.0 {BLUE}@7.1 {BLUE}@7.2"
    game = battle(army, FAR, hands=(("patrol_left",), ()), goblets=(4, 0))
    game.play("play:patrol_left")
    assert "order:7.11" in game.offers()
    game.play("order:7.11")
    assert game.side_of(0)["goblet"] == 1
    game.play("order:7.0")
    assert not game.reached("order"), "the Spider has used one of the two orders"
    poor = battle(army, FAR, hands=(("patrol_left",), ()), goblets=(2, 0)).play("play:patrol_left")
    assert "order:7.11" not in poor.offers()


@pytest.mark.rule("BL-CRE-07")
def test_only_a_section_card_lets_a_creature_be_bought() -> None:
    army = f"{SPIDER}@7.11 {BLUE}@7.0"
    game = battle(army, FAR, hands=(("blue_banners", "patrol_left"), ())).play("play:blue_banners")
    assert game.reached("order") == {"7.0"}


@pytest.mark.rule("BL-CRE-09", "BL-CRE-10", "BL-CRE-12")
def test_hits_are_rolled_again_and_only_its_colour_kills() -> None:
    game = strike(SPIDER, ["green", "sword", "red", "sword", "red"])
    assert game.unit_at("4.6")["unit"] == SPIDER
    assert len(game.events_named("die")) == 5
    assert game.side_of(0)["banners"] == 0
    none = strike(SPIDER, ["blue", "red", "lore"])
    assert len(none.events_named("die")) == 3, "nothing to roll again"


@pytest.mark.rule("BL-CRE-10", "BL-CRE-11", "BL-CRE-13", "BL-EXA-07")
def test_a_critical_hit_ends_the_spider() -> None:
    game = strike(SPIDER, ["green", "sword", "red", "flag", "green"], friends=FAR)
    assert game.events_named("critical")
    assert not game.unit_at("4.6")
    assert game.side_of(0)["banners"] == 1
    assert game.side_of(0)["goblet"] == 1


@pytest.mark.rule("BL-CRE-13")
def test_a_troop_is_worth_no_token() -> None:
    game = clash(f"{BLUE}@5.6", f"{BLUE}@4.6*1 {FAR}", dice=["blue", "red", "red"], goblets=(0, 0)).attack("5.6", "4.6")
    assert (game.side_of(0)["banners"], game.side_of(0)["goblet"]) == (1, 0)


@pytest.mark.rule("BL-CRE-13")
def test_no_token_for_a_creature_without_lore() -> None:
    game = melee(pennant=f"{SPIDER}@4.6 {FAR}", dice=["green", "red", "red", "green"])
    assert game.side_of(0)["banners"] == 1
    assert game.side_of(0)["goblet"] == 0


@pytest.mark.rule("BL-CRE-14", "BL-CRE-15")
def test_a_creature_must_ignore_one_flag_and_retreats_two_hexes_for_another() -> None:
    one = strike(SPIDER, ["flag", "red", "red"])
    assert one.unit_at("4.6")
    assert not one.reached("retreat")
    two = strike(SPIDER, ["flag", "flag", "red"])
    assert not any(key.startswith("ignore") for key in two.offers())
    two.play("retreat:3.6", "retreat:2.6")
    assert two.unit_at("2.6")["unit"] == SPIDER
    assert not two.reached("retreat")


@pytest.mark.rule("BL-CRE-16")
def test_a_cornered_creature_is_rolled_for_hex_by_hex() -> None:
    how: dict[str, Any] = {"land": "river@3.5 river@3.6"}
    game = strike(SPIDER, ["flag", "flag", "red", "green", "red", "blue"], **how)
    assert game.events_named("blocked")[0]["n"] == 2
    assert len(game.events_named("die")) == 6, "three, then two for the hexes, then one again for the hit"
    assert game.unit_at("4.6")["unit"] == SPIDER
    game = strike(SPIDER, ["flag", "flag", "red", "green", "red", "green"], friends=FAR, **how)
    assert not game.unit_at("4.6")
    assert game.side_of(0)["banners"] == 1


@pytest.mark.rule("BL-CRE-16")
def test_only_the_hexes_it_could_not_go_are_rolled_for() -> None:
    game = strike(SPIDER, ["flag", "flag", "red", "red"], land="river@2.5 river@2.6 river@2.7")
    game.play("retreat:3.6")
    assert len(game.events_named("die")) == 4
    assert game.unit_at("3.6")["unit"] == SPIDER
    hit = strike(SPIDER, ["flag", "flag", "red", "sword", "red"], land="river@2.5 river@2.6 river@2.7")
    hit.play("retreat:3.6")
    assert len(hit.events_named("die")) == 5, "a sword-on-shield of the melee hits though it is a hex away by now"


@pytest.mark.rule("BL-CRE-16")
def test_crossbows_hit_a_cornered_creature_with_swords() -> None:
    game = battle(
        "dwarf_crossbow_green@6.6", f"{SPIDER}@4.6", land="river@3.5 river@3.6", goblets=(0, 0),
        dice=["flag", "flag", "sword", "red", "red"],
    )  # fmt: skip
    game.lead("6.6").halt_if_asked().attack("6.6", "4.6")
    assert len(game.events_named("die")) == 5


@pytest.mark.rule("BL-CRE-17", "BL-CRE-18")
def test_a_surviving_creature_tramples_who_blocks_it() -> None:
    """The way back is checked once: trampling a unit away does not open it."""
    friends = f"{BLUE}@3.5 {BLUE}@3.6*2 {FAR}"
    game = strike(SPIDER, ["flag", "flag", "red", "red", "red"], friends=friends)
    assert game.unit_at("4.6")["unit"] == SPIDER
    assert game.unit_at("3.5")["figures"] == 2
    assert not game.unit_at("3.6")
    assert game.side_of(0)["banners"] == 1
    assert not game.events_named("retreat")
    names = [event.name for event in game.events if event.name in ("die", "hit", "blocked")]
    assert names == ["die"] * 3 + ["blocked"] + ["die"] * 2 + ["hit"] * 2


@pytest.mark.rule("BL-CRE-18", "BL-CRE-09")
def test_enemies_in_the_way_are_trampled_and_creatures_are_not() -> None:
    game = strike(
        SPIDER, ["flag", "flag", "red", "red", "red"], standard=f"{BLUE}@5.6 {BLUE}@3.5", friends=f"{GIANT}@3.6",
    )  # fmt: skip
    assert game.unit_at("3.5")["figures"] == 2
    assert game.unit_at("3.6")["unit"] == GIANT


@pytest.mark.rule("BL-CRE-18")
def test_a_creature_that_is_killed_does_not_trample() -> None:
    game = strike(SPIDER, ["flag", "flag", "red", "green", "red", "green"], friends=f"{BLUE}@3.5 {BLUE}@3.6")
    assert not game.unit_at("4.6")
    assert game.unit_at("3.5")["figures"] == 4


@pytest.mark.rule("BL-CRE-20")
def test_support_and_landmarks_do_not_make_a_creature_bolder() -> None:
    game = strike(SPIDER, ["flag", "flag"], friends=f"{BLUE}@4.5 {BLUE}@4.7", land="town@4.6")
    assert game.unit_at("4.6")["bold"] == 1
    assert game.reached("retreat"), "two hexes for the second flag"


@pytest.mark.rule("BL-CRE-21")
def test_powers_cost_tokens() -> None:
    game = fray(SPIDER, f"{BLUE}@4.6 {FAR}", [], goblets=(2, 0))
    game.play("unit:5.6")
    assert {"attack:4.6", "web:4.6"} <= set(game.offers())
    game.play("web:4.6")
    assert game.side_of(0)["goblet"] == 0
    poor = fray(SPIDER, f"{BLUE}@4.6 {BLUE}@4.7", [], goblets=(1, 0))
    poor.play("unit:5.6")
    assert not poor.reached("web")


@pytest.mark.rule("BL-CRE-21")
def test_the_giant_hurls_with_lore_symbols_he_rolled() -> None:
    game = fray(GIANT, f"{BLUE}@4.6", ["lore", "red", "red"], goblets=(0, 0)).attack("5.6", "4.6")
    assert set(game.offers()) == {"ignore:0", "ignore:1"}
    game.play("ignore:1")
    game.play("retreat:3.6", "retreat:2.6")
    assert game.unit_at("2.6")["side"] == "pennant"
    assert game.side_of(0)["goblet"] == 0, "a used symbol gives no token"
    kept = fray(GIANT, f"{BLUE}@4.6", ["lore", "red", "red"], goblets=(0, 0)).attack("5.6", "4.6")
    kept.play("ignore:0")
    assert kept.side_of(0)["goblet"] == 1


@pytest.mark.rule("BL-CRE-21")
def test_the_giant_throws_boulders_from_a_hill() -> None:
    for land, throws in (("hill@5.6", True), ("boulders@5.6", True), ("", False)):
        game = fray(GIANT, f"{BLUE}@3.6", ["sword", "blue"], land=land, goblets=(2, 0))
        assert ("unit:5.6" in game.offers()) is throws
        if throws:
            game.play("unit:5.6")
            assert game.unit_at("3.6")["figures"] == 2
            assert game.side_of(0)["goblet"] == 0


@pytest.mark.rule("BL-CRE-21")
@pytest.mark.parametrize(("power", "figures", "cost"), [("tremor", 4, 1), ("earthquake", 3, 2)])
def test_tremor_and_earthquake_shake_friend_and_foe(power: str, figures: int, cost: int) -> None:
    game = clash(f"{EARTH}@5.6 {BLUE}@6.6", f"{BLUE}@4.6 {BLUE}@2.2", goblets=(3, 0), dice=[])
    game.play("unit:5.6", power, "target:4.6", "retreat:3.5", "retreat:7.5")
    assert game.side_of(0)["goblet"] == 3 - cost
    assert game.unit_at("3.5")["figures"] == figures
    assert game.unit_at("7.5")["figures"] == figures
    assert game.unit_at("2.2")["figures"] == 4


@pytest.mark.rule("BL-CRE-21")
def test_a_unit_in_a_summoning_circle_calls_the_elemental() -> None:
    game = clash(f"{BLUE}@5.6", FAR, land="summoning_circle@5.6", dice=["red", "lore", "red"])
    game.play("unit:5.6")
    game.play("aim:4.6")
    assert game.unit_at("4.6")["unit"] == EARTH
    assert "5.6" not in game.seen()["land"]
    crowded = clash(f"{BLUE}@5.6 {BLUE}@6.6", f"{BLUE}@3.6", land="summoning_circle@5.6 river@5.5", dice=["lore"] * 3)
    crowded.play("unit:5.6")
    assert crowded.reached("aim") == {"4.6", "4.7", "5.7", "6.7"}, "empty hexes it can stand on"
    failed = clash(f"{BLUE}@5.6", FAR, land="summoning_circle@5.6", dice=["red"] * 3)
    failed.play("unit:5.6")
    assert failed.seen()["land"] == {"5.6": "summoning_circle"}
    assert not failed.events_named("summon")


@pytest.mark.rule("BL-CRE-21")
@pytest.mark.parametrize(("purse", "powers"), [(0, set()), (1, {"tremor"}), (2, {"tremor", "earthquake"})])
def test_a_power_is_offered_to_who_can_just_pay_it(purse: int, powers: set[str]) -> None:
    game = clash(f"{EARTH}@5.6", f"{BLUE}@4.6 {BLUE}@4.7", goblets=(purse, 0), dice=[]).play("unit:5.6")
    assert {"tremor", "earthquake"} & set(game.offers()) == powers


@pytest.mark.rule("BL-CRE-22", "BL-CRE-23", "BL-CRE-24")
@pytest.mark.parametrize(("creature", "colour"), [(SPIDER, "green"), (GIANT, "blue"), (EARTH, "blue")])
def test_banners_of_creatures(creature: str, colour: str) -> None:
    others = [face for face in ("green", "blue", "red") if face != colour]
    game = strike(creature, [colour, *others, others[0]])
    assert game.unit_at("4.6")["banner"] == colour
    gone = strike(creature, [colour, *others, colour], friends=FAR)
    assert not gone.unit_at("4.6")


@pytest.mark.rule("BL-CRE-25")
def test_a_web_holds_a_unit_until_it_is_ordered_and_spends_the_order() -> None:
    game = fray(
        SPIDER, f"{BLUE}@4.6 {BLUE}@0.0", [], goblets=(2, 0), hands=(("attack_centre",), ("attack_centre",) * 2)
    )
    game.play("unit:5.6", "web:4.6", "supply:tokens")
    game.lead("4.6")
    assert game.events_named("unweb")
    assert not game.reached("unit"), "it has neither moved nor battled"
    assert game.unit_at("4.6")


@pytest.mark.rule("BL-CRE-25")
def test_a_unit_in_a_web_does_not_retreat() -> None:
    game = battle(f"{SPIDER}@5.5 {BLUE}@5.6", f"{BLUE}@4.6 {FAR}", goblets=(2, 0), dice=["flag", "red", "red"])
    game.lead("5.5", "5.6").halt_if_asked()
    game.play("unit:5.5", "web:4.6")
    game.attack("5.6", "4.6")
    assert game.unit_at("4.6")["figures"] == 3, "flags cost figures"


@pytest.mark.rule("BL-CRE-25")
@pytest.mark.parametrize(("faces", "figures"), [(["blue", "red"], 2), (["blue", "blue"], 2), (["red", "green"], 3)])
def test_poison_works_at_the_start_of_the_owners_turn(faces: list[str], figures: int) -> None:
    game = fray(SPIDER, f"{BLUE}@4.6 {FAR}", ["blue", "red", "red", *faces], goblets=(1, 0)).attack("5.6", "4.6")
    assert set(game.offers()) == {"yes", "no"}
    game.play("yes")
    assert game.side_of(0)["goblet"] == 0
    assert game.unit_at("4.6")["figures"] == 3
    game.play("supply:tokens")
    assert game.seen()["turn"] == "pennant"
    assert game.unit_at("4.6")["figures"] == figures


@pytest.mark.rule("BL-CRE-25", "BL-VIC-03", "BL-VIC-07")
def test_poison_that_ends_the_last_unit_needed_wins_at_once() -> None:
    game = fray(SPIDER, f"{BLUE}@4.6*2 {FAR}", ["blue", "red", "red", "blue", "red"], goblets=(1, 0), needed=1)
    game.attack("5.6", "4.6").play("yes", "supply:tokens")
    assert game.over
    assert game.events_named("win") == [{"side": 0}]


@pytest.mark.rule("BL-CRE-25")
def test_poison_waits_for_the_turn_of_its_victims_owner() -> None:
    """Both sides are poisoned in the turn of the standard side, which is rolled for only in its next turn."""
    dice = ["red", "red", "red", "blue", "red", "red", "blue", "red", "red", "red", "red"]
    game = battle(f"{BLUE}@5.6 {SPIDER}@5.8", f"{SPIDER}@4.6 {BLUE}@4.8", goblets=(1, 5), dice=dice)
    game.lead("5.6", "5.8").halt_if_asked().attack("5.6", "4.6").play("yes", "yes")
    game.attack("5.8", "4.8").play("yes", "supply:tokens")
    assert game.seen()["turn"] == "pennant"
    assert [event["unit"] for event in game.events_named("poison")][-1] == f"{BLUE}@17"
    assert game.unit_at("5.6")["figures"] == 3, "no die has been rolled for it"


@pytest.mark.rule("BL-CRE-25", "BLH-WND-35")
def test_poison_that_ends_a_troop_puts_its_leader_to_the_test_and_goes_on() -> None:
    dice = [*["blue", "red", "red"] * 2, "blue", "red", "lore", "blue", "red"]
    game = battle(
        f"{SPIDER}@5.5 {SPIDER}@5.8",
        f"{BLUE}@4.5*2 {BLUE}@4.8 {FAR}",
        goblets=(9, 0),
        heroes=([], ["Maud:warrior@4.5"]),
        dice=dice,
    )
    game.lead("5.5", "5.8").halt_if_asked()
    game.attack("5.5", "4.5").play("yes", "no")
    game.attack("5.8", "4.8").play("yes")
    while game.seen()["turn"] == "standard":
        game.play(game.choice.keys[-1])
    assert game.wound_tests() == [1], "the Leader of a troop that is gone"
    assert game.unit_at("4.8")["figures"] == 2, "the other poisoned troop is rolled for as well"
    assert game.seen()["turn"] == "pennant"
    assert game.choice.kind_name == "play"


@pytest.mark.rule("BL-CRE-26")
def test_the_elemental_never_retreats() -> None:
    game = strike(EARTH, ["flag", "flag", "flag"])
    assert game.unit_at("4.6")["unit"] == EARTH
    assert not game.events_named("blocked")
    hurled = fray(GIANT, f"{EARTH}@4.6", ["lore", "red", "red"], goblets=(0, 0)).attack("5.6", "4.6")
    hurled.play("ignore:1")
    assert not hurled.reached("retreat")
    assert hurled.unit_at("4.6")["unit"] == EARTH


@pytest.mark.rule("BL-CRE-27")
@pytest.mark.parametrize(("tokens", "far"), [(0, 0), (2, 2), (9, 4)])
def test_the_elemental_buys_each_hex(tokens: int, far: int) -> None:
    game = battle(f"{EARTH}@8.6", FAR, goblets=(tokens, 0)).lead("8.6")
    if not tokens:
        assert not game.reached("unit")
        return
    game.play("unit:8.6")
    goal = f"{8 - far}.6"
    assert goal in game.reached()
    assert f"{7 - far}.6" not in game.reached()
    game.play(f"move:{goal}")
    assert game.side_of(0)["goblet"] == tokens - far


@pytest.mark.rule("BL-CRE-27")
def test_hexes_that_a_card_gives_are_not_bought() -> None:
    game = battle(f"{EARTH}@8.6", FAR, goblets=(6, 0), lore=(["run"], [])).lead("8.6")
    game.play("lore:run")
    left = game.side_of(0)["goblet"]
    game.play("unit:8.6")
    far = max(8 - int(hex[0]) for hex in game.reached())
    assert far == min(4, left) + 1
    game.play(f"move:{min(hex for hex in game.reached() if int(hex[0]) == 8 - far)}")
    assert game.side_of(0)["goblet"] == left - min(4, left)


@pytest.mark.rule("BL-CRE-28")
def test_the_giant_rolls_swords_again() -> None:
    game = fray(GIANT, f"{BLUE}@4.6", ["sword", "sword", "blue", "red", "red"], goblets=(0, 0)).attack("5.6", "4.6")
    assert game.unit_at("4.6")["figures"] == 1
    flag = fray(GIANT, f"{BLUE}@4.6", ["sword", "flag", "red", "red"], goblets=(0, 0)).attack("5.6", "4.6")
    assert flag.unit_at("4.6")["figures"] == 3
    assert flag.reached("retreat")


@pytest.mark.rule("BL-CRE-29")
@pytest.mark.parametrize("creature", [SPIDER, GIANT, EARTH])
def test_a_creature_does_not_follow(creature: str) -> None:
    game = fray(creature, f"{GREEN}@4.6*1 {FAR}", ["green", "red", "red"], goblets=(0, 0)).attack("5.6", "4.6")
    assert not game.unit_at("4.6")
    assert "yes" not in game.offers()
    assert game.unit_at("5.6")["unit"] == creature


@pytest.mark.rule("BL-CRE-09")
def test_neither_poison_nor_an_earthquake_ends_a_creature() -> None:
    game = fray(SPIDER, f"{GIANT}@4.6 {FAR}", ["blue", "red", "red", "red"], goblets=(1, 0)).attack("5.6", "4.6")
    assert "yes" in game.offers(), "the Giant may battle back"
    assert game.choice.seat == 1
    quake = clash(f"{EARTH}@5.6", f"{GIANT}@4.6 {FAR}", goblets=(3, 0), dice=[])
    quake.play("unit:5.6", "earthquake")
    quake.play(f"retreat:{min(quake.reached('retreat'))}")
    assert not quake.events_named("gone")


@pytest.mark.rule("BL-CRE-13")
def test_a_creature_ended_by_lore_is_worth_as_much() -> None:
    """A Fireball with a lore symbol ends whatever it is thrown at."""
    game = battle(f"{BLUE}@8.6", f"{SPIDER}@4.6 {FAR}", lore=(["fireball"], []), dice=["lore", "red", "red"])
    game.play("lore:fireball")
    paid = 15 - game.side_of(0)["goblet"]
    game.play("target:4.6")
    assert not game.unit_at("4.6")
    assert game.side_of(0)["banners"] == 1
    assert game.side_of(0)["goblet"] == 15 - paid + 1
