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
card-fire_wall = Ściana Ognia
card-force_field = Pole Siłowe

school-air = Magia Powietrza
school-earth = Magia Ziemi
school-fire = Magia Ognia
school-water = Magia Wody

## Units that lie on others, singular like the arrow tower.

unit-horde_of_skeletons = Horda Szkieletów
unit-horde_of_zombies = Horda Zombie
unit-legion_of_skeletons = Legion Szkieletów

## Abilities.

card-intelligence = Inteligencja
card-wisdom = Mądrość
card-archery = Łucznictwo
card-tactics = Taktyka
card-leadership = Dowodzenie
card-luck = Szczęście
card-estates = Finanse
card-logistics = Logistyka
card-diplomacy = Dyplomacja
card-necromancy = Nekromancja
card-town_portal = Miejski Portal

## Artifacts.

card-armor_of_wonder = Cudowna Zbroja
card-blackshard_of_the_dead_knight = Czarne Ostrze Martwego Rycerza
card-breastplate_of_petrified_wood = Napierśnik ze Skamieniałego Drewna
card-centaurs_axe = Topór Centaura
card-charm_of_mana = Amulet Many
card-dragon_wing_tabard = Tunika ze Smoczych Skrzydeł
card-hourglass_of_the_evil_hour = Klepsydra Złej Godziny
card-inexhaustible_cart_of_lumber = Niewyczerpany Wóz Drewna
card-legs_of_legion = Nogi Legionu
card-loins_of_legion = Lędźwie Legionu
card-red_dragon_flame_tongue = Ognisty Język Czerwonego Smoka
card-rib_cage = Pancerz z Żeber
card-shield_of_the_dwarven_lords = Tarcza Krasnoludzkich Władców
card-shield_of_the_yawning_dead = Tarcza Ziewającej Śmierci
card-speculum = Zwierciadło
card-dragon_scale_shield = Tarcza ze Smoczych Łusek
card-endless_bag_of_gold = Bezdenna Torba Złota
card-everflowing_crystal_cloak = Płaszcz Nieskończonych Kryształów
card-everpouring_vial_of_mercury = Niewyczerpana Fiolka Rtęci
card-head_of_legion = Głowa Legionu
card-ogres_club_of_havoc = Maczuga Spustoszenia Ogra
card-shackles_of_war = Kajdany Wojny
card-targ_of_the_rampaging_ogre = Tarcza Szalejącego Ogra
card-tunic_of_the_cyclops_king = Tunika Króla Cyklopów
card-vial_of_lifeblood = Fiolka Krwi Życia
card-angel_wings = Skrzydła Anioła
card-dragon_scale_armor = Zbroja ze Smoczych Łusek
card-endless_sack_of_gold = Bezdenny Wór Złota
card-sentinels_shield = Tarcza Wartownika
card-sword_of_judgement = Miecz Sprawiedliwości
card-titans_cuirass = Kirys Tytana
card-titans_gladius = Gladius Tytana

## Specialties.

card-catherine_specialty_i = Krzyżowcy I
card-catherine_specialty_iv = Krzyżowcy IV
card-catherine_specialty_vi = Krzyżowcy VI
card-rion_specialty_i = Medyk Polowy I
card-rion_specialty_iv = Medyk Polowy IV
card-rion_specialty_vi = Medyk Polowy VI
card-mutare_specialty_i = Smoki I
card-mutare_specialty_iv = Smoki IV
card-mutare_specialty_vi = Smoki VI
card-alamar_specialty_i = Wskrzeszenie I
card-alamar_specialty_iv = Wskrzeszenie IV
card-alamar_specialty_vi = Wskrzeszenie VI
card-tamika_specialty_i = Upiorni Rycerze I
card-tamika_specialty_iv = Upiorni Rycerze IV
card-tamika_specialty_vi = Upiorni Rycerze VI
card-sandro_specialty_i = Płaszcz Króla Nieumarłych I
card-sandro_specialty_iv = Płaszcz Króla Nieumarłych IV
card-sandro_specialty_vi = Płaszcz Króla Nieumarłych VI

## Heroes.

hero-catherine = Katarzyna
hero-rion = Rion
hero-mutare = Mutare
hero-alamar = Alamar
hero-tamika = Tamika
hero-sandro = Sandro

## All units of a keyword.

keyword-dragons = Smoki

## Map locations.

