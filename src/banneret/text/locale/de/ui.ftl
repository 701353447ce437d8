### Words of the table: general terms, prompts (what is asked) and options (what may be answered).

## General terms.

ui-attacker = Angreifer
ui-defender = Verteidiger
ui-neutral = Neutrale Einheiten
ui-round = Runde
ui-round-n = Runde { $round }
ui-initiative = Initiative
ui-log = Protokoll
ui-hand = Hand
ui-deck = Stapel
ui-discard = Abwurfstapel
ui-options = Optionen
ui-undo = Rückgängig
ui-redo = Wiederholen
ui-help = Hilfe
ui-why-not = Warum nicht?
ui-quit = Beenden
ui-save = Speichern
ui-your-turn = Du bist am Zug
ui-waiting-for = Warten auf: { $side }
ui-few = Wenige
ui-pack = Rudel
ui-attack = Angriff
ui-defense = Verteidigung
ui-hp = LP
ui-type = Typ
ui-tier = Stufe
ui-faction = Fraktion
ui-damage = Schaden
ui-forced = Erzwungen
ui-chance = Zufall
ui-combat = Kampf
ui-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
ui-morale-positive = Gute Moral
ui-morale-negative = Schlechte Moral
ui-defense-token = Verteidigungsmarker
ui-paralysis-token = Lähmungsmarker
ui-attack-die = Angriffswürfel
ui-backline = Hintere Reihe
ui-frontline = Vordere Reihe
ui-middle-row = Mittlere Reihe
ui-over = Der Kampf ist vorbei
ui-winner = Sieger: { $side }
ui-drawn = Kein Sieger

## Prompts.

prompt-deploy-unit = Wähle eine Einheit zum Aufstellen.
prompt-deploy-space = { $unit }: Wähle ein Feld.
prompt-space = Wähle ein Feld.
prompt-move = { $unit }: Wohin?
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
prompt-place-wall = Wähle ein Feld für eine Mauer.
prompt-place-gate = Wähle ein Feld für das Tor.
prompt-heal = { $unit }: Wähle eine Einheit, die geheilt wird.
prompt-reinforce = Wähle eine Einheit, die verstärkt wird.
prompt-discard = Wähle eine Karte zum Abwerfen.
prompt-redraw = Wähle die Karten, die du abwirfst und neu ziehst.
prompt-push = { $unit }: Wähle das Feld zum Ausweichen.
prompt-go-back = { $unit }: Zurück auf { $space }?
prompt-surrender = Kapitulieren und { $gold } Gold zahlen?
prompt-attack-die = { $unit }: Angriffswürfel
prompt-defense-die = { $unit }: Würfel für den Verteidigungsmarker
prompt-extra-die = { $unit }: gesonderter Würfel
prompt-draw = { $side }: gezogene Karte

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
option-other = Die andere Aktion nutzen
option-end = Aktivierung beenden
option-surrender = Für { $gold } Gold kapitulieren
option-pass = Passen
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
option-unit = { $unit }
option-target = Ziel: { $unit } auf { $space }
option-activate = Aktivieren: { $unit } auf { $space }
option-card = { $card }
option-face = { $face }
option-wall = Mauer auf { $space }
option-gate = Tor auf { $space }
option-heal = Heilen: { $unit }
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
prompt-rescue = { $unit }: Der Angriff würde diese Einheit entfernen. Wirke einen Zauber oder passe.

option-cast = Wirken: { $card }
option-power = Zauberkraft hinzufügen: { $card }
option-power-expert = Zauberkraft hinzufügen: { $card } (Experte)
option-step = { $text }
option-stat = { $stat ->
        [attack] Angriff
        [defense] Verteidigung
       *[initiative] Initiative
    } erhöhen
