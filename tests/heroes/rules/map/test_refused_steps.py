"""Whoever tries a step, a tile, a trade or a gift that is not allowed is told the clause that forbids it."""

from pathlib import Path

import pytest

from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.whole_game import NO_TILE
from tests.heroes.builder import OPEN, STRONG, HeroesGame, alliance_game, coop_game, quiet_game, whole_game

POST = "1,0.sw"
"""The Trading Post of tile F1."""


def outside(at: str = "1,0.c", mp: int = 2, tile: str = "F1") -> HeroesGame:
    """The Main Hero on a tile beside its home, with a face-down tile to the east of both."""
    game = quiet_game().meadow(tile)
    game.army(0, STRONG)
    game.stand(0, at, mp=mp)
    return game.ask_again()


# -- steps -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-04", "H3-MOV-14", "H3-MOV-15")
def test_a_step_too_far_onto_rocks_or_onto_a_tile_that_nobody_has_turned_up() -> None:
    game = outside()
    assert game.why_not("go:1,0.w") == "H3-MOV-15"
    assert game.why_not("go:1,0.c") == "H3-MOV-04", "it stands there"
    assert outside("1,0.ne").why_not("go:1,0.se") == "H3-MOV-04"
    assert outside("1,0.e").why_not("go:2,0.w") == "H3-MOV-14"
    assert outside("1,0.ne").why_not("go:2,-1.sw") == "H3-MOV-14", "nothing lies there at all"


@pytest.mark.rule("H3-MOV-23")
@pytest.mark.parametrize(("here", "there"), [("0,0.e", "1,0.sw"), ("1,0.sw", "0,0.e")])
def test_a_border_line_on_either_side_of_an_edge(here: str, there: str) -> None:
    game = outside(here, tile="F3")
    assert f"go:{there}" not in game.keys
    assert game.why_not(f"go:{there}") == "H3-MOV-23"


@pytest.mark.rule("H3-MOV-17", "H3-MOV-21")
def test_an_own_hero_is_passed_with_two_points_only_and_guards_that_are_back_hold_everybody_up() -> None:
    game = outside(OPEN[0], mp=2)
    game.stand(0, OPEN[1], secondary=True)
    assert game.ask_again().why_not(f"go:{OPEN[1]}") == ""
    game.stand(0, OPEN[0], mp=1)
    assert game.ask_again().why_not(f"go:{OPEN[1]}") == "H3-MOV-17"
    game.stand(0, "1,0.e", secondary=True)
    game.stand(0, OPEN[0], mp=2)
    assert game.field("1,0.e")["guard"] == 2
    assert game.ask_again().why_not("go:1,0.e") == "H3-MOV-21"


@pytest.mark.rule("H3-MOV-03", "H3-SEC-04", "H3-MOV-18")
@pytest.mark.parametrize("words", ["go2:1,0.ne", "discover2:2,0", "lay2:0,1", "revisit:secondary"])
def test_the_secondary_hero_needs_a_place_and_points_of_its_own(words: str) -> None:
    game = outside(mp=3)
    assert game.why_not(words) == "H3-SEC-04"
    game.stand(0, "1,0.c", secondary=True, mp=0)
    assert game.ask_again().why_not(words) == "H3-MOV-03"
    assert game.why_not("go:1,0.ne") == "", "the Main Hero has its own"
    game.stand(0, "1,0.c", secondary=True, mp=1)
    assert game.ask_again().why_not(words) == ("" if words.startswith("go2") else "H3-MOV-18")


@pytest.mark.rule("H3-MOV-03")
@pytest.mark.parametrize("words", ["go:1,0.ne", "discover:2,0", "lay:0,1", "revisit:main"])
def test_the_main_hero_does_none_of_it_without_a_point(words: str) -> None:
    game = outside(mp=0)
    game.stand(0, "1,0.sw", secondary=True, mp=2)
    assert game.ask_again().why_not(words) == "H3-MOV-03"


@pytest.mark.rule("H3-MOV-05", "H3-LOC-24")
def test_only_what_may_be_visited_again_is() -> None:
    assert outside("1,0.ne").why_not("revisit:main") == "H3-MOV-05", "a windmill is flagged once"
    assert outside(POST).why_not("revisit:main") == ""
    refuge = outside("1,0.e", tile="N1")
    assert refuge.field("1,0.e")["location"] == "sanctuary"
    assert refuge.why_not("revisit:main") == "H3-LOC-24"


