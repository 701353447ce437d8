"""Duel mode: templates, decks and armies (section DUE, and what Duels share with Adventure mode)."""

import pytest

import banneret
from banneret.heroes.tables.morale_decks import load_morale
from banneret.kernel.errors import SetupError
from tests.battlefield.builder import FIRST, HEROES, MIGHT, TWO, duel, rival

LENGTHS = ("duel_short", "duel_medium", "duel_long")
LEVEL = {"duel_short": 3, "duel_medium": 5, "duel_long": 7}
SPECIALTIES = {"duel_short": ("i",), "duel_medium": ("i", "iv"), "duel_long": ("i", "iv", "vi")}
ABILITIES = {"duel_short": (3, 2), "duel_medium": (4, 3), "duel_long": (6, 4)}
ARTIFACTS = {"duel_short": (2, 1), "duel_medium": (3, 2), "duel_long": (4, 3)}
SPELLS = {"duel_short": (1, 2), "duel_medium": (2, 4), "duel_long": (3, 5)}
SIZE = {"duel_short": (13, 14), "duel_medium": (17, 19), "duel_long": (21, 23)}
IDLE_ARTIFACTS = {
    "inexhaustible_cart_of_lumber", "legs_of_legion", "loins_of_legion", "head_of_legion", "endless_bag_of_gold",
    "everflowing_crystal_cloak", "everpouring_vial_of_mercury", "endless_sack_of_gold",
}  # fmt: skip
STARTING = {
    "castle/catherine": "attack attack defense defense power knowledge magic_arrow",
    "castle/rion": "attack power power knowledge knowledge magic_arrow magic_arrow",
    "dungeon/mutare": "attack attack defense defense power knowledge magic_arrow",
    "dungeon/alamar": "power power power knowledge knowledge magic_arrow magic_arrow",
    "necropolis/tamika": "attack defense defense power power knowledge magic_arrow",
    "necropolis/sandro": "attack power power knowledge knowledge magic_arrow magic_arrow",
}
UNITS = {
    "castle": "halberdiers marksmen griffins crusaders zealots champions archangels",
    "dungeon": "troglodytes harpies evil_eyes medusas minotaurs manticores black_dragons",
    "necropolis": "skeletons zombies wraiths vampires liches dread_knights ghost_dragons",
}
GOLD = {"champions", "archangels", "manticores", "black_dragons", "dread_knights", "ghost_dragons"}


def hero_of(seat: str) -> str:
    return seat.partition("/")[2]


def by_type(seat: str, numbers: tuple[int, int]) -> int:
    return numbers[0] if seat in MIGHT else numbers[1]


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-DUE-04")
@pytest.mark.parametrize("scenario", LENGTHS)
def test_both_players_use_the_one_template_of_the_scenario(scenario: str) -> None:
    game = duel(scenario).decks_built()
    assert game.seen()["template"] == scenario
    assert game.seen()["level"] == LEVEL[scenario]
    for seat, who in enumerate(TWO):
        assert game.own_cards(seat).total() == by_type(who, SIZE[scenario])


def test_a_duel_is_asked_for_with_what_there_is() -> None:
    for scenario, seats, options, says in (
        ("duel_endless", TWO, {}, 'no scenario "duel_endless" of battlefield'),
        ("duel_shrot", TWO, {}, "duel_short"),
        ("duel_short", (*TWO, "dungeon"), {}, "for 2 players, not 3"),
        ("duel_short", ("castle/catherine", "castle/rion"), {}, r"different faction \(BF-ADV-02\)"),
        ("duel_short", ("castle/sandro", "dungeon"), {}, "castle has no hero"),
        ("duel_short", ("tower", "dungeon"), {}, "no faction"),
        ("duel_short", TWO, {"hex_obstacles": "5"}, "from 0 to 4"),
        ("duel_short", TWO, {"keep_useless_draws": "maybe"}, "off, on"),
        ("duel_short", TWO, {"double_income": "on"}, 'no option "double_income"'),
    ):
        with pytest.raises(SetupError, match=says):
            banneret.new("battlefield", scenario=scenario, seats=seats, seed=1, options=dict(options))
    with pytest.raises(SetupError, match="no scenario file"):
        banneret.new("battlefield", scenario="duel_short", seats=TWO, seed=1, definition="name: Mine")


