### Sentences of the log, one for each event of a combat.
### `unit_number` comes with `unit`, `target_number` with `target`: "one" for the arrow tower, "other" for units.

## Course of the combat.

event-combat = Le combat commence.
event-round = Début du tour { $round }.
event-guard = Gardes{"\u00A0"}: { $unit }.
event-deploy = { $side } place { $unit_number ->
        [one] la { $unit }
       *[other] les { $unit }
    } en { $space }.
event-siege = { $side } place la Porte en { $space } et des Murailles sur les autres cases de la rangée centrale.
event-flee = Les gardes fuient sans combattre.
event-extend = Le combat continue un tour de plus. Points de déplacement restants{"\u00A0"}: { $n }.
event-retreat = { $side } bat en retraite.
event-surrender = { $side } se rend et paie { $gold } or.
event-win = { $side } remporte le combat.
event-time-up = La limite de tours est atteinte{"\u00A0"}: le combat se termine sans vainqueur.
event-drawn-battle = { $n ->
    [0] Les dernières unités des deux camps sont tombées{"\u00A0"}: le combat se termine sans vainqueur.
   *[other] Rien n’a été endommagé ni détruit depuis trop longtemps{"\u00A0"}: le combat est interrompu.
}
event-initiative = Le jeton d’Initiative passe à { $side }.
event-obstacle = { $obstacle ->
    [pond] Un étang
    [mound] Un monticule
    [spine] Un squelette
    [rocks] Un amas de rochers
    [skull] Un crâne
    [stones] Un tas de pierres
   *[log_a] Un tronc moussu
    [log_b] Un tronc nu
} barre le terrain en { $space }.

## Units.

event-activate = { $unit_number ->
        [one] La { $unit } s’active
       *[other] Les { $unit } s’activent
    }.
event-done = { $unit_number ->
        [one] La { $unit } termine son
       *[other] Les { $unit } terminent leur
    } activation.
event-skip = { $unit_number ->
        [one] La { $unit } perd
       *[other] Les { $unit } perdent
    } le jeton Paralysie et ne { $unit_number ->
        [one] fait
       *[other] font
    } rien.
event-move = { $unit_number ->
        [one] La { $unit } se déplace
       *[other] Les { $unit } se déplacent
    } de { $from } à { $to }.
event-attack = { $unit_number ->
        [one] La { $unit } attaque
       *[other] Les { $unit } attaquent
    } { $target_number ->
        [one] la { $target }
       *[other] les { $target }
    }.
event-attack-again = { $unit_number ->
        [one] La { $unit } attaque
       *[other] Les { $unit } attaquent
    } aussi { $target_number ->
        [one] la { $target }
       *[other] les { $target }
    }.
event-retaliate = { $unit_number ->
        [one] La { $unit } riposte
       *[other] Les { $unit } ripostent
    } contre { $target_number ->
        [one] la { $target }
       *[other] les { $target }
    }.
