# Banneret: the page of one's games
games-intro = What has waited longest comes first.
games-none = Nothing waits for you.
games-none-note = Games that you play with others, and those against bots, are listed here as soon as it is your turn.
games-people = Others wait for you
games-bots = Against bots and lessons
games-theirs = Waiting for others
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
games-round = Round { $round }
games-next = Go on with the first
games-unnamed = somebody without a name
games-tell = Show a notification when it is my turn
games-tell-note = While this tab is open and you look at something else.
games-tell-on = This browser tells you when it is your turn.
games-tell-denied = Notifications of this page are blocked in the browser's settings.
games-channels = Push, mail and other ways
games-due = due { $when }
