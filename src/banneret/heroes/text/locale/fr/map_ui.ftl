### Questions of a whole game, and labels of their answers.

## Questions: setting up.

prompt-faction = { $player }{"\u00A0"}: choisissez une faction.
prompt-hero = { $player }{"\u00A0"}: choisissez un héros.
prompt-start-tile = { $player }{"\u00A0"}: comment votre tuile de départ est-elle tournée{"\u00A0"}?
prompt-bonus = { $player }{"\u00A0"}: choisissez le bonus de départ.

## Questions: the turn.

prompt-turn-discard = Défausser des cartes{"\u00A0"}? Limite de main{"\u00A0"}: { $n }.
prompt-turn-discard-must = Défaussez jusqu’à la limite de main{"\u00A0"}: { $n }.
prompt-draw-cards = Combien de cartes piochez-vous{"\u00A0"}? Limite de main{"\u00A0"}: { $n }.
prompt-turn = { $n ->
    [0] { $player }{"\u00A0"}: gérez votre ville, jouez des cartes ou terminez le tour. Plus de points de mouvement.
   *[other] { $player }{"\u00A0"}: déplacez-vous, gérez votre ville, jouez des cartes ou terminez le tour. Points de mouvement{"\u00A0"}: { $n }.
}
prompt-town = { $player }{"\u00A0"}: vous pouvez faire une action de ville maintenant, ou passer.
prompt-requested = { $player }{"\u00A0"}: comme demandé, c’est à vous avant la suite de la partie. Agissez maintenant ou passez.
prompt-end-step = Un héros peut aller sur une case vide adjacente.
prompt-go-on = { $hero }{"\u00A0"}: où aller ensuite{"\u00A0"}?
prompt-rotate = Comment la tuile { $tile } est-elle tournée{"\u00A0"}?
prompt-lay-elsewhere = La tuile { $tile } ne convient pas ici. Choisissez un autre emplacement.
prompt-discovery = Choisissez une tuile à découvrir.
prompt-holding = { $hero }{"\u00A0"}: choisissez une Ville ou une Colonie.
prompt-hire = Où le héros secondaire arrive-t-il{"\u00A0"}?
prompt-recruit = Recruter ou améliorer d’autres unités{"\u00A0"}?
prompt-wisdom = Jouer une carte pour acheter le sort à de meilleures conditions{"\u00A0"}?

## Questions: effects.

prompt-choose = { $source }{"\u00A0"}: choisissez.
prompt-choose-plain = Choisissez.
prompt-may = { $source }{"\u00A0"}: { $text } Le faire{"\u00A0"}?
prompt-may-plain = { $text } Le faire{"\u00A0"}?
prompt-which-hero = Pour quel héros{"\u00A0"}?
prompt-which-player = Quel joueur perd son moral{"\u00A0"}?
prompt-reward = { $place }{"\u00A0"}: choisissez la récompense.
prompt-first-bonus = { $place }{"\u00A0"}: choisissez le bonus du premier propriétaire.
prompt-search = Fouiller{"\u00A0"}: { $deck }{"\u00A0"}?
prompt-take = Prenez une des cartes.
prompt-put = Quelle carte va ensuite sur la défausse{"\u00A0"}?
prompt-map-reroll = Les dés montrent{"\u00A0"}: { $face }. Relancer{"\u00A0"}?
prompt-result = Choisissez un des résultats.
prompt-trade = Échangez des ressources ou retirez une carte pour { $n } or.
prompt-trade-on = Échanger encore des ressources{"\u00A0"}?
prompt-pay-card = Défaussez une carte en paiement.
prompt-exchange = Défausser une carte pour en piocher une autre{"\u00A0"}? Encore possible{"\u00A0"}: { $n }.
prompt-sell = Quelle carte retirez-vous pour { $n } or{"\u00A0"}?
prompt-witch = Retirer une carte Compétence, ou regarder la première carte de la pioche Compétence{"\u00A0"}?
prompt-keep-shown = Prendre cette carte ou la défausser{"\u00A0"}?
prompt-spring = Prenez une des premières cartes de votre défausse.
prompt-order = Quelle carte revient ensuite sur votre défausse{"\u00A0"}?
prompt-reinforce-effect = Quelle unité est améliorée{"\u00A0"}?
prompt-weaken = Quelle unité passe à Quelques{"\u00A0"}?
prompt-offer-deck = De quelle pioche vient l’unité neutre{"\u00A0"}?
prompt-offer = Recruter une des unités piochées{"\u00A0"}?
prompt-spy-deck = Quelle pioche regardez-vous{"\u00A0"}?
prompt-spied = { $card }{"\u00A0"}: dessus ou dessous{"\u00A0"}?
prompt-spend-morale = Vous allez gagner du moral. Dépenser d’abord le jeton que vous avez{"\u00A0"}?
prompt-discard-card = Choisissez une carte à défausser.
prompt-cost = { $card }{"\u00A0"}: défaussez des cartes pour en payer le prix.
prompt-keep-one = Quelle carte gardez-vous{"\u00A0"}?
prompt-recover = Quelle carte de votre défausse reprenez-vous{"\u00A0"}?

