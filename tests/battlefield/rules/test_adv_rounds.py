"""Adventure mode: rounds, income, the Astrologers' options and the draft (BF-ADV-26 to BF-ADV-38, 46 to 50, 69)."""

import pytest

from tests.battlefield.support.expedition import (
    adventure_deck,
    adventure_mode_of,
    begin_round,
    discarded,
    hold,
    set_off,
    told,
    traveller,
)
from tests.heroes.support.journey import army, build, deal, give, luck, play, seen
from tests.heroes.support.stage import happened

NOTHING = {"gold": 0, "building_materials": 0, "valuables": 0}


# -- income and the Astrologers ----------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-26")
def test_even_rounds_are_the_astrologers_and_odd_ones_pay_from_the_third_on() -> None:
    game = set_off(scenario="adventure_large")
    asked: dict[int, bool] = {}
    paid: dict[int, bool] = {}
    for number in range(1, 8):
        give(game, 0)
        begin_round(game, number)
        asked[number] = "roll_income" in game.choice.keys
        paid[number] = traveller(game, 0)["resources"]["gold"] == 10
    assert [number for number in asked if asked[number]] == [2, 4, 6]
    assert [number for number in paid if paid[number]] == [3, 5, 7]


@pytest.mark.rule("BF-ADV-27")
def test_a_resource_round_pays_what_the_tracks_show_and_buildings_follow() -> None:
    game = set_off()
    state = adventure_mode_of(game)
    state.income[0:3] = [15, 2, 1]
    give(game, 0)
    give(game, 1)
    build(game, 0, "city_hall")
    begin_round(game, 3)
    # Of the two things Castle's City Hall offers, movement is of no use, so the gold comes unasked.
    assert traveller(game, 0)["resources"] == {"gold": 20, "building_materials": 2, "valuables": 1}
    assert traveller(game, 1)["resources"] == {"gold": 10, "building_materials": 0, "valuables": 0}


@pytest.mark.rule("BF-ADV-28")
def test_no_card_is_drawn_but_each_player_picks_the_starting_player_first() -> None:
    game = begin_round(set_off(), 2)
    options = ("raise:gold", "raise:building_materials", "raise:valuables", "roll_income")
    assert (game.choice.seat, game.choice.keys) == (1, options)
    luck(game, rolls=["resource:2_valuables"])
    play(game, "roll_income")
    assert happened(game, "result"), "the die is rolled before the other player decides"
    assert (game.choice.seat, game.choice.keys) == (0, options)
    play(game, "raise:gold")
    assert game.choice.kind_name == "card"
    assert not happened(game, "proclaim")
    assert seen(game)["proclaimed"] is None


@pytest.mark.rule("BF-ADV-29")
def test_the_first_option_raises_one_income_of_ones_choice() -> None:
    game = begin_round(set_off(), 2)
    before = traveller(game, 1)["resources"]
    play(game, "raise:valuables")
    assert traveller(game, 1)["income"] == {"gold": 10, "building_materials": 0, "valuables": 1}
    assert traveller(game, 1)["resources"] == before


@pytest.mark.rule("BF-ADV-30")
@pytest.mark.rule("BF-EXA-31")
@pytest.mark.parametrize(
    ("face", "income", "gained"),
    [
        ("4_building_materials", {"gold": 10, "building_materials": 2, "valuables": 0}, {"building_materials": 2}),
        ("3_gold", {"gold": 15, "building_materials": 0, "valuables": 0}, {"gold": 5}),
        ("2_valuables", {"gold": 10, "building_materials": 0, "valuables": 1}, {"valuables": 1}),
    ],
)
def test_the_second_option_rolls_and_gives_the_base_income(
    face: str, income: dict[str, int], gained: dict[str, int]
) -> None:
    game = begin_round(set_off(), 2)
    give(game, 1)
    luck(game, rolls=[f"resource:{face}"])
    play(game, "roll_income")
    assert traveller(game, 1)["income"] == income
    assert traveller(game, 1)["resources"] == {**NOTHING, **gained}


@pytest.mark.rule("BF-ADV-31")
@pytest.mark.parametrize(("resource", "worth"), [("gold", 5), ("building_materials", 2), ("valuables", 1)])
def test_a_level_is_worth_what_a_mine_brings(resource: str, worth: int) -> None:
    game = begin_round(set_off(), 2)
    before = traveller(game, 1)["income"][resource]
    play(game, f"raise:{resource}")
    assert traveller(game, 1)["income"][resource] == before + worth
    give(game, 1)
    begin_round(game, 3)
    assert traveller(game, 1)["resources"][resource] == before + worth


