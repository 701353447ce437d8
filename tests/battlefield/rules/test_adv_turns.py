"""Adventure mode: turns, resolving and saving cards, Town actions (BF-ADV-39 to BF-ADV-44, 63, 70)."""

import pytest

from tests.battlefield.support.expedition import (
    adventure_mode_of,
    ask_again,
    begin_round,
    hold,
    set_off,
    told,
    traveller,
    turn_of,
)
from tests.heroes.support.journey import build, deal, give, luck, play
from tests.heroes.support.stage import happened


@pytest.mark.rule("BF-ADV-39")
def test_a_kept_card_is_resolved_or_saved_and_one_is_saved_at_most() -> None:
    game = turn_of(set_off())
    hold(game, 0, kept="windmill")
    ask_again(game)
    assert "resolve:windmill" in game.choice.keys
    play(game, "end_turn")
    assert traveller(game, 0)["saved"] == ["windmill"]
    assert (traveller(game, 0, seat=1)["saved"], traveller(game, 0, seat=1)["saved_cards"]) == ([], 1)
    hold(game, 0, kept="temple", saved="windmill")
    turn_of(game)
    play(game, "end_turn")
    assert set(game.choice.keys) == {"save_adventure:temple", "save_adventure:windmill"}
    play(game, "save_adventure:temple")
    assert traveller(game, 0)["saved"] == ["temple"]


@pytest.mark.rule("BF-ADV-40")
@pytest.mark.parametrize("what", ["resolve", "drop_adventure", "replace"])
def test_a_saved_card_is_later_resolved_discarded_or_replaced(what: str) -> None:
    game = turn_of(set_off())
    hold(game, 0, kept="temple" if what == "replace" else None, saved="windmill")
    ask_again(game)
    if what == "replace":
        play(game, "end_turn", "save_adventure:temple")
    else:
        play(game, f"{what}:windmill")
    own = traveller(game, 0)
    assert own["saved"] == (["temple"] if what == "replace" else [])
    assert own["resolved"] == (["windmill"] if what == "resolve" else [])
    assert told(game)["discards"] == (0 if what == "resolve" else 1), "an unresolved card goes on the common pile"


@pytest.mark.rule("BF-EXA-29")
@pytest.mark.parametrize(("saved", "gone"), [("temple", "windmill"), ("windmill", "temple")])
def test_of_two_cards_only_one_may_stay(saved: str, gone: str) -> None:
    game = turn_of(set_off())
    hold(game, 0, kept="temple", saved="windmill")
    ask_again(game)
    play(game, "end_turn", f"save_adventure:{saved}")
    assert traveller(game, 0)["saved"] == [saved]
    assert [event["adventure"] for event in happened(game, "adventure_discarded")] == [gone]


@pytest.mark.rule("BF-ADV-41")
def test_one_card_a_round_is_resolved() -> None:
    game = turn_of(set_off())
    hold(game, 0, kept="windmill", saved="water_wheel")
    ask_again(game)
    play(game, "resolve:windmill")
    assert not [key for key in game.choice.keys if key.startswith("resolve:")]
    assert game.why_not("resolve:water_wheel") == "BF-ADV-41"
    begin_round(game, 3)
    turn_of(game)
    assert "resolve:water_wheel" in game.choice.keys


@pytest.mark.rule("BF-ADV-42")
@pytest.mark.parametrize("number", [3, 4])
def test_the_starting_player_resolves_first(number: int) -> None:
    game = begin_round(set_off(first=0), number)
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert game.choice.seat == (0 if number == 3 else 1)
    assert [key for key in game.choice.keys if key.startswith("resolve:")]


@pytest.mark.rule("BF-ADV-43")
def test_a_resolved_card_lies_on_its_owners_pile() -> None:
    game = turn_of(set_off())
    hold(game, 0, kept="windmill")
    ask_again(game)
    play(game, "resolve:windmill")
    assert traveller(game, 0, seat=-1)["resolved"] == ["windmill"]
    assert told(game)["discards"] == 0


@pytest.mark.rule("BF-ADV-44")
def test_town_actions_once_a_round_each() -> None:
    game = set_off()
    give(game, 0, gold=99, materials=99, valuables=99)
    turn_of(game)
    play(game, "build:dwelling_bronze")
    assert not [key for key in game.choice.keys if key.startswith("build:")]
    assert game.why_not("build:citadel") == "H3-TWN-08"
    play(game, "recruit:castle_griffins", "recruit:castle_marksmen", "done")
    assert not [key for key in game.choice.keys if key.startswith("recruit:")]
    assert game.why_not("recruit:castle_halberdiers") == "H3-TWA-01"
    build(game, 0, "dwelling_bronze", "mage_guild")
    adventure_mode_of(game).guild_round[0] = 0
    ask_again(game)
    play(game, "buy_spell", "look")
    game.apply(game.choice.options[0])
    assert "buy_spell" not in game.choice.keys
    assert game.why_not("buy_spell") == "H3-MGU-05"
    begin_round(game, 3)
    turn_of(game)
    assert {"build:citadel", "recruit:castle_halberdiers", "buy_spell"} <= set(game.choice.keys)


@pytest.mark.rule("BF-ADV-44")
def test_buildings_work_as_in_a_regular_game() -> None:
    game = set_off(("dungeon/mutare", "castle/catherine"))
    build(game, 0, "dwelling_bronze", "special_tent")
    give(game, 0, gold=99, materials=99, valuables=99)
    begin_round(game, 3)
    while game.choice.kind_name == "card":
        game.apply(game.choice.options[0])
    assert game.choice.keys == ("yes", "no"), "the Portal of Summoning opens at the start of the turn"
    play(game, "yes")
    assert happened(game, "offered")


@pytest.mark.rule("BF-ADV-63")
def test_magic_spring_cannot_be_saved() -> None:
    game = turn_of(set_off())
    hold(game, 0, kept="magic_spring", saved="windmill")
    ask_again(game)
    play(game, "end_turn")
    assert traveller(game, 0)["saved"] == ["windmill"]
    assert (told(game)["discards"], happened(game, "adventure_discarded")[-1]["adventure"]) == (1, "magic_spring")


@pytest.mark.rule("BF-ADV-70")
def test_each_player_has_one_turn_and_does_things_in_any_order() -> None:
    game = set_off()
    luck(game, draws=["adventure:windmill", "adventure:temple", "adventure:water_wheel"])
    deal(game, 0, hand=["estates"])
    give(game, 0, gold=5, materials=3)
    begin_round(game, 1)
    play(game, "keep_adventure:windmill", "keep_adventure:water_wheel")
    assert game.why_not("build:dwelling_bronze") == "H3-GEN-04"
    # The valuable of the Windmill pays for the building, and the gold of a card for the unit.
    play(game, "resolve:windmill", "build:dwelling_bronze", "play:estates")
    assert traveller(game, 0)["resources"] == {"gold": 3, "building_materials": 0, "valuables": 0}
    assert [key for key in game.choice.keys if key.startswith("recruit:")]
    play(game, "end_turn")
    assert game.choice.seat == 1
    play(game, "resolve:water_wheel", "end_turn")
    assert adventure_mode_of(game).game_round == 2, "after both turns the round ends"
    turns = [event["player"] for event in happened(game, "turn")]
    assert turns == [0, 1]
