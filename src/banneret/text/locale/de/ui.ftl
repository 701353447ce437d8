### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Angreifer
ui-defender = Verteidiger
ui-round-n = Runde { $round }
ui-initiative = Initiative
ui-log = Protokoll
ui-hand = Hand
ui-deck = Stapel
ui-discard = Abwurfstapel
ui-undo = Rückgängig
ui-redo = Wiederholen
ui-help = Hilfe
ui-why-not = Warum nicht?
ui-quit = Beenden
ui-your-turn = Du bist am Zug
ui-waiting-for = Warten auf: { $side }
ui-few = Wenige
ui-pack = Rudel
ui-attack = Angriff
ui-defense = Verteidigung
ui-hp = LP
ui-chance = Zufall
ui-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
ui-morale-positive = Gute Moral
ui-defense-token = Verteidigungsmarker
ui-paralysis-token = Lähmungsmarker
ui-over = Der Kampf ist vorbei
ui-winner = Sieger: { $side }
ui-drawn = Kein Sieger

## The table on a screen.

ui-skirmish = Scharmützel
ui-saved = gespeichert in { $path }
ui-not-saved = nicht gespeichert
ui-save-failed = Das Spiel konnte nicht gespeichert werden ({ $reason }). Es geht weiter, und jede Antwort versucht es erneut.
ui-attack-ahead = Der Angriff
ui-retaliation = Gegenschlag: { $damage }
ui-no-retaliation = Kein Gegenschlag
ui-forecast-note = Ohne Karten und neue Würfe.
ui-effect-flips = wird zu Wenige
ui-effect-falls = wird besiegt
ui-effect-left = { $n } LP übrig
ui-effect-nothing = kein Schaden
ui-short-attack = A
ui-short-defense = V
ui-short-hp = L
ui-short-initiative = I
ui-short-ground = Fuß
ui-short-flying = Flug
ui-short-ranged = Fern
ui-short-paralysed = LAHM
ui-short-defending = Schutz
ui-acts = am Zug
ui-next = danach
ui-skips = setzt aus
ui-hand-none = keine Karten
ui-hidden = verdeckt
ui-expert = Experteneffekte: { $n }
ui-movement = Bewegung: { $n }
ui-reserve = Reserve
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
ui-key-why = warum hier etwas nicht erlaubt ist
ui-key-inspect = die Einheit oder Karte unter dem Cursor
ui-key-log = das ganze Protokoll; Bild auf und ab blättern
ui-key-speed = wie schnell die Bots spielen
ui-key-quit = das Spiel verlassen
ui-sign-legal = kann gewählt werden
ui-sign-target = kann angegriffen werden, mit Schaden
ui-sign-acts = ist am Zug
ui-sign-done = war diese Runde am Zug
ui-sign-hearts = LP übrig und verloren
ui-sign-flips = wird vom Rudel zu Wenige; mit ? vielleicht
ui-sign-falls = wird besiegt; mit ? vielleicht
ui-speed = Bots: { $speed }
ui-speed-slow = langsam
ui-speed-normal = normal
ui-speed-fast = schnell
ui-speed-instant = sofort
ui-bot-failed = Der Bot { $bot } ist ausgefallen ({ $reason }). Ab jetzt antwortet ein Mensch für seinen Platz.
ui-rounds = Runden
ui-answers = Antworten
ui-damage-dealt = Verursachter Schaden
ui-units-lost = Verlorene Einheiten
ui-units-left = Übrige Einheiten
ui-dice-average = Angriffswürfel, Mittel
ui-see-board = Das Feld ansehen
ui-close = Schließen
ui-empty-space = Leeres Feld
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

## Prompts.