@pytest.mark.rule("BF-ADV-48")
@pytest.mark.parametrize(("size", "number", "pays"), [("small", 9, True), ("medium", 13, True), ("large", 16, False)])
def test_the_last_round_pays_by_its_number(size: str, number: int, pays: bool) -> None:
    game = set_off(scenario=f"adventure_{size}")
    give(game, 0)
    begin_round(game, number)
    assert traveller(game, 0)["resources"]["gold"] == (10 if pays else 0)
    assert ("roll_income" in game.choice.keys) == (not pays)


@pytest.mark.rule("BF-ADV-69")
@pytest.mark.parametrize("number", [2, 3])
def test_income_is_settled_before_cards_are_drawn(number: int) -> None:
    game = set_off()
    give(game, 0)
    drawn = len(happened(game, "adventure_drawn"))
    begin_round(game, number)
    if number == 2:
        play(game, "raise:gold")
        assert len(happened(game, "adventure_drawn")) == drawn
        play(game, "raise:gold")
    assert traveller(game, 0)["resources"]["gold"] == (10 if number == 3 else 0)
    assert len(happened(game, "adventure_drawn")) == drawn + 1


# -- the draft ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-32")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_starts_odd_rounds(first: int) -> None:
    game = set_off(first=first)
    for number in (1, 2, 3, 4):
        begin_round(game, number)
        while "roll_income" in game.choice.keys:
            play(game, "raise:gold")
        starts = first if number % 2 else 1 - first
        assert (game.choice.seat, told(game)["starter"], told(game)["chooser"]) == (starts, starts, starts)


@pytest.mark.rule("BF-ADV-33")
def test_the_starting_player_draws_three_cards() -> None:
    game = set_off()
    assert happened(game, "adventure_drawn")[-1] == {"player": 0, "n": 3}
    assert (len(told(game, 0)["offered"]), told(game)["deck"]) == (3, 47)


@pytest.mark.rule("BF-ADV-34")
@pytest.mark.rule("BF-ADV-35")
def test_one_is_kept_two_are_handed_over_and_one_of_them_is_discarded() -> None:
    game = set_off()
    luck(game, draws=["adventure:windmill", "adventure:temple", "adventure:crypt"])
    begin_round(game, 1)
    play(game, "keep_adventure:temple")
    assert traveller(game, 0)["kept"] == ["temple"]
    assert (game.choice.seat, set(game.choice.keys)) == (1, {"keep_adventure:windmill", "keep_adventure:crypt"})
    play(game, "keep_adventure:crypt")
    assert traveller(game, 1)["kept"] == ["crypt"]
    assert told(game)["discards"] == 1
    discards = [event["adventure"] for event in happened(game, "adventure_discarded")]
    assert discards == ["windmill"]


@pytest.mark.rule("BF-EXA-27")
def test_drafting_in_an_even_round() -> None:
    game = set_off(first=0)
    luck(game, draws=["adventure:windmill", "adventure:temple", "adventure:crypt"])
    begin_round(game, 4)
    play(game, "raise:gold", "raise:gold")
    assert (game.choice.seat, len(game.choice.keys)) == (1, 3), "B draws three"
    play(game, "keep_adventure:temple")
    assert (game.choice.seat, len(game.choice.keys)) == (0, 2), "A chooses from two"
    play(game, "keep_adventure:crypt")
    assert told(game)["discards"] == 1
    assert (game.choice.seat, "resolve:temple" in game.choice.keys) == (1, True), "B resolves first"


@pytest.mark.rule("BF-ADV-36")
@pytest.mark.rule("BF-EXA-28")
def test_movement_shuffles_drawn_cards_back_for_others() -> None:
    game = set_off()
    deal(game, 0, hand=["angel_wings"])
    luck(game, draws=["adventure:corpse", "adventure:corpse", "adventure:temple"])
    begin_round(game, 3)
    deck = told(game)["deck"]
    play(game, "use_movement:angel_wings")
    assert set(game.choice.keys) == {"swap_adventure:corpse", "swap_adventure:temple", "done"}
    play(game, "swap_adventure:corpse", "swap_adventure:corpse")
    luck(game, draws=["adventure:corpse", "adventure:windmill"])
    play(game, "done")
    assert set(game.choice.keys) == {"keep_adventure:corpse", "keep_adventure:temple", "keep_adventure:windmill"}
    assert told(game)["deck"] == deck, "what went back could be drawn again"
    assert (traveller(game, 0)["beside"], traveller(game, 0)["removed"]) == ([], ["angel_wings"])
    assert told(game)["discards"] == 0


