### What the lobby tells: games, scenarios, seats, bots, and the rules one may switch.

## Games.

game-heroes = Heroes
game-heroes-text = The adventure: explore the map, raise a town, lead a hero into battle.

## Scenarios.

gamemode-clash = Clash
gamemode-coop = Co-op
gamemode-alliance = Alliance
gamemode-skirmish = Skirmish
scenario-crossroads = Crossroads
story-crossroads = Four old roads meet at a hill that no lord has held for long. This year somebody will.
scenario-skirmish = Skirmish
story-skirmish = Two armies, one field, no tomorrow. A single battle with the units and cards you bring.
goal-skirmish = Beat every unit of the other side.
lobby-rounds = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
lobby-rounds-final_battle = { $rounds }, final battle
lobby-rounds-draw = { $rounds }, then a draw
lobby-rounds-all_lose = { $rounds }, then all is lost
lobby-no-limit = until one side is beaten

## What everybody starts with.

lobby-treasury = Treasury: { $amount }
lobby-income = Income: { $amount }
lobby-built = Built: { $buildings }
lobby-army = Army: { $units }
lobby-unit-rank = { $n ->
        [1] the cheapest unit
        [2] the second cheapest unit
        [3] the third cheapest unit
       *[other] unit { $n } by price
    } ({ $side })
lobby-unit = { $unit } ({ $side })

## What is special about a scenario.

lobby-pool = { $n ->
        [one] 1 far tile each, laid by you
       *[other] { $n } far tiles each, laid by you
    }
lobby-phrase-obelisk = your first cube on an Obelisk
lobby-phrase-utopia = when you flag the Dragon Utopia
lobby-phrase-grail = when you visit the Grail
lobby-phrase-seat = player { $n } in turn order, in round 1

## Seats.

side-choose = Choose at the table
side-random = Leave it to the dice
side-faction = { $faction }, hero chosen at the table
side-hero = { $hero }, { $faction }
army-castle_vanguard = Castle vanguard
army-castle_host = Castle host
army-dungeon_vanguard = Dungeon vanguard
army-dungeon_host = Dungeon host
army-necropolis_vanguard = Necropolis vanguard
army-necropolis_host = Necropolis host
army-random = Random army
army-random-of = Random army: { $faction }
army-guards = Guards of a field, difficulty { $level }

## Bots.

## Values of rules.

rulevalue-off = Off
rulevalue-on = On
rulevalue-tier_then_distance = Tier first
rulevalue-distance_then_tier = Distance first
rulevalue-clash = Opponent
rulevalue-campaign = Nobody
rulevalue-previous_seat = Player before
rulevalue-last_finished = Last turn
rulevalue-player = Player
rulevalue-enemy = Guards
rulevalue-hand = Hand
rulevalue-deck_shuffled = Deck

## Rules one may switch: a name, and what it means.

