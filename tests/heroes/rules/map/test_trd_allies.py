"""Trading between allies: cards where heroes meet, and resources."""

from pathlib import Path
from random import Random

import pytest

from banneret.heroes.text.map_answers import prompt_text
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    THREE,
    ask_again,
    asked,
    deal,
    end_turn,
    give,
    happened,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
)
from tests.heroes.support.league import alliance, coop, into_turn
from tests.heroes.support.tours import cleared
from tests.heroes.support.war import OPEN, face, meadow

ARTIFACT, SPELL, ABILITY = "speculum", "haste", "tactics"
POST = "1,0.sw"
"""The Trading Post of tile F1."""


def side_by_side(
    game: Game, *, mine: tuple[str, ...] = (ARTIFACT,), theirs: tuple[str, ...] = (SPELL, ABILITY)
) -> Game:
    """Seat 0 next to the last seat, each with these cards in hand and none in the deck."""
    ally = len(seen(game)["players"]) - 1
    meadow(game)
    for number in range(ally + 1):
        give(game, number)
    stand(game, 0, OPEN[0], mp=2)
    stand(game, ally, OPEN[1])
    deal(game, 0, hand=mine, deck=())
    deal(game, ally, hand=theirs, deck=())
    return ask_again(game)


def hands(game: Game, *players: int) -> list[list[str]]:
    """The hands of players, each as the owner sees it."""
    return [sorted(player(game, number)["hand"]) for number in players]


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TRD-11", "H3-TRD-12", "H3-TRD-13", "H3-EXD-120")
def test_an_artifact_goes_for_a_spell_but_not_for_an_ability_and_not_for_nothing(tmp_path: Path) -> None:
    game = side_by_side(coop(tmp_path))
    play(game, "exchange:2", f"offer:{ARTIFACT}")
    assert asked(game) == (1, "card")
    assert keys(game) == {f"offer:{SPELL}", "no"}, "something has to be given"
    assert game.why_not(f"offer:{ABILITY}") == "H3-TRD-11"
    with pytest.raises(Refused):
        play(game, f"offer:{ABILITY}")
    play(game, f"offer:{SPELL}")
    assert hands(game, 0, 1) == [[SPELL], [ARTIFACT, ABILITY]]
    assert happened(game, "handed") == [
        {"player": 1, "player2": 0, "card": SPELL},
        {"player": 0, "player2": 1, "card": ARTIFACT},
    ]
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-TRD-11")
def test_the_ally_may_refuse_and_whoever_proposes_may_think_better_of_it(tmp_path: Path) -> None:
    game = side_by_side(coop(tmp_path))
    play(game, "exchange:2", "no")
    assert (asked(game), happened(game, "offer")) == ((0, "action"), [])
    play(game, "exchange:2", f"offer:{ARTIFACT}", "no")
    assert hands(game, 0, 1) == [[ARTIFACT], [SPELL, ABILITY]]
    assert happened(game, "refused") == [{"player": 1, "player2": 0}]
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-TRD-12")
@pytest.mark.parametrize(("mine", "theirs"), [(SPELL, "slow"), (ARTIFACT, "rib_cage"), (SPELL, "rib_cage")])
def test_artifacts_and_spells_go_for_each_other_as_one_likes(tmp_path: Path, mine: str, theirs: str) -> None:
    game = side_by_side(coop(tmp_path), mine=(mine,), theirs=(theirs,))
    play(game, "exchange:2", f"offer:{mine}", f"offer:{theirs}")
    assert hands(game, 0, 1) == [[theirs], [mine]]


@pytest.mark.rule("H3-TRD-13")
def test_cards_in_deck_and_discard_pile_are_out_of_reach(tmp_path: Path) -> None:
    game = side_by_side(coop(tmp_path), theirs=(ABILITY,))
    deal(game, 0, deck=["slow"], discards=["rib_cage"])
    deal(game, 1, deck=[SPELL], discards=["slow"])
    play(game, "exchange:2")
    assert keys(game) == {f"offer:{ARTIFACT}", "no"}
    assert [game.why_not(f"offer:{card}") for card in ("slow", "rib_cage")] == ["H3-TRD-13", "H3-TRD-13"]
    play(game, f"offer:{ARTIFACT}")
    assert keys(game) == {"no"}
    assert game.why_not(f"offer:{SPELL}") == "H3-TRD-13"


@pytest.mark.rule("H3-TRD-11", "H3-TRD-13")
def test_nothing_to_exchange_with_an_empty_hand_or_abilities_alone(tmp_path: Path) -> None:
    for mine, theirs in (((), (SPELL,)), ((ABILITY,), (SPELL,)), ((ARTIFACT,), ())):
        game = side_by_side(coop(tmp_path), mine=mine, theirs=theirs)
        assert "exchange:2" not in keys(game)
        assert game.why_not("exchange:2") == "H3-TRD-13"


