"""Adventure mode: cards beside the Hero board, Expert effects and levels (BF-ADV-15 to BF-ADV-25, 45, 71)."""

from typing import cast

import pytest

from banneret.battlefield.adventure_mode.card_destinations import OWNER_SAYS, place_of
from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.heroes.state.pile_numbers import GAINED
from banneret.heroes.tables.towns_and_heroes import HERO_IDS, STARTING_DECK
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.battlefield.builder import SEATS, first_round, new_adventure_mode


@pytest.mark.rule("BF-ADV-15")
@pytest.mark.parametrize("card", ["estates", "inexhaustible_cart_of_lumber", "head_of_legion", "wisdom"])
def test_what_earns_or_lowers_a_cost_lies_beside_the_board(card: str) -> None:
    game = first_round().turn_of()
    kind = "ability" if card in ("estates", "wisdom") else "artifact"
    game.stack_deck(kind, ["archery", "offense"] if kind == "ability" else ["centaurs_axe"], [card])
    game.hold_cards(0, kept="scholar" if kind == "ability" else "corpse")
    game.ask_again()
    if kind == "ability":
        game.luck(dice=[0])
    game.play("resolve:scholar" if kind == "ability" else "resolve:corpse", "take_top")
    assert game.traveller(0)["beside"] == [card]
    assert card not in game.traveller(0)["deck"]
    assert game.traveller(0, seat=1)["beside"] == [card], "it lies face up"


@pytest.mark.rule("BF-ADV-15")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("wise", [0, 1])
def test_starting_cards_of_both_players_are_sorted_during_setup(wise: int, first: int) -> None:
    seats = ("castle/rion", "dungeon/mutare")
    game = first_round(seats if wise == 0 else seats[::-1], first=first)
    assert game.traveller(wise)["beside"] == ["starting_wisdom"]
    assert len(game.traveller(wise)["deck"]) == 8
    assert game.traveller(1 - wise)["beside"] == []


@pytest.mark.rule("BF-ADV-16")
def test_a_card_beside_the_board_is_used_once_and_removed() -> None:
    game = first_round()
    game.deal(0, hand=["estates"])
    game.turn_of()
    game.play("play:estates")
    assert game.traveller(0)["resources"]["gold"] == 18
    assert (game.traveller(0)["beside"], game.traveller(0)["removed"]) == ([], ["estates"])
    assert game.traveller(0)["discard"] == []
    assert not [key for key in game.choice.keys if "estates" in key]
    game.begin_round(2).turn_of()
    assert not [key for key in game.choice.keys if "estates" in key], "nor in a later round"
    assert game.traveller(0)["removed"] == ["estates"]


@pytest.mark.rule("BF-ADV-16")
def test_a_card_that_lowers_a_cost_is_used_when_it_is_paid_and_removed() -> None:
    game = first_round()
    game.deal(0, hand=["head_of_legion"])
    game.build(0, "dwelling_bronze")
    game.give(0, gold=1)
    game.turn_of()
    game.play("play:head_of_legion", "recruit:castle_halberdiers")
    assert game.traveller(0)["units"] == ["castle_halberdiers"]
    assert game.traveller(0)["removed"] == ["head_of_legion"]


@pytest.mark.rule("BF-ADV-16", "BF-ADV-71")
@pytest.mark.parametrize(("answer", "cards", "left"), [("play:wisdom", 3, 1), ("expert:wisdom", 4, 0)])
def test_wisdom_beside_the_board_makes_a_spell_cheaper_once(answer: str, cards: int, left: int) -> None:
    game = first_round()
    game.level(0, 2)
    game.deal(0, hand=["wisdom"])
    game.build(0, "mage_guild")
    game.adventure_mode.guild_round[0] = 0
    game.give(0, gold=4)
    game.stack_deck("spell", ["haste", "slow", "curse", "bless", "cure"], ["weakness"])
    game.turn_of()
    game.play("buy_spell", answer, "look")
    assert len([key for key in game.choice.keys if key.startswith("take:")]) == cards
    assert (game.traveller(0)["resources"]["gold"], game.traveller(0)["expert_left"]) == (0, left)
    assert (game.traveller(0)["beside"], game.traveller(0)["removed"]) == ([], ["wisdom"])


@pytest.mark.rule("BF-ADV-17")
def test_what_lies_beside_the_board_never_joins_the_deck() -> None:
    game = first_round()
    game.army(0, "castle_griffins")
    game.army(1, "necropolis_zombies")
    game.deal(0, hand=["estates"])
    game.begin_round(9)
    game.finish_round()
    own = game.traveller(0)
    assert own["removed"] == ["estates"]
    assert "estates" not in own["deck"] + own["hand"]
    assert len(own["deck"]) + len(own["hand"]) == 9


