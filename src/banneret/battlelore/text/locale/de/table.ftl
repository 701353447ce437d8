# Tisch und Empfang: Phasen, Schritte, Zeitpunkte der Arkanakarten, Anmerkungen der Abenteuer.

phase-creation = Akademie
phase-setup = Aufbau
phase-command = Befehlskarte
phase-order = Befehle
phase-move = Bewegung
phase-combat = Kampf
phase-draw = Ende des Zuges
phase-after = Nach dem Abenteuer
phase-over = Vorbei

step-captives = Gefangene
step-spoils = Kriegsbeute
step-experience = Erfahrung
step-buy = Kauf
step-draw = Artefakte
step-put_back = Zurücklegen
step-rise = Neue Fertigkeiten
step-record = Der Bogen
step-class = Klasse
step-skill = Erste Fertigkeit
step-artifact = Erstes Artefakt
step-gift = Gabe des Ausbilders

window-command = am Anfang eines Zuges
window-move = in der Bewegungsphase
window-combat = in der Kampfphase
window-attacked = vor einem Wurf
window-rolled = nach einem Wurf
window-flags = wenn eine Einheit sich zurückziehen muss
window-after = nach einem Angriff
window-moved = nach einer feindlichen Bewegung
window-orders = nach einer Abschnittskarte
window-card = als Antwort auf eine Arkanakarte
window-end = am Ende eines Zuges
window-own = zu einer eigenen Arkanakarte

effect-poison = vergiftet
effect-web = in einem Netz gefangen

card-section = Abschnittskarte
card-tactic = Taktikkarte
class-common = jede Klasse
need-riding = ein berittener Held
need-cleric = ein Kleriker
need-wizard_or_cleric = ein Zauberer oder Kleriker
need-a_battle_skill = eine Kampffertigkeit

adventure-academy-text = Aus einem leeren Bogen wird ein Held: eine Klasse, eine erste Fertigkeit, ein erstes Artefakt.
mode-medieval = Mittelalterlich
mode-lore = Mit Arkana
mode-heroes = Mit Helden
seat-alone = Kein Held
rule-lore-text = Würfel bringen Arkanamarken, und beide Seiten spielen Arkanakarten, ohne Kriegsrat.
rule-fragile_alliances = Zerbrechliche Bündnisse
rule-fragile_alliances-text = Verbündete dürfen den Helden des anderen keine Befehle geben.
switch-no = Aus
switch-yes = An

goal-banners = Wer zuerst { $n } Siegesbanner hat, gewinnt.
note-council = { $side }: Kriegsrat mit { $n } Stufen.
note-council-fixed = { $side }: Kriegsrat mit { $masters }.
note-cards = { $side }: { $n } Befehlskarten.
note-cunning = Listige Gegner: Jede Einheit, die ihr Feld hält, darf zurückschlagen.
note-hold = { $side } hat { $n ->
        [one] ein Banner
       *[other] { $n } Banner
    }, solange diese Seite { $hexes } hält.
note-sight = In den ersten { $turns } Zügen jeder Seite sieht niemand weiter als { $n } Felder.
note-chests = { $n } verborgene Truhen für Helden.
note-graves = Truhen zwischen den Gräbern bringen auch Erfahrung.
note-tents = Jede Seite hat ein Feldherrenzelt, das die andere nehmen kann.
note-quest = Ein Held zu Fuß kann auf { $hex } die Aufgabe erfüllen.
note-slaying = Ein Held, der eine Kreatur besiegt, findet { $n ->
        [one] ein Artefakt
       *[other] { $n } Artefakte
    }.
note-trophy = Ein Held, der einen anderen verwundet hat, nimmt mehr Schätze.
note-call = { $side } ruft Reserven zu den Waffen: { $units }.

hint-orders = Erteilte Befehle: { $n } von { $of }.
hint-window = Zeitpunkt: { $moment }.
hint-battle = { $unit } gegen { $target }: { $moment }.
hint-flags = Flaggen gegen sie: { $n }.
hint-steps = Noch so viele Felder: { $n }.

## Eine Partie in Zahlen.

number-battles = Gefechte ausgetragen
number-felled = Einheiten vernichtet
number-units_lost = Einheiten verloren
number-figures = Figuren entfernt
number-lore_cards = Arkanakarten gespielt
number-strength = Stärke der Armeen
number-strength-unit = je Runde, in Kampfwürfeln