prompt-deploy-unit = Wähle eine Einheit zum Aufstellen.
prompt-deploy-space = { $unit }: Wähle ein Feld.
prompt-space = Wähle ein Feld.
prompt-action = { $unit }: Wähle eine Aktion.
prompt-target = { $unit }: Wähle ein Ziel.
prompt-second-target = { $unit }: Wähle das zweite Ziel.
prompt-card = Spiele eine Karte oder passe.
prompt-card-unit = { $card }: Wähle eine Einheit.
prompt-yes-no = Ja oder nein?
prompt-reroll = Der Würfel zeigt { $face }. Neu werfen?
prompt-ignore-die = { $unit }: Eine Karte abwerfen, damit der Angriffswürfel nicht zählt?
prompt-save-ally = { $unit }: Den Angriff auf { $target_number ->
        [one] den { $target }
       *[other] { $target }
    } aufheben?
prompt-first = Welche Einheit ist zuerst an der Reihe?
prompt-extend = Den Kampf für { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    } verlängern oder sich zurückziehen?
prompt-quick-combat = Die Wachen würden kampflos fliehen. Ziehen lassen?
prompt-place-gate = Wähle ein Feld für das Tor.
prompt-heal = { $unit }: Wähle eine Einheit, die geheilt wird.
prompt-reinforce = Wähle eine Einheit, die verstärkt wird.
prompt-redraw = Wähle die Karten, die du abwirfst und neu ziehst.
prompt-push = { $unit }: Wähle das Feld zum Ausweichen.
prompt-go-back = { $unit }: Zurück auf { $space }?
prompt-retaliate = { $unit }: Gegen { $target_number ->
        [one] den { $target }
       *[other] { $target }
    } zurückschlagen?

## Options.

option-move = Nach { $space } bewegen
option-stay = Stehen bleiben
option-attack = Angreifen: { $unit } auf { $space }
option-attack-tower = Den Pfeilturm angreifen
option-break = { $what ->
        [gate] Das Tor
       *[wall] Die Mauer
    } auf { $space } zerstören
option-defend = Verteidigen
option-end = Aktivierung beenden
option-surrender = Für { $gold } Gold kapitulieren
option-pass = Passen
option-use = Seine andere Aktion nutzen
option-play = Spielen: { $card }
option-expert = Spielen: { $card } (Experte)
option-reroll = Die { $face } neu werfen
option-keep = Behalten
option-yes = Ja
option-no = Nein
option-extend = Den Kampf verlängern
option-retreat = Rückzug
option-morale-draw = Moral ausgeben: 1 Karte ziehen
option-morale-swap = Moral ausgeben: Karten abwerfen und ebenso viele ziehen
option-morale-reroll = Moral ausgeben: Die { $face } neu werfen
option-deploy = Aufstellen: { $unit }
option-done = Fertig
option-place = { $space }
option-target = Ziel: { $unit } auf { $space }
option-activate = Aktivieren: { $unit } auf { $space }
option-gate = Tor auf { $space }
option-reinforce = Verstärken: { $unit }
option-discard = Abwerfen: { $card }
option-push = Nach { $space } ausweichen
option-go-back = Nach { $space } zurückkehren
option-cancel-attack = Den Angriff aufheben
option-fight = Kämpfen
option-let-flee = Ziehen lassen

## Spells

prompt-power = { $card }: Zauberkraft hinzufügen? Bisher: { $n }.
prompt-step = { $card }: Wähle, wie stark der Zauber wirkt.
prompt-stat = { $card }: Wähle den Wert, der erhöht wird.
prompt-blast = { $card }: Wähle das zweite Feld.
prompt-chain = { $card }: Wähle die Einheit, die als Nächste getroffen wird.
prompt-teleport = { $unit }: Wähle das Feld, auf das teleportiert wird.
prompt-cancel-spell = Der Gegner wirkt einen Zauber: { $card }. Spiele eine Karte dagegen oder passe.
prompt-return-spell = Zauber gewirkt: { $card }. Spiele eine Karte, um ihn zurückzunehmen, oder passe.
prompt-rescue = { $unit }: Der Angriff würde diese Einheit entfernen. Soll sie gerettet werden?

option-cast = Wirken: { $card }
option-power = Zauberkraft hinzufügen: { $card }
option-power-expert = Zauberkraft hinzufügen: { $card } (Experte)
option-step = { $text }
option-stat = { $stat ->
        [attack] Angriff
        [defense] Verteidigung
       *[initiative] Initiative
    } erhöhen
