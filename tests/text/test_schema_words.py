"""What schemas say of the parts of a file: every sentence in every language, made from the English of today."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from banneret.scenario_files import designed_games, files_of
from banneret.text import LANGUAGES

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def described(shape: Any) -> Iterator[str]:
    """Every description of a schema, in its order."""
    if isinstance(shape, dict):
        for key, part in shape.items():
            if key == "description" and isinstance(part, str):
                yield part
            else:
                yield from described(part)
    elif isinstance(shape, list):
        for part in shape:
            yield from described(part)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", designed_games())
def test_every_description_is_told_in_every_language_with_the_same_words_of_the_file(game: str, lang: str) -> None:
    english = list(described(json.loads(files_of(game).schema())))
    told = list(described(json.loads(files_of(game).schema(lang))))
    assert len(english) == len(told)
    for there, here in zip(english, told, strict=True):
        if there:
            assert here != there, f"{lang}: {there}"
            assert sorted(re.findall("`[^`]*`", here)) == sorted(re.findall("`[^`]*`", there)), here


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", designed_games())
def test_a_schema_in_another_language_says_nothing_else_about_a_file(game: str, lang: str) -> None:
    def bare(shape: Any) -> Any:
        if isinstance(shape, dict):
            return {key: bare(part) for key, part in shape.items() if not (key == "description" and part)}
        return [bare(part) for part in shape] if isinstance(shape, list) else shape

    assert bare(json.loads(files_of(game).schema(lang))) == bare(json.loads(files_of(game).schema()))


def test_no_translation_is_left_of_a_sentence_that_is_gone() -> None:
    from banneret.battlelore.designing import schema as adventures
    from banneret.heroes.designing import schema as scenarios

    for shipped in (adventures.SHIPPED, scenarios.SHIPPED):
        english = set(described(json.loads(shipped.read_text(encoding="utf-8"))))
        for lang in OTHERS:
            assert set(json.loads(shipped.with_suffix(f".{lang}.json").read_text(encoding="utf-8"))) <= english
