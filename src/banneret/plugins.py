"""Games as plug-ins: every game says in one descriptor where its parts are, and is found by its entry point.

A package with a game names its descriptor in the entry point group `banneret.games`:

    [project.entry-points."banneret.games"]
    heroes = "banneret.heroes.plugin:PLUGIN"

A descriptor names parts as `module:attribute`, and a part is loaded when it is first needed: a program in which only
bots play loads no terminal. Nothing outside a game's own package names the game.

Every command reads the descriptors before it does anything, so this module imports nothing that takes time.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from banneret.kernel.errors import SetupError

GROUP: Final = "banneret.games"
LEDGER: Final = "ledger.yaml"
"""The clauses of a game, in its package."""
WORDS: Final = "ledger.words.json"
"""Words of the files that people write for a game, if they are cited like clauses; not every game has any."""
TEXTS: Final = "text/locale"
"""The texts of a game, in its package: one folder per language."""


@dataclass(frozen=True, kw_only=True)
class Plugin:
    """One game: its id, and where its parts are."""

    id: str
    package: str
    """The package of the game. Its clauses are in `ledger.yaml` there, its texts in `text/locale`."""
    rules: str
    """A `banneret.kernel.rules.GameRules`."""
    presenter: str
    """A `banneret.table.presenter.Presenter`: the game at the table."""
    terminal: str
    """A `banneret.terminal.face.Terminal`: the game in a terminal."""
    prefixes: tuple[str, ...]
    """The first parts of the ids of its clauses."""
    bots: dict[str, str] = field(default_factory=dict)
    """By name, what makes a bot from a seed. The bot `random` plays every game and need not be named."""
    thinkers: dict[str, str] = field(default_factory=dict)
    """By name, what makes a searching bot from a seed and a `banneret.bots.search.budget.Budget`."""
    characters: str = ""
    """A tuple of `banneret.bots.characters.Character`, from the weakest to the strongest."""
    reasons: str = ""
    """A `banneret.bots.advice.Reasons`: what the game says about the answers that a bot recommends."""
    learners: dict[str, str] = field(default_factory=dict)
    """By name, what makes a bot that searches with a network, from a seed, a budget and the file of the network; an
    empty file name stands for the network that comes with the game."""
    order: int = 100
    """Its place among the games that are offered, the lowest first."""
    first: str = ""
    """The scenario that is offered when none is named."""
    extends: str = ""
    """For an expansion: the game whose texts it adds to."""
    words: str = ""
    """What an expansion adds to the words of that game, in a form that the game defines, such as
    `banneret.heroes.text.expansions.AddedWords`."""
    lessons: tuple[str, ...] = ()
    """Its lessons in teaching order, each a file `lessons/ID.yaml` in its package."""
    tables: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """A table of each kind, as a scenario and what the seats bring: a server builds them at the start, so that no
    client has to wait for what all of them need. The first serves as the example."""
    first_for_bots: str = ""
    """The scenario that bots play by default, if it is a different one."""
    seats: str = ""
    """A `banneret.cli.seats.UsualSeats`: what seats bring on the command line by default."""
    sheet: str = ""
    """Everything about one component of the box, by its id and in a language: `(name, lang)` to text. Raises
    SetupError."""
    story: str = ""
    """A `banneret.cli.replay.Story`: what has happened in a game, if the lines of its presenter are not enough."""
    contents: str = ""
    """A `banneret.cli.look_up.Contents`: its components counted and checked."""
    bench: str = ""
    """Each a `banneret.cli.bench.Measured`: what `banneret bench` measures of it."""
    encoding: str = ""
    """A `banneret.encoding.encoder.Encodings`: positions and options as numbers for programs that learn."""
    balance: str = ""
    """A `banneret.arena.balance.Weigh`: how even its scenarios are."""
    courses: str = ""
    """Each a `banneret.arena.courses.Course`: what the ladder of bots measures."""
    scenario_files: str = ""
    """A `banneret.scenario_files.ScenarioFiles`, if people can write their own scenarios."""
    scenario_sheets: str = ""
    """A `banneret.cli.scenario_sheets.Sheets`: its scenarios before they are played."""
    scenario_commands: str = ""
    """A `typer.Typer` whose commands join those of `banneret scenario`."""
    careers_at_home: str = ""
    """A `banneret.home.careers.Careers`, if characters are kept from one game to the next."""
    careers_in_rooms: str = ""
    """A `banneret.server.rooms.careers.Careers`: the same at the tables of a server."""
    campaigns: str = ""
    """A `banneret.campaigns.Campaigns`."""
    commands: str = ""
    """A `typer.Typer` with a name: the game's own commands, such as `banneret hero`."""
    endpoints: str = ""
    """Each a `banneret.server.http.endpoints.Endpoint`: what it adds to the REST interface."""

    @property
    def folder(self) -> Path:
        """The folder of the game's package."""
        spec = find_spec(self.package)
        if spec is None or not spec.submodule_search_locations:
            raise SetupError(f"the game {self.id} names {self.package} as its package, which is not there")
        return Path(spec.submodule_search_locations[0])


@cache
def plugins() -> Mapping[str, Plugin]:
    """All installed games, by id, in the order in which they are offered.

    A game that cannot be loaded is left out with a warning, so that the others can still be played.
    """
    found: dict[str, Plugin] = {}
    for entry in entry_points(group=GROUP):
        try:
            plugin = _loaded(entry)
        except SetupError as error:
            warnings.warn(str(error), stacklevel=2)
            continue
        if found.setdefault(plugin.id, plugin) != plugin:
            raise SetupError(f"two packages bring a game {_shown(plugin.id)}; uninstall one of them")
    if not found:
        raise SetupError("no game is installed: install Banneret with pip, so that its entry points are known")
    offered = sorted(found.values(), key=lambda plugin: (plugin.order, plugin.id))
    return MappingProxyType({plugin.id: plugin for plugin in offered})


def _loaded(entry: EntryPoint) -> Plugin:
    try:
        plugin = entry.load()
    except Exception as error:
        raise SetupError(f"the game {_shown(entry.name)} cannot be loaded from {entry.value}: {error}") from error
    if not isinstance(plugin, Plugin) or plugin.id != entry.name:
        raise SetupError(f"{entry.value} is not the descriptor of a game {_shown(entry.name)}")
    for needed in (LEDGER, TEXTS):
        if not (plugin.folder / needed).exists():
            raise SetupError(f"the game {_shown(plugin.id)} has no {needed} in its package {plugin.package}")
    return plugin


def plugin_of(game: str) -> Plugin:
    """The descriptor of a game. Raises SetupError if there is no such game."""
    found = plugins().get(game)
    if found is None:
        raise SetupError(f"there is no game {_shown(game)}; there are {', '.join(plugins())}")
    return found


def _shown(name: str) -> str:
    from banneret.kernel.yamltree import show

    return show(name)


@cache
def part(where: str) -> Any:
    """A part of a game by its `module:attribute`."""
    module, _, attribute = where.partition(":")
    return getattr(import_module(module), attribute)
