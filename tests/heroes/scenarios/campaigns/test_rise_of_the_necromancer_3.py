"""Duke Alarice: a puppet whose loss costs income, a crypt instead of the Grail, and a gate that opens in two ways."""

import pytest

from banneret.heroes.state.ai_heroes import ARROW_TOWER, GATE, WALLS
from tests.heroes.builder import FIELD, HeroesGame, campaign_game, played_out

KEEP = "2,-1.c"
CRYPT = "0,0.c"
OBELISKS = ("1,-1.c", "1,0.c")


def deyja(bonus: int = 3, seat: str = "necropolis/sandro", **options: str) -> HeroesGame:
    game = campaign_game("rise_of_the_necromancer_3", seat, bonus, **options)
    game.lay((1, -1), "N3")
    game.lay((1, 0), "N5")
    game.lay((0, 0), "C2")
    return game


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_riders_walls_or_tribute(bonus: int) -> None:
    game = deyja(bonus)
    mine = game.player(0)
    assert ("necropolis_vampires" in mine["units"]) == (bonus == 1)
    assert ("citadel" in mine["building_kinds"]) == (bonus == 2)
    assert game.resources(0)[2] == (4 if bonus == 3 else 1)


@pytest.mark.rule("H3-DO-free_hero")
def test_finneas_joins_in_round_2_for_nothing() -> None:
    game = deyja()
    gold = game.resources(0)[0]
    assert game.hero_at(0, secondary=True) is None
    game.skip_to_round(2)
    assert game.hero_at(0, secondary=True) == "-3,1.c"
    assert game.resources(0)[0] == gold


@pytest.mark.rule("H3-DO-income_step", "H3-RULE-once", "H3-RULE-if", "H3-WHEN-round_end", "H3-SEC-14")
@pytest.mark.parametrize("lost", [True, False])
def test_finneas_lost_costs_two_steps_of_income_once(lost: bool) -> None:
    game = deyja().skip_to_round(2)
    income = game.player(0)["income"]["gold"]
    game.stand(0, "-3,1.c")
    if lost:
        game.place_ai("melodia", "1,0.ne")
        game.give_troops("melodia", "pack:archangels")
        game.stand(0, game.free_beside("1,0.ne"), secondary=True)
        game.ai_turn()
        while game.hero_at(0, secondary=True) is not None:
            game.fight_on(attack=False) if game.position.base else game.play(game.choice.keys[-1])
        game.place_ai("melodia", "")
        game.to_own_turn()
        assert game.position.scenario_state.host.losses == (1,)
    else:
        game.end_own_round()
    assert game.player(0)["income"]["gold"] == (income - 10 if lost else income)
    game.end_own_round()
    assert game.player(0)["income"]["gold"] == (income - 10 if lost else income)


@pytest.mark.rule("H3-FIELD-no_token", "H3-FIELD-on_visit")
def test_the_crypt_gives_no_grail_but_a_silver_unit_and_an_artifact() -> None:
    game = deyja()
    game.stand(0, game.free_beside(CRYPT), mp=3)
    game.army(0, "necropolis_liches", "necropolis_skeletons")
    game.position.beaten |= 1 << FIELD[CRYPT]
    game.ask_again().play(f"go:{CRYPT}")
    while "reinforce:necropolis_liches" not in game.keys and "necropolis_liches+" not in game.player(0)["units"]:
        game.play(game.choice.keys[0])
    if "reinforce:necropolis_liches" in game.keys:
        assert "reinforce:necropolis_skeletons" not in game.keys, "a silver unit"
        game.play("reinforce:necropolis_liches")
    assert "necropolis_liches+" in game.player(0)["units"]
    while not game.keys & {"look", "take_top"}:
        game.play(game.choice.keys[0])
    game.play("look")
    assert game.events_named("look")[-1] == {"player": 0, "deck": 1, "n": 3}
    assert game.position.grail == -1
    assert not game.events_named("grail")


def test_the_crypt_is_guarded_first() -> None:
    game = deyja()
    game.stand(0, game.free_beside(CRYPT), mp=3)
    game.ask_again().play(f"go:{CRYPT}")
    while not game.over and not game.position.base and "pass" in game.keys:
        game.play("pass")
    assert game.events_named("encounter")


