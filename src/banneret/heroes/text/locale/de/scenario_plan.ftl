### Ein Szenario, gezeichnet und erzählt von `banneret scenario show`.

plan-tiles = { $n } × { $kind }
plan-tiles-dealt = { $n } × { $kind }: { $dealt }
plan-some = { $n } { $what }
plan-pool = Ferne Plättchen in jedem Vorrat: { $n } ({ $dealt })
plan-starts = Zu Beginn
plan-lost = Wie man verliert
plan-ai = KI-Helden
plan-ai-hero = { $name } ({ $place }), { $behaviour }: { $army }
plan-ai-who = { $name } ({ $place }), { $behaviour }
plan-ai-goal = { $behaviour } ({ $goal })
plan-ai-movement = { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
plan-ai-army = Gezogen: { $armies }
plan-ai-waves = Gezogen, sooft er kommt: { $armies }
plan-ai-then = { $first }, dann { $second }
plan-ai-more = Für jeden Spieler nach dem zweiten dazu: { $units }
plan-ai-reserve = In Reserve: { $units }
plan-ai-cards = KI-Karten: { $cards }
plan-ai-spells = Zauber: { $spells }
plan-ai-skill = Fähigkeit: { $skill }
plan-ai-losses = Was er verliert, bleibt verloren
plan-ai-beaten = wer ihn schlägt
plan-ai-shared = KI-Helden ohne eigene Karten. { $text }
plan-ai-armies = { $names }: { $armies }
plan-ai-and = { $first }. { $second }
plan-every = Alle { $n } Runden ab Runde { $round }: { $text }
plan-from = Jede Runde ab Runde { $round }: { $text }
plan-face-up = aufgedeckt
plan-face-down = verdeckt
aigoal-nearest_town = die nächste Stadt
aigoal-nearest_home = die nächste Stadt oder Siedlung
aigoal-richest_town = die Stadt mit dem höchsten Einkommen
plan-army-drawn = ein Heer nach Schwierigkeit
plan-enters = { $name }, Runde { $n }
plan-rules = Besondere Regeln
plan-events = Was wann geschieht
plan-round = Runde { $rounds }: { $text }
plan-notes = Außerdem
plan-scoring = Punkte am Ende
plan-bonus = Startbonus, einer davon
plan-turned = { $n ->
        [0] liegt wie gedruckt
       *[other] um { $n }° im Uhrzeigersinn gedreht
    }

## Was eine Karte von einem Plättchen verlangt.

filter-any = beliebig
filter-settlement = mit Siedlung
filter-gold_mine = mit Goldmine
filter-valuables_mine = mit Mine für Kostbarkeiten
filter-obelisk = mit Obelisk
filter-no_obelisk = ohne Obelisk
filter-utopia = mit der Drachenutopie
filter-grail = mit dem Gral
filter-castle = auf Gras
filter-dungeon = unter der Erde
filter-necropolis = auf Erde

## Wie KI-Helden sich verhalten.

behaviour-standard = nach den Regeln für das Spiel allein
behaviour-garrison = verlässt sein Feld nie
behaviour-sentinel = bewacht sein Plättchen
behaviour-hunter = jagt den nächsten Helden
behaviour-marcher = zieht geradewegs zum Ziel
behaviour-raider = nimmt Flaggen von Feldern

## Für wen und unter welcher Bedingung etwas geschieht.

whom-each = jeder Spieler
whom-acting = der Startspieler
whom-lowest = wer am wenigsten hat ({ $what })
whom-highest = wer am meisten hat ({ $what })
whom-without = wer nichts davon hat ({ $what })
whom-seat = Spieler { $n }
whom-turn = Spieler { $n } der Zugreihenfolge
test-with = mit { $tests }
test-and = { $first } und { $second }
test-counted = { $n } × { $what }
test-least = mindestens { $counted }
test-most = höchstens { $counted }
test-exactly = genau { $counted }
test-between = { $least } bis { $counted }
test-not = nicht dies ({ $what })
test-of-team = { $test } (das ganze Team)
test-of-anybody = { $test } (irgendwer)

## Was an einem Ort anders ist.

field-called = heißt hier „{ $called }“
field-guard = Wachen der Schwierigkeit { $level }
field-open = keine Wachen
field-exclusive = ein neuer Würfel ersetzt den, der dort liegt
field-movement = Betreten bewirkt nichts, ein Besuch kostet { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
field-needs = Besuch nur mit { $tests }
field-no_token = der Gral ist nicht dort

## Wann etwas geschieht: vor dem Doppelpunkt dessen, was eine Regel tut.

when-game_start = vor der ersten Runde
when-round_start = wenn eine Runde beginnt
when-resource_round = nach dem Einkommen einer Ressourcenrunde
when-round_end = wenn eine Runde endet
when-turn_start = am Anfang eines Zuges
when-turn_end = am Ende eines Zuges
when-hero_turn_end = am Ende eines Zuges, für jeden Helden auf der Karte
when-visit = wenn ein Held ein Feld besucht
when-flag = wenn ein Spieler ein Feld einnimmt
when-first_flag = wenn ein Spieler ein Feld einnimmt, das noch niemand hatte
when-lay_tile = wenn ein Spieler ein Plättchen aus seinem Vorrat legt
when-beat_hero = wenn ein Hauptheld eines Gegners besiegt wird
when-beat_second = wenn ein Nebenheld eines Gegners besiegt oder aufgegeben wird
when-beat_second_in_combat = wenn ein Nebenheld eines Gegners im Kampf besiegt wird
when-capture_town = wenn die Startstadt eines anderen eingenommen wird
when-combat_start = wenn ein Kampf beginnt
when-beat_ai = wenn ein KI-Held besiegt wird
when-ai_flag = wenn ein KI-Held ein Feld einnimmt
when-victory = wenn das Szenario gewonnen ist
