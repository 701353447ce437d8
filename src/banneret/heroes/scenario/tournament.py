"""What a tournament adds to a scenario file: its changes of the rules, its points, and what the second player gets.

A file whose mode is `tournament` need not say any of it. Rules: H3-MOD-08.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from banneret.heroes.box.verbs.combat import Morale
from banneret.heroes.scenario.file import ScenarioFile, SeatBonus
from banneret.heroes.scenario.goals import Points
from banneret.heroes.scenario.rules import Change, Rule
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import Where, show

TOURNAMENT: Final = "tournament"
PLAYERS: Final = (2,)
"""One against one. Rules: H3-MOD-08."""

CHANGES: Final = Rule(
    id="tournament_rules",
    text=(
        "Faction and hero are chosen in secret. Some cards are left out. Two Resource dice each: the higher total says "
        "who starts. The first hand may be redrawn once, Positive Morale also lets one search again, observatories "
        "turn a neighbouring tile, and Artifacts that left the game count for their owner."
    ),
    change=Change(
        blind_pick=True,
        remove_cards=("diplomacy", "hourglass_of_the_evil_hour"),
        dice_choose_start=True,
        first_redraw=True,
        morale_searches_again=True,
        discovery_turns_tiles=True,
    ),
)
"""Rules: H3-TOU-01, H3-TOU-02, H3-TOU-10 to H3-TOU-13."""
POINTS: Final = (
    Points(what="mine_or_settlement"),
    Points(what="building"),
    Points(what="artifact", per=2),
    Points(what="level"),
    Points(what="secondary_hero_beaten", points=2),
    Points(what="rival_beaten", points=4),
)
"""Rules: H3-TOU-14."""
SECOND_PLAYER: Final = SeatBonus(players=2, seat="P2", do=(Morale(1),))
"""Rules: H3-TOU-03."""


def as_tournament(file: ScenarioFile) -> ScenarioFile:
    """The file with all that its mode adds; points decide whenever the game ends.

    Rules: H3-MOD-08, H3-TOU-03, H3-TOU-14, H3-TOU-15.
    """
    return msgspec.structs.replace(
        file,
        rules=(CHANGES, *file.rules),
        scoring=msgspec.structs.replace(file.scoring, points=(*POINTS, *file.scoring.points), always=True),
        seat_bonus=(*file.seat_bonus, SECOND_PLAYER),
    )


def tournament_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """What is not a tournament, what only one may have, and cards that cannot be left out.

    Rules: H3-MOD-08, H3-TOU-01, H3-TOU-04, H3-TOU-15.
    """
    for count, layout in file.layout.items():
        if (layout.to_place is None) == (file.mode == TOURNAMENT):
            yield (
                ("layout", count),
                "the players build the map of a tournament, and of nothing else: that is what `to_place` is for",
            )
    for i, rule in enumerate(file.rules):
        for j, card in enumerate(rule.change.remove_cards if rule.change else ()):
            if card not in CARD_NUMBER:
                yield (
                    ("rules", i, "change", "remove_cards", j),
                    f"unknown card {show(card)}{nearest(card, CARD_NUMBER)}",
                )
    if file.mode != TOURNAMENT:
        return
    if file.players != PLAYERS:
        yield ("players",), "a tournament is one player against another"
    if file.limit != "most_points":
        yield ("limit",), "points decide a tournament: most_points"
    if any(rule.id == CHANGES.id for rule in file.rules):
        yield ("rules",), f"{CHANGES.id} is the name of what every tournament has"
