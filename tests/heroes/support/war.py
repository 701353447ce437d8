"""Fights in a whole game: two heroes on the map face each other, or guards, and one side strikes the other down."""

from banneret.kernel.game import Game
from tests.heroes.support.journey import army, ask_again, asked, happened, keys, lay, play, seen, stand

STRONG = "castle_archangels+"
"""First in every order, and no unit below gold stands up to one attack of it."""
WEAK = "necropolis_skeletons"
MEADOW = (1, 0)
"""Where a test lays the tile it needs."""
OPEN = ("1,0.c", "1,0.ne")
"""Two fields of tile F1 next to each other: an empty one and a windmill."""


def meadow(game: Game, tile: str = "F1") -> Game:
    """Lay a tile with the fields a test needs."""
    lay(game, MEADOW, tile)
    return game


def face(game: Game, at: str, enemy_at: str, *, wins: int = 0, foe: int = 1, me: int = 0, mp: int = 3) -> Game:
    """The active player's Main Hero next to another one, with armies of which one is bound to win."""
    stand(game, me, at, mp=mp)
    stand(game, foe, enemy_at)
    arm(game, wins=wins, foe=foe, me=me)
    return ask_again(game)


def arm(game: Game, *, wins: int, foe: int = 1, me: int = 0) -> None:
    """Armies of one unit each: of player `me` and player `foe`, the stronger for the side that wins (0 for `me`)."""
    army(game, me, STRONG if wins == 0 else WEAK)
    army(game, foe, STRONG if wins == 1 else WEAK)


def close_window(game: Game) -> Game:
    """Nobody uses a town action before the Combat."""
    while not game.over and game.choice.kind_name == "play" and seen(game)["combat"] is None and "pass" in game.choice:
        game.apply("pass")
    return game


def line_up(game: Game) -> Game:
    """Each side puts its one unit on the frontline, face to face."""
    close_window(game)
    for _ in range(2):
        kind, space = game.choice.kind_name, "place:b2" if "place:b2" in game.choice else "place:b4"
        assert kind == "space", game.choice.keys
        play(game, space)
    return game


def strike(game: Game, wins: int = 0) -> Game:
    """The stronger unit strikes the other one down in its first activation."""
    return play(game, "move:b3", "attack:b4" if wins == 0 else "attack:b2")


def fight(game: Game, wins: int = 0) -> Game:
    """The whole Combat that was just begun, up to what follows it."""
    return strike(line_up(game), wins)


def beat_guards(game: Game) -> Game:
    """The Combat with guards that was just begun, with a strike wherever one is possible, up to what follows it."""
    before = len(happened(game, "win"))
    wanted = (
        "attack:",
        "activate:",
        "place:b2",
        "place:b4",
        "place:",
        "deploy:",
        "keep",
        "pass",
        "extend",
        "move:b3",
        "move:c",
    )
    for _ in range(100):
        if len(happened(game, "win")) > before:
            return game
        play(
            game,
            next(key for start in (*wanted, "move:", "done") for key in sorted(keys(game)) if key.startswith(start)),
        )
    raise AssertionError("the guards do not fall")


def places(game: Game) -> set[str]:
    """The fields a hero may be placed on, as asked now."""
    return {key.removeprefix("settle:") for key in keys(game) if key.startswith("settle:")}


def hero_at(game: Game, player: int, *, secondary: bool = False) -> str | None:
    """The field a hero stands on, or nothing."""
    hero = seen(game)["players"][player]["heroes"][int(secondary)]
    return None if hero is None else str(hero["field"])


def mp_of(game: Game, player: int, *, secondary: bool = False) -> int:
    """The movement points of a hero."""
    return int(seen(game)["players"][player]["heroes"][int(secondary)]["movement"])


def to_turn(game: Game, seat: int) -> Game:
    """Let everybody do nothing until a seat is asked what to do in its turn."""
    for _ in range(200):
        if asked(game) == (seat, "action") and seen(game)["combat"] is None:
            return game
        do_nothing(game)
    raise AssertionError("the turn does not come")


def do_nothing(game: Game) -> Game:
    """Answer one question in the idlest way there is."""
    idle = ("end_turn", "pass", "done", "draw_cards:0", "stay", "keep", "no")
    for key in idle:
        if key in game.choice:
            return play(game, key)
    return play(game, game.choice.keys[-1])


def next_round(game: Game) -> Game:
    """Let everybody do nothing until the next round has begun or the game is over."""
    now = seen(game)["round"]
    while not game.over and seen(game)["round"] == now:
        do_nothing(game)
    return game