def gate_open(game: HeroesGame) -> bool:
    """Whether the Main Hero may step onto the tile of the keep."""
    state = game.position
    for rotation in range(6):
        game.lay((2, -1), "S3", rotation)
        for field in range(7 * (FIELD[KEEP] // 7) + 1, 7 * (FIELD[KEEP] // 7) + 7):
            from banneret.heroes.adventure.map.land import open_around
            from banneret.heroes.geometry.map_grid import field_name

            for near in open_around(state, field):
                if near // 7 != field // 7 and state.land[near // 7] >= 0:
                    game.stand(0, field_name(near), mp=3)
                    if f"go:{field_name(field)}" in game.ask_again().keys:
                        return True
    return False


def visit(game: HeroesGame, field: str) -> HeroesGame:
    game.stand(0, game.free_beside(field), mp=3)
    game.position.beaten |= 1 << FIELD[field]
    game.ask_again().play(f"go:{field}")
    return game.to_own_turn()


@pytest.mark.rule("H3-CHANGE-lock", "H3-WHEN-visit", "H3-RULE-if", "H3-DO-token")
def test_both_obelisks_open_the_gate_and_one_does_not() -> None:
    game = deyja()
    assert not gate_open(game)
    visit(game, OBELISKS[0])
    assert not gate_open(game)
    visit(game, OBELISKS[1])
    assert gate_open(game)


@pytest.mark.rule("H3-WHERE-tile", "H3-RULE-where")
def test_an_obelisk_elsewhere_does_not_count() -> None:
    game = deyja()
    game.lay((-1, 0), "N4")
    visit(game, "-1,0.c")
    visit(game, OBELISKS[0])
    assert not gate_open(game)


@pytest.mark.rule("H3-AI-changes", "H3-CHANGE-lock")
def test_melodia_beaten_opens_the_gate() -> None:
    game = deyja()
    game.place_ai("melodia", "1,0.ne")
    game.rout("melodia")
    assert game.keys == {"look", "take_top", "no"}
    game.to_own_turn()
    assert game.player(0)["experience"] == 1
    assert gate_open(game)


@pytest.mark.rule("H3-AI-siege", "H3-AI-enters")
def test_the_duke_keeps_his_walls_and_melodia_comes_in_round_4() -> None:
    game = deyja()
    assert game.ai_at("duke") == KEEP
    assert game.position.game_terms.ai[0].works == WALLS | GATE | ARROW_TOWER
    game.skip_to_round(3)
    assert game.ai_at("melodia") == ""
    game.skip_to_round(4)
    assert game.ai_at("melodia").startswith("1,1.")


@pytest.mark.rule("H3-DO-strengthen")
def test_melodia_gets_a_gold_unit_in_round_10() -> None:
    game = deyja()
    game.place_ai("melodia", "1,1.sw")
    game.give_troops("melodia", "neutral:halflings")
    game.skip_to_round(10)
    assert game.ai_troops("melodia") == ["draw:2", "neutral_halflings"]


@pytest.mark.parametrize("number", [4, 8, 12])
def test_wheels_turn_again(number: int) -> None:
    game = deyja()
    wheel = next(field for field in game.fields_of("water_wheel") if field.startswith("1,0"))
    game.position.black |= 1 << FIELD[wheel]
    game.skip_to_round(number)
    assert not game.position.black >> FIELD[wheel] & 1


@pytest.mark.parametrize("gift", ["", " gift=in_time"])
def test_who_was_quick_before_searches_for_a_spell(gift: str) -> None:
    game = deyja(seat=f"necropolis/sandro deck=power,sandro_specialty_i{gift}")
    assert game.events_named("look") == ([{"player": 0, "deck": 2, "n": 4}] if gift else [])


@pytest.mark.rule("H3-GOAL-defeat_ai", "H3-WHEN-victory", "H3-DO-story")
def test_duke_and_melodia_beaten_end_campaign_and_tale() -> None:
    game = deyja()
    game.banish()
    for name in ("melodia", "duke"):
        assert not game.events_named("won")
        game.place_ai(name, "1,0.ne")
        game.rout(name).to_own_turn()
    game.end_own_round()
    assert game.result == (1,)
    assert len(game.events_named("story")) == 1


@pytest.mark.rule("H3-GOAL-main_hero_defeated", "H3-GOAL-town_lost")
def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = deyja()
    game.place_ai("melodia", "1,0.ne")
    assert game.lost_by_hero("melodia")
    assert deyja().lost_with_town()
    assert deyja().lost_after(14)


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("rise_of_the_necromancer_3", 1, bot, seed, ("necropolis/sandro",))
