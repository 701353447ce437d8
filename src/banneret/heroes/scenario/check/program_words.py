"""Words of a program that name something, but nothing that can be meant at that place."""

from collections.abc import Iterator
from typing import Final

from banneret.heroes.box.verbs.ai_heroes import Spawn, Strengthen
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.box.verbs.map import Rerolls
from banneret.heroes.box.verbs.scenario import Rob, SoleToken
from banneret.heroes.scenario.check.traversal import verbs_of
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.tables.unit_names import unit_word
from banneret.kernel.errors import ContentError
from banneret.kernel.yamltree import Where, show

ONE_HERO: Final = {
    "spawn": ("spawn",),
    "raid": ("raid", "while_near"),
    "spawn_by_dice": ("spawn_by_dice",),
    "spawn_far": ("spawn_far",),
    "lead_out": ("ai",),
}
"""By verb: where it names a single AI hero."""


def verb_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Every such word with the way to it."""
    for where, verb in verbs_of(file):
        for key in ONE_HERO.get(verb.main, ()):
            for step, word in _words(getattr(verb, key)):
                if word == "all":
                    yield (*where, key, *step), "this is about one AI hero, not about all of them: name it"
        if isinstance(verb, Spawn):
            yield from _army_problems(verb, "army", where)
        elif isinstance(verb, Strengthen):
            yield from _army_problems(verb, "add", where)
            yield from _army_problems(verb, "remove", where)
            yield from _flip_problems(verb, where)
        elif isinstance(verb, Rob | SoleToken) and getattr(verb, verb.main) in file.shared_tokens:
            name = show(getattr(verb, verb.main))
            yield (*where, verb.main), f"all players have {name} together, so nobody alone has any of it"
        elif isinstance(verb, Rerolls) and verb.each == "turn":
            for n, die in enumerate(verb.rerolls):
                if die == "attack":
                    yield (*where, "rerolls", n), "attack dice are rolled again only where every die is: `each: roll`"


def _army_problems(verb: Verb, key: str, where: Where) -> Iterator[tuple[Where, str]]:
    """Units that an AI hero cannot be given or lose: those to be chosen, and those by rank, of whichever faction."""
    for step, word in _words(getattr(verb, key)):
        kind = _kind(word)
        if kind == "choice":
            yield (*where, key, *step), f"an AI hero chooses nothing, such as {show(word)}: name the unit, or draw it"
        elif kind == "rank":
            yield (*where, key, *step), f"{show(word)} says nothing about the faction: name the unit, or draw it"


def _flip_problems(verb: Strengthen, where: Where) -> Iterator[tuple[Where, str]]:
    for n, name in enumerate(verb.flip_to_pack):
        if _kind(f"pack:{name}") in ("choice", "rank"):
            yield (*where, "flip_to_pack", n), f"{show(name)} does not name one unit: write halberdiers, for example"


def _kind(word: str) -> str:
    """What sort of word for a unit it is; nothing where it stands for none, which is told elsewhere."""
    try:
        return unit_word(word).kind
    except ContentError:
        return ""


def _words(value: str | tuple[str, ...]) -> Iterator[tuple[Where, str]]:
    if isinstance(value, str):
        yield (), value
    else:
        for n, word in enumerate(value):
            yield (n,), word
