"""Every error a user of the library can meet, each with its own class."""


class BanneretError(Exception):
    """The base of all errors raised on purpose. Its message can be shown to a person."""


class Refused(BanneretError):
    """An answer that is not among the options. Nothing was changed.

    `clauses` names the rules that forbid it, the most relevant first; it is empty if no rule is involved (an answer
    after the end, an unknown key).
    """

    def __init__(self, message: str, clauses: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.clauses = clauses


class ContentError(BanneretError):
    """A content, army or scenario file with mistakes. The message has one line for each."""


class RecordError(BanneretError):
    """A record that cannot be read or does not replay. The message begins with the line number where there is one."""


class VersionMismatch(RecordError):
    """A record made by another version of the rules or with other content."""


class SetupError(BanneretError):
    """A game that cannot be set up as asked: unknown game, scenario, seat, army or option."""


class LedgerError(BanneretError):
    """A docstring or a test names a clause that the ledger does not hold."""


class StorageError(BanneretError):
    """Something that the store of the online table could not save or read. What it held before is unharmed."""


class Unavailable(StorageError):
    """The store does not answer at the moment: its file is locked, or its server is down. It may answer later."""


class LockError(BanneretError):
    """A file that cannot be locked. Nothing was changed."""


class InUse(LockError):
    """A file that another process has locked. Nothing was changed."""
