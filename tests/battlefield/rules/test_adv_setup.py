"""Adventure mode: kits, decks, first player and the deck of Adventure cards (section ADV, first part; CMP)."""

from collections import Counter
from typing import cast

import pytest

import banneret
from banneret.battlefield.adventure_mode.deck import adventure_deck_file
from banneret.battlefield.adventure_mode.state import ADVENTURE_DECK, OFFERED_CARDS
from banneret.heroes.state.whole_game import SHARED_DECK, SHARED_DISCARDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, CARD_NUMBER
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ROLL
from tests.battlefield.support.expedition import (
    adventure_mode_of,
    begin_round,
    new_adventure_mode,
    set_off,
    told,
    traveller,
    turn_of,
)
from tests.heroes.support.journey import Luck, build, give, luck, own_match, play, seen, state_of
from tests.heroes.support.stage import happened


def deck_names(game: Game, deck: str) -> list[str]:
    """The cards of a shared deck and its discard pile, as a spectator counts them."""
    state = state_of(game)
    n = ("ability", "artifact", "spell").index(deck)
    return [CARD_IDS[card] for card in state.piles[SHARED_DECK + n] + state.piles[SHARED_DISCARDS + n]]


@pytest.mark.rule("BF-CMP-12")
def test_the_adventure_deck_has_fifty_cards() -> None:
    game = set_off()
    assert told(game)["deck"] + told(game)["offered_cards"] == 50


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
    state = adventure_mode_of(game)
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
    play(game, "faction:dungeon")
    assert game.choice.keys == ("faction:castle", "faction:necropolis")
    play(game, "faction:castle", "hero:mutare", "hero:rion")
    assert [traveller(game, n)["hero"] for n in (0, 1)] == ["rion", "mutare"]
    assert "mutare_specialty_i" in traveller(game, 1)["deck"]
    build(game, 0, "citadel", "dwelling_bronze", "dwelling_silver", "dwelling_gold")
    give(game, 0, gold=99, materials=99, valuables=99)
    turn_of(game, 0)
    assert sum(key.startswith("recruit:castle_") for key in game.choice.keys) == 7


@pytest.mark.rule("BF-ADV-03")
def test_diplomacy_and_logistics_are_not_in_the_game() -> None:
    game = set_off(keep_useless_abilities="on")
    names = deck_names(game, "ability")
    assert not {"diplomacy", "logistics"} & set(names)
    assert len(names) == 30 - 2 * 2 - 2  # two copies each, and one starting Ability for each hero


@pytest.mark.rule("BF-ADV-04")
def test_abilities_that_can_do_nothing_go_too_unless_kept() -> None:
    assert "necromancy" not in deck_names(set_off(), "ability")
    assert "necromancy" in deck_names(set_off(keep_useless_abilities="on"), "ability")
    assert {"estates", "wisdom"} <= set(deck_names(set_off(), "ability")), "what earns something is of use here"


@pytest.mark.rule("BF-ADV-05")
@pytest.mark.parametrize(("drawn", "beside"), [("archery", []), ("estates", ["estates"])])
def test_a_removed_starting_ability_is_replaced_by_the_top_ability(drawn: str, beside: list[str]) -> None:
    game = new_adventure_mode()
    own_match(game).removed_cards += (CARD_NUMBER["leadership"],)
    luck(game, rolls=["resource:6_gold"] * 2 + ["resource:1_valuables"] * 2)
    # Three cards are turned up for the discard piles before.
    luck(game, draws=["tactics", "centaurs_axe", "bless", drawn])
    game.settle()
    own = traveller(game, 0)
    assert "starting_leadership" not in own["deck"]
    assert own["removed"] == ["starting_leadership"]
    assert (drawn in own["deck"], own["beside"]) == (not beside, beside)
    assert len(own["deck"]) + len(beside) == 9
    assert drawn not in traveller(game, 0, seat=1)["deck"], "the new card is seen by its owner alone"


@pytest.mark.rule("BF-ADV-06")
def test_level_one_and_round_one() -> None:
    game = set_off()
    assert (seen(game)["round"], [traveller(game, n)["level"] for n in (0, 1)]) == (1, [1, 1])


@pytest.mark.rule("BF-ADV-07")
@pytest.mark.rule("BF-ADV-08")
def test_starting_resources_and_income() -> None:
    game = set_off()
    for n in (0, 1):
        assert traveller(game, n)["resources"] == {"gold": 15, "building_materials": 3, "valuables": 1}
        assert traveller(game, n)["income"] == {"gold": 10, "building_materials": 0, "valuables": 0}


