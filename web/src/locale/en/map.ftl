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
map-confirm-fight = Fight here: { $place }?
map-confirm-guards = { $n ->
    [one] { $n } guard
   *[other] { $n } guards
  }
map-confirm-income = +{ $n } income: { $resource }
map-confirm-experience = +{ $n } experience
map-confirm-yes = Move and fight
map-confirm-no = Not now
map-secondary = secondary hero
