# Banneret: ending a game, and days off
pace-title = This game
pace-abort = Call the game off
pace-abort-note = Nobody has answered anything yet: it ends without a result.
pace-draw = Offer a draw
pace-draw-note = It ends undecided if everybody who plays agrees.
pace-draw-offered = You offer a draw
pace-draw-back = Take it back
pace-draw-title = A draw is offered
pace-draw-ask = { $name } would like to call it a draw.
pace-draw-yes = Agree
pace-draw-no = Play on
pace-resign = Give up
pace-resign-note = You have lost then. A bot plays on for you if others still play.
pace-resign-sure = Give up for good
pace-resign-not = Play on
pace-off = Take a day off
pace-off-note = Your clock stands still on days off. Days you have left: { $days }
pace-off-first = First day, if not today
pace-off-planned = Days off: { $from } to { $until }
pace-ended = { $how ->
    [resigned] Somebody has given up.
    [time] Somebody has run out of time.
    [drawn] All players have agreed on a draw.
   *[aborted] The game was called off before anybody had answered.
  }
pace-aborted = Called off
