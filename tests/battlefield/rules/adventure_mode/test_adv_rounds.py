"""Adventure mode: rounds, income, the Astrologers' options and the draft (BF-ADV-26 to BF-ADV-38, 46 to 50, 69)."""

import pytest

from tests.battlefield.builder import first_round

NOTHING = {"gold": 0, "building_materials": 0, "valuables": 0}


# -- income and the Astrologers ----------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-26")
def test_even_rounds_are_the_astrologers_and_odd_ones_pay_from_the_third_on() -> None:
    game = first_round(scenario="adventure_large")
    asked: dict[int, bool] = {}
    paid: dict[int, bool] = {}
    for number in range(1, 8):
        game.give(0)
        game.begin_round(number)
        asked[number] = "roll_income" in game.choice.keys
        paid[number] = game.traveller(0)["resources"]["gold"] == 10
    assert [number for number in asked if asked[number]] == [2, 4, 6]
    assert [number for number in paid if paid[number]] == [3, 5, 7]


@pytest.mark.rule("BF-ADV-27")
def test_a_resource_round_pays_what_the_tracks_show_and_buildings_follow() -> None:
    game = first_round()
    state = game.adventure_mode
    state.income[0:3] = [15, 2, 1]
    game.give(0)
    game.give(1)
    game.build(0, "city_hall")
    game.begin_round(3)
    # Of the two things Castle's City Hall offers, movement is of no use, so the gold comes unasked.
    assert game.traveller(0)["resources"] == {"gold": 20, "building_materials": 2, "valuables": 1}
    assert game.traveller(1)["resources"] == {"gold": 10, "building_materials": 0, "valuables": 0}


@pytest.mark.rule("BF-ADV-28")
def test_no_card_is_drawn_but_each_player_picks_the_starting_player_first() -> None:
    game = first_round().begin_round(2)
    options = ("raise:gold", "raise:building_materials", "raise:valuables", "roll_income")
    assert (game.choice.seat, game.choice.keys) == (1, options)
    game.luck(rolls=["resource:2_valuables"])
    game.play("roll_income")
    assert game.events_named("result"), "the die is rolled before the other player decides"
    assert (game.choice.seat, game.choice.keys) == (0, options)
    game.play("raise:gold")
    assert game.choice.kind_name == "card"
    assert not game.events_named("proclaim")
    assert game.seen()["proclaimed"] is None


@pytest.mark.rule("BF-ADV-29")
def test_the_first_option_raises_one_income_of_ones_choice() -> None:
    game = first_round().begin_round(2)
    before = game.traveller(1)["resources"]
    game.play("raise:valuables")
    assert game.traveller(1)["income"] == {"gold": 10, "building_materials": 0, "valuables": 1}
    assert game.traveller(1)["resources"] == before


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
    game = first_round().begin_round(2)
    game.give(1)
    game.luck(rolls=[f"resource:{face}"])
    game.play("roll_income")
    assert game.traveller(1)["income"] == income
    assert game.traveller(1)["resources"] == {**NOTHING, **gained}


@pytest.mark.rule("BF-ADV-31")
@pytest.mark.parametrize(("resource", "worth"), [("gold", 5), ("building_materials", 2), ("valuables", 1)])
def test_a_level_is_worth_what_a_mine_brings(resource: str, worth: int) -> None:
    game = first_round().begin_round(2)
    before = game.traveller(1)["income"][resource]
    game.play(f"raise:{resource}")
    assert game.traveller(1)["income"][resource] == before + worth
    game.give(1)
    game.begin_round(3)
    assert game.traveller(1)["resources"][resource] == before + worth


@pytest.mark.rule("BF-ADV-48")
@pytest.mark.parametrize(("size", "number", "pays"), [("small", 9, True), ("medium", 13, True), ("large", 16, False)])
def test_the_last_round_pays_by_its_number(size: str, number: int, pays: bool) -> None:
    game = first_round(scenario=f"adventure_{size}")
    game.give(0)
    game.begin_round(number)
    assert game.traveller(0)["resources"]["gold"] == (10 if pays else 0)
    assert ("roll_income" in game.choice.keys) == (not pays)


@pytest.mark.rule("BF-ADV-69")
@pytest.mark.parametrize("number", [2, 3])
def test_income_is_settled_before_cards_are_drawn(number: int) -> None:
    game = first_round()
    game.give(0)
    drawn = len(game.events_named("adventure_drawn"))
    game.begin_round(number)
    if number == 2:
        game.play("raise:gold")
        assert len(game.events_named("adventure_drawn")) == drawn
        game.play("raise:gold")
    assert game.traveller(0)["resources"]["gold"] == (10 if number == 3 else 0)
    assert len(game.events_named("adventure_drawn")) == drawn + 1


