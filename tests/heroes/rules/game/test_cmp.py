"""What the box holds, as games use it."""

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.box.cards_and_units import FOLDER, load_from
from banneret.heroes.box.map_and_towns import load_realm_from
from banneret.heroes.designing import components
from banneret.heroes.state.pile_numbers import DECK, P_DECK, SHARED_DECK, SHARED_DISCARDS
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.kernel.errors import ContentError, SetupError
from tests.heroes.builder import (
    FIELD,
    THREE,
    TIERS,
    HeroesGame,
    changed_file,
    new_game,
    new_game_of_file,
    skirmish,
    whole_game,
)

HEROES = {
    "castle": ("catherine", "rion"), "dungeon": ("mutare", "alamar"), "necropolis": ("tamika", "sandro"),
}  # fmt: skip


def without_entry(folder: Path, name: str, ident: str) -> Path:
    """The content with one line about an entry taken out of a file."""
    copied = Path(shutil.copytree(FOLDER, folder / "content"))
    lines = (copied / name).read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if ident not in line]
    assert len(kept) == len(lines) - 1
    (copied / name).write_text("".join(kept), encoding="utf-8")
    return copied


@pytest.mark.rule("H3-CMP-01")
def test_the_box_is_for_no_more_than_three_players(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="2 or 3 players, not 4"):
        new_game(("choose",) * 4)
    with pytest.raises(ContentError, match="players"):
        new_game_of_file(changed_file(tmp_path, players=[4]), ("choose",) * 4)
    assert len(new_game(("choose",) * 3).seen()["players"]) == 3


@pytest.mark.rule("H3-CMP-02")
def test_twenty_tiles() -> None:
    realm = load_realm_from(FOLDER)
    assert Counter(tile.group for tile in realm.tiles) == {"start": 3, "far": 9, "near": 6, "center": 2}
    game = whole_game(THREE).next_turn()
    tiles = {tile["tile"] for tile in game.seen()["tiles"] if tile["tile"]}
    assert tiles == {"S1", "S2", "S3"}, "one Starting tile for each faction"


@pytest.mark.rule("H3-CMP-03")
def test_three_town_boards_and_six_heroes_on_the_map() -> None:
    game = whole_game(THREE)
    towns = [game.player(n)["buildings"] for n in range(3)]
    assert towns == [["towers"], ["warrens"], ["old_cemetery"]]
    for n in range(3):
        game.give(n, gold=30)
        game.ask_again().play("hire")
        game.position.tokens[n] = 0
        assert "hire" not in game.ask_again().keys, "a faction has two models"
        if n < 2:
            game.next_turn()
    heroes = [hero for n in range(3) for hero in game.player(n)["heroes"]]
    assert len([hero for hero in heroes if hero]) == 6


