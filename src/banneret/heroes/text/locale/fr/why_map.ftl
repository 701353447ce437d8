### Pourquoi une question de la carte est posée maintenant : à quoi elle tient, ce qui est déjà fait et ce qui suit.

## Ce qui l’a amenée.

why-because = { $source }{"\u00A0"}:
why-because-level = { $hero } gagne un niveau.

## La mise en place.

why-ask-faction = Chacun prend une faction que personne d’autre n’a{"\u00A0"}: elle apporte une Ville, des unités et des héros. Choisies jusqu’ici{"\u00A0"}: { $n } sur { $of }. Vient ensuite le héros.
why-ask-hero = Votre héros principal mène votre armée. De lui dépendent vos cartes de départ et la Spécialité qui grandit avec les niveaux.
why-ask-pick = Chacun choisit faction et héros en secret, et tous se montrent en même temps. Choisis jusqu’ici{"\u00A0"}: { $n } sur { $of }.
why-ask-starter = Vous avez gagné le jet de dés{"\u00A0"}: vous décidez qui joue en premier à chaque manche.
why-ask-start-tile = Votre tuile de départ porte votre Ville, où commence votre héros, et les premières cases à visiter. Le sens de la tuile décide par quels côtés votre héros peut en sortir{"\u00A0"}: les bords épais sont des murs. C’est la tuile { $n } sur { $of }{"\u00A0"}; puis chacun reçoit un bonus de départ.
why-ask-bonus = Chacun commence avec un bonus{"\u00A0"}: des ressources pour bâtir, ou des Artefacts, qui sont des cartes pour votre deck. Vous choisissez avant tout jet de dés.
why-ask-building-spot = Vous bâtissez la carte ensemble, tuile par tuile{"\u00A0"}: { $n } sur { $of } sont posées. Vous placez celle-ci, puis vous la tournez{"\u00A0"}; plus tard, tous s’y déplacent.
why-ask-building-way = La tuile est là où vous la vouliez, { $n } sur { $of } sont finies. Son sens décide où les héros passent d’une tuile à l’autre.
why-ask-new-hand = Maintenant seulement, à la première manche, vous pouvez une fois remélanger votre main ({ $n }) et repiocher autant de cartes.

## Le tour.

why-ask-turn-discard = Votre tour commence (manche { $round }). D’abord vous pouvez défausser les cartes dont vous ne voulez pas, puis vous piochez jusqu’à votre limite de main, { $limit }. Vous en avez { $n }{ $over ->
        [0] { $most ->
            [0] {"\u00A0"}; votre main est pleine.
           *[other] {"\u00A0"}; il y a place pour { $most } de plus.
        }
       *[other] , soit { $over } de trop.
    }
why-ask-draw = Cartes en main{"\u00A0"}: { $n } sur { $limit }, vous pouvez donc en piocher jusqu’à { $most }. Plus de cartes, c’est plus de choix, sur la carte et au combat{"\u00A0"}; sauf si vous voulez garder de la place, prenez tout. Puis vos héros se déplacent.
why-ask-turn = Manche { $round }{ $of ->
        [0] {""}
       *[other] {" "}sur { $of }
    }, c’est votre tour. Chaque pas d’un héros coûte 1 point de mouvement, et ce qui se trouve sur la case est visité aussitôt. Bâtir, recruter et acheter un sort sont possibles une fois par manche chacun.{ $players ->
        [1] {""}
       *[other] {" "}Quand vous terminez, le suivant joue.
    }
