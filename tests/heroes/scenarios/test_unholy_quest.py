"""Unholy Quest: the brood in the pit, vents and growth, outbreaks, and how it is won and lost."""

from collections import Counter
from typing import Any

import pytest

from banneret.heroes.state.battle import NEUTRAL_DISCARDS
from banneret.heroes.state.scenario_state import add_token, edit, held
from banneret.heroes.tables.ai_cards import DRAWN
from banneret.heroes.tables.units_and_cards import TIER, UNIT_NUMBER
from banneret.kernel.game import Game
from tests.heroes.property.whole import neutrals
from tests.heroes.support.coop import (
    begin_round,
    dismiss,
    fight_well,
    idle,
    into_round,
    middle,
    next_turn,
    on_map,
    to_turn,
)
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    field,
    fields_of,
    give,
    happened,
    keys,
    lay,
    level,
    luck,
    play,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.quest import rout, troops, where
from tests.heroes.support.saga import SEATS, beside, played_out, saga, town_of
from tests.heroes.support.war import STRONG, do_nothing

TIERS = ("bronze", "silver", "gold", "azure")


def hills(players: int = 2, difficulty: str = "normal") -> Game:
    return saga("unholy_quest", SEATS[players], difficulty=difficulty)


def brood(game: Game) -> dict[str, Any]:
    found = seen(game)["saga"]["hordes"]["brood"]
    assert isinstance(found, dict)
    return found


def size(game: Game) -> int:
    return len(brood(game)["units"]) + len(brood(game)["unknown"])


def settle(game: Game, *cards: str) -> None:
    """Let the brood be exactly these: tiers nobody has seen, or units."""
    edit(state_of(game)).hordes = (
        tuple(sorted(DRAWN + TIERS.index(c) if c in TIERS else 2 * UNIT_NUMBER[f"neutral_{c}"] for c in cards)),
    )


def vents(game: Game) -> int:
    return int(seen(game)["saga"]["shared"]["open_vents"])


# -- the brood ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-01")
@pytest.mark.parametrize(
    ("players", "difficulty", "tiers"),
    [
        (2, "easy", {"bronze": 6, "silver": 2, "azure": 1}),
        (2, "normal", {"bronze": 4, "silver": 2, "gold": 2, "azure": 1}),
        (3, "hard", {"bronze": 3, "silver": 3, "gold": 6, "azure": 1}),
        (3, "impossible", {"silver": 3, "gold": 9, "azure": 2}),
    ],
)
def test_the_brood_is_as_big_as_players_and_difficulty_make_it(
    players: int, difficulty: str, tiers: dict[str, int]
) -> None:
    game = hills(players, difficulty)
    assert brood(game)["units"] == []
    assert Counter(brood(game)["unknown"]) == tiers


def enter_pit(game: Game, *units: str) -> Game:
    pit = middle(game, "pit")
    stand(game, 0, beside(game, pit), mp=3)
    army(game, 0, *units)
    play(ask_again(game), f"go:{pit}")
    while not state_of(game).base:
        do_nothing(game)
    return game


def test_whoever_enters_the_pit_fights_five_cards_to_the_end() -> None:
    game = hills()
    everything = neutrals(state_of(game))
    enter_pit(game, STRONG)
    assert len(happened(game, "horde_card")) == 5
    assert size(game) == 9 - 5
    assert state_of(game).terms.endless
    assert neutrals(state_of(game)) == everything
    fight_well(game)
    assert neutrals(state_of(game)) == everything


def test_what_falls_is_gone_and_what_stands_goes_back_known() -> None:
    game = hills()
    settle(game, "bronze", "bronze")
    luck(game, lands=["tier:bronze", "unit:neutral_boars", "tier:bronze", "unit:neutral_peasants"])
    enter_pit(game, "castle_halberdiers")
    while not happened(game, "win") and not happened(game, "lose") and state_of(game).base:
        do_nothing(game)
    to_turn(game)
    lost = [str(event["unit"]).split("@")[0] for event in happened(game, "defeat") if "neutral" in str(event["unit"])]
    assert sorted(brood(game)["units"] + lost) == ["neutral_boars", "neutral_peasants"]
    assert brood(game)["unknown"] == []
    for name in lost:
        assert 2 * UNIT_NUMBER[name] in state_of(game).piles[NEUTRAL_DISCARDS + TIER[UNIT_NUMBER[name]]]


