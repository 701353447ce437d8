# Banneret: lessons

learn = Learn to play
learn-count = { $done } of { $count } done
learn-new = New here? Play a first game with somebody at your side.
learn-begin = Begin · { $minutes } min
learn-minutes = { $minutes } minutes
learn-done = done
learn-go-on = Go on
learn-again = Again
learn-again-of = { $title }, once more
learn-start = Start
learn-begin-of = Start { $title }

lesson-refused = The lesson cannot begin
lesson-done = Lesson done: { $title }
lesson-short = Not finished yet: { $title }
lesson-short-text = The game ended before the lesson did. That happens; take it once more whenever you like.
lesson-again = Once more
lesson-lobby = To the lobby
lesson-look = Look at the board
lesson-go-on = Play on here
lesson-next = Next lesson

coach = Coach
coach-part = Part { $n } of { $of }
coach-fold = Fold the coach away
coach-show = Show me
coach-next = Next
coach-understood = Understood
