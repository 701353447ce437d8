# Banneret: die Werkstatt

workshop-about = Mach ein Szenario, indem du es ansiehst. Die Datei gilt: Was du am Bild tust, wird hineingeschrieben, und was du schreibst, wird gezeichnet.
workshop-new = Neu: { $game }
workshop-new-title = Ein neues Szenario
workshop-open = Datei öffnen
workshop-open-how = Eine Szenariodatei (.yaml) von diesem Rechner
workshop-drafts = Deine Entwürfe
workshop-drafts-where = in diesem Browser aufbewahrt
workshop-no-drafts = Noch nichts.
workshop-copies = Mit einer Kopie beginnen
workshop-search = Suchen
workshop-removed = { $name } ist weg.
workshop-restore = Zurückholen
workshop-gone = Diesen Entwurf gibt es in diesem Browser nicht.
workshop-back = Zur Werkstatt
workshop-unnamed = Ohne Namen
workshop-undo = Zurück
workshop-redo = Wieder
workshop-download = Herunterladen
workshop-play = Spielen
workshop-parts = Teile
workshop-stage = Bild
workshop-file = Datei
workshop-findings = Befunde
workshop-line = Zeile { $line }
workshop-sound = Alles in Ordnung. So kann gespielt werden.
workshop-checking = Wird geprüft …
workshop-unreachable = Der Server antwortet nicht. Deine Arbeit bleibt trotzdem hier erhalten.
workshop-unkept = Dieser Browser bewahrt nichts auf: Lade die Datei herunter, bevor du gehst.
workshop-empty = Die Datei ist leer. „Zurück“ bringt wieder, was dort stand.
workshop-tabs-shared = Dieser Entwurf ist auch in einem anderen Tab offen. Was dort geändert wird, erscheint hier, und „Zurück“ macht es rückgängig.
workshop-tabs-apart = Dieser Entwurf wurde hier und in einem anderen Tab zugleich geändert. Beides bleibt: Was hier steht, geht als eigener Entwurf weiter.
workshop-heard = Verstanden
workshop-unreadable = Zeile { $line } ist nicht lesbar. Das Bild zeigt den Stand davor.
workshop-unread = { $what ->
    [BAD_INDENT] Die Einrückung passt nicht zu dem, was darum steht.
    [TAB_AS_INDENT] Ein Tabulator rückt diese Zeile ein; das dürfen nur Leerzeichen.
    [DUPLICATE_KEY] Dieser Schlüssel steht zweimal da.
    [MISSING_CHAR] Hier fehlt etwas: ein Doppelpunkt, ein Komma, eine Klammer oder ein Anführungszeichen.
    [MULTILINE_IMPLICIT_KEY] Auf einen Schlüssel folgen ein Doppelpunkt und sein Wert; das ist beides noch nicht.
    [BLOCK_AS_IMPLICIT_KEY] Auf einen Schlüssel folgen ein Doppelpunkt und sein Wert; das ist beides noch nicht.
    [UNEXPECTED_TOKEN] Dieses Zeichen gehört nicht hierher.
    [BAD_SCALAR_START] Dieses Zeichen gehört nicht hierher.
    [BAD_ALIAS] Ein Alias (*) führt hier nirgendwohin, oder Aliasse wiederholen so viel, dass niemand es lesen kann.
   *[other] Das lässt sich noch nicht lesen.
  }
workshop-mistakes = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
  }
workshop-doubts = { $count ->
    [one] 1 Zweifel
   *[other] { $count } Zweifel
  }
