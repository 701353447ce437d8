"""The Barrow Beast: a guard that keeps its wounds, its hoard, who may slay it, and a look at it for gold."""

import pytest

from banneret.heroes.combat.beast import BEAST
from banneret.kernel.piles import changed
from tests.heroes.builder import DEAD_FIRST, FIELD, STRONG, THREE, TWO, HeroesGame, played_out, scenario_game

LAIR, BESIDE = "0,0.c", "0,0.w"
"""Fields of tile C1."""
AZURE, CRYSTAL = "unit:neutral_azure_dragons", "unit:neutral_crystal_dragons"
HEALTH = 10
"""What the card of the Azure Dragons shows."""
CRYSTAL_HEALTH = 9
MINOR, MAJOR, RELIC = "centaurs_axe", "dragon_scale_shield", "angel_wings"


def barrow(seats: tuple[str, ...] = TWO, tile: str = "C1", difficulty: str = "normal") -> HeroesGame:
    """Seat 0 stands before the lair; nobody has gold, and no Artifact lies on the discard pile."""
    game = scenario_game("barrow_beast", seats, difficulty=difficulty)
    game.lay((0, 0), tile)
    for seat in range(len(seats)):
        game.give(seat)
    game.stack_deck("artifact", discards=[])
    game.stand(0, BESIDE, mp=3)
    game.army(0, STRONG)
    return game.ask_again()


def attack(game: HeroesGame, beast: str = AZURE, *, key: str = f"go:{LAIR}", draws: tuple[str, ...] = ()) -> HeroesGame:
    """Enter the lair, and stand face to face with the beast before the first activation."""
    game.luck(lands=[beast], draws=draws)
    game.play(key)
    game.close_window()
    while not game.events_named("round"):
        wanted = [key for key in game.choice.keys if key.startswith("deploy:")]
        wanted += [key for key in ("place:b2", "place:b4") if key in game.choice]
        game.apply(wanted[0] if wanted else "pass")
    return game


def beast_of(game: HeroesGame) -> dict[str, object]:
    units: list[dict[str, object]] = game.seen()["combat"]["units"]
    return next(unit for unit in units if unit["side"] == 1)


def wounds(game: HeroesGame) -> int:
    return int(game.seen()["scenario_state"]["wounds"])


def wound(game: HeroesGame, damage: int) -> None:
    from banneret.heroes.state.scenario_state import edit

    edit(game.position).wounds = damage


def strike(game: HeroesGame, dice: int = 0) -> HeroesGame:
    """The Archangels strike the beast as soon as they can."""
    game.luck(dice=[dice] * 4)
    while not any(key.startswith("attack:") for key in game.keys) or game.asked()[0] != 0:
        moves = [key for key in ("move:b3", "move:b4", "attack:b2", "attack:b3") if key in game.keys]
        if moves:
            game.play(moves[0])
        else:
            game.do_nothing()
    return game.play(next(key for key in game.choice.keys if key.startswith("attack:")))


# -- the beast ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CHANGE-beast")
@pytest.mark.parametrize("tile", ["C1", "C2"])
@pytest.mark.parametrize("beast", [AZURE, CRYSTAL])
def test_one_of_two_beasts_waits_on_the_field_of_level_seven(tile: str, beast: str) -> None:
    game = barrow(tile=tile)
    assert game.field(LAIR)["guard"] == 7
    assert game.seen()["scenario_state"]["beast"] == ["neutral_azure_dragons", "neutral_crystal_dragons"]
    attack(game, beast)
    units = [unit for unit in game.seen()["combat"]["units"] if unit["side"] == 1]
    assert [f"unit:{unit['unit']}" for unit in units] == [beast]
    assert game.seen()["scenario_state"]["beast"] == [beast.removeprefix("unit:")], "now everybody knows"


@pytest.mark.rule("H3-CHANGE-beast")
def test_its_cards_are_not_among_the_neutral_units() -> None:
    from banneret.heroes.state.pile_numbers import NEUTRAL_DECK

    assert barrow().position.piles[NEUTRAL_DECK + 3] == ()


