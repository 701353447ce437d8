"""Rolling a file again: what its head says of the wishes and seeds it was made from.

The head is written by `scenario.py`. So a file carries all that is needed to make it once more, wherever it has been.
"""

import re
from typing import Final

from banneret.heroes.designing.random.scenario import PARTS, Wish

SEED: Final = re.compile(r'made by chance from the seed "([^"]*)"')
KEPT: Final = re.compile(r'(\w+) of "([^"]*)"')
WISHED: Final = re.compile(r"(\w+) (\w+)")
ASKED_FOR: Final = "Asked for: "
KEPT_WORD: Final = "Kept: "
LONGEST_HEAD: Final = 2000
"""Letters that are looked at: anybody may send a file."""


def made_from(text: str) -> tuple[Wish, dict[str, str]] | None:
    """The wishes of a file that was generated at random, and the seed of each part; nothing for any other file."""
    head = [line.removeprefix("# ") for line in text[:LONGEST_HEAD].split("\n")[:4] if line.startswith("# ")]
    seed = next((found[1] for line in head if (found := SEED.search(line))), None)
    asked = next((line.removeprefix(ASKED_FOR) for line in head if line.startswith(ASKED_FOR)), None)
    if seed is None or asked is None:
        return None
    words = {word: value for word, value in WISHED.findall(asked) if word in Wish._fields}
    try:
        wish = Wish(**{**words, "seed": seed, "players": int(words["players"]), "spice": int(words["spice"])})
    except (KeyError, ValueError):
        return None
    kept = next((line for line in head if line.startswith(KEPT_WORD)), "")
    return wish, {**dict.fromkeys(PARTS, seed), **{part: of for part, of in KEPT.findall(kept) if part in PARTS}}
