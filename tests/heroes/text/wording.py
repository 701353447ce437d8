"""Whether words are sound, and what is asked in them."""

import re

from banneret.heroes.rules import RULES
from banneret.heroes.text.map_answers import Question, option_label, prompt_text
from banneret.text import LANGUAGES
from tests.heroes.builder import HeroesGame

GENERAL = ("prompt-yes-no", "prompt-space")
"""Questions for want of a better one."""


Said = tuple[str, str, str]
"""Language, what is put into words, and the words."""


def asked(game: HeroesGame, known: set[str]) -> list[Said]:
    """The question and its answers in every language, as far as they are new."""
    said: list[Said] = []
    now = Question(game, "en")
    if now.question not in known:
        said += [(lang, now.question, prompt_text(game, lang)) for lang in LANGUAGES]
    fresh = {option: f"{now.question} {RULES.key(now.kind, option)}" for option in game.choice.options}
    fresh = {option: what for option, what in fresh.items() if what not in known}
    known |= {now.question, *fresh.values()}
    for lang in LANGUAGES if fresh else ():
        now = Question(game, lang)
        said += [(lang, what, option_label(game, option, lang, now)) for option, what in fresh.items()]
    return said


def sound(text: str) -> bool:
    """Whether a text has neither gaps nor anything of the keys and patterns it is made from."""
    return bool(text.strip()) and not re.search(r"[{}_@]|  |\b\w+:\w|\(\)|\?\?|: *[.?]|None", text)
