"""The events of the Battlefield expansion besides those of a Combat and of the map."""

from typing import Final

FIRST_FIELD_EVENT: Final = 1024

# Written like `banneret.heroes.map_events.MAP_EVENTS`.
FIELD_EVENTS: Final = ("dropped w d", "dropped_card w c!", "deck_ready w n")

_NUMBER: Final = {event.split()[0]: FIRST_FIELD_EVENT + n for n, event in enumerate(FIELD_EVENTS)}

E_DROPPED: Final = _NUMBER["dropped"]
E_DROPPED_CARD: Final = _NUMBER["dropped_card"]
E_DECK_READY: Final = _NUMBER["deck_ready"]
