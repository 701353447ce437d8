"""Solo games: one player against AI heroes whom a test describes, on a map it lays out."""

from itertools import product
from typing import cast

from banneret.games import rules_of
from banneret.heroes.adventure.ai_heroes.paths import distances
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.whole_game import NO_TILE
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.rules import Setup
from tests.heroes.support.journey import FIELD, Luck, ask_again, happened, keys, lay, play, seen, state_of
from tests.heroes.support.war import do_nothing

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
PLAINS = ("F1", "F4", "F7")
"""Tiles laid from west to east between the two Towns."""


def plan(*heroes: str, more: str = "", goals: str = GOALS) -> str:
    """The file of a scenario with these AI heroes."""
    listed = "\n".join(f"- {hero}" for hero in heroes)
    return f"{PLAN}{more}\nai:\n{listed}\n{goals}"


def solo(*heroes: str, more: str = "", goals: str = GOALS, seat: str = "castle/catherine", **options: str) -> Game:
    """A game in the first turn of its player, who is asked what to do."""
    rules = rules_of("heroes")
    text = plan(*(heroes or (WARLORD,)), more=more, goals=goals)
    setup = Setup(game="heroes", scenario="test_map", seats=(seat,), options=options, definition=text)
    game = Game(rules, rules.normalise(setup), 0, Luck())
    cast(Luck, game.streams).keys[K_ROLL] = ["die:+1"]
    game.settle()
    return to_own_turn(game)


def to_own_turn(game: Game) -> Game:
    """Answer everything in the idlest way until the player is asked what to do in the own turn."""
    while not game.over and game.choice.kind_name != "action":
        do_nothing(game)
    return game


def open_land(game: Game) -> Game:
    """Lay the way between the Towns open, with both start tiles turned to it and nothing beside it."""
    for beside in ((0, 1), (3, 1)):
        state_of(game).land[spot_at(*beside)] = NO_TILE
    for n, tile in enumerate(PLAINS, 1):
        lay(game, (n, 0), tile)
    for west, east in product(range(6), range(6)):
        lay(game, (0, 0), "S3", west)
        lay(game, (4, 0), "S2", east)
        if way(game, "4,0.c") < 20:
            return game
    raise AssertionError("the two Towns cannot be joined")


def way(game: Game, field: str, goal: str = "0,0.c") -> int:
    """How far it is for an AI hero from a field to another."""
    return distances(state_of(game), [FIELD[goal]]).get(FIELD[field], 99)


def post(game: Game, ai: int, field: str) -> None:
    """Put an AI hero on a field."""
    host = edit_host(state_of(game))
    host.at = changed(host.at, ai, FIELD[field])


def hold(game: Game, *names: str) -> None:
    """The AI side holds these fields already."""
    for name in names:
        edit_host(state_of(game)).flags |= 1 << FIELD[name]


def ai(game: Game, number: int = 0) -> dict[str, object]:
    """What is to be seen of an AI hero."""
    return cast("dict[str, object]", seen(game)["ai"][number])


def ai_turn(game: Game) -> Game:
    """End the player's turn, and go on to the first question of the AI's turn or to the next own turn."""
    ask_again(game)
    game.apply("end_turn")
    while not game.over and game.choice.kind_name == "play":
        game.apply("pass")
    return game


def walked(game: Game) -> list[str]:
    """The fields AI heroes have stepped to."""
    return [str(step["field2"]) for step in happened(game, "ai_walk")]


def fight_on(game: Game, *, attack: bool = True) -> Game:
    """Fight a Combat with an AI hero out: deploy all, attack whenever that is possible or never."""
    for _ in range(400):
        if game.over or not state_of(game).base:
            return game
        wanted = ("deploy:", "place:", "attack:") if attack else ("deploy:", "place:")
        found = [key for start in wanted for key in sorted(keys(game)) if key.startswith(start)]
        if found:
            play(game, found[0])
        else:
            do_nothing(game)
    raise AssertionError("the Combat does not end")


def into_battle(game: Game, key: str) -> Game:
    """Give an answer that begins a Combat, and use no town actions before it."""
    ask_again(game)
    play(game, key)
    while not game.over and not state_of(game).base and "pass" in keys(game):
        play(game, "pass")
    return game
