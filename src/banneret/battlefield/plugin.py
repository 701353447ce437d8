"""The *Battlefield* expansion: where its parts are."""

from typing import Final

from banneret.plugins import Plugin

PLUGIN: Final = Plugin(
    id="battlefield",
    package="banneret.battlefield",
    rules="banneret.battlefield.rules:RULES",
    presenter="banneret.battlefield.table.presenter:PRESENTER",
    terminal="banneret.battlefield.terminal.face:TERMINAL",
    order=2,
    prefixes=("BF",),
    first="duel-short",
    extends="heroes",
    bots={"greedy": "banneret.battlefield.bots.greedy:BattlefieldGreedy"},
)
