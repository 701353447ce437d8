"""Setting out on a journey: a whole game with tiles, heroes, cards and dice where a test wants them.

`journey()` gives a game of Brave New World in which seat 0 has the first turn and is asked what to do in it. What a
test needs is then put in place by the functions below, before the game goes on through its public API.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache
from typing import Any, cast

import yaml

from banneret.games import rules_of
from banneret.heroes.adventure.seating import act_as, pile_of
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.geometry.map_grid import FIELDS, field_name, spot_at
from banneret.heroes.scenario.definition import definition_in
from banneret.heroes.scenario.load import SCENARIOS
from banneret.heroes.state.battle import DECK, DISCARDS, HAND, RESERVE
from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.whole_game import (
    P_DECK,
    P_DISCARDS,
    P_HAND,
    P_UNITS,
    SHARED_DECK,
    SHARED_DISCARDS,
    WholeGame,
)
from banneret.heroes.tables.tiles import LOCATION_IDS, RESOURCE_IDS, TILE_IDS
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, UNIT_NUMBER
from banneret.kernel.chance import Streams
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_DRAW, K_LAND, K_ROLL
from banneret.kernel.rules import Setup

FIELD = {field_name(field): field for field in range(FIELDS)}
TWO = ("castle/catherine", "necropolis/sandro")
THREE = ("castle/catherine", "dungeon/mutare", "necropolis/sandro")


class Luck(Streams):
    """Chance as a test scripts it, by keys; what was not scripted is drawn from a seed."""

    def __init__(self, seed: int = 0, game: str = "heroes") -> None:
        super().__init__(seed)
        self.game = game
        self.keys: dict[int, list[str]] = {K_ROLL: [], K_DRAW: [], K_LAND: []}
        self.strict = False
        """Fail the test when chance is asked for more than was scripted."""

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next scripted outcome of this kind."""
        rules = rules_of(self.game)
        if not self.keys[kind]:
            assert not self.strict, f"chance is asked once more than scripted: {[rules.key(kind, o) for o in outcomes]}"
            return super().pick(kind, outcomes)
        key = self.keys[kind].pop(0)
        answer = rules.parse(kind, key)
        assert answer in outcomes, f"{key} cannot come up; possible: {[rules.key(kind, o) for o in outcomes]}"
        return outcomes[outcomes.index(answer)]


def luck(
    game: Game,
    *,
    dice: Iterable[int] = (),
    rolls: Iterable[str] = (),
    draws: Iterable[str] = (),
    lands: Iterable[str] = (),
    strict: bool = False,
) -> Game:
    """Script what comes next: Attack `dice`, or dice by key (`rolls`), cards drawn, units and tiles (`lands`).

    `luck(game, dice=[1, 0], rolls=["resource:6_gold"], draws=["haste"], lands=["unit:neutral_boars", "tile:f1"])`
    """
    streams = cast(Luck, game.streams)
    streams.keys[K_ROLL] += [f"die:{n:+d}" if n else "die:0" for n in dice]
    streams.keys[K_ROLL] += list(rolls)
    streams.keys[K_DRAW] += [f"draw:{card}" if ":" not in card else card for card in draws]
    streams.keys[K_LAND] += list(lands)
    streams.strict = strict
    return game


LEAN = "lean_world"


