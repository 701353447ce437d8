"""Heroes of the person at this machine: each career is a small file, and games move it on when they are over.

A career names the game its hero takes part in and where that game is kept. So it does not matter when the program was
last stopped: the next command finds the game over and moves the career on, once (`settle`). A hero whose game cannot be
found stays away until that game is continued elsewhere, or given up (`free`).

A command that changes a hero locks the hall and reads the file under the lock, so that no simultaneous change is lost;
a file that has changed since it was read is not overwritten.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from banneret.battlelore.career import progress as career_progress
from banneret.battlelore.career.career import MOST_BYTES, Career, Playing, check_career, parse_career
from banneret.battlelore.career.sheets import check_name
from banneret.battlelore.text.careers import hero_lines
from banneret.games import resume
from banneret.kernel.errors import BanneretError, InUse, LockError, RecordError, SetupError
from banneret.kernel.files import PATIENCE, held, read_regular
from banneret.kernel.game import Game
from banneret.kernel.journal import recover, write_new, write_whole
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

SUFFIX: Final = ".hero"


def folder() -> Path:
    """Where heroes are kept."""
    return user_data_path("banneret") / "heroes"


def today() -> str:
    """The day as careers note it."""
    return date.today().isoformat()


def key_of(game: Game) -> str:
    """Identifies a game: how it began, including its luck."""
    return blake2b(msgspec.json.encode([game.setup, game.seed]), digest_size=16).hexdigest()


# -- the files ---------------------------------------------------------------------------------------------------------


def kept(*, quietly: bool = False) -> dict[str, Career]:
    """All heroes by name, those of former days among them; a file that cannot be read is left out and reported."""
    found: dict[str, Career] = {}
    for path in sorted(folder().glob(f"*{SUFFIX}")):
        try:
            career = _career_in(path)
            if career.name != path.stem:
                raise SetupError(f"{path}: this is {career.name}: the file is named after the hero")
            found[career.name] = career
        except SetupError as error:
            if not quietly:
                sys.stderr.write(f"{error}\n")
    return found


def _career_in(path: Path) -> Career:
    """The hero in a file; errors mention its name."""
    text = _read(path)
    try:
        return parse_career(text)
    except SetupError as error:
        raise SetupError(f"{path}: {error}") from None


def load(name: str) -> Career:
    """A hero by name, whatever the case of its letters. Raises SetupError."""
    there = kept()
    for career in there.values():
        if career.name.casefold() == name.casefold():
            return career
    if (folder() / f"{name}{SUFFIX}").is_file() and "/" not in name:
        _career_in(folder() / f"{name}{SUFFIX}")
    raise SetupError(f"there is no hero {show(name)}{nearest(name, list(there))}")


def changed(name: str, change: Callable[[Career], Career]) -> Career:
    """Change a hero, and return him. Raises SetupError."""
    with _hall():
        career = load(name)
        after = change(career)
        _write(career, after)
        return after


@contextmanager
def _hall() -> Iterator[None]:
    """The hall for oneself. It is held for moments only, so one waits for others."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder()}: {error.strerror or error}") from None
    with held(folder() / "hall", PATIENCE):
        yield


def _write(before: Career | None, after: Career) -> None:
    """Replace a hero's file, if it is as it was read; a new hero has none yet."""
    path = file_of(after.name)
    there = _career_in(path) if path.exists() else None
    if there != before:
        raise SetupError(f"{path}: another program has changed {after.name} meanwhile; the file is left as it is")
    save(after)


def save(career: Career) -> None:
    """Write a hero's file, all of it or nothing. Raises SetupError."""
    path = file_of(career.name)
    try:
        write_whole(path, career.text())
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}") from None


def file_of(name: str) -> Path:
    """The file of a hero; a name has nothing in it that a file name may not have. Raises SetupError."""
    check_name(name)
    return folder() / f"{name}{SUFFIX}"


