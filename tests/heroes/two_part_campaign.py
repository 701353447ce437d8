"""A short campaign of two parts for tests: a part is won by whoever has a hundred gold."""

from __future__ import annotations

from pathlib import Path

from banneret.games import rules_of
from banneret.heroes.campaigns import Progress, begin_campaign
from banneret.kernel.rules import Setup
from tests.heroes.builder.chance import Luck
from tests.heroes.builder.game import HeroesGame

PART = """\
id: trek_{part}
name: Trek {part}
mode: campaign
campaign: {{id: trek, name: The Trek, part: {part}, of: 2, faction: castle}}
players: [1]
length: {{rounds: 4}}
story: From one hill to the next.
layout:
  1:
    tiles:
    - {{kind: start, at: {{P1: [0, 0]}}}}
    - {{kind: far, at: [[1, 0], [0, 1], [1, -1]]}}
setup:
  resources: {{gold: 5, building_materials: 2, valuables: 0}}
  buildings: [dwelling_bronze]
  units: [few:T1, few:T2]
  bonus: [{{do: [{{gain: gold, amount: 1}}]}}]
victory: [{{bank: {{resource: gold, amount: 100}}, when: now}}]
limit: defeat
{more}
"""
CARRY = "carry: [{gift: early, if: [{measure: round, at_most: 1}]}, {gift: late, if: [{measure: round, at_least: 2}]}]"
GIFTS = "gifts: [{id: early, do: [{gain: gold, amount: 7}]}, {id: late, do: [{gain_card: slow, to: hand}]}]"


def two_part_files(folder: Path) -> list[Path]:
    """The files of the two parts."""
    paths = [folder / f"trek_{part}.yaml" for part in (1, 2)]
    for part, (path, more) in enumerate(zip(paths, (CARRY, GIFTS), strict=True), 1):
        path.write_text(PART.format(part=part, more=more), encoding="utf-8")
    return paths


def two_part_campaign(folder: Path, hero: str = "catherine") -> Progress:
    """The campaign before its first part."""
    return begin_campaign(two_part_files(folder), hero=hero)


def new_part(progress: Progress) -> HeroesGame:
    """The next game of a campaign, at its first Choice."""
    return _game(progress.setup())


def _game(setup: Setup) -> HeroesGame:
    rules = rules_of("heroes")
    game = HeroesGame(rules, setup, 0, Luck())
    game.settle()
    return game


def part_in_first_turn(progress: Progress) -> HeroesGame:
    """The next game of a campaign, in its first turn; no card is drawn."""
    game = new_part(progress)
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    return game.into_turn()
