"""Refusals in the reader's language: every code has a sentence in all of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from banneret.server.problems import Problem
from banneret.text import LANGUAGES
from banneret.text.catalogue import SHARED
from tests.support.live_server import Live, serving

SOURCE = Path(__file__).parents[3] / "src" / "banneret"
GIVEN = {"Problem": 1, "__init__": 1, "conflict": 0}
"""By the name of what is called: which argument is a code."""


def codes_in(code: str) -> Iterator[str]:
    """The codes with which a module refuses something."""
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        place = GIVEN.get(name, len(node.args))
        for part in ast.walk(node.args[place]) if place < len(node.args) else ():
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def codes() -> set[str]:
    modules = [path for path in SOURCE.rglob("*.py") if "problems import" in path.read_text("utf-8")]
    found = {code for path in (*modules, SOURCE / "server/problems.py") for code in codes_in(path.read_text("utf-8"))}
    return found | {"too_fast"}


def worded(lang: str) -> set[str]:
    text = (SHARED / lang / "refusals.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def test_codes_are_found_where_they_are_given() -> None:
    code = 'raise Problem(409, "late", "x")\nraise conflict("a" if b else "over", "y")\nother("no")'
    assert set(codes_in(code)) == {"late", "a", "over"}
    assert {"forbidden", "elsewhere", "rules_changed", "illegal", "our_fault"} <= codes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(lang: str) -> None:
    assert worded(lang) == {f"refused-{code.replace('_', '-')}" for code in codes()}


def test_english_readers_get_the_exact_sentence() -> None:
    problem = Problem(409, "late", "your time is up since noon")
    assert problem.said("en") == "your time is up since noon"
    assert problem.said("de") == "Deine Zeit ist um: Ein Bot antwortet für dich."
    assert "no such seat" in Problem(400, "bad_request", "no such seat").said("pl")
    assert Problem(409, "of_a_game", "its own words").said("fr") == "its own words"


def test_refusals_are_in_the_language_of_the_client(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as live:
        path = "/api/rooms/" + "a" * 32
        for accept, words in (("", "no such room"), ("pl;q=0.9, en", "Czegoś takiego"), ("tlh, de-AT", "gibt es hier")):
            status, told = live.ask("GET", path, headers={"Accept-Language": accept})
            assert (status, told["error"]["code"]) == (404, "not_found")
            assert words in told["error"]["text"]
        assert_spoken_at_the_table(live)


def assert_spoken_at_the_table(live: Live) -> None:
    seats = ({"kind": "person", "side": "castle_vanguard"}, {"kind": "bot", "side": "necropolis_vanguard"})
    made = live.room(*seats)
    player = live.player(made["room"], made["keys"]["0"], lang="fr")
    refused = player.reply(player.send(do="give_seat", seat=0, yes=True))
    assert (refused["code"], refused["text"]) == ("not_wanted", "Personne ne l’a demandé.")
