"""Spaces and observations, the same in PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

from banneret.encoding.batches import bounds, option_bounds, put_options
from banneret.encoding.extras import missing
from banneret.envs.match import Match, Setting

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from error

POSITION = "observation"
OPTIONS = "options"
MASK = "action_mask"


def action_space(setting: Setting) -> spaces.Discrete:
    """The place of an answer among the options."""
    return spaces.Discrete(setting.encoder.layout.most_options)


def observation_space(setting: Setting) -> spaces.Dict:
    """What is seen: the encoded position, a row an option, and which of the rows there are."""
    layout = setting.encoder.layout
    low, high = bounds(layout)
    option_low, option_high = option_bounds(layout)
    return spaces.Dict(
        {
            POSITION: spaces.Box(low, high, dtype=np.int16),
            OPTIONS: spaces.Box(option_low, option_high, dtype=np.int16),
            MASK: spaces.Box(0, 1, (layout.most_options,), np.int8),
        }
    )


def observe(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees of a match; only the seat that is asked has options."""
    encoder = match.setting.encoder
    layout = encoder.layout
    view = match.view(seat)
    rows = np.zeros((layout.most_options, layout.option_width), np.int16)
    mask = np.zeros(layout.most_options, np.int8)
    if match.seat == seat and not match.broken_off:
        put_options(encoder, view, rows, mask)
    return {POSITION: np.array(encoder.encode(view), np.int16), OPTIONS: rows, MASK: mask}
