"""The words of scenario files that are cited like clauses: `H3-DO-levy`, `H3-CHANGE-ransom`, `H3-WHEN-visit`.

The rulebook says no more than that a scenario may have special rules (H3-MOD-01). What these can be is the language of
scenario files; so the code that carries a word of it out names the word, and so do its tests. Words are the keys and
values that a designer writes, with the texts that explain them, so nobody has to keep a list of them.
`python -m banneret.heroes.designing.words` writes the file that the ledger reads.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from banneret.heroes.box.verbs.scenario import SCENARIO_VERBS
from banneret.heroes.scenario.ai_heroes import AiEntry
from banneret.heroes.scenario.file import FieldEntry
from banneret.heroes.scenario.goals import GoalEntry, Scoring
from banneret.heroes.scenario.rules import MOMENTS, At, Change, FightChange, Moment, Rule
from banneret.ledger import Clause, Section
from banneret.plugins import WORDS
from banneret.scenario_files.schema import attribute_docs, plain

SHIPPED: Final = Path(__file__).parent.parent / WORDS
MOMENT_TEXTS: Final[Mapping[Moment, str]] = {
    "game_start": "before the first round",
    "round_start": "a round begins",
    "resource_round": "everybody has taken the income of a Resource round",
    "round_end": "a round ends, before goals are looked at",
    "turn_start": "a player's turn begins; the place is that of the Main Hero",
    "turn_end": "a player's turn ends; the place is that of the Main Hero",
    "hero_turn_end": "a player's turn ends, once for each hero on the map, at the place of that hero",
    "visit": "a hero visits a field",
    "flag": "a player puts a cube on a field to hold it",
    "first_flag": "a player puts a cube on a field that nobody ever held",
    "lay_tile": "a player lays a tile from their own pool",
    "beat_hero": "a player's hero beats a Main Hero of a rival",
    "beat_second": "a player's hero beats a Secondary Hero of a rival, or the rival gives it up instead of fighting",
    "beat_second_in_combat": "a player's hero beats a Secondary Hero of a rival in Combat",
    "capture_town": "a player takes a starting Town of somebody else",
    "combat_start": "a Combat of a player's hero begins",
    "beat_ai": "a player beats an AI hero",
    "ai_flag": "an AI hero takes a field",
    "victory": "the scenario is won",
}
"""By moment: what has just happened."""
COUNTED: Final[Mapping[str, str]] = {
    "mine": "Mines with the player's cube.",
    "settlement": "Settlements with the player's cube.",
    "town": "Towns that the player holds.",
    "mine_or_settlement": "Mines and Settlements with the player's cube.",
    "gold_mine": "Gold Mines with the player's cube.",
    "materials_mine": "Mines of building materials with the player's cube.",
    "valuables_mine": "Mines of valuables with the player's cube.",
    "points": "Victory points gained.",
    "gold": "Gold of the player.",
    "building_materials": "Building materials of the player.",
    "valuables": "Valuables of the player.",
    "income": "Steps of the player's income on all three tracks.",
    "level": "The level of the Main Hero.",
    "cube": "Faction cubes of rivals.",
    "rival_town": "Starting Towns of rivals that the player holds.",
    "main_hero_beaten": "How often the player has beaten Main Heroes of rivals.",
    "rival_beaten": "Rivals whose Main Hero the player has beaten.",
    "building": "Buildings of the player.",
    "artifact": "Artifacts of the player, those that left the game included.",
    "round": "The number of the round.",
    "grail": "1 for the player who has the Grail.",
    "grail_delivered": "1 for the player who brought the Grail to where it stays.",
    "eliminated": "1 for a player who is out.",
    "gold_income": "The player's income of gold.",
    "materials_income": "The player's income of building materials.",
    "valuables_income": "The player's income of valuables.",
    "rival_in_contest": "Rivals who are in the game and may still win.",
    "beast_slain": "1 for the player whose Main Hero has slain the beast.",
    "ally_beside_grail": "1 where another hero of the team stands next to the player's hero who carries the Grail.",
    "flagged": "Fields with the player's cube, the player's own Town left out.",
    "in_hordes": "Cards of all hordes.",
    "secondary_hero_beaten": "Secondary Heroes of rivals beaten.",
    "home": "Towns and Settlements that the player holds.",
    "town_lost": "1 for a player whose Town is not with the team.",
    "fallen": "How often the player's Main Hero was beaten.",
    "fallen_to_ai": "How often AI heroes have beaten the player's Main Hero.",
    "secondary_lost": "Secondary Heroes that the player has lost.",
    "location": "Fields of a location with the player's cube.",
    "tile": "Fields with the player's cube on tiles with a label.",
    "unflagged": "Fields of a kind without a cube of the team; a tile face down counts as one.",
    "token": "Tokens of the player.",
    "shared": "Tokens of all together.",
    "standing": "1 for a player with a hero on a tile with a label.",
    "standing_on": "1 for a player with a hero on a location.",
    "team": "Fields with the player's cube; one with cubes of several allies counts once for the team.",
    "ever": "Fields of a kind that anybody has ever flagged.",
    "own_half": "Fields with the player's cube in the half of the player's Starting tile.",
    "other_half": "Fields with the player's cube in the other half.",
    "ai_beaten": "AI heroes that were beaten and are gone.",
    "ai_town": "1 for the player who holds the Town of a seat of the AI side.",
    "ai_trod": "Fields of tiles with a label that AI heroes have entered.",
    "ai_held": "Fields of tiles with a label that the AI side holds.",
    "razed": "Fields of tiles with a label that are gone.",
    "hero": "1 for the player whose Main Hero it is.",
    "on": "Fields of a location with the player's cube on tiles with a label, such as `mine_on:gate`.",
}
"""By measure, or by what stands before its colon: what is counted."""
_LEFT_OUT: Final = frozenset(
    f"{kind.__name__}.{key}"
    for kind, keys in {
        Change: ["fights"],
        Rule: ["id", "text", "when", "do", "change"],
        FieldEntry: ["called"],
        AiEntry: ["id", "name", "faction", "model"],
    }.items()
    for key in keys
)
"""Keys that only name a thing, or hold words of another section."""


def sections() -> tuple[Section, ...]:
    """The words by the part of a file in which they stand."""
    return (
        _section("DO", "Scenario files: what is done", {v: plain(k.__doc__ or "") for v, k in SCENARIO_VERBS.items()}),
        _section("CHANGE", "Scenario files: changes of the rules", _keys(Change) | _keys(FightChange)),
        _section("WHEN", "Scenario files: moments", {moment: _sentence(MOMENT_TEXTS[moment]) for moment in MOMENTS}),
        _section("WHERE", "Scenario files: places", _keys(At)),
        _section("RULE", "Scenario files: keys of a rule", _keys(Rule)),
        _section("FIELD", "Scenario files: keys of a location", _keys(FieldEntry)),
        _section("AI", "Scenario files: keys of an AI hero", _keys(AiEntry)),
        _section("GOAL", "Scenario files: conditions", _keys(GoalEntry)),
        _section("COUNT", "Scenario files: measures", COUNTED),
        _section("SCORING", "Scenario files: points", _keys(Scoring)),
    )


def words_text() -> str:
    """The words as they are shipped."""
    told = [
        {
            "key": section.key,
            "title": section.title,
            "clauses": [{"id": word.id, "text": word.text, "source": word.source} for word in section.clauses],
        }
        for section in sections()
    ]
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode() + "\n"


def _section(key: str, title: str, words: Mapping[str, str]) -> Section:
    part = title.partition(": ")[2]
    source = f"scenario files, {part}"
    clauses = [Clause(id=f"H3-{key}-{word}", text=text, source=source) for word, text in words.items()]
    return Section(key=key, title=title, clauses=tuple(clauses))


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _keys(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The keys of a structure with what is said of each: below it, or of the structure it holds."""
    docs = attribute_docs(kind)
    return {
        field.encode_name: docs.get(field.encode_name) or next(_docs_in(field.type))
        for field in msgspec.structs.fields(kind)
        if f"{kind.__name__}.{field.encode_name}" not in _LEFT_OUT
    }


def _docs_in(kind: Any) -> Iterator[str]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield plain(kind.__doc__ or "")
    for part in get_args(kind):
        yield from _docs_in(part)


if __name__ == "__main__":
    SHIPPED.write_text(words_text(), encoding="utf-8")
