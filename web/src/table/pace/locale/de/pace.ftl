# Banneret: ein Spiel beenden, freie Tage
pace-title = Dieses Spiel
pace-abort = Spiel absagen
pace-abort-note = Noch hat niemand geantwortet: Es endet ohne Ergebnis.
pace-draw = Unentschieden anbieten
pace-draw-note = Es endet unentschieden, wenn alle zustimmen, die spielen.
pace-draw-offered = Du bietest ein Unentschieden an
pace-draw-back = Zurücknehmen
pace-draw-title = Ein Unentschieden wird angeboten
pace-draw-ask = { $name } möchte sich auf ein Unentschieden einigen.
pace-draw-yes = Zustimmen
pace-draw-no = Weiterspielen
pace-resign = Aufgeben
pace-resign-note = Du hast dann verloren. Spielen andere noch, macht ein Bot für dich weiter.
pace-resign-sure = Endgültig aufgeben
pace-resign-not = Weiterspielen
pace-off = Einen Tag freinehmen
pace-off-note = An freien Tagen steht deine Uhr still. Übrige Tage: { $days }
pace-off-first = Erster Tag, wenn nicht heute
pace-off-planned = Freie Tage: { $from } bis { $until }
pace-ended = { $how ->
    [resigned] Jemand hat aufgegeben.
    [time] Jemandes Zeit ist abgelaufen.
    [drawn] Alle haben sich auf ein Unentschieden geeinigt.
   *[aborted] Das Spiel wurde abgesagt, bevor jemand geantwortet hat.
  }
pace-aborted = Abgesagt
