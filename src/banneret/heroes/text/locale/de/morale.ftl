### The Morale decks of the Battlefield expansion: their cards, and what is asked and told about them.

morale-repeat_search = Neue Suche
morale-combat_draw = Kampfkarte
morale-combat_bonus = Kampfbonus
morale-reroll_die = Neuer Wurf
morale-set_attack_die_plus = Sicherer Treffer
morale-remove_token = Abschütteln
morale-replace_adventure_card = Neuer Weg
morale-redraw_hand = Frische Hand
morale-search_one = Hastige Suche
morale-set_attack_die_minus = Sicherer Fehlschlag
morale-next_roll_minus_one = Zaudern
morale-roll_one_less = Ungeschick
morale-skip_activation = Starr vor Angst
morale-random_combat_discard = Verwirrung
morale-put_token = Panik
morale-reroll_plus_one = Böses Omen

## What the cards do.

morale-repeat_search-text = Verzichte auf das, was dir eine Suche gerade gebracht hat, und suche noch einmal.
morale-combat_draw-text = Wenn eine Schlacht auf einem Spielplan beginnt, ziehe 1 Karte.
morale-combat_bonus-text = Einmal in einem Kampf: +1 Angriff, +1 Verteidigung oder +1 Kampfkraft.
morale-reroll_die-text = Wirf einen Würfel neu.
morale-set_attack_die_plus-text = Drehe einen deiner eben geworfenen Angriffswürfel auf +1.
morale-remove_token-text = Nimm den Lähmungsmarker von einer deiner Einheiten.
morale-replace_adventure_card-text = Wirf eine Abenteuerkarte ab und ziehe eine andere.
morale-redraw_hand-text = Wirf beliebig viele Handkarten ab und ziehe ebenso viele.
morale-search_one-text = Deine nächste Suche (2) oder mehr wird zu einer Suche (1).
morale-set_attack_die_minus-text = Von deinen nächsten Angriffswürfeln wird einer auf −1 gedreht.
morale-next_roll_minus_one-text = Dein nächster Wurf für Angriff, Verteidigung oder Kampfkraft erleidet −1.
morale-roll_one_less-text = Wenn du das nächste Mal zwei oder mehr Schatz- oder Angriffswürfel wirfst, wirf einen weniger.
morale-skip_activation-text = Wirf vor jeder Aktivierung deiner Einheiten einen Angriffswürfel. Bei −1 entfällt die Aktivierung, und diese Karte geht.
morale-random_combat_discard-text = Wenn deine nächste Schlacht auf einem Spielplan beginnt, wirf eine zufällige Handkarte ab.
morale-put_token-text = Sofort: Lege einen Lähmungsmarker auf eine deiner Einheiten.
morale-reroll_plus_one-text = Dein nächster Angriffswürfel, der +1 zeigt, wird neu geworfen.

## Their sheets.

sheet-morale-positive = { $name } (gute Moral)
sheet-morale-negative = { $name } (schlechte Moral)
sheet-morale-icon = Nur in Gefechten und im Abenteuermodus.

## What is asked.

prompt-morale-drop = Welche Moralkarte wirfst du ab?
prompt-morale-keep = Welche dieser Moralkarten behältst du?
prompt-morale-repeat = Auf diese Moralkarte verzichten und noch einmal suchen?
prompt-morale-room = Du hast schon zwei Moralkarten. Eine einsetzen, bevor du Moral erhältst?
prompt-morale-start = Die Schlacht beginnt. Eine Moralkarte einsetzen?
prompt-panic = Panik: Welche deiner Einheiten bekommt einen Lähmungsmarker?
prompt-shake-off = Welche deiner Einheiten verliert ihren Lähmungsmarker?
prompt-shake-off-now = { $unit }: Die Lähmung mit einer Moralkarte abschütteln?
prompt-omens = Zwei Moralkarten wirken auf diesen Wurf. Welche zuerst?
prompt-morale-minus = Welcher Würfel wird auf −1 gedreht?
prompt-power-dice = Würfel: { $face }. Eine Moralkarte einsetzen?

option-morale = Moralkarte: { $card }
option-morale-drop = Abwerfen: { $card }
option-morale-keep = Behalten: { $card }
option-morale-plus = Moralkarte: Die { $face } auf +1 drehen
option-morale-minus = Die { $face } auf −1 drehen
short-morale = Einsetzen
short-morale_drop = Abwerfen
short-morale_keep = Behalten
short-morale_plus = Auf +1 drehen
short-morale_minus = Auf −1 drehen

## What happens.

event-morale-card = { $side } setzt die Moralkarte ein: { $card }.
event-morale-dropped = { $side } wirft die Moralkarte ab: { $card }.
event-morale-taken = { $side } erhält die Moralkarte: { $card }.
event-morale-look = { $side } durchsucht den Stapel für gute Moral ({ $n }).
event-morale-seen = { $side } sieht die Moralkarte: { $card }.
event-morale-under = { $side } legt eine Moralkarte unter den Stapel.
event-morale-shuffled = Der Abwurfstapel für { $n ->
        [0] gute
       *[1] schlechte
    } Moral wird zu einem neuen Stapel gemischt.
event-die-turned = { $side } dreht den Würfel von { $face } auf { $by }.
event-fear-die = { $unit } – Würfel gegen die Angst: { $face }.
event-frightened = { $unit } { $unit_number ->
        [one] ist
       *[other] sind
    } starr vor Angst und { $unit_number ->
        [one] tut
       *[other] tun
    } nichts.
event-roll-less = { $side } wirft einen Würfel weniger: { $n }.
event-power-die = { $side } würfelt um Kampfkraft: { $face }.
event-power-changed = Kampfkraft von { $side }: { $by }.
