"""BattleLore in words: every event, answer, question and card has a text in every language."""

import re
from pathlib import Path
from random import Random
from typing import cast

import pytest
from typer.testing import CliRunner

from banneret import games
from banneret.battlelore.box import adventures
from banneret.battlelore.box.heroes import load_heroes
from banneret.battlelore.box.tables import CARD_IDS, FACE_NAMES, LAND_IDS, MASTERS, UNIT_IDS
from banneret.battlelore.box.units_and_cards import load
from banneret.battlelore.geometry.grid import SECTION_NAMES, SIDE_NAMES
from banneret.battlelore.rules import RULES
from banneret.battlelore.state import answers as verbs
from banneret.battlelore.state.answers import Keys
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.events import EVENTS
from banneret.battlelore.state.lasting_effects import X_NAMES
from banneret.battlelore.table.asking import BattleloreAsking
from banneret.battlelore.text import names_and_events as battlelore
from banneret.battlelore.text.questions import BattleloreQuestion
from banneret.cli.main import app
from banneret.cli.replay import told
from banneret.kernel.errors import SetupError
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.record import parse_record
from banneret.kernel.state import CHANCE
from banneret.table.presenter import presenting
from banneret.text import LANGUAGES, TextError, message
from banneret.text.catalogue import has
from banneret.text.check import arguments
from tests.support.asking import asking_steps

BROKEN = ("{", "}", "???", "$", "\u2068", "\u2069", "  ", "battlelore:")
PUBLIC = ("prompt-", "option-", "event-")


def own() -> dict[str, frozenset[str]]:
    """The messages of the game with their arguments."""
    return {
        id.removeprefix("battlelore:"): args for id, args in arguments("en").items() if id.startswith("battlelore:")
    }


def fine(text: str) -> bool:
    return text != "" and text == text.strip() and not any(mark in text for mark in BROKEN)


