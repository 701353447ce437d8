"""The four catalogues hold the same messages, and a message refuses what it cannot say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.heroes.state import answers_combat as verbs
from banneret.heroes.state.events_combat import EVENTS
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.kernel.errors import BanneretError
from banneret.text import LANGUAGES, TextError, missing, signed
from tests.heroes.messages import arguments

WORDS = {"stat": "attack", "what": "gate", "unit": "X", "target": "Y", "side": "S", "card": "C", "space": "b3"}
NUMBERS = {"n", "gold", "round", "face", "by", "hp", "attack", "defense", "initiative"}
PUBLIC = ("ui-", "prompt-", "option-", "event-")
BROKEN = ("{", "}", "???", "$", "\u2068", "\u2069")


def samples(id: str) -> dict[str, str | int]:
    return {arg: 2 if arg in NUMBERS else WORDS.get(arg, "b2") for arg in arguments("en")[id]}


def test_every_language_has_the_same_messages_with_the_same_arguments() -> None:
    assert missing() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_table_renders(lang: str) -> None:
    for id in arguments("en"):
        if id.startswith(PUBLIC):
            text = message(id, lang, **samples(id))
            assert text.strip() == text != "", id
            assert not any(mark in text for mark in BROKEN), (id, text)
            assert "  " not in text, (id, text)


def test_the_documentation_lists_every_message_with_its_arguments() -> None:
    text = (Path(__file__).parents[2] / "docs" / "dev" / "text.md").read_text(encoding="utf-8")
    rows = set(re.findall(r"^\| `((?:ui|prompt|option|event)-[a-z0-9-]+)` \| ([a-z, ]*) \|", text, re.MULTILINE))
    public = {(id, ", ".join(sorted(args))) for id, args in arguments("en").items() if id.startswith(PUBLIC)}
    assert rows == public


def test_every_event_of_a_combat_has_a_sentence() -> None:
    ids = {"event-" + event.name.replace("_", "-") for event in EVENTS}
    assert ids <= arguments("en").keys()


def test_every_option_of_a_combat_has_a_label() -> None:
    tables = [verbs.PLAIN, *(table for name, table in vars(verbs).items() if name.endswith("_VERBS"))]
    words = {word for table in tables for word in table.values()}
    assert {"cast", "step", "done"} <= words
    assert {"option-" + word.replace("_", "-") for word in words} <= arguments("en").keys()


def test_an_argument_that_is_a_keyword_is_given_with_an_underscore() -> None:
    expected = "Marksmen move from a1 to a2."
    assert message("event-move", "en", unit="Marksmen", from_="a1", to="a2") == expected
    assert message("event-move", "en", **{"unit": "Marksmen", "from": "a1", "to": "a2"}) == expected


def test_verbs_agree_with_the_one_singular_name() -> None:
    for lang, units, tower in (
        ("en", "Zombies take 1 damage.", "Arrow Tower takes 1 damage."),
        ("fr", "Les Zombies subissent 1 dégât.", "La Tourelle subit 1 dégât."),
        ("de", "Zombies erleiden 1 Schaden.", "Pfeilturm erleidet 1 Schaden."),
        ("pl", "Zombie otrzymują 1 obrażenie.", "Wieża Strzelnicza otrzymuje 1 obrażenie."),
    ):
        assert message("event-damage", lang, unit=name("zombies", lang), n=1) == units
        assert message("event-damage", lang, unit=name("arrow_tower", lang), n=1) == tower


@pytest.mark.parametrize(
    ("n", "accusative", "nominative", "damage"),
    [
        (1, "1 kartę", "1 karta", "1 obrażenie"),
        (2, "2 karty", "2 karty", "2 obrażenia"),
        (5, "5 kart", "5 kart", "5 obrażeń"),
        (12, "12 kart", "12 kart", "12 obrażeń"),
        (22, "22 karty", "22 karty", "22 obrażenia"),
    ],
)
def test_polish_plurals(n: int, accusative: str, nominative: str, damage: str) -> None:
    assert message("event-draw", "pl", side="Zamek", n=n) == f"Zamek dobiera {accusative}."
    assert message("ui-cards", "pl", n=n) == nominative
    assert message("event-damage", "pl", unit="Zombie", n=n) == f"Zombie otrzymują {damage}."


@pytest.mark.parametrize(("lang", "one", "two"), [("en", "1 card", "2 cards"), ("fr", "1 carte", "2 cartes")])
def test_plurals_of_two_forms(lang: str, one: str, two: str) -> None:
    assert message("ui-cards", lang, n=1) == one
    assert message("ui-cards", lang, n=2) == two


def test_french_counts_nothing_in_the_singular() -> None:
    assert message("ui-cards", "fr", n=0) == "0 carte"


@pytest.mark.parametrize(
    ("lang", "units", "tower"),
    [
        ("en", "Zombies take 1 damage from the flames.", "Arrow Tower takes 1 damage from the flames."),
        ("fr", "Les Zombies subissent 1 dégât des flammes.", "La Tourelle subit 1 dégât des flammes."),
        ("de", "Zombies erleiden 1 Schaden durch die Flammen.", "Pfeilturm erleidet 1 Schaden durch die Flammen."),
        ("pl", "Zombie otrzymują 1 obrażenie od płomieni.", "Wieża Strzelnicza otrzymuje 1 obrażenie od płomieni."),
    ],
)
def test_an_attacker_burns(lang: str, units: str, tower: str) -> None:
    assert message("event-burn", lang, unit=name("zombies", lang), n=1) == units
    assert message("event-burn", lang, unit=name("arrow_tower", lang), n=1) == tower


@pytest.mark.parametrize(
    ("lang", "cast", "labels"),
    [
        ("en", "Red casts the spell: Lightning Bolt.", ["Raise attack", "Raise defense", "Raise initiative"]),
        (
            "fr",
            "Red lance le sort\u00a0: Foudre.",
            ["Augmenter l’attaque", "Augmenter la défense", "Augmenter l’initiative"],
        ),
        (
            "de",
            "Red wirkt den Zauber: Blitzstrahl.",
            ["Angriff erhöhen", "Verteidigung erhöhen", "Initiative erhöhen"],
        ),
        ("pl", "Red rzuca zaklęcie: Błyskawica.", ["Zwiększ atak", "Zwiększ obronę", "Zwiększ inicjatywę"]),
    ],
)
def test_a_spell_is_a_card_of_the_log_and_the_table(lang: str, cast: str, labels: list[str]) -> None:
    assert message("event-cast", lang, side="Red", card=name("card-lightning_bolt", lang)) == cast
    assert [message("option-stat", lang, stat=stat) for stat in ("attack", "defense", "initiative")] == labels


def test_faces_are_shown_with_their_sign() -> None:
    told = [message("option-reroll", "en", face=face) for face in (-1, 0, 1)]
    assert told == ["Reroll the −1", "Reroll the 0", "Reroll the +1"]
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]


@pytest.mark.parametrize(
    ("id", "lang", "args", "says"),
    [
        ("event-nothing", "en", {}, 'there is no text "heroes:event-nothing"'),
        ("ui-help", "xx", {}, 'no language "xx"; there are en, fr, de, pl'),
        ("event-round", "en", {}, 'the text "heroes:event-round" in "en": Unknown external: round'),
    ],
)
def test_a_text_that_cannot_be_given_is_refused(id: str, lang: str, args: dict[str, int], says: str) -> None:
    with pytest.raises(BanneretError) as refused:
        message(id, lang, **args)
    assert str(refused.value) == says
    assert isinstance(refused.value, KeyError)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(TextError, match='nothing is called "castle_pikemen"'):
        name("castle_pikemen")


def test_importing_the_package_loads_no_catalogue() -> None:
    code = "import sys, banneret.text; print(sorted({'babel', 'fluent'} & sys.modules.keys()))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stdout.strip() == "[]"


ROOT = Path(__file__).parents[2]
PARTED = re.compile("(?<=\\S) (?=[:;!?»])|(?<=«) ")
"""Where a French line could break before a sign, or after an opening one."""


def french() -> list[Path]:
    folders = [ROOT / "src" / "banneret", ROOT / "web" / "src"]
    return sorted(path for folder in folders for path in folder.rglob("locale/fr/**/*.ftl"))


@pytest.mark.parametrize("path", french(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_french_line_breaks_before_a_colon(path: Path) -> None:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    assert [f"{n}: {line}" for n, line in lines if not line.startswith("#") and PARTED.search(line)] == []
