# The battle notes of an adventure, told before it is played.

notes-title = Battle notes
notes-players = 2 to { $n } players
notes-head-victory = Victory
notes-head-councils = War Councils
notes-head-special = Special rules
notes-head-call = Call to arms
notes-head-army = { $side }: { $n ->
        [one] one unit
       *[other] { $n } units
    }
notes-banners = { $n ->
        [one] One victory banner wins.
       *[other] { $n } victory banners win.
    }
notes-first = { $side } has the first turn.
notes-hold = { $side } has { $n ->
        [one] one banner
       *[other] { $n } banners
    } for as long as its units stand on { $hexes }.
notes-levels = { $side }: { $n ->
        [one] one level
       *[other] { $n } levels
    } to distribute in secret
notes-fixed = { $side }: { $masters }
notes-master = { $master } { $n }
notes-creature = { $creature }: takes one of these levels
notes-no-lore = A battle without lore; the option lore=yes brings it in.
notes-cards = { $side } holds { $n ->
        [one] one Command card
       *[other] { $n } Command cards
    }.
notes-lore-deck = Only lore cards of these: { $masters }.
notes-cunning = All troops are cunning: they may battle back.
notes-sight = Nobody sees farther than { $n ->
        [one] one hex
       *[other] { $n } hexes
    } in the first { $turns ->
        [one] turn
       *[other] { $turns } turns
    } of each player.
notes-chests = { $n ->
        [one] One chest token lies hidden.
       *[other] { $n } chest tokens lie hidden.
    }
notes-graves = A chest on { $hexes } is worth one extra experience token, unless it is a trap.
notes-quest = On { $hex } a hero on foot may complete a quest: { $reward }.
notes-reward-experience = experience { $n }
notes-reward-banners = banners { $n }
notes-tents = Each side has a Command Tent. Treasure tokens for the hero who takes one: { $n }.
notes-trophy = Extra treasure tokens in the spoils of a hero who wounded another: { $n }.
notes-slaying = Artifacts for a hero who defeats a Creature: { $n }.
notes-reserves = { $side }: { $units }
notes-count = { $n } × { $unit }
notes-unit = { $unit }, { $banner }: { $n }
notes-mark-hold = a place to hold
notes-mark-quest = a quest
notes-mark-chest = a chest token
