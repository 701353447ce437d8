"""Master: a warlock who weakens spells at his gate, and an archer who makes him stronger."""

import pytest

from banneret.heroes.adventure.after_victory import next_seat
from banneret.heroes.state.ai_heroes import ARROW_TOWER, GATE, WALLS
from tests.heroes.builder import FIELD, HeroesGame, campaign_game, played_out

HOLD = "2,-1.c"


def master(bonus: int = 1, seat: str = "necropolis/sandro", **options: str) -> HeroesGame:
    game = campaign_game("rise_of_the_necromancer_2", seat, bonus, **options)
    game.lay((1, -1), "N5")
    game.lay((1, 0), "F5")
    return game


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_gold_knowledge_or_helpers(bonus: int) -> None:
    game = master(bonus)
    mine = game.player(0)
    assert game.resources(0)[0] == (22 if bonus == 1 else 10)
    assert mine["deck"].count("knowledge") == (3 if bonus == 2 else 2)
    assert ("necropolis_liches" in mine["units"]) == (bonus == 3)


@pytest.mark.rule("H3-DO-free_hero", "H3-WHEN-game_start")
def test_vidomina_is_there_from_the_start_for_nothing() -> None:
    game = master(3)
    assert game.hero_at(0, secondary=True) == game.hero_at(0) == "-2,1.c"
    assert game.resources(0)[0] == 10


def casting(game: HeroesGame, field: str, ai: str) -> HeroesGame:
    """The Main Hero fights an AI hero with a Lightning Bolt and one Power in hand, and is about to cast."""
    game.place_ai(ai, field)
    game.give_troops(ai, *["neutral:diamond_golems"] * 2)
    near = next_to(game, field)
    game.stand(0, near, mp=3)
    game.army(0, "castle_archangels")
    game.deal(0, hand=["magic_arrow", "magic_arrow", "power", "power"])
    game.into_battle(f"go:{field}")
    for _ in range(20):
        cast = [key for key in game.choice.keys if key.startswith("cast:magic_arrow")]
        if cast:
            game.play(cast[0])
            return game
        found = [key for key in game.choice.keys if key.startswith(("deploy:", "place:"))]
        game.play(found[0] if found else game.choice.keys[-1])
    raise AssertionError("nothing can be cast")


def next_to(game: HeroesGame, field: str) -> str:

    return game.free_beside(field)


def open_hold(game: HeroesGame) -> HeroesGame:
    """Turn the hold so that one can walk up to its gate."""
    for rotation in range(6):
        game.lay((2, -1), "S2", rotation)
        try:
            next_to(game, HOLD)
        except AssertionError:
            continue
        return game
    raise AssertionError("the hold cannot be reached")


@pytest.mark.rule("H3-CHANGE-dull_spells")
@pytest.mark.parametrize("at_hold", [True, False])
def test_the_first_spell_at_the_hold_has_less_power(at_hold: bool) -> None:
    game = open_hold(master())
    game.banish()
    casting(game, HOLD if at_hold else "1,0.w", "ethric")
    assert game.position.power == (-1 if at_hold else 0)
    assert len(game.events_named("dulled")) == at_hold


@pytest.mark.rule("H3-AI-siege", "H3-AI-move")
def test_ethric_keeps_his_hold_with_walls_gate_and_tower() -> None:
    game = master()
    assert game.ai_at("ethric") == HOLD
    assert game.position.game_terms.ai[0].works == WALLS | GATE | ARROW_TOWER
    game.banish()
    game.place_ai("ethric", HOLD)
    game.ai_turn().to_own_turn()
    assert game.ai_at("ethric") == HOLD


@pytest.mark.rule("H3-AI-enters", "H3-AI-move")
def test_ivor_comes_in_round_3_and_raids() -> None:
    game = master()
    game.skip_to_round(2)
    assert game.ai_at("ivor") == ""
    game.skip_to_round(3)
    assert game.ai_at("ivor") == "0,2.c"


@pytest.mark.rule("H3-AI-move")
def test_ivor_takes_flags_off() -> None:
    game = master()
    mine = next(field for field in game.fields_of("mine") if field.startswith("1,0"))
    game.own(0, mine)
    game.place_ai("ivor", next_to(game, mine))
    game.ai_turn().to_own_turn()
    assert mine not in game.player(0)["flags"]


@pytest.mark.rule("H3-AI-changes", "H3-DO-strengthen", "H3-AI-reward")
def test_ivor_beaten_makes_ethric_stronger_and_pays() -> None:
    game = master()
    valuables = game.resources(0)[2]
    game.place_ai("ivor", "1,0.w")
    game.rout("ivor").to_own_turn()
    assert game.position.scenario_state.host.cards[:3] == (0, 1, 0)
    assert game.resources(0)[2] == valuables + 1
    assert game.player(0)["experience"] == 1


@pytest.mark.rule("H3-DO-strengthen")
def test_enchanters_join_ivor_in_round_8() -> None:
    game = master()
    game.place_ai("ivor", "0,2.c")
    game.give_troops("ivor", "neutral:halflings")
    game.skip_to_round(8)
    assert game.ai_troops("ivor") == ["neutral_enchanters", "neutral_halflings"]


@pytest.mark.parametrize("number", [5, 9])
def test_wheels_turn_again(number: int) -> None:
    game = master()
    wheel = next(field for field in game.fields_of("water_wheel") if field.startswith("1,-1"))
    game.position.black |= 1 << FIELD[wheel]
    game.skip_to_round(number)
    assert not game.position.black >> FIELD[wheel] & 1


@pytest.mark.rule("H3-GOAL-defeat_ai")
@pytest.mark.parametrize(("round_number", "gift"), [(10, True), (11, False)])
def test_ethric_and_ivor_beaten_win_and_speed_is_rewarded(round_number: int, gift: bool) -> None:
    game = master()
    game.position.game_round = round_number
    game.place_ai("ethric", "")
    for name in ("ivor", "ethric"):
        game.place_ai(name, "1,0.w")
        game.rout(name).to_own_turn()
    game.end_own_round()
    game.take_along("sandro")
    assert game.result == (1,)
    assert next_seat(game.position).endswith(" gift=in_time") == gift


def test_nobody_rises_above_level_6() -> None:
    game = master()
    game.position.experience[0] = 11
    game.place_ai("ivor", "1,0.w")
    game.rout("ivor").to_own_turn()
    assert game.player(0)["level"] == 6


@pytest.mark.rule("H3-GOAL-main_hero_defeated", "H3-GOAL-town_lost")
def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = master()
    game.place_ai("ivor", "1,0.w")
    assert game.lost_by_hero("ivor")
    assert master().lost_with_town()
    assert master().lost_after(12)


def test_the_first_part_may_be_repeated_with_its_deck() -> None:
    seat = "necropolis/tamika deck=defense*2,tamika_specialty_i,haste"
    assert sorted(master(seat=seat).player(0)["deck"]) == ["defense", "defense", "haste", "tamika_specialty_i"]


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("rise_of_the_necromancer_2", 1, bot, seed, ("necropolis/sandro",))
