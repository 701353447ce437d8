"""The 19 Astrologers cards: each is proclaimed, does what it says, and is over when it should be."""

from pathlib import Path

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.calendar import astrologers
from tests.heroes.support.campaign import ARCHERS, fight_out, next_turn_of, quiet, start_of_turn, until
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    asked,
    deal,
    field,
    give,
    happened,
    keys,
    level,
    luck,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.war import close_window, mp_of, to_turn

DUEL = ("castle/catherine", "dungeon/mutare")


def proclaimed(card: str, game: Game | None = None, *, first_round: int = 2) -> Game:
    """A game at the first question after a card is proclaimed in round 2, and nothing else in later rounds."""
    game = game or quiet(*DUEL)
    until(game, first_round - 1)
    to_turn(game, 0)
    astrologers(game, [card])
    luck(game, draws=[f"proclaim:{card}"])
    until(game, first_round)
    assert happened(game, "proclaim")[-1] == {"proclamation": card}
    astrologers(game, ["dead_silence"])
    return game


def over(game: Game, card: str) -> bool:
    """Whether a card has been put away."""
    ended = {"proclamation": card} in happened(game, "proclaim_ends")
    assert ended == (seen(game)["proclaimed"] != card)
    return ended


def prepared(**hands: list[str]) -> Game:
    """A game in which the two players hold these cards."""
    game = quiet(*DUEL)
    for number, name in enumerate(("first", "second")):
        deal(game, number, hand=hands.get(name, []))
    return ask_again(game)


# -- at once -----------------------------------------------------------------------------------------------------------


def test_annoying_lizard() -> None:
    game = prepared(first=["attack", "haste", "rib_cage"], second=["power"])
    deal(game, 0, deck=["defense", "knowledge"], discards=[])
    astrologers(game, ["annoying_lizard"])
    luck(game, draws=["proclaim:annoying_lizard", "haste", "knowledge"])
    until(game, 2)
    assert sorted(player(game, 0)["hand"]) == ["attack", "haste", "knowledge"]
    assert sorted(player(game, 0)["deck"]) == ["defense", "rib_cage"]
    assert player(game, 1)["hand"] == ["power"]
    assert over(game, "annoying_lizard")


def test_dead_silence() -> None:
    game = quiet(*DUEL)
    before = [player(game, number) for number in (0, 1)]
    proclaimed("dead_silence", game)
    assert over(game, "dead_silence")
    for number in (0, 1):
        now = player(game, number)
        kept = ("hand", "deck", "units", "resources", "income", "morale", "experience", "flags", "hand_limit")
        assert {name: now[name] for name in kept} == {name: before[number][name] for name in kept}


def test_fancy_pixie() -> None:
    game = proclaimed("fancy_pixie", quiet("castle/catherine", "necropolis/sandro"))
    assert player(game, 0)["morale"] == "positive"
    # The dead know no morale.
    assert player(game, 1)["morale"] is None
    assert over(game, "fancy_pixie")


def test_fluffy_rabbit() -> None:
    game = quiet(*DUEL)
    give(game, 1)
    luck(game, rolls=["treasure:experience", "treasure:resource", "resource:6_gold"])
    proclaimed("fluffy_rabbit", game)
    assert player(game, 0)["experience"] == 1
    assert resources(game, 1) == (6, 0, 0)
    assert over(game, "fluffy_rabbit")


def test_friendly_beaver_clears_the_map() -> None:
    game = quiet(*DUEL)
    until(game, 3)
    state = state_of(game)
    state.black |= 1 << FIELD["0,0.e"] | 1 << FIELD["3,0.e"]
    held = player(game, 0)["flags"]
    proclaimed("friendly_beaver", game, first_round=4)
    assert not field(game, "0,0.e")["black_cube"]
    assert not field(game, "3,0.e")["black_cube"]
    assert player(game, 0)["flags"] == held
    assert over(game, "friendly_beaver")


def test_friendly_beaver_is_drawn_again_in_the_first_such_round() -> None:
    game = quiet(*DUEL)
    state_of(game).black |= 1 << FIELD["0,0.e"]
    astrologers(game, ["friendly_beaver", "fancy_pixie"])
    luck(game, draws=["proclaim:friendly_beaver", "proclaim:fancy_pixie"])
    until(game, 2)
    assert field(game, "0,0.e")["black_cube"]
    assert player(game, 0)["morale"] == "positive"
    assert over(game, "friendly_beaver")


