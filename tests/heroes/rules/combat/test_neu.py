"""Neutral Units: their decks and what becomes of their cards."""

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.kernel.errors import SetupError
from tests.heroes.builder import TIERS, skirmish

STRONG = "castle_archangels+@a1"
"""Shots of Bronze guards do not hurt it, so a Combat against them stays undecided."""


@pytest.mark.rule("H3-NEU-01")
@pytest.mark.parametrize(("tier", "cards"), [("bronze", 17), ("silver", 12), ("gold", 10), ("azure", 2)])
def test_each_tier_has_a_deck_of_its_own(tier: str, cards: int) -> None:
    game = skirmish("castle_griffins", "guards=i")
    held = [unit.id for unit in load().neutral_units for _ in range(unit.copies) if unit.tier == tier]
    assert game.neutral_deck(tier) == sorted(held)
    assert len(held) == cards


@pytest.mark.rule("H3-NEU-01")
def test_a_card_in_an_army_is_not_in_its_deck_as_well() -> None:
    game = skirmish("castle_griffins neutral_boars neutral_trolls", "guards=i")
    assert game.neutral_deck("bronze").count("neutral_boars") == 1
    assert "neutral_trolls" not in game.neutral_deck("gold")


@pytest.mark.rule("H3-NEU-02")
def test_guards_leave_the_decks_of_their_tiers() -> None:
    game = skirmish(STRONG, "guards=iii", units=["neutral_boars", "neutral_rogues", "neutral_nomads"])
    assert [guard["kind"] for guard in game.events_named("guard")] == [
        "neutral_boars",
        "neutral_rogues",
        "neutral_nomads",
    ]
    assert len(game.neutral_deck("bronze")) == 15
    assert len(game.neutral_deck("silver")) == 11
    assert game.neutral_deck("bronze").count("neutral_boars") == 1


@pytest.mark.rule("H3-NEU-05")
def test_a_neutral_unit_has_no_pack_side() -> None:
    with pytest.raises(SetupError, match="H3-NEU-05"):
        skirmish("neutral_boars+", "castle_griffins")


@pytest.mark.rule("H3-NEU-05")
def test_reinforcing_passes_over_neutral_units() -> None:
    army = "necropolis_dread_knights@b4 necropolis_zombies@a1 necropolis_wraiths@b1 neutral_boars@c1 neutral_rogues@d1"
    game = skirmish(army, "guards=i", units=["neutral_skeletons"], dice=[0], mode="campaign")
    game.play("move:a5", "attack:a4")
    assert game.choice.keys == ("reinforce:necropolis_zombies", "reinforce:necropolis_wraiths")


@pytest.mark.rule("H3-NEU-06")
def test_a_defeated_guard_goes_to_the_discards_of_its_tier() -> None:
    army = "castle_archangels@b4 castle_griffins@d1"
    game = skirmish(army, "guards=iii", units=["neutral_peasants", "neutral_nomads"], dice=[1], difficulty="easy",
                 mode="campaign")  # fmt: skip
    game.play("attack:a4")
    assert game.unit_at("a4") == {}
    assert game.neutral_discards("silver") == ["neutral_nomads"]
    assert game.neutral_discards("bronze") == []


@pytest.mark.rule("H3-NEU-06")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_defeated_neutral_unit_of_a_player_goes_to_the_discards_too(owner: int) -> None:
    armies = ["castle_archangels@b3", "castle_archangels@b3"]
    armies[owner] = "neutral_mummies@b4 castle_griffins@d5"
    game = skirmish(*armies, dice=[0, 0])
    game.play("attack:b4")
    assert game.neutral_discards("silver") == ["neutral_mummies"]
    assert game.side(owner)["lost"] == ["neutral_mummies"]


@pytest.mark.rule("H3-NEU-06")
def test_a_defeated_faction_unit_goes_to_no_neutral_pile() -> None:
    game = skirmish("castle_archangels@b3", "necropolis_skeletons@b4 castle_griffins@d5", dice=[0])
    game.play("attack:b4")
    assert game.side(1)["lost"] == ["necropolis_skeletons"]
    assert [game.neutral_discards(tier) for tier in TIERS] == [[], [], [], []]


@pytest.mark.rule("H3-NEU-07")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=ii", units=["neutral_rogues", "neutral_peasants"])
    game.stack_neutrals("bronze", ["neutral_rogues"], ["neutral_peasants", "neutral_boars"])
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert game.neutral_deck("bronze") == ["neutral_boars"]
    assert game.neutral_discards("bronze") == []


