## Units, by kind: a faction's unit and the neutral unit of the same name share one message.

unit-halberdiers = Hallebardiers
unit-marksmen = Arbalétriers
unit-griffins = Griffons
unit-crusaders = Paladins
unit-zealots = Zélotes
unit-champions = Champions
unit-archangels = Archanges
unit-troglodytes = Troglodytes
unit-harpies = Harpies
unit-evil_eyes = Yeux Démoniaques
unit-medusas = Méduses
unit-minotaurs = Minotaures
unit-manticores = Manticores
unit-black_dragons = Dragons Noirs
unit-skeletons = Squelettes
unit-zombies = Zombies
unit-wraiths = Spectres
unit-vampires = Vampires
unit-liches = Liches
unit-dread_knights = Chevaliers de l’Effroi
unit-ghost_dragons = Dragons Fantômes
unit-boars = Sangliers
unit-halflings = Halfelins
unit-peasants = Paysans
unit-rogues = Voleurs
unit-mummies = Momies
unit-nomads = Nomades
unit-sharpshooters = Tireurs d’Élite
unit-diamond_golems = Golems de Diamant
unit-enchanters = Enchanteurs
unit-gold_golems = Golems d’Or
unit-trolls = Trolls
unit-azure_dragons = Dragons d’Azur
unit-crystal_dragons = Dragons de Cristal
unit-arch_devils = Archidiables

## Siege works.

unit-arrow_tower = Tourelle
unit-wall = Muraille
unit-gate = Porte

## Cards.

card-attack = Attaque
card-defense = Défense
card-offense = Offensive
card-armorer = Armurier

## Factions.

faction-castle = Château
faction-dungeon = Donjon
faction-necropolis = Nécropole
faction-neutral = Neutre

## Tiers.

tier-bronze = Bronze
tier-silver = Argent
tier-gold = Or
tier-azure = Azur

## Unit types.

type-ground = Au sol
type-flying = Volante
type-ranged = À distance

## Keywords.

keyword-dragon = Dragon
keyword-golem = Golem

## Resources.

resource-gold = Or
resource-building_materials = Matériaux
resource-valuables = Richesses

## Spells

card-power = Puissance
card-knowledge = Savoir
card-sorcery = Sorcellerie
card-mysticism = Mysticisme
card-resistance = Résistance
card-haste = Hâte
card-lightning_bolt = Foudre
card-disrupting_ray = Confusion
card-chain_lightning = Foudre Terrible
card-counterstrike = Contre-Attaque
card-slow = Lenteur
card-stone_skin = Carapace
card-anti_magic = Anti-Magie
card-resurrection = Résurrection
card-bloodlust = Furie Sanguinaire
card-curse = Malédiction
card-blind = Cécité
card-fire_shield = Bouclier de Flammes
card-fireball = Boule de Feu
card-bless = Bénédiction
card-weakness = Faiblesse
card-cure = Guérison
card-prayer = Faveur Divine
card-teleport = Téléportation
card-magic_arrow = Flèche Magique
card-fire_wall = Mur de Feu
card-force_field = Champ de Force

school-air = Magie de l’Air
school-earth = Magie de la Terre
school-fire = Magie du Feu
school-water = Magie de l’Eau

## Units that lie on others, singular like the arrow tower.

unit-horde_of_skeletons = Horde de Squelettes
unit-horde_of_zombies = Horde de Zombies
unit-legion_of_skeletons = Légion de Squelettes

## Abilities.

card-intelligence = Intelligence
card-wisdom = Sagesse
card-archery = Archerie
card-tactics = Tactique
card-leadership = Commandement
card-luck = Chance
card-estates = Domaines
card-logistics = Logistique
card-diplomacy = Diplomatie
card-necromancy = Nécromancie
card-town_portal = Portail de Ville

## Artifacts.

card-armor_of_wonder = Armure Merveilleuse
card-blackshard_of_the_dead_knight = Lame Noire du Chevalier Mort
card-breastplate_of_petrified_wood = Plastron de Bois Pétrifié
card-centaurs_axe = Hache du Centaure
card-charm_of_mana = Charme de Mana
card-dragon_wing_tabard = Tabard en Aile de Dragon
card-hourglass_of_the_evil_hour = Sablier de l’Heure Maléfique
card-inexhaustible_cart_of_lumber = Charrette de Bois Inépuisable
card-legs_of_legion = Jambes de la Légion
card-loins_of_legion = Reins de la Légion
card-red_dragon_flame_tongue = Langue de Feu du Dragon Rouge
card-rib_cage = Cage Thoracique
card-shield_of_the_dwarven_lords = Bouclier des Seigneurs Nains
card-shield_of_the_yawning_dead = Bouclier de la Mort Béante
card-speculum = Spéculum
card-dragon_scale_shield = Bouclier en Écailles de Dragon
card-endless_bag_of_gold = Sacoche d’Or Inépuisable
card-everflowing_crystal_cloak = Cape de Cristal Inépuisable
card-everpouring_vial_of_mercury = Fiole de Mercure Inépuisable
card-head_of_legion = Tête de la Légion
card-ogres_club_of_havoc = Gourdin Dévastateur de l’Ogre
card-shackles_of_war = Entraves de Guerre
card-targ_of_the_rampaging_ogre = Targe de l’Ogre Enragé
card-tunic_of_the_cyclops_king = Tunique du Roi Cyclope
card-vial_of_lifeblood = Fiole de Sang Vital
card-angel_wings = Ailes d’Ange
card-dragon_scale_armor = Armure en Écailles de Dragon
card-endless_sack_of_gold = Sac d’Or Inépuisable
card-sentinels_shield = Bouclier de la Sentinelle
card-sword_of_judgement = Épée du Jugement
card-titans_cuirass = Cuirasse du Titan
card-titans_gladius = Glaive du Titan

