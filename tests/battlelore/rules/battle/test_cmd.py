"""The turn and the Command cards (section BL-CMD)."""

from typing import Any

import pytest

from banneret.battlelore.box.tables import CARD_IDS
from banneret.battlelore.state.battleground import DECK, DISCARDS, HAND
from tests.battlelore.builder import BattleLoreGame, battle, medieval

BLUE = "human_sword_blue"
BOW = "human_bow_green"
FAR = f"{BLUE}@0.0"


def army(*hexes: str, unit: str = BLUE) -> str:
    """Units of one kind on some hexes."""
    return " ".join(f"{unit}@{hex}" for hex in hexes)


LINE = army("7.0", "7.1", "7.2", "7.4", "7.5", "7.6", "7.7", "7.9", "7.10", "7.11")
"""Three units in each wing and four in the centre."""


def played(card: str, standard: str = LINE, pennant: str = FAR, hand: int = 1, **how: Any) -> BattleLoreGame:
    """A battle in which the standard side plays a card, holding this many."""
    fill = ("patrol_left", "patrol_centre", "patrol_right", "attack_left", "scout_left")[: hand - 1]
    return medieval(standard, pennant, hands=((card, *fill), ("patrol_centre",)), **how).play(f"play:{card}")


def all_ordered(game: BattleLoreGame) -> list[str]:
    """Order as long as there is somebody to order, and tell who was."""
    while game.reached("order"):
        game.play(f"order:{min(game.reached('order'))}")
    return sorted(unit["hex"] for unit in game.seen()["units"] if unit["ordered"])


def wings(hexes: list[str]) -> list[int]:
    """How many of these hexes of row 7 lie in the left wing, the centre and the right wing."""
    columns = [int(hex[2:]) for hex in hexes]
    return [sum(c <= 2 for c in columns), sum(4 <= c <= 7 for c in columns), sum(c >= 9 for c in columns)]


# -- the turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-CMD-01")
@pytest.mark.parametrize("first", [0, 1])
def test_players_take_turns(first: int) -> None:
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@0.0", turn=first, hands=(("attack_centre",), ("attack_centre",)))
    for _ in range(4):
        game.play(next(key for key in game.offers() if key.startswith("play:")))
        while game.choice.kind_name != "play":
            game.play("done" if "done" in game.offers() else game.offers()[0])
    assert [told["side"] for told in game.events_named("turn")][:4] == [first, 1 - first, first, 1 - first]


@pytest.mark.rule("BL-CMD-02", "BL-CMD-07")
def test_a_turn_has_five_phases_in_this_order() -> None:
    game = medieval(army("6.5", "6.6"), army("4.6", "0.0"), dice=["lore"] * 3)
    game.play("play:attack_centre", "order:6.5", "order:6.6")
    game.play("unit:6.6", "move:5.6")
    assert not game.reached("attack")
    assert "unit:5.6" not in game.offers()
    game.play("done", "unit:5.6")
    names = [
        event.name for event in game.events if event.name in ("command", "order", "move", "attack", "draw", "turn")
    ]
    assert names[:8] == ["turn", "command", "order", "order", "move", "attack", "draw", "turn"]


@pytest.mark.rule("BL-CMD-03")
def test_one_card_of_the_hand_is_played() -> None:
    game = medieval(LINE, FAR, hands=(("patrol_left", "attack_centre"), ()))
    assert set(game.offers()) == {"play:patrol_left", "play:attack_centre"}
    game.play("play:patrol_left")
    assert game.seen()["card"] == "patrol_left"
    assert game.side_of(0, 0)["hand"] == ["attack_centre"]
    assert not any(key.startswith("play:") for key in game.offers())


@pytest.mark.rule("BL-CMD-04", "BL-CMD-05")
def test_units_are_named_before_anybody_moves_each_once() -> None:
    game = played("attack_centre")
    game.play("order:7.5")
    assert "order:7.5" not in game.offers()
    assert "order:7.6" in game.offers()
    assert not game.reached("unit")
    game.play("order:7.6", "done")
    assert game.reached("unit") == {"7.5", "7.6"}


