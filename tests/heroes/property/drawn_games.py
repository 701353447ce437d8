"""Whole games for property tests: drawn by a seed, played by bots, and what must hold in every position of them."""

import os
from collections import Counter
from random import Random
from typing import cast

from banneret.bots import make
from banneret.games import new
from banneret.heroes.adventure.ai_heroes.combat import ai_in
from banneret.heroes.adventure.map.flagging import SETTLEMENT_INCOME, income_of
from banneret.heroes.adventure.map.land import cell, location
from banneret.heroes.adventure.seating import level_of, pile_of
from banneret.heroes.combat.deployment import DEPLOYMENT, ROW_TAKEN, placed
from banneret.heroes.combat.hex.deployment import PLACING, stands
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.map_grid import fields_in
from banneret.heroes.scenario.load import Scenario
from banneret.heroes.state import pile_numbers as piles
from banneret.heroes.state.ai_heroes import AI_AND_ROLE
from banneret.heroes.state.options import EXCLUDING, MAP_OPTIONS, OPTIONS
from banneret.heroes.state.terms import AUTOMATIC
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw
from banneret.heroes.tables.tiles import BLOCKED, INCOME, MINE, RESOURCE, SETTLEMENT
from banneret.heroes.tables.towns_and_heroes import BASE_ROW, SPECIALTY, base_card
from banneret.heroes.tables.units_and_cards import NEUTRAL, PLAIN
from banneret.kernel.game import Game
from banneret.kernel.sequence import at
from banneret.kernel.state import FRAME_LENGTH, NEXT_STEP, OVER

MOST_CHOICES = 8000
"""A game in which the players decide more often than this does not end."""
GAMES = int(os.environ.get("BANNERET_GAMES", "30"))
"""How many random games are played; the nightly run takes 2000."""
PLACED = (at(DEPLOYMENT, placed), at(PLACING, stands))
"""Where a game waits for the space of a unit that is in nobody's pile."""
_SIDE_PILES = (
    piles.HAND,
    piles.DECK,
    piles.DISCARDS,
    piles.IN_PLAY,
    piles.LASTING,
    piles.RETURNING,
    piles.LASTING_ROUND,
    piles.LASTING_NEXT,
    piles.IN_USE,
    piles.REMOVED,
    piles.ON_UNITS,
    piles.ASIDE,
)
_PLAYER_PILES = (piles.P_HAND, piles.P_DECK, piles.P_DISCARDS, piles.P_REMOVED, piles.P_ON_UNITS, piles.P_ONGOING)


def drawn_game(seed: int) -> Game:
    """A game with a drawn scenario, number of players, difficulty and options."""
    rng = Random(seed)
    players = rng.choice([2, 2, 3])
    options = {"difficulty": rng.choice(["easy", "normal", "hard", "impossible"])} | drawn_options(rng, 0.12)
    scenario = rng.choice(["brave_new_world", "brave_new_world", "crossroads"])
    return new("heroes", scenario=scenario, seats=["choose"] * players, seed=seed, options=options)


def drawn_options(rng: Random, share: float) -> dict[str, str]:
    """Options with drawn values, about this share of all, and never two that exclude each other."""
    options: dict[str, str] = {}
    for name in sorted(MAP_OPTIONS):
        if OPTIONS[name].values and name != "difficulty" and rng.random() < share:
            options[name] = rng.choice(OPTIONS[name].values)
    for one, other in EXCLUDING:
        if options.get(one) == options.get(other) == "on":
            del options[rng.choice([one, other])]
    return options


def position(game: Game) -> WholeGame:
    """The position of a whole game."""
    return cast(WholeGame, game.state)


def bots_for(game: Game, name: str, seed: int) -> list[object]:
    """A bot for every seat."""
    return [make(name, "heroes", 10 * seed + seat) for seat in range(len(game.setup.seats))]


# -- what must hold ----------------------------------------------------------------------------------------------------


def cards(s: WholeGame) -> Counter[int]:
    """Every card of the game, wherever it lies; a starting Ability counts as what it is."""
    found: Counter[int] = Counter()
    for side in (0, 1):
        if fought(s) >= 0 and s.terms.manner[side] == AUTOMATIC:
            continue  # the spells and skills of an AI hero
        for pile in _SIDE_PILES:
            found.update(s.piles[pile + side])
    for player in range(s.game_terms.players):
        for pile in _PLAYER_PILES:
            found.update(s.piles[pile_of(pile, player)])
    for deck in range(3):
        found.update(s.piles[piles.SHARED_DECK + deck])
        found.update(s.piles[piles.SHARED_DISCARDS + deck])
    found.update(s.piles[piles.LOOKED])
    found.update(s.piles[piles.SPREAD])
    plain: Counter[int] = Counter()
    for card, count in found.items():
        plain[base_card(card)] += count
    for player in range(s.game_terms.players):
        # Specialties come into the game with levels.
        if s.hero[player] >= 0:
            for n, level in ((1, 4), (2, 6)):
                if level_of(s, player) < level:
                    plain[SPECIALTY[s.hero[player]][n]] += 1
    return plain


