"""Adventure mode: what the Event cards do (BF-ADV-62 to BF-ADV-67), and Morale cards outside the battle."""

import pytest

from banneret.battlefield.adventure_mode.draft import ASK_KEPT_CARD, PASS_CARDS_ON
from banneret.battlefield.adventure_mode.state import ADVENTURE_DISCARDS, KEPT
from banneret.heroes.combat.morale.decks import hold as hold_morale
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_DISCARDS
from banneret.heroes.state.pile_numbers import SECRET
from banneret.heroes.tables.morale import MORALE_IDS, morale_card
from tests.battlefield.builder import SEATS, BattlefieldGame, adventure_cards, first_round


def holding(card: str, *, seats: tuple[str, ...] = SEATS, player: int = 0, **resources: int) -> BattlefieldGame:
    """A game in whose turn a player has kept an Adventure card and has these resources alone."""
    game = first_round(seats).turn_of(player)
    game.hold_cards(player, kept=card)
    game.give(player, **resources)
    return game.ask_again()


def morale_cards(game: BattlefieldGame, *names: str) -> None:
    """Let the acting player have these Morale cards, taken from their decks."""
    state = game.adventure_mode
    numbers = sorted(morale_card(MORALE_IDS.index(name)) for name in names)
    for deck in (MORALE_DECK, MORALE_DECK + 1):
        state.piles[deck] = tuple(card for card in state.piles[deck] if card not in numbers)
    hold_morale(state, 0, tuple(numbers))


# -- plain gains -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "resource", "amount"), [("water_wheel", "gold", 3), ("windmill", "valuables", 1)])
def test_wheel_and_mill_give_resources(card: str, resource: str, amount: int) -> None:
    game = holding(card)
    game.play(f"resolve:{card}")
    assert game.traveller(0)["resources"][resource] == amount


@pytest.mark.parametrize(("die", "rolls", "answers", "gold"), [(1, 2, ["result:2"], 6), (0, 1, [], 3), (-1, 1, [], 3)])
def test_the_campfire_rolls_two_dice_on_a_plus(die: int, rolls: int, answers: list[str], gold: int) -> None:
    game = holding("campfire")
    game.luck(dice=[die], rolls=["resource:3_gold", "resource:6_gold"][:rolls])
    game.play("resolve:campfire", *answers)
    assert game.events_named("event_die")[-1]["n"] == die
    assert game.traveller(0)["resources"]["gold"] == gold


def test_the_corpse_searches_two_artifacts() -> None:
    game = holding("corpse")
    game.stack_deck("artifact", ["centaurs_axe", "titans_gladius"], ["dragon_scale_shield"])
    game.play("resolve:corpse", "look")
    assert set(game.choice.keys) == {"take:centaurs_axe", "take:titans_gladius"}


@pytest.mark.rule("BF-ADV-45")
@pytest.mark.parametrize(("experience", "gained"), [(0, 2), (5, 2), (6, 1), (9, 1)])
def test_the_learning_stone_teaches_low_levels_more(experience: int, gained: int) -> None:
    game = holding("learning_stone")
    game.level(0, experience)
    game.ask_again()
    game.play("resolve:learning_stone")
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    assert game.traveller(0)["experience"] == experience + gained


@pytest.mark.parametrize(("die", "deck"), [(0, "ability"), (-1, "spell")])
def test_the_scholar_teaches_by_the_die(die: int, deck: str) -> None:
    game = holding("scholar")
    game.stack_deck("ability", ["archery", "offense"], ["tactics"])
    game.stack_deck("spell", ["bless", "haste"], ["slow"])
    game.luck(dice=[die])
    game.play("resolve:scholar", "take_top")
    assert ("tactics" if deck == "ability" else "slow") in game.traveller(0)["deck"]


@pytest.mark.parametrize(("answer", "card"), [("1", "attack"), ("2", "defense"), ("3", "power"), ("4", "knowledge")])
def test_on_a_plus_the_scholar_gives_a_statistic_card(answer: str, card: str) -> None:
    game = holding("scholar")
    game.deal(0, deck=[])
    game.luck(dice=[1])
    game.play("resolve:scholar", f"choose:{answer}")
    assert game.traveller(0)["deck"] == [card]