@pytest.mark.rule("H3-CHANGE-beast")
@pytest.mark.parametrize(("difficulty", "more"), [("easy", 0), ("normal", 6), ("hard", 12), ("impossible", 18)])
def test_its_health_goes_by_the_difficulty(difficulty: str, more: int) -> None:
    game = attack(barrow(difficulty=difficulty))
    assert (beast_of(game)["hp"], beast_of(game)["damage"]) == (HEALTH + more, 0)


@pytest.mark.rule("H3-CBS-21", "H3-MOD-07")
@pytest.mark.parametrize(("seats", "right"), [(TWO, 1), (THREE, 2)])
def test_the_rival_on_the_right_steers_it(seats: tuple[str, ...], right: int) -> None:
    game = barrow(seats)
    game.luck(lands=[AZURE])
    game.play(f"go:{LAIR}")
    game.close_window()
    game.play("place:b2")
    assert game.asked() == (right, "space")


@pytest.mark.rule("H3-CHANGE-beast")
@pytest.mark.parametrize(("before", "healed"), [(0, []), (2, [2]), (3, [3]), (5, [3])])
def test_it_heals_no_more_than_its_wounds(before: int, healed: list[int]) -> None:
    game = barrow()
    wound(game, before)
    game.next_round()
    assert wounds(game) == before - sum(healed)
    assert [event["n"] for event in game.events_named("beast_heals")] == healed


@pytest.mark.rule("H3-CHANGE-beast")
def test_it_keeps_its_wounds_and_heals_three_a_round() -> None:
    game = attack(barrow())
    strike(game)
    army_lost(game)
    hits = [event for event in game.events_named("damage") if str(event["unit"]).startswith("neutral")]
    dealt = sum(int(event["n"]) for event in hits)
    assert dealt > 3
    assert wounds(game) == dealt
    assert game.hero_at(0) != LAIR
    game.next_round()
    assert wounds(game) == dealt - 3
    assert [event["n"] for event in game.events_named("beast_heals")] == [3]
    while game.asked() != (0, "action"):
        game.do_nothing()
    for seat in (0, 1):
        game.give(seat)
    game.stand(0, BESIDE, mp=3)
    game.army(0, STRONG)
    game.ask_again()
    rounds = len(game.events_named("round"))
    game.play(f"go:{LAIR}")
    game.close_window()
    while len(game.events_named("round")) == rounds:
        wanted = [key for key in ("place:b2", "place:b4") if key in game.choice]
        game.apply(wanted[0] if wanted else "pass")
    assert (beast_of(game)["unit"], beast_of(game)["damage"]) == ("neutral_azure_dragons", dealt - 3)


def army_lost(game: HeroesGame) -> None:
    """The rest of the attacking army falls."""
    while game.seen()["combat"] is not None:
        game.luck(dice=[1] * 2)
        hits = [key for key in game.choice.keys if key.startswith("attack:")] if game.asked()[0] == 1 else []
        if hits:
            game.play(hits[0])
        elif game.asked()[0] == 1 and "move:b3" in game.keys:
            game.play("move:b3")
        else:
            game.do_nothing()
    while game.asked()[1] != "action":
        game.do_nothing()


# -- its hoard ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CHANGE-beast")
def test_a_minor_artifact_gives_it_defense_for_the_round() -> None:
    game = barrow()
    game.stack_deck("artifact", discards=[MINOR])
    attack(game)
    assert beast_of(game)["defense"] == 4
    assert game.seen()["decks"]["artifact"]["discards"] == [MINOR]


@pytest.mark.rule("H3-CHANGE-beast")
def test_without_artifacts_on_the_pile_nothing_happens() -> None:
    game = attack(barrow())
    assert beast_of(game)["defense"] == 3
    assert game.events_named("beast_hoard") == []