@pytest.mark.rule("BF-ADV-18")
def test_a_card_for_combat_goes_into_the_deck_and_is_not_played_before() -> None:
    game = first_round().turn_of()
    game.stack_deck("artifact", ["centaurs_axe"], ["titans_gladius"])
    game.hold_cards(0, kept="corpse")
    game.ask_again()
    game.play("resolve:corpse", "take_top")
    assert "titans_gladius" in game.traveller(0)["deck"]
    assert game.why_not("play:titans_gladius") == "BF-ADV-11"


@pytest.mark.rule("BF-ADV-19")
@pytest.mark.parametrize("spell", ["town_portal", "haste"])
def test_a_spell_always_belongs_to_the_deck(spell: str) -> None:
    game = first_round().turn_of()
    game.stack_deck("spell", ["bless"], [spell])
    game.hold_cards(0, kept="shrine_of_magic_gesture")
    game.ask_again()
    game.play("resolve:shrine_of_magic_gesture", "take_top")
    assert (spell in game.traveller(0)["deck"], game.traveller(0)["beside"]) == (True, [])
    assert game.why_not(f"cast:{spell}") == "BF-ADV-19"


@pytest.mark.rule("BF-ADV-20", "H3-GEN-08")
@pytest.mark.parametrize(("answer", "beside"), [("beside:angel_wings", True), ("into_deck:angel_wings", False)])
def test_of_a_card_with_both_uses_the_owner_says(answer: str, beside: bool) -> None:
    assert place_of(CARD_NUMBER["angel_wings"]) == OWNER_SAYS
    game = first_round().turn_of()
    game.stack_deck("artifact", ["centaurs_axe", "angel_wings"], ["dragon_scale_shield"])
    game.hold_cards(0, kept="corpse")
    game.ask_again()
    game.luck(draws=["angel_wings", "centaurs_axe"])
    game.play("resolve:corpse", "look", "take:angel_wings")
    assert set(game.choice.keys) == {"beside:angel_wings", "into_deck:angel_wings"}
    assert game.rules.describe(game.view(1))["options"] == [], "nobody else sees the card"
    shown = [cast(AdventureModeGame, game.view(seat).state).piles[GAINED] for seat in (0, 1)]
    assert [CARD_NUMBER["angel_wings"] in cards for cards in shown] == [True, False]
    game.play(answer)
    own = game.traveller(0)
    assert ("angel_wings" in own["beside"], "angel_wings" in own["deck"]) == (beside, not beside)


@pytest.mark.rule("BF-ADV-20")
def test_a_starting_card_with_both_uses_is_asked_for_during_setup() -> None:
    game = new_adventure_mode(("castle/rion", "dungeon/mutare"))
    game.luck(rolls=["resource:6_gold"] * 2 + ["resource:1_valuables"] * 2)
    rion = HERO_IDS.index("rion")
    before = STARTING_DECK[rion]
    STARTING_DECK[rion] = tuple(sorted((*before, CARD_NUMBER["angel_wings"])))
    try:
        game.settle()
        assert set(game.choice.keys) == {"beside:angel_wings", "into_deck:angel_wings"}
        game.play("into_deck:angel_wings")
        assert "angel_wings" in game.traveller(0)["deck"]
        assert game.adventure_mode.game_round == 1
    finally:
        STARTING_DECK[rion] = before


@pytest.mark.rule("BF-ADV-21")
def test_what_removes_cards_acts_on_the_face_down_deck() -> None:
    game = first_round()
    game.build(0, "dwelling_bronze", "special_gears")
    game.deal(0, deck=["attack", "magic_arrow", "centaurs_axe", "titans_gladius"])
    game.turn_of()
    # The Blacksmith buys an Artifact.
    game.play("use:special_gears", "yes", "choose:1")
    assert game.choice.keys == ("remove:centaurs_axe", "remove:titans_gladius")
    game.play("remove:centaurs_axe")
    assert game.traveller(0)["removed"] == ["centaurs_axe"]
    assert game.traveller(0)["resources"]["gold"] == 19
    # The Witch Hut removes any card.
    game.hold_cards(0, kept="witch_hut")
    game.ask_again()
    game.play("resolve:witch_hut", "choose:2")
    assert set(game.choice.keys) == {"remove:attack", "remove:magic_arrow", "remove:titans_gladius"}
    game.play("remove:attack")
    assert sorted(game.traveller(0)["deck"]) == ["magic_arrow", "titans_gladius"]


