### Défis particuliers et alliances : les scénarios, et ce qu’eux seuls comptent, demandent et racontent.

scenario-crown_hill = La colline du trône
story-crown_hill = Sur la colline se dresse un fauteuil, et rien d’autre. Il appartient à qui s’y trouve assis.
rule-crown_hill-sitting = Si l’un de vos héros est sur le fauteuil au début de votre tour, vous marquez la moitié du numéro de la manche, arrondie au supérieur.
rule-crown_hill-toppled = Vaincre en combat le héros principal d’un rival rapporte 2 points.
rule-crown_hill-toppled_second = Vaincre en combat un héros secondaire d’un rival rapporte 2 points.
rule-crown_hill-fair_fall = Un héros principal vaincu par un rival ne paie pas d’or, et parmi les unités perdues dans ce combat une de bronze et une d’argent reviennent.
rule-crown_hill-no_sieges = Personne ne peut attaquer une ville de départ.
rule-crown_hill-every_round_pays = Dès la manche 2, chaque manche est une manche de Revenus. Les astrologues se taisent.
called-crown_hill-dragon_utopia = Le fauteuil
token-last_seat = dernier assis
label-hill = la colline

scenario-barrow_beast = La bête du tertre
story-barrow_beast = Le tertre respire. Ce qui y gît a dormi toute une ère, et le pays s’inclinera devant qui mettra fin à son réveil.
rule-barrow_beast-beast = L’antre est la case de niveau VII de la tuile centrale. Une seule bête y attend, les Dragons de Cristal ou les Dragons d’Azur, avec 6 points de vie de plus en normal, 12 en difficile et 18 en impossible. Elle garde ses blessures d’un combat à l’autre et en guérit 3 à la fin d’une manche. Le rival à la droite de l’attaquant la dirige.
rule-barrow_beast-hoard = Chaque tour de combat dans l’antre commence par un artefact tiré au hasard de la défausse. Un artefact mineur donne à la bête 1 défense pour ce tour, un majeur une seconde attaque contre une autre unité, une relique inflige 3 dégâts à chaque unité voisine.
rule-barrow_beast-no_way_out = Personne ne quitte le combat de l’antre avant la fin, et aucune carte ne l’évite. Seul un héros principal peut abattre la bête{"\u00A0"}; face à toute autre armée elle garde 1 point de vie.
rule-barrow_beast-bait = Sur un Comptoir Commercial vous pouvez payer 5 or pour regarder la carte de la bête.
action-barrow_beast-bait = Regarder la bête (5 or)
called-barrow_beast-dragon_utopia = L’antre
called-barrow_beast-grail = L’antre
label-barrow = le tertre

scenario-toll_road = La route à péage
story-toll_road = Au loin votre suzerain fait la guerre, et tout près ses percepteurs comptent sur leurs doigts. Ils ne sont jamais en retard.
rule-toll_road-levy = Au début des manches 5, 9 et 13, après le revenu, chacun doit 12, 25 et 40 or. Un matériau compte 2 or et une richesse 4{"\u00A0"}; on ne rend pas la monnaie. Qui ne peut tout payer donne tout, reçoit un marqueur de dette et un moral négatif.
rule-toll_road-second_levy = La deuxième levée, à la manche 9, est de 25 or.
rule-toll_road-last_levy = La dernière levée, à la manche 13, est de 40 or.
rule-toll_road-ruin = Un second marqueur de dette vous exclut de la course. Votre royaume reste et vous jouez encore, mais vous ne pouvez plus gagner.
rule-toll_road-caravan = Un héros qui finit votre tour sur un Comptoir Commercial, sans héros rival sur cette tuile, vous rapporte 2 or.
rule-toll_road-interest = Vous pouvez payer plus que la levée. Chaque tranche complète de 5 or en plus vaut 1 point.
token-levy_paid = levées payées
token-debt = marqueurs de dette

scenario-arrogance = Arrogance
story-arrogance = Chacun avait ce qu’il lui fallait, et la paix régnait. Puis l’un d’eux trouva que tout serait mieux rangé sous un seul maître.
rule-arrogance-overlord = Le suzerain commence plus riche que les deux alliés, et avec un héros secondaire.
rule-arrogance-tribute = Aux manches 4, 8 et 12 le suzerain touche aussi son revenu d’or.
rule-arrogance-pride = Qui a vaincu le héros principal d’un rival ne peut plus se rendre.
needs-arrogance-4 = une quatrième faction avec sa tuile de départ
label-overlord_lands = les terres du suzerain

