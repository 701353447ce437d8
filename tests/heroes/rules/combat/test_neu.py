"""Neutral Units: their decks and what becomes of their cards."""

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.kernel.errors import SetupError
from tests.heroes.support.piles import TIERS, neutral_deck, neutral_discards, stack_neutrals
from tests.heroes.support.stage import happened, play, stage, unit_at
from tests.heroes.support.watch import side

STRONG = "castle_archangels+@a1"
"""Shots of Bronze guards do not hurt it, so a Combat against them stays undecided."""


@pytest.mark.rule("H3-NEU-01")
@pytest.mark.parametrize(("tier", "cards"), [("bronze", 17), ("silver", 12), ("gold", 10), ("azure", 2)])
def test_each_tier_has_a_deck_of_its_own(tier: str, cards: int) -> None:
    game = stage("castle_griffins", "guards=i")
    held = [unit.id for unit in load().neutral_units for _ in range(unit.copies) if unit.tier == tier]
    assert neutral_deck(game, tier) == sorted(held)
    assert len(held) == cards


@pytest.mark.rule("H3-NEU-01")
def test_a_card_in_an_army_is_not_in_its_deck_as_well() -> None:
    game = stage("castle_griffins neutral_boars neutral_trolls", "guards=i")
    assert neutral_deck(game, "bronze").count("neutral_boars") == 1
    assert "neutral_trolls" not in neutral_deck(game, "gold")


@pytest.mark.rule("H3-NEU-02")
def test_guards_leave_the_decks_of_their_tiers() -> None:
    game = stage(STRONG, "guards=iii", units=["neutral_boars", "neutral_rogues", "neutral_nomads"])
    assert [guard["kind"] for guard in happened(game, "guard")] == ["neutral_boars", "neutral_rogues", "neutral_nomads"]
    assert len(neutral_deck(game, "bronze")) == 15
    assert len(neutral_deck(game, "silver")) == 11
    assert neutral_deck(game, "bronze").count("neutral_boars") == 1


@pytest.mark.rule("H3-NEU-05")
def test_a_neutral_unit_has_no_pack_side() -> None:
    with pytest.raises(SetupError, match="H3-NEU-05"):
        stage("neutral_boars+", "castle_griffins")


@pytest.mark.rule("H3-NEU-05")
def test_reinforcing_passes_over_neutral_units() -> None:
    army = "necropolis_dread_knights@b4 necropolis_zombies@a1 necropolis_wraiths@b1 neutral_boars@c1 neutral_rogues@d1"
    game = stage(army, "guards=i", units=["neutral_skeletons"], dice=[0], mode="campaign")
    play(game, "move:a5", "attack:a4")
    assert game.choice.keys == ("reinforce:necropolis_zombies", "reinforce:necropolis_wraiths")


@pytest.mark.rule("H3-NEU-06")
def test_a_defeated_guard_goes_to_the_discards_of_its_tier() -> None:
    army = "castle_archangels@b4 castle_griffins@d1"
    game = stage(army, "guards=iii", units=["neutral_peasants", "neutral_nomads"], dice=[1], difficulty="easy",
                 mode="campaign")  # fmt: skip
    play(game, "attack:a4")
    assert unit_at(game, "a4") == {}
    assert neutral_discards(game, "silver") == ["neutral_nomads"]
    assert neutral_discards(game, "bronze") == []


@pytest.mark.rule("H3-NEU-06")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_defeated_neutral_unit_of_a_player_goes_to_the_discards_too(owner: int) -> None:
    armies = ["castle_archangels@b3", "castle_archangels@b3"]
    armies[owner] = "neutral_mummies@b4 castle_griffins@d5"
    game = stage(*armies, dice=[0, 0])
    play(game, "attack:b4")
    assert neutral_discards(game, "silver") == ["neutral_mummies"]
    assert side(game, owner)["lost"] == ["neutral_mummies"]


@pytest.mark.rule("H3-NEU-06")
def test_a_defeated_faction_unit_goes_to_no_neutral_pile() -> None:
    game = stage("castle_archangels@b3", "necropolis_skeletons@b4 castle_griffins@d5", dice=[0])
    play(game, "attack:b4")
    assert side(game, 1)["lost"] == ["necropolis_skeletons"]
    assert [neutral_discards(game, tier) for tier in TIERS] == [[], [], [], []]


@pytest.mark.rule("H3-NEU-07")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    game = stage("castle_griffins castle_marksmen", "guards=ii", units=["neutral_rogues", "neutral_peasants"])
    stack_neutrals(game, "bronze", ["neutral_rogues"], ["neutral_peasants", "neutral_boars"])
    play(game, "deploy:castle_griffins", "place:b2", "done")
    assert neutral_deck(game, "bronze") == ["neutral_boars"]
    assert neutral_discards(game, "bronze") == []


