### A scenario drawn and told by `banneret scenario show`.

plan-tiles = { $n } × { $kind }
plan-tiles-dealt = { $n } × { $kind }: { $dealt }
plan-some = { $n } { $what }
plan-pool = Far tiles in each pool: { $n } ({ $dealt })
plan-starts = At the start
plan-lost = How it is lost
plan-ai = AI heroes
plan-ai-hero = { $name } ({ $place }), { $behaviour }: { $army }
plan-ai-who = { $name } ({ $place }), { $behaviour }
plan-ai-goal = { $behaviour } ({ $goal })
plan-ai-movement = { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
plan-ai-army = Drawn: { $armies }
plan-ai-waves = Drawn each time it comes: { $armies }
plan-ai-then = { $first }, then { $second }
plan-ai-more = For each player beyond the second also: { $units }
plan-ai-reserve = In reserve: { $units }
plan-ai-cards = AI cards: { $cards }
plan-ai-spells = Spells: { $spells }
plan-ai-skill = Ability: { $skill }
plan-ai-losses = What it loses is gone for good
plan-ai-beaten = whoever beats it
plan-ai-shared = AI heroes without cards of their own. { $text }
plan-ai-armies = { $names }: { $armies }
plan-ai-and = { $first }. { $second }
plan-every = Every { $n } rounds from round { $round }: { $text }
plan-from = Every round from round { $round }: { $text }
plan-face-up = face up
plan-face-down = face down
aigoal-nearest_town = the nearest Town
aigoal-nearest_home = the nearest Town or Settlement
aigoal-richest_town = the Town with the highest income
plan-army-drawn = an army by difficulty
plan-enters = { $name }, round { $n }
plan-rules = Special rules
plan-events = What happens when
plan-round = Round { $rounds }: { $text }
plan-notes = Besides
plan-scoring = Points at the end
plan-bonus = Starting bonus, one of these
plan-turned = { $n ->
        [0] lies as printed
       *[other] turned { $n }° clockwise
    }

## What a layout asks of a tile.

filter-any = any
filter-settlement = with a Settlement
filter-gold_mine = with a gold mine
filter-valuables_mine = with a valuables mine
filter-obelisk = with an Obelisk
filter-no_obelisk = without Obelisk
filter-utopia = with the Dragon Utopia
filter-grail = with the Grail
filter-castle = on grass
filter-dungeon = underground
filter-necropolis = on dirt

## How AI heroes behave.

behaviour-standard = by the rules of solo play
behaviour-garrison = stays where it is and fights everybody who comes
behaviour-sentinel = guards its tile
behaviour-hunter = hunts the nearest hero
behaviour-marcher = marches straight to its goal
behaviour-raider = takes flags off fields

## For whom and on what condition something happens.

whom-each = each player
whom-acting = the starting player
whom-lowest = whoever is lowest in { $what }
whom-highest = whoever is highest in { $what }
whom-without = whoever has none ({ $what })
whom-seat = player { $n }
whom-turn = player { $n } in turn order
test-with = with { $tests }
test-and = { $first } and { $second }
test-counted = { $n } × { $what }
test-least = at least { $counted }
test-most = at most { $counted }
test-exactly = exactly { $counted }
test-between = { $least } to { $counted }
test-not = not this: { $what }
test-of-team = { $test } (the whole team)
test-of-anybody = { $test } (anybody)

## What is different about a location.

field-called = called “{ $called }” here
field-guard = guards of difficulty { $level }
field-open = no guards
field-exclusive = a new cube takes the place of the one that is there
field-movement = entering does nothing, a visit costs { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
field-needs = visits only with { $tests }
field-no_token = the Grail is not there

## When something happens: before the colon of what a rule does.

when-game_start = before the first round
when-round_start = when a round begins
when-resource_round = after the income of a Resource round
when-round_end = when a round ends
when-turn_start = at the start of a turn
when-turn_end = at the end of a turn
when-hero_turn_end = at the end of a turn, for each hero on the map
when-visit = when a hero visits a field
when-flag = when a player flags a field
when-first_flag = when a player flags a field that nobody has held
when-lay_tile = when a player lays a tile from the pool
when-beat_hero = when a Main Hero of a rival is beaten
when-beat_second = when a Secondary Hero of a rival is beaten or given up
when-beat_second_in_combat = when a Secondary Hero of a rival is beaten in Combat
when-capture_town = when a starting Town of somebody else is taken
when-combat_start = when a Combat begins
when-beat_ai = when an AI hero is beaten
when-ai_flag = when an AI hero takes a field
when-victory = when the scenario is won
