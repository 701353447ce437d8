round-left = { $left ->
    [0] the last of { $rounds }
    [one] 1 left of { $rounds }
   *[other] { $left } left of { $rounds }
  }
round-event-now = Now:
round-event = { $in ->
    [1] Next round ({ $round }):
   *[other] Round { $round }, in { $in }:
  }
goal-left = { $left } to go
goal-waits = counts from round { $round } on
goal-defeat = How all is lost
tokens-title = Points and tokens
saga-rules = { $count ->
    [one] 1 special rule
   *[other] { $count } special rules
  }
saga-rule-waits = Not in force yet:
saga-events = What happens when
saga-rounds = { $count ->
    [one] Round { $rounds }:
   *[other] Rounds { $rounds }:
  }
saga-scoring = Points at the end
saga-chip = Round { $round } of { $rounds }. { $goal } { $far }. Show everything about the scenario
allies-title = Allies
allies-note = you know what they have
