### What a scenario changes about the rules of the box, and when and where its rules hold.

change-hand_limit = hand limit { $what }
change-search_cards = every Search looks at { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
change-no_secondary_heroes = nobody gets a Secondary Hero
change-guard_initiative = initiative of guards: { $what }
change-retreat_price = retreating from guards costs { $amount }
change-first_flag_pays = a Mine pays { $n } times its income at its first flag
change-lower_attack_die = whoever attacks rolls two dice, and the lower one counts
change-second_retaliation = every unit may retaliate twice in a combat round
change-choose_astrologers = two Astrologers cards are drawn, and the starting player keeps one
change-half_price_again = units once lost are recruited again at half price: { $what }
change-no_flight_from = guards of difficulty { $what } and above never flee, and no card avoids them
change-no_buildings = cannot be built: { $what }
change-ransom = a beaten Main Hero pays { $amount }
change-fallen_return = of the units a Main Hero lost to a rival, one of each of these tiers returns: { $what }
change-safe_towns = no rival enters a starting Town
change-every_round_pays = every round but the first is a Resource round
change-no_surrender = may not surrender: whoever has { $what }
change-own_half_until = up to the end of round { $n } nobody leaves their own half of the map
change-beast = a beast waits here and keeps its wounds ({ $where }): { $what }
change-beast-health = { $n } health more
change-beast-heals = heals { $n } at the end of a round
change-hoard-minor_defense = { $n } defense more by a Minor Artifact
change-hoard-major_attacks = a second attack by a Major Artifact
change-hoard-relic_damage = { $n } damage to all beside it by a Relic
change-empty = count as empty fields: { $what }
change-astrologers = no Astrologers card is drawn
change-free_extensions = a Combat with guards is extended for nothing { $n ->
        [one] once
       *[other] { $n } times
    }
change-main_heroes_only = a hero whose cube is there can be attacked by Main Heroes alone: { $what }
change-grail = the Grail is carried by the hero who took it, and goes to whoever beats that hero
change-grail-heavy = the Grail is carried by the hero who took it, goes to whoever beats that hero, and stays behind when a spell or an Artifact moves its bearer
change-guards = guards ({ $where }): { $what }
change-guards-add = besides { $units }
change-guards-among = with { $units } among them
change-guards-horde = up to { $n } cards of { $horde }, to the end
change-guards-last = only on the last of them without a flag ({ $what })
change-guards-cannot_avoid = nobody passes without a fight
change-guards-to_the_end = the Combat has no round limit
change-by-difficulty = { $difficulty }: { $what }
change-surrender_price = surrendering costs { $amount }
change-transport_price = bringing the army to a besieged field costs { $amount }
change-blind_pick = faction and hero are chosen in secret and revealed together
change-remove_cards = these cards are left out: { $what }
change-dice_choose_start = whoever rolls the higher total of two Resource dice says who starts
change-first_redraw = the first hand may be shuffled back and drawn again
change-morale_searches_again = Positive Morale may be spent to search again
change-discovery_turns_tiles = what discovers an adjacent tile turns one that lies face up instead
change-lend_units = allies with a hero next to a fight may lend units for it
change-lessons = after a Combat not won, its player is told which cards in hand could have been played
change-lock = closed: { $place }, except with { $tests }
change-lock-always = closed: { $place }
change-lock-field = { $field } ({ $tile })
change-lock-from = { $place }, other than from tiles { $terrain }
change-kinship = once a Combat, the first Specialty that counts double for { $unit } counts double for another unit too
change-dull_spells = on { $tile } the first spell a player casts in a Combat has { $n } less power
change-lone_attackers = a hero is attacked by one AI hero in a round at most

where-resource = a Mine of { $resource }
where-number = tile { $tile }
where-own = a field of one’s own
where-home = one’s own Starting Town
where-grail = where the Grail lies
where-unwatched = no rival hero on the tile

rule-where = here: { $where }
rule-rounds = in { $n ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }
rule-from = from round { $n } on
rule-to = up to round { $n }
rule-every = every { $n } rounds
rule-once-game = once in the game
rule-once-player = once for each player
rule-waiting = once it is in force
rule-backwards = from the last player to the first
rule-only_players = with { $players } players

action-label = by “{ $label }”
action-where = here: { $where }
action-bearer = for the hero with the Grail
action-token-build = instead of building
action-token-population = instead of recruiting
action-token-book = instead of buying a spell
action-movement = for { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
