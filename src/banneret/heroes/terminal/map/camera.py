"""Where the fields of the map are on the screen, which part of it is shown, and how the cursor goes over it."""

from __future__ import annotations

from typing import Final, NamedTuple

from banneret.heroes.geometry.map_grid import field_place


class Zoom(NamedTuple):
    """The size of a field on the screen."""

    width: int
    height: int

    @property
    def pitch(self) -> int:
        """From one field to the next in a row."""
        return self.width + 1


ZOOMS: Final = (Zoom(9, 4), Zoom(7, 3), Zoom(7, 2), Zoom(5, 2))
"""The largest that lets the whole map be seen is taken."""


class Frame(NamedTuple):
    """The part of the map that is shown."""

    left: int
    top: int
    width: int
    height: int
    zoom: Zoom


def at(field: int, zoom: Zoom) -> tuple[int, int]:
    """The upper left corner of a field on the whole map."""
    q, r = field_place(field)
    return zoom.pitch * q + zoom.pitch // 2 * r, zoom.height * r


def extent(fields: list[int], zoom: Zoom) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what is drawn."""
    corners = [at(field, zoom) for field in fields]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs) - 1, min(ys), max(xs) + zoom.width + 1, max(ys) + zoom.height


def frame_for(fields: list[int], cursor: int, width: int, height: int, before: Frame | None) -> Frame:
    """What to show in a window: everything, as large as it fits, or else a part with the cursor in it.

    A part stays where it was as long as the cursor is well inside.
    """
    for zoom in ZOOMS:
        left, top, right, bottom = extent(fields, zoom)
        if right - left <= width and bottom - top <= height:
            x, y = left - (width - right + left) // 2, top - (height - bottom + top) // 2
            return Frame(x, y, width, height, zoom)
    x, y = at(cursor, zoom)
    kept = before if before is not None and before[2:] == (width, height, zoom) else None
    start_x = kept.left if kept else x - width // 2
    start_y = kept.top if kept else y - height // 2
    around = 2 * zoom.pitch, zoom.height
    return Frame(
        _slide(start_x, x, zoom.width, width, around[0], left, right),
        _slide(start_y, y, zoom.height, height, around[1], top, bottom),
        width,
        height,
        zoom,
    )


def _slide(start: int, wanted: int, size: int, window: int, margin: int, low: int, high: int) -> int:
    """Where a window along one line begins so that what is wanted lies in it, and nothing beyond the ends is shown."""
    if high - low <= window:
        return low - (window - high + low) // 2
    start = min(start, wanted - margin)
    start = max(start, wanted + size + margin - window)
    return min(max(start, low), high - window)


def field_at(fields: list[int], frame: Frame, x: int, y: int) -> int:
    """The field at a point of the window, or -1."""
    for field in fields:
        left, top = at(field, frame.zoom)
        if (
            0 <= x + frame.left - left < frame.zoom.width + (frame.zoom.width > 5)
            and 0 <= y + frame.top - top < frame.zoom.height
        ):
            return field
    return -1


def stepped(fields: list[int], cursor: int, x: int, y: int) -> int:
    """The field next to the cursor on the screen: along its row, or the nearest one of the next row that has any."""
    zoom = ZOOMS[-1]
    here, row = at(cursor, zoom)
    if x:
        line = sorted(at(field, zoom)[0] for field in fields if at(field, zoom)[1] == row)
        ahead = [other for other in line if (other - here) * x > 0]
        if not ahead:
            return cursor
        wanted = ahead[0] if x > 0 else ahead[-1]
        return next(field for field in fields if at(field, zoom) == (wanted, row))
    rows = {at(field, zoom)[1] for field in fields}
    ahead = sorted((other for other in rows if (other - row) * y > 0), key=lambda other: abs(other - row))
    if not ahead:
        return cursor
    line_fields = [field for field in fields if at(field, zoom)[1] == ahead[0]]
    # Going up leans right and going down leans left, so that up and down again comes back.
    return min(line_fields, key=lambda field: (abs(at(field, zoom)[0] - here), at(field, zoom)[0] * y))


def more_of(fields: list[int], frame: Frame) -> str:
    """Arrows to where the map goes on beyond the frame."""
    left, top, right, bottom = extent(fields, frame.zoom)
    arrows = (
        ("◂", left < frame.left - 1),
        ("▴", top < frame.top),
        ("▾", bottom > frame.top + frame.height),
        ("▸", right > frame.left + frame.width + 1),
    )
    return "".join(arrow for arrow, there in arrows if there)
