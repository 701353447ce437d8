## Units, by kind: a faction's unit and the neutral unit of the same name share one message.

unit-halberdiers = Hellebardiere
unit-marksmen = Armbrustschützen
unit-griffins = Greifen
unit-crusaders = Kreuzritter
unit-zealots = Zeloten
unit-champions = Champions
unit-archangels = Erzengel
unit-troglodytes = Troglodyten
unit-harpies = Harpyien
unit-evil_eyes = Böse Augen
unit-medusas = Medusen
unit-minotaurs = Minotauren
unit-manticores = Mantikore
unit-black_dragons = Schwarze Drachen
unit-skeletons = Skelette
unit-zombies = Zombies
unit-wraiths = Gespenster
unit-vampires = Vampire
unit-liches = Liche
unit-dread_knights = Schreckensritter
unit-ghost_dragons = Geisterdrachen
unit-boars = Wildschweine
unit-halflings = Halblinge
unit-peasants = Bauern
unit-rogues = Schurken
unit-mummies = Mumien
unit-nomads = Nomaden
unit-sharpshooters = Scharfschützen
unit-diamond_golems = Diamantgolems
unit-enchanters = Verzauberer
unit-gold_golems = Goldgolems
unit-trolls = Trolle
unit-azure_dragons = Azurdrachen
unit-crystal_dragons = Kristalldrachen
unit-arch_devils = Erzteufel

## Siege works.

unit-arrow_tower = Pfeilturm
unit-wall = Mauer
unit-gate = Tor

## Cards.

card-attack = Angriff
card-defense = Verteidigung
card-offense = Offensive
card-armorer = Rüstmeister

## Factions.

faction-castle = Schloss
faction-dungeon = Verlies
faction-necropolis = Nekropole
faction-neutral = Neutral

## Tiers.

tier-bronze = Bronze
tier-silver = Silber
tier-gold = Gold
tier-azure = Azur

## Unit types.

type-ground = Boden
type-flying = Flug
type-ranged = Fernkampf

## Keywords.

keyword-dragon = Drache
keyword-golem = Golem

## Resources.

resource-gold = Gold
resource-building_materials = Baumaterial
resource-valuables = Kostbarkeiten

## Map locations.

location-stables = Stallungen

## Spells

card-power = Zauberkraft
card-knowledge = Wissen
card-sorcery = Zauberei
card-mysticism = Mystik
card-resistance = Resistenz
card-haste = Eile
card-lightning_bolt = Blitzstrahl
card-disrupting_ray = Zertrümmern
card-chain_lightning = Blitzstrahl-Salve
card-counterstrike = Gegenschlag
card-slow = Verlangsamung
card-stone_skin = Steinhaut
card-anti_magic = Anti-Magie
card-resurrection = Auferstehung
card-bloodlust = Blutdurst
card-curse = Fluch
card-blind = Blenden
card-fire_shield = Feuerschild
card-fireball = Feuerball
card-bless = Segen
card-weakness = Schwäche
card-cure = Heilung
card-prayer = Gebet
card-teleport = Teleport
card-magic_arrow = Magischer Pfeil

school-air = Luftmagie
school-earth = Erdmagie
school-fire = Feuermagie
school-water = Wassermagie
