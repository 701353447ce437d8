## Units, by kind: a faction's unit and the neutral unit of the same name share one message.

unit-halberdiers = Halabardnicy
unit-marksmen = Kusznicy
unit-griffins = Gryfy
unit-crusaders = Krzyżowcy
unit-zealots = Kapłani
unit-champions = Czempioni
unit-archangels = Archanioły
unit-troglodytes = Troglodyci
unit-harpies = Harpie
unit-evil_eyes = Złe Oczy
unit-medusas = Meduzy
unit-minotaurs = Minotaury
unit-manticores = Mantykory
unit-black_dragons = Czarne Smoki
unit-skeletons = Szkielety
unit-zombies = Zombie
unit-wraiths = Upiory
unit-vampires = Wampiry
unit-liches = Lisze
unit-dread_knights = Upiorni Rycerze
unit-ghost_dragons = Widmowe Smoki
unit-boars = Dziki
unit-halflings = Niziołki
unit-peasants = Chłopi
unit-rogues = Rozbójnicy
unit-mummies = Mumie
unit-nomads = Nomadzi
unit-sharpshooters = Snajperzy
unit-diamond_golems = Diamentowe Golemy
unit-enchanters = Zaklinacze
unit-gold_golems = Złote Golemy
unit-trolls = Trolle
unit-azure_dragons = Błękitne Smoki
unit-crystal_dragons = Kryształowe Smoki
unit-arch_devils = Arcydiabły

## Siege works.

unit-arrow_tower = Wieża Strzelnicza
unit-wall = Mur
unit-gate = Brama

## Cards.

card-attack = Atak
card-defense = Obrona
card-offense = Ofensywa
card-armorer = Płatnerz

## Factions.

faction-castle = Zamek
faction-dungeon = Loch
faction-necropolis = Nekropolia
faction-neutral = Neutralne

## Tiers.

tier-bronze = Brąz
tier-silver = Srebro
tier-gold = Złoto
tier-azure = Lazur

## Unit types.

type-ground = Naziemna
type-flying = Latająca
type-ranged = Strzelająca

## Keywords.

keyword-dragon = Smok
keyword-golem = Golem

## Resources.

resource-gold = Złoto
resource-building_materials = Materiały Budowlane
resource-valuables = Kosztowności

## Map locations.

location-stables = Stajnie

## Spells

card-power = Moc
card-knowledge = Wiedza
card-sorcery = Talent Magiczny
card-mysticism = Mistycyzm
card-resistance = Odporność
card-haste = Przyspieszenie
card-lightning_bolt = Błyskawica
card-disrupting_ray = Promień Osłabienia
card-chain_lightning = Łańcuch Piorunów
card-counterstrike = Kontratak
card-slow = Spowolnienie
card-stone_skin = Kamienna Skóra
card-anti_magic = Antymagia
card-resurrection = Wskrzeszenie
card-bloodlust = Żądza Krwi
card-curse = Klątwa
card-blind = Oślepienie
card-fire_shield = Tarcza Ognia
card-fireball = Kula Ognia
card-bless = Błogosławieństwo
card-weakness = Osłabienie
card-cure = Uleczenie
card-prayer = Modlitwa
card-teleport = Teleportacja
card-magic_arrow = Magiczna Strzała

school-air = Magia Powietrza
school-earth = Magia Ziemi
school-fire = Magia Ognia
school-water = Magia Wody
