"""Many dice and amounts that count themselves: a scenario file may have them, and its games go on to the end."""

import pytest

import banneret
from banneret.bots import make
from tests.heroes.designing.maps import changed, found

SEATS = ["castle/catherine", "necropolis/sandro"]
EVENT = "- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}"


@pytest.mark.parametrize("dice", [5, 8, 9])
@pytest.mark.parametrize("kind", ["resource", "treasure"])
def test_every_one_of_many_dice_can_be_rolled_again_once(kind: str, dice: int) -> None:
    program = f"[{{rerolls: [{kind}], each: roll}}, {{roll_dice: {kind}, dice: {dice}}}]"
    text = changed(EVENT, f"- {{rounds: [1], do: {program}}}")
    assert found(text) == []
    game = banneret.new("heroes", scenario="two_hills", definition=text, seats=SEATS, seed=3)
    while game.choice.kind_name != "reroll":
        game.apply(game.choice.keys[0])
    left = [f"luck_reroll:{n}" for n in range(1, dice + 1)]
    for n in (dice, dice - 1, *range(1, dice - 1)):
        assert list(game.choice.keys) == [*left, "keep"]
        left.remove(f"luck_reroll:{n}")
        game.apply(f"luck_reroll:{n}")
    rolled = [event.args["n"] for event in game.events if event.name == "map_die"][-dice:]
    assert rolled == [dice, dice - 1, *range(1, dice - 1)]
    assert game.choice.kind_name != "reroll"


@pytest.mark.parametrize(
    "verb",
    [
        "{gain_counted: gold, amount: {of: gold, times: 99}}",
        "{token: clue}, {token: clue, amount: {of: 'token:clue', times: 99}}",
        "{score: 1}, {score: {of: 'token:points', times: 99}}",
    ],
)
def test_what_counts_itself_does_not_grow_without_end(verb: str) -> None:
    text = changed(
        "  do: [{token: clue}]\n",
        f"  do: [{{token: clue}}]\n- {{id: own, text: t, when: hero_turn_end, do: [{verb}]}}\n",
    )
    text = text.replace("- {bank: {amount: 3, where: clue}}", "- {bank: {amount: 999, where: clue}, from_round: 6}")
    game = banneret.new("heroes", scenario="two_hills", definition=text, seats=SEATS, seed=3)
    bots = [make("random", "heroes", seat) for seat in range(2)]
    while not game.over:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules), game.state.seat)
    assert game.record()
    gained = [int(event.args["n2"]) for event in game.events if event.name in ("gain", "token")]
    assert max(gained) <= 999


def test_how_often_is_no_large_number() -> None:
    text = changed(EVENT, f"- {{rounds: [3], do: [{{gain_counted: gold, amount: {{of: gold, times: {10**17}}}}}]}}")
    [line] = found(text)
    assert "do[0].amount.times: expected a number from -99 to 99" in line
