"""Adventure mode: cards beside the Hero board, Expert effects and levels (BF-ADV-15 to BF-ADV-25, 45, 71)."""

import pytest

from banneret.battlefield.adventure_mode.card_destinations import OWNER_SAYS, place_of
from banneret.heroes.tables.towns_and_heroes import HERO_IDS, STARTING_DECK
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.battlefield.support.expedition import (
    SEATS,
    adventure_mode_of,
    ask_again,
    begin_round,
    finish_round,
    hold,
    new_adventure_mode,
    set_off,
    traveller,
    turn_of,
)
from tests.heroes.support.journey import army, build, deal, give, level, luck, play, stack_deck
from tests.heroes.support.stage import happened


@pytest.mark.rule("BF-ADV-15")
@pytest.mark.parametrize("card", ["estates", "inexhaustible_cart_of_lumber", "head_of_legion", "wisdom"])
def test_what_earns_or_lowers_a_cost_lies_beside_the_board(card: str) -> None:
    game = turn_of(set_off())
    kind = "ability" if card in ("estates", "wisdom") else "artifact"
    stack_deck(game, kind, ["archery", "offense"] if kind == "ability" else ["centaurs_axe"], [card])
    hold(game, 0, kept="scholar" if kind == "ability" else "corpse")
    ask_again(game)
    if kind == "ability":
        luck(game, dice=[0])
    play(game, "resolve:scholar" if kind == "ability" else "resolve:corpse", "take_top")
    assert traveller(game, 0)["beside"] == [card]
    assert card not in traveller(game, 0)["deck"]
    assert traveller(game, 0, seat=1)["beside"] == [card], "it lies face up"


@pytest.mark.rule("BF-ADV-15")
def test_starting_cards_are_sorted_during_setup() -> None:
    game = set_off(("castle/rion", "dungeon/mutare"))
    assert traveller(game, 0)["beside"] == ["starting_wisdom"]
    assert len(traveller(game, 0)["deck"]) == 8
    assert traveller(game, 1)["beside"] == []


@pytest.mark.rule("BF-ADV-16")
def test_a_card_beside_the_board_is_used_once_and_removed() -> None:
    game = set_off()
    deal(game, 0, hand=["estates"])
    turn_of(game)
    play(game, "play:estates")
    assert traveller(game, 0)["resources"]["gold"] == 18
    assert (traveller(game, 0)["beside"], traveller(game, 0)["removed"]) == ([], ["estates"])
    assert traveller(game, 0)["discard"] == []
    assert not [key for key in game.choice.keys if "estates" in key]


@pytest.mark.rule("BF-ADV-16")
def test_a_card_that_lowers_a_cost_is_used_when_it_is_paid_and_removed() -> None:
    game = set_off()
    deal(game, 0, hand=["head_of_legion"])
    build(game, 0, "dwelling_bronze")
    give(game, 0, gold=1)
    turn_of(game)
    play(game, "play:head_of_legion", "recruit:castle_halberdiers")
    assert traveller(game, 0)["units"] == ["castle_halberdiers"]
    assert traveller(game, 0)["removed"] == ["head_of_legion"]


@pytest.mark.rule("BF-ADV-17")
def test_what_lies_beside_the_board_never_joins_the_deck() -> None:
    game = set_off()
    army(game, 0, "castle_griffins")
    army(game, 1, "necropolis_zombies")
    deal(game, 0, hand=["estates"])
    begin_round(game, 9)
    finish_round(game)
    own = traveller(game, 0)
    assert own["removed"] == ["estates"]
    assert "estates" not in own["deck"] + own["hand"]
    assert len(own["deck"]) + len(own["hand"]) == 9


@pytest.mark.rule("BF-ADV-18")
def test_a_card_for_combat_goes_into_the_deck_and_is_not_played_before() -> None:
    game = turn_of(set_off())
    stack_deck(game, "artifact", ["centaurs_axe"], ["titans_gladius"])
    hold(game, 0, kept="corpse")
    ask_again(game)
    play(game, "resolve:corpse", "take_top")
    assert "titans_gladius" in traveller(game, 0)["deck"]
    assert game.why_not("play:titans_gladius") == "BF-ADV-11"


