"""Why something is asked now: every question says it in four languages, with the facts of the position, no secret."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from banneret.battlelore.box.tables import MASTERS
from banneret.battlelore.play.heroes.deployment import class_of
from banneret.battlelore.play.lore.supply import LORE_TO_KEEP
from banneret.battlelore.state.battleground import HAND, LORE_LOOKED, SEATS, Battleground
from banneret.battlelore.text.names_and_events import SIDES
from banneret.battlelore.text.names_and_events import name as lore_name
from banneret.games import new, rules_of
from banneret.heroes.text.component_names import name
from banneret.kernel.game import Game
from banneret.kernel.sequence import question_of, questions
from banneret.table.asked import asked
from banneret.table.presenter import presenting
from banneret.text import LANGUAGES
from banneret.text.catalogue import has
from tests.battlelore.table.positions import TABLES, battlelore_game, lore_walked
from tests.heroes.table.positions import games, walked
from tests.support.shown import wire_view
from tests.table.test_leaks import twin

SHARED = {"battlefield": "heroes"}
"""Whose catalogue the words of an expansion are in."""
FIELD = ("duel_long", "duel_short", "adventure_medium", "adventure_small")
STEPS = 130
CLASSES = tuple(MASTERS)
"""How the ids of heroes begin, who are called by their own names."""


def declared(game: str) -> set[str]:
    """The ids of the questions of a game."""
    for id in ("heroes", "battlefield", "battlelore"):
        rules_of(id)
    return {step.__name__ for step in questions() if step.__module__.startswith(f"banneret.{game}.")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore"])
def test_every_question_says_why_it_is_asked(game: str, lang: str) -> None:
    asked_by = declared(game)
    assert len(asked_by) > 15
    home = SHARED.get(game, game)
    assert sorted(id for id in asked_by if not has(f"{home}:why-{id.replace('_', '-')}", lang)) == []


# -- played games ------------------------------------------------------------------------------------------------------


def by_chance(game: Game, seed: int) -> Iterator[Game]:
    """A game at every decision, played by chance."""
    rng = Random(seed)
    for _ in range(STEPS):
        if game.over:
            return
        yield game
        game.apply(rng.choice(game.state.options))


def played(which: str, folder: Path) -> Iterator[Game]:
    """Positions of a game in all its modes."""
    match which:
        case "heroes":
            for seed, make in enumerate(games(folder)):
                yield from walked(make(), seed, STEPS)
        case "battlefield":
            for seed, scenario in enumerate(FIELD):
                yield from by_chance(new(which, scenario=scenario, seats=["choose", "choose"], seed=seed), seed)
        case _:
            for n in range(len(TABLES)):
                yield from lore_walked(battlelore_game(n, n + 1), n, STEPS)


def why(game: Game, lang: str = "en") -> str:
    """The sentence, as the seat that is asked is sent it."""
    return asked(game, lang, 0).why


LEAST = {"heroes": 45, "battlefield": 30, "battlelore": 30}
"""Kinds of questions that have to come up, so that the games really say something."""


@pytest.mark.parametrize("which", ["heroes", "battlefield", "battlelore"])
def test_the_sentence_has_the_facts_of_the_position_and_nothing_its_reader_cannot_know(
    which: str, tmp_path: Path
) -> None:
    rng = Random(which)
    seen: Counter[str] = Counter()
    held = differed = 0
    for place, game in enumerate(played(which, tmp_path)):
        question = question_of(game.state.step)
        seen[question] += 1
        said = why(game)
        assert said.strip() == said != ""
        assert not any(mark in said for mark in "{}$"), said
        held += facts_hold(game, question, said)
        if seen[question] <= 2:
            texts = {presenting(game).asking(game, lang).why_now() for lang in LANGUAGES}
            assert len(texts) == len(LANGUAGES), question
        if place % 9 == 0:
            other = twin(game, game.state.seat, rng)
            differed += other.digest != game.digest
            assert why(other) == said
    assert differed > 10
    assert len(seen) >= LEAST[which], sorted(seen)
    assert held > 60


def facts_hold(game: Game, question: str, said: str) -> bool:
    """Whether the view, which was not asked for the sentence, has something to say about it; then both agree."""
    view = wire_view(game, game.state.seat)
    if game.rules.id == "battlelore":
        return lore_facts(game, view, question, said)
    combat = view.get("combat")
    if combat is not None:
        return combat_facts(game, view, combat, question, said)
    return view.get("world") is not None and map_facts(game, view["world"], question, said)


def combat_facts(game: Game, view: dict[str, Any], combat: dict[str, Any], question: str, said: str) -> bool:
    """In a Combat on the map the place, the enemy and the guards are named."""
    world = view.get("world")
    units = list(combat["units"].values()) if isinstance(combat["units"], dict) else list(combat["units"])
    if question == "ask_action":
        acting = next(unit for unit in units if unit["number"] == combat["active"])
        assert name(acting["unit"], "en") in said
        assert f"Round {combat['round']}" in said
    if world is None or not combat["guards"]:
        return question == "ask_action"
    seat = game.state.seat
    guards = {name(unit["unit"], "en") for unit in units if unit["side"] == 1}
    if combat["players"][0] == seat:
        assert said.startswith("You fight the guards at the ")
    else:
        hero = world["players"][str(combat["players"][0])]["hero"]
        assert said.startswith(f"You command the guards against {name(f'hero-{hero}', 'en')}")
    assert all(guard in said for guard in guards)
    return True


def map_facts(game: Game, world: dict[str, Any], question: str, said: str) -> bool:
    """On the map the round, the hand and its limit are as the position has them."""
    me = world["players"][str(game.state.seat)]
    match question:
        case "ask_turn":
            assert said.startswith(f"Round {world['round']}")
        case "ask_turn_discard":
            assert f"hand limit of {me['hand_limit']}. You hold {me['hand_size']}" in said
        case "ask_draw":
            room = me["hand_limit"] - me["hand_size"]
            assert f"{me['hand_size']} of {me['hand_limit']}, so you can draw up to " in said
            assert int(said.partition("up to ")[2].partition(".")[0]) <= room
        case "ask_town":
            assert f"{me['resources']['gold']} gold" in said
        case _:
            return False
    return True


def lore_facts(game: Game, view: dict[str, Any], question: str, said: str) -> bool:
    """In an adventure the battle names both units; cards, levels, orders and banners are counted."""
    s = cast(Battleground, game.state)
    side = s.game_terms.sides[s.seat]
    battle = view["battle"]
    if battle is not None:
        units = {unit["number"]: unit["unit"] for unit in view["units"].values()}
        fighters = [units[battle[who]] for who in ("attacker", "target") if battle[who] in units]
        named = [lore_name("unit", id) for id in fighters if not id.startswith(CLASSES)]
        assert said.startswith("The battle: ")
        assert all(each in said.partition(". ")[0] for each in named), (named, said)
    match question:
        case "ask_kept":
            keeps, looked = s.stack[LORE_TO_KEEP], len(s.piles[LORE_LOOKED + side])
            assert said.startswith(f"You look at {looked} lore cards and keep {'one' if keeps == 1 else keeps} of them")
        case "ask_level":
            given = s.piles[SEATS + side]
            assert f"War Council: {len(given)} of " in said
            classes = [sheet.troop for sheet in s.game_terms.heroes[2 * side : 2 * side + 2] if sheet is not None]
            lacks = [m for m in map(class_of, classes) if m not in given]
            assert said.count("takes the field only with a ") == len(lacks)
        case "ask_command":
            own, other = s.banners[side], s.banners[1 - side]
            enemy = lore_name("side", SIDES[1 - side])
            assert f"{own} of {s.game_terms.needed} victory banners, {enemy} has {other}." in said
            assert f"one of your {len(s.piles[HAND + side])} Command cards" in said
        case "ask_mover":
            assert f"{(s.ordered & s.moved).bit_count()} of {(s.ordered & s.alive).bit_count()} so far" in said
        case _:
            return battle is not None
    return True
