### What a table says beside a question: short labels for things one clicks, and second lines.

## Short labels. The thing itself says the rest.

short-go = Aller ici
short-go-fight = Aller combattre
short-go2 = Héros secondaire – aller ici
short-go2-fight = Héros secondaire – aller combattre
short-discover = Découvrir
short-discover2 = Héros secondaire – découvrir
short-lay = Poser une tuile
short-lay2 = Héros secondaire – poser une tuile
short-rotate = Poser ainsi
short-revisit = Visiter de nouveau
short-settle = Choisir ce lieu
short-lead = L’envoyer ici
short-stop = S’arrêter ici
short-build = Construire
short-use = Utiliser
short-recruit = Recruter
short-reinforce = Améliorer
short-use_unit = Utiliser la capacité
short-weaken = Faire passer à Quelques
short-hire = Recruter un héros
short-buy_spell = Acheter un sort
short-play = Jouer
short-expert = Jouer en expert
short-second = Second effet
short-cast = Lancer
short-power = Ajouter de la puissance
short-power_expert = Ajouter de la puissance (expert)
short-power_second = Ajouter de la puissance (second effet)
short-discard = Défausser
short-keep = Garder
short-take = Prendre
short-take_top = Prendre
short-put = Défausser
short-put-back = Remettre
short-replace = Remplacer
short-remove = Retirer de la partie
short-look = Regarder des cartes
short-top = Sur le dessus
short-bottom = En dessous
short-offer = Donner
short-exchange = Échanger une carte
short-deploy = Placer
short-redraw = Remplacer
short-move = Se déplacer
short-attack = Attaquer
short-break = Détruire
short-target = Choisir
short-activate = Activer
short-morale_draw = Piocher 1 carte
short-morale_swap = Échanger des cartes
short-reroll = Relancer
short-morale_reroll = Relancer grâce au moral
short-luck_reroll = Relancer grâce à la chance

## Second lines under a question.

hint-two-heroes = Points de mouvement{"\u00A0"}: { $n } et, pour le héros secondaire, { $other }.
hint-town-open = Encore possible en ville{"\u00A0"}: { $what }.
hint-town-build = construire
hint-town-population = recruter
hint-town-spell_book = acheter un sort
hint-town-again = Quelqu’un a agi entre-temps{"\u00A0"}; chacun est donc consulté de nouveau.
hint-purse = Vous avez{"\u00A0"}: { $what }.
hint-guards = Gardes de difficulté { $n }.
hint-fighting = Combat{"\u00A0"}: { $unit } contre { $target }.
hint-deploy = Unités encore à placer{"\u00A0"}: { $n }.
hint-movement-left = Points de mouvement restants{"\u00A0"}: { $n }.
short-pass-roll = Lancer le dé
short-done-deploying = Laisser les autres de côté
