### Scenarios: what they count, how they are won and lost, the verbs only they have, and what the log tells of them.

## What can be counted, as a name.

measure-mine = Mines
measure-settlement = Settlements
measure-town = Towns
measure-mine_or_settlement = Mines and Settlements
measure-gold_mine = Gold Mines
measure-materials_mine = Mines of building materials
measure-valuables_mine = Mines of valuables
measure-points = points
measure-gold = gold
measure-building_materials = building materials
measure-valuables = valuables
measure-income = gold worth of income
measure-level = hero level
measure-cube = cubes of rivals
measure-rival_town = starting Towns of rivals
measure-main_hero_beaten = Main Heroes beaten
measure-rival_beaten = rivals whose Main Hero was beaten
measure-building = buildings
measure-artifact = Artifacts
measure-round = rounds
measure-grail = the Grail
measure-eliminated = players who are out
measure-of-tile = fields held: { $what }
measure-of-standing = a hero at: { $what }
measure-of-unflagged = { $what } not held by you
measure-gold_income = gold of income
measure-materials_income = building materials of income
measure-valuables_income = valuables of income
measure-rival_in_contest = rivals still in the contest
measure-beast_slain = the beast slain
measure-flagged = flagged fields
measure-secondary_hero_beaten = Secondary Heroes beaten
measure-home = Towns and Settlements
measure-town_lost = Towns lost
measure-fallen = own Main Hero beaten
measure-fallen_to_ai = own Main Hero beaten by an AI hero
measure-of-own_half = { $what } in your own half
measure-of-other_half = { $what } in the other half
measure-of-standing_on = a hero on: { $what }
token-points = victory points
counted = { $half ->
        [up] half of { $n } × { $what }, rounded up
        [down] half of { $n } × { $what }, rounded down
       *[none] { $n } × { $what }
    }
word-unit-choice = { $tier } unit of your choice ({ $side })
word-unit-draw = a Neutral Unit drawn: { $tier }

## Ways to win and to lose.

table-goal-points = Gain { $n } victory points.
table-goal-bank = Own { $n } × { $what }.
table-goal-beast_slain = Slay the beast.
table-goal-measure = Reach { $n } × { $what }.
table-goal-measure-once = Reach: { $what }.
table-goal-flag-once = Hold: { $what }.
table-goal-hold-all = Hold every one: { $what }.
table-goal-own = Own { $amount }.
table-goal-measure-none = None left of: { $what }.
table-goal-measure-most = No more than { $n } × { $what }.
table-goal-held = { $text } At the end of { $n } rounds in a row.
table-goal-from = { $text } From round { $n } on.
table-goal-joker = { $text } One may be replaced by: { $what }.
table-goal-and = { $first } And: { $second }
table-limit-most_points = After round { $n }: most points win.
table-limit-defeat = After round { $n }: the scenario is lost.
lobby-rounds-most_points = { $rounds }, then points count
lobby-rounds-defeat = { $rounds }, then it is lost
gamemode-campaign = Campaign
gamemode-tournament = Tournament
scoring-line = { $what }: { $n }
scoring-tie = Among equals: { $what }.

## Verbs of scenarios.

verb-story = the tale goes on
verb-score = gain { $score ->
        [counted] victory points: { $score_text }
        [one] 1 victory point
       *[other] { $score } victory points
    }
verb-token = { $amount ->
        [counted] gain “{ $token_name }”: { $amount_text }
       *[other] “{ $token_name }” { $amount_signed }
    }
verb-gain_counted = gain { $gain_counted_name }: { $amount_text }
verb-set_rule = { $active ->
        [yes] another rule of the scenario comes into force
       *[no] a rule of the scenario no longer holds
    }
verb-move_all = { $who ->
        [main] your Main Hero gains
       *[all] each of your heroes gains
    } { $move_all ->
        [one] 1 movement point
       *[other] { $move_all } movement points
    }
verb-income_step = your income { $income_step ->
        [choice] of a resource of your choice
       *[other] of { $income_step_name }
    } moves { $steps_signed } on its track
verb-add_unit = a unit joins you: { $add_unit_name }
verb-build_free = a building stands for free: { $build_free_name }
verb-free_hero = a Secondary Hero joins you for free
verb-gain_card = take { $gain_card_name } into your { $to ->
        [deck] deck
       *[hand] hand
    }
verb-draft = take one that nobody has taken: { $draft }
verb-choose_other = take one, but not the one of the last time: { $choose_other }
verb-clear_tiles = take the black cubes off all { $clear_tiles ->
        [start] starting tiles
        [far] far tiles
        [near] near tiles
       *[center] center tiles
    }

## The log.

event-rule = { $player }: { $text }
event-story = { $text }
event-token = { $player }: { $token } { $by }.
event-token-shared = Together: { $token } { $by }.
event-rule-set = { $on ->
        [yes] A new rule holds: { $text }
       *[no] No longer in force: { $text }
    }
event-joined = { $unit } { $unit_number ->
        [one] joins
       *[other] join
    } { $player }.
event-scored = { $player } has { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }.
prompt-rule = { $text }
prompt-income-step = Which income moves?

## In the terminal.

table-scenario-defeats = How it is lost
table-scenario-events = What happens when
table-scenario-rules = Special rules
table-scenario-counts = Points and tokens
table-scenario-foes = Heroes nobody plays
table-scenario-next = next event: round { $n }
table-scenario-waits = Not in force yet: { $text }
table-scenario-left = { $n } to go
table-scenario-flag-ai = held by the AI side
table-scenario-foe = { $name }: { $state ->
        [beaten] beaten
        [here] on the map
        [called] comes when it is called
       *[later] from round { $n } on
    }
table-scenario-behaviour-garrison = Stays where it is and fights everybody who comes.
table-scenario-behaviour-sentinel = Guards its tile: whoever ends a turn there is attacked.
table-scenario-behaviour-hunter = Hunts the nearest hero, movement { $n }.
table-scenario-behaviour-marcher = Marches to its goal, movement { $n }.
table-scenario-behaviour-raider = Takes down flags, movement { $n }.
table-scenario-behaviour-standard = Attacks heroes on its tile, takes mines and settlements, goes for towns, movement { $n }.
