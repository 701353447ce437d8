"""The *Battlefield* expansion: where its parts are."""

from typing import Final

from banneret.plugins import Plugin

PLUGIN: Final = Plugin(
    id="battlefield",
    package="banneret.battlefield",
    rules="banneret.battlefield.rules:RULES",
    presenter="banneret.battlefield.table.presenter:PRESENTER",
    terminal="banneret.battlefield.terminal.face:TERMINAL",
    order=2,
    prefixes=("BF",),
    lessons=("duel",),
    first="duel-short",
    extends="heroes",
    words="banneret.battlefield.text.added_words:WORDS",
    tables=(("duel_long", ("castle", "necropolis")), ("adventure_small", ("castle", "necropolis"))),
    seats="banneret.battlefield.commands.usual_seats:SEATS",
    story="banneret.heroes.commands.story:story",
    sheet="banneret.heroes.text.sheets:sheet_text",
    bench="banneret.battlefield.commands.bench:MEASURED",
    encoding="banneret.battlefield.encoding.encodings:ENCODINGS",
    balance="banneret.battlefield.commands.balance:weigh_mode",
    courses="banneret.battlefield.commands.courses:COURSES",
    bots={"greedy": "banneret.battlefield.bots.greedy:BattlefieldGreedy"},
    thinkers={"search": "banneret.battlefield.bots.search:BattlefieldSearch"},
    characters="banneret.battlefield.bots.characters:CHARACTERS",
    reasons="banneret.heroes.bots.reasons:REASONS",
)
