# Pourquoi une question est posée maintenant : le combat dont elle relève, ce qui est déjà choisi et ce qui suit.

why-battle = Le combat{"\u00A0"}: { $unit } contre { $target }.

## Avant le premier tour.

why-ask-level = Chaque niveau renforce un membre de votre Conseil de guerre{"\u00A0"}: { $n } sur { $of } donnés{ $n ->
        [0] {""}
       *[other] {" "}({ $placed })
    }. Il y faut un Commandant, dont le niveau dit combien de cartes Commandement vous tenez{"\u00A0"}; les autres renforcent les cartes Arcane de leur classe.{ $lacking ->
        [0] {""}
       *[other] {" "}{ $heroes }
    } L’autre camp ne voit votre conseil que quand les deux sont prêts.
why-council-hero = { $hero } n’entre en jeu qu’avec cette classe au conseil{"\u00A0"}: { $master }.
why-ask-lowered = Votre camp a plus de héros que l’autre et le paie en niveaux du Conseil de guerre{"\u00A0"}: { $n } sur { $of } cédés. Un Commandant reste.
why-ask-landmark = Votre conseil est seul à avoir ce Maître des Arcanes au niveau 3{"\u00A0"}: { $master }. Cela vous donne un site sur une case de votre moitié{"\u00A0"}: { $land }. { $text }
why-ask-called = Vos réserves doivent encore venir{"\u00A0"}: { $n }. Dites dans quelle section, votre héros avec elles{"\u00A0"}; puis chacune y prend une case.
why-ask-muster = Vos réserves arrivent l’une après l’autre{"\u00A0"}: maintenant { $unit }. Encore à venir, celles-ci comprises{"\u00A0"}: { $n }. Puis la bataille commence.
why-ask-deployed = { $hero } rejoint une de vos troupes et la mène depuis sa case. Les héros à pied vont à l’infanterie, les cavaliers à la cavalerie. Plus tard, le héros peut la quitter et combattre seul, comme Champion.
why-ask-tent = Chaque camp dresse une Tente de commandement à côté d’une de ses unités. Qui commence son tour avec une unité dans la tente ennemie la prend pour une bannière de victoire.
why-ask-class = { $hero } a une feuille vierge. La classe décide comment le héros combat et quelles compétences il y a{"\u00A0"}; viennent ensuite une première compétence et un premier artéfact.
why-ask-first-skill = { $hero } commence avec une compétence de sa classe. D’autres viennent avec l’expérience, après les aventures.
why-ask-present = { $hero } quitte l’académie avec un artéfact{"\u00A0"}: sur les { $n } piochés, un seul reste. Celui que le héros ne peut utiliser peut d’abord être changé.
why-ask-gift = L’instructeur de { $hero } transmet un artéfact. Vous choisissez lequel.

## Le tour.

why-ask-command = Vous avez { $n } bannières de victoire sur { $of }, { $enemy } en a { $m }. Un tour commence par { $cards ->
        [one] votre dernière carte Commandement
       *[other] une de vos { $cards } cartes Commandement
    }{"\u00A0"}: elle dit à combien d’unités vous donnez un ordre, et où. Seules celles-là bougent et combattent.
why-ask-capture = Une de vos unités se tient dans la Tente de commandement ennemie. Vous pouvez la prendre pour une bannière de victoire{"\u00A0"}: vous en avez { $n } sur { $of }.
why-ask-order = Vous nommez les unités qui bougeront et combattront à ce tour{ $of ->
        [0] {"\u00A0"}: { $n } jusqu’ici
       *[other] {"\u00A0"}: { $n } sur { $of } jusqu’ici
    }. Puis toutes se déplacent, et ensuite elles combattent.
