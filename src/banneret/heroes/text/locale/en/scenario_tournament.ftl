# Tournaments: their scenarios, and what only they ask and tell.
scenario-tournament_crossroads = Crossroads Duel
story-tournament_crossroads = Nothing on this map is hidden, and there is one champion too many on it.
scenario-tournament_twin_hearts = Twin Hearts
story-tournament_twin_hearts = Two treasures lie next to each other. Nobody has hands enough to hold on to both.
rule-tournament_crossroads-tournament_rules = Faction and hero are chosen in secret. Diplomacy and the Hourglass of the Evil Hour are left out. Both roll two Resource dice: the higher total says who starts. After the first draw the hand may be shuffled back and redrawn once. Positive Morale also lets you put away the cards of a Search and search again. An observatory turns a neighbouring tile without a hero instead of discovering one. Artifacts that left the game still count.
rule-tournament_twin_hearts-tournament_rules = Faction and hero are chosen in secret. Diplomacy and the Hourglass of the Evil Hour are left out. Both roll two Resource dice: the higher total says who starts. After the first draw the hand may be shuffled back and redrawn once. Positive Morale also lets you put away the cards of a Search and search again. An observatory turns a neighbouring tile without a hero instead of discovering one. Artifacts that left the game still count.
prompt-blind-pick = { $player }: choose faction and hero. Nobody sees it until all have chosen.
prompt-starter = { $player } has rolled higher: who starts?
prompt-build-center = { $player }: lay the center tile { $tile }.
prompt-build-near = { $player } has drawn the Near tile { $tile }. It goes next to a center tile if it can: where?
prompt-build-start = { $player }: where does your Starting tile { $tile } go? The first touches a Near tile, the next is as far away as can be.
prompt-build-far = { $player } has drawn the Far tile { $tile }. Each player’s first touches their own Starting tile, all others two tiles: where?
prompt-turn-tile = Which neighbouring tile do you turn?
prompt-new-hand = Shuffle your hand back and draw { $n ->
    [one] one new card
   *[other] { $n } new cards
 }? You may do so once.
option-build-spot = Put it on { $place }, next to { $tile }
option-build-first = Put it on { $place }
option-turn = Turn the tile to the { $direction }
option-morale-search = Spend morale: put these cards away and search again
option-new-hand = Draw a new hand
option-keep-hand = Keep the hand
short-turn = Turn
short-morale_search = Search again
event-picked = { $player } has chosen faction and hero in secret.
event-tile-drawn = { $player } takes tile { $tile } to place it.
event-new-hand = { $player } shuffles the hand back and draws { $n ->
    [one] one new card
   *[other] { $n } new cards
 }.
event-search-again = { $player } puts the cards seen away and searches again.
rule-tournament_twin_hearts-light_grail = The Grail is guarded by level VI only, and the hero who takes it carries it. Whoever beats that hero has it next; guards leave it on the field.
rule-tournament_twin_hearts-left_behind = A hero on the field where the Grail was left takes it up for 1 movement point.
rule-tournament_twin_hearts-set_down = In your own Town the bearer may set the Grail down for good. It is worth more there, and the round is the last.
action-tournament_twin_hearts-left_behind = Take up the Grail
action-tournament_twin_hearts-set_down = Set the Grail down
scoring-line-per = { $what }: { $n } for every { $per }
scoring-always = Points also decide when a goal ends the game.
lobby-to-place = You build the map before the game: { $near } Near tiles, your Starting tiles and { $far } Far tiles, all face up.
