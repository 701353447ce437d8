"""The 24 buildings of the three town boards: each is built at its price and does what its board says."""

from pathlib import Path

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.campaign import fighting, next_turn_of, quiet, start_of_turn, until
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    deal,
    give,
    happened,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
)
from tests.heroes.support.war import close_window, do_nothing, mp_of, to_turn

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


def built(faction: str, kind: str, name: str, price: tuple[int, int, int], *others: str, few: bool = True) -> Game:
    """A game whose first player has just added a building to these others, paying exactly its price."""
    rival = "castle" if faction != "castle" else "dungeon"
    game = quiet(HERO[faction], HERO[rival])
    build(game, 0, *others)
    army(game, 0, f"{faction}_{TIERS[faction][0][0]}" + "+" * (not few))
    for n in range(3):
        if price[n]:
            short = tuple(amount - (m == n) for m, amount in enumerate(price))
            give(game, 0, gold=short[0], materials=short[1], valuables=short[2])
            ask_again(game)
            assert f"build:{kind}" not in keys(game)
    give(game, 0, gold=price[0], materials=price[1], valuables=price[2])
    ask_again(game)
    play(game, f"build:{kind}")
    assert resources(game, 0) == (0, 0, 0)
    assert name in player(game, 0)["buildings"]
    assert happened(game, "built")[-1]["building"] == name
    return game


def gold(game: Game, amount: int) -> None:
    """Give the first player this much gold and nothing else, and ask again."""
    give(game, 0, gold=amount)
    ask_again(game)


def to_question(game: Game, kind: str) -> None:
    """Do nothing until the first player is asked a question of this kind."""
    while asked(game) != (0, kind):
        do_nothing(game)


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
    give(game, 1)
    until(game, 3)
    assert asked(game) == (0, "amount")
    unit = f"{faction}_{TIERS[faction][0][0]}"
    play(game, branch)
    to_turn(game, 0)
    assert resources(game, 0) == gained
    assert resources(game, 1) == (10, 0, 0)
    assert mp_of(game, 0) == (4 if (faction, branch) == ("castle", "choose:2") else 3)
    raised = (faction, branch) == ("necropolis", "choose:2")
    assert player(game, 0)["units"] == [unit + "+" * raised]


@pytest.mark.rule("H3-TWN-03", "H3-TWN-04")
@pytest.mark.parametrize("faction", FACTIONS)
def test_citadel(faction: str) -> None:
    game = built(faction, "citadel", "citadel", (8, 5, 1))
    unit = f"{faction}_{TIERS[faction][0][0]}"
    gold(game, 50)
    play(game, f"reinforce:{unit}")
    assert player(game, 0)["units"] == [f"{unit}+"]
    # Besieged, the town has its walls.
    next_turn_of(game, 1)
    army(game, 1, "castle_zealots+")
    stand(game, 1, "0,0.se", mp=3)
    ask_again(game)
    play(game, "go:0,0.c")
    close_window(game)
    while not seen(game)["combat"]["units"] or game.choice.kind_name == "space":
        play(game, game.choice.keys[0])
    combat = seen(game)["combat"]
    assert len(combat["walls"]) == 3
    assert len(combat["gate"]) == 1
    assert "arrow_tower" in [unit["unit"] for unit in combat["units"]]


@pytest.mark.rule("H3-TWN-04")
def test_a_town_without_citadel_has_no_walls() -> None:
    game = quiet(HERO["castle"], HERO["dungeon"])
    next_turn_of(game, 1)
    army(game, 0, "castle_halberdiers")
    army(game, 1, "dungeon_harpies")
    stand(game, 1, "0,0.se", mp=3)
    ask_again(game)
    play(game, "go:0,0.c")
    close_window(game)
    while game.choice.kind_name == "space":
        play(game, game.choice.keys[0])
    combat = seen(game)["combat"]
    assert (combat["walls"], combat["gate"]) == ([], [])
    assert len(combat["units"]) == 2


@pytest.mark.rule("H3-TWN-09", "H3-MGU-01")
@pytest.mark.parametrize(("faction", "price"), [("castle", 6), ("dungeon", 5), ("necropolis", 5)])
def test_mage_guild(faction: str, price: int) -> None:
    game = built(faction, "mage_guild", "mage_guild", (4, 2, 1))
    for count in (1, 2):
        assert keys(game) == {"look", "take_top"}
        play(game, "take_top")
        assert player(game, 0)["hand_size"] == count
    gold(game, price)
    assert "buy_spell" not in keys(game)
    next_turn_of(game, 0)
    gold(game, price)
    play(game, "buy_spell", "take_top")
    assert player(game, 0)["hand_size"] == 3
    assert resources(game, 0) == (0, 0, 0)


