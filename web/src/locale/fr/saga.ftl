round-left = { $left ->
    [0] la dernière sur { $rounds }
    [one] encore 1 sur { $rounds }
   *[other] encore { $left } sur { $rounds }
  }
round-event-now = Maintenant :
round-event = { $in ->
    [1] Prochaine manche ({ $round }) :
   *[other] Manche { $round }, dans { $in } :
  }
goal-left = encore { $left }
goal-waits = compte à partir de la manche { $round }
goal-defeat = Comment tout est perdu
tokens-title = Points et jetons
saga-rules = { $count ->
    [one] { $count } règle spéciale
   *[other] { $count } règles spéciales
  }
saga-rule-waits = Pas encore en vigueur :
saga-events = Ce qui arrive, et quand
saga-rounds = { $count ->
    [one] Manche { $rounds } :
   *[other] Manches { $rounds } :
  }
saga-scoring = Points à la fin
saga-chip = Manche { $round } sur { $rounds }. { $goal } { $far }. Tout montrer du scénario
allies-title = Alliés
allies-note = vous savez ce qu’ils ont
