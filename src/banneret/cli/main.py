"""The command line. Everything heavy is imported by the command that needs it, so that help appears at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from banneret import __version__
from banneret.cli.arguments import GAME, Armies, Json, Language, Options, Scenario, Sides, say, say_json
from banneret.cli.campaign import app as campaign_app
from banneret.cli.campaign import options_of
from banneret.cli.ladder import app as ladder_app
from banneret.cli.ratings import ratings
from banneret.cli.research import dataset, measure
from banneret.cli.scenario import app as scenario_app
from banneret.cli.train import app as train_app
from banneret.plugins import part, plugin_of, plugins

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
app.command()(dataset)
app.command()(measure)
app.command()(ratings)

Redis = Annotated[
    str,
    typer.Option(
        "--redis", metavar="URL", envvar="BANNERET_REDIS", help="A Redis or Valkey that servers and workers share."
    ),
]
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


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = GAME,
    scenario: Annotated[
        str | None, typer.Option("--scenario", help=f"What to play, such as {plugin_of(GAME).first}.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Stay in the terminal.")] = False,
    army: Armies = [],  # noqa: B006  (typer copies it)
    side: Sides = [],  # noqa: B006
    seat: Annotated[list[str], typer.Option("--seat", help="human or a bot, once per seat.")] = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option("--seed", help="The seed of all luck.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Continue the game in a record file, in the terminal.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where to save a game played in the terminal.")] = None,
    lang: Language = "en",
    speed: Annotated[
        str, typer.Option("--speed", help="How fast bots answer in the terminal: slow, normal, fast or instant.")
    ] = "normal",
    port: Annotated[int, typer.Option("--port", help="The port of the table in the browser.")] = 8440,
) -> None:
    """Play: against a bot, against each other at one screen, or let bots play while you watch.

    Opens a browser on the table; with --terminal, or with a record to resume, it stays in the terminal.
    """
    from banneret.cli.seats import seats_of, usual_seats
    from banneret.home.play import begin, go_on, in_browser
    from banneret.kernel.errors import SetupError

    if resume is not None:
        if army or side or option or seed is not None or save is not None:
            raise SetupError("the record says how the game began: --resume goes only with --seat, --lang and --speed")
        go_on(resume, seat, lang, speed)
    else:
        if terminal and scenario is None and not (army or side) and sys.stdin.isatty():
            from banneret.terminal.face import terminal_of

            scenario = terminal_of(game).choose_scenario(game, lang)
        usual = usual_seats(game)
        what = scenario or (army and usual.with_armies) or plugin_of(game).first
        count = len(seat) or len(side) or usual.fewest(what)
        sides = seats_of(game, what, army, side, count, bots=False)
        if terminal or save is not None:
            begin(game, what, sides, seat, options_of(option), seed, save, lang, speed)
        else:
            asked = scenario or army or side or seat or option or seed is not None
            in_browser(game, what, sides if asked else (), seat, options_of(option), seed, port)


@app.command()
def serve(
    database: Annotated[
        str | None, typer.Option("--database", help="URL of the database; by default a file in your data folder.")
    ] = None,
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen on; 0 for any that is free.")] = 8440,
    origin: Annotated[
        list[str], typer.Option("--origin", help="Where people open it, behind a proxy: https://games.example")
    ] = [],  # noqa: B006
    proxy: Annotated[
        list[str], typer.Option("--proxy", help="The address of a proxy on another machine, to know who is behind it.")
    ] = [],  # noqa: B006
    limit: Annotated[
        list[str], typer.Option("--limit", metavar="NAME=VALUE", help="Another limit, such as connections=500.")
    ] = [],  # noqa: B006
    keep: Annotated[
        list[str],
        typer.Option(
            "--keep",
            metavar="NAME=DAYS",
            help="How many days untouched things are kept, 0 for forever: finished=180, unfinished=365, records=0.",
        ),
    ] = [],  # noqa: B006
    node: Annotated[
        str | None,
        typer.Option("--node", metavar="URL", help="Share the database with other servers, which reach this one here."),
    ] = None,
    ray: Annotated[
        str, typer.Option("--ray", metavar="ADDRESS", help="Let the balance lab play on this Ray cluster.")
    ] = "",
    redis: Redis = "",
    host_key: Annotated[
        str,
        typer.Option(
            "--host-key", envvar="BANNERET_HOST_KEY", help="Whoever has it sees on #/host and /metrics how it is doing."
        ),
    ] = "",
    log: Annotated[str, typer.Option("--log", help="How the log is written: text or json.")] = "text",
    mail: Annotated[
        str | None,
        typer.Option(
            "--mail",
            metavar="URL",
            envvar="BANNERET_SMTP",
            help="The mail server for notices: smtp://USER@HOST:587; its password is read from BANNERET_SMTP_PASSWORD.",
        ),
    ] = None,
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help="Who sends these mails.")] = "",
    webhooks: Annotated[
        bool, typer.Option("--webhooks/--no-webhooks", help="Whether people may have webhooks called for them.")
    ] = True,
) -> None:
    """Serve the table, so that people and bots can play from their own devices."""
    from banneret.server.http.hosting.log_lines import form_of
    from banneret.server.http.serve import keep_of, limits_of
    from banneret.server.http.serve import serve as run
    from banneret.server.notices.mailing import post_of
    from banneret.server.notices.office import NoticeOptions

    limits, days = limits_of(options_of(limit)), keep_of(options_of(keep))
    run(
        host=host,
        port=port,
        database=database,
        origins=origin,
        proxies=proxy,
        limits=limits,
        keep=days,
        node=node,
        ray=ray,
        redis=redis,
        host_key=host_key,
        log=form_of(log),
        notices=NoticeOptions(post=post_of(mail, mail_from) if mail else None, webhooks=webhooks),
    )


@app.command()
def worker(
    redis: Redis = "",
    processes: Annotated[int, typer.Option("--processes", min=0, help="How many; by default one a processor.")] = 0,
) -> None:
    """Think for servers on other machines: bots, hints, reviews and balance, the most urgent first."""
    from banneret.kernel.errors import SetupError
    from banneret.server.jobs.far_worker import work

    if not redis:
        raise SetupError("a worker takes its tasks from a Redis: name it with --redis redis://HOST:6379/0")
    work(redis, processes or None)


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[str, typer.Option("--seats", help="The bots, with commas between them.")],
    scenario: Scenario | None = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The seed of all luck.")] = 1,
    army: Armies = [],  # noqa: B006
    side: Sides = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    ray: Annotated[
        str, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster: the same games.")
    ] = "",
    as_json: Json = False,
    records: Annotated[Path | None, typer.Option("--records", help="A folder for the records of all games.")] = None,
    balance: Annotated[
        bool, typer.Option("--balance", help="Every pairing of factions, seats swapped; one bot for all seats.")
    ] = False,
    players: Annotated[
        int | None, typer.Option("--players", help="With --balance: only for this many players.")
    ] = None,
) -> None:
    """Let bots play each other and count."""
    from banneret.arena.command import simulate
    from banneret.cli.seats import seats_of

    bots = tuple(seats.split(","))
    if balance:
        from banneret.arena.balance import Weighing, weigher_of
        from banneret.kernel.errors import SetupError

        if len(bots) != 1:
            raise SetupError("--balance takes one bot for all seats")
        if ray:
            raise SetupError("--balance is played on this machine: leave --ray out")
        wanted = Weighing(scenario, players, games, seed, jobs, bots[0], options_of(option))
        errors = 0
        for found in weigher_of(game)(wanted):
            say(found.text + "\n")
            errors += found.errors
        if errors:
            sys.exit(1)
        return
    what = scenario or plugin_of(game).first_for_bots or plugin_of(game).first
    summary = simulate(
        game=game,
        scenario=what,
        sides=seats_of(game, what, army, side, len(bots), bots=True),
        bots=bots,
        games=games,
        seed=seed,
        jobs=jobs,
        ray=ray,
        options=options_of(option),
        records=records,
        bar=sys.stderr.isatty() and not as_json,
    )
    if as_json:
        say_json(summary)
    else:
        from banneret.arena.command import as_text

        say(as_text(summary))
    if summary.errors:
        sys.exit(1)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record.")],
    simulations: Annotated[int, typer.Option("--simulations", min=4, help="Games played out for an answer.")] = 24,
    seed: Annotated[int, typer.Option("--seed", min=0, help="For the luck of what is played out.")] = 1,
    as_json: Json = False,
    lang: Language = "en",
) -> None:
    """Look back on the game in a record file: where it turned, what was luck, and which answers cost most."""
    from banneret.cli.review import in_words, reviewed
    from banneret.kernel.record import read_record
    from banneret.table.review.judging import Effort

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{100 * done // max(1, total)} %", end="" if done < total else "\r", file=sys.stderr, flush=True)

    course, told = reviewed(read_record(file), Effort(simulations=simulations, seed=seed), lang, progress)
    if as_json:
        say_json(told)
    else:
        say("\n".join(in_words(course, told, lang)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only run it again and compare every digest.")] = False,
    verify_dice: Annotated[
        bool, typer.Option("--verify-dice", help="Only run it again and compute every roll and draw from its secret.")
    ] = False,
    to: Annotated[int | None, typer.Option("--to", help="Stop after this many answers.")] = None,
    as_json: Json = False,
    lang: Language = "en",
) -> None:
    """Tell the game in a record file, or verify it."""
    from banneret.cli.replay import dice_told, told, verified
    from banneret.kernel.errors import SetupError
    from banneret.kernel.record import read_record

    record = read_record(file)
    if verify_dice:
        if to is not None or verify:
            raise SetupError("--verify-dice runs the whole record: leave --to and --verify out")
        proof, lines = dice_told(record)
        if as_json:
            say_json(proof)
        else:
            say("\n".join(lines))
        return
    if verify:
        if to is not None:
            raise SetupError("--verify runs the whole record: leave --to out")
        result = verified(record)
        if as_json:
            say_json(result)
        else:
            say(f"verified: {result['answers']} answers, digest {result['digest']}")
            if record.format == 1:
                say("This record has no checksum: damage after its last digest would not be found.")
        return
    game, lines = told(record, to, lang)
    if as_json:
        say_json({"events": game.events, "position": game.rules.describe(game.view()), "digest": game.digest})
    else:
        say("\n".join(lines))


@app.command()
def rules(
    clause: Annotated[str | None, typer.Argument(help="A clause or worked example by id, such as H3-CBR-04.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="One game only.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="List the clauses without code or tests.")] = False,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Count the clauses of the rulebooks that have code and tests, or show where one is carried out and tested."""
    from banneret.ledger.report import clause_report, report

    say(clause_report(clause, as_json, lang) if clause else report(game, missing, as_json))


