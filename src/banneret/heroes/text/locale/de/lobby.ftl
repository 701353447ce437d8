### What the lobby tells: games, scenarios, seats, bots, and the rules one may switch.

## Games.

game-heroes = Heroes
game-heroes-text = Das Abenteuer: Erkunde die Karte, baue eine Stadt, führe einen Helden in die Schlacht.

## Scenarios.

gamemode-clash = Wettstreit
gamemode-coop = Kooperativ
gamemode-alliance = Allianz
gamemode-skirmish = Scharmützel
scenario-crossroads = Kreuzwege
story-crossroads = Vier alte Straßen treffen sich an einem Hügel, den kein Herr je lange hielt. Dieses Jahr wird es einer tun.
scenario-skirmish = Scharmützel
story-skirmish = Zwei Heere, ein Feld, kein Morgen. Eine einzige Schlacht mit den Einheiten und Karten, die ihr mitbringt.
goal-skirmish = Schlage alle Einheiten der anderen Seite.
lobby-rounds = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
lobby-rounds-final_battle = { $rounds }, Entscheidungsschlacht
lobby-rounds-draw = { $rounds }, dann unentschieden
lobby-rounds-all_lose = { $rounds }, dann ist alles verloren
lobby-no-limit = bis eine Seite geschlagen ist

## What everybody starts with.

lobby-treasury = Schatzkammer: { $amount }
lobby-income = Einkommen: { $amount }
lobby-built = Gebaut: { $buildings }
lobby-army = Heer: { $units }
lobby-unit-rank = { $n ->
        [1] die billigste Einheit
        [2] die zweitbilligste Einheit
        [3] die drittbilligste Einheit
       *[other] Einheit { $n } nach dem Preis
    } ({ $side })
lobby-unit = { $unit } ({ $side })

## What is special about a scenario.

lobby-pool = { $n ->
        [one] 1 fernes Plättchen für jeden, selbst gelegt
       *[other] { $n } ferne Plättchen für jeden, selbst gelegt
    }
lobby-phrase-obelisk = dein erster Würfel auf einem Obelisken
lobby-phrase-utopia = wenn du das Drachenutopia beflaggst
lobby-phrase-grail = wenn du den Gral besuchst
lobby-phrase-seat = Spieler { $n } der Zugreihenfolge, in Runde 1

## Seats.

side-choose = Am Tisch wählen
side-random = Das Los entscheidet
side-faction = { $faction }, Held wird am Tisch gewählt
side-hero = { $hero }, { $faction }
army-castle_vanguard = Vorhut des Schlosses
army-castle_host = Heer des Schlosses
army-dungeon_vanguard = Vorhut des Verlieses
army-dungeon_host = Heer des Verlieses
army-necropolis_vanguard = Vorhut der Nekropole
army-necropolis_host = Heer der Nekropole
army-random = Zufälliges Heer
army-random-of = Zufälliges Heer: { $faction }
army-guards = Wachen eines Feldes, Schwierigkeit { $level }

## Bots.

## Values of rules.

rulevalue-off = Aus
rulevalue-on = An
rulevalue-tier_then_distance = Erst Stufe
rulevalue-distance_then_tier = Erst Entfernung
rulevalue-clash = Gegner
rulevalue-campaign = Niemand
rulevalue-previous_seat = Vorheriger Spieler
rulevalue-last_finished = Letzter Zug
rulevalue-player = Spieler
rulevalue-enemy = Wachen
rulevalue-hand = Hand
rulevalue-deck_shuffled = Deck

## Rules one may switch: a name, and what it means.

