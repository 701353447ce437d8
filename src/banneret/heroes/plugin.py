"""*Heroes of Might and Magic III: The Board Game*: where its parts are."""

from typing import Final

from banneret.plugins import Plugin

PLUGIN: Final = Plugin(
    id="heroes",
    package="banneret.heroes",
    rules="banneret.heroes.rules:RULES",
    presenter="banneret.heroes.table.presenter:PRESENTER",
    terminal="banneret.heroes.terminal.face:TERMINAL",
    order=1,
    prefixes=("H3",),
    first="brave-new-world",
    campaigns="banneret.heroes.campaigns:CAMPAIGNS",
    bots={"greedy": "banneret.heroes.bots.greedy:HeroesGreedy", "automa": "banneret.heroes.bots.automa:HeroesAutoma"},
)
