"""How even the adventures of *BattleLore* are: who wins, with how many banners, by which cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from banneret.arena.balance import Share, Weighed, Weighing
from banneret.arena.bot_game import Pairing
from banneret.arena.sim import luck_of, play_all
from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.commands.usual_seats import adventure_named, equal_sides
from banneret.battlelore.geometry.grid import SIDE_NAMES
from banneret.kernel.errors import SetupError

COMMAND: Final = re.compile(r"^\d+ play:(\w+)$", re.MULTILINE)
LORE: Final = re.compile(r"^\d+ lore:(\w+)$", re.MULTILINE)
"""Cards in a record, as players play them."""


class BattleloreBalance(msgspec.Struct, kw_only=True):
    """What the games of one adventure showed."""

    scenario: str
    name: str
    games: int
    errors: int
    sides: dict[str, Share]
    first: Share
    """What the side with the first turn has won."""
    classes: dict[str, Share]
    """By class of both heroes: what the standard side has won."""
    banners: dict[str, float]
    """By side: banners at the end, on average."""
    turns: float
    choices: float
    command: dict[str, float]
    lore: dict[str, float]
    """How often each card is played in a game."""


def weigh_adventure(scenario: str, games: int, seed: int, jobs: int, bot: str) -> BattleloreBalance:
    """Let a bot play both sides of an adventure so often, and count."""
    if games < 1:
        raise SetupError(f"--games is at least 1, not {games}")
    adventure = adventure_named(scenario)
    all_pairings = [
        Pairing(game="battlelore", scenario=scenario, sides=equal_sides(adventure, n), bots=(bot, bot),
                names=SIDE_NAMES, seed=luck_of(seed, n))
        for n in range(games)
    ]  # fmt: skip
    found = BattleloreBalance(scenario=adventure.id, name=adventure.name, games=games, errors=0,
                        sides={side: Share() for side in SIDE_NAMES}, first=Share(), classes={},
                        banners=dict.fromkeys(SIDE_NAMES, 0.0), turns=0.0, choices=0.0, command={},
                        lore={})  # fmt: skip
    command: Counter[str] = Counter()
    lore: Counter[str] = Counter()
    finished = 0
    for one in play_all(all_pairings, jobs):
        if one.returns is None or one.error:
            found.errors += 1
            continue
        finished += 1
        for n, side in enumerate(SIDE_NAMES):
            won = float(one.returns[n] > 0)
            found.sides[side].add(won)
            found.banners[side] += one.end.get(f"banners {n}", 0)
            if side == adventure.first:
                found.first.add(won)
        if "hero=" in one.pairing.sides[0]:
            of = one.pairing.sides[0].split(":")[1]
            found.classes.setdefault(of, Share()).add(float(one.returns[0] > 0))
        found.turns += one.end.get("turns", 0)
        found.choices += one.choices
        command.update(COMMAND.findall(one.record))
        lore.update(LORE.findall(one.record))
    total = max(1, finished)
    found.banners = {side: round(count / total, 1) for side, count in found.banners.items()}
    found.turns = round(found.turns / total, 1)
    found.choices = round(found.choices / total, 1)
    found.command = {card: round(count / total, 2) for card, count in command.most_common()}
    found.lore = {card: round(count / total, 2) for card, count in lore.most_common()}
    return found


def as_markdown(found: BattleloreBalance) -> str:
    """A section of a document about balance."""
    lines = [f"### {found.name}", ""]
    lines.append(
        f"{found.games} games, {found.errors} errors; {found.turns} turns and {found.choices:.0f} answers a game."
    )
    rows = [*found.sides.items(), ("first turn", found.first)]
    rows += [(f"standard, both {of}", share) for of, share in found.classes.items()]
    lines += ["", "| side | games | won | 95 % interval | banners |", "|---|---:|---:|---|---:|"]
    for name, share in rows:
        low, high = share.interval
        banners = f"{found.banners[name]:g}" if name in found.banners else ""
        lines.append(f"| {name} | {share.games} | {share.rate:.0%} | {low:.0%} to {high:.0%} | {banners} |")
    for title, cards in (("Command", found.command), ("Lore", found.lore)):
        if cards:
            lines += ["", f"{title} cards, times a game: {', '.join(f'{id} {n:g}' for id, n in cards.items())}."]
    return "\n".join(lines)


def weigh_adventures(wanted: Weighing) -> Iterator[Weighed]:
    """What `banneret sim battlelore --balance` reports, for one adventure or all; one bot plays each of two sides."""
    for id in [wanted.scenario] if wanted.scenario else adventure_ids():
        found = weigh_adventure(id, wanted.games, wanted.seed, wanted.jobs, wanted.bot)
        yield Weighed(as_markdown(found), found.errors)
