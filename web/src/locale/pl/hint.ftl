# Hints: what a bot thinks of an answer; and the way to a review of a whole game.

hint = Podpowiedź
hint-tip = Co zrobiłby dobry bot?
hint-title = Co zrobiłby dobry bot
hint-close = Zamknij podpowiedź
hint-play = Zagraj to
# A bar beside it shows the same.
hint-worth = wygrywa { $n } na 100
hint-worth-fight = wygrywa { $n } takich walk na 100
# With the worst and the best luck of five tries.
hint-luck = Z pechem { $low }, ze szczęściem { $high } na 100.
hint-unjudged = Tego pytania nie da się ująć w liczbach; tak odpowiedziałby bot.

review = Spojrzeć wstecz i uczyć się
