# Banneret: table
table-connecting = Joining the table …
table-your-turn = Your turn
table-your-move = Your answer
table-passing = Nothing to play
table-passing-detail = You pass, and nobody can tell why.
table-to-act = { $hero } of { $faction } to act
table-to-act-seat = { $name } to act
table-waiting = Waiting for { $name }
table-waiting-detail = { $kind ->
    [bot] Bot, thinking
    [away] Away from the table
   *[person] At the table
  }
table-seconds = { $seconds } s
table-watching = You are watching
table-lost = Connection lost
table-lost-detail = { $seconds ->
    [0] Trying again · your game is safe
   *[other] Trying again in { $seconds } s · your game is safe
  }
table-looking-back = Looking back
table-looking-back-detail = The board as it was · Esc to return
table-behind = { $count ->
    [0] The last event
    [one] 1 event later than this
   *[other] { $count } events later than this
  }
table-to-now = Back to now
table-replaying = Replaying { $at } of { $of }
table-replaying-detail = Space to skip
table-over = { $result ->
    [won] Victory
    [lost] Defeat
    [drawn] Nobody wins
   *[watched] The game is over
  }
table-guards = the guards
where-waiting = Waiting room
where = { $what } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }

round-now = { $round ->
    [0] Setting up
   *[other] Round { $round }
  }

seats-title = Seats
seats-all = Seats and link
seats-you = You
seats-empty = Empty seat
seats-player = Player { $seat }
seats-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
seats-hand = Cards in hand
seats-look = Look at the board of { $name }
seats-doing = { $doing ->
    [acting] to act
    [thinking] thinking
    [away] away
    [out] out
    [bot] bot
   *[here] here
  }

log-label = What happened, and what was said
log-title = Log
log-empty = Nothing has happened yet.
log-back = One event back
log-on = One event forward
chat-title = Chat
chat-empty = Nobody has said anything.
chat-write = Say something
chat-off = There is no chat at this table.
chat-mute = Do not show what { $name } says
chat-unmute = Show what { $name } says
chat-report = Report this line to the host of the server
chat-reported = Reported: the host of the server reads it.
chat-send = Send
chat-spectator = Spectator
chat-event = { $kind ->
    [asked] The host asks { $name } to give this seat up.
    [kept] { $name } keeps this seat.
    [left] { $name } has given this seat up.
    [freed] { $name } was away too long: the host has freed this seat.
    [removed] The host has taken this seat from { $name }.
    [opened] The bot has left: this seat is open.
    [taken] { $name } has taken this seat over.
    [bot] A bot takes over here.
    [revealed] { $name } has seen the record of the game.
    [known] The person who made this room may know what will be drawn, or every hand.
    [late] The time of { $name } is up: a bot answers.
    [answered] A bot has answered for { $name }: { $number }
    [off] { $name } takes days off: { $number }
    [planned] { $name } has planned days off. They begin in days: { $number }
    [resigned] { $name } has given up.
    [time] { $name } has run out of time and has lost.
    [offers] { $name } offers a draw.
    [declines] { $name } does not want a draw.
    [drawn] All players agree: the game is drawn.
    [aborted] { $name } has called the game off.
   *[other] Something has happened to this seat.
  }
chat-unread = { $count ->
    [one] new line
   *[other] new lines
  }

choice-label = The game is waiting for you
choice-label-waiting = The game is waiting for somebody else
choice-all = All { $count } answers
choice-list = List answers
choice-in-window = Choose above.
choice-filter = Find an answer
choice-none-found = No answer contains these words.
choice-let-go = Not this
choice-final = This cannot be taken back.
choice-undo = Undo
ask-me-once = Ask me first
ask-me-noted = You will be asked
ask-me-always = Ask me before everything the others do
ask-me-always-tip = Ask me before everything the others do, whenever I can act. They notice only when I am asked.
choice-skip = Skip
choice-sending = sending …
choice-rules = Rules behind this question
choice-why = Why?
menu-label = What to do here

lost-title = Waiting for the connection
lost-text = Everything up to event { $event } is stored. You can keep reading, but you cannot answer yet.
lost-retry = Try now
moment-skip = Go on
sound-now = { $value ->
    [on] Sound is on
   *[off] Sound is off
  }
recap-title = Since your last answer
recap-more = { $n ->
    [one] and 1 more line
   *[other] and { $n } more lines
  }
recap-show = Show all of it
recap-look = The board as it was then
missed-title = Back at the table
missed = { $count ->
    [0] Nothing happened while you were away.
    [one] 1 event while you were away: look back with [ and ].
   *[other] { $count } events while you were away: look back with [ and ].
  }

curtain-title = Pass the table to { $name }
curtain-where = { $faction } · { $round }, seat { $seat }
curtain-text = What only one player may see is covered. Everything else stays visible to everybody.
curtain-look = Look at the table
curtain-sit = I am { $name }, show my hand

tools-redo = Redo
tools-undo-off = You cannot take anything back now
tools-next-game = Next game
tools-replay = Replay
tools-replay-tip = Show again what happened since your last answer
tools-speed = Speed of animations: { $speed }
tools-speed-tip = Speed of animations

foot-choose = choose
foot-card = card
foot-targets = targets
foot-keys = keys

desk-right = The game: round, seats and log

