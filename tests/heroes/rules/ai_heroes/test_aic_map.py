"""Section AIC where it meets the map: shared cards and units, rewards, and who is beaten."""

import pytest

import banneret
from banneret.heroes.state.battle import NEUTRAL_DECK
from banneret.heroes.tables.units_and_cards import CARD_COPIES, CARD_NUMBER, UNIT_NUMBER
from banneret.kernel.errors import BanneretError
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    asked,
    build,
    field,
    give,
    happened,
    keys,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.solo import ai, ai_turn, fight_on, hold, into_battle, open_land, post, solo
from tests.heroes.support.war import STRONG, WEAK

WEAKLING = "{id: warlord, name: Warlord, at: A1, army: [few:skeletons]%s}"


def met(hero: str, *, units: str = STRONG, more: str = "", at: str = "3,0.e") -> Game:
    """The player's hero attacks an AI hero, up to the deployment."""
    game = open_land(solo(hero, more=more))
    post(game, 0, at)
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, units)
    return into_battle(game, f"go:{at}")


def beside(game: Game, spot: str, location: str) -> str:
    """A field of a tile with a location."""
    names = [f"{spot}.{way}" for way in ("ne", "e", "se", "sw", "w", "nw")]
    return next(name for name in names if field(game, name)["location"] == location)


@pytest.mark.rule("H3-AIC-33")
def test_beating_an_ai_hero_gives_nothing_by_itself() -> None:
    game = met(WEAKLING % "")
    rich = resources(game, 0)
    fight_on(game)
    assert happened(game, "ai_beaten")
    assert player(game, 0)["experience"] == 0
    assert resources(game, 0) == rich


@pytest.mark.rule("H3-AIC-33")
def test_the_scenario_may_grant_a_reward() -> None:
    game = met(WEAKLING % ", reward: [{experience: 1}, {gain: gold, amount: 4}]")
    gold = resources(game, 0)[0]
    fight_on(game)
    assert player(game, 0)["experience"] == 1
    assert resources(game, 0)[0] == gold + 4


@pytest.mark.rule("H3-AIC-30", "H3-AIC-17")
def test_heroes_without_a_deck_share_the_one_of_all() -> None:
    shared = "ai_shared: {deck: {might: 3}}"
    own_deck = "{id: other, name: Other, at: A1, army: [few:zombies], deck: {might: 1}, move: garrison}"
    game = open_land(
        solo(WEAKLING % ", move: garrison", own_deck, WEAKLING.replace("warlord", "third") % "", more=shared)
    )
    assert [hero["cards"]["might"] for hero in seen(game)["ai"]] == [3, 1, 3]
    post(game, 0, "3,0.w")
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, WEAK)
    into_battle(game, "go:3,0.w")
    fight_on(game, attack=False)
    assert len(happened(game, "ai_card")) >= 1


@pytest.mark.rule("H3-AIC-41", "H3-NEU-01")
def test_a_unit_of_which_there_is_one_card_is_in_both_armies() -> None:
    one = "{id: first_lord, name: First, at: A1, army: [neutral:enchanters], move: garrison}"
    two = "{id: second_lord, name: Second, at: A1, army: [neutral:enchanters], move: garrison}"
    game = solo(one, two)
    assert [hero["units"] for hero in seen(game)["ai"]] == [["neutral_enchanters"]] * 2
    row = 2 * UNIT_NUMBER["neutral_enchanters"]
    plain = solo()
    decks = [state_of(g).piles[NEUTRAL_DECK + 2].count(row) for g in (plain, game)]
    assert decks[1] == decks[0] - 1


@pytest.mark.rule("H3-AIC-41")
def test_it_fights_for_whichever_is_attacked() -> None:
    one = "{id: first_lord, name: First, at: A1, army: [neutral:peasants], move: garrison}"
    two = "{id: second_lord, name: Second, at: A1, army: [neutral:peasants], move: garrison}"
    game = open_land(solo(one, two))
    post(game, 0, "3,0.w")
    post(game, 1, "3,0.sw")
    army(game, 0, STRONG)
    for at in ("3,0.w", "3,0.sw"):
        stand(game, 0, "3,0.c", mp=2)
        into_battle(game, f"go:{at}")
        fight_on(game)
    assert [event["ai"] for event in happened(game, "ai_beaten")] == [0, 1]
    assert [str(event["unit"]).split("@")[0] for event in happened(game, "defeat")] == ["neutral_peasants"] * 2


DECK = "deck=attack*2,defense*2,power,knowledge,catherine_specialty_i,tactics*2,magic_arrow"


@pytest.mark.rule("H3-AIC-29")
def test_a_skill_without_a_copy_left_is_taken_from_the_player_who_searches_for_another() -> None:
    seats = [f"castle/catherine {DECK}"]
    game = banneret.new("heroes", scenario="long_live_the_queen_2", seats=seats, seed=3)
    assert [event["card"] for event in happened(game, "removed")] == ["tactics"]
    while not any(key.startswith("take:") or key == "look" for key in keys(game)):
        play(game, game.choice.keys[0])
    assert asked(game)[0] == 0
    play(game, "look")
    assert seen(game, 0)["looking"] == 3


@pytest.mark.rule("H3-AIC-29")
def test_with_a_copy_left_the_player_keeps_the_deck() -> None:
    seats = [f"castle/catherine {DECK.replace('tactics*2', 'tactics')}"]
    game = banneret.new("heroes", scenario="long_live_the_queen_2", seats=seats, seed=3)
    assert not happened(game, "removed")


