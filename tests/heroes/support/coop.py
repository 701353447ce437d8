"""Games of Co-op: rounds that pass at once, fights that a bot fights, and AI heroes who come at a call."""

from banneret.bots import make
from banneret.heroes.geometry.map_grid import field_name
from banneret.kernel.game import Game
from tests.heroes.support.journey import army, happened, state_of
from tests.heroes.support.quest import number, where
from tests.heroes.support.war import STRONG, do_nothing


def fight_well(game: Game) -> Game:
    """Let a bot fight the Combat that goes on for the players."""
    bot = make("greedy", "heroes", 1)
    while not game.over and state_of(game).base:
        seat = state_of(game).seat
        game.apply(bot.choose(game.view(seat), game.rules), seat)
    return game


def idle(game: Game) -> Game:
    """One answer in the idlest way, and a Combat fought well."""
    return fight_well(game) if state_of(game).base else do_nothing(game)


def begin_round(game: Game, round_number: int) -> Game:
    """Go from wherever the game is to the start of a round, as if the rounds between had passed."""
    state_of(game).game_round = round_number - 1
    while not game.over and state_of(game).game_round < round_number:
        idle(game)
    return game


def into_round(game: Game, round_number: int, *units: str) -> Game:
    """The same, and on to the first turn; the players have an army that is bound to win, or the one given."""
    for player in range(len(game.setup.seats)):
        army(game, player, *(units or (STRONG,)))
    begin_round(game, round_number)
    for player in range(len(game.setup.seats)):
        army(game, player, *(units or (STRONG,)))
    return to_turn(game)


def to_turn(game: Game) -> Game:
    """Go on until somebody is asked what to do in the own turn."""
    while not game.over and (game.choice.kind_name != "action" or state_of(game).base):
        idle(game)
    return game


def next_turn(game: Game) -> Game:
    """End the turn, and go on to the next one."""
    turns = len(happened(game, "turn"))
    while not game.over and len(happened(game, "turn")) == turns:
        idle(game)
    return to_turn(game)


def on_map(game: Game) -> list[str]:
    """The AI heroes on the map."""
    return [hero.id for hero in state_of(game).game_terms.ai if where(game, hero.id)]


def dismiss(game: Game, *names: str) -> None:
    """AI heroes are beaten, without any fight."""
    from banneret.heroes.state.ai_heroes import edit_host

    host = edit_host(state_of(game))
    for name in names:
        n = number(game, name)
        host.at = (*host.at[:n], -1, *host.at[n + 1 :])
        host.beaten = (*host.beaten[:n], host.beaten[n] + 1, *host.beaten[n + 1 :])
        host.troops = (*host.troops[:n], (), *host.troops[n + 1 :])


def middle(game: Game, label: str, n: int = 0) -> str:
    """The middle field of the tile with a label."""
    state = state_of(game)
    return field_name(7 * state.game_terms.labels[state.game_terms.scenario.labels.index(label)][n])
