"""Message catalogues: one Fluent folder a language, read when the first text is asked for.

Fluent and its plural rules take longer to import than the rest of the package together, so nothing here imports them
before they are needed: a bot that never shows a word never pays for them.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from banneret.kernel.errors import BanneretError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr", "de", "pl")
FOLDER: Final = Path(__file__).parent / "locale"
FILES: Final = tuple(
    sorted(path.relative_to(FOLDER / "en").with_suffix("").as_posix() for path in (FOLDER / "en").rglob("*.ftl"))
)
"""The files of every language, as English has them; those of a game with a catalogue of its own are in its folder."""

SIGNED: Final = frozenset({"face", "by"})
"""Arguments that are shown with their sign when they are given as a number."""
NAMES: Final = frozenset({"unit", "target"})
"""Arguments that are names of units."""
SINGLE: Final = ("unit-arrow_tower", "unit-horde_of_skeletons", "unit-horde_of_zombies", "unit-legion_of_skeletons")
"""What has a singular name among the units; every other name is a plural."""

MOST_KEPT: Final = 20_000
"""Texts that are kept once they are made: a table says the same things again and again, and Fluent takes its time."""

Argument = str | int


class TextError(BanneretError, KeyError):
    """A text that does not exist, in a language that does not exist, or without an argument it needs."""

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError would show the message in quotes


def signed(n: int) -> str:
    """A number with its sign, with a true minus: +1, 0, −1."""
    return "0" if n == 0 else f"+{n}" if n > 0 else f"−{-n}"


def message(id: str, lang: str = "en", **args: Argument) -> str:
    """The text of a message; one of a game with a catalogue of its own has that game before it (`battlelore:game`).

    An argument whose name is a Python keyword may be given with an underscore at its end (`from_`). A whole number
    given as `face` or `by` is shown with its sign. `unit` brings `unit_number` along and `target` `target_number`, so
    that a verb or an article can agree.
    """
    given = {key.rstrip("_"): value for key, value in args.items()}
    for key in SIGNED & given.keys():
        value = given[key]
        if isinstance(value, int):
            given[key] = signed(value)
    for key in NAMES & given.keys():
        given[key + "_number"] = "one" if str(given[key]).startswith(_single(lang)) else "other"
    return render(id, lang, given)


@cache
def _single(lang: str) -> tuple[str, ...]:
    return tuple(render(id, lang, {}) for id in SINGLE)


def render(id: str, lang: str, args: dict[str, Argument]) -> str:
    """The text of a message with exactly these arguments."""
    return _rendered(id, lang, tuple(args.items()))


@lru_cache(maxsize=MOST_KEPT)
def _rendered(id: str, lang: str, args: tuple[tuple[str, Argument], ...]) -> str:
    game, _, own = id.rpartition(":")
    bundle = _bundle(lang, game)
    if not bundle.has_message(own):
        raise TextError(f'there is no text "{id}"')
    pattern = bundle.get_message(own).value
    if pattern is None:
        raise TextError(f'the text "{id}" is empty in "{lang}"')
    text, problems = bundle.format_pattern(pattern, dict(args))
    if problems:
        raise TextError(f'the text "{id}" in "{lang}": {problems[0]}')
    return str(text)


def has(id: str, lang: str = "en") -> bool:
    """Whether a message exists."""
    game, _, own = id.rpartition(":")
    return _bundle(lang, game).has_message(own)


def resource(lang: str, file: str) -> "Resource":
    """One catalogue file, parsed."""
    from fluent.runtime import FluentResource

    return FluentResource((FOLDER / lang / f"{file}.ftl").read_text(encoding="utf-8"))


def game_of(file: str) -> str:
    """The game whose catalogue a file belongs to; empty for that of `heroes` and `battlefield`."""
    return file.rpartition("/")[0]


@cache
def _bundle(lang: str, game: str) -> "FluentBundle":
    if lang not in LANGUAGES:
        raise TextError(f'no language "{lang}"; there are {", ".join(LANGUAGES)}')
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for file in FILES:
        if game_of(file) == game:
            bundle.add_resource(resource(lang, file))
    return bundle
