"""One effect fells the last units of both sides on the core board: a draw, and what follows it."""

from pathlib import Path

import pytest

from tests.heroes.builder import OPEN, HeroesGame, alliance_game, quiet_game, skirmish, solo_game

GUARDED, BESIDE = "0,0.w", "0,0.sw"
"""A field with one guard, and one next to it."""


def both_strike(spell: str, at: str, *answers: str) -> HeroesGame:
    """Two units with one health left, the last of their sides, and a spell that strikes both."""
    game = skirmish(
        f"castle_griffins@b3*3 cards={spell} hand=1", f"necropolis_zombies@{at}*2", draws=[spell], dice=[0, 0]
    )
    return game.play(f"cast:{spell}", f"target:{at}", *answers)


# -- the Combat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBR-20", "BF-VIC-04")
@pytest.mark.parametrize(("spell", "at", "answers"), [("fireball", "b4", ("place:b3",)), ("chain_lightning", "b5", ())])
def test_a_spell_that_fells_both_last_units_ends_in_a_draw(spell: str, at: str, answers: tuple[str, ...]) -> None:
    game = both_strike(spell, at, *answers)
    assert (game.seen()["outcome"], game.result) == ("drawn", (0, 0))
    assert game.events_named("drawn_battle") == [{"n": 0}]
    assert game.events_named("win") == []


@pytest.mark.rule("H3-CBR-20", "BF-VIC-04")
def test_an_attack_and_the_fire_shield_that_answers_it_are_one_effect() -> None:
    game = skirmish(
        "castle_griffins@b3*3 cards=fire_shield hand=1", "necropolis_zombies@b4*2", draws=["fire_shield"], dice=[1]
    )
    game.play("cast:fire_shield", "target:b3", "done", "attack:b3")
    assert (game.seen()["outcome"], game.result) == ("drawn", (0, 0))


@pytest.mark.rule("H3-CBR-20")
def test_units_that_fall_one_after_the_other_decide() -> None:
    game = skirmish("castle_griffins@b3*3", "necropolis_zombies@b4*2", dice=[1])
    game.play("attack:b4")
    assert (game.seen()["outcome"], game.result) == ("victory", (1, -1))


@pytest.mark.rule("H3-CBR-20")
def test_a_unit_left_on_either_side_decides() -> None:
    spell = "fireball"
    for more, result in (("castle_halberdiers@d1", (1, -1)), ("", (0, 0))):
        game = skirmish(
            f"castle_griffins@b3*3 {more} cards={spell} hand=1", "necropolis_zombies@b4*2", draws=[spell], dice=[0]
        )
        game.play(f"cast:{spell}", "target:b4", "place:b3")
        assert game.result == result


# -- on the map --------------------------------------------------------------------------------------------------------


def blaze(game: HeroesGame) -> HeroesGame:
    """The Combat that was just begun: one unit a side, both nearly dead, and a spell that strikes both."""
    game.close_window()
    while game.choice.kind_name in ("space", "unit"):
        wanted = ("done", "deploy:castle_griffins", game.choice.keys[0])
        game.play(next(key for key in wanted if key in game.keys))
    units = {unit["number"]: unit for unit in game.seen()["combat"]["units"]}
    for u in (0, 7):
        game.position.damage[u] = int(units[u]["hp"]) - 1
    while "cast:chain_lightning" not in game.keys:
        game.play("pass" if "pass" in game.keys else "done")
    game.play("cast:chain_lightning", f"target:{units[7]['space']}")
    while game.position.base:
        game.play("pass" if "pass" in game.keys else game.choice.keys[0])
    return game


def drawn_with_hero(game: HeroesGame) -> HeroesGame:
    """Two Main Heroes have fought, and both armies are gone."""
    game.meadow().face(*OPEN)
    game.army(0, "castle_griffins")
    game.army(1, "necropolis_zombies")
    game.deal(0, hand=["chain_lightning"])
    game.ask_again().play(f"go:{OPEN[1]}")
    return blaze(game)


@pytest.mark.rule("H3-CBR-20", "H3-END-18", "H3-UNI-13")
def test_two_heroes_go_home_and_nobody_gains() -> None:
    game = drawn_with_hero(quiet_game())
    assert [game.hero_at(seat) for seat in (0, 1)] == [game.town_of(seat) for seat in (0, 1)]
    assert len(game.events_named("hero_beaten")) == 2
    assert (game.events_named("ransom"), game.events_named("experience")) == ([], [])
    assert [game.player(seat)["cubes"] for seat in (0, 1)] == [[0, 0], [0, 0]]
    assert len(game.events_named("army_again")) == 2
    assert not game.field(OPEN[1])["black_cube"], "nobody visits the field"


@pytest.mark.rule("H3-CBR-20", "H3-MOD-09")
def test_allies_of_the_two_are_not_touched(tmp_path: Path) -> None:
    game = alliance_game(tmp_path)
    before = game.hero_at(2)
    drawn_with_hero(game)
    assert game.hero_at(2) == before
    assert [event["player"] for event in game.events_named("army_again")] == [0, 1]


def met_guards(*units: str) -> HeroesGame:
    """A hero with Griffins and these units has met guards."""
    game = quiet_game(difficulty="easy")
    game.army(0, "castle_griffins", *units)
    game.deal(0, hand=["chain_lightning"])
    game.stand(0, BESIDE, mp=3)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again().play(f"go:{GUARDED}")
    return game


@pytest.mark.rule("H3-CBR-20", "H3-END-14", "H3-END-15")
def test_guards_are_gone_and_the_hero_without_units_goes_home() -> None:
    game = blaze(met_guards())
    assert game.field(GUARDED)["guard"] == 0
    assert game.hero_at(0) == game.town_of(0)
    assert game.player(0)["experience"] == 0
    assert game.events_named("retreat") == []


@pytest.mark.rule("H3-CBR-20", "H3-END-13", "H3-END-11")
def test_guards_are_gone_and_the_hero_with_other_units_goes_back() -> None:
    game = blaze(met_guards("castle_halberdiers"))
    assert game.field(GUARDED)["guard"] == 0
    assert not game.field(GUARDED)["black_cube"]
    assert game.hero_at(0) == BESIDE
    assert game.events_named("hero_beaten") == []
    assert game.player(0)["units"] == ["castle_halberdiers"]
    assert game.player(0)["experience"] == 0


@pytest.mark.rule("H3-CBR-20", "H3-AIC-33", "H3-END-15")
def test_an_ai_hero_leaves_the_map_and_the_main_hero_goes_home() -> None:
    game = solo_game("{id: warlord, name: Warlord, at: A1, army: [few:zombies], deck: {might: 1}}").open_land()
    game.post_ai(0, "3,0.w")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, "castle_griffins")
    game.deal(0, hand=["chain_lightning"])
    blaze(game.into_battle("go:3,0.w"))
    assert game.ai_at("warlord") == ""
    assert game.hero_at(0) == game.town_of(0)
