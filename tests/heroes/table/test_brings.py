"""What an answer brings is told in numbers where it can be."""

from banneret.kernel.game import Game
from banneret.table.asked import asked
from tests.heroes.support.journey import deal, give, play
from tests.heroes.support.tours import at_the_door


def brought(game: Game) -> dict[str, str]:
    """What each answer brings, of those that say so."""
    return {option.key: option.brings for option in asked(game, "en", 0).options if option.brings}


def test_a_settlement_brings_income_and_its_first_owner_gets_it_at_once() -> None:
    game, settlement = at_the_door("F1", "nw")
    play(game, f"go:{settlement}")
    assert brought(game) == {
        "choose:1": "gold 5, income_gold 5",
        "choose:2": "building_materials 2, income_building_materials 2",
        "choose:3": "valuables 1, income_valuables 1",
    }


def test_the_bonus_that_may_be_chosen_freely_comes_afterwards() -> None:
    game, settlement = at_the_door("F1", "nw", settlement_first_bonus_free_choice="on")
    play(game, f"go:{settlement}")
    assert brought(game)["choose:1"] == "income_gold 5"
    play(game, "choose:1")
    assert brought(game) == {"choose:1": "gold 5"}


def test_a_trading_post_brings_what_its_table_says_and_a_coin_for_a_card() -> None:
    game, target = at_the_door("F1", "sw", mp=2)
    give(game, 0, gold=6)
    deal(game, 0, hand=("haste",))
    play(game, f"go:{target}")
    assert brought(game) == {"trade:1": "valuables 1", "trade:2": "building_materials 1", "remove:haste": "gold 1"}