@pytest.mark.rule("BF-ADV-02")
def test_each_takes_the_kit_of_one_faction_and_one_of_its_heroes() -> None:
    game = duel(seats=("choose", "choose"))
    assert (game.choice.seat, list(game.choice.keys)) == (
        0,
        ["faction:castle", "faction:dungeon", "faction:necropolis"],
    )
    game.apply("faction:dungeon")
    assert (game.choice.seat, list(game.choice.keys)) == (1, ["faction:castle", "faction:necropolis"])
    assert game.why_not("faction:dungeon") == "BF-ADV-02"
    game.apply("faction:castle")
    assert (game.choice.seat, list(game.choice.keys)) == (0, ["hero:mutare", "hero:alamar"])
    game.apply("hero:alamar")
    assert (game.choice.seat, list(game.choice.keys)) == (1, ["hero:catherine", "hero:rion"])
    game.apply("hero:catherine")
    players = game.seen()["players"]
    assert [(player["faction"], player["hero"]) for player in players] == [
        ("dungeon", "alamar"), ("castle", "catherine"),
    ]  # fmt: skip
    game.decks_built()
    assert game.own_cards(0)["alamar_specialty_i"] == game.own_cards(1)["catherine_specialty_i"] == 1
    assert all(unit.startswith("dungeon_") for unit in game.seen()["sides"][0]["reserve"])
    assert all(unit.startswith("castle_") for unit in game.seen()["sides"][1]["reserve"])


@pytest.mark.rule("BF-ADV-02")
def test_the_first_player_chooses_first() -> None:
    other = ("resource:1_valuables", "resource:1_valuables", "resource:3_gold", "resource:3_gold")
    game = duel(seats=("choose", "choose"), rolls=other)
    assert game.choice.seat == 1
    game.apply("faction:castle")
    assert game.choice.seat == 0


@pytest.mark.rule("BF-ADV-12", "BF-DUE-02")
@pytest.mark.parametrize(
    ("rolls", "sums", "first"),
    [
        (FIRST, [12, 2], 0),
        (("resource:2_valuables", "resource:2_valuables", "resource:3_gold", "resource:2_valuables"), [4, 5], 1),
        (("resource:3_gold", "resource:3_gold", "resource:6_gold", "resource:1_valuables"), [6, 7], 1),
    ],
)  # fmt: skip
def test_the_higher_sum_of_two_resource_dice_is_first(rolls: tuple[str, ...], sums: list[int], first: int) -> None:
    game = duel(seats=("choose", "choose"), rolls=rolls)
    assert [roll["n"] for roll in game.told("contest")] == sums
    assert game.told("first") == [{"player": first}]
    assert game.seen()["first"] == game.choice.seat == first


@pytest.mark.rule("BF-ADV-12")
def test_a_tie_is_rolled_again_by_both() -> None:
    tie = ("resource:3_gold", "resource:1_valuables", "resource:2_valuables", "resource:2_building_materials")
    again = ("resource:1_valuables", "resource:1_valuables", "resource:6_gold", "resource:3_gold")
    game = duel(seats=("choose", "choose"), rolls=(*tie, *again))
    assert [roll["n"] for roll in game.told("contest")] == [4, 4, 2, 9]
    assert game.told("first") == [{"player": 1}]


@pytest.mark.rule("BF-DUE-02")
@pytest.mark.parametrize("scenario", LENGTHS)
def test_there_is_no_town_and_there_are_no_resources(scenario: str) -> None:
    game = duel(scenario).to_first_unit()
    for side in game.seen()["sides"]:
        assert (side["gold"], side["building_materials"], side["valuables"]) == (0, 0, 0)
    assert not {"built", "income", "resource", "map_die", "map_round", "turn"} & {event.name for event in game.events}
    assert not any(key.startswith(("build:", "recruit:", "trade:", "end_turn")) for key in game.choice.keys)