def test_isras_friends() -> None:
    game = quiet(*DUEL)
    army(game, 0, "castle_griffins", "castle_marksmen")
    army(game, 1, "dungeon_harpies+")
    give(game, 0, gold=4)
    proclaimed("isras_friends", game)
    assert asked(game) == (0, "may")
    play(game, "yes")
    # Half of 5 is rounded up.
    assert keys(game) == {"reinforce:castle_griffins", "reinforce:castle_marksmen"}
    play(game, "reinforce:castle_marksmen")
    assert resources(game, 0) == (1, 0, 0)
    assert player(game, 0)["units"] == ["castle_marksmen+", "castle_griffins"]
    assert player(game, 0)["used_tokens"] == []
    to_turn(game, 0)
    assert player(game, 1)["units"] == ["dungeon_harpies+"]
    assert over(game, "isras_friends")


def test_terrible_plague() -> None:
    game = quiet(*DUEL)
    army(game, 0, "castle_griffins+", "castle_marksmen+", "castle_zealots")
    army(game, 1, "dungeon_harpies")
    proclaimed("terrible_plague", game)
    assert asked(game) == (0, "unit")
    assert keys(game) == {"weaken:castle_griffins", "weaken:castle_marksmen"}
    play(game, "weaken:castle_griffins")
    assert set(player(game, 0)["units"]) == {"castle_griffins", "castle_marksmen+", "castle_zealots"}
    assert player(game, 1)["units"] == ["dungeon_harpies"]
    assert over(game, "terrible_plague")


def test_white_raven() -> None:
    game = quiet(*DUEL)
    give(game, 0)
    give(game, 1)
    luck(game, rolls=["resource:4_building_materials", "resource:2_valuables"])
    proclaimed("white_raven", game)
    assert resources(game, 0) == (0, 4, 0)
    assert resources(game, 1) == (0, 0, 2)
    assert over(game, "white_raven")


# -- at the next income ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "income", "gained"),
    [
        ("gold_dragon", (10, 0, 0), (15, 0, 1)),
        ("wild_debauchery", (10, 0, 0), (5, 0, 1)),
        ("merry_leprechaun", (10, 0, 0), (10, 0, 2)),
        ("greedy_dragon", (10, 0, 2), (10, 0, 2)),
        ("greedy_dragon", (10, 0, 0), (10, 0, 1)),
    ],
)
def test_cards_about_the_next_income(card: str, income: tuple[int, int, int], gained: tuple[int, int, int]) -> None:
    game = quiet(*DUEL)
    for number in (0, 1):
        state_of(game).income[3 * number : 3 * number + 3] = list(income)
    proclaimed(card, game)
    to_turn(game, 0)
    for number in (0, 1):
        give(game, number, valuables=1)
    assert not over(game, card)
    until(game, 3)
    for number in (0, 1):
        assert resources(game, number) == gained
    assert over(game, card)
    # The income after the next one is as usual.
    to_turn(game, 0)
    for number in (0, 1):
        give(game, number)
    until(game, 5)
    assert resources(game, 0) == income


# -- until the next Astrologers' round ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "points"), [("battalions_stallion", (4, 3)), ("magic_tortoise", (2, 1))])
def test_cards_about_movement(card: str, points: tuple[int, int]) -> None:
    game = quiet(*DUEL)
    stand(game, 0, "0,0.se", secondary=True)
    proclaimed(card, game)
    to_turn(game, 0)
    assert (mp_of(game, 0), mp_of(game, 0, secondary=True)) == points
    to_turn(next_turn_of(game, 1), 1)
    assert mp_of(game, 1) == points[0]
    next_turn_of(game, 0)
    assert seen(game)["round"] == 3
    assert (mp_of(game, 0), mp_of(game, 0, secondary=True)) == points
    assert not over(game, card)
    next_turn_of(game, 0)
    assert (mp_of(game, 0), mp_of(game, 0, secondary=True)) == (3, 2)
    assert over(game, card)


def portal(game: Game, number: int, *cards: str) -> None:
    """The player whose turn it is holds these cards, away from the own Town."""
    deal(game, number, hand=cards)
    stand(game, number, f"{'0,0' if number == 0 else '3,0'}.se", mp=0)
    ask_again(game)


def test_crazy_wizard() -> None:
    card = "crazy_wizard"
    game = to_turn(proclaimed(card), 0)
    portal(game, 0, "town_portal")
    play(game, "cast:town_portal")
    assert player(game, 0)["heroes"][0]["field"] == "0,0.c"
    assert player(game, 0)["hand"] == ["town_portal"]
    # Only the first spell comes back, in this turn and in the next one.
    portal(game, 0, "town_portal")
    play(game, "cast:town_portal")
    assert player(game, 0)["hand"] == []
    next_turn_of(game, 1)
    portal(game, 1, "town_portal")
    play(game, "cast:town_portal")
    assert player(game, 1)["hand"] == ["town_portal"]
    next_turn_of(game, 0)
    portal(game, 0, "town_portal")
    play(game, "cast:town_portal")
    assert player(game, 0)["hand"] == []
    next_turn_of(game, 1)
    assert not over(game, card)
    next_turn_of(game, 1)
    assert over(game, card)