def test_the_brood_is_fought_again_when_the_pit_is_entered_again() -> None:
    game = hills()
    settle(game, "peasants", "peasants", "boars", "boars", "rogues", "halflings")
    enter_pit(game, STRONG)
    to_turn(game)
    assert size(game) == 1
    assert field(game, middle(game, "pit"))["guard"] == 7
    enter_pit(game, STRONG)
    assert len(happened(game, "horde_card")) == 6


def test_no_level_lets_a_hero_pass_the_brood() -> None:
    game = hills()
    level(game, 0, 12)
    enter_pit(game, STRONG)
    assert not happened(game, "avoided")


def test_a_hero_beaten_by_the_brood_goes_home() -> None:
    game = hills(difficulty="impossible")
    enter_pit(game, "castle_halberdiers")
    while state_of(game).base:
        do_nothing(game)
    to_turn(game)
    assert happened(game, "hero_beaten") == [{"hero": 0}]
    assert seen(game)["players"][0]["heroes"][0]["field"] == town_of(game, 0)


# -- vents and growth --------------------------------------------------------------------------------------------------


def on_vent(game: Game, **means: int) -> str:
    lay(game, (1, 0), "N3")
    stand(game, 0, "1,0.c", mp=3)
    give(game, 0, **means)
    ask_again(game)
    return "1,0.c"


def test_a_vent_is_sealed_for_three_building_materials_and_for_good() -> None:
    game = hills()
    assert vents(game) == 3
    vent = on_vent(game, materials=4)
    play(game, "rule:1")
    while game.choice.kind_name != "action":
        play(game, "yes")
    assert vents(game) == 2
    assert resources(game, 0)[1] == 1
    assert seen(game)["saga"]["gone"] == [vent]
    give(game, 0, materials=4)
    ask_again(game)
    assert "rule:1" not in keys(game), "it cannot be sealed twice"
    next_turn(game)
    stand(game, 0, town_of(game, 0))
    stand(game, 1, beside(game, vent), mp=3)
    rolled = len(happened(game, "map_die"))
    play(ask_again(game), f"go:{vent}")
    assert len(happened(game, "map_die")) == rolled, "nobody gets anything there any more"


def test_a_vent_is_not_sealed_without_materials_or_elsewhere() -> None:
    game = hills()
    on_vent(game, materials=2)
    assert "rule:1" not in keys(game)
    assert game.why_not("rule:1") == "H3-MOD-01"
    give(game, 0, materials=9)
    stand(game, 0, town_of(game, 0), mp=3)
    ask_again(game)
    assert "rule:1" not in keys(game)


def test_the_first_visit_of_a_vent_gives_one_treasure_die() -> None:
    game = hills()
    on_vent(game)
    stand(game, 0, beside(game, "1,0.c"), mp=3)
    before = [event["face"] for event in happened(game, "map_die")]
    play(ask_again(game), "go:1,0.c")
    faces = [str(event["face"]) for event in happened(game, "map_die")][len(before) :]
    assert [face.split(":")[0] for face in faces].count("treasure") == 1


@pytest.mark.parametrize("sealed", [0, 2])
@pytest.mark.parametrize(
    ("number", "tier"),
    [(1, ""), (2, "bronze"), (3, ""), (4, "bronze"), (5, ""), (6, "silver"), (8, "silver"), (10, "gold")],
)
def test_at_the_end_of_even_rounds_the_brood_grows_by_every_open_vent(number: int, tier: str, sealed: int) -> None:
    game = hills(difficulty="easy")
    settle(game)
    add_token(state_of(game), 2, 0, -sealed)
    state_of(game).game_round = number
    settle(game, "azure")
    while not game.over and state_of(game).game_round == number:
        do_nothing(game)
    grown = Counter(brood(game)["unknown"]) - Counter(["azure"])
    assert grown == (Counter({tier: 3 - sealed}) if tier else Counter())