rule-difficulty = Schwierigkeit
rule-difficulty-text = Wie stark die Wachen sind und wie groß der Bonus ist, mit dem alle beginnen.
rule-army_size = Einheiten auf dem Plan
rule-army_size-text = Wie viele Einheiten jede Seite gleichzeitig auf dem Kampfplan haben darf.
rule-round_limit = Rundengrenze
rule-round_limit-text = Nach so vielen Kampfrunden endet die Schlacht unentschieden; 0 für keine Grenze.
rule-mode = Wer die Wachen lenkt
rule-mode-text = Der Gegner bewegt die Wachen eines Feldes, oder niemand, und sie folgen dem Regelheft.
rule-ai_melee_fallback = Ziele der Wachen
rule-ai_melee_fallback-text = Wen ungelenkte Wachen angreifen, wenn niemand ihrer Stufe erreichbar ist.
rule-neutral_left_from = Links der Wachen
rule-neutral_left_from-text = Von wessen Seite des Plans aus ungelenkte Wachen von links nach rechts stehen.
rule-minimum_damage = Jeder Angriff trifft
rule-minimum_damage-text = Ein Angriff richtet immer mindestens 1 Schaden an.
rule-no_rerolls = Keine Neuwürfe
rule-no_rerolls-text = Kein Würfel darf neu geworfen werden, weder mit Moral noch mit Karten.
rule-attack_die_ignored = Angriffswürfel ohne Gewicht
rule-attack_die_ignored-text = Der Angriffswürfel ändert den Schaden nicht; nur Fähigkeiten achten auf ihn.
rule-free_extension = Weitere Runden umsonst
rule-free_extension-text = Eine weitere Runde gegen Wachen kostet keine Bewegung.
rule-gained_cards_to_discard = Neue Karten auf den Abwurfstapel
rule-gained_cards_to_discard-text = Gefundene und gekaufte Karten kommen auf deinen Abwurfstapel statt auf die Hand.
rule-captured_towns_serve = Eroberte Städte dienen
rule-captured_towns_serve-text = Eine Stadt unter fremder Flagge bringt dem Besitzer nichts ein; wer sie hält, nutzt ihre Gebäude.
rule-single_resource = Eins je Würfel
rule-single_resource-text = Ein Ressourcenwürfel gibt nur 1 der gezeigten Ressource.
rule-no_starting_bonus = Kein Startbonus
rule-no_starting_bonus-text = Niemand bekommt den Bonus der Schwierigkeit.
rule-secondary_at_start = Von Anfang an zwei Helden
rule-secondary_at_start-text = Alle beginnen mit einem Nebenhelden auf der eigenen Stadt.
rule-double_income = Reiches Land
rule-double_income-text = Minen und Siedlungen bringen doppelt so viel, auch bei der ersten Flagge.
rule-trade_anytime = Jederzeit handeln
rule-trade_anytime-text = Ressourcen tauscht man, wann immer Stadtaktionen erlaubt sind; ein Handelsposten gibt stattdessen einmal ein Artefakt.
rule-astrologers_every_round = Astrologen in jeder Runde
rule-astrologers_every_round-text = Auch in Ressourcenrunden wird eine Karte gezogen.
rule-no_astrologers = Keine Astrologen
rule-no_astrologers-text = Es wird nie eine Astrologenkarte gezogen.
rule-fields_refresh = Felder erholen sich
rule-fields_refresh-text = In den Runden 4, 8 und 12 verschwinden alle schwarzen Würfel, und die Wachen sind wieder da.
rule-opening_hand = Starthand
rule-opening_hand-text = Alle ziehen vor dem ersten Zug eine volle Hand.
rule-hide_unit_decks = Verborgene Heere
rule-hide_unit_decks-text = Niemand sieht die Einheiten der anderen, bevor sie aufgestellt werden.
rule-income_in_round_1 = Einkommen in Runde 1
rule-income_in_round_1-text = Schon die erste Runde bringt Einkommen.
rule-quick_combat_optional = Schneller Kampf nach Wahl
rule-quick_combat_optional-text = Du darfst Wachen bekämpfen, die vor deiner Stufe fliehen würden.
rule-retaliation_optional = Gegenangriff nach Wahl
rule-retaliation_optional-text = Wem die angegriffene Einheit gehört, der entscheidet, ob sie zurückschlägt.
rule-retreat_anytime = Rückzug jederzeit
rule-retreat_anytime-text = Du darfst dich mitten in einer Kampfrunde vor Wachen zurückziehen.
rule-reveal_neutrals_before_deploy = Wachen zuerst sehen
rule-reveal_neutrals_before_deploy-text = Die Wachen werden gezogen, bevor du deine Einheiten aufstellst.
rule-rotate_on_discover = Entdeckte Plättchen drehen
rule-rotate_on_discover-text = Wer ein verdecktes Plättchen entdeckt, darf es beliebig drehen.
rule-redwood_allows_pool = Observatorium legt eigene Plättchen
rule-redwood_allows_pool-text = Am Rotholz-Observatorium darfst du auch ein eigenes fernes Plättchen legen.
rule-reinforce_needs_dwelling = Verstärken braucht die Behausung
rule-reinforce_needs_dwelling-text = Ein Rudel braucht außer der Zitadelle die Behausung seiner Stufe.
rule-secondary_with_units = Held und Einheiten zugleich
rule-secondary_with_units-text = Wer einen Nebenhelden anwirbt, darf dabei auch rekrutieren und verstärken.
rule-settlement_first_bonus_free_choice = Freie Wahl in neuen Siedlungen
rule-settlement_first_bonus_free_choice-text = Wer eine Siedlung zuerst beflaggt, darf zum Einkommen eine kostenlose Verstärkung nehmen.
rule-shared_tile_order = Reihenfolge geteilter Plättchen
rule-shared_tile_order-text = Ein Gebäude, das sein Plättchen teilt, braucht zuerst das andere.
rule-specialty_gain_zone = Neue Sonderfähigkeiten
rule-specialty_gain_zone-text = Wohin die Sonderfähigkeit der Stufen 4 und 6 kommt: auf die Hand oder ins Deck gemischt.
rule-surrender_in_settlement = Kapitulation in Siedlungen
rule-surrender_in_settlement-text = Ein Held, der eine Siedlung verteidigt, darf kapitulieren.
rule-mage_guild_own_turn_only = Magiergilde im eigenen Zug
rule-mage_guild_own_turn_only-text = Zauber werden nur im eigenen Zug gekauft.
rule-map_cards_main_hero_only = Kartenzüge nur für den Haupthelden
rule-map_cards_main_hero_only-text = Auf der Karte gespielte Karten helfen nie dem Nebenhelden.
rule-morale_decks = Moralstapel
rule-morale_decks-text = Wer Moral erhält, zieht statt eines Markers eine Moralkarte mit eigener Wirkung (Erweiterung Battlefield).
rule-morale_for_neutral_controller = Moral für Würfel der Wachen
rule-morale_for_neutral_controller-text = Wer Wachen lenkt, darf Moral für deren Würfel ausgeben.
rule-neutral_controller = Lenkung der Wachen
rule-neutral_controller-text = Deine Wachen lenkt, wer vor dir sitzt, oder wer zuletzt am Zug war.
rule-second_negative_clears_token = Zweite Schwermut nimmt den Marker
rule-second_negative_clears_token-text = Zweimal erhaltene negative Moral nimmt mit der Hand auch den Marker.
rule-defeat_ends_movement = Niederlage beendet die Bewegung
rule-defeat_ends_movement-text = Ein Held, den Niederlage, Kapitulation oder Rückzug versetzt, zieht nicht weiter.
rule-experience_from_secondary_wins = Erfahrung aus jedem Sieg
rule-experience_from_secondary_wins-text = Auch Siege des Nebenhelden lehren den Haupthelden.
rule-capture_all_defeats = Heimatlos ist besiegt
rule-capture_all_defeats-text = Wer die letzte Stadt und Siedlung verliert, scheidet sofort aus.
rule-cube_on_recapture = Würfel für die eigene Stadt
rule-cube_on_recapture-text = Auch die Rückeroberung der eigenen Stadt bringt einen Würfel.
rule-cap_income_at_track = Einkommen endet mit der Leiste
rule-cap_income_at_track-text = Kein Einkommen wächst über das Ende seiner Leiste hinaus.
rule-enforce_cube_supply = Begrenzte Würfel
rule-enforce_cube_supply-text = Du kannst nicht mehr Felder beflaggen, als du Würfel hast.
rule-unit_deck_limit = Größtes Heer
rule-unit_deck_limit-text = Wie viele Einheiten ein Spieler besitzen darf; 0 für keine Grenze.
rule-treasure_die_faces = Schatzwürfel
rule-treasure_die_faces-text = Wie viele Seiten Erfahrung, ein Artefakt, eine Ressource und zwei Ressourcen zeigen, etwa 2-2-1-1; leer für den üblichen Würfel.
rule-vii_hard_two_gold_one_azure = Schwierigkeit VII auf Schwer
rule-vii_hard_two_gold_one_azure-text = Die stärksten Wachen sind zwei Gold- und eine Azur-Einheit statt einer Gold und zwei Azur.
rule-ask_anyway = Auch ohne Not fragen
rule-ask_anyway-text = Du wirst auch gefragt, wenn du nichts zu spielen hast, damit keine Pause etwas verrät. Über das Netz passt ohne Klick, wer nur passen kann.

