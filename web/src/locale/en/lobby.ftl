# Banneret: lobby

lobby-games = Choose a game
lobby-scenario = Scenario
lobby-modes = Kinds of scenarios
lobby-all-modes = All
lobby-in-all = { $count } in all
lobby-rounds = { $rounds } rounds
lobby-players-of = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lobby-difficulty-of = Difficulty { $level } of 3

lobby-you = You
lobby-player = Player { $seat }
lobby-your-name = Your name
lobby-name-of = Name of player { $seat }
lobby-bot = Bot
lobby-open-seat = Open seat
lobby-open-how = You get a link for a friend once the table is set.
lobby-seats = Seats
lobby-players = players
lobby-who = Who sits in seat { $seat }
lobby-sitting = { $who ->
   *[me] you
    [here] here
    [friend] friend
    [bot] bot
  }
lobby-sitting-how = { $who ->
   *[me] You sit here
    [here] Somebody else at this screen
    [friend] A friend joins by link
    [bot] A bot plays
  }
lobby-which-bot = Which bot

lobby-special = { $count ->
    [one] 1 special rule
   *[other] { $count } special rules
  }
lobby-win = Win by
lobby-or = or
lobby-length = Length

lobby-clock = Clock
lobby-clock-what = { $by ->
    [turn] For everything you answer in one round. When it is over, a bot plays the rest of the round.
    [total] A player who runs out of time has lost. A bot plays on if others still play.
   *[answer] For everything you answer until somebody else is asked. When it is over, a bot answers.
  }
lobby-absence = Seats can be freed after an absence of
lobby-watching = Others may watch
lobby-talk = Chat
lobby-hints = Hints
lobby-switch = { $value ->
    [on] On
   *[off] Off
  }
lobby-more = { $count ->
    [one] 1 more rule
   *[other] { $count } more rules
  }
lobby-changed = changed
lobby-rules = Rules of this table
lobby-rules-note = Where the rulebook leaves a choice, or your group prefers another one.
lobby-rules-find = Find a rule
lobby-rules-none = No rule matches.
lobby-rules-changed = { $count ->
    [0] all as usual
    [one] 1 changed
   *[other] { $count } changed
  }
lobby-rules-reset = All as usual
lobby-seed = Random seed
lobby-seed-how = The same number deals the same cards and dice again.
lobby-seed-alone = Only if nobody joins by link: anybody who knows the seed knows every die.
lobby-seed-new = new luck

lobby-begin = Begin the game
lobby-beginning = One moment …
lobby-open-table = Open the table
lobby-begin-solo = The game begins at once and is saved after every move.
lobby-begin-here = { $count ->
    [one] One player at this screen.
   *[other] { $count } players at this screen: a curtain falls between your turns.
  }
lobby-begin-open = { $count ->
    [one] One seat is open. You get a link to share; a bot can take it any time.
   *[other] { $count } seats are open. You get a link to share; bots can take them any time.
  }
lobby-begin-watch = Only bots are playing: you watch.

lobby-resume = Resume
lobby-resume-count = { $shown } of { $count }
lobby-resume-all = Show all { $count }
lobby-resume-none = Games you begin are kept here, in this browser.
lobby-some-game = A game
lobby-with = with { $names }
lobby-alone = nobody else yet
lobby-gone-how = no longer on this server
lobby-doing = { $doing ->
    [yours] Your turn
    [thinking] bot is thinking
    [open] seats open
    [over] over
    [gone] gone
   *[other] …
  }
lobby-forget = Remove { $title } from this list
lobby-forget-sure = The keys to your seats go with it. Remove it?
lobby-forget-yes = Remove
lobby-forget-no = Keep
lobby-copy-link = Copy the link for a friend
lobby-link = The link for a friend
lobby-link-copied = Link copied

lobby-part = part { $part } of { $of }
lobby-locked = needs an expansion
lobby-needs = Cannot be started: it needs { $what }
lobby-lose = How it ends
lobby-brief-rules = Special rules
lobby-brief-notes = Good to know
lobby-bonus = Before the first round, one of these
lobby-group = { $group ->
    [easier] Easier
    [harder] Harder
    [variant] Variants
   *[ruling] Where the rulebook leaves a choice
  }
lobby-group-text = { $group ->
    [easier] More to work with.
    [harder] Less to rely on.
    [variant] A different game, no easier and no harder.
   *[ruling] How a question of the rules is settled at this table.
  }
lobby-side-of = What seat { $seat } brings
