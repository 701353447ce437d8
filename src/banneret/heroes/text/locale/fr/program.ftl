### The words of programs: one pattern for each verb, condition, timing and moment.
### A verb's pattern is a clause without a full stop; its arguments are the verb's own fields.
### The unit is always "cette unité" or "elle"; {"\u00A0"} keeps a colon or semicolon on the line of its word.

## How a sentence is put together. `style-after-colon` is "capital" or "small".

style-after-colon = small
sentence = { $effects }.
sentence-lead = { $lead }{"\u00A0"}: { $effects }.
join-effects = { $first }{"\u00A0"}; { $second }
join-phrases = { $first }, { $second }
join-clauses = { $first } et que { $second }
join-or = { $first } ou { $second }
join-nested = { $first }, puis { $second }
join-branches = { $first }, soit { $second }
repeated = { $text } (×{ $n })
lead-when = quand { $clauses }

## Timings, as the label before an ability.

timing-instant = Instantané
timing-activation = Activation
timing-attack = Attaque
timing-other = Autre action
timing-passive = Passif
timing-retaliate = Riposte
timing-map = Carte d’aventure
timing-ongoing = Persistant

## What a timing or a moment adds to "quand".

clause-activation = cette unité s’active
clause-attack = { $target ->
        [adjacent] cette unité attaque une unité adjacente
        [apart] cette unité attaque une unité qui ne lui est pas adjacente
        [named] cette unité attaque des { $name }
       *[any] cette unité attaque
    }
clause-own_attack = cette unité attaque ou riposte
clause-retaliate = cette unité riposte
clause-defeated = cette unité est vaincue
clause-attacked = cette unité est attaquée

phrase-other = au lieu de son action normale
phrase-combat_start = au début du combat
phrase-combat_won = après un combat que vous avez gagné
phrase-after_roll = juste après un lancer du dé d’Attaque
phrase-resource_round = au début de chaque manche de Revenus
phrase-turn_end = à la fin de votre tour
phrase-once_per_turn = une fois par tour

## Conditions, as further clauses after "quand".

condition-own_die = son dé d’Attaque indique { $faces }
condition-attacker_die = le dé d’Attaque de l’attaquant indique { $faces }
condition-adjacent = { $adjacent ->
        [yes] la cible lui est adjacente
       *[no] la cible ne lui est pas adjacente
    }
condition-moved = son déplacement l’a menée sur une autre case
condition-retaliation = l’attaque qui la vise est une Riposte
condition-target = la cible porte le nom { $name }
condition-own_hero = votre héros appartient à la faction { $name }
condition-on_field = votre héros est sur une case «{"\u00A0"}{ $name }{"\u00A0"}»

## Verbs.

verb-stat = { $on ->
        [own_unit] une de vos unités
        [any_unit] une unité de votre choix
        [attacker] l’unité qui attaque
        [target] l’unité attaquée
       *[self] cette unité
    } reçoit { $by_signed } en { $stat ->
        [attack] attaque
        [defense] défense
        [hp] points de vie
       *[initiative] initiative
    } { $until ->
        [attack] pour cette attaque
        [action] pour une seule attaque
        [combat] jusqu’à la fin du combat
       *[activation] jusqu’à la fin de son activation
    }{ $per_die ->
        [yes] , pour chacun de ces dés
       *[no] {""}
    }{ $per_card ->
        [yes] , pour chaque carte défaussée
       *[no] {""}
    }{ $doubled_for ->
        [none] {""}
       *[other] , ou le double s’il s’agit des { $doubled_for_name }
    }
verb-heal = retirez jusqu’à { $heal ->
        [one] { $heal } dégât
       *[other] { $heal } dégâts
    } { $on ->
        [other_ally] d’une autre unité alliée
        [own_unit] d’une de vos unités
       *[self] de cette unité
    }{ $or_paralysis ->
        [yes] , ou son jeton Paralysie à la place
       *[no] {""}
    }{ $otherwise_count ->
        [0] {""}
       *[other] {"\u00A0"}; s’il n’y en a aucun à retirer{"\u00A0"}: { $otherwise }
    }
verb-paralyse = { $paralyse ->
        [any_unit] une unité de votre choix
       *[target] { $timing ->
            [retaliate] la cible de la Riposte
           *[other] la cible
        }
    } reçoit un jeton Paralysie
verb-push = la cible doit s’éloigner de { $push ->
        [one] { $push } case
       *[other] { $push } cases
    }, vers une case choisie par son propriétaire