@pytest.mark.rule("H3-TRD-11")
def test_the_heroes_stand_on_adjacent_fields(tmp_path: Path) -> None:
    game = side_by_side(coop(tmp_path))
    stand(game, 1, "1,0.se")
    stand(game, 0, "1,0.ne")
    assert "exchange:2" not in keys(ask_again(game))
    assert game.why_not("exchange:2") == "H3-TRD-11"


@pytest.mark.rule("H3-TRD-11")
@pytest.mark.parametrize(("mine", "theirs"), [(True, False), (False, True), (True, True)])
def test_either_hero_of_a_player_may_be_the_adjacent_one(tmp_path: Path, mine: bool, theirs: bool) -> None:
    game = side_by_side(coop(tmp_path))
    for number, second, at in ((0, mine, OPEN[0]), (1, theirs, OPEN[1])):
        if second:
            stand(game, number, player(game, number)["town"])
            stand(game, number, at, secondary=True, mp=2)
    assert "exchange:2" in keys(ask_again(game))


@pytest.mark.rule("H3-TRD-11", "H3-MOD-09")
def test_only_allies_exchange_cards(tmp_path: Path) -> None:
    game = side_by_side(alliance(tmp_path))
    stand(game, 1, "1,0.se")
    deal(game, 1, hand=["slow"], deck=())
    ask_again(game)
    assert {key for key in keys(game) if key.startswith("exchange:")} == {"exchange:3"}
    assert game.why_not("exchange:2") == "H3-MOD-09"


@pytest.mark.rule("H3-TRD-11")
def test_in_the_turn_of_either_of_the_two(tmp_path: Path) -> None:
    game = side_by_side(coop(tmp_path))
    while seen(game)["turn"] == 0:
        play(game, "end_turn" if "end_turn" in game.choice else "pass")
    while asked(game)[1] != "action":
        play(game, next(key for key in ("done", "draw_cards:0") if key in game.choice))
    play(game, "exchange:1", f"offer:{SPELL}")
    assert asked(game) == (0, "card")
    play(game, f"offer:{ARTIFACT}")
    assert hands(game, 0, 1) == [[SPELL], [ARTIFACT, ABILITY]]


@pytest.mark.rule("H3-TRD-11", "H3-TRD-15")
def test_not_during_combat(tmp_path: Path) -> None:
    game = side_by_side(alliance(tmp_path))
    face(game, "1,0.c", "1,0.se")
    give(game, 0, gold=3)
    assert {"exchange:3", "give:3/gold"} <= keys(ask_again(game))
    play(game, "go:1,0.se")
    asked_of_0: set[str] = set()
    for _ in range(8):
        if seen(game)["combat"] is None and asked(game)[1] == "action":
            break
        if asked(game)[0] == 0:
            asked_of_0 |= keys(game)
        play(game, "pass" if "pass" in game.choice else game.choice.keys[0])
    assert asked_of_0
    assert not {key for key in asked_of_0 if key.startswith(("exchange:", "give:"))}


@pytest.mark.rule("H3-TRD-11", "H3-GEN-08")
def test_what_is_offered_is_seen_by_the_ally_alone_until_it_changes_hands(tmp_path: Path) -> None:
    game = side_by_side(alliance(tmp_path), mine=())
    stack_deck(game, "artifact", [ARTIFACT, "rib_cage"], ["charm_of_mana"])
    cleared(game, "1,0.e")
    luck(game, draws=[ARTIFACT, "rib_cage"])
    play(game, "go:1,0.e", "look", f"take:{ARTIFACT}")
    assert player(game, 0)["hand"] == [ARTIFACT]
    before = seen(game, 1), seen(game, -1)
    play(game, "exchange:3", f"offer:{ARTIFACT}")
    for seat, was in ((1, before[0]), (-1, before[1])):
        now = seen(game, seat)
        known = ("hand", "hand_size", "deck", "secret", "discard", "removed")
        assert [now["players"][0][what] for what in known] == [was["players"][0][what] for what in known]
        assert now["decks"] == was["decks"]
        assert now["options"] == []
    shown = [event for event in game.events if event.name == "shown"]
    assert [(event.args["card"], event.audience) for event in shown] == [(ARTIFACT, 2)]
    assert_sampled(game, 2)
    play(game, "no")
    assert seen(game, 1)["players"][0] == before[0]["players"][0]
    play(game, "exchange:3", f"offer:{ARTIFACT}", f"offer:{SPELL}")
    assert ARTIFACT in seen(game, 1)["players"][2]["deck"], "known to be in hand or deck"
    assert SPELL in seen(game, 1)["players"][0]["deck"]
    assert seen(game, 1)["players"][0]["secret"] == before[0]["players"][0]["secret"] - 1


def test_a_card_that_is_no_secret_is_sampled_as_offered_too(tmp_path: Path) -> None:
    game = side_by_side(coop(tmp_path))
    deal(game, 0, deck=["slow", "rib_cage", "tactics"])
    play(game, "exchange:2", f"offer:{ARTIFACT}")
    assert_sampled(game, 1)


