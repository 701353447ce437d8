"""What is drawn, as outcomes of chance: Command cards by their own numbers, everything else above them.

The numbers are in records, so they cannot change.
"""

from typing import Final

_FIRST_LORE: Final = 256
_FIRST_ARTIFACT: Final = 512
_FIRST_CHEST: Final = 768


def lore_outcome(card: int) -> int:
    """A lore card that is drawn."""
    return _FIRST_LORE + card


def lore_outcomes(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Lore cards of which one is drawn."""
    return tuple([_FIRST_LORE + card for card in cards])


def is_lore_outcome(outcome: int) -> bool:
    """Whether a draw is a lore card, if it is neither an artifact nor a chest token."""
    return outcome >= _FIRST_LORE


def outcome_lore(outcome: int) -> int:
    """The lore card that was drawn."""
    return outcome - _FIRST_LORE


def artifact_outcome(card: int) -> int:
    """An artifact that is drawn."""
    return _FIRST_ARTIFACT + card


def is_artifact_outcome(outcome: int) -> bool:
    """Whether a draw is an artifact, if it is not a chest token."""
    return outcome >= _FIRST_ARTIFACT


def outcome_artifact(outcome: int) -> int:
    """The artifact that was drawn."""
    return outcome - _FIRST_ARTIFACT


def chest_outcome(token: int) -> int:
    """A chest token that is revealed."""
    return _FIRST_CHEST + token


def is_chest_outcome(outcome: int) -> bool:
    """Whether a draw is a chest token."""
    return outcome >= _FIRST_CHEST


def outcome_chest(outcome: int) -> int:
    """The chest token that was revealed."""
    return outcome - _FIRST_CHEST
