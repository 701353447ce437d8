"""What effects of the map give at once: resources, discounts, rerolls, power, another step, the Grail."""

from __future__ import annotations

from banneret.heroes.adventure.map.visiting import clear_cubes
from banneret.heroes.adventure.special_rules.grail import take_grail
from banneret.heroes.adventure.town.prices import pack_spell_discount, unpack_spell_discount
from banneret.heroes.adventure.trading_post import TRADING
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.battle import gain
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import ABOUT_FIELD, ABOUT_HERO, MAP_EFFECT
from banneret.heroes.tables.luck import with_luck
from banneret.kernel.piles import changed


def gain_resource(s: WholeGame, resource: int, amount: int, _z: int) -> None:
    """The player gains resources."""
    gain(s, 0, resource, amount)


def trade(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """The player trades; on a field, those who play together may make gifts as well."""
    s.call(TRADING, 0, int(s.game_terms.coop and s.stack[ABOUT_FIELD] >= 0), 0)


def cheaper_unit(s: WholeGame, gold: int, _y: int, _z: int) -> None:
    """The next unit costs less."""
    s.discount += gold


def cheaper_spells(s: WholeGame, gold: int, cards: int, _z: int) -> None:
    """The next spell costs less, for each card so played, and is looked for in more cards."""
    less, shown = unpack_spell_discount(s.discount)
    s.discount = pack_spell_discount(less + gold, max(shown, cards))


def give_rerolls(s: WholeGame, luck: int, _y: int, _z: int) -> None:
    """Dice may be rolled again in this turn. Rules: H3-CRD-17."""
    s.luck = changed(s.luck, 0, with_luck(s.luck[0], luck))


def give_power(s: WholeGame, power: int, _y: int, _z: int) -> None:
    """Power for a spell that is cast at once: whatever else is done in the turn takes it back."""
    s.power = power


def clear_fields(s: WholeGame, kinds: int, _y: int, _z: int) -> None:
    """Black cubes are taken off fields of some kinds."""
    clear_cubes(s, kinds)


def step_at_end(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """A hero of the player may take another step at the end of the turn. Rules: H3-UNI-31."""
    s.end_steps += 1


def find_grail(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """The hero takes the Grail, and whoever does so first gets what the scenario gives for it.

    Rules: H3-LOC-21, H3-FIELD-on_visit.
    """
    if take_grail(s, s.stack[ABOUT_HERO]) and s.game_terms.grail:
        s.call(MAP_EFFECT, s.game_terms.grail, NO_HERO, NO_FIELD)
