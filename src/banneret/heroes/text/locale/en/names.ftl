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
card-fire_wall = Fire Wall
card-force_field = Force Field

school-air = Air Magic
school-earth = Earth Magic
school-fire = Fire Magic
school-water = Water Magic

## Units that lie on others, singular like the arrow tower.

unit-horde_of_skeletons = Horde of Skeletons
unit-horde_of_zombies = Horde of Zombies
unit-legion_of_skeletons = Legion of Skeletons

## Abilities.

card-intelligence = Intelligence
card-wisdom = Wisdom
card-archery = Archery
card-tactics = Tactics
card-leadership = Leadership
card-luck = Luck
card-estates = Estates
card-logistics = Logistics
card-diplomacy = Diplomacy
card-necromancy = Necromancy
card-town_portal = Town Portal

## Artifacts.

card-armor_of_wonder = Armor of Wonder
card-blackshard_of_the_dead_knight = Blackshard of the Dead Knight
card-breastplate_of_petrified_wood = Breastplate of Petrified Wood
card-centaurs_axe = Centaur's Axe
card-charm_of_mana = Charm of Mana
card-dragon_wing_tabard = Dragon Wing Tabard
card-hourglass_of_the_evil_hour = Hourglass of the Evil Hour
card-inexhaustible_cart_of_lumber = Inexhaustible Cart of Lumber
card-legs_of_legion = Legs of Legion
card-loins_of_legion = Loins of Legion
card-red_dragon_flame_tongue = Red Dragon Flame Tongue
card-rib_cage = Rib Cage
card-shield_of_the_dwarven_lords = Shield of the Dwarven Lords
card-shield_of_the_yawning_dead = Shield of the Yawning Dead
card-speculum = Speculum
card-dragon_scale_shield = Dragon Scale Shield
card-endless_bag_of_gold = Endless Bag of Gold
card-everflowing_crystal_cloak = Everflowing Crystal Cloak
card-everpouring_vial_of_mercury = Everpouring Vial of Mercury
card-head_of_legion = Head of Legion
card-ogres_club_of_havoc = Ogre's Club of Havoc
card-shackles_of_war = Shackles of War
card-targ_of_the_rampaging_ogre = Targ of the Rampaging Ogre
card-tunic_of_the_cyclops_king = Tunic of the Cyclops King
card-vial_of_lifeblood = Vial of Lifeblood
card-angel_wings = Angel Wings
card-dragon_scale_armor = Dragon Scale Armor
card-endless_sack_of_gold = Endless Sack of Gold
card-sentinels_shield = Sentinel's Shield
card-sword_of_judgement = Sword of Judgement
card-titans_cuirass = Titan's Cuirass
card-titans_gladius = Titan's Gladius

## Specialties.

card-catherine_specialty_i = Crusaders I
card-catherine_specialty_iv = Crusaders IV
card-catherine_specialty_vi = Crusaders VI
card-rion_specialty_i = Battlefield Medic I
card-rion_specialty_iv = Battlefield Medic IV
card-rion_specialty_vi = Battlefield Medic VI
card-mutare_specialty_i = Dragons I
card-mutare_specialty_iv = Dragons IV
card-mutare_specialty_vi = Dragons VI
card-alamar_specialty_i = Resurrection I
card-alamar_specialty_iv = Resurrection IV
card-alamar_specialty_vi = Resurrection VI
card-tamika_specialty_i = Dread Knights I
card-tamika_specialty_iv = Dread Knights IV
card-tamika_specialty_vi = Dread Knights VI
card-sandro_specialty_i = Cloak of the Undead King I
card-sandro_specialty_iv = Cloak of the Undead King IV
card-sandro_specialty_vi = Cloak of the Undead King VI

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

location-empty = Empty Field
location-blocked = Blocked Field
location-town = Town
location-settlement = Settlement
location-mine = Mine
location-obelisk = Obelisk
location-dragon_utopia = Dragon Utopia
location-grail = Grail
location-water_wheel = Water Wheel
location-windmill = Windmill
location-mystical_garden = Mystical Garden
location-shrine_of_magic_gesture = Shrine of Magic Gesture
location-shrine_of_magic_incantation = Shrine of Magic Incantation
location-tree_of_knowledge = Tree of Knowledge
location-learning_stone = Learning Stone
location-redwood_observatory = Redwood Observatory
location-witch_hut = Witch Hut
location-temple = Temple
location-stables = Stables
location-fountain_of_youth = Fountain of Youth
location-warriors_tomb = Warrior's Tomb
location-magic_spring = Magic Spring
location-trading_post = Trading Post
location-sanctuary = Sanctuary
location-treasure_symbol = Treasure Symbol
location-resource_symbol = Resource Symbol
location-artifact_symbol = Artifact Symbol
location-pandoras_box = Pandora's Box

## Buildings of the towns.

building-city_hall = City Hall
building-citadel = Citadel
building-mage_guild = Mage Guild
building-towers = Towers
building-holy_grounds = Holy Grounds
building-glory_of_erathia = Glory of Erathia
building-brotherhood_of_the_sword = Brotherhood of the Sword
building-blacksmith = Blacksmith
building-warrens = Warrens
building-inner_labyrinths = Inner Labyrinths
building-ancient_lairs = Ancient Lairs
building-portal_of_summoning = Portal of Summoning
building-mana_vortex = Mana Vortex
building-old_cemetery = Old Cemetery
building-mausoleum_domain = Mausoleum Domain
building-vaults_of_darkness = Vaults of Darkness
building-cover_of_darkness = Cover of Darkness
building-necromancy_amplifier = Necromancy Amplifier

## Cards of the Astrologers.

proclamation-annoying_lizard = Annoying Lizard
proclamation-battalions_stallion = Battalion's Stallion
proclamation-crazy_wizard = Crazy Wizard
proclamation-dead_silence = Dead Silence
proclamation-fancy_pixie = Fancy Pixie
proclamation-fluffy_rabbit = Fluffy Rabbit
proclamation-friendly_beaver = Friendly Beaver
proclamation-gold_dragon = Gold Dragon
proclamation-greedy_dragon = Greedy Dragon
proclamation-grim_warlock = Grim Warlock
proclamation-groovy_satyr = Groovy Satyr
proclamation-isras_friends = Isra's Friends
proclamation-magic_tortoise = Magic Tortoise
proclamation-merry_leprechaun = Merry Leprechaun
proclamation-profuse_growth = Profuse Growth
proclamation-swift_weasel = Swift Weasel
proclamation-terrible_plague = Terrible Plague
proclamation-white_raven = White Raven
proclamation-wild_debauchery = Wild Debauchery

## Cards of the AI deck.

ai-attack_a = Attack
ai-attack_b = Attack
ai-defense_a = Defense
ai-defense_b = Defense
ai-cast_a_spell_a = Cast a spell
ai-cast_a_spell_b = Cast a spell
ai-use_a_skill_a = Use a skill
ai-use_a_skill_b = Use a skill

## Kinds of tile, difficulties, scenarios.

tile-start = Starting tile
tile-far = Far tile
tile-near = Near tile
tile-center = Center tile
terrain-dirt = dirt
terrain-subterranean = subterranean
terrain-grass = grass
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-impossible = Impossible
scenario-brave_new_world = Brave New World
story-brave_new_world = Every old map is worthless since the earth moved. New lords set out to draw the next one.
rule-brave_new_world-new_land = Whoever lays a tile from their own pool for the first time finds 2 gold there.
