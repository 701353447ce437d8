round-left = { $left ->
    [0] the last of { $rounds }
    [one] 1 left of { $rounds }
   *[other] { $left } left of { $rounds }
  }
round-event-now = Now:
round-event = { $in ->
    [1] Next round ({ $round }):
   *[other] Round { $round }, in { $in }:
  }
goal-left = { $left } to go
goal-waits = counts from round { $round } on
goal-defeat = How all is lost
tokens-title = Points and tokens
threats-title = What you are up against
threats-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
threats-unknown = { $n } { $tier ->
    [bronze] bronze
    [silver] silver
    [gold] gold
   *[azure] azure
  }, not seen yet
threats-beast = The beast
threats-beast-maybe = { $names } (not yet revealed)
threats-wounds = { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
  } · { $left ->
    [0] health unknown
   *[other] { $left } health left
  }
threats-beast-slain = slain by { $name }
threats-braced = Braced tiles
threats-or = { $one } or { $other }
scenario-rules = { $count ->
    [one] 1 special rule
   *[other] { $count } special rules
  }
scenario-rule-waits = Not in force yet:
scenario-events = What happens when
scenario-rounds = { $count ->
    [one] Round { $rounds }:
   *[other] Rounds { $rounds }:
  }
scenario-scoring = Points at the end
scenario-chip = Round { $round } of { $rounds }. { $goal } { $far }. Show everything about the scenario
allies-title = Allies
allies-note = you know what they have

map-flag-ai = flag of the AI side
map-gone = in ashes: nothing is left here
map-braced = braced: the next army due here is a round late
map-lair = { $what ->
    [army] Guards: units that the scenario names.
   *[other] Guards: { $name }.
  }
map-grail = the Grail lies here
map-rival = { $name }, AI hero: { $army }
map-rival-unknown = { $tier ->
    [bronze] a bronze unit yet to be drawn
    [silver] a silver unit yet to be drawn
    [gold] a golden unit yet to be drawn
   *[azure] an azure unit yet to be drawn
  }
map-rival-does = { $behaviour ->
    [garrison] Stays where it is and fights everybody who comes.
    [sentinel] Guards its tile: a hero whose turn ends there is attacked.
    [hunter] Goes after the nearest hero. Movement { $n }.
    [marcher] Marches to its goal. Movement { $n }.
    [raider] Goes from flag to flag and takes them down. Movement { $n }.
   *[standard] Attacks heroes on its tile, else takes mines and settlements, else goes for your town. Movement { $n }.
  }
map-rival-army = Army: { $army }
map-rival-cards = { $kind ->
    [might] Might
    [magic] Magic
   *[skill] Skill
  } { $n }
lobby-rivals = Heroes nobody plays
scenario-behaviour = { $behaviour ->
    [garrison] holds its field
    [sentinel] guards its tile
    [hunter] hunts heroes
    [marcher] marches to its goal
    [raider] raids flags
   *[standard] takes mines and goes for towns
  }
scenario-enters = { $round ->
    [-1] comes when it is called
   *[other] from round { $round } on
  }
lobby-own = Open a scenario file
lobby-own-bad = This file is not a playable scenario.
lobby-own-line = line { $line }:
campaign-part = { $state ->
    [won] won in round { $rounds }
    [next] { $lost ->
        [0] comes next
        [one] lost once, play it again
       *[other] lost { $lost } times, play it again
      }
   *[later] still to come
  }
campaign-won = The campaign is won.
campaign-on = { $again ->
    [yes] Try this part again
   *[no] On to the next part
  }
campaign-all = all parts won
campaign-go-on = Continue: part { $part } of { $of }

## What is being played.

mode-clash = Clash
mode-coop = Co-op
mode-alliance = Alliance
mode-campaign = Campaign
mode-tournament = Tournament
mode-skirmish = Skirmish
lobby-random = Random map
lobby-random-again = Roll again
lobby-random-rest = Roll the rest again
lobby-random-keep = Keep:
lobby-random-part = { $part ->
    [map] map
    [goal] goal
    [means] means
    [events] events
    [rules] special rules
   *[name] name
  }
