"""Adventure mode: kits, decks, first player and the deck of Adventure cards (section ADV, first part; CMP)."""

from collections import Counter
from typing import cast

import pytest

import banneret
from banneret.battlefield.adventure_mode.deck import adventure_deck_file
from banneret.battlefield.adventure_mode.state import ADVENTURE_DECK, OFFERED_CARDS
from banneret.heroes.state.pile_numbers import SHARED_DECK, SHARED_DISCARDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, CARD_NUMBER
from banneret.kernel.errors import SetupError
from banneret.kernel.kinds import K_ROLL
from tests.battlefield.builder import BattlefieldGame, first_round, new_adventure_mode
from tests.heroes.builder import Luck


def deck_names(game: BattlefieldGame, deck: str) -> list[str]:
    """The cards of a shared deck and its discard pile, as a spectator counts them."""
    state = game.position
    n = ("ability", "artifact", "spell").index(deck)
    return [CARD_IDS[card] for card in state.piles[SHARED_DECK + n] + state.piles[SHARED_DISCARDS + n]]


@pytest.mark.rule("BF-CMP-12")
def test_the_adventure_deck_has_fifty_cards() -> None:
    game = first_round()
    assert game.adventure_cards_seen()["deck"] + game.adventure_cards_seen()["offered_cards"] == 50


@pytest.mark.rule("BF-CMP-13")
def test_ten_of_them_are_combats_of_five_names() -> None:
    cards = adventure_deck_file().cards
    combats = [card for card in cards if card.combat]
    events = [card for card in cards if not card.combat]
    assert [card.copies for card in combats] == [2] * 5
    assert (len(events), sum(card.copies for card in events)) == (17, 40)


@pytest.mark.rule("BF-CMP-14")
def test_six_trading_posts_four_obelisks_and_two_of_everything_else() -> None:
    game = new_adventure_mode()
    game.settle()
    state = game.adventure_mode
    counts = Counter(Counter(state.piles[ADVENTURE_DECK] + state.piles[OFFERED_CARDS]).values())
    assert counts == {6: 1, 4: 1, 2: 20}
    copies = {card.id: card.copies for card in adventure_deck_file().cards}
    assert (copies["trading_post"], copies["obelisk"]) == (6, 4)


@pytest.mark.rule("BF-ADV-01")
@pytest.mark.parametrize("seats", [["castle"], ["castle", "dungeon", "necropolis"]])
def test_exactly_two_players(seats: list[str]) -> None:
    with pytest.raises(SetupError, match="for 2 players"):
        banneret.new("battlefield", scenario="adventure_small", seats=seats, seed=1)


@pytest.mark.rule("BF-ADV-02")
def test_each_player_takes_the_kit_of_another_faction() -> None:
    with pytest.raises(SetupError, match="BF-ADV-02"):
        banneret.new("battlefield", scenario="adventure_small", seats=["castle", "castle/rion"], seed=1)
    game = new_adventure_mode(("choose", "choose"))
    cast(Luck, game.streams).keys[K_ROLL] = ["resource:1_valuables"] * 2 + ["resource:6_gold"] * 2
    game.settle()
    assert (game.choice.seat, game.choice.keys) == (1, ("faction:castle", "faction:dungeon", "faction:necropolis"))
    game.play("faction:dungeon")
    assert game.choice.keys == ("faction:castle", "faction:necropolis")
    game.play("faction:castle", "hero:mutare", "hero:rion")
    assert [game.traveller(n)["hero"] for n in (0, 1)] == ["rion", "mutare"]
    assert "mutare_specialty_i" in game.traveller(1)["deck"]
    game.build(0, "citadel", "dwelling_bronze", "dwelling_silver", "dwelling_gold")
    game.give(0, gold=99, materials=99, valuables=99)
    game.turn_of(0)
    assert sum(key.startswith("recruit:castle_") for key in game.choice.keys) == 7


@pytest.mark.rule("BF-ADV-03")
def test_diplomacy_and_logistics_are_not_in_the_game() -> None:
    game = first_round(keep_useless_abilities="on")
    names = deck_names(game, "ability")
    assert not {"diplomacy", "logistics"} & set(names)
    assert len(names) == 30 - 2 * 2 - 2  # two copies each, and one starting Ability for each hero


@pytest.mark.rule("BF-ADV-04")
def test_abilities_that_can_do_nothing_go_too_unless_kept() -> None:
    assert "necromancy" not in deck_names(first_round(), "ability")
    assert "necromancy" in deck_names(first_round(keep_useless_abilities="on"), "ability")
    assert {"estates", "wisdom"} <= set(deck_names(first_round(), "ability")), "what earns something is of use here"


@pytest.mark.rule("BF-ADV-05")
@pytest.mark.parametrize(("drawn", "beside"), [("archery", []), ("estates", ["estates"])])
def test_a_removed_starting_ability_is_replaced_by_the_top_ability(drawn: str, beside: list[str]) -> None:
    game = new_adventure_mode()
    game.own_match().removed_cards += (CARD_NUMBER["leadership"],)
    game.luck(rolls=["resource:6_gold"] * 2 + ["resource:1_valuables"] * 2)
    # Three cards are turned up for the discard piles before.
    game.luck(draws=["tactics", "centaurs_axe", "bless", drawn])
    game.settle()
    own = game.traveller(0)
    assert "starting_leadership" not in own["deck"]
    assert own["removed"] == ["starting_leadership"]
    assert (drawn in own["deck"], own["beside"]) == (not beside, beside)
    assert len(own["deck"]) + len(beside) == 9
    assert drawn not in game.traveller(0, seat=1)["deck"], "the new card is seen by its owner alone"