phone-tabs = Views
phone-tab = { $tab ->
    [hero] Hero
    [town] Town
    [log] Log
    [rules] Rules
   *[table] Table
  }
phone-something = something can be done here

keys-title = Keys
keys-tab = to the next thing one can use, such as a lit field
keys-arrows = move over the board
keys-enter = choose
keys-esc = back out
keys-end = end the turn, or the expected answer
keys-space = skip an animation; roll or pass in a combat
keys-cards = a card in your hand
keys-all = the list of all answers
keys-undo = take the last answer back
keys-hint = ask what a good bot would do
keys-redo = redo it
keys-ask-me = be asked before the others continue
keys-ask-me-always = be asked every time
keys-sound = sound on or off
keys-replay = show again what happened
keys-step = look back event by event
keys-log = to the log
keys-chat = to the chat
keys-rules = rules
keys-next-game = the next game that waits for you
keys-help = this list

door-title = This table is closed to you
door = { $code ->
    [not_found] There is no table at this link. It may have been deleted.
    [forbidden] Your key does not open a seat here, or spectators are not allowed.
   *[other] The server does not let you in.
  }
door-later = The table cannot be opened just now
door-watch = Watch without a key
door-lobby = To the lobby

room-open = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
  }
room-full = All seats are taken
room-invite = Send this link to those you want at the table
room-table = The table and its seats
room-hints = { $on ->
    [yes] Hints are on: everybody here may ask what a bot would do.
   *[no] Hints are off at this table.
}
room-watch = Anybody with this link can watch
room-copy = Copy
room-copied = Copied
room-share = Share
room-name = What the others call you
room-guest = Guest
room-seat-open = Open seat
room-you = { $name } (you)
room-seat = Seat { $seat }
room-side = { $side ->
    [random] drawn at random
   *[choose] chooses at the table
  }
room-here = { $here ->
    [yes] here
   *[no] away
  }
room-bot = bot
room-take = Sit here
room-seat-bot = Seat a bot
room-leave = Get up
room-leave-sure = You lose your key with the seat. Get up?
room-stay = Stay
room-free = Free the seat
room-ask-free = Ask for the seat
room-ask-bot = Ask to seat a bot
room-asked = { $to ->
    [bot] Asked to let a bot take over · waiting for an answer
   *[open] Asked to give the seat up · waiting for an answer
  }
room-free-ask = Here: the seat stays theirs unless they agree
room-free-in = Away: can be freed in { $time }
room-hands = { $count ->
    [one] taken over once in this game
   *[other] taken over { $count } times in this game
  }
room-absence = A player who is away from a running game for { $time } may be replaced by the host. Everybody is told, and the record notes it.
wish-title = The host asks for your seat
wish = { $to ->
    [bot] A bot would take over your place, and the host may later let somebody else sit there. The decision is yours; if you agree, your key will no longer open the seat.
   *[open] Somebody else could sit down in your place and see your hand. The decision is yours; if you agree, your key will no longer open the seat.
  }
wish-give = Give the seat up
wish-keep = Keep the seat
room-which-bot = Bot for open seats
room-start = Start the game
room-start-ask = Start when everybody is here
room-start-open = { $count ->
    [one] The open seat goes to a bot.
   *[other] The { $count } open seats go to bots.
  }
room-start-note = The game begins for everybody at once.
room-wait-host = The host starts the game
room-failed = That did not work

refused-answer = That is not possible
refused-not-done = That was not done
refused-seat-again = The player there has just said no. Ask again in { $time }.
refused-stale = This question has been answered already.
refused-not_asked = You are not being asked right now.
refused-late = Your time is up: a bot answers for you.
refused-nothing_to_undo = You have no answer that can be taken back.
refused-nothing_to_redo = There is nothing to redo.
refused-too_fast = Too fast: wait a moment.
refused-no_hints = There are no hints at this table.
refused-over = The game is over.
refused-not_kept = The answer could not be stored and was not accepted. Try again.
refused-present = The player there is present and has to agree.
refused-not_wanted = Nobody has asked for this seat.
refused-unavailable = The table’s storage cannot be reached just now. Try again.

# A game without drawings
plain-yes = Yes
plain-no = No
plain-position = The position
plain-answers = Answers

## Habits

habits-title = Less clicking
habits-note = What is answered for you automatically. It is kept with your seat, and nobody else is told.
habits-fewest = As few clicks as possible
habits-ask-all = Ask me everything

## Dice

dice-sealed = The server’s dice are sealed: it has committed to a secret that it shows when the game is over.
dice-shares = { $count ->
    [0] Players’ browsers add numbers of their own as they sit down.
    [one] One player’s browser has added numbers of its own.
   *[other] { $count } players’ browsers have added numbers of their own.
  }
dice-verdict = { $verdict ->
    [joined] The dice were fair: the secret is the one the server had committed to, and your browser’s own numbers are in every roll.
    [kept] The dice were fair: the secret is the one the server had committed to before the game.
    [broken] The dice do not fit: this is not what the server had committed to, or your browser’s numbers were left out.
   *[shown] The secret of the dice is open. This page cannot check it itself over an unencrypted line.
  }
dice-numbers = Show the numbers
dice-commitment = What the server committed to (SHA-256)
dice-share = Added by player { $seat }
dice-secret = The secret
dice-how = Every roll and draw can be computed again from the record:
