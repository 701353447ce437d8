## Units, by kind: a faction's unit and the neutral unit of the same name share one message.

unit-halberdiers = Halberdiers
unit-marksmen = Marksmen
unit-griffins = Griffins
unit-crusaders = Crusaders
unit-zealots = Zealots
unit-champions = Champions
unit-archangels = Archangels
unit-troglodytes = Troglodytes
unit-harpies = Harpies
unit-evil_eyes = Evil Eyes
unit-medusas = Medusas
unit-minotaurs = Minotaurs
unit-manticores = Manticores
unit-black_dragons = Black Dragons
unit-skeletons = Skeletons
unit-zombies = Zombies
unit-wraiths = Wraiths
unit-vampires = Vampires
unit-liches = Liches
unit-dread_knights = Dread Knights
unit-ghost_dragons = Ghost Dragons
unit-boars = Boars
unit-halflings = Halflings
unit-peasants = Peasants
unit-rogues = Rogues
unit-mummies = Mummies
unit-nomads = Nomads
unit-sharpshooters = Sharpshooters
unit-diamond_golems = Diamond Golems
unit-enchanters = Enchanters
unit-gold_golems = Gold Golems
unit-trolls = Trolls
unit-azure_dragons = Azure Dragons
unit-crystal_dragons = Crystal Dragons
unit-arch_devils = Arch Devils

## Siege works.

unit-arrow_tower = Arrow Tower
unit-wall = Wall
unit-gate = Gate

## Cards.

card-attack = Attack
card-defense = Defense
card-offense = Offense
card-armorer = Armorer

## Factions.

faction-castle = Castle
faction-dungeon = Dungeon
faction-necropolis = Necropolis
faction-neutral = Neutral

## Tiers.

tier-bronze = Bronze
tier-silver = Silver
tier-gold = Gold
tier-azure = Azure

## Unit types.

type-ground = Ground
type-flying = Flying
type-ranged = Ranged

## Keywords.

keyword-dragon = Dragon
keyword-golem = Golem

## Resources.

resource-gold = Gold
resource-building_materials = Building Materials
resource-valuables = Valuables

## Map locations.

location-stables = Stables

## Spells

card-power = Power
card-knowledge = Knowledge
card-sorcery = Sorcery
card-mysticism = Mysticism
card-resistance = Resistance
card-haste = Haste
card-lightning_bolt = Lightning Bolt
card-disrupting_ray = Disrupting Ray
card-chain_lightning = Chain Lightning
card-counterstrike = Counterstrike
card-slow = Slow
card-stone_skin = Stone Skin
card-anti_magic = Anti-Magic
card-resurrection = Resurrection
card-bloodlust = Bloodlust
card-curse = Curse
card-blind = Blind
card-fire_shield = Fire Shield
card-fireball = Fireball
card-bless = Bless
card-weakness = Weakness
card-cure = Cure
card-prayer = Prayer
card-teleport = Teleport
card-magic_arrow = Magic Arrow

school-air = Air Magic
school-earth = Earth Magic
school-fire = Fire Magic
school-water = Water Magic