@pytest.mark.rule("BF-ADV-19")
@pytest.mark.parametrize("spell", ["town_portal", "haste"])
def test_a_spell_always_belongs_to_the_deck(spell: str) -> None:
    game = turn_of(set_off())
    stack_deck(game, "spell", ["bless"], [spell])
    hold(game, 0, kept="shrine_of_magic_gesture")
    ask_again(game)
    play(game, "resolve:shrine_of_magic_gesture", "take_top")
    assert (spell in traveller(game, 0)["deck"], traveller(game, 0)["beside"]) == (True, [])
    assert game.why_not(f"cast:{spell}") == "BF-ADV-19"


@pytest.mark.rule("BF-ADV-20")
@pytest.mark.parametrize(("answer", "beside"), [("beside:angel_wings", True), ("into_deck:angel_wings", False)])
def test_of_a_card_with_both_uses_the_owner_says(answer: str, beside: bool) -> None:
    assert place_of(CARD_NUMBER["angel_wings"]) == OWNER_SAYS
    game = turn_of(set_off())
    stack_deck(game, "artifact", ["centaurs_axe", "angel_wings"], ["dragon_scale_shield"])
    hold(game, 0, kept="corpse")
    ask_again(game)
    luck(game, draws=["angel_wings", "centaurs_axe"])
    play(game, "resolve:corpse", "look", "take:angel_wings")
    assert set(game.choice.keys) == {"beside:angel_wings", "into_deck:angel_wings"}
    assert game.rules.describe(game.view(1))["options"] == [], "nobody else sees the card"
    play(game, answer)
    own = traveller(game, 0)
    assert ("angel_wings" in own["beside"], "angel_wings" in own["deck"]) == (beside, not beside)


@pytest.mark.rule("BF-ADV-20")
def test_a_starting_card_with_both_uses_is_asked_for_during_setup() -> None:
    game = new_adventure_mode(("castle/rion", "dungeon/mutare"))
    luck(game, rolls=["resource:6_gold"] * 2 + ["resource:1_valuables"] * 2)
    rion = HERO_IDS.index("rion")
    before = STARTING_DECK[rion]
    STARTING_DECK[rion] = tuple(sorted((*before, CARD_NUMBER["angel_wings"])))
    try:
        game.settle()
        assert set(game.choice.keys) == {"beside:angel_wings", "into_deck:angel_wings"}
        play(game, "into_deck:angel_wings")
        assert "angel_wings" in traveller(game, 0)["deck"]
        assert adventure_mode_of(game).game_round == 1
    finally:
        STARTING_DECK[rion] = before


@pytest.mark.rule("BF-ADV-21")
def test_what_removes_cards_acts_on_the_face_down_deck() -> None:
    game = set_off()
    build(game, 0, "dwelling_bronze", "special_gears")
    deal(game, 0, deck=["attack", "magic_arrow", "centaurs_axe", "titans_gladius"])
    turn_of(game)
    # The Blacksmith buys an Artifact.
    play(game, "use:special_gears", "yes", "choose:1")
    assert game.choice.keys == ("remove:centaurs_axe", "remove:titans_gladius")
    play(game, "remove:centaurs_axe")
    assert traveller(game, 0)["removed"] == ["centaurs_axe"]
    assert traveller(game, 0)["resources"]["gold"] == 19
    # The Witch Hut removes any card.
    hold(game, 0, kept="witch_hut")
    ask_again(game)
    play(game, "resolve:witch_hut", "choose:2")
    assert set(game.choice.keys) == {"remove:attack", "remove:magic_arrow", "remove:titans_gladius"}
    play(game, "remove:attack")
    assert sorted(traveller(game, 0)["deck"]) == ["magic_arrow", "titans_gladius"]


