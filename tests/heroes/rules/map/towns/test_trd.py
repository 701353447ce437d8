"""The Trading Post: exchanging resources, or selling a card."""

import pytest

from banneret.heroes.adventure.trading_post import removable
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.towns_and_heroes import VISIT
from banneret.heroes.tables.units_and_cards import CARD_IDS, CARD_KIND, SPECIALTY_CARD, STATISTIC_CARD
from banneret.kernel.errors import Refused
from tests.heroes.builder import HeroesGame, game_next_to

Amounts = tuple[int, int, int]
TABLE: list[tuple[Amounts, Amounts]] = [
    ((6, 0, 0), (0, 0, 1)),
    ((2, 0, 0), (0, 1, 0)),
    ((0, 0, 1), (3, 0, 0)),
    ((0, 0, 1), (0, 2, 0)),
    ((0, 1, 0), (1, 0, 0)),
    ((0, 3, 0), (0, 0, 1)),
]


def post(purse: Amounts = (0, 0, 0), hand: tuple[str, ...] = (), mp: int = 2) -> HeroesGame:
    """A game whose first player visits a Trading Post with these resources and cards."""
    game, target = game_next_to("F1", "sw", mp=mp)
    game.give(0, gold=purse[0], materials=purse[1], valuables=purse[2])
    game.deal(0, hand=hand)
    return game.play(f"go:{target}")


def rows(game: HeroesGame) -> set[str]:
    """The rows of the trade table on offer."""
    return {key for key in game.keys if key.startswith("trade:")}


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(0, marks=pytest.mark.rule("H3-TRD-03")),
        pytest.param(1, marks=pytest.mark.rule("H3-TRD-04")),
        pytest.param(2, marks=pytest.mark.rule("H3-TRD-05")),
        pytest.param(3, marks=pytest.mark.rule("H3-TRD-06")),
        pytest.param(4, marks=pytest.mark.rule("H3-TRD-07")),
        pytest.param(5, marks=pytest.mark.rule("H3-TRD-08")),
    ],
)
def test_a_row_of_the_trade_table_gives_its_worth_for_its_price(row: int) -> None:
    price, worth = TABLE[row]
    game = post(price)
    game.play(f"trade:{row + 1}")
    assert game.resources(0) == worth
    gold, materials, valuables = (max(0, amount - 1) for amount in price)
    assert f"trade:{row + 1}" not in post((gold, materials, valuables), hand=("haste",)).keys


@pytest.mark.rule("H3-TRD-01", "H3-TRD-02")
def test_a_visit_is_either_any_number_of_exchanges_or_one_card() -> None:
    game = post((2, 4, 0), hand=("haste", "slow"))
    assert game.keys == {"trade:2", "trade:5", "trade:6", "remove:haste", "remove:slow", "done"}
    game.play("trade:5", "trade:5")
    assert game.resources(0) == (4, 2, 0)
    assert game.keys == {"trade:2", "trade:5", "done"}
    with pytest.raises(Refused):
        game.play("remove:haste")
    game.play("trade:2", "trade:6", "done")
    assert (game.resources(0), game.asked()) == ((2, 0, 1), (0, "action"))
    game = post((2, 4, 0), hand=("haste", "slow"))
    game.play("remove:haste")
    assert (game.resources(0), game.asked()) == ((3, 4, 0), (0, "action"))


@pytest.mark.rule("H3-TRD-01")
def test_nothing_need_be_traded() -> None:
    game = post((6, 3, 1), hand=("haste",))
    game.play("done")
    assert (game.resources(0), game.player(0)["hand"], game.asked()) == ((6, 3, 1), ["haste"], (0, "action"))