@pytest.mark.rule("BF-ADV-22")
def test_permanent_cards_work_in_the_battle_or_give_their_instant_effect_once() -> None:
    # Archery lasts for combat rounds; it lies in the deck and does nothing before.
    game = first_round().turn_of()
    game.stack_deck("ability", ["offense", "armorer"], ["archery"])
    game.hold_cards(0, kept="scholar")
    game.ask_again()
    game.luck(dice=[0])
    game.play("resolve:scholar", "take_top")
    assert "archery" in game.traveller(0)["deck"]
    assert not [key for key in game.choice.keys if "archery" in key]
    # The Cart of Lumber gives its materials once and is gone.
    game.deal(0, hand=["inexhaustible_cart_of_lumber"])
    game.ask_again()
    game.play("second:inexhaustible_cart_of_lumber")
    assert game.traveller(0)["resources"]["building_materials"] == 7
    game.begin_round(3)
    assert game.traveller(0)["resources"]["building_materials"] == 7
    assert "inexhaustible_cart_of_lumber" in game.traveller(0)["removed"]


@pytest.mark.rule("BF-ADV-23")
def test_expert_effects_are_one_pool_for_the_whole_adventure() -> None:
    game = first_round()
    game.level(0, 2)
    game.deal(0, hand=["estates", "estates"])
    game.turn_of()
    game.play("expert:estates")
    assert game.traveller(0)["expert_left"] == 0
    game.begin_round(5)
    game.turn_of()
    assert game.traveller(0)["expert_left"] == 0, "a new round renews nothing"
    assert ("play:estates" in game.choice.keys, "expert:estates" in game.choice.keys) == (True, False)
    assert game.why_not("expert:estates") == "BF-ADV-71"


@pytest.mark.rule("BF-ADV-24")
def test_a_level_that_raises_the_limit_raises_the_pool() -> None:
    game = first_round()
    game.level(0, 5)
    game.deal(0, hand=["estates"])
    game.turn_of()
    game.play("expert:estates")
    assert game.traveller(0)["expert_left"] == 0
    game.hold_cards(0, kept="learning_stone")
    game.ask_again()
    game.play("resolve:learning_stone")
    assert (game.traveller(0)["level"], game.traveller(0)["expert_left"]) == (4, 1)


@pytest.mark.rule("BF-ADV-25")
def test_expert_effects_are_there_in_full_when_the_battle_begins() -> None:
    game = first_round()
    game.army(0, "castle_griffins")
    game.army(1, "necropolis_zombies")
    game.level(0, 6)
    game.deal(0, hand=["estates", "estates"])
    game.begin_round(9)
    game.turn_of()
    game.play("expert:estates", "expert:estates")
    assert game.traveller(0)["expert_left"] == 0
    game.finish_round()
    assert game.adventure_mode.expert == (2, 0)


@pytest.mark.rule("BF-ADV-45")
def test_levels_come_at_once_and_their_cards_are_sorted() -> None:
    game = first_round().turn_of()
    game.stack_deck("ability", ["offense", "armorer"], ["estates"])
    game.hold_cards(0, kept="learning_stone")
    game.ask_again()
    game.play("resolve:learning_stone")
    assert game.choice.keys == ("look", "take_top"), "level II searches the Ability deck before anything else"
    game.play("take_top")
    assert (game.traveller(0)["level"], game.traveller(0)["beside"]) == (2, ["estates"])
    game.level(0, 5)
    game.hold_cards(0, kept="learning_stone")
    game.adventure_mode.resolved = 0
    game.ask_again()
    game.play("resolve:learning_stone")
    assert "catherine_specialty_iv" in game.traveller(0)["deck"]


@pytest.mark.rule("BF-ADV-71")
def test_the_expert_effect_of_a_card_beside_the_board_spends_one() -> None:
    game = first_round(SEATS)
    game.deal(0, hand=["estates"])
    game.turn_of()
    assert "expert:estates" not in game.choice.keys, "a Hero of level I has no Expert effect"
    assert game.why_not("expert:estates") == "BF-ADV-71"
    game.level(0, 6)
    game.ask_again()
    game.play("expert:estates")
    assert (game.traveller(0)["resources"]["gold"], game.traveller(0)["expert_left"]) == (21, 1)
    assert len(game.events_named("removed")) == 1
