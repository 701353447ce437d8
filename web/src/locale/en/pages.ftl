# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] There is no such record
   *[page] This road leads nowhere
  }
trouble-missing-how = The link may be old, or a part of it got lost on the way.
trouble-unreachable = The server does not answer
trouble-unreachable-how = Nothing is lost: games are saved after every move. The page tries again by itself.
trouble-failed = That did not work
trouble-failed-how = The server answered, but would not do it.
trouble-lobby = To the lobby
