### Wszystko, co mówią Kurierzy.

game = Kurierzy
game-text = Dwóch lub trzech jeźdźców wiezie na dwór tę samą wiadomość. Nie pokazujcie kart, ufajcie kościom, na ile starczy odwagi, i nocujcie w gospodach.
scenario-race = Wyścig na dwór
story-race = Trzydzieści mil drogi, pięć gospód, a kto przyjedzie drugi, mógł równie dobrze zostać w domu.
goal-race = Dojedź na dwór przed innymi.
bot-dashing = Brawurowy
bot-dashing-text = Liczy mile i szanse i wie, kiedy przestać. Nie chowa urazy.

## O co się pyta i co można odpowiedzieć.

prompt-ask-card = Zagraj kartę.
prompt-ask-roll = Rzucasz kością czy stajesz tutaj?
prompt-ask-rival = Na kogo się zasadzasz?
prompt-ask-swap = Jesteś w gospodzie. Odkładasz kartę, żeby dobrać dwie?
option-play = Zagraj: { $what }
option-drop = Odłóż: { $what }
option-swap = Odłóż: { $what }
option-keep = Zatrzymaj wszystkie karty
option-waylay = Zasadź się na gracza { $what }
option-roll = Rzuć kością
option-stop = Stań tutaj

## Co się stało.

event-turn = { $player } rusza w drogę.
event-played = { $player } zagrywa: { $card }.
event-dropped = { $player } nie może nic zagrać i odkłada: { $card }.
event-rolled = { $player } wyrzuca { $n }.
event-stumbled = { $player } znowu wyrzuca { $n }: koń się potyka.
event-arrived = { $player } dojeżdża do mili { $n }.
event-waylaid = { $player } zasadza się na drodze; { $player2 } cofa się do mili { $n }.
event-swapped = { $player } odkłada w gospodzie: { $card }.
event-drawn = Dobierasz: { $card }.
event-won = { $player } dojeżdża na dwór przed innymi.
event-late = { $player } nie ma już kart, a bramy się zamykają.

## Jak się nazywa to, co leży na stole.

view-court = Dwór przy mili
view-deck = Karty w talii
view-rolled = Kości
view-players = Kurierzy
view-mile = Mila
view-inn = W gospodzie
view-cards = Karty
view-hand = Ręka
view-discard = Odrzucone
word-walk = Stęp
word-trot = Kłus
word-gallop = Galop
word-ambush = Zasadzka
