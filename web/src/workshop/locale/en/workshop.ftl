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
workshop-empty = The file is empty. Undo brings back what was there.
workshop-tabs-shared = This draft is open in another tab as well. What is changed there appears here, and Undo takes it back.
workshop-tabs-apart = This draft was changed here and in another tab at once. Both are kept: what stands here goes on as a draft of its own.
workshop-heard = I see
workshop-unreadable = Line { $line } cannot be read. The picture shows what was there before.
workshop-unread = { $what ->
    [BAD_INDENT] The indentation does not fit what stands around it.
    [TAB_AS_INDENT] A tab indents this line; only spaces may.
    [DUPLICATE_KEY] This key is there twice.
    [MISSING_CHAR] Something is missing here: a colon, a comma, a bracket or a quotation mark.
    [MULTILINE_IMPLICIT_KEY] A key is followed by a colon and its value; this is neither yet.
    [BLOCK_AS_IMPLICIT_KEY] A key is followed by a colon and its value; this is neither yet.
    [UNEXPECTED_TOKEN] This sign does not belong here.
    [BAD_SCALAR_START] This sign does not belong here.
    [BAD_ALIAS] An alias (*) leads nowhere here, or aliases repeat so much that nobody can read it.
   *[other] This cannot be read yet.
  }
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
workshop-server-key = The key to your drafts on the server. Anybody who has it can read and change them.
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
workshop-chain = Campaign
workshop-chain-how = Parts that follow one another, played as one
workshop-chain-about = A campaign is a row of scenarios for one player. Hero and cards go on from part to part by the rules; gifts are what a part adds to that.
workshop-chain-which = Campaign
workshop-chain-begin = New campaign
workshop-chain-drop = Remove
workshop-chain-new = A new campaign
workshop-chain-name = Name
workshop-chain-faction = Played with
workshop-chain-not-yet = There is something to mend first
workshop-chain-play = Play it
workshop-chain-part = Part { $n }
workshop-chain-open = Open in the workshop
workshop-chain-always = Hero and cards go on by the rules
workshop-chain-know = Let part { $n } know it
workshop-chain-give = Let part { $n } give it
workshop-chain-gift = A gift
workshop-chain-add = New part
workshop-chain-add-draft = Add a draft …
workshop-chain-none = There is no campaign yet. Begin one, then add parts.
workshop-lab = Balance lab
workshop-lab-how = See how fair a scenario is: bots play it many times
workshop-roll = Roll at random
workshop-roll-how = Roll it again, and keep parts of it
workshop-roll-note = What you keep stays as it stands, the rest is drawn again. Undo brings back what was there.
workshop-random = A random scenario
workshop-random-how = All by chance: keep what you like, roll the rest again
