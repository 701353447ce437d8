### Scénarios d’affrontement, et ce qu’eux seuls demandent et racontent.

scenario-all_for_one = Tous pour un
story-all_for_one = La vieille reine brisa sa couronne en trois et en donna un morceau à chacun de ses pupilles. Ils ont grandi en amis{"\u00A0"}; aujourd’hui chacun veut les deux autres morceaux.
rule-all_for_one-inheritance = Avant la première manche, chaque joueur, du premier au dernier dans l’ordre du tour, choisit une part de l’héritage que personne n’a choisie{"\u00A0"}: le trésor, l’armurerie ou la bibliothèque.
rule-all_for_one-royal_seat = Tant que votre cube est sur le siège royal, l’Utopie des Dragons, il vaut le cube d’un rival dont vous n’en avez aucun.
rule-all_for_one-old_oath = Un vieux serment rend la reddition peu chère{"\u00A0"}: elle coûte 6 or.
tale-all_for_one-mourning = L’année de deuil est finie et les routes sont de nouveau ouvertes.
label-royal_seat = le siège royal

scenario-carpe_diem = Carpe Diem
story-carpe_diem = Les temples se taisent et aucun dieu ne répond. Deux seigneurs ont la même idée{"\u00A0"}: ce qui est pris avant la fin de la semaine restera pris.
rule-carpe_diem-gods_silent = Les temples et les sanctuaires comptent comme des cases vides.
rule-carpe_diem-seize_the_day = Les astrologues se taisent. À chaque manche paire, chaque joueur, dans l’ordre du tour, prend 4 or, 1 point de mouvement pour chacun de ses héros ou une carte, mais jamais deux fois de suite la même chose.
rule-carpe_diem-no_dawdling = Le premier tour supplémentaire d’un combat contre des gardes ne coûte aucun point de mouvement.

scenario-dwarven_gold = L’or des nains
story-dwarven_gold = Dans les collines, un nain a trouvé de l’or, assez pour acheter un royaume. Tous les seigneurs le savent à présent, et chacun se bâtit un coffre.
rule-dwarven_gold-vault = Pendant votre tour, avec un héros sur une ville, une colonie ou une mine d’or à vous, vous pouvez utiliser le jeton Construction pour mettre autant d’or que vous voulez dans votre coffre. On ne peut plus rien payer avec.
rule-dwarven_gold-strike = Qui pose son drapeau sur la première mine d’or de la partie gagne 5 or de plus, soit 10.
rule-dwarven_gold-robbery = Qui bat le héros principal d’un rival prend aussi 8 or dans son coffre.
rule-dwarven_gold-sack = Qui pose son drapeau sur la ville d’un rival prend la moitié de son coffre, arrondie au supérieur.
tale-dwarven_gold-gold_dust = Les ruisseaux charrient de nouveau de la poudre d’or.
timed-dwarven_gold-1 = Tous{"\u00A0"}:
action-dwarven_gold-vault = Mettre de l’or au coffre
token-vault = or au coffre

scenario-manifest_destiny = La destinée
story-manifest_destiny = Une plaine et trois bannières. Des scribes chevauchent et comptent qui tient quoi, et leurs livres nommeront le souverain.
rule-manifest_destiny-census = À la fin des manches 4, 6, 8, 10 et 12, chaque joueur marque 1 point par mine, 2 par colonie et 3 par ville tenue, la sienne comprise.
rule-manifest_destiny-militia = Faire venir l’armée dans une ville ou une colonie attaquée coûte 4 or.
rule-manifest_destiny-homestead = Une colonie que le même joueur tient lors de deux recensements de suite avance d’un cran un marqueur de revenu de son choix, une fois par partie.

