"""The battle of a Duel: how it is prepared, what comes back between its rounds, and how it ends."""

import pytest

from tests.battlefield.builder import FIRST, TWO, BattlefieldGame, battle, duel

SECOND = ("resource:1_valuables", "resource:1_valuables", "resource:3_gold", "resource:3_gold")
"""Dice with which seat 1 is first."""
HAND_LIMIT = {"duel_short": 5, "duel_medium": 6, "duel_long": 7}
FAR_APART = {"0.0": "castle_halberdiers", "12.8": "necropolis_zombies"}


def idle_round(game: BattlefieldGame) -> None:
    """Everybody waits until the next round."""
    now = game.seen()["round"]
    game.until(lambda then: then.over or then.choice.kind_name == "action")
    while not game.over and game.seen()["round"] == now:
        game.apply("done" if "done" in game.choice else "pass")


@pytest.mark.rule("BF-BTL-03", "BF-BTL-04")
@pytest.mark.parametrize("scenario", ["duel_short", "duel_medium", "duel_long"])
def test_cards_come_first_then_obstacles_then_units(scenario: str) -> None:
    game = duel(scenario).decks_built()
    assert [side["hand_size"] for side in game.seen()["sides"]] == [
        {"short": 5, "medium": 6, "long": 7}[scenario[5:]]
    ] * 2
    assert game.choice.keys[0].startswith("obstacle:")
    game.until(lambda now: now.choice.keys[0].startswith("deploy:"))
    assert len(game.seen()["obstacles"]) > 0
    game.to_first_unit()
    names = [event.name for event in game.events]
    last = {name: len(names) - names[::-1].index(name) for name in ("obstacle", "deploy")}
    assert last["obstacle"] <= names.index("deploy")
    assert names.index("draw") < names.index("obstacle")
    assert last["deploy"] <= names.index("round")


@pytest.mark.rule("BF-BTL-04")
def test_the_hand_is_drawn_from_the_whole_shuffled_deck() -> None:
    hands = {tuple(duel("duel_short", seed=seed).decks_built().seen(0)["sides"][0]["hand"]) for seed in range(12)}
    assert len(hands) > 6
    assert any("catherine_specialty_i" in hand for hand in hands)


@pytest.mark.rule("BF-BTL-08")
@pytest.mark.parametrize("each", range(5))
def test_each_player_lays_as_many_obstacles_as_agreed(each: int) -> None:
    game = duel(hex_obstacles=str(each)).to_first_unit()
    laid = [event.args for event in game.events if event.name == "obstacle"]
    assert len(laid) == 2 * each


@pytest.mark.rule("BF-BTL-07", "BF-BTL-17", "BF-BTL-49")
@pytest.mark.parametrize(("rolls", "first"), [(FIRST, 0), (SECOND, 1)])
def test_the_first_player_lays_places_and_holds_the_token_first(rolls: tuple[str, ...], first: int) -> None:
    game = duel(rolls=rolls).decks_built()
    assert game.choice.seat == first
    assert game.seen()["initiative_token"] == first
    game.until(lambda now: now.choice.keys[0].startswith("deploy:"))
    assert game.choice.seat == first


@pytest.mark.rule("BF-BTL-20")
@pytest.mark.parametrize(("scenario", "units"), [("duel_short", 5), ("duel_long", 7)])
def test_every_unit_is_deployed(scenario: str, units: int) -> None:
    game = duel(scenario, hex_obstacles="0").decks_built()
    while game.choice.kind_name != "action":
        assert "done" not in game.choice
        game.apply(game.choice.keys[0])
    assert [len([u for u in game.seen()["units"] if u["side"] == side]) for side in (0, 1)] == [units] * 2


# -- between the rounds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-EXA-16", "BF-BTL-52", "BF-BTL-53", "BF-BTL-54")
def test_two_cards_at_the_end_of_a_round() -> None:
    game = battle(FAR_APART, scenario="duel_long")
    game.deal_duel(0, ["defense"] * 7, ["power"], ["attack", "attack", "knowledge", "knowledge"])
    game.deal_duel(1, [], [], [])
    idle_round(game)
    side = game.seen(0)["sides"][0]
    assert len(side["hand"]) == 9
    assert "power" in side["hand"]
    assert len(side["deck"]) == 3
    assert side["discard"] == []
    assert [draw["side"] for draw in game.told("draw")[-2:]] == [0, 0]
    assert game.told("reshuffle")[-1] == {"side": 0}


