# Banneret: replay
replay-left = { $what ->
   *[order] Order
    [hands] Hands
  }
replay-all-players = All players
replay-whole-board = The whole board of { $name }
replay-level = level { $level }
replay-out = out of the game
replay-hand = { $count ->
    [one] Hand: 1 card
   *[other] Hand: { $count } cards
  }
replay-hand-open = open
replay-hand-hidden = hidden
replay-piles = deck { $deck } · discards { $discard }
replay-pass-fights = skip combats
replay-next-combat = next combat
mark-combat = Combats: { $count }
mark-level = Levels gained: { $count }
mark-flag = Flags: { $count }
mark-town = Towns taken: { $count }
mark-tile = Tiles discovered: { $count }
mark-defeat = Defeats: { $count }
