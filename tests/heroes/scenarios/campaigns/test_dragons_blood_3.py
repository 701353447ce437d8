"""Blood Thirsty: three lords, an ally for one fight, and a unit that counts as a Dragon."""

import pytest

from tests.heroes.builder import FIELD, STRONG, HeroesGame, campaign_game, played_out

LORDS = ("lord_east", "lord_south", "ordwald_last")


def hall(bonus: int = 2, seat: str = "dungeon/mutare", **options: str) -> HeroesGame:
    return campaign_game("dragons_blood_3", seat, bonus, **options)


def met(game: HeroesGame, lord: str = "lord_east") -> str:
    """A weak lord next to the Main Hero, on open ground; the field he stands on."""
    game.lay((1, 0), "F1")
    game.place_ai(lord, "1,0.c")
    game.give_troops(lord, "neutral:peasants")
    game.stand(0, "1,0.ne", mp=3)
    return "1,0.c"


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_bonus_is_an_oath_spells_and_heart_or_black_wings(bonus: int) -> None:
    game = hall(bonus)
    assert game.position.scenario_state.tally[1] == (1 if bonus == 1 else 0)
    assert [event["deck"] for event in game.events_named("look")] == ([2] if bonus == 2 else [])
    assert game.player(0)["morale"] == ("positive" if bonus == 2 else None)
    game.skip_to_round(5)
    assert ("dungeon_black_dragons" in game.player(0)["units"]) == (bonus == 3)


def test_a_bonus_that_is_a_rule_tells_the_rule() -> None:
    from banneret.heroes.scenario.load import load_scenario
    from banneret.heroes.text.programs import bonus_text

    scenario = load_scenario("dragons_blood_3")
    assert "one fight, whichever you like" in bonus_text(scenario, 0)
    assert bonus_text(scenario, 2, "de").startswith("Schwarze Drachen")


@pytest.mark.rule("H3-DO-borrow", "H3-WHEN-combat_start", "H3-RULE-active", "H3-DO-token")
@pytest.mark.parametrize("helped", [True, False])
def test_crystal_dragons_help_in_one_fight_of_choice(helped: bool) -> None:
    game = hall(1)
    field = met(game)
    game.army(0, STRONG)
    game.into_battle(f"go:{field}")
    assert {"yes", "no"} <= game.keys, "asked when the fight begins"
    game.play("yes" if helped else "no")
    assert game.position.scenario_state.tally[1] == (0 if helped else 1)
    assert ("neutral_crystal_dragons" in game.player(0)["units"]) == helped
    game.fight_on()
    game.to_own_turn()
    assert game.player(0)["units"] == [STRONG], "they have left"
    assert len(game.events_named("borrowed_leaves")) == helped
    again = met(game, "lord_south")
    game.into_battle(f"go:{again}")
    assert ("yes" in game.keys) == (not helped)


@pytest.mark.rule("H3-DO-borrow", "H3-WHEN-combat_start")
def test_the_ally_helps_against_guards_too() -> None:
    game = hall(1)
    game.lay((1, 0), "F8")
    mine = next(field for field in game.fields_of("mine") if field.startswith("1,0"))
    game.stand(0, game.free_beside(mine), mp=3)
    game.into_battle(f"go:{mine}")
    game.play("yes")
    assert "neutral_crystal_dragons" in game.player(0)["units"]


SPECIALTY = "play:mutare_specialty_i"


def striking(game: HeroesGame, lord: str, unit: str) -> HeroesGame:
    """A single unit of the Main Hero attacks a lord's Golems, and two Specialties may be played on it."""
    game.lay((1, 0), "F1")
    game.place_ai(lord, "1,0.c")
    game.give_troops(lord, *["neutral:diamond_golems"] * 3)
    game.stand(0, "1,0.ne", mp=3)
    game.deal(0, hand=["mutare_specialty_i", "mutare_specialty_i"])
    game.army(0, unit)
    game.into_battle("go:1,0.c").play("place:b2", "move:b3", "attack:b4")
    return game


def raised(game: HeroesGame) -> list[int]:
    return [int(event["n2"]) for event in game.events_named("stat")]


@pytest.mark.rule("H3-CHANGE-kinship")
def test_one_unit_counts_as_a_dragon_once_a_fight() -> None:
    game = striking(hall(3), "lord_east", "dungeon_minotaurs")
    game.play(SPECIALTY, SPECIALTY)
    assert raised(game)[:2] == [2, 1]
    assert [str(event["unit"]).split("@")[0] for event in game.events_named("kin")] == ["dungeon_minotaurs"]


@pytest.mark.rule("H3-CHANGE-kinship")
def test_a_dragon_needs_no_such_favour() -> None:
    game = striking(hall(3), "lord_east", "dungeon_black_dragons")
    game.play(SPECIALTY, SPECIALTY)
    assert raised(game)[:2] == [2, 2]
    assert not game.events_named("kin")