def box() -> list[tuple[str, str]]:
    """Whatever the game has a name and a text for."""
    heroes = load_heroes()
    return [
        *(("land", id) for id in (*LAND_IDS, "rampart")),
        *(("command", id) for id in CARD_IDS),
        *(("lore", card.id) for card in load().lore),
        *(("master", id) for id in MASTERS),
        *(("power", power) for creature in load().creatures for power in creature.powers),
        *(("skill", skill.id) for skill in heroes.skills),
        *(("artifact", card.id) for card in heroes.artifacts),
        *(("adventure", id) for id in adventures.adventure_ids()),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_says_what_it_does(lang: str) -> None:
    for kind, id in box():
        assert fine(battlelore.name(kind, id, lang)), (kind, id)
        assert battlelore.about(kind, id, lang).endswith("."), (kind, id)
        assert battlelore.sheet(kind, id, lang).endswith(battlelore.about(kind, id, lang)), (kind, id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_unit_has_a_sheet_of_its_own(lang: str) -> None:
    sheets = {battlelore.sheet("unit", id, lang) for id in UNIT_IDS}
    assert len(sheets) == len(UNIT_IDS)
    assert all(fine(line) for sheet in sheets for line in sheet.splitlines())
    assert len({battlelore.name("unit", id, lang) for id in UNIT_IDS}) == len(UNIT_IDS)


def test_no_two_cards_are_told_apart_by_nothing() -> None:
    # The two classes that share a card share its name and its text, too.
    shared = {"agility_rogue", "fearless_rogue"}
    for kind in ("lore", "artifact", "land", "command"):
        ids = [id for of, id in box() if of == kind and id not in shared]
        for lang in LANGUAGES:
            assert len({battlelore.name(kind, id, lang) for id in ids}) == len(ids), (kind, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_field_is_there(lang: str) -> None:
    heroes = load_heroes()
    words = [
        *(f"effect-{effect}" for effect in X_NAMES),
        *(f"face-{face}" for face in FACE_NAMES),
        *(f"section-{section}" for section in SECTION_NAMES),
        *(f"side-{side}" for side in SIDE_NAMES),
        *(f"chest-{chest.kind}" for chest in heroes.chests),
        *(f"kind-{card.kind}" for card in heroes.artifacts),
        *(f"role-{card.role}" for card in heroes.artifacts),
        *(f"role-{skill.role}" for skill in heroes.skills),
        *(f"weapon-{troop.weapon}" for troop in load().troops),
        *(f"trait-{trait}" for troop in load().troops for trait in troop.traits),
    ]
    assert [id for id in words if not has(f"battlelore:{id}", lang)] == []


def test_a_sheet_says_what_is_printed() -> None:
    assert battlelore.sheet("unit", "dwarf_crossbow_green") == (
        "Dwarf crossbowmen\n"
        "Banner: green · figures: 4 · hexes: 2 · dice: 2\n"
        "Crossbow: 2 dice up to 3 hexes away, 1 die after moving; a sword-on-shield hits at a distance only.\n"
        "Bold: may ignore one flag and battle back."
    )
    assert battlelore.sheet("lore", "portal", "fr").startswith("Portail – Sorcier, arcanes\u00a0: 7\n")
    assert battlelore.sheet("unit", "warrior", "de").endswith(
        "2 Würfel im Nahkampf, bis zu 5 Wunden in einer Laufbahn."
    )
    assert battlelore.name("command", "patrol_left", "pl") == "Patrol (lewe skrzydło)"
    with pytest.raises(TextError, match="unit-castle"):
        battlelore.sheet("unit", "castle")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_says_what_a_card_needs(lang: str) -> None:
    heroes = load_heroes()
    needs = {("skill", card.id): card.needs for card in heroes.skills}
    needs |= {("artifact", card.id): card.needs for card in heroes.artifacts}
    for (kind, id), what in needs.items():
        lines = battlelore.sheet(kind, id, lang).splitlines()
        assert len(lines) == (3 if what else 2), id
        if what:
            assert lines[1].endswith(battlelore.needed(what, lang)), id
            assert fine(lines[1]), id
    assert sum(what is not None for (kind, _), what in needs.items() if kind == "skill") == 4


def test_a_sheet_names_the_condition() -> None:
    told = {
        "wizard_storm_caller": "Needs: Lightning Ball",
        "cleric_sacred_ground": "Needs: Chant",
        "cleric_miracle": "Needs: Herbal Remedy",
        "common_duelist": "Needs: a skill for battles",
        "mount_war": "Needs: a mounted hero",
    }
    for id, line in told.items():
        assert battlelore.sheet_text(id).splitlines()[1] == line


def test_a_sheet_is_found_by_its_id() -> None:
    portal = battlelore.sheet("lore", "portal")
    assert battlelore.sheet_text("portal") == portal
    shown = CliRunner().invoke(app, ["card", "--game", "battlelore", "greater-portal", "--lang", "fr"])
    assert shown.stdout.startswith("Grand portail – Sorcier, arcanes\u00a0: 10\n")
    refused = CliRunner().invoke(app, ["card", "--game", "chess", "portal"])
    assert isinstance(refused.exception, SetupError)
    both = battlelore.sheet_text("wizard")
    assert battlelore.sheet("master", "wizard") in both
    assert battlelore.sheet("unit", "wizard") in both
    with pytest.raises(TextError, match=r'there is no card "portl" \(did you mean "portal"\?\)'):
        battlelore.sheet_text("portl")


def test_the_published_french_names_are_used() -> None:
    names = {
        ("command", "on_the_march"): "En marche",
        ("command", "forward_all"): "En avant",
        ("command", "surround"): "Encerclement",
        ("command", "foot_onslaught"): "Assaut d’Infanterie",
        ("command", "battle_lore"): "Arcane de Guerre",
        ("command", "leadership"): "Ordres Directs",
        ("skill", "warrior_cleave"): "Pourfendre",
        ("skill", "rogue_larceny"): "Larcin",
        ("skill", "wizard_lightning_ball"): "Boule de Foudre",
        ("skill", "cleric_herbal_remedy"): "Remède à Base de Plantes",
        ("artifact", "doctor"): "Médecin",
        ("master", "rogue"): "Brigand",
    }
    assert {of: battlelore.name(*of, "fr") for of in names} == names


# -- events ------------------------------------------------------------------------------------------------------------

SAMPLES = dict(zip("uxscflmtaekhnwpo", (2 << 8 | 3, 40, 1, 5, 3, 6, 1, 2, 4, 9, 2, 1, 2, 0, 3, 1), strict=True))


def happened(name: str, *values: int) -> Event:
    """An event by its name and its numbers."""
    a, b, c = (*values, 0, 0, 0)[:3]
    return RULES.event((EVENTS.number(name), 0, a, b, c))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_a_sentence(lang: str) -> None:
    for event in EVENTS:
        text = battlelore.sentence(happened(event.name, *(SAMPLES[kind] for kind in event.kinds)), lang)
        assert fine(text), text
        assert text.endswith("."), text


def test_sentences_agree_with_whoever_acts() -> None:
    troop, giant = (UNIT_IDS.index(id) << 8 | 20 for id in ("human_bow_green", "hill_giant"))
    said = [[battlelore.sentence(happened("move", unit, 0, 1), lang) for unit in (troop, giant)] for lang in LANGUAGES]
    assert said == [
        ["Human archers (Pennant) move from 0.0 to 0.1.", "Hill Giant (Pennant) moves from 0.0 to 0.1."],
        ["Archers humains (Fanion) vont de 0.0 à 0.1.", "Géant des collines (Fanion) va de 0.0 à 0.1."],
        ["Menschliche Bogenschützen (Wimpel) ziehen von 0.0 nach 0.1.", "Hügelriese (Wimpel) zieht von 0.0 nach 0.1."],
        ["Ludzcy łucznicy (Proporzec) idą z 0.0 na 0.1.", "Olbrzym wzgórz (Proporzec) idzie z 0.0 na 0.1."],
    ]


def test_counted_effects_are_effects() -> None:
    assert set(X_NAMES) >= battlelore.COUNTED


def test_heroes_are_called_by_their_names() -> None:
    seats = ["standard hero=Maud:warrior:warrior_cleave", "pennant"]
    game = games.new("battlelore", scenario="first_laurels", seats=seats, seed=1)
    names = battlelore.hero_names(cast(Battleground, game.view(1).state))
    warrior = UNIT_IDS.index("warrior") << 8 | 14
    said = [battlelore.sentence(happened("move", warrior, 0, 1), lang, names) for lang in LANGUAGES]
    assert [text.split()[0] for text in said] == ["Maud"] * 4
    assert said[0] == "Maud moves from 0.0 to 0.1."


def test_the_power_of_a_creature_is_named() -> None:
    giant = UNIT_IDS.index("hill_giant") << 8 | 20
    number = verbs.POWERS.index("boulder")
    assert battlelore.sentence(happened("power", giant, number)) == "Hill Giant (Pennant) uses the power Throw boulder."


def test_some_events_are_told_by_what_they_hold() -> None:
    assert battlelore.sentence(happened("poison", 3, 1)) == "Human archers (Standard) are poisoned."
    bold, fright = (X_NAMES.index(effect) for effect in ("bold", "fright"))
    assert battlelore.sentence(happened("affected", 3, bold, -1)) == "Human archers (Standard): Bold −1."
    assert battlelore.sentence(happened("affected", 3, fright, 1)) == "Human archers (Standard): frightened."
    assert "has spent itself" in battlelore.sentence(happened("poison", 3, 0))
    assert battlelore.sentence(happened("echo", 1, -1)) == "Pennant has no card to repeat."


@pytest.mark.parametrize(("n", "lost"), [(1, "1 figurkę"), (2, "2 figurki"), (5, "5 figurek")])
def test_polish_counts_figures(n: int, lost: str) -> None:
    assert battlelore.sentence(happened("hit", 3, n), "pl") == f"Ludzcy łucznicy (Sztandar) tracą {lost}."


# -- questions and answers ---------------------------------------------------------------------------------------------


def played(scenario: str, seed: int = 1) -> Game:
    return games.new("battlelore", scenario=scenario, seats=["", ""], seed=seed)


def test_every_step_that_asks_has_a_question() -> None:
    asked = {f"prompt-{step.replace('_', '-')}" for _, step in asking_steps("battlelore")}
    assert len(asked) > 40
    assert sorted(asked - own().keys()) == []


def test_every_question_is_asked_by_a_step() -> None:
    asked = {f"prompt-{step.replace('_', '-')}" for _, step in asking_steps("battlelore")} | {"prompt-other"}
    assert sorted({id for id in own() if id.startswith("prompt-")} - asked) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_label(lang: str) -> None:
    game = played("free_companies")
    question = BattleloreQuestion(game, lang)
    question.kind = K_ACTION
    labels = {key: question.label(option) for option, key in Keys().of_option.items()}
    assert [key for key, label in labels.items() if not fine(label)] == []
    assert {word for key in labels for word in [key.partition(":")[0]]} >= set(verbs.PLAIN.values())


@pytest.mark.parametrize("scenario", ["the_muddy_field", "free_companies", "the_giants_hoard"])
def test_a_game_is_told_in_every_language(scenario: str) -> None:
    game = played(scenario)
    rng = Random(5)
    for n in range(160):
        if game.result is not None:
            break
        if game.state.seat != CHANCE:
            asking = presenting(game).asking(game, LANGUAGES[n % 4])
            assert isinstance(asking, BattleloreAsking)
            assert fine(asking.prompt()), asking.question
            labels = [asking.label(option) for option in game.state.options]
            assert all(map(fine, labels)), labels
            assert len(set(labels)) == len(labels), labels
        game.apply(rng.choice(game.choice.keys))
    seen = [event for event in game.events if event.seen_by(0)]
    names = battlelore.hero_names(cast(Battleground, game.view(0).state))
    for lang in LANGUAGES:
        assert all(fine(battlelore.sentence(event, lang, names)) for event in seen)
    assert presenting(game).player_name(game.view(0), 1, "fr") == "Fanion"


def test_a_record_is_told() -> None:
    game = played("the_muddy_field")
    _, lines = told(parse_record(game.record()), None, "de")
    assert any("zieht eine Befehlskarte" in line or "Du ziehst" in line for line in lines)
    assert "Standarte: Menschliche Bogenschützen" in "\n".join(lines)
    assert " 4/4" in lines[-2]
    assert lines[-1].startswith("Welche Befehlskarte spielst du?")


# -- the catalogue -----------------------------------------------------------------------------------------------------


def test_a_game_has_its_own_messages_and_those_that_all_share() -> None:
    assert message("battlelore:game") == "BattleLore"
    assert message("battlelore:ui-help") == message("ui-help")
    with pytest.raises(TextError, match='there is no text "battlelore:card-bless"'):
        message("battlelore:card-bless")
    with pytest.raises(TextError, match='there is no text "unit-human_bow_green"'):
        message("unit-human_bow_green")


def test_the_documentation_lists_every_message_with_its_arguments() -> None:
    text = (Path(__file__).parents[3] / "docs" / "dev" / "text.md").read_text(encoding="utf-8")
    rows = set(
        re.findall(r"^\| `battlelore:((?:prompt|option|event)-[a-z0-9-]+)` \| ([a-z, ]*) \|", text, re.MULTILINE)
    )
    assert rows == {(id, ", ".join(sorted(args))) for id, args in own().items() if id.startswith(PUBLIC)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_switches_of_the_lobby_read_like_those_of_the_other_games(lang: str) -> None:
    assert message("battlelore:switch-no", lang) == message("heroes:rulevalue-off", lang)
    assert message("battlelore:switch-yes", lang) == message("heroes:rulevalue-on", lang)
