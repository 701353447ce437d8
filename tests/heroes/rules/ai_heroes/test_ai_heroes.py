"""AI heroes as scenarios use them: called, made stronger, changed, hidden cards, and goals about them."""

import pytest

from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.tables.ai_cards import AI_BOX, AI_DECK, AI_TYPE, ai_kind
from banneret.kernel.errors import BanneretError
from banneret.kernel.piles import added, without
from tests.heroes.builder import FIELD, STRONG, WEAK, HeroesGame, solo_game

LORD = "{id: lord, name: Lord, at: A1, army: [few:skeletons, few:zombies], move: garrison%s}"
OTHER_GOAL = "victory: [{defeat_ai: all}]\nlimit: defeat"


def event(do: str, number: int = 2) -> str:
    return f"events: [{{rounds: [{number}], do: [{do}]}}]"


def next_round(game: HeroesGame) -> HeroesGame:
    number = game.position.game_round
    while not game.over and game.position.game_round == number:
        game.do_nothing()
    return game.to_own_turn()


# -- coming onto the map -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-enters")
def test_an_ai_hero_enters_at_the_start_of_its_round() -> None:
    game = solo_game(LORD % ", enters: {round: 3}")
    assert game.ai()["field"] is None
    next_round(game)
    assert game.ai()["field"] is None
    next_round(game)
    assert game.ai()["field"] == "4,0.c"


@pytest.mark.rule("H3-DO-spawn")
def test_one_that_is_called_comes_where_and_with_what_it_is_told() -> None:
    do = "{spawn: lord, at: third, army: [neutral:peasants]}"
    game = solo_game(LORD % ", enters: called", more=event(do))
    assert game.ai()["field"] is None
    assert not game.ai()["beaten"]
    next_round(game)
    assert (game.ai()["field"], game.ai()["units"]) == ("3,0.c", ["neutral_peasants"])
    assert not game.ai()["beaten"]


@pytest.mark.rule("H3-DO-spawn")
def test_whoever_is_on_the_map_is_not_called_again() -> None:
    game = solo_game(LORD % "", more=event("{spawn: lord, at: third}"))
    next_round(game)
    assert game.ai()["field"] == "4,0.c"
    assert len(game.events_named("ai_enters")) == 1


@pytest.mark.rule("H3-AIM-02", "H3-AI-enters")
def test_a_hero_that_enters_a_field_with_a_player_on_it_attacks_at_once() -> None:
    game = solo_game(LORD % ", enters: {round: 2}", goals=OTHER_GOAL).open_land()
    edit_host(game.position).flags &= ~(1 << FIELD["4,0.c"])
    game.stand(0, "4,0.c")
    game.army(0, STRONG)
    game.ask_again()
    game.play("end_turn")
    while not game.events_named("ai_fight"):
        game.do_nothing()
    assert game.events_named("ai_fight") == [{"ai": 0, "hero": 0, "field": "4,0.c"}]


# -- growing stronger --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-strengthen")
@pytest.mark.parametrize(
    ("boon", "units"),
    [
        ("add: [few:wraiths]", ["necropolis_skeletons", "necropolis_zombies", "necropolis_wraiths"]),
        ("flip_to_pack: [zombies]", ["necropolis_skeletons", "necropolis_zombies+"]),
    ],
)
def test_units_are_added_and_turned_to_their_pack_side(boon: str, units: list[str]) -> None:
    game = solo_game(LORD % "", more=event(f"{{strengthen: lord, {boon}}}"))
    next_round(game)
    assert game.ai()["units"] == units
    assert game.events_named("ai_strengthened") == [{"ai": 0, "n": len(units)}]


@pytest.mark.rule("H3-DO-strengthen")
def test_an_army_never_has_more_than_five_units() -> None:
    more = "add: [few:wraiths, few:vampires, few:liches, few:dread_knights]"
    game = solo_game(LORD % "", more=event(f"{{strengthen: all, {more}}}"))
    next_round(game)
    assert len(game.ai()["units"]) == 5  # type: ignore[arg-type]


