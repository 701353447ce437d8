# Banneret: pages that are not there, records

trouble-missing = { $what ->
    [record] There is no such record
    [scenario] There is no such scenario
   *[page] This road leads nowhere
  }
trouble-missing-how = The link may be old, or part of it may be missing.
trouble-unreachable = The server does not answer
trouble-unreachable-how = Nothing is lost: games are saved after every move. The page tries again by itself.
trouble-failed = That did not work
trouble-failed-how = The server answered, but would not do it.
trouble-lobby = To the lobby

records-kept = Kept on this computer.
records-own = Viewed in this browser. Others can be opened by their links.
records-none = No records yet. A finished game can be kept from its last page.
records-watch = Watch
records-save = Save { $title } as a file
records-more = { $count } more
records-open = Open a record file
records-open-how = Drop a .banneret file anywhere on this page. It is played through first, so that what you see is what happened.
records-choose = Choose a file
records-reading = Playing it through …
records-wrong = { $name } is not a valid record
records-too-large = It is larger than a record can be.
