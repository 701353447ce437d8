"""The 24 buildings of the three town boards: each is built at its price and does what its board says."""

from pathlib import Path

import pytest

from banneret import Refused
from tests.heroes.builder import HeroesGame, quiet_game

HERO = {"castle": "castle/catherine", "dungeon": "dungeon/mutare", "necropolis": "necropolis/sandro"}
FACTIONS = tuple(HERO)
TIERS = {
    "castle": (("halberdiers", "marksmen", "griffins"), ("crusaders", "zealots"), ("champions", "archangels")),
    "dungeon": (("troglodytes", "harpies", "evil_eyes"), ("medusas", "minotaurs"), ("manticores", "black_dragons")),
    "necropolis": (("skeletons", "zombies", "wraiths"), ("vampires", "liches"), ("dread_knights", "ghost_dragons")),
}
DWELLINGS = ("dwelling_bronze", "dwelling_silver", "dwelling_gold")
NAMES = {
    "castle": ("towers", "holy_grounds", "glory_of_erathia"),
    "dungeon": ("warrens", "inner_labyrinths", "ancient_lairs"),
    "necropolis": ("old_cemetery", "mausoleum_domain", "vaults_of_darkness"),
}
DWELLING_PRICES = ((5, 3, 1), (8, 6, 3), (10, 9, 4))


def built(
    faction: str, kind: str, name: str, price: tuple[int, int, int], *others: str, few: bool = True
) -> HeroesGame:
    """A game whose first player has just added a building to these others, paying exactly its price."""
    rival = "castle" if faction != "castle" else "dungeon"
    game = quiet_game(HERO[faction], HERO[rival])
    game.build(0, *others)
    game.army(0, f"{faction}_{TIERS[faction][0][0]}" + "+" * (not few))
    for n in range(3):
        if price[n]:
            short = tuple(amount - (m == n) for m, amount in enumerate(price))
            game.give(0, gold=short[0], materials=short[1], valuables=short[2])
            game.ask_again()
            assert f"build:{kind}" not in game.keys
    game.give(0, gold=price[0], materials=price[1], valuables=price[2])
    game.ask_again()
    game.play(f"build:{kind}")
    assert game.resources(0) == (0, 0, 0)
    assert name in game.player(0)["buildings"]
    assert game.events_named("built")[-1]["building"] == name
    return game


def gold(game: HeroesGame, amount: int) -> None:
    """Give the first player this much gold and nothing else, and ask again."""
    game.give(0, gold=amount)
    game.ask_again()


def to_question(game: HeroesGame, kind: str) -> None:
    """Do nothing until the first player is asked a question of this kind."""
    while game.asked() != (0, kind):
        game.do_nothing()


# -- what every town has -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-02")
@pytest.mark.parametrize(
    ("faction", "branch", "gained"),
    [
        ("castle", "choose:1", (15, 0, 0)),
        ("castle", "choose:2", (10, 0, 0)),
        ("dungeon", "choose:1", (15, 0, 0)),
        ("dungeon", "choose:2", (10, 0, 1)),
        ("necropolis", "choose:1", (14, 0, 0)),
        ("necropolis", "choose:2", (10, 0, 0)),
    ],
)
def test_city_hall(faction: str, branch: str, gained: tuple[int, int, int]) -> None:
    game = built(faction, "city_hall", "city_hall", (10, 4, 0))
    game.give(1)
    game.until_round(3)
    assert game.asked() == (0, "amount")
    unit = f"{faction}_{TIERS[faction][0][0]}"
    game.play(branch)
    game.to_turn(0)
    assert game.resources(0) == gained
    assert game.resources(1) == (10, 0, 0)
    assert game.mp_of(0) == (4 if (faction, branch) == ("castle", "choose:2") else 3)
    raised = (faction, branch) == ("necropolis", "choose:2")
    assert game.player(0)["units"] == [unit + "+" * raised]


