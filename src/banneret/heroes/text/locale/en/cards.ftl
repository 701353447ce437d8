### Verbs of cards, what a card costs to play and where it goes.

## Spells.

verb-damage = a unit of your choice takes { $damage } damage, which its defense does not lower
verb-chain = a unit of your choice takes { $chain_1 } damage, the unit nearest to it { $chain_2 } and the next nearest { $chain_3 }, your own units included; defense does not lower this damage
verb-blast = choose two adjacent spaces: every unit on them, your own included, takes { $blast } damage, which its defense does not lower
verb-burn_attackers = choose a unit: until the end of the combat round each adjacent unit that attacks it takes { $burn_attackers } damage
verb-skip_die = this attack is resolved without the Attack die
verb-choose_stat = a unit of your choice gets { $choose_stat_signed } attack, defense or initiative, as you choose, until its next action
verb-cure = one of your units loses its Paralysis token and everything that lowers its statistics or takes away its special abilities; remove up to { $cure } damage from it
verb-silence = the special abilities of a unit of your choice do not count for the rest of the combat
verb-shield_from_spells = for the rest of the combat spells have no effect on a unit of your choice
verb-restore_retaliation = a unit of your choice that has retaliated may do so once more in this combat round
verb-teleport = move one of your units to any empty space
verb-fire_wall = lay a Fire Wall on an empty hex until the end of the next combat round: a unit that moves onto it or walks through it takes { $fire_wall } damage, which its defense does not lower
verb-force_field = { $force_field ->
        [round] close two adjacent empty hexes until the end of the combat round
        [next_round] close two adjacent empty hexes until the end of the next combat round
       *[combat] close two adjacent empty hexes for the rest of the combat
    }
verb-rescue = cancel an attack that would remove one of your units
verb-power = { $power_signed } power for the spell being cast
verb-cancel_spell = { $most_power ->
        [none] the enemy’s spell fails
       *[other] the enemy’s spell fails if its power is at most { $most_power }
    }
verb-return_spell = { $return_spell ->
        [all] take the spell just cast and all cards played with it back into your hand
       *[spell] take the spell just cast back into your hand
    }
verb-spell_limit = you may cast { $spell_limit ->
        [one] 1 more spell
       *[other] { $spell_limit } more spells
    } in this combat round

## Abilities, artifacts and specialties.

verb-ranged_attack = { $rounds ->
        [1] in this combat round
       *[other] in this and the next combat round
    } your Ranged units get { $ranged_attack_signed } attack against targets that are not adjacent{ $initiative ->
        [0] {""}
       *[other] {" "}and { $initiative_signed } initiative
    }
verb-cast_first = { $cast_first ->
        [extra] cast a spell before any unit acts, on top of your spell of the combat round
       *[counted] cast a spell before any unit acts, as your spell of the combat round
    }
verb-swap_units = two of your units exchange their places
verb-no_escape = the enemy can neither retreat from this combat nor surrender
verb-triple_die = the result of the Attack die counts three times
verb-cancel_die = the die just rolled adds nothing and sets nothing off
verb-discard = discard { $discard ->
        [one] 1 card
       *[other] { $discard } cards
    } from your hand{ $spell_draws ->
        [yes] ; draw 1 card for each spell discarded this way
       *[no] {""}
    }
verb-draw_keep = draw { $draw_keep ->
        [one] 1 card
       *[other] { $draw_keep } cards
    }, keep one of them and discard the rest
verb-overlay = lay this card on a unit of yours that it can lie on; until it is beaten that unit fights as { $overlay_name }

## What a card costs, before the colon, and where it goes afterwards.

phrase-cost_discard = discard { $n ->
        [one] 1 other card
       *[other] { $n } other cards
    }
phrase-cost_any_number = discard any number of other cards
phrase-cost_remove = remove this card from the game
effect-returns = take this card back into your hand
