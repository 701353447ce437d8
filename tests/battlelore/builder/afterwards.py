"""Adventures that have just been won, with heroes on both sides."""

from __future__ import annotations

from tests.battlelore.builder.battles import medieval
from tests.battlelore.builder.game import BattleLoreGame

BLUE = "human_sword_blue"
WOUND = ["sword", "lore", "lore", "sword"]
BACK = ["lore", "lore", "sword", "lore", "lore", "sword"]
LAST = ["blue", "lore", "lore"]
MAUD = "Maud:warrior"
Words = tuple[str, ...]


def won(
    standard: Words = (), pennant: Words = (), *, losses: tuple[int, int] = (0, 0), draws: Words = ()
) -> BattleLoreGame:
    """The standard side wins by its unit on 5.6, which eliminates that on 4.6.

    The first hero of each side stands where he may be wounded before: the pennant side's on 4.2 by the unit on 5.2,
    the standard side's on 5.9 by the battle back of the dwarves on 4.9. Second heroes stand far off. A sheet is given
    without a hex.
    """
    heroes = (
        [f"{sheet}@{hex}" for sheet, hex in zip(standard, ("5.9", "8.6"), strict=False)],
        [f"{sheet}@{hex}" for sheet, hex in zip(pennant, ("4.2", "0.6"), strict=False)],
    )
    dice = WOUND * losses[1] + BACK * losses[0] + LAST
    game = medieval(
        f"{BLUE}@5.6 {BLUE}@5.2", f"{BLUE}@4.6*1 dwarf_sword_blue@4.9", heroes=heroes, dice=dice, draws=draws,
        needed=1 + losses[1], hands=(["forward_all"], ["scout_left"]),
    )  # fmt: skip
    game.lead("5.6", "5.2", "5.9")
    if game.choice.kind_name == "action":
        game.play("done")
    if losses[1]:
        game.attack("5.2", "4.2")
        if "no" in game.offers():
            game.play("no")
    if losses[0]:
        game.attack("5.9", "4.9")
        game.play("yes")
    return game.attack("5.6", "4.6")


def lost(standard: str, pennant: str) -> BattleLoreGame:
    """The pennant side wins by its unit on 4.6; a hero of each side stands far off."""
    game = medieval(
        f"{BLUE}@5.6*1", f"{BLUE}@4.6", heroes=([f"{standard}@8.6"], [f"{pennant}@0.6"]), dice=LAST, needed=1, turn=1
    )
    return game.lead("4.6").halt_if_asked().attack("4.6", "5.6")


def finish(game: BattleLoreGame) -> BattleLoreGame:
    """Take or leave what comes first, spending nothing."""
    while not game.over:
        game.play("done" if "done" in game.offers() else game.offers()[0])
    return game
