# Schlachtfeld: Gefechte.

game-battlefield = Schlachtfeld
game-battlefield-text = Schlachten auf Sechseckfeldern: Stelle ein Deck für ein Gefecht zusammen, oder werde erst in einem Kartenabenteuer stark.
gamemode-duel = Gefecht
scenario-duel_short = Kurzes Gefecht
story-duel_short = Zwei Helden der Stufe 3 mit wenigen Bronze- und Silbereinheiten und einem kleinen Deck.
scenario-duel_medium = Mittleres Gefecht
story-duel_medium = Zwei Helden der Stufe 5 mit Rudeln aus Bronze- und Silbereinheiten und mehr Karten.
scenario-duel_long = Langes Gefecht
story-duel_long = Zwei Helden der Stufe 7 mit all ihren Einheiten als Rudel und den größten Decks.
gamemode-adventure = Abenteuer
scenario-adventure_small = Kleines Abenteuer
story-adventure_small = Neun Runden mit Karten und Stadtbau, dann treffen sich die Armeen auf den Sechsecken.
scenario-adventure_medium = Mittleres Abenteuer
story-adventure_medium = Dreizehn Runden, um stark zu werden, dann treffen sich die Armeen auf den Sechsecken.
scenario-adventure_large = Großes Abenteuer
story-adventure_large = Sechzehn Runden für die mächtigste Armee, dann die Schlacht auf den Sechsecken.

rule-keep_useless_abilities = Müßige Fähigkeiten behalten
rule-keep_useless_abilities-text = Fähigkeitskarten, die in einem Gefecht nichts bewirken, bleiben in ihrem Stapel.
rule-keep_useless_draws = Müßige Karten behalten
rule-keep_useless_draws-text = Eine gezogene Karte bleibt, auch wenn sie im Kampf zu nichts nütze ist.

prompt-drop = { $player }: Welche Karte wird aus dem Spiel entfernt? { $n ->
        [one] Eine muss gehen.
       *[other] { $n } müssen gehen.
    }
option-drop = Ablegen: { $card }
event-dropped = { $player } legt eine Karte ab: { $deck }.
event-dropped-card = Du legst ab: { $card }.
event-swapped-out = { $player } zeigt und ersetzt eine hier nutzlose Karte: { $card }.
event-deck-ready = { $player } hat ein Deck aus { $n } Karten zusammengestellt.
