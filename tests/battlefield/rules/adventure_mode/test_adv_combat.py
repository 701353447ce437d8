"""Adventure mode: adventure Combats (BF-ADV-51 to BF-ADV-61) and Morale cards in them."""

import pytest

from banneret.heroes.combat.morale.decks import hold as hold_morale
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.tables.morale import MORALE_IDS, morale_card
from tests.battlefield.builder import BattlefieldGame, first_round


def facing(card: str, *units: str, dice: list[int] | None = None) -> BattlefieldGame:
    """A game in whose turn seat 0 has kept a Combat card and has these units."""
    game = first_round().turn_of()
    game.give(0)
    game.hold_cards(0, kept=card)
    game.army(0, *units)
    game.luck(dice=dice or [])
    return game.ask_again()


def power(game: BattlefieldGame) -> dict[str, int | str]:
    """The Combat Power reached last, and what was declared."""
    return game.events_named("combat_power")[-1]


def morale_cards(game: BattlefieldGame, player: int, *names: str) -> None:
    """Let the acting player have these Morale cards."""
    hold_morale(game.adventure_mode, 0, tuple(sorted(morale_card(MORALE_IDS.index(name)) for name in names)))
    assert game.adventure_mode.who[0] == player


@pytest.mark.rule("BF-ADV-51")
def test_a_printed_combat_power_is_declared_first() -> None:
    game = facing("crypt", "castle_griffins", "castle_champions", "castle_zealots", dice=[0, 0])
    game.play("resolve:crypt")
    assert game.choice.keys == ("declare:4", "declare:5", "declare:7")
    assert game.why_not("declare:6") == "BF-ADV-51"
    game.play("declare:7")
    assert game.events_named("declared") == [{"player": 0, "n": 7}]
    assert all(key.startswith("send:") for key in game.choice.keys), "units are picked after that"


@pytest.mark.rule("BF-ADV-52")
def test_two_units_and_two_dice_make_the_combat_power() -> None:
    game = facing("imp_cache", "castle_griffins", "castle_champions", "castle_zealots", dice=[-1, 1])
    game.play("resolve:imp_cache", "declare:9", "send:castle_champions")
    assert set(game.choice.keys) == {"send:castle_griffins", "send:castle_zealots"}
    game.play("send:castle_zealots")
    assert len(game.events_named("power_die")) == 2
    assert power(game) == {"player": 0, "n": 5 + 3 - 1 + 1, "n2": 9}


@pytest.mark.rule("BF-ADV-53")
@pytest.mark.parametrize(("unit", "attack"), [("castle_griffins", 2), ("castle_griffins+", 3)])
def test_the_side_of_the_card_that_is_up_counts(unit: str, attack: int) -> None:
    game = facing("imp_cache", unit, "castle_zealots", dice=[0, 0])
    game.play("resolve:imp_cache", "declare:9")
    assert power(game)["n"] == attack + 3


@pytest.mark.rule("BF-ADV-54")
@pytest.mark.parametrize(("units", "dice", "reached"), [(("castle_champions",), [1], 6), ((), [], 0)])
def test_fewer_units_throw_fewer_dice(units: tuple[str, ...], dice: list[int], reached: int) -> None:
    game = facing("imp_cache", *units, dice=dice)
    game.play("resolve:imp_cache", "declare:7")
    assert power(game)["n"] == reached
    assert len(game.events_named("power_die")) == len(dice)


@pytest.mark.rule("BF-ADV-55")
@pytest.mark.rule("BF-EXA-22")
def test_combat_power_that_equals_the_declared_value_wins_both_rewards() -> None:
    game = facing("cyclops_stockpile", "castle_crusaders+", "castle_zealots", dice=[1, 0])
    game.play("resolve:cyclops_stockpile", "declare:8")
    assert power(game) == {"player": 0, "n": 8, "n2": 8}
    assert game.traveller(0)["experience"] == 1
    assert game.traveller(0)["resources"] == {"gold": 0, "building_materials": 5, "valuables": 1}
    assert game.events_named("combat_won")
    assert game.traveller(0)["stunned"] == []


@pytest.mark.rule("BF-ADV-55")
def test_the_reward_is_that_of_the_declared_value() -> None:
    game = facing("cyclops_stockpile", "castle_archangels+", "castle_champions+", dice=[1, 1])
    game.play("resolve:cyclops_stockpile", "declare:6")
    assert game.traveller(0)["resources"] == {"gold": 0, "building_materials": 3, "valuables": 0}


@pytest.mark.rule("BF-ADV-56")
def test_a_lost_combat_gives_the_basic_reward_and_a_token() -> None:
    game = facing("cyclops_stockpile", "castle_crusaders+", "castle_zealots", "castle_griffins", dice=[0, 0])
    game.play("resolve:cyclops_stockpile", "declare:8", "send:castle_crusaders", "send:castle_zealots")
    assert game.traveller(0)["experience"] == 1
    assert game.traveller(0)["resources"]["building_materials"] == 0
    assert set(game.choice.keys) == {"stun:castle_crusaders", "stun:castle_zealots"}, "one that took part"
    game.play("stun:castle_zealots")
    assert game.traveller(0, seat=1)["stunned"] == ["castle_zealots"]


@pytest.mark.rule("BF-ADV-56")
def test_with_no_participant_no_token_is_placed() -> None:
    game = facing("cyclops_stockpile")
    game.play("resolve:cyclops_stockpile", "declare:6")
    assert (game.traveller(0)["experience"], game.traveller(0)["stunned"]) == (1, [])
    assert game.choice.kind_name == "action"


