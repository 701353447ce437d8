"""What is told of an adventure of BattleLore before it is played: how it is won, councils, armies, special rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.battlelore.text.names_and_events import SIDES, chest_name, name, side_name, word
from banneret.text.catalogue import join

if TYPE_CHECKING:
    from banneret.battlelore.box.adventures import AdventureFile, Council

Sections = list[tuple[str, list[str]]]


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
    """The battle notes with their headings; what there is none of is left out."""
    found = [
        ("victory", _victory(adventure, lang)),
        ("councils", _councils(adventure, lang)),
        ("call", _reserves(adventure, lang)),
        ("special", _special(adventure, lang)),
    ]
    return [(word(f"notes-head-{head}", lang), lines) for head, lines in found if lines]


def _victory(adventure: AdventureFile, lang: str) -> list[str]:
    lines = [
        word("notes-banners", lang, {"n": adventure.banners}),
        word("notes-first", lang, {"side": side_name(SIDES.index(adventure.first), lang)}),
    ]
    for hold in adventure.hold:
        side = side_name(SIDES.index(hold.side), lang)
        lines.append(word("notes-hold", lang, {"side": side, "n": hold.banners, "hexes": _hexes(hold.hexes, lang)}))
    return lines


def _councils(adventure: AdventureFile, lang: str) -> list[str]:
    lines: list[str] = []
    for id in SIDES:
        council = adventure.council.get(id)
        if council is not None:
            lines += _council(council, side_name(SIDES.index(id), lang), lang)
    return lines


def _council(council: Council, side: str, lang: str) -> list[str]:
    if council.fixed:
        masters = [
            word("notes-master", lang, {"master": name("master", master, lang), "n": level})
            for master, level in council.fixed.items()
        ]
        lines = [word("notes-fixed", lang, {"side": side, "masters": join("join-comma", masters, lang)})]
    else:
        lines = [word("notes-levels", lang, {"side": side, "n": council.levels})]
    return lines + [word("notes-creature", lang, {"creature": name("unit", id, lang)}) for id in council.creatures]


def _reserves(adventure: AdventureFile, lang: str) -> list[str]:
    lines: list[str] = []
    for id in SIDES:
        units = [
            word("notes-count", lang, {"n": count, "unit": name("unit", troop, lang)})
            for troop, count in adventure.call_to_arms.get(id, {}).items()
        ]
        if units:
            side = side_name(SIDES.index(id), lang)
            lines.append(word("notes-reserves", lang, {"side": side, "units": join("join-comma", units, lang)}))
    return lines


def _special(adventure: AdventureFile, lang: str) -> list[str]:
    from banneret.battlelore.box.adventures import are_cunning

    lines: list[str] = []
    if not adventure.lore:
        lines.append(word("notes-no-lore", lang))
    for side, count in adventure.command_cards.items():
        lines.append(word("notes-cards", lang, {"side": side_name(SIDES.index(side), lang), "n": count}))
    if adventure.lore_deck:
        masters = join("join-comma", [name("master", master, lang) for master in adventure.lore_deck], lang)
        lines.append(word("notes-lore-deck", lang, {"masters": masters}))
    if are_cunning(adventure):
        lines.append(word("notes-cunning", lang))
    if adventure.sight is not None:
        lines.append(word("notes-sight", lang, {"n": adventure.sight.hexes, "turns": adventure.sight.turns}))
    if adventure.chests:
        lines.append(word("notes-chests", lang, {"n": len(adventure.chests)}))
    if adventure.graves:
        lines.append(word("notes-graves", lang, {"hexes": _hexes(adventure.graves, lang)}))
    if adventure.quest is not None:
        lines.append(_quest(adventure, lang))
    if adventure.tents is not None:
        lines.append(word("notes-tents", lang, {"n": adventure.tents.treasure}))
    for what, count in (("trophy", adventure.trophy), ("slaying", adventure.slaying)):
        if count:
            lines.append(word(f"notes-{what}", lang, {"n": count}))
    return lines


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