@pytest.mark.rule("H3-DO-strengthen")
def test_cards_and_movement_points_are_added() -> None:
    game = solo_game(LORD % ", deck: {might: 1}", more=event("{strengthen: lord, add_card: might, mp: 2}"))
    next_round(game)
    assert game.ai()["cards"] == {"might": 2, "magic": 0, "skill": 0}
    assert game.ai()["movement"] == 5


@pytest.mark.rule("H3-AI-changes")
def test_changes_of_an_ai_hero_come_in_their_round() -> None:
    game = solo_game(LORD % ", changes: [{round: 3, do: [{strengthen: lord, add_card: might}]}]")
    next_round(game)
    assert game.ai()["cards"] == {"might": 0, "magic": 0, "skill": 0}
    next_round(game)
    assert game.ai()["cards"] == {"might": 1, "magic": 0, "skill": 0}


@pytest.mark.rule("H3-AI-changes")
def test_something_may_happen_when_it_comes() -> None:
    change = "changes: [{when: enters, do: [{strengthen: lord, mp: 2}]}]"
    game = solo_game(LORD % f", enters: {{round: 2}}, {change}")
    assert game.position.scenario_state.host.pace == (0,)
    next_round(game)
    assert game.position.scenario_state.host.pace == (2,)


@pytest.mark.rule("H3-AIM-12", "H3-NEU-07", "H3-AI-army")
@pytest.mark.parametrize("left", [True, False])
def test_units_to_be_drawn_join_the_others_if_there_are_any(left: bool) -> None:
    game = solo_game("{id: lord, name: Lord, at: A1, army: [few:skeletons, draw:bronze, draw:silver], move: garrison}")
    game.open_land()
    for tier in ("bronze", "silver", "gold", "azure"):
        game.stack_neutrals(tier, ["neutral_boars"] if left and tier == "bronze" else [])
    game.army(0, STRONG)
    game.stand(0, game.free_beside("4,0.c"), mp=3)
    game.into_battle("go:4,0.c")
    assert game.ai_troops("lord") == (["necropolis_skeletons", "neutral_boars"] if left else ["necropolis_skeletons"])


@pytest.mark.rule("H3-AI-changes")
def test_something_may_happen_when_it_is_beaten() -> None:
    game = solo_game(LORD % ", changes: [{when: beaten, do: [{gain: gold, amount: 7}]}]", goals=OTHER_GOAL).open_land()
    game.post_ai(0, "3,0.e")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, STRONG)
    gold = game.player(0)["resources"]["gold"]
    game.into_battle("go:3,0.e").fight_on()
    assert game.player(0)["resources"]["gold"] == gold + 7


# -- what is hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-GEN-08", "H3-AIC-17")
def test_nobody_can_tell_which_cards_an_ai_deck_holds() -> None:
    game = solo_game(LORD % ", deck: {might: 3}", goals=OTHER_GOAL).open_land()
    game.post_ai(0, "3,0.e")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, WEAK)
    game.into_battle("go:3,0.e")
    state = game.position
    assert len(state.piles[AI_DECK]) == 3
    before = game.view(0).state.digest()
    card = state.piles[AI_DECK][0]
    other = next(c for c in state.piles[AI_BOX] if c != card and AI_TYPE[ai_kind(c)] == AI_TYPE[ai_kind(card)])
    state.piles[AI_DECK] = added(without(state.piles[AI_DECK], card), other)
    state.piles[AI_BOX] = added(without(state.piles[AI_BOX], other), card)
    assert game.view(0).state.digest() == before