def assert_sampled(game: Game, ally: int) -> None:
    """In every position that the ally can imagine, the card offered can be taken."""
    for seed in range(20):
        sample = game.rules.determinize(game.view(ally), Random(seed))
        answer = game.rules.parse(sample.kind, f"offer:{SPELL}")
        assert answer in sample.options
        sample.apply(answer)
        assert game.rules.describe(game.rules.view(sample, ally))["players"][ally]["hand"] == [ABILITY, ARTIFACT]  # type: ignore[index]


def test_the_ally_is_told_what_is_offered(tmp_path: Path) -> None:
    game = side_by_side(coop(tmp_path))
    play(game, "exchange:2", f"offer:{ARTIFACT}")
    assert prompt_text(game) == "Catherine offers Speculum. Which card do you give for it?"


# -- resources ---------------------------------------------------------------------------------------------------------


def gifts(game: Game) -> set[str]:
    """The gifts that may be made now."""
    return {key for key in keys(game) if key.startswith("give:")}


def at_the_post(game: Game, *, gold: int = 0, materials: int = 0, hand: tuple[str, ...] = ()) -> Game:
    """Seat 0 visits a Trading Post with these resources and cards."""
    meadow(game)
    for number in range(len(seen(game)["players"])):
        give(game, number)
    give(game, 0, gold=gold, materials=materials)
    deal(game, 0, hand=hand)
    stand(game, 0, "1,0.c", mp=2)
    return play(ask_again(game), f"go:{POST}")


@pytest.mark.rule("H3-TRD-14")
def test_in_coop_the_visitor_of_a_trading_post_gives_as_often_as_wanted(tmp_path: Path) -> None:
    game = at_the_post(coop(tmp_path, THREE), gold=5, materials=2)
    assert gifts(game) == {f"give:{n}/{what}" for n in (2, 3) for what in ("gold", "building_materials")}
    play(game, "give:2/gold")
    assert keys(game) == {f"amount:{n}" for n in range(1, 6)}
    play(game, "amount:3", "give:3/gold", "amount:1", "give:3/building_materials", "amount:2")
    assert [resources(game, n) for n in range(3)] == [(1, 0, 0), (3, 0, 0), (1, 2, 0)]
    assert happened(game, "given") == [
        {"player": 0, "player2": 1, "gift": "3_gold"},
        {"player": 0, "player2": 2, "gift": "1_gold"},
        {"player": 0, "player2": 2, "gift": "2_building_materials"},
    ]


@pytest.mark.rule("H3-TRD-14", "H3-TRD-02")
def test_gifts_come_on_top_of_trading_or_selling(tmp_path: Path) -> None:
    game = at_the_post(coop(tmp_path), gold=4, hand=(SPELL,))
    play(game, "give:2/gold", "amount:1")
    assert {"trade:2", f"remove:{SPELL}", "give:2/gold"} <= keys(game), "a gift is neither of the two"
    play(game, "trade:2")
    assert f"remove:{SPELL}" not in keys(game)
    assert gifts(game) == {"give:2/gold", "give:2/building_materials"}
    game = at_the_post(coop(tmp_path), gold=4, hand=(SPELL,))
    play(game, f"remove:{SPELL}")
    assert keys(game) == {"give:2/gold", "done"}
    play(game, "give:2/gold", "amount:5")
    assert (asked(game), resources(game, 1)) == ((0, "action"), (5, 0, 0))


@pytest.mark.rule("H3-TRD-14")
def test_in_coop_gifts_are_made_at_a_trading_post_only(tmp_path: Path) -> None:
    game = coop(tmp_path)
    give(game, 0, gold=9)
    assert gifts(ask_again(game)) == set()
    assert game.why_not("give:2/gold") == "H3-TRD-14"


@pytest.mark.rule("H3-TRD-15")
def test_in_an_alliance_allies_give_in_their_own_turns(tmp_path: Path) -> None:
    game = alliance(tmp_path)
    for number in range(3):
        give(game, number, gold=4, valuables=1)
    ask_again(game)
    assert gifts(game) == {"give:3/gold", "give:3/valuables"}
    assert [game.why_not(key) for key in ("give:2/gold", "give:3/building_materials")] == ["H3-MOD-09", "H3-GEN-04"]
    play(game, "give:3/gold", "amount:4", "give:3/valuables")
    assert [resources(game, n) for n in (0, 2)] == [(0, 0, 0), (8, 0, 2)]
    assert asked(game) == (0, "action")
    end_turn(game)
    while asked(game) != (1, "action"):
        assert not gifts(game)
        play(game, next(key for key in ("done", "draw_cards:0", "pass") if key in game.choice))
    assert gifts(game) == set(), "who is alone has nobody to give to"
    end_turn(game)
    into_turn(game)
    assert (asked(game), gifts(game)) == ((2, "action"), {"give:1/gold", "give:1/valuables"})


@pytest.mark.rule("H3-TRD-14", "H3-TRD-15")
def test_the_trading_post_of_an_alliance_takes_no_gifts(tmp_path: Path) -> None:
    game = at_the_post(alliance(tmp_path), gold=5)
    assert gifts(game) == set()
    play(game, "done")
    assert gifts(game) == {"give:3/gold"}
