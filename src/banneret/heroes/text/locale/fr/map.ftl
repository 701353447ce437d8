### Verbs of the adventure map.

## A choice, a permission, a price. The clauses inside begin small.

verb-choose = soit { $choose }
phrase-may = si vous le souhaitez
verb-may = { phrase-may }, { $may_flow }
verb-pay = payez { $pay }, puis { $do_flow }

## Decks as what is searched, dice, kinds of card.

searched-ability = la pioche Compétence
searched-artifact = la pioche Artefact
searched-spell = la pioche Sort
die-resource = dé Ressource
die-treasure = dé Trésor
die-attack = dé d’Attaque
kind-statistic = carte Caractéristique
kind-ability = carte Compétence
kind-artifact = carte Artefact
kind-specialty = carte Spécialisation
kind-spell = carte Sort

## Heroes and the map.

verb-experience = votre héros principal gagne { $experience } en expérience
verb-movement = { $timing ->
        [visit] le héros en visite
       *[other] un de vos héros
    } gagne { $movement ->
        [one] { $movement } point de mouvement
       *[other] { $movement } points de mouvement
    }
verb-fly = un de vos héros gagne { $fly ->
        [one] { $fly } point de mouvement
       *[other] { $fly } points de mouvement
    } et survole ce tour-ci chaque case où il ne s’arrête pas
verb-step_at_end = à la fin de ce tour, un de vos héros peut aller sur une case vide adjacente
verb-go_home = placez un de vos héros sur une Ville ou une Colonie que vous contrôlez{ $go_home ->
        [0] {""}
        [one] {" "}et donnez-lui { $go_home } point de mouvement
       *[other] {" "}et donnez-lui { $go_home } points de mouvement
    }
verb-discover = découvrez sans rien payer une tuile voisine de celle de votre héros
verb-take_grail = prenez le jeton Graal s’il est encore là
verb-witch_hut = soit retirez de la partie une carte Compétence de votre main, soit regardez la première carte de la pioche Compétence pour la prendre en main ou la défausser
verb-magic_spring = regardez { $magic_spring ->
        [one] la première carte
       *[other] les { $magic_spring } premières cartes
    } de votre défausse, prenez-en une en main et remettez les autres dessus dans l’ordre de votre choix
verb-trade = échangez des ressources selon le tableau d’échange autant de fois que vous voulez, ou retirez de la partie une carte de votre main et gagnez { $price } or
verb-flag = { $flag ->
        [town] vous contrôlez la Ville{"\u00A0"}; celui qui la tenait vous donne un de ses cubes de faction
        [settlement] choisissez ce qu’elle vous apporte{"\u00A0"}: { $gold } or, { $building_materials } matériaux ou { $valuables } richesse de revenu en plus, ou une unité de bronze ou d’argent qui passe de Quelques à Groupe à moitié prix, arrondi au supérieur{"\u00A0"}; le premier à la prendre gagne aussi ce montant tout de suite, ou améliore l’unité gratuitement
        [mine] votre revenu augmente de ce qu’indique la case{"\u00A0"}; le premier à la prendre gagne aussi ce montant tout de suite
        [obelisk] votre cube rejoint ceux des autres joueurs{"\u00A0"}; lors de votre première visite, il se passe ce que dit le scénario
       *[dragon_utopia] il se passe ce que dit le scénario
    }

## Units and towns.

verb-reinforce_one = faites passer de Quelques à Groupe une de vos unités de rang { $reinforce_one_or } { $price ->
        [full] pour son prix entier
        [half] à moitié prix, chaque ressource arrondie au supérieur
        [half_gold] pour son prix avec la moitié de l’or seulement, arrondie à l’inférieur
       *[free] gratuitement
    }
verb-weaken = faites passer { $weaken ->
        [one] { $weaken } de vos unités
       *[other] { $weaken } de vos unités
    } de Groupe à Quelques
verb-recruit_drawn = { $recruit_drawn ->
        [one] piochez 1 unité neutre d’un rang dont vous avez une habitation{"\u00A0"}; vous pouvez la recruter à son prix
       *[each_dwelling] piochez 1 unité neutre pour chacune de vos habitations, de son rang{"\u00A0"}; vous pouvez en recruter une à son prix
    }
verb-cheaper_unit = recruter ou améliorer une seule unité coûte { $cheaper_unit } or de moins
verb-cheaper_spells = acheter un sort à la Guilde des Mages coûte { $cheaper_spells } or de moins, et vous fouillez { $cards } cartes
verb-avoid_guards = des gardes dont la difficulté égale le niveau de votre héros le laissent passer{"\u00A0"}; la case est visitée sans combat et sans expérience

## Cards and dice.

verb-search = fouillez { $search_name } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }){ $times ->
        [1] {""}
        [2] {" "}deux fois
       *[other] {" "}{ $times } fois
    }
verb-roll_dice = { $dice ->
        [1] lancez 1 { $roll_dice_name } et appliquez son résultat
       *[other] lancez { $dice } { $roll_dice ->
            [resource] dés Ressource
           *[treasure] dés Trésor
        } et appliquez { $keep } des résultats
    }
verb-rerolls = { $each ->
        [roll] ce tour-ci, vous pouvez relancer une fois chaque dé de ces sortes{"\u00A0"}: { $rerolls }
       *[turn] ce tour-ci, vous pouvez relancer une fois un dé de chacune de ces sortes{"\u00A0"}: { $rerolls }
    }
verb-recover = prenez en main une { $recover_name } de votre défausse{ $reshuffle ->
        [yes] {" "}et mélangez le reste de la défausse à votre pioche
       *[no] {""}
    }
verb-find = cherchez { $find_name } dans { $deck_name }, prenez cette carte en main et mélangez la pioche
verb-sell = retirez de la partie une { $sell_name } de votre main et gagnez { $gold } or
verb-search_own = défaussez une carte, mélangez votre défausse à votre pioche, regardez-en { $search_own ->
        [one] la première carte
       *[other] les { $search_own } premières cartes
    } et prenez-en une en main
verb-exchange_cards = défaussez jusqu’à { $exchange_cards ->
        [one] { $exchange_cards } carte
       *[other] { $exchange_cards } cartes
    } et piochez-en autant
verb-exchange_kinds = mélangez à votre pioche chaque { $exchange_kinds_or } de votre main et piochez autant de cartes

## Astrologers cards and events.

verb-clear_cubes = { $clear_cubes ->
        [all] retirez les cubes noirs de tous les lieux
       *[other] retirez les cubes noirs de ces lieux{"\u00A0"}: { $clear_cubes }
    }
verb-lasting = jusqu’à la prochaine manche des Astrologues, { $lasting ->
        [movement] les points de mouvement de chaque héros changent de { $by_signed }
        [hand_limit] la limite de main de chaque joueur change de { $by_signed }
        [spell_returns] le premier sort lancé par chaque joueur revient en main au lieu d’être défaussé
        [spell_power] le premier sort lancé pendant le tour de chaque joueur reçoit { $by_signed } en puissance
        [reroll] chaque joueur peut relancer une fois par tour un dé Trésor ou un dé Ressource
       *[redraw_guard] un joueur qui rencontre des unités neutres peut en faire remplacer une par une autre du même rang
    }
verb-at_income = au début de la prochaine manche de Revenus, ce que reçoit chaque joueur change{"\u00A0"}: { $at_income_name } { $amount_signed }