@pytest.mark.rule("H3-NEU-07")
def test_a_deck_with_cards_left_is_not_mixed_with_its_discards() -> None:
    game = stage("castle_griffins castle_marksmen", "guards=i", units=["neutral_rogues"])
    stack_neutrals(game, "bronze", ["neutral_rogues", "neutral_rogues"], ["neutral_boars"])
    play(game, "deploy:castle_griffins", "place:b2", "done")
    assert neutral_deck(game, "bronze") == ["neutral_rogues"]
    assert neutral_discards(game, "bronze") == ["neutral_boars"]


@pytest.mark.rule("H3-NEU-08")
def test_guards_left_behind_are_discarded() -> None:
    game = stage(STRONG, "guards=iii", units=["neutral_halflings", "neutral_sharpshooters"], dice=[0, 0, 0],
                 difficulty="easy", mode="campaign")  # fmt: skip
    play(game, "done")
    assert game.over
    assert neutral_discards(game, "bronze") == ["neutral_halflings"]
    assert neutral_discards(game, "silver") == ["neutral_sharpshooters"]
    assert side(game, 1)["reserve"] == []
    assert neutral_deck(game, "bronze").count("neutral_halflings") == 1


@pytest.mark.rule("H3-NEU-09")
def test_damage_equal_to_its_hp_removes_a_neutral_unit() -> None:
    game = stage("castle_crusaders@b3", "neutral_boars@b4*1 necropolis_zombies@d5", dice=[0])
    play(game, "done", "attack:b4")
    assert unit_at(game, "b4") == {}
    assert happened(game, "flip") == []


@pytest.mark.rule("H3-NEU-09")
def test_less_damage_than_its_hp_leaves_a_neutral_unit() -> None:
    game = stage("castle_crusaders@b3", "neutral_boars@b4 necropolis_zombies@d5", dice=[0, 0])
    play(game, "done", "attack:b4")
    assert unit_at(game, "b4")["damage"] == 3


@pytest.mark.rule("H3-NEU-10")
def test_a_missing_card_comes_from_the_next_lower_tier() -> None:
    army = "castle_griffins neutral_azure_dragons neutral_crystal_dragons"
    game = stage(army, "guards=vii", units=["neutral_trolls", "neutral_champions"])
    assert neutral_deck(game, "azure") == []
    play(game, "deploy:castle_griffins", "place:b2", "done")
    assert [guard["kind"] for guard in happened(game, "guard")] == ["neutral_trolls", "neutral_champions"]
    assert len(neutral_deck(game, "gold")) == 8


@pytest.mark.rule("H3-NEU-10")
def test_an_empty_lower_tier_is_passed_over() -> None:
    game = stage("castle_griffins castle_marksmen", "guards=vii", units=["neutral_nomads"], difficulty="easy")
    for tier in ("azure", "gold"):
        stack_neutrals(game, tier, [])
    play(game, "deploy:castle_griffins", "place:b2", "done")
    assert len(neutral_deck(game, "silver")) == 11


@pytest.mark.rule("H3-NEU-10", "H3-NEU-07")
def test_the_discards_of_the_tier_come_before_a_lower_tier() -> None:
    game = stage("castle_griffins castle_marksmen", "guards=vii", units=["neutral_azure_dragons"], difficulty="easy")
    stack_neutrals(game, "azure", [], ["neutral_azure_dragons"])
    play(game, "deploy:castle_griffins", "place:b2", "done")
    assert neutral_discards(game, "azure") == []
    assert len(neutral_deck(game, "gold")) == 10


@pytest.mark.rule("H3-NEU-10")
def test_a_combat_without_a_guard_left_in_any_deck_is_won() -> None:
    game = stage("castle_griffins castle_marksmen", "guards=i")
    stack_neutrals(game, "bronze", [])
    play(game, "deploy:castle_griffins", "place:b2", "done")
    assert game.result == (1, -1)
    assert happened(game, "round") == []


@pytest.mark.rule("H3-NEU-10", "H3-CBS-07")
def test_a_field_with_replaced_azure_guards_is_fought_to_the_end() -> None:
    army = "castle_archangels+ castle_griffins neutral_azure_dragons neutral_crystal_dragons movement=3"
    game = stage(army, "guards=vii", units=["neutral_enchanters"], dice=[0, 0], difficulty="easy", mode="campaign")
    play(game, "deploy:castle_archangels", "place:a1", "done", "done")
    assert len(happened(game, "round")) == 2
    assert game.choice.kind_name == "action"
