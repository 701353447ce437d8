# Camps de plusieurs joueurs et appels aux armes.

# Deux joueurs d’un même camp se distinguent par leur place.
player-of = { $side }, joueur { $n }

prompt-ask-called = Dans quelle section appelez-vous vos réserves et votre héros{"\u00A0"}?
prompt-ask-muster = Vos réserves arrivent. Où entrent-elles en jeu{"\u00A0"}: { $unit }{"\u00A0"}?
prompt-ask-lowered = Votre camp a plus de héros{"\u00A0"}: quel Maître des Arcanes perd un niveau{"\u00A0"}?
option-muster = { $hex }
option-lower = Un niveau de moins{"\u00A0"}: { $master }

event-called = { $side } appelle ses réserves dans cette section{"\u00A0"}: { $section }.
event-muster = Des réserves entrent en jeu en { $hex }{"\u00A0"}: { $unit }.
event-ransom-roll = { $player } lance les dés pour la rançon{"\u00A0"}: { $n ->
        [0] aucun symbole arcane
        [one] { $n } symbole arcane
       *[other] { $n } symboles arcanes
    }.
event-ransom-won = { $player } remporte la rançon.

adventure-the_beacon_is_lit = Le Feu d’alarme
adventure-the_beacon_is_lit-text = De minces lignes tiennent le champ jusqu’à l’arrivée des renforts. Chaque camp décide où les siens prendront place.
