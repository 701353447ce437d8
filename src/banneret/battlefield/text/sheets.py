"""The sheets of Adventure cards."""

from functools import partial

from banneret.battlefield.adventure_mode.deck import AdventureCard, adventure_deck_file
from banneret.battlefield.text.adventure_mode import adventure_lines, adventure_name
from banneret.heroes.text.messages import render
from banneret.heroes.text.sheets import Sheets


def adventure_text(card: AdventureCard, lang: str = "en") -> str:
    """The sheet of an Adventure card."""
    title = {"name": adventure_name(card.id, lang)}
    lines = [render("sheet-adventure-combat" if card.combat else "sheet-adventure-event", lang, {**title})]
    lines.append(render("sheet-copies", lang, {"n": card.copies}))
    return "\n".join([*lines, *adventure_lines(card, lang)])


def adventure_sheets() -> Sheets:
    """By id, such as `adventure/obelisk`."""
    return {f"adventure/{card.id}": (partial(adventure_text, card),) for card in adventure_deck_file().cards}
