"""Duels of the Battlefield expansion: with dice and cards as a test says, at the moment it wants."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, cast

from banneret.battlefield.duel.state import Duel
from banneret.games import rules_of
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.answers_combat import DEPLOY, PLACE
from banneret.heroes.state.battle import DECK, DISCARDS, HAND, RESERVE, SECRET
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, HERO_IDS
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, FACTION_IDS, UNIT_NUMBER
from banneret.kernel.game import Game
from banneret.kernel.keys import option
from banneret.kernel.kinds import K_DRAW
from banneret.kernel.rules import SPECTATOR, Setup
from tests.heroes.support.journey import Luck, luck

TWO = ("castle/catherine", "necropolis/sandro")
FIRST = ("resource:6_gold", "resource:6_gold", "resource:1_valuables", "resource:1_valuables")
"""Dice with which seat 0 is first."""
HEROES = [f"{FACTION_IDS[faction]}/{hero}" for hero, faction in zip(HERO_IDS, HERO_FACTION, strict=True)]
MIGHT = ("castle/catherine", "dungeon/mutare", "necropolis/tamika")


class Watched(Luck):
    """Scripted chance that keeps which cards could have been drawn, in order."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.offered: list[set[str]] = []

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next outcome."""
        if kind == K_DRAW:
            rules = rules_of("battlefield")
            self.offered.append({rules.key(kind, outcome).removeprefix("draw:") for outcome in outcomes})
        return super().pick(kind, outcomes)


def duel(
    scenario: str = "duel_short",
    seats: Sequence[str] = TWO,
    *,
    rolls: Iterable[str] = FIRST,
    draws: Iterable[str] = (),
    seed: int = 0,
    **options: str,
) -> Game:
    """A Duel at its first question. `draws` are the first cards drawn from the shared decks."""
    rules = rules_of("battlefield")
    setup = rules.normalise(Setup(game="battlefield", scenario=scenario, seats=tuple(seats), options=options))
    game = Game(rules, setup, seed, Watched(seed))
    luck(game, rolls=rolls, draws=draws)
    game.settle()
    return game


def rival(seat: str) -> str:
    """A hero of another faction."""
    return next(other for other in HEROES if other.partition("/")[0] != seat.partition("/")[0])


def duel_of(game: Game) -> Duel:
    """The position."""
    return cast(Duel, game.state)


def seen(game: Game, seat: int = SPECTATOR) -> dict[str, Any]:
    """What a seat is told."""
    return game.rules.describe(game.view(seat))


def until(game: Game, reached: Callable[[Game], bool], seed: int = 0) -> Game:
    """Answer at random until something holds."""
    rng = Random(seed)
    while not reached(game):
        game.apply(rng.choice(game.choice.keys))
    return game


def built(game: Game, seed: int = 0) -> Game:
    """Both decks are built and the hands dealt: the battle asks its first question."""
    return until(game, lambda now: bool(seen(now)["fighting"]), seed)


def fighting(game: Game, seed: int = 0) -> Game:
    """All units stand, and the first of them is asked what it does."""
    return until(game, lambda now: now.choice.kind_name == "action", seed)


def own_cards(game: Game, seat: int) -> Counter[str]:
    """All cards of a seat's deck, in hand or not, as their owner knows them."""
    side = seen(game, seat)["sides"][seat]
    return Counter([*side["hand"], *side["deck"]])


def offered(game: Game) -> list[set[str]]:
    """What could have been drawn, draw by draw."""
    return cast(Watched, game.streams).offered


def told(game: Game, name: str, seat: int | None = None) -> list[dict[str, int | str]]:
    """The arguments of all events of a name, as a seat sees them, or all there are."""
    events = game.events if seat is None else game.events_for(seat)
    return [event.args for event in events if event.name == name]


def battle(
    units: dict[str, str],
    *,
    scenario: str = "duel_short",
    seats: Sequence[str] = TWO,
    rolls: Iterable[str] = FIRST,
    dice: Iterable[int] = (),
) -> Game:
    """A Duel whose units stand on these hexes (`+` for a Pack, `*n` for damage), as the first of them is activated.

    A unit is on the side of its faction. There are no Obstacles, and nobody has a card that could be played.
    """
    game = built(duel(scenario, seats, rolls=rolls, hex_obstacles="0"))
    s = duel_of(game)
    hexes: dict[int, str] = {}
    armies: list[list[int]] = [[], []]
    for place, word in units.items():
        name = word.partition("*")[0]
        row = 2 * UNIT_NUMBER[name.removesuffix("+")] + int(name.endswith("+"))
        armies[s.faction.index(FACTION_IDS.index(name.partition("_")[0]))].append(row)
        hexes[row] = place
    for side in (0, 1):
        s.piles[RESERVE + side] = tuple(sorted(armies[side]))
        s.piles[DECK + side] = tuple(sorted(s.piles[DECK + side] + s.piles[HAND + side]))
        s.piles[HAND + side] = ()
        refresh(s, side)
    luck(game, dice=dice)
    s.options = [option(DEPLOY, row >> 1) for row in s.piles[RESERVE + s.seat]]
    while hexes:
        if game.choice.kind_name == "unit":
            game.apply(game.choice.options[0])
        place = hexes.pop(s.stack[-2])
        s.options = [option(PLACE, SPACE_NAMES.index(place))]
        game.apply(s.options[0])
    for place, word in units.items():
        s.damage[s.at[SPACE_NAMES.index(place)]] = int(word.partition("*")[2] or 0)
    return game


def deal(game: Game, seat: int, hand: Iterable[str], deck: Iterable[str], discard: Iterable[str]) -> None:
    """Give a seat these cards and no others; all of them are known to be there."""
    s = duel_of(game)
    for pile, cards in ((HAND, hand), (DECK, deck), (SECRET, ())):
        s.piles[pile + seat] = tuple(sorted(CARD_NUMBER[card] for card in cards))
    s.piles[DISCARDS + seat] = tuple(CARD_NUMBER[card] for card in discard)
    refresh(s, seat)