@pytest.mark.rule("H3-TRD-09", "H3-TRD-10", "H3-EXD-119")
def test_a_card_is_sold_for_one_gold_and_leaves_the_game() -> None:
    game = post(hand=("attack", "magic_arrow", "catherine_specialty_i", "starting_leadership", "haste"))
    assert game.keys == {"remove:haste", "done"}
    game.play("remove:haste")
    assert game.resources(0) == (1, 0, 0)
    assert game.player(0)["removed"] == ["haste"]
    assert "haste" not in game.player(0)["hand"] + game.player(0)["discard"]
    assert len(game.player(0)["hand"]) == 4


@pytest.mark.rule("H3-TRD-10")
def test_of_all_cards_only_four_kinds_are_not_for_sale() -> None:
    for n, card in enumerate(CARD_IDS):
        kept = CARD_KIND[n] in (STATISTIC_CARD, SPECIALTY_CARD) or card.startswith("starting_") or card == "magic_arrow"
        assert removable(n) is not kept, card
    game = post(
        hand=("power", "knowledge", "catherine_specialty_iv", "magic_arrow", "magic_arrow", "tactics", "speculum")
    )
    assert game.keys == {"remove:tactics", "remove:speculum", "done"}


@pytest.mark.rule("H3-TRD-10")
def test_another_copy_of_the_starting_ability_may_be_sold() -> None:
    game = post(hand=("starting_leadership", "leadership"))
    assert game.keys == {"remove:leadership", "done"}


@pytest.mark.rule("H3-TRD-09")
def test_only_cards_in_hand_are_sold() -> None:
    game, target = game_next_to("F1", "sw")
    game.give(0, gold=2)
    game.deal(0, hand=[], deck=["haste"], discards=["slow"])
    game.play(f"go:{target}")
    assert game.keys == {"trade:2", "done"}


@pytest.mark.rule("H3-TRD-16")
def test_another_effect_that_lets_trade_uses_the_same_table() -> None:
    game, obelisk = game_next_to("N3", "c")
    game.own_match().obelisk = VISIT[LOCATION_IDS.index("trading_post")]
    game.give(0, gold=6, materials=3, valuables=1)
    game.play(f"go:{obelisk}")
    assert rows(game) == {f"trade:{n}" for n in range(1, 7)}
    game.play("trade:1", "trade:3", "trade:6")
    assert game.resources(0) == (3, 0, 2)


@pytest.mark.rule("H3-TRD-17", "H3-TRD-02")
def test_a_point_buys_another_visit_and_another_choice() -> None:
    game = post((0, 1, 0), hand=("haste", "slow"), mp=2)
    game.play("remove:haste")
    assert game.player(0)["heroes"][0]["movement"] == 1
    game.play("revisit:main")
    assert game.player(0)["heroes"][0]["movement"] == 0
    assert game.keys == {"trade:5", "remove:slow", "done"}
    game.play("trade:5")
    assert game.resources(0) == (2, 0, 0)
    game.play("done")
    assert "revisit:main" not in game.keys


@pytest.mark.rule("H3-TRD-01", "H3-TRD-09", "H3-TRD-17")
def test_a_secondary_hero_trades_and_comes_again_for_the_own_points() -> None:
    game, target = game_next_to("F1", "sw", mp=2)
    beside = game.hero_at(0)
    assert beside is not None
    game.stand(0, game.town_of(0), mp=3)
    game.stand(0, beside, secondary=True, mp=2)
    game.give(0, gold=1)
    game.deal(0, hand=("haste",))
    game.ask_again().play(f"go2:{target}", "remove:haste")
    assert game.resources(0) == (2, 0, 0)
    game.play("revisit:secondary", "trade:2")
    assert game.resources(0) == (0, 1, 0)
    game.play("done")
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [3, 0]


@pytest.mark.rule("H3-TRD-09", "H3-TRD-02")
def test_of_two_copies_one_is_sold() -> None:
    game = post((1, 0, 0), hand=("haste", "haste"))
    game.play("remove:haste")
    assert (game.player(0)["hand"], game.player(0)["removed"]) == (["haste"], ["haste"])
    assert (game.resources(0), game.asked()) == ((2, 0, 0), (0, "action"))