## Specialties.

card-catherine_specialty_i = Paladins I
card-catherine_specialty_iv = Paladins IV
card-catherine_specialty_vi = Paladins VI
card-rion_specialty_i = Médecin de Guerre I
card-rion_specialty_iv = Médecin de Guerre IV
card-rion_specialty_vi = Médecin de Guerre VI
card-mutare_specialty_i = Dragons I
card-mutare_specialty_iv = Dragons IV
card-mutare_specialty_vi = Dragons VI
card-alamar_specialty_i = Résurrection I
card-alamar_specialty_iv = Résurrection IV
card-alamar_specialty_vi = Résurrection VI
card-tamika_specialty_i = Chevaliers de l’Effroi I
card-tamika_specialty_iv = Chevaliers de l’Effroi IV
card-tamika_specialty_vi = Chevaliers de l’Effroi VI
card-sandro_specialty_i = Cape du Roi des Morts-Vivants I
card-sandro_specialty_iv = Cape du Roi des Morts-Vivants IV
card-sandro_specialty_vi = Cape du Roi des Morts-Vivants VI

## Heroes.

hero-catherine = Catherine
hero-rion = Rion
hero-mutare = Mutare
hero-alamar = Alamar
hero-tamika = Tamika
hero-sandro = Sandro

## All units of a keyword.

keyword-dragons = Dragons

## Map locations.

location-empty = Case Vide
location-blocked = Case Bloquée
location-town = Ville
location-settlement = Colonie
location-mine = Mine
location-obelisk = Obélisque
location-dragon_utopia = Utopie des Dragons
location-grail = Graal
location-water_wheel = Roue à Eau
location-windmill = Moulin à Vent
location-mystical_garden = Jardin Mystique
location-shrine_of_magic_gesture = Autel du Geste Magique
location-shrine_of_magic_incantation = Autel de l’Incantation Magique
location-tree_of_knowledge = Arbre du Savoir
location-learning_stone = Pierre du Savoir
location-redwood_observatory = Observatoire de Séquoia
location-witch_hut = Hutte de la Sorcière
location-temple = Temple
location-stables = Écuries
location-fountain_of_youth = Fontaine de Jouvence
location-warriors_tomb = Tombeau du Guerrier
location-magic_spring = Source Magique
location-trading_post = Comptoir Commercial
location-sanctuary = Sanctuaire
location-treasure_symbol = Symbole Trésor
location-resource_symbol = Symbole Ressource
location-artifact_symbol = Symbole Artefact
location-pandoras_box = Boîte de Pandore

## Buildings of the towns.

building-city_hall = Hôtel de Ville
building-citadel = Citadelle
building-mage_guild = Guilde des Mages
building-towers = Tours
building-holy_grounds = Terres Saintes
building-glory_of_erathia = Gloire d’Érathie
building-brotherhood_of_the_sword = Confrérie de l’Épée
building-blacksmith = Forge
building-warrens = Terriers
building-inner_labyrinths = Labyrinthes Intérieurs
building-ancient_lairs = Repaires Antiques
building-portal_of_summoning = Portail d’Invocation
building-mana_vortex = Vortex de Mana
building-old_cemetery = Vieux Cimetière
building-mausoleum_domain = Domaine du Mausolée
building-vaults_of_darkness = Caveaux des Ténèbres
building-cover_of_darkness = Voile des Ténèbres
building-necromancy_amplifier = Amplificateur de Nécromancie

## Cards of the Astrologers.

proclamation-annoying_lizard = Lézard Agaçant
proclamation-battalions_stallion = Étalon du Bataillon
proclamation-crazy_wizard = Sorcier Fou
proclamation-dead_silence = Silence de Mort
proclamation-fancy_pixie = Fée Coquette
proclamation-fluffy_rabbit = Lapin Duveteux
proclamation-friendly_beaver = Castor Amical
proclamation-gold_dragon = Dragon d’Or
proclamation-greedy_dragon = Dragon Avide
proclamation-grim_warlock = Sinistre Démoniste
proclamation-groovy_satyr = Satyre Endiablé
proclamation-isras_friends = Amis d’Isra
proclamation-magic_tortoise = Tortue Magique
proclamation-merry_leprechaun = Joyeux Farfadet
proclamation-profuse_growth = Croissance Luxuriante
proclamation-swift_weasel = Belette Agile
proclamation-terrible_plague = Terrible Peste
proclamation-white_raven = Corbeau Blanc
proclamation-wild_debauchery = Folle Débauche

## Cards of the AI deck.

ai-attack_a = Attaque
ai-attack_b = Attaque
ai-defense_a = Défense
ai-defense_b = Défense
ai-cast_a_spell_a = Lancer un sort
ai-cast_a_spell_b = Lancer un sort
ai-use_a_skill_a = Utiliser un talent
ai-use_a_skill_b = Utiliser un talent

## Kinds of tile, difficulties, scenarios.

tile-start = Tuile de départ
tile-far = Tuile éloignée
tile-near = Tuile proche
tile-center = Tuile centrale
terrain-dirt = terre
terrain-subterranean = souterrain
terrain-grass = herbe
difficulty-easy = Facile
difficulty-normal = Normal
difficulty-hard = Difficile
difficulty-impossible = Impossible
scenario-brave_new_world = Le Meilleur des Mondes
story-brave_new_world = Depuis que la terre a bougé, aucune vieille carte ne vaut plus rien. De nouveaux seigneurs s’en vont dessiner la prochaine.
rule-brave_new_world-new_land = La première fois qu’un joueur pose une tuile de sa réserve, il y trouve 2 or.
