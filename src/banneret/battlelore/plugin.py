"""*BattleLore* with its *Heroes* expansion: where its parts are."""

from typing import Final

from banneret.plugins import Plugin

PLUGIN: Final = Plugin(
    id="battlelore",
    package="banneret.battlelore",
    rules="banneret.battlelore.rules:RULES",
    presenter="banneret.battlelore.table.presenter:PRESENTER",
    terminal="banneret.battlelore.terminal.face:TERMINAL",
    order=3,
    prefixes=("BL", "BLH"),
    lessons=("orders_and_dice", "lore", "heroes"),
    first="first-laurels",
    tables=(("first_laurels", ("standard", "pennant")),),
    seats="banneret.battlelore.commands.usual_seats:SEATS",
    story="banneret.battlelore.commands.story:story",
    sheet="banneret.battlelore.text.names_and_events:sheet_text",
    bench="banneret.battlelore.commands.bench:MEASURED",
    encoding="banneret.battlelore.encoding.encodings:ENCODINGS",
    balance="banneret.battlelore.commands.balance:weigh_adventures",
    courses="banneret.battlelore.commands.courses:COURSES",
    scenario_files="banneret.battlelore.designing.report:FILES",
    scenario_sheets="banneret.battlelore.commands.scenario_sheets:SHEETS",
    careers_at_home="banneret.battlelore.hall_of_heroes.files:AT_HOME",
    careers_in_rooms="banneret.battlelore.hall_of_heroes.rooms:IN_ROOMS",
    commands="banneret.battlelore.hall_of_heroes.commands:app",
    endpoints="banneret.battlelore.hall_of_heroes.endpoints:ENDPOINTS",
    bots={"greedy": "banneret.battlelore.bots.greedy:BattleloreGreedy"},
    thinkers={"search": "banneret.battlelore.bots.search:BattleloreSearch"},
    characters="banneret.battlelore.bots.characters:CHARACTERS",
    reasons="banneret.battlelore.bots.reasons:REASONS",
)
