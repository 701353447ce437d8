# Banneret: the balance lab

lab-title = Balance lab
lab-about = Bots play a scenario many times. Two versions are played on the same luck, so that what differs is the scenario.
lab-version = { $n ->
    [1] Scenario
   *[other] Beside it, on the same luck
  }
lab-bots = Bots, which change seats from game to game
lab-bot = Bot { $n }
lab-bot-of = { $bot ->
    [random] random
   *[greedy] takes what it can get
  }
lab-players = Players
lab-count = Games
lab-seed = Luck (a number)
lab-seed-wrong = The luck is a whole number from 0 to { NUMBER($most) }.
lab-begin = Weigh it
lab-progress = Games played
lab-done = { $done } of { $total } games
lab-played-by = Bots: { $bots }
lab-stop = Stop
lab-go-on = Go on
lab-empty = Choose what to weigh. Results grow as games end.
lab-gone = This run is no longer there: it was too long ago.
lab-runs = Weighed before
lab-run-drop = Take { $name } off the list
lab-none = nothing
lab-file = Open a scenario file
lab-won = Won
lab-interval = 95 % interval
lab-of = { $wins } of { $games }
lab-between = between { $low } and { $high } %
lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
lab-length = { $rounds } rounds, { $choices } decisions
lab-draws = draws: { $count }
lab-lost = lost by all: { $count }
lab-endless = without an end: { $count }
lab-endless-note = Games without an end were given up: nothing had happened in them for very long, because nobody could win any more, or the bots did not see how. They count for nobody.
lab-failed = Games that failed: { $count }.
lab-by-bot = Wins by bot
lab-by-side = Wins by faction
lab-by-seat = Wins by seat
lab-by-order = Wins by turn order
lab-order = moves { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
  }
lab-rounds = Games by the round they ended in
lab-ends = What decided
lab-goal = goal { $n }
lab-end = { $end ->
    [limit] the end of the last round
    [final_battle] the final battle
    [eliminated] rivals out of the game
    [enemies] a banner for a defeated enemy
    [hold] the banners of an objective
    [tent] a banner for a Command Tent
    [quest] the banners of the quest
    [swept] nobody left on the other side
   *[other] something else
  }
lab-series = Resources over rounds
lab-series-of = { $id ->
    [gold] gold
    [building_materials] materials
    [valuables] valuables
    [level] level
   *[banners] banners
  }
lab-heat = Where it happens
lab-heat-of = { $what ->
    [fights] fights
   *[visited] visits
  }
lab-heat-map = The map of { $name }: the darker, the busier
lab-cards = Most played cards
lab-replays = Games worth a look
lab-replay = { $why ->
    [shortest] The shortest (game { $number }, { $rounds } rounds)
    [longest] The longest (game { $number }, { $rounds } rounds)
    [lopsided] The most lopsided (game { $number }, { $rounds } rounds)
    [endless] The first without an end (game { $number }, { $rounds } rounds)
   *[failed] The first that failed (game { $number }, { $rounds } rounds)
  }
