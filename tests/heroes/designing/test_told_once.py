"""One mistake is told once, at its own line, and with the word that is wrong."""

import pytest

from tests.heroes.designing.maps import OWN, changed, found

AI = (
    "hordes: [{id: pack, once: {easy: [bronze]}}]\n"
    "shared_tokens: [chest]\n"
    "ai:\n- {id: duke, name: Duke, at: west_hill, army: ['neutral:zealots']}\nrules:"
)
WITH_AI = OWN.replace("rules:", AI)
RULE = "{token: clue}]\n"


def verb(text: str) -> list[str]:
    """What is found of one verb more in a rule."""
    return found(WITH_AI.replace(RULE, f"{{token: clue}}, {text}]\n"))


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[3, -1]]}", "[9, 9]]}", "12: two_hills: layout.2.tiles[2].at[1]: [9, 9] is off the map"),
        ("[1, 0], [2, 0]", "[1, 0], [9, 9]", "11: two_hills: layout.2.tiles[1].at[1]: [9, 9] is off the map"),
        ("[3, -1]]}", "[2, 0]]}", "12: two_hills: layout.2.tiles[2].at[1]: there is already a tile on [2, 0]"),
        ("at: {P1: [0, 0], P2: [3, 0]}", "at: [[0, 0], [3, 0]]",
         "10: two_hills: layout.2.tiles[0].at: starting tiles are given by seat, such as {P1: [0, 0]}, and no others"),
        ("at: {P1: [0, 0], P2: [3, 0]}}", "at: {P1: [0, 0], P2: [3, 0]}}\n"
         "    - {kind: start, at: {A2: [1, 1]}, set: [S2]}",
         "9: two_hills: layout.2.tiles: the seats of the AI side are A2; count them from A1 on, each once"),
    ],
)  # fmt: skip
def test_a_tile_in_the_wrong_place(old: str, new: str, expected: str) -> None:
    [line] = found(changed(old, new))
    assert line.startswith(expected)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("P1", 'unknown seat or label "P1" (known: A1, A2, A3, A4, east_hill, west_hill)'),
        ("{tile: P1}", 'unknown seat or label "P1"'),
        ("nearest_town", 'unknown seat or label "nearest_town"'),
        ("A1", 'no tile of the map is "A1"'),
    ],
)
def test_an_ai_hero_in_no_place(place: str, expected: str) -> None:
    [line] = found(WITH_AI.replace("at: west_hill", f"at: {place}"))
    assert line.startswith("22: duke: at")
    assert expected in line


@pytest.mark.parametrize("goal", ["nearest_town", "nearest_home", "richest_town", "east_hill"])
def test_where_a_marcher_goes(goal: str) -> None:
    assert found(WITH_AI.replace("at: west_hill", f"at: west_hill, move: marcher, goal: {goal}")) == []
    [line] = found(WITH_AI.replace("at: west_hill", "at: west_hill, move: marcher, goal: P1"))
    assert 'goal: unknown seat, label or goal "P1"' in line


# -- labels ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["West Hill", "3hill", "West_hill", "west-hill", "'west:hill'"])
@pytest.mark.parametrize(
    "use",
    [
        "{token: clue, amount: {of: 'tile:west_hill'}}",
        "{spawn_far: duke, tiles: west_hill}",
        "{spawn: duke, at: west_hill}",
        "{token: clue, amount: {of: 'mine_on:west_hill'}}",
    ],
)
def test_a_label_badly_written(label: str, use: str) -> None:
    text = WITH_AI.replace(RULE, f"{{token: clue}}, {use}]\n").replace(
        "[west_hill, east_hill]", f"[{label}, east_hill]"
    )
    [line] = found(text)
    name = label.strip("'")
    where = "11: two_hills: layout.2.tiles[1].label[0]"
    assert line == f'{where}: a label is written in small letters, digits and _, not "{name}"'


def test_a_label_of_a_whole_group() -> None:
    [line] = found(changed("[west_hill, east_hill]", "Hills"))
    assert line.startswith("11: two_hills: layout.2.tiles[1].label: a label is written in small letters")


# -- verbs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{spawn: all}", "spawn: this is about one AI hero, not about all of them: name it"),
        ("{raid: all}", "raid: this is about one AI hero"),
        ("{raid: duke, while_near: [all]}", "while_near[0]: this is about one AI hero"),
        ("{spawn_far: all, tiles: west_hill}", "spawn_far: this is about one AI hero"),
        ("{spawn_by_dice: all, tiles: west_hill}", "spawn_by_dice: this is about one AI hero"),
        ("{lead_out: pack, ai: all}", "ai: this is about one AI hero"),
        ("{spawn: duke, at: nearest_town}", 'at: unknown seat or label "nearest_town"'),
        ("{spawn: duke, army: [few:bronze_choice]}", 'army[0]: an AI hero chooses nothing, such as "few:bronze'),
        ("{strengthen: duke, add: [few:bronze_choice]}", "add[0]: an AI hero chooses nothing"),
        ("{strengthen: duke, remove: [few:bronze_choice]}", "remove[0]: an AI hero chooses nothing"),
        ("{strengthen: duke, add: [few:T1]}", 'add[0]: "few:T1" says nothing about the faction'),
        ("{strengthen: duke, flip_to_pack: [T1]}", 'flip_to_pack[0]: "T1" does not name one unit'),
        ("{strengthen: duke, flip_to_pack: [bronze_choice]}",
         'flip_to_pack[0]: "bronze_choice" does not name one unit'),
        ("{rob: chest, amount: 1}", 'rob: all players have "chest" together, so nobody alone has any of it'),
        ("{sole_token: chest}", 'sole_token: all players have "chest" together'),
        ("{rerolls: [resource, attack]}", "rerolls[1]: attack dice are rolled again only where every die is"),
    ],
)  # fmt: skip
def test_the_word_of_a_verb_that_is_wrong(text: str, expected: str) -> None:
    [line] = verb(text)
    assert line.startswith(f"28: hills: do[1].{expected}")


@pytest.mark.parametrize(
    "text",
    [
        "{spawn: duke, at: east_hill, army: [draw:bronze, few:halberdiers]}",
        "{strengthen: all, add: [draw:bronze], flip_to_pack: [halberdiers]}",
        "{rob: clue, amount: 1}",
        "{sole_token: clue}",
        "{rerolls: [attack], each: roll}",
    ],
)
def test_words_that_verbs_can_have(text: str) -> None:
    assert verb(text) == []
