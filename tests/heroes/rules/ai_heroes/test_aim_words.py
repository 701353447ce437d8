"""What a scenario may say of an AI hero's way: what it stops for, labours at, destroys, hunts and marches to."""

import pytest

from tests.heroes.builder import FIELD, STRONG, HeroesGame, solo_game
from tests.heroes.rules.ai_heroes.marching import HERO, HUNT, MARCH, RAID, followed, march

LORD = "{id: warlord, name: Warlord, at: A1, army: [few:troglodytes]%s}"
GOALS = "victory: [{capture_town: {of: A1}, when: now}]\nlimit: defeat"


def at(field: str, more: str, *, rules: str = "") -> HeroesGame:
    """Open land with the player at home, and an AI hero of whom a scenario says more on a field."""
    game = solo_game(LORD % more, more=rules, goals=GOALS).open_land()
    game.post_ai(0, field)
    game.stand(0, "0,0.c")
    game.army(0, STRONG)
    return game


def walked(game: HeroesGame) -> list[str]:
    """The fields the AI hero steps to in its next turn."""
    before = len(game.ai_walked())
    march(game)
    return game.ai_walked()[before:]


def turns(game: HeroesGame, count: int) -> list[list[str]]:
    """The same for several turns, one after the other, without the player doing anything."""
    found = []
    for _ in range(count):
        found.append(walked(game))
        game.to_own_turn()
    return found


# -- stopping and labouring --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIM-08", "H3-AI-stops")
def test_it_stops_for_a_turn_on_each_tile_of_a_kind_and_only_once_on_each() -> None:
    game = at("3,0.w", ", move: marcher, goal: nearest_town, stops: far")
    first, second, third = turns(game, 3)
    assert first
    assert first[-1].startswith("2,0."), "it stops as soon as it is on the tile"
    assert not any(field.startswith("2,0.") for field in first[:-1])
    assert second == [], "and rests for one turn"
    assert third
    assert third[0].startswith(("2,0.", "1,0."))
    crossed = [field for field in third if field.startswith("2,0.")]
    assert len(third) == 3 or third[-1].startswith("1,0."), f"the same tile does not stop it again: {crossed}"


@pytest.mark.rule("H3-AIM-08", "H3-AI-stops")
def test_tiles_of_another_kind_do_not_stop_it() -> None:
    game = at("3,0.w", ", move: marcher, goal: nearest_town, stops: near")
    first, second = turns(game, 2)
    assert (len(first), len(second)) == (3, 3)


@pytest.mark.rule("H3-AIM-06", "H3-AIM-08", "H3-AI-labours")
def test_guards_cost_it_as_many_turns_as_it_labours() -> None:
    game = at("3,0.e", ", labours: 2")
    assert walked(game) == ["3,0.se"]
    assert game.field("3,0.se")["guard"] == 3
    for _ in range(2):
        game.to_own_turn()
        assert "3,0.se" not in game.seen()["ai_flags"]
        assert walked(game) == []
    assert game.field("3,0.se")["guard"] == 0
    assert "3,0.se" in game.seen()["ai_flags"]
    game.to_own_turn()
    assert walked(game), "then it goes on"


@pytest.mark.rule("H3-AIM-06", "H3-AI-labours")
def test_where_no_guards_are_left_it_does_not_labour() -> None:
    game = at("3,0.e", ", labours: 2")
    game.cleared("3,0.se")
    assert walked(game)[0] == "3,0.se"
    assert "3,0.se" in game.seen()["ai_flags"]


# -- destroying --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIM-08", "H3-AI-razes")
def test_what_it_razes_is_gone_a_turn_after_it_has_come_there() -> None:
    game = at("3,0.e", ", move: marcher, goal: {tile: third, field: mine}, razes: {tile: third, field: mine}")
    game.own(0, "3,0.se")
    assert walked(game) == ["3,0.se"]
    assert game.field("3,0.se")["location"] == "mine"
    game.to_own_turn()
    assert not game.events_named("ai_razed")
    assert walked(game) == []
    assert [event["field"] for event in game.events_named("ai_razed")] == ["3,0.se"]
    assert "3,0.se" not in game.player(0)["flags"]
    assert "3,0.se" not in game.seen()["ai_flags"]
    game.to_own_turn()
    march(game)
    assert len(game.events_named("ai_razed")) == 1


