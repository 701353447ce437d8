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
card-fire_wall = Feuerwand
card-force_field = Kraftfeld

school-air = Luftmagie
school-earth = Erdmagie
school-fire = Feuermagie
school-water = Wassermagie

## Units that lie on others, singular like the arrow tower.

unit-horde_of_skeletons = Horde Skelette
unit-horde_of_zombies = Horde Zombies
unit-legion_of_skeletons = Legion Skelette

## Abilities.

card-intelligence = Intelligenz
card-wisdom = Weisheit
card-archery = Bogenschießen
card-tactics = Taktik
card-leadership = Führung
card-luck = Glück
card-estates = Grundbesitz
card-logistics = Logistik
card-diplomacy = Diplomatie
card-necromancy = Nekromantie
card-town_portal = Stadtportal

## Artifacts.

card-armor_of_wonder = Wunderrüstung
card-blackshard_of_the_dead_knight = Schwarze Klinge des Toten Ritters
card-breastplate_of_petrified_wood = Brustpanzer aus Versteinertem Holz
card-centaurs_axe = Axt des Zentauren
card-charm_of_mana = Mana-Amulett
card-dragon_wing_tabard = Drachenflügel-Wappenrock
card-hourglass_of_the_evil_hour = Stundenglas der Bösen Stunde
card-inexhaustible_cart_of_lumber = Unerschöpflicher Holzkarren
card-legs_of_legion = Beine der Legion
card-loins_of_legion = Lenden der Legion
card-red_dragon_flame_tongue = Flammenzunge des Roten Drachen
card-rib_cage = Rippenpanzer
card-shield_of_the_dwarven_lords = Schild der Zwergenfürsten
card-shield_of_the_yawning_dead = Schild der Gähnenden Toten
card-speculum = Spekulum
card-dragon_scale_shield = Drachenschuppenschild
card-endless_bag_of_gold = Endloser Goldbeutel
card-everflowing_crystal_cloak = Immerfließender Kristallmantel
card-everpouring_vial_of_mercury = Unerschöpfliche Quecksilberphiole
card-head_of_legion = Kopf der Legion
card-ogres_club_of_havoc = Verwüstungskeule des Ogers
card-shackles_of_war = Fesseln des Krieges
card-targ_of_the_rampaging_ogre = Tartsche des Tobenden Ogers
card-tunic_of_the_cyclops_king = Tunika des Zyklopenkönigs
card-vial_of_lifeblood = Phiole des Lebensblutes
card-angel_wings = Engelsflügel
card-dragon_scale_armor = Drachenschuppenrüstung
card-endless_sack_of_gold = Endloser Goldsack
card-sentinels_shield = Schild des Wächters
card-sword_of_judgement = Schwert des Gerichts
card-titans_cuirass = Kürass des Titanen
card-titans_gladius = Gladius des Titanen

## Specialties.

card-catherine_specialty_i = Kreuzritter I
card-catherine_specialty_iv = Kreuzritter IV
card-catherine_specialty_vi = Kreuzritter VI
card-rion_specialty_i = Feldarzt I
card-rion_specialty_iv = Feldarzt IV
card-rion_specialty_vi = Feldarzt VI
card-mutare_specialty_i = Drachen I
card-mutare_specialty_iv = Drachen IV
card-mutare_specialty_vi = Drachen VI
card-alamar_specialty_i = Auferstehung I
card-alamar_specialty_iv = Auferstehung IV
card-alamar_specialty_vi = Auferstehung VI
card-tamika_specialty_i = Schreckensritter I
card-tamika_specialty_iv = Schreckensritter IV
card-tamika_specialty_vi = Schreckensritter VI
card-sandro_specialty_i = Umhang des Königs der Untoten I
card-sandro_specialty_iv = Umhang des Königs der Untoten IV
card-sandro_specialty_vi = Umhang des Königs der Untoten VI

## Heroes.

hero-catherine = Catherine
hero-rion = Rion
hero-mutare = Mutare
hero-alamar = Alamar
hero-tamika = Tamika
hero-sandro = Sandro

## All units of a keyword.

keyword-dragons = Drachen

## Map locations.