@pytest.mark.rule("BF-DUE-01", "BF-BTL-01")
@pytest.mark.parametrize("scenario", LENGTHS)
def test_the_battle_begins_as_soon_as_both_decks_are_built(scenario: str) -> None:
    game = duel(scenario)
    game.until(lambda now: len(now.told("deck_ready")) == 2)
    names = [event.name for event in game.events]
    after = names[len(names) - names[::-1].index("deck_ready") :]
    assert set(after) == {"draw", "drawn", "combat"}
    assert after[-1] == "combat"
    assert game.seen()["fighting"]


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-DUE-03", "BF-ADV-03")
@pytest.mark.parametrize("option", ["off", "on"])
def test_diplomacy_and_logistics_can_never_be_drawn(option: str) -> None:
    game = duel("duel_long", keep_useless_abilities=option, keep_useless_draws="on").decks_built()
    shared = {card for cards in game.offered()[: 2 * (6 + 4 + 5)] for card in cards}
    assert {"offense", "tactics", "mysticism", "resistance"} <= shared
    assert not {"diplomacy", "logistics"} & shared


@pytest.mark.rule("BF-ADV-04")
@pytest.mark.parametrize("seats", [TWO, ("dungeon/mutare", "necropolis/tamika")])
def test_abilities_that_do_nothing_in_a_duel_are_removed_unless_the_option_keeps_them(seats: tuple[str, str]) -> None:
    idle = {"wisdom", "estates", "necromancy"}
    assert not idle & duel(seats=seats).offered()[0]
    kept = duel(seats=seats, keep_useless_abilities="on").offered()[0]
    assert idle <= kept
    assert {"intelligence", "luck", "leadership", "archery"} <= kept


@pytest.mark.rule("BF-DUE-05")
@pytest.mark.parametrize("seat", HEROES)
@pytest.mark.parametrize("scenario", LENGTHS)
def test_the_starting_deck_is_part_of_the_deck(scenario: str, seat: str) -> None:
    game = duel(scenario, (seat, rival(seat))).decks_built()
    cards = game.own_cards(0)
    for card in STARTING[seat].split():
        assert cards[card] >= STARTING[seat].split().count(card)
    assert cards[f"{hero_of(seat)}_specialty_i"] == 1


@pytest.mark.rule("BF-DUE-06", "BF-DUE-09", "BF-DUE-15", "BF-DUE-21")
@pytest.mark.parametrize("seat", HEROES)
@pytest.mark.parametrize("scenario", LENGTHS)
def test_the_specialties_of_the_template_are_there_once_each(scenario: str, seat: str) -> None:
    game = duel(scenario, (seat, rival(seat))).decks_built()
    found = {card: n for card, n in game.own_cards(0).items() if "_specialty_" in card}
    assert found == {f"{hero_of(seat)}_specialty_{level}": 1 for level in SPECIALTIES[scenario]}


@pytest.mark.rule("BF-DUE-07")
def test_the_owner_sees_all_cards_drawn_before_any_is_dropped_and_nobody_else_does() -> None:
    draws = ["offense", "archery", "tactics", "luck", "resistance", "mysticism"]
    game = duel("duel_long", draws=draws)
    assert (game.choice.seat, list(game.choice.keys)) == (0, [f"remove:{card}" for card in
            ("offense", "mysticism", "resistance", "archery", "tactics", "luck")])  # fmt: skip
    assert game.seen(0)["sides"][0]["aside"] == [key.partition(":")[2] for key in game.choice.keys]
    for other in (1, -1):
        assert game.seen(other)["sides"][0]["aside"] == []
        assert game.seen(other)["options"] == []
        assert not game.told("looked", other)
    game.apply("remove:luck")
    game.apply("remove:archery")
    assert game.seen(0)["players"][0]["dropped"] == ["archery", "luck"]
    assert game.seen(1)["players"][0]["dropped"] == []
    assert game.seen(1)["players"][0]["dropped_cards"] == 2
    assert not game.told("dropped_card", 1)
    game.decks_built()
    cards = game.own_cards(0)
    assert all(cards[card] == 1 for card in ("offense", "tactics", "resistance", "mysticism"))
    assert not cards["luck"]
    assert not cards["archery"]
    assert all(taken["player"] == 1 for taken in game.told("taken", 1))


