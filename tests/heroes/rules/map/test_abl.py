"""Ability cards (ABL) and Artifacts (ART) on the map: whose they are, where they come from, what they use up."""

import pytest

from banneret import Refused
from banneret.heroes.box.cards_and_units import load
from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, quiet, start_of_turn
from tests.heroes.support.journey import (
    army,
    ask_again,
    build,
    deal,
    give,
    happened,
    keys,
    level,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
)
from tests.heroes.support.tours import cleared, door
from tests.heroes.support.war import close_window


def student(*deck: str, draws: tuple[str, ...], seat: str = "castle/catherine") -> Game:
    """A player who reaches level 2 and looks at the top two of these Ability cards."""
    game = quiet(seat, "dungeon/mutare")
    level(game, 0, 1)
    stack_deck(game, "ability", deck, ["estates"])
    luck(game, draws=draws, strict=True)
    return play(game, f"go:{door(game, 'F3', 'ne')}", "look")


@pytest.mark.rule("H3-ABL-07", "H3-ABL-08", "H3-EXD-039")
def test_a_card_of_another_faction_may_be_replaced() -> None:
    game = student("necromancy", "luck", "logistics", draws=("necromancy", "luck", "logistics"))
    assert keys(game) == {"take:necromancy", "replace:necromancy", "take:luck"}
    play(game, "replace:necromancy")
    assert happened(game, "replaced") == [{"player": 0, "card": "necromancy"}]
    assert keys(game) == {"take:luck", "take:logistics"}
    play(game, "take:logistics")
    assert player(game, 0)["hand"] == ["logistics"]
    assert seen(game)["decks"]["ability"]["discards"] == ["estates", "necromancy", "luck"]


@pytest.mark.rule("H3-ABL-07")
def test_a_replacement_may_be_replaced_too() -> None:
    draws = ("necromancy", "luck", "necromancy", "offense")
    game = student("necromancy", "necromancy", "luck", "offense", draws=draws)
    play(game, "replace:necromancy", "replace:necromancy")
    assert keys(game) == {"take:luck", "take:offense"}


@pytest.mark.rule("H3-ABL-07", "H3-ABL-08")
def test_the_own_faction_replaces_nothing() -> None:
    game = student("necromancy", "luck", draws=("necromancy", "luck"), seat="necropolis/sandro")
    assert keys(game) == {"take:necromancy", "take:luck"}


@pytest.mark.rule("H3-ABL-05")
def test_anybody_may_gain_such_a_card() -> None:
    game = student("necromancy", "luck", draws=("necromancy", "luck"))
    play(game, "take:necromancy")
    assert player(game, 0)["hand"] == ["necromancy"]
    # From then on it goes the way of all cards of that player.
    luck(game)
    deal(game, 0, deck=[], discards=[])
    start_of_turn(game, 0)
    play(game, "discard:necromancy")
    assert player(game, 0)["discard"] == ["necromancy"]
    play(game, "draw_cards:1")
    assert player(game, 0)["hand"] == ["necromancy"]


@pytest.mark.rule("H3-ABL-06", "H3-ABL-08")
@pytest.mark.parametrize("seat", ["necropolis/sandro", "castle/catherine"])
def test_only_its_faction_plays_it(seat: str) -> None:
    game = quiet(seat, "dungeon/mutare")
    dead = "necropolis" in seat
    army(game, 0, "necropolis_liches+" if dead else ARCHERS, "necropolis_zombies" if dead else "castle_griffins")
    deal(game, 0, hand=["necromancy"])
    give(game, 0, gold=20)
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    # The Mine of either Starting tile.
    play(game, "go:0,0.w" if dead else "go:0,0.sw")
    close_window(game)
    fight_out(game, winner=0)
    assert happened(game, "win")
    assert ("play:necromancy" in keys(game)) == dead
    if dead:
        play(game, "play:necromancy")
        assert "necropolis_zombies+" in player(game, 0)["units"]
    else:
        with pytest.raises(Refused):
            game.apply("play:necromancy")


