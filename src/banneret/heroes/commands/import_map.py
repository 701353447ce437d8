"""`banneret scenario import`: a map of the fans' map editor as a scenario file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()


@app.command("import")
def import_file(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A share code, a file with one, or - to read it.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write the scenario into this file.")] = None,
) -> None:
    """Lay a map of the fans' map editor, and list everything of it that is not in the core box."""
    from banneret.heroes.designing.fan_map import MOST_CODE, import_map, words
    from banneret.kernel.errors import SetupError
    from banneret.kernel.files import read_regular

    if code == "-":
        code = sys.stdin.read(MOST_CODE + 1)
    elif len(code) < 256 and Path(code).is_file():
        try:
            code = read_regular(Path(code), MOST_CODE).decode("ascii", "replace")
        except (OSError, ValueError) as error:
            raise SetupError(f"{code}: {error}") from None
    found = import_map(code)
    for one in found.left:
        sys.stderr.write(f"not taken over: {words(one)}\n")
    if output is None:
        sys.stdout.write(found.text)
        return
    try:
        output.write_text(found.text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{output}: {error.strerror or error}") from None
    sys.stderr.write(f"{output}: {found.laid} tiles laid\n")