## Questions: fights.

prompt-guards-flee = { $place }{"\u00A0"}: les gardes vous laisseraient passer. Accepter{"\u00A0"}?
prompt-guards-play = { $place }{"\u00A0"}: jouez une carte pour éviter les gardes, ou passez pour combattre.
prompt-transport = { $place }{"\u00A0"}: on vous attaque. Payer { $n } or pour faire venir votre armée{"\u00A0"}?
prompt-sacrifice = { $hero }{"\u00A0"}: sacrifier ce héros au lieu de combattre{"\u00A0"}?
prompt-darkness = { $building }{"\u00A0"}: l’ennemi défausse-t-il une carte au hasard{"\u00A0"}?
prompt-after-win = Vous avez gagné. Jouez une carte ou passez.
prompt-go-home = { $hero } a perdu{"\u00A0"}: où placer le héros{"\u00A0"}?
prompt-steer = Vous êtes hors jeu. Voulez-vous encore jouer les gardes{"\u00A0"}?
prompt-opening = Le combat commence. Jouez une carte ou passez.
prompt-between = Comme demandé, c’est à vous avant la suite du combat. Jouez une carte ou passez.
prompt-redraw-guard = Remplacer un des gardes{"\u00A0"}?
prompt-roll-play = Le dé d’Attaque montre { $face }. Jouez une carte ou passez.
prompt-heal-unit = Choisissez une unité à soigner.
prompt-heal-or-cure = Soigner l’unité ou retirer son jeton Paralysie{"\u00A0"}?
prompt-boost = Choisissez l’unité à renforcer.
prompt-swap-first = Choisissez l’unité qui change de place.
prompt-swap-second = Avec quelle unité change-t-elle de place{"\u00A0"}?
prompt-first-spell = Quel sort est lancé avant le début du combat{"\u00A0"}?

## Questions: allies.

prompt-team-first = Lequel d’entre vous commence ce tour{"\u00A0"}?
prompt-offer-card = Quelle carte proposez-vous à { $player }{"\u00A0"}?
prompt-return-card = { $player } propose { $card }. Quelle carte donnez-vous en échange{"\u00A0"}?
prompt-give = { $resource } pour { $player }{"\u00A0"}: combien{"\u00A0"}?

## Answers: moving.

option-go = Aller{"\u00A0"}: { $place } ({ $direction })
option-go-guarded = Aller{"\u00A0"}: { $place } ({ $direction }), gardes de difficulté { $n }
option-go-fight = Attaquer { $other }{"\u00A0"}: { $place } ({ $direction })
option-go2 = Héros secondaire – aller{"\u00A0"}: { $place } ({ $direction })
option-go2-guarded = Héros secondaire – aller{"\u00A0"}: { $place } ({ $direction }), gardes de difficulté { $n }
option-go2-fight = Héros secondaire – attaquer { $other }{"\u00A0"}: { $place } ({ $direction })
option-revisit = Visiter de nouveau{"\u00A0"}: { $place }
option-revisit2 = Héros secondaire – visiter de nouveau{"\u00A0"}: { $place }
option-discover = Découvrir la tuile ({ $direction })
option-discover2 = Héros secondaire – découvrir la tuile ({ $direction })
option-lay = Poser une tuile de votre réserve ({ $direction })
option-lay2 = Héros secondaire – poser une tuile de votre réserve ({ $direction })
option-rotate = { $n ->
        [0] Comme imprimée
       *[other] Tournée de { $n }°
    }
