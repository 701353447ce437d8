"""Adventure mode: what the Event cards do (BF-ADV-62 to BF-ADV-67), and Morale cards outside the battle."""

import pytest

from banneret.battlefield.adventure_mode.draft import ASK_KEPT_CARD
from banneret.battlefield.adventure_mode.state import ADVENTURE_DISCARDS
from banneret.heroes.combat.morale.decks import hold as hold_morale
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_DISCARDS
from banneret.heroes.state.battle import SECRET
from banneret.heroes.tables.morale import MORALE_CARD, MORALE_IDS
from banneret.kernel.game import Game
from tests.battlefield.support.expedition import (
    SEATS,
    adventure_mode_of,
    ask_again,
    begin_round,
    cards,
    discarded,
    hold,
    set_off,
    stunned,
    told,
    traveller,
    turn_of,
)
from tests.heroes.support.journey import army, deal, give, level, luck, play, stack_deck
from tests.heroes.support.stage import happened


def holding(card: str, *, seats: tuple[str, ...] = SEATS, player: int = 0, **resources: int) -> Game:
    """A game in whose turn a player has kept an Adventure card and has these resources alone."""
    game = turn_of(set_off(seats), player)
    hold(game, player, kept=card)
    give(game, player, **resources)
    return ask_again(game)


def morale_cards(game: Game, *names: str) -> None:
    """Let the acting player have these Morale cards, taken from their decks."""
    state = adventure_mode_of(game)
    numbers = sorted(MORALE_CARD + MORALE_IDS.index(name) for name in names)
    for deck in (MORALE_DECK, MORALE_DECK + 1):
        state.piles[deck] = tuple(card for card in state.piles[deck] if card not in numbers)
    hold_morale(state, 0, tuple(numbers))


# -- plain gains -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-CMP-13")
@pytest.mark.parametrize(("card", "resource", "amount"), [("water_wheel", "gold", 3), ("windmill", "valuables", 1)])
def test_wheel_and_mill_give_resources(card: str, resource: str, amount: int) -> None:
    game = holding(card)
    play(game, f"resolve:{card}")
    assert traveller(game, 0)["resources"][resource] == amount


@pytest.mark.rule("BF-CMP-13")
@pytest.mark.parametrize(("die", "rolls", "answers", "gold"), [(1, 2, ["result:2"], 6), (0, 1, [], 3), (-1, 1, [], 3)])
def test_the_campfire_rolls_two_dice_on_a_plus(die: int, rolls: int, answers: list[str], gold: int) -> None:
    game = holding("campfire")
    luck(game, dice=[die], rolls=["resource:3_gold", "resource:6_gold"][:rolls])
    play(game, "resolve:campfire", *answers)
    assert happened(game, "event_die")[-1]["n"] == die
    assert traveller(game, 0)["resources"]["gold"] == gold


@pytest.mark.rule("BF-CMP-13")
def test_the_corpse_searches_two_artifacts() -> None:
    game = holding("corpse")
    stack_deck(game, "artifact", ["centaurs_axe", "titans_gladius"], ["dragon_scale_shield"])
    play(game, "resolve:corpse", "look")
    assert set(game.choice.keys) == {"take:centaurs_axe", "take:titans_gladius"}


@pytest.mark.rule("BF-CMP-13")
@pytest.mark.parametrize(("experience", "gained"), [(0, 2), (5, 2), (6, 1), (9, 1)])
def test_the_learning_stone_teaches_low_levels_more(experience: int, gained: int) -> None:
    game = holding("learning_stone")
    level(game, 0, experience)
    ask_again(game)
    play(game, "resolve:learning_stone")
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert traveller(game, 0)["experience"] == experience + gained


