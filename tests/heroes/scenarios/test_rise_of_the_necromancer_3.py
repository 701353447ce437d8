"""Duke Alarice: a puppet whose loss costs income, a crypt instead of the Grail, and a gate that opens in two ways."""

import pytest

from banneret.heroes.state.ai_heroes import ARROW_TOWER, GATE, WALLS
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    fields_of,
    happened,
    keys,
    lay,
    play,
    player,
    resources,
    stand,
    state_of,
)
from tests.heroes.support.quest import (
    banish,
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
from tests.heroes.support.solo import ai_turn, fight_on, to_own_turn
from tests.heroes.support.war import hero_at

KEEP = "2,-1.c"
CRYPT = "0,0.c"
OBELISKS = ("1,-1.c", "1,0.c")


def deyja(bonus: int = 3, seat: str = "necropolis/sandro", **options: str) -> Game:
    game = quest("rise_of_the_necromancer_3", seat, bonus, **options)
    lay(game, (1, -1), "N3")
    lay(game, (1, 0), "N5")
    lay(game, (0, 0), "C2")
    return game


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_riders_walls_or_tribute(bonus: int) -> None:
    game = deyja(bonus)
    mine = player(game, 0)
    assert ("necropolis_vampires" in mine["units"]) == (bonus == 1)
    assert ("citadel" in mine["building_kinds"]) == (bonus == 2)
    assert resources(game, 0)[2] == (4 if bonus == 3 else 1)


def test_finneas_joins_in_round_2_for_nothing() -> None:
    game = deyja()
    gold = resources(game, 0)[0]
    assert hero_at(game, 0, secondary=True) is None
    next_round(game, 2)
    assert hero_at(game, 0, secondary=True) == "-3,1.c"
    assert resources(game, 0)[0] == gold


@pytest.mark.parametrize("lost", [True, False])
def test_finneas_lost_costs_two_steps_of_income_once(lost: bool) -> None:
    game = next_round(deyja(), 2)
    income = player(game, 0)["income"]["gold"]
    stand(game, 0, "-3,1.c")
    if lost:
        place_ai(game, "melodia", "1,0.ne")
        give_troops(game, "melodia", "pack:archangels")
        stand(game, 0, beside(game, "1,0.ne"), secondary=True)
        ai_turn(game)
        while hero_at(game, 0, secondary=True) is not None:
            fight_on(game, attack=False) if state_of(game).base else play(game, game.choice.keys[-1])
        place_ai(game, "melodia", "")
        to_own_turn(game)
    else:
        end_round(game)
    assert player(game, 0)["income"]["gold"] == (income - 10 if lost else income)
    end_round(game)
    assert player(game, 0)["income"]["gold"] == (income - 10 if lost else income)


def test_the_crypt_gives_no_grail_but_a_silver_unit_and_an_artifact() -> None:
    game = deyja()
    stand(game, 0, beside(game, CRYPT), mp=3)
    army(game, 0, "necropolis_liches", "necropolis_skeletons")
    state_of(game).beaten |= 1 << FIELD[CRYPT]
    play(ask_again(game), f"go:{CRYPT}")
    while "reinforce:necropolis_liches" not in keys(game) and "necropolis_liches+" not in player(game, 0)["units"]:
        play(game, game.choice.keys[0])
    if "reinforce:necropolis_liches" in keys(game):
        assert "reinforce:necropolis_skeletons" not in keys(game), "a silver unit"
        play(game, "reinforce:necropolis_liches")
    assert "necropolis_liches+" in player(game, 0)["units"]
    while not keys(game) & {"look", "take_top"}:
        play(game, game.choice.keys[0])
    play(game, "look")
    assert happened(game, "look")[-1] == {"player": 0, "deck": 1, "n": 3}
    assert state_of(game).grail == -1
    assert not happened(game, "grail")


def test_the_crypt_is_guarded_first() -> None:
    game = deyja()
    stand(game, 0, beside(game, CRYPT), mp=3)
    play(ask_again(game), f"go:{CRYPT}")
    while not game.over and not state_of(game).base and "pass" in keys(game):
        play(game, "pass")
    assert happened(game, "encounter")


def gate_open(game: Game) -> bool:
    """Whether the Main Hero may step onto the tile of the keep."""
    state = state_of(game)
    for rotation in range(6):
        lay(game, (2, -1), "S3", rotation)
        for field in range(7 * (FIELD[KEEP] // 7) + 1, 7 * (FIELD[KEEP] // 7) + 7):
            from banneret.heroes.adventure.map.land import open_around
            from banneret.heroes.geometry.map_grid import field_name

            for near in open_around(state, field):
                if near // 7 != field // 7 and state.land[near // 7] >= 0:
                    stand(game, 0, field_name(near), mp=3)
                    if f"go:{field_name(field)}" in keys(ask_again(game)):
                        return True
    return False


def visit(game: Game, field: str) -> Game:
    stand(game, 0, beside(game, field), mp=3)
    state_of(game).beaten |= 1 << FIELD[field]
    play(ask_again(game), f"go:{field}")
    return to_own_turn(game)


def test_both_obelisks_open_the_gate_and_one_does_not() -> None:
    game = deyja()
    assert not gate_open(game)
    visit(game, OBELISKS[0])
    assert not gate_open(game)
    visit(game, OBELISKS[1])
    assert gate_open(game)


def test_an_obelisk_elsewhere_does_not_count() -> None:
    game = deyja()
    lay(game, (-1, 0), "N4")
    visit(game, "-1,0.c")
    visit(game, OBELISKS[0])
    assert not gate_open(game)


def test_melodia_beaten_opens_the_gate() -> None:
    game = deyja()
    place_ai(game, "melodia", "1,0.ne")
    rout(game, "melodia")
    assert keys(game) == {"look", "take_top", "no"}
    to_own_turn(game)
    assert player(game, 0)["experience"] == 1
    assert gate_open(game)


def test_the_duke_keeps_his_walls_and_melodia_comes_in_round_4() -> None:
    game = deyja()
    assert where(game, "duke") == KEEP
    assert state_of(game).game_terms.ai[0].works == WALLS | GATE | ARROW_TOWER
    next_round(game, 3)
    assert where(game, "melodia") == ""
    next_round(game, 4)
    assert where(game, "melodia").startswith("1,1.")


def test_melodia_gets_a_gold_unit_in_round_10() -> None:
    game = deyja()
    place_ai(game, "melodia", "1,1.sw")
    give_troops(game, "melodia", "neutral:halflings")
    next_round(game, 10)
    assert troops(game, "melodia") == ["draw:2", "neutral_halflings"]


@pytest.mark.parametrize("number", [4, 8, 12])
def test_wheels_turn_again(number: int) -> None:
    game = deyja()
    wheel = next(field for field in fields_of(game, "water_wheel") if field.startswith("1,0"))
    state_of(game).black |= 1 << FIELD[wheel]
    next_round(game, number)
    assert not state_of(game).black >> FIELD[wheel] & 1


@pytest.mark.parametrize("gift", ["", " gift=in_time"])
def test_who_was_quick_before_searches_for_a_spell(gift: str) -> None:
    game = deyja(seat=f"necropolis/sandro deck=power,sandro_specialty_i{gift}")
    assert happened(game, "look") == ([{"player": 0, "deck": 2, "n": 4}] if gift else [])


def test_duke_and_melodia_beaten_end_campaign_and_tale() -> None:
    game = deyja()
    banish(game)
    for name in ("melodia", "duke"):
        assert not happened(game, "won")
        place_ai(game, name, "1,0.ne")
        to_own_turn(rout(game, name))
    end_round(game)
    assert game.result == (1,)
    assert len(happened(game, "story")) == 1


def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = deyja()
    place_ai(game, "melodia", "1,0.ne")
    assert lost_by_hero(game, "melodia")
    assert lost_with_town(deyja())
    assert lost_after(deyja(), 14)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("rise_of_the_necromancer_3", 1, bot, seed, ("necropolis/sandro",))