@pytest.mark.rule("H3-CMP-05")
@pytest.mark.parametrize("faction", HEROES)
def test_seven_units_of_a_faction_and_forty_one_neutral_cards(faction: str) -> None:
    game = whole_game((faction, next(other for other in HEROES if other != faction)))
    game.give(0, gold=500, materials=50, valuables=50)
    game.build(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold")
    game.army(0)
    assert len([key for key in game.ask_again().keys if key.startswith(f"recruit:{faction}_")]) == 7
    assert sum(len(game.neutral_deck(tier)) for tier in TIERS) == 41


@pytest.mark.rule("H3-CMP-06")
def test_thirty_abilities_thirty_two_artifacts_and_forty_six_spells() -> None:
    game = whole_game(THREE)
    state = game.position
    totals = [len(state.piles[SHARED_DECK + n]) + len(state.piles[SHARED_DISCARDS + n]) for n in range(3)]
    decks = Counter[str]()
    for n in range(3):
        pile = DECK if n in state.who else pile_of(P_DECK, n)
        decks.update(CARD_IDS[card] for card in state.piles[pile])
    own_abilities = sum(count for card, count in decks.items() if card.startswith("starting_"))
    assert [totals[0] + own_abilities, totals[1], totals[2] + decks["magic_arrow"]] == [30, 32, 46]


@pytest.mark.rule("H3-CMP-06")
def test_eighteen_specialties_and_twenty_four_statistic_cards(tmp_path: Path) -> None:
    box = load_from(FOLDER)
    assert (len(box.specialties), sum(card.copies for card in box.cards)) == (18, 24)
    copied = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    path = copied / "cards.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("copies: 6", "copies: 5", 1), encoding="utf-8")
    with pytest.raises(ContentError, match="23 statistics, but the box has 24"):
        load_from(copied)


@pytest.mark.rule("H3-CMP-07")
def test_six_heroes_with_three_specialties_each() -> None:
    specialties = set[str]()
    for faction, heroes in HEROES.items():
        for hero in heroes:
            other = next(name for name in HEROES if name != faction)
            game = whole_game((f"{faction}/{hero}", f"{other}/{HEROES[other][0]}"))
            specialties |= {card for card in game.player(0)["deck"] if "specialty" in card}
            for experience in (5, 9):
                specialties |= gained_at(f"{faction}/{hero}", f"{other}/{HEROES[other][0]}", experience)
    assert specialties == {
        f"{hero}_specialty_{number}" for heroes in HEROES.values() for hero in heroes for number in ("i", "iv", "vi")
    }


def gained_at(seat: str, other: str, experience: int) -> set[str]:
    """The Specialty cards a hero gains when one more experience makes the next level full."""
    game = whole_game((seat, other))
    game.level(0, experience)
    game.astrologers(["fluffy_rabbit"])
    game.luck(rolls=["treasure:experience"])
    game.end_round()
    return {str(event["card"]) for event in game.events_named("specialty") if event["player"] == 0}


@pytest.mark.rule("H3-CMP-08")
def test_twenty_ai_cards_and_nineteen_proclamations(tmp_path: Path) -> None:
    assert whole_game().seen()["astrologers"] == 19
    assert sum(card.count for card in load_realm_from(FOLDER).ai_cards) == 20
    with pytest.raises(ContentError, match="18 entries, but the box has 19"):
        load_realm_from(without_entry(tmp_path, "astrologers.yaml", "id: dead_silence"))


@pytest.mark.rule("H3-CMP-09")
def test_three_walls_a_gate_and_a_tower() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b4 town citadel")
    game.play("gate:a3")
    shown: dict[str, Any] = game.rules.describe(game.view())
    assert (shown["walls"], shown["gate"]) == (["b3", "c3", "d3"], ["a3"])
    assert game.unit_at("tower")


def twenty_flags(**options: Any) -> HeroesGame:
    """Seat 0 has its 20 cubes on the map and enters a Mine nobody holds."""
    game = whole_game(**options)
    game.own(0, *[name for name in FIELD if name.startswith(("5,5.", "5,6.", "5,7."))][:20])
    game.level(0, 4)
    return game.ask_again().play("go:0,0.sw")


@pytest.mark.rule("H3-GEN-06", "H3-CMP-11", "H3-CMP-12")
def test_twenty_cubes_of_a_faction_limit_play_by_option_only() -> None:
    game = twenty_flags()
    assert "0,0.sw" in game.player(0)["flags"]
    assert game.player(0)["income"]["building_materials"] == 2
    game = twenty_flags(enforce_cube_supply="on")
    assert "0,0.sw" not in game.player(0)["flags"]
    assert game.player(0)["income"]["building_materials"] == 0


@pytest.mark.rule("H3-GEN-06", "H3-CMP-11", "H3-CMP-12")
@pytest.mark.parametrize(("on_the_map", "left"), [(16, True), (17, False)])
def test_cubes_that_rivals_have_won_are_missing_too(on_the_map: int, left: bool) -> None:
    game = whole_game(THREE, enforce_cube_supply="on").meadow().next_turn_of(1)
    mine = game.fields_of("mine")[0]
    game.own(1, *[name for name in FIELD if name.startswith(("5,5.", "5,6.", "5,7."))][:on_the_map])
    # By holder, then by whose they are: seat 0 has one cube of seat 1, seat 2 has two, and there are some of others.
    game.position.cubes = (0, 1, 5, 5, 0, 5, 5, 2, 0)
    game.cleared(mine)
    game.stand(1, game.beside(mine), mp=2)
    game.ask_again().play(f"go:{mine}")
    assert (mine in game.player(1)["flags"]) == left


@pytest.mark.rule("H3-GEN-06", "H3-CMP-11")
@pytest.mark.parametrize(("option", "marked"), [("off", True), ("on", False)])
def test_forty_black_cubes_limit_play_by_option_only(option: str, marked: bool) -> None:
    game = whole_game(enforce_cube_supply=option)
    game.position.black = sum(1 << FIELD[name] for name in list(FIELD)[-40:])
    game.play("go:0,0.e")
    assert bool(game.position.black >> FIELD["0,0.e"] & 1) is marked


@pytest.mark.rule("H3-CMP-12")
@pytest.mark.parametrize(
    ("faction", "below"), [("castle", "dwelling_bronze"), ("dungeon", "mage_guild"), ("necropolis", "mage_guild")]
)
def test_eight_buildings_lie_on_seven_tiles(faction: str, below: str) -> None:
    game = whole_game((faction, "castle" if faction != "castle" else "dungeon"))
    game.give(0, gold=500, materials=50, valuables=50)
    game.build(0)
    assert "build:special_gears" not in game.ask_again().keys
    game.build(0, below)
    assert "build:special_gears" in game.ask_again().keys, "its tile is turned over"
    others = {key.removeprefix("build:") for key in game.keys if key.startswith("build:")}
    assert len(others | {below, "dwelling_silver", "dwelling_gold", "dwelling_bronze"}) == 8


@pytest.mark.rule("H3-CMP-04")
def test_the_dice_of_the_box_are_counted() -> None:
    found = components.counts()
    assert [found[f"{die}_dice"] for die in ("attack", "resource", "treasure")] == [2, 3, 3]


@pytest.mark.rule("H3-CMP-10")
def test_the_tokens_of_the_box_are_counted() -> None:
    found = {name: count for name, count in components.counts().items() if name.endswith("_tokens")}
    assert found == {
        "gold_tokens": 33, "building_materials_tokens": 21, "valuables_tokens": 16, "build_tokens": 3,
        "population_tokens": 3, "spell_book_tokens": 3, "damage_tokens": 15, "paralysis_defense_tokens": 6,
        "movement_tokens": 17, "morale_tokens": 2, "grail_tokens": 1,
    }  # fmt: skip