@pytest.mark.rule("H3-TWN-03", "H3-TWN-04")
@pytest.mark.parametrize("faction", FACTIONS)
def test_citadel(faction: str) -> None:
    game = built(faction, "citadel", "citadel", (8, 5, 1))
    unit = f"{faction}_{TIERS[faction][0][0]}"
    gold(game, 50)
    game.play(f"reinforce:{unit}")
    assert game.player(0)["units"] == [f"{unit}+"]
    # Besieged, the town has its walls.
    game.next_turn_of(1)
    game.army(1, "castle_zealots+")
    game.stand(1, "0,0.se", mp=3)
    game.ask_again()
    game.play("go:0,0.c")
    game.close_window()
    while not game.seen()["combat"]["units"] or game.choice.kind_name == "space":
        game.play(game.choice.keys[0])
    combat = game.seen()["combat"]
    assert len(combat["walls"]) == 3
    assert len(combat["gate"]) == 1
    assert "arrow_tower" in [unit["unit"] for unit in combat["units"]]


@pytest.mark.rule("H3-TWN-04")
def test_a_town_without_citadel_has_no_walls() -> None:
    game = quiet_game(HERO["castle"], HERO["dungeon"])
    game.next_turn_of(1)
    game.army(0, "castle_halberdiers")
    game.army(1, "dungeon_harpies")
    game.stand(1, "0,0.se", mp=3)
    game.ask_again()
    game.play("go:0,0.c")
    game.close_window()
    while game.choice.kind_name == "space":
        game.play(game.choice.keys[0])
    combat = game.seen()["combat"]
    assert (combat["walls"], combat["gate"]) == ([], [])
    assert len(combat["units"]) == 2


@pytest.mark.rule("H3-TWN-09", "H3-MGU-01")
@pytest.mark.parametrize(("faction", "price"), [("castle", 6), ("dungeon", 5), ("necropolis", 5)])
def test_mage_guild(faction: str, price: int) -> None:
    game = built(faction, "mage_guild", "mage_guild", (4, 2, 1))
    for count in (1, 2):
        assert game.keys == {"look", "take_top"}
        game.play("take_top")
        assert game.player(0)["hand_size"] == count
    gold(game, price)
    assert "buy_spell" not in game.keys
    game.next_turn_of(0)
    gold(game, price)
    game.play("buy_spell", "take_top")
    assert game.player(0)["hand_size"] == 3
    assert game.resources(0) == (0, 0, 0)


@pytest.mark.rule("H3-TWN-05", "H3-TWN-06")
@pytest.mark.parametrize("tier", [0, 1, 2])
@pytest.mark.parametrize("faction", FACTIONS)
def test_dwellings(faction: str, tier: int) -> None:
    if tier:
        early = quiet_game(HERO[faction], HERO["castle" if faction != "castle" else "dungeon"])
        early.build(0, *DWELLINGS[: tier - 1])
        early.give(0, gold=100, materials=100, valuables=100)
        early.ask_again()
        with pytest.raises(Refused):
            early.apply(f"build:{DWELLINGS[tier]}")
    game = built(faction, DWELLINGS[tier], NAMES[faction][tier], DWELLING_PRICES[tier], *DWELLINGS[:tier])
    game.army(0, "neutral_boars")
    game.give(0, gold=100, materials=100, valuables=100)
    game.ask_again()
    open_now = {unit for known in TIERS[faction][: tier + 1] for unit in known}
    assert {key for key in game.keys if key.startswith("recruit:")} == {f"recruit:{faction}_{u}" for u in open_now}
    game.play(f"recruit:{faction}_{TIERS[faction][tier][0]}")
    assert f"{faction}_{TIERS[faction][tier][0]}" in game.player(0)["units"]


