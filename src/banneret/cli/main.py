"""The command line. Everything heavy is imported by the command that needs it, so that help appears at once."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from banneret import __version__
from banneret.cli.arguments import Json, say, say_json
from banneret.cli.campaign import app as campaign_app
from banneret.cli.ladder import app as ladder_app
from banneret.cli.look_up import card, content, options, rules
from banneret.cli.play import play
from banneret.cli.ratings import ratings
from banneret.cli.records import replay, review
from banneret.cli.research import dataset, measure
from banneret.cli.scenario import app as scenario_app
from banneret.cli.serve import serve, worker
from banneret.cli.sim import sim
from banneret.cli.train import app as train_app
from banneret.plugins import part, plugins

app = typer.Typer(
    name="banneret",
    help="Banneret plays tabletop strategy games exactly by their rulebooks.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(campaign_app, name="campaign")

for plugin in plugins().values():
    if plugin.commands:
        app.add_typer(part(plugin.commands))

app.add_typer(scenario_app)
app.add_typer(ladder_app)
app.add_typer(train_app)

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run the command line. Bad input is one line on standard error and exit code 2, never a traceback."""
    from banneret.kernel.errors import BanneretError

    try:
        app(prog_name="banneret")
    except BanneretError as error:
        _fail(str(error))
    except BrokenPipeError:
        # The reader has closed the pipe; what is still buffered must not be flushed into it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _fail(message: str) -> None:
    sys.stderr.write("".join(f"error: {line}\n" for line in message.splitlines()))
    sys.exit(BAD_INPUT)


def _version(wanted: bool) -> None:
    if wanted:
        from banneret.cli.engine_build import engine_build

        engines = {"compiled": "compiled engine", "pure": "pure Python"}
        say(f"banneret {__version__} ({engines[engine_build()]}, Python {sys.version.split()[0]})")
        raise typer.Exit


@app.callback()
def banneret(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Banneret plays tabletop strategy games exactly by their rulebooks."""


def doctor(
    database: Annotated[str | None, typer.Option("--database", help="URL of a database to look at as well.")] = None,
    as_json: Json = False,
) -> None:
    """Say what this machine has, what it lacks, and what to do about it."""
    from banneret.cli.doctor import examine, told

    findings = examine(database)
    if as_json:
        say_json([finding._asdict() for finding in findings])
    else:
        say(told(findings))
    if any(finding.state == "missing" for finding in findings):
        raise typer.Exit(1)


def bench(as_json: Json = False) -> None:
    """Measure speed, side by side with python-chess."""
    from banneret.cli.bench import main as measure

    measure(as_json)


for command in (
    dataset, measure, ratings, play, serve, worker, sim, review, replay, rules, doctor, content, card, options, bench,
):  # fmt: skip
    app.command()(command)
