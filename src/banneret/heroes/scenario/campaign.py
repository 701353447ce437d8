"""The parts of a scenario file that make it a part of a campaign: which one, and what goes on to the next.

What every campaign carries over, cards and hero, is in `banneret.heroes.adventure.after_victory`; a file only adds to
it. One part says when something is earned, the next one what it is good for, so each of them can be read, and played,
alone::

    campaign: {id: long_road, name: The Long Road, part: 1, of: 3, faction: castle}
    carry:
    - {gift: early, if: [{measure: round, at_most: 8}]}

and in the file of the next part::

    campaign: {id: long_road, name: The Long Road, part: 2, of: 3, faction: castle}
    gifts:
    - {id: early, text: Home before the snow., do: [{gain: gold, amount: 5}]}
"""

from typing import Annotated

import msgspec

from banneret.heroes.box.cards_and_units import Faction, Id, Name
from banneret.heroes.scenario.rules import Base, Program, Test, Text

Part = Annotated[int, msgspec.Meta(ge=1, le=9)]
MostGifts = msgspec.Meta(max_length=9)


class CampaignEntry(Base, frozen=True, kw_only=True):
    """The campaign a scenario belongs to, which part of it it is, and the faction that is played in all of them.

    Rules: H3-MOD-04.
    """

    id: Id
    name: Name
    part: Part
    of: Part
    faction: Faction


class Carry(Base, frozen=True, kw_only=True):
    """A gift for the next part, if these conditions hold when this one is won."""

    gift: Id
    test: tuple[Test, ...] = msgspec.field(default=(), name="if")


class Gift(Base, frozen=True, kw_only=True):
    """What a gift of the part before does here, before the first round."""

    id: Id
    text: Text = ""
    do: Program
