"""How long lore lasts, what it does elsewhere than where it was played, and games that it decides."""

import pytest

from tests.battlelore.builder import battle, clash

BLUE = "human_sword_blue"
GREEN = "human_sword_green"


@pytest.mark.rule("BL-LRE-19")
def test_mist_lifts_at_the_start_of_the_next_own_turn() -> None:
    game = battle(f"{BLUE}@7.6", f"{BLUE}@0.0", lore=(["wall_of_mist"], []))
    game.play("lore:wall_of_mist", "aim:5.5")
    game.lead()
    game.play("supply:tokens")
    assert game.seen()["mist"] == ["5.5"], "in the opponent's turn it is there"
    game.lead()
    game.play("supply:tokens")
    assert game.seen()["mist"] == []


@pytest.mark.rule("BL-LRE-19")
def test_mists_of_terror_lift_at_the_start_of_the_next_own_turn() -> None:
    game = battle(f"{BLUE}@7.6", "dwarf_sword_blue@1.6", lore=(["mists_of_terror"], []))
    game.play("lore:mists_of_terror")
    game.lead()
    game.play("supply:tokens")
    assert game.unit_at("1.6")["bold"] == 0
    game.lead()
    game.play("supply:tokens")
    assert game.unit_at("1.6")["bold"] == 1


@pytest.mark.rule("BL-LRE-19")
def test_what_lasts_a_turn_is_over_with_it() -> None:
    game = clash(pennant=f"{BLUE}@0.0", lore=(["strength"], []))
    game.play("lore:strength")
    assert game.unit_at("5.6")["effects"] == ["dice"]
    game.play("supply:tokens")
    assert game.unit_at("5.6")["effects"] == []


@pytest.mark.rule("BL-LRE-19")
def test_what_lasts_a_battle_is_over_with_it() -> None:
    game = clash(lore=([], ["stone_skin"]), dice=["lore"] * 3)
    game.attack("5.6", "4.6")
    game.play("lore:stone_skin")
    assert game.unit_at("4.6")["effects"] == []


@pytest.mark.rule("BL-LRE-19")
@pytest.mark.parametrize("card", ["darken_the_sky", "green_banners"])
def test_a_bribed_unit_is_not_ordered_by_a_tactic_card_either(card: str) -> None:
    foes = f"goblin_bow_green@2.6 human_bow_green@2.5 {BLUE}@1.5"
    game = battle(f"{BLUE}@5.6", foes, lore=(["bribe"], []), hands=(["attack_centre"], [card]))
    game.play("lore:bribe")
    game.lead()
    game.play("supply:tokens", f"play:{card}")
    if card == "darken_the_sky":
        assert game.unit_at("2.5")["ordered"]
        assert not game.unit_at("2.6")["ordered"]
    else:
        assert game.offers() == ["order:2.5", "done"]


@pytest.mark.rule("BL-LRE-19")
def test_a_bribed_unit_may_be_ordered_again_once_the_turn_is_over() -> None:
    game = battle(f"{BLUE}@7.6", "goblin_sword_green@2.6", lore=(["bribe"], []))
    game.play("lore:bribe")
    game.lead()
    game.play("supply:tokens")
    assert game.unit_at("2.6")["effects"] == ["idle"]
    game.lead()
    game.play("supply:tokens")
    assert game.unit_at("2.6")["effects"] == []


@pytest.mark.rule("BL-LRE-19")
def test_cavalry_that_pursues_into_caltrops_may_lose_a_figure() -> None:
    game = battle(
        "human_cav_blue@5.6", f"{BLUE}@4.6*1 {BLUE}@2.6", lore=(["caltrops"], []),
        dice=["blue", "lore", "lore", "blue"],
    )  # fmt: skip
    game.lead("5.6")
    game.play("lore:caltrops", "aim:3.6", "done")
    game.attack("5.6", "4.6")
    game.play("yes", "move:3.6")
    assert game.unit_at("3.6")["figures"] == 2
    assert game.offers() == ["attack:2.6", "done"], "its bonus attack it has all the same"


@pytest.mark.rule("BL-LRE-19")
def test_a_retreat_into_caltrops_costs_a_figure() -> None:
    game = battle(
        f"{BLUE}@5.6", "human_cav_blue@4.6", lore=(["caltrops"], []), dice=["flag", "flag", "lore", "blue"],
    )  # fmt: skip
    game.lead("5.6")
    game.play("lore:caltrops", "aim:3.6", "done")
    game.attack("5.6", "4.6")
    game.play("retreat:3.6")
    assert game.unit_at("3.6")["figures"] == 2
    game.play("retreat:2.6")
    assert game.unit_at("2.6"), "the caltrops do not stop a retreat"


@pytest.mark.rule("BL-LRE-19")
def test_parry_holds_against_berserk() -> None:
    game = clash(lore=(["berserk"], ["parry"]), dice=["sword", "sword"])
    game.play("lore:berserk")
    game.attack("5.6", "4.6")
    game.play("lore:parry")
    assert len(game.events_named("die")) == 2
    assert game.unit_at("4.6")["figures"] == 2


@pytest.mark.rule("BL-VIC-03", "BL-VIC-07", "BL-LRE-19")
def test_a_lore_card_may_decide_the_battle_at_once() -> None:
    game = battle(f"{BLUE}@7.6", f"{BLUE}@1.6 {BLUE}@0.0", lore=(["fireball"], []), needed=1, dice=["lore"] * 3)
    game.play("lore:fireball", "target:1.6")
    assert game.over
    assert game.result == (1, -1)


@pytest.mark.rule("BL-VIC-03", "BL-VIC-07", "BL-LRE-19")
def test_a_martyr_who_dies_may_lose_the_battle() -> None:
    game = clash(
        pennant=f"{BLUE}@4.6 {GREEN}@4.7*1", lore=([], ["shield_of_the_martyr"]), needed=1,
        dice=["blue", "lore", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:shield_of_the_martyr")
    assert game.result == (1, -1)


@pytest.mark.rule("BL-LRE-19")
def test_backstab_may_eliminate_the_attacker() -> None:
    game = clash(
        f"{BLUE}@5.6*1 {BLUE}@8.0", lore=([], ["backstab"]), dice=["sword", "flag", "blue"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:backstab")
    assert not game.unit_at("5.6")
    assert game.side_of(1)["banners"] == 1
    game.play("retreat:3.6")
    assert game.unit_at("3.6")["figures"] == 3, "what else was rolled still counts"
    assert game.state.seat == 0


@pytest.mark.rule("BL-LRE-19")
def test_counter_charge_may_eliminate_the_attacker_before_it_rolls() -> None:
    game = clash(
        f"{BLUE}@5.6*1 {BLUE}@8.0", "human_cav_blue@4.6", lore=([], ["counter_charge"]), dice=["blue", "lore", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:counter_charge")
    assert not game.events_named("attack")
    assert not game.events_named("ground"), "it was no attack of its own"
    assert game.side_of(1)["banners"] == 1


@pytest.mark.rule("BL-LRE-15")
def test_requiem_gives_nobody_a_unit_he_has_not_lost() -> None:
    game = battle(f"{BLUE}@7.6", f"{BLUE}@0.0", lore=(["requiem"], []))
    assert game.offers() == ["play:attack_centre"]
