"""The file of the Duel templates: what stands in it, and what is refused."""

from pathlib import Path

import pytest

from banneret.battlefield.duel.templates import FILE, load_templates, templates
from banneret.kernel.errors import ContentError


def test_the_templates_are_there() -> None:
    assert list(templates()) == ["duel_short", "duel_medium", "duel_long"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("{draw: 3, keep: 2}", "{draw: 3, keep: 4}", "duel_short: of 3 abilities 4 cannot be kept"),
        ("{draw: 4, keep: 3}", "{draw: 4, keep: 0}", "keep"),
        ("level: 3", "level: 8", "level"),
        ("side: few", "side: many", "many"),
        ("specialties: [1, 4]", "specialties: [1, 5]", "5"),
        ("tiers: [bronze, silver]", "tiers: [bronze, azure]", "azure"),
        ("spells:", "spell:", "spell"),
    ],
)
def test_a_mistake_is_told(old: str, new: str, says: str, tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "duel.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=says) as caught:
        load_templates(path)
    assert "duel.yaml" in str(caught.value)
