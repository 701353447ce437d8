"""Blood Of The Dragon Father: a race to the hall, with a prisoner on the way."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.battle import NEUTRAL_DECK
from banneret.heroes.tables.units_and_cards import GOLD, SILVER, TIER, UNIT_NUMBER
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    build,
    fields_of,
    give,
    happened,
    keys,
    lay,
    play,
    player,
    stand,
    state_of,
)
from tests.heroes.support.quest import (
    beside,
    end_round,
    lost_after,
    lost_by_hero,
    lost_with_town,
    next_round,
    place_ai,
    quest,
    rout,
    take_along,
    where,
)
from tests.heroes.support.saga import played_out
from tests.heroes.support.solo import ai_turn, into_battle, to_own_turn
from tests.heroes.support.war import STRONG, beat_guards, hero_at

HALL = "0,0.c"


def race(bonus: int = 1, seat: str = "dungeon/mutare", **options: str) -> Game:
    game = quest("dragons_blood_2", seat, bonus, **options)
    lay(game, (0, 0), "C1")
    return game


def on_tile(game: Game, location: str, tile: str) -> str:
    return next(field for field in fields_of(game, location) if field.startswith(tile + "."))


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_income_a_dwelling_or_a_licence(bonus: int) -> None:
    mine = player(race(bonus), 0)
    assert mine["income"]["gold"] == (15 if bonus == 1 else 10)
    assert ("dwelling_silver" in mine["building_kinds"]) == (bonus == 2)


@pytest.mark.parametrize("bonus", [1, 3])
def test_a_licence_lets_one_gold_unit_be_recruited_without_its_dwelling(bonus: int) -> None:
    game = race(bonus)
    give(game, 0, gold=99, materials=20, valuables=20)
    ask_again(game)
    wanted = "recruit:dungeon_manticores"
    assert (wanted in keys(game)) == (bonus == 3)
    if bonus == 3:
        assert "recruit:dungeon_black_dragons" in keys(game)
        assert "recruit:dungeon_medusas" not in keys(game), "the licence is for gold units"
        play(game, wanted)
        assert "dungeon_manticores" in player(game, 0)["units"]
        assert "recruit:dungeon_black_dragons" not in keys(game)


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
    stand(game, 0, beside(game, HALL), mp=3)
    army(game, 0, STRONG)
    into_battle(game, f"go:{HALL}")
    while not happened(game, "round"):
        play(game, next(key for key in sorted(keys(game)) if key.startswith(("place:", "deploy:"))))
    guards = [str(event["kind"]) for event in happened(game, "guard")]
    assert f"neutral_{dragons}" in guards
    assert [TIER[UNIT_NUMBER[guard]] for guard in guards if guard != f"neutral_{dragons}"] == drawn


def test_whoever_takes_the_hall_has_won_at_once() -> None:
    game = race(difficulty="easy")
    stand(game, 0, beside(game, HALL), mp=3)
    army(game, 0, STRONG)
    state_of(game).piles[NEUTRAL_DECK + 3] = (2 * UNIT_NUMBER["neutral_peasants"],)
    beat_guards(into_battle(game, f"go:{HALL}"))
    while not happened(game, "won"):
        play(game, next(key for key in (*sorted(keys(game) & {"pass", "no", "take_top"}), *sorted(keys(game)))))
    take_along(game, "mutare")
    assert game.result == (1,)
    assert state_of(game).game_round == 1
    assert "gift" not in next_seat(state_of(game))


@pytest.mark.parametrize("hero", ["mutare", "alamar"])
def test_the_prisoner_of_n2_joins_or_sends_medusas(hero: str) -> None:
    game = race(seat=f"dungeon/{hero}")
    lay(game, (-1, 0), "N2")
    lay(game, (-1, 1), "N1")
    for tile in ("-1,1", "-1,0"):
        assert "endless_bag_of_gold" not in player(game, 0)["hand"]
        field = on_tile(game, "sanctuary", tile)
        stand(game, 0, beside(game, field), mp=3)
        state_of(game).beaten |= 1 << FIELD[field]
        to_own_turn(play(ask_again(game), f"go:{field}"))
    mine = player(game, 0)
    assert "endless_bag_of_gold" in mine["hand"]
    assert hero_at(game, 0, secondary=True) == (field if hero == "mutare" else None)
    assert ("dungeon_medusas" in mine["units"]) == (hero == "alamar")


def test_the_prisoner_is_freed_once() -> None:
    game = race(seat="dungeon/alamar")
    lay(game, (-1, 0), "N2")
    field = on_tile(game, "sanctuary", "-1,0")
    state_of(game).beaten |= 1 << FIELD[field]
    for _ in range(2):
        stand(game, 0, beside(game, field), mp=3)
        to_own_turn(play(ask_again(game), f"go:{field}"))
        state_of(game).black = 0
    assert len(happened(game, "rule")) == 1
    assert len(happened(game, "joined")) == 1


def test_ordwald_sets_out_in_round_3() -> None:
    game = race()
    next_round(game, 2)
    assert where(game, "ordwald") == ""
    next_round(game, 3)
    # He has come, and has not had a turn yet.
    assert where(game, "ordwald") == on_tile(game, "settlement", "3,-1")
    assert "Ordwald" in told(game)
    assert "prisoner" not in told(game)
    next_round(game, 4)
    assert "prisoner" in told(game)


def told(game: Game) -> str:
    from banneret.heroes.text.map_events import log_line
    from banneret.heroes.text.names import Names

    names = Names.of(game.view())
    return " ".join(log_line(event, names, "en") for event in game.events if event.name == "story")


def marching(game: Game, field: str) -> Game:
    """Ordwald on a field, in a round after he came."""
    state_of(game).game_round = 4
    place_ai(game, "ordwald", field)
    return game


def test_ordwald_stops_for_a_turn_on_each_near_tile() -> None:
    game = race()
    for at, tile in (((1, -1), "N4"), ((1, 0), "N6"), ((2, -1), "F4"), ((2, 0), "F7")):
        lay(game, at, tile)
    marching(game, "2,-1.w")
    steps = []
    for _ in range(12):
        walked = len(happened(game, "ai_walk"))
        to_own_turn(ai_turn(game))
        steps.append([str(step["field2"]) for step in happened(game, "ai_walk")[walked:]])
        if where(game, "ordwald").startswith("0,0"):
            break
    entered = next(n for n, turn in enumerate(steps) if turn and turn[-1].startswith("1,"))
    assert steps[entered + 1] == [], "he stays for a whole turn where he has come onto the near tile"
    first = [field for turn in steps for field in turn if field.startswith("1,")]
    spot = first[0].split(".")[0]
    later = [turn for turn in steps[entered + 2 :] if turn]
    assert later, "and goes on after that"
    if later[0][0].startswith(spot):
        assert len(later[0]) == 2, "the same tile does not stop him twice"


def at_the_hall(game: Game) -> Game:
    host = edit_host(state_of(game))
    host.toured = (-1,)
    return marching(game, beside(game, HALL))


def test_ordwald_needs_two_more_turns_for_the_dragons_and_then_has_the_vial() -> None:
    game = at_the_hall(race())
    to_own_turn(ai_turn(game))
    assert where(game, "ordwald") == HALL
    to_own_turn(ai_turn(game))
    assert not game.over
    assert not happened(game, "ai_flag")
    ai_turn(game)
    to_own_turn(game)
    assert game.result == (-1,)


def test_ordwald_beaten_counts_for_the_next_part() -> None:
    game = at_the_hall(race(difficulty="easy"))
    to_own_turn(rout(game, "ordwald"))
    assert player(game, 0)["level"] == 2, "two experience for Ordwald"
    state = state_of(game)
    state.beaten |= 1 << FIELD[HALL]
    stand(game, 0, beside(game, HALL), mp=3)
    play(ask_again(game), f"go:{HALL}")
    while not happened(game, "won"):
        play(game, next(key for key in (*sorted(keys(game) & {"pass", "no", "take_top"}), *sorted(keys(game)))))
    take_along(game, "alamar")
    seat = next_seat(state_of(game))
    assert seat.startswith("dungeon/alamar deck=")
    assert seat.endswith("gift=ordwald_beaten")


def test_ordwald_hurries_from_round_9_on() -> None:
    game = next_round(race(), 9)
    assert state_of(game).scenario_state.host.pace == (1,)


def test_wheels_turn_again_in_round_6() -> None:
    game = race()
    lay(game, (2, -1), "F4")
    wheel = on_tile(game, "water_wheel", "2,-1")
    state_of(game).black |= 1 << FIELD[wheel]
    next_round(game, 6)
    assert not state_of(game).black >> FIELD[wheel] & 1


def test_the_shield_of_the_first_part_is_in_the_deck() -> None:
    seat = "dungeon/mutare deck=attack,mutare_specialty_i gift=shield"
    assert sorted(player(race(seat=seat), 0)["deck"]) == ["attack", "dragon_scale_shield", "mutare_specialty_i"]


def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = race()
    assert lost_by_hero(marching(game, beside(game, HALL)), "ordwald")
    assert lost_with_town(race())
    assert lost_after(race(), 12)


def test_guards_may_beat_the_hero_and_all_goes_on() -> None:
    game = race()
    host = edit_host(state_of(game))
    host.falls = (1,)
    end_round(game)
    assert not game.over, "only a defeat by an AI hero loses this part"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("dragons_blood_2", 1, bot, seed, ("dungeon/mutare",))


def test_a_dwelling_is_still_good_for_what_it_houses() -> None:
    game = race(3)
    build(game, 0, "dwelling_bronze", "dwelling_silver", "dwelling_gold")
    give(game, 0, gold=99, materials=20, valuables=20)
    play(ask_again(game), "recruit:dungeon_manticores")
    assert state_of(game).scenario_state.licences[2] == 1, "what is housed needs no licence"
