"""Everything printed in the box, in one language, from which a page draws cards, counters, boards and tiles."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from banneret.kernel.errors import SetupError
from banneret.plugins import plugins
from banneret.table.presenter import presenter_of

if TYPE_CHECKING:
    from banneret.table.lobby_types import Catalogue


@cache
def catalogue(game: str, lang: str = "en") -> Catalogue:
    """What is printed for a game. Its `hash` changes whenever anything in it does."""
    if game not in plugins():
        raise SetupError(f'there is no catalogue of "{game}"; there are {", ".join(plugins())}')
    found = presenter_of(game).catalogue(lang)
    digest = sha256(msgspec.json.encode(found, order="deterministic")).hexdigest()[:16]
    return msgspec.structs.replace(found, hash=digest)
