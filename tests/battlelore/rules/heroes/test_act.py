"""Ordering heroes (section BLH-ACT)."""

import pytest

from tests.battlelore.builder import battle, medieval

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@5.6"
DICE = [*["lore"] * 3, "blue", "lore", "lore", "lore"]
LEFT = (["attack_left"], ["attack_left"])
ONE = (["scout_centre"], ["scout_centre"])
TWO = (["patrol_centre"], ["patrol_centre"])


@pytest.mark.rule("BLH-ACT-01")
def test_a_champion_moves_and_battles_for_one_order() -> None:
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@3.6", heroes=([MAUD], []), hands=ONE, dice=["blue", "lore"])
    game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6", "unit:4.6")
    assert game.unit_at("3.6")["figures"] == 3


@pytest.mark.rule("BLH-ACT-02", "BLH-ACT-03", "BLH-ACT-09", "BLH-ACT-13", "BLH-EXA-18")
def test_a_champion_who_joins_a_troop_does_not_battle_nor_order_it() -> None:
    game = medieval(f"{BLUE}@4.6", f"{BLUE}@3.6", heroes=([MAUD], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert game.hero_of()["role"] == "leader"
    assert not game.unit_at("4.6")["ordered"]
    assert not game.reached("unit"), "neither battles"


@pytest.mark.rule("BLH-ACT-03")
def test_a_champion_who_has_joined_an_eliminated_troop_does_not_battle() -> None:
    # The troop he has joined attacks, and the battle back eliminates it.
    game = medieval(
        f"{BLUE}@4.6*1",
        "dwarf_sword_blue@3.6",
        heroes=([MAUD], []),
        dice=DICE,
    )
    game.lead("5.6", "4.6")
    game.play("unit:5.6", "move:4.6")
    game.halt_if_asked().attack("4.6", "3.6")
    game.play("yes")
    assert game.hero_of()["role"] == "champion"
    assert game.hero_of()["hex"] == "4.6"
    assert game.choice.seat == 1 or not game.reached("unit")


@pytest.mark.rule("BLH-ACT-04")
def test_a_combined_unit_moves_and_battles_for_one_order() -> None:
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", heroes=([MAUD], []), hands=ONE, dice=["lore"] * 3)
    game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
    assert game.hero_of()["hex"] == "4.6"
    assert "unit:4.6" in game.offers()


@pytest.mark.rule("BLH-ACT-05", "BLH-ACT-06", "BLH-ACT-10", "BLH-ACT-11")
def test_a_leader_separates_for_one_order_and_leaves_his_troop_behind() -> None:
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", heroes=([MAUD], []), hands=ONE, dice=["lore"] * 2)
    game.play("play:scout_centre", "separate:5.6")
    assert {key.partition(":")[0] for key in game.offers()} == {"move"}, "he has to leave, and nobody else is ordered"
    assert "5.6" not in game.reached()
    game.play("move:4.6")
    assert game.hero_of()["role"] == "champion"
    assert game.unit_at("5.6")["leader"] == ""
    assert game.reached("unit") == {"4.6"}, "he may battle, the troop is not ordered"
    game.play("unit:4.6")
    assert game.unit_at("4.6")["battled"]


@pytest.mark.rule("BLH-ACT-07", "BLH-EXA-17")
def test_separating_and_ordering_the_troop_are_two_orders() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=([MAUD], []), hands=TWO)
    game.play("play:patrol_centre", "separate:5.6")
    assert "order:5.7" in game.offers()
    game.play("order:5.6")
    assert game.choice.kind_name == "action", "both orders are used"
    assert set(game.offers()) == {"unit:5.6", "hero:5.6"}
    game.play("hero:5.6", "move:4.6", "unit:5.6", "move:6.6")
    assert game.hero_of()["hex"] == "4.6"
    assert game.unit_at("6.6")["leader"] == ""


@pytest.mark.rule("BLH-ACT-08")
def test_a_change_of_roles_gives_no_second_order() -> None:
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], []))
    game.play("play:attack_centre", "separate:5.6")
    assert "separate:5.6" not in game.offers()
    game.play("order:5.6")
    assert not game.reached("order")
    assert not game.reached("separate")
    game.play("hero:5.6", "move:5.7")
    assert "unit:5.7" not in game.offers(), "he has moved"
    game.play("unit:5.6", "move:5.7")
    assert game.hero_of()["role"] == "leader"
    assert game.offers()[0].startswith("play:"), "nobody moves again"


