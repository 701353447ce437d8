# Banneret: table
end-round = round { $n } of { $of }
end-hero = { $name }, level { $level }
end-stands = { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
  } · { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
round-label = The round
round-of = of { $rounds }
round-kind = Round { $round }: { $kind ->
    [astrologers] Astrologers’ round
    [resource] resource round
   *[start] the game begins
  }
goal-title = Goal
goal-any = any one wins
goal-far = { $done } of { $of }
seats-facts = level { $level } · { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
  } · deck{"\u00A0"}{ $deck } · discards{"\u00A0"}{ $discards }
tools-drawer = Hero, resources and town
foot-fields = field
foot-roll = roll or pass
foot-defend = defend
foot-inspect = inspect
foot-build = build
foot-people = people
foot-spells = spells
foot-to-map = back to the map
desk-left = Your hero, resources and town
phone-movement = { $left } of { $full } movement points left