@pytest.mark.rule("BF-CMP-13")
@pytest.mark.parametrize(("die", "deck"), [(0, "ability"), (-1, "spell")])
def test_the_scholar_teaches_by_the_die(die: int, deck: str) -> None:
    game = holding("scholar")
    stack_deck(game, "ability", ["archery", "offense"], ["tactics"])
    stack_deck(game, "spell", ["bless", "haste"], ["slow"])
    luck(game, dice=[die])
    play(game, "resolve:scholar", "take_top")
    assert ("tactics" if deck == "ability" else "slow") in traveller(game, 0)["deck"]


@pytest.mark.rule("BF-CMP-13")
@pytest.mark.parametrize(("answer", "card"), [("1", "attack"), ("2", "defense"), ("3", "power"), ("4", "knowledge")])
def test_on_a_plus_the_scholar_gives_a_statistic_card(answer: str, card: str) -> None:
    game = holding("scholar")
    deal(game, 0, deck=[])
    luck(game, dice=[1])
    play(game, "resolve:scholar", f"choose:{answer}")
    assert traveller(game, 0)["deck"] == [card]


@pytest.mark.rule("BF-CMP-13")
def test_the_treasure_chest_rolls_two_treasure_dice_for_one() -> None:
    game = holding("treasure_chest")
    luck(game, rolls=["treasure:experience", "treasure:resource"])
    play(game, "resolve:treasure_chest")
    assert game.choice.keys == ("result:1", "result:2")
    play(game, "result:1")
    assert traveller(game, 0)["experience"] == 1


@pytest.mark.rule("BF-ADV-66")
@pytest.mark.parametrize(("answer", "left"), [("choose:1", (0, 3)), ("choose:2", (10, 0)), (None, (10, 3))])
def test_the_tree_of_knowledge_is_paid_or_declined(answer: str | None, left: tuple[int, int]) -> None:
    game = holding("tree_of_knowledge", gold=10, valuables=3)
    play(game, "resolve:tree_of_knowledge", *(["yes", answer] if answer else ["no"]))
    if answer:
        play(game, "take_top")
    own = traveller(game, 0)
    assert (own["resources"]["gold"], own["resources"]["valuables"]) == left
    assert own["experience"] == (2 if answer else 0)
    assert own["resolved"] == ["tree_of_knowledge"], "a declined card counts as resolved"
    assert not [key for key in game.choice.keys if key.startswith("resolve:")]


@pytest.mark.rule("BF-ADV-66")
def test_who_cannot_pay_for_the_tree_is_not_asked() -> None:
    game = holding("tree_of_knowledge", gold=9, valuables=2)
    play(game, "resolve:tree_of_knowledge")
    assert (game.choice.kind_name, traveller(game, 0)["experience"]) == ("action", 0)


@pytest.mark.rule("BF-ADV-66")
def test_the_trading_post_exchanges_any_number_of_times() -> None:
    game = holding("trading_post", gold=8, materials=3, valuables=1)
    deal(game, 0, hand=["estates"])
    play(game, "resolve:trading_post")
    assert set(game.choice.keys) == {f"trade:{n}" for n in range(1, 7)} | {"done"}, "and no card is bought"
    play(game, "trade:1", "trade:2", "trade:3")
    assert traveller(game, 0)["resources"] == {"gold": 3, "building_materials": 4, "valuables": 1}
    play(game, "trade:6", "trade:5", "trade:4", "done")
    assert traveller(game, 0)["resources"] == {"gold": 4, "building_materials": 2, "valuables": 1}


# -- Obelisk, Pandora's Box, Warrior's Tomb ----------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-62")
def test_the_first_obelisk_gives_morale_and_the_second_income() -> None:
    game = holding("obelisk")
    play(game, "resolve:obelisk")
    assert [key.partition(":")[0] for key in game.choice.keys] == ["morale_keep"] * len(game.choice.keys)
    hold(game, 0, kept="obelisk", resolved=["obelisk"])
    adventure_mode_of(game).resolved = 0
    ask_again(game)
    play(game, "resolve:obelisk", "choose:2")
    assert traveller(game, 0)["income"]["building_materials"] == 2


