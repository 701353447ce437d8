"""`banneret serve` and `banneret worker`: a server, and other machines that think for it."""

from __future__ import annotations

from typing import Annotated

import typer

from banneret.cli.arguments import options_of

Redis = Annotated[
    str,
    typer.Option(
        "--redis", metavar="URL", envvar="BANNERET_REDIS", help="A Redis or Valkey that servers and workers share."
    ),
]


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
