change-title = { $state ->
    [asks] The rules have changed
    [closed] This game is closed
   *[past] Played by older rules
}
change-text = { $state ->
    [asks] This table has been updated since the game was left. By the rules of today the same answers may have led somewhere else, but all of them are still allowed. The game goes on when everybody who plays agrees; the table then shows it as it stands by the new rules.
    [closed] This table has been updated since the game was left, and it cannot go on by the rules of today. Nobody has won or lost. Its record is here for you to keep; the older version can still show it.
   *[past] This table has been updated since the game ended, and by the rules of today it would have gone otherwise. Its record is here for you to keep; the older version can still show it.
}
change-versions = { $was ->
    [same] Rules: version { $now }, as before
   *[other] Rules: version { $from }, now { $now }
}
change-content = Cards, units or other components are not the same as before
change-same = { $same } of { $answers } answers are known to lead to the same position
change-clause = The rule that stands against an answer that was given
change-clauses = { $count ->
    [one] One rule is carried out otherwise now
   *[other] { $count } rules are carried out otherwise now
}
change-all = Show all { $count }
change-players = Who wants to go on
change-agreed = agrees
change-waiting = has not said yet
change-ask = Do you want to go on?
change-go-on = Go on by the new rules
change-close = Close the game
change-close-sure = Close it for everybody: nobody wins, and it cannot be opened again.
change-close-yes = Close it
change-close-no = Not yet
change-wait = You agree. The game goes on as soon as the others do.
change-watch = The players decide whether the game goes on.
change-record = Save the record
change-failed = The record could not be fetched