def test_the_treasure_chest_rolls_two_treasure_dice_for_one() -> None:
    game = holding("treasure_chest")
    game.luck(rolls=["treasure:experience", "treasure:resource"])
    game.play("resolve:treasure_chest")
    assert game.choice.keys == ("result:1", "result:2")
    game.play("result:1")
    assert game.traveller(0)["experience"] == 1


@pytest.mark.rule("BF-ADV-66")
@pytest.mark.parametrize(("answer", "left"), [("choose:1", (0, 3)), ("choose:2", (10, 0)), (None, (10, 3))])
def test_the_tree_of_knowledge_is_paid_or_declined(answer: str | None, left: tuple[int, int]) -> None:
    game = holding("tree_of_knowledge", gold=10, valuables=3)
    game.play("resolve:tree_of_knowledge", *(["yes", answer] if answer else ["no"]))
    if answer:
        game.play("take_top")
    own = game.traveller(0)
    assert (own["resources"]["gold"], own["resources"]["valuables"]) == left
    assert own["experience"] == (2 if answer else 0)
    assert own["resolved"] == ["tree_of_knowledge"], "a declined card counts as resolved"
    assert not [key for key in game.choice.keys if key.startswith("resolve:")]


@pytest.mark.rule("BF-ADV-66")
def test_who_cannot_pay_for_the_tree_is_not_asked() -> None:
    game = holding("tree_of_knowledge", gold=9, valuables=2)
    game.play("resolve:tree_of_knowledge")
    assert (game.choice.kind_name, game.traveller(0)["experience"]) == ("action", 0)


@pytest.mark.rule("BF-ADV-66")
def test_the_trading_post_exchanges_any_number_of_times() -> None:
    game = holding("trading_post", gold=8, materials=3, valuables=1)
    game.deal(0, hand=["estates"])
    game.play("resolve:trading_post")
    assert set(game.choice.keys) == {f"trade:{n}" for n in range(1, 7)} | {"done"}, "and no card is bought"
    game.play("trade:1", "trade:2", "trade:3")
    assert game.traveller(0)["resources"] == {"gold": 3, "building_materials": 4, "valuables": 1}
    game.play("trade:6", "trade:5", "trade:4", "done")
    assert game.traveller(0)["resources"] == {"gold": 4, "building_materials": 2, "valuables": 1}


# -- Obelisk, Pandora's Box, Warrior's Tomb ----------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-62")
def test_the_first_obelisk_gives_morale_and_the_second_income() -> None:
    game = holding("obelisk")
    game.play("resolve:obelisk")
    assert [key.partition(":")[0] for key in game.choice.keys] == ["morale_keep"] * len(game.choice.keys)
    game.hold_cards(0, kept="obelisk", resolved=["obelisk"])
    game.adventure_mode.resolved = 0
    game.ask_again()
    game.play("resolve:obelisk", "choose:2")
    assert game.traveller(0)["income"]["building_materials"] == 2


@pytest.mark.rule("BF-ADV-62")
@pytest.mark.rule("BF-EXA-32")
@pytest.mark.parametrize("before", [2, 3])
def test_the_third_obelisk_rolls_four_dice_whatever_the_other_has_resolved(before: int) -> None:
    game = holding("obelisk")
    game.hold_cards(0, kept="obelisk", resolved=["obelisk", "windmill", "obelisk", "obelisk"][: before + 1])
    game.hold_cards(1, resolved=["obelisk"])
    game.ask_again()
    rolls = ["resource:3_gold", "resource:6_gold", "resource:2_valuables", "resource:4_building_materials"]
    game.luck(rolls=rolls)
    game.play("resolve:obelisk")
    assert game.traveller(0)["resources"] == {"gold": 9, "building_materials": 4, "valuables": 2}


@pytest.mark.rule("BF-ADV-62")
def test_the_other_players_obelisks_do_not_count() -> None:
    game = holding("obelisk")
    game.hold_cards(0, kept="obelisk", resolved=[])
    game.hold_cards(1, resolved=["obelisk", "obelisk"])
    game.ask_again()
    game.play("resolve:obelisk")
    assert game.choice.keys[0].startswith("morale_keep:")


