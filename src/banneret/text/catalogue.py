"""Message catalogues: for every game a folder with one folder per language, read when the first text is needed.

Fluent and its plural rules take longer to import than the rest of the package together, so nothing here imports them
before they are needed: a bot that never shows a word never pays for them.
"""

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Final

from banneret.kernel.errors import BanneretError
from banneret.plugins import TEXTS, plugins

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr", "de", "pl")
SHARED: Final = Path(__file__).parent / "locale"
"""Texts that every game needs: words of the lobby, terminal and replay."""

MOST_KEPT: Final = 20_000
"""How many finished texts are cached: a table says the same sentences again and again, and Fluent is slow."""

Argument = str | int


class TextError(BanneretError, KeyError):
    """A text that does not exist, in a language that does not exist, or without an argument it needs."""

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError would show the message in quotes


def signed(n: int) -> str:
    """A number with its sign, with a true minus: +1, 0, −1."""
    return "0" if n == 0 else f"+{n}" if n > 0 else f"−{-n}"


def message(id: str, lang: str = "en", **args: Argument) -> str:
    """The text of a message; one of a game has the game before it (`battlelore:game`).

    An argument whose name is a Python keyword may be given with an underscore at its end (`from_`).
    """
    return render(id, lang, {key.rstrip("_"): value for key, value in args.items()})


def render(id: str, lang: str, args: dict[str, Argument]) -> str:
    """The text of a message with exactly these arguments."""
    return _rendered(id, lang, tuple(args.items()))


@lru_cache(maxsize=MOST_KEPT)
def _rendered(id: str, lang: str, args: tuple[tuple[str, Argument], ...]) -> str:
    game, own = _parted(id)
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


def join(id: str, parts: Sequence[str], lang: str) -> str:
    """Parts of a text, joined pairwise by a message; no parts give an empty text."""
    return reduce(lambda first, second: render(id, lang, {"first": first, "second": second}), parts) if parts else ""


def has(id: str, lang: str = "en") -> bool:
    """Whether a message exists."""
    game, own = _parted(id)
    return _bundle(lang, game).has_message(own)


def ids(game: str) -> list[str]:
    """The ids of a game's own messages, without the game before them, in the order of its files."""
    from fluent.syntax.ast import Message

    return [
        entry.id.name
        for folder in catalogues().get(plugins()[game].extends or game, ())
        for file in files(folder)
        for entry in resource(folder, LANGUAGES[0], file).body
        if isinstance(entry, Message)
    ]


def _parted(id: str) -> tuple[str, str]:
    """The game of a message, which may be empty, and the message."""
    game, _, own = id.partition(":")
    return (game, own) if game in plugins() else ("", id)


def catalogues() -> dict[str, tuple[Path, ...]]:
    """The folders of messages by game, an expansion's together with those of the game it extends.

    Shared messages belong to the game without a name.
    """
    found: dict[str, tuple[Path, ...]] = {"": (SHARED,)}
    for game, plugin in plugins().items():
        folder = plugin.folder / TEXTS
        if folder.is_dir():
            found[plugin.extends or game] = (*found.get(plugin.extends or game, ()), folder)
    return found


def files(folder: Path) -> list[str]:
    """The files of every language in a folder of messages, as English has them."""
    return sorted(path.name for path in (folder / "en").glob("*.ftl"))


def resource(folder: Path, lang: str, file: str) -> "Resource":
    """One file of messages, parsed."""
    from fluent.runtime import FluentResource

    return FluentResource((folder / lang / file).read_text(encoding="utf-8"))


@cache
def _bundle(lang: str, game: str) -> "FluentBundle":
    """The messages of a game, and those that every game needs."""
    if lang not in LANGUAGES:
        raise TextError(f'no language "{lang}"; there are {", ".join(LANGUAGES)}')
    from fluent.runtime import FluentBundle

    if game:
        game = plugins()[game].extends or game
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in dict.fromkeys((SHARED, *catalogues().get(game, ()))):
        for file in files(folder):
            bundle.add_resource(resource(folder, lang, file), allow_overrides=True)
    return bundle