@pytest.mark.rule("BL-CMD-04")
@pytest.mark.parametrize(("card", "most"), [("scout_centre", 1), ("patrol_centre", 2), ("attack_centre", 3)])
def test_all_units_are_named_at_once_and_no_more_than_the_card_says(card: str, most: int) -> None:
    centre = ["7.4", "7.5", "7.6", "7.7"]
    game = medieval(army(*centre, "7.0"), FAR, hands=((card,), ())).play(f"play:{card}")
    assert game.reached("order") == set(centre), "nobody of another section"
    for n, hex in enumerate(centre[:most]):
        assert game.reached("order") == set(centre[n:])
        game.play(f"order:{hex}")
    assert not game.reached("order"), "that was the last of its orders"
    assert game.reached("unit") == set(centre[:most])
    game.play(f"unit:{centre[0]}", "move:6.4")
    assert not game.reached("order"), "nobody is named once units move"


@pytest.mark.rule("BL-CMD-04")
def test_fewer_units_may_be_named_than_the_card_would_order() -> None:
    game = medieval(army("7.5", "7.6"), FAR, hands=(("attack_centre",), ())).play("play:attack_centre", "order:7.5")
    assert game.play("done").reached("unit") == {"7.5"}
    none = medieval(army("7.5", "7.6"), FAR, hands=(("attack_centre",), ())).play("play:attack_centre", "done")
    assert none.seen()["turn"] == "pennant", "nobody moves or battles"


@pytest.mark.rule("BL-CMD-06", "BL-MOV-04")
def test_ordered_units_move_one_at_a_time() -> None:
    game = medieval(army("7.5", "7.6"), FAR).lead("7.5", "7.6").play("unit:7.5")
    assert all(key.startswith("move:") for key in game.offers())
    game.play("move:6.5")
    assert game.reached("unit") == {"7.6"}


@pytest.mark.rule("BL-CMD-08")
def test_each_battle_is_finished_before_the_next() -> None:
    game = medieval(army("5.5", "5.6"), "dwarf_sword_blue@4.6", dice=["lore"] * 9).lead("5.5", "5.6")
    game.halt().play("unit:5.5")
    assert set(game.offers()) == {"yes", "no"}
    game.play("yes")
    assert game.reached("unit") == {"5.6"}
    assert game.events_named("back")


@pytest.mark.rule("BL-CMD-09", "BL-CMD-10")
def test_ordered_units_need_not_move_or_battle() -> None:
    game = medieval(army("5.6"), army("4.6")).lead("5.6")
    assert "done" in game.offers()
    game.play("done")
    assert {"unit:5.6", "done"} <= set(game.offers())
    game.play("done")
    assert game.seen()["turn"] == "pennant"
    assert not game.events_named("move")
    assert not game.events_named("attack")


@pytest.mark.rule("BL-CMD-11")
def test_the_card_is_discarded_and_a_new_one_drawn() -> None:
    game = medieval(army("7.6"), FAR, hands=(("attack_centre", "patrol_left"), ()), draws=["draw:surround"])
    game.play("play:attack_centre", "done")
    assert game.seen()["discards"] == ["attack_centre"]
    assert sorted(game.side_of(0, 0)["hand"]) == ["patrol_left", "surround"]


@pytest.mark.rule("BL-CMD-12")
def test_the_deck_has_sixty_cards() -> None:
    s: Any = medieval(army("7.6"), FAR).state
    cards = [CARD_IDS[card] for pile in (HAND, HAND + 1, DECK, DISCARDS) for card in s.piles[pile]]
    assert len(cards) == 60
    assert sum(card in TACTICS for card in cards) == 18


TACTICS = {
    "green_banners", "blue_banners", "red_banners", "darken_the_sky", "mounted_charge", "foot_onslaught",
    "counter_attack", "battle_lore", "leadership",
}  # fmt: skip


