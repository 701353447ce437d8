"""The board and its sections (section BL-BRD)."""

from pathlib import Path

import pytest

from banneret.battlelore.box.adventures import read_adventure
from banneret.games import new
from banneret.kernel.errors import ContentError
from tests.battlelore.builder import BattleLoreGame, medieval, melee

BLUE = "human_sword_blue"


def army(*hexes: str, unit: str = BLUE) -> str:
    """Units of one kind on some hexes."""
    return " ".join(f"{unit}@{hex}" for hex in hexes)


def board(path: Path) -> set[str]:
    """The hexes an adventure may put a unit on."""
    found = set()
    text = "id: x\nname: X\nfirst: standard\nbanners: 3\nunits:\n  standard: {{human_sword_blue: ['{}']}}\n"
    for row in range(9):
        for column in range(14):
            hex = f"{row}.{column}"
            path.write_text(
                text.format(hex) + f"  pennant: {{human_sword_blue: ['{'0.0' if hex != '0.0' else '0.1'}']}}\n"
            )
            try:
                read_adventure(path)
            except ContentError:
                continue
            found.add(hex)
    return found


@pytest.mark.rule("BL-BRD-01", "BL-BRD-02", "BL-BRD-03")
def test_nine_rows_of_thirteen_and_twelve_hexes(tmp_path: Path) -> None:
    hexes = board(tmp_path / "x.yaml")
    rows = [sum(hex.startswith(f"{row}.") for hex in hexes) for row in range(9)]
    assert rows == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert len(hexes) == 113


@pytest.mark.rule("BL-BRD-04", "BL-BRD-05")
@pytest.mark.parametrize(("side", "left", "right"), [(0, "6.0", "6.12"), (1, "6.12", "6.0")])
def test_wings_are_named_as_each_player_sees_them(side: int, left: str, right: str) -> None:
    mine, other = army("6.0", "6.6", "6.12"), army("0.0")
    armies = (mine, other) if side == 0 else (other, mine)
    for card, hex in (("attack_left", left), ("attack_centre", "6.6"), ("attack_right", right)):
        game = medieval(*armies, turn=side, hands=((card,), (card,))).play(f"play:{card}")
        assert game.reached("order") == {hex}


@pytest.mark.rule("BL-BRD-06", "BL-BRD-07")
def test_a_hex_cut_by_a_line_belongs_to_both_sections() -> None:
    hexes = [f"{row}.{column}" for row in (6, 7) for column in range(2, 5)]
    left = medieval(army(*hexes), army("0.0"), hands=(("attack_left",), ())).play("play:attack_left")
    centre = medieval(army(*hexes), army("0.0"), hands=(("attack_centre",), ())).play("play:attack_centre")
    assert left.reached("order") == {"6.2", "6.3", "7.2", "7.3"}
    assert centre.reached("order") == {"6.4", "7.3", "7.4"}
    right = [f"{row}.{column}" for row in (6, 7) for column in (7, 8, 9)]
    game = medieval(army(*right), army("0.0"), hands=(("attack_right",), ())).play("play:attack_right")
    assert game.reached("order") == {"6.9", "7.8", "7.9"}


@pytest.mark.rule("BL-BRD-07")
def test_a_unit_between_two_sections_takes_the_order_that_leaves_the_most() -> None:
    """With one order a section, the unit in both sections must not use up the only order of another."""
    game = medieval(army("7.3", "7.0", "6.5"), army("0.0"), hands=(("on_the_march",), ()))
    game.play("play:on_the_march", "order:7.3", "order:7.0")
    assert game.reached("order") == set()
    assert {unit["hex"] for unit in game.seen()["units"] if unit["ordered"]} == {"7.3", "7.0"}


@pytest.mark.rule("BL-BRD-08")
@pytest.mark.parametrize(("turn", "row"), [(0, "3"), (1, "6")])
def test_retreats_lead_to_the_own_baseline(turn: int, row: str) -> None:
    game = (
        medieval(army("5.6"), army("4.6"), turn=turn, dice=["flag", "lore", "lore"]).lead("5.6", "4.6").halt_if_asked()
    )
    game.play("unit:5.6" if turn == 0 else "unit:4.6")
    assert {hex[0] for hex in game.reached("retreat")} == {row}


@pytest.mark.rule("BL-BRD-09", "BL-TER-01")
def test_a_hex_without_a_tile_is_countryside() -> None:
    game = medieval("human_cav_green@7.6 human_bow_green@7.0", army("3.1"), hands=(("forward_all",), ()), dice=[])
    assert game.seen()["land"] == {}
    halt = game.lead("7.6", "7.0")
    halt.play("unit:7.6")
    assert "3.6" in halt.reached()


@pytest.mark.rule("BL-BRD-10")
def test_tiles_lie_as_the_map_shows() -> None:
    game = BattleLoreGame.of(new("battlelore", scenario="the_muddy_field", seats=["standard", "pennant"], seed=1))
    land = game.seen()["land"]
    assert {hex for hex, tile in land.items() if tile == "marsh"} == {"4.5", "4.6", "4.7"}
    assert land["3.0"] == "forest"
    assert "6.6" not in land


@pytest.mark.rule("BL-BRD-11")
def test_one_camp_has_standards_and_the_other_pennants() -> None:
    game = BattleLoreGame.of(new("battlelore", scenario="the_muddy_field", seats=["standard", "pennant"], seed=1))
    assert [side["side"] for side in game.seen()["sides"]] == ["standard", "pennant"]
    assert game.unit_at("8.6")["side"] == "standard"
    assert game.unit_at("0.6")["side"] == "pennant"


@pytest.mark.rule("BL-BRD-12")
@pytest.mark.parametrize(
    ("target", "within"), [("4.7", True), ("4.10", True), ("4.11", False), ("0.8", True), ("0.9", False)]
)
def test_distance_counts_the_hex_of_the_target_and_not_the_first(target: str, within: bool) -> None:
    """A bow on 4.6 shoots up to 4 hexes; row 0 is four rows away."""
    game = medieval(army("4.6", unit="human_bow_green"), army(target)).lead("4.6").halt_if_asked()
    assert ("unit:4.6" in game.offers()) is within


@pytest.mark.rule("BL-BRD-12")
def test_adjacent_hexes_are_one_apart() -> None:
    game = melee(dice=["lore"] * 3)
    assert game.events_named("attack")
