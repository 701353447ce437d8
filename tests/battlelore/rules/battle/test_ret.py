"""Retreats, boldness and support (section BL-RET)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, medieval, melee

BLUE = "human_sword_blue"
GREEN = "human_sword_green"
DWARF = "dwarf_sword_blue"
GOBLIN = "goblin_sword_green"
ONE = ["flag", "lore", "lore"]
TWO = ["flag", "flag", "lore"]


@pytest.mark.rule("BL-RET-01", "BL-RET-02")
@pytest.mark.parametrize("flags", [1, 2, 3])
def test_a_unit_retreats_a_hex_for_each_flag_and_picks_its_way(flags: int) -> None:
    game = melee(dice=["flag"] * flags + ["lore"] * (3 - flags))
    assert game.choice.seat == 1
    for row in range(3, 3 - flags, -1):
        hexes = game.reached("retreat")
        assert len(hexes) == 2
        game.play(f"retreat:{max(hexes)}")
        assert game.unit_at(max(hexes))["side"] == "pennant", row
    assert not game.reached("retreat")
    assert len(game.events_named("retreat")) == flags


@pytest.mark.rule("BL-RET-03", "BL-RET-04")
def test_a_retreat_leads_straight_back_and_never_sideways() -> None:
    assert melee(dice=ONE).reached("retreat") == {"3.5", "3.6"}
    blocked = melee(land="river@3.5 river@3.6", dice=ONE)
    assert blocked.unit_at("4.6")["figures"] == 3, "there were free hexes at its sides"


@pytest.mark.rule("BL-RET-05")
def test_a_retreat_is_not_stopped_by_terrain_but_by_what_nobody_enters() -> None:
    game = melee(land="forest@3.5 river@3.6 forest@2.5", dice=TWO)
    assert game.unit_at("3.5")["side"] == "pennant", "the only way"
    assert game.reached("retreat") == {"2.5", "2.6"}, "it goes on from the forest"


@pytest.mark.rule("BL-RET-06")
def test_a_retreat_does_not_enter_an_occupied_hex() -> None:
    game = melee(f"{BLUE}@5.6 {GREEN}@3.6", f"{BLUE}@4.6 {BLUE}@3.5", dice=ONE)
    assert game.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BL-RET-07", "BL-RET-08", "BL-EXA-05")
def test_a_unit_on_its_baseline_loses_a_figure_for_each_hex() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6*3", land="river@3.5 river@3.6", dice=TWO)
    assert game.unit_at("4.6")["figures"] == 1
    edge = melee_on_the_baseline()
    assert edge.unit_at("8.6")["figures"] == 1
    assert edge.events_named("blocked")[0]["n"] == 2


def melee_on_the_baseline() -> BattleLoreGame:
    """A unit of three on the baseline of the standard side is attacked with two flags."""
    game = medieval(f"{BLUE}@8.6*3", f"{BLUE}@7.6", turn=1, dice=TWO)
    return game.lead("7.6").halt_if_asked().attack("7.6", "8.6")


@pytest.mark.rule("BL-RET-08")
def test_only_the_hexes_that_are_missing_cost_figures() -> None:
    game = melee(land="river@2.5 river@2.6 river@2.7", dice=["flag", "flag", "flag"])
    game.play("retreat:3.6")
    assert game.unit_at("3.6")["figures"] == 2


@pytest.mark.rule("BL-RET-09", "BL-RET-10")
def test_a_bold_unit_may_ignore_a_flag_but_need_not() -> None:
    game = melee(pennant=f"{DWARF}@4.6", dice=TWO)
    assert set(game.offers()) == {"ignore:1", "ignore:0"}
    game.play("ignore:0")
    assert game.reached("retreat")
    stays = melee(pennant=f"{DWARF}@4.6", dice=ONE)
    stays.play("ignore:1")
    assert stays.unit_at("4.6")


@pytest.mark.rule("BL-RET-11")
def test_boldness_adds_up() -> None:
    """A dwarf, supported, in a town: three flags."""
    game = melee(pennant=f"{DWARF}@4.6 {BLUE}@4.5 {BLUE}@4.7", land="town@4.6", dice=["flag", "flag"])
    assert game.unit_at("4.6")["bold"] == 3
    assert "ignore:2" in game.offers()


@pytest.mark.rule("BL-RET-12")
@pytest.mark.parametrize(("friends", "bold"), [("", 0), ("4.5", 0), ("4.5 3.6", 1), ("4.5 3.6 3.5", 1)])
def test_two_friends_support(friends: str, bold: int) -> None:
    game = melee(pennant=" ".join(f"{BLUE}@{hex}" for hex in ["4.6", *friends.split()]), dice=["lore"] * 3)
    assert game.unit_at("4.6")["bold"] == bold


@pytest.mark.rule("BL-RET-12")
def test_enemies_do_not_support() -> None:
    game = melee(f"{BLUE}@5.6 {BLUE}@5.5", f"{BLUE}@4.6 {BLUE}@4.5", dice=ONE)
    assert game.reached("retreat")


@pytest.mark.rule("BL-RET-13", "BL-CRE-19")
def test_a_creature_supports() -> None:
    game = melee(pennant=f"{BLUE}@4.6 {BLUE}@4.5 giant_spider@3.6", dice=ONE)
    assert "ignore:1" in game.offers()


@pytest.mark.rule("BL-RET-14")
def test_support_is_checked_where_the_unit_stands_when_flags_are_resolved() -> None:
    """The unit that would give the second support retreats first, so that the next one has none."""
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@5.4", f"{BLUE}@4.6 {BLUE}@4.5 {BLUE}@3.6", dice=["flag", "lore", "lore"] * 2,
    )  # fmt: skip
    game.lead("5.6", "5.4").halt_if_asked()
    assert game.unit_at("4.6")["bold"] == 1
    game.attack("5.4", "4.5")
    game.play("retreat:3.4", "no")
    assert game.unit_at("4.6")["bold"] == 0
    game.attack("5.6", "4.6")
    assert game.unit_at("3.5")["side"] == "pennant", "nobody asked whether it ignores the flag"


@pytest.mark.rule("BL-RET-15", "BL-RET-16", "BL-RET-17", "BL-EXA-06")
def test_goblins_run_two_hexes_and_roll_panic_dice() -> None:
    game = melee(pennant=f"{GOBLIN}@4.6", dice=[*ONE, "green", "blue"])
    game.play("retreat:3.6", "retreat:2.6")
    assert game.unit_at("2.6")["figures"] == 3
    assert [told["face"] for told in game.events_named("panic")] == ["green", "blue"]


@pytest.mark.rule("BL-RET-16")
def test_nobody_else_panics() -> None:
    game = melee(dice=ONE)
    game.play("retreat:3.6")
    assert not game.events_named("panic")


@pytest.mark.rule("BL-RET-17", "BL-RET-18")
def test_only_helmets_of_its_colour_count_in_a_panic() -> None:
    for face in ("blue", "red", "sword", "lore", "flag"):
        game = melee(pennant=f"{GOBLIN}@4.6", dice=[*ONE, face, face])
        game.play("retreat:3.6", "retreat:2.6")
        assert game.unit_at("2.6")["figures"] == 4, face
    hob = melee(pennant="hobgoblin_sword_blue@4.6", dice=[*ONE, "blue", "blue"])
    hob.play("retreat:3.6", "retreat:2.6")
    assert hob.unit_at("2.6")["figures"] == 2


@pytest.mark.rule("BL-RET-17", "BL-VIC-07")
def test_panic_may_end_a_unit() -> None:
    game = melee(pennant=f"{GOBLIN}@4.6*1 {BLUE}@0.0", dice=[*ONE, "green"])
    game.play("retreat:3.6")
    assert not game.unit_at("3.6")
    assert game.side_of(0)["banners"] == 1


@pytest.mark.rule("BL-RET-19")
def test_a_frightened_unit_can_be_bold() -> None:
    game = melee(pennant=f"{GOBLIN}@4.6 {GOBLIN}@4.5 {GOBLIN}@3.6", dice=ONE)
    game.play("ignore:1")
    assert game.unit_at("4.6")
    assert not game.events_named("panic")
    assert set(game.offers()) == {"yes", "no"}


@pytest.mark.rule("BL-RET-20")
def test_a_blocked_frightened_unit_loses_a_figure_for_each_hex() -> None:
    game = melee(pennant=f"{GOBLIN}@4.6", land="river@3.5 river@3.6", dice=ONE)
    assert game.unit_at("4.6")["figures"] == 2
    assert not game.events_named("panic"), "it has not retreated a hex"
    half = melee(pennant=f"{GOBLIN}@4.6", land="river@2.5 river@2.6 river@2.7", dice=[*ONE, "blue"])
    half.play("retreat:3.6")
    assert half.unit_at("3.6")["figures"] == 3
    assert half.seen()["asked"] == 0
