"""The events of the Battlefield expansion besides those of a Combat and of the map."""

from typing import Final

FIRST_BATTLEFIELD_EVENT: Final = 1024

# Written like `banneret.heroes.state.events_map.MAP_EVENTS`; `v` is an Adventure card.
BATTLEFIELD_EVENTS: Final = (
    "dropped w d", "dropped_card w c!", "swapped_out w c", "deck_ready w n",
    "set_aside w c", "adventure_drawn w n", "adventure_reshuffle", "adventure_offer w v!", "adventure_kept w",
    "adventure_kept_card w v!", "adventure_discard w", "adventure_discarded w v!", "adventure_movement w c",
    "adventure_swapped w n", "adventure_resolved w v", "adventure_saved w", "adventure_exchanged w v",
    "declared w n", "sent w k", "combat_power w n n", "combat_won w", "combat_lost w",
    "unit_stunned w k", "unit_roused w k", "scroll w", "scroll_spell w c!", "adventure_over", "no_army w",
)  # fmt: skip

_NUMBER: Final = {event.split()[0]: FIRST_BATTLEFIELD_EVENT + n for n, event in enumerate(BATTLEFIELD_EVENTS)}

E_DROPPED: Final = _NUMBER["dropped"]
E_DROPPED_CARD: Final = _NUMBER["dropped_card"]
E_SWAPPED_OUT: Final = _NUMBER["swapped_out"]
E_DECK_READY: Final = _NUMBER["deck_ready"]
E_SET_ASIDE: Final = _NUMBER["set_aside"]
E_ADVENTURE_DRAWN: Final = _NUMBER["adventure_drawn"]
E_ADVENTURE_RESHUFFLE: Final = _NUMBER["adventure_reshuffle"]
E_ADVENTURE_OFFER: Final = _NUMBER["adventure_offer"]
E_ADVENTURE_KEPT: Final = _NUMBER["adventure_kept"]
E_ADVENTURE_KEPT_CARD: Final = _NUMBER["adventure_kept_card"]
E_ADVENTURE_DISCARD: Final = _NUMBER["adventure_discard"]
E_ADVENTURE_DISCARDED: Final = _NUMBER["adventure_discarded"]
E_ADVENTURE_MOVEMENT: Final = _NUMBER["adventure_movement"]
E_ADVENTURE_SWAPPED: Final = _NUMBER["adventure_swapped"]
E_ADVENTURE_RESOLVED: Final = _NUMBER["adventure_resolved"]
E_ADVENTURE_SAVED: Final = _NUMBER["adventure_saved"]
E_ADVENTURE_EXCHANGED: Final = _NUMBER["adventure_exchanged"]
E_DECLARED: Final = _NUMBER["declared"]
E_SENT: Final = _NUMBER["sent"]
E_COMBAT_POWER: Final = _NUMBER["combat_power"]
E_COMBAT_WON: Final = _NUMBER["combat_won"]
E_COMBAT_LOST: Final = _NUMBER["combat_lost"]
E_UNIT_STUNNED: Final = _NUMBER["unit_stunned"]
E_UNIT_ROUSED: Final = _NUMBER["unit_roused"]
E_SCROLL: Final = _NUMBER["scroll"]
E_SCROLL_SPELL: Final = _NUMBER["scroll_spell"]
E_ADVENTURE_OVER: Final = _NUMBER["adventure_over"]
E_NO_ARMY: Final = _NUMBER["no_army"]
