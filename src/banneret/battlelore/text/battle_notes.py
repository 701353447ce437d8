"""What players learn about an adventure before it is played: how it is won, councils, armies, special rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from banneret.battlelore.text.names_and_events import SIDES, Words, chest_name, name, side_name, word
from banneret.text.catalogue import join

if TYPE_CHECKING:
    from banneret.battlelore.box.adventure_file import AdventureFile, Council
    from banneret.kernel.yamltree import Where

Sections = list[tuple[str, list[str]]]
_Told = Iterator[tuple["Where", str]]
"""Sentences, each with the way to the part of the file that it puts into words."""


def most_seats() -> int:
    """Every adventure is for two players and for more, up to this many."""
    from banneret.battlelore.state.sides import MOST_PLAYERS

    return len(SIDES) * MOST_PLAYERS


def adventure_words(adventure: AdventureFile, own: bool, lang: str = "en") -> tuple[str, str]:
    """Name and summary; those of the players' own adventures are in their files."""
    if own:
        return adventure.name, adventure.summary
    return name("adventure", adventure.id, lang), word(f"adventure-{adventure.id}-text", lang)


def adventure_facts(adventure: AdventureFile, lang: str = "en") -> str:
    """In one line: how many may play, and what wins."""
    players = word("notes-players", lang, {"n": most_seats()})
    return f"{players} · {word('notes-banners', lang, {'n': adventure.banners}).rstrip('.')}"


def adventure_notes(adventure: AdventureFile, lang: str = "en") -> Sections:
    """The battle notes with their headings; empty parts are left out."""
    found = [
        ("victory", _victory(adventure, lang)),
        ("councils", _councils(adventure, lang)),
        ("call", _reserves(adventure, lang)),
        ("special", _special(adventure, lang)),
    ]
    noted = [(word(f"notes-head-{head}", lang), [line for _, line in told]) for head, told in found]
    return [(head, lines) for head, lines in noted if lines]


def file_sentences(adventure: AdventureFile, lang: str = "en") -> _Told:
    """What every part of a file says. What it names has to exist."""
    yield from _victory(adventure, lang)
    yield from _councils(adventure, lang)
    yield from _reserves(adventure, lang)
    yield from _special(adventure, lang)
    yield from _armies(adventure, lang)


def _victory(adventure: AdventureFile, lang: str) -> _Told:
    yield ("banners",), word("notes-banners", lang, {"n": adventure.banners})
    yield ("first",), word("notes-first", lang, {"side": side_name(SIDES.index(adventure.first), lang)})
    for n, hold in enumerate(adventure.hold):
        side = side_name(SIDES.index(hold.side), lang)
        told: Words = {"side": side, "n": hold.banners, "hexes": _hexes(hold.hexes, lang)}
        yield ("hold", n), word("notes-hold", lang, told)


def _councils(adventure: AdventureFile, lang: str) -> _Told:
    for id in SIDES:
        council = adventure.council.get(id)
        if council is not None:
            yield from _council(council, id, lang)


def _council(council: Council, id: str, lang: str) -> _Told:
    side = side_name(SIDES.index(id), lang)
    if council.fixed:
        masters = [
            word("notes-master", lang, {"master": name("master", master, lang), "n": level})
            for master, level in council.fixed.items()
        ]
        line = word("notes-fixed", lang, {"side": side, "masters": join("join-comma", masters, lang)})
    else:
        line = word("notes-levels", lang, {"side": side, "n": council.levels})
    yield ("council", id), line
    for creature in council.creatures:
        told: Words = {"creature": name("unit", creature, lang)}
        yield ("council", id, "creatures"), word("notes-creature", lang, told)


def _reserves(adventure: AdventureFile, lang: str) -> _Told:
    for id in SIDES:
        units = [
            word("notes-count", lang, {"n": count, "unit": name("unit", troop, lang)})
            for troop, count in adventure.call_to_arms.get(id, {}).items()
        ]
        if units:
            side = side_name(SIDES.index(id), lang)
            told: Words = {"side": side, "units": join("join-comma", units, lang)}
            yield ("call_to_arms", id), word("notes-reserves", lang, told)


def _special(adventure: AdventureFile, lang: str) -> _Told:
    from banneret.battlelore.box.adventure_file import are_cunning

    if not adventure.lore:
        yield ("lore",), word("notes-no-lore", lang)
    for side, count in adventure.command_cards.items():
        told: Words = {"side": side_name(SIDES.index(side), lang), "n": count}
        yield ("command_cards", side), word("notes-cards", lang, told)
    if adventure.lore_deck:
        masters = join("join-comma", [name("master", master, lang) for master in adventure.lore_deck], lang)
        yield ("lore_deck",), word("notes-lore-deck", lang, {"masters": masters})
    if are_cunning(adventure):
        yield ("cunning",), word("notes-cunning", lang)
    if adventure.sight is not None:
        told = {"n": adventure.sight.hexes, "turns": adventure.sight.turns}
        yield ("sight",), word("notes-sight", lang, told)
    if adventure.chests:
        yield ("chests",), word("notes-chests", lang, {"n": len(adventure.chests)})
    if adventure.graves:
        yield ("graves",), word("notes-graves", lang, {"hexes": _hexes(adventure.graves, lang)})
    if adventure.quest is not None:
        yield ("quest",), _quest(adventure, lang)
    if adventure.tents is not None:
        yield ("tents",), word("notes-tents", lang, {"n": adventure.tents.treasure})
    for what, count in (("trophy", adventure.trophy), ("slaying", adventure.slaying)):
        if count:
            yield (what,), word(f"notes-{what}", lang, {"n": count})


def _armies(adventure: AdventureFile, lang: str) -> _Told:
    for id in SIDES:
        army = adventure.units.get(id, {})
        if army:
            units = sum(len(hexes) for hexes in army.values())
            told: Words = {"side": side_name(SIDES.index(id), lang), "n": units}
            yield ("units", id), word("notes-head-army", lang, told)


def _quest(adventure: AdventureFile, lang: str) -> str:
    quest = adventure.quest
    assert quest is not None
    reward = [chest_name(quest.chest, lang)]
    for what, count in (("experience", quest.experience), ("banners", quest.banners)):
        if count:
            reward.append(word(f"notes-reward-{what}", lang, {"n": count}))
    return word("notes-quest", lang, {"hex": quest.hex, "reward": join("join-comma", reward, lang)})


def _hexes(hexes: tuple[str, ...], lang: str) -> str:
    return join("join-comma", list(dict.fromkeys(hexes)), lang)