location-empty = Leeres Feld
location-blocked = Blockiertes Feld
location-town = Stadt
location-settlement = Siedlung
location-mine = Mine
location-obelisk = Obelisk
location-dragon_utopia = Drachenutopia
location-grail = Gral
location-water_wheel = Wasserrad
location-windmill = Windmühle
location-mystical_garden = Mystischer Garten
location-shrine_of_magic_gesture = Schrein der Magischen Geste
location-shrine_of_magic_incantation = Schrein der Magischen Beschwörung
location-tree_of_knowledge = Baum des Wissens
location-learning_stone = Lernstein
location-redwood_observatory = Rotholz-Observatorium
location-witch_hut = Hexenhütte
location-temple = Tempel
location-stables = Stallungen
location-fountain_of_youth = Jungbrunnen
location-warriors_tomb = Kriegergrab
location-magic_spring = Magische Quelle
location-trading_post = Handelsposten
location-sanctuary = Zufluchtsort
location-treasure_symbol = Schatzsymbol
location-resource_symbol = Ressourcensymbol
location-artifact_symbol = Artefaktsymbol
location-pandoras_box = Büchse der Pandora

## Buildings of the towns.

building-city_hall = Rathaus
building-citadel = Zitadelle
building-mage_guild = Magiergilde
building-towers = Türme
building-holy_grounds = Heiliger Boden
building-glory_of_erathia = Erathias Ruhm
building-brotherhood_of_the_sword = Bruderschaft des Schwertes
building-blacksmith = Schmiede
building-warrens = Höhlenbaue
building-inner_labyrinths = Innere Labyrinthe
building-ancient_lairs = Uralte Horte
building-portal_of_summoning = Portal der Beschwörung
building-mana_vortex = Manawirbel
building-old_cemetery = Alter Friedhof
building-mausoleum_domain = Reich der Mausoleen
building-vaults_of_darkness = Gewölbe der Finsternis
building-cover_of_darkness = Schleier der Dunkelheit
building-necromancy_amplifier = Nekromantie-Verstärker

## Cards of the Astrologers.

proclamation-annoying_lizard = Nervige Eidechse
proclamation-battalions_stallion = Hengst des Bataillons
proclamation-crazy_wizard = Verrückter Zauberer
proclamation-dead_silence = Totenstille
proclamation-fancy_pixie = Schicke Fee
proclamation-fluffy_rabbit = Flauschiges Kaninchen
proclamation-friendly_beaver = Freundlicher Biber
proclamation-gold_dragon = Golddrache
proclamation-greedy_dragon = Gieriger Drache
proclamation-grim_warlock = Grimmiger Hexenmeister
proclamation-groovy_satyr = Flotter Satyr
proclamation-isras_friends = Isras Freunde
proclamation-magic_tortoise = Magische Schildkröte
proclamation-merry_leprechaun = Fröhlicher Kobold
proclamation-profuse_growth = Üppiges Wachstum
proclamation-swift_weasel = Flinkes Wiesel
proclamation-terrible_plague = Schreckliche Seuche
proclamation-white_raven = Weißer Rabe
proclamation-wild_debauchery = Wilde Ausschweifung

## Cards of the AI deck.

ai-attack_a = Angriff
ai-attack_b = Angriff
ai-defense_a = Verteidigung
ai-defense_b = Verteidigung
ai-cast_a_spell_a = Zauber wirken
ai-cast_a_spell_b = Zauber wirken
ai-use_a_skill_a = Fertigkeit einsetzen
ai-use_a_skill_b = Fertigkeit einsetzen

## Kinds of tile, difficulties, scenarios.

tile-start = Startplättchen
tile-far = Fernes Plättchen
tile-near = Nahes Plättchen
tile-center = Zentrumsplättchen
terrain-dirt = Erde
terrain-subterranean = Untergrund
terrain-grass = Gras
difficulty-easy = Leicht
difficulty-normal = Normal
difficulty-hard = Schwer
difficulty-impossible = Unmöglich
scenario-brave_new_world = Schöne neue Welt
story-brave_new_world = Seit sich die Erde bewegt hat, taugt keine alte Karte mehr. Neue Herren brechen auf, um die nächste zu zeichnen.
rule-brave_new_world-new_land = Wer zum ersten Mal ein Plättchen aus dem eigenen Vorrat legt, findet dort 2 Gold.