@pytest.mark.rule("BF-ADV-62")
@pytest.mark.rule("BF-EXA-32")
@pytest.mark.parametrize("before", [2, 3])
def test_the_third_obelisk_rolls_four_dice_whatever_the_other_has_resolved(before: int) -> None:
    game = holding("obelisk")
    hold(game, 0, kept="obelisk", resolved=["obelisk", "windmill", "obelisk", "obelisk"][: before + 1])
    hold(game, 1, resolved=["obelisk"])
    ask_again(game)
    rolls = ["resource:3_gold", "resource:6_gold", "resource:2_valuables", "resource:4_building_materials"]
    luck(game, rolls=rolls)
    play(game, "resolve:obelisk")
    assert traveller(game, 0)["resources"] == {"gold": 9, "building_materials": 4, "valuables": 2}


@pytest.mark.rule("BF-ADV-62")
def test_the_other_players_obelisks_do_not_count() -> None:
    game = holding("obelisk")
    hold(game, 0, kept="obelisk", resolved=[])
    hold(game, 1, resolved=["obelisk", "obelisk"])
    ask_again(game)
    play(game, "resolve:obelisk")
    assert game.choice.keys[0].startswith("morale_keep:")


@pytest.mark.rule("BF-ADV-67")
@pytest.mark.parametrize(
    ("answer", "rolls"),
    [("1", ["treasure:experience", "treasure:experience"]), ("2", ["resource:3_gold", "resource:3_gold"])],
)
def test_both_options_of_pandoras_box_bring_negative_morale(answer: str, rolls: list[str]) -> None:
    game = holding("pandoras_box")
    luck(game, rolls=rolls, draws=["search_one"])
    play(game, "resolve:pandoras_box", f"choose:{answer}")
    assert traveller(game, 0)["morale_cards"] == ["search_one"]
    assert (traveller(game, 0)["experience"], traveller(game, 0)["resources"]["gold"]) in [(1, 0), (0, 3)]


@pytest.mark.rule("BF-EXA-33")
@pytest.mark.rule("BF-MRL-19")
def test_warriors_tomb_with_good_morale() -> None:
    game = holding("warriors_tomb")
    stack_deck(game, "artifact", ["centaurs_axe", "titans_gladius", "ogres_club_of_havoc"], ["dragon_scale_shield"])
    morale_cards(game, "combat_draw")
    ask_again(game)
    play(game, "resolve:warriors_tomb", "take_top")
    luck(game, draws=["draw:ogres_club_of_havoc", "draw:search_one"])
    play(game, "take_top")
    assert traveller(game, 0)["morale_cards"] == ["search_one"], "the first is absorbed, the second drawn and kept"
    assert len(happened(game, "taken_top")) == 2
    assert MORALE_CARD + MORALE_IDS.index("combat_draw") in adventure_mode_of(game).piles[MORALE_DISCARDS]


@pytest.mark.rule("BF-EXA-38")
@pytest.mark.rule("BF-MRL-18")
@pytest.mark.rule("BF-MRL-21")
@pytest.mark.parametrize("card", ["temple", "obelisk"])
def test_a_necropolis_player_searches_no_morale(card: str) -> None:
    game = holding(card, player=1)
    play(game, f"resolve:{card}")
    assert (game.choice.kind_name, traveller(game, 1)["morale_cards"]) == ("action", [])
    assert not happened(game, "morale_look")


@pytest.mark.rule("BF-MRL-18")
def test_a_temple_first_takes_a_negative_card_away() -> None:
    game = holding("temple")
    morale_cards(game, "search_one", "skip_activation")
    ask_again(game)
    play(game, "resolve:temple", "morale_drop:skip_activation")
    assert traveller(game, 0)["morale_cards"] == ["search_one"]


