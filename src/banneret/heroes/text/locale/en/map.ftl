### Verbs of the adventure map.

## A choice, a permission, a price. The clauses inside begin small.

verb-choose = either { $choose }
phrase-may = if you wish
verb-may = { phrase-may }, { $may_flow }
verb-pay = pay { $pay }, then { $do_flow }

## Decks as what is searched, dice, kinds of card.

searched-ability = the Ability deck
searched-artifact = the Artifact deck
searched-spell = the Spell deck
die-resource = Resource die
die-treasure = Treasure die
die-attack = Attack die
kind-statistic = statistic card
kind-ability = ability card
kind-artifact = artifact card
kind-specialty = specialty card
kind-spell = spell card

## Heroes and the map.

verb-experience = your Main Hero gains { $experience } experience
verb-movement = { $timing ->
        [visit] the visiting hero
       *[other] one of your heroes
    } gains { $movement ->
        [one] 1 movement point
       *[other] { $movement } movement points
    }
verb-fly = one of your heroes gains { $fly ->
        [one] 1 movement point
       *[other] { $fly } movement points
    } and this turn passes over every field it does not stop on
verb-step_at_end = at the end of this turn one of your heroes may move to an adjacent empty field
verb-go_home = put one of your heroes on a Town or Settlement you control{ $go_home ->
        [0] {""}
        [one] {" "}and give it 1 movement point
       *[other] {" "}and give it { $go_home } movement points
    }
verb-discover = discover a tile next to the tile your hero stands on, without paying for it
verb-take_grail = take the Grail token if it is still there
verb-witch_hut = either remove an ability card in your hand from the game, or look at the top card of the Ability deck and take it into your hand or discard it
verb-magic_spring = look at the top { $magic_spring ->
        [one] 1 card
       *[other] { $magic_spring } cards
    } of your discard pile, take one into your hand and put the others back on top in any order
verb-trade = exchange resources by the trade table as often as you like, or remove a card in your hand from the game and gain { $price } gold
verb-flag = { $flag ->
        [town] you control the Town; whoever held it before gives you one of their faction cubes
        [settlement] choose what it gives you: { $gold } gold, { $building_materials } building materials or { $valuables } valuables more as income, or a bronze or silver unit turned from Few to Pack for half its price, rounded up; whoever is the first to flag it also gains that amount at once, or turns the unit for free
        [mine] your income rises by what the field shows; whoever is the first to flag it also gains as much at once
        [obelisk] your cube joins those of the other players; what the scenario says happens at your first visit
       *[dragon_utopia] what the scenario says happens
    }

## Units and towns.

verb-reinforce_one = turn one of your units of tier { $reinforce_one_or } from Few to Pack { $price ->
        [full] for its full price
        [half] for half its price, every resource rounded up
        [half_gold] for its price with only half the gold, rounded down
       *[free] for free
    }
verb-weaken = turn { $weaken ->
        [one] 1 of your units
       *[other] { $weaken } of your units
    } from Pack to Few
verb-recruit_drawn = { $recruit_drawn ->
        [one] draw 1 Neutral Unit of a tier you have a dwelling of; you may recruit it for its price
       *[each_dwelling] draw 1 Neutral Unit for each of your dwellings, of its tier; you may recruit one of them for its price
    }
verb-cheaper_unit = recruiting or reinforcing a single unit costs { $cheaper_unit } gold less
verb-cheaper_spells = buying a spell at the Mage Guild costs { $cheaper_spells } gold less, and you search { $cards } cards
verb-avoid_guards = guards whose difficulty equals your hero’s level let it pass; the field is visited without combat and without experience

## Cards and dice.

verb-search = search { $search_name } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }){ $times ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $times } times
    }
verb-roll_dice = { $dice ->
        [1] roll 1 { $roll_dice_name } and take its result
       *[other] roll { $dice } { $roll_dice ->
            [resource] Resource dice
           *[treasure] Treasure dice
        } and take { $keep } of the results
    }
verb-rerolls = { $each ->
        [roll] this turn you may reroll every die of these kinds once: { $rerolls }
       *[turn] this turn you may reroll one die of each of these kinds once: { $rerolls }
    }
verb-recover = take one { $recover_name } from your discard pile into your hand{ $reshuffle ->
        [yes] {" "}and shuffle the rest of the pile into your deck
       *[no] {""}
    }
verb-find = look through { $deck_name } for { $find_name }, take it into your hand and shuffle the deck
verb-sell = remove one { $sell_name } in your hand from the game and gain { $gold } gold
verb-search_own = discard a card, shuffle your discard pile into your deck, look at its top { $search_own ->
        [one] 1 card
       *[other] { $search_own } cards
    } and take one of them into your hand
verb-exchange_cards = discard up to { $exchange_cards ->
        [one] 1 card
       *[other] { $exchange_cards } cards
    } and draw as many
verb-exchange_kinds = shuffle every { $exchange_kinds_or } in your hand into your deck and draw as many cards

## Astrologers cards and events.

verb-clear_cubes = { $clear_cubes ->
        [all] take the black cubes off all locations
       *[other] take the black cubes off these locations: { $clear_cubes }
    }
verb-lasting = until the next Astrologers round { $lasting ->
        [movement] the movement points of every hero change by { $by_signed }
        [hand_limit] the hand limit of every player changes by { $by_signed }
        [spell_returns] the first spell each player casts goes back to the hand instead of the discard pile
        [spell_power] the first spell cast in each player’s turn gets { $by_signed } power
        [reroll] each player may reroll a Treasure die or a Resource die once per turn
       *[redraw_guard] a player who meets Neutral Units may have one of them replaced by another of the same tier
    }
verb-at_income = at the start of the next Resource round what every player receives changes: { $at_income_name } { $amount_signed }