event-damage = { $unit_number ->
        [one] La { $unit } subit
       *[other] Les { $unit } subissent
    } { $n ->
        [0] 0 dégât
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
event-deal = { $unit_number ->
        [one] La { $unit } inflige
       *[other] Les { $unit } infligent
    } { $n ->
        [0] 0 dégât
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
event-flip = { $unit_number ->
        [one] La { $unit } passe
       *[other] Les { $unit } passent
    } de Groupe à Quelques.
event-defeat = { $unit }{"\u00A0"}: unité vaincue.
event-defend = { $unit_number ->
        [one] La { $unit } se défend
       *[other] Les { $unit } se défendent
    } et { $unit_number ->
        [one] reçoit
       *[other] reçoivent
    } un jeton Bouclier.
event-token-gone = { $unit_number ->
        [one] La { $unit } perd
       *[other] Les { $unit } perdent
    } le jeton Bouclier.
event-paralyse = { $unit_number ->
        [one] La { $unit } reçoit
       *[other] Les { $unit } reçoivent
    } un jeton Paralysie.
event-recover = { $unit_number ->
        [one] La { $unit } perd
       *[other] Les { $unit } perdent
    } le jeton Paralysie.
event-heal = { $unit_number ->
        [one] La { $unit } récupère
       *[other] Les { $unit } récupèrent
    } { $n } PV.
event-stat = { $unit_number ->
        [one] La { $unit } reçoit
       *[other] Les { $unit } reçoivent
    } { $by } en { $stat ->
        [attack] attaque
        [defense] défense
       *[initiative] initiative
    }.
event-reinforce = { $side } améliore { $unit_number ->
        [one] la { $unit }
       *[other] les { $unit }
    }{"\u00A0"}: Quelques devient Groupe.
event-save = { $unit_number ->
        [one] La { $unit } annule
       *[other] Les { $unit } annulent
    } l’attaque contre { $target_number ->
        [one] la { $target }
       *[other] les { $target }
    }.
event-back = { $unit_number ->
        [one] La { $unit } revient
       *[other] Les { $unit } reviennent
    } de { $from } à { $to }.
event-push = { $unit_number ->
        [one] La { $unit } doit
       *[other] Les { $unit } doivent
    } s’écarter de { $from } vers { $to }.
event-break = { $unit_number ->
        [one] La { $unit } détruit
       *[other] Les { $unit } détruisent
    } { $what ->
        [gate] la Porte
       *[wall] la Muraille
    } en { $space }.
event-tower-gone = La Tourelle est retirée.

## Dice.

event-die = { $side } lance le dé d’Attaque{"\u00A0"}: { $face }.
event-reroll = { $side } relance le dé{"\u00A0"}: { $face }.
event-defense-die = { $unit } – dé pour le jeton Bouclier{"\u00A0"}: { $face }.
event-ability-die = { $unit } – dé d’Attaque à part{"\u00A0"}: { $face }.
event-ignore-die = { $unit } – le dé de l’attaquant n’ajoute rien.

## Cards and morale.

event-draw = { $side } pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-drawn = { $side } pioche la carte{"\u00A0"}: { $card }.
event-discard = { $side } défausse la carte{"\u00A0"}: { $card }.
event-play = { $side } joue la carte{"\u00A0"}: { $card }.
event-play-expert = { $side } joue la carte{"\u00A0"}: { $card } (effet expert).
event-play-second = { $side } joue la carte{"\u00A0"}: { $card } (second effet).
event-pass = { $side } passe.
event-reshuffle = { $side } mélange sa défausse pour former un nouveau deck.
event-morale-lost = { $side } perd son moral positif.
event-morale-used = { $side } dépense son moral positif.

## Spells

event-cast = { $side } lance le sort{"\u00A0"}: { $card }.
event-power = { $side } ajoute de la puissance avec la carte{"\u00A0"}: { $card }. Puissance{"\u00A0"}: { $n }.
event-spell-fails = { $side } – le sort échoue{"\u00A0"}: { $card }.
event-take-back = { $side } reprend la carte{"\u00A0"}: { $card }.
event-burn = { $unit_number ->
        [one] La { $unit } subit
       *[other] Les { $unit } subissent
    } { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } des flammes.
event-fire-shield = { $unit } – les attaquants adjacents subissent { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } jusqu’à la fin du tour.
event-skip-die = { $unit_number ->
        [one] La { $unit } attaque
       *[other] Les { $unit } attaquent
    } sans dé d’Attaque.
event-silence = { $unit_number ->
        [one] La { $unit } perd ses
       *[other] Les { $unit } perdent leurs
    } capacités spéciales jusqu’à la fin du combat.
event-unsilence = { $unit } – les capacités spéciales comptent à nouveau.
event-ward = { $unit } – les sorts n’ont plus aucun effet.
event-rearm = { $unit_number ->
        [one] La { $unit } peut
       *[other] Les { $unit } peuvent
    } de nouveau riposter.
event-teleport = { $unit_number ->
        [one] La { $unit } se téléporte
       *[other] Les { $unit } se téléportent
    } de { $from } à { $to }.

## Héros IA

event-ai-card = { $side } pioche la carte IA{"\u00A0"}: { $card }.
event-ai-spell = { $side } pioche le sort IA{"\u00A0"}: { $card }.
event-ai-waits = { $side } garde prêt{"\u00A0"}: { $card }.
event-ai-postponed = { $side } remet au prochain tour de combat{"\u00A0"}: { $card }.
event-ai-under = { $side } place sous le deck IA{"\u00A0"}: { $card }.
event-ai-shuffled = { $side } remélange{"\u00A0"}: { $card }.
event-ai-laid = { $unit } – cette carte est désormais posée ici{"\u00A0"}: { $card }.
event-ai-lifted = { $unit } – cette carte est épuisée{"\u00A0"}: { $card }.
event-ai-skill = { $side } utilise la compétence{"\u00A0"}: { $card }.