@cache
def lean_world() -> str:
    """Brave New World with towns that are hardly built: tests of building, buying and recruiting begin with little."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    document["id"] = LEAN
    document["setup"]["resources"] = {"gold": 15, "building_materials": 3, "valuables": 1}
    document["setup"]["buildings"] = ["dwelling_bronze"]
    return definition_in(yaml.safe_dump(document, sort_keys=False), LEAN)[1]


def set_out(seats: Sequence[str] = TWO, **options: str) -> Game:
    """A new game at its very first Choice, with scripted chance to follow."""
    rules = rules_of("heroes")
    world = Setup(
        game="heroes", scenario="brave_new_world", seats=tuple(seats), options=options, definition=lean_world()
    )
    setup = rules.normalise(world)
    return Game(rules, setup, 0, Luck())


def journey(seats: Sequence[str] = TWO, *, first: int = 0, **options: str) -> Game:
    """A game in the turn of its first player, who is asked what to do. No card is in hand yet and none was drawn."""
    game = set_out(seats, **options)
    streams = cast(Luck, game.streams)
    streams.keys[K_ROLL] = ["die:+1" if seat == first else "die:-1" for seat in range(len(seats))]
    game.settle()
    while state_of(game).game_round == 0:
        game.apply(game.choice.options[0])
    while game.choice.kind_name != "action":
        skip = [key for key in game.choice.keys if key in ("done", "draw_cards:0", "pass")]
        game.apply(skip[0] if skip else game.choice.options[-1])
    return game


def state_of(game: Game) -> WholeGame:
    """The position, to put things in place."""
    state = game.state
    assert isinstance(state, WholeGame)
    return state


def own_match(game: Game) -> GameTerms:
    """The GameTerms of this game alone, to be changed: others of the same set-up share one."""
    state = state_of(game)
    state.game_terms = copy(state.game_terms)
    return state.game_terms


def ask_again(game: Game) -> Game:
    """Let the game find anew what it offers, after something was put in place in the active player's turn."""
    state = state_of(game)
    act_as(state, state.turn)
    from banneret.heroes.game.turn import ASK_TURN

    state.unwind(8)
    state.stack[-4] = ASK_TURN
    state.seat = -1
    state.run()
    return game


def play(game: Game, *keys: str) -> Game:
    """Give answers one after the other."""
    for key in keys:
        game.apply(key)
    return game


# -- putting things in place -------------------------------------------------------------------------------------------


def give(game: Game, player: int, *, gold: int = 0, materials: int = 0, valuables: int = 0) -> None:
    """Let a player have exactly these resources."""
    state = state_of(game)
    seated = state.who[0]
    act_as(state, player)
    state.stores = (gold, materials, valuables, *state.stores[3:])
    act_as(state, seated)


def deal(
    game: Game,
    player: int,
    *,
    hand: Iterable[str] | None = None,
    deck: Iterable[str] | None = None,
    discards: Iterable[str] | None = None,
) -> None:
    """Let a player have exactly these cards in hand, deck and discard pile (the top card last)."""
    state = state_of(game)
    seated = state.who[0]
    act_as(state, player)
    if hand is not None:
        state.piles[HAND] = tuple(sorted(CARD_NUMBER[card] for card in hand))
    if deck is not None:
        state.piles[DECK] = tuple(sorted(CARD_NUMBER[card] for card in deck))
    if discards is not None:
        state.piles[DISCARDS] = tuple(CARD_NUMBER[card] for card in discards)
    from banneret.heroes.combat.cards.hands import refresh

    refresh(state, 0)
    act_as(state, seated)


def stack_deck(
    game: Game, deck: str, cards: Iterable[str] | None = None, discards: Iterable[str] | None = None
) -> None:
    """Let a shared deck (ability, artifact, spell) and its discard pile hold exactly these cards."""
    n = ("ability", "artifact", "spell").index(deck)
    state = state_of(game)
    if cards is not None:
        state.piles[SHARED_DECK + n] = tuple(sorted(CARD_NUMBER[card] for card in cards))
    if discards is not None:
        state.piles[SHARED_DISCARDS + n] = tuple(CARD_NUMBER[card] for card in discards)


def army(game: Game, player: int, *units: str) -> None:
    """Let a player's unit deck hold exactly these units, a plus marking the Pack side."""
    state = state_of(game)
    rows = tuple(sorted(2 * UNIT_NUMBER[unit.rstrip("+")] + unit.endswith("+") for unit in units))
    if player in state.who:
        state.piles[RESERVE + state.who.index(player)] = rows
    else:
        state.piles[pile_of(P_UNITS, player)] = rows


def build(game: Game, player: int, *kinds: str) -> None:
    """Let a player have exactly these kinds of building (city_hall, citadel, mage_guild, dwelling_bronze...)."""
    state_of(game).buildings[player] = sum(1 << BUILDINGS.index(kind) for kind in kinds)


def lay(game: Game, at: tuple[int, int], tile: str, rotation: int = 0) -> None:
    """Lay a tile face up on a spot, over whatever is there."""
    state_of(game).land[spot_at(*at)] = 6 * TILE_IDS.index(tile) + rotation


