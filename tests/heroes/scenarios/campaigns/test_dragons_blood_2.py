"""Blood Of The Dragon Father: a race to the hall, with a prisoner on the way."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK
from banneret.heroes.tables.units_and_cards import GOLD, SILVER, TIER, UNIT_NUMBER
from tests.heroes.builder import FIELD, STRONG, HeroesGame, campaign_game, played_out

HALL = "0,0.c"


def race(bonus: int = 1, seat: str = "dungeon/mutare", **options: str) -> HeroesGame:
    game = campaign_game("dragons_blood_2", seat, bonus, **options)
    game.lay((0, 0), "C1")
    return game


def on_tile(game: HeroesGame, location: str, tile: str) -> str:
    return next(field for field in game.fields_of(location) if field.startswith(tile + "."))


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_income_a_dwelling_or_a_licence(bonus: int) -> None:
    mine = race(bonus).player(0)
    assert mine["income"]["gold"] == (15 if bonus == 1 else 10)
    assert ("dwelling_silver" in mine["building_kinds"]) == (bonus == 2)


@pytest.mark.rule("H3-DO-licence")
@pytest.mark.parametrize("bonus", [1, 3])
def test_a_licence_lets_one_gold_unit_be_recruited_without_its_dwelling(bonus: int) -> None:
    game = race(bonus)
    game.give(0, gold=99, materials=20, valuables=20)
    game.ask_again()
    wanted = "recruit:dungeon_manticores"
    assert (wanted in game.keys) == (bonus == 3)
    if bonus == 3:
        assert "recruit:dungeon_black_dragons" in game.keys
        assert "recruit:dungeon_medusas" not in game.keys, "the licence is for gold units"
        game.play(wanted)
        assert "dungeon_manticores" in game.player(0)["units"]
        assert "recruit:dungeon_black_dragons" not in game.keys


@pytest.mark.rule("H3-CHANGE-guards")
@pytest.mark.parametrize(
    ("difficulty", "dragons", "drawn"),
    [
        ("easy", "crystal_dragons", []),
        ("normal", "crystal_dragons", [SILVER]),
        ("hard", "crystal_dragons", [GOLD]),
        ("impossible", "azure_dragons", [GOLD]),
    ],
)
def test_the_difficulty_says_which_dragons_guard_the_hall(difficulty: str, dragons: str, drawn: list[int]) -> None:
    game = race(difficulty=difficulty)
    game.stand(0, game.free_beside(HALL), mp=3)
    game.army(0, STRONG)
    game.into_battle(f"go:{HALL}")
    while not game.events_named("round"):
        game.play(next(key for key in sorted(game.keys) if key.startswith(("place:", "deploy:"))))
    guards = [str(event["kind"]) for event in game.events_named("guard")]
    assert f"neutral_{dragons}" in guards
    assert [TIER[UNIT_NUMBER[guard]] for guard in guards if guard != f"neutral_{dragons}"] == drawn


@pytest.mark.rule("H3-GOAL-flag", "H3-GOAL-when")
def test_whoever_takes_the_hall_has_won_at_once() -> None:
    game = race(difficulty="easy")
    game.stand(0, game.free_beside(HALL), mp=3)
    game.army(0, STRONG)
    game.position.piles[NEUTRAL_DECK + 3] = (2 * UNIT_NUMBER["neutral_peasants"],)
    game.into_battle(f"go:{HALL}").beat_guards()
    while not game.events_named("won"):
        game.play(next(key for key in (*sorted(game.keys & {"pass", "no", "take_top"}), *sorted(game.keys))))
    game.take_along("mutare")
    assert game.result == (1,)
    assert game.position.game_round == 1
    assert "gift" not in next_seat(game.position)


@pytest.mark.rule("H3-WHEN-visit", "H3-WHERE-number", "H3-DO-free_hero", "H3-DO-add_unit", "H3-DO-gain_card")
@pytest.mark.parametrize("hero", ["mutare", "alamar"])
def test_the_prisoner_of_n2_joins_or_sends_medusas(hero: str) -> None:
    game = race(seat=f"dungeon/{hero}")
    game.lay((-1, 0), "N2")
    game.lay((-1, 1), "N1")
    for tile in ("-1,1", "-1,0"):
        assert "endless_bag_of_gold" not in game.player(0)["hand"]
        field = on_tile(game, "sanctuary", tile)
        game.stand(0, game.free_beside(field), mp=3)
        game.position.beaten |= 1 << FIELD[field]
        game.ask_again().play(f"go:{field}").to_own_turn()
    mine = game.player(0)
    assert "endless_bag_of_gold" in mine["hand"]
    assert game.hero_at(0, secondary=True) == (field if hero == "mutare" else None)
    assert ("dungeon_medusas" in mine["units"]) == (hero == "alamar")


@pytest.mark.rule("H3-RULE-once")
def test_the_prisoner_is_freed_once() -> None:
    game = race(seat="dungeon/alamar")
    game.lay((-1, 0), "N2")
    field = on_tile(game, "sanctuary", "-1,0")
    game.position.beaten |= 1 << FIELD[field]
    for _ in range(2):
        game.stand(0, game.free_beside(field), mp=3)
        game.ask_again().play(f"go:{field}").to_own_turn()
        game.position.black = 0
    assert len(game.events_named("rule")) == 1
    assert len(game.events_named("joined")) == 1


@pytest.mark.rule("H3-AI-enters")
def test_ordwald_sets_out_in_round_3() -> None:
    game = race()
    game.skip_to_round(2)
    assert game.ai_at("ordwald") == ""
    game.skip_to_round(3)
    # He has come, and has not had a turn yet.
    assert game.ai_at("ordwald") == on_tile(game, "settlement", "3,-1")
    assert "Ordwald" in told(game)
    assert "prisoner" not in told(game)
    game.skip_to_round(4)
    assert "prisoner" in told(game)


def told(game: HeroesGame) -> str:
    from banneret.heroes.text.map_events import log_line
    from banneret.heroes.text.names import Names

    names = Names.of(game.view())
    return " ".join(log_line(event, names, "en") for event in game.events if event.name == "story")


def marching(game: HeroesGame, field: str) -> HeroesGame:
    """Ordwald on a field, in a round after he came."""
    game.position.game_round = 4
    game.place_ai("ordwald", field)
    return game


@pytest.mark.rule("H3-AI-stops")
def test_ordwald_stops_for_a_turn_on_each_near_tile() -> None:
    game = race()
    for at, tile in (((1, -1), "N4"), ((1, 0), "N6"), ((2, -1), "F4"), ((2, 0), "F7")):
        game.lay(at, tile)
    marching(game, "2,-1.w")
    steps = []
    for _ in range(12):
        walked = len(game.events_named("ai_walk"))
        game.ai_turn().to_own_turn()
        steps.append([str(step["field2"]) for step in game.events_named("ai_walk")[walked:]])
        if game.ai_at("ordwald").startswith("0,0"):
            break
    entered = next(n for n, turn in enumerate(steps) if turn and turn[-1].startswith("1,"))
    assert steps[entered + 1] == [], "he stays for a whole turn where he has come onto the near tile"
    first = [field for turn in steps for field in turn if field.startswith("1,")]
    spot = first[0].split(".")[0]
    later = [turn for turn in steps[entered + 2 :] if turn]
    assert later, "and goes on after that"
    assert steps[entered + 2], "in the very next turn"
    if later[0][0].startswith(spot):
        assert len(later[0]) == 2, "the same tile does not stop him twice"


def at_the_hall(game: HeroesGame) -> HeroesGame:
    host = edit_host(game.position)
    host.toured = (-1,)
    return marching(game, game.free_beside(HALL))


@pytest.mark.rule("H3-AI-labours")
def test_ordwald_needs_two_more_turns_for_the_dragons_and_then_has_the_vial() -> None:
    game = at_the_hall(race())
    game.ai_turn().to_own_turn()
    assert game.ai_at("ordwald") == HALL
    game.ai_turn().to_own_turn()
    assert not game.over
    assert not game.events_named("ai_flag")
    game.ai_turn()
    game.to_own_turn()
    assert game.result == (-1,)


def test_ordwald_beaten_counts_for_the_next_part() -> None:
    game = at_the_hall(race(difficulty="easy"))
    game.rout("ordwald").to_own_turn()
    assert game.player(0)["level"] == 2, "two experience for Ordwald"
    state = game.position
    state.beaten |= 1 << FIELD[HALL]
    game.stand(0, game.free_beside(HALL), mp=3)
    game.ask_again().play(f"go:{HALL}")
    while not game.events_named("won"):
        game.play(next(key for key in (*sorted(game.keys & {"pass", "no", "take_top"}), *sorted(game.keys))))
    game.take_along("alamar")
    seat = next_seat(game.position)
    assert seat.startswith("dungeon/alamar deck=")
    assert seat.endswith("gift=ordwald_beaten")


@pytest.mark.rule("H3-DO-strengthen")
def test_ordwald_hurries_from_round_9_on() -> None:
    game = race().skip_to_round(9)
    assert game.position.scenario_state.host.pace == (1,)


def test_wheels_turn_again_in_round_6() -> None:
    game = race()
    game.lay((2, -1), "F4")
    wheel = on_tile(game, "water_wheel", "2,-1")
    game.position.black |= 1 << FIELD[wheel]
    game.skip_to_round(6)
    assert not game.position.black >> FIELD[wheel] & 1


@pytest.mark.rule("H3-DO-gain_card")
def test_the_shield_of_the_first_part_is_in_the_deck() -> None:
    seat = "dungeon/mutare deck=attack,mutare_specialty_i gift=shield"
    assert sorted(race(seat=seat).player(0)["deck"]) == ["attack", "dragon_scale_shield", "mutare_specialty_i"]


@pytest.mark.rule("H3-GOAL-main_hero_defeated", "H3-GOAL-town_lost")
def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = race()
    assert marching(game, game.free_beside(HALL)).lost_by_hero("ordwald")
    assert race().lost_with_town()
    assert race().lost_after(12)


@pytest.mark.rule("H3-GOAL-main_hero_defeated")
def test_guards_may_beat_the_hero_and_all_goes_on() -> None:
    game = race()
    host = edit_host(game.position)
    host.falls = (1,)
    game.end_own_round()
    assert not game.over, "only a defeat by an AI hero loses this part"


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("dragons_blood_2", 1, bot, seed, ("dungeon/mutare",))


@pytest.mark.rule("H3-DO-licence")
def test_a_dwelling_is_still_good_for_what_it_houses() -> None:
    game = race(3)
    game.build(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold")
    game.give(0, gold=99, materials=20, valuables=20)
    game.ask_again().play("recruit:dungeon_manticores")
    assert game.position.scenario_state.licences[2] == 1, "what is housed needs no licence"