option-rotate-facing = { $n ->
        [0] Comme imprimée
       *[other] Tournée de { $n }°
    }{"\u00A0"}; de ce côté{"\u00A0"}: { $place }
option-settle = { $place }
option-stop = S’arrêter ici{"\u00A0"}: { $place }
option-end-turn = Terminer le tour

## Answers: the town.

option-build = Construire{"\u00A0"}: { $building } ({ $cost })
option-recruit = Recruter{"\u00A0"}: { $unit } ({ $cost })
option-reinforce-paid = Améliorer{"\u00A0"}: { $unit } ({ $cost })
option-hire = Recruter un héros secondaire ({ $cost })
option-buy-spell = Acheter un sort ({ $cost })
option-use-building = Utiliser{"\u00A0"}: { $building }
option-use-unit = Utiliser la capacité{"\u00A0"}: { $unit }
option-weaken = Faire passer à Quelques{"\u00A0"}: { $unit }
option-recruit-done = Plus d’autres unités

## Answers: cards and decks.

option-look = Regarder les premières cartes{"\u00A0"}: { $deck }, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
option-take-top = Prendre la carte visible{"\u00A0"}: { $card }
option-look-plain = Regarder les premières cartes
option-take-top-plain = Prendre la carte visible
option-take = Prendre{"\u00A0"}: { $card }
option-put = Défausser{"\u00A0"}: { $card }
option-put-back = Remettre{"\u00A0"}: { $card }
option-replace = Remplacer{"\u00A0"}: { $card }
option-remove = Retirer de la partie{"\u00A0"}: { $card }
option-keep-card = Garder{"\u00A0"}: { $card }
option-take-back = Reprendre{"\u00A0"}: { $card }
option-second = Jouer{"\u00A0"}: { $card } (second effet)
option-power-second = Ajouter de la puissance{"\u00A0"}: { $card } (second effet)
option-deck = { $deck }
option-top = Dessus
option-bottom = Dessous
option-draw-cards = { $n ->
        [0] Ne pas piocher
        [one] Piocher { $n } carte
       *[other] Piocher { $n } cartes
    }
option-no-search = Ne pas fouiller
option-no-discard = Garder ces cartes

## Answers: effects and dice.

option-effect = { $text }
option-choose-n = Effet { $n }
option-income = Revenu{"\u00A0"}: { $amount }
option-income-now = Gagner { $amount } tout de suite
option-reward-reinforce = Améliorer une unité gratuitement
option-reward-reinforce-half = Améliorer une unité à moitié prix
option-bonus-dice = { $n ->
        [one] Lancer { $n } dé Ressource
       *[other] Lancer { $n } dés Ressource
    } et prendre { $keep ->
        [one] { $keep } résultat
       *[other] { $keep } résultats
    }
option-bonus-search = Fouiller la pioche Artefact{ $n ->
        [one] {""}
       *[other] , { $n } fois
    }
option-bonus-minor = Prendre un Artefact mineur en retournant des cartes
option-result = { $face }
option-result-n = Résultat { $n }
option-luck-reroll = Chance{"\u00A0"}: relancer { $face }
option-trade = Donner { $amount } contre { $other }
option-trade-remove = Retirer pour { $n } or{"\u00A0"}: { $card }
option-player = { $player }
option-hero-of = { $hero }
option-faction = { $faction }
option-hero = { $hero } ({ $faction })
option-redraw = Remplacer{"\u00A0"}: { $unit }
option-cure = Retirer le jeton Paralysie
option-heal = Soigner
option-pay-army = Payer { $n } or
option-give-up = Sacrifier le héros
option-steer = Jouer les gardes

## Answers: allies.

option-exchange = Échanger une carte avec { $player }
option-offer = Donner{"\u00A0"}: { $card }
option-no-offer = Ne rien échanger
option-refuse = Refuser
option-give = Donner à { $player }{"\u00A0"}: { $resource }
option-amount = { $n }
