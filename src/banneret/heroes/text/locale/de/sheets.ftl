### The lines of a sheet: of a unit, a card, a building, a location and whatever else has one.

## Units and cards.

sheet-title = { $name } ({ $tier }, { $faction })
sheet-title-plain = { $name }
sheet-side = { $side }: { $stats }
sheet-stats = { $type }, Angriff { $attack }, Verteidigung { $defense }, LP { $hp }, Initiative { $initiative }
sheet-ability = { $timing } – { $text }
sheet-recruit = Rekrutierung: { $cost }
sheet-reinforce = Verstärkung: { $cost }
sheet-keywords = Schlüsselwörter: { $keywords }
sheet-copies = Karten im Stapel: { $n }
sheet-free = kostenlos
amount-gold = { $n } Gold
amount-building_materials = { $n } Baumaterial
amount-valuables = { $n ->
        [one] 1 Kostbarkeit
       *[other] { $n } Kostbarkeiten
    }
sheet-card-title = { $name } ({ $kind })
sheet-basic = Normaler Effekt ({ $timing }): { $text }
sheet-expert = Experteneffekt ({ $timing }): { $text }

## Spells.

level-basic = normaler Zauber
level-expert = Expertenzauber
sheet-spell-title = { $name } ({ $level }, { $schools })
sheet-spell-timing = Zeitpunkt: { $timing }
sheet-spell-types = Nur auf Einheiten vom Typ { $types }
sheet-step = Zauberkraft { $n }: { $text }
sheet-step-tiers = Zauberkraft { $n }, auf Einheiten der Stufe { $tiers }: { $text }
sheet-spell-discard = Anstatt diesen Zauber zu wirken, darfst du ihn abwerfen, um einem anderen Zauber, den du wirkst, 1 Zauberkraft zu geben.

## When a program that is no ability happens, before the colon.

effect-none = nichts geschieht
phrase-visit = Besuch
phrase-each_player = jeder Spieler
phrase-when_built = beim Bau
phrase-turn_start = zu Beginn deines Zuges
phrase-turn = einmal in deinem Zug
phrase-instead_in_combat = oder stattdessen zu Beginn eines Kampfes gegen einen gegnerischen Helden
phrase-guild = einmal pro Runde für { $cost }

## Artifacts, specialties, overlays.

artifact-minor = schwach
artifact-major = stark
artifact-relic = Relikt
sheet-artifact-title = { $name } (Artefaktkarte, { $level })
sheet-first = Effekt ({ $timing }): { $text }
sheet-second = Oder ({ $timing }): { $text }
sheet-only-faction = Nur für die Fraktion { $faction }
sheet-specialty-title = { $name } (Sonderfähigkeitenkarte, { $hero }, Stufe { $n })
sheet-overlay-title = { $name } (liegt auf einer anderen Einheit)
sheet-lies-on = Liegt auf: { $units }
sheet-below = { $name } ({ $side })

## Locations.

category-none = Feld
category-visitable = besuchbar
category-flaggable = einnehmbar
category-revisitable = mehrfach besuchbar
sheet-location-title = { $name } ({ $category })
sheet-trade = { $given } → { $got }
note-visitable = Nach dem Besuch kommt ein schwarzer Würfel auf das Feld, das dann als leer gilt.
note-flaggable = Der Besucher setzt einen Fraktionswürfel auf das Feld.
note-revisitable = Jeder Besuch zählt; ein Held, der hier steht, darf für 1 Bewegungspunkt noch einmal besuchen.
note-empty = Ein Held betritt es frei, und nichts geschieht.
note-blocked = Kein Held kann es betreten.
note-sanctuary = Ein Held kann hier nicht von anderen Helden angegriffen werden; sie dürfen durchziehen, aber nicht anhalten.
note-mine = Was sie bringt, ist auf das Feld gedruckt.
note-treasure_symbol = Zeigt das Feld mehr Würfel, werden so viele geworfen, und ein Ergebnis gilt.
note-resource_symbol = Zeigt das Feld mehr Würfel, werden so viele geworfen, und ein Ergebnis gilt.

## Buildings.

sheet-building-title = { $name } (Gebäude, { $faction })
sheet-cost = Kosten: { $cost }
sheet-needs = Benötigt: { $buildings }
sheet-recruits = Einheiten der Stufe { $tier } können rekrutiert werden: { $units }
sheet-citadel = Einheiten können von Wenige auf Rudel verstärkt werden. Bei einer Belagerung stehen drei Mauern, das Tor und der Pfeilturm auf dem Spielfeld.

## Heroes.

hero_type-might = Machtheld
hero_type-magic = Magieheld
sheet-hero-title = { $name } ({ $type }, { $faction })
sheet-deck = Startdeck: { $cards }
sheet-cards = { $name } ×{ $n }
sheet-level = Stufe { $n }: { $name }

## Map tiles: a line for each field, clockwise from the middle as printed.

sheet-tile-title = { $name } ({ $kind }, { $terrain })
sheet-tile-start = { $name } ({ $kind }, { $terrain }, { $faction })
sheet-tile-field = { $direction }: { $printed }
sheet-tile-income = { $amount } in jeder Ressourcenrunde
sheet-tile-dice = { $n } Würfel
sheet-tile-guard = Wachen der Schwierigkeit { $level }
sheet-tile-walls = geschlossene Kanten ({ $directions })

## Astrologers cards.

sheet-proclamation-title = { $name } (Astrologenkarte)
sheet-redraw = Ist sie die erste des Spiels, kommt sie zurück, und eine andere wird gezogen.

## AI cards. The value of a difficulty follows the sentence, line by line.

ai_type-might = Macht
ai_type-magic = Magie
ai_type-skill = Fertigkeit
sheet-ai-title = { $name } (KI-Karte, { $type })
ai_effect-attack = Die Einheit, die als Nächste angreift, erhält so viel Angriff:
ai_effect-defend_most_hp = Die Einheit mit den meisten LP erhält, wenn sie angegriffen wird, so viel Verteidigung:
ai_effect-defend_next_active = Die Einheit, die als Nächste aktiviert wird, erhält, wenn sie angegriffen wird, so viel Verteidigung:
ai_effect-cast = Der nächste Zauber der KI wird auf die Einheit mit der höchsten Verteidigung gewirkt, ein schädlicher auf eine gegnerische, ein nützlicher auf eine eigene, mit so viel Zauberkraft:
ai_effect-skill = Die Fertigkeit des Szenarios wird eingesetzt; danach:
follow-no_more = nichts weiter
follow-once_more = sie wird noch einmal eingesetzt
follow-back_in_first_round = in der ersten Kampfrunde wird diese Karte in den Stapel zurückgemischt
sheet-difficulty = { $difficulty }: { $value }
