"""General card rules (CRD): searching the shared decks, and where cards go."""

from pathlib import Path

import pytest

from banneret import Refused
from tests.heroes.builder import ARCHERS, TWO, HeroesGame, changed_file, game_beside_guards, quiet_game, start_file

ARTIFACT = ("F3", "c")
"""A field with a Search (2) of the Artifact deck."""
SHRINE = ("N2", "se")
"""A field with a Search (2) of the Spell deck."""
STONE = ("F3", "ne")
"""A field with one Experience, which may bring a Search (2) of the Ability deck."""


def searching(where: tuple[str, str], **options: str) -> HeroesGame:
    """A game whose first player has just come to a field that offers a Search."""
    game = quiet_game(**options)
    if where == STONE:
        game.level(0, 1)
    return game.play(f"go:{game.approach(*where)}")


def pile(game: HeroesGame, deck: str) -> list[str]:
    """The discard pile of a shared deck, the top card last."""
    found = game.seen()["decks"][deck]["discards"]
    assert isinstance(found, list)
    return found


def left(game: HeroesGame, deck: str) -> int:
    """How many cards a shared deck holds."""
    return int(game.seen()["decks"][deck]["cards"])


@pytest.mark.rule("H3-CRD-03", "H3-CRD-06", "H3-CRD-02")
def test_looking_takes_one_card_and_discards_the_rest() -> None:
    game = searching(ARTIFACT)
    game.stack_deck("artifact", ["rib_cage", "centaurs_axe", "armor_of_wonder"], ["titans_gladius"])
    game.luck(draws=["rib_cage", "centaurs_axe"], strict=True)
    game.play("look")
    assert game.seen(0)["looking"] == 2
    assert game.keys == {"take:rib_cage", "take:centaurs_axe"}
    with pytest.raises(Refused):
        game.apply("no")
    game.play("take:centaurs_axe")
    assert game.player(0)["hand"] == ["centaurs_axe"]
    assert pile(game, "artifact") == ["titans_gladius", "rib_cage"]
    assert left(game, "artifact") == 1


@pytest.mark.rule("H3-CRD-04", "H3-CRD-05")
def test_taking_the_top_of_the_pile_looks_at_nothing() -> None:
    game = searching(ARTIFACT)
    game.stack_deck("artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius", "armor_of_wonder"])
    game.luck(strict=True)
    game.play("take_top")
    assert game.player(0)["hand"] == ["armor_of_wonder"]
    assert pile(game, "artifact") == ["titans_gladius"]
    assert left(game, "artifact") == 2
    assert game.events_named("looked") == []
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CRD-05")
def test_the_way_of_searching_is_chosen_before_a_card_is_seen() -> None:
    game = searching(ARTIFACT)
    assert game.asked() == (0, "may")
    assert game.seen(0)["looking"] == 0
    game.play("look")
    for answer in ("take_top", "no", "look"):
        with pytest.raises(Refused):
            game.apply(answer)


@pytest.mark.rule("H3-CRD-06")
def test_only_an_effect_that_says_so_may_be_declined() -> None:
    assert "no" in searching(ARTIFACT).keys
    assert searching(STONE).keys == {"look", "take_top"}


@pytest.mark.rule("H3-CRD-07")
@pytest.mark.parametrize("first", ["haste", "curse"])
def test_the_searcher_orders_what_is_discarded(first: str) -> None:
    game = quiet_game("castle/rion", "necropolis/sandro")
    game.build(0, "mage_guild")
    game.give(0, gold=20)
    # Wisdom makes the purchase a Search (3).
    game.deal(0, hand=["wisdom"])
    game.stack_deck("spell", ["haste", "curse", "bless"], ["fireball"])
    game.ask_again()
    game.play("buy_spell", "play:wisdom", "look", "take:bless")
    assert game.keys == {"put:haste", "put:curse"}
    second = {"haste": "curse", "curse": "haste"}[first]
    game.play(f"put:{first}")
    assert pile(game, "spell") == ["fireball", first, second]