@pytest.mark.rule("BF-BTL-52")
def test_nothing_is_drawn_where_nothing_is_left() -> None:
    game = battle(FAR_APART)
    for seat in (0, 1):
        game.deal_duel(seat, [], [], [])
    before = len(game.told("draw"))
    idle_round(game)
    assert len(game.told("draw")) == before
    assert game.seen()["round"] == 2


@pytest.mark.rule("BF-EXA-15", "BF-BTL-50", "BF-BTL-51")
@pytest.mark.parametrize(("left", "after"), [((2, 2), (2, 2)), ((1, 0), (2, 1)), ((0, 2), (1, 2))])
def test_one_expert_effect_comes_back_and_never_more_than_the_limit(
    left: tuple[int, int], after: tuple[int, int]
) -> None:
    game = battle(FAR_APART, scenario="duel_medium")
    game.duel.expert = left
    idle_round(game)
    assert tuple(side["expert"] for side in game.seen()["sides"]) == after


@pytest.mark.rule("BF-BTL-51")
def test_an_expert_effect_takes_one_from_the_pool_until_it_is_empty() -> None:
    game = battle({"5.4": "castle_griffins", "6.4": "necropolis_zombies"}, dice=[0] * 20)
    game.deal_duel(0, ["attack", "attack"], [], [])
    game.deal_duel(1, [], [], [])
    game.apply("attack:6.4")
    assert "expert:attack" in game.choice
    game.apply("expert:attack")
    assert game.seen()["sides"][0]["expert"] == 0
    assert game.choice.seat != 0 or "expert:attack" not in game.choice


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-EXA-48", "BF-VIC-01", "BF-VIC-03")
def test_the_battle_ends_in_the_middle_of_a_round() -> None:
    game = battle(
        {
            "5.4": "castle_griffins",
            "1.1": "castle_marksmen",
            "1.3": "castle_crusaders",
            "1.5": "castle_halberdiers",
            "6.4": "necropolis_zombies*2",
        },
        dice=[1],
    )
    drawn = len(game.told("draw"))
    assert [unit["acted"] for unit in game.seen()["units"] if unit["side"] == 0].count(False) == 3
    game.apply("attack:6.4")
    while not game.over:
        game.apply("pass")
    assert game.result == (1, -1)
    assert game.told("win") == [{"side": 0}]
    assert game.seen()["round"] == 1
    assert len(game.told("draw")) == drawn


@pytest.mark.rule("BF-VIC-01")
@pytest.mark.parametrize("seats", [TWO, ("dungeon/mutare", "castle/rion")])
def test_a_duel_is_won_by_beating_every_unit(seats: tuple[str, str]) -> None:
    for seed in range(6):
        game = duel("duel_short", seats, seed=seed).until(lambda now: now.over, seed)
        assert game.result is not None
        alive = {unit["side"] for unit in game.seen()["units"]}
        if game.result == (0, 0):
            assert game.seen()["outcome"] == "drawn"
        else:
            assert alive == {game.result.index(1)}
            assert game.seen()["winner"] == game.result.index(1)


@pytest.mark.rule("BF-VIC-06")
def test_nobody_can_surrender_or_retreat_whatever_gold_there_is() -> None:
    game = battle(FAR_APART)
    game.duel.stores = (20, 0, 0, 20, 0, 0)
    game.apply("done")
    while game.choice.kind_name != "action":
        game.apply("pass")
    assert "surrender" not in game.choice
    assert "retreat" not in game.choice
    assert game.why_not("surrender") == "BF-VIC-06"


@pytest.mark.rule("BF-VIC-07")
def test_ten_rounds_without_damage_are_a_draw() -> None:
    game = battle(FAR_APART)
    for n in range(1, 10):
        assert game.seen()["round"] == n
        idle_round(game)
    assert not game.over
    idle_round(game)
    assert game.over
    assert game.result == (0, 0)
    assert game.seen()["outcome"] == "drawn"


@pytest.mark.rule("BF-VIC-07")
def test_damage_begins_the_count_anew() -> None:
    game = battle({"5.4": "castle_griffins", "6.4": "necropolis_zombies"}, dice=[1] + [-1] * 9)
    for seat in (0, 1):
        game.deal_duel(seat, [], [], [])
    for _ in range(3):
        idle_round(game)
    game.apply("attack:6.4")
    while game.seen()["round"] == 4:
        game.apply("done" if "done" in game.choice else "pass")
    assert game.told("damage")
    for n in range(5, 14):
        assert game.seen()["round"] == n
        idle_round(game)
    idle_round(game)
    assert game.over
    assert game.seen()["round"] == 14
