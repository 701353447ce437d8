# Banneret: map
map-label = Adventure map, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
map-guarded = guarded, difficulty { $level }
map-flag-of = flag of { $faction }
map-visited = visited
map-cost = { $n } movement
map-starts-combat = starts a combat
map-may = free to enter
map-hero = { $kind ->
    [main] { $name } of { $faction }, main hero, level { $level }, { $movement } movement left
   *[secondary] { $name } of { $faction }, secondary hero, { $movement } movement left
  }
map-face-down = Face-down tile, difficulty { $back }
map-empty-spot = Empty spot
map-tile = Tile { $tile }
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Fit the map
map-tip-guards = guards, drawn when the combat begins
map-tip-experience = { $n ->
    [0] no experience for your level
    [one] +{ $n } experience if you win
   *[other] +{ $n } experience if you win
  }
map-tip-income = +{ $n } income
map-tip-owner = Flag of { $faction }
map-tip-visited = Visited: nothing happens here now
map-tip-level = Level { $level }
map-tip-back = What lies here shows when a hero discovers it.
map-tip-spot = A tile may be laid here.
map-tip-turn = This tile may be turned, with all that lies on it.
map-tip-walk = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  }
map-tip-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
map-tip-fight = Starts a combat
map-tip-token = Settlement token: { $resource }
map-confirm =
    { $way ->
        [fight] Fight here?
       *[go] Go there? It cannot be taken back.
    }
map-confirm-yes =
    { $way ->
        [fight] Move and fight
       *[go] Go there
    }
map-confirm-no = Not now
map-secondary = secondary hero
map-hand = Hero to move
map-hand-hero = { $name }: { $n } movement left
map-hand-go = { $name } goes here
side-watching = The board of { $name }
side-looking-at = You are looking at the board of { $name }
side-player = player { $n }
side-back = Back to mine
side-out = Out of the game
side-movement = { $name }: { $left } of { $of } movement points left
side-of = { $left } of { $of }
side-level = Level { $level }, experience { $experience }, next level at { $next }
side-specialty = specialty
side-ability = ability
side-level-numbers = hand limit · expert uses
side-hand = hand { $n }/{ $of }
side-expert = expert { $n }
side-tiles = { $n ->
    [one] { $n } tile to lay
   *[other] { $n } tiles to lay
  }
side-morale = { $morale ->
   *[positive] morale
    [negative] bad morale
  }
side-doomed = hand lost at turn’s end
side-grail = holds the Grail
side-army = Army
side-hidden-unit = A unit nobody has seen
side-no-army = No units: recruit some in town.
side-no-army-other = No units.
side-treasury = Treasury
side-income-round = income in round { $round }
side-no-income = no more income
side-resource = { $kind ->
   *[gold] Gold
    [building_materials] Materials
    [valuables] Valuables
  }
side-income = income { $n }
side-town = Town
side-built = { $n } of { $of } built
side-homeless = lost
side-building = { $name }, { $state ->
   *[built] built
    [can] you can build it
    [not] not built
  }
side-token = { $token ->
   *[build] Build
    [population] People
    [spell_book] Spells
  }
side-token-state = { $state ->
   *[ready] ready
    [used] used
    [none] needs a guild
  }
side-open-town = Open the town
turn-title = Turn the tile, then lay it
turn-hint = Green bars: heroes can cross there; dotted ones, if the tile beyond has no wall.
turn-n = Turn { $n }
turn-ways = { $n ->
    [one] { $n } way in
   *[other] { $n } ways in
  }
turn-opens = opens { $n }/{ $of }
turn-open-to = Open towards
turn-walled-to = Walls towards
turn-wind = { $to ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
turn-refused = not this way
turn-not = Turn { $n } is not possible
turn-next = Turn
preview-label = Map of { $name }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
map-walled-off = Walls stand between your tile and this one: you could turn it up, but not go there from here.
amount-of-gold = gold
amount-of-building_materials = building materials
amount-of-valuables = valuables
amount-of-movement = movement