@pytest.mark.rule("H3-AIC-28")
def test_a_spell_without_a_copy_left_is_a_magic_arrow() -> None:
    copies = CARD_COPIES[CARD_NUMBER["bloodlust"]]
    deck = f"deck=attack*2,defense*2,power,knowledge,catherine_specialty_i,bloodlust*{copies}"
    game = banneret.new("heroes", scenario="long_live_the_queen_2", seats=[f"castle/catherine {deck}"], seed=3)
    assert sorted(seen(game)["ai"][0]["spells"]) == ["magic_arrow", "magic_arrow", "slow"]


@pytest.mark.rule("H3-MOD-04", "H3-MOD-07")
def test_a_campaign_is_for_one_player_and_the_rules_steer_the_guards() -> None:
    with pytest.raises(BanneretError, match="1 player"):
        banneret.new("heroes", scenario="long_live_the_queen_1", seats=["castle", "dungeon"], seed=1)
    game = open_land(solo())
    stand(game, 0, "3,0.c", mp=2)
    army(game, 0, STRONG)
    into_battle(game, "go:3,0.se")
    assert seen(game)["combat"]["players"] == [0, -1]


@pytest.mark.rule("H3-END-15", "H3-AIC-33")
def test_a_main_hero_beaten_by_an_ai_hero_goes_home_and_pays_nothing() -> None:
    game = met("{id: warlord, name: Warlord, at: A1, army: [pack:black_dragons]}", units=WEAK)
    gold = resources(game, 0)
    fight_on(game)
    assert happened(game, "hero_beaten") == [{"hero": 0}]
    assert player(game, 0)["heroes"][0]["field"] == "0,0.c"
    assert resources(game, 0) == gold
    assert player(game, 0)["morale"] is None
    assert ai(game)["field"] == "3,0.e"


@pytest.mark.rule("H3-AIC-32")
def test_nobody_can_surrender_to_an_ai_hero() -> None:
    game = met("{id: warlord, name: Warlord, at: A1, army: [pack:black_dragons]}", units="castle_archangels+")
    give(game, 0, gold=50)
    offered: set[str] = set()
    while state_of(game).base:
        offered |= keys(game)
        wanted = [key for key in sorted(keys(game)) if key.startswith(("place:", "deploy:"))]
        play(game, wanted[0] if wanted else game.choice.keys[-1])
    assert "surrender" not in offered


@pytest.mark.rule("H3-TWN-12", "H3-TWN-16")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_army_may_be_brought_to_a_town_that_an_ai_hero_besieges(answer: str) -> None:
    game = open_land(solo(WEAKLING % ""))
    stand(game, 0, "1,0.c")
    army(game, 0, STRONG)
    own(game, 0, "1,0.nw")
    post(game, 0, beside(game, "0,0", "empty"))
    hold(game, beside(game, "0,0", "mine"))
    ai_turn(game)
    while "yes" not in keys(game):
        play(game, "pass" if "pass" in keys(game) else sorted(keys(game))[0])
    play(game, answer)
    if answer == "yes":
        fight_on(game)
        assert happened(game, "ai_beaten")
        assert "0,0.c" in player(game, 0)["flags"]
    else:
        assert happened(game, "no_defense") == [{"player": 0, "field": "0,0.c"}]
        assert "0,0.c" in seen(game)["ai_flags"]
        assert "0,0.c" not in player(game, 0)["flags"]


@pytest.mark.rule("H3-SGE-01", "H3-AIC-34")
@pytest.mark.parametrize(
    ("works", "walls", "gates", "towers"),
    [("{}", 3, 1, 1), ("{tower: false}", 3, 1, 0), ("{walls: false, gate: false, tower: false}", 0, 0, 0)],
)
def test_a_town_of_the_ai_side_has_the_works_that_the_scenario_gives(
    works: str, walls: int, gates: int, towers: int
) -> None:
    game = open_land(solo(WEAKLING % f", move: garrison, siege: {works}"))
    army(game, 0, STRONG)
    stand(game, 0, beside(game, "4,0", "empty"), mp=2)
    into_battle(game, "go:4,0.c")
    while any(key.startswith(("place:", "deploy:")) for key in keys(game)):
        play(game, sorted(key for key in keys(game) if key.startswith(("place:", "deploy:")))[0])
    combat = seen(game)["combat"]
    assert (len(combat["walls"]), len(combat["gate"])) == (walls, gates)
    assert sum(unit["unit"] == "arrow_tower" for unit in combat["units"]) == towers


@pytest.mark.rule("H3-TWN-04")
def test_the_citadel_of_the_player_stands_against_an_ai_besieger() -> None:
    game = open_land(solo("{id: warlord, name: Warlord, at: A1, army: [few:skeletons], move: hunter}"))
    build(game, 0, "citadel")
    army(game, 0, STRONG)
    post(game, 0, beside(game, "0,0", "empty"))
    ai_turn(game)
    while not happened(game, "siege"):
        wanted = [key for key in sorted(keys(game)) if key.startswith(("place:", "deploy:", "gate:"))]
        play(game, wanted[0] if wanted else "pass" if "pass" in keys(game) else sorted(keys(game))[0])
    assert seen(game)["combat"]["players"] == [-1, 0]
    assert len(seen(game)["combat"]["walls"]) == 3
