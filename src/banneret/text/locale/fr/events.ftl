### Sentences of the log, one for each event of a combat.
### `unit_number` comes with `unit`: "one" for the arrow tower, a single thing, and "other" for units.

## Course of the combat.

event-combat = Le combat commence.
event-round = Début du tour { $round }.
event-guard = Gardes{"\u00A0"}: { $unit }.
event-deploy = { $side } place { $unit } en { $space }.
event-siege = { $side } place la Porte en { $space } et des Murailles sur les autres cases de la rangée centrale.
event-flee = Les gardes fuient sans combattre.
event-extend = Le combat continue un tour de plus. Points de déplacement restants{"\u00A0"}: { $n }.
event-retreat = { $side } bat en retraite.
event-surrender = { $side } se rend et paie { $gold } or.
event-win = { $side } remporte le combat.
event-time-up = La limite de tours est atteinte{"\u00A0"}: le combat se termine sans vainqueur.

## Units.

event-activate = { $unit } { $unit_number ->
        [one] s’active
       *[other] s’activent
    }.
event-done = { $unit } { $unit_number ->
        [one] termine son
       *[other] terminent leur
    } activation.
event-skip = { $unit } { $unit_number ->
        [one] perd
       *[other] perdent
    } le jeton Paralysie et ne { $unit_number ->
        [one] fait
       *[other] font
    } rien.
event-move = { $unit } { $unit_number ->
        [one] se déplace
       *[other] se déplacent
    } de { $from } à { $to }.
event-attack = { $unit } { $unit_number ->
        [one] attaque
       *[other] attaquent
    }{"\u00A0"}: { $target }.
event-attack-again = { $unit } { $unit_number ->
        [one] attaque
       *[other] attaquent
    } aussi{"\u00A0"}: { $target }.
event-retaliate = { $unit } { $unit_number ->
        [one] riposte
       *[other] ripostent
    }{"\u00A0"}: { $target }.
event-damage = { $unit } { $unit_number ->
        [one] subit
       *[other] subissent
    } { $n ->
        [0] 0 dégât
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
event-deal = { $unit } { $unit_number ->
        [one] inflige
       *[other] infligent
    } { $n ->
        [0] 0 dégât
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
event-flip = { $unit } { $unit_number ->
        [one] passe
       *[other] passent
    } de Groupe à Quelques.
event-defeat = { $unit }{"\u00A0"}: unité vaincue.
event-defend = { $unit } { $unit_number ->
        [one] se défend
       *[other] se défendent
    } et { $unit_number ->
        [one] reçoit
       *[other] reçoivent
    } un jeton Bouclier.
event-token-gone = { $unit } { $unit_number ->
        [one] perd
       *[other] perdent
    } le jeton Bouclier.
event-paralyse = { $unit } { $unit_number ->
        [one] reçoit
       *[other] reçoivent
    } un jeton Paralysie.
event-recover = { $unit } { $unit_number ->
        [one] perd
       *[other] perdent
    } le jeton Paralysie.
event-heal = { $unit } { $unit_number ->
        [one] récupère
       *[other] récupèrent
    } { $n } PV.
event-stat = { $unit } { $unit_number ->
        [one] gagne
       *[other] gagnent
    } { $by } en { $stat ->
        [attack] attaque
        [defense] défense
       *[initiative] initiative
    }.
event-reinforce = { $side } améliore { $unit }{"\u00A0"}: Quelques devient Groupe.
event-save = { $unit } { $unit_number ->
        [one] annule
       *[other] annulent
    } l’attaque contre cette unité{"\u00A0"}: { $target }.
event-back = { $unit } { $unit_number ->
        [one] revient
       *[other] reviennent
    } de { $from } à { $to }.
event-push = { $unit } { $unit_number ->
        [one] doit
       *[other] doivent
    } s’éloigner de { $from } à { $to }.
event-break = { $unit } { $unit_number ->
        [one] détruit
       *[other] détruisent
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
event-pass = { $side } passe.
event-reshuffle = { $side } mélange sa défausse pour former un nouveau deck.
event-morale-lost = { $side } perd son moral positif.
event-morale-used = { $side } dépense son moral positif.
