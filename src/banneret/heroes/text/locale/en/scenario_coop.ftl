# Scenarios of Co-op, and what only they ask and tell.
scenario-first_steps = First Steps
story-first_steps = A sheltered valley, some mines behind rusty locks, and nobody in a hurry. A good place to learn how to lead.
rule-first_steps-helping_hands = A hero next to a fight of an ally may lend units for it. Those still standing come back when it is over.
rule-first_steps-last_lock = The last mine or settlement without your flag has one more guard, a gold one. Nobody slips past, and the fight goes on until it is decided.
rule-first_steps-teaching = After a fight that you did not win you are told which cards in your hand you could have played in it. It is advice for the next one, and changes nothing.
tale-first_steps-build_first = Put up a building before you set out; it pays for itself sooner than you think.

prompt-lend = Which units do you lend your ally for this fight?
option-lend = Lend: { $unit }
short-lend = Lend
event-lent = { $player } lends { $other }: { $unit }.
event-lent-back = { $unit } go home to { $player }.
event-lesson = For next time, you could have played this in that Combat: { $card }.

scenario-border_fires = Border Fires
story-border_fires = When the leaves turn, the clans of the hills come down and burn what stands in the fields. This time you will be at their hearths before they are at yours.
rule-border_fires-raids = In rounds 3, 5 and 7 your Town is raided at the start of your turn while the clan seat nearest to it stands. Your whole army defends it for nothing, and you may use your cards wherever your Main Hero is.
rule-border_fires-market_day = In your turn you may use the Build Token to trade as at a Trading Post, wherever you are.
action-border_fires-market_day = Hold a market
aihero-first_clan = First clan
aihero-second_clan = Second clan
aihero-third_clan = Third clan
aihero-clan_raiders = Raiders
label-first_seat = the first clan seat
label-second_seat = the second clan seat
label-third_seat = the third clan seat

scenario-geleas_champions = Gelea’s Champions
story-geleas_champions = Lords of a foreign sky have broken through into this one. It will take every coin and every sword for hire to follow them back through the hole and shut it behind you.
rule-geleas_champions-war_chest = Use the Build Token in your turn to pay into a war chest that you all share. For each of you it takes 15 gold, 6 building materials and 2 valuables to fill it.
rule-geleas_champions-rift_shut = Nobody enters the rift until the war chest is full. Then no more warlords come.
rule-geleas_champions-rift_shut_to_three = Nobody enters the rift until the war chest is full. Then no more warlords come.
rule-geleas_champions-first_warlord = In round 4 a warlord comes out of the rift and marches on the nearest Town.
rule-geleas_champions-second_warlord = In round 7 the next one follows.
rule-geleas_champions-third_warlord = In round 10 comes the last.
rule-geleas_champions-chest_full = A full war chest keeps warlords from coming.
rule-geleas_champions-chest_full_of_three = A full war chest keeps warlords from coming.
action-geleas_champions-war_chest = Fill the war chest
called-geleas_champions-obelisk = Mercenary post
called-geleas_champions-dragon_utopia = The rift
token-chest_gold = gold in the war chest
token-chest_materials = building materials in the war chest
token-chest_valuables = valuables in the war chest
aihero-first_warlord = First warlord
aihero-second_warlord = Second warlord
aihero-third_warlord = Third warlord
aihero-rift_lord = Lord of the Rift
label-rift = the rift

scenario-unholy_quest = Unholy Quest
story-unholy_quest = Below the hills something is multiplying for which there is no word. It grows with every week that you wait, so do not wait: climb down to it before it climbs up to you.
rule-unholy_quest-brood = Whoever enters the pit fights the top five cards of the brood to the end. What falls is gone for good, what still stands goes back among the rest. Nobody passes without a fight.
rule-unholy_quest-vents = There are three vents. A hero on one of them may pay 3 building materials to seal it for good.
rule-unholy_quest-three_vents = At the start all three are open.
rule-unholy_quest-bronze_growth = At the end of rounds 2 and 4 the brood grows by a bronze card for every open vent.
rule-unholy_quest-silver_growth = At the end of rounds 6 and 8 the brood grows by a silver card for every open vent.
rule-unholy_quest-gold_growth = At the end of rounds 10 and 12 the brood grows by a gold card for every open vent.
rule-unholy_quest-overflow = When the brood has more than 17 cards at the end of a round, its top three cards break out of the pit.
rule-unholy_quest-overflow_of_three = When the brood has more than 21 cards at the end of a round, its top three cards break out of the pit.
action-unholy_quest-vents = Seal the vent
called-unholy_quest-obelisk = Vent
called-unholy_quest-grail = The pit
token-open_vents = open vents
horde-brood = The brood
aihero-outbreak = Outbreak
label-pit = the pit

scenario-three_wards = Three Wards
story-three_wards = A door stands shut because three stones lean against it. Whoever put them there had an easier century in mind than the one you live in.
rule-three_wards-provisions = Before the game each of you searches for an Artifact among two.
rule-three_wards-bracing = A hero on a ward may brace it by giving up all movement points, if there are 2 or more: the next army due there is a round late.
rule-three_wards-breaches = In rounds 5 to 9 an army breaks in at a ward: two Attack dice say at which, never at the same one twice in a row. Whatever you flagged or could visit is destroyed where it passes.
rule-three_wards-breach_of_six = The second army comes in round 6.
rule-three_wards-breach_of_seven = The third comes in round 7.
rule-three_wards-breach_of_eight = The fourth comes in round 8.
rule-three_wards-breach_of_nine = The last comes in round 9.
rule-three_wards-warden = In round 10 the Warden comes at the ward farthest from all heroes and marches on the richest of you. Its reserve joins its fights one by one, from the second combat round on.
action-three_wards-bracing = Brace the ward
called-three_wards-obelisk = Ward
aihero-first_breach = First breach
aihero-second_breach = Second breach
aihero-third_breach = Third breach
aihero-fourth_breach = Fourth breach
aihero-fifth_breach = Fifth breach
aihero-warden = The Warden
label-wards = the wards

## What can be counted, and verbs of rules.

measure-in_hordes = cards of the horde
verb-hire = draw Neutral Units ({ $hire }{ $from_round ->
        [1] { "" }
       *[other] ; from round { $from_round } on also { $later }
    }) and recruit one of them for half its gold, rounded up
verb-raid = { $raid_name } may raid your Town
verb-grow_horde = the horde grows by cards of this tier: { $tier_name }
verb-lead_out = the top { $cards } cards of the horde come out as { $ai_name }
verb-close_field = close this field for the rest of the game
verb-spawn_by_dice = { $spawn_by_dice_name } comes where two Attack dice say
verb-spawn_far = { $spawn_far_name } comes at the tile farthest from all heroes
verb-brace = brace this tile with all movement points of the hero

## The log, and questions.

prompt-mercenaries = Which of the units for hire do you recruit?
event-closed = { $player } closes this field for good: { $place }.
event-horde = The horde has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-horde-card = Out of the horde comes: { $unit }.
event-broke-in = The dice send { $ai } to one of the tiles.
event-braced = { $player } braces a tile.
