"""The events of the Battlefield expansion besides those of a Combat and of the map."""

from typing import Final

from banneret.kernel.event import Events

# Written like `banneret.heroes.state.events_map.MAP_EVENTS`; `v` is an Adventure card.
BATTLEFIELD_EVENTS: Final = Events(
    "dropped w d", "dropped_card w c!", "swapped_out w c", "deck_ready w n",
    "set_aside w c", "adventure_drawn w n", "adventure_reshuffle", "adventure_offer w v!", "adventure_kept w",
    "adventure_kept_card w v!", "adventure_discard w", "adventure_discarded w v!", "adventure_movement w c",
    "adventure_swapped w n", "adventure_resolved w v", "adventure_saved w", "adventure_exchanged w v",
    "declared w n", "sent w k", "combat_power w n n", "combat_won w", "combat_lost w",
    "unit_stunned w k", "unit_roused w k", "scroll w", "scroll_spell w c!", "adventure_over", "no_army w",
    first=1024,
)  # fmt: skip

E_DROPPED: Final = BATTLEFIELD_EVENTS.number("dropped")
E_DROPPED_CARD: Final = BATTLEFIELD_EVENTS.number("dropped_card")
E_SWAPPED_OUT: Final = BATTLEFIELD_EVENTS.number("swapped_out")
E_DECK_READY: Final = BATTLEFIELD_EVENTS.number("deck_ready")
E_SET_ASIDE: Final = BATTLEFIELD_EVENTS.number("set_aside")
E_ADVENTURE_DRAWN: Final = BATTLEFIELD_EVENTS.number("adventure_drawn")
E_ADVENTURE_RESHUFFLE: Final = BATTLEFIELD_EVENTS.number("adventure_reshuffle")
E_ADVENTURE_OFFER: Final = BATTLEFIELD_EVENTS.number("adventure_offer")
E_ADVENTURE_KEPT: Final = BATTLEFIELD_EVENTS.number("adventure_kept")
E_ADVENTURE_KEPT_CARD: Final = BATTLEFIELD_EVENTS.number("adventure_kept_card")
E_ADVENTURE_DISCARD: Final = BATTLEFIELD_EVENTS.number("adventure_discard")
E_ADVENTURE_DISCARDED: Final = BATTLEFIELD_EVENTS.number("adventure_discarded")
E_ADVENTURE_MOVEMENT: Final = BATTLEFIELD_EVENTS.number("adventure_movement")
E_ADVENTURE_SWAPPED: Final = BATTLEFIELD_EVENTS.number("adventure_swapped")
E_ADVENTURE_RESOLVED: Final = BATTLEFIELD_EVENTS.number("adventure_resolved")
E_ADVENTURE_SAVED: Final = BATTLEFIELD_EVENTS.number("adventure_saved")
E_ADVENTURE_EXCHANGED: Final = BATTLEFIELD_EVENTS.number("adventure_exchanged")
E_DECLARED: Final = BATTLEFIELD_EVENTS.number("declared")
E_SENT: Final = BATTLEFIELD_EVENTS.number("sent")
E_COMBAT_POWER: Final = BATTLEFIELD_EVENTS.number("combat_power")
E_COMBAT_WON: Final = BATTLEFIELD_EVENTS.number("combat_won")
E_COMBAT_LOST: Final = BATTLEFIELD_EVENTS.number("combat_lost")
E_UNIT_STUNNED: Final = BATTLEFIELD_EVENTS.number("unit_stunned")
E_UNIT_ROUSED: Final = BATTLEFIELD_EVENTS.number("unit_roused")
E_SCROLL: Final = BATTLEFIELD_EVENTS.number("scroll")
E_SCROLL_SPELL: Final = BATTLEFIELD_EVENTS.number("scroll_spell")
E_ADVENTURE_OVER: Final = BATTLEFIELD_EVENTS.number("adventure_over")
E_NO_ARMY: Final = BATTLEFIELD_EVENTS.number("no_army")
