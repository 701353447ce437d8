"""A whole game in words: every event, question and answer in every language."""

import random
from functools import cache

import pytest

import banneret
from banneret.heroes.adventure.effects.run import CHOICES
from banneret.heroes.box.verbs.map import Choose, May
from banneret.heroes.rules import RULES
from banneret.heroes.state.chance_outcomes import proclamation_card, resource_face, treasure_face
from banneret.heroes.state.events_combat import EVENTS
from banneret.heroes.state.events_map import MAP_EVENTS
from banneret.heroes.state.whole_game import SEATED, WholeGame
from banneret.heroes.tables.compile.map import CHOOSE, MAY
from banneret.heroes.text.combat_questions import prompt
from banneret.heroes.text.effect_questions import asking, branches_of
from banneret.heroes.text.map_answers import Question, option_label, prompt_text
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.kernel.event import Declared, Event
from banneret.text import LANGUAGES
from tests.heroes.builder import SOLO, TWO, HeroesGame, scenario_game, whole_game
from tests.heroes.text.wording import GENERAL, Said, asked, sound

GAMES = 20
MOST_ANSWERS = 4000
SEATS = (("choose", "choose", "choose"), ("castle", "choose"), ("castle", "necropolis", "dungeon"), TWO)


@cache
def told() -> list[Said]:
    """Twenty random games in words; what was said once, as by the same step about the same key, is not said again."""
    said: list[Said] = []
    known: set[str] = set()
    for seed in range(GAMES):
        rng = random.Random(seed)
        game = HeroesGame.of(
            banneret.new("heroes", scenario="brave_new_world", seats=SEATS[seed % len(SEATS)], seed=seed)
        )
        for _ in range(MOST_ANSWERS):
            if game.over:
                break
            said += asked(game, known)
            game.apply(rng.choice(game.choice.options))
        names = Names.of(game.view())
        for event in game.events:
            what = f"{event.name} {event.args}"
            if what not in known:
                known.add(what)
                said += [(lang, what, log_line(event, names, lang)) for lang in LANGUAGES]
    return said


def test_random_games_have_words_for_all_that_happens_and_is_asked() -> None:
    assert not [(lang, what, text) for lang, what, text in told() if not sound(text)]


def test_no_question_of_a_random_game_is_put_in_general_terms() -> None:
    general = {message(id, lang) for id in GENERAL for lang in LANGUAGES}
    assert not [(what, text) for _, what, text in told() if text in general]


def test_the_languages_differ_in_most_of_what_they_say() -> None:
    words: dict[str, set[str]] = {}
    for _, what, text in told():
        words.setdefault(what, set()).add(text)
    alike = [what for what, texts in words.items() if len(texts) == 1 and " place:" not in what]
    assert len(alike) < len(words) / 50


# -- every event there is ----------------------------------------------------------------------------------------------

VALUES = {"u": 3 << 8, "s": SEATED, "e": resource_face(0), "h": 1, "a": 2, "k": 1, "c": 4, "b": 3, "d": 1}
"""An int of each kind that an event may have; the others do with 0 or 1."""


def raw(number: int, declared: Declared) -> Event:
    """An event with values that fit it."""
    values = [VALUES.get(kind, 0) for kind in declared.kinds] + [0, 0, 0]
    if declared.private:
        values[0] = 0
    return RULES.event((number, 0, values[0], values[1], values[2]))


