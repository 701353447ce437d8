"""Questions that hardly ever come up: who asks them at a table, and what is pointed at and said in every language."""

import pytest

from banneret.table.asked import asked
from banneret.table.protocol import Asked
from banneret.text import LANGUAGES
from tests.battlelore.builder import BLUE, FAR, ONE, BattleLoreGame, clash, medieval


def lantern(other: str) -> BattleLoreGame:
    """Orders are given, and a hero may hold up his lantern for one friend beside him, or for two."""
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@{other}"
    game = medieval(army, FAR, heroes=(["Maud:warrior::pavilion_lantern@5.6"], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "done")
    return game


def second_blow() -> BattleLoreGame:
    """An enemy has fallen, and two others stand beside the victor."""
    game = clash(
        pennant=f"{BLUE}@4.6*1 {BLUE}@4.7 {BLUE}@5.5", lore=(["cleaving_blow"], []),
        dice=["blue", "lore", "lore", "blue", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:cleaving_blow")
    return game


def in_words(game: BattleLoreGame) -> dict[str, Asked]:
    """The question in every language, whole: no message is missing, and none in another's words."""
    found = {lang: asked(game, lang, 0) for lang in LANGUAGES}
    for now in found.values():
        for text in (now.prompt, now.why, *(option.label for option in now.options)):
            assert text.strip() == text != ""
            assert not any(mark in text for mark in "{}$_"), text
    assert len({now.prompt for now in found.values()}) == len(LANGUAGES)
    assert len({now.why for now in found.values()}) == len(LANGUAGES)
    return found


@pytest.mark.rule("BLH-ARF-23")
def test_the_lantern_is_offered_and_lights_a_way_in_every_language() -> None:
    game = lantern("5.9")
    in_words(game)
    game.play("use:pavilion_lantern")
    for now in in_words(game).values():
        assert now.step == "ask_lit_way"
        assert {option.at for option in now.options} == {f"hex:{hex}" for hex in ("4.7", "4.8", "5.8", "6.7", "6.8")}


@pytest.mark.rule("BLH-ARF-23")
def test_whom_the_lantern_lights_is_asked_in_every_language() -> None:
    game = lantern("5.5")
    game.play("use:pavilion_lantern")
    for now in in_words(game).values():
        assert now.step == "ask_lit"
        assert {option.key for option in now.options} == {"target:5.5", "target:5.7"}
        assert len({option.label for option in now.options}) == 2
        assert all(option.at for option in now.options)


@pytest.mark.rule("BL-LRE-19")
def test_whom_a_second_blow_strikes_is_asked_in_every_language() -> None:
    for now in in_words(second_blow()).values():
        assert now.step == "ask_cleft"
        assert {option.key for option in now.options} == {"target:4.7", "target:5.5"}
        assert len({option.label for option in now.options}) == 2
        assert all(option.at for option in now.options)