@pytest.mark.rule("BF-DUE-07")
def test_a_card_that_was_dropped_cannot_be_drawn_any_more() -> None:
    game = duel("duel_short", draws=["offense", "archery", "tactics"])
    game.apply("remove:tactics")
    game.apply(game.choice.keys[0])
    assert game.choice.seat == 1
    assert any("tactics" in cards for cards in game.offered()[3:]), "there are two of it, and one is left"
    game = duel("duel_short", ("dungeon/mutare", "castle/rion"), draws=["offense", "archery", "tactics"])
    game.apply("remove:tactics")
    game.apply(game.choice.keys[0])
    shared = [cards for cards in game.offered()[3:] if "resistance" in cards]
    assert shared
    assert not any("tactics" in cards for cards in shared)


@pytest.mark.rule("BF-DUE-10", "BF-DUE-16", "BF-DUE-22")
@pytest.mark.parametrize("scenario", LENGTHS)
def test_abilities_are_drawn_and_dropped(scenario: str) -> None:
    drawn, kept = ABILITIES[scenario]
    game = duel(scenario)
    assert game.told("look")[-1] == {"player": 0, "deck": 0, "n": drawn}
    assert len(game.seen(0)["sides"][0]["aside"]) == drawn
    game.until(lambda now: now.told("look")[-1]["deck"] == 1)
    assert len([drop for drop in game.told("dropped") if drop["deck"] == 0]) == drawn - kept
    assert len([gain for gain in game.told("gained") if gain["deck"] == 0]) == kept


@pytest.mark.rule("BF-DUE-11", "BF-DUE-17", "BF-DUE-23")
@pytest.mark.parametrize("scenario", LENGTHS)
def test_artifacts_are_drawn_and_dropped(scenario: str) -> None:
    drawn, kept = ARTIFACTS[scenario]
    game = duel(scenario).until(lambda now: now.told("look")[-1]["deck"] == 1)
    assert game.told("look")[-1] == {"player": 0, "deck": 1, "n": drawn}
    assert len(game.seen(0)["sides"][0]["aside"]) == drawn
    game.until(lambda now: now.choice.seat == 1)
    assert len([drop for drop in game.told("dropped") if drop["deck"] == 1]) == drawn - kept
    assert len([gain for gain in game.told("gained") if gain["deck"] == 1]) == kept


@pytest.mark.rule("BF-DUE-12", "BF-DUE-18", "BF-DUE-24")
@pytest.mark.parametrize("seat", HEROES)
@pytest.mark.parametrize("scenario", LENGTHS)
def test_a_magic_hero_gets_more_spells(scenario: str, seat: str) -> None:
    game = duel(scenario, (seat, rival(seat))).decks_built()
    gained = [gain for gain in game.told("gained") if gain["deck"] == 2 and gain["player"] == 0]
    assert len(gained) == by_type(seat, SPELLS[scenario])
    assert not [drop for drop in game.told("dropped") if drop["deck"] == 2]


@pytest.mark.rule("BF-DUE-28")
@pytest.mark.parametrize("seat", HEROES)
@pytest.mark.parametrize("scenario", LENGTHS)
def test_decks_have_their_size(scenario: str, seat: str) -> None:
    game = duel(scenario, (rival(seat), seat), seed=3).decks_built()
    assert game.own_cards(1).total() == by_type(seat, SIZE[scenario])
    assert game.told("deck_ready")[1] == {"player": 1, "n": by_type(seat, SIZE[scenario])}


@pytest.mark.rule("BF-DUE-29")
@pytest.mark.parametrize("card", sorted(IDLE_ARTIFACTS))
def test_an_artifact_without_use_in_combat_is_shown_and_replaced(card: str) -> None:
    draws = ["offense", "archery", "tactics", card, "titans_gladius", "centaurs_axe"]
    game = duel("duel_short", draws=draws)
    game.apply("remove:tactics")
    assert list(game.choice.keys) == ["remove:centaurs_axe", "remove:titans_gladius"]
    assert game.told("swapped_out", 1) == [{"player": 0, "card": card}]
    assert game.seen()["replaced"] == [card]
    assert not game.decks_built().own_cards(0)[card]


