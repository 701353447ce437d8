### Tout ce que dit Courriers.

game = Courriers
game-text = Deux ou trois cavaliers portent la même nouvelle à la cour. Cachez vos cartes, fiez-vous aux dés autant que vous l’osez et dormez à l’auberge.
scenario-race = La course à la cour
story-race = Trente milles de route, cinq auberges, et le deuxième aurait aussi bien fait de rester chez lui.
goal-race = Arriver à la cour avant tous les autres.
bot-dashing = Fougueux
bot-dashing-text = Compte les milles et les chances, et sait s’arrêter. N’est pas rancunier.

## Ce qui est demandé, et ce que l’on peut répondre.

prompt-ask-card = Jouez une carte.
prompt-ask-roll = Lancer un dé, ou s’arrêter ici ?
prompt-ask-rival = À qui tendez-vous l’embuscade ?
prompt-ask-swap = Vous êtes à l’auberge. Écarter une carte pour en piocher deux ?
option-play = Jouer : { $what }
option-drop = Écarter : { $what }
option-swap = Écarter : { $what }
option-keep = Garder toutes les cartes
option-waylay = Surprendre le joueur { $what }
option-roll = Lancer un dé
option-stop = S’arrêter ici

## Ce qui s’est passé.

event-turn = { $player } est en route.
event-played = { $player } joue : { $card }.
event-dropped = { $player } ne peut rien jouer et écarte : { $card }.
event-rolled = { $player } obtient un { $n }.
event-stumbled = { $player } obtient un deuxième { $n } : le cheval trébuche.
event-arrived = { $player } atteint le mille { $n }.
event-waylaid = { $player } surprend { $player2 }, qui recule au mille { $n }.
event-swapped = { $player } écarte à l’auberge : { $card }.
event-drawn = Vous piochez : { $card }.
event-won = { $player } arrive à la cour avant tous les autres.
event-late = { $player } n’a plus de carte, et les portes se ferment.

## Comment s’appelle ce que l’on voit.

view-court = Cour au mille
view-deck = Cartes dans la pioche
view-rolled = Dés
view-players = Courriers
view-mile = Mille
view-inn = À l’auberge
view-cards = Cartes
view-hand = Main
view-discard = Défausse
word-walk = Pas
word-trot = Trot
word-gallop = Galop
word-ambush = Embuscade
