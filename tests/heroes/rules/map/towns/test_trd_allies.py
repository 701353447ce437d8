"""Trading between allies: cards where heroes meet, and resources."""

from pathlib import Path
from random import Random

import pytest

from banneret.heroes.text.map_answers import prompt_text
from banneret.kernel.errors import Refused
from tests.heroes.builder import OPEN, THREE, HeroesGame, alliance_game, coop_game

ARTIFACT, SPELL, ABILITY = "speculum", "haste", "tactics"
POST = "1,0.sw"
"""The Trading Post of tile F1."""


def side_by_side(
    game: HeroesGame, *, mine: tuple[str, ...] = (ARTIFACT,), theirs: tuple[str, ...] = (SPELL, ABILITY)
) -> HeroesGame:
    """Seat 0 next to the last seat, each with these cards in hand and none in the deck."""
    ally = len(game.seen()["players"]) - 1
    game.meadow()
    for number in range(ally + 1):
        game.give(number)
    game.stand(0, OPEN[0], mp=2)
    game.stand(ally, OPEN[1])
    game.deal(0, hand=mine, deck=())
    game.deal(ally, hand=theirs, deck=())
    return game.ask_again()


def hands(game: HeroesGame, *players: int) -> list[list[str]]:
    """The hands of players, each as the owner sees it."""
    return [sorted(game.player(number)["hand"]) for number in players]


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TRD-11", "H3-TRD-12", "H3-TRD-13", "H3-EXD-120")
def test_an_artifact_goes_for_a_spell_but_not_for_an_ability_and_not_for_nothing(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path))
    game.play("exchange:2", f"offer:{ARTIFACT}")
    assert game.asked() == (1, "card")
    assert game.keys == {f"offer:{SPELL}", "no"}, "something has to be given"
    assert game.why_not(f"offer:{ABILITY}") == "H3-TRD-11"
    with pytest.raises(Refused):
        game.play(f"offer:{ABILITY}")
    game.play(f"offer:{SPELL}")
    assert hands(game, 0, 1) == [[SPELL], [ARTIFACT, ABILITY]]
    assert game.events_named("handed") == [
        {"player": 1, "player2": 0, "card": SPELL},
        {"player": 0, "player2": 1, "card": ARTIFACT},
    ]
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TRD-11")
def test_the_ally_may_refuse_and_whoever_proposes_may_think_better_of_it(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path))
    game.play("exchange:2", "no")
    assert (game.asked(), game.events_named("offer")) == ((0, "action"), [])
    game.play("exchange:2", f"offer:{ARTIFACT}", "no")
    assert hands(game, 0, 1) == [[ARTIFACT], [SPELL, ABILITY]]
    assert game.events_named("refused") == [{"player": 1, "player2": 0}]
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TRD-12")
@pytest.mark.parametrize(("mine", "theirs"), [(SPELL, "slow"), (ARTIFACT, "rib_cage"), (SPELL, "rib_cage")])
def test_artifacts_and_spells_go_for_each_other_as_one_likes(tmp_path: Path, mine: str, theirs: str) -> None:
    game = side_by_side(coop_game(tmp_path), mine=(mine,), theirs=(theirs,))
    game.play("exchange:2", f"offer:{mine}", f"offer:{theirs}")
    assert hands(game, 0, 1) == [[theirs], [mine]]


@pytest.mark.rule("H3-TRD-13")
def test_cards_in_deck_and_discard_pile_are_out_of_reach(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path), theirs=(ABILITY,))
    game.deal(0, deck=["slow"], discards=["rib_cage"])
    game.deal(1, deck=[SPELL], discards=["slow"])
    game.play("exchange:2")
    assert game.keys == {f"offer:{ARTIFACT}", "no"}
    assert [game.why_not(f"offer:{card}") for card in ("slow", "rib_cage")] == ["H3-TRD-13", "H3-TRD-13"]
    game.play(f"offer:{ARTIFACT}")
    assert game.keys == {"no"}
    assert game.why_not(f"offer:{SPELL}") == "H3-TRD-13"


