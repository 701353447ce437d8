"""Master: a warlock who weakens spells at his gate, and an archer who makes him stronger."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.heroes.state.ai_heroes import ARROW_TOWER, GATE, WALLS
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    deal,
    fields_of,
    happened,
    lay,
    own,
    play,
    player,
    resources,
    stand,
    state_of,
)
from tests.heroes.support.quest import (
    banish,
    end_round,
    give_troops,
    lost_after,
    lost_by_hero,
    lost_with_town,
    next_round,
    place_ai,
    quest,
    rout,
    take_along,
    troops,
    where,
)
from tests.heroes.support.saga import played_out
from tests.heroes.support.solo import ai_turn, into_battle, to_own_turn
from tests.heroes.support.war import hero_at

HOLD = "2,-1.c"


def master(bonus: int = 1, seat: str = "necropolis/sandro", **options: str) -> Game:
    game = quest("rise_of_the_necromancer_2", seat, bonus, **options)
    lay(game, (1, -1), "N5")
    lay(game, (1, 0), "F5")
    return game


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_gold_knowledge_or_helpers(bonus: int) -> None:
    game = master(bonus)
    mine = player(game, 0)
    assert resources(game, 0)[0] == (22 if bonus == 1 else 10)
    assert mine["deck"].count("knowledge") == (3 if bonus == 2 else 2)
    assert ("necropolis_liches" in mine["units"]) == (bonus == 3)


def test_vidomina_is_there_from_the_start_for_nothing() -> None:
    game = master(3)
    assert hero_at(game, 0, secondary=True) == hero_at(game, 0) == "-2,1.c"
    assert resources(game, 0)[0] == 10


def casting(game: Game, field: str, ai: str) -> Game:
    """The Main Hero fights an AI hero with a Lightning Bolt and one Power in hand, and is about to cast."""
    place_ai(game, ai, field)
    give_troops(game, ai, *["neutral:diamond_golems"] * 2)
    near = next_to(game, field)
    stand(game, 0, near, mp=3)
    army(game, 0, "castle_archangels")
    deal(game, 0, hand=["magic_arrow", "magic_arrow", "power", "power"])
    into_battle(game, f"go:{field}")
    for _ in range(20):
        cast = [key for key in game.choice.keys if key.startswith("cast:magic_arrow")]
        if cast:
            play(game, cast[0])
            return game
        found = [key for key in game.choice.keys if key.startswith(("deploy:", "place:"))]
        play(game, found[0] if found else game.choice.keys[-1])
    raise AssertionError("nothing can be cast")


def next_to(game: Game, field: str) -> str:
    from tests.heroes.support.quest import beside

    return beside(game, field)


def open_hold(game: Game) -> Game:
    """Turn the hold so that one can walk up to its gate."""
    for rotation in range(6):
        lay(game, (2, -1), "S2", rotation)
        try:
            next_to(game, HOLD)
        except AssertionError:
            continue
        return game
    raise AssertionError("the hold cannot be reached")


@pytest.mark.parametrize("at_hold", [True, False])
def test_the_first_spell_at_the_hold_has_less_power(at_hold: bool) -> None:
    game = open_hold(master())
    banish(game)
    casting(game, HOLD if at_hold else "1,0.w", "ethric")
    assert state_of(game).power == (-1 if at_hold else 0)
    assert len(happened(game, "dulled")) == at_hold


def test_ethric_keeps_his_hold_with_walls_gate_and_tower() -> None:
    game = master()
    assert where(game, "ethric") == HOLD
    assert state_of(game).game_terms.ai[0].works == WALLS | GATE | ARROW_TOWER
    banish(game)
    place_ai(game, "ethric", HOLD)
    to_own_turn(ai_turn(game))
    assert where(game, "ethric") == HOLD


def test_ivor_comes_in_round_3_and_raids() -> None:
    game = master()
    next_round(game, 2)
    assert where(game, "ivor") == ""
    next_round(game, 3)
    assert where(game, "ivor") == "0,2.c"


def test_ivor_takes_flags_off() -> None:
    game = master()
    mine = next(field for field in fields_of(game, "mine") if field.startswith("1,0"))
    own(game, 0, mine)
    place_ai(game, "ivor", next_to(game, mine))
    to_own_turn(ai_turn(game))
    assert mine not in player(game, 0)["flags"]


def test_ivor_beaten_makes_ethric_stronger_and_pays() -> None:
    game = master()
    valuables = resources(game, 0)[2]
    place_ai(game, "ivor", "1,0.w")
    to_own_turn(rout(game, "ivor"))
    assert state_of(game).scenario_state.host.cards[:3] == (0, 1, 0)
    assert resources(game, 0)[2] == valuables + 1
    assert player(game, 0)["experience"] == 1


def test_enchanters_join_ivor_in_round_8() -> None:
    game = master()
    place_ai(game, "ivor", "0,2.c")
    give_troops(game, "ivor", "neutral:halflings")
    next_round(game, 8)
    assert troops(game, "ivor") == ["neutral_enchanters", "neutral_halflings"]


@pytest.mark.parametrize("number", [5, 9])
def test_wheels_turn_again(number: int) -> None:
    game = master()
    wheel = next(field for field in fields_of(game, "water_wheel") if field.startswith("1,-1"))
    state_of(game).black |= 1 << FIELD[wheel]
    next_round(game, number)
    assert not state_of(game).black >> FIELD[wheel] & 1


@pytest.mark.parametrize(("round_number", "gift"), [(10, True), (11, False)])
def test_ethric_and_ivor_beaten_win_and_speed_is_rewarded(round_number: int, gift: bool) -> None:
    game = master()
    state_of(game).game_round = round_number
    place_ai(game, "ethric", "")
    for name in ("ivor", "ethric"):
        place_ai(game, name, "1,0.w")
        to_own_turn(rout(game, name))
    end_round(game)
    take_along(game, "sandro")
    assert game.result == (1,)
    assert next_seat(state_of(game)).endswith(" gift=in_time") == gift


def test_nobody_rises_above_level_6() -> None:
    game = master()
    state_of(game).experience[0] = 11
    place_ai(game, "ivor", "1,0.w")
    to_own_turn(rout(game, "ivor"))
    assert player(game, 0)["level"] == 6


def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = master()
    place_ai(game, "ivor", "1,0.w")
    assert lost_by_hero(game, "ivor")
    assert lost_with_town(master())
    assert lost_after(master(), 12)


def test_the_first_part_may_be_repeated_with_its_deck() -> None:
    seat = "necropolis/tamika deck=defense*2,tamika_specialty_i,haste"
    assert sorted(player(master(seat=seat), 0)["deck"]) == ["defense", "defense", "haste", "tamika_specialty_i"]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("rise_of_the_necromancer_2", 1, bot, seed, ("necropolis/sandro",))
