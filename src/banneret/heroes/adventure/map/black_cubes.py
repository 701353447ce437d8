"""Taking black cubes off the map."""

from __future__ import annotations

from banneret.heroes.adventure.map.land import location
from banneret.heroes.geometry.map_grid import fields_in
from banneret.heroes.state.adventure import Adventure
from banneret.heroes.state.events_map import E_CUBES_CLEARED


def clear_cubes(s: Adventure, kinds: int) -> None:
    """Take black cubes off fields: they count as unvisited again, guards included.

    `kinds` are kinds of location as bits, -1 for all of them. Rules: H3-OPT-14, H3-OPT-15, H3-TIL-08.
    """
    count = 0
    for field in fields_in(s.black):
        if kinds >> location(s, field) & 1:
            s.black &= ~(1 << field)
            s.beaten &= ~(1 << field)
            count += 1
    s.emit(E_CUBES_CLEARED, count)