@pytest.mark.rule("BF-ADV-36")
def test_the_redraw_is_used_once_a_round() -> None:
    game = set_off()
    deal(game, 0, hand=["angel_wings", "logistics"])
    begin_round(game, 3)
    assert {"use_movement:angel_wings", "use_movement:logistics"} <= set(game.choice.keys)
    play(game, "use_movement:logistics", "done")
    assert not [key for key in game.choice.keys if key.startswith("use_movement")]
    assert traveller(game, 0)["beside"] == ["angel_wings"]


@pytest.mark.rule("BF-ADV-37")
def test_only_who_drew_the_cards_may_redraw() -> None:
    game = set_off()
    deal(game, 1, hand=["angel_wings"])
    begin_round(game, 3)
    game.apply(game.choice.options[0])
    assert game.choice.seat == 1
    assert "use_movement:angel_wings" not in game.choice.keys
    assert game.why_not("use_movement:angel_wings") == "BF-ADV-37"


@pytest.mark.rule("BF-ADV-38")
def test_movement_has_no_other_use() -> None:
    game = set_off()
    deal(game, 0, hand=["angel_wings"])
    begin_round(game, 3)
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert game.choice.seat == 0
    assert not [key for key in game.choice.keys if "angel_wings" in key]
    assert game.why_not("play:angel_wings") == "BF-ADV-38"
    assert game.why_not("revisit:main") == "BF-ADV-38"


@pytest.mark.rule("BF-ADV-49")
def test_an_empty_deck_is_made_anew_from_the_common_discard_pile() -> None:
    game = set_off()
    adventure_deck(game, "windmill")
    discarded(game, "temple", "crypt", "corpse")
    begin_round(game, 3)
    assert len(told(game, 0)["offered"]) == 3
    assert "windmill" in told(game, 0)["offered"]
    assert happened(game, "adventure_reshuffle")
    assert (told(game)["deck"], told(game)["discards"]) == (1, 0)


# -- the last round ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-46")
def test_no_cards_are_drawn_in_the_last_round() -> None:
    game = set_off()
    drawn = len(happened(game, "adventure_drawn"))
    begin_round(game, 9)
    assert game.choice.kind_name == "action"
    assert len(happened(game, "adventure_drawn")) == drawn


@pytest.mark.rule("BF-ADV-47")
@pytest.mark.rule("BF-EXA-30")
def test_the_last_round_of_a_small_game() -> None:
    game = set_off()
    give(game, 0)
    give(game, 1)
    build(game, 0, "dwelling_bronze")
    army(game, 1, "necropolis_zombies")
    hold(game, 0, saved="windmill")
    hold(game, 1, saved="water_wheel")
    begin_round(game, 9)
    assert [traveller(game, n)["resources"]["gold"] for n in (0, 1)] == [10, 10], "both gain income"
    assert (game.choice.seat, game.choice.kind_name) == (0, "action"), "and nothing is drafted"
    play(game, "resolve:windmill")
    assert traveller(game, 0)["resources"]["valuables"] == 1
    play(game, "recruit:castle_halberdiers", "done", "end_turn")
    assert traveller(game, 0)["units"] == ["castle_halberdiers"]
    play(game, "resolve:water_wheel", "end_turn")
    assert traveller(game, 1)["resources"]["gold"] == 13
    assert adventure_mode_of(game).battle
    assert happened(game, "final_battle")


# -- what is hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-50")
def test_a_player_sees_only_the_cards_offered_and_the_own_saved_one() -> None:
    game = set_off()
    hold(game, 1, saved="obelisk")
    luck(game, draws=["adventure:windmill", "adventure:temple", "adventure:crypt"])
    begin_round(game, 1)
    assert told(game, 0)["offered"] == ["crypt", "temple", "windmill"]
    assert (told(game, 1)["offered"], told(game, 1)["offered_cards"]) == ([], 3)
    assert game.rules.describe(game.view(1))["options"] == []
    play(game, "keep_adventure:temple")
    assert (traveller(game, 0, seat=1)["kept"], traveller(game, 0, seat=1)["kept_cards"]) == ([], 1)
    assert (told(game, 0)["offered"], told(game, 1)["offered"]) == ([], ["crypt", "windmill"])
    play(game, "keep_adventure:crypt")
    assert traveller(game, 1, seat=0)["saved"] == []
    assert traveller(game, 1)["saved"] == ["obelisk"]
    for seat in (0, 1):
        private = [event for event in game.events_for(seat) if "adventure" in event.args]
        assert {event.args["player"] for event in private} == {seat}
    play(game, "resolve:temple")
    assert traveller(game, 0, seat=1)["resolved"] == ["temple"], "until it is resolved"