# -- Section cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-CMD-13")
@pytest.mark.parametrize(
    ("card", "hand", "orders"),
    [
        pytest.param("scout_left", 3, [1, 0, 0], marks=pytest.mark.rule("BL-CMD-17")),
        pytest.param("scout_centre", 3, [0, 1, 0], marks=pytest.mark.rule("BL-CMD-17")),
        pytest.param("scout_right", 3, [0, 0, 1], marks=pytest.mark.rule("BL-CMD-17")),
        pytest.param("patrol_left", 1, [2, 0, 0], marks=pytest.mark.rule("BL-CMD-19")),
        pytest.param("patrol_centre", 1, [0, 2, 0], marks=pytest.mark.rule("BL-CMD-19")),
        pytest.param("patrol_right", 1, [0, 0, 2], marks=pytest.mark.rule("BL-CMD-19")),
        pytest.param("attack_left", 1, [3, 0, 0], marks=pytest.mark.rule("BL-CMD-20")),
        pytest.param("attack_centre", 1, [0, 3, 0], marks=pytest.mark.rule("BL-CMD-20")),
        pytest.param("attack_right", 1, [0, 0, 3], marks=pytest.mark.rule("BL-CMD-20")),
        pytest.param("advance_left", 2, [2, 0, 0], marks=pytest.mark.rule("BL-CMD-18")),
        pytest.param("advance_centre", 4, [0, 4, 0], marks=pytest.mark.rule("BL-CMD-18")),
        pytest.param("advance_right", 1, [0, 0, 1], marks=pytest.mark.rule("BL-CMD-18")),
        pytest.param("on_the_march", 1, [1, 1, 1], marks=pytest.mark.rule("BL-CMD-21")),
        pytest.param("forward_all", 1, [2, 2, 2], marks=pytest.mark.rule("BL-CMD-22")),
        pytest.param("surround", 1, [2, 0, 2], marks=pytest.mark.rule("BL-CMD-23")),
    ],
)
def test_section_cards_order_so_many_units_of_their_sections(card: str, hand: int, orders: list[int]) -> None:
    assert wings(all_ordered(played(card, hand=hand))) == orders


@pytest.mark.rule("BL-CMD-14")
def test_orders_for_more_units_than_there_are_are_lost() -> None:
    game = played("attack_left", army("7.0", "7.5", "7.6"))
    assert all_ordered(game) == ["7.0"]
    assert "order:7.5" not in game.offers()


@pytest.mark.rule("BL-CMD-17")
def test_a_scout_draws_two_cards_and_keeps_one() -> None:
    game = played("scout_centre", draws=["draw:surround", "draw:leadership"])
    game.play("order:7.5")
    game.play("done")
    assert set(game.offers()) == {"keep:surround", "keep:leadership"}
    assert game.seen(1)["options"] == []
    game.play("keep:leadership")
    assert game.side_of(0, 0)["hand"] == ["leadership"]
    assert sorted(game.seen()["discards"]) == ["scout_centre", "surround"]


@pytest.mark.rule("BL-CMD-16")
def test_the_discards_become_a_new_deck() -> None:
    game = medieval(army("7.6"), FAR, hands=(("attack_centre",), ("patrol_left",)))
    s: Any = game.state
    s.piles[DISCARDS] = tuple(sorted(s.piles[DECK]))
    s.piles[DECK] = ()
    game.play("play:attack_centre", "done")
    assert game.events_named("reshuffle")
    assert game.seen()["discards"] == []
    assert game.side_of(0)["hand_size"] == 1


# -- Tactic cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-CMD-15", "BL-CMD-37")
def test_a_tactic_card_orders_by_its_own_text_in_any_section() -> None:
    mixed = f"{BOW}@7.0 human_sword_red@7.5 {BOW}@7.11"
    assert all_ordered(played("green_banners", mixed, hand=5)) == ["7.0", "7.11"]
    assert all_ordered(played("red_banners", mixed, hand=5)) == ["7.5"]


@pytest.mark.rule("BL-CMD-31")
@pytest.mark.parametrize("hand", [1, 3])
def test_banners_order_a_unit_of_the_colour_for_each_card_held(hand: int) -> None:
    assert len(all_ordered(played("blue_banners", hand=hand))) == hand


@pytest.mark.rule("BL-CMD-24")
def test_mounted_charge_orders_mounted_units_with_a_die_more() -> None:
    riders = f"human_cav_blue@5.6 human_cav_green@7.0 human_cav_red@7.9 {BLUE}@7.5 giant_spider@7.4"
    assert all_ordered(played("mounted_charge", riders, hand=5)) == ["5.6", "7.0", "7.9"]
    assert len(all_ordered(played("mounted_charge", riders, hand=2))) == 2
    game = played("mounted_charge", riders, army("4.6"), hand=3, dice=["lore"] * 4)
    game.play("order:5.6", "done").halt().attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-CMD-25")
