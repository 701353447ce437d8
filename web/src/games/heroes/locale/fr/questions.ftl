# Banneret: questions dans une fenêtre
ask-ask-search = { $deck ->
    [ability] Fouiller les compétences
    [artifact] Fouiller les artefacts
    [spell] Fouiller les sorts
   *[other] Fouiller une pioche
  }
ask-ask-take = { $n ->
    [one] Une carte trouvée
   *[other] Gardez 1 carte sur { $n }
  }
ask-ask-put = Sur la défausse, une par une
ask-ask-order = Sur la défausse, une par une
ask-ask-spring = Une carte revient
ask-ask-witch = La Hutte de la Sorcière
ask-witch-shows = La sorcière montre une carte
ask-saw-top = La carte du dessus
ask-ask-deck = Un coup d’œil dans une pioche
ask-ask-reward = Une colonie est à vous
ask-got-reward = Vous en êtes le premier maître
ask-ask-trade = Comptoir Commercial
ask-pick-result = Les dés sont jetés
ask-offer-map-reroll = Relancer{"\u00A0"}?
ask-ask-faction = Qui menez-vous{"\u00A0"}?
ask-ask-hero = Qui les mène{"\u00A0"}?
ask-ask-bonus = De quoi commencer
ask-ask-reinforced = Quelques-uns deviennent un groupe
ask-ask-weakened = Un groupe se réduit
ask-ask-offer = Ils vous suivraient
ask-draw-offer = Des étrangers à la porte
ask-ask-redraw = Les gardes
ask-ask-transport = Votre ville est assiégée
ask-ask-sacrifice = Abandonner le héros{"\u00A0"}?
ask-got-sacrifice = Abandonner le héros{"\u00A0"}?
ask-eliminate = Vous êtes hors jeu
ask-end-round = Le tour { $round } est fini
ask-ask-swap = De nouvelles cartes
ask-ask-exchange = De nouvelles cartes
ask-ask-cost = Le prix d’une carte
ask-ask-payment = Payer avec une carte
ask-ask-dropped = Une carte est perdue
ask-ask-sold = Vendre une carte
ask-ask-kept = Garder une carte
ask-ask-found = Dans votre défausse
ask-ask-wisdom = Avant de payer
ask-ask-avoid = Des gardes devant vous
ask-ask-raise = Après la victoire
ask-ask-spend = Dépenser votre moral{"\u00A0"}?
ask-ask-step = Quelle force{"\u00A0"}?
ask-next-of-team = Qui commence{"\u00A0"}?
ask-propose = Un échange de cartes
ask-ask-in-return = Un échange de cartes
ask-ask-amount = Un don
search-look-how = Gardez-en une. Les autres vont sur la défausse, visibles.
search-left = { $n ->
    [one] il reste 1 carte dans la pioche
   *[other] il reste { $n } cartes dans la pioche
  }
search-take-how = La carte visible de la défausse. Vous ne regardez pas la pioche.
search-below = { $n ->
    [one] 1 carte reste dessous
   *[other] { $n } cartes restent dessous
  }
level-title = { $name } atteint le niveau { $level }
level-track = Niveaux{"\u00A0"}: limite de main et effets experts
level-hand = Limite de main
level-expert = Effets experts
level-now = maintenant
level-next = Ensuite, niveau { $level }
reward-amount = +{ $amount } { $kind ->
   *[gold] or
    [building_materials] { $amount ->
        [one] matériau
       *[other] matériaux
    }
    [valuables] { $amount ->
        [one] richesse
       *[other] richesses
    }
  }
reward-now = maintenant
reward-later = plus tard
reward-income = revenu
reward-from = dès la manche { $n }
reward-no-income = aucun revenu d’ici
reward-lost = Elle se perd avec la colonie{"\u00A0"}; un nouveau maître choisit à son tour.
amount-do = { $n }, pas plus
side-heroes = Héros{"\u00A0"}: { $names }
trade-way = Que faire ici
trade-exchange = Échanger
trade-sell = Vendre une carte
trade-give = Donner à un allié
trade-do = Échanger
trade-short = il manque { $n } { $kind ->
   *[gold] or
    [building_materials] { $n ->
        [one] matériau
       *[other] matériaux
    }
    [valuables] { $n ->
        [one] richesse
       *[other] richesses
    }
  }
trade-not = plus maintenant
trade-how = Autant de fois que vous voulez. Qui échange ne vend pas de carte pendant cette visite.
trade-sell-how = Une carte quitte la partie contre de l’or. Ensuite, plus d’échange pendant cette visite.
give-up-title = { $way ->
    [surrender] Se rendre à { $name }{"\u00A0"}?
   *[retreat] Battre en retraite{"\u00A0"}?
  }
give-up-pay = Payer { $n } or
give-up-how = { $way ->
    [surrender] Ce n’est pas une défaite et cela ne coûte pas d’autre unité{"\u00A0"}; votre héros rejoint une de vos villes ou colonies.
   *[retreat] Ce n’est pas une défaite. Votre héros revient au dernier champ visité, avec les unités qui restent.
  }
give-up-lost = { $n ->
    [one] L’unité déjà perdue reste perdue.
   *[other] Les { $n } unités déjà perdues restent perdues.
  }
give-up-no = Continuer le combat
