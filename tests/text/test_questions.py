"""Questions above the rules: each that is named exists, and each that exists has words in every language."""

import ast
from pathlib import Path

import pytest

from banneret.games import rules_of
from banneret.heroes.text import combat_questions, map_questions
from banneret.kernel.sequence import questions
from banneret.text import LANGUAGES
from banneret.text.catalogue import has
from tests.support.questions import SOURCE, named_in_page, named_in_python


def declared(*games: str) -> set[str]:
    """The ids of the questions of some games."""
    for game in ("heroes", "battlefield", "battlelore"):
        rules_of(game)
    homes = tuple(f"banneret.{game}." for game in games)
    return {step.__name__ for step in questions() if step.__module__.startswith(homes)}


def test_every_question_that_is_named_exists() -> None:
    named = list(named_in_python())
    assert len(named) > 200
    known = declared("heroes", "battlefield", "battlelore")
    assert [(where, id) for where, id in named if id not in known] == []


def test_every_question_that_the_page_names_exists() -> None:
    named = list(named_in_page())
    assert len(named) > 40
    known = declared("heroes", "battlefield", "battlelore")
    assert [(where, id) for where, id in named if id not in known] == []


def test_every_question_of_heroes_has_words() -> None:
    asked = {*map_questions.prompts(), *(id for id, _ in combat_questions.prompts())}
    assert sorted(declared("heroes", "battlefield") ^ asked) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_there_in_every_language(lang: str) -> None:
    own = [f"battlelore:prompt-{id.replace('_', '-')}" for id in declared("battlelore")]
    assert len(own) > 80
    shared = {f"heroes:{id}" for folder in ("heroes", "battlefield") for id in prompts_in(SOURCE / folder / "text")}
    assert len(shared) > 100
    assert sorted(id for id in (*own, *shared) if not has(id, lang)) == []


def prompts_in(folder: Path) -> set[str]:
    """The sentences of questions that a folder names."""
    found: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("prompt-"):
                found.add(node.value)
    return {id for id in found if not id.endswith("-")}
