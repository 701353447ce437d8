"""Games of the campaigns that come with the program: one player against AI heroes, known by their names."""

from banneret.games import rules_of
from banneret.heroes.adventure.map.land import is_sanctuary, location, open_around
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.tables.compile.ai_words import army_rows
from banneret.heroes.tables.tiles import BLOCKED
from banneret.heroes.tables.units_and_cards import UNIT_IDS
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_AMOUNT
from banneret.kernel.rules import Setup
from tests.heroes.support.journey import Luck, army, ask_again, happened, play, stand, state_of
from tests.heroes.support.solo import fight_on, into_battle, to_own_turn
from tests.heroes.support.war import STRONG, do_nothing


def quest(scenario: str, seat: str, bonus: int = 1, **options: str) -> Game:
    """A part of a campaign in its first turn, with one of its bonuses; no card is drawn."""
    rules = rules_of("heroes")
    game = Game(
        rules, rules.normalise(Setup(game="heroes", scenario=scenario, seats=(seat,), options=options)), 0, Luck()
    )
    game.settle()
    taken = False
    while state_of(game).game_round == 0:
        if game.choice.kind == K_AMOUNT and not taken:
            game.apply(f"choose:{bonus}")
            taken = True
        else:
            game.apply(game.choice.options[0])
    return to_own_turn(game)


def number(game: Game, name: str) -> int:
    """The number of an AI hero."""
    return [hero.id for hero in state_of(game).game_terms.ai].index(name)


def where(game: Game, name: str) -> str:
    """The field of an AI hero, or nothing while it is off the map."""
    at = state_of(game).scenario_state.host.at[number(game, name)]
    return field_name(at) if at >= 0 else ""


def place_ai(game: Game, name: str, field: str) -> None:
    """Put an AI hero on a field."""
    from tests.heroes.support.journey import FIELD

    host = edit_host(state_of(game))
    at = list(host.at)
    at[number(game, name)] = FIELD[field] if field else -1
    host.at = tuple(at)


def banish(game: Game) -> None:
    """Take every AI hero off the map, as if it had never come."""
    host = edit_host(state_of(game))
    host.at = (-1,) * len(host.at)


def give_troops(game: Game, name: str, *words: str) -> None:
    """Let an AI hero have exactly these units."""
    host = edit_host(state_of(game))
    troops = list(host.troops)
    troops[number(game, name)] = army_rows(words)
    host.troops = tuple(troops)


def troops(game: Game, name: str) -> list[str]:
    """The units of an AI hero, `draw:` and a number for those still to be drawn."""
    rows = state_of(game).scenario_state.host.troops[number(game, name)]
    return sorted(f"draw:{row - 65536}" if row >= 65536 else UNIT_IDS[row >> 1] + "+" * (row & 1) for row in rows)


def beside(game: Game, field: str) -> str:
    """A field from which one can step to another one."""
    from tests.heroes.support.journey import FIELD

    state = state_of(game)
    for near in open_around(state, FIELD[field]):
        free = state.land[near // 7] >= 0 and location(state, near) != BLOCKED and not is_sanctuary(state, near)
        if free and near not in state.scenario_state.host.at:
            return field_name(near)
    raise AssertionError(f"nothing leads to {field}")


def rout(game: Game, name: str) -> Game:
    """The Main Hero attacks an AI hero with an army that is bound to win, up to the rewards."""
    field = where(game, name)
    give_troops(game, name, "neutral:peasants")
    stand(game, 0, beside(game, field), mp=3)
    army(game, 0, STRONG)
    fight_on(into_battle(game, f"go:{field}"))
    assert happened(game, "ai_beaten"), "the AI hero stands"
    return game


def end_round(game: Game) -> Game:
    """End the own turn and come to the next one, or to what follows the end of the game."""
    turns = len(happened(game, "turn"))
    while not game.over and len(happened(game, "turn")) == turns:
        if game.choice.kind_name == "unit" and game.choice.keys[0].startswith("hero:"):
            return game
        do_nothing(game)
    return to_own_turn(game)


def quiet_until(game: Game, round_number: int) -> Game:
    """Nobody is on the map but the player, who does nothing until the own turn of a round; newcomers stay."""
    while not game.over and state_of(game).game_round < round_number:
        banish(game)
        do_nothing(game)
    return to_own_turn(game)


def fall_to(game: Game, name: str) -> Game:
    """An AI hero that moves attacks the Main Hero, who is bound to lose."""
    give_troops(game, name, "pack:archangels")
    army(game, 0, "castle_halberdiers")
    field = where(game, name)
    near = beside(game, field)
    stand(game, 0, near, mp=0)
    ask_again(game)
    play(game, "end_turn")
    for _ in range(400):
        if game.over or happened(game, "hero_beaten"):
            return game
        do_nothing(game)
    raise AssertionError("the hero stands")


def take_along(game: Game, hero: str) -> Game:
    """After a victory: this hero leads the next part, with the first cards there are."""
    play(game, f"hero:{hero}")
    while not game.over:
        play(game, game.choice.keys[0])
    return game


def lost_by_hero(game: Game, name: str) -> bool:
    """Whether the part is lost at the end of the round in which an AI hero beats the Main Hero."""
    fall_to(game, name)
    began = state_of(game).game_round
    while not game.over:
        end_round(game)
    return game.result == (-1,) and state_of(game).game_round == began


def lost_with_town(game: Game) -> bool:
    """Whether the part is lost at the end of a round in which the own Town belongs to somebody else."""
    state_of(game).owned = (0,)
    banish(game)
    began = state_of(game).game_round
    quiet_until(game, began + 1)
    return game.result == (-1,) and state_of(game).game_round == began


def lost_after(game: Game, rounds: int) -> bool:
    """Whether the part goes on to the end of that round, and is lost then."""
    state_of(game).game_round = rounds - 1
    quiet_until(game, rounds)
    if game.over:
        return False
    quiet_until(game, rounds + 1)
    return game.result == (-1,)


def next_round(game: Game, number: int) -> Game:
    """Come to the own turn of a round as if those before had passed, with everybody where they are."""
    state_of(game).game_round = number - 1
    return end_round(game)