@pytest.mark.rule("H3-NEU-07")
def test_a_deck_with_cards_left_is_not_mixed_with_its_discards() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=i", units=["neutral_rogues"])
    game.stack_neutrals("bronze", ["neutral_rogues", "neutral_rogues"], ["neutral_boars"])
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert game.neutral_deck("bronze") == ["neutral_rogues"]
    assert game.neutral_discards("bronze") == ["neutral_boars"]


@pytest.mark.rule("H3-NEU-08")
def test_guards_left_behind_are_discarded() -> None:
    game = skirmish(STRONG, "guards=iii", units=["neutral_halflings", "neutral_sharpshooters"], dice=[0, 0, 0],
                 difficulty="easy", mode="campaign")  # fmt: skip
    game.play("done")
    assert game.over
    assert game.neutral_discards("bronze") == ["neutral_halflings"]
    assert game.neutral_discards("silver") == ["neutral_sharpshooters"]
    assert game.side(1)["reserve"] == []
    assert game.neutral_deck("bronze").count("neutral_halflings") == 1


@pytest.mark.rule("H3-NEU-09")
def test_damage_equal_to_its_hp_removes_a_neutral_unit() -> None:
    game = skirmish("castle_crusaders@b3", "neutral_boars@b4*1 necropolis_zombies@d5", dice=[0])
    game.play("done", "attack:b4")
    assert game.unit_at("b4") == {}
    assert game.events_named("flip") == []


@pytest.mark.rule("H3-NEU-09")
def test_less_damage_than_its_hp_leaves_a_neutral_unit() -> None:
    game = skirmish("castle_crusaders@b3", "neutral_boars@b4 necropolis_zombies@d5", dice=[0, 0])
    game.play("done", "attack:b4")
    assert game.unit_at("b4")["damage"] == 3


@pytest.mark.rule("H3-NEU-10")
def test_a_missing_card_comes_from_the_next_lower_tier() -> None:
    army = "castle_griffins neutral_azure_dragons neutral_crystal_dragons"
    game = skirmish(army, "guards=vii", units=["neutral_trolls", "neutral_champions"])
    assert game.neutral_deck("azure") == []
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert [guard["kind"] for guard in game.events_named("guard")] == ["neutral_trolls", "neutral_champions"]
    assert len(game.neutral_deck("gold")) == 8


@pytest.mark.rule("H3-NEU-10")
def test_an_empty_lower_tier_is_passed_over() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=vii", units=["neutral_nomads"], difficulty="easy")
    for tier in ("azure", "gold"):
        game.stack_neutrals(tier, [])
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert len(game.neutral_deck("silver")) == 11


@pytest.mark.rule("H3-NEU-10")
def test_the_lowest_tier_stands_in_for_all_others() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=vii", units=["neutral_boars"], difficulty="easy")
    before = len(game.neutral_deck("bronze"))
    for tier in ("azure", "gold", "silver"):
        game.stack_neutrals(tier, [])
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert [guard["kind"] for guard in game.events_named("guard")] == ["neutral_boars"]
    assert len(game.neutral_deck("bronze")) == before - 1


@pytest.mark.rule("H3-NEU-10", "H3-NEU-07")
def test_the_discards_of_the_tier_come_before_a_lower_tier() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=vii", units=["neutral_azure_dragons"], difficulty="easy")
    game.stack_neutrals("azure", [], ["neutral_azure_dragons"])
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert game.neutral_discards("azure") == []
    assert len(game.neutral_deck("gold")) == 10


@pytest.mark.rule("H3-NEU-10")
def test_a_combat_without_a_guard_left_in_any_deck_is_won() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=i")
    game.stack_neutrals("bronze", [])
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert game.result == (1, -1)
    assert game.events_named("round") == []


@pytest.mark.rule("H3-NEU-10", "H3-CBS-07")
def test_a_field_with_replaced_azure_guards_is_fought_to_the_end() -> None:
    army = "castle_archangels+ castle_griffins neutral_azure_dragons neutral_crystal_dragons movement=3"
    game = skirmish(army, "guards=vii", units=["neutral_enchanters"], dice=[0, 0], difficulty="easy", mode="campaign")
    game.play("deploy:castle_archangels", "place:a1", "done", "done")
    assert len(game.events_named("round")) == 2
    assert game.choice.kind_name == "action"
