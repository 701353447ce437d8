"""The fields of classes with slots."""

from banneret.bots.sent_view import fields_of


def slots(kind: type[object]) -> list[str]:
    """The names of all fields of such a class, whether it is compiled or not."""
    return list(fields_of(kind))