@pytest.mark.rule("BF-ADV-67")
@pytest.mark.parametrize(
    ("answer", "rolls"),
    [("1", ["treasure:experience", "treasure:experience"]), ("2", ["resource:3_gold", "resource:3_gold"])],
)
def test_both_options_of_pandoras_box_bring_negative_morale(answer: str, rolls: list[str]) -> None:
    game = holding("pandoras_box")
    game.luck(rolls=rolls, draws=["search_one"])
    game.play("resolve:pandoras_box", f"choose:{answer}")
    assert game.traveller(0)["morale_cards"] == ["search_one"]
    assert (game.traveller(0)["experience"], game.traveller(0)["resources"]["gold"]) in [(1, 0), (0, 3)]


@pytest.mark.rule("BF-EXA-33")
@pytest.mark.rule("BF-MRL-19")
def test_warriors_tomb_with_good_morale() -> None:
    game = holding("warriors_tomb")
    game.stack_deck("artifact", ["centaurs_axe", "titans_gladius", "ogres_club_of_havoc"], ["dragon_scale_shield"])
    morale_cards(game, "combat_draw")
    game.ask_again()
    game.play("resolve:warriors_tomb", "take_top")
    game.luck(draws=["draw:ogres_club_of_havoc", "draw:search_one"])
    game.play("take_top")
    assert game.traveller(0)["morale_cards"] == ["search_one"], "the first is absorbed, the second drawn and kept"
    assert len(game.events_named("taken_top")) == 2
    assert morale_card(MORALE_IDS.index("combat_draw")) in game.adventure_mode.piles[MORALE_DISCARDS]


@pytest.mark.rule("BF-EXA-38")
@pytest.mark.rule("BF-MRL-18")
@pytest.mark.rule("BF-MRL-21")
@pytest.mark.parametrize("card", ["temple", "obelisk"])
def test_a_necropolis_player_searches_no_morale(card: str) -> None:
    game = holding(card, player=1)
    game.play(f"resolve:{card}")
    assert (game.choice.kind_name, game.traveller(1)["morale_cards"]) == ("action", [])
    assert not game.events_named("morale_look")


@pytest.mark.rule("BF-MRL-18")
def test_a_temple_first_takes_a_negative_card_away() -> None:
    game = holding("temple")
    morale_cards(game, "search_one", "skip_activation")
    game.ask_again()
    game.play("resolve:temple", "morale_drop:skip_activation")
    assert game.traveller(0)["morale_cards"] == ["search_one"]


# -- Magic Spring ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-64")
def test_magic_spring_is_exchanged_for_a_card_of_the_common_pile() -> None:
    game = holding("magic_spring")
    game.discarded("crypt", "windmill", "corpse", "temple", "magic_spring")
    game.play("resolve:magic_spring")
    # The top four without the other spring; the Crypt lies too deep.
    assert set(game.choice.keys) == {
        "keep_adventure:windmill", "keep_adventure:corpse", "keep_adventure:temple"
    }  # fmt: skip
    assert game.adventure_cards_seen(1)["offered"] == []
    game.play("keep_adventure:windmill")
    own = game.traveller(0)
    assert (own["resources"]["valuables"], own["resolved"]) == (1, ["windmill"])
    pile = game.adventure_mode.piles[ADVENTURE_DISCARDS]
    assert pile == adventure_cards("crypt", "magic_spring", "corpse", "temple", "magic_spring")
    assert not [key for key in game.choice.keys if key.startswith("resolve:")], "both count as one card"


@pytest.mark.rule("BF-ADV-64")
@pytest.mark.parametrize("pile", [[], ["magic_spring"]])
def test_magic_spring_with_nothing_to_take_does_nothing(pile: list[str]) -> None:
    game = holding("magic_spring")
    game.discarded(*pile)
    game.play("resolve:magic_spring")
    assert (game.choice.kind_name, game.traveller(0)["resolved"]) == ("action", ["magic_spring"])
    assert game.adventure_cards_seen()["discards"] == len(pile)


