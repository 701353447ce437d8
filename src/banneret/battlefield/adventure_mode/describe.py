"""A view of a game in Adventure mode as plain data with readable names."""

from __future__ import annotations

from typing import cast

from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS, adventure_kind
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARDS,
    KEPT,
    OFFERED_CARDS,
    RESOLVED,
    SAVED,
    AdventureModeGame,
    starter,
)
from banneret.battlefield.adventure_mode.view import scrolls_of
from banneret.heroes.adventure.seating import EXPERT_USES, level_of
from banneret.heroes.state.answers_combat import Keys
from banneret.heroes.tables.units_and_cards import CARD_IDS, UNIT_IDS
from banneret.heroes.view.combat import BLANK
from banneret.heroes.view.describe_combat import named
from banneret.heroes.view.describe_game import describe_whole_game


def describe_adventure_mode(v: AdventureModeGame, seat: int, keys: Keys) -> dict[str, object]:
    """Everything in a view: what a whole game shows, less its map, and the Adventure cards."""
    told = describe_whole_game(v, seat, keys)
    hidden = sum(v.piles[pile].count(BLANK) for pile in range(ADVENTURE_DISCARDS, RESOLVED))
    players = cast(list[dict[str, object]], told["players"])
    told["players"] = [describe_traveller(v, n, player) for n, player in enumerate(players)]
    told["adventure_mode"] = {
        "starter": starter(v) if v.game_round else -1,
        "deck": len(v.piles[ADVENTURE_DECK]) - hidden,
        "discards": len(v.piles[ADVENTURE_DISCARDS]),
        "offered": names(v.piles[OFFERED_CARDS]),
        "offered_cards": len(v.piles[OFFERED_CARDS]),
        "chooser": v.chooser,
        "declared": v.declared,
        "band": [named(row) for row in v.band],
        "dice": list(v.dice) if not v.battle else [],
        "battle": v.battle,
    }
    return told


def describe_traveller(v: AdventureModeGame, n: int, player: dict[str, object]) -> dict[str, object]:
    """What a seat may know of a player. Before the battle there is no hand: its cards lie beside the Hero board."""
    scrolls = v.piles[scrolls_of(v, n)]
    side = v.who.index(n) if n in v.who else -1
    limit = EXPERT_USES[level_of(v, n)]
    own: dict[str, object] = {
        "beside": player["hand"] if not v.battle else [],
        "kept": names(v.piles[KEPT + n]),
        "kept_cards": len(v.piles[KEPT + n]),
        "saved": names(v.piles[SAVED + n]),
        "saved_cards": len(v.piles[SAVED + n]),
        "resolved": names(v.piles[RESOLVED + n]),
        "resolved_this_round": bool(v.resolved >> n & 1),
        "stunned": [UNIT_IDS[kind] for kind in v.stunned[n]],
        "scrolls": [CARD_IDS[card] for card in scrolls if card >= 0],
        "scroll_cards": len(scrolls),
        "expert_left": v.expert[side] if side >= 0 else limit - v.used_expert[n],
    }
    if not v.battle:
        own |= {"hand": [], "hand_size": 0}
    return {**player, **own}


def names(pile: tuple[int, ...]) -> list[str]:
    """The Adventure cards of a pile that are seen."""
    return [ADVENTURE_IDS[adventure_kind(card)] for card in pile if card != BLANK]
