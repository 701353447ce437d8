"""What is wrong with the campaign a scenario file says it is a part of."""

from collections.abc import Iterator

from banneret.heroes.scenario.file import ScenarioFile
from banneret.kernel.yamltree import Where


def campaign_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Keys of a campaign that do not fit together. Rules: H3-MOD-04."""
    campaign = file.campaign
    if (campaign is not None) != (file.mode == "campaign"):
        yield ("mode",), "a scenario of the mode campaign says which one, and no other does"
    if campaign is None:
        for key in ("carry", "gifts"):
            if getattr(file, key):
                yield (key,), "only parts of a campaign have this"
        return
    if file.players != (1,):
        yield ("players",), "a campaign is for one player"
    if campaign.part > campaign.of:
        yield ("campaign", "part"), f"there is no part {campaign.part} of {campaign.of}"
    if file.carry and campaign.part >= campaign.of:
        yield ("carry",), "nothing follows the last part"
    if file.gifts and campaign.part == 1:
        yield ("gifts",), "nothing comes before the first part"
    for key, names in (("carry", [c.gift for c in file.carry]), ("gifts", [g.id for g in file.gifts])):
        for i, name in enumerate(names):
            if name in names[:i]:
                yield (key, i), f"{name} stands here twice"
