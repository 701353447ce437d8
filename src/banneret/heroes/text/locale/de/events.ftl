### Sentences of the log, one for each event of a combat.
### `unit_number` comes with `unit`, `target_number` with `target`: "one" for the arrow tower, "other" for units.

## Course of the combat.

event-combat = Der Kampf beginnt.
event-round = Runde { $round } beginnt.
event-guard = Wachen: { $unit }.
event-deploy = { $side } stellt { $unit } auf { $space } auf.
event-siege = { $side } stellt das Tor auf { $space } und Mauern auf die anderen Felder der mittleren Reihe.
event-flee = Die Wachen fliehen kampflos.
event-extend = Der Kampf geht eine Runde weiter. Verbleibende Bewegungspunkte: { $n }.
event-retreat = { $side } zieht sich zurück.
event-surrender = { $side } kapituliert und zahlt { $gold } Gold.
event-win = { $side } gewinnt den Kampf.
event-time-up = Das Rundenlimit ist erreicht: Der Kampf endet unentschieden.
event-drawn-battle = { $n ->
    [0] Die letzten Einheiten beider Seiten sind gefallen: Der Kampf endet unentschieden.
   *[other] Zu lange wurde nichts beschädigt oder zerstört: Der Kampf wird abgebrochen.
}
event-initiative = Der Initiativemarker geht an { $side }.
event-obstacle = { $obstacle ->
    [pond] Ein Teich
    [mound] Ein Hügel
    [spine] Ein Gerippe
    [rocks] Ein Felshaufen
    [skull] Ein Schädel
    [stones] Ein Steinhaufen
   *[log_a] Ein moosiger Stamm
    [log_b] Ein kahler Stamm
} versperrt das Gelände bei { $space }.

## Units.

event-activate = { $unit } { $unit_number ->
        [one] wird
       *[other] werden
    } aktiviert.
event-done = { $unit } { $unit_number ->
        [one] beendet seine
       *[other] beenden ihre
    } Aktivierung.
event-skip = { $unit } { $unit_number ->
        [one] verliert
       *[other] verlieren
    } den Lähmungsmarker und { $unit_number ->
        [one] tut
       *[other] tun
    } nichts.
event-move = { $unit } { $unit_number ->
        [one] bewegt
       *[other] bewegen
    } sich von { $from } nach { $to }.
event-attack = { $unit } { $unit_number ->
        [one] greift
       *[other] greifen
    } { $target_number ->
        [one] den { $target }
       *[other] { $target }
    } an.
event-attack-again = { $unit } { $unit_number ->
        [one] greift
       *[other] greifen
    } auch { $target_number ->
        [one] den { $target }
       *[other] { $target }
    } an.
event-retaliate = { $unit } { $unit_number ->
        [one] schlägt
       *[other] schlagen
    } gegen { $target_number ->
        [one] den { $target }
       *[other] { $target }
    } zurück.
event-damage = { $unit } { $unit_number ->
        [one] erleidet
       *[other] erleiden
    } { $n ->
        [0] keinen Schaden
       *[other] { $n } Schaden
    }.
event-deal = { $unit } { $n ->
        [0] { $unit_number ->
            [one] richtet keinen Schaden an
           *[other] richten keinen Schaden an
        }
       *[other] { $unit_number ->
            [one] richtet
           *[other] richten
        } { $n } Schaden an
    }.
event-flip = { $unit } { $unit_number ->
        [one] wechselt
       *[other] wechseln
    } von Rudel auf Wenige.
event-defeat = { $unit } { $unit_number ->
        [one] wird
       *[other] werden
    } besiegt.
event-defend = { $unit } { $unit_number ->
        [one] verteidigt
       *[other] verteidigen
    } sich und { $unit_number ->
        [one] erhält
       *[other] erhalten
    } einen Verteidigungsmarker.
event-token-gone = { $unit } { $unit_number ->
        [one] verliert
       *[other] verlieren
    } den Verteidigungsmarker.
event-paralyse = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } einen Lähmungsmarker.
event-recover = { $unit } { $unit_number ->
        [one] verliert
       *[other] verlieren
    } den Lähmungsmarker.
