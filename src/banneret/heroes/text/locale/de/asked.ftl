### What a table says beside a question: short labels for things one clicks, and second lines.

## Short labels. The thing itself says the rest.

short-go = Hierher ziehen
short-go-fight = Hinziehen und kämpfen
short-go2 = Nebenheld: hierher ziehen
short-go2-fight = Nebenheld: hinziehen und kämpfen
short-discover = Entdecken
short-discover2 = Nebenheld: entdecken
short-lay = Plättchen legen
short-lay2 = Nebenheld: Plättchen legen
short-rotate = So legen
short-revisit = Noch einmal besuchen
short-settle = Diesen Ort wählen
short-lead = Hierher schicken
short-stop = Hier anhalten
short-build = Bauen
short-use = Nutzen
short-recruit = Rekrutieren
short-reinforce = Verstärken
short-use_unit = Fähigkeit nutzen
short-weaken = Auf Wenige drehen
short-hire = Helden rekrutieren
short-buy_spell = Zauber kaufen
short-play = Spielen
short-expert = Als Experte spielen
short-second = Zweiter Effekt
short-cast = Wirken
short-power = Zauberkraft dazu
short-power_expert = Zauberkraft dazu (Experte)
short-power_second = Zauberkraft dazu (zweiter Effekt)
short-discard = Abwerfen
short-keep = Behalten
short-take = Nehmen
short-take_top = Nehmen
short-put = Ablegen
short-put-back = Zurücklegen
short-replace = Ersetzen
short-remove = Aus dem Spiel entfernen
short-look = Karten ansehen
short-top = Obenauf
short-bottom = Nach unten
short-offer = Geben
short-exchange = Karte tauschen
short-deploy = Aufstellen
short-redraw = Ersetzen
short-move = Bewegen
short-attack = Angreifen
short-break = Zerstören
short-target = Wählen
short-activate = Aktivieren
short-morale_draw = 1 Karte ziehen
short-morale_swap = Karten tauschen
short-reroll = Neu werfen
short-morale_reroll = Mit Moral neu werfen
short-luck_reroll = Mit Glück neu werfen

## Second lines under a question.

hint-two-heroes = Bewegungspunkte: { $n }, für den Nebenhelden { $other }.
hint-town-open = In der Stadt noch möglich: { $what }.
hint-town-build = bauen
hint-town-population = rekrutieren
hint-town-spell_book = Zauber kaufen
hint-town-again = Inzwischen hat jemand etwas getan; darum werden alle noch einmal gefragt.
hint-purse = Du hast: { $what }.
hint-guards = Wachen der Schwierigkeit { $n }.
hint-fighting = Im Kampf: { $unit } gegen { $target }.
hint-deploy = Noch aufzustellende Einheiten: { $n }.
hint-movement-left = Übrige Bewegungspunkte: { $n }.
short-pass-roll = Würfeln
short-done-deploying = Die übrigen auslassen