@pytest.mark.rule("H3-MOV-18")
@pytest.mark.parametrize(("rival", "clause"), [(False, "H3-MOV-18"), (True, "")])
def test_an_own_hero_on_the_field_forces_a_step_and_a_rival_there_does_not(rival: bool, clause: str) -> None:
    # A rival may be there after a Town Portal where a scenario lets only Main Heroes attack.
    game = outside("1,0.ne")
    assert game.why_not("discover:2,0") == ""
    game.stand(int(rival), "1,0.ne", secondary=True)
    assert game.ask_again().why_not("discover:2,0") == clause


# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-27")
def test_a_tile_is_turned_up_from_a_field_that_borders_it() -> None:
    game = outside("1,0.ne")
    assert (game.why_not("discover:2,0"), game.why_not("discover:0,1")) == ("", "H3-TIL-27")
    assert outside("1,0.c").why_not("discover:2,0") == "H3-TIL-27"


@pytest.mark.rule("H3-TIL-20", "H3-TIL-21")
def test_a_tile_is_laid_beside_the_field_of_the_hero_and_beside_two_others() -> None:
    game = whole_game()
    game.stand(0, "0,0.ne", mp=3)
    game.ask_again()
    assert game.why_not("lay:1,-1") == ""
    assert game.why_not("lay:1,0") == "H3-TIL-20", "a tile lies there already"
    assert game.why_not("lay:-1,1") == "H3-TIL-20", "two others are beside it, and the hero is not"
    game.stand(0, "0,0.sw", mp=3)
    assert game.ask_again().why_not("lay:-1,1") == ""
    assert game.why_not("lay:-1,0") == "H3-TIL-21"


@pytest.mark.rule("H3-TIL-19")
def test_a_pool_of_tiles_known_to_the_player_is_a_pool_as_well() -> None:
    game = whole_game()
    game.position.pool = (0, 2)
    game.stand(0, "0,0.ne", mp=3)
    assert game.ask_again().why_not("lay:1,-1") == "H3-TIL-19"
    game.position.pool = (1, 0)
    assert game.ask_again().why_not("lay:1,-1") == ""


@pytest.mark.rule("H3-TIL-20", "H3-TIL-25")
def test_a_spot_where_the_known_tiles_do_not_fit() -> None:
    game = whole_game()
    game.position.land[spot_at(0, 1)] = NO_TILE
    game.position.pool = (1, 2)
    game.stand(0, "0,0.se", mp=1)
    game.ask_again()
    game.luck(lands=["tile:f4"])
    game.play("lay:0,1")
    assert "lay:0,1" not in game.keys
    assert game.why_not("lay:0,1") == "H3-TIL-25"
    assert game.why_not("lay:1,1") == "H3-TIL-20"


# -- the Trading Post --------------------------------------------------------------------------------------------------


def trading(*hand: str, gold: int = 6) -> HeroesGame:
    """At the Trading Post with these cards and this much gold."""
    game = outside()
    game.deal(0, hand=hand)
    game.give(0, gold=gold)
    return game.ask_again().play(f"go:{POST}")


@pytest.mark.rule("H3-TRD-02", "H3-TRD-10", "H3-GEN-04", "H3-GEN-08")
def test_what_a_trading_post_does_not_take() -> None:
    game = trading("haste", "magic_arrow")
    assert game.why_not("trade:1") == ""
    assert game.why_not("trade:3") == "H3-GEN-04", "without valuables"
    assert game.why_not("remove:haste") == ""
    assert game.why_not("remove:magic_arrow") == "H3-TRD-10"
    assert game.why_not("remove:slow") == "H3-GEN-08"
    game.play("trade:1")
    assert game.why_not("remove:haste") == game.why_not("remove:magic_arrow") == "H3-TRD-02"


@pytest.mark.rule("H3-TRD-02", "H3-TRD-14")
def test_who_has_sold_a_card_exchanges_nothing_more(tmp_path: Path) -> None:
    game = coop_game(tmp_path).meadow()
    game.stand(0, OPEN[0], mp=2)
    game.deal(0, hand=["haste", "slow"])
    game.give(0, gold=6, materials=1)
    game.ask_again().play(f"go:{POST}", "remove:haste")
    assert "give:2/gold" in game.keys
    assert game.why_not("trade:1") == "H3-TRD-02"
    assert game.why_not("remove:slow") == "H3-TRD-02"


# -- allies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-09", "H3-TRD-11", "H3-TRD-14", "H3-GEN-04")
def test_in_coop_nothing_is_given_outside_a_trading_post(tmp_path: Path) -> None:
    game = coop_game(tmp_path).meadow()
    game.stand(0, OPEN[0], mp=0)
    game.give(0, gold=3)
    game.ask_again()
    assert game.why_not("give:2/gold") == "H3-TRD-14"
    assert game.why_not("give:2/valuables") == "H3-GEN-04"
    assert [game.why_not(key) for key in ("give:1/gold", "exchange:1")] == ["H3-MOD-09"] * 2, "to oneself"
    assert game.why_not("exchange:2") == "H3-TRD-11"