event-heal = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } { $n } LP zurück.
event-stat = { $unit } { $unit_number ->
        [one] erhält
       *[other] erhalten
    } { $by } { $stat ->
        [attack] Angriff
        [defense] Verteidigung
       *[initiative] Initiative
    }.
event-reinforce = { $side } verstärkt { $unit }: Wenige wird Rudel.
event-save = { $unit } { $unit_number ->
        [one] hebt
       *[other] heben
    } den Angriff auf { $target_number ->
        [one] den { $target }
       *[other] { $target }
    } auf.
event-back = { $unit } { $unit_number ->
        [one] kehrt
       *[other] kehren
    } von { $from } nach { $to } zurück.
event-push = { $unit } { $unit_number ->
        [one] muss
       *[other] müssen
    } von { $from } nach { $to } ausweichen.
event-break = { $unit } { $unit_number ->
        [one] zerstört
       *[other] zerstören
    } { $what ->
        [gate] das Tor
       *[wall] die Mauer
    } auf { $space }.
event-tower-gone = Der Pfeilturm wird entfernt.

## Dice.

event-die = { $side } wirft den Angriffswürfel: { $face }.
event-reroll = { $side } wirft den Würfel neu: { $face }.
event-defense-die = { $unit } – Würfel für den Verteidigungsmarker: { $face }.
event-ability-die = { $unit } – gesonderter Angriffswürfel: { $face }.
event-ignore-die = { $unit } – der Würfel der angreifenden Einheit zählt nicht.

## Cards and morale.

event-draw = { $side } zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
event-drawn = { $side } zieht die Karte: { $card }.
event-discard = { $side } wirft die Karte ab: { $card }.
event-play = { $side } spielt die Karte: { $card }.
event-play-expert = { $side } spielt die Karte: { $card } (Experteneffekt).
event-play-second = { $side } spielt die Karte: { $card } (zweiter Effekt).
event-pass = { $side } passt.
event-reshuffle = { $side } mischt den Abwurfstapel zu einem neuen Stapel.
event-morale-lost = { $side } verliert gute Moral.
event-morale-used = { $side } gibt gute Moral aus.

## Spells

event-cast = { $side } wirkt den Zauber: { $card }.
event-power = { $side } fügt Zauberkraft hinzu mit der Karte: { $card }. Zauberkraft: { $n }.
event-spell-fails = { $side } – der Zauber schlägt fehl: { $card }.
event-take-back = { $side } nimmt die Karte zurück: { $card }.
event-burn = { $unit } { $unit_number ->
        [one] erleidet
       *[other] erleiden
    } { $n } Schaden durch die Flammen.
event-fire-shield = { $unit } – benachbarte Angreifer erleiden { $n } Schaden bis zum Ende der Runde.
event-skip-die = { $unit } { $unit_number ->
        [one] greift
       *[other] greifen
    } ohne Angriffswürfel an.
event-silence = { $unit } { $unit_number ->
        [one] verliert seine
       *[other] verlieren ihre
    } Spezialfähigkeiten bis zum Ende des Kampfes.
event-unsilence = { $unit } – die Spezialfähigkeiten zählen wieder.
event-ward = { $unit } – Zauber haben keine Wirkung mehr.
event-rearm = { $unit } { $unit_number ->
        [one] darf
       *[other] dürfen
    } wieder zurückschlagen.
event-teleport = { $unit } { $unit_number ->
        [one] teleportiert
       *[other] teleportieren
    } sich von { $from } nach { $to }.

## KI-Helden

event-ai-card = { $side } zieht die KI-Karte: { $card }.
event-ai-spell = { $side } zieht den KI-Zauber: { $card }.
event-ai-waits = { $side } hält bereit: { $card }.
event-ai-postponed = { $side } verschiebt auf die nächste Runde: { $card }.
event-ai-under = { $side } legt unter den KI-Stapel: { $card }.
event-ai-shuffled = { $side } mischt zurück: { $card }.
event-ai-laid = { $unit } – diese Karte liegt nun hier: { $card }.
event-ai-lifted = { $unit } – diese Karte ist verbraucht: { $card }.
event-ai-skill = { $side } nutzt die Fähigkeit: { $card }.