@pytest.mark.rule("BF-ADV-64")
def test_a_combat_taken_from_the_spring_is_fought() -> None:
    game = holding("magic_spring")
    game.army(0, "castle_champions", "castle_zealots")
    game.discarded("imp_cache")
    game.luck(dice=[0, 0], rolls=["resource:3_gold"])
    game.play("resolve:magic_spring", "keep_adventure:imp_cache", "declare:5")
    assert game.traveller(0)["resources"]["gold"] == 3


# -- Spell Scroll and Witch Hut ----------------------------------------------------------------------------------------


@pytest.mark.rule("BF-ADV-65")
def test_the_spell_of_a_scroll_lies_outside_deck_and_hand() -> None:
    game = holding("spell_scroll")
    game.stack_deck("spell", ["bless", "haste", "slow"], ["curse"])
    game.luck(draws=["bless", "haste", "slow"])
    game.play("resolve:spell_scroll", "look")
    assert set(game.choice.keys) == {"take:bless", "take:haste", "take:slow"}
    game.play("take:haste")
    while game.choice.kind_name != "action":
        game.apply(game.choice.options[0])
    own = game.traveller(0)
    assert (own["scrolls"], "haste" in own["deck"], own["beside"]) == (["haste"], False, [])
    other = game.traveller(0, seat=1)
    assert (other["scrolls"], other["scroll_cards"]) == ([], 1), "it lies face down"
    assert game.adventure_mode.piles[SECRET] == ()
    # A Spell found later goes its usual way.
    game.hold_cards(0, kept="shrine_of_magic_gesture")
    game.adventure_mode.resolved = 0
    game.ask_again()
    game.play("resolve:shrine_of_magic_gesture", "take_top")
    assert len(game.traveller(0)["scrolls"]) == 1


@pytest.mark.parametrize("taken", [True, False])
def test_the_witch_hut_shows_one_ability_to_take_or_discard(taken: bool) -> None:
    game = holding("witch_hut")
    game.stack_deck("ability", ["archery"], ["offense"])
    game.play("resolve:witch_hut", "choose:1", "look")
    assert game.choice.keys == ("take:archery", "no")
    game.play("take:archery" if taken else "no")
    assert ("archery" in game.traveller(0)["deck"]) == taken
    assert [event["card"] for event in game.events_named("shared_discard")][-1:] != (["archery"] if taken else [])


# -- Morale cards of the adventure -------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07")
@pytest.mark.parametrize("pile", ["kept", "saved"])
def test_new_path_exchanges_an_adventure_card_in_the_turn(pile: str) -> None:
    game = holding("corpse")
    if pile == "saved":
        game.hold_cards(0, saved="corpse")
    morale_cards(game, "replace_adventure_card")
    before = game.adventure_cards_seen()["deck"]
    game.ask_again()
    game.luck(draws=["adventure:windmill"])
    game.play("morale:replace_adventure_card", "swap_adventure:corpse")
    assert game.traveller(0)[pile] == ["windmill"]
    assert (game.adventure_cards_seen()["discards"], game.adventure_cards_seen()["deck"]) == (1, before - 1)
    assert game.events_named("adventure_discarded") == [{"player": 0, "adventure": "corpse"}]
    assert game.traveller(0)["morale_cards"] == []


@pytest.mark.rule("BF-MRL-07")
def test_of_two_copies_new_path_exchanges_the_saved_one() -> None:
    game = holding("corpse")
    game.hold_cards(0, kept="corpse", saved="corpse")
    morale_cards(game, "replace_adventure_card")
    game.ask_again()
    game.luck(draws=["adventure:windmill"])
    game.play("morale:replace_adventure_card", "swap_adventure:corpse")
    assert (game.traveller(0)["kept"], game.traveller(0)["saved"]) == (["corpse"], ["windmill"])


