# Banneret: tournaments
tour-title = Tournaments
tour-note = Small ones, over days: pairings and tables come by themselves
tour-hold = Hold a tournament
tour-hold-do = Open it for players
tour-not-now = Not now
tour-name = Name
tour-needs-name = it needs a name
tour-form-label = Form
tour-form = { $form ->
    [swiss] Swiss
   *[knockout] Knockout
  }
tour-form-told = { $form ->
    [swiss] Everybody plays every round, against somebody with as many points and nobody twice. Ties are broken by the points of all opponents, then by the game between the two.
   *[knockout] If you lose, you are out. The strongest meet the weakest first; after a draw the player with the lower rating goes on.
  }
tour-status = { $status ->
    [joining] Open to join
    [running] Under way
   *[over] Over
  }
tour-most = Places
tour-rounds = Rounds
tour-length = A round lasts at most
tour-length-of = { $span } a round
tour-late-rule = A game that is not over when its round ends is lost by the player it is waiting for.
tour-places = { $players } of { $most } places taken
tour-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
tour-rounds-of = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
tour-round = Round { $round }
tour-round-of = Round { $round } of { $rounds }
tour-final = Final
tour-semifinal = Semi-finals
tour-due = The round ends { $when }.
tour-held-by = held by { $name }
tour-look = Look
tour-look-join = Look and join
tour-none = No tournament is held just now
tour-none-note = Hold one: three players are enough.
tour-missing = There is no such tournament.
tour-my-table = To my table
tour-points = Points
tour-buchholz = Buchholz
tour-buchholz-told = The points of all opponents
tour-direct = Head to head
tour-strength = Rating
tour-has-left = has left
tour-nobody = Nobody has joined yet.
tour-shown = Everybody who joins is shown here by name.
tour-join = Join
tour-leave = Leave the tournament
tour-leave-sure = The game you are in is lost then. Leave?
tour-stay = Stay
tour-drop = Call it off
tour-stop = Stop the tournament
tour-stop-sure = No more rounds are paired. Games under way go on, and the table stays as it is. Stop?
tour-stop-not = Let it go on
tour-begin = Begin the first round
tour-begin-note = You decide when it begins, with { $count } players or more.
tour-waits-host = It begins when its host says so.
tour-too-few = it takes { $count } players
tour-full = there is no place left
tour-goes-on = It goes on by itself
tour-told-round = The next round is paired as soon as the last game of this one is over.
tour-table = Look at table { $table }
tour-bye = bye
tour-playing = under way
tour-how = { $how ->
    [late] decided when time was up
    [left] somebody gave up
   *[bye] bye
  }
