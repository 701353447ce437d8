"""Scenario files about contests and alliances: what is wrong with them is told with line and reason."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.kernel.errors import ContentError

Document = dict[str, Any]
Mistake = Callable[[Document], object]


def change(rule: int, **parts: Any) -> Mistake:
    """Another value somewhere in the change of a rule."""
    return lambda file: file["rules"][rule]["change"].update(parts)


def beast(**parts: Any) -> Mistake:
    return lambda file: file["rules"][0]["change"]["beast"].update(parts)


def levy(**parts: Any) -> Mistake:
    return lambda file: file["rules"][0]["do"][0].update(parts)


def seat(**parts: Any) -> Mistake:
    return lambda file: file["setup"]["seats"][0].update(parts)


def twice(file: Document) -> None:
    file["rules"].append({"id": "another", "text": "Another one.", "change": deepcopy(file["rules"][0]["change"])})


def together(file: Document) -> None:
    file |= {"mode": "coop", "victory": file["victory"][:1]}


def middle(file: Document) -> None:
    file["layout"][4]["tiles"][0]["at"]["P1"] = [0, 1]


@pytest.mark.rule("H3-RND-17")
@pytest.mark.parametrize(
    ("scenario", "mistake", "told"),
    [
        ("arrogance", lambda file: file.update(expansion={}), "4 start tiles, pools included, but the box has 3"),
        ("arrogance", lambda file: file["expansion"].update({2: "luck"}), "the scenario is for 3 or 4 players"),
        ("arrogance", lambda file: file["turn_order"].update({3: ["P1", "P1", "P3"]}), "one place in the order"),
        ("arrogance", lambda file: file["turn_order"].update({2: ["P1", "P2"]}), "is for 3 or 4 players"),
        ("arrogance", seat(seat="P4"), "there is no P4 with 3 players"),
        ("arrogance", seat(units=["few:nobody"]), "unknown unit"),
        ("arrogance", seat(buildings=["dwelling_silver"]), "dwelling_silver needs dwelling_bronze"),
        ("arrogance", seat(income={"gold": 3}), "3 gold is not on its income track"),
        ("arrogance", lambda file: file["victory"][1].update(seats=["P4"]), "there is no P4 with 3 players"),
        ("arrogance", change(2, no_surrender={"measure": "pride", "at_least": 1}), "nothing to count is called"),
        ("crown_hill", lambda file: file.update(turn_order={2: ["P1", "P2"]}), "only an alliance has an order"),
        ("crown_hill", lambda file: file["setup"].update(seats=[{"seat": "P1", "players": 2}]), "only in an alliance"),
        ("crown_hill", lambda file: file["victory"][0].update(seats=["P1"]), "only in an alliance"),
        ("crown_hill", lambda file: file["rules"][0]["do"][1].update(sole_token="hat"), "unknown token"),
        ("barrow_beast", beast(units=["few:T1"]), "a beast is a Neutral Unit"),
        ("barrow_beast", beast(units=["draw:azure"]), "a beast is a Neutral Unit"),
        ("barrow_beast", beast(health={"nightmare": 9}), 'unknown key "nightmare"'),
        ("barrow_beast", beast(units=["neutral:kittens"]), "unknown unit"),
        ("barrow_beast", twice, "there can be one beast only"),
        ("barrow_beast", together, "nobody is a rival here"),
        ("toll_road", levy(levy=100), "expected an integer <= 99"),
        ("toll_road", levy(extra_for=0), "give both or none"),
        ("toll_road", levy(unpaid=[{"token": "hat"}]), "unknown token"),
        ("tale_of_two_lands", middle, "begins in the middle column"),
    ],
)  # fmt: skip
def test_a_mistake_is_told(tmp_path: Path, scenario: str, mistake: Mistake, told: str) -> None:
    document = yaml.safe_load((SCENARIOS / f"{scenario}.yaml").read_text(encoding="utf-8"))
    path = tmp_path / "mine.yaml"
    document["id"] = "mine"
    path.write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    assert load_scenario(path).id == "mine", "without the mistake it is clean"
    mistake(document)
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        load_scenario(wrong)
    assert told in str(refused.value)
    assert str(refused.value).startswith("wrong.yaml:")