@pytest.mark.rule("H3-CRD-08", "H3-EXD-038")
def test_a_deck_that_runs_out_is_made_anew_in_the_middle_of_a_search() -> None:
    game = searching(SHRINE)
    old = ["haste", "curse", "bless", "slow", "cure", "fireball"]
    game.stack_deck("spell", ["prayer"], old)
    game.luck(draws=["prayer", "curse", "slow"], strict=True)
    game.play("look")
    # The first card of the new deck, Curse, starts the new pile; the next one is looked at.
    assert game.keys == {"take:prayer", "take:slow"}
    game.play("take:prayer")
    assert game.player(0)["hand"] == ["prayer"]
    assert pile(game, "spell") == ["curse", "slow"]
    assert left(game, "spell") == 4


@pytest.mark.rule("H3-CRD-08")
def test_an_empty_deck_is_made_anew_before_it_is_searched() -> None:
    game = quiet_game()
    game.stack_deck("spell", [], ["haste", "curse", "bless", "slow"])
    game.luck(draws=["bless", "haste", "slow"], strict=True)
    game.play(f"go:{game.approach(*SHRINE)}", "look", "take:slow")
    assert game.player(0)["hand"] == ["slow"]
    assert pile(game, "spell") == ["bless", "haste"]
    assert left(game, "spell") == 1


@pytest.mark.rule("H3-CRD-08", "H3-CRD-09")
def test_a_search_ends_where_there_are_too_few_cards() -> None:
    game = searching(SHRINE)
    game.stack_deck("spell", ["prayer"], ["haste"])
    game.play("look")
    assert game.keys == {"take:prayer"}
    game.play("take:prayer")
    assert game.player(0)["hand"] == ["prayer"]
    assert pile(game, "spell") == ["haste"]
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CRD-09", "H3-CRD-04", "H3-EXD-037")
def test_an_empty_pile_is_refilled_from_the_deck() -> None:
    game = searching(ARTIFACT)
    others = ["rib_cage", "centaurs_axe", "charm_of_mana", "legs_of_legion", "dragon_wing_tabard"]
    game.stack_deck("artifact", 2 * others, ["titans_gladius"])
    game.luck(draws=["charm_of_mana"], strict=True)
    game.play("take_top")
    assert game.player(0)["hand"] == ["titans_gladius"]
    assert pile(game, "artifact") == ["charm_of_mana"]
    assert left(game, "artifact") == 9


@pytest.mark.rule("H3-CRD-10")
@pytest.mark.parametrize(
    ("where", "deck", "taken", "discarded"),
    [
        (ARTIFACT, "artifact", "rib_cage", "centaurs_axe"),
        (SHRINE, "spell", "haste", "curse"),
        (STONE, "ability", "luck", "offense"),
    ],
)
def test_each_shared_deck_has_a_pile_of_its_own(where: tuple[str, str], deck: str, taken: str, discarded: str) -> None:
    game = searching(where)
    game.stack_deck("ability", ["luck", "offense"], ["estates"])
    game.stack_deck("artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius"])
    game.stack_deck("spell", ["haste", "curse"], ["fireball"])
    expected = {"ability": ["estates"], "artifact": ["titans_gladius"], "spell": ["fireball"]}
    game.play("look", f"take:{taken}")
    expected[deck].append(discarded)
    assert {name: pile(game, name) for name in expected} == expected


@pytest.mark.rule("H3-CRD-02", "H3-OPT-16", "H3-EXD-124")
@pytest.mark.parametrize("to_discard", ["off", "on"])
def test_by_option_gained_cards_go_to_the_discard_pile(to_discard: str) -> None:
    game = searching(ARTIFACT, gained_cards_to_discard=to_discard)
    game.stack_deck("artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius"])
    game.deal(0, deck=["attack", "power"], discards=[])
    game.play("take_top")
    gained = ["titans_gladius"]
    on = to_discard == "on"
    assert game.player(0)["hand"] == ([] if on else gained)
    assert game.player(0)["discard"] == (gained if on else [])
    # Drawing for the turn is not gaining.
    game.start_of_turn(0)
    if not on:
        game.play("done")
    game.luck(draws=["attack"])
    game.play("draw_cards:1")
    assert sorted(game.player(0)["hand"]) == (["attack"] if on else ["attack", "titans_gladius"])