@pytest.mark.rule("H3-CHANGE-kinship")
def test_elsewhere_no_unit_counts_as_a_dragon() -> None:
    game = striking(campaign_game("dragons_blood_1", "dungeon/mutare", 2), "caomham", "dungeon_minotaurs")
    game.play(SPECIALTY)
    assert raised(game)[:1] == [1]


@pytest.mark.rule("H3-DO-hearten", "H3-AI-reward")
@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize("token", [-1, 0, 1])
def test_a_beaten_lord_gives_experience_and_takes_fear_away(lord: str, token: int) -> None:
    game = hall(3)
    field = met(game, lord)
    game.army(0, STRONG)
    state = game.position
    state.morale &= ~1
    state.marks &= ~1
    if token > 0:
        state.morale |= 1
    elif token < 0:
        state.marks |= 1
    game.into_battle(f"go:{field}").fight_on()
    game.to_own_turn()
    assert game.player(0)["experience"] == 1
    assert game.player(0)["morale"] == ("positive" if token > 0 else None)


@pytest.mark.rule("H3-AI-enters")
def test_the_lords_come_in_rounds_4_6_and_8() -> None:
    game = hall()
    came: dict[str, int] = {}
    for round_number in range(2, 9):
        for lord in LORDS:
            game.place_ai(lord, "")
        game.skip_to_round(round_number)
        came |= {lord: round_number for lord in LORDS if game.ai_at(lord)}
    assert came == {"lord_east": 4, "lord_south": 6, "ordwald_last": 8}


@pytest.mark.rule("H3-DO-strengthen")
def test_lords_left_in_round_9_get_a_gold_unit() -> None:
    game = hall()
    met(game, "lord_east")
    game.stand(0, "0,0.c")
    host_troops = game.ai_troops("lord_east")
    game.place_ai("lord_east", "2,-1.c")
    game.skip_to_round(9)
    assert "draw:2" in game.ai_troops("lord_east")
    assert len(game.ai_troops("lord_east")) == len(host_troops) + 1
    assert "draw:2" not in game.ai_troops("lord_south"), "who is not on the map gets none"


@pytest.mark.rule("H3-DO-strengthen", "H3-DO-set_rule", "H3-RULE-active")
@pytest.mark.parametrize("gift", ["", " gift=ordwald_beaten"])
def test_ordwald_comes_without_enchanters_if_he_was_beaten_before(gift: str) -> None:
    seat = f"dungeon/mutare deck=attack,mutare_specialty_i{gift}"
    game = hall(seat=seat).skip_to_round(8)
    assert game.ai_at("ordwald_last")
    assert ("neutral_enchanters" in game.ai_troops("ordwald_last")) == (not gift)
    assert "neutral_mummies" in game.ai_troops("ordwald_last")


@pytest.mark.rule("H3-AI-siege")
def test_the_lords_of_the_keeps_have_walls_and_a_gate_but_no_tower() -> None:
    from banneret.heroes.state.ai_heroes import GATE, WALLS

    game = hall()
    assert [hero.works for hero in game.position.game_terms.ai] == [WALLS | GATE, WALLS | GATE, 0]


@pytest.mark.parametrize("round_number", [4, 8, 12])
def test_wheels_turn_again(round_number: int) -> None:
    game = hall()
    game.lay((1, 1), "N4")
    wheel = next(field for field in game.fields_of("water_wheel") if field.startswith("1,1"))
    game.position.black |= 1 << FIELD[wheel]
    game.skip_to_round(round_number)
    assert not game.position.black >> FIELD[wheel] & 1


@pytest.mark.rule("H3-GOAL-defeat_ai", "H3-WHEN-victory", "H3-DO-story")
def test_three_lords_beaten_end_campaign_and_tale() -> None:
    game = hall(3)
    game.position.game_round = 9
    for lord in LORDS:
        assert not game.events_named("won")
        met(game, lord)
        game.ask_again()
        game.rout(lord).to_own_turn()
    game.end_own_round()
    assert game.result == (1,), "nothing is asked after the last part"
    assert len(game.events_named("story")) == 1


@pytest.mark.rule("H3-GOAL-defeat_ai")
def test_lords_still_to_come_have_to_be_beaten_too() -> None:
    game = hall(3)
    met(game, "lord_east")
    game.ask_again().rout("lord_east").to_own_turn()
    game.end_own_round()
    assert not game.over


@pytest.mark.rule("H3-GOAL-main_hero_defeated", "H3-GOAL-town_lost")
def test_the_part_is_lost_with_hero_town_or_time() -> None:
    game = hall()
    met(game)
    assert game.lost_by_hero("lord_east")
    assert hall().lost_with_town()
    assert hall().lost_after(14)


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("dragons_blood_3", 1, bot, seed, ("dungeon/mutare",))
