"""Section AIC where it meets the map: shared cards and units, rewards, and who is beaten."""

import pytest

import banneret
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.tables.units_and_cards import CARD_COPIES, CARD_NUMBER, UNIT_NUMBER
from banneret.kernel.errors import BanneretError
from tests.heroes.builder import STRONG, WEAK, HeroesGame, solo_game

WEAKLING = "{id: warlord, name: Warlord, at: A1, army: [few:skeletons]%s}"
STRONGEST = "{id: warlord, name: Warlord, at: A1, army: [pack:archangels]}"


def met(hero: str, *, units: str = STRONG, more: str = "", at: str = "3,0.e") -> HeroesGame:
    """The player's hero attacks an AI hero, up to the deployment."""
    game = solo_game(hero, more=more).open_land()
    game.post_ai(0, at)
    game.stand(0, "3,0.c", mp=2)
    game.army(0, units)
    return game.into_battle(f"go:{at}")


def beside(game: HeroesGame, spot: str, location: str) -> str:
    """A field of a tile with a location."""
    names = [f"{spot}.{way}" for way in ("ne", "e", "se", "sw", "w", "nw")]
    return next(name for name in names if game.field(name)["location"] == location)


@pytest.mark.rule("H3-AIC-33")
def test_beating_an_ai_hero_gives_nothing_by_itself() -> None:
    game = met(WEAKLING % "")
    rich = game.resources(0)
    game.fight_on()
    assert game.events_named("ai_beaten")
    assert game.hero_at(0) == "3,0.e", "the winner stays"
    assert game.player(0)["experience"] == 0
    assert game.resources(0) == rich


@pytest.mark.rule("H3-AIC-33", "H3-AI-reward")
def test_the_scenario_may_grant_a_reward() -> None:
    game = met(WEAKLING % ", reward: [{experience: 1}, {gain: gold, amount: 4}]")
    gold = game.resources(0)[0]
    game.fight_on()
    assert game.player(0)["experience"] == 1
    assert game.resources(0)[0] == gold + 4


@pytest.mark.rule("H3-AIC-30", "H3-AIC-17", "H3-AI-deck")
def test_heroes_without_a_deck_share_the_one_of_all() -> None:
    shared = "ai_shared: {deck: {might: 3}}"
    own_deck = "{id: other, name: Other, at: A1, army: [few:zombies], deck: {might: 1}, move: garrison}"
    game = solo_game(
        WEAKLING % ", move: garrison", own_deck, WEAKLING.replace("warlord", "third") % "", more=shared
    ).open_land()
    assert [hero["cards"]["might"] for hero in game.seen()["ai"]] == [3, 1, 3]
    game.post_ai(0, "3,0.w")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, WEAK)
    game.into_battle("go:3,0.w")
    game.fight_on(attack=False)
    assert len(game.events_named("ai_card")) >= 1


@pytest.mark.rule("H3-AIC-41", "H3-NEU-01")
def test_a_unit_of_which_there_is_one_card_is_in_both_armies() -> None:
    one = "{id: first_lord, name: First, at: A1, army: [neutral:enchanters], move: garrison}"
    two = "{id: second_lord, name: Second, at: A1, army: [neutral:enchanters], move: garrison}"
    game = solo_game(one, two)
    assert [hero["units"] for hero in game.seen()["ai"]] == [["neutral_enchanters"]] * 2
    row = 2 * UNIT_NUMBER["neutral_enchanters"]
    plain = solo_game()
    decks = [g.position.piles[NEUTRAL_DECK + 2].count(row) for g in (plain, game)]
    assert decks[1] == decks[0] - 1


@pytest.mark.rule("H3-AIC-41")
def test_it_fights_for_whichever_is_attacked() -> None:
    one = "{id: first_lord, name: First, at: A1, army: [neutral:peasants], move: garrison}"
    two = "{id: second_lord, name: Second, at: A1, army: [neutral:peasants], move: garrison}"
    game = solo_game(one, two).open_land()
    game.post_ai(0, "3,0.w")
    game.post_ai(1, "3,0.sw")
    game.army(0, STRONG)
    for at in ("3,0.w", "3,0.sw"):
        game.stand(0, "3,0.c", mp=2)
        game.into_battle(f"go:{at}")
        game.fight_on()
    assert [event["ai"] for event in game.events_named("ai_beaten")] == [0, 1]
    assert [str(event["unit"]).split("@")[0] for event in game.events_named("defeat")] == ["neutral_peasants"] * 2


DECK = "deck=attack*2,defense*2,power,knowledge,catherine_specialty_i,tactics*2,magic_arrow"