@pytest.mark.rule("H3-TRD-11", "H3-TRD-13")
def test_nothing_to_exchange_with_an_empty_hand_or_abilities_alone(tmp_path: Path) -> None:
    for mine, theirs in (((), (SPELL,)), ((ABILITY,), (SPELL,)), ((ARTIFACT,), ())):
        game = side_by_side(coop_game(tmp_path), mine=mine, theirs=theirs)
        assert "exchange:2" not in game.keys
        assert game.why_not("exchange:2") == "H3-TRD-13"


@pytest.mark.rule("H3-TRD-11")
def test_the_heroes_stand_on_adjacent_fields(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path))
    game.stand(1, "1,0.se")
    game.stand(0, "1,0.ne")
    assert "exchange:2" not in game.ask_again().keys
    assert game.why_not("exchange:2") == "H3-TRD-11"


@pytest.mark.rule("H3-TRD-11")
@pytest.mark.parametrize(("mine", "theirs"), [(True, False), (False, True), (True, True)])
def test_either_hero_of_a_player_may_be_the_adjacent_one(tmp_path: Path, mine: bool, theirs: bool) -> None:
    game = side_by_side(coop_game(tmp_path))
    for number, second, at in ((0, mine, OPEN[0]), (1, theirs, OPEN[1])):
        if second:
            game.stand(number, game.player(number)["town"])
            game.stand(number, at, secondary=True, mp=2)
    assert "exchange:2" in game.ask_again().keys


@pytest.mark.rule("H3-TRD-11")
def test_heroes_on_the_same_field_are_not_on_adjacent_ones(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path))
    game.stand(0, game.hero_at(1) or "", mp=2)
    assert "exchange:2" not in game.ask_again().keys


@pytest.mark.rule("H3-TRD-11", "H3-MOV-23")
def test_a_border_line_keeps_nobody_from_exchanging(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path)).meadow("F3")
    game.stand(0, "0,0.e", mp=2)
    assert "go:1,0.sw" not in game.ask_again().keys
    game.stand(1, "1,0.sw")
    assert "exchange:2" in game.ask_again().keys


@pytest.mark.rule("H3-TRD-11", "H3-TRD-15", "H3-VIC-09")
def test_an_ally_who_is_out_gets_nothing(tmp_path: Path) -> None:
    game = side_by_side(alliance_game(tmp_path))
    game.give(0, gold=3)
    game.own(1, game.town_of(2))
    game.position.homeless = (0, 0, 1)
    game.position.game_round = 4
    game.luck(draws=["proclaim:dead_silence"] * 2)
    while not game.events_named("eliminated"):
        game.do_nothing()
    game.to_turn(0)
    assert not {key for key in game.keys if key.startswith(("exchange:", "give:"))}


@pytest.mark.rule("H3-TRD-11", "H3-MOD-09")
def test_only_allies_exchange_cards(tmp_path: Path) -> None:
    game = side_by_side(alliance_game(tmp_path))
    game.stand(1, "1,0.se")
    game.deal(1, hand=["slow"], deck=())
    game.ask_again()
    assert {key for key in game.keys if key.startswith("exchange:")} == {"exchange:3"}
    assert game.why_not("exchange:2") == "H3-MOD-09"


@pytest.mark.rule("H3-TRD-11")
def test_in_the_turn_of_either_of_the_two(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path))
    while game.seen()["turn"] == 0:
        game.play("end_turn" if "end_turn" in game.choice else "pass")
    while game.asked()[1] != "action":
        game.play(next(key for key in ("done", "draw_cards:0") if key in game.choice))
    game.play("exchange:1", f"offer:{SPELL}")
    assert game.asked() == (0, "card")
    game.play(f"offer:{ARTIFACT}")
    assert hands(game, 0, 1) == [[SPELL], [ARTIFACT, ABILITY]]