@pytest.mark.rule("H3-END-25", "H3-AIC-18")
def test_after_the_combat_no_card_of_the_ai_hero_is_left_over() -> None:
    game = solo_game(LORD % ", deck: {might: 3, magic: 1}, spells: [slow, haste]", goals=OTHER_GOAL).open_land()
    game.post_ai(0, "3,0.e")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, STRONG)
    game.into_battle("go:3,0.e").fight_on()
    state = game.position
    assert all(not state.piles[pile] for pile in range(AI_BOX, AI_BOX + 7))
    assert all(not state.piles[pile] for pile in (1, 3, 5, 7))


# -- goals -------------------------------------------------------------------------------------------------------------


def beaten(game: HeroesGame) -> HeroesGame:
    game.post_ai(0, "3,0.e")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, STRONG)
    return game.into_battle("go:3,0.e").fight_on().to_own_turn()


@pytest.mark.rule("H3-GOAL-defeat_ai")
def test_who_is_beaten_and_comes_again_is_to_be_beaten_again() -> None:
    game = beaten(solo_game(LORD % "", goals=OTHER_GOAL, more=event("{spawn: lord}", 1)).open_land())
    assert game.ai()["beaten"]
    host = edit_host(game.position)
    host.at = (FIELD["4,0.c"],)
    next_round(game)
    assert not game.over
    assert not game.ai()["beaten"]


@pytest.mark.rule("H3-GOAL-defeat_ai")
def test_beating_all_of_them_wins_at_the_end_of_the_round() -> None:
    game = beaten(solo_game(LORD % "", goals=OTHER_GOAL).open_land())
    assert not game.over
    next_round(game)
    assert game.result == (1,)


@pytest.mark.rule("H3-GOAL-survive")
def test_surviving_to_the_end_of_a_round_wins() -> None:
    game = solo_game(LORD % "", goals="victory: [{survive: 2}]\nlimit: defeat")
    next_round(game)
    assert not game.over
    next_round(game)
    assert game.result == (1,)


def test_a_town_of_the_ai_side_without_a_hero_is_taken_without_a_combat() -> None:
    game = solo_game(LORD % "").open_land()
    game.post_ai(0, "3,0.e")
    near = next(
        f"4,0.{way}" for way in ("ne", "e", "se", "sw", "w", "nw") if game.field(f"4,0.{way}")["location"] == "empty"
    )
    game.stand(0, near, mp=2)
    game.ask_again().play("go:4,0.c")
    assert not game.events_named("combat")
    assert game.events_named("won") == [{"player": 0}]


@pytest.mark.rule("H3-WHEN-beat_ai", "H3-WHEN-ai_flag")
def test_rules_may_wait_for_a_beaten_hero_and_for_a_field_it_takes() -> None:
    rules = """
rules:
- {id: cheers, text: Cheers., when: beat_ai, do: [{gain: gold, amount: 3}]}
- {id: alarm, text: Alarm., when: ai_flag, where: [{location: mine}], do: [{gain: gold, amount: 1}]}
"""
    game = solo_game("{id: lord, name: Lord, at: A1, army: [few:skeletons]}", goals=OTHER_GOAL, more=rules).open_land()
    game.post_ai(0, "3,0.e")
    gold = game.player(0)["resources"]["gold"]
    game.ai_turn()
    while not game.events_named("ai_flag"):
        game.play(sorted(game.keys)[0])
    assert game.player(0)["resources"]["gold"] == gold + 1
    game.to_own_turn()
    gold = game.player(0)["resources"]["gold"]
    beaten(game)
    assert game.player(0)["resources"]["gold"] == gold + 3


@pytest.mark.rule("H3-AIM-03")
def test_what_the_ai_side_has_taken_can_be_taken_back() -> None:
    game = solo_game(LORD % "", goals=OTHER_GOAL).open_land()
    game.ai_holds("3,0.se")
    game.position.beaten |= 1 << FIELD["3,0.se"]
    game.stand(0, "3,0.e", mp=2)
    game.ask_again().play("go:3,0.se")
    assert "3,0.se" in game.player(0)["flags"]
    assert "3,0.se" not in game.seen()["ai_flags"]


