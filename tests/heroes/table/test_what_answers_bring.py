"""What an answer brings is told in numbers where it can be."""

from banneret.table.asked import asked
from tests.heroes.builder import HeroesGame, game_next_to


def brought(game: HeroesGame) -> dict[str, str]:
    """What each answer brings, of those that say so."""
    return {option.key: option.brings for option in asked(game, "en", 0).options if option.brings}


def test_a_settlement_brings_income_and_its_first_owner_gets_it_at_once() -> None:
    game, settlement = game_next_to("F1", "nw")
    game.play(f"go:{settlement}")
    assert brought(game) == {
        "choose:1": "gold 5, income_gold 5",
        "choose:2": "building_materials 2, income_building_materials 2",
        "choose:3": "valuables 1, income_valuables 1",
    }


def test_the_bonus_that_may_be_chosen_freely_comes_afterwards() -> None:
    game, settlement = game_next_to("F1", "nw", settlement_first_bonus_free_choice="on")
    game.play(f"go:{settlement}")
    assert brought(game)["choose:1"] == "income_gold 5"
    game.play("choose:1")
    assert brought(game) == {"choose:1": "gold 5"}


def test_a_trading_post_brings_what_its_table_says_and_a_coin_for_a_card() -> None:
    game, target = game_next_to("F1", "sw", mp=2)
    game.give(0, gold=6)
    game.deal(0, hand=("haste",))
    game.play(f"go:{target}")
    assert brought(game) == {"trade:1": "valuables 1", "trade:2": "building_materials 1", "remove:haste": "gold 1"}