# -- the draft ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-32")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_starts_odd_rounds(first: int) -> None:
    game = first_round(first=first)
    for number in (1, 2, 3, 4):
        game.begin_round(number)
        while "roll_income" in game.choice.keys:
            game.play("raise:gold")
        starts = first if number % 2 else 1 - first
        assert (game.choice.seat, game.adventure_cards_seen()["starter"], game.adventure_cards_seen()["chooser"]) == (
            starts,
            starts,
            starts,
        )


@pytest.mark.rule("BF-ADV-33")
def test_the_starting_player_draws_three_cards() -> None:
    game = first_round()
    assert game.events_named("adventure_drawn")[-1] == {"player": 0, "n": 3}
    assert (len(game.adventure_cards_seen(0)["offered"]), game.adventure_cards_seen()["deck"]) == (3, 47)


@pytest.mark.rule("BF-ADV-34")
@pytest.mark.rule("BF-ADV-35")
def test_one_is_kept_two_are_handed_over_and_one_of_them_is_discarded() -> None:
    game = first_round()
    game.luck(draws=["adventure:windmill", "adventure:temple", "adventure:crypt"])
    game.begin_round(1)
    game.play("keep_adventure:temple")
    assert game.traveller(0)["kept"] == ["temple"]
    assert (game.choice.seat, set(game.choice.keys)) == (1, {"keep_adventure:windmill", "keep_adventure:crypt"})
    game.play("keep_adventure:crypt")
    assert game.traveller(1)["kept"] == ["crypt"]
    assert game.adventure_cards_seen()["discards"] == 1
    assert game.events_named("adventure_discarded") == [{"player": 1, "adventure": "windmill"}]


@pytest.mark.rule("BF-EXA-27")
def test_drafting_in_an_even_round() -> None:
    game = first_round(first=0)
    game.luck(draws=["adventure:windmill", "adventure:temple", "adventure:crypt"])
    game.begin_round(4)
    game.play("raise:gold", "raise:gold")
    assert (game.choice.seat, len(game.choice.keys)) == (1, 3), "B draws three"
    game.play("keep_adventure:temple")
    assert (game.choice.seat, len(game.choice.keys)) == (0, 2), "A chooses from two"
    game.play("keep_adventure:crypt")
    assert game.adventure_cards_seen()["discards"] == 1
    assert (game.choice.seat, "resolve:temple" in game.choice.keys) == (1, True), "B resolves first"


@pytest.mark.rule("BF-ADV-36")
@pytest.mark.rule("BF-EXA-28")
def test_movement_shuffles_drawn_cards_back_for_others() -> None:
    game = first_round()
    game.deal(0, hand=["angel_wings"])
    game.luck(draws=["adventure:corpse", "adventure:corpse", "adventure:temple"])
    game.begin_round(3)
    deck = game.adventure_cards_seen()["deck"]
    game.play("use_movement:angel_wings")
    assert set(game.choice.keys) == {"swap_adventure:corpse", "swap_adventure:temple", "done"}
    game.play("swap_adventure:corpse", "swap_adventure:corpse")
    game.luck(draws=["adventure:corpse", "adventure:windmill"])
    game.play("done")
    assert set(game.choice.keys) == {"keep_adventure:corpse", "keep_adventure:temple", "keep_adventure:windmill"}
    assert game.adventure_cards_seen()["deck"] == deck, "what went back could be drawn again"
    assert (game.traveller(0)["beside"], game.traveller(0)["removed"]) == ([], ["angel_wings"])
    assert game.adventure_cards_seen()["discards"] == 0


@pytest.mark.rule("BF-ADV-36")
def test_the_redraw_is_used_once_a_round() -> None:
    game = first_round()
    game.deal(0, hand=["angel_wings", "logistics"])
    game.begin_round(3)
    assert {"use_movement:angel_wings", "use_movement:logistics"} <= set(game.choice.keys)
    game.play("use_movement:logistics", "done")
    assert not [key for key in game.choice.keys if key.startswith("use_movement")]
    assert game.traveller(0)["beside"] == ["angel_wings"]


@pytest.mark.rule("BF-ADV-36", "BF-ADV-49")
def test_all_three_cards_may_go_back_and_an_empty_deck_gives_them_again() -> None:
    game = first_round()
    game.deal(0, hand=["angel_wings"])
    game.adventure_deck("windmill", "temple", "corpse")
    game.discarded("crypt")
    game.begin_round(3)
    game.play("use_movement:angel_wings", *(f"swap_adventure:{card}" for card in ("windmill", "temple", "corpse")))
    assert sorted(game.adventure_cards_seen(0)["offered"]) == ["corpse", "temple", "windmill"]
    assert game.adventure_cards_seen()["discards"] == 1, "the deck had enough cards"


