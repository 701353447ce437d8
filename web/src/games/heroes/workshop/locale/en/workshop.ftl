# Banneret: maps of Heroes in the workshop

workshop-section-map = Map
workshop-section-map-about = Where tiles lie, and what is known of them.
workshop-section-basics = Basics
workshop-section-basics-about = What it is called, who plays, and how long.
workshop-section-means = Means
workshop-section-means-about = What everybody begins with: treasury, income, buildings, units.
workshop-section-places = Places and tokens
workshop-section-places-about = What is different about locations, and things that players collect.
workshop-section-rivals = AI heroes
workshop-section-rivals-about = Heroes nobody plays: where they stand, whom they lead, how they move.
workshop-section-rules = Rules
workshop-section-rules-about = What is special here. Each entry says in a sentence what it does.
workshop-section-events = Events
workshop-section-events-about = What happens at the start of certain rounds.
workshop-section-goals = Goals
workshop-section-goals-about = How it is won and lost, and what the last round means.
workshop-tray = Tiles of the box
workshop-left = { $left } of { $of } left
workshop-kind-start = Starting tile
workshop-kind-center = Center tile
workshop-kind-near = Near tile
workshop-kind-far = Far tile
workshop-any = any
workshop-take = Take { $tile }
workshop-take-any = Any { $kind }
workshop-place = Free place { $spot }
workshop-tile = { $kind } at { $spot }
workshop-map = Map for { $players } players
workshop-maps = Maps
workshop-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }
workshop-add-map = Another map
workshop-drop-map = Take out the map for { $players } players
workshop-beside = Side by side
workshop-pool = Far tiles in each pool
workshop-moving = Where to?
workshop-laying = Lay: { $tile }
workshop-laying-how = Choose one of the places in gold.
workshop-enough = Enough
workshop-howto = Take a tile from the tray and lay it, or choose one on the map.
workshop-in-group = shuffled with { $count ->
    [one] 1 other tile
   *[other] { $count } other tiles
  }
workshop-by-itself = lies by itself
workshop-of-seat = the tile of its faction
workshop-seat = Seat
workshop-asks = Which tile
workshop-group = Group
workshop-group-of = Group { $n } ({ $count })
workshop-group-new = By itself
workshop-label = Name
workshop-face = Which side is up
workshop-up-face = face up
workshop-down-face = face down
workshop-way = How it is turned
workshop-turn-left = Turn left
workshop-turn-right = Turn right
workshop-turned-free = turned by players
workshop-turn-free = Leave it to the players
workshop-turned = turned { $degrees }°
workshop-begin-here = lay the starting tile
workshop-put = Put here …
workshop-put-ai = An AI hero
workshop-put-lock = A lock
workshop-put-guards = Guards
workshop-ai-name = Unknown Lord
workshop-lock-text = Nobody enters the tile { $place } before round 4.
workshop-guards-text = One more silver unit guards the fields of the tile { $place }.
workshop-move = Move
workshop-remove = Take off
workshop-word = { $word ->
    [any] any
    [settlement] with a Settlement
    [gold_mine] with a Gold Mine
    [valuables_mine] with a mine of valuables
    [obelisk] with an Obelisk
    [no_obelisk] without an Obelisk
    [utopia] with the Dragon Utopia
    [grail] with the Grail
    [castle] land of Castle
    [dungeon] land of Dungeon
    [necropolis] land of Necropolis
   *[other] { $word }
  }
workshop-new-heroes = A small map that can be played at once
workshop-import = From a share code
workshop-import-how = A map of the fans' map editor, as a new draft
workshop-import-note = Paste the share code of a map from the fans' map editor. It becomes a draft of its own.
workshop-import-code = Share code
workshop-import-empty = There is no code yet: paste it above.
workshop-import-read = Read it
workshop-import-go = Go on with it
workshop-import-name = Imported map
workshop-import-laid = { $count ->
    [one] 1 tile was laid. This is not in the file:
   *[other] { $count } tiles were laid. This is not in the file:
  }
workshop-import-why = { $why ->
    [mirrored] lies mirrored in the editor
    [no_place] has no place on our grid
    [off_map] lies off the map
    [on_tile] lies on a tile, which a file cannot say
    [second] is there twice
    [too_many_starts] is one starting tile too many
    [side] is meant to play here; the player who takes the seat chooses
    [suggested] lies here only as a suggestion
    [turned] is rotated; a Starting tile is turned by the player of its faction
   *[not_in_box] is not in the core box
  }
workshop-chain-faction-of = { $faction ->
    [dungeon] Dungeon
    [necropolis] Necropolis
   *[castle] Castle
  }