@pytest.mark.rule("BF-ADV-22")
def test_permanent_cards_work_in_the_battle_or_give_their_instant_effect_once() -> None:
    # Archery lasts for combat rounds; it lies in the deck and does nothing before.
    game = turn_of(set_off())
    stack_deck(game, "ability", ["offense", "armorer"], ["archery"])
    hold(game, 0, kept="scholar")
    ask_again(game)
    luck(game, dice=[0])
    play(game, "resolve:scholar", "take_top")
    assert "archery" in traveller(game, 0)["deck"]
    assert not [key for key in game.choice.keys if "archery" in key]
    # The Cart of Lumber gives its materials once and is gone.
    deal(game, 0, hand=["inexhaustible_cart_of_lumber"])
    ask_again(game)
    play(game, "second:inexhaustible_cart_of_lumber")
    assert traveller(game, 0)["resources"]["building_materials"] == 7
    begin_round(game, 3)
    assert traveller(game, 0)["resources"]["building_materials"] == 7
    assert "inexhaustible_cart_of_lumber" in traveller(game, 0)["removed"]


@pytest.mark.rule("BF-ADV-23")
def test_expert_effects_are_one_pool_for_the_whole_adventure() -> None:
    game = set_off()
    level(game, 0, 2)
    deal(game, 0, hand=["estates", "estates"])
    turn_of(game)
    play(game, "expert:estates")
    assert traveller(game, 0)["expert_left"] == 0
    begin_round(game, 5)
    turn_of(game)
    assert traveller(game, 0)["expert_left"] == 0, "a new round renews nothing"
    assert ("play:estates" in game.choice.keys, "expert:estates" in game.choice.keys) == (True, False)
    assert game.why_not("expert:estates") == "BF-ADV-71"


@pytest.mark.rule("BF-ADV-24")
def test_a_level_that_raises_the_limit_raises_the_pool() -> None:
    game = set_off()
    level(game, 0, 5)
    deal(game, 0, hand=["estates"])
    turn_of(game)
    play(game, "expert:estates")
    assert traveller(game, 0)["expert_left"] == 0
    hold(game, 0, kept="learning_stone")
    ask_again(game)
    play(game, "resolve:learning_stone")
    assert (traveller(game, 0)["level"], traveller(game, 0)["expert_left"]) == (4, 1)


@pytest.mark.rule("BF-ADV-25")
def test_expert_effects_are_there_in_full_when_the_battle_begins() -> None:
    game = set_off()
    army(game, 0, "castle_griffins")
    army(game, 1, "necropolis_zombies")
    level(game, 0, 6)
    deal(game, 0, hand=["estates", "estates"])
    begin_round(game, 9)
    turn_of(game)
    play(game, "expert:estates", "expert:estates")
    assert traveller(game, 0)["expert_left"] == 0
    finish_round(game)
    assert adventure_mode_of(game).expert == (2, 0)


@pytest.mark.rule("BF-ADV-45")
def test_levels_come_at_once_and_their_cards_are_sorted() -> None:
    game = turn_of(set_off())
    stack_deck(game, "ability", ["offense", "armorer"], ["estates"])
    hold(game, 0, kept="learning_stone")
    ask_again(game)
    play(game, "resolve:learning_stone")
    assert game.choice.keys == ("look", "take_top"), "level II searches the Ability deck before anything else"
    play(game, "take_top")
    assert (traveller(game, 0)["level"], traveller(game, 0)["beside"]) == (2, ["estates"])
    level(game, 0, 5)
    hold(game, 0, kept="learning_stone")
    adventure_mode_of(game).resolved = 0
    ask_again(game)
    play(game, "resolve:learning_stone")
    assert "catherine_specialty_iv" in traveller(game, 0)["deck"]


@pytest.mark.rule("BF-ADV-71")
def test_the_expert_effect_of_a_card_beside_the_board_spends_one() -> None:
    game = set_off(SEATS)
    deal(game, 0, hand=["estates"])
    turn_of(game)
    assert "expert:estates" not in game.choice.keys, "a Hero of level I has no Expert effect"
    assert game.why_not("expert:estates") == "BF-ADV-71"
    level(game, 0, 6)
    ask_again(game)
    play(game, "expert:estates")
    assert (traveller(game, 0)["resources"]["gold"], traveller(game, 0)["expert_left"]) == (21, 1)
    assert len(happened(game, "removed")) == 1