@pytest.mark.rule("H3-AIC-29", "H3-AI-skill")
def test_a_skill_without_a_copy_left_is_taken_from_the_player_who_searches_for_another() -> None:
    seats = [f"castle/catherine {DECK}"]
    game = HeroesGame.of(banneret.new("heroes", scenario="long_live_the_queen_2", seats=seats, seed=3))
    assert [event["card"] for event in game.events_named("removed")] == ["tactics"]
    while not any(key.startswith("take:") or key == "look" for key in game.keys):
        game.play(game.choice.keys[0])
    assert game.asked()[0] == 0
    game.play("look")
    assert game.seen(0)["looking"] == 3


@pytest.mark.rule("H3-AIC-29")
def test_with_a_copy_left_the_player_keeps_the_deck() -> None:
    seats = [f"castle/catherine {DECK.replace('tactics*2', 'tactics')}"]
    game = HeroesGame.of(banneret.new("heroes", scenario="long_live_the_queen_2", seats=seats, seed=3))
    assert not game.events_named("removed")


@pytest.mark.rule("H3-AIC-28", "H3-AI-spells")
def test_a_spell_without_a_copy_left_is_a_magic_arrow() -> None:
    copies = CARD_COPIES[CARD_NUMBER["bloodlust"]]
    deck = f"deck=attack*2,defense*2,power,knowledge,catherine_specialty_i,bloodlust*{copies}"
    game = HeroesGame.of(
        banneret.new("heroes", scenario="long_live_the_queen_2", seats=[f"castle/catherine {deck}"], seed=3)
    )
    assert sorted(game.seen()["ai"][0]["spells"]) == ["magic_arrow", "magic_arrow", "slow"]


@pytest.mark.rule("H3-MOD-04", "H3-MOD-07")
def test_a_campaign_is_for_one_player_and_the_rules_steer_the_guards() -> None:
    with pytest.raises(BanneretError, match="1 player"):
        banneret.new("heroes", scenario="long_live_the_queen_1", seats=["castle", "dungeon"], seed=1)
    game = solo_game().open_land()
    game.stand(0, "3,0.c", mp=2)
    game.army(0, STRONG)
    game.into_battle("go:3,0.se")
    assert game.seen()["combat"]["players"] == [0, -1]


@pytest.mark.rule("H3-END-15", "H3-AIC-33")
def test_a_main_hero_beaten_by_an_ai_hero_goes_home_and_pays_nothing() -> None:
    game = met("{id: warlord, name: Warlord, at: A1, army: [pack:black_dragons]}", units=WEAK)
    gold = game.resources(0)
    game.fight_on()
    assert game.events_named("hero_beaten") == [{"hero": 0}]
    assert game.player(0)["heroes"][0]["field"] == "0,0.c"
    assert game.resources(0) == gold
    assert game.player(0)["morale"] is None
    assert game.ai()["field"] == "3,0.e"


@pytest.mark.rule("H3-AIC-32")
def test_nobody_can_surrender_to_an_ai_hero() -> None:
    game = met("{id: warlord, name: Warlord, at: A1, army: [pack:black_dragons]}", units="castle_archangels+")
    game.give(0, gold=50)
    offered: set[str] = set()
    while game.position.base:
        offered |= game.keys
        wanted = [key for key in sorted(game.keys) if key.startswith(("place:", "deploy:"))]
        game.play(wanted[0] if wanted else game.choice.keys[-1])
    assert "surrender" not in offered


@pytest.mark.rule("H3-SEC-12", "H3-SEC-14", "H3-END-15")
@pytest.mark.parametrize("given_up", [True, False])
def test_a_second_lost_to_an_ai_hero_leaves_the_grail_and_gives_nobody_a_cube(given_up: bool) -> None:
    game = solo_game(STRONGEST).open_land()
    game.own_match().grail_carried = True
    carried = edit(game.position)
    carried.dug, carried.bearer = True, 1
    game.position.grail = 0
    game.post_ai(0, "3,0.w")
    game.stand(0, "3,0.c", mp=2, secondary=True)
    game.army(0, WEAK)
    game.ask_again().play("go2:3,0.w")
    while "yes" not in game.keys:
        game.play("pass")
    game.play("yes" if given_up else "no")
    if not given_up:
        game.fight_on(attack=False)
    assert game.hero_at(0, secondary=True) is None
    assert game.events_named("grail_left") == [{"field": "3,0.w"}]
    assert game.seen()["grail"] == -1
    assert game.player(0)["cubes"] == [0]


