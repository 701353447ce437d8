"""Locations in less common company: Secondary Heroes, decks with nothing in them, Morale decks."""

import pytest

from tests.heroes.builder import TWO, HeroesGame, field_on, game_next_to, whole_game

ARTIFACTS = ("armor_of_wonder", "centaurs_axe", "rib_cage", "speculum", "charm_of_mana")


def with_second(tile: str, place: str, near: str, *, mp: int = 1, **options: str) -> tuple[HeroesGame, str]:
    """A game whose first player has a Secondary Hero next to a place of a tile and the Main Hero at home."""
    game = whole_game(TWO, first=0, **options)
    target = game.approach(tile, place)
    game.stand(0, field_on(near), secondary=True, mp=mp)
    game.stand(0, "0,0.c", mp=3)
    return game.ask_again(), target


@pytest.mark.rule("H3-LOC-14", "H3-LOC-15")
def test_without_an_artifact_to_be_found_a_warriors_tomb_takes_no_morale() -> None:
    game, tomb = game_next_to("N4", "sw")
    game.stack_deck("artifact", [], [])
    game.play(f"go:{tomb}")
    assert game.asked() == (0, "action")
    assert (game.player(0)["morale"], game.player(0)["doomed"]) == (None, False)
    assert game.field(tomb)["black_cube"]


@pytest.mark.rule("H3-LOC-15")
def test_a_warriors_tomb_costs_two_negative_morale_cards_after_the_searches() -> None:
    game, tomb = game_next_to("N4", "sw", morale_decks="on")
    game.stack_deck("artifact", ARTIFACTS, ["vial_of_lifeblood"])
    mark = len(game.events)
    game.play(f"go:{tomb}", "yes")
    assert "morale_taken" not in game.names_since(mark)
    game.play("take_top", "no")
    assert game.names_since(mark)[-3:] == ["morale_taken", "morale_taken", "black_cube"]


@pytest.mark.rule("H3-LOC-08", "H3-LOC-09")
def test_a_secondary_hero_discovers_from_a_redwood_observatory_for_its_player() -> None:
    game, tower = with_second("F5", "c", "w")
    game.luck(lands=["tile:f1"])
    game.play(f"go2:{tower}")
    assert game.keys == {"discover:0,1", "discover:2,0", "lay:1,-1", "lay:1,1", "lay:2,-1"}
    game.play("lay:1,1", "rotate:1")
    assert game.player(0)["pool"] == 1
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [3, 0]


@pytest.mark.rule("H3-LOC-08")
def test_a_redwood_observatory_amid_tiles_that_lie_open_discovers_nothing() -> None:
    game, tower = game_next_to("F5", "c", mp=1)
    for beside in ((0, 1), (2, 0), (1, -1), (1, 1), (2, -1)):
        game.lay(beside, "F1")
    game.play(f"go:{tower}")
    assert game.asked() == (0, "action"), "no spot around it is bare"
    assert (game.player(0)["pool"], game.mp_of(0)) == (2, 0)
    assert game.field(tower)["black_cube"]


@pytest.mark.rule("H3-LOC-13", "H3-LOC-17")
@pytest.mark.parametrize(("tile", "place", "near"), [("F1", "se", "c"), ("F9", "e", "c")])
def test_the_point_goes_to_the_secondary_hero_who_came(tile: str, place: str, near: str) -> None:
    game, target = with_second(tile, place, near)
    game.play(f"go2:{target}")
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [3, 1]
    assert game.player(0)["morale"] == ("positive" if tile == "F9" else None)


@pytest.mark.rule("H3-LOC-21")
def test_a_secondary_hero_takes_the_grail_for_its_player() -> None:
    game, grail = with_second("C2", "c", "e")
    game.play(f"go2:{grail}")
    assert game.seen()["grail"] == 0
    game.play("no")
    assert game.field(grail)["black_cube"]


@pytest.mark.rule("H3-LOC-11")
def test_a_witch_hut_without_an_ability_to_be_seen_is_left_as_it_was() -> None:
    game, hut = game_next_to("N2", "c")
    game.deal(0, hand=["haste"])
    game.stack_deck("ability", [], [])
    game.play(f"go:{hut}", "yes")
    assert (game.asked(), game.player(0)["hand"]) == ((0, "action"), ["haste"])
    assert game.field(hut)["black_cube"]


@pytest.mark.rule("H3-LOC-11")
def test_a_witch_hut_shows_the_last_ability_of_the_discard_pile() -> None:
    game, hut = game_next_to("N2", "c")
    game.deal(0, hand=[])
    game.stack_deck("ability", [], ["luck"])
    game.play(f"go:{hut}", "yes", "look")
    assert game.keys == {"take:luck", "put:luck"}
    game.play("put:luck")
    assert game.seen()["decks"]["ability"]["discards"] == ["luck"]


@pytest.mark.rule("H3-LOC-11", "H3-CRD-08")
def test_a_witch_hut_makes_the_deck_of_its_discard_pile_which_goes_on_showing_a_card() -> None:
    game, hut = game_next_to("N2", "c")
    game.deal(0, hand=[])
    game.stack_deck("ability", [], ["luck", "offense"])
    game.luck(draws=["offense", "luck"])
    game.play(f"go:{hut}", "yes", "look")
    assert game.keys == {"take:luck", "put:luck"}
    assert game.seen()["decks"]["ability"]["discards"] == ["offense"]
    game.play("take:luck")
    assert game.player(0)["hand"] == ["luck"]


@pytest.mark.rule("H3-LOC-18")
def test_a_magic_spring_gives_nothing_from_an_empty_discard_pile() -> None:
    game, spring = game_next_to("F2", "e")
    game.deal(0, hand=["haste"], discards=[])
    game.play(f"go:{spring}", "yes")
    assert (game.asked(), game.player(0)["hand"]) == ((0, "action"), ["haste"])


@pytest.mark.rule("H3-LOC-07", "H3-LOC-46")
def test_who_says_no_at_a_shrine_of_magic_incantation_keeps_the_gold() -> None:
    game, shrine = game_next_to("F2", "w")
    game.give(0, gold=4)
    game.play(f"go:{shrine}", "no")
    assert (game.resources(0), game.field(shrine)["black_cube"]) == ((4, 0, 0), True)


@pytest.mark.rule("H3-LOC-05", "H3-LOC-46")
def test_who_says_no_at_a_shrine_of_magic_gesture_gains_no_spell() -> None:
    game, shrine = game_next_to("F7", "c")
    game.deal(0, hand=[])
    game.play(f"go:{shrine}", "no")
    assert (game.player(0)["hand"], game.field(shrine)["black_cube"]) == ([], True)
