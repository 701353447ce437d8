### Was für jemanden von selbst beantwortet wird.

habit-start = Beginn meines Zuges
habit-start-ask = Fragen, was abgeworfen und wie viel gezogen wird
habit-start-draw = Nach dem Abwerfen fragen, dann bis zum Limit ziehen
habit-start-keep = Alle Karten behalten und bis zum Limit ziehen
habit-town = Stadtaktionen zwischen den Zügen
habit-town-ask = Fragen
habit-town-pay = Nur fragen, wenn ich etwas bezahlen kann
habit-town-turn = Passen, bis ich am Zug bin
habit-guards = Wachen, die ich gegen andere führe
habit-guards-ask = Fragen
habit-guards-rules = Sie handeln nach der Reihenfolge der Regeln
habit-deploy = Meine Armee vor einem Kampf
habit-deploy-ask = Fragen
habit-deploy-again = Jede Einheit dort, wo sie zuletzt stand
habit-deploy-rules = Wie die Regeln eine Armee aufstellen
habit-fights = Kämpfe gegen mich in Zügen anderer
habit-fights-ask = Selbst führen
habit-fights-bot = Ein Bot führt sie und beantwortet, was dazugehört