@pytest.mark.rule("H3-AIM-08", "H3-AI-destroys")
def test_who_destroys_what_it_crosses_spares_a_mine_that_nobody_holds() -> None:
    for owned in (True, False):
        game = at("3,0.nw", ", destroys: true")
        if owned:
            game.own(0, "3,0.se")
        march(game)
        razed = [event["field"] for event in game.events_named("ai_razed")]
        assert ("3,0.se" in razed) == owned
        assert ("3,0.se" in game.seen()["ai_flags"]) == (not owned)
        assert "3,0.c" in razed or "3,0.w" in razed, "what can be visited is destroyed in any case"
        assert "3,0.nw" not in razed


# -- what it goes for --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIM-08", "H3-AI-hunts", "H3-AI-move")
@pytest.mark.parametrize(("hunts", "towards"), [("any", "3,0.w"), ("main", "0,0.c")])
def test_a_hunter_of_main_heroes_passes_the_secondary_one_by(hunts: str, towards: str) -> None:
    game = at("3,0.e", f", move: hunter, mp: 1, hunts: {hunts}")
    game.stand(0, "3,0.w", secondary=True)
    far = game.ai_distance("3,0.e", towards)
    march(game)
    assert followed(game) == [HUNT]
    assert game.ai_distance(game.ai_walked()[0], towards) == far - 1
    assert (game.ai_walked()[0] == "3,0.c") == (hunts == "any") or game.ai_distance("3,0.c") < game.ai_distance("3,0.e")


@pytest.mark.rule("H3-AIM-08", "H3-AI-goal")
@pytest.mark.parametrize(("goal", "ends"), [("nearest_home", "1,0.nw"), ("nearest_town", "0,0.c")])
def test_a_settlement_is_a_home_and_no_town(goal: str, ends: str) -> None:
    game = at("2,0.w", f", move: marcher, mp: 1, goal: {goal}")
    game.own(0, "1,0.nw")
    far = game.ai_distance("2,0.w", ends)
    other = game.ai_distance("2,0.w", {"1,0.nw": "0,0.c", "0,0.c": "1,0.nw"}[ends])
    assert far != other
    march(game).to_own_turn()
    march(game)
    assert set(followed(game)) == {MARCH}
    assert [game.ai_distance(field, ends) for field in game.ai_walked()] == [far - 1, far - 2]


@pytest.mark.rule("H3-AIM-08", "H3-AI-goal")
def test_a_marcher_stays_where_it_wanted_to_go() -> None:
    game = at("3,0.e", ", move: marcher, goal: {tile: third, field: mine}")
    assert turns(game, 2) == [["3,0.se"], []]


@pytest.mark.rule("H3-AIM-08", "H3-AI-move", "H3-TWN-24")
def test_a_raider_goes_for_cubes_before_towns_and_for_a_hero_on_its_tile_before_both() -> None:
    game = at("3,0.w", ", move: raider, mp: 1")
    game.own(0, "3,0.se")
    march(game)
    assert followed(game) == [RAID]
    assert game.ai_distance(game.ai_walked()[0], "3,0.se") == game.ai_distance("3,0.w", "3,0.se") - 1
    town = at("3,0.w", ", move: raider, mp: 1")
    march(town)
    assert followed(town) == [RAID]
    assert town.ai_distance(town.ai_walked()[0]) == town.ai_distance("3,0.w") - 1
    near = at("3,0.w", ", move: raider, mp: 1")
    near.own(0, "3,0.se")
    near.stand(0, "3,0.nw", secondary=True)
    march(near)
    assert followed(near) == [HERO]


@pytest.mark.rule("H3-AIM-08", "H3-AI-move")
def test_a_sentinel_knows_nothing_but_heroes_on_its_tile() -> None:
    game = at("3,0.e", ", move: sentinel")
    game.own(0, "3,0.se")
    assert walked(game) == []
    assert "3,0.se" in game.player(0)["flags"]


