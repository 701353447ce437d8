"""*BattleLore* with its *Heroes* expansion: where its parts are."""

from typing import Final

from banneret.plugins import Plugin

PLUGIN: Final = Plugin(
    id="battlelore",
    package="banneret.battlelore",
    rules="banneret.battlelore.rules:RULES",
    presenter="banneret.battlelore.table.presenter:PRESENTER",
    terminal="banneret.battlelore.terminal.face:TERMINAL",
    order=3,
    prefixes=("BL", "BLH"),
    first="first-laurels",
    bots={"greedy": "banneret.battlelore.bots.greedy:BattleloreGreedy"},
)
