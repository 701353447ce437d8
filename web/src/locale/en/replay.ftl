# Banneret: replay

replay-step = Step { $step } of { $steps }
replay-where-turn = Round { $round }, { $name }’s turn
replay-where-setup = Setting up
replay-where-round = Round { $round }
replay-won = { $names } won
replay-draw = a draw
replay-unfinished = not finished
replay-share = Share
replay-share-note = Anybody with the record can see every hand.
replay-link = Link
replay-link-here = begin at step { $step }
replay-copy = Copy the link
replay-copied = Copied
replay-share-with = Share with …
replay-file = Save the file

replay-controls = Playing
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-turn-back = To the previous turn
replay-turn-on = To the next turn
replay-speed = Speed
replay-pace = { $pace ->
    [jump] jump
    [0.5] ½×
   *[other] { $pace }×
  }
replay-key-step = step
replay-key-turn = turn
replay-timeline = Timeline: { $steps } steps, { $rounds } rounds
replay-branch-at = Your game from step { $step }

replay-seen-from = Seen from
replay-public = Spectator
replay-all-hands = All hands
replay-players = Players

replay-events = Events
replay-steps-in-all = { $steps } steps
replay-filter = Show only
replay-all = all
replay-mark-hands = Seats handed over: { $count }
replay-mark-other = Other: { $count }
replay-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
  }
replay-whole = The game
replay-hidden = hidden at the time
replay-more-events = … { $count } before that

replay-try = Try from here
replay-try-how = Take any seat; bots play the rest. The record stays as it was.
replay-try-seat = Your seat
replay-same-dice = Same dice
replay-new-dice = New dice
replay-try-over = The game is over at this step.
replay-try-no-seed = The luck of this game was secret: its dice cannot be repeated.
replay-try-failed = The game could not be started
replay-tried = { $name }, from step { $step }
replay-tab = { $tab ->
   *[board] Board
    [events] Events
    [players] Players
    [try] Try it
  }
