### Words of the terminal that every game needs: keys, windows, what is asked of whom.

table-over = The game is over
table-players = Players
table-answers = All answers
table-key-typing = type the beginning of an answer; esc clears
table-key-answers = all answers in a list
table-hint-answers = list
ui-log = Log
ui-undo = Undo
ui-redo = Redo
ui-help = Help
ui-why-not = Why not?
ui-quit = Quit
ui-your-turn = Your turn
ui-waiting-for = Waiting for: { $side }
ui-pack = Pack
ui-hp = HP
ui-chance = Chance
ui-winner = Winner: { $side }
ui-drawn = No winner
ui-saved = saved in { $path }
ui-not-saved = not saved
ui-save-failed = The game could not be saved ({ $reason }). It continues, and every answer tries again.
ui-pass-screen = Pass the screen to: { $side }
ui-pass-screen-hint = Press Enter when nobody else is looking.
ui-refused = Not allowed now: { $answer }
ui-unknown = This is not an answer: { $answer }
ui-several = Several answers fit: { $answers }
ui-allowed = Allowed now
ui-asked-now = What is asked now
ui-no-undo = Nothing can be taken back: something was revealed, or another player has answered.
ui-no-redo = There is nothing to redo.
ui-taken-back = Taken back: { $answer }
ui-given-again = Redone: { $answer }
ui-ask-me-never = You are asked only where the rules ask you.
ui-ask-me-once = You will be asked the next time you can do something.
ui-ask-me-always = You will be asked before everything the others do, whenever you can act.
ui-ask-me-none = This game has no requests to be asked more often.
ui-quit-ask = Leave the game?
ui-quit-saved = It is saved in { $path } and can be resumed from there.
ui-quit-unsaved = It is not saved and will be lost.
ui-keys = Keys
ui-signs = Signs
ui-key-arrows = move the cursor
ui-key-shift = look around without choosing
ui-key-enter = give the marked answer
ui-key-tab = next answer; with shift the previous one
ui-key-number = give the answer with this number; 0 passes or ends
ui-key-type = type an answer, such as b3 or move:b3; esc clears
ui-key-undo = take back the last answer
ui-key-redo = redo it
ui-key-why = why this is asked, and why something is not allowed here
ui-key-inspect = the unit or card under the cursor
ui-key-hint = ask what the strongest bot would do
ui-key-log = the whole log; page up and down scroll it
ui-key-speed = how fast the bots play
ui-key-ask-me = be asked once before the others continue, then always, then no longer
ui-key-quit = leave the game
ui-speed = Bots: { $speed }
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = at once
ui-bot-failed = The bot { $bot } failed ({ $reason }). From now on a person answers for its seat.
ui-answers = Answers
ui-units-lost = Units lost
ui-units-left = Units left
ui-see-board = See the board
ui-close = Close
ui-too-small = The window is too small: { $width } × { $height } characters are needed.
ui-hint-cursor = cursor
ui-hint-answer = answer
ui-hint-next = next
ui-hint-type = type
ui-hint-inspect = inspect
ui-key-marked = everything about the marked answer
ui-sign-asked = is asked now
ui-sign-yes = yes
ui-mark-first = Mark an answer first, with tab or an arrow, or press its key.
option-yes = Yes
option-no = No
ui-sign-legal = may be chosen

# A hint: what the strongest bot would answer.
ui-hint = Hint
ui-hint-thinking = What would a good bot do? It is thinking ...
ui-hint-failed = The bot could not find an answer.
ui-hint-unjudged = No bot can put a number on this question.
ui-hint-worth = { $fight ->
    [yes] wins { $n } of 100 such fights ({ $low } with bad luck, { $high } with good)
   *[no] wins { $n } of 100 ({ $low } with bad luck, { $high } with good)
}

# A review: what the strongest bot thinks of a game that was played.
review-no-judge = No bot can judge the answers of this game yet, so there is nothing to review.
review-judged = { $judged } of { $asked } answers could be judged.
review-fights = { $fights } of them only for the fight they were given in, so luck cannot be told apart for the whole game.
review-luck = { $name }: { $expected } of 100 expected at first, own slips -{ $own }, slips of the others +{ $theirs }, luck { $luck } (give or take { $doubt }): { $result }. With even luck { $adjusted } of 100.
review-turning = Turning points
review-no-turning = None: nothing changed much at once.
review-turn = { $step }. { $name }, { $answer }: { $before } -> { $after } of 100 ({ $cause ->
    [own] own answer
    [theirs] answers of the others
   *[luck] luck
})
review-slips = The most costly answers
review-no-slips = None that can be told from luck.
review-slip = { $step }. { $name }: { $given }. Better: { $better }, { $fight ->
    [yes] { $cost } more of 100 such fights
   *[no] { $cost } more of 100 games
}. { $why }
