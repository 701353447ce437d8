### Words of the table when a whole game lies on it: panels, windows, keys, and short names of locations.

## Where the game stands.

table-map = Map
table-guards-of = Guards { $level } (controlled by { $player })
table-guards = Guards { $level }
table-round = round { $n } of { $of }
table-level = level { $level }

## Fields and tiles.

table-tile-back = Tile { $back }, face down
table-no-tile = No tile yet
table-lay = lay a tile
table-face-down = Nobody knows what is on it.
table-free-spot = A tile of your own may be laid here.
table-guarded = Guards of difficulty { $level }
table-token = Token: { $resource }
table-visited = visited
table-nothing-here = Nothing here
table-mine = Income: { $n } { $resource }
table-dice-treasure = { $n ->
        [one] Rolls 1 Treasure die.
       *[other] Rolls { $n } Treasure dice.
    }
table-dice-resource = { $n ->
        [one] Rolls 1 Resource die.
       *[other] Rolls { $n } Resource dice.
    }
table-dice-keep = { $n ->
        [one] You resolve 1 of them.
       *[other] You resolve { $n } of them.
    }
table-turning = Tile { $tile }
table-turn-hint = Arrows turn it, enter lays it down.
table-crossings = { $n ->
        [0] No way to other tiles
        [one] 1 way to other tiles
       *[other] { $n } ways to other tiles
    }

## Players.

table-move = move
table-hand = hand
table-experience = exp.
table-morale = morale
table-token-build = build
table-token-population = people
table-token-spell_book = book
table-town = town
table-tiles = tiles
table-cubes = cubes
table-units = units
table-short-gold = g
table-short-building_materials = m
table-short-valuables = v
table-track = Round
table-no-card = no Astrologers card
table-flags = Flags
table-out = out of the game
table-pool = Tiles still to lay: { $n }
table-cube-of = Cubes won from { $player }: { $n }
table-secondary = Secondary Hero:

## How to win.

table-goals = How to win
table-goal-capture_town = { $of ->
        [all] Capture the Towns of all rivals.
       *[any] Capture the Town of a rival.
    }
table-goal-defeat_main_hero = { $of ->
        [all] Defeat the Main Hero of every rival (×{ $n }).
       *[any] Defeat the Main Hero of a rival (×{ $n }).
    }
table-goal-cubes_from_all_rivals = Win a cube from every rival.
table-goal-eliminate_all = Eliminate all rivals.
table-goal-flag = Hold { $n } × { $what }.
table-limit-final_battle = After round { $n }: a final battle.
table-limit-draw = After round { $n }: nobody wins.
table-limit-all_lose = After round { $n }: everybody loses.

## Town and hero.

table-town-of = Town of { $player }
table-buildings = Buildings
table-recruiting = Recruit and reinforce
table-built = built
table-now = now
table-later = not now
table-short-of = short of { $what }
table-needs = first: { $what }
table-token-used = its token is used
table-full-strength = Pack, at full strength
table-few-price = recruit
table-pack-price = reinforce
table-hire = Recruit a Secondary Hero
table-buy-spell = Buy a spell
table-in-hand = In hand
table-play-area = In play
table-unit-deck = Unit deck
table-own-deck = Your deck, in no particular order
table-discards = Discard pile, the top card first
table-removed = Removed
table-no-cards = none
table-decks = Decks
table-deck-left = { $n ->
        [one] 1 card face down
       *[other] { $n } cards face down
    }
table-astrologers = Astrologers

## Keys and signs.

table-key-arrows = move the cursor, or turn a tile
table-key-choose = give the marked answer; on your own Town, open it
table-key-town = the town: build, recruit, reinforce
table-key-hero = the hero: hand, units, deck and discards
table-key-players = all players, and how to win
table-key-decks = decks, discard piles, Astrologers
table-key-centre = the cursor back to the hero
table-key-inspect = everything about what is pointed at
table-sign-may = may be chosen, with its cost in movement
table-sign-fight = a fight, with its cost in movement
table-sign-way = steps away, if nobody stops you
table-sign-guard = guards and their difficulty
table-sign-flag = flag of a player
table-sign-cube = visited
table-sign-hero = Main Hero with level; round corners: Secondary Hero
table-sign-back = tile, face down
table-sign-rock = closed field
table-sign-wall = border nobody can cross
table-sign-token = can still be used, is used
table-sign-morale = positive, negative morale
table-hint-town = town
table-hint-hero = hero
table-hint-players = players
table-hint-decks = decks
table-result-level = Level
table-result-town = Buildings
table-result-units = Units
table-result-flags = Flags

## Short names of locations: three letters, or seven where there is room.

short-town = TWN
short-town-long = TOWN
short-settlement = Set
short-settlement-long = Settlem
short-mine-gold = Gld
short-mine-gold-long = Gold
short-mine-building_materials = Ore
short-mine-building_materials-long = Ore
short-mine-valuables = Gem
short-mine-valuables-long = Gems
short-obelisk = Obe
short-obelisk-long = Obelisk
short-dragon_utopia = Uto
short-dragon_utopia-long = Utopia
short-grail = Gra
short-grail-long = Grail
short-water_wheel = Whl
short-water_wheel-long = Wheel
short-windmill = Mil
short-windmill-long = Mill
short-mystical_garden = Gar
short-mystical_garden-long = Garden
short-shrine_of_magic_gesture = Shr
short-shrine_of_magic_gesture-long = Gesture
short-shrine_of_magic_incantation = Shi
short-shrine_of_magic_incantation-long = Incant.
short-tree_of_knowledge = Tre
short-tree_of_knowledge-long = Tree
short-learning_stone = Lea
short-learning_stone-long = Stone
short-redwood_observatory = Obs
short-redwood_observatory-long = Observ
short-witch_hut = Hut
short-witch_hut-long = Hut
short-temple = Tem
short-temple-long = Temple
short-stables = Sta
short-stables-long = Stables
short-fountain_of_youth = Fou
short-fountain_of_youth-long = Fount
short-warriors_tomb = Tmb
short-warriors_tomb-long = Tomb
short-magic_spring = Spr
short-magic_spring-long = Spring
short-trading_post = Trd
short-trading_post-long = Trade
short-sanctuary = San
short-sanctuary-long = Sanct
short-treasure_symbol = Chs
short-treasure_symbol-long = Chest
short-resource_symbol = Res
short-resource_symbol-long = Resourc
short-artifact_symbol = Art
short-artifact_symbol-long = Artif
short-pandoras_box = Box
short-pandoras_box-long = Box