@pytest.mark.rule("H3-ABL-09")
def test_a_useless_card_is_still_given_up_for_something_else() -> None:
    game = quiet()
    deal(game, 0, hand=["necromancy", "charm_of_mana", "haste"], deck=["attack", "power", "defense"], discards=[])
    ask_again(game)
    assert "play:necromancy" not in keys(game)
    # Two cards are discarded for three, and one of them cannot be played by this player.
    play(game, "play:charm_of_mana", "discard:necromancy", "discard:haste")
    assert sorted(player(game, 0)["discard"]) == ["charm_of_mana", "haste", "necromancy"]
    assert sorted(player(game, 0)["hand"]) == ["attack", "defense", "power"]


@pytest.mark.rule("H3-ABL-04")
@pytest.mark.parametrize(("experience", "allowed"), [(0, False), (1, False), (2, True)])
def test_no_expert_effect_at_level_one(experience: int, allowed: bool) -> None:
    game = quiet()
    deal(game, 0, hand=["estates"])
    level(game, 0, experience)
    ask_again(game)
    assert "play:estates" in keys(game)
    assert ("expert:estates" in keys(game)) == allowed


# -- Artifacts ---------------------------------------------------------------------------------------------------------

LEVELS = {card.id: card.level for card in load().artifacts}


@pytest.mark.rule("H3-ART-01", "H3-ART-02")
def test_artifacts_of_all_three_levels_make_one_deck() -> None:
    assert set(LEVELS.values()) == {"minor", "major", "relic"}
    game = quiet()
    artifacts = seen(game)["decks"]["artifact"]
    assert artifacts["cards"] + len(artifacts["discards"]) == len(LEVELS)
    shown = artifacts["discards"][-1]
    one_of = {
        wanted: next(card for card, found in LEVELS.items() if found == wanted and card != shown)
        for wanted in ("minor", "major", "relic")
    }
    # Any of them may lie on top of the same deck.
    luck(game, draws=[one_of["relic"], one_of["minor"], one_of["major"]])
    target = door(game, "F3", "c")
    play(game, f"go:{target}", "look")
    assert keys(game) == {f"take:{one_of['relic']}", f"take:{one_of['minor']}"}


@pytest.mark.rule("H3-ART-03")
def test_artifacts_come_from_fields_and_from_the_treasure_die() -> None:
    game = quiet()
    stack_deck(game, "artifact", ["rib_cage", "centaurs_axe", "charm_of_mana"], ["titans_gladius", "legs_of_legion"])
    cleared(game, "0,0.w")
    luck(game, rolls=["treasure:artifact"])
    ask_again(game)
    play(game, "go:0,0.w", "take_top")
    assert player(game, 0)["hand"] == ["legs_of_legion"]
    play(game, f"go:{door(game, 'F3', 'c')}", "take_top")
    assert sorted(player(game, 0)["hand"]) == ["legs_of_legion", "titans_gladius"]


@pytest.mark.rule("H3-ART-04")
@pytest.mark.parametrize("wanted", ["minor", "major", "relic"])
def test_the_level_of_an_artifact_changes_nothing(wanted: str) -> None:
    card = next(card for card, found in LEVELS.items() if found == wanted)
    game = quiet()
    build(game, 0, "special_gears", "dwelling_bronze")
    give(game, 0, gold=6)
    deal(game, 0, hand=[card])
    ask_again(game)
    play(game, "use:special_gears", "yes", "choose:1", f"remove:{card}")
    assert resources(game, 0)[0] == 10


@pytest.mark.rule("H3-ART-05")
@pytest.mark.parametrize("answer", ["play", "second"])
def test_an_artifact_uses_up_no_expert_effect(answer: str) -> None:
    game = quiet()
    deal(game, 0, hand=["inexhaustible_cart_of_lumber", "estates"])
    level(game, 0, 2)
    ask_again(game)
    play(game, f"{answer}:inexhaustible_cart_of_lumber")
    assert player(game, 0)["expert_left"] == 1
    assert "expert:estates" in keys(game)
    level(game, 0, 0)
    deal(game, 0, hand=["inexhaustible_cart_of_lumber"])
    ask_again(game)
    assert f"{answer}:inexhaustible_cart_of_lumber" in keys(game)
