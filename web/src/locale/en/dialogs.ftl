# Banneret: questions in a window, the end of the game, the rules

## Questions

ask-back = Back to the question
ask-confirm = Press it once more, or

## The end of the game

end-back = Back to the result
end-all-lost = All is lost
end-draw = Nobody wins
end-won = { $name } wins
end-you-won = Victory for { $name }
end-verdict = { $result ->
    [won] Victory
    [lost] Defeat
   *[even] No winner
  }
end-more = Before the table is cleared there is something left to decide.
end-goes-on = On to what comes after
end-numbers = The game in numbers
end-of = { $n } of { $of }
end-last = end
end-luck = Luck of the dice
end-luck-how = line: what to expect
end-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
end-no-dice = No die was rolled.
end-no-numbers = The statistics of this game could not be fetched.
end-actions = After the game
end-fought = { $result ->
    [won] Well fought
    [lost] A hard fight
   *[even] So it ends
  }
end-then = The game is saved; it can be watched from any seat.
end-look = Look at the board
end-lobby = To the lobby
end-again = Same table again
end-rematch = Ask for a rematch
end-rematch-join = Join the rematch
end-share = Share the record
end-replay = Watch the replay
end-shared = The link is copied
end-failed = That did not work. Try again in a moment.

## The rules

rules-title = The rules
rules-note = How to play first, then every clause the table plays by
rules-views = What is shown
rules-view-guide = How to play
rules-view-glossary = Glossary
rules-view-register = All rules
rules-contents = Contents
rules-terms = Terms
rules-things = In the box
rules-no-guide = There is no page on how to play this game. All of its rules are one step further.
rules-sections = Sections
rules-search = A term, a unit, a card, words or a clause
rules-found = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
  }
rules-none = No clause matches.
rules-failed = The rules could not be fetched.
rules-inferred = follows from others
rules-not-played = not played here
rules-ruling = How it is decided here:
rules-option = option { $name }
rules-example = Example: { $title }
rules-given = given
rules-when = when
rules-then = then
