"""*Couriers*: where its parts are."""

from typing import Final

from banneret.plugins import Plugin

PLUGIN: Final = Plugin(
    id="couriers",
    package="couriers",
    rules="couriers.rules:RULES",
    presenter="couriers.presenter:PRESENTER",
    terminal="banneret.terminal.face:TERMINAL",
    prefixes=("CO",),
    first="race",
    bots={"dashing": "couriers.bots:Dashing"},
)
