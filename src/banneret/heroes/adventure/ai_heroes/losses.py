"""Where the Neutral Units of an AI army come from and go to.

Those that a scenario names are set aside before the game and never lie on a discard pile. All that an army has beyond
them are cards of the Neutral decks, even where they are like one that is named. Those stay with an army that is at full
strength again; where losses last, the fallen stay on their discard piles.
"""

from __future__ import annotations

from banneret.heroes.combat.cards.known_places import forget_place
from banneret.heroes.state.ai_heroes import (
    edit_host,
)
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK, NEUTRAL_DISCARDS, RESERVE
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw, to_draw
from banneret.heroes.tables.units_and_cards import NEUTRAL, TIER, kind_of
from banneret.kernel.piles import added, without


def neutral_rows(rows: tuple[int, ...]) -> list[int]:
    """The kinds of cards among these units that belong to the Neutral decks, each once."""
    return sorted({row for row in rows if not is_to_draw(row) and NEUTRAL[kind_of(row)]})


def change_army(s: WholeGame, ai: int, rows: tuple[int, ...]) -> None:
    """An AI hero leads these units from now on, outside Combat.

    New ones come from the decks, and one that is not available there is drawn from its tier later; those that leave go
    to their discard piles. Rules: H3-AIM-12, H3-NEU-01, H3-NEU-06.
    """
    before = s.scenario_state.host.troops[ai]
    troops = list(rows)
    for row in neutral_rows(before + rows):
        named = s.game_terms.ai[ai].army.count(row)
        missing = max(0, rows.count(row) - named) - max(0, before.count(row) - named)
        for _ in range(missing):
            if not take_up(s, row):
                troops[troops.index(row)] = to_draw(TIER[kind_of(row)])
        for _ in range(-missing):
            put_down(s, row)
    host = edit_host(s)
    host.troops = host.troops[:ai] + (tuple(troops),) + host.troops[ai + 1 :]


def sort_losses(s: WholeGame, ai: int, side: int) -> None:
    """Put every unit where it belongs before the board is cleared; the fallen lie on their discard piles until now.

    Rules: H3-AIM-12, H3-NEU-06, H3-END-25, H3-AI-lasting_losses.
    """
    hero = s.game_terms.ai[ai]
    led = s.scenario_state.host.troops[ai]
    stand = s.piles[RESERVE + side]
    kept = stand if hero.lasting else led
    for row in neutral_rows(led + stand):
        named = hero.army.count(row)
        spare = stand.count(row) - min(named, led.count(row)) - max(0, kept.count(row) - named)
        for _ in range(spare):
            # It came out of the reserve for this Combat only.
            put_down(s, row)
        for _ in range(-spare):
            take_up(s, row)


def put_down(s: WholeGame, row: int) -> None:
    """Put a Neutral Unit on its discard pile. Rules: H3-NEU-06."""
    pile = NEUTRAL_DISCARDS + TIER[kind_of(row)]
    s.piles[pile] = added(s.piles[pile], row)


def take_up(s: WholeGame, row: int) -> bool:
    """Take a Neutral Unit from its discard pile, or from its deck if that was reshuffled; returns whether it was there.

    Rules: H3-NEU-01, H3-NEU-10.
    """
    tier = TIER[kind_of(row)]
    for pile in (NEUTRAL_DISCARDS + tier, NEUTRAL_DECK + tier):
        if row in s.piles[pile]:
            s.piles[pile] = without(s.piles[pile], row)
            if s.known:
                forget_place(s, pile)
            return True
    return False
