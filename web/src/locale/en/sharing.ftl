# Banneret: scenarios shared by a link

sharing-title = Share { $name }
sharing-note = Anybody with the link can look at it, play it and copy it. First it is played ten times with random moves.
sharing-trying = Being played: { $done } of { $total } games.
sharing-progress = Games played
sharing-done = It held. This is its link.
sharing-open = Open its page
sharing-errors = The check found mistakes.
sharing-fault = { $fault ->
    [not_begun] Game { $game } could not be begun.
    [crash] In game { $game } the rules came to a halt.
    [dead_end] In game { $game } somebody was asked and had no answer.
    [endless] Game { $game } did not end.
   *[other] Game { $game } took too long.
  }
sharing-fault-record = Look at the game up to there
sharing-failed = The server could not try it out. The file is not to blame.
sharing-page = Shared scenario
sharing-tried = Shared on { $day }. Ten random games were played to the end before.
sharing-download = Download the file
sharing-pass-on = Pass it on
sharing-file = The file
