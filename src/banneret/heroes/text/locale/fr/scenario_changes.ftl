### Ce qu’un scénario change aux règles de la boîte, quand et où ses règles valent.

change-hand_limit = limite de main { $what }
change-search_cards = chaque Recherche examine { $n ->
        [one] 1 carte de plus
       *[other] { $n } cartes de plus
    }
change-no_secondary_heroes = personne n’a de Héros secondaire
change-guard_initiative = initiative des gardiens{"\u00A0"}: { $what }
change-retreat_price = battre en retraite devant des gardiens coûte { $amount }
change-first_flag_pays = une Mine rapporte { $n } fois son revenu au premier drapeau
change-lower_attack_die = l’attaquant lance deux dés et garde le plus faible
change-second_retaliation = chaque unité peut riposter deux fois par tour de combat
change-choose_astrologers = deux cartes Astrologues sont tirées, le premier joueur en garde une
change-half_price_again = les unités perdues se recrutent à nouveau à moitié prix{"\u00A0"}: { $what }
change-no_flight_from = les gardiens de difficulté { $what } et plus ne fuient jamais, et aucune carte ne les évite
change-no_buildings = ne se construit pas{"\u00A0"}: { $what }
change-ransom = un Héros principal vaincu paie { $amount }
change-fallen_return = des unités perdues par un Héros principal face à un rival, une de chacun de ces rangs revient{"\u00A0"}: { $what }
change-safe_towns = aucun rival n’entre dans une Ville de départ
change-every_round_pays = chaque manche sauf la première est une manche de Revenus
change-no_surrender = ne peut pas se rendre{"\u00A0"}: quiconque a { $what }
change-own_half_until = jusqu’à la fin de la manche { $n }, personne ne quitte sa moitié de la carte
change-beast = une bête attend ici et garde ses blessures ({ $where }){"\u00A0"}: { $what }
change-beast-health = { $n } de santé en plus
change-beast-heals = récupère { $n } à la fin d’une manche
change-hoard-minor_defense = { $n } de défense en plus par un Artefact mineur
change-hoard-major_attacks = une seconde attaque par un Artefact majeur
change-hoard-relic_damage = { $n } dégâts à tous ses voisins par une Relique
change-empty = comptent comme cases vides{"\u00A0"}: { $what }
change-astrologers = aucune carte Astrologues n’est tirée
change-free_extensions = un Combat contre des gardiens se prolonge gratuitement { $n ->
        [one] une fois
       *[other] { $n } fois
    }
change-main_heroes_only = un héros dont le cube s’y trouve ne peut être attaqué que par des Héros principaux{"\u00A0"}: { $what }
change-grail = le Graal est porté par le héros qui l’a pris et passe à qui le bat
change-grail-heavy = le Graal est porté par le héros qui l’a pris, passe à qui le bat et reste sur place quand un sort ou un Artefact déplace son porteur
change-guards = gardiens ({ $where }){"\u00A0"}: { $what }
change-guards-add = en plus { $units }
change-guards-among = dont { $units }
change-guards-horde = jusqu’à { $n } cartes de { $horde }, jusqu’au bout
change-guards-last = seulement sur la dernière sans drapeau ({ $what })
change-guards-cannot_avoid = personne ne passe sans combat
change-guards-to_the_end = le Combat n’a pas de limite de tours
change-by-difficulty = { $difficulty }{"\u00A0"}: { $what }
change-surrender_price = se rendre coûte { $amount }
change-transport_price = amener l’armée sur une case assiégée coûte { $amount }
change-blind_pick = faction et héros sont choisis en secret et révélés ensemble
change-remove_cards = ces cartes sont retirées{"\u00A0"}: { $what }
change-dice_choose_start = qui obtient le plus grand total de deux dés Ressource décide qui commence
change-first_redraw = la première main peut être remélangée et repiochée
change-morale_searches_again = un Moral positif peut être dépensé pour rechercher à nouveau
change-discovery_turns_tiles = ce qui découvre une tuile voisine fait plutôt pivoter une tuile visible
change-lend_units = des alliés avec un héros à côté d’un combat peuvent y prêter des unités
change-lessons = après un Combat non gagné, son joueur apprend quelles cartes en main il aurait pu jouer
change-lock = fermé{"\u00A0"}: { $place }, sauf avec { $tests }
change-lock-always = fermé{"\u00A0"}: { $place }
change-lock-field = { $field } ({ $tile })
change-lock-from = { $place }, sauf depuis des tuiles { $terrain }
change-kinship = une fois par Combat, la première Spécialité qui compte double pour { $unit } compte aussi double pour une autre unité
change-dull_spells = dans un Combat ({ $tile }), le premier sort d’un joueur a { $n } de puissance en moins
change-lone_attackers = un héros est attaqué par un seul héros de l’IA par manche

where-resource = une Mine ({ $resource })
where-number = tuile { $tile }
where-own = une case à soi
where-home = sa propre Ville de départ
where-grail = là où se trouve le Graal
where-unwatched = aucun héros rival sur la tuile

rule-where = ici{"\u00A0"}: { $where }
rule-rounds = { $n ->
        [one] à la manche { $rounds }
       *[other] aux manches { $rounds }
    }
rule-from = à partir de la manche { $n }
rule-to = jusqu’à la manche { $n }
rule-every = toutes les { $n } manches
rule-once-game = une fois par partie
rule-once-player = une fois par joueur
rule-waiting = une fois en vigueur
rule-backwards = du dernier joueur au premier
rule-only_players = à { $players } joueurs

action-label = par «{"\u00A0"}{ $label }{"\u00A0"}»
action-where = ici{"\u00A0"}: { $where }
action-bearer = pour le héros qui porte le Graal
action-token-build = au lieu de construire
action-token-population = au lieu de recruter
action-token-book = au lieu d’acheter un sort
action-movement = pour { $n ->
        [one] 1 point de mouvement
       *[other] { $n } points de mouvement
    }
