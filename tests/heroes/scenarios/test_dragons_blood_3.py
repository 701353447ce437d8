"""Blood Thirsty: three lords, an ally for one fight, and a unit that counts as a Dragon."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    deal,
    fields_of,
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
    give_troops,
    lost_after,
    lost_by_hero,
    lost_with_town,
    next_round,
    place_ai,
    quest,
    rout,
    troops,
    where,
)
from tests.heroes.support.saga import played_out
from tests.heroes.support.solo import fight_on, into_battle, to_own_turn
from tests.heroes.support.war import STRONG

LORDS = ("lord_east", "lord_south", "ordwald_last")


def hall(bonus: int = 2, seat: str = "dungeon/mutare", **options: str) -> Game:
    return quest("dragons_blood_3", seat, bonus, **options)


def met(game: Game, lord: str = "lord_east") -> str:
    """A weak lord next to the Main Hero, on open ground; the field he stands on."""
    lay(game, (1, 0), "F1")
    place_ai(game, lord, "1,0.c")
    give_troops(game, lord, "neutral:peasants")
    stand(game, 0, "1,0.ne", mp=3)
    return "1,0.c"


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_an_oath_spells_and_heart_or_black_wings(bonus: int) -> None:
    game = hall(bonus)
    assert state_of(game).scenario_state.tally[1] == (1 if bonus == 1 else 0)
    assert [event["deck"] for event in happened(game, "look")] == ([2] if bonus == 2 else [])
    assert player(game, 0)["morale"] == ("positive" if bonus == 2 else None)
    next_round(game, 5)
    assert ("dungeon_black_dragons" in player(game, 0)["units"]) == (bonus == 3)


def test_a_bonus_that_is_a_rule_tells_the_rule() -> None:
    from banneret.heroes.scenario.load import load_scenario
    from banneret.heroes.text.scenario import bonus_text

    scenario = load_scenario("dragons_blood_3")
    assert "one fight, whichever you like" in bonus_text(scenario, 0)
    assert bonus_text(scenario, 2, "de").startswith("Schwarze Drachen")


@pytest.mark.parametrize("helped", [True, False])
def test_crystal_dragons_help_in_one_fight_of_choice(helped: bool) -> None:
    game = hall(1)
    field = met(game)
    army(game, 0, STRONG)
    into_battle(game, f"go:{field}")
    assert {"yes", "no"} <= keys(game), "asked when the fight begins"
    play(game, "yes" if helped else "no")
    assert state_of(game).scenario_state.tally[1] == (0 if helped else 1)
    assert ("neutral_crystal_dragons" in player(game, 0)["units"]) == helped
    fight_on(game)
    to_own_turn(game)
    assert player(game, 0)["units"] == [STRONG], "they have left"
    assert len(happened(game, "borrowed_leaves")) == helped
    again = met(game, "lord_south")
    into_battle(game, f"go:{again}")
    assert ("yes" in keys(game)) == (not helped)


def test_the_ally_helps_against_guards_too() -> None:
    game = hall(1)
    lay(game, (1, 0), "F8")
    mine = next(field for field in fields_of(game, "mine") if field.startswith("1,0"))
    stand(game, 0, beside(game, mine), mp=3)
    into_battle(game, f"go:{mine}")
    play(game, "yes")
    assert "neutral_crystal_dragons" in player(game, 0)["units"]


SPECIALTY = "play:mutare_specialty_i"


def striking(game: Game, lord: str, unit: str) -> Game:
    """A single unit of the Main Hero attacks a lord's Golems, and two Specialties may be played on it."""
    lay(game, (1, 0), "F1")
    place_ai(game, lord, "1,0.c")
    give_troops(game, lord, *["neutral:diamond_golems"] * 3)
    stand(game, 0, "1,0.ne", mp=3)
    deal(game, 0, hand=["mutare_specialty_i", "mutare_specialty_i"])
    army(game, 0, unit)
    play(into_battle(game, "go:1,0.c"), "place:b2", "move:b3", "attack:b4")
    return game


def raised(game: Game) -> list[int]:
    return [int(event["n2"]) for event in happened(game, "stat")]


def test_one_unit_counts_as_a_dragon_once_a_fight() -> None:
    game = striking(hall(3), "lord_east", "dungeon_minotaurs")
    play(game, SPECIALTY, SPECIALTY)
    assert raised(game)[:2] == [2, 1]
    assert [str(event["unit"]).split("@")[0] for event in happened(game, "kin")] == ["dungeon_minotaurs"]


