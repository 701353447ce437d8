# Seiten mit mehreren Spielern und Rufe zu den Waffen.

# Zwei Spieler einer Seite unterscheiden sich durch ihren Platz.
player-of = { $side }, Spieler { $n }

prompt-ask-called = In welchen Abschnitt rufst du deine Reserven und deinen Helden?
prompt-ask-muster = Deine Reserven kommen. Wo betreten sie das Schlachtfeld: { $unit }?
prompt-ask-lowered = Deine Seite hat mehr Helden: Welcher Meister der Arkana gibt eine Stufe ab?
option-muster = { $hex }
option-lower = Eine Stufe weniger: { $master }

event-called = { $side } ruft die Reserven in diesen Abschnitt: { $section }.
event-muster = Reserven betreten das Schlachtfeld auf { $hex }: { $unit }.
event-ransom-roll = { $player } würfelt um das Lösegeld: { $n ->
        [0] kein Arkanasymbol
        [one] ein Arkanasymbol
       *[other] { $n } Arkanasymbole
    }.
event-ransom-won = { $player } gewinnt das Lösegeld.

adventure-the_beacon_is_lit = Das Signalfeuer brennt
adventure-the_beacon_is_lit-text = Dünne Linien halten die Stellung, bis die Aufgebote kommen. Jede Seite entscheidet, wo das ihre steht.