why-lore-order = Les dés de la carte donnent des ordres{"\u00A0"}: un casque à une unité de sa couleur, une épée sur bouclier à n’importe laquelle. C’est le dé { $n } sur { $of }.
why-ask-mover = Les unités activées se déplacent l’une après l’autre, une fois chacune{"\u00A0"}: { $n } sur { $of } jusqu’ici. Tous les mouvements précèdent les combats, et personne n’est forcé de bouger.
why-got-mover = { $unit }{"\u00A0"}: choisissez la case où finit le mouvement. Toutes bougent d’abord{"\u00A0"}; qui est à portée de là sera combattu ensuite.
why-got-move = { $unit }{"\u00A0"}: choisissez la case où finit le mouvement. Puis l’unité activée suivante se déplace.
why-ask-battler = Les unités activées combattent l’une après l’autre, une fois chacune{"\u00A0"}: { $n } sur { $of } jusqu’ici. Personne n’y est forcé. Quand vous avez fini, votre tour s’achève par la pioche.
why-got-battler = { $unit }{"\u00A0"}: choisissez la cible. On lance les dés{"\u00A0"}: sa couleur touche, parfois d’autres symboles aussi{"\u00A0"}; un drapeau la fait reculer. Qui tient sa case et est vaillant peut riposter.
why-ask-kept-command = Vous avez pioché { $n } cartes Commandement et en gardez une{"\u00A0"}; les autres sont défaussées. Votre tour finit ainsi.
why-ask-discarded = { $hero } utilise quelque chose qui coûte une carte Commandement de votre main. Vous choisissez laquelle part.

## Arcanes.

why-ask-kept = Vous regardez { $of } cartes Arcane et en gardez { $n ->
        [one] une
       *[other] { $n }
    }{"\u00A0"}; le reste est défaussé. Elles se jouent plus tard, au moment imprimé dessus, contre des jetons arcane.
why-trim = Vous avez { $n } cartes Arcane et pouvez en tenir { $limit }{"\u00A0"}: { $over ->
        [one] une doit partir
       *[other] { $over } doivent partir
    }. Votre Maître des Arcanes le plus haut fixe la limite.
why-ask-supply = Votre tour finit et vous amassez des arcanes. Jetons arcane pour payer{"\u00A0"}: { $tokens }{"\u00A0"}; cartes Arcane en main{"\u00A0"}: { $n } sur { $limit }. De deux cartes, vous en gardez une.
why-ask-window = Vous avez une carte Arcane qui convient à ce moment{"\u00A0"}: { $moment }. Jetons arcane{"\u00A0"}: { $tokens }. On ne joue qu’une carte Arcane par tour, mieux vaut donc peut-être attendre.
why-begin-card = { $card } est jouée, et un de vos héros peut la rendre moins chère. Jetons arcane{"\u00A0"}: { $tokens }.
why-ask-company = Vous jouez { $card }, et une autre de vos cartes Arcane peut l’accompagner. Jetons arcane{"\u00A0"}: { $tokens }.
why-ask-answer = L’autre camp joue { $card }. Vous avez une carte Arcane qui peut y répondre avant l’effet. Jetons arcane{"\u00A0"}: { $tokens }.
why-ask-mirror = { $card } vise votre héros, qui peut la détourner avec une amulette. Si vous n’utilisez rien, elle fait effet.
why-ask-toll = { $card } a été détournée{"\u00A0"}: payez 3 jetons arcane de plus (vous en avez { $tokens }), ou elle ne fait rien.
why-ask-pick = { $card } est jouée{"\u00A0"}: elle touche { $of ->
        [one] une unité
       *[other] jusqu’à { $of } unités
    }, choisies jusqu’ici{"\u00A0"}: { $n }. Puis elle fait effet.
