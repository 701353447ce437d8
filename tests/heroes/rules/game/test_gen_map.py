"""General adjudication (GEN) as a whole game shows it."""

import pytest

import banneret
from tests.heroes.support.calendar import astrologers, end_round, to_round
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    deal,
    give,
    happened,
    journey,
    keys,
    lay,
    level,
    play,
    player,
    resources,
    seen,
    set_out,
    stand,
    state_of,
)
from tests.heroes.support.stage import play as fight_on
from tests.heroes.support.stage import stage, unit_at


@pytest.mark.rule("H3-GEN-01")
def test_a_card_beats_the_general_rule_about_guards() -> None:
    # Guards flee only from a hero of a higher level; Diplomacy also avoids those of the same one.
    for hand in ([], ["diplomacy"]):
        game = journey()
        lay(game, (1, 0), "F1")
        level(game, 0, 2)
        give(game, 0)
        give(game, 1)
        deal(game, 0, hand=hand)
        stand(game, 0, "1,0.c", mp=3)
        play(ask_again(game), "go:1,0.e")
        if hand:
            play(game, "expert:diplomacy")
        assert (seen(game)["combat"] is None) == bool(hand)
        assert len(happened(game, "avoided")) == len(hand)


@pytest.mark.rule("H3-GEN-01")
@pytest.mark.parametrize(("answers", "damage"), [(["done"], 0), (["cast:disrupting_ray", "done"], 1)])
def test_a_card_beats_what_a_unit_says(answers: list[str], damage: int) -> None:
    # Wraiths heal themselves when they activate; Disrupting Ray leaves them without that ability.
    game = stage(
        "castle_archangels@d1 cards=disrupting_ray hand=1", "necropolis_wraiths@b4*1", draws=["disrupting_ray"]
    )
    fight_on(game, *answers)
    assert unit_at(game, "b4")["damage"] == damage


@pytest.mark.rule("H3-GEN-01")
def test_a_town_board_beats_the_general_rule_about_movement() -> None:
    game = journey()
    build(game, 0, "city_hall")
    astrologers(game, ["dead_silence"])
    to_round(game, 2)
    end_round(game)
    play(game, "choose:2")
    assert [player(game, n)["heroes"][0]["movement"] for n in (0, 1)] == [4, 3]


@pytest.mark.rule("H3-GEN-04")
def test_who_cannot_pay_in_full_cannot_act() -> None:
    game = journey()
    army(game, 0)
    give(game, 1, gold=99, materials=99, valuables=99)
    for gold, materials, valuables, able in ((10, 3, 5, False), (9, 4, 0, False), (10, 4, 0, True)):
        give(game, 0, gold=gold, materials=materials, valuables=valuables)
        assert ("build:city_hall" in keys(ask_again(game))) is able
    give(game, 0, gold=9)
    assert "hire" not in keys(ask_again(game))


@pytest.mark.rule("H3-GEN-04")
def test_the_price_is_paid_before_the_effect() -> None:
    game = journey()
    give(game, 0, gold=6)
    build(game, 0, "mage_guild")
    play(ask_again(game), "buy_spell")
    assert (asked(game), keys(game)) == ((0, "may"), {"look", "take_top"})
    assert resources(game, 0) == (0, 0, 0)


@pytest.mark.rule("H3-GEN-03", "H3-GEN-04")
def test_a_loss_takes_no_more_than_there_is() -> None:
    game = journey()
    astrologers(game, ["wild_debauchery"])
    state_of(game).income[0] = 3
    to_round(game, 2)
    give(game, 0, gold=1)
    end_round(game)
    assert resources(game, 0)[0] == 1


@pytest.mark.rule("H3-GEN-06")
def test_movement_tokens_do_not_limit_movement() -> None:
    game = journey()
    stand(game, 0, "0,0.c", mp=18)
    ask_again(game)
    for _ in range(9):
        play(game, "go:0,0.ne", "go:0,0.c")
    assert player(game, 0)["heroes"][0]["movement"] == 0


@pytest.mark.rule("H3-GEN-08")
def test_hands_and_face_down_tiles_are_hidden() -> None:
    game = journey()
    deal(game, 0, hand=["haste", "slow"])
    assert sorted(player(game, 0)["hand"]) == ["haste", "slow"]
    for seat in (-1, 1):
        assert (player(game, 0, seat)["hand"], player(game, 0, seat)["hand_size"]) == ([], 2)
        hidden = [tile for tile in seen(game, seat)["tiles"] if tile["tile"] is None]
        assert len(hidden) == 4
        assert all(set(tile) == {"at", "tile", "kind"} for tile in hidden)


@pytest.mark.rule("H3-GEN-09")
@pytest.mark.parametrize(("option", "units"), [("off", ["castle_halberdiers+", "castle_marksmen"]), ("on", [])])
def test_pools_income_buildings_and_units_are_open(option: str, units: list[str]) -> None:
    game = journey(hide_unit_decks=option)
    deal(game, 0, discards=["attack"])
    give(game, 0, gold=7, materials=2, valuables=1)
    shown = player(game, 0, 1)
    assert shown["discard"] == ["attack"]
    assert shown["resources"] == {"gold": 7, "building_materials": 2, "valuables": 1}
    assert (shown["income"]["gold"], shown["buildings"], shown["morale"]) == (10, ["towers"], None)
    assert (shown["units"], shown["unit_cards"]) == (units, 2)


@pytest.mark.rule("H3-GEN-10")
def test_a_game_leaves_no_trace_for_the_next() -> None:
    seats = ["castle/catherine", "necropolis/sandro"]
    fresh = set_out(seats).state.digest()
    game = banneret.new("heroes", scenario="brave-new-world", seats=seats, seed=3)
    for _ in range(60):
        if not game.over:
            game.apply(game.choice.options[-1])
    assert game.state.digest() != fresh
    assert set_out(seats).state.digest() == fresh
