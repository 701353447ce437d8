"""Mines: guards, flags, income, and changing hands."""

import pytest

from tests.heroes.builder import HeroesGame, game_next_to, solo_game, whole_game

INCOME = [("S3", "sw", (0, 2, 0)), ("F4", "nw", (5, 0, 0)), ("F7", "se", (0, 0, 1))]


def income(game: HeroesGame, number: int) -> tuple[int, ...]:
    """The income of a player beyond what everybody begins with."""
    has = game.player(number)["income"]
    return has["gold"] - 10, has["building_materials"], has["valuables"]


def to_turn(game: HeroesGame, seat: int) -> HeroesGame:
    """Let turns go by until a seat is asked what to do in its turn."""
    game.end_turn()
    while game.asked() != (seat, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])
    return game


@pytest.mark.rule("H3-MIN-02", "H3-MIN-03", "H3-LOC-42")
@pytest.mark.parametrize(("tile", "place", "worth"), INCOME)
def test_the_first_to_flag_a_mine_gains_its_income_once_at_once(
    tile: str, place: str, worth: tuple[int, int, int]
) -> None:
    game, mine = game_next_to(tile, place)
    game.give(0)
    game.play(f"go:{mine}")
    assert (income(game, 0), game.resources(0)) == (worth, worth)


@pytest.mark.rule("H3-MIN-03", "H3-MIN-04")
@pytest.mark.parametrize(("tile", "place", "worth"), INCOME)
def test_a_mine_pays_at_the_start_of_each_resource_round(tile: str, place: str, worth: tuple[int, int, int]) -> None:
    game, mine = game_next_to(tile, place)
    game.play(f"go:{mine}")
    game.luck(draws=["proclaim:battalions_stallion"])
    to_turn(game, 0)
    assert game.seen()["round"] == 2
    assert not game.events_named("income")
    game.give(0)
    to_turn(game, 0)
    assert game.seen()["round"] == 3
    assert game.resources(0) == (10 + worth[0], worth[1], worth[2])


@pytest.mark.rule("H3-MIN-01", "H3-MIN-05", "H3-MIN-06", "H3-MIN-07", "H3-EXD-054")
def test_a_mine_without_a_hero_changes_hands_without_a_fight_and_without_a_bonus() -> None:
    game, mine = game_next_to("F4", "nw")
    game.play(f"go:{mine}")
    assert game.field(mine)["flags"] == [0]
    game.stand(0, "0,0.c")
    to_turn(game, 1)
    game.give(0)
    game.give(1)
    game.approach("F4", "nw", player=1, near="w")
    mark = len(game.events)
    game.play(f"go:{mine}")
    assert game.field(mine)["flags"] == [1]
    assert not {"fight", "encounter"} & set(game.names_since(mark))
    assert (income(game, 0), income(game, 1)) == ((0, 0, 0), (5, 0, 0))
    assert (game.resources(0), game.resources(1)) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("H3-MIN-05")
def test_a_hero_on_a_mine_must_be_fought_for_it() -> None:
    game, mine = game_next_to("F4", "nw")
    game.play(f"go:{mine}")
    to_turn(game, 1)
    for number in (0, 1):
        game.give(number)
    game.approach("F4", "nw", player=1, near="w")
    game.play(f"go:{mine}")
    assert game.events_named("fight")[-1]["hero2"] == 0
    assert game.field(mine)["owner"] == 0


@pytest.mark.rule("H3-MIN-08")
@pytest.mark.parametrize(("tile", "place", "difficulty"), [("S3", "sw", 1), ("F4", "nw", 3), ("N4", "e", 5)])
def test_a_mine_nobody_has_flagged_is_guarded(tile: str, place: str, difficulty: int) -> None:
    game, mine = game_next_to(tile, place, guarded=True)
    for number in (0, 1):
        game.give(number)
    game.ask_again().play(f"go:{mine}")
    assert game.events_named("encounter")[-1]["n"] == difficulty
    assert game.field(mine)["owner"] is None


@pytest.mark.rule("H3-EXC-04", "H3-MIN-02", "H3-MIN-03")
def test_an_ore_mine_is_won_with_one_spell() -> None:
    game = whole_game()
    for number in (0, 1):
        game.give(number)
    game.army(0, "castle_griffins+")
    game.deal(0, hand=["haste", "lightning_bolt"], deck=[])
    game.luck(lands=["unit:neutral_skeletons"])
    game.ask_again().play("go:0,0.sw", "place:a1", "place:a4")
    game.play("cast:lightning_bolt", "power:haste", "step:2", "target:a4")
    assert (game.asked(), "end_turn" in game.keys) == ((0, "action"), True)
    assert game.field("0,0.sw")["owner"] == 0
    assert (income(game, 0), game.resources(0)) == ((0, 2, 0), (0, 2, 0))


@pytest.mark.rule("H3-MIN-06", "H3-AIM-07")
@pytest.mark.parametrize("held", [True, False])
def test_a_mine_of_the_ai_side_gives_income_and_no_bonus(held: bool) -> None:
    game = solo_game().open_land()
    mine = next(name for name in game.fields_of("mine") if name.startswith("2,0."))
    game.cleared(mine)
    game.stand(0, "0,0.c", mp=0)
    if held:
        game.post_ai(0, game.free_beside(mine))
        while mine not in game.seen()["ai_flags"]:
            game.do_nothing()
        game.to_own_turn()
    game.banish()
    game.give(0)
    before = game.player(0)["income"]["gold"]
    game.stand(0, game.beside(mine), mp=2)
    game.ask_again().play(f"go:{mine}")
    assert game.player(0)["income"]["gold"] == before + 5
    assert game.resources(0) == ((0, 0, 0) if held else (5, 0, 0))