why-ask-fallen = Le Requiem ramène une de vos unités à pied perdues. Dites d’abord laquelle, puis où elle apparaît.
why-ask-haven = L’unité qui revient apparaît sur une case libre de votre bord. Vous choisissez laquelle.
why-ask-traveller = Un Portail porte d’un coup une de vos unités à travers le champ. Dites d’abord laquelle, puis où elle en sort.
why-ask-portal = { $unit }{"\u00A0"}: choisissez la case libre où mène le Portail. On peut combattre de là comme d’habitude.
why-ask-first-traveller = Un Grand portail porte jusqu’à deux de vos unités voisines. Dites d’abord laquelle passe devant.
why-ask-first-portal = { $unit }{"\u00A0"}: choisissez la case libre de sortie. Puis une unité qui se tenait à côté peut suivre.
why-ask-companion = La première unité est passée par le Portail. Une unité qui se tenait à côté peut venir aussi, ou aucune.
why-ask-second-portal = { $unit }{"\u00A0"}: choisissez une case libre à côté de la première unité.
why-ask-slip = La fumée cache votre unité, qui a survécu à l’attaque{"\u00A0"}: elle peut s’esquiver sur une case libre, et alors elle ne riposte pas. Ou elle reste.
why-ask-traps = Les chausse-trapes restent sur une case libre jusqu’à votre prochain tour{"\u00A0"}: les cavaliers qui y entrent s’arrêtent et perdent peut-être une figurine. Vous choisissez la case.
why-ask-inspired = Les Rangs inspirés rendent vos unités d’une section plus vaillantes à ce tour. Vous choisissez la section.
why-ask-gathered = Serrez les rangs{"\u00A0"}: à ce tour, un seul allié voisin suffit au soutien de vos unités d’une section. Vous choisissez la section.
why-ask-chained = La foudre frappe un ennemi et saute sur un autre à côté{"\u00A0"}: { $n } sur { $of } jusqu’ici. Vous pouvez arrêter après le premier.
why-ask-cleft = Votre unité a éliminé sa cible et frappe un autre ennemi voisin, avec deux dés. Vous choisissez lequel.
why-ask-assault = L’Assaut donne un ordre à toutes vos unités de sections entières, avec un dé de plus chacune{"\u00A0"}: { $n } sections sur { $of } choisies.
why-ask-mist = La brume bloque la vue et arrête qui y entre, jusqu’à votre prochain tour. Elle monte sur des cases de campagne libres{"\u00A0"}: { $n } sur { $of } jusqu’ici.

## Combats.

why-ask-deed = { $unit }{"\u00A0"}: la troupe a un jeton d’acte héroïque. Dépensé maintenant, il ajoute un dé{"\u00A0"}; plus tard il peut aussi allonger un mouvement ou une retraite.
why-ask-reroll = Certains dés peuvent être relancés{"\u00A0"}: { $n } sur { $of } mis de côté. Vous les choisissez un par un, puis on les relance ensemble.
why-ask-hurl = Le Géant des collines a obtenu { $n ->
        [one] un symbole arcane
       *[other] { $n } symboles arcane
    }. Chaque symbole utilisé repousse sa cible de deux cases de plus et ne donne pas de jeton arcane.
why-ask-poison = L’Araignée peut empoisonner la troupe touchée pour 1 jeton arcane{"\u00A0"}: au début de son prochain tour, le poison peut lui coûter une figurine.
why-ask-ignored = { $unit }{"\u00A0"}: { $n ->
        [one] un drapeau les repousse
       *[other] { $n } drapeaux les repoussent
    } vers leur bord. Une unité vaillante peut en ignorer. Qui tient sa case peut parfois riposter.
why-ask-retreat = { $unit }{"\u00A0"}: retraite, encore { $n ->
        [one] une case
       *[other] { $n } cases
    } vers leur bord. Vous choisissez chaque case{"\u00A0"}; s’il n’y en a pas, des figurines sont perdues.
why-go-on-retreating = { $unit }{"\u00A0"}: la retraite est assez longue. Pour l’acte héroïque, elle peut aller une case plus loin, hors de portée.
why-ask-back = Votre unité a tenu sa case en mêlée{"\u00A0"}: elle peut riposter une fois contre son attaquant, avec ses propres dés.
why-ask-ground = L’attaque a vidé la case. Votre unité peut y avancer{"\u00A0"}; les cavaliers peuvent ensuite aller plus loin et frapper encore.
why-ask-further = Vos cavaliers ont poursuivi et peuvent avancer d’une case de plus avant leur attaque bonus.
why-ask-bonus = Vos cavaliers ont poursuivi, ce qui leur donne une attaque de mêlée de plus à ce tour. Vous choisissez qui ils frappent, ou personne.
why-ask-shaken = Le sol tremble autour de l’Élémentaire de terre, et tous ses voisins doivent reculer. Vous dites qui part ensuite.
why-call-die = Les dés ont appelé l’Élémentaire de terre. Vous choisissez la case libre à côté du cercle où il apparaît.

## Héros sur le champ.

why-ask-use = Un de vos héros a une compétence ou un artéfact qui agit à cet instant. Si vous n’utilisez rien, la partie continue.
why-begin-test = { $hero } risque une blessure{"\u00A0"}: l’autre camp lance { $n ->
        [one] un dé
       *[other] { $n } dés
    }, et une seule épée sur bouclier suffit. Ce que vous avez peut annuler le test.
