"""Unholy Quest: the brood in the pit, vents and growth, outbreaks, and how it is won and lost."""

from collections import Counter
from typing import Any

import pytest

from banneret.heroes.state.pile_numbers import NEUTRAL_DISCARDS
from banneret.heroes.state.scenario_state import add_token, edit, held
from banneret.heroes.tables.ai_cards import to_draw
from banneret.heroes.tables.units_and_cards import TIER, UNIT_NUMBER
from tests.heroes.builder import FIELD, SEATS, STRONG, HeroesGame, played_out, scenario_game
from tests.heroes.property.drawn_games import neutrals

TIERS = ("bronze", "silver", "gold", "azure")


def hills(players: int = 2, difficulty: str = "normal") -> HeroesGame:
    return scenario_game("unholy_quest", SEATS[players], difficulty=difficulty)


def brood(game: HeroesGame) -> dict[str, Any]:
    found = game.seen()["scenario_state"]["hordes"]["brood"]
    assert isinstance(found, dict)
    return found


def size(game: HeroesGame) -> int:
    return len(brood(game)["units"]) + len(brood(game)["unknown"])


def settle(game: HeroesGame, *cards: str) -> None:
    """Let the brood be exactly these: tiers nobody has seen, or units."""
    edit(game.position).hordes = (
        tuple(sorted(to_draw(TIERS.index(c)) if c in TIERS else 2 * UNIT_NUMBER[f"neutral_{c}"] for c in cards)),
    )


def vents(game: HeroesGame) -> int:
    return int(game.seen()["scenario_state"]["shared"]["open_vents"])


# -- the brood ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CHANGE-guards")
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


def enter_pit(game: HeroesGame, *units: str) -> HeroesGame:
    pit = game.middle("pit")
    game.stand(0, game.beside(pit), mp=3)
    game.army(0, *units)
    game.ask_again().play(f"go:{pit}")
    while not game.position.base:
        game.do_nothing()
    return game


@pytest.mark.rule("H3-CHANGE-guards")
def test_whoever_enters_the_pit_fights_five_cards_to_the_end() -> None:
    game = hills()
    everything = neutrals(game.position)
    enter_pit(game, STRONG)
    assert len(game.events_named("horde_card")) == 5
    assert size(game) == 9 - 5
    assert game.position.terms.endless
    assert neutrals(game.position) == everything
    game.fight_well()
    assert neutrals(game.position) == everything


@pytest.mark.rule("H3-CHANGE-guards")
def test_what_falls_is_gone_and_what_stands_goes_back_known() -> None:
    game = hills()
    settle(game, "bronze", "bronze")
    game.luck(lands=["tier:bronze", "unit:neutral_boars", "tier:bronze", "unit:neutral_peasants"])
    enter_pit(game, "castle_halberdiers")
    while not game.events_named("win") and not game.events_named("lose") and game.position.base:
        game.do_nothing()
    game.to_any_turn()
    lost = [
        str(event["unit"]).split("@")[0] for event in game.events_named("defeat") if "neutral" in str(event["unit"])
    ]
    assert sorted(brood(game)["units"] + lost) == ["neutral_boars", "neutral_peasants"]
    assert brood(game)["unknown"] == []
    for name in lost:
        assert 2 * UNIT_NUMBER[name] in game.position.piles[NEUTRAL_DISCARDS + TIER[UNIT_NUMBER[name]]]


@pytest.mark.rule("H3-CHANGE-guards")
def test_the_brood_is_fought_again_when_the_pit_is_entered_again() -> None:
    game = hills()
    settle(game, "peasants", "peasants", "boars", "boars", "rogues", "halflings")
    enter_pit(game, STRONG)
    game.to_any_turn()
    assert size(game) == 1
    assert game.field(game.middle("pit"))["guard"] == 7
    enter_pit(game, STRONG)
    assert len(game.events_named("horde_card")) == 6


@pytest.mark.rule("H3-CHANGE-guards")
def test_no_level_lets_a_hero_pass_the_brood() -> None:
    game = hills()
    game.level(0, 12)
    enter_pit(game, STRONG)
    assert not game.events_named("avoided")


