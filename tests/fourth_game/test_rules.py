"""The clauses of the game, one by one."""

from collections import Counter

import pytest

import banneret
from banneret.kernel.errors import SetupError
from banneret.kernel.state import OVER
from couriers.box import CARDS, COPIES, is_inn
from couriers.position import BLANK, Road
from couriers.rules import RULES
from race import Race


@pytest.mark.rule("CO-SET-01")
def test_the_first_starts_at_the_gate_and_the_others_ahead() -> None:
    for count, miles in ((2, (0, 2)), (3, (0, 2, 4))):
        game = banneret.new("couriers", scenario="race", seats=["any"] * count, seed=1)
        assert isinstance(game.state, Road)
        assert game.state.miles == miles
    assert [mile for mile in range(31) if is_inn(mile)] == [0, 6, 12, 18, 24, 30]
    for count in (1, 4):
        with pytest.raises(SetupError, match="2 or 3 seats"):
            banneret.new("couriers", scenario="race", seats=["any"] * count, seed=1)


@pytest.mark.rule("CO-SET-02")
def test_everybody_is_dealt_three_cards_that_only_they_see() -> None:
    game = banneret.new("couriers", scenario="race", seats=["", ""], seed=1)
    s = game.state
    assert isinstance(s, Road)
    assert [len(hand) for hand in s.hands] == [3, 3]
    assert Counter([*s.deck, *s.hands[0], *s.hands[1]]) == dict(enumerate(COPIES))
    seen = game.view(1).state
    assert isinstance(seen, Road)
    assert seen.hands == ((BLANK,) * 3, s.hands[1])
    assert [event.audience for event in game.events if event.name == "drawn"] == [0, 0, 0, 1, 1, 1]
    assert not [event for event in game.events_for(1) if event.name == "drawn" and event.args["seat"] == 0]


@pytest.mark.rule("CO-TRN-01")
def test_a_card_is_played_from_the_hand_and_then_it_is_the_next_couriers_turn() -> None:
    race = Race((0, 2), ("walk gallop gallop", "walk"))
    assert race.keys == ["play:walk", "play:gallop"]
    assert race.why_not("play:trot") == race.why_not("drop:walk") == "CO-TRN-01"
    race.answer("play:gallop", "card:trot")
    assert race.hand(0) == ["walk", "trot", "gallop"]
    assert race.state.discard == (CARDS.index("gallop"),)
    assert race.state.seat == race.state.turn == 1


@pytest.mark.rule("CO-TRN-01")
def test_whoever_can_play_nothing_lays_a_card_aside() -> None:
    race = Race((2, 6), ("ambush ambush", "walk"))
    assert race.keys == ["drop:ambush"]
    race.answer("drop:ambush", "card:walk")
    assert race.state.miles == (2, 6)
    assert race.told == ["turn", "dropped", "drawn", "turn"]


@pytest.mark.rule("CO-TRN-02")
@pytest.mark.parametrize(("card", "miles", "dice"), [("walk", 1, 6), ("trot", 3, 2), ("gallop", 5, 0)])
def test_each_card_has_its_miles_and_its_dice(card: str, miles: int, dice: int) -> None:
    race = Race((1, 2), (card, "walk")).answer(f"play:{card}")
    rolled = 0
    while race.asks == "ask_roll" and rolled < dice:
        rolled += 1
        race.answer("roll", f"die:{rolled}")
    assert rolled == dice
    if card == "walk":
        assert race.keys == ["roll", "stop"]
        race.answer("stop")
    assert race.state.miles[0] == 1 + miles + sum(range(dice + 1))


@pytest.mark.rule("CO-TRN-03")
def test_before_each_die_one_may_stop() -> None:
    race = Race((1, 2), ("walk", "walk")).answer("play:walk")
    assert race.keys == ["roll", "stop"]
    assert Race((1, 2), ("walk", "walk")).answer("play:walk", "stop").state.miles[0] == 2
    race.answer("roll", "die:5")
    assert race.keys == ["roll", "stop"]
    assert race.answer("roll", "die:2", "stop").state.miles[0] == 9


