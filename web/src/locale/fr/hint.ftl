# Hints: what a bot thinks of an answer; and the way to a review of a whole game.

hint = Conseil
hint-tip = Que ferait un bon bot{"\u00A0"}?
hint-title = Ce que ferait un bon bot
hint-close = Fermer le conseil
hint-play = Jouer cela
# A bar beside it shows the same.
hint-worth = gagne { $n } fois sur 100
hint-worth-fight = gagne { $n } combats de ce genre sur 100
# With the worst and the best luck of five tries.
hint-luck = Avec de la malchance { $low }, avec de la chance { $high } fois sur 100.
hint-unjudged = Personne ne sait chiffrer cette question{"\u00A0"}; c’est la réponse que le bot donnerait.

review = Revoir et apprendre