# -- Magic Spring ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-64")
def test_magic_spring_is_exchanged_for_a_card_of_the_common_pile() -> None:
    game = holding("magic_spring")
    discarded(game, "crypt", "windmill", "corpse", "temple", "magic_spring")
    play(game, "resolve:magic_spring")
    # The top four without the other spring; the Crypt lies too deep.
    assert set(game.choice.keys) == {
        "keep_adventure:windmill", "keep_adventure:corpse", "keep_adventure:temple"
    }  # fmt: skip
    assert told(game, 1)["offered"] == []
    play(game, "keep_adventure:windmill")
    own = traveller(game, 0)
    assert (own["resources"]["valuables"], own["resolved"]) == (1, ["windmill"])
    pile = adventure_mode_of(game).piles[ADVENTURE_DISCARDS]
    assert pile == cards("crypt", "magic_spring", "corpse", "temple", "magic_spring")
    assert not [key for key in game.choice.keys if key.startswith("resolve:")], "both count as one card"


@pytest.mark.rule("BF-ADV-64")
@pytest.mark.parametrize("pile", [[], ["magic_spring"]])
def test_magic_spring_with_nothing_to_take_does_nothing(pile: list[str]) -> None:
    game = holding("magic_spring")
    discarded(game, *pile)
    play(game, "resolve:magic_spring")
    assert (game.choice.kind_name, traveller(game, 0)["resolved"]) == ("action", ["magic_spring"])
    assert told(game)["discards"] == len(pile)


@pytest.mark.rule("BF-ADV-64")
def test_a_combat_taken_from_the_spring_is_fought() -> None:
    game = holding("magic_spring")
    army(game, 0, "castle_champions", "castle_zealots")
    discarded(game, "imp_cache")
    luck(game, dice=[0, 0], rolls=["resource:3_gold"])
    play(game, "resolve:magic_spring", "keep_adventure:imp_cache", "declare:5")
    assert traveller(game, 0)["resources"]["gold"] == 3


# -- Spell Scroll and Witch Hut ----------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-65")
def test_the_spell_of_a_scroll_lies_outside_deck_and_hand() -> None:
    game = holding("spell_scroll")
    stack_deck(game, "spell", ["bless", "haste", "slow"], ["curse"])
    luck(game, draws=["bless", "haste", "slow"])
    play(game, "resolve:spell_scroll", "look")
    assert set(game.choice.keys) == {"take:bless", "take:haste", "take:slow"}
    play(game, "take:haste")
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    own = traveller(game, 0)
    assert (own["scrolls"], "haste" in own["deck"], own["beside"]) == (["haste"], False, [])
    other = traveller(game, 0, seat=1)
    assert (other["scrolls"], other["scroll_cards"]) == ([], 1), "it lies face down"
    assert adventure_mode_of(game).piles[SECRET] == ()
    # A Spell found later goes its usual way.
    hold(game, 0, kept="shrine_of_magic_gesture")
    adventure_mode_of(game).resolved = 0
    ask_again(game)
    play(game, "resolve:shrine_of_magic_gesture", "take_top")
    assert len(traveller(game, 0)["scrolls"]) == 1


@pytest.mark.rule("BF-ADV-21")
@pytest.mark.parametrize("taken", [True, False])
def test_the_witch_hut_shows_one_ability_to_take_or_discard(taken: bool) -> None:
    game = holding("witch_hut")
    stack_deck(game, "ability", ["archery"], ["offense"])
    play(game, "resolve:witch_hut", "choose:1", "look")
    assert game.choice.keys == ("take:archery", "no")
    play(game, "take:archery" if taken else "no")
    assert ("archery" in traveller(game, 0)["deck"]) == taken
    assert [event["card"] for event in happened(game, "shared_discard")][-1:] != (["archery"] if taken else [])


