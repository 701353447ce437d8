# Banneret: the workshop

workshop-about = Make a scenario by looking at it. The file is the truth: what you do to the picture is written into it, and what you write is drawn.
workshop-new = New: { $game }
workshop-new-title = A new scenario
workshop-open = Open a file
workshop-open-how = A scenario file (.yaml) from this computer
workshop-drafts = Your drafts
workshop-drafts-where = kept in this browser
workshop-no-drafts = Nothing yet.
workshop-copies = Begin with a copy
workshop-search = Find
workshop-removed = { $name } is gone.
workshop-restore = Bring it back
workshop-gone = This draft is not in this browser.
workshop-back = To the workshop
workshop-unnamed = Without a name
workshop-undo = Undo
workshop-redo = Redo
workshop-download = Download
workshop-play = Play
workshop-parts = Parts
workshop-stage = Picture
workshop-file = File
workshop-findings = Findings
workshop-line = line { $line }
workshop-sound = Nothing is wrong with it. It can be played.
workshop-checking = Being checked …
workshop-unreachable = The server does not answer. Your work is kept here all the same.
workshop-unkept = This browser keeps nothing: download the file before you leave.
workshop-unreadable = Line { $line } cannot be read. The picture shows what was there before.
workshop-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
  }
workshop-doubts = { $count ->
    [one] 1 doubt
   *[other] { $count } doubts
  }
workshop-keys-map = places
workshop-keys-lay = lay, choose
workshop-keys-remove = take off
workshop-more = { $count } more
workshop-add = Add
workshop-new-name = name
workshop-drop = Take out { $what }
workshop-up = Earlier
workshop-down = Later
workshop-way-text = a word
workshop-way-number = a number
workshop-way-list = a list
workshop-way-record = more precisely
workshop-way-table = one for each
workshop-way-switch = yes or no
workshop-way-pair = a place
workshop-play-title = Play { $name }
workshop-play-note = With the file as it stands now. Bots take the other seats.
workshop-play-seat = Your seat
workshop-play-all = All
workshop-play-round = Begin in round
workshop-play-luck = Luck
workshop-play-ahead = Bots play up to round { $round }; the same luck always leads to the same position.
workshop-play-working = Bots are playing …
workshop-play-begin = Begin
workshop-download-how = Download the file
workshop-server = Keep on the server
workshop-server-how = Keep it on the server as well
workshop-server-note = This browser keeps every change. A copy on the server can be opened elsewhere, with the key.
workshop-server-none = Only this browser has it so far.
workshop-server-kept = The server has it as it stands.
workshop-server-sending = The server is being told.
workshop-server-waiting = The server does not answer. It is told as soon as it does; everything is kept here.
workshop-server-moved = It has been changed elsewhere in the meantime.
workshop-server-refused = The server does not take it.
workshop-server-key = The key to your drafts on the server. Whoever has it can read and change them.
workshop-server-begin = Keep it there
workshop-server-overwrite = Keep mine
workshop-server-other = Open the other as a second draft
workshop-server-drafts = Drafts on the server
workshop-server-other-key = The key of another browser
workshop-server-use = Look
workshop-share = Share by link
workshop-share-how = Share it by a link, once ten games have been played with it
workshop-print = Print
workshop-print-how = The mission page, to be printed
workshop-weigh = Weigh
workshop-weigh-how = Let bots play it many times in the balance lab
workshop-copy = Copy into the workshop
