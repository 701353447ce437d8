### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Angreifer
ui-defender = Verteidiger
ui-round-n = Runde { $round }
ui-initiative = Initiative
ui-hand = Hand
ui-deck = Stapel
ui-discard = Abwurfstapel
ui-few = Wenige
ui-attack = Angriff
ui-defense = Verteidigung
ui-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
ui-morale-positive = Gute Moral
ui-defense-token = Verteidigungsmarker
ui-paralysis-token = Lähmungsmarker
ui-over = Der Kampf ist vorbei

## The table on a screen.

ui-skirmish = Scharmützel
ui-attack-ahead = Der Angriff
ui-retaliation = Gegenangriff: { $damage }
ui-no-retaliation = Kein Gegenangriff
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
ui-sign-target = kann angegriffen werden, mit Schaden
ui-sign-acts = ist am Zug
ui-sign-done = war diese Runde am Zug
ui-sign-hearts = LP übrig und verloren
ui-sign-flips = wird vom Rudel zu Wenige; mit ? vielleicht
ui-sign-falls = wird besiegt; mit ? vielleicht
ui-rounds = Runden
ui-damage-dealt = Verursachter Schaden
ui-dice-average = Angriffswürfel, Mittel
ui-empty-space = Leeres Feld

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
