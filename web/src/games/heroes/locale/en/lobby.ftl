# Banneret: lobby
lobby-open = Open
lobby-faction = Faction
lobby-hero = Hero
lobby-buildings = Built
lobby-army = Army
lobby-guards = Guards
lobby-army-of = { $side ->
    [0] { $name }, attacker
   *[1] { $name }, defender
  }
lobby-army-drawn = Drawn when the battle begins.
lobby-army-none = Begins without units; they are recruited on the way.
lobby-copies = { $count } copies
lobby-legend-start = starting tile
lobby-legend-down = face down until discovered
lobby-start = You start with
sharing-share = Share by link