workshop-keys-map = Plätze
workshop-keys-lay = legen, wählen
workshop-keys-remove = wegnehmen
workshop-more = { $count } weitere
workshop-add = Hinzufügen
workshop-new-name = Name
workshop-drop = { $what } herausnehmen
workshop-up = Früher
workshop-down = Später
workshop-way-text = ein Wort
workshop-way-number = eine Zahl
workshop-way-list = eine Liste
workshop-way-record = genauer
workshop-way-table = je eins
workshop-way-switch = ja oder nein
workshop-way-pair = ein Platz
workshop-play-title = { $name } spielen
workshop-play-note = Mit der Datei, wie sie jetzt ist. Bots nehmen die anderen Plätze.
workshop-play-seat = Dein Platz
workshop-play-all = Alle
workshop-play-round = Beginn in Runde
workshop-play-luck = Glück
workshop-play-ahead = Bots spielen bis Runde { $round }; dasselbe Glück führt immer zur selben Stellung.
workshop-play-working = Bots spielen …
workshop-play-begin = Beginnen
workshop-download-how = Die Datei herunterladen
workshop-server = Auf dem Server aufbewahren
workshop-server-how = Auch auf dem Server aufbewahren
workshop-server-note = Dieser Browser bewahrt jede Änderung auf. Eine Kopie auf dem Server lässt sich mit dem Schlüssel anderswo öffnen.
workshop-server-none = Bisher hat es nur dieser Browser.
workshop-server-kept = Der Server hat den jetzigen Stand.
workshop-server-sending = Der Server erfährt es gerade.
workshop-server-waiting = Der Server antwortet nicht. Er erfährt es, sobald er antwortet; hier bleibt alles erhalten.
workshop-server-moved = Es wurde inzwischen anderswo geändert.
workshop-server-refused = Der Server nimmt es nicht an.
workshop-server-key = Der Schlüssel zu deinen Entwürfen auf dem Server. Wer ihn hat, kann sie lesen und ändern.
workshop-server-begin = Dort aufbewahren
workshop-server-overwrite = Meinen Stand behalten
workshop-server-other = Den anderen als zweiten Entwurf öffnen
workshop-server-drafts = Entwürfe auf dem Server
workshop-server-other-key = Der Schlüssel eines anderen Browsers
workshop-server-use = Ansehen
workshop-share = Per Link teilen
workshop-share-how = Per Link teilen, nachdem zehn Partien damit gespielt wurden
workshop-print = Drucken
workshop-print-how = Die Missionsseite zum Drucken
workshop-weigh = Wiegen
workshop-weigh-how = Bots im Balancelabor viele Partien damit spielen lassen
workshop-copy = In die Werkstatt kopieren
workshop-chain = Kampagne
workshop-chain-how = Teile, die aufeinander folgen, als Ganzes gespielt
workshop-chain-about = Eine Kampagne ist eine Reihe von Szenarien für einen Spieler. Held und Karten gehen nach den Regeln von Teil zu Teil mit; Gaben sind, was ein Teil darüber hinaus gibt.
workshop-chain-which = Kampagne
workshop-chain-begin = Neue Kampagne
workshop-chain-drop = Entfernen
workshop-chain-new = Eine neue Kampagne
workshop-chain-name = Name
workshop-chain-faction = Gespielt mit
workshop-chain-not-yet = Erst ist noch etwas zu richten
workshop-chain-play = Spielen
workshop-chain-part = Teil { $n }
workshop-chain-open = In der Werkstatt öffnen
workshop-chain-always = Held und Karten gehen nach den Regeln mit
workshop-chain-know = Teil { $n } soll sie kennen
workshop-chain-give = Teil { $n } soll sie geben
workshop-chain-gift = Eine Gabe
workshop-chain-add = Neuer Teil
workshop-chain-add-draft = Einen Entwurf anfügen …
workshop-chain-none = Es gibt noch keine Kampagne. Beginne eine und füge Teile an.
workshop-lab = Balancelabor
workshop-lab-how = Wie ausgewogen ein Szenario ist: Bots spielen es viele Male
workshop-roll = Auswürfeln
workshop-roll-how = Neu auswürfeln und Teile davon behalten
workshop-roll-note = Was du behältst, bleibt, wie es ist; der Rest wird neu ausgewürfelt. „Zurück“ holt wieder, was da war.
workshop-random = Ein Zufallsszenario
workshop-random-how = Alles vom Zufall: Behalte, was dir gefällt, und würfle den Rest neu aus