@pytest.mark.rule("H3-CHANGE-beast")
def test_every_round_turns_up_another_one_at_random_which_lies_on_top_again() -> None:
    game = barrow()
    game.army(0, STRONG, "castle_champions+", "castle_crusaders+", "castle_zealots+")
    game.stack_deck("artifact", discards=[MINOR, MAJOR])
    game.luck(lands=[AZURE], draws=[MINOR])
    game.play(f"go:{LAIR}")
    while not game.events_named("beast_hoard"):
        do_first(game)
    assert game.seen()["decks"]["artifact"]["discards"] == [MAJOR, MINOR]
    assert beast_of(game)["defense"] == 4
    game.luck(draws=[MAJOR])
    while len(game.events_named("beast_hoard")) < 2:
        do_first(game)
    assert game.seen()["decks"]["artifact"]["discards"] == [MINOR, MAJOR]
    assert beast_of(game)["defense"] == 3


def do_first(game: HeroesGame) -> None:
    wanted = [key for key in game.choice.keys if key.startswith(("deploy:", "place:"))]
    if wanted:
        game.play(wanted[0])
    else:
        game.do_nothing()


def surrounded(game: HeroesGame) -> HeroesGame:
    """Two units between which there is a space for the beast, next to both."""
    game.army(0, "castle_champions+", "castle_crusaders+")
    game.luck(lands=[AZURE])
    game.play(f"go:{LAIR}")
    game.play("deploy:castle_champions", "place:b2", "deploy:castle_crusaders", "place:c1", "place:b4")
    return game


@pytest.mark.rule("H3-CHANGE-beast")
@pytest.mark.parametrize(("card", "attacks"), [(MINOR, 1), (MAJOR, 2)])
def test_a_major_artifact_lets_it_attack_a_second_unit(card: str, attacks: int) -> None:
    game = barrow()
    game.stack_deck("artifact", discards=[card])
    surrounded(game)
    assert game.asked() == (1, "action")
    game.luck(dice=[0] * 8)
    game.play("move:c2")
    first = next(key for key in game.choice.keys if key.startswith("attack:"))
    game.play(first)
    while game.asked()[0] == 0 and game.asked()[1] in ("may", "play"):
        game.do_nothing()
    blows = [event for event in game.events_named("attack") if str(event["unit"]).startswith("neutral")]
    assert len(blows) == attacks
    assert len({str(event["unit2"]) for event in blows}) == attacks
    assert game.asked()[0] == 0


@pytest.mark.rule("H3-CHANGE-beast")
def test_a_relic_burns_every_unit_next_to_it() -> None:
    game = barrow()
    game.stack_deck("artifact", discards=[MINOR, RELIC])
    game.luck(draws=[MINOR, RELIC])
    surrounded(game)
    game.luck(dice=[-1] * 8)
    game.play("move:c2", "attack:c1")
    while len(game.events_named("beast_hoard")) < 2:
        mark = len(game.events)
        game.do_nothing()
    events = [event.name for event in game.events]
    burnt = [event.args for event in game.events[events.index("beast_hoard", mark) :] if event.name == "damage"]
    assert [(str(event["unit"]).partition("@")[0].rstrip("+"), event["n"]) for event in burnt] == [
        ("castle_champions", 3),
        ("castle_crusaders", 3),
    ]


@pytest.mark.rule("H3-UNI-29", "H3-CHANGE-beast")
def test_skeletons_that_fall_to_a_relic_reinforce_a_unit() -> None:
    game = barrow(DEAD_FIRST)
    game.stack_deck("artifact", discards=[MINOR, RELIC])
    game.luck(draws=[MINOR, RELIC], lands=[AZURE], dice=[-1] * 8)
    game.army(0, "necropolis_ghost_dragons+", "neutral_skeletons", "necropolis_zombies")
    game.ask_again().play(f"go:{LAIR}")
    game.play("deploy:necropolis_ghost_dragons", "place:b2", "deploy:neutral_skeletons", "place:c1", "done", "place:b4")
    while len(game.events_named("beast_hoard")) < 2:
        near = [key for key in ("move:c2", "attack:b2") if key in game.keys and game.choice.seat == 1]
        game.play(near[0]) if near else game.do_nothing()
    assert "neutral_skeletons@1" in [event["unit"] for event in game.events_named("defeat")]
    assert [event["kind"] for event in game.events_named("reinforce")] == ["necropolis_zombies"]


