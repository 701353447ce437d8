"""A campaign of one's own: what a part gives has to be known to the next one before anybody begins."""

from itertools import pairwise
from pathlib import Path

import pytest

from banneret.heroes.campaigns import begin_campaign, campaigns
from banneret.kernel.errors import SetupError

PART = """\
id: road_{n}
name: Road {n}
mode: campaign
players: [1]
length: {{rounds: 2}}
campaign: {{id: road, name: The Road, part: {n}, of: 3, faction: castle}}
layout:
  1:
    tiles:
    - {{kind: start, at: {{P1: [0, 0]}}}}
    - {{kind: far, at: [[1, 0], [1, -1]]}}
setup: {{resources: {{gold: 10}}, units: [few:T1]}}
victory: [{{survive: 1}}]
limit: defeat
"""
EARLY = "gifts: [{id: early, do: [{gain: gold, amount: 5}]}]\n"


def parts(folder: Path, *more: str) -> list[Path]:
    """The files of three parts, each with something more at its end."""
    files = []
    for n, text in enumerate(more, 1):
        files.append(folder / f"road{n}.yaml")
        files[-1].write_text(PART.format(n=n) + text, encoding="utf-8")
    return files


def test_gifts_that_the_next_part_knows(tmp_path: Path) -> None:
    progress = begin_campaign(parts(tmp_path, "carry: [{gift: early}]\n", EARLY, ""))
    assert progress.what().parts == ("road_1", "road_2", "road_3")


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("carry: [{gift: unheard}]\n", "", ""),
         'Road 1 gives "unheard" in carry[0], but Road 2 has no such entry in its gifts'),
        (("carry: [{gift: early}, {gift: erly}]\n", EARLY, ""),
         'Road 1 gives "erly" in carry[1], but Road 2 has no such entry in its gifts (did you mean "early"?)'),
        # A gift of one part does not go on to the part after the next.
        (("carry: [{gift: early}]\n", EARLY + "carry: [{gift: early}]\n", ""),
         'Road 2 gives "early" in carry[0], but Road 3 has no such entry in its gifts'),
        (("carry: [{gift: early}]\n", "", EARLY),
         'Road 1 gives "early" in carry[0], but Road 2 has no such entry in its gifts'),
    ],
)  # fmt: skip
def test_gifts_that_the_next_part_does_not_know(tmp_path: Path, more: tuple[str, ...], reason: str) -> None:
    with pytest.raises(SetupError) as error:
        begin_campaign(parts(tmp_path, *more))
    assert str(error.value) == reason


def test_the_campaigns_that_come_with_the_program_know_their_gifts() -> None:
    for campaign in campaigns():
        every = [campaign.scenario(part) for part in range(1, len(campaign.parts) + 1)]
        for part, following in pairwise(every):
            assert {carried.gift for carried in part.carry} <= {gift.id for gift in following.gifts}
