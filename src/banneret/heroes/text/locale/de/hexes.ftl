### Das Hex-Schlachtfeld: Hindernisse, der Initiativemarker und die Regeln, die man umstellen kann.

## Hindernisse.

obstacle-pond = Teich
obstacle-mound = Hügel
obstacle-spine = Gerippe
obstacle-rocks = Felsen
obstacle-log_a = Moosiger Stamm
obstacle-log_b = Kahler Stamm
obstacle-skull = Schädel
obstacle-stones = Steine

## Das Protokoll.

event-ramparts = Vor der Zone des Verteidigers stehen Mauern, das Tor um { $space }.
event-conjure = { $n ->
    [0] Ein Kraftfeld versperrt { $space } und { $second }.
   *[other] Eine Feuerwand brennt auf { $space }.
}
event-fade = { $n ->
    [0] Das Kraftfeld auf { $space } vergeht.
   *[other] Die Feuerwand auf { $space } erlischt.
}

## Fragen und Antworten.

prompt-obstacle = Wähle ein Hindernis zum Hinlegen.
prompt-obstacle-turn = { $obstacle }: Wähle, wie es gedreht ist.
prompt-deploy-hex = { $unit }: Wähle ein Hexfeld.
prompt-obstacle-hex = { $obstacle }: Wähle ein Hexfeld.
prompt-card-hex = { $card }: Wähle ein leeres Hexfeld.
option-obstacle = Hinlegen: { $obstacle }
short-obstacle = Hinlegen

## Regeln, die man umstellen kann.

rulevalue-players = Spieler gegen Spieler
rulevalue-always = Immer
rule-effect_spells = Feuerwand und Kraftfeld
rule-effect_spells-text = Ob zwei weitere Zauber mit je zwei Karten im Zauberstapel sind. Sie wirken nur auf dem Hex-Schlachtfeld.
rule-hex_board = Hex-Schlachtfeld
rule-hex_board-text = Welche Kämpfe auf dem Plan mit 13 mal 9 Hexfeldern statt auf dem kleinen stattfinden.
rule-hex_obstacles = Hindernisse je Seite
rule-hex_obstacles-text = Wie viele Hindernisse jede Seite vor dem Aufstellen auf das Hex-Schlachtfeld legt.
rule-hex_stalemate = Runden ohne Schaden
rule-hex_stalemate-text = Nach so vielen Kampfrunden ohne Schaden endet eine Schlacht auf Hexfeldern unentschieden; 0 für keine Grenze.
rule-hex_units = Einheiten auf Hexfeldern
rule-hex_units-text = Wie viele Einheiten jeder Spieler gleichzeitig auf dem Hex-Schlachtfeld haben darf.

## Der Tisch.

ui-distance = Entfernung: { $n }
ui-far = Entfernung: { $n }, mit Kampfmalus
ui-key-letter = gibt die Antwort dieses Buchstabens; e passt oder beendet
ui-key-hex = tippt ein Hexfeld mit Spalte und Reihe, etwa 6.4; : tippt jede Antwort, esc löscht
ui-sign-initiative = hat den Initiativemarker
ui-sign-afar = zu weit für einen sicheren Schuss: Kampfmalus
ui-sign-obstacle = Hindernisse
ui-until = bis zum Ende von Runde { $n }