# -- Morale cards of the adventure -------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07")
@pytest.mark.parametrize("pile", ["kept", "saved"])
def test_new_path_exchanges_an_adventure_card_in_the_turn(pile: str) -> None:
    game = holding("corpse")
    if pile == "saved":
        hold(game, 0, saved="corpse")
    morale_cards(game, "replace_adventure_card")
    before = told(game)["deck"]
    ask_again(game)
    luck(game, draws=["adventure:windmill"])
    play(game, "morale:replace_adventure_card", "swap_adventure:corpse")
    assert traveller(game, 0)[pile] == ["windmill"]
    assert (told(game)["discards"], told(game)["deck"]) == (1, before - 1)
    assert traveller(game, 0)["morale_cards"] == []


@pytest.mark.rule("BF-MRL-07")
def test_new_path_exchanges_an_offered_card() -> None:
    game = set_off()
    luck(game, draws=["adventure:corpse", "adventure:temple", "adventure:crypt"])
    begin_round(game, 3)
    morale_cards(game, "replace_adventure_card")
    state = adventure_mode_of(game)
    state.stack[-4] = ASK_KEPT_CARD
    state.seat = -1
    state.run()
    luck(game, draws=["adventure:windmill"])
    play(game, "morale:replace_adventure_card", "swap_adventure:temple")
    assert set(game.choice.keys) == {"keep_adventure:corpse", "keep_adventure:crypt", "keep_adventure:windmill"}


@pytest.mark.rule("BF-MRL-07")
def test_shake_off_takes_a_token_off_a_unit() -> None:
    game = holding("corpse")
    army(game, 0, "castle_griffins", "castle_zealots")
    morale_cards(game, "remove_token")
    ask_again(game)
    assert "morale:remove_token" not in game.choice.keys, "it makes no sense yet"
    stunned(game, 0, "castle_griffins", "castle_zealots")
    ask_again(game)
    play(game, "morale:remove_token")
    assert set(game.choice.keys) == {"rouse:castle_griffins", "rouse:castle_zealots"}
    play(game, "rouse:castle_griffins")
    assert traveller(game, 0)["stunned"] == ["castle_zealots"]


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize("units", [("castle_griffins", "castle_zealots"), ()])
def test_panic_stuns_a_unit_at_once(units: tuple[str, ...]) -> None:
    game = holding("pandoras_box")
    army(game, 0, *units)
    luck(game, rolls=["resource:3_gold", "resource:3_gold"], draws=["put_token"])
    play(game, "resolve:pandoras_box", "choose:2")
    if units:
        play(game, "stun:castle_zealots")
    assert traveller(game, 0)["stunned"] == (["castle_zealots"] if units else [])
    assert traveller(game, 0)["morale_cards"] == [], "the card goes under its deck"


@pytest.mark.rule("BF-MRL-12")
def test_a_hasty_search_sees_one_card() -> None:
    game = holding("corpse")
    stack_deck(game, "artifact", ["centaurs_axe", "titans_gladius"], ["dragon_scale_shield"])
    morale_cards(game, "search_one")
    ask_again(game)
    play(game, "resolve:corpse", "look")
    assert len(game.choice.keys) == 1


@pytest.mark.rule("BF-MRL-07")
def test_fresh_hand_is_of_no_use_without_a_hand() -> None:
    game = holding("corpse")
    deal(game, 0, hand=["estates"])
    morale_cards(game, "redraw_hand")
    ask_again(game)
    assert "morale:redraw_hand" not in game.choice.keys


@pytest.mark.rule("BF-MRL-07")
def test_a_reroll_serves_for_any_of_four_resource_dice() -> None:
    game = holding("obelisk")
    hold(game, 0, kept="obelisk", resolved=["obelisk", "obelisk"])
    morale_cards(game, "reroll_die")
    ask_again(game)
    luck(game, rolls=["resource:3_gold"] * 4)
    play(game, "resolve:obelisk")
    assert "morale_reroll:4" in game.choice.keys
    luck(game, rolls=["resource:2_valuables"])
    play(game, "morale_reroll:4")
    assert traveller(game, 0)["resources"] == {"gold": 9, "building_materials": 0, "valuables": 2}