@pytest.mark.rule("H3-CHANGE-guards")
def test_a_hero_beaten_by_the_brood_goes_home() -> None:
    game = hills(difficulty="impossible")
    enter_pit(game, "castle_halberdiers")
    while game.position.base:
        game.do_nothing()
    game.to_any_turn()
    assert game.events_named("hero_beaten") == [{"hero": 0}]
    assert game.seen()["players"][0]["heroes"][0]["field"] == game.town_of(0)


# -- vents and growth --------------------------------------------------------------------------------------------------


def on_vent(game: HeroesGame, **means: int) -> str:
    game.lay((1, 0), "N3")
    game.stand(0, "1,0.c", mp=3)
    game.give(0, **means)
    game.ask_again()
    return "1,0.c"


@pytest.mark.rule("H3-DO-close_field", "H3-DO-token", "H3-RULE-action")
def test_a_vent_is_sealed_for_three_building_materials_and_for_good() -> None:
    game = hills()
    assert vents(game) == 3
    vent = on_vent(game, materials=4)
    game.play("rule:1")
    while game.choice.kind_name != "action":
        game.play("yes")
    assert vents(game) == 2
    assert game.resources(0)[1] == 1
    assert game.seen()["scenario_state"]["gone"] == [vent]
    game.give(0, materials=4)
    game.ask_again()
    assert "rule:1" not in game.keys, "it cannot be sealed twice"
    game.next_turn_of_anybody()
    game.stand(0, game.town_of(0))
    game.stand(1, game.beside(vent), mp=3)
    rolled = len(game.events_named("map_die"))
    game.ask_again().play(f"go:{vent}")
    assert len(game.events_named("map_die")) == rolled, "nobody gets anything there any more"


@pytest.mark.rule("H3-RULE-action", "H3-RULE-if", "H3-WHERE-location")
def test_a_vent_is_not_sealed_without_materials_or_elsewhere() -> None:
    game = hills()
    on_vent(game, materials=2)
    assert "rule:1" not in game.keys
    assert game.why_not("rule:1") == "H3-RULE-action"
    game.give(0, materials=9)
    game.stand(0, game.town_of(0), mp=3)
    game.ask_again()
    assert "rule:1" not in game.keys


@pytest.mark.rule("H3-FIELD-on_first_visit_by_each_player")
def test_the_first_visit_of_a_vent_gives_one_treasure_die() -> None:
    game = hills()
    on_vent(game)
    game.stand(0, game.beside("1,0.c"), mp=3)
    before = [event["face"] for event in game.events_named("map_die")]
    game.ask_again().play("go:1,0.c")
    faces = [str(event["face"]) for event in game.events_named("map_die")][len(before) :]
    assert [face.split(":")[0] for face in faces].count("treasure") == 1


@pytest.mark.rule("H3-DO-grow_horde", "H3-WHEN-round_end", "H3-RULE-rounds")
@pytest.mark.parametrize("sealed", [0, 2])
@pytest.mark.parametrize(
    ("number", "tier"),
    [(1, ""), (2, "bronze"), (3, ""), (4, "bronze"), (5, ""), (6, "silver"), (8, "silver"), (10, "gold")],
)
def test_at_the_end_of_even_rounds_the_brood_grows_by_every_open_vent(number: int, tier: str, sealed: int) -> None:
    game = hills(difficulty="easy")
    settle(game)
    add_token(game.position, 2, 0, -sealed)
    game.position.game_round = number
    settle(game, "azure")
    while not game.over and game.position.game_round == number:
        game.do_nothing()
    grown = Counter(brood(game)["unknown"]) - Counter(["azure"])
    assert grown == (Counter({tier: 3 - sealed}) if tier else Counter())


# -- outbreaks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-lead_out", "H3-RULE-if", "H3-RULE-only_players")
@pytest.mark.parametrize(("players", "least"), [(2, 18), (3, 22)])
@pytest.mark.parametrize("short", [0, 1])
def test_a_brood_too_big_breaks_out_with_three_cards(players: int, least: int, short: int) -> None:
    game = hills(players)
    settle(game, *("bronze",) * (least - short))
    game.position.game_round = 3
    while game.position.game_round == 3 and not game.events_named("ai_enters"):
        game.do_nothing()
    assert game.ai_on_map() == ([] if short else ["outbreak"])
    if not short:
        assert len(game.ai_troops("outbreak")) == 3
        assert not any(word.startswith("draw:") for word in game.ai_troops("outbreak"))
        assert size(game) == least - 3
        everything = neutrals(game.position)
        game.to_any_turn()
        assert neutrals(game.position) == everything
        assert game.ai_at("outbreak") != game.middle("pit"), "it has set out at once"


