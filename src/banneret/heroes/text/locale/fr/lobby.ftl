### What the lobby tells: games, scenarios, seats, bots, and the rules one may switch.

## Games.

game-heroes = Heroes
game-heroes-text = L’aventure{"\u00A0"}: explorez la carte, bâtissez une ville, menez un héros au combat.

## Scenarios.

gamemode-clash = Affrontement
gamemode-coop = Coopération
gamemode-alliance = Alliance
gamemode-skirmish = Escarmouche
scenario-crossroads = La Croisée des chemins
story-crossroads = Quatre vieilles routes se croisent sur une colline qu’aucun seigneur n’a tenue longtemps. Cette année, quelqu’un la tiendra.
scenario-skirmish = Escarmouche
story-skirmish = Deux armées, un champ, pas de lendemain. Une seule bataille avec les unités et les cartes que vous amenez.
goal-skirmish = Battez toutes les unités de l’autre camp.
lobby-rounds = { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
lobby-rounds-final_battle = { $rounds }, bataille finale
lobby-rounds-draw = { $rounds }, puis partie nulle
lobby-rounds-all_lose = { $rounds }, puis tout est perdu
lobby-no-limit = jusqu’à la défaite d’un camp

## What everybody starts with.

lobby-treasury = Trésor{"\u00A0"}: { $amount }
lobby-income = Revenus{"\u00A0"}: { $amount }
lobby-built = Construit{"\u00A0"}: { $buildings }
lobby-army = Armée{"\u00A0"}: { $units }
lobby-unit-rank = { $n ->
        [1] l’unité la moins chère
        [2] la deuxième unité la moins chère
        [3] la troisième unité la moins chère
       *[other] l’unité n° { $n } par le prix
    } ({ $side })
lobby-unit = { $unit } ({ $side })

## What is special about a scenario.

lobby-pool = { $n ->
        [one] { $n } tuile éloignée par joueur, que vous posez
       *[other] { $n } tuiles éloignées par joueur, que vous posez
    }
lobby-phrase-obelisk = votre premier cube sur un Obélisque
lobby-phrase-utopia = quand vous posez votre drapeau sur l’Utopie des Dragons
lobby-phrase-grail = quand vous visitez le Graal
lobby-phrase-seat = joueur { $n } dans l’ordre du tour, à la manche 1

## Seats.

side-choose = Choisir à la table
side-random = Laisser faire les dés
side-faction = { $faction }, héros choisi à la table
side-hero = { $hero }, { $faction }
army-castle_vanguard = Avant-garde du Château
army-castle_host = Armée du Château
army-dungeon_vanguard = Avant-garde du Donjon
army-dungeon_host = Armée du Donjon
army-necropolis_vanguard = Avant-garde de la Nécropole
army-necropolis_host = Armée de la Nécropole
army-random = Armée au hasard
army-random-of = Armée au hasard{"\u00A0"}: { $faction }
army-guards = Gardes d’un champ, difficulté { $level }

## Bots.

## Values of rules.

rulevalue-off = Non
rulevalue-on = Oui
rulevalue-tier_then_distance = Le rang d’abord
rulevalue-distance_then_tier = La distance d’abord
rulevalue-clash = L’adversaire
rulevalue-campaign = Personne
rulevalue-previous_seat = Joueur d’avant
rulevalue-last_finished = Dernier tour
rulevalue-player = Joueur
rulevalue-enemy = Gardes
rulevalue-hand = Main
rulevalue-deck_shuffled = Pioche

## Rules one may switch: a name, and what it means.

rule-difficulty = Difficulté
rule-difficulty-text = La force des gardes et l’importance du bonus que chacun reçoit au départ.
rule-army_size = Unités sur le plateau
rule-army_size-text = Combien d’unités chaque camp peut avoir en même temps sur le plateau.
rule-round_limit = Limite de tours
rule-round_limit-text = Après tant de tours de combat, la bataille est nulle{"\u00A0"}; 0 pour aucune limite.
rule-mode = Qui dirige les gardes
rule-mode-text = L’adversaire déplace les gardes d’un champ, ou personne, et ils suivent le livret.
rule-ai_melee_fallback = Cibles des gardes
rule-ai_melee_fallback-text = Qui les gardes sans joueur attaquent quand personne de leur rang n’est à portée.
rule-neutral_left_from = La gauche des gardes
rule-neutral_left_from-text = De quel côté du plateau on place les gardes sans joueur de gauche à droite.
rule-minimum_damage = Chaque attaque blesse
rule-minimum_damage-text = Une attaque inflige toujours au moins 1 dégât.
rule-no_rerolls = Pas de relance
rule-no_rerolls-text = Aucun dé ne peut être relancé, ni par le moral ni par des cartes.
rule-attack_die_ignored = Dé d’Attaque sans poids
rule-attack_die_ignored-text = Le dé d’Attaque n’ajoute rien aux dégâts{"\u00A0"}; seules des capacités le regardent.
rule-free_extension = Tours de plus gratuits
rule-free_extension-text = Combattre les gardes un tour de plus ne coûte pas de mouvement.
rule-gained_cards_to_discard = Cartes gagnées à la défausse
rule-gained_cards_to_discard-text = Les cartes trouvées ou achetées vont dans votre défausse et non en main.
rule-captured_towns_serve = Villes prises au service du vainqueur
rule-captured_towns_serve-text = Une ville sous drapeau ennemi ne rapporte rien à son propriétaire{"\u00A0"}; qui la tient se sert de ses bâtiments.
rule-single_resource = Une ressource par dé
rule-single_resource-text = Un dé Ressource ne donne que 1 de la ressource affichée.
rule-no_starting_bonus = Pas de bonus de départ
rule-no_starting_bonus-text = Personne ne reçoit le bonus de la difficulté.
rule-secondary_at_start = Deux héros dès le départ
rule-secondary_at_start-text = Chacun commence avec un héros secondaire dans sa ville.
rule-double_income = Terre généreuse
rule-double_income-text = Mines et colonies rapportent le double, même au premier drapeau.
rule-trade_anytime = Échanger à tout moment
rule-trade_anytime-text = On échange des ressources dès que les actions de ville sont permises{"\u00A0"}; un comptoir donne plutôt un artefact, une seule fois.
rule-astrologers_every_round = Astrologues à chaque tour
rule-astrologers_every_round-text = On pioche aussi une carte aux manches de Revenus.
rule-no_astrologers = Pas d’astrologues
rule-no_astrologers-text = On ne pioche jamais de carte d’astrologues.
rule-fields_refresh = Champs renouvelés
rule-fields_refresh-text = Aux tours 4, 8 et 12, tous les cubes noirs partent et les gardes reviennent.
rule-opening_hand = Main de départ
rule-opening_hand-text = Chacun pioche une main complète avant le premier tour.
rule-hide_unit_decks = Armées cachées
rule-hide_unit_decks-text = Personne ne voit les unités des autres avant leur déploiement.
rule-income_in_round_1 = Revenus à la manche 1
rule-income_in_round_1-text = La première manche rapporte déjà des revenus.
rule-quick_combat_optional = Combat rapide au choix
rule-quick_combat_optional-text = Vous pouvez combattre des gardes qui fuiraient devant votre niveau.
rule-retaliation_optional = Riposte au choix
rule-retaliation_optional-text = Le propriétaire d’une unité attaquée décide si elle riposte.
rule-retreat_anytime = Retraite à tout moment
rule-retreat_anytime-text = Vous pouvez fuir devant les gardes au milieu d’un tour de combat.
rule-reveal_neutrals_before_deploy = Voir les gardes d’abord
rule-reveal_neutrals_before_deploy-text = Les gardes sont piochés avant que vous placiez vos unités.
rule-rotate_on_discover = Tourner les tuiles découvertes
rule-rotate_on_discover-text = Qui découvre une tuile face cachée peut la tourner à son gré.
rule-redwood_allows_pool = L’Observatoire pose vos tuiles
rule-redwood_allows_pool-text = À l’Observatoire, vous pouvez aussi poser une de vos tuiles éloignées.
rule-reinforce_needs_dwelling = Renforcer exige l’habitation
rule-reinforce_needs_dwelling-text = Un Groupe exige l’habitation de son rang en plus de la Citadelle.
rule-secondary_with_units = Héros et unités ensemble
rule-secondary_with_units-text = L’action qui engage un héros secondaire peut aussi recruter et renforcer.
rule-settlement_first_bonus_free_choice = Choix libre aux nouvelles Colonies
rule-settlement_first_bonus_free_choice-text = Le premier drapeau sur une Colonie peut donner un renfort gratuit avec ses revenus.
rule-shared_tile_order = Ordre des tuiles partagées
rule-shared_tile_order-text = Un bâtiment qui partage sa tuile exige d’abord l’autre.
rule-specialty_gain_zone = Nouvelles Spécialisations
rule-specialty_gain_zone-text = Où va la Spécialisation des niveaux 4 et 6{"\u00A0"}: en main, ou mélangée à votre pioche.
rule-surrender_in_settlement = Reddition dans les Colonies
rule-surrender_in_settlement-text = Un héros qui défend une Colonie peut se rendre.
rule-mage_guild_own_turn_only = Guilde à votre tour
rule-mage_guild_own_turn_only-text = Les sorts ne s’achètent qu’à votre propre tour.
rule-map_cards_main_hero_only = Cartes de carte au héros principal
rule-map_cards_main_hero_only-text = Les cartes jouées sur la carte n’aident jamais le héros secondaire.
rule-morale_decks = Decks Moral
rule-morale_decks-text = Gagner du moral fait piocher une carte Moral avec son propre effet au lieu d’un jeton (extension Battlefield).
rule-morale_for_neutral_controller = Moral pour les dés des gardes
rule-morale_for_neutral_controller-text = Qui dirige les gardes peut dépenser son moral pour leurs dés.
rule-neutral_controller = Direction des gardes
rule-neutral_controller-text = Vos gardes sont dirigés par le joueur assis avant vous, ou par celui dont le tour a fini en dernier.
rule-second_negative_clears_token = Deuxième abattement sans jeton
rule-second_negative_clears_token-text = Un moral négatif gagné deux fois emporte le jeton avec la main.
rule-defeat_ends_movement = La défaite arrête le héros
rule-defeat_ends_movement-text = Un héros déplacé par une défaite, une reddition ou une retraite ne bouge plus ce tour-ci.
rule-experience_from_secondary_wins = Expérience de chaque victoire
rule-experience_from_secondary_wins-text = Les victoires du héros secondaire instruisent aussi le héros principal.
rule-capture_all_defeats = Sans toit, battu
rule-capture_all_defeats-text = Qui perd sa dernière Ville et sa dernière Colonie est éliminé aussitôt.
rule-cube_on_recapture = Cube pour sa propre Ville
rule-cube_on_recapture-text = Reprendre sa propre Ville rapporte aussi un cube.
rule-cap_income_at_track = La piste limite les revenus
rule-cap_income_at_track-text = Aucun revenu ne dépasse la fin de sa piste.
rule-enforce_cube_supply = Cubes limités
rule-enforce_cube_supply-text = On ne pose pas plus de drapeaux qu’on n’a de cubes.
rule-unit_deck_limit = Taille de l’armée
rule-unit_deck_limit-text = Combien d’unités un joueur peut posséder{"\u00A0"}; 0 pour aucune limite.
rule-treasure_die_faces = Dé Trésor
rule-treasure_die_faces-text = Combien de faces montrent expérience, artefact, une ressource et deux ressources, par exemple 2-2-1-1{"\u00A0"}; vide pour le dé habituel.
rule-vii_hard_two_gold_one_azure = Difficulté VII en Difficile
rule-vii_hard_two_gold_one_azure-text = Les gardes les plus forts sont deux unités Or et une Azur au lieu d’une Or et deux Azur.
rule-ask_anyway = Demander sans besoin
rule-ask_anyway-text = On vous demande même quand vous n’avez rien à jouer, pour qu’aucune pause ne trahisse rien. En ligne, qui ne peut que passer le fait sans cliquer.

