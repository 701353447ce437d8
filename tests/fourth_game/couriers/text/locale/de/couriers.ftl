### Alles, was Kuriere sagt.

game = Kuriere
game-text = Zwei oder drei Reiter tragen dieselbe Nachricht zum Hof. Zeigt eure Karten nicht her, traut den Würfeln, so weit ihr es wagt, und schlaft in Gasthöfen.
scenario-race = Das Rennen zum Hof
story-race = Dreißig Meilen Straße, fünf Gasthöfe, und wer Zweiter wird, hätte ebenso gut daheimbleiben können.
goal-race = Sei als Erster am Hof.
bot-dashing = Draufgänger
bot-dashing-text = Zählt Meilen und Wahrscheinlichkeiten und weiß, wann Schluss ist. Trägt nichts nach.

## Was gefragt wird, und was man antworten kann.

prompt-ask-card = Spiele eine Karte.
prompt-ask-roll = Einen Würfel werfen oder hier anhalten?
prompt-ask-rival = Wem lauerst du auf?
prompt-ask-swap = Du bist in einem Gasthof. Legst du eine Karte ab, um zwei zu ziehen?
option-play = Spielen: { $what }
option-drop = Ablegen: { $what }
option-swap = Ablegen: { $what }
option-keep = Alle Karten behalten
option-waylay = Spieler { $what } auflauern
option-roll = Einen Würfel werfen
option-stop = Hier anhalten

## Was geschehen ist.

event-turn = { $player } ist unterwegs.
event-played = { $player } spielt: { $card }.
event-dropped = { $player } kann nichts spielen und legt ab: { $card }.
event-rolled = { $player } würfelt eine { $n }.
event-stumbled = { $player } würfelt noch eine { $n }: Das Pferd strauchelt.
event-arrived = { $player } erreicht Meile { $n }.
event-waylaid = { $player } lauert { $player2 } auf; es geht zurück zu Meile { $n }.
event-swapped = { $player } legt im Gasthof ab: { $card }.
event-drawn = Du ziehst: { $card }.
event-won = { $player } ist als Erster am Hof.
event-late = { $player } hat keine Karte mehr, und die Tore schließen.

## Wie heißt, was daliegt.

view-court = Hof bei Meile
view-deck = Karten im Stapel
view-rolled = Würfel
view-players = Kuriere
view-mile = Meile
view-inn = Im Gasthof
view-cards = Karten
view-hand = Hand
view-discard = Ablage
word-walk = Schritt
word-trot = Trab
word-gallop = Galopp
word-ambush = Hinterhalt