@pytest.mark.rule("H3-CBC-09")
@pytest.mark.parametrize("secondary", [False, True])
def test_cards_against_an_ai_hero_are_for_the_main_hero_alone(secondary: bool) -> None:
    game = solo_game("{id: warlord, name: Warlord, at: A1, army: [few:zombies]}").open_land()
    game.post_ai(0, "3,0.w")
    game.stand(0, "1,0.c")
    game.stand(0, "3,0.c", mp=2, secondary=secondary)
    game.army(0, STRONG)
    game.deal(0, hand=["attack", "magic_arrow"])
    game.ask_again().play("go2:3,0.w" if secondary else "go:3,0.w")
    while not game.position.base:
        game.play("no" if "no" in game.keys else "pass")
    game.play("place:b2")
    assert ("cast:magic_arrow" in game.keys) == (not secondary)
    assert game.player(0)["hand"] == ["attack", "magic_arrow"]


@pytest.mark.rule("H3-TWN-12", "H3-TWN-16")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_army_may_be_brought_to_a_town_that_an_ai_hero_besieges(answer: str) -> None:
    game = solo_game(WEAKLING % "").open_land()
    game.stand(0, "1,0.c")
    game.army(0, STRONG)
    game.own(0, "1,0.nw")
    game.post_ai(0, beside(game, "0,0", "empty"))
    game.ai_holds(beside(game, "0,0", "mine"))
    game.ai_turn()
    while "yes" not in game.keys:
        game.play("pass" if "pass" in game.keys else sorted(game.keys)[0])
    game.play(answer)
    if answer == "yes":
        game.fight_on()
        assert game.events_named("ai_beaten")
        assert "0,0.c" in game.player(0)["flags"]
    else:
        assert game.events_named("no_defense") == [{"player": 0, "field": "0,0.c"}]
        assert "0,0.c" in game.seen()["ai_flags"]
        assert "0,0.c" not in game.player(0)["flags"]


@pytest.mark.rule("H3-SGE-01", "H3-AIC-34", "H3-AI-siege")
@pytest.mark.parametrize(
    ("works", "walls", "gates", "towers"),
    [("{}", 3, 1, 1), ("{tower: false}", 3, 1, 0), ("{walls: false, gate: false, tower: false}", 0, 0, 0)],
)
def test_a_town_of_the_ai_side_has_the_works_that_the_scenario_gives(
    works: str, walls: int, gates: int, towers: int
) -> None:
    game = solo_game(WEAKLING % f", move: garrison, siege: {works}").open_land()
    game.army(0, STRONG)
    game.stand(0, beside(game, "4,0", "empty"), mp=2)
    game.into_battle("go:4,0.c")
    while any(key.startswith(("place:", "deploy:")) for key in game.keys):
        game.play(sorted(key for key in game.keys if key.startswith(("place:", "deploy:")))[0])
    combat = game.seen()["combat"]
    assert (len(combat["walls"]), len(combat["gate"])) == (walls, gates)
    assert sum(unit["unit"] == "arrow_tower" for unit in combat["units"]) == towers


@pytest.mark.rule("H3-AIC-34", "BF-SGE-01", "BF-SGE-21")
@pytest.mark.parametrize(
    ("works", "walls", "gates", "towers"),
    [("{}", 8, 2, 1), ("{tower: false}", 8, 2, 0), ("{walls: false}", 2, 2, 1), ("{gate: false}", 6, 0, 1)],
)
def test_so_it_has_on_hexes(works: str, walls: int, gates: int, towers: int) -> None:
    game = solo_game(WEAKLING % f", move: garrison, siege: {works}", hex_board="always", hex_obstacles="0").open_land()
    game.army(0, STRONG)
    game.stand(0, beside(game, "4,0", "empty"), mp=2)
    game.into_battle("go:4,0.c")
    combat = game.seen()["combat"]
    assert (len(combat["walls"]), len(combat["gate"])) == (walls, gates), "hexes; two of the Gate count as Wall"
    assert sum(unit["unit"] == "arrow_tower" for unit in combat["units"]) == towers
    assert combat["zones"] == ["left", "right"]


@pytest.mark.rule("H3-TWN-04")
def test_the_citadel_of_the_player_stands_against_an_ai_besieger() -> None:
    game = solo_game("{id: warlord, name: Warlord, at: A1, army: [few:skeletons], move: hunter}").open_land()
    game.build(0, "citadel")
    game.army(0, STRONG)
    game.post_ai(0, beside(game, "0,0", "empty"))
    game.ai_turn()
    while not game.events_named("siege"):
        wanted = [key for key in sorted(game.keys) if key.startswith(("place:", "deploy:", "gate:"))]
        game.play(wanted[0] if wanted else "pass" if "pass" in game.keys else sorted(game.keys)[0])
    assert game.seen()["combat"]["players"] == [-1, 0]
    assert len(game.seen()["combat"]["walls"]) == 3
