"""Whoever tries something on the map that is not allowed is told the clause that forbids it."""

import pytest

from tests.heroes.builder import STRONG, HeroesGame, quiet_game, whole_game

RICH = {"gold": 90, "materials": 40, "valuables": 20}


def town(*built: str, gold: int = 90, tokens: int = 0, **options: str) -> HeroesGame:
    """The first turn of a Castle player with exactly these buildings, one Few unit and much to spend."""
    game = quiet_game(**options)
    game.position.buildings = [0, 0]
    game.build(0, *built)
    game.give(0, **(RICH | {"gold": gold}))
    game.army(0, "castle_griffins")
    game.position.tokens = [tokens, 0]
    return game.ask_again()


BUILD, POPULATION, BOOK = 1, 2, 4
"""The bits of the town tokens."""


@pytest.mark.parametrize(
    ("built", "tokens", "key", "clause"),
    [
        pytest.param(["citadel"], 0, "build:citadel", "H3-TWN-10", marks=pytest.mark.rule("H3-TWN-10")),
        pytest.param([], BUILD, "build:citadel", "H3-TWN-08", marks=pytest.mark.rule("H3-TWN-08")),
        pytest.param([], 0, "build:dwelling_gold", "H3-TWN-06", marks=pytest.mark.rule("H3-TWN-06")),
        pytest.param([], 0, "build:special_gears", "H3-TWN-25", marks=pytest.mark.rule("H3-TWN-25")),
        pytest.param([], 0, "buy_spell", "H3-TWA-10", marks=pytest.mark.rule("H3-TWA-10")),
        pytest.param(["mage_guild"], BOOK, "buy_spell", "H3-MGU-05", marks=pytest.mark.rule("H3-MGU-05")),
        pytest.param([], 0, "recruit:castle_marksmen", "H3-CST-06", marks=pytest.mark.rule("H3-CST-06")),
        pytest.param(["dwelling_bronze"], POPULATION, "recruit:castle_marksmen", "H3-TWA-01",
                     marks=pytest.mark.rule("H3-TWA-01")),
        pytest.param(["dwelling_bronze"], 0, "recruit:castle_griffins", "H3-UNI-05",
                     marks=pytest.mark.rule("H3-UNI-05")),
        (["dwelling_bronze"], 0, "recruit:dungeon_harpies", "H3-CST-02"),
        pytest.param(["dwelling_bronze"], 0, "recruit:neutral_boars", "H3-NEU-03", marks=pytest.mark.rule("H3-NEU-03")),
        pytest.param([], 0, "reinforce:castle_griffins", "H3-CST-03", marks=pytest.mark.rule("H3-CST-03")),
        pytest.param(["citadel"], 0, "reinforce:castle_marksmen", "H3-CST-03", marks=pytest.mark.rule("H3-CST-03")),
        pytest.param([], POPULATION, "hire", "H3-TWA-01", marks=pytest.mark.rule("H3-TWA-01")),
    ],
)  # fmt: skip
def test_town_actions(built: list[str], tokens: int, key: str, clause: str) -> None:
    assert town(*built, tokens=tokens).why_not(key) == clause


@pytest.mark.rule("H3-NEU-05")
def test_a_neutral_unit_is_not_reinforced() -> None:
    game = town("citadel")
    game.army(0, "castle_griffins", "neutral_boars")
    game.ask_again()
    assert game.why_not("reinforce:castle_griffins") == ""
    assert game.why_not("reinforce:neutral_boars") == "H3-NEU-05"


@pytest.mark.rule("H3-GEN-04")
@pytest.mark.parametrize(
    ("built", "key"),
    [
        (["dwelling_bronze"], "recruit:castle_marksmen"), (["citadel"], "reinforce:castle_griffins"),
        ([], "build:citadel"), (["mage_guild"], "buy_spell"),
    ],
)  # fmt: skip
def test_what_could_be_done_with_more_gold(built: list[str], key: str) -> None:
    assert town(*built).why_not(key) == ""
    assert town(*built, gold=0).why_not(key) == "H3-GEN-04"


@pytest.mark.rule("H3-SEC-01", "H3-SEC-02", "H3-SEC-04", "H3-SEC-15")
def test_a_secondary_hero() -> None:
    game = town("dwelling_bronze")
    assert game.why_not("hire") == ""
    game.give(0)
    assert game.ask_again().why_not("hire") == "H3-SEC-02"
    game.position.mourning = 1
    assert game.ask_again().why_not("hire") == "H3-SEC-15"
    game.position.mourning = 0
    game.stand(0, "0,0.e", secondary=True)
    assert game.ask_again().why_not("hire") == "H3-SEC-04"


