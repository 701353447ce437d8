# Turniere: ihre Szenarien und was nur sie fragen und melden.
scenario-tournament_crossroads = Duell am Kreuzweg
story-tournament_crossroads = Nichts auf dieser Karte ist verborgen, und ein Kämpe darauf ist zu viel.
scenario-tournament_twin_hearts = Zwillingsherzen
story-tournament_twin_hearts = Zwei Schätze liegen nebeneinander. Niemand hat Hände genug, um beide festzuhalten.
rule-tournament_crossroads-tournament_rules = Fraktion und Held werden verdeckt gewählt. Diplomatie und das Stundenglas der Bösen Stunde sind nicht im Spiel. Beide werfen zwei Ressourcenwürfel; die höhere Summe bestimmt, wer beginnt. Nach dem ersten Ziehen darf die Hand einmal zurückgemischt und neu gezogen werden. Mit positiver Moral darf man auch die Karten einer Suche ablegen und noch einmal suchen. Ein Observatorium dreht ein benachbartes Plättchen ohne Helden, statt eines zu entdecken. Artefakte, die das Spiel verlassen haben, zählen weiter.
rule-tournament_twin_hearts-tournament_rules = Fraktion und Held werden verdeckt gewählt. Diplomatie und das Stundenglas der Bösen Stunde sind nicht im Spiel. Beide werfen zwei Ressourcenwürfel; die höhere Summe bestimmt, wer beginnt. Nach dem ersten Ziehen darf die Hand einmal zurückgemischt und neu gezogen werden. Mit positiver Moral darf man auch die Karten einer Suche ablegen und noch einmal suchen. Ein Observatorium dreht ein benachbartes Plättchen ohne Helden, statt eines zu entdecken. Artefakte, die das Spiel verlassen haben, zählen weiter.
prompt-blind-pick = { $player }: Wähle Fraktion und Held. Niemand sieht es, bis alle gewählt haben.
prompt-starter = { $player } hat höher gewürfelt: Wer beginnt?
prompt-build-center = { $player }: Lege das Zentrumsplättchen { $tile }.
prompt-build-near = { $player } hat das nahe Plättchen { $tile } gezogen. Es kommt, wenn möglich, neben ein Zentrumsplättchen: wohin?
prompt-build-start = { $player }: Wohin kommt dein Startplättchen { $tile }? Das erste berührt ein nahes Plättchen, das nächste liegt so weit weg wie möglich.
prompt-build-far = { $player } hat das ferne Plättchen { $tile } gezogen. Das erste von jedem berührt das eigene Startplättchen, alle anderen zwei Plättchen: wohin?
prompt-turn-tile = Welches benachbarte Plättchen drehst du?
prompt-new-hand = Deine Hand zurückmischen und { $n ->
    [one] eine neue Karte
   *[other] { $n } neue Karten
 } ziehen? Das geht nur einmal.
option-build-spot = Auf { $place } legen, neben { $tile }
option-build-first = Auf { $place } legen
option-turn = Plättchen drehen ({ $direction })
option-morale-search = Moral ausgeben: diese Karten ablegen und noch einmal suchen
option-new-hand = Neue Hand ziehen
option-keep-hand = Hand behalten
short-turn = Drehen
short-morale_search = Noch einmal suchen
event-picked = { $player } hat Fraktion und Held verdeckt gewählt.
event-tile-drawn = { $player } nimmt das Plättchen { $tile }, um es zu legen.
event-new-hand = { $player } mischt die Hand zurück und zieht { $n ->
    [one] eine neue Karte
   *[other] { $n } neue Karten
 }.
event-search-again = { $player } legt die gesehenen Karten ab und sucht noch einmal.
rule-tournament_twin_hearts-light_grail = Der Gral wird hier nur auf Stufe VI bewacht, und wer ihn nimmt, trägt ihn. Wer diesen Helden besiegt, hat ihn als Nächster; Wächter lassen ihn auf dem Feld liegen.
rule-tournament_twin_hearts-left_behind = Ein Held auf dem Feld, wo der Gral liegen blieb, hebt ihn für 1 Bewegungspunkt auf.
rule-tournament_twin_hearts-set_down = In der eigenen Stadt darf der Träger den Gral für immer abstellen. Dort ist er mehr wert, und die Runde ist die letzte.
action-tournament_twin_hearts-left_behind = Den Gral aufheben
action-tournament_twin_hearts-set_down = Den Gral abstellen
scoring-line-per = { $what }: { $n } für je { $per }
scoring-always = Punkte entscheiden auch, wenn ein Ziel das Spiel beendet.
lobby-to-place = Ihr baut die Karte vor dem Spiel: { $near } nahe Plättchen, eure Startplättchen und { $far } ferne Plättchen, alle offen.