why-read-test = { $hero }{"\u00A0"}: le test de blessure montre une épée sur bouclier, c’est une blessure. Un Miracle peut encore l’annuler.
why-after-test = { $hero }, héros de votre allié, va être blessé. Un Miracle à vous peut encore l’annuler.
why-ask-run = { $hero } bat en retraite, { $n } cases sur { $of } au plus, case par case vers votre bord. Le chemin peut traverser d’autres unités, mais un ennemi traversé peut frapper.
why-ran = { $hero } fuit par la case de votre unité, qui peut frapper aussitôt, comme en mêlée.
why-ask-slipped = { $hero } s’esquive au lieu de riposter. Vous choisissez la case.
why-begin-search = { $hero } fouille le coffre de cette case au lieu de combattre. Son équipement peut aider{"\u00A0"}; dites-le avant l’ouverture.
why-look-into-chest = { $hero } a regardé dans le coffre. Ce qui est pris est au héros{"\u00A0"}; ce qui reste est hors de cette aventure.
why-ask-unpacked = { $hero } change d’équipement{"\u00A0"}: un des artéfacts sous la feuille entre en service.
why-ask-horn = { $hero } sonne du cor de guerre{"\u00A0"}: une unité proche de plus reçoit un ordre. Vous choisissez laquelle.
why-ask-recalled = { $hero } revient d’un coup à une de vos troupes et la mène. Vous choisissez laquelle.
why-ask-follower = { $hero } montre l’exemple et donne un ordre à { $of } unités au plus, en chaîne{"\u00A0"}: { $n } jusqu’ici.
why-ask-lit = Quand toutes ont bougé, la lanterne de { $hero } laisse un allié proche avancer d’une case. Vous choisissez lequel.
why-ask-lit-way = { $unit }{"\u00A0"}: choisissez la case où l’on avance à la lueur de la lanterne.
why-ask-helper = { $hero } appelle un allié de la case voisine{"\u00A0"}: il ne combat pas à ce tour, et le héros lance deux dés de plus.
why-ask-lucky-die = Une patte de lapin permet à { $hero } de relancer un des dés. Vous choisissez lequel.
why-ask-blood = La coupe de { $hero } rend une figurine à la troupe, ou vous donne deux jetons arcane.
why-ask-cloven = { $hero } a éliminé la cible et combat un autre ennemi voisin, avec deux dés. Vous choisissez lequel.
why-ask-patient = { $hero } soigne une troupe au lieu de combattre{"\u00A0"}: elle retrouve une figurine. Vous choisissez laquelle.

## Après l’aventure.

why-ask-bought = Jetons trésor de { $hero }{"\u00A0"}: { $treasure }. N’importe quel artéfact de la pioche en coûte { $price }{"\u00A0"}; ce qui n’est pas dépensé reste.
why-ask-room = { $hero } possède { $n } artéfacts et peut en garder { $most }. Vous choisissez lequel est rendu.
why-ask-limit = { $hero } possède { $n } artéfacts et peut en garder { $most }. Vous choisissez lequel est rendu.
why-drew-artifact = { $hero } possède { $n } artéfacts et peut en garder { $most }. Vous choisissez lequel est rendu.
why-ask-doctor = { $hero } a trouvé un Médecin, qui soigne une blessure contre trésor et expérience. Jetons trésor{"\u00A0"}: { $treasure }, jetons expérience{"\u00A0"}: { $experience }.
why-ask-exchange = { $hero } piochera { $draws ->
        [one] un artéfact et le gardera
       *[other] { $draws } artéfacts et en gardera un
    }. Deux artéfacts, ou deux jetons expérience (disponibles{"\u00A0"}: { $experience }), valent une carte de plus.
why-ask-haul = { $hero } a pioché { $n ->
        [one] un artéfact
       *[other] { $n } artéfacts
    } et en garde un{"\u00A0"}; les autres retournent dans la pioche.
why-ask-level-up = Jetons expérience de { $hero }{"\u00A0"}: { $experience }. { $level } d’entre eux donnent une nouvelle compétence{"\u00A0"}; avec trois compétences, il ne reste qu’un siège au Conseil de guerre.
