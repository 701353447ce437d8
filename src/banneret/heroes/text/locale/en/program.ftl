### The words of programs: one pattern for each verb, condition, timing and moment.
### A verb's pattern is a clause without a full stop; its arguments are the verb's own fields.

## How a sentence is put together. `style-after-colon` is "capital" or "small".

style-after-colon = small
sentence = { $effects }.
sentence-lead = { $lead }: { $effects }.
join-effects = { $first }; { $second }
join-phrases = { $first }, { $second }
join-clauses = { $first } and { $second }
join-or = { $first } or { $second }
join-nested = { $first }, then { $second }
join-branches = { $first }, or { $second }
repeated = { $text } (×{ $n })
lead-when = when { $clauses }

## Timings, as the label before an ability.

timing-instant = Instant
timing-activation = Activation
timing-attack = Attack
timing-other = Other action
timing-passive = Passive
timing-retaliate = Retaliation
timing-map = Map
timing-ongoing = Ongoing

## What a timing or a moment adds to "when".

clause-activation = it activates
clause-attack = { $target ->
        [adjacent] it attacks an adjacent unit
        [apart] it attacks a unit that is not adjacent
        [named] it attacks { $name }
       *[any] it attacks
    }
clause-own_attack = it attacks or retaliates
clause-retaliate = it retaliates
clause-defeated = it is defeated
clause-attacked = it is attacked

phrase-other = instead of its normal action
phrase-combat_start = at the start of combat
phrase-combat_won = after a combat you have won
phrase-after_roll = right after a roll of the Attack die
phrase-resource_round = at the start of every Resource round
phrase-turn_end = at the end of your turn
phrase-once_per_turn = once per turn

## Conditions, as further clauses after "when".

condition-own_die = its Attack die shows { $faces }
condition-attacker_die = the attacker’s Attack die shows { $faces }
condition-adjacent = { $adjacent ->
        [yes] the target is adjacent
       *[no] the target is not adjacent
    }
condition-moved = it has moved to another space
condition-retaliation = the attack on it is a Retaliation Attack
condition-target = the target is { $name }
condition-own_hero = your hero belongs to { $name }
condition-on_field = your hero is on a field with { $name }

## Verbs.

verb-stat = { $on ->
        [own_unit] one of your units
        [any_unit] a unit of your choice
        [attacker] the attacking unit
        [target] the attacked unit
       *[self] this unit
    } gets { $by_signed } { $stat ->
        [attack] attack
        [defense] defense
        [hp] HP
       *[initiative] initiative
    } { $until ->
        [attack] for this attack
        [action] for a single attack
        [combat] for the rest of the combat
       *[activation] until the end of its activation
    }{ $per_die ->
        [yes] , for each such die
       *[no] {""}
    }{ $per_card ->
        [yes] , for each card discarded
       *[no] {""}
    }{ $doubled_for ->
        [none] {""}
       *[other] , twice as much for { $doubled_for_name }
    }
verb-heal = remove up to { $heal } damage from { $on ->
        [other_ally] another friendly unit
        [own_unit] one of your units
       *[self] this unit
    }{ $or_paralysis ->
        [yes] , or its Paralysis token instead
       *[no] {""}
    }{ $otherwise_count ->
        [0] {""}
       *[other] ; if there is none to remove: { $otherwise }
    }
verb-paralyse = { $paralyse ->
        [any_unit] a unit of your choice
       *[target] { $timing ->
            [retaliate] the unit it retaliates against
           *[other] the target
        }
    } gets a Paralysis token
verb-push = the target must move { $push ->
        [one] 1 space
       *[other] { $push } spaces
    } away, to a space its owner chooses
verb-draw = draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }
verb-discard_random = the enemy discards { $discard_random ->
        [one] 1 card
       *[other] { $discard_random } cards
    } at random from hand
verb-drop_morale = the enemy loses a positive Morale token
verb-morale = gain { $morale ->
        [1] Positive Morale
       *[other] Negative Morale
    }
verb-reroll = { $reroll ->
        [must] { $repeat ->
            [yes] each of its Attack dice that shows { $faces } must be rerolled until it no longer does
           *[no] each of its Attack dice that shows { $faces } must be rerolled once
        }
       *[may] { $faces_count ->
            [3] you may reroll one of its Attack dice
           *[other] { $repeat ->
                [yes] you may reroll its Attack die whenever it shows { $faces }, any number of times
               *[no] you may reroll its Attack die once if it shows { $faces }
            }
        }
    }
verb-dice = { $whose ->
        [retaliator] a unit that retaliates against this attack
       *[own] it
    } rolls { $dice ->
        [one] 1 Attack die
       *[other] { $dice } Attack dice
    } and uses { $pick ->
        [lowest] the lowest result
        [highest] the highest result
       *[sum] the sum of the results
    }
verb-shift_die = { $shift_die_signed } to the result of its Attack die
verb-set_die = the attacker’s first Attack roll is set to { $set_die_signed }
verb-ignore_die = { $ignore_die ->
        [attacker] { $discard ->
            [0] the attacker’s Attack die adds nothing
            [one] you may discard 1 card; the attacker’s Attack die then adds nothing
           *[other] you may discard { $discard } cards; the attacker’s Attack die then adds nothing
        }
       *[own] its Attack die adds nothing
    }
verb-no_retaliation = the target does not retaliate
verb-unlimited_retaliation = it may retaliate any number of times in a combat round
verb-attack_again = { $attack_again ->
        [same] it attacks the same target once more
        [neighbour] it also attacks a unit of your choice adjacent to the target
       *[behind] it also attacks the unit straight behind the target
    }{ $value ->
        [0] {""}
       *[other] , with an attack value of { $value }
    }
verb-go_back = { $go_back ->
        [after_retaliation] after the retaliation this unit may return to the space it moved from
       *[after_attack] after the attack this unit may return to the space it moved from
    }
verb-save_ally = once per combat you may cancel an attack that would remove another friendly unit
verb-immune = { $immune ->
        [paralysis] it cannot be paralysed
        [spells] spells have no effect on it
       *[specialty_damage] it takes no damage from Specialty cards
    }
verb-ward = damage it takes from spells is { $ward } lower
verb-no_penalty = { $no_penalty ->
        [adjacent] it has no combat penalty against adjacent units
       *[all] it never has a combat penalty
    }
verb-guard_neighbours = friendly units adjacent to it count as having a Defense token
verb-ignore_defense = the defense printed on the target’s card does not count
verb-roll = roll a separate Attack die; on { $roll }: { $do }
verb-reinforce = turn one of your { $reinforce ->
        [bronze] bronze
        [silver] silver
        [gold] gold
       *[azure] azure
    } units from Few to Pack for free
verb-gain = gain { $gain ->
        [gold] { $amount } gold
        [building_materials] { $amount ->
            [one] 1 building material
           *[other] { $amount } building materials
        }
       *[valuables] { $amount ->
            [one] 1 valuable
           *[other] { $amount } valuables
        }
    }
verb-peek = you may look at the top card of any one deck and put it back on top or at the bottom
verb-move_hero = you may move your hero { $move_hero ->
        [one] to an adjacent empty field
       *[other] up to { $move_hero } fields to an empty field
    }
verb-cheaper = reinforcing this unit costs { $gold } gold less
