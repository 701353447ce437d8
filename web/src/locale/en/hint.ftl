# Hints: what a bot thinks of an answer; and the way to a review of a whole game.

hint = Hint
hint-tip = What would a good bot do?
hint-title = What a good bot would do
hint-close = Put the hint away
hint-play = Play this
# A bar beside it shows the same.
hint-worth = wins { $n } of 100
hint-worth-fight = wins { $n } of 100 such fights
# With the worst and the best luck of five tries.
hint-luck = With bad luck { $low }, with good luck { $high } of 100.
hint-unjudged = Nobody can put a number on this question; it is the answer the bot would give.

review = Look back and learn
