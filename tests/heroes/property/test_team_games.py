"""Random games with teams: everything that holds in a Clash holds here, and allies never harm each other."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.games import new
from banneret.heroes.adventure.map.land import hero_on, step_open
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.text.map_answers import Question, option_label, prompt_text
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.kinds import K_ACTION
from banneret.text import LANGUAGES
from tests.heroes.builder import HeroesGame, team_file
from tests.heroes.property.checked_play import play
from tests.heroes.property.drawn_games import GAMES, position
from tests.heroes.text.wording import sound

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("coop", 2, {}),
    ("coop", 3, {"elimination": 1}),
    ("alliance", 3, {}),
    ("alliance", 3, {"teams": {3: [["P1"], ["P2", "P3"]]}, "victory": [{"cubes_from_all_rivals": True}]}),
]
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
ALLIED = ("exchange", "offer", "give", "amount", "player")
"""The words of answers that only games with teams know."""


def team_game(folder: Path, seed: int) -> HeroesGame:
    """A game of one of the cases, which the seed draws with its difficulty."""
    mode, players, changes = CASES[seed % len(CASES)]
    path = team_file(folder, mode, players, **changes)
    options = {"difficulty": DIFFICULTIES[seed // len(CASES) % len(DIFFICULTIES)]}
    return HeroesGame.of(new("heroes", scenario=path, seats=["choose"] * players, seed=seed, options=options))


@pytest.mark.parametrize("seed", range(max(8, GAMES // 3)))
def test_random_games_with_teams_come_to_an_end_and_keep_everything(tmp_path: Path, seed: int) -> None:
    game = play(team_game(tmp_path, seed), "random", seed)
    team = position(game).game_terms.team
    assert game.result is not None
    for one, result in zip(team, game.result, strict=True):
        assert {other for mate, other in zip(team, game.result, strict=True) if mate == one} == {result}
    for fight in (event for event in game.events if event.name == "fight"):
        assert team[int(fight.args["hero"]) >> 1] != team[int(fight.args["hero2"]) >> 1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_greedy_games_with_teams_come_to_an_end(tmp_path: Path, seed: int) -> None:
    assert play(team_game(tmp_path, seed), "greedy", seed).result is not None


def bring_together(s: WholeGame, rng: Random) -> bool:
    """Put the Main Hero of an ally next to that of the active player, if there is room."""
    mates = [
        p for p in range(s.game_terms.players) if p != s.turn and s.game_terms.team[p] == s.game_terms.team[s.turn]
    ]
    here = s.hero_at[2 * s.turn]
    near = [other for edge in range(6) if (other := step_open(s, here, edge)) >= 0 and hero_on(s, other, -1) < 0]
    if not mates or not near:
        return False
    ally = rng.choice(mates)
    s.hero_at[2 * ally] = s.last[2 * ally] = rng.choice(near)
    return True


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_what_allies_do_has_words_in_every_language(tmp_path: Path, seed: int) -> None:
    game = team_game(tmp_path, seed)
    rng = Random(seed)
    said: dict[str, str] = {}
    for _ in range(900):
        if game.over:
            break
        s = position(game)
        if s.kind == K_ACTION and not s.base and s.seat == s.turn and rng.random() < 0.2 and bring_together(s, rng):
            game.ask_again()
        told = [o for o in game.choice.options if game.rules.key(game.state.kind, o).partition(":")[0] in ALLIED]
        for lang in LANGUAGES if told else ():
            now = Question(game, lang)
            said[f"{lang} {now.question}"] = prompt_text(game, lang, now)
            said |= {f"{lang} {now.question} {option}": option_label(game, option, lang, now) for option in told}
        game.apply(rng.choice(told if told and rng.random() < 0.5 else game.choice.options))
    names = Names.of(game.view())
    events = [event for event in game.events if event.name in ("offer", "shown", "handed", "refused", "given")]
    assert events
    said |= {f"{lang} {event}": log_line(event, names, lang) for event in events for lang in LANGUAGES}
    assert not [(what, text) for what, text in said.items() if not sound(text)]
