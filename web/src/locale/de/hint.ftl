# Hints: what a bot thinks of an answer; and the way to a review of a whole game.

hint = Tipp
hint-tip = Was täte ein guter Bot?
hint-title = Was ein guter Bot täte
hint-close = Tipp schließen
hint-play = Das spielen
# A bar beside it shows the same.
hint-worth = gewinnt { $n } von 100
hint-worth-fight = gewinnt { $n } von 100 solchen Kämpfen
# With the worst and the best luck of five tries.
hint-luck = Mit Pech { $low }, mit Glück { $high } von 100.
hint-unjudged = Diese Frage lässt sich nicht in Zahlen fassen; so würde der Bot antworten.

review = Zurückblicken und lernen