@pytest.mark.rule("H3-UNI-04")
def test_a_unit_for_which_there_is_no_room() -> None:
    game = town("dwelling_bronze", unit_deck_limit="1")
    assert game.why_not("recruit:castle_marksmen") == "H3-UNI-04"


@pytest.mark.rule("H3-MGU-07")
def test_a_second_spell_in_the_round() -> None:
    game = town("mage_guild")
    game.position.guild_round = [game.position.game_round, 0]
    assert game.ask_again().why_not("buy_spell") == "H3-MGU-07"


@pytest.mark.parametrize(
    ("hand", "key", "clause"),
    [
        ([], "play:estates", "H3-GEN-08"),
        pytest.param(["necromancy"], "play:necromancy", "H3-ABL-06", marks=pytest.mark.rule("H3-ABL-06")),
        pytest.param(["logistics"], "expert:logistics", "H3-ABL-03", marks=pytest.mark.rule("H3-ABL-03")),
        pytest.param(["attack"], "play:attack", "H3-CBR-11", marks=pytest.mark.rule("H3-CBR-11")),
        pytest.param([], "morale_draw", "H3-MOR-04", marks=pytest.mark.rule("H3-MOR-04")),
    ],
)  # fmt: skip
def test_cards_and_morale(hand: list[str], key: str, clause: str) -> None:
    game = quiet_game()
    game.deal(0, hand=hand)
    game.position.expert = (0, 0)
    assert game.ask_again().why_not(key) == clause


@pytest.mark.rule("H3-MOR-05")
def test_a_hand_that_is_empty_is_not_exchanged() -> None:
    game = quiet_game()
    game.deal(0, hand=[])
    game.morale(0, 1)
    assert game.ask_again().why_not("morale_draw") == ""
    assert game.why_not("morale_swap") == "H3-MOR-05"


@pytest.mark.rule("H3-MOV-03", "H3-MOV-04", "H3-MOV-05", "H3-MOV-18", "H3-SEC-04")
def test_movement_without_points_without_a_hero_too_far_and_side_by_side() -> None:
    game = whole_game().meadow()
    game.army(0, STRONG)
    game.stand(0, "1,0.c", mp=2)
    game.ask_again()
    told = {key: game.why_not(key) for key in ("go:1,0.ne", "go:0,0.c", "go2:1,0.ne", "revisit:main", "discover:6,6")}
    assert told == {
        "go:1,0.ne": "", "go:0,0.c": "H3-MOV-04", "go2:1,0.ne": "H3-SEC-04", "revisit:main": "H3-MOV-05",
        "discover:6,6": "H3-TIL-27",
    }  # fmt: skip
    game.stand(0, "1,0.c", secondary=True, mp=2)
    game.ask_again()
    assert (game.why_not("revisit:main"), game.why_not("discover:6,6")) == ("H3-MOV-18", "H3-MOV-18")
    assert (game.why_not("go:1,0.ne"), game.why_not("go2:0,0.c")) == ("", "H3-MOV-04")
    game.stand(0, "1,0.c", mp=0)
    assert game.ask_again().why_not("go:1,0.ne") == "H3-MOV-03"


@pytest.mark.rule("H3-TIL-19", "H3-TIL-20")
def test_tiles_that_cannot_be_laid() -> None:
    game = whole_game()
    game.stand(0, "0,0.ne", mp=3)
    game.ask_again()
    may = next(key for key in game.keys if key.startswith("lay:"))
    assert game.why_not("lay:6,6") == "H3-TIL-20"
    assert game.why_not("lay:0,0") == "H3-TIL-20"
    game.position.pool = (0, 0)
    game.position.pool_known = ((), ())
    assert game.ask_again().why_not(may) == "H3-TIL-19"


@pytest.mark.rule("H3-TRN-13")
def test_what_stands_in_the_way_itself_is_named_before_what_is_asked_now() -> None:
    game = town("citadel")
    assert game.why_not("build:citadel") == "H3-TWN-10"
    assert game.why_not("pass") == game.why_not("keep") == "H3-TRN-12", "no answer to this question at all"
    assert game.why_not("end_turn") == ""
