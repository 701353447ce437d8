# Battlefield: Duels.

game-battlefield = Battlefield
game-battlefield-text = Battles on hexes: build a deck for a Duel, or grow strong in an adventure of cards first.
gamemode-duel = Duel
scenario-duel_short = Short Duel
story-duel_short = Two heroes of level 3 with a few Bronze and Silver units each, and a small deck.
scenario-duel_medium = Medium Duel
story-duel_medium = Two heroes of level 5 with packs of Bronze and Silver units, and more cards.
scenario-duel_long = Long Duel
story-duel_long = Two heroes of level 7 with all their units in packs, and the largest decks.
gamemode-adventure = Adventure
scenario-adventure_small = Small Adventure
story-adventure_small = Nine rounds of cards and Town building, then the armies meet on the hexes.
scenario-adventure_medium = Medium Adventure
story-adventure_medium = Thirteen rounds to grow strong, then the armies meet on the hexes.
scenario-adventure_large = Large Adventure
story-adventure_large = Sixteen rounds to raise the mightiest army, then the battle on the hexes.

rule-keep_useless_abilities = Keep useless Abilities
rule-keep_useless_abilities-text = Ability cards that do nothing in a Duel stay in their deck.
rule-keep_useless_draws = Keep useless cards
rule-keep_useless_draws-text = A card that was drawn is kept even if it is of no use in combat.

prompt-drop = { $player }: which card is removed from the game? { $n ->
        [one] One must go.
       *[other] { $n } must go.
    }
option-drop = Drop: { $card }
event-dropped = { $player } drops a card: { $deck }.
event-dropped-card = You drop: { $card }.
event-swapped-out = { $player } shows and replaces a card of no use here: { $card }.
event-deck-ready = { $player } has built a deck of { $n } cards.