@pytest.mark.rule("H3-TRD-11", "H3-TRD-15")
def test_not_during_combat(tmp_path: Path) -> None:
    game = side_by_side(alliance_game(tmp_path))
    game.face("1,0.c", "1,0.se")
    game.give(0, gold=3)
    assert {"exchange:3", "give:3/gold"} <= game.ask_again().keys
    game.play("go:1,0.se")
    asked_of_0: set[str] = set()
    for _ in range(8):
        if game.seen()["combat"] is None and game.asked()[1] == "action":
            break
        if game.asked()[0] == 0:
            asked_of_0 |= game.keys
        game.play("pass" if "pass" in game.choice else game.choice.keys[0])
    assert asked_of_0
    assert not {key for key in asked_of_0 if key.startswith(("exchange:", "give:"))}


@pytest.mark.rule("H3-TRD-11", "H3-GEN-08")
def test_what_is_offered_is_seen_by_the_ally_alone_until_it_changes_hands(tmp_path: Path) -> None:
    game = side_by_side(alliance_game(tmp_path), mine=())
    game.stack_deck("artifact", [ARTIFACT, "rib_cage"], ["charm_of_mana"])
    game.cleared("1,0.e")
    game.luck(draws=[ARTIFACT, "rib_cage"])
    game.play("go:1,0.e", "look", f"take:{ARTIFACT}")
    assert game.player(0)["hand"] == [ARTIFACT]
    before = game.seen(1), game.seen(-1)
    game.play("exchange:3", f"offer:{ARTIFACT}")
    for seat, was in ((1, before[0]), (-1, before[1])):
        now = game.seen(seat)
        known = ("hand", "hand_size", "deck", "secret", "discard", "removed")
        assert [now["players"][0][what] for what in known] == [was["players"][0][what] for what in known]
        assert now["decks"] == was["decks"]
        assert now["options"] == []
    shown = [event for event in game.events if event.name == "shown"]
    assert [(event.args["card"], event.audience) for event in shown] == [(ARTIFACT, 2)]
    assert_sampled(game, 2)
    game.play("no")
    assert game.seen(1)["players"][0] == before[0]["players"][0]
    game.play("exchange:3", f"offer:{ARTIFACT}", f"offer:{SPELL}")
    assert ARTIFACT in game.seen(1)["players"][2]["deck"], "known to be in hand or deck"
    assert SPELL in game.seen(1)["players"][0]["deck"]
    assert game.seen(1)["players"][0]["secret"] == before[0]["players"][0]["secret"] - 1


@pytest.mark.rule("H3-TRD-11", "H3-GEN-08")
def test_a_card_that_is_no_secret_is_sampled_as_offered_too(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path))
    game.deal(0, deck=["slow", "rib_cage", "tactics"])
    game.play("exchange:2", f"offer:{ARTIFACT}")
    assert_sampled(game, 1)


def assert_sampled(game: HeroesGame, ally: int) -> None:
    """In every position that the ally can imagine, the card offered can be taken."""
    for seed in range(20):
        sample = game.rules.determinize(game.view(ally), Random(seed))
        answer = game.rules.parse(sample.kind, f"offer:{SPELL}")
        assert answer in sample.options
        sample.apply(answer)
        assert game.rules.describe(game.rules.view(sample, ally))["players"][ally]["hand"] == [ABILITY, ARTIFACT]  # type: ignore[index]


def test_the_ally_is_told_what_is_offered(tmp_path: Path) -> None:
    game = side_by_side(coop_game(tmp_path))
    game.play("exchange:2", f"offer:{ARTIFACT}")
    assert prompt_text(game) == "Catherine offers Speculum. Which card do you give for it?"


# -- resources ---------------------------------------------------------------------------------------------------------


def gifts(game: HeroesGame) -> set[str]:
    """The gifts that may be made now."""
    return {key for key in game.keys if key.startswith("give:")}


def at_the_post(game: HeroesGame, *, gold: int = 0, materials: int = 0, hand: tuple[str, ...] = ()) -> HeroesGame:
    """Seat 0 visits a Trading Post with these resources and cards."""
    game.meadow()
    for number in range(len(game.seen()["players"])):
        game.give(number)
    game.give(0, gold=gold, materials=materials)
    game.deal(0, hand=hand)
    game.stand(0, "1,0.c", mp=2)
    return game.ask_again().play(f"go:{POST}")


