### KI-Helden: ihre Züge im Protokoll, was über sie gefragt wird und was Szenarien von ihnen zählen.

ui-enemy = Der Feind
aihero-all = jeder KI-Held
verb-spawn = { $spawn_name } betritt die Karte
verb-strengthen = { $strengthen_name } wird stärker

## Was sie tun, und nach welcher Regel.

airule-0 = ein Held ist auf dem Plättchen, also Angriff (erste Priorität)
airule-1 = die nächste Mine oder Siedlung des Plättchens wird genommen (zweite Priorität)
airule-2 = Marsch auf die nächste Stadt (dritte Priorität)
airule-3 = Jagd auf den nächsten Helden
airule-4 = Marsch zum Ziel
airule-5 = Überfall auf das nächste beflaggte Feld
airule-6 = kein Schritt, es bleibt beim Feld
airule-7 = was besetzt ist, wird zerstört

event-ai-turn = { $ai } ist am Zug.
event-ai-rule = { $ai }: { $text }.
event-ai-walk = { $ai } zieht nach { $direction }: { $place }.
event-ai-walk-far = { $ai } zieht: { $place }.
event-ai-discovers = { $ai } deckt ein Plättchen auf.
event-ai-sweeps = Die Wache weicht vor { $ai }: { $place }.
event-ai-flag = { $ai } besetzt: { $place }.
event-ai-fight = { $ai } greift { $hero } an: { $place }.
event-ai-met = { $hero } greift { $ai } an: { $place }.
event-ai-draws = Für { $ai } gezogen: { $unit }.
event-ai-enters = { $ai } betritt die Karte: { $place }.
event-ai-beaten = { $player } hat { $ai } besiegt.
event-ai-strengthened = { $ai } wird stärker.
event-ai-razed = { $ai } zerstört: { $place }.

## Fragen.

prompt-lead = Mehrere Wege sind gleich kurz. Welchen nimmt { $ai }?
option-lead = { $place } ({ $direction })

## Ziele und was gezählt wird.

measure-of-ai_trod = von KI-Helden betretene Felder: { $what }
measure-of-razed = zerstörte Felder: { $what }
measure-of-kind_on = { $what } ({ $where })
table-goal-defeat_ai = Besiege { $what }.
table-goal-ai_town = Erobere die Stadt: { $what }.
table-goal-town_lost = Eine Startstadt ist verloren.
table-goal-main_hero_defeated = { $n ->
        [one] Ein Hauptheld wird besiegt.
       *[other] Haupthelden werden { $n }-mal besiegt.
    }
table-goal-main_hero_defeated_ai = { $n ->
        [one] Ein KI-Held besiegt einen Haupthelden.
       *[other] KI-Helden besiegen { $n }-mal einen Haupthelden.
    }
table-goal-survive = Halte bis zum Ende von Runde { $n } durch.
table-goal-razed = Zerstört: { $what }.

## AI heroes of campaigns.

aihero-caomham = Fürst Caomham
aihero-preuet = Fürst Preuet
aihero-ordwald = Ordwald
aihero-ordwald_last = Ordwald
aihero-jeddite = Jeddite
aihero-shiva = Shiva
aihero-ethric = Ethric
aihero-ivor = Ivor
aihero-melodia = Melodia
