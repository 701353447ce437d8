### Pourquoi une question d’un combat est posée maintenant : le combat, ce qu’il faut choisir et ce qui suit.

## Qui combat qui, et où.

why-the-guards = les gardes
why-fight-guards = Vous combattez les gardes{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] {"\u00A0"}: { $units }.
    }
why-fight-steered = Vous commandez les gardes contre { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }{ $n ->
        [0] .
       *[other] {"\u00A0"}: { $units }.
    }
why-fight-attacking = Vous attaquez { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.
why-fight-attacked = Vous vous défendez contre { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.
why-fight-equals = Vous combattez { $foe }.
why-fight-watched = { $hero } combat { $foe }{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    }.

## Le déploiement.

why-meet-guards = Votre niveau ({ $level }) dépasse la difficulté des gardes ({ $n }){"\u00A0"}: ils préfèrent fuir. Si vous les laissez, vous avez gagné sans combattre{"\u00A0"}; sinon, les deux camps se déploient.
why-ask-avoid = { $place }{"\u00A0"}: les gardes ont une difficulté de { $n } et vous êtes au niveau { $level }, ils vous laisseraient donc passer. Si vous acceptez, il n’y a pas de combat{"\u00A0"}; sinon, il commence.
why-ask-avoid-play = { $place }{"\u00A0"}: les gardes ont une difficulté de { $n }, exactement votre niveau. Une carte qui les évite vous épargne le combat. Si vous passez, il commence.
why-ask-unit = Avant le premier tour, les armées prennent place{"\u00A0"}: { $n } unités sur { $most } sont là, { $left ->
        [one] une attend
       *[other] { $left } attendent
    } à côté du plateau. { $all ->
        [yes] Toutes participent.
       *[no] Une au moins doit combattre{"\u00A0"}; celles qui restent dehors sont à l’abri mais n’aident pas.
    } Choisissez une unité, puis sa case.
why-ask-space = { $unit }{"\u00A0"}: chaque unité prend une case libre de vos deux lignes. Ensuite vous choisissez la suivante, jusqu’à ce que les deux camps soient prêts.
why-ask-placed = Les deux camps placent tour à tour une unité{"\u00A0"}: { $n ->
        [one] une des vôtres est placée
       *[other] { $n } des vôtres sont placées
    }, { $left ->
        [one] une attend
       *[other] { $left } attendent
    }, et { $most } au plus peuvent venir. { $all ->
        [yes] Toutes participent.
       *[no] Vous pouvez arrêter dès qu’une est placée.
    } Choisissez une unité, puis son hexagone.
why-ask-hex = { $unit }{"\u00A0"}: { $first ->
    [yes] choisissez un hexagone vide d’un des bords. Cette toute première unité décide quel bord est le vôtre.
   *[no] choisissez un hexagone vide de votre zone.
} Puis l’autre camp place une unité.
why-ask-obstacle = Avant l’arrivée des armées, les deux camps posent tour à tour des obstacles{"\u00A0"}: vous en avez posé { $n } sur { $most }. Personne ne s’y tient ni ne les traverse. Ensuite vous tournez celui que vous prenez, puis vous dites où il va.
why-chose-obstacle = { $obstacle }{"\u00A0"}: cet obstacle peut se poser dans plusieurs sens. Dites d’abord comment il est tourné, puis où il va.
why-turned-obstacle = { $obstacle }{"\u00A0"}: cet obstacle va au milieu du terrain, jamais à côté d’un autre ni d’une zone de déploiement. Puis l’autre camp en pose un.
why-ask-gate = Vous défendez votre propre Ville{"\u00A0"}: trois Murailles et la Porte ferment la rangée centrale. Vous choisissez la case de la Porte, les Murailles prennent les autres. Puis le combat commence.
why-ask-redraw = Grâce aux Astrologues, vous pouvez faire remplacer un des gardes par un autre du même rang. Puis on se bat avec ce qui est là.

## Tours et activations.

why-ask-opening = Toutes les unités sont en place et personne n’a agi. Les cartes du début d’un combat se jouent maintenant, tour à tour jusqu’à ce que les deux camps passent{"\u00A0"}; puis le premier tour commence.
why-choose-first = Vous pouvez lancer un sort avant que la moindre unité agisse{"\u00A0"}: dites lequel. Viennent ensuite sa puissance et sa cible.
why-call-next = Tour { $round }{"\u00A0"}: les unités agissent par ordre d’initiative, et { $n } des vôtres sont à égalité. Vous dites laquelle commence{"\u00A0"}; les autres suivent.
why-ask-action = Tour { $round }, à agir{"\u00A0"}: { $unit }. { $steered ->
        [yes] Les gardes doivent attaquer s’ils le peuvent, et sinon s’approcher autant que possible.
       *[no] Une unité peut se déplacer puis attaquer, ou se défendre au lieu d’attaquer. Qui survit à une attaque venue d’à côté riposte une fois par tour.
    } Ensuite agit l’unité suivante par ordre d’initiative.
why-choose-target = Les règles décident pour { $unit }, et plusieurs cibles se valent{"\u00A0"}: vous choisissez laquelle est attaquée.
why-choose-second = { $unit }{"\u00A0"}: cette attaque touche aussi une deuxième unité à côté de la première cible, amie ou ennemie. Dites laquelle{"\u00A0"}; puis on lance les dés.
why-ask-healed = { $unit }{"\u00A0"}: au début de leur activation, ces unités soignent jusqu’à { $n } dégâts d’une de celles-ci. Ensuite elles peuvent bouger et attaquer.
why-end-round = Un combat contre des gardes dure un tour, sauf si vous payez pour continuer. Le tour { $round } est fini et { $left ->
        [one] il reste une unité de gardes
       *[other] il reste { $left } unités de gardes
    }. { $costs ->
        [yes] Un tour de plus coûte 1 point de mouvement{"\u00A0"}; vous en avez { $movement }.
       *[no] Un tour de plus ne coûte rien.
    } Si vous arrêtez, votre héros recule et la case reste gardée.
why-ask-between = Vous vouliez être consulté{"\u00A0"}: entre deux activations, vous pouvez jouer une carte instantanée. Si vous passez, le combat continue.

## Une attaque.

why-ask-instant = { $back ->
        [yes] Riposte{"\u00A0"}: { $unit } contre { $target }.
       *[no] L’attaque{"\u00A0"}: { $unit } contre { $target }.
    } Les deux camps peuvent jouer des cartes qui la modifient, tour à tour jusqu’à ce que les deux passent. Puis on lance le dé et on compte les dégâts.
why-offer-reroll = { $unit } contre { $target }{"\u00A0"}: le dé indique { $face } et s’ajoute à l’attaque. Vous pouvez le relancer{"\u00A0"}; le nouveau résultat compte. Puis on compte les dégâts.
why-ask-roll = { $unit } contre { $target }{"\u00A0"}: le dé indique { $face }. Quelques cartes agissent à cet instant précis. Quand les deux camps passent, on compte les dégâts.
why-offer-ignore = { $unit } contre { $target }{"\u00A0"}: le dé indique { $face }. Pour une carte de votre main, il n’ajoute rien à l’attaque. Puis on compte les dégâts.
why-read-defense = { $unit } contre { $target }{"\u00A0"}: le dé du jeton Bouclier indique { $face }. Seul +1 aide, avec 1 de défense en plus. Vous pouvez le relancer{"\u00A0"}; puis on compte les dégâts.
why-offer-save = { $unit } contre { $target }{"\u00A0"}: les dégâts élimineraient l’unité. C’est le moment de la sauver{"\u00A0"}; sinon elle quitte le plateau.
why-strike-back = Après l’attaque ({ $unit } contre { $target }), la cible a survécu. Elle peut riposter une fois pendant ce tour par une attaque à elle{"\u00A0"}; on n’y répond pas.
why-go-back = { $unit }{"\u00A0"}: après l’attaque, ces unités peuvent retourner en { $space }, d’où elles venaient, ou rester. Leur activation se termine alors.
why-did = Un dé décide d’une capacité et indique { $face }. Vous pouvez le relancer{"\u00A0"}; ce qu’il indique alors compte.

## Effets des unités et des cartes.

why-do-next = L’effet retourne une unité de Quelques à Groupe, sa face la plus forte. Vous choisissez laquelle.
why-do-next-push = { $unit } contre { $target }{"\u00A0"}: la cible est chassée. Vous choisissez la case libre où elle va.
why-do-next-place = { $card } demande un endroit{"\u00A0"}: choisissez-le, et le sort fait effet.
why-do-next-stat = { $card } augmente une valeur de l’unité{"\u00A0"}: vous choisissez laquelle.
why-next-link = { $card } saute sur l’unité la plus proche, à qui qu’elle soit, et plusieurs sont à égale distance. Vous choisissez laquelle est frappée.

## Sorts.

why-ask-power = Vous lancez { $card } avec une puissance de { $n }. { $next ->
        [0] Le sort ne peut pas être plus fort.
       *[other] Avec une puissance de { $next }, il fait davantage{"\u00A0"}: d’autres cartes de votre main peuvent y servir.
    } Quand vous avez fini, vous choisissez l’effet et la cible.
why-ask-step = { $card } a une puissance de { $n }, assez pour plusieurs effets. Vous en utilisez un{"\u00A0"}; la puissance restante est perdue.
why-ask-target = Vous lancez { $card }{"\u00A0"}: choisissez la cible. L’autre camp peut répondre avant que le sort fasse effet.
why-ask-cancel = { $foe } lance { $card }. Avant l’effet, vous pouvez jouer une carte, peut-être une qui l’arrête. Si vous passez, le sort fait effet.
why-ask-return = { $card } a fait effet et va dans votre défausse. Certaines cartes la ramènent plutôt en main{"\u00A0"}; si vous passez, elle y reste.
why-aim-spell = { $foe } lance { $card }. D’après les règles qui guident l’ennemi, plusieurs cibles se valent{"\u00A0"}: vous en choisissez une.
why-ask-laid = { $foe } joue { $card } sur une unité. D’après les règles qui guident l’ennemi, plusieurs se valent{"\u00A0"}: vous en choisissez une.

## Cartes.

why-ask-cost = { $card } se paie avec d’autres cartes de votre main. { $of ->
        [0] Défaussées jusqu’ici{"\u00A0"}: { $n }{"\u00A0"}; vous pouvez en donner autant que vous voulez, une au moins.
       *[other] Défaussées jusqu’ici{"\u00A0"}: { $n } sur { $of }.
    } Puis la carte fait effet.
why-ask-dropped = Un effet vous fait défausser{"\u00A0"}: encore { $n ->
        [one] une carte
       *[other] { $n } cartes
    } sur les { $hand } de votre main.
why-ask-kept = Vous avez pioché { $n ->
        [one] une carte
       *[other] { $n } cartes
    } parmi lesquelles choisir{"\u00A0"}: une va dans votre main, les autres dans votre défausse.
why-ask-rest = Les cartes non gardées vont l’une après l’autre dans votre défausse, encore { $n }. La dernière sera dessus.
why-ask-found = Une carte de votre défausse revient en main{"\u00A0"}: vous choisissez laquelle.
why-ask-patient = Une de vos cartes soigne une de vos unités{"\u00A0"}: vous choisissez laquelle.
why-got-patient = L’unité est blessée et paralysée, et la carte aide contre l’un des deux. Vous choisissez lequel.
why-ask-boosted = La carte jouée renforce une de vos unités{"\u00A0"}: vous choisissez laquelle.
why-ask-raised = La carte jouée renforce une de vos unités jusqu’à sa prochaine action{"\u00A0"}: vous choisissez laquelle.
why-ask-first-place = Deux de vos unités échangent leurs places. Choisissez d’abord l’une, puis l’autre.
why-ask-second-place = La première unité est choisie{"\u00A0"}: avec quelle autre échange-t-elle sa place{"\u00A0"}?
why-ask-swap = Vous dépensez votre moral pour échanger des cartes{"\u00A0"}: défaussez-en autant que vous voulez, puis piochez-en autant. Défaussées jusqu’ici{"\u00A0"}: { $n }.

## Moral.

why-ask-spend = Vous allez gagner du Moral positif et avez déjà un jeton{"\u00A0"}; un second serait perdu. Vous pouvez d’abord utiliser l’ancien{"\u00A0"}: piocher une carte ou échanger des cartes.
why-ask-spend-cards = Vous allez gagner du moral et avez déjà deux cartes Moral{"\u00A0"}; une troisième serait perdue. Vous pouvez d’abord en utiliser une.
why-read-morale-die = Un dé décide du moral et indique { $face }. Vous pouvez le relancer{"\u00A0"}; ce qu’il indique alors compte.
why-cancel = Bon et mauvais moral s’annulent{"\u00A0"}: au lieu de gagner une carte, vous en rendez une que vous avez. Vous choisissez laquelle.
why-ask-keep-morale = Vous gagnez du moral{"\u00A0"}: sur { $n } cartes Moral vous en gardez une face visible à côté de votre héros, le reste va sous la pioche.
why-offer-repeat = Une de vos cartes Moral vous permet d’abandonner la carte trouvée et de chercher encore une fois. Si vous la gardez, c’est fini.
why-ask-panicked = Panique{"\u00A0"}: une de vos unités reçoit un jeton Paralysie et manquera sa prochaine activation. Vous choisissez laquelle.
why-ask-freed = Votre carte Moral enlève le jeton Paralysie d’une de vos unités{"\u00A0"}: vous choisissez laquelle.
why-offer-draw = La bataille commence, et une de vos cartes Moral permet de piocher une carte maintenant. Si vous passez, vous la gardez pour plus tard.
why-offer-shake = { $unit }{"\u00A0"}: ces unités sont paralysées et manqueraient cette activation. Une de vos cartes Moral les libère{"\u00A0"}; si vous passez, elles la manquent.
why-ask-omen = Le même jet déclenche deux de vos cartes Moral négatif. Les deux feront effet{"\u00A0"}; vous dites laquelle d’abord.
why-got-omen = Une carte Moral négatif met un de vos dés sur −1{"\u00A0"}: vous choisissez lequel.
why-offer-single = Votre dé indique { $face }. Le moral ou la chance peuvent le changer{"\u00A0"}; si vous le gardez, il compte tel quel.
why-offer-power = Vos dés indiquent { $face } et s’ajoutent à l’attaque des unités envoyées. Une carte Moral peut les changer{"\u00A0"}; si vous les gardez, on compte la Puissance de combat.