verb-draw = piochez { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }
verb-discard_random = l’ennemi défausse { $discard_random ->
        [one] { $discard_random } carte
       *[other] { $discard_random } cartes
    } de sa main au hasard
verb-drop_morale = l’ennemi perd un jeton Moral positif
verb-morale = gagnez { $morale ->
        [1] un Moral positif
       *[other] un Moral négatif
    }
verb-reroll = { $reroll ->
        [must] { $repeat ->
            [yes] chacun de ses dés d’Attaque qui indique { $faces } est relancé jusqu’à donner un autre résultat
           *[no] chacun de ses dés d’Attaque qui indique { $faces } est relancé une fois
        }
       *[may] { $faces_count ->
            [3] vous pouvez relancer un de ses dés d’Attaque
           *[other] { $repeat ->
                [yes] vous pouvez relancer son dé d’Attaque chaque fois qu’il indique { $faces }, sans limite
               *[no] vous pouvez relancer une fois son dé d’Attaque s’il indique { $faces }
            }
        }
    }
verb-dice = { $whose ->
        [retaliator] une unité qui riposte à cette attaque
       *[own] elle
    } lance { $dice ->
        [one] { $dice } dé d’Attaque
       *[other] { $dice } dés d’Attaque
    } et applique { $pick ->
        [lowest] le plus petit résultat
        [highest] le plus grand résultat
       *[sum] la somme des résultats
    }
verb-shift_die = { $shift_die_signed } au résultat de son dé d’Attaque
verb-set_die = le premier lancer d’Attaque de l’attaquant donne { $set_die_signed }
verb-ignore_die = { $ignore_die ->
        [attacker] { $discard ->
            [0] le dé d’Attaque de l’attaquant n’ajoute rien
            [one] vous pouvez défausser 1 carte{"\u00A0"}; le dé d’Attaque de l’attaquant n’ajoute alors rien
           *[other] vous pouvez défausser { $discard } cartes{"\u00A0"}; le dé d’Attaque de l’attaquant n’ajoute alors rien
        }
       *[own] son dé d’Attaque n’ajoute rien
    }
verb-no_retaliation = la cible ne riposte pas
verb-unlimited_retaliation = elle peut riposter un nombre illimité de fois par tour de combat
verb-attack_again = { $attack_again ->
        [same] elle attaque la même cible encore une fois
        [neighbour] elle attaque aussi une unité de votre choix adjacente à la cible
       *[behind] elle attaque aussi l’unité placée juste derrière la cible
    }{ $value ->
        [0] {""}
       *[other] , avec une valeur d’attaque de { $value }
    }
verb-go_back = { $go_back ->
        [after_retaliation] après la Riposte, cette unité peut revenir sur la case d’où elle est partie
       *[after_attack] après l’attaque, cette unité peut revenir sur la case d’où elle est partie
    }
verb-save_ally = une fois par combat, vous pouvez annuler une attaque qui retirerait une autre unité alliée
verb-immune = { $immune ->
        [paralysis] elle ne peut pas être paralysée
        [spells] les sorts n’ont aucun effet sur elle
       *[specialty_damage] elle ne subit aucun dégât des cartes Spécialisation
    }
verb-ward = les dégâts que lui infligent les sorts sont réduits de { $ward }
verb-no_penalty = { $no_penalty ->
        [adjacent] elle n’a pas de pénalité d’attaque contre les unités adjacentes
       *[all] elle n’a jamais de pénalité d’attaque
    }
verb-guard_neighbours = les unités alliées qui lui sont adjacentes comptent comme ayant un jeton Bouclier
verb-ignore_defense = la défense imprimée sur la carte de la cible ne compte pas
verb-roll = lancez un dé d’Attaque à part{"\u00A0"}; sur { $roll }{"\u00A0"}: { $do }
verb-reinforce = faites passer gratuitement une de vos unités { $reinforce ->
        [bronze] de bronze
        [silver] d’argent
        [gold] d’or
       *[azure] d’azur
    } de Quelques à Groupe
verb-gain = gagnez { $gain ->
        [gold] { $amount } or
        [building_materials] { $amount ->
            [one] { $amount } matériau
           *[other] { $amount } matériaux
        }
       *[valuables] { $amount ->
            [one] { $amount } richesse
           *[other] { $amount } richesses
        }
    }
verb-peek = vous pouvez regarder la première carte d’une pioche de votre choix et la remettre dessus ou dessous
verb-move_hero = vous pouvez déplacer votre héros { $move_hero ->
        [one] sur une case vide adjacente
       *[other] sur une case vide à { $move_hero } cases au plus
    }
verb-cheaper = améliorer cette unité coûte { $gold } or de moins