def test_crazy_wizard_is_over_even_for_who_has_cast_nothing() -> None:
    game = to_turn(proclaimed("crazy_wizard"), 0)
    next_turn_of(game, 0)
    next_turn_of(game, 0)
    assert over(game, "crazy_wizard")
    portal(game, 0, "town_portal")
    play(game, "cast:town_portal")
    assert player(game, 0)["discard"][-1] == "town_portal"


def test_grim_warlock() -> None:
    card = "grim_warlock"
    game = to_turn(proclaimed(card), 0)
    for power_helps in (True, False):
        # One card of power, and one point more for the first spell of the turn: the second step is reached or not.
        portal(game, 0, "town_portal", "power")
        play(game, "cast:town_portal", "power:power")
        if power_helps:
            play(game, "step:2")
        assert mp_of(game, 0) == (1 if power_helps else 0)
    next_turn_of(game, 0)
    assert not over(game, card)
    portal(game, 0, "town_portal", "power")
    play(game, "cast:town_portal", "power:power", "step:2")
    assert mp_of(game, 0) == 1
    next_turn_of(game, 0)
    assert over(game, card)
    portal(game, 0, "town_portal", "power")
    play(game, "cast:town_portal", "power:power")
    assert mp_of(game, 0) == 0


def test_groovy_satyr() -> None:
    card = "groovy_satyr"
    game = to_turn(proclaimed(card), 0)
    for at, open_now in (("0,0.w", True), ("0,0.sw", False)):
        army(game, 0, ARCHERS)
        level(game, 0, 0)
        stand(game, 0, "0,0.c", mp=3)
        luck(game, lands=["unit:neutral_boars", "unit:neutral_peasants"][: 1 + open_now])
        ask_again(game)
        before = len(happened(game, "guard"))
        play(game, f"go:{at}")
        close_window(game)
        play(game, "place:b2")
        if open_now:
            assert asked(game)[0] == 0
            assert keys(game) == {"redraw:neutral_boars", "no"}
            play(game, "redraw:neutral_boars")
            came = ["neutral_boars", "neutral_peasants"]
        else:
            came = ["neutral_boars"]
        assert [event["kind"] for event in happened(game, "guard")[before:]] == came
        fight_out(game, winner=0)
        to_turn(game, 0)
        next_turn_of(game, 0)
        assert over(game, card) == (not open_now)
        if open_now:
            next_turn_of(game, 0)
            assert over(game, card)


def test_profuse_growth() -> None:
    card = "profuse_growth"
    game = proclaimed(card)
    assert player(game, 0)["hand_limit"] == player(game, 1)["hand_limit"] == 5
    assert "draw_cards:5" in keys(game)
    play(game, "draw_cards:5")
    assert player(game, 0)["hand_size"] == 5
    start_of_turn(game, 0)
    assert seen(game)["round"] == 3
    assert "done" in keys(game)
    start_of_turn(game, 0)
    assert over(game, card)
    # The limit is 4 again, so one card has to go.
    assert "done" not in keys(game)


def test_swift_weasel() -> None:
    card = "swift_weasel"
    game = to_turn(proclaimed(card), 0)
    for rerolled in ((True, False), (True,), (False,)):
        stand(game, 0, "0,0.c", mp=3)
        for may in rerolled:
            state_of(game).black = 0
            stand(game, 0, "0,0.c", mp=3)
            give(game, 0)
            luck(game, rolls=["resource:3_gold", "resource:6_gold"] if may else ["resource:3_gold"])
            ask_again(game)
            play(game, "go:0,0.e")
            if may:
                assert asked(game) == (0, "reroll")
                play(game, next(key for key in game.choice.keys if key.startswith("luck_reroll")))
            assert resources(game, 0)[0] == (6 if may else 3)
        next_turn_of(game, 0)
    assert over(game, card)


def test_every_card_is_proclaimed_here() -> None:
    from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS

    source = Path(__file__).read_text(encoding="utf-8")
    assert len(PROCLAMATION_IDS) == 19
    assert [card for card in PROCLAMATION_IDS if f'"{card}"' not in source] == []