# -- outbreaks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "least"), [(2, 18), (3, 22)])
@pytest.mark.parametrize("short", [0, 1])
def test_a_brood_too_big_breaks_out_with_three_cards(players: int, least: int, short: int) -> None:
    game = hills(players)
    settle(game, *("bronze",) * (least - short))
    state_of(game).game_round = 3
    while state_of(game).game_round == 3 and not happened(game, "ai_enters"):
        do_nothing(game)
    assert on_map(game) == ([] if short else ["outbreak"])
    if not short:
        assert len(troops(game, "outbreak")) == 3
        assert not any(word.startswith("draw:") for word in troops(game, "outbreak"))
        assert size(game) == least - 3
        everything = neutrals(state_of(game))
        to_turn(game)
        assert neutrals(state_of(game)) == everything
        assert where(game, "outbreak") != middle(game, "pit"), "it has set out at once"


def broken_out() -> Game:
    game = hills()
    settle(game, *("bronze",) * 18)
    state_of(game).game_round = 3
    while state_of(game).game_round == 3:
        do_nothing(game)
    return to_turn(game)


def test_an_outbreak_marches_on_the_nearest_town_or_settlement() -> None:
    game = broken_out()
    before = where(game, "outbreak")
    next_turn(game)
    next_turn(game)
    assert happened(game, "ai_walk")
    assert where(game, "outbreak") != before


def test_an_outbreak_beaten_gives_experience_and_four_gold() -> None:
    game = broken_out()
    gold = resources(game, 0)[0]
    rout(game, "outbreak")
    assert happened(game, "experience")[-1] == {"player": 0, "n": 1}
    assert resources(game, 0)[0] == gold + 4


# -- events and the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [3, 4, 8])
def test_gardens_grow_again_in_rounds_4_and_8(number: int) -> None:
    game = hills()
    (garden,) = fields_of(game, "mystical_garden")
    state_of(game).black |= 1 << FIELD[garden]
    begin_round(game, number)
    assert field(game, garden)["black_cube"] == (number == 3)


def test_everybody_searches_for_an_artifact_in_round_6() -> None:
    game = begin_round(hills(), 6)
    asked: list[int] = []
    while game.choice.kind_name != "action":
        if "look" in keys(game):
            asked.append(game.choice.seat)
        idle(game)
    assert asked == [0, 1]


@pytest.mark.parametrize("outbreak", [True, False])
def test_it_is_won_at_once_with_the_brood_and_the_outbreak_gone(outbreak: bool) -> None:
    game = broken_out() if outbreak else hills()
    settle(game)
    ask_again(game)
    assert game.over != outbreak
    if outbreak:
        dismiss(game, "outbreak")
        ask_again(game)
    assert game.result == (1, 1)


def test_no_part_of_the_goal_is_done_before_an_outbreak_was_beaten_or_all_is_won() -> None:
    done = [seen(game)["goals"][0]["done"][0] for game in (hills(), broken_out())]
    assert done == [0, 0]
    game = broken_out()
    dismiss(game, "outbreak")
    assert (seen(game)["goals"][0]["done"], seen(game)["goals"][0]["of"]) == ([1, 1], 2)
    won = hills()
    settle(won)
    ask_again(won)
    assert won.over
    assert seen(won)["goals"][0]["done"] == [2, 2]


def test_the_last_card_of_the_brood_beaten_wins() -> None:
    game = hills()
    settle(game, "peasants")
    enter_pit(game, STRONG)
    assert not game.over
    fight_well(game)
    assert "neutral_peasants@7" in [event["unit"] for event in happened(game, "defeat")]
    to_turn(game)
    assert game.result == (1, 1)


def test_it_is_lost_at_once_with_any_town() -> None:
    game = hills()
    state = state_of(game)
    state.owned = (0, state.owned[1])
    ask_again(game)
    assert game.result == (-1, -1)


def test_it_is_lost_after_twelve_rounds() -> None:
    game = into_round(hills(), 12)
    assert not game.over
    while not game.over:
        idle(game)
    assert (game.result, state_of(game).game_round) == ((-1, -1), 12)


def test_all_vents_count_for_all() -> None:
    game = hills(3)
    assert held(state_of(game), 3, 0) == vents(game) == 3


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("unholy_quest", players, bot)
    assert len(set(played.returns or ())) == 1
