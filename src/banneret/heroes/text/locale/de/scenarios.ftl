### Szenarien: was sie zählen, wie man sie gewinnt und verliert, ihre eigenen Verben, und was das Protokoll erzählt.

## Was sich zählen lässt, als Name.

measure-mine = Minen
measure-settlement = Siedlungen
measure-town = Städte
measure-mine_or_settlement = Minen und Siedlungen
measure-gold_mine = Goldminen
measure-materials_mine = Minen für Baumaterial
measure-valuables_mine = Minen für Kostbarkeiten
measure-points = Punkte
measure-gold = Gold
measure-building_materials = Baumaterial
measure-valuables = Kostbarkeiten
measure-income = Einkommen in Goldwert
measure-level = Heldenstufe
measure-cube = Würfel der Gegner
measure-rival_town = Startstädte der Gegner
measure-main_hero_beaten = besiegte Haupthelden
measure-rival_beaten = Gegner mit besiegtem Haupthelden
measure-building = Gebäude
measure-artifact = Artefakte
measure-round = Runden
measure-grail = der Gral
measure-eliminated = ausgeschiedene Spieler
measure-of-tile = gehaltene Felder: { $what }
measure-of-standing = ein Held bei: { $what }
measure-of-unflagged = { $what }, die ihr nicht haltet
measure-gold_income = Gold an Einkommen
measure-materials_income = Baumaterial an Einkommen
measure-valuables_income = Kostbarkeiten an Einkommen
measure-rival_in_contest = Gegner noch im Wettstreit
measure-beast_slain = die Bestie erlegt
measure-flagged = markierte Felder
measure-secondary_hero_beaten = besiegte Nebenhelden
measure-home = Städte und Siedlungen
measure-town_lost = verlorene Städte
measure-fallen = eigener Hauptheld besiegt
measure-fallen_to_ai = eigener Hauptheld von einem KI-Helden besiegt
measure-of-own_half = { $what } in der eigenen Hälfte
measure-of-other_half = { $what } in der anderen Hälfte
measure-of-standing_on = ein Held auf: { $what }
token-points = Siegpunkte
counted = { $half ->
        [up] die Hälfte von { $n } × { $what }, aufgerundet
        [down] die Hälfte von { $n } × { $what }, abgerundet
       *[none] { $n } × { $what }
    }
word-unit-choice = Einheit nach Wahl: { $tier } ({ $side })
word-unit-draw = eine gezogene neutrale Einheit: { $tier }

## Wege zu Sieg und Niederlage.

table-goal-points = Erreiche { $n } Siegpunkte.
table-goal-bank = Besitze { $n } × { $what }.
table-goal-beast_slain = Erlege die Bestie.
table-goal-measure = Erreiche { $n } × { $what }.
table-goal-measure-once = Erreiche: { $what }.
table-goal-flag-once = Halte: { $what }.
table-goal-hold-all = Haltet alle: { $what }.
table-goal-own = Besitze { $amount }.
table-goal-measure-none = Keine mehr übrig: { $what }.
table-goal-measure-most = Höchstens { $n } × { $what }.
table-goal-held = { $text } Am Ende von { $n } Runden in Folge.
table-goal-from = { $text } Ab Runde { $n }.
table-goal-joker = { $text } Einen ersetzen kann: { $what }.
table-goal-and = { $first } Und: { $second }
table-limit-most_points = Nach Runde { $n }: die meisten Punkte gewinnen.
table-limit-defeat = Nach Runde { $n }: das Szenario ist verloren.
lobby-rounds-most_points = { $rounds }, dann zählen Punkte
lobby-rounds-defeat = { $rounds }, dann ist es verloren
gamemode-campaign = Kampagne
gamemode-tournament = Turnier
scoring-line = { $what }: { $n }
scoring-tie = Bei Gleichstand: { $what }.

## Verben der Szenarien.

verb-story = die Geschichte geht weiter
verb-score = erhalte { $score ->
        [counted] Siegpunkte: { $score_text }
        [one] 1 Siegpunkt
       *[other] { $score } Siegpunkte
    }
verb-token = { $amount ->
        [counted] erhalte „{ $token_name }“: { $amount_text }
       *[other] „{ $token_name }“ { $amount_signed }
    }
verb-gain_counted = erhalte { $gain_counted_name }: { $amount_text }
verb-set_rule = { $active ->
        [yes] eine weitere Regel des Szenarios tritt in Kraft
       *[no] eine Regel des Szenarios gilt nicht mehr
    }
verb-move_all = { $who ->
        [main] dein Hauptheld erhält
       *[all] jeder deiner Helden erhält
    } { $move_all ->
        [one] 1 Bewegungspunkt
       *[other] { $move_all } Bewegungspunkte
    }
verb-income_step = dein Einkommen { $income_step ->
        [choice] einer Ressource deiner Wahl
       *[other] ({ $income_step_name })
    } rückt um { $steps_signed } auf seiner Leiste
verb-add_unit = eine Einheit schließt sich an: { $add_unit_name }
verb-build_free = ein Gebäude steht kostenlos: { $build_free_name }
verb-free_hero = ein Nebenheld schließt sich kostenlos an
verb-gain_card = nimm { $gain_card_name } { $to ->
        [deck] in dein Deck
       *[hand] auf die Hand
    }
verb-draft = nimm eines, das noch niemand genommen hat: { $draft }
verb-choose_other = nimm eines, aber nicht das vom letzten Mal: { $choose_other }
verb-clear_tiles = nimm die schwarzen Würfel von allen { $clear_tiles ->
        [start] Startplättchen
        [far] fernen Plättchen
        [near] nahen Plättchen
       *[center] mittleren Plättchen
    }

## Das Protokoll.

event-rule = { $player }: { $text }
event-story = { $text }
event-token = { $player }: { $token } { $by }.
event-token-shared = Gemeinsam: { $token } { $by }.
event-rule-set = { $on ->
        [yes] Neu in Kraft: { $text }
       *[no] Nicht mehr in Kraft: { $text }
    }
event-joined = { $unit } { $unit_number ->
        [one] schließt
       *[other] schließen
    } sich { $player } an.
event-scored = { $player } hat { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }.
prompt-rule = { $text }
prompt-income-step = Welches Einkommen rückt?

## In the terminal.

table-scenario-defeats = Wie es verloren geht
table-scenario-events = Was wann geschieht
table-scenario-rules = Sonderregeln
table-scenario-counts = Punkte und Marken
table-scenario-foes = Helden, die niemand spielt
table-scenario-next = nächstes Ereignis: Runde { $n }
table-scenario-waits = Noch nicht in Kraft: { $text }
table-scenario-left = noch { $n }
table-scenario-flag-ai = von der KI-Seite gehalten
table-scenario-foe = { $name }: { $state ->
        [beaten] besiegt
        [here] auf der Karte
        [called] kommt, wenn er gerufen wird
       *[later] ab Runde { $n }
    }
table-scenario-behaviour-garrison = Verlässt sein Feld nie.
table-scenario-behaviour-sentinel = Bleibt auf seinem Plättchen und greift an, wer dort einen Zug beendet.
table-scenario-behaviour-hunter = Jagt den nächsten Helden, Bewegung { $n }.
table-scenario-behaviour-marcher = Zieht zu seinem Ziel, Bewegung { $n }.
table-scenario-behaviour-raider = Reißt Fahnen nieder, Bewegung { $n }.
table-scenario-behaviour-standard = Greift Helden auf seinem Plättchen an, nimmt Minen und Siedlungen, zieht auf Städte, Bewegung { $n }.