def broken_out() -> HeroesGame:
    game = hills()
    settle(game, *("bronze",) * 18)
    game.position.game_round = 3
    while game.position.game_round == 3:
        game.do_nothing()
    return game.to_any_turn()


@pytest.mark.rule("H3-AI-goal", "H3-AI-move")
def test_an_outbreak_marches_on_the_nearest_town_or_settlement() -> None:
    game = broken_out()
    before = game.ai_at("outbreak")
    game.next_turn_of_anybody()
    game.next_turn_of_anybody()
    assert game.events_named("ai_walk")
    assert game.ai_at("outbreak") != before


@pytest.mark.rule("H3-AI-reward")
def test_an_outbreak_beaten_gives_experience_and_four_gold() -> None:
    game = broken_out()
    gold = game.resources(0)[0]
    game.rout("outbreak")
    assert game.events_named("experience")[-1] == {"player": 0, "n": 1}
    assert game.resources(0)[0] == gold + 4


# -- events and the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [3, 4, 8])
def test_gardens_grow_again_in_rounds_4_and_8(number: int) -> None:
    game = hills()
    (garden,) = game.fields_of("mystical_garden")
    game.position.black |= 1 << FIELD[garden]
    game.skip_to_start_of_round(number)
    assert game.field(garden)["black_cube"] == (number == 3)


def test_everybody_searches_for_an_artifact_in_round_6() -> None:
    game = hills().skip_to_start_of_round(6)
    asked: list[int] = []
    while game.choice.kind_name != "action":
        if "look" in game.keys:
            asked.append(game.choice.seat)
        game.idle()
    assert asked == [0, 1]


@pytest.mark.rule("H3-GOAL-all", "H3-GOAL-measure", "H3-GOAL-defeat_ai", "H3-GOAL-when")
@pytest.mark.parametrize("outbreak", [True, False])
def test_it_is_won_at_once_with_the_brood_and_the_outbreak_gone(outbreak: bool) -> None:
    game = broken_out() if outbreak else hills()
    settle(game)
    game.ask_again()
    assert game.over != outbreak
    if outbreak:
        game.dismiss("outbreak")
        game.ask_again()
    assert game.result == (1, 1)


@pytest.mark.rule("H3-GOAL-all", "H3-GOAL-defeat_ai")
def test_no_part_of_the_goal_is_done_before_an_outbreak_was_beaten_or_all_is_won() -> None:
    done = [game.seen()["goals"][0]["done"][0] for game in (hills(), broken_out())]
    assert done == [0, 0]
    game = broken_out()
    game.dismiss("outbreak")
    assert (game.seen()["goals"][0]["done"], game.seen()["goals"][0]["of"]) == ([1, 1], 2)
    won = hills()
    settle(won)
    won.ask_again()
    assert won.over
    assert won.seen()["goals"][0]["done"] == [2, 2]


@pytest.mark.rule("H3-GOAL-all")
def test_the_last_card_of_the_brood_beaten_wins() -> None:
    game = hills()
    settle(game, "peasants")
    enter_pit(game, STRONG)
    assert not game.over
    game.fight_well()
    assert "neutral_peasants@7" in [event["unit"] for event in game.events_named("defeat")]
    game.to_any_turn()
    assert game.result == (1, 1)


@pytest.mark.rule("H3-GOAL-town_lost", "H3-GOAL-when")
def test_it_is_lost_at_once_with_any_town() -> None:
    game = hills()
    state = game.position
    state.owned = (0, state.owned[1])
    game.ask_again()
    assert game.result == (-1, -1)


def test_it_is_lost_after_twelve_rounds() -> None:
    game = hills().into_round(12)
    assert not game.over
    while not game.over:
        game.idle()
    assert (game.result, game.position.game_round) == ((-1, -1), 12)


def test_all_vents_count_for_all() -> None:
    game = hills(3)
    assert held(game.position, 3, 0) == vents(game) == 3


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("unholy_quest", players, bot)
    assert len(set(played.returns or ())) == 1
