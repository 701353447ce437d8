"""*Heroes of Might and Magic III: The Board Game*: where its parts are."""

from typing import Final

from banneret.plugins import Plugin

PLUGIN: Final = Plugin(
    id="heroes",
    package="banneret.heroes",
    rules="banneret.heroes.rules:RULES",
    presenter="banneret.heroes.table.presenter:PRESENTER",
    terminal="banneret.heroes.terminal.face:TERMINAL",
    order=1,
    lessons=("move_and_visit", "fight", "town", "whole_game"),
    prefixes=("H3",),
    first="brave-new-world",
    tables=(
        ("brave_new_world", ("castle/catherine", "necropolis/sandro")),
        ("skirmish", ("castle_host", "necropolis_host")),
    ),
    first_for_bots="skirmish",
    seats="banneret.heroes.commands.usual_seats:SEATS",
    story="banneret.heroes.commands.story:story",
    sheet="banneret.heroes.text.sheets:sheet_text",
    contents="banneret.heroes.commands.contents:CONTENTS",
    bench="banneret.heroes.commands.bench:MEASURED",
    encoding="banneret.heroes.encoding.encodings:ENCODINGS",
    balance="banneret.heroes.commands.balance:weigh_scenario",
    courses="banneret.heroes.commands.courses:COURSES",
    scenario_files="banneret.heroes.designing.files:FILES",
    scenario_sheets="banneret.heroes.commands.scenario_sheets:SHEETS",
    scenario_commands="banneret.heroes.commands.designing:app",
    endpoints="banneret.heroes.workshop.endpoints:ENDPOINTS",
    campaigns="banneret.heroes.campaigns:CAMPAIGNS",
    bots={"greedy": "banneret.heroes.bots.greedy:HeroesGreedy", "automa": "banneret.heroes.bots.automa:HeroesAutoma"},
    thinkers={"search": "banneret.heroes.bots.search:HeroesSearch"},
    characters="banneret.heroes.bots.characters:CHARACTERS",
    reasons="banneret.heroes.bots.reasons:REASONS",
    learners={"learned": "banneret.heroes.bots.learned:HeroesLearned"},
)