scenario-tale_of_two_lands = Le conte des deux pays
story-tale_of_two_lands = L’Ouest et l’Est comptent leurs guerres comme des hivers. Celle-ci, ils l’ont juré, n’aura pas de printemps.
rule-tale_of_two_lands-two_lands = Jusqu’à la fin de la manche 4, personne ne quitte sa moitié de la carte ni ne révèle le détroit entre elles.
rule-tale_of_two_lands-shared_granary = Les alliés peuvent se donner des ressources à leur tour, comme le veulent les règles d’échange entre alliés.
tale-tale_of_two_lands-strait_open = La glace du détroit a fondu, et les bacs sont pleins.
needs-tale_of_two_lands-4 = une quatrième faction avec sa tuile de départ
label-home_lands = les terres natales
label-the_strait = le détroit

scenario-the_challenge = Le défi
story-the_challenge = Le roi n’a pas d’héritier et peu de temps. Qui logera le Graal à Osha avant sa mort aura tout ce qui fut à lui.
rule-the_challenge-digging = Une équipe qui a des cubes sur 2 obélisques différents peut creuser sur la case du Graal, pour 2 points de mouvement. Le premier à creuser rencontre des gardes de niveau VII.
rule-the_challenge-osha = La colonie de la tuile Osha est la capitale. Des gardes de niveau V la tiennent, et elle change de mains comme toute autre.
rule-the_challenge-build_it = Quand le porteur du Graal est à Osha, l’équipe paie 10 or, 6 matériaux et 2 richesses pour sa maison.
rule-the_challenge-pass_on = Le porteur peut remettre le Graal à un héros allié sur une case voisine pour 1 point de mouvement.
rule-the_challenge-left_behind = Qui bat le porteur a le Graal. Les gardes qui le battent le laissent à terre, et tout héros présent le ramasse pour 1 point de mouvement.
action-the_challenge-build_it = Bâtir la maison du Graal
action-the_challenge-pass_on = Remettre le Graal
action-the_challenge-left_behind = Ramasser le Graal
tale-the_challenge-failing = Le roi ne quitte plus son lit.
needs-the_challenge-4 = une quatrième faction avec sa tuile de départ
label-grail_site = le site du Graal
label-osha = Osha

## Ce qui se compte, et les verbes des règles.

measure-ally_beside_grail = un allié à côté du Graal
measure-of-team = { $what } de l’équipe
verb-sole_token = vous seul avez{"\u00A0"}: { $sole_token_name }
verb-forfeit = vous ne pouvez plus gagner
verb-levy = payez { $levy } or{ $building_materials ->
        [0] { "" }
       *[other] , un matériau comptant { $building_materials }
    }{ $valuables ->
        [0] { "" }
       *[other] , une richesse comptant { $valuables }
    }{ $paid_count ->
        [0] { "" }
       *[other]{"\u00A0"}; si vous payez{"\u00A0"}: { $paid_flow }
    }{ $unpaid_count ->
        [0] { "" }
       *[other]{"\u00A0"}; si vous ne pouvez pas{"\u00A0"}: { $unpaid_flow }
    }{ $extra_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour chaque { $extra_for } or en plus{"\u00A0"}: { $extra_flow }
    }
verb-look_at_beast = regardez la carte de la bête
verb-team_pays = votre équipe paie { $team_pays }{ $do_count ->
        [0] { "" }
       *[other]{"\u00A0"}; ensuite{"\u00A0"}: { $do_flow }
    }
verb-hand_over_grail = remettez le Graal à un héros allié voisin

## Réponses, questions et journal.

prompt-levy = La levée est de { $n } or, { $gold } encore dus{"\u00A0"}: combien payez-vous en { $resource }{"\u00A0"}?
prompt-fallen = Laquelle des unités tombées revient{"\u00A0"}?
prompt-receiver = Qui reçoit le Graal{"\u00A0"}?
option-restore = Récupérer{"\u00A0"}: { $unit }
short-restore = Récupérer
option-hand-to = { $hero }
event-restored = { $player } récupère{"\u00A0"}: { $unit }.
event-levied = { $player } paie une levée d’une valeur de { $n } or.
event-levy-failed = { $player } ne peut payer la levée{"\u00A0"}: il manque { $n } or.
event-barred = { $player } n’est plus dans la course et joue sans pouvoir gagner.
event-sole-token = { $player } est désormais seul à avoir{"\u00A0"}: { $token }.
event-beast-seen = Vous voyez la bête{"\u00A0"}: { $unit }.
event-beast-hoard = Le trésor livre{"\u00A0"}: { $card }.
event-beast-survives = Seul un héros principal peut abattre la bête{"\u00A0"}: elle garde 1 point de vie.
event-beast-heals = La bête guérit{"\u00A0"}: { $n }.
event-beast-slain = { $player } a abattu la bête.
table-goal-seats = { $text } Seulement pour les joueurs { $seats }.
lobby-seat-start = Joueur { $n } sur { $players }{"\u00A0"}: { $text }
