# Banneret : cartes en main, piles, questions dans une fenêtre, fin de la partie

## Cartes

hand-label = { $n ->
    [0] Votre main est vide
    [one] Votre main : 1 carte
   *[other] Votre main : { $n } cartes
  }
hand-empty = Aucune carte en main
card-moment = { $moment ->
    [combat] Seulement en combat
    [map] Seulement sur la carte
    [recruit] En recrutant
    [guild] En achetant un sort
    [won] Après une victoire
    [guarded] Devant des gardes
    [attack] Quand vous attaquez
    [defense] Quand on vous attaque
    [activation] Quand votre unité agit
    [enemy_spell] Contre un sort
    [own_spell] Après votre sort
    [loss] Quand une unité tombe
    [start] Au début d’un combat
    [extend] Quand le temps est écoulé
    [roll] Après le jet
   *[power] Avec un sort
  }
card-clause = { $clause ->
    [H3-CBC-01] Un sort par round
    [H3-ABL-03] Plus d’effet expert
    [H3-GEN-04] Vous ne pouvez pas payer
   *[H3-CBS-26] Pas pour les gardes
  }
card-not-now = Pas maintenant
card-in-deck = { $n ->
    [one] encore 1 dans la pioche
   *[other] encore { $n } dans la pioche
  }
pile = { $kind ->
    [deck] pioche
   *[discard] défausse
  }
pile-label = { $kind ->
    [deck] Votre pioche : { $n } cartes. La parcourir
   *[discard] Votre défausse : { $n }. { $top }. La parcourir
  }
pile-own-deck = Votre pioche
pile-discard-of = { $mine ->
    [yes] Votre défausse
   *[no] Défausse de { $name }
  }
pile-removed-of = { $mine ->
    [yes] Retirées de votre paquet
   *[no] Retirées : { $name }
  }
pile-shared = { $deck ->
    [ability] Défausse des compétences
    [artifact] Défausse des artefacts
    [spell] Défausse des sorts
   *[other] Défausse
  }
pile-note-deck = Sans ordre : personne ne sait ce qui vient.
pile-note-discard = Face visible, la carte du dessus d’abord.
pile-note-shared = { $n ->
    [one] Face visible, la carte du dessus d’abord ; il reste 1 carte dans la pioche.
   *[other] Face visible, la carte du dessus d’abord ; il reste { $n } cartes dans la pioche.
  }
pile-empty = Il n’y a rien ici.

## Questions

ask-back = Revenir à la question
ask-confirm = Appuyez encore une fois, ou
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
ask-offer-map-reroll = Relancer ?
ask-ask-faction = Qui menez-vous ?
ask-ask-hero = Qui les mène ?
ask-ask-bonus = De quoi commencer
ask-ask-reinforced = Quelques-uns deviennent un groupe
ask-ask-weakened = Un groupe se réduit
ask-ask-offer = Ils vous suivraient
ask-draw-offer = Des étrangers à la porte
ask-ask-redraw = Les gardes
ask-ask-transport = Votre ville est assiégée
ask-ask-sacrifice = Abandonner le héros ?
ask-got-sacrifice = Abandonner le héros ?
ask-eliminate = Vous êtes hors jeu
ask-end-round = Le round { $round } est fini
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
ask-ask-spend = Dépenser votre moral ?
ask-ask-step = Quelle force ?
ask-next-of-team = Qui commence ?
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
level-track = Niveaux : limite de main et effets experts
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
reward-lost = Elle se perd avec la colonie ; un nouveau maître choisit à son tour.
amount-do = { $n }, pas plus
side-heroes = Héros : { $names }
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
    [surrender] Se rendre à { $name } ?
   *[retreat] Battre en retraite ?
  }
give-up-pay = Payer { $n } or
give-up-how = { $way ->
    [surrender] Ce n’est pas une défaite et cela ne coûte pas d’autre unité ; votre héros rejoint une de vos villes ou colonies.
   *[retreat] Ce n’est pas une défaite. Votre héros revient au dernier champ visité, avec les unités qui restent.
  }
give-up-lost = { $n ->
    [one] L’unité déjà perdue reste perdue.
   *[other] Les { $n } unités déjà perdues restent perdues.
  }
give-up-no = Continuer le combat

## Fin de la partie

end-back = Revenir au résultat
end-all-lost = Tout est perdu
end-draw = Personne ne gagne
end-won = Victoire : { $name }
end-you-won = Victoire pour { $name }
end-verdict = { $result ->
    [won] Victoire
    [lost] Défaite
   *[even] Sans vainqueur
  }
end-more = Avant de ranger la table, il reste quelque chose à décider.
end-goes-on = Passer à la suite
end-round = manche { $n } sur { $of }
end-hero = { $name }, niveau { $level }
end-stands = { $flags ->
    [one] 1 drapeau
   *[other] { $flags } drapeaux
  } · { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
end-numbers = La partie en chiffres
end-of = { $n } sur { $of }
end-last = fin
end-luck = La chance aux dés
end-luck-how = ligne : ce qu’on attend
end-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
  }
end-no-dice = Aucun dé n’a été lancé.
end-no-numbers = Les chiffres de cette partie n’ont pas pu être chargés.
end-actions = Après la partie
end-fought = { $result ->
    [won] Bien joué
    [lost] Un rude combat
   *[even] C’est fini
  }
end-then = La partie est conservée ; on peut la revoir de chaque place.
end-look = Voir le plateau
end-lobby = Vers l’accueil
end-again = La même table, encore
end-share = Partager la partie
end-replay = Revoir la partie
end-shared = Le lien est copié
end-failed = Cela n’a pas marché. Réessayez dans un instant.

## Les règles

rules-title = Les règles
rules-note = D’abord comment jouer, puis chaque clause selon laquelle la table joue
rules-views = Ce qui est montré
rules-view-guide = Comment jouer
rules-view-glossary = Lexique
rules-view-register = Règles
rules-contents = Sommaire
rules-terms = Termes
rules-things = Dans la boîte
rules-no-guide = Il n’y a pas de page expliquant comment jouer à ce jeu. Toutes ses règles sont à côté.
rules-sections = Sections
rules-search = Un terme, une unité, une carte, des mots ou une clause
rules-found = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
  }
rules-none = Aucune clause ne dit cela.
rules-failed = Les règles n’ont pas pu être chargées.
rules-inferred = découle d’autres
rules-not-played = non joué ici
rules-ruling = Décidé ainsi ici :
rules-option = option { $name }
rules-example = Exemple : { $title }
rules-given = soit
rules-when = quand
rules-then = alors
