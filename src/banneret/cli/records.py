"""`banneret replay` and `banneret review`: games in record files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from banneret.cli.arguments import Json, Language, say, say_json


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

    past, told = reviewed(read_record(file), Effort(simulations=simulations, seed=seed), lang, progress)
    if as_json:
        say_json(told)
    else:
        say("\n".join(in_words(past, told, lang)))
