"""Adventure mode: turns, resolving and saving cards, Town actions (BF-ADV-39 to BF-ADV-44, 63, 70)."""

import pytest

from tests.battlefield.builder import first_round


@pytest.mark.rule("BF-ADV-39")
def test_a_kept_card_is_resolved_or_saved_and_one_is_saved_at_most() -> None:
    game = first_round().turn_of()
    game.hold_cards(0, kept="windmill")
    game.ask_again()
    assert "resolve:windmill" in game.choice.keys
    game.play("end_turn")
    assert game.traveller(0)["saved"] == ["windmill"]
    assert (game.traveller(0, seat=1)["saved"], game.traveller(0, seat=1)["saved_cards"]) == ([], 1)
    game.hold_cards(0, kept="temple", saved="windmill")
    game.turn_of()
    game.play("end_turn")
    assert set(game.choice.keys) == {"save_adventure:temple", "save_adventure:windmill"}
    game.play("save_adventure:temple")
    assert game.traveller(0)["saved"] == ["temple"]


@pytest.mark.rule("BF-ADV-40")
@pytest.mark.parametrize("what", ["resolve", "drop_adventure", "replace"])
def test_a_saved_card_is_later_resolved_discarded_or_replaced(what: str) -> None:
    game = first_round().turn_of()
    game.hold_cards(0, kept="temple" if what == "replace" else None, saved="windmill")
    game.ask_again()
    if what == "replace":
        game.play("end_turn", "save_adventure:temple")
    else:
        game.play(f"{what}:windmill")
    own = game.traveller(0)
    assert own["saved"] == (["temple"] if what == "replace" else [])
    assert own["resolved"] == (["windmill"] if what == "resolve" else [])
    assert game.adventure_cards_seen()["discards"] == (0 if what == "resolve" else 1), (
        "an unresolved card goes on the common pile"
    )


@pytest.mark.rule("BF-EXA-29")
@pytest.mark.parametrize(("saved", "gone"), [("temple", "windmill"), ("windmill", "temple")])
def test_of_two_cards_only_one_may_stay(saved: str, gone: str) -> None:
    game = first_round().turn_of()
    game.hold_cards(0, kept="temple", saved="windmill")
    game.ask_again()
    game.play("end_turn", f"save_adventure:{saved}")
    assert game.traveller(0)["saved"] == [saved]
    assert [event["adventure"] for event in game.events_named("adventure_discarded")] == [gone]


@pytest.mark.rule("BF-ADV-41")
def test_one_card_a_round_is_resolved() -> None:
    game = first_round().turn_of()
    game.hold_cards(0, kept="windmill", saved="water_wheel")
    game.ask_again()
    game.play("resolve:windmill")
    assert not [key for key in game.choice.keys if key.startswith("resolve:")]
    assert game.why_not("resolve:water_wheel") == "BF-ADV-41"
    game.begin_round(3)
    game.turn_of()
    assert "resolve:water_wheel" in game.choice.keys


@pytest.mark.rule("BF-ADV-42")
@pytest.mark.parametrize("number", [3, 4])
def test_the_starting_player_resolves_first(number: int) -> None:
    game = first_round(first=0).begin_round(number)
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert game.choice.seat == (0 if number == 3 else 1)
    assert [key for key in game.choice.keys if key.startswith("resolve:")]


@pytest.mark.rule("BF-ADV-43")
def test_a_resolved_card_lies_on_its_owners_pile() -> None:
    game = first_round().turn_of()
    game.hold_cards(0, kept="windmill")
    game.ask_again()
    game.play("resolve:windmill")
    assert game.traveller(0, seat=-1)["resolved"] == ["windmill"]
    assert game.adventure_cards_seen()["discards"] == 0


