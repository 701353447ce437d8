"""A game in numbers: counts that add up, and luck that is computed."""

from itertools import product
from pathlib import Path
from typing import cast

import pytest

from banneret.battlelore.state.battleground import Battleground
from banneret.bots.registry import make
from banneret.games import load, new
from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.statistics import luck
from banneret.heroes.text.messages import message
from banneret.heroes.view.game import units_pile
from banneret.kernel.answers import answer_of, kind_of
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ROLL
from banneret.table.presenter import presenting
from banneret.table.replay.types import LuckInfo
from banneret.text import LANGUAGES
from tests.heroes.builder import SOLO, new_scenario_game
from tests.heroes.two_part_campaign import part_in_first_turn, two_part_campaign
from tests.support.shown import statistics

GAMES = sorted((Path(__file__).parents[1] / "record" / "games").glob("*.banneret"))
LORE = [path for path in GAMES if "\ngame battlelore\n" in path.read_text(encoding="utf-8")]
names = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def thrown(game: Game, die: str) -> int:
    keys = [game.rules.key(K_ROLL, answer_of(packed)) for packed in game.played if kind_of(packed) == K_ROLL]
    return sum(key.startswith(f"{die}:") for key in keys)


def count(game: Game, name: str) -> int:
    return sum(event.name == name for event in game.events)


@pytest.mark.parametrize("path", [path for path in GAMES if path not in LORE], ids=lambda path: path.stem)
def test_counts_add_up_to_what_happened(path: Path) -> None:
    game = load(path)
    found = statistics(game)
    players = found.dice
    lines = {line.id: line.values for line in found.lines}
    fought = next((line.of for line in found.lines if line.id == "combats_won"), ())
    whole = isinstance(game.state, WholeGame)
    guards = [event for event in game.events if event.name == "die" and event.args.get("seat") == -1]
    others = count(game, "contest")
    attack = sum(player.dice[0].thrown for player in players)
    assert attack <= thrown(game, "die") - len(guards)
    if not whole:
        assert attack == thrown(game, "die")
        assert sum(lines["damage"]) == sum(int(event.args["n"]) for event in game.events if event.name == "damage")
        assert sum(lines["units_lost"]) == count(game, "defeat")
        assert set(lines) == {"units_lost", "damage", "spells"}, "a single Combat has neither gold nor tiles"
    else:
        mapped = sum(die.thrown for player in players for die in player.dice if die.die != "attack")
        assert mapped == thrown(game, "resource") + thrown(game, "treasure") - (others - _attack_contests(game))
        assert sum(lines["tiles"]) == count(game, "discovered") + count(game, "laid")
        wins = [event.args["seat"] for event in game.events if event.name == "win" and event.args["seat"] != -1]
        assert list(lines["combats_won"]) == [wins.count(player.seat) for player in players]
        met = count(game, "encounter") + count(game, "fight") + count(game, "final_battle")
        assert sum(fought) <= 2 * met
        income = [event for event in game.events if event.name == "income" and event.args["resource"] == "gold"]
        for player in players:
            own = sum(int(event.args["n"]) for event in income if event.args["player"] == player.seat)
            assert lines["gold"][player.seat] >= own > 0
    assert sum(lines["spells"]) <= count(game, "cast")
    for player in players:
        for die in player.dice:
            assert sum(face.count for face in die.faces) == die.thrown
            assert sum(face.expected for face in die.faces) == pytest.approx(die.thrown, abs=0.1)
        faces = {face.face: face.count for face in player.dice[0].faces}
        assert player.luck is not None
        assert player.luck.sum == faces["+1"] - faces["-1"]
        assert player.luck.thrown == player.dice[0].thrown


@pytest.mark.parametrize("path", LORE, ids=lambda path: path.stem)
def test_counts_of_an_adventure_add_up(path: Path) -> None:
    game = load(path)
    found = statistics(game)
    lines = {line.id: line.values for line in found.lines}
    sides = cast(Battleground, game.state).game_terms.sides
    one, other = sides.index(0), sides.index(1)
    assert lines["units_lost"][one] == lines["felled"][other]
    assert lines["units_lost"][one] + lines["units_lost"][other] == count(game, "gone") > 0
    assert lines["lore_cards"][one] + lines["lore_cards"][other] == count(game, "lore_played")
    assert all(player.luck is None for player in found.dice)
    assert sum(found.dice[seat].dice[0].thrown for seat in (one, other)) == count(game, "die") > 0


@pytest.mark.parametrize("path", [path for path in GAMES if path not in LORE], ids=lambda path: path.stem)
def test_the_last_strength_counts_every_survivor_once(path: Path) -> None:
    game = load(path)
    state = game.state
    assert isinstance(state, Battle)
    found = statistics(game)
    for seat, last in enumerate(found.strength[-1]):
        if isinstance(state, WholeGame):
            units = state.piles[units_pile(state, seat)]
        elif seat == 1 and state.terms.neutral:
            continue  # guards have no unit deck to go back to
        else:
            units = state.piles[RESERVE + seat]
        assert last == round(sum(worths().left(row, 0) for row in units))
        if not isinstance(state, WholeGame):
            assert last <= found.strength[0][seat]


