"""AI heroes as scenarios use them: called, made stronger, changed, hidden cards, and goals about them."""

import pytest

from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.tables.ai_cards import AI_BOX, AI_CARD, AI_DECK, AI_TYPE
from banneret.kernel.errors import BanneretError
from banneret.kernel.game import Game
from banneret.kernel.piles import added, without
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    field,
    happened,
    keys,
    play,
    player,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.solo import (
    ai,
    ai_turn,
    fight_on,
    hold,
    into_battle,
    open_land,
    post,
    solo,
    to_own_turn,
    walked,
)
from tests.heroes.support.war import STRONG, WEAK, do_nothing

LORD = "{id: lord, name: Lord, at: A1, army: [few:skeletons, few:zombies], move: garrison%s}"
OTHER_GOAL = "victory: [{defeat_ai: all}]\nlimit: defeat"


def event(do: str, number: int = 2) -> str:
    return f"events: [{{rounds: [{number}], do: [{do}]}}]"


def next_round(game: Game) -> Game:
    number = state_of(game).game_round
    while not game.over and state_of(game).game_round == number:
        do_nothing(game)
    return to_own_turn(game)


# -- coming onto the map -----------------------------------------------------------------------------------------------


def test_an_ai_hero_enters_at_the_start_of_its_round() -> None:
    game = solo(LORD % ", enters: {round: 3}")
    assert ai(game)["field"] is None
    next_round(game)
    assert ai(game)["field"] is None
    next_round(game)
    assert ai(game)["field"] == "4,0.c"


def test_one_that_is_called_comes_where_and_with_what_it_is_told() -> None:
    do = "{spawn: lord, at: third, army: [neutral:peasants]}"
    game = solo(LORD % ", enters: called", more=event(do))
    assert ai(game)["field"] is None
    assert not ai(game)["beaten"]
    next_round(game)
    assert (ai(game)["field"], ai(game)["units"]) == ("3,0.c", ["neutral_peasants"])
    assert not ai(game)["beaten"]


def test_whoever_is_on_the_map_is_not_called_again() -> None:
    game = solo(LORD % "", more=event("{spawn: lord, at: third}"))
    next_round(game)
    assert ai(game)["field"] == "4,0.c"
    assert len(happened(game, "ai_enters")) == 1


def test_a_hero_that_enters_a_field_with_a_player_on_it_attacks_at_once() -> None:
    game = open_land(solo(LORD % ", enters: {round: 2}", goals=OTHER_GOAL))
    edit_host(state_of(game)).flags &= ~(1 << FIELD["4,0.c"])
    stand(game, 0, "4,0.c")
    army(game, 0, STRONG)
    ask_again(game)
    play(game, "end_turn")
    while not happened(game, "ai_fight"):
        do_nothing(game)
    assert happened(game, "ai_fight") == [{"ai": 0, "hero": 0, "field": "4,0.c"}]


# -- growing stronger --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boon", "units"),
    [
        ("add: [few:wraiths]", ["necropolis_skeletons", "necropolis_zombies", "necropolis_wraiths"]),
        ("flip_to_pack: [zombies]", ["necropolis_skeletons", "necropolis_zombies+"]),
    ],
)
def test_units_are_added_and_turned_to_their_pack_side(boon: str, units: list[str]) -> None:
    game = solo(LORD % "", more=event(f"{{strengthen: lord, {boon}}}"))
    next_round(game)
    assert ai(game)["units"] == units
    assert happened(game, "ai_strengthened") == [{"ai": 0, "n": len(units)}]


def test_an_army_never_has_more_than_five_units() -> None:
    more = "add: [few:wraiths, few:vampires, few:liches, few:dread_knights]"
    game = solo(LORD % "", more=event(f"{{strengthen: all, {more}}}"))
    next_round(game)
    assert len(ai(game)["units"]) == 5  # type: ignore[arg-type]


