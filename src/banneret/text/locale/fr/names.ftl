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

## Map locations.

location-stables = Écuries

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

school-air = Magie de l’Air
school-earth = Magie de la Terre
school-fire = Magie du Feu
school-water = Magie de l’Eau