def test_a_dragon_needs_no_such_favour() -> None:
    game = striking(hall(3), "lord_east", "dungeon_black_dragons")
    play(game, SPECIALTY, SPECIALTY)
    assert raised(game)[:2] == [2, 2]
    assert not happened(game, "kin")


def test_elsewhere_no_unit_counts_as_a_dragon() -> None:
    game = striking(quest("dragons_blood_1", "dungeon/mutare", 2), "caomham", "dungeon_minotaurs")
    play(game, SPECIALTY)
    assert raised(game)[:1] == [1]


@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize("token", [-1, 0, 1])
def test_a_beaten_lord_gives_experience_and_takes_fear_away(lord: str, token: int) -> None:
    game = hall(3)
    field = met(game, lord)
    army(game, 0, STRONG)
    state = state_of(game)
    state.morale &= ~1
    state.marks &= ~1
    if token > 0:
        state.morale |= 1
    elif token < 0:
        state.marks |= 1
    fight_on(into_battle(game, f"go:{field}"))
    to_own_turn(game)
    assert player(game, 0)["experience"] == 1
    assert player(game, 0)["morale"] == ("positive" if token > 0 else None)


def test_the_lords_come_in_rounds_4_6_and_8() -> None:
    game = hall()
    came: dict[str, int] = {}
    for round_number in range(2, 9):
        for lord in LORDS:
            place_ai(game, lord, "")
        next_round(game, round_number)
        came |= {lord: round_number for lord in LORDS if where(game, lord)}
    assert came == {"lord_east": 4, "lord_south": 6, "ordwald_last": 8}


def test_lords_left_in_round_9_get_a_gold_unit() -> None:
    game = hall()
    met(game, "lord_east")
    stand(game, 0, "0,0.c")
    host_troops = troops(game, "lord_east")
    place_ai(game, "lord_east", "2,-1.c")
    next_round(game, 9)
    assert "draw:2" in troops(game, "lord_east")
    assert len(troops(game, "lord_east")) == len(host_troops) + 1
    assert "draw:2" not in troops(game, "lord_south"), "who is not on the map gets none"


@pytest.mark.parametrize("gift", ["", " gift=ordwald_beaten"])
def test_ordwald_comes_without_enchanters_if_he_was_beaten_before(gift: str) -> None:
    seat = f"dungeon/mutare deck=attack,mutare_specialty_i{gift}"
    game = next_round(hall(seat=seat), 8)
    assert where(game, "ordwald_last")
    assert ("neutral_enchanters" in troops(game, "ordwald_last")) == (not gift)
    assert "neutral_mummies" in troops(game, "ordwald_last")


def test_the_lords_of_the_keeps_have_walls_and_a_gate_but_no_tower() -> None:
    from banneret.heroes.state.ai_heroes import GATE, WALLS

    game = hall()
    assert [hero.works for hero in state_of(game).game_terms.ai] == [WALLS | GATE, WALLS | GATE, 0]


@pytest.mark.parametrize("round_number", [4, 8, 12])
def test_wheels_turn_again(round_number: int) -> None:
    game = hall()
    lay(game, (1, 1), "N4")
    wheel = next(field for field in fields_of(game, "water_wheel") if field.startswith("1,1"))
    state_of(game).black |= 1 << FIELD[wheel]
    next_round(game, round_number)
    assert not state_of(game).black >> FIELD[wheel] & 1


def test_three_lords_beaten_end_campaign_and_tale() -> None:
    game = hall(3)
    state_of(game).game_round = 9
    for lord in LORDS:
        assert not happened(game, "won")
        met(game, lord)
        ask_again(game)
        to_own_turn(rout(game, lord))
    end_round(game)
    assert game.result == (1,), "nothing is asked after the last part"
    assert len(happened(game, "story")) == 1


def test_lords_still_to_come_have_to_be_beaten_too() -> None:
    game = hall(3)
    met(game, "lord_east")
    to_own_turn(rout(ask_again(game), "lord_east"))
    end_round(game)
    assert not game.over


def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = hall()
    met(game)
    assert lost_by_hero(game, "lord_east")
    assert lost_with_town(hall())
    assert lost_after(hall(), 14)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("dragons_blood_3", 1, bot, seed, ("dungeon/mutare",))
