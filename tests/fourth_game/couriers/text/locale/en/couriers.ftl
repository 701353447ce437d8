### Everything that Couriers says.

game = Couriers
game-text = Two or three riders carry the same news to the court. Hold your cards close, trust the dice as far as you dare, and sleep at inns.
scenario-race = The race to the court
story-race = Thirty miles of road, five inns, and whoever comes second might as well have stayed at home.
goal-race = Be the first at the court.
bot-dashing = Dashing
bot-dashing-text = Counts miles and odds, and knows when to stop. Holds no grudges.

## What is asked, and what may be answered.

prompt-ask-card = Play a card.
prompt-ask-roll = Roll a die, or stop here?
prompt-ask-rival = Whom do you waylay?
prompt-ask-swap = You are at an inn. Lay a card aside to draw two?
option-play = Play: { $what }
option-drop = Lay aside: { $what }
option-swap = Lay aside: { $what }
option-keep = Keep all cards
option-waylay = Waylay player { $what }
option-roll = Roll a die
option-stop = Stop here

## What happened.

event-turn = { $player } is on the road.
event-played = { $player } plays: { $card }.
event-dropped = { $player } can play nothing and lays aside: { $card }.
event-rolled = { $player } rolls a { $n }.
event-stumbled = { $player } rolls a second { $n }: the horse stumbles.
event-arrived = { $player } reaches mile { $n }.
event-waylaid = { $player } waylays { $player2 }, who falls back to mile { $n }.
event-swapped = { $player } lays aside at the inn: { $card }.
event-drawn = You draw: { $card }.
event-won = { $player } reaches the court first.
event-late = { $player } has no card left, and the gates are closed.

## What a position is called.

view-court = Court at mile
view-deck = Cards in the deck
view-rolled = Dice
view-players = Couriers
view-mile = Mile
view-inn = At an inn
view-cards = Cards
view-hand = Hand
view-discard = Discard pile
word-walk = Walk
word-trot = Trot
word-gallop = Gallop
word-ambush = Ambush
