# Reviews: what a bot thinks of a whole game.

review-note = Au jugement du meilleur bot
review-running = Le meilleur bot parcourt la partie. Vous pouvez fermer et revenir.
review-failed = L’analyse n’a pas pu être faite.
review-no-judge = Aucun bot ne sait encore juger les réponses de cette partie{"\u00A0"}: il n’y a rien à revoir.
review-judged = { $judged } réponses sur { $asked } ont pu être jugées.
review-fights = { $fights } d’entre elles seulement pour le combat où elles ont été données{"\u00A0"}: la chance de toute la partie ne peut pas en être séparée.
review-curve = Victoires attendues
review-curve-how = sur 100, avec ce que chacun savait alors
review-turning = Tournants
review-no-turning = Aucun{"\u00A0"}: rien n’a beaucoup changé d’un coup.
review-cause = { $cause ->
    [own] surtout cette réponse
    [theirs] surtout les réponses des autres
   *[luck] surtout la chance, et ce que personne ne pouvait savoir
}
review-step = Étape { $step }
review-luck = Chance
review-luck-how = ce que les réponses des deux camps n’expliquent pas{"\u00A0"}; sur 100 parties
review-expected = Attendu
review-own = Ses erreurs
review-theirs = Erreurs des autres
review-result = Résultat
review-adjusted = À chance égale
review-slips = Les réponses les plus coûteuses
review-no-slips = Aucune qui se distingue de la chance.
review-cost = { $n } victoires de moins sur 100
review-cost-fight = { $n } combats de ce genre de moins sur 100
review-play = Jouer à partir d’ici