@pytest.mark.rule("BLH-ACT-11")
def test_a_leader_who_joins_another_troop_does_not_battle() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@4.6", f"{BLUE}@3.6", heroes=([MAUD], []), hands=ONE)
    game.play("play:scout_centre", "separate:5.6", "move:4.6")
    assert game.unit_at("4.6")["leader"] == "Maud"
    assert not game.reached("unit")


@pytest.mark.rule("BLH-ACT-12")
def test_a_hero_is_ordered_in_the_section_he_is_in() -> None:
    game = medieval(f"{BLUE}@6.1 {BLUE}@5.6", FAR, heroes=(["Maud:warrior@6.1", "Mo:warrior@6.2"], []))
    game.play("play:attack_centre")
    assert game.reached("order") == {"5.6"}
    assert not game.reached("separate")
    left = medieval(
        f"{BLUE}@6.1",
        FAR,
        heroes=(["Maud:warrior@6.1", "Mo:warrior@6.2"], []),
        hands=LEFT,
    )
    left.play("play:attack_left")
    assert left.reached("order") == {"6.1", "6.2"}
    assert left.reached("separate") == {"6.1"}


@pytest.mark.rule("BLH-ACT-11")
def test_a_hero_who_was_recalled_to_a_troop_does_not_separate_in_the_same_turn() -> None:
    """He has had his movement, and could not leave its hex."""
    game = medieval(f"{BLUE}@5.7 {BLUE}@5.8", FAR, heroes=(["Maud:warrior::scroll_of_recall@5.6"], []))
    game.play("play:attack_centre", "use:scroll_of_recall", "deploy:5.7")
    assert game.unit_at("5.7")["leader"] == "Maud"
    assert not game.reached("separate")
    assert game.reached("order") == {"5.7", "5.8"}


@pytest.mark.rule("BLH-ROL-12", "BLH-ACT-05")
def test_who_bribes_a_unit_keeps_its_leader_from_separating() -> None:
    game = battle(
        f"{BLUE}@5.6", f"goblin_sword_green@4.6 {FAR}", lore=(["bribe"], []), heroes=([], ["Mo:warrior@4.6"]),
        hands=(["patrol_left"], ["attack_centre"]),
    )  # fmt: skip
    game.play("lore:bribe", "play:patrol_left", "supply:tokens", "play:attack_centre")
    assert game.seen()["turn"] == "pennant"
    assert not game.reached("separate")
    assert not game.reached("order")


@pytest.mark.rule("BLH-ACT-03")
def test_a_troop_that_was_ordered_itself_battles_with_the_hero_who_has_joined_it() -> None:
    game = medieval(f"{BLUE}@4.6", f"{BLUE}@3.6", heroes=([MAUD], []), hands=TWO, dice=["lore"] * 3)
    game.play("play:patrol_centre", "order:5.6", "order:4.6", "unit:5.6", "move:4.6").halt_if_asked()
    assert game.reached("unit") == {"4.6"}
    game.attack("4.6", "3.6")
    assert game.dice_of() == 3, "the dice of the troop"


@pytest.mark.rule("BLH-ACT-11")
def test_a_leader_who_cannot_leave_stays_with_his_troop() -> None:
    ring = " ".join(f"river@{hex}" for hex in ("4.6", "4.7", "5.5", "5.7", "6.6", "6.7"))
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], []), land=ring, hands=ONE)
    game.play("play:scout_centre", "separate:5.6")
    assert game.hero_of()["role"] == "leader"
    assert game.hero_of()["hex"] == "5.6"
    assert game.choice.kind_name == "card", "nobody could do anything, and the turn is at its end"