@pytest.mark.rule("H3-LOC-24", "H3-AIM-02")
def test_nobody_walks_into_a_sanctuary() -> None:

    game = solo_game(
        "{id: lord, name: Lord, at: A1, army: [few:skeletons], move: hunter}", goals=OTHER_GOAL
    ).open_land()
    game.lay((3, 0), "N2")
    game.post_ai(0, "3,0.c")
    game.stand(0, "3,0.e")
    assert game.field("3,0.e")["location"] == "sanctuary"
    game.ai_turn()
    assert not game.ai_walked()
    assert not game.events_named("ai_fight")


# -- checks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "problem"),
    [
        ("{id: a, name: A, at: A1, army: [few:troglodyts]}", "unknown unit"),
        ("{id: a, name: A, at: A2, army: [few:troglodytes]}", "no tile of the map"),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:troglodytes], deck: {skill: 6}, skill: tactics}",
            "has 5 AI cards",
            marks=pytest.mark.rule("H3-AIC-17", "H3-CMP-08"),
        ),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:troglodytes], deck: {magic: 1}}",
            "need spells",
            marks=pytest.mark.rule("H3-AIC-20"),
        ),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:troglodytes], deck: {magic: 1}, spells: [town_portal]}",
            "not a spell",
            marks=pytest.mark.rule("H3-AIC-20"),
        ),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:troglodytes], deck: {magic: 1}, spells: [attack]}",
            "not a spell",
            marks=pytest.mark.rule("H3-AIC-20"),
        ),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:troglodytes], deck: {skill: 1}, skill: estates}",
            "can use",
            marks=pytest.mark.rule("H3-AIC-21"),
        ),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:troglodytes], move: marcher}",
            "needs a goal",
            marks=pytest.mark.rule("H3-AIM-08"),
        ),
        ("{id: a, name: A, at: A1, army: [few:T1]}", "by rank"),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:troglodytes, pack:troglodytes]}",
            "too few cards",
            marks=pytest.mark.rule("H3-UNI-05"),
        ),
        ("{id: a, name: A, at: A1}", "at least one unit"),
        pytest.param(
            "{id: a, name: A, at: A1, army: [few:harpies, few:medusas, few:troglodytes, few:evil_eyes, few:manticores,"
            " few:minotaurs]}",
            "at most 5 units, not 6",
            marks=pytest.mark.rule("H3-AIM-12"),
        ),
        (
            "{id: a, name: A, at: A1, army_by_difficulty: {easy: [gold], normal: [gold], hard: [gold]}}",
            "every difficulty",
        ),
        pytest.param(
            "{id: a, name: A, at: A1, army: [neutral:azure_dragons, neutral:azure_dragons]}",
            "too few cards",
            marks=pytest.mark.rule("H3-UNI-05"),
        ),
        ("{id: a, name: A, at: {tile: first, field: castle}, army: [few:troglodytes]}", "unknown location"),
    ],
)
def test_mistakes_are_found(hero: str, problem: str) -> None:
    with pytest.raises(BanneretError, match=problem):
        solo_game(hero)


@pytest.mark.rule("H3-AIM-12", "H3-UNI-05", "H3-UNI-06", "H3-AI-army_by_difficulty")
def test_five_units_an_army_for_every_difficulty_and_all_cards_of_a_neutral_unit_are_no_mistake() -> None:
    full = "army: [few:harpies, few:medusas, few:troglodytes, few:evil_eyes, few:manticores]"
    tables = "army_by_difficulty: {easy: [], normal: [bronze], hard: [silver], impossible: [gold, gold]}"
    heroes = (
        f"{{id: a, name: A, at: A1, {full}}}",
        f"{{id: b, name: B, at: A1, army: [neutral:rogues, neutral:rogues], {tables}}}",
    )
    game = solo_game(*heroes, difficulty="hard")
    assert (len(game.ai_troops("a")), len(game.ai_troops("b"))) == (5, 3)
