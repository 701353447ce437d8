"""Files of the map that are refused, with line and reason."""

import re
import shutil
from pathlib import Path

import pytest

from banneret.heroes.box import cards_and_units
from banneret.heroes.box.map_and_towns import load_realm_from
from banneret.kernel.errors import ContentError

HOSTILE = [
    # File, what is replaced (a text, by a text), and the line of the error.
    ("tiles.yaml", "    nw: {kind: blocked}\n", "", "tiles.yaml:10: S1: fields: a tile has the fields c, ne, "),
    (
        "tiles.yaml",
        "kind: empty}",
        "kind: emtpy}",
        'S1: fields.ne.kind: unknown location "emtpy" (did you mean "empty"?)',
    ),
    ("tiles.yaml", "  terrain: dirt", "  terrain: snow", "tiles.yaml:8: S1: terrain: expected one of dirt"),
    ("tiles.yaml", "guard: 1", "guard: 8", "expected an integer <= 7, got 8"),
    ("tiles.yaml", "kind: mine, guard: 1, ", "kind: mine, ", "S1: fields.w: a mine is always guarded"),
    ("tiles.yaml", ", resource: building_materials, income: 2", "", "S1: fields.w: a mine, and nothing else, has a"),
    ("tiles.yaml", "kind: treasure_symbol, guard: 1, dice: 1", "kind: treasure_symbol", "a symbol, and nothing else"),
    ("tiles.yaml", "dice: 1}", "dice: 1, keep: 2}", "keeps no more than it rolls"),
    ("tiles.yaml", "  faction: necropolis\n", "", "S1: a starting tile, and no other, has a faction"),
    ("tiles.yaml", "    e: [ne, e, se]", "    e: [ne, e, w]", "S1: borders.e: only edges at the rim of a tile"),
    ("tiles.yaml", "    e: [ne, e, se]", "    c: [ne]", "S1: borders.c: only edges at the rim of a tile"),
    ("tiles.yaml", "- id: S2", "- id: S1", "this id is already taken"),
    ("tiles.yaml", "  group: far", "  group: near", "8 far tiles, but the box has 9"),
    ("locations.yaml", "category: none", "category: some", "expected one of none, visitable, flaggable"),
    ("locations.yaml", "{gain: gold, amount: 3}", "{gains: gold}", 'unknown verb "gains" (did you mean "gain"?)'),
    ("locations.yaml", "- {id: stables", "- {id: temple", "this id is already taken"),
    ("towns.yaml", "kind: citadel", "kind: mage_guild", "buildings: a town has city_hall, citadel, mage_guild"),
    ("towns.yaml", "    needs: [dwelling_bronze]", "    needs: [dwelling_silver]", "a building cannot wait for itself"),
    ("towns.yaml", "- faction: dungeon", "- faction: castle", "the towns have to be castle, dungeon, necropolis"),
    ("heroes.yaml", "  arrows: 1", "  arrows: 2", "catherine: arrows: a might hero has 1"),
    ("heroes.yaml", "  attack: 2", "  attack: 3", "catherine: a starting deck of 10 cards instead of 9"),
    ("heroes.yaml", "  type: might", "  type: magic", "castle has 0 might heroes, and has to have 1"),
    ("heroes.yaml", ", catherine_specialty_vi", "", "expected a list of 3, got one of 2"),
    (
        "astrologers.yaml",
        "- {id: dead_silence, name: Dead Silence, each: false, do: []}\n",
        "",
        "18 entries, but the box",
    ),
    ("ai_cards.yaml", "  count: 3", "  count: 4", "21 cards, but the box has 20"),
    ("ai_cards.yaml", "{easy: 0,", "{easy: no_more,", "attack_a: by_difficulty.easy: a skill has words here"),
    ("ai_cards.yaml", "{easy: no_more,", "{easy: 1,", "use_a_skill_a: by_difficulty.easy: a skill has words here"),
    ("trade.yaml", "get: valuables", "get: gold", "every resource is given for every other one exactly once"),
    ("dice.yaml", "- {resource: gold, amount: 3}\n", "", "resource_die: 5 entries, but the box has 6"),
    ("dice.yaml", "resource_die:", "resource_dice:", 'unknown key "resource_dice"'),
]


@pytest.mark.parametrize(("file", "old", "new", "expected"), HOSTILE)
def test_a_wrong_file_is_refused_with_line_and_reason(
    tmp_path: Path, file: str, old: str, new: str, expected: str
) -> None:
    folder = Path(shutil.copytree(cards_and_units.FOLDER, tmp_path / "content"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_realm_from(folder)
    found = [line for line in str(error.value).splitlines() if expected in line]
    assert found, str(error.value)
    assert re.match(rf"{file}:[0-9]+: ", found[0])


def test_problems_of_several_files_come_together(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(cards_and_units.FOLDER, tmp_path / "content"))
    (folder / "trade.yaml").write_text("trade: 3\n", encoding="utf-8")
    (folder / "dice.yaml").unlink()
    with pytest.raises(ContentError) as error:
        load_realm_from(folder)
    assert str(error.value).splitlines() == [
        "trade.yaml:1: trade: expected a list, got 3",
        "dice.yaml: there is no such file",
    ]