@pytest.mark.rule("H3-TWN-05", "H3-TWN-06")
@pytest.mark.parametrize("tier", [0, 1, 2])
@pytest.mark.parametrize("faction", FACTIONS)
def test_dwellings(faction: str, tier: int) -> None:
    if tier:
        early = quiet(HERO[faction], HERO["castle" if faction != "castle" else "dungeon"])
        build(early, 0, *DWELLINGS[: tier - 1])
        give(early, 0, gold=100, materials=100, valuables=100)
        ask_again(early)
        with pytest.raises(Refused):
            early.apply(f"build:{DWELLINGS[tier]}")
    game = built(faction, DWELLINGS[tier], NAMES[faction][tier], DWELLING_PRICES[tier], *DWELLINGS[:tier])
    army(game, 0, "neutral_boars")
    give(game, 0, gold=100, materials=100, valuables=100)
    ask_again(game)
    open_now = {unit for known in TIERS[faction][: tier + 1] for unit in known}
    assert {key for key in keys(game) if key.startswith("recruit:")} == {f"recruit:{faction}_{u}" for u in open_now}
    play(game, f"recruit:{faction}_{TIERS[faction][tier][0]}")
    assert f"{faction}_{TIERS[faction][tier][0]}" in player(game, 0)["units"]


# -- Castle ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-07")
def test_brotherhood_of_the_sword() -> None:
    game = built("castle", "special_tent", "brotherhood_of_the_sword", (8, 4, 0))
    until(game, 2)
    assert player(game, 0)["morale"] is None
    until(game, 3)
    assert player(game, 0)["morale"] == "positive"
    assert player(game, 1)["morale"] is None


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26", "H3-CRD-11")
def test_blacksmith_sells_artifacts() -> None:
    game = built("castle", "special_gears", "blacksmith", (4, 3, 0), "dwelling_bronze")
    deal(game, 0, hand=["rib_cage", "haste", "centaurs_axe"])
    gold(game, 6)
    play(game, "use:special_gears", "yes", "choose:1")
    assert keys(game) == {"remove:rib_cage", "remove:centaurs_axe"}
    play(game, "remove:rib_cage")
    assert resources(game, 0) == (10, 0, 0)
    assert player(game, 0)["removed"] == ["rib_cage"]
    assert sorted(player(game, 0)["hand"]) == ["centaurs_axe", "haste"]
    assert "use:special_gears" not in keys(game)
    next_turn_of(game, 0)
    assert "use:special_gears" in keys(game)


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
def test_blacksmith_searches_for_artifacts() -> None:
    game = built("castle", "special_gears", "blacksmith", (4, 3, 0), "dwelling_bronze")
    stack_deck(game, "artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius"])
    gold(game, 7)
    play(game, "use:special_gears", "yes", "choose:2")
    assert resources(game, 0) == (1, 0, 0)
    play(game, "look", "take:rib_cage")
    assert player(game, 0)["hand"] == ["rib_cage"]
    assert seen(game)["decks"]["artifact"]["discards"] == ["titans_gladius", "centaurs_axe"]
    assert "use:special_gears" not in keys(game)


# -- Dungeon -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
def test_portal_of_summoning() -> None:
    game = built("dungeon", "special_tent", "portal_of_summoning", (7, 3, 1), "dwelling_bronze", "dwelling_silver")
    luck(game, lands=["unit:neutral_nomads"])
    start_of_turn(game, 0)
    give(game, 0, gold=12)
    to_question(game, "may")
    play(game, "yes")
    assert keys(game) == {"deck:bronze", "deck:silver"}
    play(game, "deck:silver")
    assert keys(game) == {"recruit:neutral_nomads", "no"}
    play(game, "recruit:neutral_nomads")
    assert resources(game, 0) == (2, 0, 0)
    assert "neutral_nomads" in player(game, 0)["units"]
    assert asked(game) == (0, "action")
    assert player(game, 0)["used_tokens"] == []