def neutrals(s: WholeGame) -> Counter[int]:
    """Every Neutral Unit card, wherever it lies."""
    found: Counter[int] = Counter()
    for tier in range(4):
        found.update(row >> 1 for row in s.piles[piles.NEUTRAL_DECK + tier])
        found.update(row >> 1 for row in s.piles[piles.NEUTRAL_DISCARDS + tier])
    for row in unit_rows(s):
        if NEUTRAL[row >> 1]:
            found[row >> 1] += 1
    for row in s.game_terms.beast.rows:
        # The beast of a scenario lies apart from the decks, and comes to every fight from there.
        found[row >> 1] = 1
    for horde in s.scenario_state.hordes:
        found.update(row >> 1 for row in horde if not is_to_draw(row))
    for ai in range(len(s.game_terms.ai)):
        found.update(led(s, ai))
        found.subtract(row >> 1 for row in set_aside(s, ai))
    return +found


def fought(s: WholeGame) -> int:
    """The AI hero in the Combat that goes on, or -1."""
    fights = s.base and AUTOMATIC in s.terms.manner and not s.terms.neutral
    return ai_in(s.stack[s.base - FRAME_LENGTH + AI_AND_ROLE]) if fights else -1


def led(s: WholeGame, ai: int) -> list[int]:
    """The Neutral Units of an AI hero's army; while it fights they are on the board instead."""
    return [
        row >> 1
        for row in s.scenario_state.host.troops[ai]
        if ai != fought(s) and not is_to_draw(row) and NEUTRAL[row >> 1]
    ]


def set_aside(s: WholeGame, ai: int) -> list[int]:
    """Those of them that the scenario names: they come from nowhere, and go there."""
    named = Counter(row for row in s.game_terms.ai[ai].army if not is_to_draw(row) and NEUTRAL[row >> 1])
    return [*(named & Counter(s.scenario_state.host.troops[ai])).elements()]


def unit_rows(s: WholeGame) -> list[int]:
    """All units that are somebody's, on the board, or laid out to be recruited."""
    # After the final battle the survivors are shown where they stood, and are back in their decks as well.
    standing = 0 if s.seat == OVER else s.alive & (1 << 14) - 1
    rows = [s.row[u] % PLAIN[0] for u in units_in(standing)]
    rows += [*s.piles[piles.RESERVE], *s.piles[piles.RESERVE + 1], *s.piles[piles.OFFERED]]
    for player in range(s.game_terms.players):
        rows += s.piles[pile_of(piles.P_UNITS, player)]
    if s.base and s.seat >= 0 and s.stack[NEXT_STEP] in PLACED:
        rows.append(s.stack[ROW_TAKEN])  # a unit in hand, about to be placed
    return [BASE_ROW[row] for row in rows]


def check_units(s: WholeGame) -> None:
    """A faction unit has one card: nobody has it twice."""
    found = Counter(row >> 1 for row in unit_rows(s) if not NEUTRAL[row >> 1])
    assert all(count == 1 for count in found.values()), found


def check_means(s: WholeGame) -> None:
    """Resources and movement are never negative, and incomes are what is flagged."""
    assert min(*s.stores, *s.purse) >= 0
    assert min(s.mp) >= 0
    for player in range(s.game_terms.players):
        if s.out >> player & 1 or s.faction[player] < 0 or not s.game_round:
            continue
        income = list(s.game_terms.means[player].income)
        for field in fields_in(s.owned[player]):
            c = cell(s, field)
            if location(s, field) == MINE:
                income[RESOURCE[c]] += income_of(s, INCOME[c])
            elif location(s, field) == SETTLEMENT:
                for reward in s.rewards:
                    if reward >> 2 == field:
                        income[reward & 3] += income_of(s, SETTLEMENT_INCOME[reward & 3])
        assert s.income[3 * player : 3 * player + 3] == income or shifts_income(s.game_terms.scenario)


def shifts_income(scenario: Scenario) -> bool:
    """Whether rules or bonuses of a scenario change incomes by themselves."""
    return "IncomeStep(" in repr((scenario.rules, scenario.events, scenario.setup))


def check_map(s: WholeGame) -> None:
    """Heroes stand on open fields of face-up tiles, and a field has one owner at most unless it is shared."""
    for field in s.hero_at:
        if field >= 0:
            assert location(s, field) >= 0
            assert location(s, field) != BLOCKED or s.wings


def check_secrets(s: WholeGame) -> None:
    """What counts as secret is really in hand or deck."""
    for player in range(s.game_terms.players):
        hand, deck, secret = (
            pile_of(piles.P_HAND, player),
            pile_of(piles.P_DECK, player),
            s.piles[pile_of(piles.P_SECRET, player)],
        )
        assert not Counter(secret) - Counter(s.piles[hand] + s.piles[deck])
    for side in (0, 1):
        held = s.piles[piles.HAND + side] + s.piles[piles.DECK + side] + s.piles[piles.ASIDE + side]
        assert not Counter(s.piles[piles.SECRET + side]) - Counter(held)
