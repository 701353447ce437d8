"""Ability cards (ABL) and Artifacts (ART) on the map: whose they are, where they come from, what they use up."""

import pytest

from banneret import Refused
from banneret.heroes.box.cards_and_units import load
from tests.heroes.builder import ARCHERS, HeroesGame, game_next_to, quiet_game


def student(*deck: str, draws: tuple[str, ...], seat: str = "castle/catherine") -> HeroesGame:
    """A player who reaches level 2 and looks at the top two of these Ability cards."""
    game = quiet_game(seat, "dungeon/mutare")
    game.level(0, 1)
    game.stack_deck("ability", deck, ["estates"])
    game.luck(draws=draws, strict=True)
    return game.play(f"go:{game.approach('F3', 'ne')}", "look")


@pytest.mark.rule("H3-ABL-07", "H3-ABL-08", "H3-EXD-039")
def test_a_card_of_another_faction_may_be_replaced() -> None:
    game = student("necromancy", "luck", "logistics", draws=("necromancy", "luck", "logistics"))
    assert game.keys == {"take:necromancy", "replace:necromancy", "take:luck"}
    game.play("replace:necromancy")
    assert game.events_named("replaced") == [{"player": 0, "card": "necromancy"}]
    assert game.keys == {"take:luck", "take:logistics"}
    game.play("take:logistics")
    assert game.player(0)["hand"] == ["logistics"]
    assert game.seen()["decks"]["ability"]["discards"] == ["estates", "necromancy", "luck"]


@pytest.mark.rule("H3-ABL-07")
def test_a_replacement_may_be_replaced_too() -> None:
    draws = ("necromancy", "luck", "necromancy", "offense")
    game = student("necromancy", "necromancy", "luck", "offense", draws=draws)
    game.play("replace:necromancy", "replace:necromancy")
    assert game.keys == {"take:luck", "take:offense"}


@pytest.mark.rule("H3-ABL-07", "H3-ABL-08")
def test_the_own_faction_replaces_nothing() -> None:
    game = student("necromancy", "luck", draws=("necromancy", "luck"), seat="necropolis/sandro")
    assert game.keys == {"take:necromancy", "take:luck"}


@pytest.mark.rule("H3-ABL-05")
def test_anybody_may_gain_such_a_card() -> None:
    game = student("necromancy", "luck", draws=("necromancy", "luck"))
    game.play("take:necromancy")
    assert game.player(0)["hand"] == ["necromancy"]
    # From then on it goes the way of all cards of that player.
    game.luck()
    game.deal(0, deck=[], discards=[])
    game.start_of_turn(0)
    game.play("discard:necromancy")
    assert game.player(0)["discard"] == ["necromancy"]
    game.play("draw_cards:1")
    assert game.player(0)["hand"] == ["necromancy"]


@pytest.mark.rule("H3-ABL-06", "H3-ABL-08")
@pytest.mark.parametrize("seat", ["necropolis/sandro", "castle/catherine"])
def test_only_its_faction_plays_it(seat: str) -> None:
    game = quiet_game(seat, "dungeon/mutare")
    dead = "necropolis" in seat
    game.army(0, "necropolis_liches+" if dead else ARCHERS, "necropolis_zombies" if dead else "castle_griffins")
    game.deal(0, hand=["necromancy"])
    game.give(0, gold=20)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    # The Mine of either Starting tile.
    game.play("go:0,0.w" if dead else "go:0,0.sw")
    game.close_window()
    game.fight_out(winner=0)
    assert game.events_named("win")
    assert ("play:necromancy" in game.keys) == dead
    if dead:
        game.play("play:necromancy")
        assert "necropolis_zombies+" in game.player(0)["units"]
    else:
        with pytest.raises(Refused):
            game.apply("play:necromancy")


@pytest.mark.rule("H3-ABL-09")
def test_a_useless_card_is_still_given_up_for_something_else() -> None:
    game = quiet_game()
    game.deal(0, hand=["necromancy", "charm_of_mana", "haste"], deck=["attack", "power", "defense"], discards=[])
    game.ask_again()
    assert "play:necromancy" not in game.keys
    # Two cards are discarded for three, and one of them cannot be played by this player.
    game.play("play:charm_of_mana", "discard:necromancy", "discard:haste")
    assert sorted(game.player(0)["discard"]) == ["charm_of_mana", "haste", "necromancy"]
    assert sorted(game.player(0)["hand"]) == ["attack", "defense", "power"]