@pytest.mark.rule("H3-TRD-14")
def test_in_coop_the_visitor_of_a_trading_post_gives_as_often_as_wanted(tmp_path: Path) -> None:
    game = at_the_post(coop_game(tmp_path, THREE), gold=5, materials=2)
    assert gifts(game) == {f"give:{n}/{what}" for n in (2, 3) for what in ("gold", "building_materials")}
    game.play("give:2/gold")
    assert game.keys == {f"amount:{n}" for n in range(1, 6)}
    game.play("amount:3", "give:3/gold", "amount:1", "give:3/building_materials", "amount:2")
    assert [game.resources(n) for n in range(3)] == [(1, 0, 0), (3, 0, 0), (1, 2, 0)]
    assert game.events_named("given") == [
        {"player": 0, "player2": 1, "gift": "3_gold"},
        {"player": 0, "player2": 2, "gift": "1_gold"},
        {"player": 0, "player2": 2, "gift": "2_building_materials"},
    ]


@pytest.mark.rule("H3-TRD-14", "H3-TRD-02")
def test_gifts_come_on_top_of_trading_or_selling(tmp_path: Path) -> None:
    game = at_the_post(coop_game(tmp_path), gold=4, hand=(SPELL,))
    game.play("give:2/gold", "amount:1")
    assert {"trade:2", f"remove:{SPELL}", "give:2/gold"} <= game.keys, "a gift is neither of the two"
    game.play("trade:2")
    assert f"remove:{SPELL}" not in game.keys
    assert gifts(game) == {"give:2/gold", "give:2/building_materials"}
    game = at_the_post(coop_game(tmp_path), gold=4, hand=(SPELL,))
    game.play(f"remove:{SPELL}")
    assert game.keys == {"give:2/gold", "done"}
    game.play("give:2/gold", "amount:5")
    assert (game.asked(), game.resources(1)) == ((0, "action"), (5, 0, 0))


@pytest.mark.rule("H3-TRD-14")
def test_in_coop_gifts_are_made_at_a_trading_post_only(tmp_path: Path) -> None:
    game = coop_game(tmp_path)
    game.give(0, gold=9)
    assert gifts(game.ask_again()) == set()
    assert game.why_not("give:2/gold") == "H3-TRD-14"


@pytest.mark.rule("H3-TRD-15")
def test_in_an_alliance_allies_give_in_their_own_turns(tmp_path: Path) -> None:
    game = alliance_game(tmp_path)
    for number in range(3):
        game.give(number, gold=4, valuables=1)
    game.ask_again()
    assert gifts(game) == {"give:3/gold", "give:3/valuables"}
    assert [game.why_not(key) for key in ("give:2/gold", "give:3/building_materials")] == ["H3-MOD-09", "H3-GEN-04"]
    game.play("give:3/gold", "amount:4", "give:3/valuables")
    assert [game.resources(n) for n in (0, 2)] == [(0, 0, 0), (8, 0, 2)]
    assert game.asked() == (0, "action")
    game.end_turn()
    while game.asked() != (1, "action"):
        assert not gifts(game)
        game.play(next(key for key in ("done", "draw_cards:0", "pass") if key in game.choice))
    assert gifts(game) == set(), "who is alone has nobody to give to"
    game.end_turn()
    game.into_turn()
    assert (game.asked(), gifts(game)) == ((2, "action"), {"give:1/gold", "give:1/valuables"})


@pytest.mark.rule("H3-TRD-14", "H3-TRD-15")
def test_the_trading_post_of_an_alliance_takes_no_gifts(tmp_path: Path) -> None:
    game = at_the_post(alliance_game(tmp_path), gold=5)
    assert gifts(game) == set()
    game.play("done")
    assert gifts(game) == {"give:3/gold"}