@pytest.mark.rule("BF-DUE-29")
def test_town_portal_is_replaced_as_well() -> None:
    game = duel("duel_short", draws=["offense", "archery", "tactics", "titans_gladius", "centaurs_axe", "town_portal"])
    game.apply("remove:tactics")
    game.apply("remove:centaurs_axe")
    assert game.told("swapped_out", 1) == [{"player": 0, "card": "town_portal"}]
    game.decks_built()
    assert game.own_cards(0).total() == 13
    assert not game.own_cards(0)["town_portal"]


@pytest.mark.rule("BF-DUE-29")
def test_the_option_keeps_whatever_is_drawn() -> None:
    draws = ["offense", "archery", "tactics", "endless_bag_of_gold", "centaurs_axe", "town_portal"]
    game = duel("duel_short", draws=draws, keep_useless_draws="on")
    game.apply("remove:tactics")
    game.apply("remove:centaurs_axe")
    game.decks_built()
    assert not game.told("swapped_out")
    assert game.own_cards(0)["endless_bag_of_gold"] == game.own_cards(0)["town_portal"] == 1


@pytest.mark.rule("BF-DUE-29")
@pytest.mark.parametrize("seats", [TWO, ("necropolis/sandro", "castle/catherine")])
def test_an_idle_ability_that_was_not_removed_is_replaced_when_it_is_drawn(seats: tuple[str, str]) -> None:
    draws = ["necromancy", "estates", "offense", "wisdom", "archery", "tactics"]
    game = duel("duel_short", seats, draws=draws, keep_useless_abilities="on")
    assert [put["card"] for put in game.told("swapped_out")] == ["necromancy", "estates", "wisdom"]
    assert set(game.choice.keys) == {"remove:offense", "remove:archery", "remove:tactics"}


@pytest.mark.rule("BF-DUE-29")
@pytest.mark.parametrize(
    "card", ["speculum", "angel_wings", "shackles_of_war", "hourglass_of_the_evil_hour", "charm_of_mana"]
)
def test_a_card_with_one_effect_for_combat_is_kept(card: str) -> None:
    game = duel("duel_short", draws=["offense", "archery", "tactics", card, "titans_gladius"])
    game.apply("remove:tactics")
    assert f"remove:{card}" in game.choice.keys
    assert not game.told("swapped_out")


@pytest.mark.rule("BF-DUE-31", "BF-ADV-05")
@pytest.mark.parametrize("seat", ["castle/rion", "dungeon/alamar"])
def test_a_removed_starting_ability_is_replaced_by_the_top_card_before_the_template(seat: str) -> None:
    game = duel("duel_short", (seat, "necropolis/sandro"), draws=["luck", "offense", "archery", "tactics"])
    assert game.told("swapped_out") == [{"player": 0, "card": "wisdom"}]
    assert game.told("taken", 0) == [{"player": 0, "card": "luck"}]
    assert set(game.choice.keys) == {"remove:offense", "remove:archery", "remove:tactics"}
    game.decks_built()
    cards = game.own_cards(0)
    assert (cards["luck"], cards["starting_wisdom"], cards.total()) == (1, 0, 14)


@pytest.mark.rule("BF-DUE-31", "BF-ADV-05")
def test_a_starting_ability_that_is_in_the_game_stays() -> None:
    for seat, card in (("castle/catherine", "leadership"), ("necropolis/sandro", "sorcery")):
        assert duel("duel_short", (seat, rival(seat))).decks_built().own_cards(0)[f"starting_{card}"] == 1
    kept = duel("duel_short", ("castle/rion", "necropolis/sandro"), keep_useless_abilities="on").decks_built()
    assert kept.own_cards(0)["starting_wisdom"] == 1
    assert kept.own_cards(0).total() == 14


@pytest.mark.rule("BF-ADV-05")
def test_both_players_may_have_to_replace_theirs() -> None:
    game = duel("duel_long", ("castle/rion", "dungeon/alamar")).decks_built()
    assert [put["player"] for put in game.told("swapped_out") if put["card"] == "wisdom"] == [0, 1]
    assert game.own_cards(0).total() == game.own_cards(1).total() == 23