# -- what it takes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AIM-03", "H3-AI-changes", "H3-WHEN-ai_flag")
@pytest.mark.parametrize(("tile", "field", "gold"), [("F7", "3,0.se", 4), ("F1", "3,0.nw", 0)])
def test_what_happens_with_a_mine_it_flags_does_not_happen_with_a_settlement(tile: str, field: str, gold: int) -> None:
    changes = ", changes: [{when: flags_mine, do: [{gain: gold, amount: 4}]}]"
    game = at("3,0.e", changes)
    game.lay((3, 0), tile)
    game.post_ai(0, "3,0.c")
    game.give(0)
    march(game)
    assert [event["field"] for event in game.events_named("ai_flag")][:1] == [field]
    assert game.resources(0)[0] == gold


@pytest.mark.rule("H3-AIM-07", "H3-AIM-03")
def test_what_the_ai_side_holds_already_is_not_flagged_again() -> None:
    game = at("3,0.e", "")
    game.ai_holds("3,0.se")
    march(game)
    assert not game.events_named("ai_flag")
    assert followed(game) != [1]


@pytest.mark.rule("H3-CHANGE-lone_attackers", "H3-AIM-08")
@pytest.mark.parametrize(("lone", "fights"), [("true", 1), ("false", 2)])
def test_lone_attackers_leave_a_hero_alone_who_was_attacked_in_this_round(lone: str, fights: int) -> None:
    rule = f"rules: [{{id: alone, text: Alone., change: {{fights: {{lone_attackers: {lone}}}}}}}]"
    heroes = [LORD % "", (LORD % "").replace("warlord", "second").replace("Warlord", "Second")]
    game = solo_game(*heroes, more=rule, goals=GOALS).open_land()
    game.post_ai(0, "3,0.e")
    game.post_ai(1, "3,0.se")
    game.stand(0, "3,0.c", mp=0)
    game.army(0, STRONG)
    march(game)
    for _ in range(300):
        if game.choice.kind_name == "action" and not game.position.base:
            break
        game.fight_on() if game.position.base else game.do_nothing()
    assert len(game.events_named("ai_fight")) == fights


# -- coming onto the map, and before a siege ---------------------------------------------------------------------------


@pytest.mark.rule("H3-AIM-09", "H3-AI-enters", "H3-AI-at")
@pytest.mark.parametrize(("place", "field"), [("{tile: third, field: mine}", "3,0.se"), ("third", "3,0.c")])
def test_it_enters_on_the_place_of_its_tile_that_the_scenario_names(place: str, field: str) -> None:
    hero = (LORD % ", move: garrison, enters: {round: 2}").replace("at: A1", f"at: {place}")
    game = solo_game(hero, goals=GOALS).open_land()
    assert game.ai()["field"] is None
    game.ai_turn().to_own_turn()
    assert game.ai()["field"] == field


def gate(game: HeroesGame) -> str:
    """A field one step from the player's Town."""
    return next(field for field in FIELD if game.ai_distance(field) == 1)


@pytest.mark.rule("H3-TWN-12", "H3-TWN-13", "H3-CHANGE-transport_price")
@pytest.mark.parametrize(("gold", "asked"), [(0, False), (7, False), (8, True)])
def test_only_who_can_pay_is_asked_to_bring_the_army_to_a_town_an_ai_hero_besieges(gold: int, asked: bool) -> None:
    game = at("1,0.nw", ", move: marcher, goal: nearest_town")
    game.post_ai(0, gate(game))
    game.stand(0, "3,0.e")
    game.give(0, gold=gold)
    march(game)
    while game.asked()[1] == "play":
        game.play("pass")
    assert ("yes" in game.keys) == asked
    if not asked:
        assert game.resources(0)[0] == gold
        assert not game.events_named("combat")
        assert [event["field"] for event in game.events_named("no_defense")] == ["0,0.c"]


@pytest.mark.rule("H3-TWN-12", "H3-SEC-12")
@pytest.mark.parametrize("secondary", [False, True])
def test_a_hero_in_the_town_defends_it_without_a_price(secondary: bool) -> None:
    game = at("1,0.nw", ", move: marcher, goal: nearest_town")
    game.post_ai(0, gate(game))
    game.give(0, gold=9)
    if secondary:
        game.stand(0, "3,0.e")
        game.stand(0, "0,0.c", secondary=True)
    march(game)
    while game.asked()[1] == "play":
        game.play("pass")
    assert game.resources(0)[0] == 9
    assert ("yes" in game.keys) == secondary, "only a Secondary Hero may be given up instead"
    if secondary:
        game.play("no")
        assert game.resources(0)[0] == 9
    assert game.position.base