@pytest.mark.rule("H3-TWN-07")
def test_portal_of_summoning_may_be_declined_at_both_questions() -> None:
    game = built("dungeon", "special_tent", "portal_of_summoning", (7, 3, 1), "dwelling_bronze")
    luck(game, lands=["unit:neutral_boars"])
    start_of_turn(game, 0)
    give(game, 0, gold=12)
    to_question(game, "may")
    play(game, "yes", "no")
    assert resources(game, 0) == (12, 0, 0)
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-TWN-07")
def test_mana_vortex() -> None:
    game = built("dungeon", "special_gears", "mana_vortex", (6, 3, 1), "mage_guild")
    deal(game, 0, hand=["attack", "haste"], deck=["power"], discards=["knowledge", "defense", "curse"])
    start_of_turn(game, 0)
    luck(game, draws=["attack", "curse", "knowledge"], strict=True)
    play(game, "done", "draw_cards:0", "yes")
    assert keys(game) == {"discard:attack", "discard:haste"}
    play(game, "discard:attack")
    # The card paid is shuffled into the deck with the others, so it may come up too.
    assert keys(game) == {"keep:attack", "keep:curse", "keep:knowledge"}
    play(game, "keep:curse")
    assert sorted(player(game, 0)["hand"]) == ["curse", "haste"]
    assert sorted(player(game, 0)["discard"]) == ["attack", "knowledge"]
    assert sorted(player(game, 0)["deck"]) == ["defense", "power"]


# -- Necropolis --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
def test_cover_of_darkness_exchanges_cards() -> None:
    game = built("necropolis", "special_tent", "cover_of_darkness", (6, 4, 1))
    deal(game, 0, hand=["attack", "power", "haste"], deck=["knowledge", "curse", "bless"], discards=[])
    luck(game, draws=["bless", "curse"])
    ask_again(game)
    play(game, "use:special_tent", "discard:attack", "discard:power")
    assert sorted(player(game, 0)["hand"]) == ["bless", "curse", "haste"]
    assert player(game, 0)["discard"] == ["attack", "power"]
    assert "use:special_tent" not in keys(game)


@pytest.mark.rule("H3-TWN-07", "H3-TWN-26")
@pytest.mark.parametrize("exchanged", [False, True])
def test_cover_of_darkness_takes_a_card_as_a_combat_begins(exchanged: bool) -> None:
    game = built("necropolis", "special_tent", "cover_of_darkness", (6, 4, 1))
    deal(game, 0, hand=["attack"])
    deal(game, 1, hand=["defense", "power"])
    stand(game, 1, "0,0.se")
    ask_again(game)
    if exchanged:
        # The two effects are one use a turn.
        play(game, "use:special_tent", "done")
    luck(game, draws=["power"])
    play(game, "go:0,0.se")
    close_window(game)
    if exchanged:
        assert fighting(game)
        assert player(game, 1)["hand_size"] == 2
    else:
        assert asked(game) == (0, "may")
        play(game, "yes")
        assert fighting(game)
        assert player(game, 1)["hand"] == ["defense"]
        assert player(game, 1)["discard"] == ["power"]


@pytest.mark.rule("H3-TWN-07")
def test_necromancy_amplifier_finds_necromancy() -> None:
    game = built("necropolis", "special_gears", "necromancy_amplifier", (7, 3, 1), "mage_guild")
    stack_deck(game, "ability", ["luck", "necromancy", "offense"], ["estates"])
    start_of_turn(game, 0)
    to_question(game, "may")
    play(game, "yes", "choose:1")
    assert "necromancy" in player(game, 0)["hand"]
    assert seen(game)["decks"]["ability"]["cards"] == 2
    assert seen(game)["decks"]["ability"]["discards"] == ["estates"]


@pytest.mark.rule("H3-TWN-07")
def test_necromancy_amplifier_takes_up_a_specialty() -> None:
    game = built("necropolis", "special_gears", "necromancy_amplifier", (7, 3, 1), "mage_guild")
    deal(game, 0, discards=["sandro_specialty_i", "haste"])
    start_of_turn(game, 0)
    to_question(game, "may")
    play(game, "yes", "choose:2")
    assert "sandro_specialty_i" in player(game, 0)["hand"]
    assert player(game, 0)["discard"] == ["haste"]


def test_every_building_of_the_boards_is_used_here() -> None:
    from banneret.heroes.tables.towns_and_heroes import BUILDING_NAMES

    source = Path(__file__).read_text(encoding="utf-8")
    assert len(BUILDING_NAMES) == 24
    assert [name for name in BUILDING_NAMES if f'"{name}"' not in source] == []
