"""The messages that *Heroes* can use: its own, those of its expansion, and those that every game needs."""

from banneret.text import check


def arguments(lang: str) -> dict[str, frozenset[str]]:
    """Every message with the arguments it takes."""
    own = (id for id in check.arguments(lang) if id.startswith("heroes:") or ":" not in id)
    return {id.removeprefix("heroes:"): check.arguments(lang)[id] for id in own}