def test_cards_and_movement_points_are_added() -> None:
    game = solo(LORD % ", deck: {might: 1}", more=event("{strengthen: lord, add_card: might, mp: 2}"))
    next_round(game)
    assert ai(game)["cards"] == {"might": 2, "magic": 0, "skill": 0}
    assert ai(game)["movement"] == 5


def test_changes_of_an_ai_hero_come_in_their_round() -> None:
    game = solo(LORD % ", changes: [{round: 3, do: [{strengthen: lord, add_card: might}]}]")
    next_round(game)
    assert ai(game)["cards"] == {"might": 0, "magic": 0, "skill": 0}
    next_round(game)
    assert ai(game)["cards"] == {"might": 1, "magic": 0, "skill": 0}


def test_something_may_happen_when_it_is_beaten() -> None:
    game = open_land(solo(LORD % ", changes: [{when: beaten, do: [{gain: gold, amount: 7}]}]", goals=OTHER_GOAL))
    post(game, 0, "3,0.e")
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, STRONG)
    gold = player(game, 0)["resources"]["gold"]
    fight_on(into_battle(game, "go:3,0.e"))
    assert player(game, 0)["resources"]["gold"] == gold + 7


# -- what is hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-GEN-08", "H3-AIC-17")
def test_nobody_can_tell_which_cards_an_ai_deck_holds() -> None:
    game = open_land(solo(LORD % ", deck: {might: 3}", goals=OTHER_GOAL))
    post(game, 0, "3,0.e")
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, WEAK)
    into_battle(game, "go:3,0.e")
    state = state_of(game)
    assert len(state.piles[AI_DECK]) == 3
    before = game.view(0).state.digest()
    card = state.piles[AI_DECK][0]
    other = next(c for c in state.piles[AI_BOX] if c != card and AI_TYPE[c - AI_CARD] == AI_TYPE[card - AI_CARD])
    state.piles[AI_DECK] = added(without(state.piles[AI_DECK], card), other)
    state.piles[AI_BOX] = added(without(state.piles[AI_BOX], other), card)
    assert game.view(0).state.digest() == before


def test_after_the_combat_no_card_of_the_ai_hero_is_left_over() -> None:
    game = open_land(solo(LORD % ", deck: {might: 3, magic: 1}, spells: [slow, haste]", goals=OTHER_GOAL))
    post(game, 0, "3,0.e")
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, STRONG)
    fight_on(into_battle(game, "go:3,0.e"))
    state = state_of(game)
    assert all(not state.piles[pile] for pile in range(AI_BOX, AI_BOX + 7))
    assert all(not state.piles[pile] for pile in (1, 3, 5, 7))


# -- goals -------------------------------------------------------------------------------------------------------------


def beaten(game: Game) -> Game:
    post(game, 0, "3,0.e")
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, STRONG)
    return to_own_turn(fight_on(into_battle(game, "go:3,0.e")))


def test_who_is_beaten_and_comes_again_is_to_be_beaten_again() -> None:
    game = beaten(open_land(solo(LORD % "", goals=OTHER_GOAL, more=event("{spawn: lord}", 1))))
    assert ai(game)["beaten"]
    host = edit_host(state_of(game))
    host.at = (FIELD["4,0.c"],)
    next_round(game)
    assert not game.over
    assert not ai(game)["beaten"]


def test_beating_all_of_them_wins_at_the_end_of_the_round() -> None:
    game = beaten(open_land(solo(LORD % "", goals=OTHER_GOAL)))
    assert not game.over
    next_round(game)
    assert game.result == (1,)


def test_surviving_to_the_end_of_a_round_wins() -> None:
    game = solo(LORD % "", goals="victory: [{survive: 2}]\nlimit: defeat")
    next_round(game)
    assert not game.over
    next_round(game)
    assert game.result == (1,)