@pytest.mark.rule("BF-ADV-37")
def test_only_who_drew_the_cards_may_redraw() -> None:
    game = first_round()
    game.deal(1, hand=["angel_wings"])
    game.begin_round(3)
    game.apply(game.choice.options[0])
    assert game.choice.seat == 1
    assert "use_movement:angel_wings" not in game.choice.keys
    assert game.why_not("use_movement:angel_wings") == "BF-ADV-37"


@pytest.mark.rule("BF-ADV-38")
def test_movement_has_no_other_use() -> None:
    game = first_round()
    game.deal(0, hand=["angel_wings"])
    game.begin_round(3)
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert game.choice.seat == 0
    assert not [key for key in game.choice.keys if "angel_wings" in key]
    assert game.why_not("play:angel_wings") == "BF-ADV-38"
    assert game.why_not("revisit:main") == "BF-ADV-38"


@pytest.mark.rule("BF-ADV-49")
def test_an_empty_deck_is_made_anew_from_the_common_discard_pile() -> None:
    game = first_round()
    game.adventure_deck("windmill")
    game.discarded("temple", "crypt", "corpse")
    game.begin_round(3)
    assert len(game.adventure_cards_seen(0)["offered"]) == 3
    assert "windmill" in game.adventure_cards_seen(0)["offered"]
    assert game.events_named("adventure_reshuffle")
    assert (game.adventure_cards_seen()["deck"], game.adventure_cards_seen()["discards"]) == (1, 0)


@pytest.mark.rule("BF-ADV-33", "BF-ADV-49")
@pytest.mark.parametrize("left", [("windmill",), ()])
def test_where_no_cards_are_left_anywhere_the_turns_begin_with_what_there_is(left: tuple[str, ...]) -> None:
    game = first_round()
    game.adventure_deck(*left)
    game.begin_round(3)
    assert game.events_named("adventure_drawn")[-1] == {"player": 0, "n": len(left)}
    if left:
        game.play("keep_adventure:windmill")
    assert (game.choice.seat, game.choice.kind_name) == (0, "action")
    assert game.adventure_cards_seen()["chooser"] == -1
    assert [game.traveller(n)["kept"] for n in (0, 1)] == [list(left), []]


# -- the last round ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-46")
def test_no_cards_are_drawn_in_the_last_round() -> None:
    game = first_round()
    drawn = len(game.events_named("adventure_drawn"))
    game.begin_round(9)
    assert game.choice.kind_name == "action"
    assert len(game.events_named("adventure_drawn")) == drawn


@pytest.mark.rule("BF-ADV-47")
@pytest.mark.rule("BF-EXA-30")
def test_the_last_round_of_a_small_game() -> None:
    game = first_round()
    game.give(0)
    game.give(1)
    game.build(0, "dwelling_bronze")
    game.army(1, "necropolis_zombies")
    game.hold_cards(0, saved="windmill")
    game.hold_cards(1, saved="water_wheel")
    game.begin_round(9)
    assert [game.traveller(n)["resources"]["gold"] for n in (0, 1)] == [10, 10], "both gain income"
    assert (game.choice.seat, game.choice.kind_name) == (0, "action"), "and nothing is drafted"
    game.play("resolve:windmill")
    assert game.traveller(0)["resources"]["valuables"] == 1
    game.play("recruit:castle_halberdiers", "done", "end_turn")
    assert game.traveller(0)["units"] == ["castle_halberdiers"]
    game.play("resolve:water_wheel", "end_turn")
    assert game.traveller(1)["resources"]["gold"] == 13
    assert game.adventure_mode.battle
    assert game.events_named("final_battle")


# -- what is hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-50")
def test_a_player_sees_only_the_cards_offered_and_the_own_saved_one() -> None:
    game = first_round()
    game.hold_cards(1, saved="obelisk")
    game.luck(draws=["adventure:windmill", "adventure:temple", "adventure:crypt"])
    game.begin_round(1)
    assert game.adventure_cards_seen(0)["offered"] == ["crypt", "temple", "windmill"]
    assert (game.adventure_cards_seen(1)["offered"], game.adventure_cards_seen(1)["offered_cards"]) == ([], 3)
    assert game.rules.describe(game.view(1))["options"] == []
    game.play("keep_adventure:temple")
    assert (game.traveller(0, seat=1)["kept"], game.traveller(0, seat=1)["kept_cards"]) == ([], 1)
    assert (game.adventure_cards_seen(0)["offered"], game.adventure_cards_seen(1)["offered"]) == (
        [],
        ["crypt", "windmill"],
    )
    game.play("keep_adventure:crypt")
    assert game.traveller(1, seat=0)["saved"] == []
    assert game.traveller(1)["saved"] == ["obelisk"]
    for seat in (0, 1):
        private = [event for event in game.events_for(seat) if "adventure" in event.args]
        assert {event.args["player"] for event in private} == {seat}
    game.play("resolve:temple")
    assert game.traveller(0, seat=1)["resolved"] == ["temple"], "until it is resolved"
