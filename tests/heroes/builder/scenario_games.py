"""Games of scenarios: those that come with the program, changed ones, and ones against AI heroes a test describes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import yaml

from banneret import new
from banneret.arena.bot_game import Pairing, Played, play_one
from banneret.bots import make
from banneret.games import rules_of
from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.kinds import K_AMOUNT, K_ROLL
from banneret.kernel.rules import Setup
from tests.heroes.builder.chance import Luck
from tests.heroes.builder.game import HeroesGame
from tests.heroes.builder.whole_games import THREE, TWO

TOGETHER = [["P1", "P3"], ["P2"]]
"""The seats 0 and 2 against seat 1."""
FIVE_MINES = [{"flag": {"what": "mine", "count": 5}}]
SOLO = ("castle/catherine",)
SEATS = {1: SOLO, 2: TWO, 3: THREE}
PLAN = """
id: test_map
name: Test Map
mode: campaign
campaign: {id: test, name: Test, part: 1, of: 1, faction: castle}
players: [1]
length: {rounds: 8}
layout:
  1:
    tiles:
    - {kind: start, at: {P1: [0, 0]}, label: home}
    - {kind: start, at: {A1: [4, 0]}, set: [S2], label: stronghold}
    - {kind: far, at: [[1, 0], [2, 0], [3, 0], [0, 1], [3, 1]], label: [first, second, third, "", ""]}
setup:
  resources: {gold: 20}
  units: [pack:T1]
"""
GOALS = """
victory: [{capture_town: {of: A1}, when: now}]
limit: defeat
"""
WARLORD = "{id: warlord, name: Warlord, at: A1, army: [few:troglodytes]}"
"""An AI hero by the rulebook, with as little as there can be."""
CROSSROADS = "tournament_crossroads"
TWINS = "tournament_twin_hearts"
CHOOSING = ("choose", "choose")


def changed_file(folder: Path, **changes: Any) -> Path:
    """Brave New World with some of its parts changed, as a file."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    path = folder / "changed.yaml"
    path.write_text(yaml.safe_dump(document | changes, sort_keys=False), encoding="utf-8")
    return path


def new_game_of_file(path: Path, seats: Sequence[str] = TWO, **options: str) -> HeroesGame:
    """A new game of a scenario file at its very first Choice, with scripted chance to follow."""
    setup = Setup(game="heroes", scenario=str(path), seats=tuple(seats), options=options)
    return HeroesGame(rules_of("heroes"), setup, 0, Luck())