@pytest.mark.rule("H3-MOD-09", "H3-TRD-11", "H3-TRD-15", "H3-GEN-04")
def test_in_an_alliance_nothing_goes_to_a_rival(tmp_path: Path) -> None:
    game = alliance_game(tmp_path).meadow()
    game.stand(0, OPEN[0], mp=0)
    game.give(0, gold=3)
    game.ask_again()
    assert (game.why_not("give:3/gold"), game.why_not("give:3/valuables")) == ("", "H3-GEN-04")
    assert [game.why_not(key) for key in ("give:2/gold", "give:2/valuables", "exchange:2")] == ["H3-MOD-09"] * 3
    assert game.why_not("exchange:3") == "H3-TRD-11"
    game.army(0, STRONG)
    game.play("end_turn")
    assert game.asked()[0] == 1
    assert game.why_not("give:1/gold") == "H3-MOD-09"


# -- cards and the town ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "key", "clause"),
    [
        pytest.param("haste", "cast:haste", "H3-CRD-13", marks=pytest.mark.rule("H3-CRD-13")),
        pytest.param("magic_arrow", "cast:magic_arrow", "H3-CRD-13", marks=pytest.mark.rule("H3-CRD-13")),
        pytest.param("bless", "cast:bless", "H3-CBR-11", marks=pytest.mark.rule("H3-CBR-11")),
        pytest.param("stone_skin", "cast:haste", "H3-GEN-08", marks=pytest.mark.rule("H3-GEN-08")),
        pytest.param("archery", "play:archery", "H3-CRD-13", marks=pytest.mark.rule("H3-CRD-13")),
        pytest.param("resistance", "play:resistance", "H3-CRD-12", marks=pytest.mark.rule("H3-CRD-12")),
        pytest.param(
            "shield_of_the_dwarven_lords",
            "play:shield_of_the_dwarven_lords",
            "H3-CBR-11",
            marks=pytest.mark.rule("H3-CBR-11"),
        ),
    ],
)
def test_cards_for_a_combat_are_not_played_on_the_map(hand: str, key: str, clause: str) -> None:
    game = quiet_game()
    game.deal(0, hand=[hand])
    assert game.ask_again().why_not(key) == clause


@pytest.mark.rule("H3-ABL-03")
def test_an_expert_effect_needs_one_to_be_left() -> None:
    game = quiet_game()
    game.deal(0, hand=["logistics"])
    assert game.position.expert[0] == 0
    assert game.ask_again().why_not("expert:logistics") == "H3-ABL-03"
    game.level(0, 2)
    assert game.ask_again().why_not("expert:logistics") == ""


@pytest.mark.rule("BF-MRL-01", "BF-MRL-07", "BF-REG-12", "H3-MOR-04", "H3-MOR-05")
def test_morale_tokens_are_not_used_with_morale_decks_and_cards_not_without() -> None:
    decks, tokens = quiet_game(morale_decks="on"), quiet_game()
    keys = ("morale_draw", "morale_swap", "morale:repeat_search")
    assert [decks.why_not(key) for key in keys] == ["BF-MRL-01", "BF-MRL-01", "BF-MRL-07"]
    assert [tokens.why_not(key) for key in keys] == ["H3-MOR-04", "H3-MOR-04", "BF-REG-12"]
    tokens.morale(0, 1)
    tokens.deal(0, hand=(), deck=())
    assert [tokens.ask_again().why_not(key) for key in keys] == ["", "H3-MOR-05", "BF-REG-12"]


@pytest.mark.rule("H3-MGU-10")
def test_spells_in_the_own_turn_only_by_option() -> None:
    game = quiet_game(mage_guild_own_turn_only="on")
    for player in (0, 1):
        game.build(player, "mage_guild", "dwelling_bronze")
        game.give(player, gold=90, valuables=9)
    assert game.ask_again().why_not("buy_spell") == ""
    game.play("end_turn")
    assert game.asked() == (1, "play"), "asked before the next turn"
    assert game.why_not("buy_spell") == "H3-MGU-10"


@pytest.mark.rule("H3-MOV-02")
@pytest.mark.parametrize("words", ["go:0,0.e", "go2:0,0.e", "discover:1,0", "lay:1,-1", "end_turn"])
def test_nobody_moves_in_a_window_of_another_turn(words: str) -> None:
    game = quiet_game()
    game.build(1, "dwelling_bronze")
    game.give(1, gold=90)
    game.play("end_turn")
    assert game.asked() == (1, "play")
    assert game.why_not(words) == "H3-MOV-02"