why-ask-town = Avant la fin du tour de { $player }, les autres peuvent utiliser leur Ville, chaque action une fois par manche. Vous avez { $purse }. Si vous passez, la partie continue.
why-ask-town-own = Avant la suite de votre tour, des actions de Ville sont possibles, chacune une fois par manche. Vous avez { $purse }. Si vous passez, la partie continue.
why-ask-town-fight = Un combat va commencer{"\u00A0"}: { $hero } contre { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }. Avant cela, chacun peut encore utiliser sa Ville{"\u00A0"}: les unités recrutées maintenant y prennent part. Vous avez { $purse }. Quand tous ont passé, les armées se déploient.
why-ask-requested = Vous vouliez être consulté pendant le tour de { $player }. Vous pouvez utiliser votre Ville ou votre moral{"\u00A0"}; vous avez { $purse }. Si vous passez, le tour continue.
why-ask-requested-between = Vous vouliez être consulté avant la suite. Ce n’est le tour de personne{"\u00A0"}: vous pouvez utiliser votre moral, mais pas votre Ville. Si vous passez, la suite est appliquée.
why-ask-end-step = Votre tour se termine, et { $n ->
        [one] un pas
       *[other] { $n } pas
    } vers une case vide voisine d’un héros ne coûtent rien. Restez sur place pour y renoncer.
why-take-step = { $hero } passe au-dessus de cette case{"\u00A0"}: { $place }. Points de mouvement restants{"\u00A0"}: { $n }. Continuer en coûte un{"\u00A0"}; s’arrêter, c’est visiter la case.
why-next-of-team = C’est à votre équipe, et aucun de vous n’a joué à cette manche. Vous dites qui commence.

## Tuiles.

why-turned-up = Vous avez découvert une tuile et pouvez la tourner à votre gré. Son sens décide où votre héros peut y entrer et ce qui est proche.
why-ask-way = Une tuile de votre réserve vient sur la carte. Elle doit être reliée à ses voisines{"\u00A0"}; son sens décide où les héros passent.
why-ask-discovery = L’effet vous laisse découvrir une tuile gratuitement{"\u00A0"}: choisissez-en une cachée à côté de vous. Puis vous la voyez et la tournez.
why-ask-turn-tile = Vous pouvez tourner une tuile voisine sur laquelle ne se tient aucun héros. Choisissez d’abord la tuile, puis son sens.
why-ask-turn-way = La tuile choisie reçoit un nouveau sens, ce qui peut ouvrir ou fermer des chemins à tout le monde.
why-ask-holding = { $hero } est transporté d’un coup, sans marcher, vers un lieu à vous. Vous choisissez lequel.

## La Ville.

why-got-recruit = Vous avez payé un héros secondaire{"\u00A0"}: une deuxième figurine qui se déplace seule et combat sans cartes. Vous choisissez lequel de vos lieux le voit arriver.
why-ask-recruit = Vous utilisez le recrutement de votre Ville{"\u00A0"}: achetez et renforcez autant d’unités que vous pouvez en payer, maintenant ou plus pendant cette manche. Vous avez { $purse }.
why-ask-wisdom = Vous achetez un sort à votre Guilde des Mages et avez { $purse }. Une carte de votre main peut le rendre moins cher ou vous montrer plus de cartes. Si vous passez, vous payez le prix entier.

## Effets.

why-do-errand = Vous pouvez utiliser cet effet ou non. Si vous refusez, rien ne se passe et votre tour continue.
why-do-errand-choose = Un effet sur { $n } est à vous. Vous choisissez maintenant, et il a lieu aussitôt.
why-do-errand-whom = L’effet n’en concerne qu’un{"\u00A0"}: vous dites lequel.
why-ask-reward = Ce lieu porte désormais votre drapeau{"\u00A0"}: { $place }. Vous choisissez une fois pour toutes{"\u00A0"}: un revenu à chaque manche de Revenus, ou renforcer une unité maintenant.
why-got-reward = Vous êtes le premier à marquer ce lieu{"\u00A0"}: { $place }. Il rapporte aussitôt quelque chose{"\u00A0"}; vous choisissez quoi.
why-ask-search = Une fouille ({ $deck }){"\u00A0"}: soit vous regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } et en prenez une, soit vous prenez la carte visible de sa défausse. Vous décidez avant de regarder.
why-ask-take = Vous avez regardé { $n ->
        [one] une carte
       *[other] { $n } cartes
    } ({ $deck }){"\u00A0"}: une est à vous, les autres vont dans la défausse, où tous les voient.
