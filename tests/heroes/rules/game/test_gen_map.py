"""General adjudication (GEN) as a whole game shows it."""

from typing import cast

import pytest

import banneret
from banneret.heroes.state.battle import Battle
from tests.heroes.builder import against_ai, new_game, skirmish, whole_game

AI_CARD = "cast_a_spell_a"
SHOOTERS = "neutral_sharpshooters@d5"
"""Nobody strikes back at them, so a spell that lowers attack cannot be cast."""


@pytest.mark.rule("H3-GEN-01")
def test_a_card_beats_the_general_rule_about_guards() -> None:
    # Guards flee only from a hero of a higher level; Diplomacy also avoids those of the same one.
    for hand in ([], ["diplomacy"]):
        game = whole_game()
        game.lay((1, 0), "F1")
        game.level(0, 2)
        game.give(0)
        game.give(1)
        game.deal(0, hand=hand)
        game.stand(0, "1,0.c", mp=3)
        game.ask_again().play("go:1,0.e")
        if hand:
            game.play("expert:diplomacy")
        assert (game.seen()["combat"] is None) == bool(hand)
        assert len(game.events_named("avoided")) == len(hand)


@pytest.mark.rule("H3-GEN-01")
@pytest.mark.parametrize(("answers", "damage"), [(["done"], 0), (["cast:disrupting_ray", "done"], 1)])
def test_a_card_beats_what_a_unit_says(answers: list[str], damage: int) -> None:
    # Wraiths heal themselves when they activate; Disrupting Ray leaves them without that ability.
    game = skirmish(
        "castle_archangels@d1 cards=disrupting_ray hand=1", "necropolis_wraiths@b4*1", draws=["disrupting_ray"]
    )
    game.play(*answers)
    assert game.unit_at("b4")["damage"] == damage


@pytest.mark.rule("H3-GEN-01")
def test_a_town_board_beats_the_general_rule_about_movement() -> None:
    game = whole_game()
    game.build(0, "city_hall")
    game.astrologers(["dead_silence"])
    game.to_round(2)
    game.end_round()
    game.play("choose:2")
    assert [game.player(n)["heroes"][0]["movement"] for n in (0, 1)] == [4, 3]


@pytest.mark.rule("H3-GEN-04")
def test_who_cannot_pay_in_full_cannot_act() -> None:
    game = whole_game()
    game.army(0)
    game.give(1, gold=99, materials=99, valuables=99)
    for gold, materials, valuables, able in ((10, 3, 5, False), (9, 4, 0, False), (10, 4, 0, True)):
        game.give(0, gold=gold, materials=materials, valuables=valuables)
        assert ("build:city_hall" in game.ask_again().keys) is able
    game.give(0, gold=9)
    assert "hire" not in game.ask_again().keys


@pytest.mark.rule("H3-GEN-04")
def test_the_price_is_paid_before_the_effect() -> None:
    game = whole_game()
    game.give(0, gold=6)
    game.build(0, "mage_guild")
    game.ask_again().play("buy_spell")
    assert (game.asked(), game.keys) == ((0, "may"), {"look", "take_top"})
    assert game.resources(0) == (0, 0, 0)


@pytest.mark.rule("H3-GEN-03", "H3-GEN-04")
def test_a_loss_takes_no_more_than_there_is() -> None:
    game = whole_game()
    game.astrologers(["wild_debauchery"])
    game.position.income[0] = 3
    game.to_round(2)
    game.give(0, gold=1)
    game.end_round()
    assert game.resources(0)[0] == 1


@pytest.mark.rule("H3-GEN-06")
def test_movement_tokens_do_not_limit_movement() -> None:
    game = whole_game()
    game.stand(0, "0,0.c", mp=18)
    game.ask_again()
    for _ in range(9):
        game.play("go:0,0.ne", "go:0,0.c")
    assert game.player(0)["heroes"][0]["movement"] == 0


@pytest.mark.rule("H3-GEN-08")
def test_hands_and_face_down_tiles_are_hidden() -> None:
    game = whole_game()
    game.deal(0, hand=["haste", "slow"])
    assert sorted(game.player(0)["hand"]) == ["haste", "slow"]
    for seat in (-1, 1):
        assert (game.player(0, seat)["hand"], game.player(0, seat)["hand_size"]) == ([], 2)
        hidden = [tile for tile in game.seen(seat)["tiles"] if tile["tile"] is None]
        assert len(hidden) == 4
        assert all(set(tile) == {"at", "tile", "kind"} for tile in hidden)


@pytest.mark.rule("H3-GEN-08")
def test_where_a_card_lies_is_known_to_all_who_have_seen_it_and_to_nobody_else() -> None:
    game = against_ai(AI_CARD, f"{AI_CARD} weakness", spells="weakness", player="castle_griffins@a1", ai=SHOOTERS)
    known = cast(Battle, game.state).known
    assert len(known) == 1, "the card of the AI Hero went under its deck, for all to see"
    assert [cast(Battle, game.view(seat).state).known for seat in (0, 1, -1)] == [known] * 3

    game = whole_game(("castle/catherine", "dungeon/mutare"))
    game.army(0, "neutral_rogues")
    game.ask_again().play("use_unit:neutral_rogues", "deck:spell", "top")
    known = game.position.known
    assert len(known) == 1, "one player has looked at it"
    assert [cast(Battle, game.view(seat).state).known for seat in (0, 1, -1)] == [known, (), ()]


@pytest.mark.rule("H3-GEN-09")
@pytest.mark.parametrize(("option", "units"), [("off", ["castle_halberdiers+", "castle_marksmen"]), ("on", [])])
def test_pools_income_buildings_and_units_are_open(option: str, units: list[str]) -> None:
    game = whole_game(hide_unit_decks=option)
    game.deal(0, discards=["attack"])
    game.give(0, gold=7, materials=2, valuables=1)
    shown = game.player(0, 1)
    assert shown["discard"] == ["attack"]
    assert shown["resources"] == {"gold": 7, "building_materials": 2, "valuables": 1}
    assert (shown["income"]["gold"], shown["buildings"], shown["morale"]) == (10, ["towers"], None)
    assert (shown["units"], shown["unit_cards"]) == (units, 2)


@pytest.mark.rule("H3-GEN-09")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_discard_piles_of_neutral_units_and_astrologers_are_open(seat: int | None) -> None:
    game = whole_game()
    game.stack_neutrals("silver", ["neutral_nomads"], ["neutral_mummies", "neutral_trolls"])
    game.astrologers(["dead_silence"], discards=["fancy_pixie", "gold_dragon"])
    seen = game.seen(seat)
    assert sorted(seen["neutral_decks"]) == ["azure", "bronze", "gold", "silver"]
    assert seen["neutral_decks"]["silver"]["cards"] == 1
    assert set(seen["neutral_decks"]["silver"]["discards"]) == {"neutral_mummies", "neutral_trolls"}
    assert seen["neutral_decks"]["azure"]["discards"] == []
    assert (seen["astrologers"], seen["astrologers_discards"]) == (1, ["fancy_pixie", "gold_dragon"])


@pytest.mark.rule("H3-GEN-10")
def test_a_game_leaves_no_trace_for_the_next() -> None:
    seats = ["castle/catherine", "necropolis/sandro"]
    fresh = new_game(seats).state.digest()
    game = banneret.new("heroes", scenario="brave-new-world", seats=seats, seed=3)
    for _ in range(60):
        if not game.over:
            game.apply(game.choice.options[-1])
    assert game.state.digest() != fresh
    assert new_game(seats).state.digest() == fresh
