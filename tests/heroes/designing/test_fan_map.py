"""Share codes of the fans' map editor: what the box has is laid in its place, everything else is listed."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from banneret.heroes.designing.fan_map import MOST_JSON, import_map, words
from banneret.heroes.designing.report import check_text
from banneret.kernel.errors import ContentError
from tests.cli.running import run

PLAIN = {
    (-2, 1): "S3", (2, -1): "S0", (0, 0): "C1", (-1, 0): "N0", (1, 0): "N3", (-1, 1): "F0", (1, -1): "F7",
    (0, 1): "F3", (0, -1): "F0",
}  # fmt: skip
"""By place on the grid of tiles: a map that can be played."""


def cell(u: int, v: int, mirrored: bool = False) -> dict[str, int]:
    """Where the editor has a tile: its rows and columns, odd rows moved to the right by half a field."""
    if mirrored:
        u, v = u + v, -v
    q, r = 3 * u + v, 2 * v - u
    if mirrored:
        q, r = q + r, -r
    row = r + 21
    return {"row": row, "col": q + (row - (row & 1)) // 2 + 9}


def code(tiles: object) -> str:
    return base64.b64encode(zlib.compress(json.dumps(tiles).encode())).decode()


def laid(tiles: dict[tuple[int, int], str], mirrored: bool = False, **more: Any) -> list[dict[str, Any]]:
    return [{**cell(*place, mirrored), "tileId": id, "id": "x", **more} for place, id in tiles.items()]


def places(text: str) -> dict[tuple[int, int], str]:
    """By place: which tile a file has there, as the editor would name it."""
    document = yaml.safe_load(text)
    found: dict[tuple[int, int], str] = {}
    for group in document["layout"][document["players"][0]]["tiles"]:
        at = group["at"].values() if isinstance(group["at"], dict) else group["at"]
        ids = group.get("set", [{"start": "S", "far": "F", "near": "N", "center": "C"}[group["kind"]] + "0"] * len(at))
        found |= {(u, v): id for (u, v), id in zip(at, ids, strict=True)}
    return found


@pytest.mark.parametrize("mirrored", [False, True])
def test_tiles_lie_where_they_lay_and_the_file_can_be_played(mirrored: bool) -> None:
    found = import_map(code(laid(PLAIN, mirrored)))
    assert found.laid == len(PLAIN)
    assert places(found.text) == {**PLAIN, (-2, 1): "S0"}, "whose Starting tile it is decides who sits there"
    assert [one.why for one in found.left] == (["mirrored"] if mirrored else [])
    assert check_text(found.text, "map.yaml").errors == ()


def test_what_the_box_does_not_have_is_listed_with_its_place() -> None:
    odd = {(1, -1): "F11", (-1, 1): "#N8", (0, -1): "F3"}
    found = import_map(code(laid(PLAIN | odd)))
    assert {(one.why, one.what, one.at) for one in found.left} == {
        ("not_in_box", "F11", "1,-1"),
        ("not_in_box", "#N8", "-1,1"),
        ("second", "F3", "0,1"),
    }
    assert found.laid == len(PLAIN) - 3
    assert all(f"#   {words(one)}\n" in found.text for one in found.left)


def test_nothing_that_is_said_of_a_tile_is_dropped_silently() -> None:
    """The lists go along the rows of the printed tile: its right neighbour is the fifth, its upper left the first."""
    tiles = laid(PLAIN)
    tiles[2] |= {"rotation": 1, "cubes": [0, 2, 0, 0, 0, 0, 0], "creaturebanks": ["", "", "Crypt", "", "", "", ""]}
    tiles[2] |= {"hero": ["", 0, "", "Sandro", "", "", ""], "blockedHex": [False] * 6 + [True]}
    tiles[1] |= {"faction": "castle", "suggestedPlacement": True, "rotation": 2}
    tiles[0] |= {"rotation": 2}
    found = import_map(code(tiles))
    assert {(one.why, one.what, one.at) for one in found.left} == {
        ("turned", "S3", "-2,1"),
        ("side", "castle", "2,-1"),
        ("suggested", "S0", "2,-1"),
        ("on_tile", "cube", "0,0.e"),
        ("on_tile", "creature bank Crypt", "0,0.nw"),
        ("on_tile", "hero Sandro", "0,0.c"),
        ("on_tile", "blocked field", "0,0.sw"),
    }


@pytest.mark.parametrize("mirrored", [False, True])
def test_known_tiles_lie_turned_as_in_the_editor(mirrored: bool) -> None:
    """In both, sixths of a turn are counted clockwise from how a tile is printed."""
    turns = {"C1": 2, "N3": 5, "F7": 6, "N0": 3}
    tiles = laid(PLAIN, mirrored)
    for tile in tiles:
        tile["rotation"] = turns.get(tile["tileId"], 0)
    found = import_map(code(tiles))
    groups = yaml.safe_load(found.text)["layout"][2]["tiles"]
    turned = {id: n for group in groups if "set" in group for id, n in zip(group["set"], group["turned"], strict=True)}
    assert turned == {"C1": 2, "N3": 5, "F7": 0, "F3": 0}
    assert all("turned" not in group for group in groups if "set" not in group)
    assert check_text(found.text, "map.yaml").errors == ()
    assert "turned" not in import_map(code(laid(PLAIN))).text


def test_tiles_between_the_others_beyond_the_map_and_too_many_starts_are_listed() -> None:
    tiles = laid({(0, 0): "S0", (1, 0): "S1", (2, 0): "S2", (3, 0): "S3", (20, 0): "F1"})
    tiles.append({"row": tiles[0]["row"] + 1, "col": tiles[0]["col"], "tileId": "F2"})
    found = import_map(code(tiles))
    assert [(one.why, one.what) for one in found.left if one.what == "F2"] == [("no_place", "F2")]
    assert {one.why for one in found.left} == {"no_place", "off_map"}
    found = import_map(code(tiles[:4]))
    assert [(one.why, one.what) for one in found.left] == [("too_many_starts", "S3")]


@given(st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=12), st.booleans())
def test_every_tile_is_laid_or_listed(spots: set[tuple[int, int]], mirrored: bool) -> None:
    ids = ("S0", "F0", "N0", "C0", "F1", "N9", "W1", "PLACEHOLDER")
    tiles = {spot: ids[n % len(ids)] for n, spot in enumerate(sorted(spots))}
    found = import_map(code(laid(tiles, mirrored)))
    assert found.laid + len([one for one in found.left if one.why != "mirrored"]) == len(tiles)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("%%%", "not base 64"),
        ("aGVsbG8=", "cannot be unpacked"),
        (code([])[:-6], "cut off"),
        (code([]), "has no tiles"),
        (code({"row": 1}), "not a list of tiles"),
        (code([{"row": 1}]), "col"),
        (code([{"row": 1, "col": 1, "tileId": "F1"}] * 401), "400"),
        (base64.b64encode(zlib.compress(b"[" * (MOST_JSON + 1))).decode(), "more than 1000000 bytes"),
        ("A" * 200_001, "at most 200000 characters"),
    ],
    ids=["letters", "packed", "cut", "empty", "object", "field", "many", "bomb", "long"],
)
def test_what_is_no_map_is_refused(text: str, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        import_map(text)


def test_words_of_a_code_do_not_get_into_the_file_as_yaml() -> None:
    found = import_map(code([*laid(PLAIN), {**cell(3, 0), "tileId": "X\nid: evil\r\nname: evil"}]))
    assert yaml.safe_load(found.text)["id"] == "imported_map"
    assert [one.what for one in found.left] == ["Xid: evilname: evil"]


def test_the_command_lists_and_writes(tmp_path: Path) -> None:
    (tmp_path / "code.txt").write_text(code(laid(PLAIN | {(0, 1): "F12"})))
    done = run("scenario", "import", "code.txt", "-o", "map.yaml", folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ("not taken over: F12 at 0,1: the core box has no such tile\nmap.yaml: 8 tiles laid\n")
    assert check_text((tmp_path / "map.yaml").read_text(), "map.yaml").errors == ()
    assert run("scenario", "import", "nonsense%", folder=tmp_path).returncode == 2