# -- Castle ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-07")
def test_brotherhood_of_the_sword() -> None:
    game = built("castle", "special_tent", "brotherhood_of_the_sword", (8, 4, 0))
    game.until_round(2)
    assert game.player(0)["morale"] is None
    game.until_round(3)
    assert game.player(0)["morale"] == "positive"
    assert game.player(1)["morale"] is None


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26", "H3-CRD-11")
def test_blacksmith_sells_artifacts() -> None:
    game = built("castle", "special_gears", "blacksmith", (4, 3, 0), "dwelling_bronze")
    game.deal(0, hand=["rib_cage", "haste", "centaurs_axe"])
    gold(game, 6)
    assert (game.why_not("use:special_gears"), game.why_not("use:special_tent")) == ("", "H3-TWN-07")
    game.play("use:special_gears", "yes", "choose:1")
    assert game.keys == {"remove:rib_cage", "remove:centaurs_axe"}
    game.play("remove:rib_cage")
    assert game.resources(0) == (10, 0, 0)
    assert game.player(0)["removed"] == ["rib_cage"]
    assert sorted(game.player(0)["hand"]) == ["centaurs_axe", "haste"]
    assert "use:special_gears" not in game.keys
    assert game.why_not("use:special_gears") == "H3-TWN-26"
    game.next_turn_of(0)
    assert "use:special_gears" in game.keys


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
def test_blacksmith_searches_for_artifacts() -> None:
    game = built("castle", "special_gears", "blacksmith", (4, 3, 0), "dwelling_bronze")
    game.stack_deck("artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius"])
    gold(game, 7)
    game.play("use:special_gears", "yes", "choose:2")
    assert game.resources(0) == (1, 0, 0)
    game.play("look", "take:rib_cage")
    assert game.player(0)["hand"] == ["rib_cage"]
    assert game.seen()["decks"]["artifact"]["discards"] == ["titans_gladius", "centaurs_axe"]
    assert "use:special_gears" not in game.keys


# -- Dungeon -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
def test_portal_of_summoning() -> None:
    game = built("dungeon", "special_tent", "portal_of_summoning", (7, 3, 1), "dwelling_bronze", "dwelling_silver")
    game.luck(lands=["unit:neutral_nomads"])
    game.start_of_turn(0)
    game.give(0, gold=12)
    to_question(game, "may")
    game.play("yes")
    assert game.keys == {"deck:bronze", "deck:silver"}
    game.play("deck:silver")
    assert game.keys == {"recruit:neutral_nomads", "no"}
    game.play("recruit:neutral_nomads")
    assert game.resources(0) == (2, 0, 0)
    assert "neutral_nomads" in game.player(0)["units"]
    assert game.asked() == (0, "action")
    assert game.player(0)["used_tokens"] == []


@pytest.mark.rule("H3-NEU-04", "H3-CST-07")
def test_portal_of_summoning_opens_no_azure_deck() -> None:
    game = built("dungeon", "special_tent", "portal_of_summoning", (7, 3, 1), *DWELLINGS)
    game.start_of_turn(0)
    game.give(0, gold=40, valuables=9)
    to_question(game, "may")
    game.play("yes")
    assert game.keys == {"deck:bronze", "deck:silver", "deck:gold"}


@pytest.mark.rule("H3-NEU-04", "H3-NEU-07")
def test_portal_of_summoning_takes_no_unit_of_another_tier_for_an_empty_deck() -> None:
    game = built("dungeon", "special_tent", "portal_of_summoning", (7, 3, 1), *DWELLINGS)
    game.stack_neutrals("gold", ())
    game.stack_neutrals("silver", (), ["neutral_nomads"])
    game.start_of_turn(0)
    game.give(0, gold=40, valuables=9)
    to_question(game, "may")
    game.play("yes", "deck:gold")
    assert game.events_named("offered") == []
    assert (game.neutral_deck("silver"), game.neutral_discards("silver")) == ([], ["neutral_nomads"]), "left alone"
    assert not any(key.startswith("recruit:neutral") for key in game.keys)


@pytest.mark.rule("H3-TWN-07")
def test_portal_of_summoning_may_be_declined_at_both_questions() -> None:
    game = built("dungeon", "special_tent", "portal_of_summoning", (7, 3, 1), "dwelling_bronze")
    game.luck(lands=["unit:neutral_boars"])
    game.start_of_turn(0)
    game.give(0, gold=12)
    to_question(game, "may")
    game.play("yes", "no")
    assert game.resources(0) == (12, 0, 0)
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TWN-07")
def test_mana_vortex() -> None:
    game = built("dungeon", "special_gears", "mana_vortex", (6, 3, 1), "mage_guild")
    game.deal(0, hand=["attack", "haste"], deck=["power"], discards=["knowledge", "defense", "curse"])
    game.start_of_turn(0)
    game.luck(draws=["attack", "curse", "knowledge"], strict=True)
    game.play("done", "draw_cards:0", "yes")
    assert game.keys == {"discard:attack", "discard:haste"}
    game.play("discard:attack")
    # The card paid is shuffled into the deck with the others, so it may come up too.
    assert game.keys == {"keep:attack", "keep:curse", "keep:knowledge"}
    game.play("keep:curse", "put:attack")
    assert sorted(game.player(0)["hand"]) == ["curse", "haste"]
    assert sorted(game.player(0)["discard"]) == ["attack", "knowledge"]
    assert sorted(game.player(0)["deck"]) == ["defense", "power"]