# -- one's own deck ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-18", "H3-CRD-19", "H3-EXD-008")
def test_a_draw_goes_on_from_the_reshuffled_deck() -> None:
    game = quiet_game()
    game.deal(0, hand=[], deck=["attack"], discards=["power", "power", "defense", "defense", "knowledge"])
    game.start_of_turn(0)
    game.luck(draws=["attack", "power", "knowledge", "defense"], strict=True)
    game.play("draw_cards:4")
    now = game.player(0)
    assert sorted(now["hand"]) == ["attack", "defense", "knowledge", "power"]
    assert sorted(now["deck"]) == ["defense", "power"]
    assert now["discard"] == []


@pytest.mark.rule("H3-CRD-15", "H3-TRN-11", "H3-EXD-010")
def test_an_ongoing_card_of_the_map_ends_before_the_next_draw() -> None:
    game = quiet_game()
    game.deal(0, hand=["luck"], deck=[], discards=["attack", "power"])
    game.ask_again()
    game.play("play:luck")
    assert game.player(0)["ongoing"] == ["luck"]
    assert game.player(0)["discard"] == ["attack", "power"]
    game.start_of_turn(0)
    assert game.player(0)["ongoing"] == []
    assert sorted(game.player(0)["discard"]) == ["attack", "luck", "power"]
    assert "draw_cards:3" in game.keys
    assert "draw_cards:4" not in game.keys


@pytest.mark.rule("H3-CRD-15")
@pytest.mark.parametrize("when", ["at_once", "twice", "next_turn"])
def test_an_ongoing_effect_is_over_when_used_up_or_when_the_next_turn_begins(when: str) -> None:
    game = quiet_game()
    game.deal(0, hand=["luck"])
    game.ask_again()
    game.play("play:luck")
    if when == "next_turn":
        game.next_turn_of(0)
    game.luck(rolls=["resource:3_gold", "resource:6_gold", "resource:3_gold"])
    game.play("go:0,0.e")
    assert game.asked() == (0, "action" if when == "next_turn" else "reroll")
    if when == "twice":
        game.play("luck_reroll:0" if "luck_reroll:0" in game.keys else "luck_reroll:1")
        game.stand(0, "0,0.c", mp=2)
        game.position.black = 0
        game.ask_again()
        game.play("go:0,0.e")
        assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CRD-14")
def test_a_card_of_the_map_is_not_played_in_combat() -> None:
    game = quiet_game()
    game.army(0, ARCHERS)
    game.deal(0, hand=["diplomacy", "town_portal", "attack"])
    game.ask_again()
    assert "play:diplomacy" in game.keys
    game.play("go:0,0.w")
    game.close_window()
    offered = game.fight_out(winner=0)[0]
    assert "play:attack" in offered
    assert not {"play:diplomacy", "cast:town_portal"} & offered


@pytest.mark.rule("H3-CRD-11")
def test_a_removed_card_is_on_no_pile() -> None:
    game = quiet_game()
    game.deal(0, hand=["inexhaustible_cart_of_lumber"], deck=["attack"], discards=["power"])
    game.ask_again()
    before = {deck: pile(game, deck) for deck in ("ability", "artifact", "spell")}
    game.play("second:inexhaustible_cart_of_lumber")
    now = game.player(0)
    assert now["removed"] == ["inexhaustible_cart_of_lumber"]
    assert (now["hand"], now["deck"], now["discard"]) == ([], ["attack"], ["power"])
    assert {deck: pile(game, deck) for deck in before} == before


@pytest.mark.rule("H3-CRD-20")
@pytest.mark.parametrize(("answer", "gained"), [("play", 2), ("second", 4)])
def test_a_card_is_played_for_one_of_its_effects(answer: str, gained: int) -> None:
    game = quiet_game()
    game.give(0)
    game.deal(0, hand=["inexhaustible_cart_of_lumber"])
    game.ask_again()
    game.play(f"{answer}:inexhaustible_cart_of_lumber")
    assert game.resources(0) == (0, gained, 0)
    assert not any("cart_of_lumber" in key for key in game.keys)


