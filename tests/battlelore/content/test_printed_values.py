"""What is printed of troops and terrain, seen in play: every troop of the box and those of the Training Camp."""

import pytest

from tests.battlelore.builder import medieval

FAR = "human_sword_blue@0.0"
TROOPS = [
    # kind, figures, hexes with a battle, hexes at all, dice, range, bold, frightened
    ("human_bow_green", 4, 2, 2, 2, 4, 0, False),
    ("human_sword_green", 4, 2, 2, 2, 1, 0, False),
    ("human_sword_blue", 4, 1, 2, 3, 1, 0, False),
    ("human_sword_red", 4, 1, 1, 4, 1, 0, False),
    ("human_longsword_red", 4, 1, 1, 4, 1, 0, False),
    ("human_cav_green", 3, 4, 4, 2, 1, 0, False),
    ("human_cav_blue", 3, 3, 3, 3, 1, 0, False),
    ("human_cav_red", 3, 2, 2, 4, 1, 0, False),
    ("goblin_sword_green", 4, 2, 2, 2, 1, 0, True),
    ("goblin_bow_green", 4, 2, 2, 2, 4, 0, True),
    ("hobgoblin_sword_blue", 4, 1, 2, 3, 1, 0, True),
    ("goblin_rider_green", 3, 4, 4, 2, 1, 0, True),
    ("dwarf_sword_blue", 4, 1, 2, 3, 1, 1, False),
    ("dwarf_sword_red", 4, 1, 1, 4, 1, 1, False),
    ("dwarf_crossbow_green", 4, 2, 2, 2, 3, 1, False),
    ("human_bow_blue", 4, 1, 2, 2, 4, 0, False),
    ("human_bow_red", 4, 1, 1, 2, 4, 0, False),
    ("goblin_bow_blue", 4, 1, 2, 2, 4, 0, True),
    ("goblin_bow_red", 4, 1, 1, 2, 4, 0, True),
    ("hobgoblin_sword_red", 4, 1, 1, 4, 1, 0, True),
    ("goblin_rider_blue", 3, 3, 3, 3, 1, 0, True),
    ("goblin_rider_red", 3, 2, 2, 4, 1, 0, True),
    ("dwarf_crossbow_blue", 4, 1, 2, 2, 3, 1, False),
    ("dwarf_crossbow_red", 4, 1, 1, 2, 3, 1, False),
]


@pytest.mark.parametrize(("kind", "figures", "march", "stroll", "dice", "range_", "bold", "frightened"), TROOPS)
def test_a_troop_is_what_is_printed_of_it(
    kind: str, figures: int, march: int, stroll: int, dice: int, range_: int, bold: int, frightened: bool
) -> None:
    game = medieval(f"{kind}@8.6", FAR)
    shown = game.unit_at("8.6")
    expected = {"figures": figures, "range": range_, "bold": bold, "frightened": frightened}
    assert {key: shown[key] for key in expected} == expected
    assert shown["banner"] == kind.rpartition("_")[2]
    game.lead("8.6").play("unit:8.6")
    assert min(int(hex[0]) for hex in game.reached()) == 8 - stroll
    game.play(f"move:{8 - stroll}.6")
    assert game.events_named("move"), "it has gone there"
    assert medieval(f"{kind}@5.6", "human_sword_blue@4.6").unit_at("5.6")["targets"] == {"4.6": dice}
    near = (
        medieval(f"{kind}@8.6", f"human_sword_blue@{7 - march}.6").lead("8.6").play("unit:8.6", f"move:{8 - march}.6")
    )
    assert not near.unit_at(f"{8 - march}.6")["weary"], "so far it may go and battle"


@pytest.mark.parametrize(
    ("land", "stops", "out", "into", "hides"),
    [
        ("forest", True, 2, 2, True),
        ("hill", False, 3, 2, True),
        ("bridge", False, 2, 2, False),
        ("ford", True, 2, 4, False),
        ("marsh", True, 2, 2, False),
        ("town", True, 2, 2, True),
        ("boulders", False, 2, 2, True),
        ("summoning_circle", False, 4, 4, False),
        ("command_tent", True, 4, 4, True),
        ("cemetery", True, 4, 4, True),
        ("witch_hut", True, 2, 2, True),
        ("stronghold", True, 2, 2, True),
        ("magic_pentacle", True, 2, 2, True),
        ("training_camp", True, 2, 2, True),
        ("healing_pool", True, 2, 2, True),
        ("rogues_den", True, 2, 2, True),
    ],
)
def test_a_hex_is_what_is_printed_of_it(land: str, stops: bool, out: int, into: int, hides: bool) -> None:
    # Only 4.6 is left to whoever stands on 5.6.
    banks = "river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
    game = medieval("human_sword_green@5.6", FAR, land=f"{banks} {land}@4.6").lead("5.6").play("unit:5.6")
    # The only hex it could go to is entered without a question.
    assert (game.unit_at("4.6") != {}) is stops
    foes = "human_sword_blue@4.6"
    assert medieval("human_sword_red@5.6", foes, land=f"{land}@5.6").unit_at("5.6")["targets"] == {"4.6": out}
    assert medieval("human_sword_red@5.6", foes, land=f"{land}@4.6").unit_at("5.6")["targets"] == {"4.6": into}
    bows = medieval("human_bow_green@6.6", "human_sword_blue@2.6", land=f"{land}@4.6").unit_at("6.6")["targets"]
    assert (bows == {}) is hides