def brought_in(path: Path, name: str = "") -> Career:
    """Take a hero from a file somebody has written with `hand_out`, under another name if need be.

    A game he took part in elsewhere stays there. Raises SetupError.
    """
    career = career_progress.freed(_career_in(path))
    if name:
        career = msgspec.structs.replace(career, name=name)
        check_career(career)
    with _hall():
        _check_new(career.name)
        _write(None, career)
    return career


def hand_out(name: str, path: Path) -> None:
    """Write a hero to a file, to take him elsewhere. Raises SetupError."""
    career = load(name)
    try:
        write_new(path, career_progress.freed(career).text())
    except FileExistsError:
        raise SetupError(f"{path} exists already: give another file") from None
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}") from None


def _check_new(name: str) -> None:
    check_name(name)
    if any(other.casefold() == name.casefold() for other in kept()):
        raise SetupError(f"there is a hero {name} in the hall already")


def _read(path: Path) -> str:
    try:
        return read_regular(path, MOST_BYTES).decode("utf-8")
    except UnicodeDecodeError:
        raise SetupError(f"{path}: not a text file") from None
    except (OSError, ValueError) as error:
        raise SetupError(f"{path}: {getattr(error, 'strerror', None) or error}") from None


# -- games -------------------------------------------------------------------------------------------------------------


class Company:
    """The heroes whom the seats of a new game name: those of the hall, and new ones.

    `hero=Maud` is the Maud of the hall, or a new hero of that name, the heir of an instructor who has a gift to give;
    `adviser=Isolde` is the Isolde who sits on the War Council.
    """

    def __init__(self, sides: Sequence[str]) -> None:
        settle()
        self._heroes: list[tuple[Career, int]] = []
        """Each with his seat."""
        self._there = kept()
        self.sides = tuple(self._seat(n, side) for n, side in enumerate(sides))

    def _seat(self, seat: int, side: str) -> str:
        words: list[str] = []
        for word in side.split():
            kind, _, value = word.partition("=")
            if kind not in ("hero", "adviser") or ":" in value:
                words.append(word)
                continue
            career = self._named(value, kind)
            words.append(career_progress.seat_word(career))
            self._take(career, seat)
            if career.status == "cadet":
                words += self._gift(seat)
        return " ".join(words)

    def _named(self, name: str, kind: str) -> Career:
        found = next((career for career in self._there.values() if career.name.casefold() == name.casefold()), None)
        if found is None:
            if kind == "adviser":
                raise SetupError(f"there is no hero {show(name)}{nearest(name, list(self._there))}")
            return career_progress.enrolled(name, today())
        if career_progress.role_of(found) != kind:
            raise SetupError(f"{found.name} is {found.status}: write {career_progress.role_of(found)}={found.name}")
        return found

    def _gift(self, seat: int) -> list[str]:
        """An instructor who is free gives his artifact to the next new hero. Rules: BLH-LEG-17, BLH-LEG-18."""
        taken = [career.name for career, _ in self._heroes]
        for career in self._there.values():
            if career.status == "instructor" and career.playing is None and career.name not in taken:
                word = career_progress.gift_to(career, list(self._there.values()))
                if word:
                    self._take(career, seat)
                    return [word]
        return []

    def _take(self, career: Career, seat: int) -> None:
        if career.playing is not None:
            raise SetupError(_away(career))
        if any(other.name == career.name for other, _ in self._heroes):
            raise SetupError(f"{career.name} can take only one seat")
        self._heroes.append((career, seat))

    @property
    def names(self) -> list[str]:
        """The heroes that the seats name, including new ones."""
        return [career.name for career, _ in self._heroes]

    def begin(self, game: Game, path: Path) -> None:
        """They take part in this game, which is kept in a file."""
        key = key_of(game)
        for career, _ in self._heroes:
            if any(past.game == key for past in career.history):
                raise SetupError(f"{career.name} has played this very game before: begin it with another seed")
        with _hall():
            self._look_again()
            gone: list[Career] = []
            try:
                for career, seat in self._heroes:
                    away = career_progress.playing(career, Playing(game=key, place=str(path.resolve()), seat=seat))
                    _write(self._there.get(career.name), away)
                    gone.append(away)
            except BanneretError:
                # All of them go, or nobody does.
                for away in gone:
                    _leave(away)
                raise

    def _look_again(self) -> None:
        """Raise SetupError if anybody was called away, or changed otherwise, since they were looked up."""
        now = kept(quietly=True)
        for career, _ in self._heroes:
            found = now.get(career.name)
            if found is not None and found.playing is not None:
                raise SetupError(_away(found))
            if found != self._there.get(career.name):
                raise SetupError(f"{career.name} has changed in the meantime: begin the game again")


