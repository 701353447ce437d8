### Verbs of cards, what a card costs to play and where it goes.

## Spells.

verb-damage = une unité de votre choix subit { $damage ->
        [one] { $damage } dégât, que sa défense ne réduit pas
       *[other] { $damage } dégâts, que sa défense ne réduit pas
    }
verb-chain = une unité de votre choix subit { $chain_1 ->
        [one] { $chain_1 } dégât
       *[other] { $chain_1 } dégâts
    }, l’unité la plus proche d’elle { $chain_2 } et la suivante { $chain_3 }, vos propres unités comprises{"\u00A0"}; la défense ne réduit pas ces dégâts
verb-blast = choisissez deux cases adjacentes{"\u00A0"}: chaque unité qui s’y trouve, les vôtres comprises, subit { $blast ->
        [one] { $blast } dégât, que sa défense ne réduit pas
       *[other] { $blast } dégâts, que sa défense ne réduit pas
    }
verb-burn_attackers = choisissez une unité{"\u00A0"}: jusqu’à la fin du tour de combat, chaque unité adjacente qui l’attaque subit { $burn_attackers ->
        [one] { $burn_attackers } dégât
       *[other] { $burn_attackers } dégâts
    }
verb-skip_die = cette attaque est résolue sans dé d’Attaque
verb-choose_stat = une unité de votre choix reçoit { $choose_stat_signed } en attaque, en défense ou en initiative, à vous de choisir, jusqu’à sa prochaine action
verb-cure = une de vos unités perd son jeton Paralysie et tout ce qui réduit ses caractéristiques ou la prive de ses capacités spéciales{"\u00A0"}; retirez-lui jusqu’à { $cure ->
        [one] { $cure } dégât
       *[other] { $cure } dégâts
    }
verb-silence = les capacités spéciales d’une unité de votre choix ne comptent plus jusqu’à la fin du combat
verb-shield_from_spells = jusqu’à la fin du combat, les sorts n’ont aucun effet sur une unité de votre choix
verb-restore_retaliation = une unité de votre choix qui a déjà riposté peut riposter encore une fois pendant ce tour de combat
verb-teleport = déplacez une de vos unités sur n’importe quelle case vide
verb-fire_wall = posez un Mur de Feu sur un hexagone vide jusqu’à la fin du prochain tour de combat{"\u00A0"}: une unité qui s’y déplace ou le traverse à pied subit { $fire_wall ->
        [one] { $fire_wall } dégât
       *[other] { $fire_wall } dégâts
    }, que sa défense ne réduit pas
verb-force_field = { $force_field ->
        [round] barrez deux hexagones vides adjacents jusqu’à la fin du tour de combat
        [next_round] barrez deux hexagones vides adjacents jusqu’à la fin du prochain tour de combat
       *[combat] barrez deux hexagones vides adjacents pour le reste du combat
    }
verb-rescue = annulez une attaque qui retirerait une de vos unités
verb-power = { $power_signed } en puissance pour le sort que vous lancez
verb-cancel_spell = { $most_power ->
        [none] le sort de l’ennemi échoue
       *[other] le sort de l’ennemi échoue si sa puissance est de { $most_power } au plus
    }
verb-return_spell = { $return_spell ->
        [all] reprenez en main le sort qui vient d’être lancé et toutes les cartes jouées avec lui
       *[spell] reprenez en main le sort qui vient d’être lancé
    }
verb-spell_limit = vous pouvez lancer { $spell_limit ->
        [one] { $spell_limit } sort
       *[other] { $spell_limit } sorts
    } de plus pendant ce tour de combat

## Abilities, artifacts and specialties.

verb-ranged_attack = { $rounds ->
        [1] pendant ce tour de combat
       *[other] pendant ce tour de combat et le suivant
    }, vos unités à distance reçoivent { $ranged_attack_signed } en attaque contre les cibles qui ne sont pas adjacentes{ $initiative ->
        [0] {""}
       *[other] {" "}et { $initiative_signed } en initiative
    }
verb-cast_first = { $cast_first ->
        [extra] lancez un sort avant que la première unité agisse, en plus de votre sort du tour de combat
       *[counted] lancez un sort avant que la première unité agisse{"\u00A0"}; c’est votre sort du tour de combat
    }
verb-swap_units = deux de vos unités échangent leurs places
verb-no_escape = l’ennemi ne peut ni fuir ce combat ni se rendre
verb-triple_die = le résultat du dé d’Attaque compte trois fois
verb-cancel_die = le dé qui vient d’être lancé n’ajoute rien et ne déclenche rien
verb-discard = défaussez { $discard ->
        [one] { $discard } carte
       *[other] { $discard } cartes
    } de votre main{ $spell_draws ->
        [yes] {"\u00A0"}; piochez 1 carte pour chaque sort ainsi défaussé
       *[no] {""}
    }
verb-draw_keep = piochez { $draw_keep ->
        [one] { $draw_keep } carte
       *[other] { $draw_keep } cartes
    }, gardez-en une et défaussez le reste
verb-overlay = posez cette carte sur une de vos unités qui peut la recevoir{"\u00A0"}; jusqu’à sa défaite, cette unité se bat comme{"\u00A0"}: { $overlay_name }

## What a card costs, before the colon, and where it goes afterwards.

phrase-cost_discard = défaussez { $n ->
        [one] { $n } autre carte
       *[other] { $n } autres cartes
    }
phrase-cost_any_number = défaussez autant d’autres cartes que vous voulez
phrase-cost_remove = retirez cette carte de la partie
effect-returns = reprenez cette carte en main
