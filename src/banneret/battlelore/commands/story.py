"""A battle of *BattleLore* from its beginning, for `banneret replay`."""

from __future__ import annotations

from typing import Any, cast

from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.table.told import battlelore_lines
from banneret.battlelore.text.names_and_events import hero_names, standing
from banneret.cli.replay import with_readers
from banneret.kernel.game import Game


def story(game: Game, lang: str) -> list[str]:
    """What has happened, sentence by sentence, and who stands where."""
    # A record hides nothing, so the card drawn is named, without also saying that one was drawn.
    events = [event for event in game.events if event.name not in ("draw", "lore_draw")]
    shown: dict[str, Any] = game.rules.describe(game.view())
    told = battlelore_lines(events, lang, hero_names(cast(Battleground, game.state)))
    lines = with_readers(game, zip(events, told, strict=True), lang)
    return lines + standing(shown["units"], lang)