def test_a_town_of_the_ai_side_without_a_hero_is_taken_without_a_combat() -> None:
    game = open_land(solo(LORD % ""))
    post(game, 0, "3,0.e")
    near = next(
        f"4,0.{way}" for way in ("ne", "e", "se", "sw", "w", "nw") if field(game, f"4,0.{way}")["location"] == "empty"
    )
    stand(game, 0, near, mp=2)
    play(ask_again(game), "go:4,0.c")
    assert not happened(game, "combat")
    assert happened(game, "won") == [{"player": 0}]


def test_rules_may_wait_for_a_beaten_hero_and_for_a_field_it_takes() -> None:
    rules = """
rules:
- {id: cheers, text: Cheers., when: beat_ai, do: [{gain: gold, amount: 3}]}
- {id: alarm, text: Alarm., when: ai_flag, where: [{location: mine}], do: [{gain: gold, amount: 1}]}
"""
    game = open_land(solo("{id: lord, name: Lord, at: A1, army: [few:skeletons]}", goals=OTHER_GOAL, more=rules))
    post(game, 0, "3,0.e")
    gold = player(game, 0)["resources"]["gold"]
    ai_turn(game)
    while not happened(game, "ai_flag"):
        play(game, sorted(keys(game))[0])
    assert player(game, 0)["resources"]["gold"] == gold + 1
    to_own_turn(game)
    gold = player(game, 0)["resources"]["gold"]
    beaten(game)
    assert player(game, 0)["resources"]["gold"] == gold + 3


def test_what_the_ai_side_has_taken_can_be_taken_back() -> None:
    game = open_land(solo(LORD % "", goals=OTHER_GOAL))
    hold(game, "3,0.se")
    state_of(game).beaten |= 1 << FIELD["3,0.se"]
    stand(game, 0, "3,0.e", mp=2)
    play(ask_again(game), "go:3,0.se")
    assert "3,0.se" in player(game, 0)["flags"]
    assert "3,0.se" not in seen(game)["ai_flags"]


def test_nobody_walks_into_a_sanctuary() -> None:
    from tests.heroes.support.journey import lay

    game = open_land(solo("{id: lord, name: Lord, at: A1, army: [few:skeletons], move: hunter}", goals=OTHER_GOAL))
    lay(game, (3, 0), "N2")
    post(game, 0, "3,0.c")
    stand(game, 0, "3,0.e")
    assert field(game, "3,0.e")["location"] == "sanctuary"
    ai_turn(game)
    assert not walked(game)
    assert not happened(game, "ai_fight")


# -- checks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "problem"),
    [
        ("{id: a, name: A, at: A1, army: [few:troglodyts]}", "unknown unit"),
        ("{id: a, name: A, at: A2, army: [few:troglodytes]}", "no tile of the map"),
        (
            "{id: a, name: A, at: A1, army: [few:troglodytes], deck: {skill: 6}, skill: tactics}",
            "has 5 AI cards",
        ),
        ("{id: a, name: A, at: A1, army: [few:troglodytes], deck: {magic: 1}}", "need spells"),
        ("{id: a, name: A, at: A1, army: [few:troglodytes], deck: {magic: 1}, spells: [town_portal]}", "no spell"),
        ("{id: a, name: A, at: A1, army: [few:troglodytes], deck: {skill: 1}, skill: estates}", "can use"),
        ("{id: a, name: A, at: A1, army: [few:troglodytes], move: marcher}", "needs a goal"),
        ("{id: a, name: A, at: A1, army: [few:T1]}", "by rank"),
        ("{id: a, name: A, at: A1, army: [few:troglodytes, pack:troglodytes]}", "too few cards"),
        ("{id: a, name: A, at: A1}", "at least one unit"),
        ("{id: a, name: A, at: {tile: first, field: castle}, army: [few:troglodytes]}", "unknown location"),
    ],
)
def test_mistakes_are_found(hero: str, problem: str) -> None:
    with pytest.raises(BanneretError, match=problem):
        solo(hero)