def team_file(folder: Path, mode: str, players: int, **changes: Any) -> Path:
    """The scenario for this many players in another mode."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    parts: dict[str, Any] = {
        "id": "league",
        "mode": mode,
        "players": [players],
        "layout": {players: document["layout"][players]},
        "length": {"rounds": 10},
    }
    if mode == "coop":
        parts |= {"victory": FIVE_MINES, "limit": "all_lose"}
    else:
        parts |= {"teams": {players: TOGETHER}, "victory": [{"capture_town": {"of": "all_rivals"}}]}
    # A game that was prepared is kept by the name of its file, so every file has a folder of its own.
    own = folder / str(len([*folder.iterdir()]))
    own.mkdir()
    return changed_file(own, **(parts | changes))


def start_file(path: Path, seats: Sequence[str], first: int = 0, **options: str) -> HeroesGame:
    """A game of a scenario file in the first turn of the game, without a card drawn."""
    game = new_game_of_file(path, seats, **({"difficulty": "impossible"} | options))
    game.luck(dice=[1 if seat == first else -1 for seat in range(len(seats))])
    game.settle()
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    return game


def coop_game(folder: Path, seats: Sequence[str] = TWO, **changes: Any) -> HeroesGame:
    """A Co-op in which seat 0 is asked what to do in its turn."""
    return start_file(team_file(folder, "coop", len(seats), **changes), seats).into_turn()


def alliance_game(folder: Path, first: int = 0, **changes: Any) -> HeroesGame:
    """Seats 0 and 2 against seat 1; the starting player is asked what to do in its turn."""
    return start_file(team_file(folder, "alliance", 3, **changes), THREE, first).into_turn()


def file_for_three(folder: Path, scenario: str, **changes: Any) -> Path:
    """The file of a scenario for four players without its fourth one."""
    document: dict[str, Any] = yaml.safe_load((SCENARIOS / f"{scenario}.yaml").read_text(encoding="utf-8"))
    layout = document["layout"][4]
    for group in layout["tiles"]:
        if group["kind"] == "start":
            del group["at"]["P4"]
    document |= {
        "id": f"{scenario}_for_three",
        "players": [3],
        "expansion": {},
        "teams": {3: [["P1", "P2"], ["P3"]]},
        "turn_order": {3: ["P1", "P3", "P2"]},
        "layout": {3: layout},
    }
    path = folder / f"{scenario}.yaml"
    path.write_text(yaml.safe_dump(document | changes, sort_keys=False), encoding="utf-8")
    return path


def alliance_of_three(folder: Path, scenario: str, **changes: Any) -> HeroesGame:
    """A game of it in which seat 0 is asked what to do in the first turn."""
    game = new_game_of_file(file_for_three(folder, scenario, **changes), THREE, difficulty="impossible")
    game.settle()
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    return game.into_turn()


def bots_play(path: Path, bot: str, seed: int = 1) -> tuple[int, ...]:
    """A game of a file for three, played to its end by bots of one kind."""
    game = new("heroes", scenario=str(path), seats=THREE, seed=seed)
    bots = [make(bot, "heroes", seed + seat) for seat in range(len(THREE))]
    while not game.over:
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)
    assert game.result is not None
    return game.result


def new_scenario_game(scenario: str, seats: Sequence[str] = TWO, *, first: int = 0, **options: str) -> HeroesGame:
    """A game of a scenario at its first question, with the starting player settled by dice to come."""
    rules = rules_of("heroes")
    setup = rules.normalise(Setup(game="heroes", scenario=scenario, seats=tuple(seats), options=options))
    game = HeroesGame(rules, setup, 0, Luck())
    if len(seats) > 1 and not game.position.game_terms.turn_order:
        game.luck(dice=[1 if seat == first else -1 for seat in range(len(seats))])
    game.settle()
    return game


def scenario_game(scenario: str, seats: Sequence[str] = TWO, *, first: int = 0, **options: str) -> HeroesGame:
    """A game of a scenario in which the starting player is asked what to do in the first turn; no card is drawn."""
    game = new_scenario_game(scenario, seats, first=first, **options)
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    return game.into_turn()


def played_out(
    scenario: str, players: int, bot: str = "greedy", seed: int = 1, seats: Sequence[str] = (), **options: str
) -> Played:
    """A game between bots of one kind, which must come to an end without an error."""
    bots = (bot,) * players
    sides = tuple(seats) or SEATS[players]
    game_terms = Pairing(
        game="heroes", scenario=scenario, sides=sides, bots=bots, names=bots, seed=seed, options=options
    )
    played = play_one(game_terms)
    assert played.error == "", played.error
    assert played.returns is not None, f"{scenario} did not come to an end"
    return played


def campaign_game(scenario: str, seat: str, bonus: int = 1, **options: str) -> HeroesGame:
    """A part of a campaign in its first turn, with one of its bonuses; no card is drawn."""
    rules = rules_of("heroes")
    game = HeroesGame(
        rules, rules.normalise(Setup(game="heroes", scenario=scenario, seats=(seat,), options=options)), 0, Luck()
    )
    game.settle()
    taken = False
    while game.position.game_round == 0:
        if game.choice.kind == K_AMOUNT and not taken:
            game.apply(f"choose:{bonus}")
            taken = True
        else:
            game.apply(game.choice.options[0])
    return game.to_own_turn()


def solo_scenario(*heroes: str, more: str = "", goals: str = GOALS) -> str:
    """The file of a scenario with these AI heroes."""
    listed = "\n".join(f"- {hero}" for hero in heroes)
    return f"{PLAN}{more}\nai:\n{listed}\n{goals}"


def solo_game(
    *heroes: str, more: str = "", goals: str = GOALS, seat: str = "castle/catherine", **options: str
) -> HeroesGame:
    """A game in the first turn of its player, who is asked what to do."""
    rules = rules_of("heroes")
    text = solo_scenario(*(heroes or (WARLORD,)), more=more, goals=goals)
    setup = Setup(game="heroes", scenario="test_map", seats=(seat,), options=options, definition=text)
    game = HeroesGame(rules, rules.normalise(setup), 0, Luck())
    cast(Luck, game.streams).keys[K_ROLL] = ["die:+1"]
    game.settle()
    return game.to_own_turn()


def new_tournament(
    seats: Sequence[str] = TWO, scenario: str = CROSSROADS, *, rolls: Sequence[str] = (), seed: int = 0
) -> HeroesGame:
    """A tournament at its first Choice; `rolls` are the dice of its beginning."""
    rules = rules_of("heroes")
    setup = rules.normalise(Setup(game="heroes", scenario=scenario, seats=tuple(seats), options={}))
    game = HeroesGame(rules, setup, seed, Luck(seed))
    game.luck(rolls=rolls)
    game.settle()
    return game


def tournament(seats: Sequence[str] = TWO, scenario: str = CROSSROADS, *, seed: int = 0) -> HeroesGame:
    """A tournament in the first turn of its starting player."""
    return new_tournament(seats, scenario, seed=seed).set_up().in_turn()