def test_foot_onslaught_orders_one_group_of_foot_units() -> None:
    foot = f"{army('7.4', '7.5', '7.6', '7.9')} human_cav_blue@7.7"
    game = played("foot_onslaught", foot, hand=5)
    assert game.reached("order") == {"7.4", "7.5", "7.6", "7.9"}
    game.play("order:7.5")
    assert game.reached("order") == {"7.4", "7.6"}
    game.play("order:7.6")
    assert game.reached("order") == {"7.4"}
    assert len(all_ordered(played("foot_onslaught", foot, hand=2))) == 2


@pytest.mark.rule("BL-CMD-26")
def test_foot_onslaught_moves_two_hexes_and_battles_in_melee_only() -> None:
    game = played("foot_onslaught", f"human_sword_red@6.6 {BOW}@6.5", army("3.6"), hand=2, dice=["lore"] * 4)
    game.play("order:6.6", "order:6.5")
    game.play("unit:6.6", "move:4.6", "done")
    assert game.reached("unit") == {"4.6"}, "the archers have a target three hexes away, but may not shoot"
    game.play("unit:4.6")
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-CMD-27")
def test_leadership_orders_one_unit_anywhere_with_a_die_more() -> None:
    for hex in ("7.0", "7.11"):
        assert f"order:{hex}" in played("leadership").offers()
    assert len(all_ordered(played("leadership", hand=4))) == 1
    game = played("leadership", army("5.6"), army("4.6"), dice=["lore"] * 4)
    game.play("order:5.6").halt().attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-CMD-28")
def test_battle_lore_orders_by_the_dice() -> None:
    mixed = f"{BOW}@7.0 {BLUE}@7.5 human_sword_red@7.9 {BLUE}@7.6"
    game = played("battle_lore", mixed, hand=4, dice=["sword", "red", "flag", "lore"])
    assert len(game.events_named("die")) == 4
    assert game.reached("order") == {"7.9"}, "the helmet first"
    game.play("order:7.9")
    assert game.reached("order") == {"7.0", "7.5", "7.6"}, "then the sword-on-shield: any unit"
    game.play("order:7.0")
    assert {unit["hex"] for unit in game.seen()["units"] if unit["ordered"]} == {"7.0", "7.9"}


@pytest.mark.rule("BL-CMD-28")
@pytest.mark.parametrize(("magic", "tokens"), [(True, 2), (False, 0)])
def test_lore_symbols_of_battle_lore_give_tokens_in_a_lore_adventure(magic: bool, tokens: int) -> None:
    game = battle(
        army("7.6"), FAR, hands=(("battle_lore", "patrol_left"), ()), dice=["lore", "lore"], goblets=(0, 0),
        notes={"lore": magic},
    )  # fmt: skip
    game.play("play:battle_lore")
    assert game.side_of(0)["goblet"] == tokens


@pytest.mark.rule("BL-CMD-29")
def test_units_ordered_by_battle_lore_have_a_die_more() -> None:
    game = played("battle_lore", army("5.6"), army("4.6"), dice=["blue"] + ["lore"] * 4)
    game.play("order:5.6").halt().attack("5.6", "4.6")
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-CMD-30")
def test_battle_lore_shuffles_the_discards_into_the_deck() -> None:
    game = medieval(army("7.6"), FAR, hands=(("battle_lore", "attack_left"), ("attack_centre",)), dice=["flag"] * 2)
    s: Any = game.state
    s.piles[DISCARDS], s.piles[DECK] = s.piles[DECK][:10], s.piles[DECK][10:]
    game.play("play:battle_lore")
    assert game.events_named("reshuffle")
    assert game.seen()["discards"] == []
    assert game.seen()["deck"] == 60 - 3


@pytest.mark.rule("BL-CMD-32")
def test_darken_the_sky_lets_all_archers_shoot_twice() -> None:
    game = played("darken_the_sky", f"{BOW}@6.6 {BOW}@6.0 {BLUE}@6.8", army("3.6", "3.1"), dice=["lore"] * 8)
    assert not any("move" in key for key in game.offers())
    for _ in range(2):
        assert game.reached("unit") == {"6.6", "6.0"}
        game.play("unit:6.6", "unit:6.0")
    assert [told["n"] for told in game.events_named("attack")] == [2, 2, 2, 2]
    assert game.seen()["turn"] == "pennant"
    assert not game.events_named("move")