location-empty = Puste Pole
location-blocked = Zablokowane Pole
location-town = Miasto
location-settlement = Osada
location-mine = Kopalnia
location-obelisk = Obelisk
location-dragon_utopia = Smocza Utopia
location-grail = Graal
location-water_wheel = Koło Wodne
location-windmill = Wiatrak
location-mystical_garden = Mistyczny Ogród
location-shrine_of_magic_gesture = Kapliczka Magicznych Gestów
location-shrine_of_magic_incantation = Kapliczka Magicznych Inkantacji
location-tree_of_knowledge = Drzewo Wiedzy
location-learning_stone = Kamień Wiedzy
location-redwood_observatory = Obserwatorium z Sekwoi
location-witch_hut = Chata Wiedźmy
location-temple = Świątynia
location-stables = Stajnie
location-fountain_of_youth = Źródło Młodości
location-warriors_tomb = Grobowiec Wojownika
location-magic_spring = Magiczne Źródło
location-trading_post = Punkt Handlowy
location-sanctuary = Sanktuarium
location-treasure_symbol = Symbol Skarbu
location-resource_symbol = Symbol Zasobów
location-artifact_symbol = Symbol Artefaktu
location-pandoras_box = Puszka Pandory

## Buildings of the towns.

building-city_hall = Magistrat
building-citadel = Cytadela
building-mage_guild = Gildia Magów
building-towers = Wieże
building-holy_grounds = Święta Ziemia
building-glory_of_erathia = Chwała Erathii
building-brotherhood_of_the_sword = Bractwo Miecza
building-blacksmith = Kuźnia
building-warrens = Nory
building-inner_labyrinths = Wewnętrzne Labirynty
building-ancient_lairs = Pradawne Leża
building-portal_of_summoning = Portal Przywołania
building-mana_vortex = Wir Many
building-old_cemetery = Stary Cmentarz
building-mausoleum_domain = Włości Mauzoleum
building-vaults_of_darkness = Krypty Ciemności
building-cover_of_darkness = Zasłona Ciemności
building-necromancy_amplifier = Wzmacniacz Nekromancji

## Cards of the Astrologers.

proclamation-annoying_lizard = Irytująca Jaszczurka
proclamation-battalions_stallion = Batalionowy Ogier
proclamation-crazy_wizard = Szalony Czarodziej
proclamation-dead_silence = Martwa Cisza
proclamation-fancy_pixie = Strojny Chochlik
proclamation-fluffy_rabbit = Puszysty Królik
proclamation-friendly_beaver = Przyjazny Bóbr
proclamation-gold_dragon = Złoty Smok
proclamation-greedy_dragon = Chciwy Smok
proclamation-grim_warlock = Ponury Czarnoksiężnik
proclamation-groovy_satyr = Odlotowy Satyr
proclamation-isras_friends = Przyjaciele Isry
proclamation-magic_tortoise = Magiczny Żółw
proclamation-merry_leprechaun = Wesoły Skrzat
proclamation-profuse_growth = Bujny Wzrost
proclamation-swift_weasel = Zwinna Łasica
proclamation-terrible_plague = Straszliwa Zaraza
proclamation-white_raven = Biały Kruk
proclamation-wild_debauchery = Dzika Rozpusta

## Cards of the AI deck.

ai-attack_a = Atak
ai-attack_b = Atak
ai-defense_a = Obrona
ai-defense_b = Obrona
ai-cast_a_spell_a = Rzuć zaklęcie
ai-cast_a_spell_b = Rzuć zaklęcie
ai-use_a_skill_a = Użyj umiejętności
ai-use_a_skill_b = Użyj umiejętności

## Kinds of tile, difficulties, scenarios.

tile-start = Kafelek startowy
tile-far = Daleki kafelek
tile-near = Bliski kafelek
tile-center = Środkowy kafelek
terrain-dirt = ziemia
terrain-subterranean = podziemia
terrain-grass = trawa
difficulty-easy = Łatwy
difficulty-normal = Normalny
difficulty-hard = Trudny
difficulty-impossible = Niemożliwy
scenario-brave_new_world = Nowy Wspaniały Świat
story-brave_new_world = Odkąd poruszyła się ziemia, stare mapy są nic niewarte. Nowi władcy ruszają, by nakreślić następną.
rule-brave_new_world-new_land = Kto po raz pierwszy kładzie kafelek z własnej puli, znajduje tam 2 złota.