@pytest.mark.rule("BF-ADV-56", "BF-ADV-59")
@pytest.mark.parametrize(
    ("units", "stunned"), [(("castle_halberdiers", "castle_griffins"), 2), (("castle_griffins",), 1)]
)
def test_a_unit_stunned_by_the_basic_reward_gets_no_second_token(units: tuple[str, ...], stunned: int) -> None:
    game = facing("crypt", *units, dice=[-1] * len(units))
    game.luck(draws=["put_token"])
    game.play("resolve:crypt", "declare:7")
    if len(units) == 2:
        game.play("stun:castle_griffins")
    assert sorted(game.traveller(0)["stunned"]) == sorted(units)
    assert len(game.events_named("unit_stunned")) == stunned
    assert game.choice.kind_name == "action"


@pytest.mark.rule("BF-ADV-57")
def test_the_basic_reward_comes_first() -> None:
    game = facing("crypt", "castle_archangels+", "castle_champions+", dice=[1, 1])
    game.luck(draws=["search_one"], rolls=["treasure:experience"])
    game.play("resolve:crypt", "declare:4")
    names = [event.name for event in game.events]
    assert names.index("experience") < names.index("morale_taken") < names.index("map_die")


@pytest.mark.rule("BF-ADV-58")
def test_a_stunned_unit_adds_only_its_die_and_is_roused() -> None:
    game = facing("imp_cache", "castle_champions", "castle_zealots", dice=[1, 1])
    game.stunned(0, "castle_champions")
    game.play("resolve:imp_cache", "declare:5")
    assert power(game)["n"] == 3 + 1 + 1
    assert game.traveller(0)["stunned"] == []
    assert game.events_named("combat_won")


@pytest.mark.rule("BF-ADV-58")
def test_a_unit_that_is_not_picked_stays_stunned() -> None:
    game = facing("imp_cache", "castle_champions", "castle_zealots", "castle_griffins", dice=[1, 1])
    game.stunned(0, "castle_champions")
    game.play("resolve:imp_cache", "declare:5", "send:castle_zealots", "send:castle_griffins")
    assert game.traveller(0)["stunned"] == ["castle_champions"]


@pytest.mark.rule("BF-ADV-59")
def test_the_old_token_goes_before_a_new_one_comes() -> None:
    game = facing("imp_cache", "castle_champions", "castle_zealots", dice=[0, 0])
    game.stunned(0, "castle_champions")
    game.play("resolve:imp_cache", "declare:9", "stun:castle_champions")
    assert game.traveller(0)["stunned"] == ["castle_champions"], "exactly one token, on the unit chosen"
    names = [event.name for event in game.events]
    assert names.index("unit_roused") < names.index("unit_stunned")


@pytest.mark.rule("BF-ADV-60")
def test_nobody_is_hurt() -> None:
    game = facing("imp_cache", "castle_champions+", "castle_zealots", dice=[-1, -1])
    before = game.adventure_mode.piles[RESERVE]
    game.play("resolve:imp_cache", "declare:9", "stun:castle_zealots")
    assert game.adventure_mode.piles[RESERVE] == before
    assert game.traveller(0)["units"] == ["castle_zealots", "castle_champions+"]
    assert (game.adventure_cards_seen()["declared"], game.adventure_cards_seen()["band"]) == (0, []), "and it is over"


@pytest.mark.rule("BF-ADV-61")
def test_neither_abilities_nor_cards_change_combat_power() -> None:
    # Crusaders attack twice and Champions hit harder after a move; neither counts here.
    game = facing("imp_cache", "castle_crusaders", "castle_champions", dice=[0, 0])
    game.deal(0, deck=["attack", "titans_gladius"])
    game.play("resolve:imp_cache", "declare:9")
    assert power(game)["n"] == 3 + 5
    assert not game.events_named("play")


@pytest.mark.rule("BF-ADV-61")
@pytest.mark.rule("BF-MRL-07")
@pytest.mark.parametrize(
    ("card", "answer", "dice", "reached"),
    [
        ("combat_bonus", "morale:combat_bonus", [0, 0], 9),
        ("set_attack_die_plus", "morale_plus:1", [-1, 0], 9),
        ("reroll_die", "morale_reroll:1", [-1, 0, 1], 9),
    ],
)
def test_positive_morale_cards_change_it(card: str, answer: str, dice: list[int], reached: int) -> None:
    game = facing("imp_cache", "castle_champions", "castle_zealots", dice=dice)
    morale_cards(game, 0, card)
    game.ask_again()
    game.play("resolve:imp_cache", "declare:9", answer)
    assert power(game)["n"] == reached
    assert game.traveller(0)["morale_cards"] == []


@pytest.mark.rule("BF-ADV-54", "BF-ADV-61")
def test_who_throws_one_die_anyway_does_not_fumble() -> None:
    game = facing("imp_cache", "castle_champions", dice=[1])
    morale_cards(game, 0, "roll_one_less")
    game.ask_again()
    game.play("resolve:imp_cache", "declare:5")
    assert power(game)["n"] == 6
    assert game.traveller(0)["morale_cards"] == ["roll_one_less"]


@pytest.mark.rule("BF-ADV-61")
@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize(
    ("card", "dice", "reached"),
    [
        ("next_roll_minus_one", [0, 0], 7),
        ("roll_one_less", [1], 9),
        ("set_attack_die_minus", [0, 0], 7),
        ("reroll_plus_one", [0, 1, -1], 7),
    ],
)
def test_negative_morale_cards_change_it_without_asking(card: str, dice: list[int], reached: int) -> None:
    game = facing("imp_cache", "castle_champions", "castle_zealots", dice=dice)
    morale_cards(game, 0, card)
    game.ask_again()
    game.play("resolve:imp_cache", "declare:5")
    assert power(game)["n"] == reached
    assert game.traveller(0)["morale_cards"] == []