why-ask-put = { $n } cartes non prises vont l’une après l’autre dans la défausse ({ $deck }). La dernière sera dessus, où la prochaine fouille peut la prendre.
why-ask-income = L’effet déplace un de vos trois revenus, que vous touchez à chaque manche de Revenus. Vous choisissez lequel.
why-offer-map-reroll = Vous avez lancé{"\u00A0"}: { $face }. Le moral ou la chance permettent de relancer avant que le résultat compte{"\u00A0"}; le nouveau vaut alors.
why-pick-result = Vous avez lancé { $n } dés{"\u00A0"}: { $face }. { $keep ->
        [one] Un seul compte
       *[other] { $keep } comptent
    }, à vous de choisir.
why-ask-trade = Échangez des ressources autant de fois que vous voulez, ou retirez une carte de votre main pour { $n } or, mais pas les deux. Vous avez { $purse }.
why-ask-trade-on = Vous échangez des ressources et pouvez continuer tant que vous pouvez payer. Vous avez { $purse }.
why-ask-payment = Vous pouvez fouiller votre propre deck, et une carte de votre main en est le prix. Dites laquelle est défaussée{"\u00A0"}; puis vous fouillez.
why-ask-exchange = Vous pouvez défausser des cartes pour en piocher autant{"\u00A0"}: { $n } sur { $most } jusqu’ici. Arrêtez quand vous voulez.
why-ask-sold = Une carte quitte la partie pour de bon et vous rapporte { $n } or. Vous choisissez laquelle.
why-ask-witch = Soit une Compétence de votre main quitte la partie, ce qui allège votre deck, soit vous regardez la première carte de la pioche Compétence et pouvez la prendre.
why-witch-shows = Vous voyez la première carte de la pioche Compétence{"\u00A0"}: elle est à vous si vous la voulez{"\u00A0"}; sinon elle va dans la défausse.
why-ask-spring = Vous regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de votre propre défausse. Une revient en main{"\u00A0"}; les autres retournent dessus.
why-ask-order = { $n } cartes retournent l’une après l’autre sur votre défausse. La dernière sera dessus.
why-ask-reinforced = Une de vos unités peut passer de Quelques à Groupe, sa face la plus forte. Vous avez { $purse }.
why-ask-weakened = Une de vos unités doit passer de Groupe à Quelques. Vous choisissez celle qui le supporte le mieux.
why-draw-offer = On pioche une unité neutre que vous pouvez recruter. Vous choisissez la pioche{"\u00A0"}: le bronze est le moins cher, l’or le plus fort.
why-ask-offer = { $n ->
        [one] Une unité neutre a été piochée
       *[other] { $n } unités neutres ont été piochées
    }, et vous pouvez en recruter une à son prix. Vous avez { $purse }. Si vous refusez, elles repartent.
why-ask-hire = Des mercenaires se proposent{"\u00A0"}: vous pouvez en recruter un. Vous avez { $purse }. Si vous refusez, ils repartent.
why-ask-deck = Une capacité vous laisse regarder la première carte d’une pioche, puis la remettre dessus ou dessous. Personne d’autre ne la voit.
why-saw-top = Vous seul voyez cette carte. Dessus, elle sera piochée la prochaine fois, par qui que ce soit{"\u00A0"}; dessous, elle ne gêne plus.
why-ask-banked = Vous mettez ici des ressources de côté et dites combien. Ce qui est de côté ne se dépense plus.
why-ask-levy = Le scénario réclame son dû, ressource par ressource{"\u00A0"}: { $n } or en tout, il en manque { $gold }. Vous dites combien vous en payez avec ceci{"\u00A0"}: { $resource }.
why-ask-star = Deux cartes des Astrologues ont été piochées, et l’une d’elles vaut pour tous. Comme premier joueur, vous choisissez.
why-ask-receiver = Le Graal peut être remis à un héros de votre équipe à côté de son porteur. Vous dites à qui.

