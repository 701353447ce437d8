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