def _away(career: Career) -> str:
    """That a hero takes part in a game, and what the player can do about it."""
    assert career.playing is not None
    return (
        f"{career.name} takes part in a game: go on with `banneret play --resume {career.playing.place}`, or give it "
        f"up with `banneret hero free {career.name}`"
    )


def settle() -> list[Career]:
    """Move on every hero whose game is over. Returns those; a hero whose game is gone is reported."""
    over: dict[str, Game] = {}
    for career in kept(quietly=True).values():
        if career.playing is None:
            continue
        path = Path(career.playing.place)
        if not path.exists():
            sys.stderr.write(f"{path}: there is no such file. {_away(career)}\n")
            continue
        try:
            game = resume(recover(path).record)
        except RecordError as error:
            sys.stderr.write(f"{path}: {error}\n")
            continue
        if game.over and career.playing.game == key_of(game):
            over[career.name] = game
    if not over:
        return []
    with _hall():
        there = kept(quietly=True)
        return [after for name, game in over.items() if name in there for after in _settled(there[name], game)]


def settle_game(game: Game) -> list[Career]:
    """The same of one game, wherever it is kept now."""
    if not game.over or not _taking_part(game):
        return []
    with _hall():
        return [after for career in _taking_part(game) for after in _settled(career, game)]


def found_at(game: Game, path: Path) -> None:
    """A game is continued, in this file: that is where its heroes are."""
    place = str(path.resolve())
    if all(playing.place == place for career in _taking_part(game) if (playing := career.playing)):
        return
    with _hall():
        for career in _taking_part(game):
            if career.playing is not None:
                _write(career, msgspec.structs.replace(
                    career, playing=msgspec.structs.replace(career.playing, place=place)
                ))  # fmt: skip


def _taking_part(game: Game) -> list[Career]:
    """The heroes who are in a game."""
    key = key_of(game)
    there = kept(quietly=True).values()
    return [career for career in there if career.playing is not None and career.playing.game == key]


def _settled(career: Career, game: Game) -> list[Career]:
    if not game.over or career.playing is None or career.playing.game != key_of(game):
        return []
    after = career_progress.moved_on(career, game, today())
    _write(career, after)
    return [after]


def free(name: str) -> Career:
    """A hero leaves a game that is given up; who was to be created in it is nobody yet, and forgotten.

    Raises SetupError for one who is in no game, and InUse while that game is being played.
    """
    with _hall():
        career = load(name)
        if career.playing is None:
            raise SetupError(f"{career.name} takes part in no game")
        try:
            with held(Path(career.playing.place)):
                return _leave(career)
        except InUse as error:
            raise InUse(f"{career.name} is in a game that is being played: {error}") from None
        except LockError:
            # Where nobody can hold the file nobody plays.
            return _leave(career)


def _leave(career: Career) -> Career:
    after = career_progress.freed(career)
    if after.status == "cadet":
        file_of(career.name).unlink(missing_ok=True)
    else:
        _write(career, after)
    return after


class HallAtHome:
    """The hall at this machine, as `banneret.home.careers.Careers` asks for."""

    def company(self, sides: Sequence[str]) -> Company:
        """Those whom the seats of a new game name."""
        return Company(sides)

    def found_at(self, game: Game, path: Path) -> None:
        """A game is continued, in this file."""
        found_at(game, path)

    def settled(self, game: Game, lang: str) -> list[str]:
        """Move on the heroes whose game this is, if it is over: their sheets, in lines."""
        return [line for career in settle_game(game) for line in hero_lines(career, lang)]


AT_HOME: Final = HallAtHome()