def stand(game: Game, player: int, field: str, *, secondary: bool = False, mp: int | None = None) -> None:
    """Put a hero on a field, as if it had visited it last."""
    state = state_of(game)
    h = 2 * player + secondary
    state.hero_at[h] = state.last[h] = FIELD[field]
    if mp is not None:
        state.mp[h] = mp


def own(game: Game, player: int, *fields: str) -> None:
    """Let a player's cubes lie on these fields besides the own Town, without any income from them."""
    state = state_of(game)
    mask = sum(1 << FIELD[field] for field in fields)
    state.owned = tuple((held | mask if n == player else held & ~mask) for n, held in enumerate(state.owned))
    state.ever |= mask
    state.beaten |= mask


def level(game: Game, player: int, experience: int) -> None:
    """Let a Main Hero have this much experience, two to a level above the first."""
    state = state_of(game)
    seated = state.who[0]
    act_as(state, player)
    state.experience[player] = experience
    from banneret.heroes.adventure.seating import EXPERT_USES, level_of
    from banneret.kernel.piles import changed

    state.expert = changed(state.expert, 0, EXPERT_USES[level_of(state, player)])
    act_as(state, seated)


def morale(game: Game, player: int, token: int, *, doomed: bool = False) -> None:
    """Give a player a Positive (1), Negative (-1) or no (0) Morale token."""
    state = state_of(game)
    seated = state.who[0]
    act_as(state, seated if seated != player else (player + 1) % state.game_terms.players)
    state.spirit[player] = (1 if token > 0 else 2 if token < 0 else 0) | (4 if doomed else 0)
    act_as(state, seated)


# -- looking -----------------------------------------------------------------------------------------------------------


def seen(game: Game, seat: int = -1) -> dict[str, Any]:
    """What a seat, or a spectator, sees."""
    return cast("dict[str, Any]", game.rules.describe(game.view(seat)))


def player(game: Game, number: int, seat: int | None = None) -> dict[str, Any]:
    """What is to be known of a player, by themselves unless another seat is given."""
    return cast("dict[str, Any]", seen(game, number if seat is None else seat)["players"][number])


def field(game: Game, name: str) -> dict[str, Any]:
    """What is on a face-up field."""
    for tile in seen(game)["tiles"]:
        for one in tile.get("fields", ()):
            if one["field"] == name:
                return cast("dict[str, Any]", one)
    raise AssertionError(f"{name} is not on a face-up tile")


def fields_of(game: Game, location: str) -> list[str]:
    """The face-up fields with a location."""
    assert location in LOCATION_IDS
    return [
        one["field"] for tile in seen(game)["tiles"] for one in tile.get("fields", ()) if one["location"] == location
    ]


def resources(game: Game, number: int) -> tuple[int, int, int]:
    """Gold, building materials and valuables of a player."""
    has = player(game, number)["resources"]
    return tuple(has[name] for name in RESOURCE_IDS)


def keys(game: Game) -> set[str]:
    """What may be answered now."""
    return set(game.choice.keys)


def asked(game: Game) -> tuple[int, str]:
    """Which seat is asked what kind of question."""
    return game.choice.seat, game.choice.kind_name


def happened(game: Game, name: str) -> list[dict[str, int | str]]:
    """The arguments of all events of a name so far."""
    return [event.args for event in game.events if event.name == name]


def end_turn(game: Game) -> Game:
    """End the turn of the active player, everybody else passing."""
    game.apply("end_turn")
    while not game.over and game.choice.kind_name == "play":
        game.apply("pass")
    return game


def own_piles(game: Game, number: int) -> tuple[int, int, int]:
    """How many cards are in a player's hand, deck and discard pile."""
    state = state_of(game)
    if number in state.who:
        side = state.who.index(number)
        return len(state.piles[HAND + side]), len(state.piles[DECK + side]), len(state.piles[DISCARDS + side])
    return (
        len(state.piles[pile_of(P_HAND, number)]),
        len(state.piles[pile_of(P_DECK, number)]),
        len(state.piles[pile_of(P_DISCARDS, number)]),
    )