@pytest.mark.rule("CO-TRN-04")
def test_the_second_equal_face_costs_all_dice() -> None:
    race = Race((1, 2), ("walk", "walk")).answer("play:walk", "roll", "die:5", "roll", "die:6", "roll", "die:5")
    assert race.state.miles[0] == 2
    assert race.asks == "draw_card"
    assert "stumbled" in race.told


@pytest.mark.rule("CO-TRN-05")
@pytest.mark.parametrize(("mile", "back"), [(11, 8), (8, 6), (7, 6), (2, 0), (29, 26)])
def test_an_ambush_throws_back_to_the_last_inn_at_most(mile: int, back: int) -> None:
    race = Race((0, mile), ("ambush", "walk")).answer("play:ambush")
    assert race.answer("waylay:2").state.miles == (0, back)


@pytest.mark.rule("CO-TRN-05")
def test_nobody_is_waylaid_at_an_inn() -> None:
    race = Race((3, 12, 13), ("ambush walk", "walk", "walk")).answer("play:ambush")
    assert race.keys == ["waylay:3"]
    assert race.why_not("waylay:2") == race.why_not("waylay:1") == "CO-TRN-05"
    race = Race((3, 12, 18), ("ambush walk", "walk", "walk"))
    assert race.keys == ["play:walk"]
    assert race.why_not("play:ambush") == "CO-TRN-05"


@pytest.mark.rule("CO-TRN-06", "CO-EXW-01")
def test_at_an_inn_a_card_may_be_swapped_for_two() -> None:
    hands = ("trot gallop ambush", "walk")
    race = Race((0, 2), hands).answer("play:trot", "roll", "die:3", "stop")
    assert race.state.miles[0] == 6
    assert race.keys == ["swap:gallop", "swap:ambush", "keep"]
    kept = Race((0, 2), hands).answer("play:trot", "roll", "die:3", "stop", "keep", "card:walk")
    assert kept.hand(0) == ["walk", "gallop", "ambush"]
    race.answer("swap:ambush", "card:walk", "card:trot")
    assert race.hand(0) == ["walk", "trot", "gallop"]
    assert race.state.seat == 1


@pytest.mark.rule("CO-TRN-06")
def test_nothing_is_drawn_from_an_empty_deck_and_nothing_swapped() -> None:
    race = Race((1, 2), ("gallop walk", "walk"), deck="").answer("play:gallop")
    assert (race.state.miles[0], race.state.seat) == (6, 1)
    last = Race((1, 2), ("gallop walk", "walk"), deck="trot").answer("play:gallop", "swap:walk", "card:trot")
    assert (last.hand(0), last.state.seat) == (["trot"], 1)


@pytest.mark.rule("CO-END-01")
def test_the_first_at_the_court_wins_at_once() -> None:
    race = Race((26, 2, 29), ("gallop walk", "walk", "walk")).answer("play:gallop")
    assert (race.state.seat, race.state.returns, race.state.miles[0]) == (OVER, (1, -1, -1), 30)
    race = Race((26, 2), ("walk", "walk")).answer("play:walk", "roll", "die:5")
    assert race.state.returns == (1, -1)


@pytest.mark.rule("CO-END-02")
@pytest.mark.parametrize(
    ("miles", "returns"), [((5, 7), (-1, 1)), ((7, 7), (0, 0)), ((9, 9, 3), (0, 0, -1)), ((9, 9, 13), (-1, -1, 1))]
)
def test_without_a_card_the_gates_close(miles: tuple[int, ...], returns: tuple[int, ...]) -> None:
    race = Race(miles, [""] * len(miles), deck="")
    assert (race.state.seat, race.state.returns) == (OVER, returns)


def test_every_step_that_asks_or_acts_cites_a_clause() -> None:
    game = banneret.new("couriers", scenario="race", seats=["any", "any"], seed=2)
    assert game.choice.clauses == ("CO-TRN-01",)
    assert RULES.clauses(game.state.step) == ("CO-TRN-01",)