@pytest.mark.rule("BL-CMD-32")
def test_darken_the_sky_does_not_help_at_point_blank() -> None:
    game = played("darken_the_sky", f"{BOW}@5.6 {BOW}@6.2", army("4.6", "3.2"), dice=["lore"] * 4)
    assert game.reached("unit") == {"6.2"}


@pytest.mark.rule("BL-CMD-33")
@pytest.mark.parametrize(
    ("card", "echo"),
    [
        ("attack_left", "attack_right"),
        ("scout_right", "scout_left"),
        ("surround", "surround"),
        ("leadership", "leadership"),
    ],
)
def test_counter_attack_repeats_with_left_and_right_exchanged(card: str, echo: str) -> None:
    game = medieval(army("8.6"), army("0.0", "0.6", "0.12"), hands=((card,), ("counter_attack",)))
    game.play(f"play:{card}")
    while game.seen()["turn"] == "standard":
        game.play("done" if "done" in game.offers() else game.offers()[0])
    game.play("play:counter_attack")
    assert game.seen()["card"] == echo
    if card == "attack_left":
        assert game.reached("order") == {"0.0"}, "the right wing of the pennant side"


@pytest.mark.rule("BL-CMD-33")
def test_a_repeated_card_counts_the_hand_of_who_repeats_it() -> None:
    game = medieval(
        army("8.6"), army("0.4", "0.5", "0.6", "0.7"),
        hands=(("advance_centre",), ("counter_attack", "patrol_left", "patrol_right")),
    )  # fmt: skip
    game.play("play:advance_centre", "done")
    game.play("play:counter_attack")
    assert len(all_ordered(game)) == 3


@pytest.mark.rule("BL-CMD-33", "BL-CMD-36")
def test_with_nothing_to_repeat_it_orders_nobody() -> None:
    game = played("counter_attack")
    assert game.seen()["turn"] == "pennant"
    assert not game.events_named("order")
    assert game.seen()["discards"] == ["counter_attack"]


@pytest.mark.rule("BL-CMD-34")
def test_counter_attack_may_repeat_a_counter_attack() -> None:
    game = medieval(
        army("8.0", "8.6", "8.12"), army("0.0", "0.6", "0.12"),
        hands=(("attack_left", "counter_attack"), ("counter_attack",)),
    )  # fmt: skip
    game.play("play:attack_left", "done")
    game.play("play:counter_attack", "done")
    game.play("play:counter_attack")
    assert game.seen()["card"] == "attack_left"
    assert game.reached("order") == {"8.0"}


@pytest.mark.rule("BL-CMD-35")
def test_counter_attack_does_not_repeat_a_lore_card() -> None:
    """In its last turn the other side played a lore card for its Command card, so there is nothing to repeat."""
    game = battle(
        army("8.6"), army("0.0"), lore=(["assault"], []), hands=(("attack_centre",), ("counter_attack",)),
    )  # fmt: skip
    game.play("lore:assault", "done", "supply:tokens")
    game.play("play:counter_attack")
    assert game.seen()["card"] == ""
    assert not [told for told in game.events_named("order") if told["unit"] != f"{BLUE}@0"]


@pytest.mark.rule("BL-CMD-36")
def test_who_can_order_nobody_plays_a_card_all_the_same() -> None:
    game = medieval(army("7.11"), FAR, hands=(("patrol_left",), ("patrol_left",)))
    game.play("play:patrol_left")
    assert game.seen()["turn"] == "pennant"
    assert not game.events_named("order")
    assert game.events_named("command") == [{"side": 0, "card": "patrol_left"}]


@pytest.mark.rule("BL-CMD-18")
def test_an_advance_counts_the_card_itself() -> None:
    assert len(all_ordered(played("advance_left", army("7.0", "7.1", "7.2"), hand=1))) == 1
    assert len(all_ordered(played("advance_left", army("7.0", "7.1", "7.2"), hand=3))) == 3
