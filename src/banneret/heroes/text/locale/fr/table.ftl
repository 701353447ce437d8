### Words of the table when a whole game lies on it: panels, windows, keys, and short names of locations.

## Where the game stands.

table-map = Carte
table-guards-of = Gardes { $level } (menés par { $player })
table-guards = Gardes { $level }
table-round = tour { $n } sur { $of }
table-level = niveau { $level }

## Fields and tiles.

table-tile-back = Tuile { $back }, face cachée
table-no-tile = Pas encore de tuile
table-lay = poser une tuile
table-face-down = Personne ne sait ce qu’elle montre.
table-free-spot = Vous pouvez poser ici une de vos tuiles.
table-guarded = Gardes de difficulté { $level }
table-token = Jeton{"\u00A0"}: { $resource }
table-visited = visité
table-nothing-here = Rien ici
table-mine = Revenu{"\u00A0"}: { $n } { $resource }
table-dice-treasure = { $n ->
        [one] Lance 1 dé Trésor.
       *[other] Lance { $n } dés Trésor.
    }
table-dice-resource = { $n ->
        [one] Lance 1 dé Ressource.
       *[other] Lance { $n } dés Ressource.
    }
table-dice-keep = { $n ->
        [one] Vous en appliquez 1.
       *[other] Vous en appliquez { $n }.
    }
table-turning = Tuile { $tile }
table-turn-hint = Les flèches la tournent, entrée la pose.
table-crossings = { $n ->
        [0] Aucun chemin vers d’autres tuiles
        [one] 1 chemin vers d’autres tuiles
       *[other] { $n } chemins vers d’autres tuiles
    }

## Players.

table-move = mouv.
table-hand = main
table-experience = exp.
table-morale = moral
table-token-build = bâtir
table-token-population = peuple
table-token-spell_book = livre
table-town = ville
table-tiles = tuiles
table-cubes = cubes
table-units = unités
table-short-gold = o
table-short-building_materials = m
table-short-valuables = r
table-track = Tour
table-no-card = pas de carte Astrologues
table-flags = Drapeaux
table-out = éliminé
table-pool = Tuiles encore à poser{"\u00A0"}: { $n }
table-cube-of = Cubes pris à { $player }{"\u00A0"}: { $n }
table-secondary = Héros secondaire{"\u00A0"}:

## How to win.

table-goals = Comment gagner
table-goal-capture_town = { $of ->
        [all] Prenez les Villes de tous les rivaux.
       *[any] Prenez la Ville d’un rival.
    }
table-goal-defeat_main_hero = { $of ->
        [all] Battez le héros principal de chaque rival (×{ $n }).
       *[any] Battez le héros principal d’un rival (×{ $n }).
    }
table-goal-cubes_from_all_rivals = Gagnez un cube de chaque rival.
table-goal-eliminate_all = Éliminez tous les rivaux.
table-goal-flag = Tenez { $n } × { $what }.
table-limit-final_battle = Après le tour { $n }{"\u00A0"}: une bataille finale.
table-limit-draw = Après le tour { $n }{"\u00A0"}: personne ne gagne.
table-limit-all_lose = Après le tour { $n }{"\u00A0"}: tout le monde perd.

## Town and hero.

table-town-of = Ville de { $player }
table-buildings = Bâtiments
table-recruiting = Recruter et améliorer
table-built = bâti
table-now = maintenant
table-later = pas maintenant
table-short-of = il manque { $what }
table-needs = d’abord{"\u00A0"}: { $what }
table-token-used = son jeton est utilisé
table-full-strength = Groupe, au complet
table-few-price = recruter
table-pack-price = améliorer
table-hire = Recruter un héros secondaire
table-buy-spell = Acheter un sort
table-in-hand = En main
table-play-area = En jeu
table-unit-deck = Deck d’unités
table-own-deck = Votre deck, sans ordre
table-discards = Défausse, carte du dessus d’abord
table-removed = Retirées
table-no-cards = rien
table-decks = Pioches
table-deck-left = { $n ->
        [one] 1 carte face cachée
       *[other] { $n } cartes face cachée
    }
table-astrologers = Astrologues

## Keys and signs.

table-key-arrows = déplacer le curseur ou tourner une tuile
table-key-choose = donner la réponse marquée{"\u00A0"}; sur sa Ville, l’ouvrir
table-key-town = la ville{"\u00A0"}: bâtir, recruter, améliorer
table-key-hero = le héros{"\u00A0"}: main, unités, deck et défausse
table-key-players = tous les joueurs, et comment gagner
table-key-decks = pioches, défausses, Astrologues
table-key-centre = le curseur revient au héros
table-key-inspect = tout sur ce qui est désigné
table-sign-may = peut être choisi, avec son coût en mouvement
table-sign-fight = un combat, avec son coût en mouvement
table-sign-way = pas à faire, si personne ne vous arrête
table-sign-guard = gardes et leur difficulté
table-sign-flag = drapeau d’un joueur
table-sign-cube = visité
table-sign-hero = héros principal avec niveau{"\u00A0"}; coins ronds{"\u00A0"}: secondaire
table-sign-back = tuile, face cachée
table-sign-rock = case fermée
table-sign-wall = frontière que personne ne franchit
table-sign-token = utilisable, utilisé
table-sign-morale = moral positif, négatif
table-hint-town = ville
table-hint-hero = héros
table-hint-players = joueurs
table-hint-decks = pioches
table-result-level = Niveau
table-result-town = Bâtiments
table-result-units = Unités
table-result-flags = Drapeaux

## Short names of locations: three letters, or seven where there is room.

short-town = VIL
short-town-long = VILLE
short-settlement = Col
short-settlement-long = Colonie
short-mine-gold = Or
short-mine-gold-long = Or
short-mine-building_materials = Mat
short-mine-building_materials-long = Matér.
short-mine-valuables = Ric
short-mine-valuables-long = Riches.
short-obelisk = Obé
short-obelisk-long = Obélis.
short-dragon_utopia = Uto
short-dragon_utopia-long = Utopie
short-grail = Gra
short-grail-long = Graal
short-water_wheel = Rou
short-water_wheel-long = Roue
short-windmill = Mou
short-windmill-long = Moulin
short-mystical_garden = Jar
short-mystical_garden-long = Jardin
short-shrine_of_magic_gesture = Aut
short-shrine_of_magic_gesture-long = Geste
short-shrine_of_magic_incantation = Aui
short-shrine_of_magic_incantation-long = Incant.
short-tree_of_knowledge = Arb
short-tree_of_knowledge-long = Arbre
short-learning_stone = Pie
short-learning_stone-long = Pierre
short-redwood_observatory = Obs
short-redwood_observatory-long = Observ.
short-witch_hut = Hut
short-witch_hut-long = Hutte
short-temple = Tem
short-temple-long = Temple
short-stables = Écu
short-stables-long = Écuries
short-fountain_of_youth = Fon
short-fountain_of_youth-long = Fontain
short-warriors_tomb = Tom
short-warriors_tomb-long = Tombeau
short-magic_spring = Sou
short-magic_spring-long = Source
short-trading_post = Com
short-trading_post-long = Compt.
short-sanctuary = San
short-sanctuary-long = Sanct.
short-treasure_symbol = Tré
short-treasure_symbol-long = Trésor
short-resource_symbol = Res
short-resource_symbol-long = Ressour
short-artifact_symbol = Art
short-artifact_symbol-long = Artef.
short-pandoras_box = Pan
short-pandoras_box-long = Boîte
