# Banneret: open tables, pairing and invitations
meet-find = Find somebody
meet-failed = That did not work
meet-quick = Play somebody
meet-quick-note = You are paired with somebody who wants the same and is about as strong.
meet-game = Game
meet-scenario = Scenario
meet-time = Time
meet-rated = The game counts
meet-rated-note = It changes both ratings: no hints, nothing is taken back.
meet-rated-stranger = Only for players with an identity: see You.
meet-counts = counts
meet-begin = Find an opponent
meet-waiting = { $count ->
    [0] Nobody is waiting just now.
    [one] One person is waiting.
   *[other] { $count } people are waiting.
  }
meet-waits = Looking for an opponent …
meet-reach = Your rating is { $strength }; your opponent’s may be up to { $reach } away.
meet-reach-any = By now anybody will do.
meet-waiting-same = { $count ->
    [one] You are the only one who wants this just now.
   *[other] { $count } people want this just now.
  }
meet-stay = Stay on this page: if you leave it, you stop waiting.
meet-need-not-stay = You need not stay: once somebody is found, the game is among your games. On this page you can stop waiting.
meet-stop = Stop waiting
meet-open = Open tables
meet-open-note = Somebody is waiting there for company.
meet-open-none = No table is open just now. Open one yourself: choose a friend for a seat in the lobby and let everybody find it.
meet-live = Games to watch
meet-live-note = Under way now. You see what everybody at the table sees.
meet-live-none = Nobody is playing in public just now.
meet-wish = wished: { $wish }
meet-seat-open = open seat
meet-somebody = somebody
meet-sit-down = Go there
meet-watch = Watch
meet-invited = You are invited
meet-invited-none = Nobody has invited you. Others can find you by name if your page can be seen.
meet-invites = { $name } invites you
meet-asks-rematch = { $name } wants a rematch
meet-accept = To the table
meet-decline = Decline
meet-sign-in = You need an identity for this. It takes one click:
meet-invite-name = Invite somebody by name
meet-invite = Invite
meet-invite-sent = Invited
meet-invite-none = Nobody by that name can be found.
meet-findable = Everybody may find it
meet-needs-identity = keep an identity first, under You
