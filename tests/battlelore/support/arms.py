"""Heroes of *BattleLore* with skills and artifacts, and the situations in which tests put them."""

from banneret.kernel.game import Game
from tests.battlelore.support.lore import happened, medieval, melee, play, reached

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
CROSSBOWS = "dwarf_crossbow_green"
FAR = f"{BLUE}@0.0"
HOME = f"{BLUE}@8.0"
ONE = (["scout_centre"], ["scout_centre"])


def skilled(skills: str, hex: str, *, of: str = "", cards: str = "", name: str = "Maud") -> str:
    """A hero with skills on a hex, of the class of the first of them."""
    return f"{name}:{of or skills.partition('_')[0]}:{skills}:{cards}@{hex}"


def strikes(champion: str, dice: list[str], *, foe: str = f"{BLUE}@4.6", army: str = HOME, **how: str) -> Game:
    """The hero on 5.6 attacks 4.6, without lore."""
    return melee(army, foe, heroes=([champion], []), dice=dice, **how)


def struck(champion: str, dice: list[str], *, attacker: str = BLUE, troop: str = FAR) -> Game:
    """The unit on 5.6 attacks the hero on 4.6."""
    return melee(f"{attacker}@5.6", troop, heroes=([], [champion]), dice=dice)


def dice_of(game: Game) -> int | str:
    """How many dice the last attack had."""
    return happened(game, "attack")[-1]["n"]


def ways(champion: str, *, land: str = "") -> set[str]:
    """Where the hero on 5.6 may move to."""
    game = medieval(HOME, FAR, heroes=([champion], []), land=land, hands=ONE)
    return reached(play(game, "play:scout_centre", "order:5.6", "unit:5.6"))


def far(hexes: set[str], row: int) -> bool:
    """Whether any of these hexes is in a row."""
    return any(hex.startswith(f"{row}.") for hex in hexes)