@pytest.mark.rule("H3-CRD-07", "H3-TWN-07")
@pytest.mark.parametrize("order", [("attack", "knowledge"), ("knowledge", "attack")])
def test_mana_vortex_lets_the_player_order_what_is_discarded(order: tuple[str, str]) -> None:
    game = built("dungeon", "special_gears", "mana_vortex", (6, 3, 1), "mage_guild")
    game.deal(0, hand=["attack", "haste"], deck=["power"], discards=["knowledge", "defense", "curse"])
    game.start_of_turn(0)
    game.luck(draws=["attack", "curse", "knowledge"], strict=True)
    game.play("done", "draw_cards:0", "yes", "discard:attack", "keep:curse")
    assert game.keys == {"put:attack", "put:knowledge"}
    assert game.seen(1)["options"] == [], "the other player does not see them before"
    game.play(f"put:{order[0]}")
    assert tuple(game.player(0)["discard"]) == order
    assert game.asked() == (0, "action")


# -- Necropolis --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
def test_cover_of_darkness_exchanges_cards() -> None:
    game = built("necropolis", "special_tent", "cover_of_darkness", (6, 4, 1))
    game.deal(0, hand=["attack", "power", "haste"], deck=["knowledge", "curse", "bless"], discards=[])
    game.luck(draws=["bless", "curse"])
    game.ask_again()
    game.play("use:special_tent", "discard:attack", "discard:power")
    assert sorted(game.player(0)["hand"]) == ["bless", "curse", "haste"]
    assert game.player(0)["discard"] == ["attack", "power"]
    assert "use:special_tent" not in game.keys


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
@pytest.mark.parametrize("exchanged", [False, True])
def test_cover_of_darkness_takes_a_card_as_a_combat_begins(exchanged: bool) -> None:
    game = built("necropolis", "special_tent", "cover_of_darkness", (6, 4, 1))
    game.deal(0, hand=["attack"])
    game.deal(1, hand=["defense", "power"])
    game.stand(1, "0,0.se")
    game.ask_again()
    if exchanged:
        # The two effects are one use a turn.
        game.play("use:special_tent", "done")
    game.luck(draws=["power"])
    game.play("go:0,0.se")
    game.close_window()
    if exchanged:
        assert game.fighting()
        assert game.player(1)["hand_size"] == 2
    else:
        assert game.asked() == (0, "may")
        game.play("yes")
        assert game.fighting()
        assert game.player(1)["hand"] == ["defense"]
        assert game.player(1)["discard"] == ["power"]


@pytest.mark.rule("H3-TWN-07")
def test_necromancy_amplifier_finds_necromancy() -> None:
    game = built("necropolis", "special_gears", "necromancy_amplifier", (7, 3, 1), "mage_guild")
    game.stack_deck("ability", ["luck", "necromancy", "offense"], ["estates"])
    game.start_of_turn(0)
    to_question(game, "may")
    game.play("yes", "choose:1")
    assert "necromancy" in game.player(0)["hand"]
    assert game.seen()["decks"]["ability"]["cards"] == 2
    assert game.seen()["decks"]["ability"]["discards"] == ["estates"]


@pytest.mark.rule("H3-TWN-07")
def test_necromancy_amplifier_takes_up_a_specialty() -> None:
    game = built("necropolis", "special_gears", "necromancy_amplifier", (7, 3, 1), "mage_guild")
    game.deal(0, discards=["sandro_specialty_i", "haste"])
    game.start_of_turn(0)
    to_question(game, "may")
    game.play("yes", "choose:2")
    assert "sandro_specialty_i" in game.player(0)["hand"]
    assert game.player(0)["discard"] == ["haste"]


def test_every_building_of_the_boards_is_used_here() -> None:
    from banneret.heroes.tables.towns_and_heroes import BUILDING_NAMES

    source = Path(__file__).read_text(encoding="utf-8")
    assert len(BUILDING_NAMES) == 24
    assert [name for name in BUILDING_NAMES if f'"{name}"' not in source] == []