# -- no way out --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-QCK-06", "H3-CHANGE-beast")
def test_no_card_avoids_it() -> None:
    game = barrow()
    game.level(0, 12)
    game.deal(0, hand=["diplomacy"])
    game.position.expert = (2, 0)
    game.ask_again()
    game.play(f"go:{LAIR}")
    game.close_window()
    assert game.events_named("avoided") == []
    assert game.asked() == (0, "space"), "the army is deployed without a question before"


@pytest.mark.rule("H3-CHANGE-beast")
def test_nobody_leaves_it_early() -> None:
    game = attack(barrow())
    rounds = len(game.events_named("round"))
    while game.seen()["combat"] is not None and len(game.events_named("round")) < rounds + 3:
        assert game.asked()[1] != "continue"
        assert "retreat" not in game.keys
        assert "surrender" not in game.keys
        game.do_nothing()
    assert game.events_named("retreat") == []


@pytest.mark.rule("H3-CHANGE-beast", "H3-GOAL-measure", "H3-GOAL-when")
def test_a_main_hero_strikes_it_down_and_wins_at_once() -> None:
    game = barrow()
    wound(game, HEALTH + 5)
    attack(game)
    while not game.over:
        assert game.position.game_round == 1
        hits = [key for key in game.choice.keys if key.startswith(("attack:", "move:b3"))]
        if hits:
            game.play(hits[0])
        else:
            game.do_nothing()
    assert game.result == (1, -1)
    assert [event["player"] for event in game.events_named("beast_slain")] == [0]


@pytest.mark.rule("H3-CHANGE-beast")
def test_it_is_struck_down_even_if_the_same_spell_fells_the_last_of_the_army() -> None:
    game = barrow()
    game.deal(0, hand=["fireball"], deck=[], discards=[])
    attack(game, CRYSTAL)
    game.play("move:b3")
    state = game.position
    state.row = changed(state.row, 0, state.row[0] & ~1)
    state.damage[0] = 7
    state.damage[BEAST] = CRYSTAL_HEALTH + 5
    game.play("cast:fireball", "target:b4", "place:b3")
    while not game.over:
        game.do_nothing()
    assert game.result == (1, -1)
    assert [event["player"] for event in game.events_named("beast_slain")] == [0]


@pytest.mark.rule("H3-CHANGE-beast")
def test_any_other_army_leaves_it_with_one_health() -> None:
    game = barrow()
    game.stand(0, str(game.player(0)["town"]))
    game.stand(0, BESIDE, secondary=True, mp=3)
    wound(game, HEALTH + 5)
    game.ask_again()
    attack(game, key=f"go2:{LAIR}")
    while not game.events_named("beast_survives"):
        hits = [key for key in game.choice.keys if key.startswith(("attack:", "move:b3"))]
        if hits:
            game.play(hits[0])
        else:
            game.do_nothing()
    assert beast_of(game)["damage"] == HEALTH + 5
    army_lost(game)
    assert wounds(game) == HEALTH + 5
    assert not game.over
    assert game.events_named("beast_slain") == []


# -- bait --------------------------------------------------------------------------------------------------------------


def at_the_post(gold: int, seats: tuple[str, ...] = TWO) -> HeroesGame:
    game = barrow(seats)
    game.lay((-1, 0), "F1")
    game.stand(0, "-1,0.sw", mp=3)
    game.give(0, gold=gold)
    return game.ask_again()


@pytest.mark.rule("H3-DO-look_at_beast", "H3-RULE-action", "H3-RULE-if")
@pytest.mark.parametrize(("gold", "offered"), [(4, False), (5, True)])
def test_a_look_at_the_beast_costs_five_gold(gold: int, offered: bool) -> None:
    game = at_the_post(gold)
    assert ("rule:1" in game.keys) is offered
    if offered:
        game.luck(lands=[CRYSTAL])
        game.play("rule:1")
        assert game.resources(0) == (0, 0, 0)
    game.stand(0, BESIDE, mp=3)
    game.give(0, gold=5)
    assert "rule:1" not in game.ask_again().keys, "only on a trading post"


