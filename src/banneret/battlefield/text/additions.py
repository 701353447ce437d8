"""What the expansion adds to the words of *Heroes*: importing this makes them known."""

from banneret.battlefield.text import adventure_mode, duels
from banneret.battlefield.text.sheets import adventure_sheets
from banneret.heroes.text import combat_questions, effect_questions, map_answers, map_events, map_questions, sheets

combat_questions.PROMPTS.update(duels.PROMPTS)
combat_questions.OPTIONS.update(duels.OPTIONS)
map_questions.PROMPTS.update(adventure_mode.PROMPTS)
map_answers.OPTIONS.update(adventure_mode.OPTIONS)
map_events.NAMERS["adventure"] = ("card", adventure_mode.adventure_name)
map_events.EVENTS.update(dict.fromkeys(adventure_mode.PLAIN_EVENTS, map_events.plain))
map_events.EVENTS.update(dict.fromkeys(adventure_mode.OWN_EVENTS, map_events.without("player")))
effect_questions.SOURCES.append(adventure_mode.adventure_source)
sheets.ADDED.append(adventure_sheets)

sheet_text = sheets.sheet_text
"""The sheet of whatever has this id in one of the boxes; an Adventure card is `adventure/obelisk`."""
