"""How even a scenario is: every pairing of factions with seats swapped, or every difficulty of a game together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

import msgspec

from banneret.arena.balance import Share, Weighed, Weighing
from banneret.arena.bot_game import Pairing, Played
from banneret.arena.sim import luck_of, play_all
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.rules import SKIRMISH
from banneret.heroes.scenario.load import load_scenario
from banneret.kernel.errors import SetupError

GAME: Final = "heroes"
CARD: Final = re.compile(r"^\d+ (?:play|expert|second|cast):(\w+)$", re.MULTILINE)
"""A card in a record, as a player uses it."""
DIFFICULTIES: Final = ("easy", "normal", "hard", "impossible")


class Balance(msgspec.Struct, kw_only=True):
    """What the games of one scenario with this many players showed."""

    scenario: str
    players: int
    games: int
    errors: int
    factions: dict[str, Share]
    heroes: dict[str, Share]
    turns: dict[str, Share]
    """By place in the turn order, from 1."""
    seats: dict[str, Share]
    """By place on the map: P1, P2 and so on. Allies win together."""
    pairs: dict[str, Share]
    """By pairing of two factions: what the first named has won. Games of two rivals only."""
    difficulties: dict[str, Share]
    """Games together only."""
    rounds: float
    choices: float
    cards: dict[str, float]
    """How often each card is used in a game."""


def pairings(game: str, scenario: str, players: int, heroes: dict[str, tuple[str, ...]], games: int, seed: int,
             bot: str, options: dict[str, str], together: bool) -> list[Pairing]:  # fmt: skip
    """All games to play: this many for every choice of factions, or for every difficulty where all play together.

    Rivals change seats from game to game with the same luck, and heroes from round to round of that.
    """
    if games < 1:
        raise SetupError(f"--games is at least 1, not {games}")
    all_pairings: list[Pairing] = []
    for group in combinations(sorted(heroes), players):
        orders = [*permutations(group)]
        for n in range(games):
            order = orders[n % len(orders)]
            row = n // len(orders)
            sides = tuple(f"{faction}/{heroes[faction][row % len(heroes[faction])]}" for faction in order)
            for level in DIFFICULTIES if together else ("",):
                chosen = options | {"difficulty": level} if level and level != "normal" else options
                all_pairings.append(
                    Pairing(game=game, scenario=scenario, sides=sides, bots=(bot,) * players, names=sides,
                          seed=luck_of(seed, row), options=chosen)
                )  # fmt: skip
    return all_pairings


def weigh(scenario: str, teams: tuple[int, ...], all_pairings: list[Pairing], jobs: int, together: bool) -> Balance:
    """Play the games and count. `teams` has the number of each seat's side."""
    found = Balance(scenario=scenario, players=len(teams), games=len(all_pairings), errors=0, factions={}, heroes={},
                    turns={}, seats={}, pairs={}, difficulties={}, rounds=0.0, choices=0.0, cards={})  # fmt: skip
    cards: Counter[str] = Counter()
    finished = 0
    for one in play_all(all_pairings, jobs):
        if one.returns is None or one.error:
            found.errors += 1
            continue
        finished += 1
        found.rounds += one.end.get("round", 0)
        found.choices += one.choices
        cards.update(CARD.findall(one.record))
        _count(found, one, teams, together)
    found.rounds = round(found.rounds / max(1, finished), 1)
    found.choices = round(found.choices / max(1, finished), 1)
    found.cards = {card: round(count / max(1, finished), 2) for card, count in cards.most_common()}
    return found


def _count(found: Balance, one: Played, teams: tuple[int, ...], together: bool) -> None:
    returns = one.returns or ()
    best = max(returns)
    leading = {teams[seat] for seat, value in enumerate(returns) if value == best}
    if together:
        level = one.pairing.options.get("difficulty", "normal")
        found.difficulties.setdefault(level, Share()).add(float(best > 0))
    if len(returns) == 2 and not together:
        first, second = sorted(side.partition("/")[0] for side in one.pairing.sides)
        seat = 0 if one.pairing.sides[0].startswith(first) else 1
        won = 0.5 if len(leading) == 2 else float(teams[seat] in leading)
        found.pairs.setdefault(f"{first} against {second}", Share()).add(won)
    for seat, side in enumerate(one.pairing.sides):
        # Sides that share the best result share the win; games together are won or lost by all.
        won = float(best > 0) if together else (1 / len(leading) if teams[seat] in leading else 0.0)
        faction, _, hero = side.partition("/")
        found.factions.setdefault(faction, Share()).add(won)
        found.heroes.setdefault(hero, Share()).add(won)
        turn = (seat - one.end.get("first", 0)) % len(returns) + 1
        found.turns.setdefault(str(turn), Share()).add(won)
        found.seats.setdefault(f"P{seat + 1}", Share()).add(won)


def all_heroes(faction: str = "") -> dict[str, tuple[str, ...]]:
    """The heroes of the box by faction, or those of one faction only."""
    heroes: dict[str, tuple[str, ...]] = {}
    for hero in load_realm().heroes:
        if not faction or hero.faction == faction:
            heroes[hero.faction] = (*heroes.get(hero.faction, ()), hero.id)
    return heroes


def balance(
    *, scenario: str, players: int | None, games: int, seed: int, jobs: int, bot: str, options: dict[str, str]
) -> list[Balance]:
    """The balance of a scenario, for one number of players or for each it is for."""
    found = load_scenario(scenario)
    counts = [players] if players is not None else [count for count in found.players if count not in found.expansion]
    heroes = all_heroes(found.campaign.faction if found.campaign is not None else "")
    together = found.mode in ("coop", "campaign")
    return [
        weigh(found.id, found.teams[count],
              pairings(GAME, scenario, count, heroes, games, seed, bot, options, together), jobs, together)
        for count in counts
    ]  # fmt: skip


def weigh_scenario(wanted: Weighing) -> Iterator[Weighed]:
    """What `banneret sim heroes --balance` reports; a failed game ends it."""
    for found in balance(
        scenario=wanted.scenario or SKIRMISH,
        players=wanted.players,
        games=wanted.games,
        seed=wanted.seed,
        jobs=wanted.jobs,
        bot=wanted.bot,
        options=wanted.options,
    ):
        yield Weighed(as_markdown(found), found.errors)
        if found.errors:
            return


# -- as text -----------------------------------------------------------------------------------------------------------


def as_markdown(found: Balance, most_cards: int = 12) -> str:
    """A section of a document about balance."""
    lines = [f"### {found.scenario}, {found.players} player{'s' * (found.players > 1)}", ""]
    length = f"{found.rounds} rounds and {found.choices:.0f} answers a game"
    lines.append(f"{found.games} games, {found.errors} errors; {length}.")
    tables = [("difficulty", found.difficulties), ("pairing", found.pairs), ("faction", found.factions)]
    tables.append(("hero", found.heroes))
    if not found.difficulties:
        tables += [("turn", found.turns), ("seat", found.seats)]
    for title, shares in tables:
        if shares:
            lines += ["", f"| {title} | games | won | 95 % interval |", "|---|---:|---:|---|"]
            lines += [
                f"| {name} | {share.games} | {share.rate:.0%} | {share.interval[0]:.0%} to {share.interval[1]:.0%} |"
                for name, share in shares.items()
            ]
    used = ", ".join(f"{card} {count:g}" for card, count in [*found.cards.items()][:most_cards])
    if used:
        lines += ["", f"Cards used most, times a game: {used}."]
    return "\n".join(lines)
