"""The lobby of a game that provides only rules and texts.

The rules name scenarios, numbers of players, what a seat may be and the options; the game's catalogue has the words:
`game` and `game-text`, `scenario-ID` and `story-ID`, `rule-ID` and `rule-ID-text` for each option, `bot-ID` and
`bot-ID-text` for each bot. `goal-ID` may say how a scenario is won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from banneret.bots.registry import offered
from banneret.games import rules_of
from banneret.table.lobby_types import GameInfo, OptionInfo, ScenarioInfo, SideChoice, TableInfo
from banneret.table.names import bots_of
from banneret.table.scenario_info import GoalInfo, ScenarioNotes
from banneret.text.catalogue import has, message
from banneret.text.words import word

if TYPE_CHECKING:
    from banneret.kernel.options import Option


class Named(Protocol):
    """The part of a presenter that the lobby needs."""

    @property
    def id(self) -> str:
        """The game."""

    def scenario_words(self, scenario: str, lang: str, definition: str = "") -> tuple[str, str]:
        """Name and story of a scenario."""


def plain_game(presenter: Named, lang: str) -> GameInfo:
    """A game with everything a lobby needs to start it."""
    rules = rules_of(presenter.id)
    return GameInfo(
        id=rules.id,
        name=message(f"{rules.id}:game", lang),
        text=message(f"{rules.id}:game-text", lang),
        scenarios=tuple(_scenario(presenter, scenario, lang) for scenario in rules.scenarios),
        bots=bots_of(rules.id, lang),
        options=tuple(_option(rules.id, id, option, lang) for id, option in rules.options.items()),
    )


def _scenario(presenter: Named, id: str, lang: str) -> ScenarioInfo:
    rules = rules_of(presenter.id)
    name, story = presenter.scenario_words(id, lang)
    seats = tuple(range(max(rules.players)))
    chosen = len(rules.sides) > 1
    goal = f"{rules.id}:goal-{id}"
    notes = ScenarioNotes(goals=(GoalInfo("goal", message(goal, lang)),) if has(goal, lang) else ())
    return ScenarioInfo(
        id=id,
        name=name,
        mode=rules.id,
        mode_text=message(f"{rules.id}:game", lang),
        text=story,
        players=rules.players,
        tables={
            str(players): TableInfo(rounds=0, rounds_text="", notes=notes, teams=tuple(range(players)))
            for players in rules.players
        },
        starts=(),
        options=tuple(rules.options),
        sides=tuple(SideChoice(side, word(rules.id, side, lang) if chosen else "", seats) for side in rules.sides),
        bots=tuple(offered(rules.id)),
        difficulty=1,
    )


def _option(game: str, id: str, option: Option, lang: str) -> OptionInfo:
    words = f"{game}:rule-{id.replace('_', '-')}"
    return OptionInfo(
        id=id,
        name=message(words, lang),
        text=message(f"{words}-text", lang),
        values=option.values,
        value_names=tuple(word(game, value, lang) for value in option.values),
        default=option.default,
        clause=option.clause,
        main=True,
        group="variant",
        least=option.least,
        most=option.most,
    )
