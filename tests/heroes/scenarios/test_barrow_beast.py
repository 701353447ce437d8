"""The Barrow Beast: a guard that keeps its wounds, its hoard, who may slay it, and a look at it for gold."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    THREE,
    TWO,
    army,
    ask_again,
    asked,
    deal,
    field,
    give,
    happened,
    keys,
    lay,
    level,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.saga import played_out, saga
from tests.heroes.support.war import STRONG, close_window, do_nothing, hero_at, next_round

LAIR, BESIDE = "0,0.c", "0,0.w"
"""Fields of tile C1."""
AZURE, CRYSTAL = "unit:neutral_azure_dragons", "unit:neutral_crystal_dragons"
HEALTH = 10
"""What the card of the Azure Dragons shows."""
MINOR, MAJOR, RELIC = "centaurs_axe", "dragon_scale_shield", "angel_wings"


def barrow(seats: tuple[str, ...] = TWO, tile: str = "C1", difficulty: str = "normal") -> Game:
    """Seat 0 stands before the lair; nobody has gold, and no Artifact lies on the discard pile."""
    game = saga("barrow_beast", seats, difficulty=difficulty)
    lay(game, (0, 0), tile)
    for seat in range(len(seats)):
        give(game, seat)
    stack_deck(game, "artifact", discards=[])
    stand(game, 0, BESIDE, mp=3)
    army(game, 0, STRONG)
    return ask_again(game)


def attack(game: Game, beast: str = AZURE, *, key: str = f"go:{LAIR}", draws: tuple[str, ...] = ()) -> Game:
    """Enter the lair, and stand face to face with the beast before the first activation."""
    luck(game, lands=[beast], draws=draws)
    play(game, key)
    close_window(game)
    while not happened(game, "round"):
        wanted = [key for key in game.choice.keys if key.startswith("deploy:")]
        wanted += [key for key in ("place:b2", "place:b4") if key in game.choice]
        game.apply(wanted[0] if wanted else "pass")
    return game


def beast_of(game: Game) -> dict[str, object]:
    units: list[dict[str, object]] = seen(game)["combat"]["units"]
    return next(unit for unit in units if unit["side"] == 1)


def wounds(game: Game) -> int:
    return int(seen(game)["saga"]["wounds"])


def wound(game: Game, damage: int) -> None:
    from banneret.heroes.state.scenario_state import edit

    edit(state_of(game)).wounds = damage


def strike(game: Game, dice: int = 0) -> Game:
    """The Archangels strike the beast as soon as they can."""
    luck(game, dice=[dice] * 4)
    while not any(key.startswith("attack:") for key in keys(game)) or asked(game)[0] != 0:
        moves = [key for key in ("move:b3", "move:b4", "attack:b2", "attack:b3") if key in keys(game)]
        if moves:
            play(game, moves[0])
        else:
            do_nothing(game)
    return play(game, next(key for key in game.choice.keys if key.startswith("attack:")))


# -- the beast ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["C1", "C2"])
@pytest.mark.parametrize("beast", [AZURE, CRYSTAL])
def test_one_of_two_beasts_waits_on_the_field_of_level_seven(tile: str, beast: str) -> None:
    game = barrow(tile=tile)
    assert field(game, LAIR)["guard"] == 7
    assert seen(game)["saga"]["beast"] == ["neutral_azure_dragons", "neutral_crystal_dragons"]
    attack(game, beast)
    units = [unit for unit in seen(game)["combat"]["units"] if unit["side"] == 1]
    assert [f"unit:{unit['unit']}" for unit in units] == [beast]
    assert seen(game)["saga"]["beast"] == [beast.removeprefix("unit:")], "now everybody knows"


def test_its_cards_are_not_among_the_neutral_units() -> None:
    from banneret.heroes.state.battle import NEUTRAL_DECK

    assert state_of(barrow()).piles[NEUTRAL_DECK + 3] == ()


@pytest.mark.parametrize(("difficulty", "more"), [("easy", 0), ("normal", 6), ("hard", 12), ("impossible", 18)])
def test_its_health_goes_by_the_difficulty(difficulty: str, more: int) -> None:
    game = attack(barrow(difficulty=difficulty))
    assert (beast_of(game)["hp"], beast_of(game)["damage"]) == (HEALTH + more, 0)


@pytest.mark.rule("H3-CBS-21", "H3-MOD-07")
@pytest.mark.parametrize(("seats", "right"), [(TWO, 1), (THREE, 2)])
def test_the_rival_on_the_right_steers_it(seats: tuple[str, ...], right: int) -> None:
    game = barrow(seats)
    luck(game, lands=[AZURE])
    play(game, f"go:{LAIR}")
    close_window(game)
    play(game, "place:b2")
    assert asked(game) == (right, "space")


def test_it_keeps_its_wounds_and_heals_three_a_round() -> None:
    game = attack(barrow())
    strike(game)
    army_lost(game)
    hits = [event for event in happened(game, "damage") if str(event["unit"]).startswith("neutral")]
    dealt = sum(int(event["n"]) for event in hits)
    assert dealt > 3
    assert wounds(game) == dealt
    assert hero_at(game, 0) != LAIR
    next_round(game)
    assert wounds(game) == dealt - 3
    assert [event["n"] for event in happened(game, "beast_heals")] == [3]
    while asked(game) != (0, "action"):
        do_nothing(game)
    for seat in (0, 1):
        give(game, seat)
    stand(game, 0, BESIDE, mp=3)
    army(game, 0, STRONG)
    ask_again(game)
    rounds = len(happened(game, "round"))
    play(game, f"go:{LAIR}")
    close_window(game)
    while len(happened(game, "round")) == rounds:
        wanted = [key for key in ("place:b2", "place:b4") if key in game.choice]
        game.apply(wanted[0] if wanted else "pass")
    assert (beast_of(game)["unit"], beast_of(game)["damage"]) == ("neutral_azure_dragons", dealt - 3)


def army_lost(game: Game) -> None:
    """The rest of the attacking army falls."""
    while seen(game)["combat"] is not None:
        luck(game, dice=[1] * 2)
        hits = [key for key in game.choice.keys if key.startswith("attack:")] if asked(game)[0] == 1 else []
        if hits:
            play(game, hits[0])
        elif asked(game)[0] == 1 and "move:b3" in keys(game):
            play(game, "move:b3")
        else:
            do_nothing(game)
    while asked(game)[1] != "action":
        do_nothing(game)


# -- its hoard ---------------------------------------------------------------------------------------------------------


def test_a_minor_artifact_gives_it_defense_for_the_round() -> None:
    game = barrow()
    stack_deck(game, "artifact", discards=[MINOR])
    attack(game)
    assert beast_of(game)["defense"] == 4
    assert seen(game)["decks"]["artifact"]["discards"] == [MINOR]


def test_without_artifacts_on_the_pile_nothing_happens() -> None:
    game = attack(barrow())
    assert beast_of(game)["defense"] == 3
    assert happened(game, "beast_hoard") == []


def test_every_round_turns_up_another_one_at_random_which_lies_on_top_again() -> None:
    game = barrow()
    army(game, 0, STRONG, "castle_champions+", "castle_crusaders+", "castle_zealots+")
    stack_deck(game, "artifact", discards=[MINOR, MAJOR])
    luck(game, lands=[AZURE], draws=[MINOR])
    play(game, f"go:{LAIR}")
    while not happened(game, "beast_hoard"):
        do_first(game)
    assert seen(game)["decks"]["artifact"]["discards"] == [MAJOR, MINOR]
    assert beast_of(game)["defense"] == 4
    luck(game, draws=[MAJOR])
    while len(happened(game, "beast_hoard")) < 2:
        do_first(game)
    assert seen(game)["decks"]["artifact"]["discards"] == [MINOR, MAJOR]
    assert beast_of(game)["defense"] == 3


def do_first(game: Game) -> None:
    wanted = [key for key in game.choice.keys if key.startswith(("deploy:", "place:"))]
    if wanted:
        play(game, wanted[0])
    else:
        do_nothing(game)


def surrounded(game: Game) -> Game:
    """Two units between which there is a space for the beast, next to both."""
    army(game, 0, "castle_champions+", "castle_crusaders+")
    luck(game, lands=[AZURE])
    play(game, f"go:{LAIR}")
    play(game, "deploy:castle_champions", "place:b2", "deploy:castle_crusaders", "place:c1", "place:b4")
    return game


@pytest.mark.parametrize(("card", "attacks"), [(MINOR, 1), (MAJOR, 2)])
def test_a_major_artifact_lets_it_attack_a_second_unit(card: str, attacks: int) -> None:
    game = barrow()
    stack_deck(game, "artifact", discards=[card])
    surrounded(game)
    assert asked(game) == (1, "action")
    luck(game, dice=[0] * 8)
    play(game, "move:c2")
    first = next(key for key in game.choice.keys if key.startswith("attack:"))
    play(game, first)
    while asked(game)[0] == 0 and asked(game)[1] in ("may", "play"):
        do_nothing(game)
    blows = [event for event in happened(game, "attack") if str(event["unit"]).startswith("neutral")]
    assert len(blows) == attacks
    assert len({str(event["unit2"]) for event in blows}) == attacks
    assert asked(game)[0] == 0


def test_a_relic_burns_every_unit_next_to_it() -> None:
    game = barrow()
    stack_deck(game, "artifact", discards=[MINOR, RELIC])
    luck(game, draws=[MINOR, RELIC])
    surrounded(game)
    luck(game, dice=[-1] * 8)
    play(game, "move:c2", "attack:c1")
    while len(happened(game, "beast_hoard")) < 2:
        mark = len(game.events)
        do_nothing(game)
    events = [event.name for event in game.events]
    burnt = [event.args for event in game.events[events.index("beast_hoard", mark) :] if event.name == "damage"]
    assert [(str(event["unit"]).partition("@")[0].rstrip("+"), event["n"]) for event in burnt] == [
        ("castle_champions", 3),
        ("castle_crusaders", 3),
    ]


# -- no way out --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-QCK-06", "H3-MOD-01")
def test_no_card_avoids_it() -> None:
    game = barrow()
    level(game, 0, 12)
    deal(game, 0, hand=["diplomacy"])
    state_of(game).expert = (2, 0)
    ask_again(game)
    play(game, f"go:{LAIR}")
    close_window(game)
    assert happened(game, "avoided") == []
    assert asked(game) == (0, "space"), "the army is deployed without a question before"


def test_nobody_leaves_it_early() -> None:
    game = attack(barrow())
    rounds = len(happened(game, "round"))
    while seen(game)["combat"] is not None and len(happened(game, "round")) < rounds + 3:
        assert asked(game)[1] != "continue"
        assert "retreat" not in keys(game)
        assert "surrender" not in keys(game)
        do_nothing(game)
    assert happened(game, "retreat") == []


def test_a_main_hero_strikes_it_down_and_wins_at_once() -> None:
    game = barrow()
    wound(game, HEALTH + 5)
    attack(game)
    while not game.over:
        assert state_of(game).game_round == 1
        hits = [key for key in game.choice.keys if key.startswith(("attack:", "move:b3"))]
        if hits:
            play(game, hits[0])
        else:
            do_nothing(game)
    assert game.result == (1, -1)
    assert [event["player"] for event in happened(game, "beast_slain")] == [0]


def test_any_other_army_leaves_it_with_one_health() -> None:
    game = barrow()
    stand(game, 0, str(player(game, 0)["town"]))
    stand(game, 0, BESIDE, secondary=True, mp=3)
    wound(game, HEALTH + 5)
    ask_again(game)
    attack(game, key=f"go2:{LAIR}")
    while not happened(game, "beast_survives"):
        hits = [key for key in game.choice.keys if key.startswith(("attack:", "move:b3"))]
        if hits:
            play(game, hits[0])
        else:
            do_nothing(game)
    assert beast_of(game)["damage"] == HEALTH + 5
    army_lost(game)
    assert wounds(game) == HEALTH + 5
    assert not game.over
    assert happened(game, "beast_slain") == []


# -- bait --------------------------------------------------------------------------------------------------------------


def at_the_post(gold: int, seats: tuple[str, ...] = TWO) -> Game:
    game = barrow(seats)
    lay(game, (-1, 0), "F1")
    stand(game, 0, "-1,0.sw", mp=3)
    give(game, 0, gold=gold)
    return ask_again(game)


@pytest.mark.parametrize(("gold", "offered"), [(4, False), (5, True)])
def test_a_look_at_the_beast_costs_five_gold(gold: int, offered: bool) -> None:
    game = at_the_post(gold)
    assert ("rule:1" in keys(game)) is offered
    if offered:
        luck(game, lands=[CRYSTAL])
        play(game, "rule:1")
        assert resources(game, 0) == (0, 0, 0)
    stand(game, 0, BESIDE, mp=3)
    give(game, 0, gold=5)
    assert "rule:1" not in keys(ask_again(game)), "only on a trading post"


@pytest.mark.rule("H3-GEN-08")
def test_only_who_pays_sees_it_and_it_is_the_one_to_fight() -> None:
    game = at_the_post(5, THREE)
    luck(game, lands=[CRYSTAL])
    play(game, "rule:1")
    assert seen(game, 0)["saga"]["beast"] == ["neutral_crystal_dragons"]
    for seat in (1, 2, -1):
        assert len(seen(game, seat)["saga"]["beast"]) == 2
    shown = [event for event in game.events if event.name == "beast_seen"]
    assert [event.audience for event in shown] == [0]
    stand(game, 0, BESIDE, mp=3)
    play(ask_again(game), f"go:{LAIR}")
    close_window(game)
    play(game, "place:b2")
    assert [event["kind"] for event in happened(game, "guard")] == ["neutral_crystal_dragons"]


@pytest.mark.rule("H3-GEN-08")
def test_a_second_look_tells_the_second_player_and_leaves_the_first_one_knowing() -> None:
    game = at_the_post(5, THREE)
    luck(game, lands=[CRYSTAL])
    play(game, "rule:1")
    while asked(game) != (1, "action"):
        do_nothing(game)
    stand(game, 0, str(player(game, 0)["town"]))
    stand(game, 1, "-1,0.sw", mp=3)
    give(game, 1, gold=5)
    play(ask_again(game), "rule:1")
    assert [len(seen(game, seat)["saga"]["beast"]) for seat in (0, 1, 2)] == [1, 1, 2]
    assert [event["kind"] for event in happened(game, "beast_seen")] == ["neutral_crystal_dragons"] * 2


# -- events and goals --------------------------------------------------------------------------------------------------


def to_round(game: Game, number: int) -> Game:
    while not game.over and state_of(game).game_round < number:
        do_nothing(game)
    return game


def test_gardens_and_wheels_are_fresh_in_round_four() -> None:
    game = barrow()
    garden = next(one["field"] for tile in seen(game)["tiles"] for one in tile.get("fields", ())
                  if one["location"] == "mystical_garden")  # fmt: skip
    state_of(game).black |= 1 << FIELD[garden]
    to_round(game, 3)
    assert field(game, garden)["black_cube"]
    to_round(game, 4)
    assert not field(game, garden)["black_cube"]


@pytest.mark.parametrize(("levels", "searching"), [((0, 2), [0]), ((2, 0), [1]), ((2, 2), [0, 1])])
def test_in_round_six_the_lowest_level_searches_for_artifacts(levels: tuple[int, int], searching: list[int]) -> None:
    game = barrow()
    for seat, experience in enumerate(levels):
        level(game, seat, experience)
    state_of(game).game_round = 5
    found: list[int] = []
    while len(happened(game, "turn")) < 3:
        if asked(game)[1] == "card" and state_of(game).game_round == 6 and state_of(game).turn < 0:
            found.append(asked(game)[0])
        do_nothing(game)
    searched = [int(event["player"]) for event in happened(game, "look") + happened(game, "taken_top")]
    assert sorted({*found, *searched}) == searching


@pytest.mark.parametrize(("seats", "over"), [(THREE, True), (TWO, False)])
def test_cubes_of_all_rivals_win_with_three_players(seats: tuple[str, ...], over: bool) -> None:
    game = barrow(seats)
    n = len(seats)
    state_of(game).cubes = tuple(int(holder == 0 and owner != 0) for holder in range(n) for owner in range(n))
    next_round(game)
    assert game.over == over
    assert not over or game.result == (1, -1, -1)


def test_while_the_beast_lives_all_lose() -> None:
    game = barrow()
    state_of(game).game_round = 13
    while not game.over:
        do_nothing(game)
    assert game.result == (-1, -1)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played_out("barrow_beast", players, bot, seed=4, difficulty="easy")