@pytest.mark.rule("H3-CRD-19", "H3-EXD-009")
def test_morale_spent_to_draw_from_nothing() -> None:
    game = quiet_game()
    game.deal(0, hand=["attack"], deck=[], discards=[])
    game.morale(0, 1)
    game.ask_again()
    game.play("morale_draw")
    assert game.player(0)["hand"] == ["attack"]
    assert game.player(0)["morale"] is None
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-GEN-08")
def test_a_card_seen_on_top_of_the_own_deck_is_the_next_one_looked_at() -> None:
    game = quiet_game()
    game.army(0, "castle_griffins", "neutral_rogues")
    game.deal(0, hand=["shackles_of_war"], deck=["attack", "power", "defense", "knowledge"], discards=[])
    game.luck(draws=["power", "power", "attack"], strict=True)
    game.ask_again()
    game.play("use_unit:neutral_rogues", "deck:own", "top", "second:shackles_of_war")
    assert game.keys == {"keep:power", "keep:attack"}


@pytest.mark.rule("H3-CRD-17", "H3-CRD-15")
@pytest.mark.parametrize("step", ["go:0,0.c", "stay"])
def test_logistics_is_discarded_once_its_moment_is_over(step: str) -> None:
    game = quiet_game()
    game.deal(0, hand=["logistics"])
    game.stand(0, "0,0.ne", mp=0)
    game.ask_again().play("play:logistics")
    assert (game.player(0)["ongoing"], game.player(0)["discard"]) == (["logistics"], [])
    game.play("end_turn", step)
    assert (game.player(0)["ongoing"], game.player(0)["discard"]) == ([], ["logistics"])


@pytest.mark.rule("H3-CRD-17")
def test_luck_is_discarded_when_both_its_rerolls_are_used() -> None:
    game = quiet_game()
    game.deal(0, hand=["luck"])
    game.cleared("0,0.w")
    game.stand(0, "0,0.c", mp=3)
    game.luck(rolls=["resource:3_gold", "resource:6_gold", "treasure:resource", "treasure:resource", "resource:3_gold"])
    game.ask_again().play("play:luck", "go:0,0.e", "luck_reroll:1")
    assert (game.player(0)["ongoing"], game.player(0)["discard"]) == (["luck"], [])
    game.play("go:0,0.c", "go:0,0.w", "luck_reroll:1")
    assert (game.player(0)["ongoing"], game.player(0)["discard"]) == ([], ["luck"])


@pytest.mark.rule("H3-CRD-09")
def test_a_pile_that_a_card_was_given_from_is_refilled(tmp_path: Path) -> None:
    rules = [{"id": "gift", "text": "A gift.", "when": "round_end", "do": [{"gain_card": "haste"}]}]
    game = start_file(changed_file(tmp_path, rules=rules), TWO).into_turn()
    game.stack_deck("spell", ["bless", "curse", "slow"], ["haste"])
    game.astrologers(["dead_silence"])
    game.luck(draws=["curse"])
    game.next_round()
    assert game.player(0)["hand"] == ["haste"]
    assert (pile(game, "spell"), left(game, "spell")) == (["curse"], 2)


@pytest.mark.rule("H3-CRD-17", "H3-CRD-15", "H3-CBC-08")
def test_luck_played_in_combat_stays_in_play_for_the_turn() -> None:
    game = game_beside_guards("luck")
    game.give(1)
    game.ask_again().play("go:1,0.e")
    while "expert:luck" not in game.keys:
        game.do_nothing()
    game.play("expert:luck").beat_guards()
    while game.asked() != (0, "action"):
        game.do_nothing()
    assert (game.player(0)["ongoing"], game.player(0)["discard"]) == (["luck"], [])
    game.stand(0, "0,0.c", mp=2)
    game.ask_again().play("go:0,0.e")
    assert game.asked() == (0, "reroll"), "and works"
    game.play("keep")
    game.start_of_turn(0)
    assert (game.player(0)["ongoing"], game.player(0)["discard"]) == ([], ["luck"])
