"""What *Heroes* adds to `banneret scenario`."""

from typing import Final

import typer

from banneret.heroes.commands import import_map, random_scenario

app: Final = typer.Typer()
app.registered_commands += random_scenario.app.registered_commands + import_map.app.registered_commands