@pytest.mark.rule("H3-ABL-04")
@pytest.mark.parametrize(("experience", "allowed"), [(0, False), (1, False), (2, True)])
def test_no_expert_effect_at_level_one(experience: int, allowed: bool) -> None:
    game = quiet_game()
    game.deal(0, hand=["estates"])
    game.level(0, experience)
    game.ask_again()
    assert "play:estates" in game.keys
    assert ("expert:estates" in game.keys) == allowed


@pytest.mark.rule("H3-ABL-09", "H3-CRD-11")
@pytest.mark.parametrize(("tile", "place"), [("N2", "c"), ("F1", "sw")])
def test_a_useless_card_is_still_removed_for_something_else(tile: str, place: str) -> None:
    """In a Witch Hut, or at a Trading Post for a gold."""
    game, field = game_next_to(tile, place)
    game.give(0)
    game.deal(0, hand=["necromancy"])
    game.ask_again().play(f"go:{field}")
    if place == "c":
        game.play("yes")
    game.play("remove:necromancy")
    assert (game.player(0)["hand"], game.player(0)["removed"]) == ([], ["necromancy"])
    assert game.resources(0)[0] == (0 if place == "c" else 1)


@pytest.mark.rule("H3-ABL-07", "H3-CRD-08")
def test_the_replacement_may_come_from_the_reshuffled_pile() -> None:
    game = student("necromancy", "luck", draws=("necromancy", "luck", "necromancy", "estates"))
    game.play("replace:necromancy")
    assert game.keys == {"take:luck", "take:estates"}
    assert game.seen()["decks"]["ability"] == {"cards": 0, "discards": ["necromancy"]}


# -- Artifacts ---------------------------------------------------------------------------------------------------------

LEVELS = {card.id: card.level for card in load().artifacts}


@pytest.mark.rule("H3-ART-01", "H3-ART-02")
def test_artifacts_of_all_three_levels_make_one_deck() -> None:
    assert set(LEVELS.values()) == {"minor", "major", "relic"}
    game = quiet_game()
    artifacts = game.seen()["decks"]["artifact"]
    assert artifacts["cards"] + len(artifacts["discards"]) == len(LEVELS)
    shown = artifacts["discards"][-1]
    one_of = {
        wanted: next(card for card, found in LEVELS.items() if found == wanted and card != shown)
        for wanted in ("minor", "major", "relic")
    }
    # Any of them may lie on top of the same deck.
    game.luck(draws=[one_of["relic"], one_of["minor"], one_of["major"]])
    target = game.approach("F3", "c")
    game.play(f"go:{target}", "look")
    assert game.keys == {f"take:{one_of['relic']}", f"take:{one_of['minor']}"}


@pytest.mark.rule("H3-ART-03")
def test_artifacts_come_from_fields_and_from_the_treasure_die() -> None:
    game = quiet_game()
    game.stack_deck("artifact", ["rib_cage", "centaurs_axe", "charm_of_mana"], ["titans_gladius", "legs_of_legion"])
    game.cleared("0,0.w")
    game.luck(rolls=["treasure:artifact"])
    game.ask_again()
    game.play("go:0,0.w", "take_top")
    assert game.player(0)["hand"] == ["legs_of_legion"]
    game.play(f"go:{game.approach('F3', 'c')}", "take_top")
    assert sorted(game.player(0)["hand"]) == ["legs_of_legion", "titans_gladius"]


@pytest.mark.rule("H3-ART-04")
@pytest.mark.parametrize("wanted", ["minor", "major", "relic"])
def test_the_level_of_an_artifact_changes_nothing(wanted: str) -> None:
    card = next(card for card, found in LEVELS.items() if found == wanted)
    game = quiet_game()
    game.build(0, "special_gears", "dwelling_bronze")
    game.give(0, gold=6)
    game.deal(0, hand=[card])
    game.ask_again()
    game.play("use:special_gears", "yes", "choose:1", f"remove:{card}")
    assert game.resources(0)[0] == 10


@pytest.mark.rule("H3-ART-05")
@pytest.mark.parametrize("answer", ["play", "second"])
def test_an_artifact_uses_up_no_expert_effect(answer: str) -> None:
    game = quiet_game()
    game.deal(0, hand=["inexhaustible_cart_of_lumber", "estates"])
    game.level(0, 2)
    game.ask_again()
    game.play(f"{answer}:inexhaustible_cart_of_lumber")
    assert game.player(0)["expert_left"] == 1
    assert "expert:estates" in game.keys
    game.level(0, 0)
    game.deal(0, hand=["inexhaustible_cart_of_lumber"])
    game.ask_again()
    assert f"{answer}:inexhaustible_cart_of_lumber" in game.keys
