round-left = { $left ->
    [0] ostatnia z { $rounds }
    [one] jeszcze 1 z { $rounds }
   *[other] jeszcze { $left } z { $rounds }
  }
round-event-now = Teraz:
round-event = { $in ->
    [1] Następna runda ({ $round }):
   *[other] Runda { $round }, za { $in }:
  }
goal-left = zostało { $left }
goal-waits = liczy się od rundy { $round }
goal-defeat = Jak można wszystko stracić
tokens-title = Punkty i żetony
saga-rules = { $count ->
    [one] 1 zasada specjalna
    [few] { $count } zasady specjalne
   *[other] { $count } zasad specjalnych
  }
saga-rule-waits = Jeszcze nie obowiązuje:
saga-events = Co się dzieje i kiedy
saga-rounds = { $count ->
    [one] Runda { $rounds }:
   *[other] Rundy { $rounds }:
  }
saga-scoring = Punkty na koniec
saga-chip = Runda { $round } z { $rounds }. { $goal } { $far }. Pokaż wszystko o scenariuszu
allies-title = Sojusznicy
allies-note = wiesz, co mają