@app.command()
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


@app.command()
def content(
    counts: Annotated[bool, typer.Option("--counts", help="Count the components.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Look for mistakes.")] = False,
    as_json: Json = False,
) -> None:
    """Show what is in the box."""
    from banneret.cli.content import contents
    from banneret.games import rules_of
    from banneret.kernel.errors import ContentError

    boxes = contents()
    problems = [problem for box in boxes.values() for problem in box.problems(thorough=check)]
    if problems:
        raise ContentError("\n".join(problems))
    if as_json:
        say_json({game: {**box.counts(), "content": rules_of(game).content_hash()} for game, box in boxes.items()})
        return
    for game, box in boxes.items():
        if counts or not check:
            say("\n".join(f"{name:26}{number:>5}" for name, number in box.counts().items()))
        if check:
            told = "every component can come into play and no mistakes were found"
            say(f"{game}: {told}, content {rules_of(game).content_hash()}")


@app.command()
def card(
    name: Annotated[str, typer.Argument(metavar="ID", help="A unit, card, location, building or hero.")],
    game: Annotated[str, typer.Option("--game", help="Which game.")] = GAME,
    lang: Language = "en",
) -> None:
    """Show a card, a location, a building or a hero, its text made from what it does."""
    from banneret.kernel.errors import SetupError

    sheet_text = plugin_of(game).sheet
    if not sheet_text:
        raise SetupError(f"{game} has no cards to show")
    say(part(sheet_text)(name, lang))


@app.command()
def options(
    game: Annotated[str, typer.Option("--game", help="Which game.")] = GAME,
    combat: Annotated[bool, typer.Option("--combat", help="Those of a single Combat.")] = False,
    lang: Language = "en",
) -> None:
    """List the optional rules for `play --option NAME=VALUE`, and what each of them means."""
    from rich.console import Console

    from banneret.terminal.face import terminal_of
    from banneret.terminal.option_sheet import option_sheet

    Console(highlight=False).print(option_sheet(terminal_of(game).options(game, combat, lang)))


@app.command()
def bench(as_json: Json = False) -> None:
    """Measure speed, side by side with python-chess."""
    from banneret.cli.bench import main as measure

    measure(as_json)