# -- level, hand and army ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-DUE-26", "BF-BTL-04", "BF-BTL-51")
@pytest.mark.parametrize(
    ("scenario", "level", "hand", "expert"),
    [
        pytest.param("duel_long", 7, 7, 3, marks=pytest.mark.rule("BF-DUE-08")),
        pytest.param("duel_medium", 5, 6, 2, marks=pytest.mark.rule("BF-DUE-14")),
        pytest.param("duel_short", 3, 5, 1, marks=pytest.mark.rule("BF-DUE-20")),
    ],
)
def test_the_level_gives_hand_and_expert_effects(scenario: str, level: int, hand: int, expert: int) -> None:
    game = duel(scenario).decks_built()
    assert game.seen()["level"] == level
    for seat in (0, 1):
        side = game.seen(seat)["sides"][seat]
        assert len(side["hand"]) == hand
        assert len(side["deck"]) == by_type(TWO[seat], SIZE[scenario]) - hand
        assert side["expert"] == expert


@pytest.mark.rule("BF-DUE-27")
@pytest.mark.parametrize("scenario", LENGTHS)
def test_the_level_brings_nothing_that_is_not_in_the_template(scenario: str) -> None:
    game = duel(scenario).decks_built()
    assert not {"level", "experience", "specialty"} & {event.name for event in game.events}
    gained = [gain["deck"] for gain in game.told("gained") if gain["player"] == 0]
    assert gained == [0] * ABILITIES[scenario][1] + [1] * ARTIFACTS[scenario][1] + [2] * SPELLS[scenario][0]


@pytest.mark.rule("BF-DUE-13", "BF-DUE-19", "BF-DUE-25", "BF-ADV-02")
@pytest.mark.parametrize("faction", ["castle", "dungeon", "necropolis"])
@pytest.mark.parametrize("scenario", LENGTHS)
def test_armies_are_those_of_the_template(scenario: str, faction: str) -> None:
    seat = next(hero for hero in HEROES if hero.startswith(faction))
    game = duel(scenario, (seat, rival(seat))).decks_built()
    names = [name for name in UNITS[faction].split() if scenario == "duel_long" or name not in GOLD]
    side = "" if scenario == "duel_short" else "+"
    assert sorted(game.seen()["sides"][0]["reserve"]) == sorted(f"{faction}_{name}{side}" for name in names)
    assert len(names) == (7 if scenario == "duel_long" else 5)


@pytest.mark.rule("BF-DUE-30")
@pytest.mark.parametrize("scenario", LENGTHS)
@pytest.mark.parametrize("seats", [TWO, ("dungeon/mutare", "castle/rion")])
def test_nobody_starts_with_morale(scenario: str, seats: tuple[str, str]) -> None:
    game = duel(scenario, seats).decks_built()
    whole = [sum(card.copies for card in cards) for cards in (load_morale().positive, load_morale().negative)]
    for side in game.seen()["sides"]:
        assert (side["morale"], side["negative_morale"], side["morale_cards"]) == (False, False, [])
    decks = game.morale_decks()
    assert [decks[deck]["cards"] for deck in ("positive", "negative")] == whole, "all lie in their decks"


@pytest.mark.rule("BF-EXA-40")
@pytest.mark.parametrize("seat", MIGHT)
def test_a_long_duel_for_a_might_hero(seat: str) -> None:
    game = duel("duel_long", (seat, rival(seat)), seed=5).decks_built()
    cards = game.own_cards(0)
    gained = [gain["deck"] for gain in game.told("gained") if gain["player"] == 0]
    assert game.seen()["level"] == 7
    assert sum(n for card, n in cards.items() if "_specialty_" in card) == 3
    assert (gained.count(0), gained.count(1), gained.count(2)) == (4, 3, 3)
    assert cards.total() == 21
    assert len(game.seen()["sides"][0]["reserve"]) == 7
    assert all(unit.endswith("+") for unit in game.seen()["sides"][0]["reserve"])
    assert game.duel.first == 0