scenario-monks_retreat = La retraite des moines
story-monks_retreat = Le dernier navire des moines est parti. Trois abbayes se dressent sur la côte avec quelques frères obstinés, et deux seigneurs qui ne doivent plus rien à personne.
rule-monks_retreat-brothers = Tant que personne ne les a battus, des frères gardent une abbaye{"\u00A0"}: des gardes de niveau IV, avec des zélotes parmi eux.
rule-monks_retreat-scriptorium = Qui pose le premier son drapeau sur une abbaye cherche dans le paquet des sorts (2).
rule-monks_retreat-one_lord = Une abbaye n’a qu’un seigneur{"\u00A0"}: un nouveau cube remplace l’ancien.
rule-monks_retreat-abbey_tithe = Au début d’une manche de Revenus, chaque abbaye donne 2 or à son seigneur.
rule-monks_retreat-cloister_peace = Un héros dans une abbaye à lui ne peut être attaqué que par des héros principaux.
called-monks_retreat-obelisk = Abbaye
timed-monks_retreat-1 = Pour qui a le moins d’abbayes, pour les deux à égalité{"\u00A0"}:
label-abbey_lands = les terres des abbayes

scenario-search_for_the_grail = La quête du Graal
story-search_for_the_grail = Ce que disent les vieilles pierres n’est qu’une moitié d’énigme, mais deux moitiés suffisent pour creuser. Le plus dur est le retour.
rule-search_for_the_grail-digging = Avec 2 indices, un héros sur la case du Graal peut payer 2 points de mouvement et creuser. Le premier affronte des gardes de niveau VII, qu’aucune carte n’aide à éviter.
rule-search_for_the_grail-heavy_relic = Un héros porte le Graal. Il est lourd{"\u00A0"}: quand un sort ou un artefact déplace le porteur ou le fait voler, il reste sur la case.
rule-search_for_the_grail-change_of_hands = Qui bat le porteur ou obtient sa reddition prend le Graal. Des gardes qui le battent le laissent sur la case, où le ramasser coûte 1 point de mouvement.
rule-search_for_the_grail-grail_light = Le joueur dont un héros porte le Graal pioche 1 carte de plus au début de son tour.
rule-search_for_the_grail-homecoming = Avec le porteur sur votre propre ville, utilisez le jeton Construction pour donner un foyer au Graal.
action-search_for_the_grail-change_of_hands = Ramasser le Graal
action-search_for_the_grail-homecoming = Donner un foyer au Graal
token-clue = indices
timed-search_for_the_grail-1 = Pour tous ceux qui n’ont aucun indice{"\u00A0"}:

## Ce qui peut être compté, et les verbes des règles.

measure-grail_delivered = le Graal ramené
table-goal-grail_delivered = Ramenez le Graal chez vous.
verb-bank = mettez de côté autant que vous voulez de { $bank_name }{"\u00A0"}: { $token_name }
verb-rob = prenez { $half ->
        [up] la moitié, arrondie au supérieur, de ce que le rival a{"\u00A0"}: { $rob_name }
        [down] la moitié, arrondie à l’inférieur, de ce que le rival a{"\u00A0"}: { $rob_name }
       *[none] { $amount } au rival{"\u00A0"}: { $rob_name }
    }
verb-tenure = pour chaque case ({ $tenure_name }) que vous tenez pour la { $times }e fois de suite, une fois{"\u00A0"}: { $do_flow }
verb-deliver_grail = le Graal a un foyer

## Réponses, questions et journal.

option-rule = { $text }
option-rule2 = Héros secondaire{"\u00A0"}: { $text }
option-slow-visit = S’attarder ici{"\u00A0"}: { $place } ({ $n ->
        [one] 1 point de mouvement
       *[other] { $n } points de mouvement
    })
option-slow-visit2 = Héros secondaire{"\u00A0"}: s’attarder ici{"\u00A0"}: { $place } ({ $n ->
        [one] 1 point de mouvement
       *[other] { $n } points de mouvement
    })
short-slow-visit = S’attarder
prompt-bank = { $resource }{"\u00A0"}: combien mettez-vous de côté{"\u00A0"}?
event-grail-left = Le Graal reste sur la case{"\u00A0"}: { $place }.
event-grail-home = { $player } a ramené le Graal.