def every_event() -> list[Event]:
    return [raw(n, declared) for events in (EVENTS, MAP_EVENTS) for n, declared in events.numbered().items()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_of_its_own(lang: str) -> None:
    names = Names.of(scenario_game("long_live_the_queen_1", SOLO).view(0))
    lines = {event.name: log_line(event, names, lang) for event in every_event()}
    assert len(lines) == len(EVENTS) + len(MAP_EVENTS)
    assert [line for line in lines.values() if not sound(line) or line[-1] != "."] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guards_and_the_players_are_named_in_a_combat(lang: str) -> None:
    names = Names.of(whole_game().view(0))
    assert message("ui-guards", lang) in log_line(Event("win", {"seat": -1}, 0), names, lang)
    assert message("hero-sandro", lang) in log_line(Event("win", {"seat": 1}, 0), names, lang)


def test_what_one_player_alone_may_see_is_told_to_that_player() -> None:
    names = Names.of(whole_game().view(0))
    assert log_line(Event("taken", {"player": 0, "card": "haste"}, 0, 0), names) == "You take: Haste."
    assert log_line(Event("drawn", {"side": 0, "card": "haste"}, 0, 0), names) == "You draw: Haste."
    seen = RULES.event((MAP_EVENTS.number("spied_card"), 0, 1, proclamation_card(0), 0))
    assert log_line(seen, names) == "You see on top: Annoying Lizard."


def test_the_sides_of_a_skirmish_are_called_by_their_armies() -> None:
    game = HeroesGame.of(
        banneret.new("heroes", scenario="skirmish", seats=["castle_griffins", "necropolis_zombies"], seed=1)
    )
    names = Names.of(game.view(0))
    event = Event("deploy", {"unit": "castle_griffins@0", "space": "a1"}, 0)
    assert log_line(event, names) == "Castle deploys Griffins on a1."
    equals = banneret.new("heroes", scenario="skirmish", seats=["castle_griffins", "castle_zealots"], seed=1)
    assert log_line(event, Names.of(equals.view(0))) == "Castle (1) deploys Griffins on a1."
    assert log_line(event, Names.of(equals.view(0), ("Ada", "Bo"))) == "Ada deploys Griffins on a1."
    assert log_line(event, Names.of(game.view(0), ("Ada", "Bo"))) == "Castle deploys Griffins on a1."
    assert prompt_text(game) == prompt(game)


# -- examples ----------------------------------------------------------------------------------------------------------


def labels(game: HeroesGame, lang: str = "en") -> dict[str, str]:
    """By key: the labels of what is offered."""
    return {RULES.key(game.state.kind, option): option_label(game, option, lang) for option in game.choice.options}


def line(game: HeroesGame, name: str, seat: int = 0) -> str:
    """The sentence of the latest event of a name."""
    event = next(event for event in game.events_back() if event.name == name)
    return log_line(event, Names.of(game.view(seat)))


def at_the_start() -> HeroesGame:
    """Catherine has a Far tile beside her own."""
    game = whole_game()
    game.lay((1, 0), "F1")
    return game.ask_again()


def test_a_step_names_the_place_the_way_and_the_guards() -> None:
    game = at_the_start()
    game.stand(0, "1,0.c")
    said = labels(game.ask_again())
    assert said["go:1,0.ne"] == "Move to the Windmill (north-east)"
    assert said["go:1,0.nw"] == "Move to the Settlement (north-west), guards of difficulty 3"
    game.play("go:1,0.ne")
    assert line(game, "walk") == "Catherine moves north-east: Windmill."


def test_a_step_onto_an_enemy_is_an_attack() -> None:
    game = at_the_start()
    game.stand(0, "1,0.c")
    game.stand(1, "1,0.ne")
    assert labels(game.ask_again())["go:1,0.ne"].startswith("Attack Sandro: ")


def test_buildings_and_units_have_their_prices() -> None:
    game = whole_game()
    game.give(0, gold=30, materials=10, valuables=10)
    said = labels(game.ask_again())
    assert said["build:citadel"] == "Build: Citadel (8 gold, 5 building materials, 1 valuable)"
    assert said["recruit:castle_griffins"] == "Recruit: Griffins (4 gold)"
    assert said["hire"] == "Recruit a Secondary Hero (10 gold)"


def test_a_program_is_told_by_what_it_does() -> None:
    game = whole_game()
    game.build(0, "special_gears")
    game.give(0, gold=20)
    game.ask_again().play("use:special_gears")
    assert prompt_text(game) == (
        "Blacksmith: Either remove one artifact card in your hand from the game and gain 4 gold, or pay 6 gold, then "
        "search the Artifact deck (2 cards). Do so?"
    )
    game.play("yes")
    assert prompt_text(game) == "Blacksmith: choose one."
    assert labels(game) == {
        "choose:1": "Remove one artifact card in your hand from the game and gain 4 gold.",
        "choose:2": "Pay 6 gold, then search the Artifact deck (2 cards).",
    }


@pytest.mark.parametrize(("game", "scenario"), [("heroes", "carpe_diem"), ("battlefield", "adventure_small")])
def test_the_branches_of_every_choice_are_found_from_its_place(game: str, scenario: str) -> None:
    state = banneret.new(game, scenario=scenario, seats=["choose", "choose"], seed=1).state
    assert isinstance(state, WholeGame)
    programs = state.game_terms.programs
    places = [place for place, op in enumerate(programs.ops) if op[0] in (*CHOICES, MAY)]
    assert len(places) > 10
    for place in places:
        verb = asking(place, programs)
        assert isinstance(verb, Choose) == (programs.ops[place][0] == CHOOSE)
        assert isinstance(verb, May) == (programs.ops[place][0] == MAY)
        assert isinstance(verb, May) or len(branches_of(verb)) == programs.ops[place][1]
    assert all(asking(place, programs) is None for place in range(len(programs.ops)) if place not in places)


def test_dice_are_named_by_their_faces() -> None:
    game = whole_game()
    names = Names.of(game.view(0))
    die: dict[str, int | str] = {"player": 0, "face": RULES.key(0, treasure_face(0)), "n": 1}
    assert log_line(Event("map_die", die, 0), names) == "Catherine rolls: experience."
    die["face"] = RULES.key(0, resource_face(3))
    assert log_line(Event("result", die, 0), names) == "Catherine takes the result: 4 building materials."


def test_a_secondary_hero_is_named_by_its_player() -> None:
    game = whole_game()
    game.give(0, gold=30)
    game.ask_again().play("hire")
    assert line(game, "hired") == "Catherine’s Secondary Hero arrives: Castle Town."
    assert labels(game)["go2:0,0.e"] == "Secondary Hero: move to the Resource Symbol (east)"


def test_a_tile_is_named_by_its_side_and_by_what_it_then_shows() -> None:
    game = at_the_start()
    game.stand(0, "0,0.e", mp=3)
    assert labels(game.ask_again())["discover:0,1"] == "Discover the tile to the south-east"
    game.luck(lands=["tile:f4"])
    game.play("discover:0,1")
    assert prompt_text(game) == "Which way is tile F4 turned?"
    said = labels(game)
    assert said["rotate:1"] == "As printed; this side: Water Wheel, Gold Mine"
    assert said["rotate:2"] == "Turned by 60°; this side: Temple, Water Wheel"
    game.play("rotate:2")
    assert Names.of(game.view(0)).place("0,1.nw") == "Water Wheel"


def test_every_answer_there_is_has_a_label() -> None:
    """An answer that is refused is named too."""
    game = whole_game()
    now = Question(game, "en")
    candidates = {RULES.key(now.kind, option).partition(":")[0]: option for option in RULES.candidates(game.state)}
    options = [*candidates.values(), *random.Random(0).sample(RULES.candidates(game.state), 800)]
    assert not [text for option in options if not sound(text := option_label(game, option, "en", now))]