## Avant et après les combats.

why-ask-transport = { $foe } attaque un lieu à vous ({ $place }), où ne se tient aucun de vos héros. Si vous payez, votre armée le défend{"\u00A0"}; sinon il tombe sans combat. Vous avez { $purse }.
why-ai-siege = { $foe } attaque un lieu à vous ({ $place }), où ne se tient aucun de vos héros. Si vous payez, votre armée le défend{"\u00A0"}; sinon il tombe sans combat. Vous avez { $purse }.
why-ask-sacrifice = { $hero } attaque { $foe } ({ $place }). Un héros secondaire peut être abandonné au lieu de combattre{"\u00A0"}: aucune unité n’est perdue, mais le héros l’est, comme vaincu.
why-got-sacrifice = { $foe } attaque { $hero } ({ $place }). Un héros secondaire peut être abandonné au lieu de combattre{"\u00A0"}: aucune unité n’est perdue, mais le héros l’est, comme vaincu.
why-ai-or-give-up = { $hero } rencontre { $foe } ({ $place }). Un héros secondaire peut être abandonné au lieu de combattre{"\u00A0"}: aucune unité n’est perdue, mais le héros l’est, comme vaincu.
why-ask-darkness = Un bâtiment de votre Ville peut prendre une carte au hasard dans la main de { $foe } avant le combat. Une fois par tour.
why-ask-lender = { $player } combat à côté de vous. Vous pouvez prêter des unités pour ce combat, l’une après l’autre{"\u00A0"}; celles qui survivent reviennent. Arrêtez quand cela suffit.
why-ask-raise = Vous avez gagné. Certaines cartes peuvent maintenant mettre en Groupe des unités qui ont combattu. Si vous passez, vous prenez votre récompense.
why-ai-ask-raise = Vous avez gagné. Certaines cartes peuvent maintenant mettre en Groupe des unités qui ont combattu. Si vous passez, vous prenez votre récompense.
why-ask-fallen = Par une règle du scénario, une unité de chaque rang nommé revient parmi celles tombées dans ce combat. Vous choisissez laquelle.
why-meet-fate = { $hero } est vaincu et rentre dans un lieu à vous. Vous choisissez lequel.
why-eliminate = Vous avez perdu votre dernier lieu et êtes hors jeu. D’autres rencontreront encore des gardes{"\u00A0"}: vous pouvez jouer ces gardes contre eux, ou seulement regarder.
why-follow-rule = { $ai } suit les règles de l’ennemi et a encore { $n ->
        [one] un point de mouvement
       *[other] { $n } points de mouvement
    }. Plusieurs chemins se valent d’après ces règles{"\u00A0"}: vous en choisissez un.

## Alliés, et la suite.

why-propose = Vous êtes à côté de { $player }, et vous pouvez échanger Artefacts et Sorts, un contre un. Vous proposez une carte{"\u00A0"}; seul votre allié la voit et en donne une en échange, ou refuse.
why-ask-in-return = { $player } vous propose { $card }. Vous donnez en échange un Artefact ou un Sort de votre main, ou vous refusez{"\u00A0"}; chacun garde alors ce qu’il a.
why-ask-amount = Vous donnez quelque chose à { $player } ({ $resource }) et dites combien. Vous ne l’avez plus aussitôt.
why-ask-heir = Le scénario est gagné. Vous dites quel héros de votre faction passe au suivant.
why-ask-keep = Pour le prochain scénario, vous gardez { $most } cartes en plus des Statistiques et des Spécialités{"\u00A0"}: { $n } jusqu’ici. Le reste est abandonné.