@pytest.mark.rule("H3-GEN-08", "H3-DO-look_at_beast", "H3-CHANGE-beast")
def test_only_who_pays_sees_it_and_it_is_the_one_to_fight() -> None:
    game = at_the_post(5, THREE)
    game.luck(lands=[CRYSTAL])
    game.play("rule:1")
    assert game.seen(0)["scenario_state"]["beast"] == ["neutral_crystal_dragons"]
    for seat in (1, 2, -1):
        assert len(game.seen(seat)["scenario_state"]["beast"]) == 2
    shown = [event for event in game.events if event.name == "beast_seen"]
    assert [event.audience for event in shown] == [0]
    game.stand(0, BESIDE, mp=3)
    game.ask_again().play(f"go:{LAIR}")
    game.close_window()
    game.play("place:b2")
    assert [event["kind"] for event in game.events_named("guard")] == ["neutral_crystal_dragons"]


@pytest.mark.rule("H3-GEN-08", "H3-DO-look_at_beast")
def test_a_second_look_tells_the_second_player_and_leaves_the_first_one_knowing() -> None:
    game = at_the_post(5, THREE)
    game.luck(lands=[CRYSTAL])
    game.play("rule:1")
    while game.asked() != (1, "action"):
        game.do_nothing()
    game.stand(0, str(game.player(0)["town"]))
    game.stand(1, "-1,0.sw", mp=3)
    game.give(1, gold=5)
    game.ask_again().play("rule:1")
    assert [len(game.seen(seat)["scenario_state"]["beast"]) for seat in (0, 1, 2)] == [1, 1, 2]
    assert [event["kind"] for event in game.events_named("beast_seen")] == ["neutral_crystal_dragons"] * 2


# -- events and goals --------------------------------------------------------------------------------------------------


def to_round(game: HeroesGame, number: int) -> HeroesGame:
    while not game.over and game.position.game_round < number:
        game.do_nothing()
    return game


def test_gardens_and_wheels_are_fresh_in_round_four() -> None:
    game = barrow()
    garden = next(one["field"] for tile in game.seen()["tiles"] for one in tile.get("fields", ())
                  if one["location"] == "mystical_garden")  # fmt: skip
    game.position.black |= 1 << FIELD[garden]
    to_round(game, 3)
    assert game.field(garden)["black_cube"]
    to_round(game, 4)
    assert not game.field(garden)["black_cube"]


@pytest.mark.parametrize(("levels", "searching"), [((0, 2), [0]), ((2, 0), [1]), ((2, 2), [0, 1])])
def test_in_round_six_the_lowest_level_searches_for_artifacts(levels: tuple[int, int], searching: list[int]) -> None:
    game = barrow()
    for seat, experience in enumerate(levels):
        game.level(seat, experience)
    game.position.game_round = 5
    found: list[int] = []
    while len(game.events_named("turn")) < 3:
        if game.asked()[1] == "card" and game.position.game_round == 6 and game.position.turn < 0:
            found.append(game.asked()[0])
        game.do_nothing()
    searched = [int(event["player"]) for event in game.events_named("look") + game.events_named("taken_top")]
    assert sorted({*found, *searched}) == searching


@pytest.mark.rule("H3-GOAL-cubes_from_all_rivals", "H3-GOAL-only_players")
@pytest.mark.parametrize(("seats", "over"), [(THREE, True), (TWO, False)])
def test_cubes_of_all_rivals_win_with_three_players(seats: tuple[str, ...], over: bool) -> None:
    game = barrow(seats)
    n = len(seats)
    game.position.cubes = tuple(int(holder == 0 and owner != 0) for holder in range(n) for owner in range(n))
    game.next_round()
    assert game.over == over
    assert not over or game.result == (1, -1, -1)


def test_while_the_beast_lives_all_lose() -> None:
    game = barrow()
    game.position.game_round = 13
    while not game.over:
        game.do_nothing()
    assert game.result == (-1, -1)


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played_out("barrow_beast", players, bot, seed=4, difficulty="easy")
