# Banneret: adventures of BattleLore in the workshop

workshop-new-battlelore = A small battle that can be played at once
workshop-section-battleground = Battlefield
workshop-section-battleground-about = Land, landmarks, ramparts and the troops of both sides.
workshop-section-battle = Battle
workshop-section-battle-about = What it is called, and who has the first turn.
workshop-section-banners = Victory
workshop-section-banners-about = How many banners win, what is held for banners, and how far anybody sees.
workshop-section-councils = War Councils
workshop-section-councils-about = Lore, the levels of each side, and how many cards it holds.
workshop-section-reserves = Reserves
workshop-section-reserves-about = Troops that come to a section of their player's choice before the first turn.
workshop-section-treasure = Heroes' notes
workshop-section-treasure-about = Chests, graves, a quest, tents, and what heroes win besides.
workshop-lore-tray = What can be painted
workshop-lore-take = Take { $what }
workshop-lore-terrain = Land
workshop-lore-landmarks = Landmarks
workshop-lore-units = Units
workshop-lore-unit = Unit
workshop-lore-of = Notes
workshop-lore-side = Side
workshop-lore-countryside = countryside
workshop-lore-chest = Chest
workshop-lore-chest-how = Hidden treasure. Every press adds one.
workshop-lore-grave = Grave
workshop-lore-grave-how = A chest here is worth one extra experience token, unless it is a trap.
workshop-lore-quest = Quest
workshop-lore-quest-how = Where a hero on foot may complete the quest. There is one.
workshop-lore-hold = Objective
workshop-lore-hold-how = Hexes that bring banners to the chosen side while it stands on all of them.
workshop-lore-tent = Tent
workshop-lore-tent-how = Where the Command Tent of the chosen side is pitched; pressed again, the side pitches it.
workshop-lore-wall = Rampart
workshop-lore-wall-how = Press the side of a hex that is to have a rampart. By keys: Enter on the hex, then choose its sides below.
workshop-lore-wall-to = Rampart towards { $hex }
workshop-lore-count = { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
workshop-lore-reserves = { $n ->
    [0] no reserves
    [one] 1 reserve
   *[other] { $n } reserves
  }
workshop-lore-council = { $n ->
    [0] no council
    [one] council of 1 level
   *[other] council of { $n } levels
  }
workshop-lore-banners = { $n ->
    [one] 1 banner wins
   *[other] { $n } banners win
  }
workshop-lore-painting = Paint: { $what }
workshop-lore-painting-how = Press a hex, or drag over several. By keys: Enter, or Shift with the arrow keys.
workshop-lore-moving = Where to?
workshop-lore-moving-how = Press a hex. A unit that stands there changes places.
workshop-lore-enough = Enough
workshop-lore-move = Move
workshop-lore-remove = Take off
workshop-lore-howto = Take land, a unit or a token and paint with it, or choose a hex.
