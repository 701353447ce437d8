### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Attaquant
ui-defender = Défenseur
ui-round-n = Tour { $round }
ui-initiative = Initiative
ui-hand = Main
ui-deck = Deck
ui-discard = Défausse
ui-few = Quelques
ui-attack = Attaque
ui-defense = Défense
ui-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
ui-morale-positive = Moral positif
ui-defense-token = Jeton Bouclier
ui-paralysis-token = Jeton Paralysie
ui-over = Le combat est terminé

## The table on a screen.

ui-skirmish = Escarmouche
ui-attack-ahead = L’attaque
ui-retaliation = Riposte{"\u00A0"}: { $damage }
ui-no-retaliation = Pas de riposte
ui-forecast-note = Sans cartes ni relances.
ui-effect-flips = passe à Quelques
ui-effect-falls = est vaincu
ui-effect-left = { $n } PV restants
ui-effect-nothing = aucun dégât
ui-short-attack = A
ui-short-defense = D
ui-short-hp = V
ui-short-initiative = I
ui-short-ground = pied
ui-short-flying = vol
ui-short-ranged = tir
ui-short-paralysed = PARAL.
ui-short-defending = garde
ui-acts = agit
ui-next = ensuite
ui-skips = passe
ui-hand-none = aucune carte
ui-hidden = cachée
ui-expert = Effets experts{"\u00A0"}: { $n }
ui-movement = Déplacement{"\u00A0"}: { $n }
ui-reserve = Réserve
ui-sign-target = peut être attaqué, avec les dégâts
ui-sign-acts = agit maintenant
ui-sign-done = a agi ce tour
ui-sign-hearts = PV restants et perdus
ui-sign-flips = passe de Groupe à Quelques{"\u00A0"}; avec{"\u00A0"}? peut-être
ui-sign-falls = est vaincu{"\u00A0"}; avec{"\u00A0"}? peut-être
ui-rounds = Tours
ui-damage-dealt = Dégâts infligés
ui-dice-average = Dés d’Attaque, moyenne
ui-empty-space = Case vide

## Prompts.

prompt-deploy-unit = Choisissez une unité à placer.
prompt-deploy-space = { $unit }{"\u00A0"}: choisissez une case.
prompt-space = Choisissez une case.
prompt-action = { $unit }{"\u00A0"}: choisissez une action.
prompt-target = { $unit }{"\u00A0"}: choisissez une cible.
prompt-second-target = { $unit }{"\u00A0"}: choisissez la seconde cible.
prompt-card = Jouez une carte ou passez.
prompt-card-unit = { $card }{"\u00A0"}: choisissez une unité.
prompt-yes-no = Oui ou non{"\u00A0"}?
prompt-reroll = Le dé indique { $face }. Le relancer{"\u00A0"}?
prompt-ignore-die = { $unit }{"\u00A0"}: défausser une carte pour que le dé d’Attaque n’ajoute rien{"\u00A0"}?
prompt-save-ally = { $unit }{"\u00A0"}: annuler l’attaque contre { $target_number ->
        [one] la { $target }
       *[other] les { $target }
    }{"\u00A0"}?
prompt-first = Quelle unité agit en premier{"\u00A0"}?
prompt-extend = Prolonger le combat pour { $n ->
        [one] { $n } point de déplacement
       *[other] { $n } points de déplacement
    }, ou battre en retraite{"\u00A0"}?
prompt-quick-combat = Les gardes fuiraient sans combattre. Les laisser fuir{"\u00A0"}?
prompt-place-gate = Choisissez une case pour la Porte.
prompt-heal = { $unit }{"\u00A0"}: choisissez une unité à soigner.
prompt-reinforce = Choisissez une unité à améliorer.
prompt-redraw = Choisissez les cartes à défausser et à repiocher.
prompt-push = { $unit }{"\u00A0"}: choisissez la case vers laquelle s’éloigner.
prompt-go-back = { $unit }{"\u00A0"}: retour sur { $space }{"\u00A0"}?
prompt-retaliate = { $unit }{"\u00A0"}: riposter contre { $target_number ->
        [one] la { $target }
       *[other] les { $target }
    }{"\u00A0"}?

## Options.

option-move = Aller en { $space }
option-stay = Rester sur place
option-attack = Attaquer{"\u00A0"}: { $unit } en { $space }
option-attack-tower = Attaquer la Tourelle
option-break = Détruire { $what ->
        [gate] la Porte
       *[wall] la Muraille
    } en { $space }
option-defend = Défendre
option-end = Terminer l’activation
option-surrender = Se rendre pour { $gold } or
option-pass = Passer
option-use = Utiliser son autre action
option-play = Jouer{"\u00A0"}: { $card }
option-expert = Jouer{"\u00A0"}: { $card } (expert)
option-reroll = Relancer le { $face }
option-keep = Garder
option-extend = Prolonger le combat
option-retreat = Battre en retraite
option-morale-draw = Dépenser le moral{"\u00A0"}: piocher 1 carte
option-morale-swap = Dépenser le moral{"\u00A0"}: défausser des cartes et en piocher autant
option-morale-reroll = Dépenser le moral{"\u00A0"}: relancer le { $face }
option-deploy = Placer{"\u00A0"}: { $unit }
option-done = Terminé
option-place = { $space }
option-target = Cible{"\u00A0"}: { $unit } en { $space }
option-activate = Activer{"\u00A0"}: { $unit } en { $space }
option-gate = Porte en { $space }
option-reinforce = Améliorer{"\u00A0"}: { $unit }
option-discard = Défausser{"\u00A0"}: { $card }
option-push = S’éloigner en { $space }
option-go-back = Retourner en { $space }
option-cancel-attack = Annuler l’attaque
option-fight = Combattre
option-let-flee = Les laisser fuir

## Spells

prompt-power = { $card }{"\u00A0"}: ajouter de la puissance{"\u00A0"}? Jusqu’ici{"\u00A0"}: { $n }.
prompt-step = { $card }{"\u00A0"}: choisissez la force du sort.
prompt-stat = { $card }{"\u00A0"}: choisissez la caractéristique à augmenter.
prompt-blast = { $card }{"\u00A0"}: choisissez la seconde case.
prompt-chain = { $card }{"\u00A0"}: choisissez l’unité touchée ensuite.
prompt-teleport = { $unit }{"\u00A0"}: choisissez la case d’arrivée.
prompt-cancel-spell = L’ennemi lance un sort{"\u00A0"}: { $card }. Jouez une carte contre ce sort ou passez.
prompt-return-spell = Sort lancé{"\u00A0"}: { $card }. Jouez une carte pour le reprendre ou passez.
prompt-rescue = { $unit }{"\u00A0"}: l’attaque retirerait cette unité. La sauver{"\u00A0"}?

option-cast = Lancer{"\u00A0"}: { $card }
option-power = Ajouter de la puissance{"\u00A0"}: { $card }
option-power-expert = Ajouter de la puissance{"\u00A0"}: { $card } (expert)
option-step = { $text }
option-stat = Augmenter { $stat ->
        [attack] l’attaque
        [defense] la défense
       *[initiative] l’initiative
    }