@pytest.mark.rule("BF-MRL-07", "BF-ADV-35", "BF-ADV-50")
def test_new_path_exchanges_a_card_that_was_handed_over() -> None:
    game = first_round()
    game.luck(draws=["adventure:corpse", "adventure:temple", "adventure:crypt"])
    game.begin_round(3)
    game.play("keep_adventure:crypt")
    assert (game.choice.seat, set(game.choice.keys)) == (1, {"keep_adventure:corpse", "keep_adventure:temple"})
    morale_cards(game, "replace_adventure_card")
    state = game.adventure_mode
    state.goto(PASS_CARDS_ON)
    state.seat = -1
    state.run()
    game.luck(draws=["adventure:windmill"])
    game.play("morale:replace_adventure_card", "swap_adventure:temple")
    assert (game.choice.seat, set(game.choice.keys)) == (1, {"keep_adventure:corpse", "keep_adventure:windmill"})
    game.play("keep_adventure:windmill")
    assert state.piles[KEPT + 1] == adventure_cards("windmill")
    assert state.piles[ADVENTURE_DISCARDS][-2:] == adventure_cards("temple", "corpse")


@pytest.mark.rule("BF-MRL-07")
def test_new_path_exchanges_an_offered_card() -> None:
    game = first_round()
    game.luck(draws=["adventure:corpse", "adventure:temple", "adventure:crypt"])
    game.begin_round(3)
    morale_cards(game, "replace_adventure_card")
    state = game.adventure_mode
    state.goto(ASK_KEPT_CARD)
    state.seat = -1
    state.run()
    game.luck(draws=["adventure:windmill"])
    game.play("morale:replace_adventure_card", "swap_adventure:temple")
    assert set(game.choice.keys) == {"keep_adventure:corpse", "keep_adventure:crypt", "keep_adventure:windmill"}


@pytest.mark.rule("BF-MRL-07")
def test_shake_off_takes_a_token_off_a_unit() -> None:
    game = holding("corpse")
    game.army(0, "castle_griffins", "castle_zealots")
    morale_cards(game, "remove_token")
    game.ask_again()
    assert "morale:remove_token" not in game.choice.keys, "it makes no sense yet"
    game.stunned(0, "castle_griffins", "castle_zealots")
    game.ask_again()
    game.play("morale:remove_token")
    assert set(game.choice.keys) == {"rouse:castle_griffins", "rouse:castle_zealots"}
    game.play("rouse:castle_griffins")
    assert game.traveller(0)["stunned"] == ["castle_zealots"]


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize("units", [("castle_griffins", "castle_zealots"), ()])
def test_panic_stuns_a_unit_at_once(units: tuple[str, ...]) -> None:
    game = holding("pandoras_box")
    game.army(0, *units)
    game.luck(rolls=["resource:3_gold", "resource:3_gold"], draws=["put_token"])
    game.play("resolve:pandoras_box", "choose:2")
    if units:
        game.play("stun:castle_zealots")
    assert game.traveller(0)["stunned"] == (["castle_zealots"] if units else [])
    assert game.traveller(0)["morale_cards"] == [], "the card goes under its deck"


@pytest.mark.rule("BF-MRL-12")
def test_a_hasty_search_sees_one_card() -> None:
    game = holding("corpse")
    game.stack_deck("artifact", ["centaurs_axe", "titans_gladius"], ["dragon_scale_shield"])
    morale_cards(game, "search_one")
    game.ask_again()
    game.play("resolve:corpse", "look")
    assert len(game.choice.keys) == 1


@pytest.mark.rule("BF-MRL-07")
def test_fresh_hand_is_of_no_use_without_a_hand() -> None:
    game = holding("corpse")
    game.deal(0, hand=["estates"])
    morale_cards(game, "redraw_hand")
    game.ask_again()
    assert "morale:redraw_hand" not in game.choice.keys


@pytest.mark.rule("BF-MRL-07")
def test_a_reroll_serves_for_any_of_four_resource_dice() -> None:
    game = holding("obelisk")
    game.hold_cards(0, kept="obelisk", resolved=["obelisk", "obelisk"])
    morale_cards(game, "reroll_die")
    game.ask_again()
    game.luck(rolls=["resource:3_gold"] * 4)
    game.play("resolve:obelisk")
    assert "morale_reroll:4" in game.choice.keys
    game.luck(rolls=["resource:2_valuables"])
    game.play("morale_reroll:4")
    assert game.traveller(0)["resources"] == {"gold": 9, "building_materials": 0, "valuables": 2}
