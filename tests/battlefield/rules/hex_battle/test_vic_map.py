"""Drawn battles in a regular game: what becomes of both heroes, of a besieged Town, and of a turn (section VIC)."""

import pytest

from tests.heroes.builder import OPEN, THREE, HeroesGame, solo_game, whole_game

SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1."""


def land(*seats: str) -> HeroesGame:
    """A game whose Combats are fought on hexes, in the turn of its first player."""
    game = whole_game(seats or THREE[::2], hex_board="always", hex_obstacles="0").meadow()
    for seat in range(len(seats) or 2):
        game.give(seat)
        game.build(seat)
    return game


def besiege(game: HeroesGame, victim: int = 1) -> str:
    """The first player's Main Hero stands before the Town of another, whose Main Hero is in it; the Town."""
    town = game.town_of(victim)
    game.stand(victim, town)
    game.stand(0, game.beside(town), mp=3)
    return town


def draw(game: HeroesGame, field: str, *, foe: int = 1, answer: str = "") -> HeroesGame:
    """The first player attacks a field, and one spell fells the last unit of both sides.

    `answer` is what the defender says before: whether the army comes for gold, or whether a Secondary Hero is given up.
    """
    game.army(0, "castle_griffins")
    game.army(foe, "necropolis_zombies")
    game.deal(0, hand=["chain_lightning"])
    game.ask_again().play(f"go:{field}").close_window()
    if answer:
        assert game.asked() == (foe, "may")
        game.play(answer)
    game.play("place:0.4", "place:12.4")
    state = game.position
    state.damage[0], state.damage[7] = 3, 2
    game.play("cast:chain_lightning", "target:12.4")
    assert game.events_named("drawn_battle") == [{"n": 0}]
    return game


def make_homeless(game: HeroesGame, player: int, captor: int) -> None:
    """Another player holds the Town of a player, who has no Settlement."""
    game.own(captor, game.town_of(player))
    game.position.homeless = tuple(1 if n == player else 0 for n in range(len(game.setup.seats)))


# -- sieges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-VIC-04", "H3-VIC-06", "H3-END-18")
def test_a_drawn_siege_leaves_the_town_to_its_holder_who_stays_in_the_game() -> None:
    game = land()
    town = besiege(game)
    draw(game, town)
    assert game.events_named("eliminated") == []
    assert not game.over
    assert (game.hero_at(0), game.hero_at(1)) == (game.town_of(0), town)
    assert game.field(town)["owner"] == 1
    assert game.events_named("homeless") == []
    assert [game.player(seat)["cubes"] for seat in (0, 1)] == [[0, 0], [0, 0]]
    assert game.asked() == (0, "action"), "the turn goes on"


@pytest.mark.rule("BF-VIC-04", "H3-END-18")
@pytest.mark.parametrize("at", ["town", "settlement"])
def test_after_a_drawn_siege_the_defender_may_go_to_the_besieged_place_like_to_any_other(at: str) -> None:
    game = land()
    town = besiege(game)
    game.own(1, SETTLEMENT)
    if at == "settlement":
        game.stand(1, SETTLEMENT)
        game.stand(0, OPEN[0], mp=3)
    draw(game, town if at == "town" else SETTLEMENT)
    assert game.asked() == (1, "space")
    assert game.places() == {town, SETTLEMENT}
    assert [game.field(home)["owner"] for home in (town, SETTLEMENT)] == [1, 1]


@pytest.mark.rule("BF-VIC-04", "H3-SEC-14", "H3-TWN-13")
def test_a_secondary_hero_falls_in_a_drawn_siege_and_the_town_stays() -> None:
    game = land()
    town = besiege(game)
    game.stand(1, OPEN[1])
    game.stand(1, town, secondary=True)
    draw(game, town, answer="no")
    assert game.hero_at(1, secondary=True) is None
    assert (game.hero_at(0), game.hero_at(1)) == (game.town_of(0), OPEN[1])
    assert game.field(town)["owner"] == 1


@pytest.mark.rule("BF-VIC-04", "H3-END-21", "H3-UNI-13")
def test_an_army_that_draws_without_its_hero_has_held_the_town() -> None:
    game = land()
    town = besiege(game)
    game.stand(1, OPEN[1])
    game.give(1, gold=8)
    draw(game, town, answer="yes")
    assert (game.hero_at(0), game.hero_at(1)) == (game.town_of(0), OPEN[1])
    assert game.field(town)["owner"] == 1
    assert game.events_named("hero_beaten") == [{"hero": 0}]
    assert {event["player"] for event in game.events_named("army_again")} == {0, 1}


