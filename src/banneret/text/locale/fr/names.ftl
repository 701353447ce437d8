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