@pytest.mark.rule("BF-ADV-06")
def test_level_one_and_round_one() -> None:
    game = first_round()
    assert (game.seen()["round"], [game.traveller(n)["level"] for n in (0, 1)]) == (1, [1, 1])


@pytest.mark.rule("BF-ADV-07")
@pytest.mark.rule("BF-ADV-08")
def test_starting_resources_and_income() -> None:
    game = first_round()
    for n in (0, 1):
        assert game.traveller(n)["resources"] == {"gold": 15, "building_materials": 3, "valuables": 1}
        assert game.traveller(n)["income"] == {"gold": 10, "building_materials": 0, "valuables": 0}


@pytest.mark.rule("BF-ADV-09")
def test_no_building_and_no_unit_at_the_start() -> None:
    game = first_round()
    assert [(game.traveller(n)["buildings"], game.traveller(n)["units"]) for n in (0, 1)] == [([], [])] * 2


@pytest.mark.rule("BF-ADV-10")
def test_the_starting_deck_of_the_hero_has_nine_cards() -> None:
    game = first_round()
    assert sorted(game.traveller(0)["deck"]) == sorted(
        ["attack"] * 2 + ["defense"] * 2 + ["power", "knowledge", "starting_leadership"]
        + ["catherine_specialty_i", "magic_arrow"]
    )  # fmt: skip
    assert len(game.traveller(1)["deck"]) == 9


@pytest.mark.rule("BF-ADV-11")
def test_nothing_is_drawn_from_the_deck_before_the_battle() -> None:
    game = first_round()
    for _ in range(60):
        if game.adventure_mode.game_round == 6:
            break
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.options[0])
    assert game.adventure_mode.game_round == 6
    assert not game.events_named("draw")
    assert [game.traveller(n)["hand_size"] for n in (0, 1)] == [0, 0]
    game.turn_of(0)
    assert game.why_not("play:attack") == "BF-ADV-11"
    # A building whose effect is about a hand does nothing.
    game.build(1, "mage_guild", "special_tent")
    game.turn_of(1)
    assert "use:special_tent" not in game.choice.keys, "Cover of Darkness exchanges cards of the hand"


@pytest.mark.rule("BF-ADV-12")
def test_the_higher_sum_of_two_resource_dice_is_first() -> None:
    game = new_adventure_mode()
    game.luck(rolls=["resource:2_valuables", "resource:4_building_materials"])
    game.luck(rolls=["resource:3_gold", "resource:6_gold"])
    game.settle()
    assert [event["n"] for event in game.events_named("contest")] == [6, 9]
    assert (game.seen()["first"], game.choice.seat) == (1, 1)


@pytest.mark.rule("BF-ADV-12")
def test_a_tie_is_rolled_again_by_both() -> None:
    game = new_adventure_mode()
    game.luck(rolls=["resource:6_gold", "resource:2_valuables", "resource:4_building_materials"])
    game.luck(rolls=["resource:4_building_materials"])
    game.luck(rolls=["resource:3_gold", "resource:3_gold", "resource:2_valuables", "resource:1_valuables"])
    game.settle()
    assert [event["n"] for event in game.events_named("contest")] == [8, 8, 6, 3]
    assert game.seen()["first"] == 0


@pytest.mark.rule("BF-ADV-13")
@pytest.mark.parametrize(("size", "rounds"), [("small", 9), ("medium", 13), ("large", 16)])
def test_the_length_sets_the_number_of_rounds(size: str, rounds: int) -> None:
    game = first_round(scenario=f"adventure_{size}")
    assert game.seen()["rounds"] == rounds
    game.begin_round(rounds - 1)
    while game.adventure_mode.game_round < rounds:
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.options[0])
    assert not game.adventure_mode.battle
    while not game.over and game.adventure_mode.game_round == rounds and not game.adventure_mode.battle:
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.options[0])
    assert game.events_named("adventure_over"), "after the last round the battle begins"


@pytest.mark.rule("BF-ADV-14")
def test_seven_units_are_the_most() -> None:
    game = first_round(("dungeon/mutare", "castle/rion"))
    game.build(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold", "special_tent")
    game.give(0, gold=99, materials=99, valuables=99)
    own = [key for key in game.turn_of(0).choice.keys if key.startswith("recruit:")]
    assert len(own) == 7
    game.play(*own)
    assert game.traveller(0)["unit_cards"] == 7
    # An eighth from the Portal of Summoning finds no room.
    before = len(game.events_named("recruited"))
    game.begin_round(3)
    while game.choice.seat != 0 or game.choice.kind_name != "action":
        game.apply("yes" if "yes" in game.choice.keys else game.choice.options[0])
    assert (len(game.events_named("recruited")), game.traveller(0)["unit_cards"]) == (before, 7)


@pytest.mark.rule("BF-ADV-68")
def test_the_adventure_cards_are_one_face_down_deck() -> None:
    game = new_adventure_mode()
    game.settle()
    first = banneret.new("battlefield", scenario="adventure_small", seats=["castle", "dungeon"], seed=1)
    other = banneret.new("battlefield", scenario="adventure_small", seats=["castle", "dungeon"], seed=2)
    for drawn in (first, other):
        while drawn.choice.kind_name != "card":
            drawn.apply(drawn.choice.options[0])
    assert first.choice.keys != other.choice.keys, "the deck is shuffled"
    assert game.adventure_cards_seen(1 - game.choice.seat)["offered"] == [], "nobody else sees what is drawn from it"


@pytest.mark.rule("BF-ADV-72")
def test_no_secondary_hero_is_recruited() -> None:
    game = first_round()
    game.give(0, gold=99, materials=99, valuables=99)
    game.turn_of(0)
    assert "hire" not in game.choice.keys
    assert game.why_not("hire") == "BF-ADV-72"