@pytest.mark.rule("BF-ADV-44")
def test_town_actions_once_a_round_each() -> None:
    game = first_round()
    game.give(0, gold=99, materials=99, valuables=99)
    game.turn_of()
    game.play("build:dwelling_bronze")
    assert not [key for key in game.choice.keys if key.startswith("build:")]
    assert game.why_not("build:citadel") == "H3-TWN-08"
    game.play("recruit:castle_griffins", "recruit:castle_marksmen", "done")
    assert not [key for key in game.choice.keys if key.startswith("recruit:")]
    assert game.why_not("recruit:castle_halberdiers") == "H3-TWA-01"
    game.build(0, "dwelling_bronze", "mage_guild")
    game.adventure_mode.guild_round[0] = 0
    game.ask_again()
    game.play("buy_spell", "look")
    game.apply(game.choice.options[0])
    assert "buy_spell" not in game.choice.keys
    assert game.why_not("buy_spell") == "H3-MGU-05"
    game.begin_round(3)
    game.turn_of()
    assert {"build:citadel", "recruit:castle_halberdiers", "buy_spell"} <= set(game.choice.keys)


@pytest.mark.rule("BF-ADV-44")
def test_buildings_work_as_in_a_regular_game() -> None:
    game = first_round(("dungeon/mutare", "castle/catherine"))
    game.build(0, "dwelling_bronze", "special_tent")
    game.give(0, gold=99, materials=99, valuables=99)
    game.begin_round(3)
    while game.choice.kind_name == "card":
        game.apply(game.choice.options[0])
    assert game.choice.keys == ("yes", "no"), "the Portal of Summoning opens at the start of the turn"
    game.play("yes")
    assert game.events_named("offered")


@pytest.mark.rule("BF-ADV-44")
def test_a_building_is_used_once_in_a_turn() -> None:
    game = first_round()
    game.build(0, "dwelling_bronze", "special_gears")
    game.deal(0, deck=["centaurs_axe", "titans_gladius"])
    game.turn_of()
    game.play("use:special_gears", "yes", "choose:1", "remove:centaurs_axe")
    assert "use:special_gears" not in game.choice.keys
    game.begin_round(3)
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert "use:special_gears" in game.choice.keys, "and again in the next one"


@pytest.mark.rule("BF-ADV-63")
def test_magic_spring_cannot_be_saved() -> None:
    game = first_round().turn_of()
    game.hold_cards(0, kept="magic_spring", saved="windmill")
    game.ask_again()
    game.play("end_turn")
    assert game.traveller(0)["saved"] == ["windmill"]
    assert (game.adventure_cards_seen()["discards"], game.events_named("adventure_discarded")[-1]["adventure"]) == (
        1,
        "magic_spring",
    )


@pytest.mark.rule("BF-ADV-70")
def test_each_player_has_one_turn_and_does_things_in_any_order() -> None:
    game = first_round()
    game.luck(draws=["adventure:windmill", "adventure:temple", "adventure:water_wheel"])
    game.deal(0, hand=["estates"])
    game.give(0, gold=5, materials=3)
    game.begin_round(1)
    game.play("keep_adventure:windmill", "keep_adventure:water_wheel")
    assert game.why_not("build:dwelling_bronze") == "H3-GEN-04"
    # The valuable of the Windmill pays for the building, and the gold of a card for the unit.
    game.play("resolve:windmill", "build:dwelling_bronze", "play:estates")
    assert game.traveller(0)["resources"] == {"gold": 3, "building_materials": 0, "valuables": 0}
    assert [key for key in game.choice.keys if key.startswith("recruit:")]
    game.play("end_turn")
    assert game.choice.seat == 1
    game.play("resolve:water_wheel", "end_turn")
    assert game.adventure_mode.game_round == 2, "after both turns the round ends"
    turns = [event["player"] for event in game.events_named("turn")]
    assert turns == [0, 1]


@pytest.mark.rule("BF-ADV-70", "BF-ADV-15")
def test_a_lowered_cost_that_was_not_used_ends_with_the_turn() -> None:
    game = first_round().turn_of(0)
    game.adventure_mode.discount = 3
    game.adventure_mode.power = 1
    game.ask_again().play("end_turn")
    assert (game.adventure_mode.discount, game.adventure_mode.power, game.adventure_mode.turn) == (0, 0, -1)