@pytest.mark.rule("BF-VIC-04", "H3-END-15", "H3-END-18")
def test_a_town_held_against_an_ai_hero_with_the_last_unit_is_not_lost() -> None:
    game = solo_game(
        "{id: warlord, name: Warlord, at: A1, army: [few:zombies]}", hex_board="always", hex_obstacles="0"
    ).open_land()
    game.give(0)
    game.build(0)
    game.stand(0, "0,0.c", mp=0)
    game.army(0, "castle_griffins")
    game.deal(0, hand=["chain_lightning"])
    game.post_ai(0, game.free_beside("0,0.c"))
    game.ask_again().play("end_turn").close_window()
    game.play(next(key for key in game.choice.keys if key.startswith("place:")))
    game.position.damage[0], game.position.damage[7] = 2, 3
    game.play("cast:chain_lightning")
    game.play(*sorted(game.keys)[:1])
    assert game.events_named("drawn_battle") == [{"n": 0}]
    assert not game.over, "the campaign goes on"
    assert game.events_named("eliminated") == game.events_named("ai_flag") == []
    assert (game.hero_at(0), game.field("0,0.c")["owner"]) == ("0,0.c", 0)
    assert game.ai()["field"] is None
    assert game.events_named("army_again") == [{"player": 0}]


# -- eliminated in one's own turn --------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-09", "H3-END-18", "H3-UNI-13", "BF-VIC-04")
def test_the_defender_of_a_draw_goes_home_though_the_attacker_is_eliminated() -> None:
    game = land(*THREE)
    make_homeless(game, 0, captor=2)
    game.own(1, SETTLEMENT)
    game.stand(1, OPEN[1])
    game.stand(0, OPEN[0], mp=3)
    draw(game, OPEN[1])
    assert game.events_named("eliminated") == [{"player": 0}]
    assert game.asked() == (0, "may")
    game.play("no")
    assert (game.asked(), game.places()) == ((1, "space"), {game.town_of(1), SETTLEMENT})
    game.play(f"settle:{SETTLEMENT}")
    assert game.hero_at(1) == SETTLEMENT
    assert game.events_named("army_again") == [{"player": 1}]
    assert game.player(1)["units"] != []
    assert game.events_named("encounter") == [], "nobody has to fight guards"
    game.to_turn(1)
    assert game.seen()["round"] == 1, "and the turn is over"


@pytest.mark.rule("H3-VIC-09", "H3-UNI-13", "BF-VIC-04")
def test_an_army_without_its_hero_is_raised_again_though_the_attacker_is_eliminated() -> None:
    game = land(*THREE)
    make_homeless(game, 0, captor=2)
    town = besiege(game)
    game.stand(1, OPEN[1])
    game.give(1, gold=8)
    draw(game, town, answer="yes")
    game.play("no")
    assert game.events_named("army_again") == [{"player": 1}]
    assert game.field(town)["owner"] == 1


@pytest.mark.rule("H3-VIC-07", "H3-VIC-04", "H3-GEN-07", "BF-VIC-04")
def test_two_who_have_nowhere_to_go_are_both_eliminated_by_a_draw() -> None:
    game = land(*THREE)
    game.own(2, game.town_of(0), game.town_of(1))
    game.position.homeless = (1, 1, 0)
    game.stand(1, OPEN[1])
    game.stand(0, OPEN[0], mp=3)
    draw(game, OPEN[1])
    game.play("no")
    assert game.events_named("eliminated") == [{"player": 0}, {"player": 1}]
    assert game.result == (-1, -1, 1)


@pytest.mark.rule("H3-VIC-07", "H3-VIC-04", "H3-GEN-07", "BF-VIC-04")
def test_of_two_players_who_have_nowhere_to_go_the_active_one_is_eliminated_first() -> None:
    game = land()
    game.position.owned = (0, 0)
    game.position.homeless = (1, 1)
    game.stand(1, OPEN[1])
    game.stand(0, OPEN[0], mp=3)
    draw(game, OPEN[1])
    assert game.result == (-1, 1)
