"""A Combat with Morale cards: Boars next to Trolls, and what happened to dice."""

from banneret.heroes.combat.activation import ASK_ACTION
from banneret.heroes.combat.morale.tokens import GAIN_MORALE
from banneret.kernel.game import Game
from tests.battlefield.support.duels import duel, duel_of, fighting
from tests.battlefield.support.morale import afresh
from tests.heroes.support.stage import stage

BOARS = "neutral_boars@b2"
"""They deal 2 damage to Trolls, plus the die."""
TROLLS = "neutral_trolls@b3!"
"""Paralysed, so that it is the other side's turn."""


def fight(attacker: str = "", defender: str = "", *, dice: list[int], draws: tuple[str, ...] = ()) -> Game:
    """Boars next to Trolls, the two sides with these words more, and the dice as given."""
    return stage(f"{BOARS} {attacker}", f"{TROLLS} {defender}", dice=dice, draws=draws, morale_decks="on")


def rolled(game: Game) -> list[tuple[str, int]]:
    """What happened to dice, in order: thrown, thrown again (the face given up), turned (the new face)."""
    names = {"die": "n", "reroll": "n2", "die_turned": "n2", "fear_die": "n", "defense_die": "n", "ability_die": "n"}
    return [(event.name, int(event.args[names[event.name]])) for event in game.events if event.name in names]


def in_duel() -> Game:
    """A Duel of two living factions in which somebody's unit acts, with whole Morale decks."""
    return afresh(fighting(duel(hex_obstacles="0", seats=("castle/catherine", "dungeon/mutare"))))


def gain(game: Game, amount: int) -> Game:
    """The player of a Duel whose unit acts gains Positive or Negative Morale before it goes on."""
    s = duel_of(game)
    s.stack[-4] = ASK_ACTION
    s.call(GAIN_MORALE, s.seat, amount, 0)
    s.seat = -1
    s.run()
    game.settle()
    return game