@pytest.mark.rule("BF-ADV-09")
def test_no_building_and_no_unit_at_the_start() -> None:
    game = set_off()
    assert [(traveller(game, n)["buildings"], traveller(game, n)["units"]) for n in (0, 1)] == [([], [])] * 2


@pytest.mark.rule("BF-ADV-10")
def test_the_starting_deck_of_the_hero_has_nine_cards() -> None:
    game = set_off()
    assert sorted(traveller(game, 0)["deck"]) == sorted(
        ["attack"] * 2 + ["defense"] * 2 + ["power", "knowledge", "starting_leadership"]
        + ["catherine_specialty_i", "magic_arrow"]
    )  # fmt: skip
    assert len(traveller(game, 1)["deck"]) == 9


@pytest.mark.rule("BF-ADV-11")
def test_nothing_is_drawn_from_the_deck_before_the_battle() -> None:
    game = set_off()
    for _ in range(60):
        if adventure_mode_of(game).game_round == 6:
            break
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.options[0])
    assert adventure_mode_of(game).game_round == 6
    assert not happened(game, "draw")
    assert [traveller(game, n)["hand_size"] for n in (0, 1)] == [0, 0]
    turn_of(game, 0)
    assert game.why_not("play:attack") == "BF-ADV-11"
    # A building whose effect is about a hand does nothing.
    build(game, 1, "mage_guild", "special_tent")
    turn_of(game, 1)
    assert "use:special_tent" not in game.choice.keys, "Cover of Darkness exchanges cards of the hand"


@pytest.mark.rule("BF-ADV-12")
def test_the_higher_sum_of_two_resource_dice_is_first() -> None:
    game = new_adventure_mode()
    luck(game, rolls=["resource:2_valuables", "resource:4_building_materials"])
    luck(game, rolls=["resource:3_gold", "resource:6_gold"])
    game.settle()
    assert [event["n"] for event in happened(game, "contest")] == [6, 9]
    assert (seen(game)["first"], game.choice.seat) == (1, 1)


@pytest.mark.rule("BF-ADV-12")
def test_a_tie_is_rolled_again_by_both() -> None:
    game = new_adventure_mode()
    luck(game, rolls=["resource:6_gold", "resource:2_valuables", "resource:4_building_materials"])
    luck(game, rolls=["resource:4_building_materials"])
    luck(game, rolls=["resource:3_gold", "resource:3_gold", "resource:2_valuables", "resource:1_valuables"])
    game.settle()
    assert [event["n"] for event in happened(game, "contest")] == [8, 8, 6, 3]
    assert seen(game)["first"] == 0


@pytest.mark.rule("BF-ADV-13")
@pytest.mark.parametrize(("size", "rounds"), [("small", 9), ("medium", 13), ("large", 16)])
def test_the_length_sets_the_number_of_rounds(size: str, rounds: int) -> None:
    game = set_off(scenario=f"adventure_{size}")
    assert seen(game)["rounds"] == rounds
    begin_round(game, rounds - 1)
    while adventure_mode_of(game).game_round < rounds:
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.options[0])
    assert not adventure_mode_of(game).battle
    while not game.over and adventure_mode_of(game).game_round == rounds and not adventure_mode_of(game).battle:
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.options[0])
    assert happened(game, "adventure_over"), "after the last round the battle begins"


@pytest.mark.rule("BF-ADV-14")
def test_seven_units_are_the_most() -> None:
    game = set_off(("dungeon/mutare", "castle/rion"))
    build(game, 0, "dwelling_bronze", "dwelling_silver", "dwelling_gold", "special_tent")
    give(game, 0, gold=99, materials=99, valuables=99)
    own = [key for key in turn_of(game, 0).choice.keys if key.startswith("recruit:")]
    assert len(own) == 7
    play(game, *own)
    assert traveller(game, 0)["unit_cards"] == 7
    # An eighth from the Portal of Summoning finds no room.
    before = len(happened(game, "recruited"))
    begin_round(game, 3)
    while game.choice.seat != 0 or game.choice.kind_name != "action":
        game.apply("yes" if "yes" in game.choice.keys else game.choice.options[0])
    assert (len(happened(game, "recruited")), traveller(game, 0)["unit_cards"]) == (before, 7)


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
    assert told(game, 1 - game.choice.seat)["offered"] == [], "nobody else sees what is drawn from it"


@pytest.mark.rule("BF-ADV-72")
def test_no_secondary_hero_is_recruited() -> None:
    game = set_off()
    give(game, 0, gold=99, materials=99, valuables=99)
    turn_of(game, 0)
    assert "hire" not in game.choice.keys
    assert game.why_not("hire") == "BF-ADV-72"
