### Words of the terminal that every game needs: keys, windows, what is asked of whom.

table-over = Das Spiel ist zu Ende
table-players = Spieler
table-answers = Alle Antworten
table-key-typing = den Anfang einer Antwort tippen; Esc löscht
table-key-answers = alle Antworten als Liste
table-hint-answers = Liste
ui-log = Protokoll
ui-undo = Rückgängig
ui-redo = Wiederholen
ui-help = Hilfe
ui-why-not = Warum nicht?
ui-quit = Beenden
ui-your-turn = Du bist am Zug
ui-waiting-for = Warten auf: { $side }
ui-pack = Rudel
ui-hp = LP
ui-chance = Zufall
ui-winner = Sieger: { $side }
ui-drawn = Kein Sieger
ui-saved = gespeichert in { $path }
ui-not-saved = nicht gespeichert
ui-save-failed = Das Spiel konnte nicht gespeichert werden ({ $reason }). Es geht weiter, und jede Antwort versucht es erneut.
ui-pass-screen = Gib den Bildschirm weiter an: { $side }
ui-pass-screen-hint = Drücke die Eingabetaste, wenn sonst niemand hinsieht.
ui-refused = Jetzt nicht erlaubt: { $answer }
ui-unknown = Das ist keine Antwort: { $answer }
ui-several = Mehrere Antworten passen: { $answers }
ui-allowed = Jetzt erlaubt
ui-asked-now = Was jetzt gefragt wird
ui-no-undo = Nichts kann zurückgenommen werden: Etwas wurde aufgedeckt, oder jemand anders hat geantwortet.
ui-no-redo = Es gibt nichts zu wiederholen.
ui-taken-back = Zurückgenommen: { $answer }
ui-given-again = Wiederholt: { $answer }
ui-ask-me-never = Du wirst nur noch gefragt, wo die Regeln es vorsehen.
ui-ask-me-once = Du wirst beim nächsten Moment gefragt, in dem du etwas tun kannst.
ui-ask-me-always = Du wirst vor allem gefragt, was andere tun, wo du handeln kannst.
ui-ask-me-none = Hier kann niemand öfter gefragt werden.
ui-quit-ask = Das Spiel verlassen?
ui-quit-saved = Es ist in { $path } gespeichert und kann fortgesetzt werden.
ui-quit-unsaved = Es ist nicht gespeichert und geht verloren.
ui-keys = Tasten
ui-signs = Zeichen
ui-key-arrows = den Cursor bewegen
ui-key-shift = umsehen, ohne zu wählen
ui-key-enter = die markierte Antwort geben
ui-key-tab = nächste Antwort, mit Umschalt die vorige
ui-key-number = die Antwort mit dieser Nummer geben; 0 passt oder beendet
ui-key-type = eine Antwort tippen, etwa b3 oder move:b3; Esc löscht
ui-key-undo = die letzte Antwort zurücknehmen
ui-key-redo = sie wiederholen
ui-key-why = warum das gefragt wird, und warum hier etwas nicht erlaubt ist
ui-key-inspect = die Einheit oder Karte unter dem Cursor
ui-key-hint = fragen, was der stärkste Bot täte
ui-key-log = das ganze Protokoll; Bild auf und ab blättern
ui-key-speed = wie schnell die Bots spielen
ui-key-ask-me = gefragt werden, bevor die anderen weitermachen: einmal, immer, nicht mehr
ui-key-quit = das Spiel verlassen
ui-speed = Bots: { $speed }
ui-speed-slow = langsam
ui-speed-normal = normal
ui-speed-fast = schnell
ui-speed-instant = sofort
ui-bot-failed = Der Bot { $bot } ist ausgefallen ({ $reason }). Ab jetzt antwortet ein Mensch für seinen Platz.
ui-answers = Antworten
ui-units-lost = Verlorene Einheiten
ui-units-left = Übrige Einheiten
ui-see-board = Das Feld ansehen
ui-close = Schließen
ui-too-small = Das Fenster ist zu klein: { $width } × { $height } Zeichen sind nötig.
ui-hint-cursor = Cursor
ui-hint-answer = antworten
ui-hint-next = nächste
ui-hint-type = tippen
ui-hint-inspect = ansehen
ui-key-marked = alles über die markierte Antwort
ui-sign-asked = ist jetzt gefragt
ui-sign-yes = ja
ui-mark-first = Erst eine Antwort markieren, mit Tab oder einem Pfeil, oder ihre Taste drücken.
option-yes = Ja
option-no = Nein
ui-sign-legal = kann gewählt werden

# A hint: what the strongest bot would answer.
ui-hint = Tipp
ui-hint-thinking = Was täte ein guter Bot? Er denkt nach ...
ui-hint-failed = Der Bot hat keine Antwort gefunden.
ui-hint-unjudged = Kein Bot kann diese Frage in Zahlen fassen.
ui-hint-worth = { $fight ->
    [yes] gewinnt { $n } von 100 solchen Kämpfen (mit Pech { $low }, mit Glück { $high })
   *[no] gewinnt { $n } von 100 (mit Pech { $low }, mit Glück { $high })
}

# A review: what the strongest bot thinks of a game that was played.
review-no-judge = Noch kann kein Bot die Antworten dieses Spiels beurteilen; es gibt keinen Rückblick.
review-judged = { $judged } von { $asked } Antworten ließen sich beurteilen.
review-fights = { $fights } davon nur für den Kampf, in dem sie gegeben wurden; das Glück des ganzen Spiels lässt sich davon nicht trennen.
review-luck = { $name }: anfangs { $expected } von 100 erwartet, eigene Fehler -{ $own }, Fehler der anderen +{ $theirs }, Glück { $luck } (auf { $doubt } genau): { $result }. Bei gleichem Glück { $adjusted } von 100.
review-turning = Wendepunkte
review-no-turning = Keine: Nichts hat auf einmal viel geändert.
review-turn = { $step }. { $name }, { $answer }: { $before } -> { $after } von 100 ({ $cause ->
    [own] eigene Antwort
    [theirs] Antworten der anderen
   *[luck] Glück
})
review-slips = Die teuersten Antworten
review-no-slips = Keine, die sich von Glück unterscheiden lässt.
review-slip = { $step }. { $name }: { $given }. Besser: { $better }, { $fight ->
    [yes] { $cost } von 100 solchen Kämpfen mehr
   *[no] { $cost } von 100 Spielen mehr
}. { $why }
