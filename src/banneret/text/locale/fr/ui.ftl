### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Attaquant
ui-defender = Défenseur
ui-round-n = Tour { $round }
ui-initiative = Initiative
ui-log = Journal
ui-hand = Main
ui-deck = Deck
ui-discard = Défausse
ui-undo = Annuler
ui-redo = Rétablir
ui-help = Aide
ui-why-not = Pourquoi pas{"\u00A0"}?
ui-quit = Quitter
ui-your-turn = À vous de jouer
ui-waiting-for = En attente de{"\u00A0"}: { $side }
ui-few = Quelques
ui-pack = Groupe
ui-attack = Attaque
ui-defense = Défense
ui-hp = PV
ui-chance = Hasard
ui-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
ui-morale-positive = Moral positif
ui-defense-token = Jeton Bouclier
ui-paralysis-token = Jeton Paralysie
ui-over = Le combat est terminé
ui-winner = Vainqueur{"\u00A0"}: { $side }
ui-drawn = Pas de vainqueur

## The table on a screen.

ui-skirmish = Escarmouche
ui-saved = enregistré dans { $path }
ui-not-saved = non enregistré
ui-save-failed = La partie n’a pas pu être enregistrée ({ $reason }). Elle continue, et chaque réponse réessaie.
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
ui-pass-screen = Passez l’écran à{"\u00A0"}: { $side }
ui-pass-screen-hint = Appuyez sur Entrée quand personne d’autre ne regarde.
ui-refused = Pas permis maintenant{"\u00A0"}: { $answer }
ui-unknown = Ce n’est pas une réponse{"\u00A0"}: { $answer }
ui-several = Plusieurs réponses conviennent{"\u00A0"}: { $answers }
ui-allowed = Permis maintenant
ui-asked-now = Ce qui est demandé maintenant
ui-no-undo = Rien ne peut être annulé{"\u00A0"}: quelque chose a été révélé, ou un autre joueur a répondu.
ui-no-redo = Il n’y a rien à rétablir.
ui-taken-back = Annulé{"\u00A0"}: { $answer }
ui-given-again = Rétabli{"\u00A0"}: { $answer }
ui-quit-ask = Quitter la partie{"\u00A0"}?
ui-quit-saved = Elle est enregistrée dans { $path } et peut être reprise.
ui-quit-unsaved = Elle n’est pas enregistrée et sera perdue.
ui-keys = Touches
ui-signs = Signes
ui-key-arrows = déplacer le curseur
ui-key-shift = regarder sans choisir
ui-key-enter = donner la réponse marquée
ui-key-tab = réponse suivante, précédente avec maj
ui-key-number = donner la réponse de ce numéro{"\u00A0"}; 0 passe ou termine
ui-key-type = taper une réponse, comme b3 ou move:b3{"\u00A0"}; échap efface
ui-key-undo = annuler la dernière réponse
ui-key-redo = la rétablir
ui-key-why = pourquoi une chose n’est pas permise ici
ui-key-inspect = l’unité ou la carte sous le curseur
ui-key-log = tout le journal{"\u00A0"}; page haut et bas le font défiler
ui-key-speed = la vitesse des robots
ui-key-quit = quitter la partie
ui-sign-legal = peut être choisi
ui-sign-target = peut être attaqué, avec les dégâts
ui-sign-acts = agit maintenant
ui-sign-done = a agi ce tour
ui-sign-hearts = PV restants et perdus
ui-sign-flips = passe de Groupe à Quelques{"\u00A0"}; avec ? peut-être
ui-sign-falls = est vaincu{"\u00A0"}; avec ? peut-être
ui-speed = Robots{"\u00A0"}: { $speed }
ui-speed-slow = lent
ui-speed-normal = normal
ui-speed-fast = rapide
ui-speed-instant = immédiat
ui-bot-failed = Le robot { $bot } a échoué ({ $reason }). Désormais une personne répond à sa place.
ui-rounds = Tours
ui-answers = Réponses
ui-damage-dealt = Dégâts infligés
ui-units-lost = Unités perdues
ui-units-left = Unités restantes
ui-dice-average = Dés d’Attaque, moyenne
ui-see-board = Voir le plateau
ui-close = Fermer
ui-empty-space = Case vide
ui-too-small = La fenêtre est trop petite{"\u00A0"}: il faut { $width } × { $height } caractères.
ui-hint-cursor = curseur
ui-hint-answer = répondre
ui-hint-next = suivante
ui-hint-type = taper
ui-hint-inspect = examiner
ui-key-marked = tout sur la réponse marquée
ui-sign-asked = doit répondre maintenant
ui-sign-yes = oui
ui-mark-first = Marquez d’abord une réponse, avec tab ou une flèche, ou appuyez sur sa touche.

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
option-yes = Oui
option-no = Non
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