rule-difficulty = Difficulty
rule-difficulty-text = How strong the guards are, and how large the bonus everybody starts with.
rule-army_size = Units on the board
rule-army_size-text = How many units each side may have on the board at the same time.
rule-round_limit = Round limit
rule-round_limit-text = After this many combat rounds the battle is a draw; 0 for no limit.
rule-mode = Who controls guards
rule-mode-text = The opponent moves the guards of a field, or nobody does and they follow the rulebook.
rule-ai_melee_fallback = Targets of guards
rule-ai_melee_fallback-text = Whom guards that nobody controls attack when nobody of their own tier is in reach.
rule-neutral_left_from = Left side of guards
rule-neutral_left_from-text = From whose side of the board guards that nobody controls are placed left to right.
rule-minimum_damage = Every attack hurts
rule-minimum_damage-text = An attack always deals at least 1 damage.
rule-no_rerolls = No rerolls
rule-no_rerolls-text = No die may be rolled again, neither with morale nor with cards.
rule-attack_die_ignored = Attack die adds nothing
rule-attack_die_ignored-text = The Attack die adds nothing to damage; only abilities look at it.
rule-free_extension = Free extra rounds
rule-free_extension-text = Fighting guards for another round costs no movement.
rule-gained_cards_to_discard = New cards to the discard pile
rule-gained_cards_to_discard-text = Cards you find or buy go to your discard pile instead of your hand.
rule-captured_towns_serve = Captured Towns serve
rule-captured_towns_serve-text = A Town under an enemy’s flag brings its owner no income; whoever holds it uses its buildings.
rule-single_resource = One of each die
rule-single_resource-text = A Resource die gives only 1 of the resource it shows.
rule-no_starting_bonus = No starting bonus
rule-no_starting_bonus-text = Nobody gets the bonus of the difficulty.
rule-secondary_at_start = Two heroes from the start
rule-secondary_at_start-text = Everybody begins with a Secondary Hero in their own Town.
rule-double_income = Rich land
rule-double_income-text = Mines and Settlements bring twice as much, including at the first flag.
rule-trade_anytime = Trade at any time
rule-trade_anytime-text = Resources may be exchanged whenever town actions may be used; a Trading Post gives an Artifact instead, once.
rule-astrologers_every_round = Astrologers in every round
rule-astrologers_every_round-text = A card is drawn in Resource rounds, too.
rule-no_astrologers = No Astrologers
rule-no_astrologers-text = No Astrologers card is ever drawn.
rule-fields_refresh = Fields fill up again
rule-fields_refresh-text = In rounds 4, 8 and 12 all black cubes go, and guards are back.
rule-opening_hand = Opening hand
rule-opening_hand-text = Everybody draws a full hand before the first turn.
rule-hide_unit_decks = Hidden armies
rule-hide_unit_decks-text = Nobody sees which units the others own until they are deployed.
rule-income_in_round_1 = Income in round 1
rule-income_in_round_1-text = The first round already brings income.
rule-quick_combat_optional = Quick Combat by choice
rule-quick_combat_optional-text = You may fight guards that would flee from your level.
rule-retaliation_optional = Retaliation by choice
rule-retaliation_optional-text = The owner of an attacked unit decides whether it strikes back.
rule-retreat_anytime = Retreat at any time
rule-retreat_anytime-text = You may retreat from guards in the middle of a combat round.
rule-reveal_neutrals_before_deploy = See the guards first
rule-reveal_neutrals_before_deploy-text = Guards are drawn before you place your units.
rule-rotate_on_discover = Turn discovered tiles
rule-rotate_on_discover-text = Whoever discovers a face-down tile may turn it as they like.
rule-redwood_allows_pool = Observatory lays own tiles
rule-redwood_allows_pool-text = At the Redwood Observatory you may also lay a far tile of your own.
rule-reinforce_needs_dwelling = Reinforcing needs the dwelling
rule-reinforce_needs_dwelling-text = A Pack needs the dwelling of its tier as well as the Citadel.
rule-secondary_with_units = Hero and units together
rule-secondary_with_units-text = The action that hires a Secondary Hero may also recruit and reinforce.
rule-settlement_first_bonus_free_choice = Free choice at new Settlements
rule-settlement_first_bonus_free_choice-text = The first to flag a Settlement may take a free reinforcement along with its income.
rule-shared_tile_order = Order of shared building tiles
rule-shared_tile_order-text = A building that shares its tile needs the other one first.
rule-specialty_gain_zone = New Specialties go to
rule-specialty_gain_zone-text = Where the Specialty of levels 4 and 6 goes: to your hand, or shuffled into your deck.
rule-surrender_in_settlement = Surrender in Settlements
rule-surrender_in_settlement-text = A hero who defends a Settlement may surrender.
rule-mage_guild_own_turn_only = Mage Guild in your turn
rule-mage_guild_own_turn_only-text = Spells are bought in your own turn only.
rule-map_cards_main_hero_only = Map cards for the Main Hero
rule-map_cards_main_hero_only-text = Cards played on the map never help the Secondary Hero.
rule-morale_decks = Morale decks
rule-morale_decks-text = Gaining morale draws a Morale card with an effect of its own instead of a token (Battlefield expansion).
rule-morale_for_neutral_controller = Morale for guards’ dice
rule-morale_for_neutral_controller-text = Whoever controls guards may spend morale on the guards’ dice.
rule-neutral_controller = Control of the guards
rule-neutral_controller-text = The guards you fight are controlled by the player seated before you, or by the one whose turn ended last.
rule-second_negative_clears_token = Second gloom clears the token
rule-second_negative_clears_token-text = Negative Morale gained twice takes the token away with the hand.
rule-defeat_ends_movement = Defeat ends movement
rule-defeat_ends_movement-text = A hero moved by defeat, surrender or retreat walks no further this turn.
rule-experience_from_secondary_wins = Experience from every win
rule-experience_from_secondary_wins-text = Wins of the Secondary Hero teach the Main Hero, too.
rule-capture_all_defeats = Homeless is beaten
rule-capture_all_defeats-text = Whoever loses the last Town and Settlement is out at once.
rule-cube_on_recapture = Cube for your own Town
rule-cube_on_recapture-text = Taking back your own Town wins a cube as well.
rule-cap_income_at_track = Income track is the limit
rule-cap_income_at_track-text = No income grows beyond the end of its printed track.
rule-enforce_cube_supply = Limited cubes
rule-enforce_cube_supply-text = You can flag no more fields than you have cubes.
rule-unit_deck_limit = Largest army
rule-unit_deck_limit-text = How many units a player may own; 0 for no limit.
rule-treasure_die_faces = Treasure die
rule-treasure_die_faces-text = How many faces show experience, an artifact, one resource and two resources, such as 2-2-1-1; empty for the usual die.
rule-vii_hard_two_gold_one_azure = Difficulty VII on Hard
rule-vii_hard_two_gold_one_azure-text = The strongest guards are two Gold and one Azure unit instead of one Gold and two Azure.
rule-ask_anyway = Ask without need
rule-ask_anyway-text = You are asked even when you hold nothing to play, so that a pause betrays nothing. Over the network whoever can only pass does so without a click.