def test_units_that_fall_to_an_ai_hero_are_lost_by_their_player() -> None:
    game = new_scenario_game("border_fires", SOLO, difficulty="impossible")
    while not game.over:
        game.do_nothing()
    assert game.events_named("ai_fight")
    fallen = sum(str(event["unit"]).startswith("castle_") for event in game.events_named("defeat"))
    found = statistics(game)
    assert next(line.values for line in found.lines if line.id == "units_lost") == (fallen,) != (0,)
    assert found.ended == "Catherine is eliminated."


def test_a_game_that_all_have_lost_says_by_which_condition() -> None:
    game = new_scenario_game("long_live_the_queen_2", SOLO)
    while not game.over:
        game.do_nothing()
    found = statistics(game)
    assert (found.ended, found.clauses) == ("Destroyed: the angel gate.", ("H3-MOD-06",))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_whose_rounds_are_over_says_so(lang: str) -> None:
    game = new_scenario_game("first_steps", SOLO)
    while not game.over:
        game.do_nothing()
    assert game.result == (-1,)
    assert statistics(game, lang).ended == message("ended-rounds", lang)


def _attack_contests(game: Game) -> int:
    """Contests are thrown with the Attack die, but for those over factions."""
    first = next((n for n, event in enumerate(game.events) if event.name == "faction"), 0)
    return sum(event.name == "contest" for event in game.events[first:])


@names
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told_in_every_language(path: Path, lang: str) -> None:
    found = statistics(load(path), lang)
    assert found.ended.endswith(".")
    assert 1 <= len(found.clauses) <= 4
    assert len(found.strength) == found.rounds + 1
    assert all(player.luck is None or player.luck.text for player in found.dice)
    assert all((found.strength_name, found.strength_unit, *(line.name for line in found.lines)))


def test_an_adventure_is_decided_before_its_heroes_have_seen_to_their_spoils() -> None:
    heroes = ["standard hero=Maud:warrior:warrior_cleave:sword_of_dawn::6:6:0", "pennant hero=Ola:rogue:rogue_larceny"]
    game = new("battlelore", scenario="first_laurels", seats=heroes, seed=1)
    bots = [make("greedy", "battlelore", seat) for seat in (0, 1)]
    presenter = presenting(game)
    while not presenter.decided(game):
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules))
    assert not game.over
    assert sorted(presenter.decided(game)) == [-1, 1]
    assert statistics(game).ended.endswith(".")
    decided = presenter.decided(game)
    while not game.over:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules))
    assert presenter.decided(game) == game.result == decided


def test_a_part_of_a_campaign_is_won_before_its_hero_chooses_what_goes_on(tmp_path: Path) -> None:
    game = part_in_first_turn(two_part_campaign(tmp_path))
    assert presenting(game).decided(game) == ()
    game.win_part(hand="fireball attack")
    assert not game.over
    assert presenting(game).decided(game) == (1,)


def test_a_game_that_goes_on_has_no_end() -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle/rion", "dungeon/mutare"], seed=3)
    found = statistics(game)
    assert (found.ended, found.clauses) == ("", ())
    assert found.dice[0].luck == LuckInfo(thrown=0, sum=0, deviation=0.0, better_than=0.5, text="")


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7])
def test_luck_is_the_share_of_games_with_less(n: int) -> None:
    sums = [sum(faces) for faces in product((-1, 0, 1), repeat=n)]
    for total in range(-n, n + 1):
        below = sum(other < total for other in sums) + sum(other == total for other in sums) / 2
        plus = max(total, 0)
        counts = [plus - total, n - 2 * plus + total, plus]
        if min(counts) < 0:
            continue
        found = luck(counts)
        assert found.sum == total
        assert found.better_than == pytest.approx(below / len(sums), abs=1e-4)


def test_deviation_is_that_of_the_dice() -> None:
    assert luck([14, 14, 14]).deviation == pytest.approx((42 * 2 / 3) ** 0.5, abs=0.01)


def test_luck_in_words() -> None:
    assert luck([10, 10, 10]).text == "Sum 0: about what to expect"
    assert luck([11, 13, 18]).text == "Sum +7: luckier than 9 games in 10"
    assert luck([18, 13, 11]).text == "Sum −7: unluckier than 9 games in 10"
    assert luck([0, 0, 20]).text == "Sum +20: luckier than 99 games in 100"
    assert luck([10, 10, 12]).text == "Sum +2: a little above the usual"
    assert luck([12, 10, 10]).text == "Sum −2: a little below the usual"
    assert luck([0, 0, 0]).text == ""
